/* cli/desk.h - the window, with everything it needs from the program around it.
 *
 * SPDX-License-Identifier: MIT */
#ifndef CLI_DESK_H
#define CLI_DESK_H

#include "cli/shelf.h"

/* Is there a display, and does nobody feed the program lines from a file or a pipe? */
bool vaka_desk_wanted(void);

/* Opens the start screen, and stays until the window is closed. Returns the exit status. */
int vaka_desk_open(void);

/* Plays one record in a window, to its end or until somebody leaves. */
int vaka_desk_play(vaka_record *record);

#endif
