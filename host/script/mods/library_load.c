/* script/mods/library_load.c - loads a file of a mod in a sandbox where there is nothing to act on.
 *
 * SPDX-License-Identifier: MIT */
#include "script/bridge/bridge.h"
#include "script/mods/game.h"
#include "script/mods/library_inside.h"
#include "script/source/syntax_token.h"
#include "table/hash.h"
#include "text/utf8.h"

#include <lauxlib.h>
#include <stdlib.h>
#include <string.h>

/* Any use of what only a match has. */
static int no_match(lua_State *L)
{
    return luaL_error(L,
                      "%s can only be used while a card or a rule acts, not while its file is "
                      "read",
                      lua_tostring(L, lua_upvalueindex(1)));
}

/* Adds a function `name` that only says that there is no match to the table on top. */
static void add_inert(lua_State *L, const char *table, const char *name)
{
    lua_pushfstring(L, "%s.%s", table, name);
    lua_pushcclosure(L, no_match, 1);
    lua_setfield(L, -2, name);
}

static void give_exports(vaka_sandbox *sandbox, int environment, const char *table,
                         const vaka_export *rows, uint32_t count)
{
    lua_State *L = vaka_sandbox_state(sandbox);

    lua_newtable(L);
    for (uint32_t i = 0; i < count; i++)
        add_inert(L, table, rows[i].name);
    if (rows == vaka_host_exports)
        add_inert(L, table, "finish");
    vaka_sandbox_give(sandbox, environment, table);
}

/* A table every use of which is an error: `vars` and `text`. */
static void give_closed(vaka_sandbox *sandbox, int environment, const char *table)
{
    static const char *const uses[] = {"__index", "__newindex", "__call", "__len"};
    lua_State *L = vaka_sandbox_state(sandbox);

    lua_newtable(L);
    lua_newtable(L);
    for (size_t i = 0; i < sizeof uses / sizeof *uses; i++) {
        lua_pushstring(L, table);
        lua_pushcclosure(L, no_match, 1);
        lua_setfield(L, -2, uses[i]);
    }
    lua_pushboolean(L, 0);
    lua_setfield(L, -2, "__metatable");
    lua_setmetatable(L, -2);
    vaka_sandbox_give(sandbox, environment, table);
}

/* A table of data while there are no data: it has no rows, and what is asked of it is such a table,
 * too, so that a file that works something out from rows can be read. */
static int no_data(lua_State *L)
{
    if (lua_type(L, 2) == LUA_TSTRING)
        lua_pushvalue(L, 1);
    else
        lua_pushnil(L);
    return 1;
}

static int no_number(lua_State *L)
{
    lua_pushinteger(L, 0);
    return 1;
}

/* What a game that is a script has beside its exports. */
static void give_game(vaka_sandbox *sandbox, int environment)
{
    static const char *const sums[] = {"__add", "__sub", "__mul", "__div", "__idiv",
                                       "__mod", "__unm", "__len", NULL};
    lua_State *L = vaka_sandbox_state(sandbox);

    for (const char *const *name = vaka_game_functions; *name; name++) {
        lua_pushstring(L, *name);
        lua_pushcclosure(L, no_match, 1);
        vaka_sandbox_give(sandbox, environment, *name);
    }
    lua_newtable(L);
    lua_newtable(L);
    lua_pushcfunction(L, no_data);
    lua_setfield(L, -2, "__index");
    for (const char *const *name = sums; *name; name++) {
        lua_pushcfunction(L, no_number);
        lua_setfield(L, -2, *name);
    }
    lua_pushboolean(L, 0);
    lua_setfield(L, -2, "__metatable");
    lua_setmetatable(L, -2);
    vaka_sandbox_give(sandbox, environment, "data");
}

/* debug(…) while a file is read. */
static int be_silent(lua_State *L)
{
    lua_settop(L, 0);
    return 0;
}

