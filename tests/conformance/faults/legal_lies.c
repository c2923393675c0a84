/* faults/legal_lies.c - lists a card that the seat does not hold.
 *
 * SPDX-License-Identifier: MIT
 *
 * Caught as: is listed, but refused */
#include "fault.h"

static void legal(const vaka_match *match, int32_t seat, vaka_actions *out)
{
    const fault_game *game = match->game;

    if (game->turn == 5)
        vaka_offer(out, seat, VERB_PLAY, KIND_BACK, 0, 0, 0);
    fault_legal(match, seat, out);
}

FAULT_MODULE("legal_lies", .legal = legal);
