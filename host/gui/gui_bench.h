/* gui/gui_bench.h - how long the window takes to paint.
 *
 * SPDX-License-Identifier: MIT */
#ifndef GUI_GUI_BENCH_H
#define GUI_GUI_BENCH_H

#include "gui/gui.h"

/* The middle one of many frames each, in milliseconds of work. */
typedef struct vaka_gui_times {
    double touched;  /* the pointer goes from space to space */
    double panels;   /* everything but the board has changed */
    double changed;  /* what lies on the board has too */
    double full;     /* the board was moved as well: nothing is kept but drawings */
    double zoomed;   /* another size: all drawings anew */
    double click;    /* from a press on the board to the picture of it */
    double crowded;  /* as `changed`, from near with the small map, with plans and a great moment */
    double thinking; /* the longest of many while a bot thinks, by the clock; 0: nobody is asked */
    uint32_t idle;   /* frames painted though nothing had changed, crowded or not */
} vaka_gui_times;

/* Opens a window for the start's record (whose module needs a board) and paints. Fails if there is
 * no display. */
vaka_status vaka_gui_bench(const vaka_gui_start *start, vaka_gui_times *out, vaka_error *err);

/* A robot for vaka_gui_start: with VAKA_FIRST_FRAME set to a file it writes there when the first
 * frame was painted, in nanoseconds of the monotonic clock, and closes the window. */
bool vaka_gui_bench_first(void *data, vaka_gui *gui);

#endif
