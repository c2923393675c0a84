/* cli/measure/bench_script.c - what scripts cost, on a game of one verb and a mod written for it.
 *
 * SPDX-License-Identifier: MIT */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/measure/bench_fixture.h"
#include "script/run/loaded.h"

#define TIMES 20000
#define REPETITIONS 7u

/* --- The game --------------------------------------------------------------------------------- */

enum { HOOK_UNHEARD, HOOK_IGNORED, HOOK_BUSY, HOOK_CALLS, HOOK_NAMED, HOOKS };
enum { NO_HOOK = HOOKS };

static int32_t sum(const vaka_match *match, int32_t seat, int32_t at)
{
    return match->seats + seat + at;
}

static const vaka_export exports[] = {
    VAKA_QUERY(sum, INT, "Two arguments and the seats.", SEAT, seat, ZONE, at),
};
static const vaka_hook_spec hooks[HOOKS] = {
    [HOOK_UNHEARD] = {"tick.unheard", "seat who", "Nobody listens."},
    [HOOK_IGNORED] = {"tick.ignored", "seat who", "Somebody listens and does nothing."},
    [HOOK_BUSY] = {"tick.busy", "seat who", "Somebody listens and calls two functions."},
    [HOOK_CALLS] = {"tick.calls", "seat who", "Somebody calls a function very often."},
    [HOOK_NAMED] = {"tick.named", "seat who", "The same by its name."},
};
static const vaka_value_spec values[] = {
    {"pace", VAKA_SCOPE_SEAT, 2, 0, 9, "A number that the mod changes."},
};
static const vaka_verb verbs[] = {{"go", "Go", 0, {{VAKA_ARG_INT, 0, NO_HOOK, NULL}}}};
static const vaka_step steps[] = {{"wait", "Wait"}};

static vaka_status lay_out(vaka_layout *layout, const vaka_setup *setup, void *facts)
{
    vaka_zone_spec zone = {sizeof zone, VAKA_ZONE_POOL, VAKA_SEE_ALL, 0, VAKA_NONE, 0, "pool", "P"};

    (void)setup;
    (void)facts;
    vaka_layout_zone(layout, &zone);
    zone.id = "other";
    vaka_layout_zone(layout, &zone);
    vaka_layout_limits(layout, 16, 4, 0);
    return VAKA_OK;
}

static vaka_status set_up(vaka_match *match, const vaka_setup *setup)
{
    (void)setup;
    vaka_push(match, 0, 0, 0, 0);
    vaka_modify(match, 0, 0, VAKA_CHANGE_ADD, 1, VAKA_END_NEVER, 0);
    return VAKA_OK;
}

static void step(vaka_match *match, const vaka_frame *frame)
{
    (void)frame;
    vaka_ask(match, 0);
}

static void legal(const vaka_match *match, int32_t seat, vaka_actions *out)
{
    (void)match;
    for (int32_t hook = 0; hook <= NO_HOOK; hook++)
        vaka_offer(out, seat, 0, hook, 0, 0, 0);
}

static const vaka_reason *why_not(const vaka_match *match, const vaka_action *action, int16_t *fact)
{
    (void)match;
    (void)action;
    (void)fact;
    return NULL;
}

static void apply(vaka_match *match, const vaka_action *action)
{
    if (action->arg[0] < HOOKS)
        vaka_hook(match, (uint32_t)action->arg[0], 0, 0, 0);
}

static const vaka_module module = {.stamp = VAKA_STAMP(vaka_module),
                                   .id = "org.vaka.bench",
                                   .title = "Bench",
                                   .version = "1.0",
                                   .seats_min = 2,
                                   .seats_max = 2,
                                   .verbs = verbs,
                                   .verb_count = 1,
                                   .steps = steps,
                                   .step_count = 1,
                                   .layout = lay_out,
                                   .setup = set_up,
                                   .step = step,
                                   .legal = legal,
                                   .why_not = why_not,
                                   .apply = apply,
                                   .hooks = hooks,
                                   .hook_count = HOOKS,
                                   .values = values,
                                   .value_count = 1,
                                   .exports = exports,
                                   .export_count = 1};

/* --- The mod ---------------------------------------------------------------------------------- */

#define CALLS 1000 /* of a function by the scripts that call it often */

static const struct {
    const char *path, *text;
} files[] = {
    {"/mod.lua", "return { id = \"bench\", title = \"Bench\", version = \"1.0\", api = 1,\n"
                 "    game = \"bench\", licence = \"MIT\", authors = { \"Vaka\" } }\n"},
    /* as most files of cards and rules, it calls functions of the game and does not keep them */
    {"/rules/tick.lua",
     "return { title = \"Tick\", text = \"Listens.\", rule = \"1\", on = {\n"
     "    [\"tick.ignored\"] = function() end,\n"
     "    [\"tick.busy\"] = function(who) game.sum(who, 0) game.sum(who, 1) end,\n"
     "} }\n"},
    {"/rules/often.lua",
     "return { title = \"Often\", text = \"Listens.\", rule = \"1\", on = {\n"
     "    [\"tick.calls\"] = function()\n"
     "        local f = game.sum\n"
     "        for _ = 1, 1000 do f(0, 1) end\n"
     "    end,\n"
     "    [\"tick.named\"] = function() for _ = 1, 1000 do game.sum(0, 1) end end,\n"
     "} }\n"},
};
#define FILES (sizeof files / sizeof *files)

