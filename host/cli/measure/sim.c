/* cli/measure/sim.c - `vaka sim`: many games between bots.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/base/commands.h"
#include "cli/base/start.h"
#include "cli/measure/sim_report.h"
#include "layout/content.h"
#include "layout/name.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
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

/* Plays the games of the report's plan and adds them up. */
static vaka_status simulate(vaka_sim_report *report, const vaka_given *given, vaka_error *err)
{
    vaka_sim_plan *plan = &report->plan;
    vaka_game_result *results = vaka_xnew((size_t)plan->games * sizeof *results);
    double start = seconds();

    if (isatty(STDERR_FILENO)) {
        plan->progress = draw_bar;
        plan->data = plan;
    }
    vaka_status status = vaka_sim_run(plan, results, err);
    if (status == VAKA_OK)
        vaka_stats_sum(results, plan->games, plan->layout->setup.seats, &report->stats);
    if (status == VAKA_OK && plan->card)
        vaka_stats_card(results, &report->stats, &report->of_card);
    report->seconds = vaka_options_has(given, "timing") ? seconds() - start : -1;
    free(results);
    return status;
}

static uint32_t usual_jobs(void)
{
    long cores = sysconf(_SC_NPROCESSORS_ONLN);

    return cores < 1 ? 1 : cores > (long)VAKA_SIM_JOBS ? VAKA_SIM_JOBS : (uint32_t)cores;
}

/* A run and all that it borrows from. */
typedef struct run {
    vaka_start start;
    vaka_layout *layout;
    vaka_chance_result *queue;
    vaka_sim_report report;
    char rules[256]; /* of a word of --compare */
} run;

static void fill_plan(run *of, vaka_mod_choice *mod_choice, const vaka_given *given)
{
    const vaka_journal_head *head = &of->start.head;
    const vaka_setup *setup = &of->start.setup;

    of->report.head = head;
    of->report.plan = (vaka_sim_plan){
        .layout = of->layout,
        .library = setup->content ? vaka_loader_of(&mod_choice->loader, setup->content) : NULL,
        .queue = of->queue,
        .queued = head->queue_count,
        .seed = head->seed,
        .games = (uint32_t)vaka_options_number(given, "games", 1000),
        .jobs = (uint32_t)vaka_options_number(given, "jobs", usual_jobs()),
        .bound = (uint32_t)vaka_options_number(given, "bound", VAKA_SIM_BOUND),
    };
    for (int32_t seat = 0; seat < head->seats; seat++)
        of->report.plan.bot[seat] = strcmp(head->player[seat], "nobody") == 0
                                        ? head->player[seat]
                                        : head->player[seat] + 4; /* after "bot:" */
}

/* The kind of the card that --card names: an item of the content, or a kind as it is called. */
static vaka_status find_card(run *of, const char *name, vaka_error *err)
{
    const vaka_content *content = of->layout->setup.content;
    vaka_guess guess = vaka_guess_of(vaka_word_of(name));
    int32_t kind = VAKA_NONE;

    for (uint32_t i = 0; content && i < content->item_count && kind < 0; i++) {
        if (vaka_content_kind(of->layout, &content->items[i]) < 0)
            continue;
        vaka_guess_try(&guess, content->items[i].id);
        if (strcmp(content->items[i].id, name) == 0)
            kind = vaka_content_kind(of->layout, &content->items[i]);
    }
    for (int32_t i = 0; i < of->layout->kind_count && kind < 0; i++)
        vaka_guess_try(&guess, of->layout->kinds[i].id);
    kind = kind < 0 ? vaka_kind_read(of->layout, name) : kind;
    if (kind < 0)
        return vaka_no_such(&guess, "card", err);
    of->report.card = name;
    of->report.plan.card = kind + 1;
    return VAKA_OK;
}

/* Starts and plays; the exit status, after a complaint if it is a bad one. */
static int play_run(run *of, vaka_mod_choice *mod_choice, const vaka_module *module,
                    const vaka_given *given)
{
    vaka_error err;

    if (vaka_start_read(&of->start, mod_choice, module, given, VAKA_START_BOTS, &err))
        return vaka_complain(VAKA_EXIT_USAGE, "%s", err.text);
    if (vaka_layout_new(&of->start.setup, &of->layout, &err) ||
        vaka_journal_queue_read(of->layout, of->start.head.queue, of->start.head.queue_count,
                                &of->queue, &err))
        return vaka_complain(VAKA_EXIT_FAILED, "%s", err.text);
    fill_plan(of, mod_choice, given);
    if (vaka_options_has(given, "card") && find_card(of, vaka_options_text(given, "card"), &err))
        return vaka_complain(VAKA_EXIT_USAGE, "%s", err.text);
    if (simulate(&of->report, given, &err))
        return vaka_complain(VAKA_EXIT_FAILED, "%s", err.text);
    return VAKA_EXIT_GOOD;
}

static void run_done(run *of)
{
    free(of->queue);
    vaka_layout_free(of->layout);
    vaka_start_done(&of->start);
}

