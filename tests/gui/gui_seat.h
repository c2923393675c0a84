/* gui_seat.h - a seat at the table: who looks, how a match goes on, what is in sight.
 *
 * SPDX-License-Identifier: MIT */
#ifndef GUI_SEAT_H
#define GUI_SEAT_H

#include "gui_match.h"

#include "gui/board/board_view.h"

static inline void sit(table *at, int32_t seat)
{
    vaka_play *play = &at->gui.play;

    play->asked = seat >= 0;
    vaka_play_open(play, at->record, seat);
    vaka_ui_show(&at->gui.ui, &vaka_screen_play, play);
    vaka_window_frame(&at->gui.ui);
}

/* The first thing that whoever must may do, so often. */
static inline void go_on(table *at, int steps)
{
    vaka_live *live = vaka_record_live(at->record);
    vaka_error err = {0};
    uint32_t count;

    while (steps-- > 0 && !vaka_live_finished(live, NULL)) {
        int32_t seat = vaka_live_must(live) & 1 ? 0 : 1;
        vaka_action action = vaka_live_legal(live, seat, &count)[0];

        assert_int_equal(vaka_record_apply(at->record, &action, NULL, &err), VAKA_OK);
    }
}

static inline bool is_in_sight(const table *at, int32_t zone)
{
    const vaka_board *board = &at->gui.play.board;
    vaka_spot spot = vaka_camera_spot(&board->camera, at->gui.play.view.layout, zone);
    SDL_Point point = {(int)spot.x, (int)spot.y};

    return SDL_PointInRect(&point, &board->box);
}

#endif
