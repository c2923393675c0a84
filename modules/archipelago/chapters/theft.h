/* chapters/theft.h - what somebody hides from a thief.
 *
 * SPDX-License-Identifier: MIT */
#ifndef ARCHIPELAGO_THEFT_H
#define ARCHIPELAGO_THEFT_H

#include "state.h"

/* Could a seat have in its hands what the counters say? Nothing but in a theft. */
bool hands_possible(const vaka_match *match, int32_t seat);

#endif
