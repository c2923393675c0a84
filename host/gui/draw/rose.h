/* gui/draw/rose.h - a compass of stars, as navigators learnt it: an ornament.
 *
 * SPDX-License-Identifier: MIT */
#ifndef GUI_DRAW_ROSE_H
#define GUI_DRAW_ROSE_H

#include "gui/gui_inside.h"

void vaka_rose_draw(vaka_gui *gui, vaka_spot centre, float radius);

#endif
