/* faults/impossible.c - possible refuses a position that has come about.
 *
 * SPDX-License-Identifier: MIT
 *
 * Caught as: impossible: possible says no */
#include "fault.h"

static bool possible(const vaka_match *match)
{
    return match->zones[ZONE_PILE].count < 2;
}

FAULT_MODULE("impossible", .possible = possible);
