/* script/lua/sandbox_meta.c - metatables: the harmless part of them.
 *
 * SPDX-License-Identifier: MIT
 *
 * Allowed are the metamethods listed here. __gc, __mode and __close are not: they run code when
 * memory is freed, show when that happens, or run code while a call is being ended. __metatable is
 * how the host marks what is its own. A table given to setmetatable is copied, so that nothing can
 * be added to it afterwards, and all but __index and __newindex must be functions: Lua follows a
 * __call that is a table round in circles, without counting. */
#include "script/lua/sandbox_inside.h"

#include <string.h>

const char vaka_meta_key = 0;

static const char *const allowed[] = {
    "__index",  "__newindex", "__call", "__tostring", "__len", "__eq",  "__lt",  "__le",
    "__concat", "__unm",      "__add",  "__sub",      "__mul", "__div", "__mod", "__idiv",
    "__band",   "__bor",      "__bxor", "__bnot",     "__shl", "__shr"};

static bool is_allowed(const char *name)
{
    for (size_t i = 0; i < sizeof allowed / sizeof *allowed; i++)
        if (strcmp(name, allowed[i]) == 0)
            return true;
    return false;
}

static bool may_lead(const char *name)
{
    return strcmp(name, "__index") == 0 || strcmp(name, "__newindex") == 0;
}

/* The field "name" of a metatable with its value on top. */
static bool is_right(lua_State *L, const char *name)
{
    int type = lua_type(L, -1);

    return is_allowed(name) && (type == LUA_TFUNCTION || (type == LUA_TTABLE && may_lead(name)));
}

static int complain(lua_State *L, const char *name)
{
    if (!is_allowed(name))
        return luaL_error(L, "'%s' is not allowed in a metatable", name);
    return luaL_error(L, "'%s' in a metatable must be a function%s", name,
                      may_lead(name) ? " or a table" : "");
}

/* Pushes a copy of the metamethods in the table at 2. Of several that are wrong the smallest is
 * told, whichever comes first: their order would show the seed of Lua's hashes. */
static void copy_checked(lua_State *L)
{
    const char *wrong = NULL;

    vaka_sandbox_inside(L, 2);
    lua_createtable(L, 0, 4);
    lua_pushnil(L);
    while (lua_next(L, 3)) {
        const char *name = lua_type(L, -2) == LUA_TSTRING ? lua_tostring(L, -2) : "";

        if (strncmp(name, "__", 2) == 0 && is_right(L, name)) {
            if (lua_istable(L, -1))
                vaka_weight_lead(vaka_sandbox_of(L));
            lua_pushvalue(L, -2);
            lua_pushvalue(L, -2);
            lua_rawset(L, 4);
        } else if (strncmp(name, "__", 2) == 0 && (!wrong || strcmp(name, wrong) < 0)) {
            wrong = name; /* lives as long as the table has the key */
        }
        lua_pop(L, 1);
        vaka_sandbox_burn(L, 1);
    }
    if (wrong)
        complain(L, wrong);
    lua_pushvalue(L, 2);
    lua_rawsetp(L, 4, &vaka_meta_key);
}

int vaka_meta_set(lua_State *L)
{
    bool none = lua_isnoneornil(L, 2);

    luaL_checktype(L, 1, LUA_TTABLE);
    luaL_argexpected(L, none || lua_istable(L, 2), 2, "nil or table");
    lua_settop(L, 2);
    if (!vaka_freeze_may_write(L, 1))
        return luaL_error(L, "this table is read-only: it cannot get another metatable");
    if (none)
        lua_pushnil(L);
    else
        copy_checked(L);
    lua_setmetatable(L, 1);
    lua_settop(L, 1);
    return 1;
}

/* What the script gave to setmetatable, or nil. */
int vaka_meta_get(lua_State *L)
{
    luaL_checktype(L, 1, LUA_TTABLE);
    if (lua_getmetatable(L, 1))
        lua_rawgetp(L, -1, &vaka_meta_key);
    else
        lua_pushnil(L);
    return 1;
}
