/* script/lua/sandbox_table.c - the table library: plain tables and views, raw, counted.
 *
 * SPDX-License-Identifier: MIT
 *
 * Reading sees through views; writing refuses them and everything else that is not the script's
 * own. Metamethods are not called. */
#include "script/lua/sandbox_inside.h"

#include <lualib.h>

/* Replaces the argument by the table behind it; its length. */
static lua_Integer read_table(lua_State *L, int index)
{
    luaL_checktype(L, index, LUA_TTABLE);
    vaka_sandbox_inside(L, index);
    lua_replace(L, index);
    return (lua_Integer)lua_rawlen(L, index);
}

static lua_Integer write_table(lua_State *L, int index)
{
    luaL_checktype(L, index, LUA_TTABLE);
    if (!vaka_freeze_may_write(L, index))
        luaL_error(L, "this table is read-only");
    return (lua_Integer)lua_rawlen(L, index);
}

static int table_insert(lua_State *L)
{
    lua_Integer size = write_table(L, 1);
    int args = lua_gettop(L);

    if (size == LUA_MAXINTEGER)
        return luaL_error(L, "there is no place behind the last one of this table");
    lua_Integer end = size + 1, at = end;
    if (args != 2 && args != 3)
        return luaL_error(L, "wrong number of arguments to 'insert'");
    if (args == 3) {
        at = luaL_checkinteger(L, 2);
        luaL_argcheck(L, at >= 1 && at <= end, 2, "position out of bounds");
    }
    vaka_fuel_work(L, (lua_Unsigned)end - (lua_Unsigned)at + 1);
    for (lua_Integer i = end; i > at; i--) {
        lua_rawgeti(L, 1, i - 1);
        lua_rawseti(L, 1, i);
    }
    lua_rawseti(L, 1, at);
    return 0;
}

static int table_remove(lua_State *L)
{
    lua_Integer size = write_table(L, 1), at = luaL_optinteger(L, 2, size);

    if (!lua_isnoneornil(L, 2))
        luaL_argcheck(L, (size == 0 && at == 0) || (at >= 1 && at - 1 <= size), 2,
                      "position out of bounds");
    vaka_fuel_work(L, at < size ? (lua_Unsigned)(size - at) + 1 : 1);
    lua_rawgeti(L, 1, at);
    for (; at < size; at++) {
        lua_rawgeti(L, 1, at + 1);
        lua_rawseti(L, 1, at);
    }
    lua_pushnil(L);
    lua_rawseti(L, 1, at);
    return 1;
}

static void add_field(lua_State *L, luaL_Buffer *buffer, lua_Integer index, size_t *length)
{
    size_t more;

    if (lua_rawgeti(L, 1, index) != LUA_TSTRING && lua_type(L, -1) != LUA_TNUMBER)
        luaL_error(L, "invalid value (at index %I) in table for 'concat'", (LUAI_UACINT)index);
    vaka_sandbox_text(L, -1, &more);
    *length += more;
    vaka_string_limit(L, *length);
    vaka_fuel_work(L, 1);
    vaka_sandbox_burn(L, (uint32_t)(more / 16));
    luaL_addvalue(buffer);
}

static int table_concat(lua_State *L)
{
    lua_Integer size = read_table(L, 1);
    size_t gap = 0, length = 0;
    const char *between = lua_isnoneornil(L, 2) ? "" : vaka_sandbox_text(L, 2, &gap);
    lua_Integer from = luaL_optinteger(L, 3, 1), to = luaL_optinteger(L, 4, size);
    luaL_Buffer buffer;

    luaL_buffinit(L, &buffer);
    for (lua_Integer i = from; i <= to; i++) {
        add_field(L, &buffer, i, &length);
        if (i == to)
            break; /* `to` may be the largest number there is */
        length += gap;
        vaka_string_limit(L, length);
        vaka_sandbox_burn(L, (uint32_t)(gap / 16));
        luaL_addlstring(&buffer, between, gap);
    }
    luaL_pushresult(&buffer);
    return 1;
}

static int table_unpack(lua_State *L)
{
    lua_Integer size = read_table(L, 1);
    lua_Integer from = luaL_optinteger(L, 2, 1), to = luaL_optinteger(L, 3, size);

    if (from > to)
        return 0;
    lua_Unsigned count = (lua_Unsigned)to - (lua_Unsigned)from;
    if (count >= VAKA_SANDBOX_RESULTS || !lua_checkstack(L, (int)count + 1))
        return luaL_error(L, "too many results to unpack");
    vaka_fuel_work(L, count + 1);
    for (lua_Unsigned i = 0; i <= count; i++)
        lua_rawgeti(L, 1, from + (lua_Integer)i);
    return (int)count + 1;
}

static int table_pack(lua_State *L)
{
    vaka_fuel_work(L, (lua_Unsigned)lua_gettop(L) + 1);
    return vaka_stock_call(L);
}

static int table_move(lua_State *L)
{
    lua_Integer from = luaL_checkinteger(L, 2), last = luaL_checkinteger(L, 3);
    lua_Integer to = luaL_checkinteger(L, 4);
    int target = lua_isnoneornil(L, 5) ? 1 : 5;

    write_table(L, target);
    lua_pushvalue(L, target);
    int result = lua_gettop(L);
    read_table(L, 1);
    if (last < from)
        return 1;
    luaL_argcheck(L, from > 0 || last < LUA_MAXINTEGER + from, 3, "too many elements to move");
    lua_Integer count = last - from + 1;
    luaL_argcheck(L, to <= LUA_MAXINTEGER - count + 1, 4, "destination wrap around");
    vaka_fuel_work(L, (lua_Unsigned)count);
    bool forwards = to > last || to <= from || !lua_rawequal(L, 1, result);
    for (lua_Integer i = 0; i < count; i++) {
        lua_Integer step = forwards ? i : count - 1 - i;
        lua_rawgeti(L, 1, from + step);
        lua_rawseti(L, result, to + step);
    }
    return 1;
}

void vaka_table_open(lua_State *L)
{
    static const luaL_Reg functions[] = {{"concat", table_concat},
                                         {"insert", table_insert},
                                         {"move", table_move},
                                         {"remove", table_remove},
                                         {"sort", vaka_sort},
                                         {"unpack", table_unpack},
                                         {NULL, NULL}};
    static const luaL_Reg stock[] = {{"pack", table_pack}, {NULL, NULL}};

    luaL_newlib(L, functions);
    luaopen_table(L);
    vaka_stock_take(L, stock);
}
