/* faults/told_gap.c - tells an event with a number that means nothing.
 *
 * SPDX-License-Identifier: MIT
 *
 * Caught as: told: the event */
#include "fault.h"

static void apply(vaka_match *match, const vaka_action *action)
{
    fault_apply(match, action);
    if (action->verb == VERB_WAIT)
        vaka_tell(match, EVENT_PLAYED, action->seat, KIND_COUNT, 0, 0);
}

FAULT_MODULE("told_gap", .apply = apply);
