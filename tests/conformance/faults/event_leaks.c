/* faults/event_leaks.c - tells everybody the card that is laid face down.
 *
 * SPDX-License-Identifier: MIT
 *
 * Caught as: what was told differs */
#include "fault.h"

static void apply(vaka_match *match, const vaka_action *action)
{
    fault_game *game = match->game;

    if (action->verb != VERB_LAY) {
        fault_apply(match, action);
        return;
    }
    game->turn++;
    put_down(match, action, VAKA_FACE_DOWN);
    vaka_tell(match, EVENT_LAID, action->seat, action->arg[0], 0, 0);
}

FAULT_MODULE("event_leaks", .apply = apply);
