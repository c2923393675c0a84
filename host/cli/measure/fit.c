/* cli/measure/fit.c - `vaka fit`: what the features of a game's evaluation count for.
 *
 * SPDX-License-Identifier: MIT */
#include "play/fit.h"
#include "cli/base/commands.h"
#include "cli/measure/sim_run.h"

#include "layout/layout.h"
#include "script/mods/game.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static void tell_progress(void *data, uint32_t done)
{
    const vaka_sim_plan *plan = data;

    if (done % 50 == 0)
        fprintf(stderr, "\r%u of %u games", done, plan->games);
    if (done == plan->games)
        fprintf(stderr, "\r\033[K");
    fflush(stderr);
}

/* As it is pasted into game.lua, or into a table of C. */
static void print_weights(const vaka_fit *fit, bool lua, int32_t seats)
{
    if (lua)
        printf("[%d] = {\n", (int)seats);
    for (uint32_t i = 0; i < fit->evaluate->feature_count; i++) {
        int early = fit->weight[2 * i], late = fit->weight[2 * i + 1];
        if (lua)
            printf("    %s = { %d, %d },\n", fit->evaluate->features[i], early, late);
        else
            printf("    %d, %d, /* %s */\n", early, late, fit->evaluate->features[i]);
    }
    if (lua)
        printf("},\n");
}

static int report(const vaka_fit *fit, const vaka_layout *layout)
{
    int32_t seats = layout->setup.seats - __builtin_popcount(vaka_nobody(layout));
    const char *mark = vaka_game_of(layout->module) ? "--" : "//";

    printf("%s %u games, %u positions; of %u others it gives who won %.1f %% (by chance %.1f)\n",
           mark, fit->games, fit->cases, fit->tested, 100 * exp(fit->likelihood),
           100 * exp(fit->chance));
    print_weights(fit, vaka_game_of(layout->module) != NULL, seats);
    return VAKA_EXIT_GOOD;
}

/* Without a number for a seed it is always the same games. */
static int fit_to(vaka_sim_plan *plan)
{
    vaka_error err;
    vaka_fit fit;

    if (isatty(STDERR_FILENO)) {
        plan->progress = tell_progress;
        plan->data = plan;
    }
    if (plan->seed.generator != VAKA_GENERATOR_XOSHIRO)
        plan->seed = vaka_seed_of(1);
    if (vaka_fit_run(plan, &fit, &err))
        return vaka_complain(VAKA_EXIT_FAILED, "%s", err.text);
    return report(&fit, plan->layout);
}

static int start_and_fit(const vaka_given *given, vaka_mod_choice *mod_choice,
                         const vaka_module *module)
{
    vaka_sim_run_of *run = vaka_xnew(sizeof *run);
    int status = vaka_sim_run_ready(run, mod_choice, module, given, 2000);

    if (status == VAKA_EXIT_GOOD)
        status = fit_to(&run->plan);
    vaka_sim_run_done(run);
    free(run);
    return status;
}

static const vaka_cli_option options[] = {
    {"games", VAKA_OPTION_NUMBER, "N", 10, VAKA_SIM_GAMES, "how many games; normally 2000"},
    VAKA_SIM_SEATS_OPTION("bot:greedy,bot:easy"),
    {"seed", VAKA_OPTION_SEED, "N", 0, 0, "a number: other games; normally 1"},
    VAKA_SIM_START_OPTIONS,
    {0},
};

const vaka_command vaka_command_fit = {
    .name = "fit",
    .args = "GAME",
    .summary = "what the features of a game's evaluation count for",
    .about = "Plays games between bots, measures every seat at the start of each turn (the game's\n"
             "evaluation says what), and works out what each number counts for, early and late in\n"
             "the game, from who has won. One game in ten is left out and tells how well that\n"
             "goes. What is printed is pasted into the game: into `weights` of game.lua, or into\n"
             "a table of a module in C. The programs strong, master and search judge positions by\n"
             "it. Fit every number of seats by itself, with bots that play as well as they can\n"
             "and some that slip.",
    .examples = "  vaka fit GAME --seats bot:fair,bot:easy --games 4000\n",
    .args_min = 1,
    .args_max = 1,
    .options = options,
    .run_with_mods = start_and_fit,
};
