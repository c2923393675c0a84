/* describe_test.c - the reference and the editor's files say everything, and nothing that is not
 * so.
 *
 * SPDX-License-Identifier: MIT */
#include "bridge_fixture.h"
#include "registered.h"

#include "files/file.h"
#include "script/tools/describe.h"
#include "table/codec.h"

#include <lauxlib.h>
#include <sys/stat.h>
#include <unistd.h>

static void has(const char *text, const char *words)
{
    if (!strstr(text, words))
        fail_msg("'%s' is missing", words);
}

static void has_export(const char *text, const char *form, const char *prefix,
                       const vaka_export *row)
{
    char call[128];

    snprintf(call, sizeof call, form, prefix, row->name);
    has(text, call);
    has(text, row->help);
}

static void has_every_row(const char *text, const char *form)
{
    for (uint32_t i = 0; i < SAMPLE_EXPORTS; i++)
        has_export(text, form, "game", &sample_exports[i]);
    for (uint32_t i = 0; i < vaka_host_export_count; i++)
        has_export(text, form, "host", &vaka_host_exports[i]);
    for (uint32_t i = 0; i < vaka_ask_spec_count; i++) {
        has(text, vaka_ask_specs[i].help);
        for (const vaka_ask_field *at = vaka_ask_specs[i].fields; at->name; at++)
            has(text, at->name);
    }
    for (int i = 0; i < 5; i++)
        has(text, sample_values[i].id);
    for (int i = 0; i < 3; i++)
        has(text, sample_hooks[i].id);
    for (int i = 0; i < 5; i++)
        has(text, sample_columns[i].id);
    has(text, sample_tables[0].help);
}

TEST(the_reference_lists_every_row_with_types_and_help)
{
    vaka_module module = sample_module();
    char *text = vaka_describe_reference(&module);

    (void)state;
    has_every_row(text, "- `%s.%s(");
    has(text, "- `game.ten() → number`  \n  Ten.\n");
    has(text, "- `game.mixed(seat: seat, at: zone, truth: boolean, text: string) → number`");
    has(text, "- `game.maybe_seat(seat: seat or nil) → seat or nil`");
    has(text, "- `game.pieces_at(at: zone) → list of piece`");
    has(text, "- `game.bump() → number` **change**  \n");
    has(text, "- `game.take_away(piece: piece)` **change**");
    has(text, "- `ask.space{...} → vaka.space?`");
    has(text, "- `[\"landing\"] = function(at: zone, who: seat)`  \n  Somebody lands.");
    has(text, "| `speed` | seat | 2 | 0 | 9 | How far a boat goes. |");
    has(text, "### Event (`events/NAME.lua`)");
    has(text, "- `play = function(seat, a, b)`");
    has(text, "- `copies`: a number, normally 1");
    has(text, "- `mood`: one of `good|bad`");
    has(text, "- `guns`: number from 0 to 9, needed. How many guns.");
    has(text, "- `size`: one of `small` `big`. How big.");
    has(text, "- `twin`: id of a row of `boats`");
    free(text);
}

/* The fields that the library knows of them. */
TEST(the_reference_tells_of_scenarios_and_of_the_mod_itself)
{
    static const char *const fields[] = {
        "`seats`",     "`nobody`", "`rules`",   "`rules_allowed`", "`options`", "`data`",
        "`add`",       "`cards`",  "`brings`",  "`queue`",         "`id`",      "`version`",
        "`leave_out`", "`text`",   "`needs`",   "`licence`",       "`authors`", "`optional`",
        "`rule`",      "`title`",  "`replaces`"};
    vaka_module module = sample_module();
    char *text = vaka_describe_reference(&module), *end;
    char *start = strstr(text, "### Scenario (`scenarios/NAME.lua`)");

    (void)state;
    assert_non_null(start);
    end = strstr(start, "\n## ");
    assert_non_null(end);
    *end = '\0';
    has(start, "### The mod itself (`mod.lua`)");
    has(start, "`api = 2`");
    for (size_t i = 0; i < sizeof fields / sizeof *fields; i++)
        has(start, fields[i]);
    free(text);
}

