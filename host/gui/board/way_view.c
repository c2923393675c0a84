/* gui/board/way_view.c - the way that what is picked would go to the place pointed at.
 *
 * SPDX-License-Identifier: MIT */
#include <math.h>

#include "gui/board/board_view.h"

static vaka_spot spot_of(const vaka_board *board, int32_t zone)
{
    return vaka_camera_spot(&board->camera, board->view->layout, zone);
}

static float dot_of(const vaka_board *board)
{
    return fmaxf(2.6f, board->camera.radius * 0.07f);
}

SDL_Rect vaka_way_box(const vaka_board *board)
{
    SDL_Rect box = {0};
    int wide = (int)(board->camera.radius * 0.4f) + 8;

    for (int i = 0; i < board->way_count; i++) {
        vaka_spot at = spot_of(board, board->way[i]);
        SDL_Rect one = {(int)at.x - wide, (int)at.y - wide, 2 * wide, 2 * wide};

        if (i == 0)
            box = one;
        else
            SDL_UnionRect(&box, &one, &box);
    }
    return box;
}

static void draw_dot(vaka_board *board, vaka_spot at, float r, vaka_ink ink)
{
    vaka_paint_disk(board->look->canvas, at, r + 1.6f, 0xff10222e);
    vaka_paint_disk(board->look->canvas, at, r, ink);
}

/* Dots from one stop to the next. */
static void draw_leg(vaka_board *board, vaka_spot from, vaka_spot to)
{
    float r = dot_of(board), length = hypotf(to.x - from.x, to.y - from.y);
    int dots = (int)(length / (r * 4)) + 1;

    for (int i = 1; i < dots; i++) {
        float part = (float)i / (float)dots;

        draw_dot(board,
                 (vaka_spot){from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part}, r,
                 0xfffffcf3);
    }
}

void vaka_way_draw(vaka_board *board)
{
    float r = dot_of(board);

    for (int i = 1; i < board->way_count; i++)
        draw_leg(board, spot_of(board, board->way[i - 1]), spot_of(board, board->way[i]));
    for (int i = 1; i < board->way_count; i++) {
        vaka_spot at = spot_of(board, board->way[i]);
        bool last = i == board->way_count - 1;

        draw_dot(board, at, last ? r * 2.2f : r * 1.5f,
                 last ? board->look->theme->accent : 0xfffffcf3);
    }
}
