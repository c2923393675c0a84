/* bad/legal_empty.c - legal() has nothing for the seat that must decide.
 *
 * SPDX-License-Identifier: MIT */
#include "bad.h"

static void empty_legal(const vaka_match *match, int32_t seat, vaka_actions *out)
{
    if (match->zones[ZONE_HEAP].count == STONES)
        bad_legal(match, seat, out);
}

BAD_MODULE("legal-empty", .legal = empty_legal);
