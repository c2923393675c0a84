/* cli/measure/sim_plot.h - plots as SVG inside a page: intervals, and how often numbers came up.
 *
 * SPDX-License-Identifier: MIT
 *
 * Colours are those of the page (its style names them), so a plot reads in light and dark alike. No
 * meaning hangs on colour alone: what stands out also has another mark. */
#ifndef CLI_MEASURE_SIM_PLOT_H
#define CLI_MEASURE_SIM_PLOT_H

#include "play/stats.h"

#include <stdio.h>

/* Text in HTML: with &, <, > and quotes written as they must be. */
void vaka_plot_text(FILE *out, const char *text);

/* One line of a plot of intervals. */
typedef struct vaka_plot_row {
    const char *label, *note; /* the note, small, under the label; may be NULL */
    double value, low, high;
    char told[64]; /* what is written at the right */
} vaka_plot_row;

/* A plot of intervals from `from` to `to`, where a line marks what is expected. A row whose
 * interval does not hold it stands out. Numbers are parts of 1, written as percent with a sign if
 * `sign`; `title` is for those who hear the page. */
typedef struct vaka_plot {
    const char *title, *mark_name;
    double from, to, mark;
    bool sign;
    bool wordy; /* labels are sentences, and need room */
    const vaka_plot_row *rows;
    uint32_t count;
} vaka_plot;
void vaka_plot_intervals(FILE *out, const vaka_plot *plot);

/* Bounds for such a plot that hold all rows, and look well: from 0 on, or the same on both sides of
 * 0 if `sign`. */
void vaka_plot_bounds(vaka_plot *plot);

/* Bars for how often each number came up, in at most 40 classes, with a mark at the mean. Numbers
 * are written times `unit`. */
void vaka_plot_bars(FILE *out, const char *title, const vaka_histogram *histogram, double unit);

#endif
