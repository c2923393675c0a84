/* load.h - places in canoes, for fleets at sea, battles and retreats [7.4].
 *
 * SPDX-License-Identifier: MIT */
#ifndef CONQUEST_LOAD_H
#define CONQUEST_LOAD_H

#include "conquest.h"

/* Canoes and those who need a place in one [7.4]. */
typedef struct load {
    int32_t transports, wars; /* places in canoes like a Transport, like a War Canoe */
    int32_t bands, colonies;
    int32_t links;  /* Transports that may be turned up */
    uint32_t cargo; /* kinds of those who need a place, as bits */
} load;

/* What a seat has in a zone, added to `sum`. */
void add_load(const vaka_match *match, int32_t seat, int32_t zone, load *sum);
/* How many find no place, at best. */
int32_t overload(const load *sum);
/* Why a piece of this kind is not the one to be left behind, or NULL. */
const vaka_reason *abandon_obstacle(const vaka_match *match, const load *sum, int32_t kind,
                                    int16_t *fact);
/* Who of an overload is left behind: VAKA_NONE where there is a choice and somebody who chooses. */
int32_t left_behind(const vaka_match *match, const load *sum, bool chooses);

#endif
