/* gui/draw/ornament.c - what is only there to look well: water with the lines of a chart, a compass
 * of stars with a sail in its middle.
 *
 * SPDX-License-Identifier: MIT */
#include <math.h>

#include "gui/draw/look.h"

#define HOUSES 32 /* of the horizon, in which stars rise and set */
#define TURN 6.28318530718f
#define ARC 10 /* spots of a bent side */

void vaka_backdrop_draw(const vaka_gui_look *look)
{
    float radius = (float)vaka_look_px(look, 90), high = radius * 0.8660254f;
    vaka_ink line = vaka_ink_mix(look->theme->deep, look->theme->mid, 55);
    int w = look->canvas->w, h = look->canvas->h;
    vaka_spot hex[6];

    vaka_paint_box(look->canvas, (SDL_Rect){0, 0, w, h}, look->theme->deep);
    for (int q = 0; (float)q * 1.5f * radius < (float)w + radius; q++) {
        for (int r = 0; (float)r * 2 * high < (float)h + 2 * high; r++) {
            vaka_spot at = {(float)q * 1.5f * radius, (float)r * 2 * high + (q % 2 ? high : 0)};

            vaka_paint_hex(at, radius, hex);
            vaka_paint_line(look->canvas, hex, 4, 1.2f, false, line);
        }
    }
}

static vaka_spot at_angle(vaka_spot centre, float radius, float turn)
{
    return (vaka_spot){centre.x + radius * sinf(turn * TURN),
                       centre.y - radius * cosf(turn * TURN)};
}

/* A ray of two halves, one lighter than the other. */
static void draw_ray(const vaka_gui_look *look, vaka_spot centre, float radius, int house,
                     float width)
{
    float turn = (float)house / HOUSES;
    vaka_spot tip = at_angle(centre, radius, turn);
    vaka_spot left = at_angle(centre, radius * width, turn - 0.5f / HOUSES * 4);
    vaka_spot right = at_angle(centre, radius * width, turn + 0.5f / HOUSES * 4);
    vaka_spot one[3] = {centre, left, tip}, other[3] = {centre, tip, right};

    vaka_paint_polygon(look->canvas, one, 3, look->theme->sand);
    vaka_paint_polygon(look->canvas, other, 3,
                       vaka_ink_mix(look->theme->sand, look->theme->deep, 45));
}

/* A point between two, drawn towards a third in the middle. */
static vaka_spot bend(vaka_spot from, vaka_spot by, vaka_spot to, float t)
{
    float a = (1 - t) * (1 - t), b = 2 * t * (1 - t), c = t * t;

    return (vaka_spot){a * from.x + b * by.x + c * to.x, a * from.y + b * by.y + c * to.y};
}

/* A hull and a claw sail: two spars that bend outwards, and a bay between their tips. */
static void draw_sail(const vaka_gui_look *look, vaka_spot centre, float r)
{
    static const vaka_spot sides[][3] = {
        {{0.00f, 0.24f}, {-0.42f, -0.04f}, {-0.24f, -0.50f}},
        {{-0.24f, -0.50f}, {-0.02f, -0.16f}, {0.34f, -0.46f}},
        {{0.34f, -0.46f}, {0.38f, 0.00f}, {0.00f, 0.24f}},
        {{-0.46f, 0.22f}, {0.00f, 0.36f}, {0.46f, 0.22f}},
        {{0.46f, 0.22f}, {0.00f, 0.58f}, {-0.46f, 0.22f}},
    };
    vaka_spot spots[5 * ARC];

    for (int i = 0; i < 5 * ARC; i++) {
        const vaka_spot *side = sides[i / ARC];
        vaka_spot at = bend(side[0], side[1], side[2], (float)(i % ARC) / ARC);

        spots[i] = (vaka_spot){centre.x + r * at.x, centre.y + r * at.y};
    }
    vaka_paint_disk(look->canvas, centre, r * 0.62f, look->theme->mid);
    vaka_paint_ring(look->canvas, centre, r * 0.62f, r * 0.02f, look->theme->sand);
    vaka_paint_polygon(look->canvas, spots, 3 * ARC, look->theme->coral);
    vaka_paint_polygon(look->canvas, spots + 3 * ARC, 2 * ARC, look->theme->sand);
}

void vaka_ornament_draw(const vaka_gui_look *look, vaka_spot centre, float radius)
{
    vaka_ink line = vaka_ink_mix(look->theme->mid, look->theme->pale, 35);

    vaka_paint_disk(look->canvas, centre, radius * 1.06f,
                    vaka_ink_mix(look->theme->deep, look->theme->mid, 30));
    vaka_paint_ring(look->canvas, centre, radius * 1.06f, radius * 0.012f, line);
    vaka_paint_ring(look->canvas, centre, radius * 0.94f, radius * 0.006f, line);
    for (int i = 0; i < HOUSES; i++)
        vaka_paint_disk(look->canvas, at_angle(centre, radius, ((float)i + 0.5f) / HOUSES),
                        radius * (i % 4 == 3 || i % 4 == 0 ? 0.014f : 0.009f), look->theme->pale);
    for (int house = 4; house < HOUSES; house += 8)
        draw_ray(look, centre, radius * 0.72f, house, 0.30f);
    for (int house = 0; house < HOUSES; house += 8)
        draw_ray(look, centre, radius * 0.92f, house, 0.30f);
    draw_sail(look, centre, radius * 0.62f);
}
