/* cli/bench.c - `vaka bench`: how fast the host is.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/bench_bed.h"
#include "cli/commands.h"
#include "cli/shelf.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>

#define REPETITIONS 7u

enum {
    ROW_MEMCPY,
    ROW_CLONE,
    ROW_HASH,
    ROW_APPLY,
    ROW_LEGAL,
    ROW_VIEW,
    ROW_UNDO,
    ROW_WRITE,
    ROW_APPEND,
    ROW_REPLAY,
    ROW_GAMES,
    ROW_COUNT
};

static const struct {
    const char *key, *title, *unit;
    vaka_measure measure;
} rows[ROW_COUNT] = {
    [ROW_MEMCPY] = {"memcpy_ns", "memcpy of a position", "ns", vaka_measure_memcpy},
    [ROW_CLONE] = {"clone_ns", "clone a match", "ns", vaka_measure_clone},
    [ROW_HASH] = {"hash_ns", "hash", "ns", vaka_measure_hash},
    [ROW_APPLY] = {"apply_ns", "apply an action", "ns", vaka_measure_apply},
    [ROW_LEGAL] = {"legal_ns", "list the legal actions", "ns", vaka_measure_legal},
    [ROW_VIEW] = {"view_ns", "view of a seat", "ns", vaka_measure_view},
    [ROW_UNDO] = {"undo_ns", "undo", "ns", vaka_measure_undo},
    [ROW_WRITE] = {"write_ns", "write a journal line, no sync", "ns", vaka_measure_write},
    [ROW_APPEND] = {"append_ns", "append to the journal, synced", "ns", vaka_measure_append},
    [ROW_REPLAY] = {"replay_us_per_1000", "replay 1000 actions", "µs", vaka_measure_replay},
    [ROW_GAMES] = {"games_per_second", "random games", "/s", vaka_measure_games},
};

typedef struct bench_result {
    const vaka_module *module;
    uint32_t block_size;
    uint32_t actions;          /* of the game that was measured on */
    double value[ROW_COUNT];   /* medians; negative: cannot be measured */
    double actions_per_second; /* of random games */
    vaka_bare bare;
} bench_result;

/* All measurements once, then all again: what disturbs the machine for a moment disturbs all. */
static void measure_rows(vaka_bed *bed, bench_result *result)
{
    double times[ROW_COUNT][REPETITIONS];

    for (uint32_t repetition = 0; repetition < REPETITIONS; repetition++) {
        double clone_ns = 0;

        for (int row = 0; row < ROW_COUNT; row++) {
            times[row][repetition] = rows[row].measure(bed, clone_ns);
            if (row == ROW_CLONE)
                clone_ns = times[row][repetition];
        }
    }
    for (int row = 0; row < ROW_COUNT; row++)
        result->value[row] = vaka_bench_median(times[row], REPETITIONS);
}

static vaka_status measure_module(const vaka_module *module, vaka_plugins *plugins, uint64_t seed,
                                  bench_result *result, vaka_error *err)
{
    vaka_bed bed;
    vaka_status status = vaka_bed_init(&bed, module, plugins, seed, err);

    *result = (bench_result){.module = module};
    if (!status) {
        result->block_size = bed.layout->block_size;
        result->actions = bed.count;
        measure_rows(&bed, result);
        result->actions_per_second = bed.actions_a_game * result->value[ROW_GAMES];
        status = vaka_bare_run(&bed, REPETITIONS, &result->bare, err);
    }
    vaka_bed_done(&bed);
    return status;
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

static void print_result(const bench_result *result)
{
    printf("%s %s: %u bytes a position, medians of %u repetitions\n", result->module->title,
           result->module->version, result->block_size, REPETITIONS);
    for (int row = 0; row < ROW_COUNT; row++) {
        if (result->value[row] < 0)
            printf("  %-30s %14s\n", rows[row].title, "–");
        else
            printf("  %-30s %14.1f %s", rows[row].title, result->value[row], rows[row].unit);
        if (row == ROW_CLONE)
            printf("   %.2f × memcpy", result->value[row] / result->value[ROW_MEMCPY]);
        if (result->value[row] >= 0)
            putchar('\n');
    }
    printf("  %-30s %14.0f /s\n", "actions in random games", result->actions_per_second);
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
                  result->module->version, "repetitions", (int)REPETITIONS, "position_bytes",
                  (int)result->block_size, "game_actions", (int)result->actions);

    for (int row = 0; row < ROW_COUNT; row++)
        json_object_set_new(json, rows[row].key,
                            result->value[row] < 0 ? json_null() : json_real(result->value[row]));
    json_object_set_new(json, "clone_per_memcpy",
                        json_real(result->value[ROW_CLONE] / result->value[ROW_MEMCPY]));
    json_object_set_new(json, "actions_per_second", json_real(result->actions_per_second));
    json_object_set_new(json, "bare", bare_json(&result->bare));
    return json;
}

