/* cli/base/window.h - how the command line reaches the window.
 *
 * SPDX-License-Identifier: MIT
 *
 * Two programs are made of the same sources. `vaka` knows no display: loading the libraries of one
 * takes longer than all else in a short command. `vaka-window`, which lies beside it, has the
 * window. When a window is wanted `vaka` becomes `vaka-window`, with the same words behind it. */
#ifndef CLI_BASE_WINDOW_H
#define CLI_BASE_WINDOW_H

#include "gui/gui.h"
#include "gui/gui_bench.h"

/* What a program that has the window can do with it. */
typedef struct vaka_window {
    int (*run)(const vaka_gui_start *start);
    vaka_status (*bench)(const vaka_gui_start *start, vaka_gui_times *out, vaka_error *err);
} vaka_window;

/* Says once, before all else here, what the program was started with and whether it has the window;
 * NULL: it has not. Both stay the caller's while the program runs. */
void vaka_window_init(char **argv, const vaka_window *window);

/* The window, or NULL. */
const vaka_window *vaka_window_here(void);

/* Could a window be opened? Looks only at the environment. */
bool vaka_window_possible(void);

/* Is there a display, and does nobody feed the program lines from a file or a pipe? */
bool vaka_window_wanted(void);

/* Becomes the program that has the window, unless this is the one. To be called before anything is
 * read, written or printed. Comes back only with the window (true), or after saying on stderr why
 * there is none. */
bool vaka_window_reach(void);

/* Becomes the program of that name beside this one, with the same words behind it. Comes back only
 * if there is none. */
void vaka_window_become(const char *name);

/* The path of a program beside this one. False: it is too long, or cannot be known. */
bool vaka_window_beside(const char *name, char *out, size_t size);

#endif
