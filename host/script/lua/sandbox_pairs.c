/* script/lua/sandbox_pairs.c - pairs walks keys in an order that is the same everywhere.
 *
 * SPDX-License-Identifier: MIT
 *
 * Whole numbers first, then other numbers, texts byte by byte, false, true. Lua's own order depends
 * on addresses and on what was in the table before. Keys of other types have no order and are an
 * error. The keys are those the table has when the walk begins; what is removed meanwhile is left
 * out. */
#include "script/lua/sandbox_inside.h"

#include <stdlib.h>
#include <string.h>

typedef struct key {
    uint8_t type; /* in the order above */
    lua_Integer whole;
    lua_Number number;
    const char *text; /* lives as long as the table has the key */
    size_t length;
} key;

enum { KEY_WHOLE, KEY_NUMBER, KEY_TEXT, KEY_FLAG };

static int compare_texts(const key *a, const key *b)
{
    size_t shorter = a->length < b->length ? a->length : b->length;
    int order = memcmp(a->text, b->text, shorter);

    if (order != 0)
        return order;
    return (a->length > b->length) - (a->length < b->length);
}

static int compare_keys(const void *left, const void *right)
{
    const key *a = left, *b = right;

    if (a->type != b->type)
        return a->type < b->type ? -1 : 1;
    if (a->type == KEY_TEXT)
        return compare_texts(a, b);
    if (a->type == KEY_NUMBER)
        return (a->number > b->number) - (a->number < b->number);
    return (a->whole > b->whole) - (a->whole < b->whole);
}

/* False: it has no order. */
static bool read_key(lua_State *L, int index, key *out)
{
    *out = (key){0};
    switch (lua_type(L, index)) {
    case LUA_TNUMBER:
        out->type = lua_isinteger(L, index) ? KEY_WHOLE : KEY_NUMBER;
        if (out->type == KEY_WHOLE)
            out->whole = lua_tointeger(L, index);
        else
            out->number = lua_tonumber(L, index);
        return true;
    case LUA_TSTRING:
        out->type = KEY_TEXT;
        out->text = lua_tolstring(L, index, &out->length);
        return true;
    case LUA_TBOOLEAN:
        out->type = KEY_FLAG;
        out->whole = lua_toboolean(L, index);
        return true;
    default:
        return false;
    }
}

static void push_key(lua_State *L, const key *from)
{
    if (from->type == KEY_WHOLE)
        lua_pushinteger(L, from->whole);
    else if (from->type == KEY_NUMBER)
        lua_pushnumber(L, from->number);
    else if (from->type == KEY_TEXT)
        lua_pushlstring(L, from->text, from->length);
    else
        lua_pushboolean(L, (int)from->whole);
}

static size_t count_keys(lua_State *L, int table)
{
    size_t count = 0;

    lua_pushnil(L);
    while (lua_next(L, table)) {
        lua_pop(L, 1);
        count++;
        if (count % 64 == 0)
            vaka_sandbox_burn(L, 64);
    }
    return count;
}

/* Reads as many keys as there are. Of several without an order that whose type has the smallest
 * name is told: which comes first depends on addresses. */
static void read_keys(lua_State *L, int table, key *out)
{
    const char *wrong = NULL;

    lua_pushnil(L);
    while (lua_next(L, table)) {
        lua_pop(L, 1);
        if (read_key(L, -1, out++))
            continue;
        const char *type = luaL_typename(L, -1);
        if (!wrong || strcmp(type, wrong) < 0)
            wrong = type;
    }
    if (wrong)
        luaL_error(L, "pairs: a key is a %s; only numbers, texts and flags have an order", wrong);
}

/* Pushes a list of the keys of the table in order. */
static void push_keys(lua_State *L, int table)
{
    size_t count = count_keys(L, table);
    key *keys = lua_newuserdatauv(L, (count + 1) * sizeof *keys, 0);

    vaka_fuel_work(L, count * 2);
    read_keys(L, table, keys);
    qsort(keys, count, sizeof *keys, compare_keys);
    lua_createtable(L, (int)count, 0);
    for (size_t i = 0; i < count; i++) {
        push_key(L, &keys[i]);
        lua_rawseti(L, -2, (lua_Integer)i + 1);
    }
}

/* Upvalues: the table, its keys, how many were walked. */
int vaka_pairs_next(lua_State *L)
{
    lua_Integer at = lua_tointeger(L, lua_upvalueindex(3));
    int found;

    do {
        lua_settop(L, 0);
        vaka_fuel_work(L, 1);
        found = lua_rawgeti(L, lua_upvalueindex(2), ++at);
        lua_pushvalue(L, -1);
    } while (found != LUA_TNIL && lua_rawget(L, lua_upvalueindex(1)) == LUA_TNIL);
    lua_pushinteger(L, found == LUA_TNIL ? at - 1 : at);
    lua_replace(L, lua_upvalueindex(3));
    return found == LUA_TNIL ? 1 : 2;
}

/* Scripts cannot set __pairs: a table that has it is the host's, and says how it is walked. */
bool vaka_pairs_own(lua_State *L)
{
    if (luaL_getmetafield(L, 1, "__pairs") == LUA_TNIL)
        return false;
    lua_pushvalue(L, 1);
    lua_call(L, 1, 3);
    return true;
}

int vaka_pairs(lua_State *L)
{
    luaL_checktype(L, 1, LUA_TTABLE);
    lua_settop(L, 1);
    vaka_sandbox_burn(L, 1);
    if (vaka_pairs_own(L))
        return 3;
    vaka_sandbox_inside(L, 1);
    push_keys(L, 2);
    lua_pushvalue(L, 2);
    lua_insert(L, -2);
    lua_pushinteger(L, 0);
    lua_pushcclosure(L, vaka_pairs_next, 3);
    return 1;
}
