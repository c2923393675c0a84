/* greedy.c - a sensible player: the best-scored action of the legal list.
 *
 * SPDX-License-Identifier: MIT */
#include "greedy/greedy.h"
#include "chapters/cards.h"
#include "chapters/occasion.h"

/* --- Cards, windows and the rest -------------------------------------------------------------- */

/* Does anybody else stand where the game ends? */
static bool rival_wins(const greedy *g)
{
    for (int32_t seat = 0; seat < g->seen->seats; seat++)
        if (seat != g->seat && game_of(g->seen)->seat[seat].vp >= end_points(g->seen))
            return true;
    return false;
}

enum { BEFORE_DECLARING = 1100, DECLARING = 1000, USING = 900 };

/* A use is worth it when it is offered; but what lowers others' points waits for the end, and who
 * has declared has no answer to give any more (10.4). */
static int32_t score_use(const greedy *g)
{
    const vaka_frame *frame = vaka_top(g->seen);

    if (frame->ask == VAKA_ASK_WINDOW && frame->window == WINDOW_VICTORY)
        return rival_wins(g) ? BEFORE_DECLARING : NEVER;
    return USING;
}

/* A card that works as long as it lies face up is shown at once; mere points stay hidden. */
static int32_t score_show(const greedy *g, int32_t kind)
{
    const conquest_facts *facts = facts_of(g->seen);
    int32_t content = card_content(g->seen, kind);

    if (content < 0 || facts->card_hook[content] >= 0 || facts->card_any[content])
        return NEVER;
    return vaka_content_has(g->seen->layout, SORT_CULTURE, content, CARD_SHOWN) ? 700 : NEVER;
}

/* A kept event tells itself whether now is a good moment. */
static int32_t score_play(const greedy *g, int32_t kind)
{
    int32_t worth = vaka_content_ask(g->seen, SORT_EVENT, event_content(g->seen, kind),
                                     OCCASION_WORTH, g->seat, 0, 1);

    return worth > 0 ? 800 : NEVER;
}

static int32_t score_any(const greedy *g, const vaka_action *action)
{
    switch (action->verb) {
    case VAKA_VERB_PASS:
        return IDLE;
    case VERB_DECLARE:
        return DECLARING;
    case VERB_USE:
        return score_use(g);
    case VERB_SHOW:
        return score_show(g, action->arg[0]);
    case VERB_PLAY:
        return score_play(g, action->arg[0]);
    case VERB_TAKE_ORDER:
        return 10;
    case VERB_ORDER:
        return action->arg[0] == g->seat ? 10 : 0;
    case VERB_HOME:
        return 4 * green_boxes(g->seen, action->arg[0]) + brown_boxes(g->seen, action->arg[0]);
    default:
        return NEVER;
    }
}

/* --- Choosing --------------------------------------------------------------------------------- */

/* A game takes ten turns. */
enum { RESTLESS_TURN = 50, RESTLESS_ONE_IN = 10 };

static const greedy_step other_step = {NULL, score_any};

static const greedy_step *step_now(const vaka_match *seen)
{
    static const greedy_step *const steps[STEP_COUNT] = {
        [STEP_EXPLORE] = &greedy_explore, [STEP_MOVE] = &greedy_move,
        [STEP_BATTLE] = &greedy_battle,   [STEP_RETREAT] = &greedy_battle,
        [STEP_HOME] = &greedy_battle,     [STEP_BUILD] = &greedy_build,
        [STEP_SEARCH] = &greedy_search,
    };
    const vaka_frame *frame = vaka_top(seen);

    if (frame->ask == VAKA_ASK_WINDOW && frame->window != WINDOW_BATTLE_ROLL)
        return &other_step;
    return frame->step < STEP_COUNT && steps[frame->step] ? steps[frame->step] : &other_step;
}

static bool is_common(uint32_t verb)
{
    return verb >= VAKA_VERB_PASS || (conquest_verbs[verb].flags & VAKA_VERB_ANYTIME);
}

/* In a game that lasts so long nobody gets anywhere by what seems best. */
static bool is_restless(const vaka_choice *choice)
{
    return vaka_turn(choice->seen) > RESTLESS_TURN &&
           choice->below(choice->data, RESTLESS_ONE_IN) == 0;
}

/* The greedy player's moods, for plans with whims: how far up or down a number between 0 and `most`
 * brings what is alike, the same all through a plan. 0: it has none. */
typedef struct mood {
    uint32_t most, whim;
} mood;

static int32_t mood_for(const mood *in, uint32_t a, uint32_t b)
{
    uint32_t x = in->whim ^ a * 0x9e3779b9u ^ b * 0x85ebca6bu;

    x = (x ^ x >> 16) * 0x7feb352du;
    x = (x ^ x >> 15) * 0x846ca68bu;
    x ^= x >> 16;
    return (int32_t)(x % (in->most + 1)) - (int32_t)(in->most / 2);
}

/* Of what sort an action is, and which one of them. */
static int32_t swayed(const mood *in, const vaka_action *action)
{
    uint32_t verb = action->verb, first = (uint16_t)action->arg[0];
    uint32_t sort = verb == VERB_BUILD ? verb + 256u * (first + 1u) : verb;

    return (mood_for(in, sort, 1) +
            mood_for(in, sort, first + 2u * 65536u + (uint32_t)(uint16_t)action->arg[1] * 7u)) /
           2;
}

static int32_t best_of(const vaka_choice *choice, const mood *in)
{
    greedy g = {.seen = choice->seen, .seat = choice->seat};
    const greedy_step *step = step_now(choice->seen);
    int32_t best = INT32_MIN, found = VAKA_NONE;
    uint32_t equal = 0;

    if (!choice->asked)
        return VAKA_NONE;
    if (choice->count == 1)
        return 0;
    if (is_restless(choice))
        return (int32_t)choice->below(choice->data, choice->count);
    if (step->prepare)
        step->prepare(&g);
    for (uint32_t i = 0; i < choice->count; i++) {
        const vaka_action *action = &choice->list[i];
        int32_t score = is_common(action->verb) ? score_any(&g, action) : step->score(&g, action);
        if (in->most)
            score += swayed(in, action);
        if (score < best)
            continue;
        equal = score > best ? 1 : equal + 1;
        best = score;
        if (equal == 1 || choice->below(choice->data, equal) == 0)
            found = (int32_t)i;
    }
    return found;
}

static int32_t choose(const vaka_choice *choice)
{
    static const mood sober = {0, 0};

    return best_of(choice, &sober);
}

int32_t greedy_propose(const vaka_choice *choice, uint32_t daring, uint32_t whim)
{
    mood now = {10 + 4 * daring, whim};

    return best_of(choice, &now);
}

static const vaka_bot_spec bots[] = {
    {"greedy", "explores while it pays, settles, keeps its chain, buys cards, attacks at good odds",
     choose},
};

const vaka_bots conquest_bots = {VAKA_STAMP(vaka_bots), bots, sizeof bots / sizeof *bots};
