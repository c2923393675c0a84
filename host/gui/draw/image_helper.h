/* gui/draw/image_helper.h - a process of its own that draws what strangers drew.
 *
 * SPDX-License-Identifier: MIT
 *
 * Drawings of mods are checked before (drawing/drawing.h); should one still crash the library or
 * keep it busy, it is this process that dies, and the window goes on. The process is a copy of the
 * program that is made when the first such drawing is wanted, and a new one after each that died.
 * It holds no file, no display and no journal, and ends with the window. */
#ifndef GUI_DRAW_IMAGE_HELPER_H
#define GUI_DRAW_IMAGE_HELPER_H

#include <SDL.h>
#include <sys/types.h>

#define VAKA_IMAGE_PATIENCE 1000u /* milliseconds of the processor for one drawing */
#define VAKA_IMAGE_SIDE 2048      /* the largest picture */

typedef struct vaka_image_helper vaka_image_helper;

/* Each drawing may take so many milliseconds of the processor; on the clock, ten times as many. */
vaka_image_helper *vaka_image_helper_new(uint32_t patience);
void vaka_image_helper_free(vaka_image_helper *helper);

/* An SVG text as a picture of a size, in ARGB8888, owned by the caller; NULL: `*why` is a static
 * sentence without a full stop. */
SDL_Surface *vaka_image_helper_svg(vaka_image_helper *helper, const char *text, int size,
                                   const char **why);

/* The process, 0: there is none now. */
pid_t vaka_image_helper_process(const vaka_image_helper *helper);

#endif
