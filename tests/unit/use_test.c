/* unit/use_test.c - code that a mod's files share: lib/NAME.lua and `use`.
 *
 * SPDX-License-Identifier: MIT
 *
 * First what the checker and the library say about such files, then what hostile ones try: to keep
 * something between actions, to reach another mod, to read another file, to run for ever. */
#include "check_help.h"
#include "script/mods/library_inside.h"
#include "script/run/runner.h"

#include <lauxlib.h>

static int set_up(void **state)
{
    open_tide(state);
    scratch_write(&at, "tide/events/wave.lua",
                  "local water = use \"water\"\n"
                  "return { title = \"Wave\", play = function(seat) water.rise(seat) end }");
    return 0;
}

static void check(void)
{
    const char *paths[] = {at.folder, NULL};

    vaka_check_paths(paths, &(vaka_check_games){find_game, NULL}, &found);
}

static void water(const char *text)
{
    scratch_write(&at, "tide/lib/water.lua", text);
}

#define GOOD "local water = {}\nfunction water.rise(seat) return seat end\nreturn water"

/* --- What is checked -------------------------------------------------------------------------- */

TEST_WITH(shared_code_is_content_like_any_other, set_up, tear_down)
{
    (void)state;
    water(GOOD);
    check();
    assert_no_complaint(&found);
}

TEST_WITH(a_file_that_is_not_there_is_told_with_the_nearest, set_up, tear_down)
{
    (void)state;
    scratch_write(&at, "tide/lib/walter.lua", GOOD);
    check();
    assert_complaint(&found, "events/wave.lua", 1, "water");
}

TEST_WITH(names_in_shared_code_are_looked_up, set_up, tear_down)
{
    (void)state;
    water("local water = {}\nfunction water.rise(seat) return gmae.ships(seat, 0) end\n"
          "return water");
    check();
    assert_complaint(&found, "lib/water.lua", 2, "there is no 'gmae'");
}

TEST_WITH(variables_are_those_that_content_declares, set_up, tear_down)
{
    (void)state;
    water("return { rise = function()\n vars.level = 1 end }");
    check();
    assert_complaint(&found, "lib/water.lua", 2, "level");
}

TEST_WITH(it_returns_a_table, set_up, tear_down)
{
    (void)state;
    water("return 7");
    check();
    assert_complaint(&found, "lib/water.lua", 0, "must return a table");
}

TEST_WITH(what_it_works_out_may_be_long, set_up, tear_down)
{
    (void)state;
    water("local far = {}\nfor i = 1, 20000 do far[i] = { i } end\n"
          "return { far = far, rise = function(seat) return seat end }");
    check();
    assert_no_complaint(&found);
}

TEST_WITH(its_name_is_a_word, set_up, tear_down)
{
    (void)state;
    water(GOOD);
    scratch_write(&at, "tide/lib/Deep Water.lua", GOOD);
    check();
    assert_complaint(&found, "lib/Deep Water.lua", 0, "what `use` calls it");
}

TEST_WITH(files_that_use_each_other_are_refused, set_up, tear_down)
{
    (void)state;
    water("local salt = use \"salt\"\nreturn { rise = salt.rise }");
    scratch_write(&at, "tide/lib/salt.lua", "local water = use \"water\"\nreturn { rise = water }");
    check();
    assert_int_equal(found.count, 1);
    assert_complaint(&found, "lib/water.lua", 1, "it uses 'salt', which uses it");
}

TEST_WITH(a_ring_of_files_is_told_once_with_its_way_round, set_up, tear_down)
{
    (void)state;
    water("local salt = use \"salt\"\nreturn { rise = salt.rise }");
    scratch_write(&at, "tide/lib/salt.lua", "-- of the sea\nreturn { rise = use \"rock\" }");
    scratch_write(&at, "tide/lib/rock.lua", "local water = use \"water\"\nreturn { rise = water }");
    check();
    assert_int_equal(found.count, 1);
    assert_complaint(&found, "lib/salt.lua", 2,
                     "it uses 'rock', which uses 'water', which uses it");
}

TEST_WITH(a_file_that_uses_itself_is_told_so, set_up, tear_down)
{
    (void)state;
    water("local water = use \"water\"\nreturn { rise = water }");
    check();
    assert_int_equal(found.count, 1);
    assert_complaint(&found, "lib/water.lua", 1, "it uses itself");
}

TEST_WITH(shared_code_may_use_shared_code_whatever_its_name, set_up, tear_down)
{
    (void)state;
    water("local zeal = use(\"zeal\")\nreturn { rise = zeal.rise }");
    scratch_write(&at, "tide/lib/zeal.lua", GOOD);
    scratch_write(&at, "tide/lib/able.lua", "return { all = use 'water' }");
    check();
    assert_no_complaint(&found);
}

