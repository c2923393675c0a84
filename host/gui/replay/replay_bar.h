/* gui/replay/replay_bar.h - below a replay: the line of its steps, and buttons to go along it.
 *
 * SPDX-License-Identifier: MIT */
#ifndef GUI_REPLAY_REPLAY_BAR_H
#define GUI_REPLAY_REPLAY_BAR_H

#include "gui/play/play.h"

enum { /* what its buttons do */
       VAKA_REPLAY_FIRST,
       VAKA_REPLAY_BACK,
       VAKA_REPLAY_PLAY,
       VAKA_REPLAY_ON,
       VAKA_REPLAY_LAST,
       VAKA_REPLAY_SPEED,
       VAKA_REPLAY_TURN,
       VAKA_REPLAY_VIEW,
       VAKA_REPLAY_FORK,
       VAKA_REPLAY_CHANCES,
       VAKA_REPLAY_KNOWING, /* the chances knowing all; while they are shown, where it may be */
       VAKA_REPLAY_PICTURE,
       VAKA_REPLAY_LEAVE,
       VAKA_REPLAY_MORE, /* all from the speed on, where there is little room */
       VAKA_REPLAY_BUTTONS,
};

/* Lines of its menus: a number and what is behind it. */
#define VAKA_REPLAY_ITEM_BUTTON 500 /* + button */
#define VAKA_REPLAY_ITEM_VIEW 1000  /* + 1 + seat */
#define VAKA_REPLAY_ITEM_REFEREE 1999
#define VAKA_REPLAY_ITEM_TURN 2000   /* + turn */
#define VAKA_REPLAY_ITEM_FORK 100000 /* + 1 + seat */

void vaka_replay_more(vaka_play *play); /* opens that menu */
int vaka_replay_bar_high(vaka_play *play);
void vaka_replay_bar_draw(vaka_play *play);
SDL_Rect vaka_replay_line(vaka_play *play);

int vaka_replay_pace(const vaka_play *play); /* ms a step */
void vaka_replay_faster(vaka_play *play);

#endif
