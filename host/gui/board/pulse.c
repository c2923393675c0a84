/* gui/board/pulse.c - the slow pulse of spaces that can be pressed.
 *
 * SPDX-License-Identifier: MIT
 *
 * When there is something new to press its edges brighten and fade a few times, then rest: who
 * looks away is told where to look, and a window in which nothing happens draws nothing. */
#include <math.h>

#include "gui/board/board_view.h"

#define BREATHS 3
#define PERIOD 2800 /* ms of one */
#define FRAME 80    /* ms between two pictures */
#define LEVELS 20
#define MOST 24 /* targets: more of them shine by their number */
#define STRENGTH 200.0f

/* Everything that lies over the board would have to be painted with it. */
static bool is_calm(const vaka_board *board)
{
    return !board->covered && !vaka_ui_is_covered(board->ui);
}

static bool is_shown(const vaka_board *board, int32_t zone, vaka_spot *at)
{
    SDL_Point point;

    if (!board->targets[zone] || !vaka_on_board(board->view->layout, zone))
        return false;
    *at = vaka_camera_spot(&board->camera, board->view->layout, zone);
    point = (SDL_Point){(int)at->x, (int)at->y};
    return SDL_PointInRect(&point, &board->box);
}

void vaka_pulse_begin(vaka_board *board, uint32_t now)
{
    const vaka_layout *layout = board->view->layout;
    bool moves = !vaka_ui_is_still(board->ui) && board->asked;
    int32_t targets = 0;

    for (int32_t zone = 0; moves && zone < layout->zone_count; zone++)
        targets += board->targets[zone] && vaka_on_board(layout, zone);
    board->pulse = 0;
    board->pulsing = targets > 0 && targets <= MOST;
    board->pulse_begun = now;
}

int vaka_pulse_due(const vaka_board *board)
{
    return board->pulsing && is_calm(board) ? FRAME : -1;
}

void vaka_pulse_tick(vaka_board *board, uint32_t now)
{
    uint32_t gone = now - board->pulse_begun;

    if (!board->pulsing || !is_calm(board))
        return;
    board->pulse =
        (int)lroundf((1 - cosf((float)(gone % PERIOD) / PERIOD * 6.2831853f)) / 2 * LEVELS);
    if (gone >= BREATHS * PERIOD || board->ui->still) {
        board->pulse = 0;
        board->pulsing = false;
    }
}

/* A lighter line along the edge, made once for a size. */
static SDL_Surface *edge_of(vaka_board *board)
{
    vaka_camera *camera = &board->camera;
    int side = (int)ceilf(camera->radius * 2) + 2;
    vaka_spot centre = {(float)side / 2, (float)side / 2}, hex[6];
    float line = fminf(fmaxf(camera->radius * 0.05f, 1.6f), 3.0f);

    if (camera->pulse && camera->pulse_radius == camera->radius)
        return camera->pulse;
    SDL_FreeSurface(camera->pulse);
    camera->pulse = vaka_paint_surface(side, side);
    camera->pulse_radius = camera->radius;
    vaka_paint_hex(centre, camera->radius * 0.95f, hex);
    vaka_paint_line(camera->pulse, hex, 6, line * 2.6f, true, 0x60fff2c8);
    vaka_paint_line(camera->pulse, hex, 6, line, true, 0xfffff2c8);
    return camera->pulse;
}

/* The same along the edge of a spot or a route. */
static void draw_line(vaka_board *board, int32_t zone, uint32_t alpha)
{
    vaka_pen pen = {board->look->canvas, &board->camera, board->view->layout};
    float line = fminf(fmaxf(board->camera.radius * 0.05f, 1.6f), 3.0f);

    vaka_mark_line(&pen, zone, 1, line * 2.6f, vaka_ink_alpha(0xfffff2c8, alpha * 0x60 / 255));
    vaka_mark_line(&pen, zone, 1, line, vaka_ink_alpha(0xfffff2c8, alpha));
}

void vaka_pulse_draw(vaka_board *board)
{
    uint8_t alpha = (uint8_t)(STRENGTH * (float)board->pulse / LEVELS);
    const vaka_layout *layout = board->view->layout;
    vaka_spot at;

    if (!board->pulse)
        return;
    SDL_Surface *edge = edge_of(board);
    SDL_SetSurfaceAlphaMod(edge, alpha);
    for (int32_t zone = 0; zone < board->view->layout->zone_count; zone++) {
        if (!is_shown(board, zone, &at))
            continue;
        if (layout->boards[layout->zones[zone].board].spots) {
            draw_line(board, zone, alpha);
            continue;
        }
        SDL_Rect box = {(int)lroundf(at.x - (float)edge->w / 2),
                        (int)lroundf(at.y - (float)edge->h / 2), edge->w, edge->h};
        SDL_BlitSurface(edge, NULL, board->look->canvas, &box);
    }
}

bool vaka_pulse_box(const vaka_board *board, int32_t zone, SDL_Rect *box)
{
    vaka_spot at;

    if (!board->pulsing || !is_shown(board, zone, &at))
        return false;
    *box = vaka_camera_cover(&board->camera, board->view->layout, zone, 4);
    return true;
}
