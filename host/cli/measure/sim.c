/* cli/measure/sim.c - `vaka sim`: many games between bots.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/base/commands.h"
#include "cli/base/language.h"
#include "cli/measure/lab_file.h"
#include "cli/measure/sim_report.h"
#include "cli/measure/sim_run.h"
#include "script/mods/game.h"
#include "share/installed.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* --- Several runs ----------------------------------------------------------------------------- */

/* The runs of a command, in the order of reports. */
typedef struct runs {
    vaka_sim_run_of *at;
    char **names; /* owned, as each of them */
    uint32_t count;
} runs;

static void add_run(runs *all, const char *name)
{
    all->at = vaka_xgrow(all->at, (all->count + 1u) * sizeof *all->at);
    all->names = vaka_xgrow(all->names, (all->count + 1u) * sizeof *all->names);
    all->at[all->count] = (vaka_sim_run_of){0};
    all->names[all->count++] = vaka_xcopy(name);
}

static void drop_last(runs *all)
{
    all->count--;
    vaka_sim_run_done(&all->at[all->count]);
    free(all->names[all->count]);
}

static void runs_done(runs *all)
{
    while (all->count)
        drop_last(all);
    free(all->at);
    free(all->names);
}

/* --- What is printed -------------------------------------------------------------------------- */

typedef struct report {
    const vaka_given *given;
    vaka_mod_choice *mod_choice; /* NULL, like the module: the game is not at hand */
    const vaka_module *module;
} report;

static int write_page(const report *to, const vaka_sim_set *set)
{
    const char *path = vaka_options_text(to->given, "page");
    vaka_texts *texts = NULL;
    vaka_error err;

    if (vaka_language_open(to->mod_choice, to->module, to->given, &texts, &err))
        return vaka_complain(VAKA_EXIT_USAGE, "%s", err.text);
    vaka_status status = vaka_sim_page(set, vaka_lang_language(texts), path, &err);
    vaka_texts_free(texts);
    return status ? vaka_complain(VAKA_EXIT_FAILED, "%s", err.text) : VAKA_EXIT_GOOD;
}

static json_t *set_json(const vaka_sim_set *set)
{
    json_t *list = json_array();

    for (uint32_t i = 0; i < set->count; i++) {
        const vaka_sim_pair pair = {{set->names[0], set->names[i]}, {&set->labs[0], &set->labs[i]}};
        json_t *run = json_pack("{s:s, s:o}", "name", set->names[i], "run",
                                vaka_sim_report_json(&set->labs[i]));
        if (set->against_first && i)
            json_object_set_new(run, "less_first", vaka_sim_differences_json(&pair));
        json_array_append_new(list, run);
    }
    return json_pack("{s:o}", "runs", list);
}

static void set_text(const vaka_sim_set *set)
{
    printf("%s: %u games each between bots, seed %s\n", vaka_lab_text(&set->labs[0], "title"),
           set->labs[0].stats.games, vaka_lab_text(&set->labs[0], "seed"));
    for (uint32_t i = 0; i < set->count; i++) {
        const vaka_sim_pair pair = {{set->names[0], set->names[i]}, {&set->labs[0], &set->labs[i]}};

        printf("\n--- %s\n", vaka_sim_called(set->names[i]));
        if (set->against_first && i) {
            printf("%-20s %8s  %8s   change    95 %% interval\n", "", "without", "with");
            vaka_sim_compare_rows(&pair);
        } else {
            vaka_sim_report_shares(&set->labs[i]);
        }
        vaka_sim_report_actions(&set->labs[i], "");
    }
    if (set->against_first)
        printf("\n* more than chance explains: nought is not in the interval\n");
}

static void print_json(const report *to, const vaka_sim_set *set)
{
    const vaka_sim_pair pair = {{set->names[0], set->names[set->count - 1]},
                                {&set->labs[0], &set->labs[set->count - 1]}};

    vaka_sim_print_json(set->count == 1                          ? vaka_sim_report_json(set->labs)
                        : vaka_options_has(to->given, "compare") ? vaka_sim_compare_json(&pair)
                                                                 : set_json(set));
}

