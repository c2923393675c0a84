/* gui/draw/ornament.h - a compass of stars, as navigators learnt it: an ornament.
 *
 * SPDX-License-Identifier: MIT */
#ifndef GUI_DRAW_ORNAMENT_H
#define GUI_DRAW_ORNAMENT_H

#include "gui/draw/look.h"

void vaka_ornament_draw(vaka_gui_look *look, vaka_spot centre, float radius);

#endif
