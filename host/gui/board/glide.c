/* gui/board/glide.c - the camera goes gently to another place.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/board/board.h"

static uint32_t now_of(const vaka_board *board)
{
    return board->motion.now ? board->motion.now : SDL_GetTicks();
}

static void go_to(vaka_board *board, vaka_spot to)
{
    vaka_camera *camera = &board->camera;

    vaka_camera_pan(camera, (camera->x - to.x) * camera->radius,
                    (camera->y - to.y) * camera->radius);
    board->ui->dirty = true;
}

static void begin(vaka_board *board, const vaka_camera *there, uint32_t ms)
{
    board->glide.on = false;
    if (there->x == board->camera.x && there->y == board->camera.y)
        return; /* it is in sight */
    if (ms == 0) {
        go_to(board, (vaka_spot){there->x, there->y});
        return;
    }
    board->glide = (vaka_glide){
        true, {board->camera.x, board->camera.y}, {there->x, there->y}, now_of(board), ms};
}

void vaka_board_glide(vaka_board *board, int32_t zone, uint32_t ms)
{
    vaka_camera there = board->camera; /* its surfaces are not touched */

    if (zone != VAKA_NONE)
        vaka_camera_show(&there, board->view->layout, zone);
    begin(board, &there, ms);
}

void vaka_board_gather(vaka_board *board, const uint8_t *zones, uint32_t ms)
{
    vaka_camera there = board->camera;

    vaka_camera_gather(&there, board->view->layout, zones);
    begin(board, &there, ms);
}

bool vaka_glide_moves(const vaka_board *board)
{
    return board->glide.on;
}

void vaka_glide_tick(vaka_board *board, uint32_t now)
{
    vaka_glide *glide = &board->glide;
    uint32_t gone = now - glide->begun;
    float part = gone >= glide->ms ? 1 : (float)gone / (float)glide->ms;

    if (!glide->on)
        return;
    part = part * part * (3 - 2 * part); /* begins and ends gently */
    glide->on = gone < glide->ms;
    go_to(board, (vaka_spot){glide->from.x + (glide->to.x - glide->from.x) * part,
                             glide->from.y + (glide->to.y - glide->from.y) * part});
}
