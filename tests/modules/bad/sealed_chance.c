/* bad/sealed_chance.c - rolls a die while an answer is still sealed.
 *
 * SPDX-License-Identifier: MIT */
#include "bad.h"

static const vaka_verb commits[] = {
    {"take", "Take {0:int}", VAKA_VERB_COMMIT, {{VAKA_ARG_INT, 1, 3, NULL}}},
};

static void sealed_step(vaka_match *match, const vaka_frame *frame)
{
    (void)frame;
    vaka_ask_sealed(match, VAKA_SEAT(0) | VAKA_SEAT(1), 0, 1);
}

static const vaka_reason *sealed_why_not(const vaka_match *match, const vaka_action *action,
                                         int16_t fact[VAKA_TEXT_ARGS])
{
    fact[0] = match->zones[ZONE_HEAP].count;
    return action->arg[0] > fact[0] ? &too_many : NULL;
}

static void rolling_apply(vaka_match *match, const vaka_action *action)
{
    vaka_roll(match, 6);
    bad_apply(match, action);
}

BAD_MODULE("sealed-chance", .verbs = commits, .step = sealed_step, .why_not = sealed_why_not,
           .apply = rolling_apply);
