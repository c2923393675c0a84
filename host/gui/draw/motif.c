/* gui/draw/motif.c - the pattern, the outline and the sign of each seat.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/draw/motif.h"

#include <string.h>

#include "gui/draw/look.h"

typedef struct cell { /* where one sign of a pattern is drawn */
    SDL_Surface *on;
    float x, y, size;
    vaka_ink ink;
} cell;

static vaka_spot in_cell(const cell *at, float x, float y)
{
    return (vaka_spot){at->x + x * at->size, at->y + y * at->size};
}

static void stroke(const cell *at, const float (*spots)[2], int count, float width)
{
    vaka_spot all[6];

    for (int i = 0; i < count; i++)
        all[i] = in_cell(at, spots[i][0], spots[i][1]);
    vaka_paint_line(at->on, all, count, width * at->size, false, at->ink);
}

static void triangles(const cell *at)
{
    vaka_spot all[3] = {in_cell(at, 0.1f, 0.85f), in_cell(at, 0.5f, 0.15f),
                        in_cell(at, 0.9f, 0.85f)};

    vaka_paint_polygon(at->on, all, 3, at->ink);
}

static void chevrons(const cell *at)
{
    static const float spots[][2] = {{0.1f, 0.7f}, {0.5f, 0.3f}, {0.9f, 0.7f}};

    stroke(at, spots, 3, 0.2f);
}

static void dots(const cell *at)
{
    vaka_paint_disk(at->on, in_cell(at, 0.5f, 0.5f), 0.26f * at->size, at->ink);
}

static void waves(const cell *at)
{
    static const float spots[][2] = {
        {0, 0.5f}, {0.25f, 0.3f}, {0.5f, 0.5f}, {0.75f, 0.7f}, {1, 0.5f}};

    stroke(at, spots, 5, 0.18f);
}

static void bars(const cell *at)
{
    static const float spots[][2] = {{0.5f, 0.1f}, {0.5f, 0.9f}};

    stroke(at, spots, 2, 0.34f);
}

static void crosses(const cell *at)
{
    static const float one[][2] = {{0.2f, 0.2f}, {0.8f, 0.8f}},
                       two[][2] = {{0.8f, 0.2f}, {0.2f, 0.8f}};

    stroke(at, one, 2, 0.18f);
    stroke(at, two, 2, 0.18f);
}

static void diamonds(const cell *at)
{
    vaka_spot all[4] = {in_cell(at, 0.5f, 0.12f), in_cell(at, 0.88f, 0.5f),
                        in_cell(at, 0.5f, 0.88f), in_cell(at, 0.12f, 0.5f)};

    vaka_paint_polygon(at->on, all, 4, at->ink);
}

static void rings(const cell *at)
{
    vaka_paint_ring(at->on, in_cell(at, 0.5f, 0.5f), 0.38f * at->size, 0.16f * at->size, at->ink);
}

static void hatch(const cell *at)
{
    static const float spots[][2] = {{0.1f, 0.9f}, {0.9f, 0.1f}};

    stroke(at, spots, 2, 0.12f);
}

void vaka_motif_fill(SDL_Surface *on, SDL_Rect box, int32_t seat, int size, vaka_ink ink)
{
    int32_t style = vaka_theme_style(seat);
    static void (*const signs[VAKA_MAX_SEATS])(const cell *) = {
        triangles, chevrons, dots, waves, bars, crosses, diamonds, rings};
    int across = size > 0 ? (box.w + size / 2) / size : 1,
        down = size > 0 ? (box.h + size / 2) / size : 1;

    across = across > 0 ? across : 1;
    down = down > 0 ? down : 1;
    float wide = (float)box.w / (float)across, high = (float)box.h / (float)down;
    float side = wide < high ? wide : high;
    for (int y = 0; y < down; y++) {
        for (int x = 0; x < across; x++) {
            cell at = {on, (float)box.x + ((float)x + 0.5f) * wide - side / 2,
                       (float)box.y + ((float)y + 0.5f) * high - side / 2, side, ink};

            (style >= 0 ? signs[style] : hatch)(&at);
        }
    }
}

static int cut_corners(float x, float y, float s, vaka_spot *out)
{
    float c = 0.2f * s;
    vaka_spot all[8] = {{x + s, y + s - c}, {x + s - c, y + s}, {x + c, y + s}, {x, y + s - c},
                        {x, y + c},         {x + c, y},         {x + s - c, y}, {x + s, y + c}};

    memcpy(out, all, sizeof all);
    return 8;
}

static int notched(float x, float y, float s, vaka_spot *out)
{
    float n = 0.12f * s, m = s / 2;
    vaka_spot all[12] = {
        {x + s, y + s}, {x + m + n, y + s}, {x + m, y + s - n},    {x + m - n, y + s},
        {x, y + s},     {x, y + m + n},     {x + n * 0.8f, y + m}, {x, y + m - n},
        {x, y},         {x + s, y},         {x + s, y + m - n},    {x + s - n * 0.8f, y + m}};
    vaka_spot last = {x + s, y + m + n};

    memcpy(out, all, sizeof all);
    out[12] = last;
    return 13;
}

int vaka_motif_outline(int32_t seat, float x, float y, float size, vaka_spot *out)
{
    int32_t style = vaka_theme_style(seat);

    switch (style >= 0 ? style % 4 : 4) {
    case 0:
        return cut_corners(x, y, size, out);
    case 1:
        return vaka_paint_round_outline(x, y, size, size, 0.05f * size, out);
    case 2:
        return vaka_paint_round_outline(x, y, size, size, 0.34f * size, out);
    case 3:
        return notched(x, y, size, out);
    default:
        return vaka_paint_round_outline(x, y, size, size, 0.16f * size, out);
    }
}

/* A disk in its colour with its pattern. */
void vaka_seat_sign(const vaka_gui_look *look, int32_t seat, int x, int y, int size)
{
    vaka_spot spots[VAKA_PAINT_ROUND];
    int count = vaka_motif_outline(seat, (float)x, (float)y, (float)size, spots);
    vaka_ink ink = vaka_theme_seat(seat);
    SDL_Rect inner = {x + size / 5, y + size / 5, size - 2 * (size / 5), size - 2 * (size / 5)};

    vaka_paint_polygon(look->canvas, spots, count, ink);
    vaka_paint_line(look->canvas, spots, count, 1.2f, true, vaka_ink_mix(ink, 0xff000000, 50));
    vaka_motif_fill(look->canvas, inner, seat, inner.w / 2, vaka_ink_mix(ink, 0xff10222e, 45));
}