static void print_text(const report *to, const vaka_sim_set *set)
{
    const vaka_sim_pair pair = {{set->names[0], set->names[set->count - 1]},
                                {&set->labs[0], &set->labs[set->count - 1]}};

    if (set->count == 1)
        vaka_sim_report_text(set->labs);
    else if (vaka_options_has(to->given, "compare"))
        vaka_sim_compare_text(&pair);
    else
        set_text(set);
}

/* Mods that are switched on and could be played with, but are not: a run has to be repeatable. */
typedef struct left_out {
    const report *to;
    const json_t *played; /* ids */
    char names[256];
} left_out;

static void note_left_out(void *data, const char *id)
{
    left_out *of = data;
    const vaka_mod_info *mod =
        vaka_library_mod(vaka_loader_library(&of->to->mod_choice->loader, of->to->module), id);
    size_t length = strlen(of->names);

    if (!mod || !mod->usable)
        return;
    for (size_t i = 0; i < json_array_size(of->played); i++)
        if (strcmp(json_string_value(json_array_get(of->played, i)), id) == 0)
            return;
    snprintf(of->names + length, sizeof of->names - length, "%s%s", length ? "," : "", id);
}

static void tell_left_out(const report *to, const vaka_lab *lab)
{
    left_out of = {.to = to, .played = json_object_get(lab->run, "mods")};

    if (!to->module || !vaka_loader_concern(to->module) || vaka_options_has(to->given, "merge") ||
        vaka_options_has(to->given, "json") || vaka_options_has(to->given, "csv"))
        return;
    vaka_installed_each_on(vaka_library_short_name(to->module), note_left_out, &of);
    if (*of.names)
        vaka_complain(0, "mods that are on are not played with here: %s (add --mods %s)", of.names,
                      of.names);
}

static int tell(const report *to, const vaka_sim_set *set)
{
    int status = vaka_options_has(to->given, "page") ? write_page(to, set) : VAKA_EXIT_GOOD;

    if (status)
        return status;
    tell_left_out(to, &set->labs[0]);
    if (vaka_options_has(to->given, "json"))
        print_json(to, set);
    else if (vaka_options_has(to->given, "csv"))
        vaka_sim_csv(set, stdout);
    else
        print_text(to, set);
    return VAKA_EXIT_GOOD;
}

/* The same of runs that have been played. */
static int tell_runs(const report *to, const runs *all, bool against_first)
{
    vaka_lab *labs = vaka_xnew(all->count * sizeof *labs);

    for (uint32_t i = 0; i < all->count; i++)
        labs[i] = all->at[i].lab;
    const vaka_sim_set set = {labs, (const char *const *)all->names, all->count, against_first};
    int status = tell(to, &set);
    free(labs);
    return status;
}

/* --- What is played --------------------------------------------------------------------------- */

/* A word of --compare is a scenario, or rules joined by '+'; "-" is neither. */
static vaka_sim_choice choice_of(const report *to, const char *word, char *rules, size_t room)
{
    vaka_sim_choice choice = {0};

    if (vaka_loader_concern(to->module) &&
        vaka_library_scenario(vaka_loader_library(&to->mod_choice->loader, to->module), word)) {
        choice.scenario = word;
        return choice;
    }
    if (strcmp(word, "-") == 0)
        return choice;
    snprintf(rules, room, "%s", word);
    for (char *plus = rules; (plus = strchr(plus, '+')) != NULL;)
        *plus = ',';
    choice.rules = rules;
    return choice;
}

/* One more run, with the seed of the first: what differs is the scenario, not the dice. */
static int play_one(const report *to, runs *all, const char *name, vaka_sim_choice choice)
{
    vaka_seed seed;

    add_run(all, name);
    if (all->count > 1) {
        seed = all->at[0].start.head.seed;
        choice.seed = &seed;
    }
    return vaka_sim_run_play(&all->at[all->count - 1], to->mod_choice, to->module, to->given,
                             &choice);
}

