/* bad/legal_short.c - why_not() accepts what legal() does not list.
 *
 * SPDX-License-Identifier: MIT */
#include "bad.h"

static void short_legal(const vaka_match *match, int32_t seat, vaka_actions *out)
{
    (void)match;
    vaka_offer(out, seat, VERB_TAKE, 1, 0, 0, 0);
}

BAD_MODULE("legal-short", .legal = short_legal);
