/* gui/gui_rooms.c - puts the parts of the window together.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/gui_rooms.h"

void vaka_gui_init(vaka_gui *gui, const vaka_gui_start *start)
{
    gui->ui.look = gui->play.look = gui->play.board.look = gui->lobby.look = &gui->look;
    gui->play.ui = gui->play.board.ui = gui->lobby.ui = &gui->ui;
    gui->lobby.play = &gui->play;
    gui->ui.gui = gui;
    gui->ui.start = start;
    gui->ui.x = gui->ui.y = -1;
    gui->play.board.pointed = gui->play.board.cursor = VAKA_NONE;
    gui->play.board.fanned = gui->play.board.dragged = gui->play.drop = VAKA_NONE;
    gui->ui.visit_settings = vaka_settings_visit;
    gui->ui.settings_data = &gui->lobby;
    for (int32_t seat = 0; seat < VAKA_MAX_SEATS; seat++)
        gui->look.style[seat] = (uint8_t)seat;
}

void vaka_gui_done(vaka_gui *gui)
{
    vaka_lobby_done(&gui->lobby);
    vaka_board_done(&gui->play.board);
    vaka_window_close(&gui->ui);
    vaka_settings_done(&gui->ui.settings);
}