static int compare(const report *to)
{
    runs all = {0};
    char rules[2][256];
    int status = VAKA_EXIT_GOOD;

    for (int i = 0; i < 2 && status == VAKA_EXIT_GOOD; i++) {
        const char *word = vaka_options_nth(to->given, "compare", i);
        status = play_one(to, &all, word, choice_of(to, word, rules[i], sizeof rules[i]));
    }
    if (status == VAKA_EXIT_GOOD)
        status = tell_runs(to, &all, true);
    runs_done(&all);
    return status;
}

/* One run for each scenario, or one as it is and one with each rule. What cannot be played so has
 * been said, and is left out. */
static int each(const report *to)
{
    const char *what = vaka_options_text(to->given, "each");
    bool rules = strcmp(what, "rules") == 0;
    runs all = {0};

    if (!rules && strcmp(what, "scenarios") != 0)
        return vaka_complain(VAKA_EXIT_USAGE, "--each is scenarios or rules, not \"%.40s\"", what);
    const vaka_library *library = vaka_loader_concern(to->module)
                                      ? vaka_loader_library(&to->mod_choice->loader, to->module)
                                      : NULL;
    uint32_t count = !library ? 0 : rules ? library->rule_count : library->scenario_count;
    if (!count)
        return vaka_complain(VAKA_EXIT_FAILED, "%s has no %s", to->module->title, what);
    int status = rules ? play_one(to, &all, "-", (vaka_sim_choice){0}) : VAKA_EXIT_GOOD;
    for (uint32_t i = 0; i < count && status == VAKA_EXIT_GOOD; i++) {
        const char *id = rules ? library->rules[i].id : library->scenarios[i].id;
        if (play_one(to, &all, id,
                     rules ? (vaka_sim_choice){.rules = id} : (vaka_sim_choice){.scenario = id})) {
            vaka_complain(0, "%s is left out", id);
            drop_last(&all);
        }
    }
    if (status == VAKA_EXIT_GOOD)
        status = all.count ? tell_runs(to, &all, rules) : VAKA_EXIT_FAILED;
    runs_done(&all);
    return status;
}

static int start_and_sim(const vaka_given *given, vaka_mod_choice *mod_choice,
                         const vaka_module *module)
{
    const report to = {given, mod_choice, module};
    bool several = vaka_options_has(given, "compare") || vaka_options_has(given, "each");
    runs all = {0};

    if (several && (vaka_options_has(given, "resume") || vaka_options_has(given, "shard")))
        return vaka_complain(VAKA_EXIT_USAGE,
                             "--resume and --shard are for one run, not for --compare or --each");
    if (vaka_options_has(given, "compare"))
        return compare(&to);
    if (vaka_options_has(given, "each"))
        return each(&to);
    int status = play_one(&to, &all, "", (vaka_sim_choice){0});
    if (status == VAKA_EXIT_GOOD)
        status = tell_runs(&to, &all, false);
    runs_done(&all);
    return status;
}

/* Shards that were played anywhere. Their game need not be here; where it is, it lends its words
 * to the page. */
static int merge(const vaka_given *given, vaka_mod_choice *mod_choice, const vaka_module *module)
{
    static const char *const name[] = {""};
    vaka_lab lab;
    vaka_error err;

    (void)module;
    if (vaka_lab_merge(&lab, given->arg, given->args, &err))
        return vaka_complain(VAKA_EXIT_FAILED, "%s", err.text);
    vaka_lab_look(&lab);
    const report to = {given, mod_choice,
                       vaka_modules_find(mod_choice->plugins, vaka_lab_text(&lab, "game"), &err)};
    const vaka_sim_set set = {&lab, name, 1, false};
    int status = tell(&to, &set);
    vaka_lab_done(&lab);
    return status;
}

static int sim(const vaka_given *given)
{
    vaka_given files = *given; /* whose first argument is no game */
    vaka_command plain = *given->command;

    if (vaka_options_has(given, "merge")) {
        plain.args = "";
        files.command = &plain;
        return vaka_mod_choice_run(&files, merge);
    }
    if (given->args > 1)
        return vaka_complain(VAKA_EXIT_USAGE, "sim takes one game; files are for --merge");
    return vaka_mod_choice_run(given, start_and_sim);
}

