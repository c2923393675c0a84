/* bad/refusal_wild_read.c - why_not() looks into a zone that is not there.
 *
 * SPDX-License-Identifier: MIT */
#include "bad.h"

static const vaka_reason *lost_why_not(const vaka_match *match, const vaka_action *action,
                                       int16_t fact[VAKA_TEXT_ARGS])
{
    if (action->arg[0] == 3 && vaka_find(match, 9999, VAKA_NONE, VAKA_NONE) >= 0)
        return &too_many;
    return bad_why_not(match, action, fact);
}

BAD_MODULE("refusal-wild-read", .why_not = lost_why_not);
