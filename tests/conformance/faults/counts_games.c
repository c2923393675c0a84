/* faults/counts_games.c - the second match of the program is another one than the first.
 *
 * SPDX-License-Identifier: MIT
 *
 * Caught as: repeat: same seed and actions */
#include "fault.h"

static int32_t matches; /* the fault: it goes on counting */

static vaka_status setup(vaka_match *match, const vaka_setup *setup)
{
    fault_game *game = match->game;

    game->extra = matches++;
    return fault_setup(match, setup);
}

FAULT_MODULE("counts_games", .setup = setup);
