/* cli/measure/fit.c - `vaka fit`: what the features of a game's evaluation count for.
 *
 * SPDX-License-Identifier: MIT */
#include "play/fit.h"
#include "cli/base/commands.h"
#include "cli/base/start.h"

#include "layout/layout.h"
#include "script/mods/game.h"

#include <math.h>
#include <stdio.h>
#include <string.h>
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

static int fit_to(const vaka_start *start, vaka_mod_choice *mod_choice, const vaka_layout *layout,
                  const vaka_given *given)
{
    const vaka_journal_head *head = &start->head;
    vaka_sim_plan plan = {
        .layout = layout,
        .library =
            start->setup.content ? vaka_loader_of(&mod_choice->loader, start->setup.content) : NULL,
        .seed = head->seed,
        .games = (uint32_t)vaka_options_number(given, "games", 2000),
        .bound = VAKA_SIM_BOUND,
    };
    vaka_error err;
    vaka_fit fit;

    for (int32_t seat = 0; seat < head->seats; seat++)
        plan.bot[seat] = strncmp(head->player[seat], "bot:", 4) == 0 ? head->player[seat] + 4
                                                                     : head->player[seat];
    if (isatty(STDERR_FILENO)) {
        plan.progress = tell_progress;
        plan.data = &plan;
    }
    if (plan.seed.generator != VAKA_GENERATOR_XOSHIRO)
        plan.seed = vaka_seed_of(1);
    if (vaka_fit_run(&plan, &fit, &err))
        return vaka_complain(VAKA_EXIT_FAILED, "%s", err.text);
    return report(&fit, layout);
}

static int start_and_fit(const vaka_given *given, vaka_mod_choice *mod_choice,
                         const vaka_module *module)
{
    vaka_start start = {0};
    vaka_layout *layout = NULL;
    vaka_error err;
    int status;

    if (vaka_start_read(&start, mod_choice, module, given, VAKA_START_BOTS, &err))
        status = vaka_complain(VAKA_EXIT_USAGE, "%s", err.text);
    else if (vaka_layout_new(&start.setup, &layout, &err))
        status = vaka_complain(VAKA_EXIT_FAILED, "%s", err.text);
    else
        status = fit_to(&start, mod_choice, layout, given);
    vaka_layout_free(layout);
    vaka_start_done(&start);
    return status;
}

static const vaka_cli_option options[] = {
    {"games", VAKA_OPTION_NUMBER, "N", 10, VAKA_SIM_GAMES, "how many games; normally 2000"},
    {"seats", VAKA_OPTION_TEXT, "N|LIST", 0, 0,
     "how many seats, or the bots seat by seat: bot:greedy,bot:easy.\n"
     "Normally as few seats as the game takes"},
    {"seed", VAKA_OPTION_SEED, "N", 0, 0, "a number: other games; normally 1"},
    {"set", VAKA_OPTION_TEXT, "LIST", 0, 0, "options of the game: option=value, …"},
    {"rules", VAKA_OPTION_LIST, "LIST", 0, 0, "optional rules, as for `vaka play`"},
    {"scenario", VAKA_OPTION_TEXT, "ID", 0, 0, "another setup, if the game has several"},
    {"mods", VAKA_OPTION_LIST, "LIST", 0, 0, "mods, as for `vaka play`"},
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
