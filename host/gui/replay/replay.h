/* gui/replay/replay.h - looks at a game that was played.
 *
 * SPDX-License-Identifier: MIT */
#ifndef GUI_REPLAY_REPLAY_H
#define GUI_REPLAY_REPLAY_H

#include "gui/play/play.h"

/* screen_replay.c; its data is a vaka_play. */
extern const vaka_screen vaka_screen_replay;

/* Looks at a journal until it is left; a record if a new game was forked. */
vaka_status vaka_replay_show(vaka_play *play, const char *path, vaka_record **fork,
                             vaka_error *err);

#endif
