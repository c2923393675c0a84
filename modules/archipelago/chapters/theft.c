/* chapters/theft.c - a cube in each hand, one of which the thief takes [7.2p]; a tribute [7.2q].
 *
 * SPDX-License-Identifier: MIT
 *
 * Locals of STEP_THEFT: 0 = thief, 1 = victim, 2 = 1: the victim chooses what he hands over. Victim
 * and thief answer at the same time, sealed: so nothing hidden lies anywhere between two questions.
 */
#include "archipelago.h"

enum { THEFT_HIDE, THEFT_TAKE, THEFT_YIELD };

static const vaka_reason REASON_HIDE_TWO = {
    "hide_two", "7.2p", "Hide two cubes that you have, or the only one and nothing"};
static const vaka_reason REASON_NOT_THE_VICTIM = {"not_the_victim", "7.2p",
                                                  "{0:seat} hides the cubes"};
static const vaka_reason REASON_NOT_THE_THIEF = {"not_the_thief", "7.2p",
                                                 "{0:seat} chooses the hand"};

static int32_t cubes_in_all(const vaka_match *match, int32_t seat)
{
    int32_t count = 0;

    for (int32_t good = 0; good < GOODS; good++)
        count += cubes_of(match, seat, good);
    return count;
}

static const vaka_reason *hide_obstacle(const vaka_match *match, const vaka_action *action,
                                        int16_t *fact)
{
    int32_t a = action->arg[0], b = action->arg[1], all = cubes_in_all(match, action->seat);
    int32_t hidden = (a > 0) + (b > 0), wanted = all < 2 ? all : 2;
    bool has = (!a || cubes_of(match, action->seat, a - 1) > (a == b)) &&
               (!b || cubes_of(match, action->seat, b - 1) > 0);

    if (action->seat != vaka_top(match)->local[1])
        return vaka_because(&REASON_NOT_THE_VICTIM, fact, vaka_top(match)->local[1], 0);
    return hidden == wanted && has ? NULL : vaka_because(&REASON_HIDE_TWO, fact, 0, 0);
}

static void offer_hide(const vaka_match *match, int32_t seat, const vaka_rule *rule,
                       vaka_actions *out)
{
    for (int32_t a = 0; a <= GOODS; a++)
        for (int32_t b = 0; b <= GOODS; b++)
            vaka_consider(match, seat, rule, out, a, b, 0);
}

static void apply_hide(vaka_match *match, const vaka_action *action)
{
    game_of(match)->hands[0] = (uint8_t)action->arg[0];
    game_of(match)->hands[1] = (uint8_t)action->arg[1];
}

static const vaka_reason *pick_obstacle(const vaka_match *match, const vaka_action *action,
                                        int16_t *fact)
{
    int32_t thief = vaka_top(match)->local[0];

    return action->seat == thief ? NULL : vaka_because(&REASON_NOT_THE_THIEF, fact, thief, 0);
}

static void offer_pick(const vaka_match *match, int32_t seat, const vaka_rule *rule,
                       vaka_actions *out)
{
    for (int32_t hand = 0; hand < 2; hand++)
        vaka_consider(match, seat, rule, out, hand, 0, 0);
}

static void apply_pick(vaka_match *match, const vaka_action *action)
{
    game_of(match)->picked = (uint8_t)action->arg[0];
}

/* Nobody is asked before the hands are empty again. */
static void take(vaka_match *match, int32_t thief, int32_t victim)
{
    archipelago_game *game = game_of(match);
    int32_t good = game->hands[game->picked] - 1;
    bool none = !game->hands[0] && !game->hands[1]; /* he has no cube at all */

    game->hands[0] = game->hands[1] = game->picked = 0;
    vaka_learned(match, thief);
    vaka_done(match);
    if (good < 0) {
        vaka_tell(match, none ? EVENT_HAS_NONE : EVENT_EMPTY_HAND, thief, victim, 0, 0);
        return;
    }
    vaka_counter_add(match, COUNTER_CUBES + good, victim, -1);
    vaka_counter_add(match, COUNTER_CUBES + good, thief, 1);
    vaka_tell(match, EVENT_STOLEN, thief, victim, COUNTER_CUBES + good, 0);
}

/* --- tribute --- */

static const vaka_reason REASON_NONE_TO_YIELD = {"none_to_yield", "7.2q",
                                                 "You have none to hand over: {0:counter}"};
static const vaka_reason REASON_MUST_YIELD = {"must_yield", "7.2q", "You have a cube to hand over"};

static const vaka_reason *yield_obstacle(const vaka_match *match, const vaka_action *action,
                                         int16_t *fact)
{
    int32_t good = action->arg[0] - COUNTER_CUBES;

    if (good < 0 || good >= GOODS || !cubes_of(match, action->seat, good))
        return vaka_because(&REASON_NONE_TO_YIELD, fact, action->arg[0], 0);
    return NULL;
}

static void offer_yield(const vaka_match *match, int32_t seat, const vaka_rule *rule,
                        vaka_actions *out)
{
    for (int32_t good = 0; good < GOODS; good++)
        vaka_consider(match, seat, rule, out, COUNTER_CUBES + good, 0, 0);
}

static void apply_yield(vaka_match *match, const vaka_action *action)
{
    int32_t to = vaka_top(match)->local[0];

    vaka_counter_add(match, action->arg[0], action->seat, -1);
    vaka_counter_add(match, action->arg[0], to, 1);
    vaka_tell(match, EVENT_HANDED, action->seat, to, action->arg[0], 0);
    vaka_done(match);
}

static const vaka_reason *nothing_obstacle(const vaka_match *match, const vaka_action *action,
                                           int16_t *fact)
{
    return cubes_in_all(match, action->seat) ? vaka_because(&REASON_MUST_YIELD, fact, 0, 0) : NULL;
}

static void apply_nothing(vaka_match *match, const vaka_action *action)
{
    vaka_tell(match, EVENT_HAS_NONE, vaka_top(match)->local[0], action->seat, 0, 0);
    vaka_done(match);
}

static void step_theft(vaka_match *match, const vaka_frame *frame)
{
    int32_t thief = frame->local[0], victim = frame->local[1];

    if (frame->local[2]) {
        vaka_stage_set(match, THEFT_YIELD);
        vaka_ask(match, victim);
    } else if (frame->stage == THEFT_HIDE) {
        vaka_stage_set(match, THEFT_TAKE);
        vaka_ask_sealed(match, (uint8_t)(VAKA_SEAT(victim) | VAKA_SEAT(thief)), victim, 1);
    } else {
        take(match, thief, victim);
    }
}

static const vaka_rule theft_rules[] = {
    {VERB_HIDE, VAKA_AT(THEFT_TAKE), hide_obstacle, offer_hide, apply_hide},
    {VERB_PICK, VAKA_AT(THEFT_TAKE), pick_obstacle, offer_pick, apply_pick},
    {VERB_YIELD, VAKA_AT(THEFT_YIELD), yield_obstacle, offer_yield, apply_yield},
    {VERB_DONE, VAKA_AT(THEFT_YIELD), nothing_obstacle, vaka_offer_plain, apply_nothing},
    {0},
};
const vaka_chapter chapter_theft = {.step = step_theft, .rules = theft_rules};
