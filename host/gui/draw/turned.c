/* gui/draw/turned.c - pictures that are turned about their middle.
 *
 * SPDX-License-Identifier: MIT */
#include <math.h>

#include "gui/draw/paint.h"

#define CHANNELS 4
#define DEGREE 0.017453293f

static uint32_t pixel(const SDL_Surface *of, int x, int y)
{
    if (x < 0 || y < 0 || x >= of->w || y >= of->h)
        return 0;
    return ((const uint32_t *)(const void *)((const uint8_t *)of->pixels + y * of->pitch))[x];
}

/* Between four pixels; what is clear has no colour of its own. */
static uint32_t between(const SDL_Surface *of, float x, float y)
{
    int left = (int)floorf(x), top = (int)floorf(y);
    float part[2] = {x - (float)left, y - (float)top}, sum[CHANNELS] = {0};
    uint32_t out = 0;

    for (int i = 0; i < 4; i++) {
        uint32_t at = pixel(of, left + i % 2, top + i / 2);
        float share = (i % 2 ? part[0] : 1 - part[0]) * (i / 2 ? part[1] : 1 - part[1]);
        float alpha = share * (float)(at >> 24);
        sum[3] += alpha;
        for (int c = 0; c < 3; c++)
            sum[c] += alpha * (float)(at >> 8 * c & 0xffu);
    }
    if (sum[3] < 0.5f)
        return 0;
    for (int c = 0; c < 3; c++)
        out |= (uint32_t)lroundf(sum[c] / sum[3]) << 8 * c;
    return out | (uint32_t)lroundf(sum[3]) << 24;
}

SDL_Surface *vaka_paint_turned(const SDL_Surface *from, float degrees, float scale)
{
    SDL_Surface *to = vaka_paint_surface(from->w, from->h);
    float c = cosf(degrees * DEGREE) / scale, s = sinf(degrees * DEGREE) / scale;
    float x0 = (float)(from->w - 1) / 2, y0 = (float)(from->h - 1) / 2;

    for (int y = 0; y < to->h; y++) {
        uint32_t *row = (uint32_t *)(void *)((uint8_t *)to->pixels + y * to->pitch);
        for (int x = 0; x < to->w; x++) {
            float dx = (float)x - x0, dy = (float)y - y0;
            row[x] = between(from, x0 + dx * c - dy * s, y0 + dx * s + dy * c);
        }
    }
    return to;
}

float vaka_paint_turned_fit(int w, int h, float degrees)
{
    float c = fabsf(cosf(degrees * DEGREE)), s = fabsf(sinf(degrees * DEGREE));
    float wide = (float)w * c + (float)h * s, high = (float)w * s + (float)h * c;

    return fminf((float)w / wide, (float)h / high);
}
