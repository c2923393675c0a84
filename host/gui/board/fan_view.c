/* gui/board/fan_view.c - the pieces of a space fanned out, sort by sort, in rows beside it.
 *
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>

#include "gui/board/board_view.h"

#define FAN_MOST 20
#define ROW_MOST 5 /* pieces side by side */
#define PIECE 40   /* at 100 %: as high as one is at least */
#define MARGIN 8   /* at 100 %: around them, and between them for numbers at their corners */
#define AWAY 4     /* at 100 %: from the space */

typedef struct fan {
    vaka_pile *piles; /* owned */
    int32_t count;
    int wide, high, margin; /* of a piece */
    SDL_Rect box;
} fan;

/* Equal pieces are one with their number: a row of them would say no more. */
static void spread(fan *out, const vaka_view *view, int32_t zone)
{
    int32_t count;
    vaka_pile *piles = vaka_piles_of(view, zone, &count);

    out->piles = vaka_xnew((size_t)FAN_MOST * sizeof *out->piles);
    for (int32_t i = 0; i < count && out->count < FAN_MOST; i++)
        if (view->layout->kinds[piles[i].kind].shape != VAKA_SHAPE_TILE)
            out->piles[out->count++] = piles[i];
    free(piles);
}

static void measure(fan *out, const vaka_board *board)
{
    int columns = SDL_clamp(out->count, 1, ROW_MOST), rows = (out->count + ROW_MOST - 1) / ROW_MOST;

    out->high = SDL_max((int)(board->camera.radius * 0.6f), vaka_look_px(board->look, PIECE));
    out->margin = vaka_look_px(board->look, MARGIN);
    for (int32_t i = 0; i < out->count; i++)
        out->wide = SDL_max(out->wide,
                            vaka_counter_wide(board->view->layout, out->piles[i].kind, out->high));
    out->box.w = columns * (out->wide + out->margin) + out->margin;
    out->box.h = rows * (out->high + out->margin) + out->margin;
}

/* So far that it is within the board's part of the window. */
static SDL_Rect shift_in(SDL_Rect box, SDL_Rect room)
{
    box.x = SDL_max(SDL_min(box.x, room.x + room.w - box.w), room.x);
    box.y = SDL_max(SDL_min(box.y, room.y + room.h - box.h), room.y);
    return box;
}

/* How bad it would be to lie there: over the space itself, over the card about it, over places that
 * can be pressed now. */
static int harm(const vaka_board *board, SDL_Rect box, const SDL_Rect *space, const SDL_Rect *card)
{
    const vaka_layout *layout = board->view->layout;
    int sum = (SDL_HasIntersection(&box, space) ? 10000 : 0) +
              (SDL_HasIntersection(&box, card) ? 1000 : 0);

    for (int32_t zone = 0; zone < layout->zone_count; zone++) {
        if (!board->targets[zone] || !vaka_on_board(layout, zone))
            continue;
        vaka_spot at = vaka_camera_spot(&board->camera, layout, zone);
        sum += SDL_PointInRect(&(SDL_Point){(int)at.x, (int)at.y}, &box) ? 1 : 0;
    }
    return sum;
}

/* Above the space, or on the first of its other sides where it is in nobody's way: the space is to
 * be seen, read and pressed as before. */
static void place(fan *out, vaka_board *board, int32_t zone)
{
    SDL_Rect space = vaka_camera_cover(&board->camera, board->view->layout, zone, 0), card = {0};
    int wide = out->box.w, high = out->box.h, away = vaka_look_px(board->look, AWAY), least = 0;
    int x = space.x + (space.w - wide) / 2, y = space.y + (space.h - high) / 2;
    const SDL_Rect sides[] = {{x, space.y - high - away, wide, high},
                              {x, space.y + space.h + away, wide, high},
                              {space.x + space.w + away, y, wide, high},
                              {space.x - wide - away, y, wide, high}};

    if (!vaka_place_first(board, &card))
        card = (SDL_Rect){0};
    for (size_t i = 0; i < sizeof sides / sizeof *sides; i++) {
        SDL_Rect box = shift_in(sides[i], board->box);
        int here = harm(board, box, &space, &card);

        if (i == 0 || here < least) {
            out->box = box;
            least = here;
        }
    }
}

static fan fan_of(vaka_board *board, int32_t zone)
{
    fan out = {0};

    spread(&out, board->view, zone);
    if (out.count < 2)
        return out;
    measure(&out, board);
    place(&out, board, zone);
    return out;
}

SDL_Rect vaka_fan_box(vaka_board *board, int32_t zone)
{
    fan at = fan_of(board, zone);

    free(at.piles);
    return at.box;
}

void vaka_fan_draw(vaka_board *board, int32_t zone)
{
    fan at = fan_of(board, zone);
    SDL_Surface *on = board->look->canvas;

    if (at.count > 1) {
        vaka_paint_round(on, at.box, 8, 0xd0071e2e);
        vaka_paint_frame(on, at.box, 8, 1.5f, 0x90ffffff);
    }
    for (int32_t i = 0; at.count > 1 && i < at.count; i++) {
        int wide = vaka_counter_wide(board->view->layout, at.piles[i].kind, at.high);
        int x = at.box.x + at.margin + i % ROW_MOST * (at.wide + at.margin);
        int y = at.box.y + at.margin + i / ROW_MOST * (at.high + at.margin);

        vaka_pile_draw(board->look, board->view->layout, &at.piles[i],
                       (SDL_Rect){x + (at.wide - wide) / 2, y, wide, at.high});
    }
    free(at.piles);
}
