/* cli/measure/bench.c - `vaka bench`: how fast the host is.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/base/commands.h"
#include "cli/base/start.h"
#include "cli/base/window.h"
#include "cli/measure/bench_fixture.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define REPETITIONS 7u /* normally */
#define REPETITIONS_MOST 99u

/* A row that says something only beside another one of the same run. */
static const struct {
    const char *row, *of, *key, *title;
} ratios[] = {
    {"clone_ns", "memcpy_ns", "clone_per_memcpy", "× memcpy"},
    {"think_two_ms", "think_ms", "think_two_per_one", "× one thread"},
    {"append_ns", "sync_ns", "append_per_sync", "× write and fdatasync"},
    {"games_per_second_two", "games_per_second_one", "two_per_one", "× one thread"},
};
#define RATIOS (sizeof ratios / sizeof *ratios)

typedef struct bench_result {
    const vaka_module *module;
    uint32_t block_size;
    uint32_t actions;              /* of the game that was measured on */
    double value[VAKA_BENCH_ROWS]; /* medians; negative: cannot be measured */
    double ratio[RATIOS];          /* median of what each repetition gave; negative: none */
    double actions_per_second;     /* of random games */
    double actions_per_game;
    int32_t seats;
    uint32_t repetitions;
    vaka_bare bare;
} bench_result;

static int row_of(const char *key)
{
    int row = 0;

    while (strcmp(vaka_bench_rows[row].key, key) != 0)
        row++;
    return row;
}

/* The two of a repetition were measured one soon after the other, so what slows the machine for a
 * while slows both. */
static double median_ratio(const double *times, const double *of, uint32_t repetitions)
{
    double ratio[REPETITIONS_MOST];

    for (uint32_t i = 0; i < repetitions; i++) {
        if (times[i] <= 0 || of[i] <= 0)
            return -1;
        ratio[i] = times[i] / of[i];
    }
    return vaka_bench_median(ratio, repetitions);
}

/* All measurements once, then all again: what disturbs the machine for a moment disturbs all. */
static void measure_rows(vaka_fixture *fixture, bench_result *result)
{
    double times[VAKA_BENCH_ROWS][REPETITIONS_MOST];

    for (uint32_t repetition = 0; repetition < result->repetitions; repetition++)
        for (int row = 0; row < VAKA_BENCH_ROWS; row++)
            times[row][repetition] = vaka_bench_measure(fixture, &vaka_bench_rows[row]);
    for (int row = 0; row < VAKA_BENCH_ROWS; row++)
        result->value[row] = vaka_bench_median(times[row], result->repetitions);
    for (size_t i = 0; i < RATIOS; i++)
        result->ratio[i] = median_ratio(times[row_of(ratios[i].row)], times[row_of(ratios[i].of)],
                                        result->repetitions);
}

static double value_of(const bench_result *result, const char *key)
{
    return result->value[row_of(key)];
}

static vaka_status measure_fixture(vaka_fixture *fixture, bench_result *result, vaka_error *err)
{
    result->block_size = fixture->layout->block_size;
    result->actions = fixture->count;
    result->seats = fixture->layout->setup.seats;
    measure_rows(fixture, result);
    result->actions_per_game = fixture->actions_a_game;
    result->actions_per_second = fixture->actions_a_game * value_of(result, "games_per_second");
    return vaka_bare_run(fixture, result->repetitions, &result->bare, err);
}

/* A fixture for what the command line says of seats, rules and scenario; all seats and seed 1 if it
 * does not. Both it and `start`, which it borrows from, are to be done with after a failure too. */
static vaka_status make_fixture(vaka_fixture *fixture, vaka_start *start, const vaka_module *module,
                                vaka_mod_choice *mod_choice, const vaka_given *given,
                                vaka_error *err)
{
    vaka_seed one = vaka_seed_of(1);
    uint32_t who = vaka_options_has(given, "gui") ? VAKA_START_PEOPLE : VAKA_START_BOTS;

    *fixture = (vaka_fixture){0};
    *start = (vaka_start){.seats = module->seats_max,
                          .seed = vaka_options_has(given, "seed") ? NULL : &one};
    vaka_status status = vaka_start_read(start, mod_choice, module, given, who, err);
    const vaka_library *library = !status && start->setup.content
                                      ? vaka_loader_of(&mod_choice->loader, start->setup.content)
                                      : NULL;

    return status ? status : vaka_fixture_init(fixture, start, library, mod_choice->plugins, err);
}

static bool bare_agrees(const vaka_bare *bare)
{
    return bare->digest_bare == bare->digest_host && bare->actions_bare == bare->actions_host;
}

