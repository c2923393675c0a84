/* faults/counts_uncounted.c - what may be done depends on how many lie where nobody may count.
 *
 * SPDX-License-Identifier: MIT
 *
 * Caught as: redacted: legal lists */
#include "fault.h"

static const vaka_reason empty_box = {"empty_box", "9", "the box is empty"};

static const vaka_reason *why_not(const vaka_match *match, const vaka_action *action,
                                  int16_t fact[VAKA_TEXT_ARGS])
{
    if (action->verb == VERB_WAIT && match->zones[ZONE_BOX].count == 0)
        return &empty_box;
    return fault_why_not(match, action, fact);
}

static void legal(const vaka_match *match, int32_t seat, vaka_actions *out)
{
    vaka_action room[32];
    vaka_actions all = {room, 0, 32};

    fault_legal(match, seat, &all);
    for (uint32_t i = 0; i < all.count; i++)
        if (room[i].verb != VERB_WAIT || match->zones[ZONE_BOX].count)
            vaka_offer(out, seat, room[i].verb, room[i].arg[0], 0, 0, 0);
}

FAULT_MODULE("counts_uncounted", .legal = legal, .why_not = why_not);
