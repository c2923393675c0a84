/* gui/draw/paint.c - shapes with smooth edges: how much of each pixel a polygon covers.
 *
 * SPDX-License-Identifier: MIT
 *
 * Each edge adds, for every row it crosses, the change of cover it makes from its pixel on; a sum
 * along the row then gives the cover of every pixel. */
#include "gui/draw/paint.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "text/error.h"

typedef struct raster { /* changes of cover, row by row */
    SDL_Rect area;
    float *change; /* stride area.w + 2 */
} raster;

#define KEPT (1u << 20) /* numbers of a raster that are kept for the next one */

/* Room for so many zeroes. Fresh memory costs more than clearing what was used before: most shapes
 * use the same again. */
static float *take_room(size_t count)
{
    static float *kept;
    static size_t room;
    float *taken = kept;

    if (count > KEPT)
        return vaka_xnew(count * sizeof *taken);
    if (count > room) {
        room = count;
        taken = kept = vaka_xgrow(kept, room * sizeof *kept);
    }
    memset(taken, 0, count * sizeof *taken);
    return taken;
}

static void give_room(float *taken, size_t count)
{
    if (count > KEPT)
        free(taken);
}

SDL_Surface *vaka_paint_surface(int width, int height)
{
    return SDL_CreateRGBSurfaceWithFormat(0, width > 0 ? width : 1, height > 0 ? height : 1, 32,
                                          SDL_PIXELFORMAT_ARGB8888);
}

SDL_Surface *vaka_paint_canvas(SDL_Surface *kept, int width, int height)
{
    if (kept && kept->w == width && kept->h == height)
        return kept;
    SDL_FreeSurface(kept);
    return SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_RGB888);
}

/* One row of an edge: `share` of the row's height, from x to next. */
static void add_row(float *row, float x, float next, float share)
{
    float left = x < next ? x : next, right = x < next ? next : x;
    int first = (int)left, last = (int)ceilf(right);
    float from = left - (float)first;

    if (last <= first + 1) {
        float middle = 0.5f * (left + right) - (float)first;

        row[first] += share - share * middle;
        row[first + 1] += share * middle;
        return;
    }
    float slope = 1.0f / (right - left), end = right - (float)last + 1.0f;
    float begin = 0.5f * slope * (1.0f - from) * (1.0f - from), tail = 0.5f * slope * end * end;
    row[first] += share * begin;
    if (last == first + 2) {
        row[first + 1] += share * (1.0f - begin - tail);
    } else {
        float second = slope * (1.5f - from);

        row[first + 1] += share * (second - begin);
        for (int i = first + 2; i < last - 1; i++)
            row[i] += share * slope;
        second += (float)(last - first - 3) * slope;
        row[last - 1] += share * (1.0f - second - tail);
    }
    row[last] += share * tail;
}

static float clamp(float value, float most)
{
    return value < 0 ? 0 : value > most ? most : value;
}

static void add_edge(raster *on, vaka_spot a, vaka_spot b)
{
    float way = a.y < b.y ? 1.0f : -1.0f;
    vaka_spot top = a.y < b.y ? a : b, bottom = a.y < b.y ? b : a;
    float wide = (float)on->area.w, high = (float)on->area.h;

    if (top.y == bottom.y || bottom.y <= 0 || top.y >= high)
        return;
    float slope = (bottom.x - top.x) / (bottom.y - top.y);
    float x = top.y < 0 ? top.x - top.y * slope : top.x;
    int first = top.y < 0 ? 0 : (int)top.y;
    int last = bottom.y > high ? on->area.h : (int)ceilf(bottom.y);
    for (int y = first; y < last; y++) {
        float from = top.y > (float)y ? top.y : (float)y;
        float to = bottom.y < (float)(y + 1) ? bottom.y : (float)(y + 1);
        float next = x + slope * (to - from);

        add_row(on->change + (size_t)y * (size_t)(on->area.w + 2), clamp(x, wide),
                clamp(next, wide), way * (to - from));
        x = next;
    }
}

