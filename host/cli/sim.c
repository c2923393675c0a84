/* cli/sim.c - `vaka sim`: many games between bots.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/commands.h"
#include "cli/sim_report.h"
#include "cli/start.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

static double seconds(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

static void draw_bar(void *data, uint32_t done)
{
    const vaka_sim_plan *plan = data;
    uint32_t width = 40, full = (uint32_t)((uint64_t)done * width / plan->games);
    char bar[41];

    for (uint32_t i = 0; i < width; i++)
        bar[i] = i < full ? '#' : '.';
    bar[width] = '\0';
    fprintf(stderr, "\r[%s] %u of %u games", bar, done, plan->games);
    if (done == plan->games)
        fprintf(stderr, "\r\033[K");
    fflush(stderr);
}

static int simulate(vaka_sim_report *report, const vaka_given *given)
{
    vaka_sim_plan *plan = &report->plan;
    vaka_game_result *results = vaka_xnew((size_t)plan->games * sizeof *results);
    double start = seconds();
    vaka_error err;
    int status = VAKA_EXIT_GOOD;

    if (isatty(STDERR_FILENO)) {
        plan->progress = draw_bar;
        plan->data = plan;
    }
    if (vaka_sim_run(plan, results, &err)) {
        status = vaka_complain(VAKA_EXIT_FAILED, "%s", err.text);
    } else {
        vaka_stats_sum(results, plan->games, plan->layout->setup.seats, &report->stats);
        report->seconds = vaka_options_has(given, "timing") ? seconds() - start : -1;
        if (vaka_options_has(given, "json"))
            vaka_sim_report_json(report, stdout);
        else
            vaka_sim_report_text(report, stdout);
    }
    free(results);
    return status;
}

static uint32_t usual_jobs(void)
{
    long cores = sysconf(_SC_NPROCESSORS_ONLN);

    return cores < 1 ? 1 : cores > (long)VAKA_SIM_JOBS ? VAKA_SIM_JOBS : (uint32_t)cores;
}

/* Results of chance that a scenario queues at the start of each game. Owned by the caller. */
static vaka_status read_queue(const vaka_layout *layout, const vaka_journal_head *head,
                              vaka_chance_result **out, vaka_error *err)
{
    vaka_status status = VAKA_OK;

    *out = vaka_xnew((head->queue_count + 1) * sizeof **out);
    for (uint32_t i = 0; !status && i < head->queue_count; i++)
        status = vaka_chance_read(layout, head->queue[i], &(*out)[i], err);
    return status;
}

static int sim_with(const vaka_start *start, vaka_shelf *shelf, const vaka_given *given)
{
    vaka_sim_report report = {.head = &start->head};
    const vaka_module *module = start->setup.module;
    vaka_layout *layout = NULL;
    vaka_chance_result *queue = NULL;
    vaka_error err;
    int status;

    if (vaka_layout_new(&start->setup, &layout, &err))
        return vaka_complain(VAKA_EXIT_FAILED, "%s", err.text);
    if (read_queue(layout, &start->head, &queue, &err)) {
        status = vaka_complain(VAKA_EXIT_FAILED, "%s", err.text);
    } else {
        report.plan = (vaka_sim_plan){
            .layout = layout,
            .library = start->setup.content ? vaka_kits_library(&shelf->kits, module) : NULL,
            .queue = queue,
            .queued = start->head.queue_count,
            .seed = start->head.seed,
            .games = (uint32_t)vaka_options_number(given, "games", 1000),
            .jobs = (uint32_t)vaka_options_number(given, "jobs", usual_jobs()),
            .bound = (uint32_t)vaka_options_number(given, "bound", VAKA_SIM_BOUND),
        };
        for (int32_t seat = 0; seat < start->head.seats; seat++)
            report.plan.bot[seat] = start->head.player[seat] + 4; /* after "bot:" */
        status = simulate(&report, given);
    }
    free(queue);
    vaka_layout_free(layout);
    return status;
}

static int start_and_sim(const vaka_given *given, vaka_shelf *shelf, const vaka_module *module)
{
    vaka_start start = {0};
    vaka_error err;
    int status;

    if (vaka_start_read(&start, shelf, module, given, VAKA_START_BOTS, &err))
        status = vaka_complain(VAKA_EXIT_USAGE, "%s", err.text);
    else
        status = sim_with(&start, shelf, given);
    vaka_start_done(&start);
    return status;
}

static int run_sim(const vaka_given *given)
{
    return vaka_shelf_run(given, start_and_sim);
}

static const vaka_cli_option options[] = {
    {"games", VAKA_OPTION_NUMBER, "N", 1, VAKA_SIM_GAMES, "how many games; normally 1000"},
    {"seats", VAKA_OPTION_TEXT, "N|LIST", 0, 0,
     "how many seats, or the bots seat by seat: bot:random,bot:random.\n"
     "Normally as few seats as the game takes"},
    {"seed", VAKA_OPTION_NUMBER, "N", 0, INT64_MAX,
     "makes the whole run repeatable; normally taken from the clock"},
    {"jobs", VAKA_OPTION_NUMBER, "J", 1, VAKA_SIM_JOBS,
     "threads; normally one for each processor. The results do not\n"
     "depend on it"},
    {"set", VAKA_OPTION_TEXT, "LIST", 0, 0, "options of the game: option=value, …"},
    {"rules", VAKA_OPTION_LIST, "LIST", 0, 0, "optional rules, as for `vaka play`"},
    {"scenario", VAKA_OPTION_TEXT, "ID", 0, 0, "another setup, if the game has several"},
    {"mods", VAKA_OPTION_LIST, "LIST", 0, 0, "mods, as for `vaka play`"},
    {"bound", VAKA_OPTION_NUMBER, "N", 1, 100000000,
     "actions after which a game is broken off; normally 20000"},
    {"json", VAKA_OPTION_SWITCH, NULL, 0, 0, "print one JSON object"},
    {"timing", VAKA_OPTION_SWITCH, NULL, 0, 0,
     "also print how long it took (which differs from run to run)"},
    {0},
};

const vaka_command vaka_command_sim = {
    .name = "sim",
    .args = "GAME",
    .summary = "many games between bots, and what they add up to",
    .about =
        "Plays games between bots and prints for each seat the part of the games it won, with\n"
        "the 95 % interval (Wilson; a win shared by two counts half for each), and turns,\n"
        "actions a game, scores and margins. Games that reach the bound are counted and left\n"
        "out of the shares. With a seed the same command prints the same results every time,\n"
        "whatever the number of threads.",
    .examples = "  vaka sim hello --games 10000 --seed 1\n"
                "  vaka sim hello --games 2000 --seats 3 --jobs 2 --json\n",
    .args_min = 1,
    .args_max = 1,
    .options = options,
    .run = run_sim,
};
