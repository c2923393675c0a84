/* bad/legal_wild_read.c - legal() counts in a zone that is not there.
 *
 * SPDX-License-Identifier: MIT */
#include "bad.h"

static void lost_legal(const vaka_match *match, int32_t seat, vaka_actions *out)
{
    if (vaka_count(match, 9999, VAKA_NONE, VAKA_NONE) == 0)
        bad_legal(match, seat, out);
}

BAD_MODULE("legal-wild-read", .legal = lost_legal);
