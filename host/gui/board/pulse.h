/* gui/board/pulse.h - the slow pulse of spaces that can be pressed.
 *
 * SPDX-License-Identifier: MIT
 *
 * When there is something new to press its edges brighten and fade a few times, then rest: who
 * looks away is told where to look, and a window in which nothing happens draws nothing. */
#ifndef GUI_BOARD_PULSE_H
#define GUI_BOARD_PULSE_H

#include <SDL.h>
#include <stdbool.h>

typedef struct vaka_board vaka_board;

/* What can be pressed has changed: pulses from now on, unless nothing is to move by itself. */
void vaka_pulse_begin(vaka_board *board, uint32_t now);

/* ms until the next picture of it, negative if none is to come. And: the time has come; true if the
 * picture is another one. */
int vaka_pulse_due(const vaka_board *board);
bool vaka_pulse_tick(vaka_board *board, uint32_t now);

/* Draws it on the canvas, where it can be seen; and tells every part of the window it needs. */
void vaka_pulse_draw(vaka_board *board);
void vaka_pulse_boxes(const vaka_board *board, void (*add)(void *data, SDL_Rect box), void *data);

#endif
