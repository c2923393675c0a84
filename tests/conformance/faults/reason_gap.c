/* faults/reason_gap.c - refuses with a sentence whose gap cannot be filled.
 *
 * SPDX-License-Identifier: MIT
 *
 * Caught as: reason: a gap of the refusal */
#include "fault.h"

static const vaka_reason no = {"no", "9", "it is the card of {0:seat}"};

static const vaka_reason *why_not(const vaka_match *match, const vaka_action *action,
                                  int16_t fact[VAKA_TEXT_ARGS])
{
    const vaka_reason *reason = fault_why_not(match, action, fact);

    fact[0] = (int16_t)match->seats; /* one more than the last */
    return reason ? &no : NULL;
}

FAULT_MODULE("reason_gap", .why_not = why_not);
