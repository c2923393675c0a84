/* gui/board/fan_view.c - the pieces of a space fanned out, sort by sort, in a ring about it.
 *
 * SPDX-License-Identifier: MIT */
#include <math.h>
#include <stdlib.h>

#include "gui/board/board_view.h"

#define FAN_MOST 20

typedef struct fan {
    vaka_pile *piles; /* owned */
    int32_t count;
    float far, side; /* of the ring, of a piece */
    vaka_spot middle;
} fan;

/* Equal pieces are one with their number: a ring of them would say no more, and hide their place.
 */
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

static float clamp(float value, float low, float high)
{
    return high < low ? (low + high) / 2 : value < low ? low : value > high ? high : value;
}

/* The ring is moved so far that it stays on the board's part of the window. */
static fan fan_of(vaka_board *board, int32_t zone)
{
    const vaka_camera *camera = &board->camera;
    SDL_Rect box = board->box;
    fan out = {0};

    spread(&out, board->view, zone);
    out.side = fmaxf(camera->radius * 0.6f, (float)vaka_look_px(board->look, 40));
    out.far = fmaxf(out.side * 0.78f, out.side * 1.16f * (float)out.count / 6.2832f);
    out.middle = vaka_camera_spot(camera, board->view->layout, zone);
    float reach = out.far + out.side * 0.75f;
    out.middle.x = clamp(out.middle.x, (float)box.x + reach, (float)(box.x + box.w) - reach);
    out.middle.y = clamp(out.middle.y, (float)box.y + reach, (float)(box.y + box.h) - reach);
    return out;
}

SDL_Rect vaka_fan_box(vaka_board *board, int32_t zone)
{
    fan at = fan_of(board, zone);
    int reach = (int)(at.far + at.side * 0.75f) + 3;
    SDL_Rect box = {(int)at.middle.x - reach, (int)at.middle.y - reach, 2 * reach, 2 * reach};

    free(at.piles);
    return at.count > 1 ? box : (SDL_Rect){0};
}

void vaka_fan_draw(vaka_board *board, int32_t zone)
{
    fan at = fan_of(board, zone);

    if (at.count > 1) {
        vaka_paint_disk(board->look->canvas, at.middle, at.far + at.side * 0.74f, 0xb0071e2e);
        vaka_paint_ring(board->look->canvas, at.middle, at.far + at.side * 0.74f, 1.5f, 0x90ffffff);
    }
    for (int32_t i = 0; at.count > 1 && i < at.count; i++) {
        float angle = 6.2832f * (float)i / (float)at.count - 1.5708f;
        float x = at.middle.x + at.far * cosf(angle), y = at.middle.y + at.far * sinf(angle);
        int high = (int)at.side;
        int wide = vaka_counter_wide(board->view->layout, at.piles[i].kind, high);
        SDL_Rect box = {(int)(x - (float)wide / 2), (int)(y - (float)high / 2), wide, high};

        vaka_pile_draw(board->look, board->view->layout, &at.piles[i], box);
    }
    free(at.piles);
}
