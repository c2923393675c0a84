/* faults/shares_memory.c - remembers between calls, outside of the match, whose turn it is.
 *
 * SPDX-License-Identifier: MIT
 *
 * Caught as: disturbed: same seed and actions */
#include "fault.h"

static int32_t asked; /* the fault: all matches share it */

static void step(vaka_match *match, const vaka_frame *frame)
{
    asked = player(match);
    fault_step(match, frame);
}

static void apply(vaka_match *match, const vaka_action *action)
{
    fault_apply(match, action);
    if (action->verb == VERB_WAIT)
        vaka_score_set(match, asked, vaka_score(match, asked) + 1);
}

FAULT_MODULE("shares_memory", .step = step, .apply = apply);
