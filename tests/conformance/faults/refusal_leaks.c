/* faults/refusal_leaks.c - a refusal tells how many red cards the next seat holds.
 *
 * SPDX-License-Identifier: MIT
 *
 * Caught as: the fact in a refusal differs */
#include "fault.h"

static const vaka_reason no_such = {"no_such", "9", "you hold no such card, the next one {0:int}"};

static const vaka_reason *why_not(const vaka_match *match, const vaka_action *action,
                                  int16_t fact[VAKA_TEXT_ARGS])
{
    const vaka_reason *reason = fault_why_not(match, action, fact);
    int32_t next = ZONE_HAND + (action->seat + 1) % match->seats;

    if (reason != &no_card)
        return reason;
    fact[0] = (int16_t)vaka_count(match, next, VAKA_NONE, KIND_RED);
    return &no_such;
}

FAULT_MODULE("refusal_leaks", .why_not = why_not);
