/* gui/draw/paint.h - shapes with smooth edges, painted into a surface of 32 bits.
 *
 * SPDX-License-Identifier: MIT
 *
 * The edge of a shape covers a pixel in part; that part is worked out exactly, so everything looks
 * the same on every machine. All functions keep to the surface's clip rectangle. */
#ifndef GUI_DRAW_PAINT_H
#define GUI_DRAW_PAINT_H

#include <SDL.h>

#include "gui/draw/theme.h"

typedef struct vaka_spot {
    float x, y;
} vaka_spot;

/* A transparent surface of the pixel layout all painting works on (ARGB8888). Owned by the caller.
 */
SDL_Surface *vaka_paint_surface(int width, int height);

/* An opaque one (RGB888) of a size in place of `kept`, which may be NULL: the same if it fits, else
 * it is freed. NULL: there is no room for it. */
SDL_Surface *vaka_paint_canvas(SDL_Surface *kept, int width, int height);

/* Fills closed outlines that all go round the same way; one inside another that goes round the
 * other way is a hole. `counts` says how many spots each has. */
void vaka_paint_outlines(SDL_Surface *on, const vaka_spot *spots, const int *counts, int outlines,
                         vaka_ink ink);
void vaka_paint_polygon(SDL_Surface *on, const vaka_spot *spots, int count, vaka_ink ink);

/* A line along spots, round at its joints; closed: back to the first one. */
void vaka_paint_line(SDL_Surface *on, const vaka_spot *spots, int count, float width, bool closed,
                     vaka_ink ink);

/* A line one pixel wide; much cheaper. */
void vaka_paint_hair(SDL_Surface *on, vaka_spot a, vaka_spot b, vaka_ink ink);

void vaka_paint_disk(SDL_Surface *on, vaka_spot centre, float radius, vaka_ink ink);
void vaka_paint_ring(SDL_Surface *on, vaka_spot centre, float radius, float width, vaka_ink ink);

/* A rectangle; with round corners; only its outline. */
void vaka_paint_box(SDL_Surface *on, SDL_Rect box, vaka_ink ink);
void vaka_paint_round(SDL_Surface *on, SDL_Rect box, float radius, vaka_ink ink);
void vaka_paint_frame(SDL_Surface *on, SDL_Rect box, float radius, float width, vaka_ink ink);

/* The outline of a rectangle with round corners; `out` has room for VAKA_PAINT_ROUND spots. */
#define VAKA_PAINT_ROUND 36
int vaka_paint_round_outline(float x, float y, float w, float h, float radius, vaka_spot *out);

/* A copy of an ARGB8888 picture, turned counter-clockwise about its middle and scaled, of the same
 * size; owned by the caller. The scale at which nothing of a rectangle is lost by that. */
SDL_Surface *vaka_paint_turned(const SDL_Surface *from, float degrees, float scale);
float vaka_paint_turned_fit(int w, int h, float degrees);

/* The corners of a flat-topped hex. */
void vaka_paint_hex(vaka_spot centre, float radius, vaka_spot out[6]);

#endif
