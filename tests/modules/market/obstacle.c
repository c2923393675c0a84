/* tests/modules/market/obstacle.c - what a seat may do, and why not.
 *
 * SPDX-License-Identifier: MIT */
#include "market.h"

static const vaka_reason other_first = {"other_first", "1.1", "that has to wait"};
static const vaka_reason tired = {"tired", "1.1", "you have acted three times"};
static const vaka_reason enough = {"enough", "2.1", "you have nine fish"};
static const vaka_reason too_dear = {"too_dear", "2.2", "a stall costs two fish"};
static const vaka_reason oneself = {"oneself", "2.3", "that would be yourself"};
static const vaka_reason not_asked = {"no_visitor", "2.3", "nobody is at the door"};
static const vaka_reason no_offer = {"no_offer", "3", "you have made three offers"};

static const vaka_reason *turn_obstacle(const vaka_match *match, const vaka_action *action)
{
    const market_game *game = match->game;

    if (vaka_top(match)->step != STEP_ROUND)
        return &other_first;
    if (action->verb == VERB_REST)
        return NULL;
    if ((action->verb == VERB_TRADE || action->verb == VERB_VISIT) &&
        action->arg[0] == action->seat)
        return &oneself;
    if (action->verb == VERB_TRADE)
        return vaka_deals_left(match, action->seat) ? NULL : &no_offer;
    if (!game->acts)
        return &tired;
    if (action->verb == VERB_CATCH)
        return vaka_counter(match, COUNTER_FISH, action->seat) < FISH_MOST ? NULL : &enough;
    if (action->verb == VERB_BUILD)
        return vaka_counter(match, COUNTER_FISH, action->seat) < STALL_COST ? &too_dear : NULL;
    return NULL;
}

const vaka_reason *market_why_not(const vaka_match *match, const vaka_action *action,
                                  int16_t fact[VAKA_TEXT_ARGS])
{
    (void)fact;
    if (action->verb != VERB_ALLOW && action->verb != VERB_DENY)
        return turn_obstacle(match, action);
    return vaka_top(match)->step == STEP_VISIT ? NULL : &not_asked;
}

void market_legal(const vaka_match *match, int32_t seat, vaka_actions *out)
{
    int16_t fact[VAKA_TEXT_ARGS];

    for (uint8_t verb = 0; verb < VERB_COUNT; verb++) {
        bool named = verb == VERB_TRADE || verb == VERB_VISIT;
        for (int16_t other = 0; other < (named ? match->seats : 1); other++) {
            vaka_action action = {(int8_t)seat, verb, {other, 0, 0, 0}};
            if (!market_why_not(match, &action, fact))
                vaka_offer(out, seat, verb, other, 0, 0, 0);
        }
    }
}
