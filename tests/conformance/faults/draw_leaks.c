/* faults/draw_leaks.c - tells everybody the card that a seat draws into its hand.
 *
 * SPDX-License-Identifier: MIT
 *
 * Caught as: what was told differs */
#include "fault.h"

static void apply(vaka_match *match, const vaka_action *action)
{
    fault_game *game = match->game;

    if (action->verb != VERB_DRAW) {
        fault_apply(match, action);
        return;
    }
    game->turn++;
    int32_t card = vaka_draw(match, ZONE_DECK, ZONE_HAND + action->seat);
    vaka_tell(match, EVENT_DREW, action->seat, match->pieces[card].kind, 0, 0);
}

FAULT_MODULE("draw_leaks", .apply = apply);