/* Measures one module and prints it, or adds it to `list`. */
static int bench_module(const vaka_module *module, vaka_plugins *plugins, const vaka_given *given,
                        json_t *list)
{
    bench_result result;
    vaka_error err;

    if (measure_module(module, plugins, vaka_options_number(given, "seed", 1), &result, &err))
        return vaka_complain(VAKA_EXIT_FAILED, "%s", err.text);
    if (vaka_options_has(given, "json"))
        json_array_append_new(list, result_json(&result));
    else
        print_result(&result);
    fflush(stdout);
    return VAKA_EXIT_GOOD;
}

static int bench_all(vaka_plugins *plugins, const vaka_given *given, json_t *list)
{
    int status = VAKA_EXIT_GOOD;

    for (uint32_t i = 0; i < plugins->count; i++) {
        if (plugins->at[i].module && bench_module(plugins->at[i].module, plugins, given, list))
            status = VAKA_EXIT_FAILED;
    }
    return status;
}

static int run_bench(const vaka_given *given)
{
    vaka_plugins plugins;
    vaka_shelf shelf;
    json_t *list = json_array();
    const vaka_module *module = NULL;
    vaka_error err;
    int status;

    /* In a build tree the games made for testing are measured too: one has a bare version. */
    setenv("VAKA_TEST_MODULES", "1", 0);
    vaka_plugins_scan(&plugins, NULL);
    vaka_shelf_init(&shelf);
    vaka_shelf_read(&shelf, given, &plugins, &err); /* the mods that are bundled */
    if (given->args)
        module = vaka_plugins_find(&plugins, given->arg[0], &err);
    if (given->args && !module)
        status = vaka_complain(VAKA_EXIT_FAILED, "%s", err.text);
    else if (module)
        status = bench_module(module, &plugins, given, list);
    else
        status = bench_all(&plugins, given, list);
    if (vaka_options_has(given, "json") && json_array_size(list)) {
        json_dumpf(list, stdout, JSON_INDENT(2) | JSON_REAL_PRECISION(6));
        putchar('\n');
    }
    json_decref(list);
    vaka_shelf_done(&shelf);
    vaka_plugins_done(&plugins);
    return status;
}

static const vaka_cli_option options[] = {
    {"seed", VAKA_OPTION_NUMBER, "N", 0, INT64_MAX, "of the game that is measured on; normally 1"},
    {"json", VAKA_OPTION_SWITCH, NULL, 0, 0, "print a JSON list, one object a game"},
    {0},
};

const vaka_command vaka_command_bench = {
    .name = "bench",
    .args = "[GAME]",
    .summary = "how fast the host is",
    .about =
        "Plays a random game of GAME, or of each game there is, and measures on it: copying a\n"
        "match against memcpy of the same size, hash, apply, legal actions, views, undo, journal\n"
        "lines (in $TMPDIR or /tmp) without and with syncing, replay, and random games. Every\n"
        "number is the median of several repetitions, all measurements taking turns. A module\n"
        "that carries a bare version of its game is also compared with that.",
    .examples = "  vaka bench\n"
                "  vaka bench hello --json\n",
    .args_max = 1,
    .options = options,
    .run = run_bench,
};
