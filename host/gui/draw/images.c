/* gui/draw/images.c - drawings and pictures by SDL_image, which is opened when the first one is
 * wanted.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/draw/images.h"

#include <string.h>

#define LIBRARY "libSDL2_image-2.0.so.0"

typedef SDL_Surface *(*svg_reader)(SDL_RWops *from, int width, int height);
typedef int (*png_writer)(SDL_Surface *picture, SDL_RWops *to, int close);

/* A function of the library, into a pointer to one; false: there is none. */
static bool find(const char *name, void *out, size_t size)
{
    static void *library; /* opened once, and kept as long as the program runs */
    void *found;

    if (!library)
        library = SDL_LoadObject(LIBRARY);
    found = library ? SDL_LoadFunction(library, name) : NULL;
    memcpy(out, &found, size);
    return found != NULL;
}

bool vaka_images_open(void)
{
    svg_reader read;

    return find("IMG_LoadSizedSVG_RW", &read, sizeof read);
}

SDL_Surface *vaka_image_svg(const char *text, int width, int height)
{
    svg_reader read;
    SDL_RWops *from;
    SDL_Surface *drawn, *out = NULL;

    if (!find("IMG_LoadSizedSVG_RW", &read, sizeof read))
        return NULL;
    from = SDL_RWFromConstMem(text, (int)strlen(text));
    if (!from)
        return NULL;
    drawn = read(from, width, height);
    SDL_RWclose(from);
    if (drawn)
        out = SDL_ConvertSurfaceFormat(drawn, SDL_PIXELFORMAT_ARGB8888, 0);
    SDL_FreeSurface(drawn);
    return out;
}

bool vaka_image_save(SDL_Surface *picture, FILE *out)
{
    png_writer write;
    SDL_RWops *to;
    bool good;

    if (!find("IMG_SavePNG_RW", &write, sizeof write))
        return false;
    to = SDL_RWFromFP(out, SDL_FALSE);
    if (!to)
        return false;
    good = write(picture, to, 0) == 0;
    return SDL_RWclose(to) == 0 && good;
}