static const vaka_cli_option options[] = {
    {"games", VAKA_OPTION_NUMBER, "N", 1, VAKA_SIM_GAMES, "how many games; normally 1000"},
    VAKA_SIM_SEATS_OPTION("bot:random,bot:random"),
    {"seed", VAKA_OPTION_SEED, "N", 0, 0,
     "makes the whole run repeatable; normally a fresh one, which is told"},
    VAKA_SIM_JOBS_OPTION,
    VAKA_SIM_START_OPTIONS,
    {"compare", VAKA_OPTION_PAIR, "A B", 0, 0,
     "plays both and tells the differences, with intervals: A and B are\n"
     "scenarios, or rules joined by '+', or - for the game as it is"},
    {"card", VAKA_OPTION_TEXT, "NAME", 0, 0,
     "also tells how much more often who gets this card wins than his\n"
     "seat does otherwise, with the 95 % interval"},
    {"effects", VAKA_OPTION_SWITCH, NULL, 0, 0,
     "the same for every card, and for every event and whom it befalls"},
    {"each", VAKA_OPTION_TEXT, "WHAT", 0, 0,
     "scenarios: plays every scenario that takes so many seats; rules: what\n"
     "each optional rule changes, one at a time"},
    {"until", VAKA_OPTION_TEXT, "PERCENT", 0, 0,
     "goes on until the share of every seat and side is known to ±PERCENT;\n"
     "--games is then the most there may be, normally 100000"},
    {"resume", VAKA_OPTION_TEXT, "FILE", 0, 0,
     "keeps the run in FILE every second, and goes on with what is\n"
     "there: after a power cut, or with more --games than before"},
    {"shard", VAKA_OPTION_TEXT, "I/N", 0, 0,
     "plays the I-th of N parts of the games, for --merge; needs --seed\n"
     "and --resume"},
    {"merge", VAKA_OPTION_SWITCH, NULL, 0, 0, "the arguments are files of shards: adds them up"},
    {"bound", VAKA_OPTION_NUMBER, "N", 1, 100000000,
     "actions after which a game is broken off; normally 20000"},
    {"json", VAKA_OPTION_SWITCH, NULL, 0, 0, "print one JSON object"},
    {"csv", VAKA_OPTION_SWITCH, NULL, 0, 0, "print a table with commas, for spreadsheets"},
    {"page", VAKA_OPTION_TEXT, "FILE", 0, 0,
     "also write a page with plots, cards and events (HTML and SVG, no\n"
     "scripts)"},
    {"lang", VAKA_OPTION_TEXT, "CODE", 0, 0, "the language of the page: en, fr, nl"},
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
        "the same results every time, whatever the number of threads, whether it was interrupted\n"
        "and gone on with (--resume), or parted among machines (--shard, --merge).\n\n"
        "How many games does it take? A seat of two that wins 55 instead of 50 % is found out by\n"
        "400 games every second time, by 800 four times in five and by 1300 nearly always; a\n"
        "difference of 5 % by --compare with twice as many on each side. For half the difference\n"
        "it takes four times as many.",
    .examples = "  vaka sim hello --games 10000 --seed 1\n"
                "  vaka sim hello --games 2000 --seats 3 --jobs 2 --json\n"
                "  vaka sim GAME --games 2000 --card navigation\n"
                "  vaka sim GAME --games 3200 --compare standard short_game\n"
                "  vaka sim GAME --games 3200 --compare - fog+late_end:points=20\n"
                "  vaka sim GAME --seats 4 --until 2 --page fair.html\n"
                "  vaka sim GAME --games 8000 --seed 1 --shard 2/8 --resume part2.json\n"
                "  vaka sim --merge part*.json --csv\n",
    .args_min = 1,
    .args_max = VAKA_CLI_ARGS,
    .options = options,
    .run = sim,
};
