/* gui/replay/chances.h - over the line of a replay: how likely each seat was to win, as lines.
 *
 * SPDX-License-Identifier: MIT */
#ifndef GUI_REPLAY_CHANCES_H
#define GUI_REPLAY_CHANCES_H

#include "gui/play/play.h"

/* Shows the lines, or puts them away. The first time the game begins to be read, in the background
 * (play/reading/reading.h). */
void vaka_chances_toggle(vaka_play *play);

/* Where nothing is secret any more and they are shown: reads the game once more, knowing all that
 * was hidden, or as the seats could know it. */
bool vaka_chances_may_know(const vaka_play *play);
void vaka_chances_know(vaka_play *play);

/* Time has gone on; ms until it is to be told so again, negative: all is known. */
void vaka_chances_tick(vaka_play *play);
int vaka_chances_due(const vaka_play *play);

/* How high they are, 0: they are not shown; draws them into a box, from x on as wide as the line of
 * steps below. */
int vaka_chances_beside(const vaka_play *play); /* what its scale needs at the left */
int vaka_chances_high(const vaka_play *play);
void vaka_chances_draw(vaka_play *play, SDL_Rect box);

#endif
