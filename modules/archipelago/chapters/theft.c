/* chapters/theft.c - a cube in each hand, one of which the thief takes [7.2p].
 *
 * SPDX-License-Identifier: MIT
 *
 * Locals of STEP_THEFT: 0 = thief, 1 = victim. What is hidden are two secret counters. */
#include "archipelago.h"

enum { THEFT_HIDE, THEFT_PICK, THEFT_OVER };

static const vaka_reason REASON_HIDE_TWO = {
    "hide_two", "7.2p", "Hide two cubes that you have, or the only one and nothing"};

static int32_t cubes_in_all(const vaka_match *match, int32_t seat)
{
    int32_t count = 0;

    for (int32_t good = 0; good < GOODS; good++)
        count += cubes_of(match, seat, good);
    return count;
}

/* The lesser one first: which hand is which makes no difference to who chooses. */
static const vaka_reason *hide_obstacle(const vaka_match *match, const vaka_action *action,
                                        int16_t *fact)
{
    int32_t a = action->arg[0], b = action->arg[1], all = cubes_in_all(match, action->seat);
    int32_t hidden = (a > 0) + (b > 0), wanted = all < 2 ? all : 2;
    bool has = (!a || cubes_of(match, action->seat, a - 1) > (a == b)) &&
               (!b || cubes_of(match, action->seat, b - 1) > 0);

    return hidden == wanted && has ? NULL : because(&REASON_HIDE_TWO, fact, 0, 0);
}

static void offer_hide(const vaka_match *match, int32_t seat, const verb_rule *rule,
                       vaka_actions *out)
{
    for (int32_t a = 0; a <= GOODS; a++)
        for (int32_t b = 0; b <= GOODS; b++)
            consider(match, seat, rule, out, a, b, 0, 0);
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

static void step_theft(vaka_match *match, const vaka_frame *frame)
{
    int32_t stage = frame->stage, thief = frame->local[0], victim = frame->local[1];

    vaka_stage_set(match, stage + 1);
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
    {0},
};
const chapter chapter_theft = {step_theft, theft_rules};
