/* cli/measure/sim_report.h - the results of a simulation, for people and for programs.
 *
 * SPDX-License-Identifier: MIT */
#ifndef CLI_MEASURE_SIM_REPORT_H
#define CLI_MEASURE_SIM_REPORT_H

#include "cli/measure/lab.h"
#include "text/language.h"

#include <stdio.h>
#include <string.h>

/* All of one simulation, and of it only the shares of seats and sides. */
void vaka_sim_report_text(const vaka_lab *lab);
void vaka_sim_report_shares(const vaka_lab *lab);

/* How often the actions were taken that rules and cards offer, a line each behind `before`. */
void vaka_sim_report_actions(const vaka_lab *lab, const char *before);
json_t *vaka_sim_report_json(const vaka_lab *lab); /* owned by the caller */

/* Prints an object and gives it up. */
void vaka_sim_print_json(json_t *root);

/* A difference counts as shown when nought is not in its interval. */
static inline bool vaka_sim_shown(const vaka_difference_of *by)
{
    return by->low > 0 || by->high < 0;
}

/* What a run is called for people: "-" is neither a scenario nor a rule. */
static inline const char *vaka_sim_called(const char *name)
{
    return strcmp(name, "-") == 0 ? "the game as it is" : name;
}

/* Two runs with the same seeds, seats and bots, and what they are called. */
typedef struct vaka_sim_pair {
    const char *name[2];
    const vaka_lab *run[2];
} vaka_sim_pair;

/* For both the shares of seats and sides, turns and margins, and how much more each is in the
 * second, with 95 % intervals; the rows alone; all of it for programs; and the differences alone.
 */
void vaka_sim_compare_text(const vaka_sim_pair *pair);
void vaka_sim_compare_rows(const vaka_sim_pair *pair);
json_t *vaka_sim_compare_json(const vaka_sim_pair *pair);
json_t *vaka_sim_differences_json(const vaka_sim_pair *pair);

/* Several runs, as a command plays them: one; the two of --compare; or all of --each, of which the
 * first is what the others are compared with where they are rules. */
typedef struct vaka_sim_set {
    const vaka_lab *labs;
    const char *const *names; /* "" for one alone */
    uint32_t count;
    bool against_first;
} vaka_sim_set;

/* A row for each seat, side, card, event and number, under a heading; for spreadsheets. */
void vaka_sim_csv(const vaka_sim_set *set, FILE *out);

/* A page with plots that needs nothing but itself. `say` may be NULL: English. */
vaka_status vaka_sim_page(const vaka_sim_set *set, const vaka_language *say, const char *path,
                          vaka_error *err);

#endif