TEST_WITH(a_name_that_is_worked_out_is_too_late_in_shared_code, set_up, tear_down)
{
    (void)state;
    water("local name = \"ze\" .. \"al\"\nlocal zeal = use(name)\nreturn { rise = zeal.rise }");
    scratch_write(&at, "tide/lib/zeal.lua", GOOD);
    check();
    assert_complaint(&found, "lib/water.lua", 2, "has not been read yet");
}

/* --- What it can do --------------------------------------------------------------------------- */

static vaka_library library;
static vaka_content *content;
static vaka_runner *runner;
static vaka_error err;

static vaka_status load(void)
{
    const char *folders[] = {at.folder, NULL};
    static const char *const mods[] = {"tide", NULL};
    vaka_library_choice choice = {NULL, NULL, mods, 0};
    vaka_status status;

    content = NULL;
    runner = NULL;
    err = (vaka_error){0};
    vaka_library_open(&library, &harbour, folders);
    status = vaka_library_content(&library, &choice, &content, &err);
    if (!status)
        status = vaka_runner_new(&library, content, &runner, &err);
    return status;
}

static void unload(void)
{
    vaka_runner_free(runner);
    vaka_content_free(content);
    vaka_library_done(&library);
}

static void refused(const char *text)
{
    vaka_status status = load();

    if (status == VAKA_OK || !strstr(err.text, text))
        fail_msg("status %d, \"%s\", not \"%s\"", (int)status, err.text, text);
    vaka_runner_free(runner);
    if (content)
        vaka_content_free(content);
    vaka_library_done(&library);
}

TEST_WITH(a_runner_loads_it_before_the_cards, set_up, tear_down)
{
    (void)state;
    water(GOOD);
    if (load() != VAKA_OK)
        fail_msg("%s", err.text);
    unload();
}

TEST_WITH(what_it_says_is_part_of_the_contents_hash, set_up, tear_down)
{
    uint64_t before;

    (void)state;
    water(GOOD);
    assert_int_equal(load(), VAKA_OK);
    before = content->hash;
    unload();
    water("-- a comment\n" GOOD);
    assert_int_equal(load(), VAKA_OK);
    assert_true(content->hash == before);
    unload();
    water("local water = {}\nfunction water.rise(seat) return seat + 1 end\nreturn water");
    assert_int_equal(load(), VAKA_OK);
    assert_false(content->hash == before);
    unload();
}

/* A card is read, and while it is read does this to the shared table. */
static void card_does(const char *what)
{
    char card[512];

    snprintf(card, sizeof card,
             "local water = use \"water\"\n%s\nreturn { title = \"Wave\", play = function() end }",
             what);
    scratch_write(&at, "tide/events/wave.lua", card);
    water("return { level = { 1 }, rise = function() return 1 end }");
}

TEST_WITH(nobody_writes_into_it, set_up, tear_down)
{
    (void)state;
    card_does("water.level = 2");
    refused("read-only");
}

TEST_WITH(nobody_writes_into_what_is_in_it, set_up, tear_down)
{
    (void)state;
    card_does("water.level[1] = 2");
    refused("read-only");
}

TEST_WITH(nobody_takes_its_metatable_off, set_up, tear_down)
{
    (void)state;
    card_does("setmetatable(water, nil)");
    refused("events/wave.lua:2");
}

TEST_WITH(it_reads_no_file_of_the_disk, set_up, tear_down)
{
    static const char *const names[] = {
        "../mod", "/etc/passwd", "../events/wave", "water.lua", "water\\0mod", "../../mod.lua", ""};

    (void)state;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        char text[128];
        snprintf(text, sizeof text, "use(\"%s\")", names[i]);
        card_does(text);
        refused("there is no file lib/");
    }
}

TEST_WITH(it_takes_texts_only, set_up, tear_down)
{
    (void)state;
    card_does("use(water)");
    refused("string expected");
}

TEST_WITH(another_mods_is_out_of_reach, set_up, tear_down)
{
    (void)state;
    scratch_mod(&at, "ebb", "");
    scratch_write(&at, "ebb/lib/sand.lua", GOOD);
    card_does("use(\"sand\")");
    refused("there is no file lib/sand.lua in this mod");
}

TEST_WITH(a_local_of_it_keeps_its_value, set_up, tear_down)
{
    (void)state;
    water("local count = 0\nreturn { rise = function() count = count + 1 return count end }");
    check();
    assert_complaint(&found, "lib/water.lua", 2, "local of the file");
}

TEST_WITH(one_that_never_ends_is_stopped, set_up, tear_down)
{
    (void)state;
    water("while true do pcall(function() while true do end end) end");
    refused("lib/water.lua");
}

TEST_WITH(what_only_a_match_has_is_not_there_while_it_is_read, set_up, tear_down)
{
    (void)state;
    water("game.add_ship(0, 0)\nreturn {}");
    refused("can only be used while a card or a rule acts");
}

int main(void)
{
    return run_registered("tests", NULL, NULL);
}
