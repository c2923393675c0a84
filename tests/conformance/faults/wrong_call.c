/* faults/wrong_call.c - moves a card that is not there.
 *
 * SPDX-License-Identifier: MIT
 *
 * Caught as: broken:  */
#include "fault.h"

static void apply(vaka_match *match, const vaka_action *action)
{
    fault_apply(match, action);
    if (action->verb == VERB_WAIT)
        vaka_piece_move(match, CARDS, ZONE_PILE);
}

FAULT_MODULE("wrong_call", .apply = apply);
