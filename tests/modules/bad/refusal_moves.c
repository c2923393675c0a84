/* bad/refusal_moves.c - why_not() casts const away and moves a piece while it refuses.
 *
 * SPDX-License-Identifier: MIT */
#include "bad.h"

static const vaka_reason *moving_why_not(const vaka_match *match, const vaka_action *action,
                                         int16_t fact[VAKA_TEXT_ARGS])
{
    const vaka_reason *reason = bad_why_not(match, action, fact);

    if (reason)
        vaka_piece_move((vaka_match *)(uintptr_t)match, match->zones[ZONE_HEAP].last, ZONE_TAKEN);
    return reason;
}

BAD_MODULE("refusal-moves", .why_not = moving_why_not);
