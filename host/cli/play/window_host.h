/* cli/play/window_host.h - the window, with everything it needs from the program around it.
 *
 * SPDX-License-Identifier: MIT */
#ifndef CLI_PLAY_WINDOW_HOST_H
#define CLI_PLAY_WINDOW_HOST_H

#include "gui/gui.h"

struct vaka_mod_choice; /* cli/base/mod_choice.h */
struct vaka_texts;      /* script/texts/lang.h */

/* These need a program that has the window: see vaka_window_reach.
 *
 * Opens the window with modules, mods and languages at hand; fills in the host. Returns the exit
 * status. */
int vaka_window_host_run(vaka_gui_start *start);

/* Opens the start screen, and stays until the window is closed. Returns the exit status. */
int vaka_window_host_open(void);

/* Looks at a journal in a window. */
int vaka_window_host_replay(const char *path);

/* What should be told of a journal with which a game goes on; empty: nothing. */
#define VAKA_WINDOW_HOST_NOTE 256
void vaka_window_host_note(const vaka_replay_report *report, char note[VAKA_WINDOW_HOST_NOTE]);

/* Plays a record (start->first) in a window, then shows the start screen. The record, which is
 * closed here, was begun with these mods and reads in these texts; both stay the caller's. */
int vaka_window_host_play(vaka_gui_start *start, struct vaka_mod_choice *mod_choice,
                          struct vaka_texts *texts);

#endif
