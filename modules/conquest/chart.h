/* chart.h - what explore.c asks about the map.
 *
 * SPDX-License-Identifier: MIT */
#ifndef CONQUEST_CHART_H
#define CONQUEST_CHART_H

#include "sea.h"

/* "{0:zone} is not next to the explorer at {1:zone}" */
extern const vaka_reason explorer_not_next;

static inline seat_now *explorer_of(const vaka_match *match, int32_t seat)
{
    return &game_of(match)->seat[seat];
}

/* Why a seat's explorer may not explore a hex that is not Known, or NULL (E3, E4, E7). */
const vaka_reason *unknown_obstacle(const vaka_match *match, int32_t seat, int32_t hex);
/* Is there a hex to explore next to this one? */
bool touches_unknown(const vaka_match *match, int32_t seat, int32_t hex);
/* E2: hexes that the pre-move reaches from any own group, 1 each. */
void find_reach(const vaka_match *match, int32_t seat, uint8_t reach[MAX_HEXES]);
bool can_embark(const vaka_match *match, int32_t seat); /* E1 */
/* Why the explorer of the frame on top may not go on into a hex, or NULL; is there any? (E3) */
const vaka_reason *discover_reason(const vaka_match *match, int32_t seat, int32_t hex,
                                   int16_t *fact);
bool can_go_on(const vaka_match *match, int32_t seat);

#endif
