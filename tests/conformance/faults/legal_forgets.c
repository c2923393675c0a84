/* faults/legal_forgets.c - accepts a guess that it does not list.
 *
 * SPDX-License-Identifier: MIT
 *
 * Caught as: is accepted, but not listed */
#include "fault.h"

static void legal(const vaka_match *match, int32_t seat, vaka_actions *out)
{
    vaka_action room[32];
    vaka_actions all = {room, 0, 32};

    fault_legal(match, seat, &all);
    for (uint32_t i = 0; i < all.count; i++)
        if (room[i].verb != VERB_GUESS || room[i].arg[0] != KIND_BLUE)
            vaka_offer(out, seat, room[i].verb, room[i].arg[0], 0, 0, 0);
}

FAULT_MODULE("legal_forgets", .legal = legal);
