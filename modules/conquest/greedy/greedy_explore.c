/* greedy_explore.c - the greedy player explores while it pays [6].
 *
 * SPDX-License-Identifier: MIT */
#include "chapters/chart.h"
#include "greedy/greedy.h"

/* Steps as the crow flies to the nearest own group. */
static int32_t steps_home(const greedy *g, int32_t seat, int32_t hex)
{
    int32_t hexes = facts_of(g->seen)->hexes, best = FAR;

    for (int32_t at = 0; at < hexes; at++)
        if (controller(g->seen, at) == seat) {
            int32_t steps = facts_of(g->seen)->apart[hex][at];
            best = steps < best ? steps : best;
        }
    return best;
}

/* Unknown hexes around a hex, itself not counted. */
static int32_t unknown_around(const greedy *g, int32_t hex)
{
    const int16_t *near = facts_of(g->seen)->near[hex];
    int32_t count = 0;

    for (int32_t d = 0; d < 6; d++)
        count += near[d] >= 0 && !game_of(g->seen)->hex[near[d]].known &&
                 found_tile(g->seen, near[d]) < 0;
    return count;
}

enum { SURE_ISLAND = 12 }; /* a tile that nobody has seen is worth a hex of the way */

/* How good it is to explore a hex: near to the own groups, with more to find behind it. A tile that
 * others have found costs two knots and is an island for certain; one that nobody has seen
 * (components §10) is an island, too. */
static int32_t worth_of(const greedy *g, int32_t hex)
{
    int32_t worth = 60 - 12 * steps_home(g, g->seat, hex);

    if (game_of(g->seen)->hex[hex].known)
        return NEVER;
    if (found_tile(g->seen, hex) >= 0)
        return worth;
    return worth + unknown_around(g, hex) + (face_down_tile(g->seen, hex) >= 0 ? SURE_ISLAND : 0);
}

/* Islands in a hundred draws from the cup, and draws that would lose the explorer, by what has been
 * drawn openly. */
typedef struct odds {
    int32_t island, lost;
} odds;

/* Where tiles lie in their hexes a marker has to fit the hex (components §10). */
static bool fits(const greedy *g, int32_t type, int32_t hex)
{
    return !facts_of(g->seen)->historic || type == MARKER_OFF_COURSE ||
           (type == MARKER_ISLAND) == (face_down_tile(g->seen, hex) >= 0);
}

static odds cup_odds(const greedy *g, int32_t hex, int32_t knots, int32_t limit)
{
    const conquest_facts *facts = facts_of(g->seen);
    const int32_t *left = g->cup;
    int32_t all = 0, fitting = 0;
    odds sum = {0, 0};

    for (int32_t row = 0; row < facts->markers; row++) {
        all += left[row];
        sum.island += facts->marker_type[row] == MARKER_ISLAND ? left[row] : 0;
        if (!fits(g, facts->marker_type[row], hex))
            continue;
        fitting += left[row];
        sum.lost += knots + facts->marker_knots[row] > limit ? left[row] : 0;
    }
    if (fitting == 0)
        return (odds){0, 0};
    sum.lost = 100 * sum.lost / fitting;
    if (facts->historic && face_down_tile(g->seen, hex) >= 0)
        return (odds){100 - sum.lost, sum.lost};
    return (odds){100 * sum.island / all, sum.lost};
}

/* To be lost costs the next expedition, which finds about one island. Other weights gain nothing:
 * from half to 1.3 times that much a seat wins as often (4,000 games of two), with more of fear it
 * wins less; nor does daring towards the end, or another worth of what is near home. */
static bool pays(const greedy *g, int32_t hex)
{
    const conquest_game *game = game_of(g->seen);
    odds now = cup_odds(g, hex, game->knots, vaka_value(g->seen, VALUE_KNOT_LIMIT, g->seat));

    return now.island > now.lost;
}

static int32_t score_discover(const greedy *g, const vaka_action *action)
{
    int32_t hex = action->arg[0], worth = worth_of(g, hex);

    if (worth <= NEVER || !pays(g, hex))
        return NEVER;
    return 100 + worth;
}

static int32_t score_embark(const greedy *g, int32_t hex)
{
    const int16_t *near = facts_of(g->seen)->near[hex];
    int32_t best = NEVER;

    for (int32_t d = 0; d < 6; d++) {
        if (near[d] < 0 || game_of(g->seen)->hex[near[d]].known ||
            unknown_obstacle(g->seen, g->seat, near[d]))
            continue;
        int32_t worth = worth_of(g, near[d]);
        best = worth > best ? worth : best;
    }
    return 100 + best;
}

/* Land is kept secret until it is settled; an atoll helps only when it is known. */
static int32_t score_keep(const greedy *g)
{
    int32_t at = game_of(g->seen)->seat[g->seat].explorer_at;

    return g->room[at] > 0 ? 10 : -1;
}

/* Where others' explorers are of the least use to them. */
static int32_t score_blow(const greedy *g, int32_t hex)
{
    int32_t explorer = vaka_top(g->seen)->local[0];

    if (explorer == g->seat)
        return worth_of(g, hex);
    return 4 * steps_home(g, explorer, hex) + 2 * steps_home(g, g->seat, hex) -
           unknown_around(g, hex);
}

/* Only what has been found is looked at. */
static void prepare(greedy *g)
{
    int32_t at = game_of(g->seen)->seat[g->seat].explorer_at;

    if (at >= 0 && vaka_top(g->seen)->stage == EXPLORE_FOUND)
        greedy_look(g, at);
    else
        count_cup(g->seen, g->cup);
}

static int32_t score(const greedy *g, const vaka_action *action)
{
    switch (action->verb) {
    case VERB_EMBARK:
        return score_embark(g, action->arg[0]);
    case VERB_DISCOVER:
        return score_discover(g, action);
    case VERB_KEEP:
        return score_keep(g);
    case VERB_BLOW:
        return score_blow(g, action->arg[0]);
    case VERB_SEARCH: /* two points at long odds: better than to stay at home */
        return vaka_value(g->seen, VALUE_KUMARA, g->seat) ? NEVER : IDLE + 1;
    case VERB_REVEAL:
    case VERB_RETURN:
    case VERB_STAY:
        return IDLE;
    default:
        return NEVER;
    }
}

const greedy_step greedy_explore = {prepare, score};
