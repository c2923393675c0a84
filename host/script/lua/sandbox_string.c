/* script/lua/sandbox_string.c - the string library, bounded, and the metatable behind ("x"):rep(2).
 *
 * SPDX-License-Identifier: MIT */
#include "script/lua/sandbox_inside.h"

#include <lualib.h>

/* The first byte and the one behind the last. */
static void read_slice(lua_State *L, size_t length, lua_Integer normal_end, size_t slice[2])
{
    lua_Integer size = (lua_Integer)length;
    lua_Integer from = vaka_string_place(L, 2, 1, length);
    lua_Integer to = vaka_string_place(L, 3, normal_end, length);

    from += from == 0;
    to = to > size ? size : to;
    slice[0] = from > size ? length : (size_t)from - 1;
    slice[1] = from > to ? slice[0] : (size_t)to;
}

static int string_sub(lua_State *L)
{
    size_t length, slice[2];
    const char *text = vaka_sandbox_text(L, 1, &length);

    luaL_checkinteger(L, 2);
    read_slice(L, length, -1, slice);
    vaka_string_room(L, slice[1] - slice[0]);
    lua_pushlstring(L, text + slice[0], slice[1] - slice[0]);
    return 1;
}

static int string_byte(lua_State *L)
{
    size_t length, slice[2];
    const char *text = vaka_sandbox_text(L, 1, &length);

    read_slice(L, length, luaL_optinteger(L, 2, 1), slice);
    size_t count = slice[1] - slice[0];
    if (count > VAKA_SANDBOX_RESULTS || !lua_checkstack(L, (int)count + 1))
        return luaL_error(L, "string slice too long");
    vaka_sandbox_burn(L, (uint32_t)count + 1);
    for (size_t i = slice[0]; i < slice[1]; i++)
        lua_pushinteger(L, (unsigned char)text[i]);
    return (int)count;
}

static int string_char(lua_State *L)
{
    int count = lua_gettop(L);
    luaL_Buffer buffer;

    vaka_string_room(L, (size_t)count);
    char *out = luaL_buffinitsize(L, &buffer, (size_t)count);
    for (int i = 1; i <= count; i++) {
        lua_Integer byte = luaL_checkinteger(L, i);
        luaL_argcheck(L, byte >= 0 && byte <= 255, i, "value out of range");
        out[i - 1] = (char)byte;
        if (byte == 0)
            vaka_weight_zeros(vaka_sandbox_of(L));
    }
    luaL_pushresultsize(&buffer, (size_t)count);
    return 1;
}

static int string_len(lua_State *L)
{
    vaka_sandbox_text(L, 1, NULL);
    return vaka_stock_call(L);
}

/* lower, upper, reverse. */
static int string_converted(lua_State *L)
{
    size_t length;

    vaka_sandbox_text(L, 1, &length);
    vaka_string_room(L, length);
    return vaka_stock_call(L);
}

/* How long it would be, near 2^63 if that is beyond counting: the same on 32 bits as on 64. */
static uint64_t repeated(lua_Integer times, size_t length, size_t gap)
{
    uint64_t each = (uint64_t)length + gap;

    return (uint64_t)times < (UINT64_MAX >> 20) / each ? (uint64_t)times * each - gap
                                                       : UINT64_MAX / 2;
}

static int string_rep(lua_State *L)
{
    size_t length, gap = 0;

    vaka_sandbox_text(L, 1, &length);
    lua_Integer times = luaL_checkinteger(L, 2);
    if (!lua_isnoneornil(L, 3))
        vaka_sandbox_text(L, 3, &gap);
    if (times < 1 || length + gap == 0) {
        lua_pushliteral(L, "");
        return 1;
    }
    vaka_string_room(L, repeated(times, length, gap));
    return vaka_stock_call(L);
}

/* Puts the library, on top, behind all texts. Frozen here: the metatable leads straight to it. */
static void set_metatable(lua_State *L)
{
    vaka_sandbox_freeze(L);
    lua_pushliteral(L, "");
    lua_createtable(L, 0, 2);
    lua_pushvalue(L, -3);
    lua_setfield(L, -2, "__index");
    lua_pushboolean(L, 0);
    lua_setfield(L, -2, "__metatable");
    lua_setmetatable(L, -2);
    lua_pop(L, 1);
}

void vaka_string_open(lua_State *L)
{
    static const luaL_Reg functions[] = {
        {"byte", string_byte},       {"char", string_char},         {"find", vaka_match_find},
        {"format", vaka_format},     {"gmatch", vaka_match_gmatch}, {"gsub", vaka_match_gsub},
        {"match", vaka_match_match}, {"sub", string_sub},           {NULL, NULL}};
    static const luaL_Reg stock[] = {{"len", string_len},         {"lower", string_converted},
                                     {"rep", string_rep},         {"reverse", string_converted},
                                     {"upper", string_converted}, {NULL, NULL}};

    luaL_newlib(L, functions);
    luaopen_string(L);
    vaka_stock_take(L, stock);
    set_metatable(L);
}