int vaka_library_environment(vaka_sandbox *sandbox, const char *mod, const vaka_module *module)
{
    lua_State *L = vaka_sandbox_state(sandbox);
    int environment = vaka_sandbox_environment(sandbox, mod);

    give_exports(sandbox, environment, "game", module->exports, module->export_count);
    give_exports(sandbox, environment, "host", vaka_host_exports, vaka_host_export_count);
    lua_newtable(L);
    for (const char *const *name = vaka_library_questions; *name; name++)
        add_inert(L, "ask", *name);
    vaka_sandbox_give(sandbox, environment, "ask");
    give_closed(sandbox, environment, "vars");
    give_closed(sandbox, environment, "text");
    lua_pushcfunction(L, be_silent);
    vaka_sandbox_give(sandbox, environment, "debug");
    if (vaka_game_of(module))
        give_game(sandbox, environment);
    vaka_use_give(sandbox, environment, NULL);
    return environment;
}

const char *const vaka_library_questions[] = {
    "space", "piece", "card", "seat", "number", "choice", "yes_no", "many", "act", "sealed", NULL};

/* The same key twice in one constructor: the first is lost, which nobody means. */
static void complain_twice(const vaka_file_fields *page, const vaka_syntax *syntax, uint32_t table)
{
    vaka_fields fields;

    vaka_fields_read(&fields, syntax, table);
    for (uint32_t i = 1; i < fields.count; i++) {
        const vaka_field *a = &fields.at[i - 1], *b = &fields.at[i];
        char quote[VAKA_WORD_QUOTE], suggestion[VAKA_SUGGESTION];
        if (!a->key.at || !b->key.at || a->key.length != b->key.length || !a->key.length ||
            memcmp(a->key.at, b->key.at, a->key.length) != 0)
            continue;
        snprintf(suggestion, sizeof suggestion, "the first is at line %d",
                 (int)syntax->nodes[a->node].spot.line);
        vaka_file_wrong(page, syntax->nodes[b->node].spot, suggestion, "'%s' is given twice",
                        vaka_word_quote(b->key, quote));
    }
    vaka_fields_done(&fields);
}

/* "name:12: what" or "name:12:3: what" as a complaint. */
static void complain_error(const vaka_file_fields *page, const char *path, const char *text)
{
    const char *found = strstr(text, path);
    vaka_file_place spot = {0, 0};
    char *end;

    if (found && found[strlen(path)] == ':') {
        const char *at = found + strlen(path) + 1;
        spot.line = (int32_t)strtol(at, &end, 10);
        if (end != at && *end == ':' && end[1] >= '0' && end[1] <= '9')
            spot.column = (int32_t)strtol(end + 1, &end, 10);
        if (end != at && *end == ':')
            text = end + 1 + strspn(end + 1, " ");
    }
    vaka_file_wrong(page, spot, NULL, "%s", text);
}

/* Hash of the file's tokens without the title and the text: comments, layout and wording may change
 * without making another game of it. */
static uint64_t hash_tokens(const vaka_syntax *syntax)
{
    uint32_t table = vaka_syntax_result(syntax);
    uint32_t skip[2] = {vaka_syntax_named(syntax, table, "title"),
                        vaka_syntax_named(syntax, table, "text")};
    uint64_t hash = 0;

    for (uint32_t t = 0; t + 1 < syntax->tokens->count; t++) { /* the last is the end */
        const vaka_token *token = &syntax->tokens->at[t];
        size_t length = token->end - token->at;
        bool skipped = false;
        for (int i = 0; i < 2; i++)
            skipped |= skip[i] && token->at >= syntax->nodes[skip[i]].begin &&
                       token->at < syntax->nodes[skip[i]].end;
        if (!skipped)
            hash = vaka_hash(hash + length, syntax->text + token->at, length);
    }
    return hash;
}

static bool is_shared(const vaka_library_file *file)
{
    return strcmp(file->folder, "lib") == 0;
}

/* What shared code is made of is the business of those who use it. */
static uint32_t deepest_of(const vaka_library_file *file)
{
    return is_shared(file) ? 0 : VAKA_PLAIN_DEEPEST;
}

