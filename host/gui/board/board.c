/* gui/board/board.c - a board on the table: begins, changes, ends.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/board/board.h"

#include <stdlib.h>
#include <string.h>

#include "text/error.h"

void vaka_board_begin(vaka_board *board, const vaka_layout *layout)
{
    vaka_camera_init(&board->camera, layout);
    vaka_motion_done(board);
    board->fanned = board->dragged = board->pointed = board->cursor = VAKA_NONE;
}

void vaka_board_end(vaka_board *board)
{
    free(board->targets);
    free(board->picked);
    board->targets = board->picked = NULL;
    board->view = NULL;
}

void vaka_board_done(vaka_board *board)
{
    vaka_board_end(board);
    vaka_camera_done(&board->camera);
    vaka_motion_done(board);
}

void vaka_board_unmark(vaka_board *board)
{
    size_t zones = (size_t)board->view->layout->zone_count + 1;

    board->targets = vaka_xgrow(board->targets, zones);
    board->picked = vaka_xgrow(board->picked, zones);
    memset(board->targets, 0, zones);
    memset(board->picked, 0, zones);
}

void vaka_board_refresh(vaka_board *board, vaka_record *record)
{
    vaka_counters_names(board->look->counters, board->view->names);
    board->camera.stale = true;
    board->ui->dirty = true;
    vaka_motion_look(board, record);
}
