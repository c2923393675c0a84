/* gui/board/pieces_view.c - the pieces of a space, side by side.
 *
 * SPDX-License-Identifier: MIT */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gui/board/board_view.h"
#include "table/table.h"

#define PILES_MOST 9 /* drawn on one space */
#define TURN 6.2831853f
#define PART_FAR 0.45f      /* from the middle, in radiuses */
#define PART_SCALE 0.72f    /* of the pieces on it, less where others are beside them */
#define LOWER_MOST 0.35f    /* so far pieces give way to a name, in radiuses */
#define LAID_MOST 54        /* pieces of a space that are kept apart from each other */
#define SQUEEZED 0.6f       /* to this part of their size, at most */
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

typedef struct heap { /* piles that lie together */
    const vaka_pile *piles;
    int32_t count, shown; /* the last one shown stands for the rest of them */
    int32_t beside;       /* other heaps of the space: there is less room for each then */
    float squeezed;       /* part of their size, where heaps would lie on each other */
} heap;

static float scale_of(const heap *of)
{
    static const float scales[] = {1, PART_SCALE, 0.66f, 0.60f};

    return scales[of->beside ? SDL_min(of->beside, 2) + 1 : of->piles[0].part ? 1 : 0];
}

/* Where they lie: on a hex a little above the middle, for signs are below them, but not over its
 * name; on a small spot beyond its coast, so that they can be read. */
static void lay_heap(const vaka_sheet *sheet, int32_t zone, const heap *of, SDL_Rect *boxes)
{
    vaka_spot at = part_spot(sheet, zone, of->piles[0].part);
    bool spot = vaka_is_spot(sheet->view->layout, zone);
    float raised = spot || of->beside ? 0 : 0.10f;
    int32_t across = of->shown <= 1 ? 1 : of->shown <= 4 ? 2 : 3;
    int32_t down = (of->shown + across - 1) / across;
    float r = measure(sheet, zone),
          size = side_of(of->shown, spot) * r * scale_of(of) * of->squeezed, step = size * 1.1f;
    float top = at.y - raised * r - (float)(down - 1) / 2 * step - size / 2;
    int side = (int)size;

    at.y += SDL_clamp(vaka_ground_below(sheet, zone) - top, 0, LOWER_MOST * r);
    for (int32_t i = 0; i < of->shown; i++) {
        int32_t in_row = i / across == down - 1 ? of->shown - across * (down - 1) : across;
        float x = at.x + ((float)(i % across) - (float)(in_row - 1) / 2) * step;
        float y = at.y + ((float)(i / across) - (float)(down - 1) / 2) * step - raised * r;

        boxes[i] = (SDL_Rect){(int)lroundf(x - size / 2), (int)lroundf(y - size / 2), side, side};
    }
}

static void draw_heap(const vaka_sheet *sheet, int32_t zone, const heap *of)
{
    SDL_Rect boxes[PILES_MOST];

    lay_heap(sheet, zone, of, boxes);
    for (int32_t i = 0; i < of->shown; i++) {
        bool more = of->count > of->shown && i == of->shown - 1;

        if (more)
            vaka_pieces_more(sheet, boxes[i], of->count - of->shown + 1);
        else if (of->piles[i].ghost)
            vaka_ghost_draw(sheet, zone, &of->piles[i], boxes[i]);
        else
            vaka_pile_draw(&sheet->look, sheet->view->layout, &of->piles[i], boxes[i]);
    }
}

/* Those on the same part of a tile as the one at `from`: the piles are sorted by it. */
static heap heap_at(const vaka_pile *piles, int32_t count, int32_t from)
{
    heap of = {.piles = piles + from, .beside = -1, .squeezed = 1};

    for (int32_t i = 0; i < count; i++) {
        of.beside += i == 0 || piles[i].part != piles[i - 1].part;
        of.count += i == from + of.count && piles[i].part == piles[from].part;
    }
    of.shown = SDL_min(of.count, PILES_MOST);
    return of;
}

/* Where all of them lie, at most so many; how many do. */
static int32_t lay_parts(const vaka_sheet *sheet, int32_t zone, const vaka_pile *piles,
                         int32_t count, float squeezed, SDL_Rect *boxes, int32_t most)
{
    int32_t laid = 0;

    for (int32_t from = 0; from < count;) {
        heap of = heap_at(piles, count, from);

        of.squeezed = squeezed;
        of.shown = SDL_min(of.shown, most - laid);
        lay_heap(sheet, zone, &of, boxes + laid);
        laid += of.shown;
        from += of.count;
    }
    return laid;
}