TEST(the_meta_file_lists_every_row_with_types_and_help)
{
    vaka_module module = sample_module();
    char *text = vaka_describe_meta(&module);

    (void)state;
    assert_memory_equal(text, "---@meta\n", 9);
    has_every_row(text, "\nfunction %s.%s(");
    has(text,
        "---All of it in one number.\n---@param seat vaka.seat\n---@param at vaka.zone|string\n"
        "---@param truth boolean\n---@param text string\n---@return integer\n"
        "function game.mixed(seat, at, truth, text) end\n");
    has(text, "---@param owner? vaka.seat\n");
    has(text, "---@param colour? \"red\"|\"deep_blue\"\n");
    has(text, "---@return vaka.piece[]\nfunction game.pieces_at(at) end");
    has(text, "---@return vaka.seat?\nfunction game.same_seat(seat) end");
    has(text, "---@return integer?\nfunction host.distance(a, b) end");
    has(text, "---@return string\nfunction host.zone_id(at) end");
    has(text, "---@param question vaka.question.card\n");
    has(text, "---@field [\"landing\"]? fun(at: vaka.zone?, who: vaka.seat?) Somebody lands.");
    has(text, "---@field price? integer of a game, normally 5, 0 to 99. What a boat costs.");
    has(text, "---@class vaka.event: vaka.content\n");
    has(text, "---@field mood? \"good\"|\"bad\"\n");
    has(text, "---@class vaka.table.boats\n---@field id string\n---@field guns integer");
    free(text);
}

/* Names that run free of what the sandbox allows: a plain state compiles it. */
static void compiles(const char *name, const char *text)
{
    lua_State *L = luaL_newstate();

    if (luaL_loadbufferx(L, text, strlen(text), name, "t") != LUA_OK)
        fail_msg("%s", lua_tostring(L, -1));
    lua_close(L);
}

TEST(the_meta_file_is_lua_that_runs)
{
    vaka_module module = sample_module();
    char *text = vaka_describe_meta(&module);
    lua_State *L = luaL_newstate();

    (void)state;
    compiles("=meta", text);
    assert_int_equal(luaL_dostring(L, text), LUA_OK);
    assert_int_equal(lua_getglobal(L, "game"), LUA_TTABLE);
    for (uint32_t i = 0; i < SAMPLE_EXPORTS; i++) {
        assert_int_equal(lua_getfield(L, 1, sample_exports[i].name), LUA_TFUNCTION);
        lua_pop(L, 1);
    }
    lua_close(L);
    free(text);
}

TEST(a_module_without_content_has_a_reference_too)
{
    char *text = vaka_describe_reference(&toy_module), *meta = vaka_describe_meta(&toy_module);

    (void)state;
    has(text, "# Scripts for Toy");
    has(text, "The game gives no functions of its own.");
    has(text, "- `host.roll(sides: number) → number` **change**");
    compiles("=meta", meta);
    free(text);
    free(meta);
}

TEST(the_reference_tells_tests_how_actions_are_written)
{
    char *text = vaka_describe_reference(&toy_module);
    char form[VAKA_VERB_FORM];

    (void)state;
    for (uint32_t i = 0; i < toy_module.verb_count; i++)
        has(text, vaka_verb_form(&toy_module.verbs[i], form));
    has(text, "`choose-option N` (of `ask.choice`: 0 is the first text; of `ask.yes_no`: 0 is yes");
    has(text, "`decline`");
    free(text);
}

TEST_WITH(what_is_said_to_be_there_is_there, fixture_begin, fixture_end)
{
    fixture *at = *state;
    char body[128];

    for (const char *const *name = vaka_describe_globals; *name; name++) {
        snprintf(body, sizeof body, "%s ~= nil", *name);
        fixture_holds(at, body);
    }
    fixture_fails(at, "return os", "there is no global 'os'");
}

