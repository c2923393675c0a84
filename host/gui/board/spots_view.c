/* gui/board/spots_view.c - spots of a board: with their own drawing, or as small islands.
 *
 * SPDX-License-Identifier: MIT */
#include <math.h>

#include "gui/board/board_view.h"

#define COAST 60 /* spots of an outline */

/* A number of its own for each spot, so that no two coasts are alike and each stays as it is. */
static uint32_t seed_of(const char *id, int32_t zone)
{
    uint32_t seed = 2166136261u ^ (uint32_t)zone;

    for (; id && *id; id++)
        seed = (seed ^ (uint8_t)*id) * 16777619u;
    return seed ^ seed >> 15;
}

/* A coast that goes in and out a little, and nowhere beyond the radius. */
static void coast(vaka_spot at, float radius, uint32_t seed, vaka_spot out[COAST])
{
    float a = (float)(seed & 255) / 40, b = (float)(seed >> 8 & 255) / 40,
          c = (float)(seed >> 16 & 255) / 40;

    for (int i = 0; i < COAST; i++) {
        float turn = 6.2831853f * (float)i / COAST;
        float far = 0.88f + 0.06f * sinf(2 * turn + a) + 0.04f * sinf(3 * turn + b) +
                    0.02f * sinf(7 * turn + c);

        out[i] = (vaka_spot){at.x + radius * far * cosf(turn), at.y + radius * far * sinf(turn)};
    }
}

static void draw_band(const vaka_sheet *sheet, vaka_spot at, float radius, uint32_t seed,
                      vaka_ink ink)
{
    vaka_spot line[COAST];

    coast(at, radius, seed, line);
    vaka_paint_polygon(sheet->on, line, COAST, ink);
}

/* Water that becomes shallow, sand, and green within; a tile that lies there gives the green its
 * colour. */
static void draw_island(const vaka_sheet *sheet, int32_t zone, vaka_spot at, float radius)
{
    const vaka_theme *theme = sheet->look.theme;
    uint32_t seed = seed_of(sheet->view->layout->zones[zone].id, zone);
    vaka_ink heart = theme->leaf;
    vaka_pile tile;

    if (vaka_ground_tile(sheet->view, zone, &tile))
        heart = vaka_counter_tile(theme, sheet->view->layout, tile.kind, tile.known);
    draw_band(sheet, at, radius * 1.06f, seed, vaka_ink_alpha(theme->shallow, 90));
    draw_band(sheet, at, radius * 1.0f, seed, vaka_ink_alpha(theme->shallow, 160));
    draw_band(sheet, at, radius * 0.94f, seed, vaka_ink_alpha(theme->pale, 200));
    draw_band(sheet, at, radius * 0.86f, seed, vaka_ink_mix(theme->sand, 0xff10222e, 30));
    draw_band(sheet, at, radius * 0.85f, seed, theme->sand);
    draw_band(sheet, at, radius * 0.70f, seed * 7u, vaka_ink_mix(heart, theme->sand, 30));
    draw_band(sheet, at, radius * 0.66f, seed * 7u, heart);
}

void vaka_spot_draw(const vaka_sheet *sheet, int32_t zone, vaka_spot at)
{
    const char *art = sheet->view->layout->zones[zone].art;
    float radius = vaka_camera_reach(&sheet->camera, sheet->view->layout, zone);
    int size = (int)ceilf(radius * 2);
    SDL_Point corner = {(int)lroundf(at.x - (float)size / 2), (int)lroundf(at.y - (float)size / 2)};

    if (!art || !vaka_art_stamp(sheet->look.art, art, size, sheet->on, corner))
        draw_island(sheet, zone, at, radius);
}
