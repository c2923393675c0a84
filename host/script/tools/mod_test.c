/* script/tools/mod_test.c - runs the tests of a mod, file by file and function by function.
 *
 * SPDX-License-Identifier: MIT */
#include "script/tools/mod_test.h"

#include "script/mods/game.h"
#include "script/mods/mod_files.h"
#include "script/run/debug.h"
#include "script/run/game_data.h"
#include "script/tools/mod_test_inside.h"
#include "text/utf8.h"

#include <lauxlib.h>
#include <stdlib.h>
#include <string.h>

#define TESTS_MOST 1000

void vaka_mod_test_report_done(vaka_mod_test_report *report)
{
    vaka_arena_done(&report->arena);
    *report = (vaka_mod_test_report){0};
}

static void note(vaka_mod_test_report *report, const char *file, const char *name,
                 const char *trouble)
{
    report->at = vaka_arena_more(&report->arena, report->at, report->count, sizeof *report->at);
    vaka_mod_test_result *out = &report->at[report->count++];
    out->file = vaka_arena_copy(&report->arena, file);
    out->name = vaka_arena_copy(&report->arena, name);
    out->trouble = vaka_arena_copy(&report->arena, trouble);
    report->failed += *trouble != '\0';
}

void vaka_mod_test_close(vaka_mod_test *test)
{
    vaka_bridge_bind(test->sandbox, NULL, false);
    vaka_record_close(test->record);
    test->record = NULL;
    vaka_journal_head_done(&test->head);
}

/* A function of the host has ended the test because of what it was asked: that is told. */
static void tell_trouble(const vaka_mod_test *test, vaka_error *err)
{
    const vaka_position *position = vaka_live_position(vaka_record_live(test->record));

    if (position->broken)
        vaka_fail(err, VAKA_ERR_CONTRACT, "%s", position->trouble);
}

/* It may have failed because chance that it decided has not come: that is told, too. */
static void tell_queue(const vaka_mod_test *test, vaka_error *err)
{
    uint32_t waits = test->record ? vaka_live_queued(vaka_record_live(test->record)) : 0;
    size_t length = strlen(err->text);

    if (waits)
        snprintf(err->text + length, sizeof err->text - length,
                 waits == 1 ? " (%u result of its queue has not come)"
                            : " (%u results of its queue have not come)",
                 (unsigned)waits);
}

/* Runs the function `name` of the table at `table`, which is read as it is: nothing catches what a
 * metamethod of the file would raise here. */
static void run_test(vaka_mod_test *test, int table, const char *file, const char *name,
                     vaka_mod_test_report *report)
{
    lua_State *L = vaka_sandbox_state(test->sandbox);
    vaka_error err = {0};

    lua_pushstring(L, name);
    lua_rawget(L, table);
    if (!lua_isfunction(L, -1)) {
        lua_pop(L, 1);
        note(report, file, name, "a test is a function");
        return;
    }
    vaka_mod_test_push(test, L);
    test->calls = test->idle = 0;
    vaka_sandbox_refuel(test->sandbox, VAKA_SANDBOX_FUEL);
    int ran = vaka_sandbox_call(test->sandbox, 1, 0, &err);
    if (ran == VAKA_RAN_WELL)
        err.text[0] = '\0';
    else if (ran == VAKA_RAN_STOPPED && test->record)
        tell_trouble(test, &err);
    if (err.text[0])
        tell_queue(test, &err);
    vaka_mod_test_close(test);
    note(report, file, name, err.text);
}