typedef struct glaze {  /* an ink so thick that what lies below shows through */
    uint32_t odd, even; /* its part of red and blue, and of green */
    uint32_t rest;      /* what is left to what lies below, of 255 */
} glaze;

static glaze glaze_of(vaka_ink ink, uint32_t alpha)
{
    return (glaze){.odd = (ink & 0xff00ffu) * alpha + 0x800080u,
                   .even = ((ink >> 8) & 0xffu) * alpha + 0x80u,
                   .rest = 255 - alpha};
}

/* On a pixel that nothing shines through: three colours at once, rounded like each of them. */
static inline uint32_t lay(const glaze *on, uint32_t below)
{
    uint32_t odd = on->odd + (below & 0xff00ffu) * on->rest;
    uint32_t even = on->even + ((below >> 8) & 0xffu) * on->rest;

    odd = ((odd + ((odd >> 8) & 0xff00ffu)) >> 8) & 0xff00ffu;
    even = ((even + (even >> 8)) >> 8) & 0xffu;
    return 0xff000000u | odd | even << 8;
}

static uint32_t blend(uint32_t below, vaka_ink ink, uint32_t alpha, bool opaque)
{
    uint32_t out = 0, under = opaque ? 255 : below >> 24;

    if (under == 255) {
        glaze thin = glaze_of(ink, alpha);

        return lay(&thin, below);
    }
    uint32_t whole = alpha + under * (255 - alpha) / 255;

    if (whole == 0)
        return 0;
    for (uint32_t shift = 0; shift < 24; shift += 8) {
        uint32_t mine = (ink >> shift) & 0xff, old = (below >> shift) & 0xff;
        uint32_t mixed = (mine * alpha + old * under * (255 - alpha) / 255) / whole;

        out |= (mixed > 255 ? 255 : mixed) << shift;
    }
    return out | whole << 24;
}

/* How far nothing changes: most of a large shape, so four at a time. */
static int next_change(const float *change, int at, int count)
{
    while (at + 4 <= count) {
        uint64_t two[2];

        memcpy(two, change + at, sizeof two);
        if (two[0] | two[1])
            break;
        at += 4;
    }
    while (at < count && change[at] == 0)
        at++;
    return at;
}

static void blend_stretch(uint32_t *pixel, int count, vaka_ink ink, uint32_t alpha, bool opaque)
{
    glaze thin = glaze_of(ink, alpha);

    for (int i = 0; opaque && i < count; i++) /* plain, so that several are done at once */
        pixel[i] = lay(&thin, pixel[i]);
    for (int i = 0; !opaque && i < count; i++)
        pixel[i] =
            pixel[i] >> 24 == 255 ? lay(&thin, pixel[i]) : blend(pixel[i], ink, alpha, false);
}

/* Where nothing changes the cover stays: whole stretches are filled at once. */
static void fill_row(uint32_t *pixel, const float *change, int count, vaka_ink ink, bool opaque)
{
    float sum = 0, strength = (float)(ink >> 24);

    for (int i = 0, end; i < count; i = end) {
        sum += change[i];
        float part = sum < 0 ? -sum : sum;
        uint32_t alpha = (uint32_t)((part > 1 ? 1 : part) * strength + 0.5f);

        end = next_change(change, i + 1, count);
        if (alpha == 255)
            SDL_memset4(pixel + i, ink, (size_t)(end - i));
        else if (alpha > 0)
            blend_stretch(pixel + i, end - i, ink, alpha, opaque);
    }
}

/* The part of the surface that the spots can touch; empty: none. */
static SDL_Rect area_of(const SDL_Surface *on, const vaka_spot *spots, int count)
{
    float left = 1e9f, top = 1e9f, right = -1e9f, bottom = -1e9f;
    SDL_Rect area = {0}, wanted;

    for (int i = 0; i < count; i++) {
        left = spots[i].x < left ? spots[i].x : left;
        right = spots[i].x > right ? spots[i].x : right;
        top = spots[i].y < top ? spots[i].y : top;
        bottom = spots[i].y > bottom ? spots[i].y : bottom;
    }
    if (right < -1e6f || left > 1e6f || bottom < -1e6f || top > 1e6f)
        return area;
    left = left < -1e6f ? -1e6f : left;
    top = top < -1e6f ? -1e6f : top;
    right = right > 1e6f ? 1e6f : right;
    bottom = bottom > 1e6f ? 1e6f : bottom;
    wanted.x = (int)floorf(left);
    wanted.y = (int)floorf(top);
    wanted.w = (int)ceilf(right) - wanted.x;
    wanted.h = (int)ceilf(bottom) - wanted.y;
    if (!SDL_IntersectRect(&wanted, &on->clip_rect, &area))
        area.w = area.h = 0;
    return area;
}

