/* script/lua/sandbox_utf8.c - the utf8 library, strict and counted.
 *
 * SPDX-License-Identifier: MIT */
#include "script/lua/sandbox_inside.h"
#include "text/utf8.h"

#include <lualib.h>

#define LARGEST 0x10ffff

/* The character at `at`, its bytes in `*length`; -1: there is none. */
static int32_t decode(const char *at, const char *end, int *length)
{
    size_t bytes = at < end && !*at ? 1 : vaka_utf8(at, (size_t)(end - at));

    if (!bytes)
        return -1;
    *length = (int)bytes;
    return (int32_t)vaka_utf8_code(at, bytes);
}

static int utf8_char(lua_State *L)
{
    int count = lua_gettop(L);

    vaka_string_room(L, (size_t)count * 4);
    for (int i = 1; i <= count; i++) {
        lua_Integer code = luaL_checkinteger(L, i);

        luaL_argcheck(L, code >= 0 && code <= LARGEST && !(code >= 0xd800 && code <= 0xdfff), i,
                      "value out of range");
        if (code == 0)
            vaka_weight_zeros(vaka_sandbox_of(L));
    }
    return vaka_stock_call(L);
}

/* A position, counted from 0. */
static lua_Integer read_place(lua_State *L, int index, lua_Integer normal, size_t length)
{
    return vaka_string_place(L, index, normal, length) - 1;
}

/* len, offset: with at most three arguments they are strict. */
static int utf8_counted(lua_State *L)
{
    size_t length;

    vaka_sandbox_text(L, 1, &length);
    vaka_sandbox_burn(L, (uint32_t)(1 + length / 4));
    lua_settop(L, 3);
    return vaka_stock_call(L);
}

static int utf8_codepoint(lua_State *L)
{
    size_t length;
    const char *text = vaka_sandbox_text(L, 1, &length);
    lua_Integer from = read_place(L, 2, 1, length);
    lua_Integer to = read_place(L, 3, from + 1, length);
    int count = 0, bytes;

    luaL_argcheck(L, from >= 0, 2, "out of bounds");
    luaL_argcheck(L, to < (lua_Integer)length, 3, "out of bounds");
    for (; from <= to; from += bytes) {
        int32_t code = decode(text + from, text + length, &bytes);

        if (code < 0)
            return luaL_error(L, "invalid UTF-8 code");
        if (++count > VAKA_SANDBOX_RESULTS)
            return luaL_error(L, "string slice too long");
        luaL_checkstack(L, 1, "string slice too long");
        vaka_sandbox_burn(L, 1);
        lua_pushinteger(L, code);
    }
    return count;
}

static int next_code(lua_State *L)
{
    size_t length;
    const char *text = vaka_sandbox_text(L, 1, &length);
    lua_Integer at = luaL_checkinteger(L, 2);
    int bytes;

    vaka_sandbox_burn(L, 1);
    if (at > 0 && at <= (lua_Integer)length && decode(text + at - 1, text + length, &bytes) >= 0)
        at += bytes - 1;
    if (at < 0 || at >= (lua_Integer)length)
        return 0;
    int32_t code = decode(text + at, text + length, &bytes);
    if (code < 0)
        return luaL_error(L, "invalid UTF-8 code");
    lua_pushinteger(L, at + 1);
    lua_pushinteger(L, code);
    return 2;
}

static int utf8_codes(lua_State *L)
{
    vaka_sandbox_text(L, 1, NULL);
    lua_pushcfunction(L, next_code);
    lua_pushvalue(L, 1);
    lua_pushinteger(L, 0);
    return 3;
}

void vaka_utf8_open(lua_State *L)
{
    static const luaL_Reg functions[] = {
        {"codepoint", utf8_codepoint}, {"codes", utf8_codes}, {NULL, NULL}};
    static const luaL_Reg stock[] = {
        {"char", utf8_char}, {"len", utf8_counted}, {"offset", utf8_counted}, {NULL, NULL}};
    /* as in Lua, without a byte that is 0 */
    static const char pattern[] = "[^\x80-\xC1\xFE\xFF][\x80-\xBF]*";

    luaL_newlib(L, functions);
    luaopen_utf8(L);
    vaka_stock_take(L, stock);
    lua_pushlstring(L, pattern, sizeof pattern - 1);
    lua_setfield(L, -2, "charpattern");
}