/* Does one hide more than a quarter of another? */
static bool is_crowded(const SDL_Rect *boxes, int32_t count)
{
    SDL_Rect both;

    for (int32_t i = 0; i < count; i++)
        for (int32_t k = 0; k < i; k++)
            if (SDL_IntersectRect(&boxes[i], &boxes[k], &both) &&
                both.w * both.h * 4 > boxes[i].w * boxes[i].h)
                return true;
    return false;
}

/* So small that pieces of all parts of a space can be told apart and counted. */
static float squeeze(const vaka_sheet *sheet, int32_t zone, const vaka_pile *piles, int32_t count)
{
    SDL_Rect boxes[LAID_MOST];
    float part = 1;

    if (count < 2 || heap_at(piles, count, 0).beside == 0)
        return part;
    while (part > SQUEEZED &&
           is_crowded(boxes, lay_parts(sheet, zone, piles, count, part, boxes, LAID_MOST)))
        part -= 0.1f;
    return part;
}

static void draw_parts(const vaka_sheet *sheet, int32_t zone, const vaka_pile *piles, int32_t count)
{
    float squeezed = squeeze(sheet, zone, piles, count);

    for (int32_t from = 0; from < count;) {
        heap of = heap_at(piles, count, from);

        of.squeezed = squeezed;
        draw_heap(sheet, zone, &of);
        from += of.count;
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
    return !pile->sign && pile->owner < 0 &&
           view->layout->kinds[pile->kind].shape == VAKA_SHAPE_DISK;
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
    if (view->seen->zones[zone].count == 0 && sheet->board->ghost_count == 0)
        return NULL;
    piles = vaka_piles_of(view, zone, &all);
    size_t room = (size_t)(2 * all + sheet->board->ghost_count + 1); /* ghosts apart */
    piles = vaka_xgrow(piles, room * sizeof *piles);
    for (int32_t i = 0; i < all; i++) {
        vaka_pile pile = piles[i];

        pile.count -= vaka_motion_arriving(sheet->board, zone, &pile);
        if (pile.count > 0 && view->layout->kinds[pile.kind].shape != VAKA_SHAPE_TILE)
            piles[kept++] = pile;
    }
    *count = kept;
    if (sheet->board->ghost_count) {
        *count = part_ghosts(sheet, zone, piles, kept);
        *count = vaka_ghosts_add(sheet->board, zone, piles, *count);
    }
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

/* Pieces and what marks the space apart: these go behind. How many pieces there are. */
static int32_t sort_marks(const vaka_view *view, vaka_pile *piles, int32_t count)
{
    vaka_pile *marks = vaka_xnew((size_t)(count + 1) * sizeof *marks);
    int32_t kept = 0, apart = 0;

    for (int32_t i = 0; i < count; i++)
        if (is_mark(view, &piles[i]))
            marks[apart++] = piles[i];
        else
            piles[kept++] = piles[i];
    memcpy(piles + kept, marks, (size_t)apart * sizeof *marks);
    free(marks);
    return kept;
}

void vaka_pieces_draw(const vaka_sheet *sheet, int32_t zone, vaka_spot at)
{
    int32_t count;
    vaka_pile *piles = vaka_pieces_of(sheet, zone, &count);
    bool spot = vaka_is_spot(sheet->view->layout, zone);

    if (sheet->view->layout->mark_count)
        draw_tile_mark(sheet, zone, at);
    int32_t kept = count ? sort_marks(sheet->view, piles, count) : 0, marks = count - kept;
    for (int32_t i = 0; i < marks; i++)
        vaka_pile_draw(&sheet->look, sheet->view->layout, &piles[kept + i],
                       vaka_pieces_mark(sheet, zone, spot ? (float)i - (float)(marks - 1) / 2 : 0));
    draw_parts(sheet, zone, piles, kept);
    free(piles);
}

int32_t vaka_pieces_boxes(const vaka_sheet *sheet, int32_t zone, SDL_Rect *boxes, int32_t most)
{
    int32_t count;
    vaka_pile *piles = vaka_pieces_of(sheet, zone, &count);
    int32_t kept = count ? sort_marks(sheet->view, piles, count) : 0;
    int32_t laid =
        lay_parts(sheet, zone, piles, kept, squeeze(sheet, zone, piles, kept), boxes, most);

    free(piles);
    return laid;
}
