/* script/run/vars.c - `vars`: the variables of a mod, kept in the block.
 *
 * SPDX-License-Identifier: MIT
 *
 * Content declares them (`vars = { storms = 0 }`); reading and writing any other is an error that
 * names it. Numbers and flags (true or false) take four bytes, texts up to fifteen characters.
 * Those with one for each seat, space or zone, or with a size, are tables of the host's own: what
 * is in them lies in the block, too. */
#include "script/run/runner_inside.h"

#include <lauxlib.h>
#include <string.h>

#define ENTRY_NAME 80

/* --- one number, flag or text ----------------------------------------------------------------- */

static int push_entry(lua_State *L, const vaka_variable *variable, const uint8_t *at)
{
    int32_t number;

    if (variable->is_text) {
        lua_pushstring(L, (const char *)at);
        return 1;
    }
    memcpy(&number, at, sizeof number);
    if (variable->is_flag)
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

/* The third argument becomes what lies there. */
static void write_entry(lua_State *L, const vaka_variable *variable, uint8_t *at)
{
    if (!vaka_bridge_may_change(L) || vaka_sandbox_ending(L))
        luaL_error(L, "vars.%s cannot be changed in a filter or a value", variable->name);
    if (variable->is_flag && !lua_isboolean(L, 3))
        luaL_error(L, "vars.%s is true or false", variable->name);
    vaka_script_key_variables(vaka_bridge_position(L));
    if (variable->is_text)
        write_text(L, at);
    else
        write_number(L, at);
}

/* --- many of them ----------------------------------------------------------------------------- */

/* Each function of such a table has its variable as an upvalue. */
static const vaka_variable *own_variable(lua_State *L)
{
    return lua_touserdata(L, lua_upvalueindex(1));
}

/* A match is under way, as nothing can be read outside of one. */
static const vaka_position *position_for(lua_State *L, const char *name)
{
    const vaka_position *position = vaka_bridge_position(L);

    if (!position)
        luaL_error(L, "vars.%s can only be used during a match", name);
    return position;
}

/* The entry that the second argument names, counted from 0. */
static uint32_t read_key(lua_State *L, const vaka_variable *variable)
{
    static const uint8_t types[] = {[VAKA_EACH_SEAT] = VAKA_TYPE_SEAT,
                                    [VAKA_EACH_SPACE] = VAKA_TYPE_SPACE,
                                    [VAKA_EACH_ZONE] = VAKA_TYPE_ZONE};
    char what[ENTRY_NAME];

    if (variable->each != VAKA_EACH_NUMBER) {
        snprintf(what, sizeof what, "%s of vars.%s", vaka_type_word(types[variable->each]),
                 variable->name);
        return (uint32_t)vaka_bridge_read(L, 2, types[variable->each], what);
    }
    int whole;
    lua_Integer number = lua_tointegerx(L, 2, &whole);
    if (!whole || lua_type(L, 2) != LUA_TNUMBER)
        luaL_error(L, "vars.%s goes by numbers from 1 to %d, not by a %s", variable->name,
                   variable->size, luaL_typename(L, 2));
    if (number < 1 || number > variable->size)
        luaL_error(L, "vars.%s has entries 1 to %d, and no %I", variable->name, variable->size,
                   (LUAI_UACINT)number);
    return (uint32_t)number - 1;
}

static uint8_t *entry_at(lua_State *L, const vaka_variable *variable)
{
    const vaka_position *position = position_for(L, variable->name);
    uint32_t entry = read_key(L, variable);

    return vaka_script_variables(position) + vaka_variable_at(position->face.layout, variable) +
           entry * vaka_variable_bytes(variable);
}

static int array_index(lua_State *L)
{
    const vaka_variable *variable = own_variable(L);
    const uint8_t *at = entry_at(L, variable);

    return push_entry(L, variable, at);
}

static int array_newindex(lua_State *L)
{
    const vaka_variable *variable = own_variable(L);
    uint8_t *at = entry_at(L, variable);

    write_entry(L, variable, at);
    return 0;
}

static int array_length(lua_State *L)
{
    const vaka_variable *variable = own_variable(L);

    if (variable->each == VAKA_EACH_SPACE || variable->each == VAKA_EACH_ZONE)
        luaL_error(L, "vars.%s goes by %s and has no length: walk it with pairs", variable->name,
                   variable->each == VAKA_EACH_SPACE ? "space" : "zone");
    lua_pushinteger(L, vaka_variable_size(position_for(L, variable->name)->face.layout, variable));
    return 1;
}

/* The next key of a walk, and what is there: seats and zones from 0 on, numbers from 1. */
static int array_next(lua_State *L)
{
    const vaka_variable *variable = own_variable(L);
    const vaka_layout *layout = position_for(L, variable->name)->face.layout;
    lua_Integer first = variable->each == VAKA_EACH_NUMBER ? 1 : 0,
                key = luaL_checkinteger(L, 2) + 1;

    vaka_sandbox_burn(L, 1);
    while (variable->each == VAKA_EACH_SPACE && key < layout->zone_count &&
           !vaka_layout_is_space(layout, (int32_t)key))
        key++;
    if (key < first || key - first >= (lua_Integer)vaka_variable_size(layout, variable))
        return 0;
    lua_settop(L, 1);
    lua_pushinteger(L, key);
    return 1 + push_entry(L, variable, entry_at(L, variable));
}

static int array_walk(lua_State *L)
{
    const vaka_variable *variable = own_variable(L);

    lua_pushlightuserdata(L, (void *)(uintptr_t)variable);
    lua_pushcclosure(L, array_next, 1);
    lua_pushvalue(L, 1);
    lua_pushinteger(L, variable->each == VAKA_EACH_NUMBER ? 0 : -1);
    return 3;
}

static void push_array(lua_State *L, const vaka_variable *variable)
{
    static const luaL_Reg functions[] = {{"__index", array_index},
                                         {"__newindex", array_newindex},
                                         {"__len", array_length},
                                         {"__pairs", array_walk},
                                         {NULL, NULL}};

    lua_newtable(L);
    lua_newtable(L);
    lua_pushlightuserdata(L, (void *)(uintptr_t)variable);
    luaL_setfuncs(L, functions, 1);
    lua_pushboolean(L, 0);
    lua_setfield(L, -2, "__metatable");
    lua_setmetatable(L, -2);
}

/* --- by name ---------------------------------------------------------------------------------- */

/* The variable named by the second argument; NULL, with its table pushed: there are many of it. The
 * upvalue has them by name. */
static const vaka_variable *named(lua_State *L)
{
    lua_pushvalue(L, 2);
    int type = lua_rawget(L, lua_upvalueindex(1));
    if (type == LUA_TLIGHTUSERDATA && vaka_bridge_position(L))
        return lua_touserdata(L, -1);
    const char *name = luaL_checkstring(L, 2);
    if (type == LUA_TNIL)
        luaL_error(L, "there is no variable '%s'; declare it: vars = { %s = 0 }", name, name);
    position_for(L, name);
    return NULL;
}

static uint8_t *only_entry(lua_State *L, const vaka_variable *variable)
{
    return vaka_script_variables(vaka_bridge_position(L)) + variable->at;
}

static int vars_index(lua_State *L)
{
    const vaka_variable *found = named(L);

    return found ? push_entry(L, found, only_entry(L, found)) : 1;
}

static int vars_newindex(lua_State *L)
{
    const vaka_variable *found = named(L);

    if (!found)
        luaL_error(L, "vars.%s has many entries: write vars.%s[…] = …", lua_tostring(L, 2),
                   lua_tostring(L, 2));
    write_entry(L, found, only_entry(L, found));
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
        if (at->each)
            push_array(L, at);
        else
            lua_pushlightuserdata(L, (void *)(uintptr_t)at);
        lua_setfield(L, -2, at->name);
    }
    luaL_setfuncs(L, functions, 1);
    lua_pushboolean(L, 0);
    lua_setfield(L, -2, "__metatable");
    lua_setmetatable(L, -2);
}
