/* gui/draw/backdrop.c - what screens without a board lie on.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/draw/look.h"
#include "gui/draw/paint.h"

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
