/* gui/draw/images.h - drawings and pictures by SDL_image, which is opened when the first one is
 * wanted.
 *
 * SPDX-License-Identifier: MIT
 *
 * The library maps a dozen others, for sorts of pictures that nobody here has: the start screen
 * would wait for them, and shows none. */
#ifndef GUI_DRAW_IMAGES_H
#define GUI_DRAW_IMAGES_H

#include <SDL.h>
#include <stdbool.h>
#include <stdio.h>

/* Opens the library now; false: there is none. */
bool vaka_images_open(void);

/* An SVG text as a picture of a size in ARGB8888, owned by the caller; NULL: it cannot be read, or
 * there is no library (SDL_GetError). */
SDL_Surface *vaka_image_svg(const char *text, int width, int height);

/* Writes a picture as PNG into an open file; false: it could not (SDL_GetError). */
bool vaka_image_save(SDL_Surface *picture, FILE *out);

#endif
