/* chapters/tiles.h - the stack of tiles, and where a face fits.
 *
 * SPDX-License-Identifier: MIT */
#ifndef ARCHIPELAGO_TILES_H
#define ARCHIPELAGO_TILES_H

#include "state.h"

/* Does a face fit into an empty hex beside so many regions, turned like this [Z4, 5.4c, 5.4d]? NULL
 * or the reason. */
const vaka_reason *fit_obstacle(const vaka_match *match, int32_t face, int32_t hex, int32_t turn,
                                int32_t beside);
/* Draws the tile on top of the stack, which is made anew of the discards when it is empty [5.4l].
 * VAKA_NONE: there is none at all. */
int32_t draw_tile(vaka_match *match, int32_t zone);
/* Makes an empty stack anew, so that its top is seen before anybody explores. */
void renew_pile(vaka_match *match);
/* Chance decides which face of the tile that is now on top is up. */
void show_top_tile(vaka_match *match);
/* The face of a piece, VAKA_NONE: it is no tile. Its other face. */
int32_t face_of(const vaka_match *match, int32_t kind);
/* Has the zone the tile of a face, whichever is up? The piece, or VAKA_NONE. */
int32_t tile_with(const vaka_match *match, int32_t zone, int32_t face);

#endif
