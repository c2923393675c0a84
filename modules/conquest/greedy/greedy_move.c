/* greedy_move.c - the greedy player moves: colonies to free land, canoes to gaps in the chain.
 *
 * SPDX-License-Identifier: MIT */
#include "chapters/sea.h"
#include "greedy/greedy.h"

/* --- Transit and flips ------------------------------------------------------------------------ */

/* How much nearer a piece gets to where it is wanted. */
static int32_t gain(const int16_t *steps, int32_t from, int32_t to)
{
    return steps[to] < steps[from] ? (steps[from] < FAR ? steps[from] - steps[to] : 1) : 0;
}

static bool is_spare(const greedy *g, int32_t hex)
{
    return g->own[hex][KIND_TRANSPORT] > set_has(&g->link, hex);
}

static int32_t score_transit(const greedy *g, const vaka_action *action)
{
    int32_t kind = action->arg[0], from = action->arg[1], to = action->arg[2], closer;

    if (like_of(g->seen, kind) == KIND_COLONY && !g->room[from]) {
        closer = gain(g->near_target, from, to);
        return closer ? 50 + closer : NEVER;
    }
    if (kind != KIND_TRANSPORT || !is_spare(g, from))
        return NEVER;
    closer = gain(g->near_gap, from, to);
    return closer ? 20 + closer : NEVER;
}

/* --- Sailing ---------------------------------------------------------------------------------- */

static int32_t days(int32_t steps, int32_t left)
{
    return steps <= left ? 0 : 1 + (steps - left - 1) / 2;
}

/* What it is worth to go to a hex, 0 if nothing: with a colony on board to the best land, the
 * sooner the better; else to a gap in the chain, the nearest, seen from Home. */
static int32_t worth_of(const greedy *g, int32_t hex, int32_t steps, int32_t left, bool settles)
{
    if (steps >= FAR)
        return 0;
    if (settles)
        return g->target[hex] ? 300 + g->target[hex] - 25 * days(steps, left) - steps : 0;
    return 150 - 20 * days(steps, left) - 3 * g->cost[hex] - steps;
}

static greedy_voyage voyage(const greedy *g, const int16_t *steps, int32_t left, bool settles)
{
    greedy_voyage best = {VAKA_NONE, 0};
    hex_set goals = settles ? g->land : greedy_gaps(g);

    for (int32_t hex; (hex = set_take(&goals)) >= 0;) {
        int32_t worth = worth_of(g, hex, steps[hex], left, settles);
        if (worth > best.worth)
            best = (greedy_voyage){hex, worth};
    }
    return best;
}

/* Is there a colony here that waits to be shipped? */
static bool waits(const greedy *g, int32_t hex)
{
    return g->own[hex][KIND_COLONY] > 0 && !g->room[hex];
}

static greedy_voyage best_voyage(const greedy *g, int32_t hex, int32_t left, bool laden)
{
    int16_t steps[MAX_HEXES];
    greedy_voyage way = {VAKA_NONE, 0};

    greedy_steps(g, hex, FAR, steps);
    if (laden)
        way = voyage(g, steps, left, true);
    if (way.goal < 0)
        way = voyage(g, steps, left, false);
    return way;
}

static int32_t score_war_canoe(const greedy *g, int32_t hex, int32_t left)
{
    greedy_voyage way = greedy_raid(g, hex, left, greedy_force(g, hex));

    return way.goal >= 0 ? way.worth : NEVER;
}

/* A canoe of the chain carries a colony only if it gets there at once. */
static int32_t score_muster(const greedy *g, const vaka_action *action)
{
    int32_t hex = action->arg[1], left = action->arg[3];
    bool laden = waits(g, hex) && g->targets > 0, spare = is_spare(g, hex);

    if (like_of(g->seen, action->arg[0]) == KIND_WAR_CANOE)
        return score_war_canoe(g, hex, left);
    if (action->arg[0] != KIND_TRANSPORT || (!laden && !spare))
        return NEVER;
    if (!spare && g->near_target[hex] > left)
        return NEVER;
    greedy_voyage way = best_voyage(g, hex, left, laden);
    return way.goal >= 0 ? way.worth : NEVER;
}

