/* script/run/text.c - `text`: ids of texts, to be read in the reader's language.
 *
 * SPDX-License-Identifier: MIT
 *
 * `text("id")` and `text.id` give the id itself. Whoever shows it puts the words of the reader's
 * language in its place (script/texts/lang.h); a script never gets to know them, for then a match
 * would depend on the language it is played in, and on files that are no part of the rules. `vaka
 * check` finds ids without words; in a game in Lua, whose texts are known, they are errors. */
#include "script/run/game_inside.h"

#include <lauxlib.h>
#include <stdlib.h>

static int text_of(lua_State *L)
{
    const vaka_game *game = lua_touserdata(L, lua_upvalueindex(1));

    luaL_checktype(L, 2, LUA_TSTRING); /* the first is the table */
    lua_settop(L, 2);
    if (game && !vaka_game_text(game, lua_tostring(L, 2)))
        vaka_no_text(L, game, lua_tostring(L, 2), "text");
    return 1;
}

/* Of the table behind `text`, which no script gets hold of: what is there is looked for once. */
static int text_keep(lua_State *L)
{
    text_of(L);
    lua_pushvalue(L, 2);
    lua_pushvalue(L, 2);
    lua_rawset(L, 1);
    return 1;
}

static int text_set(lua_State *L)
{
    return luaL_error(L, "texts stand in lang/en.lua and are not changed by scripts");
}

_Noreturn void vaka_no_text(lua_State *L, const vaka_game *game, const char *id, const char *by)
{
    vaka_guess guess = vaka_guess_of(vaka_word_of(id));

    for (uint32_t i = 0; i < game->text_count; i++)
        vaka_guess_try(&guess, game->texts[i].id);
    if (guess.best)
        luaL_error(L, "%s: there is no text '%s' in lang/en.lua; did you mean '%s'?", by, id,
                   guess.best);
    luaL_error(L, "%s: there is no text '%s' in lang/en.lua", by, id);
    abort(); /* it does not return */
}

/* Pushes the table of ids that have been looked for, empty. */
static void push_kept(lua_State *L, const vaka_game *game)
{
    lua_newtable(L);
    lua_newtable(L);
    lua_pushlightuserdata(L, (void *)(uintptr_t)game);
    lua_pushcclosure(L, text_keep, 1);
    lua_setfield(L, -2, "__index");
    lua_setmetatable(L, -2);
}

void vaka_text_push(vaka_runner *runner, lua_State *L)
{
    static const luaL_Reg functions[] = {
        {"__index", text_of}, {"__call", text_of}, {"__newindex", text_set}, {NULL, NULL}};
    bool strict = runner->strict == VAKA_STRICT_TEXTS && runner->script_game;
    const vaka_game *game = strict ? runner->script_game->game : NULL;

    lua_newtable(L);
    lua_newtable(L);
    lua_pushlightuserdata(L, (void *)(uintptr_t)game);
    luaL_setfuncs(L, functions, 1);
    if (game) { /* elsewhere any word is an id, and so many are not kept */
        push_kept(L, game);
        lua_setfield(L, -2, "__index");
    }
    lua_pushboolean(L, 0);
    lua_setfield(L, -2, "__metatable");
    lua_setmetatable(L, -2);
}
