/* gui/gui_rooms.h - the window as a whole: a part for each room.
 *
 * SPDX-License-Identifier: MIT
 *
 * Only what stands above all rooms sees it: gui.c, the bench, and tests. */
#ifndef GUI_GUI_ROOMS_H
#define GUI_GUI_ROOMS_H

#include "gui/lobby/lobby.h"

struct vaka_gui {
    vaka_gui_look look;
    vaka_ui ui;
    vaka_play play; /* and its board */
    vaka_lobby lobby;
};

/* gui.c: begins with all zero: every part learns where those below it are. The window is not open
 * yet. */
void vaka_gui_init(vaka_gui *gui, const vaka_gui_start *start);

/* Closes the window, if it is open, and frees all that the parts own. */
void vaka_gui_done(vaka_gui *gui);

#endif