static void print_bare(const vaka_bare *bare)
{
    if (!bare->name)
        return;
    printf("  %-30s %14.0f /s\n", bare->name, bare->bare_per_second);
    printf("  %-30s %14.0f /s   %.2f of the bare speed\n", "the same through the host",
           bare->host_per_second, bare->host_per_second / bare->bare_per_second);
    printf("  %-30s %016llx %016llx: %s\n", "common hash, bare and host",
           (unsigned long long)bare->digest_bare, (unsigned long long)bare->digest_host,
           bare_agrees(bare) ? "they agree" : "they DIFFER");
}

static void print_row(const bench_result *result, int number)
{
    const vaka_bench_row *row = &vaka_bench_rows[number];
    double value = result->value[number];

    if (value < 0) {
        printf("  %-30s %14s\n", row->title, "–");
        return;
    }
    printf("  %-30s %14.1f %s", row->title, value, row->unit);
    for (size_t i = 0; i < RATIOS; i++)
        if (strcmp(ratios[i].row, row->key) == 0 && result->ratio[i] > 0)
            printf("   %.2f %s", result->ratio[i], ratios[i].title);
    putchar('\n');
}

static void print_result(const bench_result *result)
{
    printf("%s %s, %d seats: %u bytes a position, medians of %u repetitions\n",
           result->module->title, result->module->version, (int)result->seats, result->block_size,
           result->repetitions);
    for (int row = 0; row < VAKA_BENCH_ROWS; row++)
        print_row(result, row);
    printf("  %-30s %14.0f /s   %.0f a game\n", "actions in random games",
           result->actions_per_second, result->actions_per_game);
    print_bare(&result->bare);
    putchar('\n');
}

static json_t *bare_json(const vaka_bare *bare)
{
    char digests[2][20];

    if (!bare->name)
        return json_null();
    snprintf(digests[0], sizeof digests[0], "%016llx", (unsigned long long)bare->digest_bare);
    snprintf(digests[1], sizeof digests[1], "%016llx", (unsigned long long)bare->digest_host);
    return json_pack("{s:s, s:i, s:I, s:f, s:f, s:f, s:s, s:s, s:b}", "name", bare->name, "games",
                     (int)bare->games, "actions", (json_int_t)bare->actions_bare,
                     "bare_actions_per_second", bare->bare_per_second, "host_actions_per_second",
                     bare->host_per_second, "ratio", bare->host_per_second / bare->bare_per_second,
                     "bare_hash", digests[0], "host_hash", digests[1], "same_hash",
                     bare_agrees(bare));
}

static json_t *result_json(const bench_result *result)
{
    json_t *json =
        json_pack("{s:s, s:s, s:i, s:i, s:i}", "game", result->module->id, "version",
                  result->module->version, "repetitions", (int)result->repetitions,
                  "position_bytes", (int)result->block_size, "game_actions", (int)result->actions);

    for (int row = 0; row < VAKA_BENCH_ROWS; row++)
        json_object_set_new(json, vaka_bench_rows[row].key,
                            result->value[row] < 0 ? json_null() : json_real(result->value[row]));
    for (size_t i = 0; i < RATIOS; i++)
        if (result->ratio[i] > 0)
            json_object_set_new(json, ratios[i].key, json_real(result->ratio[i]));
    json_object_set_new(json, "seats", json_integer(result->seats));
    json_object_set_new(json, "actions_per_game", json_real(result->actions_per_game));
    json_object_set_new(json, "actions_per_second", json_real(result->actions_per_second));
    json_object_set_new(json, "bare", bare_json(&result->bare));
    return json;
}

/* What scripts cost, whatever the game: printed, or added to `list`. */
static int bench_scripts(const vaka_given *given, json_t *list)
{
    vaka_script_row line[VAKA_SCRIPT_ROWS];
    vaka_error err;

    if (vaka_bench_scripts(line, &err))
        return vaka_complain(VAKA_EXIT_FAILED, "%s", err.text);
    json_t *json = json_pack("{s:s}", "game", "scripts");
    if (!vaka_options_has(given, "json"))
        puts("Scripts");
    for (size_t i = 0; i < VAKA_SCRIPT_ROWS; i++) {
        json_object_set_new(json, line[i].key, json_real(line[i].ns));
        if (!vaka_options_has(given, "json"))
            printf("  %-34s %10.1f ns\n", line[i].title, line[i].ns);
    }
    json_array_append_new(list, json);
    return VAKA_EXIT_GOOD;
}

/* Measures the window with a module's game, or the game itself; prints it, or adds it to `list`. */
static int bench_module(const vaka_module *module, vaka_mod_choice *mod_choice,
                        const vaka_given *given, json_t *list)
{
    bench_result result = {.module = module,
                           .repetitions =
                               (uint32_t)vaka_options_number(given, "repetitions", REPETITIONS)};
    bool json = vaka_options_has(given, "json");
    int status = VAKA_EXIT_GOOD;
    vaka_fixture fixture;
    vaka_start start;
    vaka_error err;

    if (make_fixture(&fixture, &start, module, mod_choice, given, &err) ||
        (list && measure_fixture(&fixture, &result, &err)))
        status = vaka_complain(VAKA_EXIT_FAILED, "%s", err.text);
    else if (!list)
        status = vaka_bench_gui(&fixture, mod_choice, json);
    else if (json)
        json_array_append_new(list, result_json(&result));
    else
        print_result(&result);
    fflush(stdout);
    vaka_fixture_done(&fixture);
    vaka_start_done(&start);
    return status;
}

