/* faults/endless.c - a game that never ends.
 *
 * SPDX-License-Identifier: MIT
 *
 * Caught as: endless: not over after */
#include "fault.h"

static void apply(vaka_match *match, const vaka_action *action)
{
    fault_game *game = match->game;

    fault_apply(match, action);
    game->turn %= TURNS - 1;
}

FAULT_MODULE("endless", .apply = apply);
