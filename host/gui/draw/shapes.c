/* gui/draw/shapes.c - lines, disks and boxes out of outlines.
 *
 * SPDX-License-Identifier: MIT */
#include <math.h>
#include <stdlib.h>

#include "gui/draw/paint.h"
#include "text/error.h"

#define TURN 6.28318531f
#define ROUND_MOST 48 /* spots of a circle */
#define JOINT 10
#define HEX_HALF 0.8660254f /* half the height of a hex of radius 1 */

void vaka_paint_polygon(SDL_Surface *on, const vaka_spot *spots, int count, vaka_ink ink)
{
    vaka_paint_outlines(on, spots, &count, 1, ink);
}

static int circle(vaka_spot centre, float radius, int count, bool back, vaka_spot *out)
{
    for (int i = 0; i < count; i++) {
        float angle = TURN * (float)i / (float)count * (back ? -1.0f : 1.0f);

        out[i].x = centre.x + radius * cosf(angle);
        out[i].y = centre.y + radius * sinf(angle);
    }
    return count;
}

static int smoothness(float radius)
{
    int count = 8 + (int)radius;

    return count > ROUND_MOST ? ROUND_MOST : count;
}

/* The outline of one stretch of a line; all of them go round the same way. */
static int stretch(vaka_spot a, vaka_spot b, float half, vaka_spot *out)
{
    float x = b.x - a.x, y = b.y - a.y, length = sqrtf(x * x + y * y);

    if (length < 1e-4f)
        return 0;
    x *= half / length;
    y *= half / length;
    out[0] = (vaka_spot){a.x + y, a.y - x};
    out[1] = (vaka_spot){b.x + y, b.y - x};
    out[2] = (vaka_spot){b.x - y, b.y + x};
    out[3] = (vaka_spot){a.x - y, a.y + x};
    return 4;
}

void vaka_paint_line(SDL_Surface *on, const vaka_spot *spots, int count, float width, bool closed,
                     vaka_ink ink)
{
    int pieces = closed ? count : count - 1, at = 0, outlines = 0;
    vaka_spot *all = vaka_xnew((size_t)count * (JOINT + 4) * sizeof *all);
    int *counts = vaka_xnew((size_t)count * 2 * sizeof *counts);

    for (int i = 0; i < pieces; i++) {
        int used = stretch(spots[i], spots[(i + 1) % count], width / 2, all + at);

        at += used;
        counts[outlines] = used;
        outlines += used > 0;
    }
    for (int i = 0; i < count; i++) {
        if (width < 1.6f || (!closed && (i == 0 || i == count - 1)))
            continue;
        counts[outlines++] = circle(spots[i], width / 2, JOINT, false, all + at);
        at += JOINT;
    }
    vaka_paint_outlines(on, all, counts, outlines, ink);
    free(counts);
    free(all);
}

void vaka_paint_disk(SDL_Surface *on, vaka_spot centre, float radius, vaka_ink ink)
{
    vaka_spot spots[ROUND_MOST];

    vaka_paint_polygon(on, spots, circle(centre, radius, smoothness(radius), false, spots), ink);
}

void vaka_paint_ring(SDL_Surface *on, vaka_spot centre, float radius, float width, vaka_ink ink)
{
    vaka_spot spots[2 * ROUND_MOST];
    int counts[2], count = smoothness(radius);

    counts[0] = circle(centre, radius, count, false, spots);
    counts[1] = circle(centre, radius - width, count, true, spots + count);
    vaka_paint_outlines(on, spots, counts, 2, ink);
}

void vaka_paint_box(SDL_Surface *on, SDL_Rect box, vaka_ink ink)
{
    vaka_spot spots[4] = {{(float)box.x, (float)box.y},
                          {(float)(box.x + box.w), (float)box.y},
                          {(float)(box.x + box.w), (float)(box.y + box.h)},
                          {(float)box.x, (float)(box.y + box.h)}};

    if (ink >> 24 == 255)
        SDL_FillRect(on, &box, ink);
    else
        vaka_paint_polygon(on, spots, 4, ink);
}

int vaka_paint_round_outline(float x, float y, float w, float h, float radius, vaka_spot *out)
{
    float most = (w < h ? w : h) / 2;
    int count = 0;

    radius = radius > most ? most : radius;
    for (int corner = 0; corner < 4; corner++) {
        float cx = corner == 0 || corner == 3 ? x + w - radius : x + radius;
        float cy = corner < 2 ? y + h - radius : y + radius;

        for (int i = 0; i <= 8; i++) {
            float angle = TURN * ((float)corner / 4 + (float)i / 32);

            out[count++] = (vaka_spot){cx + radius * cosf(angle), cy + radius * sinf(angle)};
        }
    }
    return count;
}

void vaka_paint_round(SDL_Surface *on, SDL_Rect box, float radius, vaka_ink ink)
{
    vaka_spot spots[VAKA_PAINT_ROUND];
    int count = vaka_paint_round_outline((float)box.x, (float)box.y, (float)box.w, (float)box.h,
                                         radius, spots);

    vaka_paint_polygon(on, spots, count, ink);
}

void vaka_paint_frame(SDL_Surface *on, SDL_Rect box, float radius, float width, vaka_ink ink)
{
    vaka_spot spots[2 * VAKA_PAINT_ROUND], inner[VAKA_PAINT_ROUND];
    int counts[2];

    counts[0] = vaka_paint_round_outline((float)box.x, (float)box.y, (float)box.w, (float)box.h,
                                         radius, spots);
    counts[1] = vaka_paint_round_outline((float)box.x + width, (float)box.y + width,
                                         (float)box.w - 2 * width, (float)box.h - 2 * width,
                                         radius > width ? radius - width : 0, inner);
    for (int i = 0; i < counts[1]; i++)
        spots[counts[0] + i] = inner[counts[1] - 1 - i];
    vaka_paint_outlines(on, spots, counts, 2, ink);
}

void vaka_paint_hex(vaka_spot centre, float radius, vaka_spot out[6])
{
    static const float corner[6][2] = {{1, 0},  {0.5f, HEX_HALF},   {-0.5f, HEX_HALF},
                                       {-1, 0}, {-0.5f, -HEX_HALF}, {0.5f, -HEX_HALF}};

    for (int i = 0; i < 6; i++) {
        out[i].x = centre.x + radius * corner[i][0];
        out[i].y = centre.y + radius * corner[i][1];
    }
}