static bool write_mod(const char *folder)
{
    char path[400];
    bool good = true;

    snprintf(path, sizeof path, "%s/rules", folder);
    mkdir(path, 0777);
    for (size_t i = 0; i < FILES; i++) {
        snprintf(path, sizeof path, "%s%s", folder, files[i].path);
        FILE *file = fopen(path, "w");
        good = file && fputs(files[i].text, file) >= 0 && good;
        good = (!file || fclose(file) == 0) && good;
    }
    return good;
}

static void remove_mod(const char *folder)
{
    char path[400];

    for (size_t i = FILES; i > 0; i--) {
        snprintf(path, sizeof path, "%s%s", folder, files[i - 1].path);
        unlink(path);
    }
    snprintf(path, sizeof path, "%s/rules", folder);
    rmdir(path);
    rmdir(folder);
}

/* --- Measuring -------------------------------------------------------------------------------- */

/* Nanoseconds for an action that gives a hook its moment; negative after a fault. */
static double time_hook(vaka_live *live, int32_t hook, int times, vaka_error *err)
{
    vaka_action action = {0, 0, {(int16_t)hook, 0, 0, 0}};
    double begin = vaka_bench_worked();

    for (int i = 0; i < times; i++)
        if (vaka_live_apply(live, &action, NULL, err))
            return -1;
    return (vaka_bench_worked() - begin) / times;
}

/* The same by itself: nobody listens, so nothing is pushed. */
static double time_unheard(vaka_live *live)
{
    vaka_match *match = &vaka_live_position(live)->face;
    double begin = vaka_bench_worked();

    for (int i = 0; i < 100 * TIMES; i++) {
        vaka_hook(match, HOOK_UNHEARD, 0, 0, 0);
        __asm__ volatile("" ::: "memory"); /* so that it is looked at each time */
    }
    return (vaka_bench_worked() - begin) / (100 * TIMES);
}

static double time_modifier(vaka_live *live)
{
    const vaka_match *match = &vaka_live_position(live)->face;
    volatile int32_t sink = 0;
    double begin = vaka_bench_worked();

    for (int i = 0; i < 100 * TIMES; i++)
        sink += vaka_value(match, 0, i & 1);
    (void)sink;
    return (vaka_bench_worked() - begin) / (100 * TIMES);
}

static vaka_status measure(vaka_live *live, vaka_script_row *out, vaka_error *err)
{
    static const vaka_script_row rows[VAKA_SCRIPT_ROWS] = {
        {"bridge_call_ns", "a C function, called by a script", 0},
        {"bridge_named_ns", "… by its name in `game`", 0},
        {"hook_unheard_ns", "a hook nobody listens to", 0},
        {"hook_ignored_ns", "a hook whose function does nothing", 0},
        {"hook_two_calls_ns", "… calls two C functions", 0},
        {"modifier_ns", "a modified value, no script run", 0},
    };
    double times[VAKA_SCRIPT_ROWS][REPETITIONS];

    for (uint32_t i = 0; i < REPETITIONS; i++) {
        double plain = time_hook(live, NO_HOOK, TIMES, err);
        times[0][i] = time_hook(live, HOOK_CALLS, TIMES / CALLS, err) / CALLS;
        times[1][i] = time_hook(live, HOOK_NAMED, TIMES / CALLS, err) / CALLS;
        times[2][i] = time_unheard(live);
        times[3][i] = time_hook(live, HOOK_IGNORED, TIMES, err) - plain;
        times[4][i] = time_hook(live, HOOK_BUSY, TIMES, err) - plain;
        times[5][i] = time_modifier(live);
        if (plain < 0 || times[0][i] < 0 || times[1][i] < 0)
            return VAKA_ERR_CONTRACT;
    }
    memcpy(out, rows, sizeof rows);
    for (int row = 0; row < VAKA_SCRIPT_ROWS; row++)
        out[row].ns = vaka_bench_median(times[row], REPETITIONS);
    return VAKA_OK;
}

static vaka_status play(vaka_loader *loader, vaka_script_row *out, vaka_error *err)
{
    const char *const rules[] = {"tick", "often", NULL}, *const mods[] = {"bench", NULL};
    vaka_library_choice choice = {.rules = rules, .mods = mods};
    const vaka_loaded *loaded;
    vaka_layout *layout = NULL;
    vaka_live *live = NULL;
    vaka_setup setup;
    vaka_status status = vaka_setup_init(&setup, &module, 2, err);

    if (!status)
        status = vaka_loader_attach(loader, &choice, &setup, &loaded, err);
    if (!status)
        status = vaka_layout_new(&setup, &layout, err);
    if (!status)
        status = vaka_live_new(layout, 1, NULL, 0, &live, err);
    if (!status) {
        vaka_live_keep_undo(live, false);
        status = measure(live, out, err);
    }
    vaka_live_free(live);
    vaka_layout_free(layout);
    return status;
}

vaka_status vaka_bench_scripts(vaka_script_row out[VAKA_SCRIPT_ROWS], vaka_error *err)
{
    const char *under = getenv("TMPDIR");
    char folder[300];
    vaka_loader loader;

    snprintf(folder, sizeof folder, "%.200s/vaka-bench-XXXXXX", under ? under : "/tmp");
    if (!mkdtemp(folder))
        return vaka_fail(err, VAKA_ERR_SYSTEM, "cannot make the folder %.100s", folder);
    const char *const folders[] = {folder, NULL};
    vaka_loader_init(&loader, folders);
    vaka_status status = write_mod(folder) ? play(&loader, out, err)
                                           : vaka_fail(err, VAKA_ERR_SYSTEM, "cannot write a mod");
    vaka_loader_done(&loader);
    remove_mod(folder);
    return status;
}
