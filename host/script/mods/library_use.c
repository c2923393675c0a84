/* script/mods/library_use.c - shared code of a mod: lib/NAME.lua, read by `use "NAME"`.
 *
 * SPDX-License-Identifier: MIT
 *
 * All files of lib/ are loaded before the mod's other files with code, each after those it uses
 * itself: what it uses is known from its text. So `use` only looks up what is there, files cannot
 * wait for each other, and nothing is loaded while a match is played. What a file returns is frozen
 * like every other content, in the environment of its mod, and is one and the same table for all
 * that use it. A mod may also use what the game's own mod has there: `use "GAME/NAME"`, GAME being
 * the id of that mod; such code stays in the environment of the game. */
#include "script/mods/library_inside.h"
#include "script/source/syntax_token.h"

#include <lauxlib.h>
#include <string.h>

static const char known_key = 0; /* registry: environment -> what its `use` knows, by name */

enum { NEW, VISITED, LISTED };

typedef struct ordering {
    const vaka_mod_files *files;
    const char *folder; /* whose files are put in order */
    vaka_complaints *complaints;
    uint8_t *state; /* one for each file */
    uint32_t *list; /* what comes of it */
    uint32_t count;
    uint32_t *path; /* files that are being looked at, each used by the one before it */
    uint32_t depth;
    bool knotted; /* some use each other */
} ordering;

static bool is_shared(const vaka_library_file *file)
{
    return strcmp(file->folder, "lib") == 0;
}

static int32_t file_named(const ordering *to, vaka_word name)
{
    for (uint32_t i = 0; i < to->files->count; i++)
        if (strcmp(to->files->at[i].folder, to->folder) == 0 &&
            vaka_word_is(name, to->files->at[i].id))
            return (int32_t)i;
    return VAKA_NONE;
}

/* The next `use "NAME"` or `use("NAME")` from `*at` on; false: there is none. */
static bool next_use(const vaka_token_list *tokens, uint32_t *at, vaka_word *name)
{
    bool used = false;

    while (*at + 1 < tokens->count) {
        vaka_word token = vaka_token_text(tokens, &tokens->at[(*at)++]);
        if (used && (token.at[0] == '"' || token.at[0] == '\'') && token.length > 2) {
            *name = (vaka_word){token.at + 1, token.length - 2};
            return true;
        }
        if (!used || !vaka_word_is(token, "("))
            used = vaka_word_is(token, "use");
    }
    return false;
}

/* The file at the end of the path uses one of the path: says by which way they go round. */
static void tell_knot(ordering *to, uint32_t first, vaka_file_place spot)
{
    const vaka_library_file *files = to->files->at, *file = &files[to->path[to->depth - 1]];
    char way[512] = "";
    size_t used = 0;
    uint32_t i = 0;

    to->knotted = true;
    while (to->path[i] != first)
        i++;
    for (; i + 1 < to->depth && used + VAKA_ID_LENGTH + 16 < sizeof way; i++)
        used += (size_t)snprintf(way + used, sizeof way - used, "'%.*s', which uses ",
                                 (int)VAKA_ID_LENGTH, files[to->path[i]].id);
    vaka_complaint_add(to->complaints, file->name, spot,
                       *way ? "put what both need into a third file" : "leave it out",
                       "it uses %s%s", way, *way ? "it" : "itself");
}

static void visit(ordering *to, uint32_t number)
{
    const vaka_library_file *file = &to->files->at[number];
    vaka_token_list tokens;
    uint32_t at = 0;
    vaka_word name;

    to->state[number] = VISITED;
    to->path[to->depth++] = number;
    vaka_token_list_read(&tokens, file->text, file->text ? file->size : 0);
    while (next_use(&tokens, &at, &name)) {
        int32_t other = file_named(to, name);
        if (other < 0 || to->state[other] == LISTED)
            continue;
        if (to->state[other] == NEW)
            visit(to, (uint32_t)other);
        else
            tell_knot(to, (uint32_t)other, tokens.at[at - 1].spot);
    }
    to->depth--;
    vaka_token_list_done(&tokens);
    to->state[number] = LISTED;
    to->list[to->count++] = number;
}

