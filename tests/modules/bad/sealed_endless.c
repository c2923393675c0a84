/* bad/sealed_endless.c - an answer under seal that no verb ever ends.
 *
 * SPDX-License-Identifier: MIT */
#include "bad.h"

static void endless_step(vaka_match *match, const vaka_frame *frame)
{
    (void)frame;
    vaka_ask_sealed(match, VAKA_SEAT(0) | VAKA_SEAT(1), 0, 1);
}

static void endless_legal(const vaka_match *match, int32_t seat, vaka_actions *out)
{
    (void)match;
    vaka_offer(out, seat, VERB_TAKE, 1, 0, 0, 0);
}

static const vaka_reason *endless_why_not(const vaka_match *match, const vaka_action *action,
                                          int16_t fact[VAKA_TEXT_ARGS])
{
    (void)match;
    fact[0] = 1;
    return action->arg[0] == 1 ? NULL : &too_many;
}

static void endless_apply(vaka_match *match, const vaka_action *action)
{
    (void)match;
    (void)action;
}

BAD_MODULE("sealed-endless", .step = endless_step, .legal = endless_legal,
           .why_not = endless_why_not, .apply = endless_apply);
