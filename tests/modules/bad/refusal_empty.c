/* bad/refusal_empty.c - why_not() refuses with a reason that says nothing.
 *
 * SPDX-License-Identifier: MIT */
#include "bad.h"

static const vaka_reason nothing = {NULL, NULL, NULL};

static const vaka_reason *empty_why_not(const vaka_match *match, const vaka_action *action,
                                        int16_t fact[VAKA_TEXT_ARGS])
{
    return bad_why_not(match, action, fact) ? &nothing : NULL;
}

BAD_MODULE("refusal-empty", .why_not = empty_why_not);
