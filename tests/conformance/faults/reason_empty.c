/* faults/reason_empty.c - refuses without the number of a rule.
 *
 * SPDX-License-Identifier: MIT
 *
 * Caught as: reason: a refusal */
#include "fault.h"

static const vaka_reason no = {"no", "", "you hold no {0:kind}"};

static const vaka_reason *why_not(const vaka_match *match, const vaka_action *action,
                                  int16_t fact[VAKA_TEXT_ARGS])
{
    return fault_why_not(match, action, fact) ? &no : NULL;
}

FAULT_MODULE("reason_empty", .why_not = why_not);
