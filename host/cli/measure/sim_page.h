/* cli/measure/sim_page.h - parts of the page of a simulation (sim_report.h: vaka_sim_page).
 *
 * SPDX-License-Identifier: MIT */
#ifndef CLI_MEASURE_SIM_PAGE_H
#define CLI_MEASURE_SIM_PAGE_H

#include "cli/measure/sim_plot.h"
#include "cli/measure/sim_report.h"

typedef struct vaka_page_to { /* where it is written, and in which language */
    FILE *out;
    const vaka_language *say;
} vaka_page_to;

/* A text in an element ("h2"), and one that explains. */
void vaka_page_element(const vaka_page_to *to, const char *name, const char *text);
void vaka_page_how(const vaka_page_to *to, const char *text);

/* A row that says how much more something is, and a plot of such rows; `wordy`: their labels are
 * sentences. */
vaka_plot_row vaka_page_change(const char *label, vaka_difference_of by);
void vaka_page_changes(const vaka_page_to *to, const char *title, const vaka_plot_row *rows,
                       uint32_t count, bool wordy);

/* How often the actions were taken that rules and cards offer. */
void vaka_page_actions(const vaka_page_to *to, const vaka_lab *lab);

/* All cards, or all events (VAKA_FACTOR_…), that came up. */
void vaka_page_effects(const vaka_page_to *to, const vaka_lab *lab, uint32_t sort);

#endif