/* A word of --compare is a scenario, or rules joined by '+'; "-" is neither. */
static void choose(run *of, vaka_mod_choice *mod_choice, const vaka_module *module,
                   const char *word)
{
    if (vaka_loader_concern(module) &&
        vaka_library_scenario(vaka_loader_library(&mod_choice->loader, module), word)) {
        of->start.scenario = word;
        return;
    }
    if (strcmp(word, "-") == 0)
        return;
    snprintf(of->rules, sizeof of->rules, "%s", word);
    for (char *plus = of->rules; (plus = strchr(plus, '+')) != NULL;)
        *plus = ',';
    of->start.rule = of->rules;
}

/* The same seeds for both: what differs is the scenario, not the dice. */
static int compare(const vaka_given *given, vaka_mod_choice *mod_choice, const vaka_module *module)
{
    run runs[2] = {0};
    vaka_sim_pair pair;
    int status = VAKA_EXIT_GOOD;

    for (int i = 0; i < 2 && status == VAKA_EXIT_GOOD; i++) {
        pair.name[i] = vaka_options_nth(given, "compare", i);
        choose(&runs[i], mod_choice, module, pair.name[i]);
        runs[i].start.seed = i ? &runs[0].start.head.seed : NULL;
        status = play_run(&runs[i], mod_choice, module, given);
        pair.run[i] = runs[i].report;
    }
    if (status == VAKA_EXIT_GOOD && vaka_options_has(given, "json"))
        vaka_sim_compare_json(&pair);
    else if (status == VAKA_EXIT_GOOD)
        vaka_sim_compare_text(&pair);
    run_done(&runs[0]);
    run_done(&runs[1]);
    return status;
}

static int start_and_sim(const vaka_given *given, vaka_mod_choice *mod_choice,
                         const vaka_module *module)
{
    run one = {0};

    if (vaka_options_has(given, "compare"))
        return compare(given, mod_choice, module);
    int status = play_run(&one, mod_choice, module, given);
    if (status == VAKA_EXIT_GOOD && vaka_options_has(given, "json"))
        vaka_sim_report_json(&one.report);
    else if (status == VAKA_EXIT_GOOD)
        vaka_sim_report_text(&one.report);
    run_done(&one);
    return status;
}

static const vaka_cli_option options[] = {
    {"games", VAKA_OPTION_NUMBER, "N", 1, VAKA_SIM_GAMES, "how many games; normally 1000"},
    {"seats", VAKA_OPTION_TEXT, "N|LIST", 0, 0,
     "how many seats, or the bots seat by seat: bot:random,bot:random.\n"
     "Normally as few seats as the game takes"},
    {"seed", VAKA_OPTION_SEED, "N", 0, 0,
     "makes the whole run repeatable; normally a fresh one, which is told"},
    {"jobs", VAKA_OPTION_NUMBER, "J", 1, VAKA_SIM_JOBS,
     "threads; normally one for each processor. The results do not\n"
     "depend on it"},
    {"set", VAKA_OPTION_TEXT, "LIST", 0, 0, "options of the game: option=value, …"},
    {"rules", VAKA_OPTION_LIST, "LIST", 0, 0, "optional rules, as for `vaka play`"},
    {"scenario", VAKA_OPTION_TEXT, "ID", 0, 0, "another setup, if the game has several"},
    {"mods", VAKA_OPTION_LIST, "LIST", 0, 0, "mods, as for `vaka play`"},
    {"compare", VAKA_OPTION_PAIR, "A B", 0, 0,
     "plays both and tells the differences, with intervals: A and B are\n"
     "scenarios, or rules joined by '+', or - for the game as it is"},
    {"card", VAKA_OPTION_TEXT, "NAME", 0, 0,
     "also tells how much more often who gets this card wins than his\n"
     "seat does otherwise, with the 95 % interval"},
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
        "Plays games between bots and prints for each seat, and for each side where the game has\n"
        "sides, the part of the games it won, with the 95 % interval (Wilson; a win shared by two\n"
        "counts half for each), and turns, actions a game, scores and margins. Games that reach\n"
        "the bound are counted and left out of the shares. With a seed the same command prints\n"
        "the same results every time, whatever the number of threads.\n\n"
        "How many games does it take? A seat of two that wins 55 instead of 50 % is found out by\n"
        "400 games every second time, by 800 four times in five and by 1300 nearly always; a\n"
        "difference of 5 % by --compare with twice as many on each side. For half the difference\n"
        "it takes four times as many.",
    .examples = "  vaka sim hello --games 10000 --seed 1\n"
                "  vaka sim hello --games 2000 --seats 3 --jobs 2 --json\n"
                "  vaka sim GAME --games 2000 --card navigation\n"
                "  vaka sim GAME --games 3200 --compare standard short_game\n"
                "  vaka sim GAME --games 3200 --compare - fog+late_end:points=20\n",
    .args_min = 1,
    .args_max = 1,
    .options = options,
    .run_with_mods = start_and_sim,
};
