/* script/lua/sandbox_base.c - the functions without a table: pcall, error, tostring and so on.
 *
 * SPDX-License-Identifier: MIT */
#include "script/lua/sandbox_inside.h"

#include <lualib.h>

#define CAUGHT 120u /* fuel that it costs to find the way out of an error */

/* What lua_pcall left, for a script: true and results, or false and the error. */
static int outcome(lua_State *L, int status, int bottom)
{
    vaka_fuel_pass_on(L, status);
    vaka_sandbox_of(L)->noted = false; /* caught */
    if (status != LUA_OK)
        vaka_sandbox_burn(L, CAUGHT);
    lua_pushboolean(L, status == LUA_OK);
    lua_insert(L, bottom);
    return lua_gettop(L) - bottom + 1;
}

static int base_pcall(lua_State *L)
{
    luaL_checkany(L, 1);
    vaka_sandbox_burn(L, 1);
    return outcome(L, lua_pcall(L, lua_gettop(L) - 1, LUA_MULTRET, 0), 1);
}

/* The handler runs after the error has been caught, not where it was raised: there Lua would not
 * count its instructions if the error came from the count itself. */
static int base_xpcall(lua_State *L)
{
    luaL_checktype(L, 2, LUA_TFUNCTION);
    vaka_sandbox_burn(L, 1);
    lua_pushvalue(L, 1);
    lua_copy(L, 2, 1);
    lua_replace(L, 2); /* handler, function, arguments */

    int status = lua_pcall(L, lua_gettop(L) - 2, LUA_MULTRET, 0);
    if (status == LUA_OK)
        return outcome(L, status, 2);
    vaka_fuel_pass_on(L, status);
    int handled = lua_pcall(L, 1, LUA_MULTRET, 0);
    vaka_fuel_pass_on(L, handled);
    return outcome(L, status, 1);
}

static int base_assert(lua_State *L)
{
    luaL_checkany(L, 1);
    if (lua_toboolean(L, 1))
        return lua_gettop(L);
    lua_remove(L, 1);
    if (lua_gettop(L) == 0)
        return luaL_error(L, "assertion failed!");
    lua_settop(L, 1);
    if (lua_type(L, 1) == LUA_TSTRING) {
        luaL_where(L, 1);
        lua_insert(L, 1);
        lua_concat(L, 2);
    }
    return lua_error(L);
}

static int base_tostring(lua_State *L)
{
    luaL_checkany(L, 1);
    vaka_base_text(L, 1, NULL);
    return 1;
}

static int base_tonumber(lua_State *L)
{
    if (lua_type(L, 1) == LUA_TSTRING)
        vaka_sandbox_burn(L, (uint32_t)(1 + lua_rawlen(L, 1) / (lua_isnoneornil(L, 2) ? 16 : 4)));
    return vaka_stock_call(L);
}

static int next_item(lua_State *L)
{
    lua_Integer index = (lua_Integer)((lua_Unsigned)luaL_checkinteger(L, 2) + 1);

    vaka_fuel_work(L, 1); /* Lua counts a round of a for loop as one instruction */
    lua_pushinteger(L, index);
    return lua_geti(L, 1, index) == LUA_TNIL ? 1 : 2;
}

static int base_ipairs(lua_State *L)
{
    luaL_checktype(L, 1, LUA_TTABLE);
    if (vaka_pairs_own(L))
        return 3;
    lua_pushcfunction(L, next_item);
    lua_pushvalue(L, 1);
    lua_pushinteger(L, 0);
    return 3;
}

void vaka_base_open(lua_State *L)
{
    static const luaL_Reg functions[] = {{"assert", base_assert},
                                         {"getmetatable", vaka_meta_get},
                                         {"ipairs", base_ipairs},
                                         {"pairs", vaka_pairs},
                                         {"pcall", base_pcall},
                                         {"setmetatable", vaka_meta_set},
                                         {"tostring", base_tostring},
                                         {"xpcall", base_xpcall},
                                         {NULL, NULL}};
    static const luaL_Reg stock[] = {{"error", NULL},
                                     {"select", NULL},
                                     {"tonumber", base_tonumber},
                                     {"type", NULL},
                                     {NULL, NULL}};

    luaL_newlib(L, functions);
    luaopen_base(L);
    vaka_stock_take(L, stock);
    lua_newtable(L);
    lua_rawseti(L, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS); /* it put all it has there */
}
