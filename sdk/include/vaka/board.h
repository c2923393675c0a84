/* vaka/board.h - boards of hexes or of spots and routes: neighbours, distance, ways, areas.
 *
 * SPDX-License-Identifier: MIT
 *
 * A board is a set of spaces: hexes of any outline, or spots that lie anywhere and are joined by
 * routes. A space is a zone, so these functions take and give zone numbers. A zone that is no space
 * (a route is none) has no neighbours and lies at no distance. All of them are pure and read the
 * layout only; what may be entered now is told by a predicate. */
#ifndef VAKA_BOARD_H
#define VAKA_BOARD_H

#include "vaka/abi.h"
#include "vaka/hex.h"

VAKA_BEGIN

/* The six neighbours of a hex by direction (hex.h), VAKA_NONE over the edge. Borrowed: it lives as
 * long as the layout. Never NULL: a zone that is no hex gives six times VAKA_NONE. */
VAKA_API const int16_t *vaka_neighbours(const vaka_layout *layout, int32_t zone);

/* The neighbours of any space, hex or spot, without gaps: how many, and in `out` (NULL: not asked
 * for) where they stand; borrowed, in the order in which routes were made, or of directions. */
VAKA_API int32_t vaka_joins(const vaka_layout *layout, int32_t space, const int16_t **out);

/* The routes that end at a spot, in the same order as its joins; 0 for a hex. */
VAKA_API int32_t vaka_routes(const vaka_layout *layout, int32_t spot, const int16_t **out);

/* The route between two spots, or VAKA_NONE; the spot at the other end of a route from `spot`, or
 * VAKA_NONE if it does not end there; the ends of a route (0: the first), or VAKA_NONE. */
VAKA_API int32_t vaka_route_between(const vaka_layout *layout, int32_t a, int32_t b);
VAKA_API int32_t vaka_route_other(const vaka_layout *layout, int32_t route, int32_t spot);
VAKA_API int32_t vaka_route_end(const vaka_layout *layout, int32_t route, int32_t end);

VAKA_API bool vaka_adjacent(const vaka_layout *layout, int32_t a, int32_t b);

/* Coordinates of a hex; the hex at coordinates of a board, or VAKA_NONE. */
VAKA_API vaka_hex vaka_space_hex(const vaka_layout *layout, int32_t space);
VAKA_API int32_t vaka_space_at(const vaka_layout *layout, int32_t board, vaka_hex at);

/* The board a zone is on, or VAKA_NONE; a board's spaces are numbered without a gap from first. */
VAKA_API int32_t vaka_space_board(const vaka_layout *layout, int32_t zone);
VAKA_API int32_t vaka_board_first(const vaka_layout *layout, int32_t board);
VAKA_API int32_t vaka_board_size(const vaka_layout *layout, int32_t board);

/* Fewest steps, whatever lies between; VAKA_NONE on different boards, or where no way leads. */
VAKA_API int32_t vaka_distance(const vaka_layout *layout, int32_t a, int32_t b);

/* May one go from a space to its neighbour? `data` is what the caller handed over. */
typedef bool (*vaka_may_go)(void *data, int32_t from, int32_t to);

/* Steps needed from `from` to every space, through neighbours the predicate allows (NULL: all), at
 * most `limit` steps (negative: no limit). Writes one number for each zone of the layout into
 * `steps` (room for vaka_zone_count numbers): 0 for `from`, VAKA_NONE where there is no way.
 * Returns how many spaces were reached, `from` included. */
VAKA_API int32_t vaka_reach(const vaka_layout *layout, int32_t from, int32_t limit,
                            vaka_may_go may_go, void *data, int16_t *steps);

/* A shortest way from a to b, both included, into `out` (at most `room`). Returns its length in
 * spaces, or 0 when there is none. Of several the one whose directions come first, seen from b. */
VAKA_API int32_t vaka_way(const vaka_layout *layout, int32_t a, int32_t b, vaka_may_go may_go,
                          void *data, int16_t *out, int32_t room);

/* Connected areas: spaces for which `inside` answers true when asked with from == to, joined where
 * it answers true from one to the other. Writes the number of its area, counted from 0 in the order
 * of their first spaces, or VAKA_NONE for each zone; returns how many areas there are. */
VAKA_API int32_t vaka_areas(const vaka_layout *layout, vaka_may_go inside, void *data,
                            int16_t *area);

VAKA_END

#endif
