/* script/lua/sandbox_utf8.c - the utf8 library, strict and counted.
 *
 * SPDX-License-Identifier: MIT */
#include "script/lua/sandbox_inside.h"
#include "text/utf8.h"

#define LARGEST 0x10ffff

static bool is_middle(char byte)
{
    return ((unsigned char)byte & 0xc0) == 0x80;
}

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
    luaL_Buffer out;

    vaka_string_room(L, (size_t)count * 4);
    luaL_buffinit(L, &out);
    for (int i = 1; i <= count; i++) {
        lua_Integer code = luaL_checkinteger(L, i);

        luaL_argcheck(L, code >= 0 && code <= LARGEST && !(code >= 0xd800 && code <= 0xdfff), i,
                      "value out of range");
        if (code == 0)
            vaka_weight_zeros(vaka_sandbox_of(L));
        lua_pushfstring(L, "%U", (long)code);
        luaL_addvalue(&out);
    }
    luaL_pushresult(&out);
    return 1;
}

/* A position, counted from 0. */
static lua_Integer read_place(lua_State *L, int index, lua_Integer normal, size_t length)
{
    return vaka_string_place(L, index, normal, length) - 1;
}

static int utf8_len(lua_State *L)
{
    size_t length;
    const char *text = vaka_sandbox_text(L, 1, &length);
    lua_Integer from = read_place(L, 2, 1, length), to = read_place(L, 3, -1, length);
    lua_Integer count = 0;
    int bytes;

    luaL_argcheck(L, from >= 0 && from <= (lua_Integer)length, 2, "initial position out of bounds");
    luaL_argcheck(L, to < (lua_Integer)length, 3, "final position out of bounds");
    vaka_sandbox_burn(L, (uint32_t)(1 + length / 4));
    for (; from <= to; from += bytes, count++) {
        if (decode(text + from, text + length, &bytes) < 0) {
            lua_pushnil(L);
            lua_pushinteger(L, from + 1);
            return 2;
        }
    }
    lua_pushinteger(L, count);
    return 1;
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

/* Where character `n`, counted from `at`, begins; before `at` if n is negative. Else -1. */
static lua_Integer walk(const char *text, lua_Integer length, lua_Integer n, lua_Integer at)
{
    for (; n < 0 && at > 0; n++)
        do {
            at--;
        } while (at > 0 && is_middle(text[at]));
    for (; n > 1 && at < length; n--)
        do {
            at++;
        } while (at < length && is_middle(text[at]));
    return n == 0 || n == 1 ? at : -1;
}

static int utf8_offset(lua_State *L)
{
    size_t length;
    const char *text = vaka_sandbox_text(L, 1, &length);
    lua_Integer n = luaL_checkinteger(L, 2), size = (lua_Integer)length;
    lua_Integer at = read_place(L, 3, n > 0 ? 1 : size + 1, length);

    luaL_argcheck(L, at >= 0 && at <= size, 3, "position out of bounds");
    vaka_sandbox_burn(L, (uint32_t)(1 + length / 4));
    if (n == 0) { /* the start of the character that has this byte */
        while (at > 0 && at < size && is_middle(text[at]))
            at--;
        lua_pushinteger(L, at + 1);
        return 1;
    }
    if (at < size && is_middle(text[at]))
        return luaL_error(L, "initial position is a continuation byte");
    at = walk(text, size, n, at);
    if (at < 0)
        lua_pushnil(L);
    else
        lua_pushinteger(L, at + 1);
    return 1;
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
    static const luaL_Reg functions[] = {{"char", utf8_char},     {"codepoint", utf8_codepoint},
                                         {"codes", utf8_codes},   {"len", utf8_len},
                                         {"offset", utf8_offset}, {NULL, NULL}};
    /* as in Lua, without a byte that is 0 */
    static const char pattern[] = "[^\x80-\xC1\xFE\xFF][\x80-\xBF]*";

    luaL_newlib(L, functions);
    lua_pushlstring(L, pattern, sizeof pattern - 1);
    lua_setfield(L, -2, "charpattern");
}
