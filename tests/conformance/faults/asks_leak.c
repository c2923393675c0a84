/* faults/asks_leak.c - who is asked next depends on a card that nobody knows.
 *
 * SPDX-License-Identifier: MIT
 *
 * Caught as: who is asked differs */
#include "fault.h"

static void apply(vaka_match *match, const vaka_action *action)
{
    fault_game *game = match->game;

    fault_apply(match, action);
    if (action->verb == VERB_WAIT && is_top_red(match))
        game->turn++; /* the next seat is passed over */
}

FAULT_MODULE("asks_leak", .apply = apply);
