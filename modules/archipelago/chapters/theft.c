/* chapters/theft.c - a cube in each hand, one of which the thief takes [7.2p]; a tribute [7.2q].
 *
 * SPDX-License-Identifier: MIT
 *
 * Locals of STEP_THEFT: 0 = thief, 1 = victim, 2 = 1: the victim chooses what he hands over. What
 * is hidden are two secret counters. */
#include "chapters/theft.h"
#include "archipelago.h"

enum { THEFT_HIDE, THEFT_PICK, THEFT_OVER, THEFT_YIELD };

static const vaka_reason REASON_HIDE_TWO = {
    "hide_two", "7.2p", "Hide two cubes that you have, or the only one and nothing"};

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

    return hidden == wanted && has ? NULL : because(&REASON_HIDE_TWO, fact, 0, 0);
}

bool hands_possible(const vaka_match *match, int32_t seat)
{
    int32_t left = vaka_counter(match, COUNTER_LEFT, seat);
    int32_t right = vaka_counter(match, COUNTER_RIGHT, seat);
    const vaka_frame *frame = vaka_top(match);
    int16_t fact[VAKA_TEXT_ARGS];

    if (!frame || frame->step != STEP_THEFT || frame->stage != THEFT_OVER ||
        frame->local[1] != seat)
        return !left && !right;
    vaka_action hides = {(int8_t)seat, VERB_HIDE, {(int16_t)left, (int16_t)right, 0, 0}};
    return !hide_obstacle(match, &hides, fact);
}

static void offer_hide(const vaka_match *match, int32_t seat, const verb_rule *rule,
                       vaka_actions *out)
{
    for (int32_t a = 0; a <= GOODS; a++)
        for (int32_t b = 0; b <= GOODS; b++)
            consider(match, seat, rule, out, a, b, 0);
}

static void apply_hide(vaka_match *match, const vaka_action *action)
{
    vaka_counter_set(match, COUNTER_LEFT, action->seat, action->arg[0]);
    vaka_counter_set(match, COUNTER_RIGHT, action->seat, action->arg[1]);
}

static void offer_pick(const vaka_match *match, int32_t seat, const verb_rule *rule,
                       vaka_actions *out)
{
    (void)match;
    for (int32_t hand = 0; hand < 2; hand++)
        vaka_offer(out, seat, rule->verb, hand, 0, 0, 0);
}

static void apply_pick(vaka_match *match, const vaka_action *action)
{
    int32_t victim = vaka_top(match)->local[1], thief = action->seat;
    int32_t good = vaka_counter(match, COUNTER_LEFT + action->arg[0], victim) - 1;

    vaka_learned(match, thief);
    vaka_counter_set(match, COUNTER_LEFT, victim, 0);
    vaka_counter_set(match, COUNTER_RIGHT, victim, 0);
    if (good < 0) {
        vaka_tell(match, EVENT_EMPTY_HAND, thief, victim, 0, 0);
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
        return because(&REASON_NONE_TO_YIELD, fact, action->arg[0], 0);
    return NULL;
}

static void offer_yield(const vaka_match *match, int32_t seat, const verb_rule *rule,
                        vaka_actions *out)
{
    for (int32_t good = 0; good < GOODS; good++)
        consider(match, seat, rule, out, COUNTER_CUBES + good, 0, 0);
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
    return cubes_in_all(match, action->seat) ? because(&REASON_MUST_YIELD, fact, 0, 0) : NULL;
}

static void apply_nothing(vaka_match *match, const vaka_action *action)
{
    vaka_tell(match, EVENT_EMPTY_HAND, vaka_top(match)->local[0], action->seat, 0, 0);
    vaka_done(match);
}

static void step_theft(vaka_match *match, const vaka_frame *frame)
{
    int32_t stage = frame->stage, thief = frame->local[0], victim = frame->local[1];

    if (frame->local[2]) {
        vaka_stage_set(match, THEFT_YIELD);
        vaka_ask(match, victim);
        return;
    }
    vaka_stage_set(match, stage + 1);
    if (stage == THEFT_HIDE)
        vaka_learned(match, thief); /* a victim who hides something knows that it comes */
    if (stage == THEFT_HIDE)
        vaka_ask_sealed(match, VAKA_SEAT(victim), victim, 1);
    else if (stage == THEFT_PICK)
        vaka_ask(match, thief);
    else
        vaka_done(match);
}

static const verb_rule theft_rules[] = {
    {VERB_HIDE, AT(THEFT_PICK), hide_obstacle, offer_hide, apply_hide},
    {VERB_PICK, AT(THEFT_OVER), NULL, offer_pick, apply_pick},
    {VERB_YIELD, AT(THEFT_YIELD), yield_obstacle, offer_yield, apply_yield},
    {VERB_DONE, AT(THEFT_YIELD), nothing_obstacle, offer_plain, apply_nothing},
    {0},
};
const chapter chapter_theft = {step_theft, theft_rules};
