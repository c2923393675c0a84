/* vaka/hex.h - hexes on axial coordinates: pure arithmetic, no board needed.
 *
 * SPDX-License-Identifier: MIT
 *
 * Flat-topped hexes: q grows from column to column to the right, r downwards in a column. The six
 * directions are numbered counter-clockwise from south-east: 0 SE (+1,0), 1 NE (+1,-1), 2 N (0,-1),
 * 3 NW (-1,0), 4 SW (-1,+1), 5 S (0,+1). Functions that fill an array return how many hexes there
 * are and write at most `room` of them, so a first call with room 0 tells the size. */
#ifndef VAKA_HEX_H
#define VAKA_HEX_H

#include "vaka/abi.h"

VAKA_BEGIN

typedef struct vaka_hex {
    int16_t q;
    int16_t r;
} vaka_hex;

/* The hex one step from `at` in a direction; any integer, taken modulo six. */
VAKA_API vaka_hex vaka_hex_step(vaka_hex at, int32_t direction);

/* Steps from a to b as the crow flies. */
VAKA_API int32_t vaka_hex_distance(vaka_hex a, vaka_hex b);

/* The direction from a to a hex in a straight line from it, or VAKA_NONE if b lies on none of the
 * six lines (or is a itself). */
VAKA_API int32_t vaka_hex_direction(vaka_hex a, vaka_hex b);

/* `at` turned about `centre` by so many sixths of a full turn, counter-clockwise. */
VAKA_API vaka_hex vaka_hex_rotate(vaka_hex at, vaka_hex centre, int32_t sixths);

/* The hexes exactly `radius` away, beginning in direction 4 and going round counter-clockwise;
 * radius 0 is the centre. */
VAKA_API int32_t vaka_hex_ring(vaka_hex centre, int32_t radius, vaka_hex *out, int32_t room);

/* The hexes at most `radius` away, ring by ring from the centre. */
VAKA_API int32_t vaka_hex_range(vaka_hex centre, int32_t radius, vaka_hex *out, int32_t room);

/* The hexes on a straight line from a to b, both included. Ties on an edge go to one side, always
 * the same, so the line from b to a may differ. */
VAKA_API int32_t vaka_hex_line(vaka_hex a, vaka_hex b, vaka_hex *out, int32_t room);

VAKA_END

#endif
