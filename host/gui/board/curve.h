/* gui/board/curve.h - the curve of a route, as a line of spots.
 *
 * SPDX-License-Identifier: MIT */
#ifndef GUI_BOARD_CURVE_H
#define GUI_BOARD_CURVE_H

#include "gui/draw/paint.h"

#define VAKA_CURVE 25 /* spots along it; an odd number, so that one is its middle */

typedef struct vaka_curve {
    vaka_spot at[VAKA_CURVE];
} vaka_curve;

typedef struct vaka_round { /* where a curve begins or ends: the edge of this */
    vaka_spot middle;
    float radius;
} vaka_round;

/* From the edge of one round to that of another. Its middle lies beside the straight line by `bend`
 * hundredths of the way, to the right when seen from the first. Rounds that nearly touch are joined
 * from middle to middle. */
void vaka_curve_make(vaka_round from, vaka_round to, float bend, vaka_curve *out);

float vaka_curve_length(const vaka_curve *curve);

/* The spot so far along it, and the step to the next one (of length 1; may be NULL). */
vaka_spot vaka_curve_along(const vaka_curve *curve, float far, vaka_spot *way);

/* How far a spot lies from it. */
float vaka_curve_away(const vaka_curve *curve, vaka_spot from);

/* The box around it, so much wider on all sides. */
SDL_Rect vaka_curve_box(const vaka_curve *curve, float wider);

#endif