static int32_t fleet_left(const greedy *g)
{
    int32_t least = FAR;

    for (VAKA_EACH(g->seen, zone_of(g->seen, ZONE_FLEET), piece)) {
        const vaka_piece *at = &g->seen->pieces[piece];
        int32_t left = vaka_value(g->seen, VALUE_MOVES, g->seat) - at->field[FIELD_MOVED] +
                       counter_of(g->seen, at->kind)->moves;
        if (is_canoe(g->seen, at->kind) && left < least)
            least = left;
    }
    return least;
}

/* Where the fleet goes next: a step that leads nearer to its goal. */
static void set_course(greedy *g)
{
    int32_t at = game_of(g->seen)->fleet_at;
    int16_t steps[MAX_HEXES];
    bool laden = g->fleet[KIND_COLONY] > 0;

    g->goal = g->next = VAKA_NONE;
    if (at < 0)
        return;
    if (g->fleet[KIND_WAR_CANOE])
        g->goal = greedy_raid(g, at, fleet_left(g), greedy_force(g, at)).goal;
    else
        g->goal = best_voyage(g, at, fleet_left(g), laden).goal;
    if (g->goal < 0 || g->goal == at)
        return;
    greedy_steps(g, g->goal, FAR, steps);
    const int16_t *near = facts_of(g->seen)->near[at];
    for (int32_t d = 0; d < 6; d++)
        if (near[d] >= 0 && steps[near[d]] < steps[at] &&
            (g->next < 0 || steps[near[d]] < steps[g->next]))
            g->next = near[d];
}

/* Whoever can comes along on a raid; a colony goes where land is. */
static bool wants_cargo(const greedy *g, const vaka_action *action)
{
    if (g->fleet[KIND_WAR_CANOE])
        return g->goal >= 0 && like_of(g->seen, action->arg[1]) == KIND_WAR_CANOE;
    return like_of(g->seen, action->arg[0]) == KIND_COLONY && g->targets > 0 &&
           !g->fleet[KIND_COLONY] && waits(g, game_of(g->seen)->fleet_at);
}

static bool wants_canoe(const greedy *g, const vaka_action *action)
{
    return g->fleet[KIND_WAR_CANOE] && g->goal >= 0 &&
           like_of(g->seen, action->arg[0]) == KIND_WAR_CANOE && action->arg[3] >= fleet_left(g);
}

/* --- The step --------------------------------------------------------------------------------- */

/* To turn canoes over and to choose among battles takes no plan. */
static void prepare(greedy *g)
{
    int32_t stage = vaka_top(g->seen)->stage;

    if (stage != MOVE_TRANSIT && stage != MOVE_SAIL)
        return;
    greedy_survey(g);
    greedy_plan(g, g->settlers);
    greedy_fields(g);
    if (stage == MOVE_SAIL)
        set_course(g);
}

static int32_t score(const greedy *g, const vaka_action *action)
{
    switch (action->verb) {
    case VERB_TRANSIT:
        return score_transit(g, action);
    case VERB_FLIP:
        return action->arg[1] == TURN_UP ? 10 : NEVER;
    case VERB_MUSTER:
        if (game_of(g->seen)->fleet_at < 0)
            return score_muster(g, action);
        return wants_canoe(g, action) ? 1100 : NEVER;
    case VERB_BOARD:
        return wants_cargo(g, action) ? 1000 : NEVER;
    case VERB_SAIL:
        return action->arg[0] == g->next ? 500 : NEVER;
    case VERB_LAND:
        return 1;
    case VERB_LEAVE: /* a band is the cheaper loss */
        return like_of(g->seen, action->arg[0]) == KIND_BAND ? -1 : -2;
    case VERB_DONE:
        return IDLE;
    case VERB_FIGHT:
        return 10;
    default:
        return NEVER;
    }
}

const greedy_step greedy_move = {prepare, score};
