/* bad/refusal_changes.c - why_not() writes to the match while it refuses.
 *
 * SPDX-License-Identifier: MIT */
#include "bad.h"

static const vaka_reason *busy_why_not(const vaka_match *match, const vaka_action *action,
                                       int16_t fact[VAKA_TEXT_ARGS])
{
    const vaka_reason *reason = bad_why_not(match, action, fact);
    bad_game *game = match->game;

    if (reason)
        game->wrongs++;
    return reason;
}

BAD_MODULE("refusal-changes", .why_not = busy_why_not);
