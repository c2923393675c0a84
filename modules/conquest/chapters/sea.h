/* sea.h - what the chapters of the sea share: exploration, transit, fleets, any-time actions.
 *
 * SPDX-License-Identifier: MIT */
#ifndef CONQUEST_SEA_H
#define CONQUEST_SEA_H

#include "conquest.h"

/* Stages of the frames; game->stage repeats them for whoever describes the position. */
enum {
    EXPLORE_BEGIN,
    EXPLORE_PREMOVE,    /* the seat embarks or stays */
    EXPLORE_DISCOVER,   /* the seat explores on or returns */
    EXPLORE_OFF_COURSE, /* the left neighbour blows the explorer away (E4) */
    EXPLORE_FOUND,      /* the seat keeps or reveals the tile it has looked at (E5) */
    EXPLORE_KNOTS,      /* a marker has been placed */
    EXPLORE_JUDGE,      /* too many knots to go on: a last moment for cards (6.4) */
    EXPLORE_END
};
/* Stages of a search for kumara (search.c): a roll is next, a hex to go or to drift to, the end. */
enum { SEARCH_ROLL, SEARCH_GO, SEARCH_DRIFT, SEARCH_OVER };
enum { MOVE_BEGIN, MOVE_TRANSIT, MOVE_FLIP, MOVE_START, MOVE_SAIL, MOVE_FIGHT };

/* Locals of an exploration frame beside 0, the seat. */
enum { LOCAL_EXPLORED = 1 }; /* hexes explored so far (E3) */

/* discovery.c: the knots of the marker placed last count no more; false: there are none. */
bool forgive_knots(vaka_match *match);
/* More knots for the expedition under way, of no marker, at least one: they are judged like others
 * (6.4). False: there is none; a search for kumara (11.5) is none. */
bool suffer_knots(vaka_match *match, int32_t knots);

/* chart.c: own markers on face-down tiles (6.5) other than the one at `but`. */
int32_t markers_out(const vaka_match *match, int32_t seat, int32_t but);

/* cargo.c: how many Bands and Colonies of the seat in an ocean hex have no canoe place (M10). */
int32_t excess_at_sea(const vaka_match *match, int32_t seat, int32_t hex);
/* How much is wrong with a position that could not have come about by movement (vaka/ext/sample.h).
 */
int32_t fleet_wrong(const vaka_match *match);
/* Could a position with these pieces have come about by movement? For samples (possible()). */
bool fleet_possible(const vaka_match *match);

#endif