static bool is_odd(const char *text)
{
    return text && !vaka_utf8s_lines(text);
}

/* Complains about texts that cannot be shown, and says whether there are none: one that steers a
 * terminal could do so wherever it is printed. What stands behind a zero byte is never read. */
static bool can_be_shown(const vaka_file_fields *page, const vaka_plain *value)
{
    bool odd = is_odd(value->key) || is_odd(value->text);

    if (odd)
        vaka_file_wrong(page, is_odd(value->key) ? value->key_spot : value->spot, NULL,
                        "a text with signs that cannot be shown");
    for (uint32_t i = 0; i < value->count; i++)
        odd |= !can_be_shown(page, &value->at[i]);
    return !odd;
}

static void keep(vaka_library_file *file, vaka_compiled *made, vaka_arena *arena)
{
    file->compiled = *made;
    if (made->code)
        file->compiled.code = vaka_arena_copy_part(arena, made->code, made->size);
    if (made->assigned)
        file->compiled.assigned = vaka_arena_copy(arena, made->assigned);
    vaka_compiled_done(made);
}

static bool run(vaka_library_file *file, const vaka_syntax *syntax, vaka_sandbox *sandbox,
                int environment, const vaka_file_fields *page)
{
    lua_State *L = vaka_sandbox_state(sandbox);
    vaka_error err = {0};
    vaka_compiled made = {0};
    vaka_source source = {file->path, file->text, file->size, syntax};
    vaka_status status = environment == VAKA_NONE
                             ? vaka_sandbox_load_data(sandbox, &source, &err)
                             : vaka_sandbox_load_keep(sandbox, environment, &source, &made, &err);

    if (status != VAKA_OK) {
        complain_error(page, file->path, err.text);
        return false;
    }
    keep(file, &made, page->arena);
    bool all = vaka_plain_read(L, syntax, deepest_of(file), page->arena, &file->plain), good;
    if (!all)
        vaka_file_wrong(page, file->plain.spot, NULL,
                        "the file returns far more than is written in it");
    else if (file->plain.type != VAKA_PLAIN_TABLE)
        vaka_file_wrong(page, file->plain.spot, "return { … }",
                        "the file must return a table, not %s", vaka_plain_type(&file->plain));
    good = all && file->plain.type == VAKA_PLAIN_TABLE && can_be_shown(page, &file->plain);
    if (good && is_shared(file) && environment != VAKA_NONE)
        vaka_use_keep(sandbox, environment, file);
    else
        lua_pop(L, 1);
    return good;
}

vaka_status vaka_file_run(const vaka_library_file *file, vaka_sandbox *sandbox, int environment,
                          vaka_error *err)
{
    if (file->compiled.code)
        return vaka_sandbox_load_kept(sandbox, environment, file->path, &file->compiled, err);
    return vaka_sandbox_load(sandbox, environment, file->path, file->text, file->size, err);
}

bool vaka_file_load(vaka_library_file *file, vaka_arena *arena, vaka_sandbox *sandbox,
                    int environment, vaka_complaints *complaints)
{
    vaka_file_fields page = {file->name, complaints, arena};
    vaka_syntax syntax;
    bool good = false;

    if (!file->text)
        return false;
    if (!vaka_syntax_read(&syntax, file->text, file->size)) {
        vaka_complaint_add(complaints, file->name, syntax.spot, syntax.advice, "%s", syntax.error);
    } else {
        uint32_t before = complaints->total;
        for (uint32_t i = 1; i < syntax.count; i++)
            if (syntax.nodes[i].type == VAKA_NODE_TABLE)
                complain_twice(&page, &syntax, i);
        if (environment != VAKA_NONE) /* data counts by what became of it, texts not at all */
            file->hash = hash_tokens(&syntax);
        if (environment != VAKA_NONE)
            vaka_says_read(file, &syntax, arena);
        good = complaints->total == before && run(file, &syntax, sandbox, environment, &page);
    }
    vaka_syntax_done(&syntax);
    if (!good)
        file->plain = (vaka_plain){0};
    return good;
}
