/* faults/reads_address.c - an address gets into the block.
 *
 * SPDX-License-Identifier: MIT
 *
 * Caught as: repeat: same seed and actions */
#include "fault.h"

static void apply(vaka_match *match, const vaka_action *action)
{
    fault_game *game = match->game;

    game->extra = (int32_t)((uintptr_t)game >> 4 & 0xffff);
    fault_apply(match, action);
}

FAULT_MODULE("reads_address", .apply = apply);
