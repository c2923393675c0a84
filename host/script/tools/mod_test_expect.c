/* script/tools/mod_test_expect.c - `t:expect`: are two values alike, and if not, how do they read?
 *
 * SPDX-License-Identifier: MIT */
#include "script/tools/mod_test_inside.h"

#include "script/lua/value_text.h"

#include "text/utf8.h"

#include <lauxlib.h>
#include <string.h>

#define DEEPEST 6
#define VALUE 400u /* bytes of a value that are read */
#define BOTH 150u  /* … and of both that are told */

static bool are_alike(lua_State *L, int a, int b, int depth);

/* Is everything in the table at `a` also in that at `b`? */
static bool is_within(lua_State *L, int a, int b, int depth)
{
    int top = lua_gettop(L);
    bool good = true;

    vaka_sandbox_inside(L, a);
    lua_pushnil(L);
    while (good && lua_next(L, top + 1)) {
        vaka_sandbox_burn(L, 1);
        lua_pushvalue(L, -2);
        lua_gettable(L, b);
        good = are_alike(L, lua_gettop(L) - 1, lua_gettop(L), depth + 1);
        lua_pop(L, 2);
    }
    lua_settop(L, top);
    return good;
}

static bool are_alike(lua_State *L, int a, int b, int depth)
{
    if (lua_rawequal(L, a, b))
        return true;
    if (!lua_istable(L, a) || !lua_istable(L, b) || depth > DEEPEST || !lua_checkstack(L, 10))
        return false;
    return is_within(L, a, b, depth) && is_within(L, b, a, depth);
}

/* A value of which the beginning is enough to tell it apart. */
static void read_value(lua_State *L, int index, char out[VALUE])
{
    vaka_buffer buffer = vaka_buffer_on(out, VALUE);

    vaka_value_text(L, index, &buffer);
}

/* Both fit into what is told of a failed test: of a longer one as much as the other leaves. */
static void fit(char *one, char *other)
{
    size_t lengths[] = {strlen(one), strlen(other)};

    if (lengths[0] + lengths[1] <= BOTH)
        return;
    for (int i = 0; i < 2; i++) {
        size_t room = lengths[1 - i] < BOTH / 2 ? BOTH - lengths[1 - i] : BOTH / 2;
        if (lengths[i] > room)
            vaka_utf8s_shorten(i == 0 ? one : other, room + 1);
    }
}

int vaka_mod_test_expect(lua_State *L)
{
    char wanted[VALUE], got[VALUE], text[400];
    vaka_buffer buffer = vaka_buffer_on(text, sizeof text);

    vaka_mod_test_of(L);
    if (lua_gettop(L) < 3)
        return luaL_error(L, "t:expect takes a value and what it should be");
    lua_settop(L, 4);
    if (are_alike(L, 2, 3, 0))
        return 0;
    if (lua_type(L, 4) == LUA_TSTRING) {
        vaka_buffer_put(&buffer, lua_tostring(L, 4));
        vaka_buffer_put(&buffer, ": ");
    }
    read_value(L, 3, wanted);
    read_value(L, 2, got);
    fit(wanted, got);
    vaka_buffer_put(&buffer, "expected ");
    vaka_buffer_put(&buffer, wanted);
    vaka_buffer_put(&buffer, ", got ");
    vaka_buffer_put(&buffer, got);
    return luaL_error(L, "%s", text);
}