static int by_text(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

typedef struct test_names {
    char **at; /* in the report's arena; sorted */
    uint32_t count;
    bool odd;                /* there are others, which cannot be shown */
    uint32_t nameless, over; /* tests without a name; more than are run */
} test_names;

/* Of the tests in the table at `table`. */
static void read_names(lua_State *L, int table, vaka_arena *arena, test_names *out)
{
    *out = (test_names){.at = vaka_arena_new(arena, TESTS_MOST * sizeof *out->at)};
    for (lua_pushnil(L); lua_next(L, table); lua_pop(L, 1)) {
        size_t length;
        const char *name = lua_type(L, -2) == LUA_TSTRING ? lua_tolstring(L, -2, &length) : NULL;

        if (!name)
            out->nameless++;
        else if (!vaka_utf8s_line(name, length))
            out->odd = true;
        else if (out->count < TESTS_MOST)
            out->at[out->count++] = vaka_arena_copy(arena, name);
        else
            out->over++;
    }
    if (out->count)
        qsort(out->at, out->count, sizeof *out->at, by_text);
}

/* Tests that are left out, each sort as a failure: nobody shall think that they were good. */
static void note_left_out(const test_names *names, const char *file, vaka_mod_test_report *report)
{
    char text[128];

    if (names->odd)
        note(report, file, "", "the name of a test has signs that cannot be shown");
    if (names->nameless == 1)
        note(report, file, "", "a test has no name: write [\"name\"] = function(t)");
    if (names->nameless > 1) {
        snprintf(text, sizeof text, "%u tests have no name: write [\"name\"] = function(t)",
                 names->nameless);
        note(report, file, "", text);
    }
    if (names->over) {
        snprintf(text, sizeof text, "more than %d tests in a file: %u have not been run",
                 TESTS_MOST, names->over);
        note(report, file, "", text);
    }
}

/* Runs the tests in the table on top of the stack. */
static void run_tests(vaka_mod_test *test, const char *file, vaka_mod_test_report *report)
{
    lua_State *L = vaka_sandbox_state(test->sandbox);
    test_names names;

    vaka_sandbox_inside(L, -1);
    read_names(L, lua_gettop(L), &report->arena, &names);
    note_left_out(&names, file, report);
    if (!names.count && !names.odd && !names.nameless)
        note(report, file, "", "there is no test in the table that the file returns");
    for (uint32_t i = 0; i < names.count; i++)
        run_test(test, lua_gettop(L), file, names.at[i], report);
    lua_pop(L, 1);
}

/* The environment in which a mod's tests run: what its cards have, but for questions and variables;
 * and the code that they share. */
static int furnish(vaka_mod_test *test, const vaka_library *library, uint32_t number)
{
    const vaka_mod_info *mod = &library->mods[number];
    const vaka_mod_files *files = &library->files->mods[number];
    uint32_t base = vaka_library_base(library);
    int environment = vaka_sandbox_environment(test->sandbox, mod->id);
    bool strict = mod->api >= 2;
    vaka_error err;

    vaka_bridge_push(test->game, test->sandbox);
    vaka_sandbox_give(test->sandbox, environment, "game");
    vaka_bridge_push(strict ? test->strict_host : test->host, test->sandbox);
    vaka_sandbox_give(test->sandbox, environment, "host");
    vaka_debug_push(vaka_sandbox_state(test->sandbox));
    vaka_sandbox_give(test->sandbox, environment, "debug");
    if (test->content)
        vaka_game_data_give(test->content, test->sandbox, environment, strict);
    vaka_use_give(test->sandbox, environment, files);
    if (base < number && vaka_use_wants(files, library->mods[base].id))
        vaka_use_share(test->sandbox, furnish(test, library, base), library->mods[base].id,
                       environment);
    for (uint32_t i = 0; i < files->shared_count; i++) /* what fails is not there when it is used */
        vaka_use_load(test->sandbox, environment, &files->at[files->shared[i]], &err);
    return environment;
}

/* And what only its tests share: tests/lib/NAME.lua, which counts more than lib/NAME.lua. */
static int furnish_tests(vaka_mod_test *test, const vaka_library *library, uint32_t mod,
                         vaka_mod_test_report *report)
{
    const vaka_mod_files *files = &library->files->mods[mod];
    int environment = furnish(test, library, mod);
    vaka_complaints circles = {0};
    uint32_t *shared, count;
    vaka_error err;

    count = vaka_use_order_in(files, "tests/lib", &report->arena, &circles, &shared);
    for (uint32_t i = 0; i < count; i++)
        if (vaka_use_load(test->sandbox, environment, &files->at[shared[i]], &err))
            note(report, files->at[shared[i]].name, "", err.text);
    for (uint32_t i = 0; i < circles.count; i++)
        note(report, circles.at[i].file, "", circles.at[i].text);
    vaka_complaints_done(&circles);
    return environment;
}

static void run_file(vaka_mod_test *test, const vaka_library *library, uint32_t mod,
                     const vaka_library_file *file, vaka_mod_test_report *report)
{
    lua_State *L = vaka_sandbox_state(test->sandbox);
    vaka_error err = {0};

    if (!file->text || vaka_sandbox_load(test->sandbox, furnish_tests(test, library, mod, report),
                                         file->name, file->text, file->size, &err)) {
        note(report, file->name, "", file->text ? err.text : "the file cannot be read");
        return;
    }
    if (lua_istable(L, -1))
        run_tests(test, file->name, report);
    else
        note(report, file->name, "", "the file must return a table of tests");
    lua_pop(L, 1);
}

static void run_mod(vaka_mod_test *test, const vaka_library *library, uint32_t mod,
                    vaka_mod_test_report *report)
{
    const vaka_mod_files *files = &library->files->mods[mod];

    for (uint32_t i = 0; i < files->count; i++) {
        const vaka_library_file *file = &files->at[i];

        if (strcmp(file->folder, "tests") == 0 && test->plan->wants(test->plan->data, file->name))
            run_file(test, library, mod, file, report);
    }
}

void vaka_mod_test_run(const vaka_mod_test_plan *plan, vaka_mod_test_report *report)
{
    const vaka_library *library = vaka_loader_library(plan->loader, plan->module);
    vaka_mod_test test = {.plan = plan};
    vaka_error err = {0};

    *report = (vaka_mod_test_report){0};
    uint32_t count =
        vaka_game_of(plan->module) ? vaka_game_export_count : plan->module->export_count;
    if (vaka_bridge_new(plan->module->exports, count, "game", &test.game, &err) ||
        vaka_bridge_new_host(false, &test.host, &err) ||
        vaka_bridge_new_host(true, &test.strict_host, &err)) {
        note(report, plan->module->id, "", err.text);
    } else {
        test.sandbox = vaka_sandbox_new();
        if (vaka_game_of(plan->module))
            vaka_library_content(library, &(vaka_library_choice){.mods = plan->mods}, &test.content,
                                 &err);
        for (uint32_t m = 0; m < library->mod_count; m++)
            if (library->mods[m].usable)
                run_mod(&test, library, m, report);
        vaka_sandbox_free(test.sandbox);
        vaka_content_free(test.content);
    }
    vaka_bridge_free(test.game);
    vaka_bridge_free(test.host);
    vaka_bridge_free(test.strict_host);
}