uint32_t vaka_use_order_in(const vaka_mod_files *files, const char *folder, vaka_arena *arena,
                           vaka_complaints *complaints, uint32_t **out)
{
    ordering to = {.files = files, .folder = folder, .complaints = complaints};

    to.state = vaka_arena_new(arena, files->count + 1);
    to.list = vaka_arena_new(arena, (files->count + 1) * sizeof *to.list);
    to.path = vaka_arena_new(arena, (files->count + 1) * sizeof *to.path);

    for (uint32_t i = 0; i < files->count; i++)
        if (strcmp(files->at[i].folder, folder) == 0 && to.state[i] == NEW)
            visit(&to, i);
    *out = to.list;
    return to.knotted ? 0 : to.count;
}

void vaka_use_order(vaka_mod_files *files, vaka_arena *arena, vaka_complaints *complaints)
{
    uint32_t before = complaints->total;

    files->shared_count = vaka_use_order_in(files, "lib", arena, complaints, &files->shared);
    files->knotted = complaints->total > before;
}

/* `use "NAME"`. Upvalue: what there is, false for what is not loaded yet. */
static int use(lua_State *L)
{
    const char *name = luaL_checkstring(L, 1);

    lua_settop(L, 1);
    lua_pushvalue(L, 1);
    switch (lua_rawget(L, lua_upvalueindex(1))) {
    case LUA_TNIL:
        return luaL_error(L, "use: there is no file lib/%s.lua in this mod%s", name,
                          strchr(name, '/') ? "; what the game itself has there is \"GAME/NAME\""
                                            : "");
    case LUA_TBOOLEAN:
        return luaL_error(L,
                          "use: lib/%s.lua has not been read yet; write its name as a plain "
                          "text, so that it can be read first",
                          name);
    default:
        return 1;
    }
}

/* Pushes the table from environments to what their `use` knows. */
static void push_known(lua_State *L)
{
    if (lua_rawgetp(L, LUA_REGISTRYINDEX, &known_key) == LUA_TTABLE)
        return;
    lua_pop(L, 1);
    lua_newtable(L);
    lua_pushvalue(L, -1);
    lua_rawsetp(L, LUA_REGISTRYINDEX, &known_key);
}

void vaka_use_give(vaka_sandbox *sandbox, int environment, const vaka_mod_files *files)
{
    lua_State *L = vaka_sandbox_state(sandbox);

    push_known(L);
    lua_newtable(L);
    for (uint32_t i = 0; files && i < files->count; i++)
        if (is_shared(&files->at[i])) {
            lua_pushboolean(L, 0);
            lua_setfield(L, -2, files->at[i].id);
        }
    lua_pushvalue(L, -1);
    lua_rawseti(L, -3, environment);
    lua_pushcclosure(L, use, 1);
    vaka_sandbox_give(sandbox, environment, "use");
    lua_pop(L, 1);
}

void vaka_use_keep(vaka_sandbox *sandbox, int environment, const vaka_library_file *file)
{
    lua_State *L = vaka_sandbox_state(sandbox);

    push_known(L);
    lua_rawgeti(L, -1, environment);
    lua_pushvalue(L, -3);
    lua_setfield(L, -2, file->id);
    lua_pop(L, 3);
}

vaka_status vaka_use_load(vaka_sandbox *sandbox, int environment, const vaka_library_file *file,
                          vaka_error *err)
{
    vaka_status status = VAKA_ERR_DATA;

    if (file->text)
        status = vaka_file_run(file, sandbox, environment, err);
    if (status == VAKA_OK)
        vaka_use_keep(sandbox, environment, file);
    return status;
}

bool vaka_use_wants(const vaka_mod_files *files, const char *game)
{
    char name[VAKA_ID_LENGTH + 4];

    snprintf(name, sizeof name, "%.*s/", (int)VAKA_ID_LENGTH, game);
    for (uint32_t i = 0; i < files->count; i++)
        if (files->at[i].text && strstr(files->at[i].text, name))
            return true;
    return false;
}

void vaka_use_share(vaka_sandbox *sandbox, int from, const char *game, int to)
{
    lua_State *L = vaka_sandbox_state(sandbox);
    int top = lua_gettop(L);

    push_known(L);
    lua_rawgeti(L, top + 1, from);
    lua_rawgeti(L, top + 1, to);
    for (lua_pushnil(L); lua_next(L, top + 2); lua_pop(L, 1)) {
        if (strchr(lua_tostring(L, -2), '/'))
            continue;
        lua_pushfstring(L, "%s/%s", game, lua_tostring(L, -2));
        lua_pushvalue(L, -2);
        lua_rawset(L, top + 3);
    }
    lua_settop(L, top);
}
