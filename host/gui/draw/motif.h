/* gui/draw/motif.h - the pattern and the outline of each seat.
 *
 * SPDX-License-Identifier: MIT */
#ifndef GUI_DRAW_MOTIF_H
#define GUI_DRAW_MOTIF_H

#include "gui/draw/paint.h"

/* Fills a box with the seat's pattern, in cells about so large. VAKA_NONE has one too. */
void vaka_motif_fill(SDL_Surface *on, SDL_Rect box, int32_t seat, int cell, vaka_ink ink);

/* The outline of the seat's counters: cut corners, square, round, notched. `out` has room for
 * VAKA_PAINT_ROUND spots. */
int vaka_motif_outline(int32_t seat, float x, float y, float size, vaka_spot *out);

#endif
