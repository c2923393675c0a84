/* cli/measure/sim_report.h - the results of a simulation, for people and for programs.
 *
 * SPDX-License-Identifier: MIT */
#ifndef CLI_MEASURE_SIM_REPORT_H
#define CLI_MEASURE_SIM_REPORT_H

#include "match/journal.h"
#include "play/stats.h"

#include <stdio.h>

typedef struct vaka_sim_report {
    vaka_sim_plan plan;
    const vaka_journal_head *head; /* borrowed: scenario, rules, mods */
    vaka_stats stats;
    const char *card; /* what --card names; NULL: nothing */
    vaka_card_share of_card;
    double seconds; /* negative: not to be told */
} vaka_sim_report;

void vaka_sim_report_text(const vaka_sim_report *report);
void vaka_sim_report_json(const vaka_sim_report *report);

/* Two runs with the same seeds, seats and bots, and what they are called. */
typedef struct vaka_sim_pair {
    const char *name[2];
    vaka_sim_report run[2];
} vaka_sim_pair;

/* Prints for both the shares of seats and sides, turns and margins, and how much more each is in
 * the second, with 95 % intervals. */
void vaka_sim_compare_text(const vaka_sim_pair *pair);
void vaka_sim_compare_json(const vaka_sim_pair *pair);

#endif
