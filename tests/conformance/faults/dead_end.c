/* faults/dead_end.c - a seat has to decide and has nothing to choose from.
 *
 * SPDX-License-Identifier: MIT
 *
 * Caught as: stuck: seat */
#include "fault.h"

static void legal(const vaka_match *match, int32_t seat, vaka_actions *out)
{
    const fault_game *game = match->game;

    if (game->turn < TURNS - 2)
        fault_legal(match, seat, out);
}

FAULT_MODULE("dead_end", .legal = legal);
