/* chart.h - what the files of exploration share: chart.c, discovery.c, explore.c and search.c.
 *
 * SPDX-License-Identifier: MIT */
#ifndef CONQUEST_CHART_H
#define CONQUEST_CHART_H

#include "chapters/sea.h"

/* "{0:zone} is not next to the explorer at {1:zone}" */
extern const vaka_reason explorer_not_next;

static inline seat_now *explorer_of(const vaka_match *match, int32_t seat)
{
    return &game_of(match)->seat[seat];
}

/* Why a seat's explorer may not explore a hex that is not Known, or NULL (E3, E4, E7). */
const vaka_reason *unknown_obstacle(const vaka_match *match, int32_t seat, int32_t hex);
bool may_explore(const vaka_match *match, int32_t seat, int32_t hex);
/* Is there a hex to explore next to this one? */
bool touches_unknown(const vaka_match *match, int32_t seat, int32_t hex);
/* Ways of a pre-move: over own face-down tiles too, as if they were turned up first (E2, G3); not
 * over the ocean printed in the east, for a search for kumara [11.5]. */
enum { WAY_TURNED = 1, WAY_WEST = 2 };
/* E2: hexes that the pre-move reaches from any own group, 1 each. `ways` is a set of WAY_…. */
void find_reach(const vaka_match *match, int32_t seat, uint32_t ways, uint8_t reach[MAX_HEXES]);
/* E1: is there anything to explore, be it after own tiles have been turned up? */
bool could_embark(const vaka_match *match, int32_t seat);
/* Why the explorer of the frame on top may not go on into a hex, or NULL (E3). */
const vaka_reason *discover_reason(const vaka_match *match, int32_t seat, int32_t hex,
                                   int16_t *fact);
/* Is there any hex for it, be it an own tile that has to be turned up first? */
bool could_go_on(const vaka_match *match, int32_t seat);
/* The face-down tile of a hex that the seat has looked at, or VAKA_NONE. */
int32_t own_tile(const vaka_match *match, int32_t seat, int32_t hex);
/* The face-down tile of a hex that somebody has looked at, or VAKA_NONE. One that lies there from
 * the start is explored like an Unknown hex. */
int32_t found_tile(const vaka_match *match, int32_t hex);

/* Markers still in the cup, by row of their table: all that lie elsewhere are known to all. */
void count_cup(const vaka_match *match, int32_t left[MARKER_ROWS]);

/* discovery.c: knots for crossing a Known hex; the field of a marker of the trail with its hex. */
enum { CROSSING_KNOTS = 2, MARKER_HEX = 0 };
/* The explorer of a seat enters a hex and finds what is there (E3). */
void enter_hex(vaka_match *match, int32_t seat, int32_t hex);
void add_knots(vaka_match *match, int32_t knots);
/* What is in a hex for which a marker of this type has been drawn: a tile, or VAKA_NONE for open
 * ocean. E7: an island without a tile left is ocean, too. */
int32_t what_is_there(vaka_match *match, int32_t hex, int32_t type);
/* A seat looks at the face-down tile of a hex. */
void look_at_tile(vaka_match *match, int32_t seat, int32_t hex, int32_t tile);

/* search.c */
bool could_search(const vaka_match *match, int32_t seat); /* as could_embark */
vaka_obstacle search_obstacle;
vaka_rule_offer offer_search;
vaka_rule_apply apply_search;
/* A2: hexes to the nearer half of South America. */
int32_t way_to_america(const vaka_match *match, int32_t from);
/* What a die does on the Kumara Search Table (SEARCH_…), and the number it counts as. */
int32_t search_effect(const vaka_match *match, int32_t seat, int32_t die, int32_t *counts);

#endif
