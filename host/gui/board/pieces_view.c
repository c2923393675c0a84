/* gui/board/pieces_view.c - the pieces of a space, side by side.
 *
 * SPDX-License-Identifier: MIT */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "gui/board/board_view.h"
#include "table/table.h"

#define PILES_MOST 9 /* drawn on one space */
#define TURN 6.2831853f
#define PART_FAR 0.45f      /* from the middle, in radiuses */
#define PART_SCALE 0.72f    /* of the pieces on it */
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

/* The middle of a space, or where a part of its tile (from 1) is: towards the sides it reaches. */
static vaka_spot part_spot(const vaka_sheet *sheet, int32_t zone, int32_t part)
{
    const vaka_match *seen = sheet->view->seen;
    vaka_spot at = vaka_camera_spot(&sheet->camera, sheet->view->layout, zone);
    int32_t tile = part ? vaka_table_tile(seen, zone) : VAKA_NONE, steps = seen->layout->turn_steps;
    float dx = 0, dy = 0;

    for (int32_t side = 0; tile >= 0 && side < steps; side++) {
        if (vaka_part_at(seen, tile, side) != part - 1)
            continue;
        float angle = TURN * ((float)side - (steps == VAKA_SIDES ? 0.5f : 0)) / (float)steps;
        dx += cosf(angle);
        dy -= sinf(angle);
    }
    float far = sqrtf(dx * dx + dy * dy), r = vaka_sheet_radius(sheet, zone) * PART_FAR;
    if (far > 0.01f)
        at = (vaka_spot){at.x + dx / far * r, at.y + dy / far * r};
    return at;
}

/* On a hex a little above the middle, for signs are below them; on a small spot beyond its coast,
 * so that they can be read. */
static void draw_piles(const vaka_sheet *sheet, int32_t zone, const vaka_pile *piles, int32_t count,
                       float scale)
{
    vaka_spot at = part_spot(sheet, zone, piles[0].part);
    float raised = vaka_is_spot(sheet->view->layout, zone) ? 0 : 0.10f;
    int32_t shown = count > PILES_MOST ? PILES_MOST : count;
    int32_t across = shown <= 1 ? 1 : shown <= 4 ? 2 : 3, down = (shown + across - 1) / across;
    float r = measure(sheet, zone), size = side_of(shown, raised == 0) * r * scale,
          step = size * 1.1f;
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
        if (piles[i].ghost && !(count > shown && i == shown - 1)) {
            vaka_ghost_edge(sheet->on, box);
            vaka_ghosts_drawn(sheet->board, zone, piles[i].kind, box);
        }
    }
}

/* Those on each part of a tile together: the piles are sorted by it. */
static void draw_parts(const vaka_sheet *sheet, int32_t zone, const vaka_pile *piles, int32_t count)
{
    for (int32_t from = 0, end; from < count; from = end) {
        for (end = from + 1; end < count && piles[end].part == piles[from].part; end++)
            continue;
        draw_piles(sheet, zone, piles + from, end - from, piles[from].part ? PART_SCALE : 1);
    }
}

/* What of a pile is only planned becomes a pile of its own behind the others. */
static int32_t part_ghosts(const vaka_sheet *sheet, int32_t zone, vaka_pile *piles, int32_t count)
{
    int32_t all = count;

    for (int32_t i = 0; i < count; i++) {
        int32_t planned = piles[i].owner == sheet->view->seat
                              ? vaka_ghosts_at(sheet->board, zone, piles[i].kind)
                              : 0;

        for (int32_t k = count; k < all; k++) /* of another pile of its kind already */
            planned -= piles[k].kind == piles[i].kind ? piles[k].count : 0;
        planned = SDL_min(planned, piles[i].count);
        if (planned <= 0)
            continue;
        piles[all] = piles[i];
        piles[all].count = planned;
        piles[all++].ghost = true;
        piles[i].count -= planned;
    }
    int32_t kept = 0;
    for (int32_t i = 0; i < all; i++)
        if (piles[i].count > 0)
            piles[kept++] = piles[i];
    return kept;
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
    piles = vaka_xgrow(piles, (size_t)(2 * all + 1) * sizeof *piles); /* ghosts apart */
    for (int32_t i = 0; i < all; i++) {
        vaka_pile pile = piles[i];

        pile.count -= vaka_motion_arriving(sheet->board, zone, &pile);
        if (pile.count > 0 && view->layout->kinds[pile.kind].shape != VAKA_SHAPE_TILE)
            piles[kept++] = pile;
    }
    *count = sheet->board->ghost_count ? part_ghosts(sheet, zone, piles, kept) : kept;
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
    draw_parts(sheet, zone, piles, kept);
    free(piles);
}
