/* script/run/vars.c - `vars`: the variables of a mod, kept in the block.
 *
 * SPDX-License-Identifier: MIT
 *
 * Content declares them (`vars = { storms = 0 }`); reading and writing any other is an error that
 * names it. Numbers and flags (true or false) take four bytes, texts up to fifteen characters. */
#include "script/run/runner_inside.h"

#include <lauxlib.h>
#include <string.h>

/* The variable named by the second argument, and where it lies now. The upvalue has them by name.
 */
static const vaka_variable *variable(lua_State *L, uint8_t **at)
{
    const vaka_position *position = vaka_bridge_position(L);

    lua_pushvalue(L, 2);
    lua_rawget(L, lua_upvalueindex(1));
    const vaka_variable *found = lua_touserdata(L, -1);
    lua_pop(L, 1);
    if (!found) {
        const char *name = luaL_checkstring(L, 2);
        luaL_error(L, "there is no variable '%s'; declare it: vars = { %s = 0 }", name, name);
    }
    if (!position)
        luaL_error(L, "vars.%s can only be used during a match", found->name);
    *at = vaka_script_variables(position) + found->at;
    return found;
}

static int vars_index(lua_State *L)
{
    uint8_t *at;
    const vaka_variable *found = variable(L, &at);
    int32_t number;

    if (found->is_text) {
        lua_pushstring(L, (const char *)at);
        return 1;
    }
    memcpy(&number, at, sizeof number);
    if (found->is_flag)
        lua_pushboolean(L, number != 0);
    else
        lua_pushinteger(L, number);
    return 1;
}

static void write_text(lua_State *L, uint8_t *at)
{
    size_t length;
    const char *text = vaka_sandbox_text(L, 3, &length);

    if (length >= VAKA_VARIABLE_TEXT || strlen(text) != length)
        luaL_error(L, "a text variable holds up to %d characters", VAKA_VARIABLE_TEXT - 1);
    memset(at, 0, VAKA_VARIABLE_TEXT);
    memcpy(at, text, length);
}

static void write_number(lua_State *L, uint8_t *at)
{
    lua_Integer number = lua_isboolean(L, 3) ? lua_toboolean(L, 3) : luaL_checkinteger(L, 3);
    int32_t small = (int32_t)number;

    if (number < INT32_MIN || number > INT32_MAX)
        luaL_error(L, "a variable holds whole numbers of 32 bits");
    memcpy(at, &small, sizeof small);
}

static int vars_newindex(lua_State *L)
{
    uint8_t *at;
    const vaka_variable *found = variable(L, &at);

    if (!vaka_bridge_may_change(L) || vaka_sandbox_ending(L))
        luaL_error(L, "vars.%s cannot be changed in a filter or a value", lua_tostring(L, 2));
    if (found->is_flag && !lua_isboolean(L, 3))
        luaL_error(L, "vars.%s is true or false", found->name);
    vaka_script_key(vaka_bridge_position(L));
    if (found->is_text)
        write_text(L, at);
    else
        write_number(L, at);
    return 0;
}

void vaka_vars_push(vaka_runner *runner, lua_State *L, uint32_t mod)
{
    static const luaL_Reg functions[] = {
        {"__index", vars_index}, {"__newindex", vars_newindex}, {NULL, NULL}};

    lua_newtable(L);
    lua_newtable(L);
    lua_newtable(L);
    for (uint32_t i = 0; i < runner->content->variable_count; i++) {
        const vaka_variable *at = &runner->content->variables[i];
        if (at->mod != mod)
            continue;
        lua_pushlightuserdata(L, (void *)(uintptr_t)at);
        lua_setfield(L, -2, at->name);
    }
    luaL_setfuncs(L, functions, 1);
    lua_pushboolean(L, 0);
    lua_setfield(L, -2, "__metatable");
    lua_setmetatable(L, -2);
}
