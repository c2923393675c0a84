/* gui/board/pieces_view.c - the pieces of a space, side by side.
 *
 * SPDX-License-Identifier: MIT */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "gui/board/board_view.h"

#define PILES_MOST 9        /* drawn on one space */
#define MEASURE_LEAST 38.0f /* pixels: a radius with which pieces can be told apart at a spot */

void vaka_pieces_more(const vaka_sheet *sheet, SDL_Rect box, int32_t more)
{
    vaka_type type = {VAKA_FACE_BOLD, box.h / 2, 0xfffffcf3};
    char text[16];

    snprintf(text, sizeof text, "+%d", (int)more);
    vaka_paint_round(sheet->on, box, (float)box.h / 4, 0xc010222e);
    vaka_type_in(&sheet->look, type, box, 1, text);
}

/* How large a piece is when so many piles share the space, in radiuses; beside a spot there is more
 * room. */
static float side_of(int32_t piles, bool spot)
{
    static const float sides[PILES_MOST + 1] = {0,     0.70f, 0.62f, 0.42f, 0.42f,
                                                0.42f, 0.42f, 0.29f, 0.29f, 0.29f};
    float side = sides[piles < PILES_MOST ? piles : PILES_MOST];

    return spot ? fminf(fmaxf(side, 0.38f), 0.52f) : side;
}

static float measure(const vaka_sheet *sheet, int32_t zone)
{
    float r = vaka_sheet_radius(sheet, zone);

    if (!vaka_is_spot(sheet->view->layout, zone))
        return r;
    return fmaxf(fmaxf(r, sheet->camera.radius * 1.25f),
                 fminf(MEASURE_LEAST, sheet->camera.radius * 1.8f));
}

/* On a hex a little above the middle, for signs are below them; on a small spot beyond its coast,
 * so that they can be read. */
static void draw_piles(const vaka_sheet *sheet, int32_t zone, const vaka_pile *piles, int32_t count)
{
    vaka_spot at = vaka_camera_spot(&sheet->camera, sheet->view->layout, zone);
    float raised = vaka_is_spot(sheet->view->layout, zone) ? 0 : 0.10f;
    int32_t shown = count > PILES_MOST ? PILES_MOST : count;
    int32_t across = shown <= 1 ? 1 : shown <= 4 ? 2 : 3, down = (shown + across - 1) / across;
    float r = measure(sheet, zone), size = side_of(shown, raised == 0) * r, step = size * 1.1f;
    int side = (int)size;

    for (int32_t i = 0; i < shown; i++) {
        int32_t in_row = i / across == down - 1 ? shown - across * (down - 1) : across;
        float x = at.x + ((float)(i % across) - (float)(in_row - 1) / 2) * step;
        float y = at.y + ((float)(i / across) - (float)(down - 1) / 2) * step - raised * r;
        SDL_Rect box = {(int)lroundf(x - size / 2), (int)lroundf(y - size / 2), side, side};

        if (count > shown && i == shown - 1)
            vaka_pieces_more(sheet, box, count - shown + 1);
        else
            vaka_pile_draw(&sheet->look, sheet->view->layout, &piles[i], box);
    }
}

/* A disk that is nobody's says something about the space: small, below the pieces. */
static bool is_mark(const vaka_view *view, const vaka_pile *pile)
{
    return pile->owner < 0 && view->layout->kinds[pile->kind].shape == VAKA_SHAPE_DISK;
}

SDL_Rect vaka_pieces_mark(const vaka_sheet *sheet, int32_t zone, float aside)
{
    vaka_spot at = vaka_camera_spot(&sheet->camera, sheet->view->layout, zone);
    bool above = vaka_is_spot(sheet->view->layout, zone) &&
                 vaka_overlay_next(sheet->view->scene, VAKA_OVERLAY_BADGE, zone, -1) >= 0;
    float r = measure(sheet, zone);
    int side = (int)(r * 0.34f);

    at.x += aside * r * 0.36f;
    at.y += above ? -r * 0.42f - (float)side : r * 0.42f;
    return (SDL_Rect){(int)lroundf(at.x - (float)side / 2), (int)lroundf(at.y), side, side};
}

vaka_pile *vaka_pieces_of(const vaka_sheet *sheet, int32_t zone, int32_t *count)
{
    const vaka_view *view = sheet->view;
    int32_t all, kept = 0;
    vaka_pile *piles;

    *count = 0;
    if (view->seen->zones[zone].count == 0)
        return NULL;
    piles = vaka_piles_of(view, zone, &all);
    for (int32_t i = 0; i < all; i++) {
        vaka_pile pile = piles[i];

        pile.count -= vaka_motion_arriving(sheet->board, zone, &pile);
        if (pile.count > 0 && view->layout->kinds[pile.kind].shape != VAKA_SHAPE_TILE)
            piles[kept++] = pile;
    }
    *count = kept;
    return piles;
}

/* A tile is ground, but what marks it lies on it. */
static void draw_tile_mark(const vaka_sheet *sheet, int32_t zone, vaka_spot at)
{
    float r = vaka_sheet_radius(sheet, zone);
    int side = SDL_clamp((int)(r * 0.30f), 9, 26);
    vaka_pile tile;

    if (vaka_ground_tile(sheet->view, zone, &tile))
        vaka_pile_mark(&sheet->look, sheet->view->layout, &tile,
                       (SDL_Rect){(int)(at.x - r * 0.62f) - side / 2,
                                  (int)(at.y - r * 0.40f) - side / 2, side, side});
}

void vaka_pieces_draw(const vaka_sheet *sheet, int32_t zone, vaka_spot at)
{
    int32_t count, kept = 0, marks = 0, drawn = 0;
    vaka_pile *piles = vaka_pieces_of(sheet, zone, &count);
    bool spot = vaka_is_spot(sheet->view->layout, zone);

    if (sheet->view->layout->mark_count)
        draw_tile_mark(sheet, zone, at);
    for (int32_t i = 0; i < count; i++)
        marks += is_mark(sheet->view, &piles[i]);
    for (int32_t i = 0; i < count; i++) {
        if (is_mark(sheet->view, &piles[i]))
            vaka_pile_draw(
                &sheet->look, sheet->view->layout, &piles[i],
                vaka_pieces_mark(sheet, zone, spot ? (float)drawn++ - (float)(marks - 1) / 2 : 0));
        else
            piles[kept++] = piles[i];
    }
    if (kept > 0)
        draw_piles(sheet, zone, piles, kept);
    free(piles);
}
