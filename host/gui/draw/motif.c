/* gui/draw/motif.c - the pattern, the outline and the sign of each seat.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/draw/motif.h"

#include <string.h>

#include "gui/draw/look.h"

typedef struct sign { /* of a pattern, in a square of side 1 */
    int count;        /* of its spots */
    float width;      /* of the line along them; 0: they are filled */
    float spots[5][2];
} sign;

enum { TRIANGLES, CHEVRONS, DOTS, WAVES, BARS, CROSSES, DIAMONDS, RINGS }; /* as styles have them */
enum { HATCH = RINGS + 1, SECOND_CROSS, SIGNS };

static const sign signs[SIGNS] = {
    [TRIANGLES] = {3, 0, {{0.1f, 0.85f}, {0.5f, 0.15f}, {0.9f, 0.85f}}},
    [CHEVRONS] = {3, 0.2f, {{0.1f, 0.7f}, {0.5f, 0.3f}, {0.9f, 0.7f}}},
    [WAVES] = {5, 0.18f, {{0, 0.5f}, {0.25f, 0.3f}, {0.5f, 0.5f}, {0.75f, 0.7f}, {1, 0.5f}}},
    [BARS] = {2, 0.34f, {{0.5f, 0.1f}, {0.5f, 0.9f}}},
    [CROSSES] = {2, 0.18f, {{0.2f, 0.2f}, {0.8f, 0.8f}}},
    [DIAMONDS] = {4, 0, {{0.5f, 0.12f}, {0.88f, 0.5f}, {0.5f, 0.88f}, {0.12f, 0.5f}}},
    [HATCH] = {2, 0.12f, {{0.1f, 0.9f}, {0.9f, 0.1f}}},
    [SECOND_CROSS] = {2, 0.18f, {{0.8f, 0.2f}, {0.2f, 0.8f}}},
};

/* One sign of a style with its upper left corner at a spot. */
static void draw_sign(SDL_Surface *on, vaka_spot at, float size, int32_t style, vaka_ink ink)
{
    const sign *one = &signs[style];
    vaka_spot middle = {at.x + 0.5f * size, at.y + 0.5f * size}, all[5];

    for (int i = 0; i < one->count; i++)
        all[i] = (vaka_spot){at.x + one->spots[i][0] * size, at.y + one->spots[i][1] * size};
    if (style == DOTS)
        vaka_paint_disk(on, middle, 0.26f * size, ink);
    else if (style == RINGS)
        vaka_paint_ring(on, middle, 0.38f * size, 0.16f * size, ink);
    else if (one->width == 0)
        vaka_paint_polygon(on, all, one->count, ink);
    else
        vaka_paint_line(on, all, one->count, one->width * size, false, ink);
    if (style == CROSSES)
        draw_sign(on, at, size, SECOND_CROSS, ink);
}

void vaka_motif_fill(SDL_Surface *on, SDL_Rect box, int32_t seat, int size, vaka_ink ink)
{
    int32_t style = vaka_theme_style(seat);
    int across = size > 0 ? SDL_max((box.w + size / 2) / size, 1) : 1;
    int down = size > 0 ? SDL_max((box.h + size / 2) / size, 1) : 1;
    float wide = (float)box.w / (float)across, high = (float)box.h / (float)down;
    float side = SDL_min(wide, high);

    for (int y = 0; y < down; y++)
        for (int x = 0; x < across; x++) {
            vaka_spot at = {(float)box.x + ((float)x + 0.5f) * wide - side / 2,
                            (float)box.y + ((float)y + 0.5f) * high - side / 2};

            draw_sign(on, at, side, style >= 0 ? style : HATCH, ink);
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
    vaka_spot all[13] = {{x + s, y + s},
                         {x + m + n, y + s},
                         {x + m, y + s - n},
                         {x + m - n, y + s},
                         {x, y + s},
                         {x, y + m + n},
                         {x + n * 0.8f, y + m},
                         {x, y + m - n},
                         {x, y},
                         {x + s, y},
                         {x + s, y + m - n},
                         {x + s - n * 0.8f, y + m},
                         {x + s, y + m + n}};

    memcpy(out, all, sizeof all);
    return 13;
}

int vaka_motif_outline(int32_t seat, float x, float y, float size, vaka_spot *out)
{
    static const float round[] = {0, 0.05f, 0.34f, 0, 0.16f};
    int32_t style = vaka_theme_style(seat), sort = style >= 0 ? style % 4 : 4;

    if (sort == 0)
        return cut_corners(x, y, size, out);
    if (sort == 3)
        return notched(x, y, size, out);
    return vaka_paint_round_outline(x, y, size, size, round[sort] * size, out);
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
