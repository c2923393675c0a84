/* gui/board_view.h - the boards as a picture: spaces, what lies there, overlays.
 *
 * SPDX-License-Identifier: MIT */
#ifndef GUI_BOARD_VIEW_H
#define GUI_BOARD_VIEW_H

#include "gui/gui_inside.h"

typedef struct vaka_sheet { /* what the picture is drawn with */
    vaka_gui *gui;
    const vaka_view *view;
    SDL_Surface *on;
    vaka_chart chart; /* a copy whose box begins at 0, 0 */
} vaka_sheet;

/* overlays_view.c: tints lie under the pieces; links and paths too; slots and badges above them. */
void vaka_overlays_under(const vaka_sheet *sheet);
void vaka_overlays_over(const vaka_sheet *sheet);

#endif
