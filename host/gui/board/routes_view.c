/* gui/board/routes_view.c - routes: their curves, and the pieces that lie along them.
 *
 * SPDX-License-Identifier: MIT */
#include <math.h>
#include <stdlib.h>

#include "gui/board/board_view.h"

#define PILES_MOST 12    /* drawn on one route */
#define SIDE 0.52f       /* of a piece, in radiuses */
#define SIDE_LEAST 16.0f /* pixels, unless the whole board is tiny */
#define APART 1.12f      /* from one to the next, in sides */

static vaka_ink ink_of(const vaka_sheet *sheet, int32_t zone)
{
    return vaka_theme_tone(vaka_theme_of(true), sheet->view->layout->zones[zone].tone, 0xfff6f1e4);
}

/* Does anything of a seat lie there? Marks of nobody's leave it open. */
static bool is_taken(const vaka_view *view, int32_t zone)
{
    for (VAKA_EACH(view->seen, zone, piece))
        if (view->seen->pieces[piece].owner >= 0)
            return true;
    return false;
}

/* Where nobody is: a row of points, from edge to edge. */
static void draw_dots(const vaka_sheet *sheet, const vaka_curve *curve, vaka_ink ink)
{
    float r = sheet->camera.radius, size = fmaxf(r * 0.028f, 1.1f),
          length = vaka_curve_length(curve);
    int dots = (int)(length / fmaxf(r * 0.13f, 5.0f));

    for (int i = 0; i <= dots; i++) {
        vaka_spot at = vaka_curve_along(curve, length * (float)i / (float)(dots ? dots : 1), NULL);

        vaka_paint_disk(sheet->on, at, size + 0.8f, 0x5010222e);
        vaka_paint_disk(sheet->on, at, size, ink);
    }
}

void vaka_route_draw(const vaka_sheet *sheet, int32_t zone, vaka_spot at)
{
    float width = fmaxf(sheet->camera.radius * 0.06f, 2.0f);
    vaka_ink ink = ink_of(sheet, zone);
    vaka_curve curve;

    (void)at;
    vaka_camera_curve(&sheet->camera, sheet->view->layout, zone, &curve);
    if (!is_taken(sheet->view, zone)) {
        draw_dots(sheet, &curve, vaka_ink_alpha(ink, 190));
        return;
    }
    vaka_paint_line(sheet->on, curve.at, VAKA_CURVE, width + 2, false, 0x9010222e);
    vaka_paint_line(sheet->on, curve.at, VAKA_CURVE, width, false, ink);
}

/* About the middle of the curve, one after the other, each so large that all find room. */
void vaka_route_pieces(const vaka_sheet *sheet, int32_t zone, vaka_spot at)
{
    int32_t count, shown;
    vaka_pile *piles = vaka_pieces_of(sheet, zone, &count);
    vaka_curve curve;

    (void)at;
    vaka_camera_curve(&sheet->camera, sheet->view->layout, zone, &curve);
    float length = vaka_curve_length(&curve);
    float size = fmaxf(sheet->camera.radius * SIDE, fminf(SIDE_LEAST, sheet->camera.radius));
    shown = count > PILES_MOST ? PILES_MOST : count;
    if (shown > 1)
        size = fminf(size, fmaxf(length / (APART * (float)shown), size * 0.7f));
    for (int32_t i = 0; i < shown; i++) {
        float far = length / 2 + ((float)i - (float)(shown - 1) / 2) * size * APART;
        vaka_spot own = vaka_curve_along(&curve, fmaxf(far, 0), NULL);
        SDL_Rect box = {(int)lroundf(own.x - size / 2), (int)lroundf(own.y - size / 2), (int)size,
                        (int)size};

        if (count > shown && i == shown - 1)
            vaka_pieces_more(sheet, box, count - shown + 1);
        else if (piles[i].ghost)
            vaka_ghost_draw(sheet, zone, &piles[i], box);
        else
            vaka_pile_draw(&sheet->look, sheet->view->layout, &piles[i], box);
    }
    free(piles);
}
