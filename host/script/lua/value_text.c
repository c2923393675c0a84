/* script/lua/value_text.c - a value of Lua as the author of a script reads it.
 *
 * SPDX-License-Identifier: MIT */
#include "script/lua/value_text.h"

#include "script/lua/sandbox.h"

#include <lauxlib.h>
#include <stdlib.h>
#include <string.h>

#define DEEPEST 3
#define LONGEST 12 /* values of a list, and names of a table, that are told */
#define NAMES 64   /* that are put in order */
#define SLOTS 8    /* of the stack, for a table */

static void put(lua_State *L, int index, int depth, vaka_buffer *out);

static void put_number(lua_State *L, int index, vaka_buffer *out)
{
    char text[40];

    if (lua_isinteger(L, index))
        snprintf(text, sizeof text, "%lld", (long long)lua_tointeger(L, index));
    else
        snprintf(text, sizeof text, "%.14g", lua_tonumber(L, index));
    vaka_buffer_put(out, text);
}

/* Those from 1 on without a gap; how many there are. */
static lua_Integer put_list(lua_State *L, int table, int depth, vaka_buffer *out)
{
    lua_Integer count = 0;

    while (lua_rawgeti(L, table, count + 1) != LUA_TNIL) {
        vaka_sandbox_burn(L, 1);
        if (count < LONGEST) {
            vaka_buffer_put(out, count > 0 ? ", " : " ");
            put(L, lua_gettop(L), depth + 1, out);
        }
        count++;
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
    if (count > LONGEST)
        vaka_buffer_put(out, ", …");
    return count;
}

static int compare_names(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* Names in the table at an index, in order: Lua has them in none. */
static size_t gather_names(lua_State *L, int table, const char *names[NAMES])
{
    size_t count = 0;

    lua_pushnil(L);
    while (lua_next(L, table)) {
        vaka_sandbox_burn(L, 1);
        lua_pop(L, 1);
        if (lua_type(L, -1) == LUA_TSTRING && count < NAMES)
            names[count++] = lua_tostring(L, -1);
    }
    qsort(names, count, sizeof *names, compare_names);
    return count;
}

static void put_names(lua_State *L, int table, int depth, bool behind, vaka_buffer *out)
{
    const char *names[NAMES];
    size_t count = gather_names(L, table, names);

    for (size_t i = 0; i < count && i < LONGEST; i++) {
        vaka_buffer_put(out, i > 0 || behind ? ", " : " ");
        vaka_buffer_put(out, names[i]);
        vaka_buffer_put(out, " = ");
        lua_getfield(L, table, names[i]);
        put(L, lua_gettop(L), depth + 1, out);
        lua_pop(L, 1);
    }
    if (count > LONGEST)
        vaka_buffer_put(out, ", …");
}

static void put_table(lua_State *L, int index, int depth, vaka_buffer *out)
{
    if (depth > DEEPEST || !lua_checkstack(L, SLOTS)) {
        vaka_buffer_put(out, "{…}");
        return;
    }
    vaka_sandbox_inside(L, index);
    int table = lua_gettop(L);
    vaka_buffer_put(out, "{");
    lua_Integer count = put_list(L, table, depth, out);
    put_names(L, table, depth, count > 0, out);
    vaka_buffer_put(out, " }");
    lua_settop(L, table - 1);
}

static void put(lua_State *L, int index, int depth, vaka_buffer *out)
{
    switch (lua_type(L, index)) {
    case LUA_TSTRING:
        vaka_buffer_put(out, "\"");
        vaka_buffer_put(out, lua_tostring(L, index));
        vaka_buffer_put(out, "\"");
        return;
    case LUA_TNUMBER:
        put_number(L, index, out);
        return;
    case LUA_TBOOLEAN:
        vaka_buffer_put(out, lua_toboolean(L, index) ? "true" : "false");
        return;
    case LUA_TTABLE:
        put_table(L, index, depth, out);
        return;
    default:
        vaka_buffer_put(out, luaL_typename(L, index));
    }
}

void vaka_value_text(lua_State *L, int index, vaka_buffer *out)
{
    put(L, lua_absindex(L, index), 0, out);
}
