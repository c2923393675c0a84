/* faults/refusal_changes.c - counts refusals in the block.
 *
 * SPDX-License-Identifier: MIT
 *
 * Caught as: changed: why_not changed the match */
#include "fault.h"

static const vaka_reason *why_not(const vaka_match *match, const vaka_action *action,
                                  int16_t fact[VAKA_TEXT_ARGS])
{
    const vaka_reason *reason = fault_why_not(match, action, fact);
    fault_game *game = match->game; /* not const, though the match is */

    game->extra += reason != NULL;
    return reason;
}

FAULT_MODULE("refusal_changes", .why_not = why_not);
