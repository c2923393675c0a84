/* cli/measure/sim_compare.h - two simulations side by side: what a scenario or a rule changes.
 *
 * SPDX-License-Identifier: MIT */
#ifndef CLI_MEASURE_SIM_COMPARE_H
#define CLI_MEASURE_SIM_COMPARE_H

#include "cli/measure/sim_report.h"

/* Two runs with the same seeds, seats and bots, and what they are called. */
typedef struct vaka_sim_pair {
    const char *name[2];
    vaka_sim_report run[2];
} vaka_sim_pair;

/* Prints for both the shares of seats and sides, turns and margins, and how much more each is in
 * the second, with 95 % intervals. */
void vaka_sim_compare_text(const vaka_sim_pair *pair, FILE *out);
void vaka_sim_compare_json(const vaka_sim_pair *pair, FILE *out);

#endif
