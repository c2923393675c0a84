/* faults/moody.c - lists something else every time it is asked.
 *
 * SPDX-License-Identifier: MIT
 *
 * Caught as: moody: legal lists */
#include "fault.h"

static uint32_t asked; /* the fault */

static void legal(const vaka_match *match, int32_t seat, vaka_actions *out)
{
    if (asked++ % 2)
        fault_legal(match, seat, out);
    else
        vaka_offer(out, seat, VERB_WAIT, 0, 0, 0, 0);
}

FAULT_MODULE("moody", .legal = legal);
