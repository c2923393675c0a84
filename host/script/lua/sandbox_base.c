/* script/lua/sandbox_base.c - the functions without a table: pcall, error, tostring and so on.
 *
 * SPDX-License-Identifier: MIT */
#include "script/lua/sandbox_inside.h"

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

static int base_error(lua_State *L)
{
    int level = (int)luaL_optinteger(L, 2, 1);

    lua_settop(L, 1);
    if (lua_type(L, 1) == LUA_TSTRING && level > 0) {
        luaL_where(L, level);
        lua_pushvalue(L, 1);
        lua_concat(L, 2);
    }
    return lua_error(L);
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

static int base_type(lua_State *L)
{
    luaL_argcheck(L, !lua_isnone(L, 1), 1, "value expected");
    lua_pushstring(L, luaL_typename(L, 1));
    return 1;
}

static int base_select(lua_State *L)
{
    int count = lua_gettop(L);

    if (lua_type(L, 1) == LUA_TSTRING && *lua_tostring(L, 1) == '#') {
        lua_pushinteger(L, count - 1);
        return 1;
    }
    lua_Integer from = luaL_checkinteger(L, 1);
    if (from < 0)
        from = count + from;
    else if (from > count)
        from = count;
    luaL_argcheck(L, from >= 1, 1, "index out of range");
    return count - (int)from;
}

static int base_tostring(lua_State *L)
{
    luaL_checkany(L, 1);
    vaka_base_text(L, 1, NULL);
    return 1;
}

static int digit_value(char letter)
{
    if (letter >= '0' && letter <= '9')
        return letter - '0';
    letter = (char)(letter | 0x20);
    return letter >= 'a' && letter <= 'z' ? letter - 'a' + 10 : 99;
}

static bool is_space(char letter)
{
    return letter == ' ' || (letter >= '\t' && letter <= '\r');
}

/* A whole number in another base; spaces around it do not matter. */
static bool read_in_base(const char *text, size_t length, lua_Integer base, lua_Integer *out)
{
    const char *end = text + length;
    lua_Unsigned number = 0;

    while (text < end && is_space(*text))
        text++;
    while (text < end && is_space(end[-1]))
        end--;
    bool negative = text < end && *text == '-';
    text += negative;
    if (text == end)
        return false;
    for (; text < end; text++) {
        int digit = digit_value(*text);
        if (digit >= base)
            return false;
        number = number * (lua_Unsigned)base + (lua_Unsigned)digit;
    }
    *out = (lua_Integer)(negative ? 0u - number : number);
    return true;
}

static int base_tonumber(lua_State *L)
{
    size_t length;
    lua_Integer number;

    luaL_checkany(L, 1);
    if (lua_isnoneornil(L, 2)) {
        lua_settop(L, 1);
        if (lua_type(L, 1) == LUA_TNUMBER)
            return 1;
        const char *text = lua_type(L, 1) == LUA_TSTRING ? lua_tolstring(L, 1, &length) : NULL;
        if (text)
            vaka_sandbox_burn(L, (uint32_t)(1 + length / 16));
        if (!text || lua_stringtonumber(L, text) != length + 1)
            lua_pushnil(L);
        return 1;
    }
    lua_Integer base = luaL_checkinteger(L, 2);
    luaL_checktype(L, 1, LUA_TSTRING);
    luaL_argcheck(L, base >= 2 && base <= 36, 2, "base out of range");
    const char *text = lua_tolstring(L, 1, &length);
    vaka_sandbox_burn(L, (uint32_t)(1 + length / 4));
    if (read_in_base(text, length, base, &number))
        lua_pushinteger(L, number);
    else
        lua_pushnil(L);
    return 1;
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
    lua_pushcfunction(L, next_item);
    lua_pushvalue(L, 1);
    lua_pushinteger(L, 0);
    return 3;
}

void vaka_base_open(lua_State *L)
{
    static const luaL_Reg functions[] = {{"assert", base_assert},
                                         {"error", base_error},
                                         {"getmetatable", vaka_meta_get},
                                         {"ipairs", base_ipairs},
                                         {"pairs", vaka_pairs},
                                         {"pcall", base_pcall},
                                         {"select", base_select},
                                         {"setmetatable", vaka_meta_set},
                                         {"tonumber", base_tonumber},
                                         {"tostring", base_tostring},
                                         {"type", base_type},
                                         {"xpcall", base_xpcall},
                                         {NULL, NULL}};

    lua_newtable(L);
    luaL_setfuncs(L, functions, 0);
}