static int bench_all(vaka_mod_choice *mod_choice, const vaka_given *given, json_t *list)
{
    const vaka_plugins *plugins = mod_choice->plugins;
    int status = VAKA_EXIT_GOOD;

    vaka_plugins_all(mod_choice->plugins);
    for (uint32_t i = 0; i < plugins->count; i++) {
        if (plugins->at[i].module && bench_module(plugins->at[i].module, mod_choice, given, list))
            status = VAKA_EXIT_FAILED;
    }
    return bench_scripts(given, list) ? VAKA_EXIT_FAILED : status;
}

static int bench(const vaka_given *given, vaka_mod_choice *mod_choice, const vaka_module *module)
{
    json_t *list;
    int status;

    if (vaka_options_has(given, "serve")) {
        vaka_window_become("vaka-serve");
        return vaka_complain(VAKA_EXIT_FAILED, "the server was not built");
    }
    if (vaka_options_has(given, "gui"))
        return module ? bench_module(module, mod_choice, given, NULL)
                      : vaka_complain(VAKA_EXIT_USAGE, "--gui needs a game with a board");
    list = json_array();
    status =
        module ? bench_module(module, mod_choice, given, list) : bench_all(mod_choice, given, list);
    if (vaka_options_has(given, "json") && json_array_size(list)) {
        json_dumpf(list, stdout, JSON_INDENT(2) | JSON_REAL_PRECISION(6));
        putchar('\n');
    }
    json_decref(list);
    return status;
}

static int run_bench(const vaka_given *given)
{
    if (vaka_options_has(given, "gui") && !vaka_window_reach())
        return VAKA_EXIT_FAILED;
    /* In a build tree the games made for testing are measured too: one has a bare version. */
    setenv("VAKA_TEST_MODULES", "1", 0);
    return vaka_mod_choice_run(given, bench);
}

static const vaka_cli_option options[] = {
    {"seats", VAKA_OPTION_TEXT, "N", 0, 0, "how many seats; normally as many as the game takes"},
    {"set", VAKA_OPTION_TEXT, "LIST", 0, 0, "options of the game, as for `vaka play`"},
    {"rules", VAKA_OPTION_LIST, "LIST", 0, 0, "optional rules, as for `vaka play`"},
    {"scenario", VAKA_OPTION_TEXT, "ID", 0, 0, "another setup, if the game has several"},
    {"mods", VAKA_OPTION_LIST, "LIST", 0, 0, "mods, as for `vaka play`"},
    {"seed", VAKA_OPTION_NUMBER, "N", 0, INT64_MAX, "of the game that is measured on; normally 1"},
    {"repetitions", VAKA_OPTION_NUMBER, "N", 1, REPETITIONS_MOST,
     "of which each number is the median; normally 7"},
    {"json", VAKA_OPTION_SWITCH, NULL, 0, 0, "print a JSON list, one object a game"},
    {"gui", VAKA_OPTION_SWITCH, NULL, 0, 0,
     "how fast the window is instead, with GAME, which must have a board"},
    {"serve", VAKA_OPTION_SWITCH, NULL, 0, 0,
     "how much the server carries instead: 50 games of GAME at a time"},
    {"idle", VAKA_OPTION_NUMBER, "N", 0, 50000,
     "with --serve: how many others are only connected; normally 1000,\n"
     "and 10000 when what a connection takes is measured"},
    {"against", VAKA_OPTION_TEXT, "PROGRAM", 0, 0,
     "with --serve: another vaka-serve, measured by turns with this one"},
    {0},
};

const vaka_command vaka_command_bench = {
    .name = "bench",
    .args = "[GAME]",
    .summary = "how fast the host is",
    .about =
        "Plays a random game of GAME, or of each game there is, and measures on it: copying a\n"
        "match against memcpy of the same size, hash, apply, legal actions, views, what pages\n"
        "are told, thinking in one thread and in two, undo, journal lines (in $TMPDIR or /tmp)\n"
        "without and with syncing against a plain file, replay, the start of the program,\n"
        "memory, and random games in one thread and in two. Every number is the median of\n"
        "several repetitions, all measurements taking turns. A module that carries a bare\n"
        "version of its game is also compared with that.",
    .examples = "  vaka bench\n"
                "  vaka bench hello --json\n"
                "  vaka bench mygame --gui\n"
                "  vaka bench mygame --serve --idle 10000\n",
    .args_max = 1,
    .options = options,
    .run = run_bench,
};
