/* cli/measure/sim_run.h - one simulation of the command line: made ready, played, kept.
 *
 * SPDX-License-Identifier: MIT */
#ifndef CLI_MEASURE_SIM_RUN_H
#define CLI_MEASURE_SIM_RUN_H

#include "cli/base/start.h"
#include "cli/measure/lab.h"

/* Rows of options that every command with games between bots has, and that vaka_sim_run_ready
 * reads: what a game starts from, and how it is played. */
#define VAKA_SIM_START_OPTIONS                                                                     \
    {"set", VAKA_OPTION_TEXT, "LIST", 0, 0, "options of the game: option=value, …"},               \
        {"rules", VAKA_OPTION_LIST, "LIST", 0, 0, "optional rules, as for `vaka play`"},           \
        {"scenario", VAKA_OPTION_TEXT, "ID", 0, 0, "another setup, if the game has several"},      \
    {                                                                                              \
        "mods", VAKA_OPTION_LIST, "LIST", 0, 0, "mods, as for `vaka play`"                         \
    }
#define VAKA_SIM_JOBS_OPTION                                                                       \
    {                                                                                              \
        "jobs", VAKA_OPTION_NUMBER, "J", 1, VAKA_SIM_JOBS,                                         \
            "threads; normally one for each processor. The results do not\n"                       \
            "depend on it"                                                                         \
    }
#define VAKA_SIM_SEATS_OPTION(bots)                                                                \
    {                                                                                              \
        "seats", VAKA_OPTION_TEXT, "N|LIST", 0, 0,                                                 \
            "how many seats, or the bots seat by seat: " bots ".\n"                                \
            "Normally as few seats as the game takes"                                              \
    }

/* What is chosen besides the command line; begins all zero. */
typedef struct vaka_sim_choice {
    const char *scenario, *rules; /* may be NULL */
    const vaka_seed *seed;        /* the same */
} vaka_sim_choice;

/* A run and all that it borrows from. Begins all zero. */
typedef struct vaka_sim_run_of {
    vaka_start start;
    vaka_layout *layout;
    vaka_chance_result *queue;
    vaka_factors factors;
    vaka_sim_plan plan;
    vaka_lab lab;
    vaka_seed kept; /* of the file that is gone on with */
} vaka_sim_run_of;

/* Reads the options of `vaka sim`, goes on with the file of --resume, and plays. Returns the exit
 * status, after a complaint if it is a bad one; vaka_sim_run_done is due in any case. */
int vaka_sim_run_play(vaka_sim_run_of *run, vaka_mod_choice *mod_choice, const vaka_module *module,
                      const vaka_given *given, const vaka_sim_choice *choice);
void vaka_sim_run_done(vaka_sim_run_of *run);

/* The part of it that every command with such options shares: reads what the games start from and
 * fills the plan, bots and all; what a command has no option for is as usual. `games` is how many
 * there are where nothing is said. The exit status, after a complaint if it is a bad one. */
int vaka_sim_run_ready(vaka_sim_run_of *run, vaka_mod_choice *mod_choice, const vaka_module *module,
                       const vaka_given *given, uint32_t games);

#endif
