/* script/lua/sandbox_text.c - values as texts, and how long a text may be.
 *
 * SPDX-License-Identifier: MIT */
#include "script/lua/sandbox_inside.h"

#include <math.h>

const char *vaka_sandbox_text(lua_State *L, int index, size_t *length)
{
    if (lua_type(L, index) == LUA_TNUMBER && isnan(lua_tonumber(L, index))) {
        int at = lua_absindex(L, index);
        lua_pushliteral(L, "nan");
        lua_replace(L, at);
    }
    return luaL_checklstring(L, index, length);
}

const char *vaka_base_text(lua_State *L, int index, size_t *length)
{
    index = lua_absindex(L, index);
    if (luaL_callmeta(L, index, "__tostring")) {
        if (lua_type(L, -1) != LUA_TSTRING)
            luaL_error(L, "'__tostring' must return a text");
        return lua_tolstring(L, -1, length);
    }
    switch (lua_type(L, index)) {
    case LUA_TNUMBER:
        if (isnan(lua_tonumber(L, index))) /* its sign depends on the machine */
            lua_pushliteral(L, "nan");
        else
            lua_pushvalue(L, index);
        break;
    case LUA_TSTRING:
        lua_pushvalue(L, index);
        break;
    case LUA_TBOOLEAN:
        lua_pushstring(L, lua_toboolean(L, index) ? "true" : "false");
        break;
    default:
        lua_pushstring(L, luaL_typename(L, index));
    }
    return lua_tolstring(L, -1, length);
}

int vaka_stock_call(lua_State *L)
{
    return lua_tocfunction(L, lua_upvalueindex(1))(L);
}

void vaka_stock_take(lua_State *L, const luaL_Reg *functions)
{
    for (; functions->name; functions++) {
        lua_getfield(L, -1, functions->name);
        if (functions->func)
            lua_pushcclosure(L, functions->func, 1);
        lua_setfield(L, -3, functions->name);
    }
    lua_pop(L, 1);
}

lua_Integer vaka_string_place(lua_State *L, int index, lua_Integer normal, size_t length)
{
    lua_Integer at = luaL_optinteger(L, index, normal), size = (lua_Integer)length;

    if (at < 0)
        at = at < -size ? 0 : size + at + 1;
    return at;
}

void vaka_string_limit(lua_State *L, uint64_t length)
{
    if (length > VAKA_SANDBOX_TEXT)
        luaL_error(L, "the text would have %I bytes; it may have %d", (LUAI_UACINT)length,
                   (int)VAKA_SANDBOX_TEXT);
}

void vaka_string_room(lua_State *L, uint64_t length)
{
    vaka_string_limit(L, length);
    vaka_sandbox_burn(L, (uint32_t)(1 + length / 16));
}
