/* gui/draw/seat_sign.c - the sign of a seat: a disk in its colour with its pattern.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/draw/look.h"
#include "gui/draw/motif.h"

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
