/* cli/measure/sim_report.h - the results of a simulation, for people and for programs.
 *
 * SPDX-License-Identifier: MIT */
#ifndef CLI_MEASURE_SIM_REPORT_H
#define CLI_MEASURE_SIM_REPORT_H

#include "match/journal.h"
#include "play/stats.h"

#include <jansson.h>
#include <stdio.h>

typedef struct vaka_sim_report {
    vaka_sim_plan plan;
    const vaka_journal_head *head; /* borrowed: scenario, rules, mods */
    vaka_stats stats;
    double seconds; /* negative: not to be told */
} vaka_sim_report;

void vaka_sim_report_text(const vaka_sim_report *report, FILE *out);
void vaka_sim_report_json(const vaka_sim_report *report, FILE *out);

/* The second as an object, owned by the caller; a spread of scores as people count
 * points (some games keep halves); and how a side reads. */
json_t *vaka_sim_report_object(const vaka_sim_report *report);
vaka_spread vaka_sim_points(const vaka_sim_report *report, const vaka_spread *spread);
const char *vaka_sim_side_name(const vaka_sim_report *report, int32_t zone);

#endif
