/* bad/legal_lies.c - legal() lists what why_not() refuses.
 *
 * SPDX-License-Identifier: MIT */
#include "bad.h"

static const vaka_reason refused = {"refused", "3", "never more than two"};

static const vaka_reason *strict_why_not(const vaka_match *match, const vaka_action *action,
                                         int16_t fact[VAKA_TEXT_ARGS])
{
    return action->arg[0] == 3 ? &refused : bad_why_not(match, action, fact);
}

BAD_MODULE("legal-lies", .why_not = strict_why_not);