static void fill_cover(SDL_Surface *on, const raster *from, vaka_ink ink)
{
    bool opaque = on->format->Amask == 0;

    SDL_LockSurface(on);
    for (int y = 0; y < from->area.h; y++) {
        uint8_t *row = (uint8_t *)on->pixels + (size_t)(from->area.y + y) * (size_t)on->pitch;

        fill_row((uint32_t *)(void *)row + from->area.x,
                 from->change + (size_t)y * (size_t)(from->area.w + 2), from->area.w, ink, opaque);
    }
    SDL_UnlockSurface(on);
}

void vaka_paint_outlines(SDL_Surface *on, const vaka_spot *spots, const int *counts, int outlines,
                         vaka_ink ink)
{
    raster cover = {0};
    int all = 0;

    for (int i = 0; i < outlines; i++)
        all += counts[i];
    cover.area = area_of(on, spots, all);
    if (cover.area.w <= 0 || cover.area.h <= 0 || !(ink >> 24))
        return;
    size_t room = (size_t)(cover.area.w + 2) * (size_t)cover.area.h;
    cover.change = take_room(room);
    for (int i = 0; i < outlines; spots += counts[i], i++) {
        for (int k = 0; k < counts[i]; k++) {
            vaka_spot a = spots[k], b = spots[(k + 1) % counts[i]];

            a.x -= (float)cover.area.x, b.x -= (float)cover.area.x;
            a.y -= (float)cover.area.y, b.y -= (float)cover.area.y;
            add_edge(&cover, a, b);
        }
    }
    fill_cover(on, &cover, ink);
    give_room(cover.change, room);
}

static void put_part(SDL_Surface *on, int x, int y, vaka_ink ink, float part)
{
    const SDL_Rect *clip = &on->clip_rect;

    if (x < clip->x || y < clip->y || x >= clip->x + clip->w || y >= clip->y + clip->h)
        return;
    uint8_t *row = (uint8_t *)on->pixels + (size_t)y * (size_t)on->pitch;
    uint32_t *pixel = (uint32_t *)(void *)row + x;
    uint32_t alpha = (uint32_t)(part * (float)(ink >> 24) + 0.5f);
    if (alpha > 0)
        *pixel = blend(*pixel, ink, alpha, on->format->Amask == 0);
}

/* Two pixels a step share the line between them. */
void vaka_paint_hair(SDL_Surface *on, vaka_spot a, vaka_spot b, vaka_ink ink)
{
    bool steep = fabsf(b.y - a.y) > fabsf(b.x - a.x);
    float from = steep ? a.y : a.x, to = steep ? b.y : b.x;
    float at = steep ? a.x : a.y, end = steep ? b.x : b.y;
    float slope = to != from ? (end - at) / (to - from) : 0;

    if (from > to) {
        float swap = from;

        from = to, to = swap, at = end;
    }
    float low = (float)(steep ? on->clip_rect.y : on->clip_rect.x) - 1;
    float high = low + 2 + (float)(steep ? on->clip_rect.h : on->clip_rect.w);
    int first = (int)ceilf(from > low ? from : low), last = (int)floorf(to < high ? to : high);
    SDL_LockSurface(on);
    for (int step = first; step <= last; step++) {
        float across = at + slope * ((float)step - from), whole = floorf(across);
        float part = across - whole;
        int base = (int)whole;

        put_part(on, steep ? base : step, steep ? step : base, ink, 1 - part);
        put_part(on, steep ? base + 1 : step, steep ? step : base + 1, ink, part);
    }
    SDL_UnlockSurface(on);
}
