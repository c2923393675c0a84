/* gui/ui/guide_view.h - a text with a few marks (headings, lists, tables, code), as people read it.
 *
 * SPDX-License-Identifier: MIT */
#ifndef GUI_UI_GUIDE_VIEW_H
#define GUI_UI_GUIDE_VIEW_H

#include "gui/ui/ui.h"

/* Draws it from `y` on; returns where it ends. */
int vaka_guide_draw(vaka_ui *ui, SDL_Rect box, int y, const char *text);

#endif
