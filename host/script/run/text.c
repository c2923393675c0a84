/* script/run/text.c - `text`: ids of texts, to be read in the reader's language.
 *
 * SPDX-License-Identifier: MIT
 *
 * `text("id")` and `text.id` give the id itself. Whoever shows it puts the words of the reader's
 * language in its place (script/texts/lang.h); a script never gets to know them, for then a match
 * would depend on the language it is played in, and on files that are no part of the rules. `vaka
 * check` finds ids without words. */
#include "script/run/runner_inside.h"

#include <lauxlib.h>

static int text_of(lua_State *L)
{
    luaL_checktype(L, 2, LUA_TSTRING); /* the first is the table */
    lua_settop(L, 2);
    return 1;
}

static int text_set(lua_State *L)
{
    return luaL_error(L, "texts stand in lang/en.lua and are not changed by scripts");
}

void vaka_text_push(lua_State *L)
{
    static const luaL_Reg functions[] = {
        {"__index", text_of}, {"__call", text_of}, {"__newindex", text_set}, {NULL, NULL}};

    lua_newtable(L);
    lua_newtable(L);
    luaL_setfuncs(L, functions, 0);
    lua_pushboolean(L, 0);
    lua_setfield(L, -2, "__metatable");
    lua_setmetatable(L, -2);
}
