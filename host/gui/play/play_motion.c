/* gui/play/play_motion.c - what moves by itself on the screens with a board: play and replay.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/play/play.h"

/* The board, told whether something of the screen lies over it. A replay is always drawn whole. */
static vaka_board *board_of(vaka_play *play)
{
    play->board.covered = play->recap || play->tutor.steps || play->replay;
    return &play->board;
}

static int due(void *data)
{
    vaka_play *play = data;

    return play->viewing ? vaka_motion_due(board_of(play)) : -1;
}

static void tick(void *data)
{
    vaka_play *play = data;

    if (play->viewing)
        vaka_motion_tick(board_of(play));
}

static void stop(void *data)
{
    vaka_play *play = data;

    vaka_motion_stop(&play->board);
}

static void drawn(void *data)
{
    vaka_play *play = data;

    if (play->viewing)
        vaka_top_drawn(board_of(play));
}

static int retouch(void *data, SDL_Rect out[VAKA_SCREEN_PARTS])
{
    vaka_play *play = data;

    if (play->viewing)
        return vaka_top_retouch(board_of(play), out);
    play->ui->dirty = true;
    return 0;
}

const vaka_screen_motion vaka_play_motion = {
    .due = due,
    .tick = tick,
    .stop = stop,
    .drawn = drawn,
    .retouch = retouch,
};