TEST_WITH(everything_that_is_always_there_is_said, fixture_begin, fixture_end)
{
    fixture *at = *state;
    lua_State *L = vaka_sandbox_state(at->sandbox);
    vaka_module module = sample_module();
    char *text = vaka_describe_luacheckrc(&module);
    int seen = 0;

    lua_rawgeti(L, LUA_REGISTRYINDEX, at->environment);
    luaL_getmetafield(L, -1, "__index");
    lua_pushnil(L);
    while (lua_next(L, -2)) {
        char quoted[64];
        snprintf(quoted, sizeof quoted, "\"%s\"", lua_tostring(L, -2));
        has(text, quoted);
        lua_pop(L, 1);
        seen++;
    }
    lua_pop(L, 2);
    assert_in_range(seen, 10, 40);
    compiles("=.luacheckrc", text);
    free(text);
}

TEST(the_files_are_written_into_a_folder)
{
    vaka_module module = sample_module();
    char folder[] = "/tmp/vaka-describe-XXXXXX", path[128];
    static const char *const files[] = {".vaka/sample.lua", ".luarc.json", ".luacheckrc", ".vaka"};
    vaka_error err = {0};

    (void)state;
    assert_non_null(mkdtemp(folder));
    for (int twice = 0; twice < 2; twice++)
        assert_int_equal(vaka_describe_write(&module, folder, &err), VAKA_OK);
    for (int i = 0; i < 4; i++) {
        struct stat about;
        snprintf(path, sizeof path, "%s/%s", folder, files[i]);
        assert_int_equal(stat(path, &about), 0);
        assert_true(about.st_size > 100 || i == 3);
        assert_int_equal(remove(path), 0);
    }
    assert_int_equal(rmdir(folder), 0);
    assert_int_not_equal(vaka_describe_write(&module, folder, &err), VAKA_OK);
    has(err.text, "cannot make");
}

/* Somebody else's folder may hold links that lead out of it. */
TEST(nothing_is_written_through_a_link)
{
    vaka_module module = sample_module();
    char folder[] = "/tmp/vaka-describe-XXXXXX";
    vaka_error err = {0};

    (void)state;
    assert_non_null(mkdtemp(folder));
    assert_int_equal(chdir(folder), 0);
    assert_int_equal(vaka_file_write("mine", "mine", &err), VAKA_OK);
    assert_int_equal(mkdir("mod", 0777) | mkdir("elsewhere", 0777), 0);
    assert_int_equal(symlink("../mine", "mod/.luarc.json"), 0);
    assert_int_equal(link("mine", "mod/.luacheckrc"), 0);
    assert_int_equal(symlink("../elsewhere", "mod/.vaka"), 0);
    assert_int_not_equal(vaka_describe_write(&module, "mod", &err), VAKA_OK);
    has(err.text, "mod/.vaka: it is a link");
    assert_int_equal(rmdir("elsewhere"), 0); /* it is still empty */
    assert_int_equal(unlink("mod/.vaka"), 0);
    assert_int_equal(vaka_describe_write(&module, "mod", &err), VAKA_OK);
    struct stat about;
    assert_int_equal(stat("mine", &about), 0);
    assert_int_equal(about.st_size, 4);
    assert_int_equal(lstat("mod/.luarc.json", &about), 0);
    assert_true(S_ISREG(about.st_mode) && about.st_size > 100);
    static const char *const left[] = {"mod/.vaka/sample.lua", "mod/.vaka", "mod/.luarc.json",
                                       "mod/.luacheckrc",      "mod",       "mine"};
    for (size_t i = 0; i < sizeof left / sizeof *left; i++)
        assert_int_equal(remove(left[i]), 0);
    assert_int_equal(chdir("/"), 0);
    assert_int_equal(rmdir(folder), 0); /* and nothing else lies there */
}

int main(void)
{
    return run_registered("tests", NULL, NULL);
}
