/* script/lua/sandbox_sort.c - table.sort: stable, the same everywhere, safe with any comparison.
 *
 * SPDX-License-Identifier: MIT
 *
 * Lua's own takes its pivots from the clock for long tables, and can leave the table half sorted.
 * This one merges copies and writes back at the end, so a comparison that fails changes nothing,
 * and one that contradicts itself merely gives an odd order. */
#include "script/lua/sandbox_inside.h"

enum { TABLE = 1, COMPARE, FIRST, SECOND };

static lua_Integer smaller(lua_Integer a, lua_Integer b)
{
    return a < b ? a : b;
}

/* What it costs to compare the two values on top: long texts that begin alike are dear, zeros in
 * them the most. */
static uint32_t price(lua_State *L)
{
    if (lua_type(L, -1) != LUA_TSTRING || lua_type(L, -2) != LUA_TSTRING)
        return 2;
    return 2 +
           (uint32_t)smaller((lua_Integer)lua_rawlen(L, -1), (lua_Integer)lua_rawlen(L, -2)) / 4;
}

/* Does the value at the top come before the one below it? Both stay. */
static bool comes_before(lua_State *L)
{
    bool before, plain = lua_isnil(L, COMPARE);

    if (plain)
        vaka_sandbox_burn(L, price(L));
    else
        vaka_fuel_work(L, 2);
    if (plain)
        return lua_compare(L, -1, -2, LUA_OPLT);
    lua_pushvalue(L, COMPARE);
    lua_pushvalue(L, -2);
    lua_pushvalue(L, -4);
    lua_call(L, 2, 1);
    before = lua_toboolean(L, -1);
    lua_pop(L, 1);
    return before;
}

/* Merges two runs of `from`, [left, middle) and [middle, right), into `to`. */
static void merge(lua_State *L, int from, int to, lua_Integer left, const lua_Integer end[2])
{
    lua_Integer middle = end[0], right = end[1], a = left, b = middle;

    for (lua_Integer at = left; at < right; at++) {
        bool second = a >= middle;

        if (a < middle && b < right) {
            lua_rawgeti(L, from, a);
            lua_rawgeti(L, from, b);
            second = comes_before(L); /* equal ones: the first first */
            lua_pop(L, 2);
        }
        lua_rawgeti(L, from, second ? b++ : a++);
        lua_rawseti(L, to, at);
    }
}

static void copy(lua_State *L, int from, int to, lua_Integer size)
{
    vaka_fuel_work(L, (lua_Unsigned)size);
    for (lua_Integer i = 1; i <= size; i++) {
        lua_rawgeti(L, from, i);
        lua_rawseti(L, to, i);
    }
}

int vaka_sort(lua_State *L)
{
    int from = FIRST, to = SECOND;

    luaL_checktype(L, TABLE, LUA_TTABLE);
    if (!lua_isnoneornil(L, COMPARE))
        luaL_checktype(L, COMPARE, LUA_TFUNCTION);
    if (!vaka_freeze_may_write(L, TABLE))
        return luaL_error(L, "this table is read-only: sort a copy of it");
    lua_settop(L, COMPARE);
    lua_Integer size = (lua_Integer)lua_rawlen(L, TABLE);
    lua_createtable(L, (int)smaller(size, VAKA_SANDBOX_FUEL), 0);
    lua_createtable(L, (int)smaller(size, VAKA_SANDBOX_FUEL), 0);
    copy(L, TABLE, FIRST, size);
    for (lua_Integer run = 1; run < size; run *= 2) {
        for (lua_Integer left = 1; left <= size; left += 2 * run) {
            lua_Integer end[2] = {smaller(left + run, size + 1), smaller(left + 2 * run, size + 1)};
            merge(L, from, to, left, end);
        }
        int other = from;
        from = to;
        to = other;
    }
    copy(L, from, TABLE, size);
    return 0;
}
