/* script/lua/sandbox_locals.c - file-level locals have the values they had when the file was
 * loaded.
 *
 * SPDX-License-Identifier: MIT
 *
 * Lua keeps no state between actions. Tables are frozen; what is left is `count = count + 1` on a
 * local of the file. Which names a file assigns to is known from its text, so only the few upvalues
 * that go by such a name are compared after a call: in most content there is none. A function that
 * shared code made for another file goes by the names of the file in which it is written. */
#include "script/lua/sandbox_inside.h"

#include <stdio.h>
#include <string.h>

/* Adds the words of a list "a b c " to the table on top, as keys. */
static void add_names(lua_State *L, const char *names)
{
    while (*names) {
        size_t length = strcspn(names, " ");

        lua_pushlstring(L, names, length);
        lua_pushboolean(L, 1);
        lua_rawset(L, -3);
        names += length + (names[length] == ' ');
    }
}

/* Pushes what is known of the file in which the function on top is written: a table or nil. */
static int push_names(lua_State *L, lua_Debug *info)
{
    lua_pushvalue(L, -1);
    lua_getinfo(L, ">S", info);
    lua_rawgeti(L, LUA_REGISTRYINDEX, vaka_sandbox_of(L)->names);
    int type = lua_getfield(L, -1, info->source);

    lua_remove(L, -2);
    return type;
}

void vaka_locals_note(lua_State *L, const char *names)
{
    lua_Debug info;

    if (!*names)
        return;
    if (push_names(L, &info) == LUA_TNIL) {
        lua_pop(L, 1);
        lua_rawgeti(L, LUA_REGISTRYINDEX, vaka_sandbox_of(L)->names);
        lua_newtable(L);
        lua_pushvalue(L, -1);
        lua_setfield(L, -3, info.source);
        lua_remove(L, -2);
    }
    add_names(L, names);
    lua_pop(L, 1);
}

static bool is_named(lua_State *L, int names, const char *name)
{
    bool named = lua_getfield(L, names, name) != LUA_TNIL;

    lua_pop(L, 1);
    return named;
}

/* Notes upvalue `upvalue` of the function at `function`; its value is on top and is popped. */
static void watch(lua_State *L, int function, int upvalue, const char *name)
{
    vaka_sandbox *sandbox = vaka_sandbox_of(L);
    void *id = lua_upvalueid(L, function, upvalue);
    lua_Debug info;

    lua_rawgeti(L, LUA_REGISTRYINDEX, sandbox->watch);
    lua_Integer at = 2 * (lua_Integer)sandbox->watched_count;
    lua_insert(L, -2);
    lua_rawseti(L, -2, at + 2);
    lua_pushvalue(L, function);
    lua_rawseti(L, -2, at + 1);
    lua_pushboolean(L, 1);
    lua_rawsetp(L, -2, id);
    lua_pop(L, 1);

    lua_pushvalue(L, function);
    lua_getinfo(L, ">S", &info);
    sandbox->watched =
        vaka_xgrow(sandbox->watched, (sandbox->watched_count + 1) * sizeof *sandbox->watched);
    vaka_watched *watched = &sandbox->watched[sandbox->watched_count++];
    watched->id = id;
    watched->upvalue = upvalue;
    snprintf(watched->name, sizeof watched->name, "%s", name);
    snprintf(watched->where, sizeof watched->where, "%s:%d", info.short_src, info.linedefined);
}

/* Functions share upvalues, also those of different files: each is watched once, and has the value
 * that it had at first. */
static bool is_watched(lua_State *L, int function, int upvalue)
{
    lua_rawgeti(L, LUA_REGISTRYINDEX, vaka_sandbox_of(L)->watch);
    bool known = lua_rawgetp(L, -1, lua_upvalueid(L, function, upvalue)) != LUA_TNIL;

    lua_pop(L, 2);
    return known;
}

/* The function on top: those of its upvalues that its file assigns to. */
static void watch_function(lua_State *L, uint32_t most)
{
    int function = lua_gettop(L);
    const char *name;
    lua_Debug info;

    if (push_names(L, &info) == LUA_TNIL)
        return;
    for (int i = 1; (name = lua_getupvalue(L, function, i)) != NULL; i++) {
        vaka_sandbox_burn(L, 1);
        if (!is_named(L, function + 1, name) || is_watched(L, function, i)) {
            lua_pop(L, 1);
            continue;
        }
        if (vaka_sandbox_of(L)->watched_count >= most)
            luaL_error(L, "functions assign to more than %d locals of the file",
                       (int)VAKA_SANDBOX_WATCHED);
        watch(L, function, i, name);
    }
}

void vaka_locals_watch(lua_State *L)
{
    vaka_sandbox *sandbox = vaka_sandbox_of(L);
    uint32_t most = sandbox->watched_count + VAKA_SANDBOX_WATCHED;
    int list = lua_gettop(L);

    for (lua_Integer i = 1; lua_rawgeti(L, list, i) != LUA_TNIL; i++) {
        if (lua_type(L, -1) == LUA_TFUNCTION)
            watch_function(L, most);
        lua_settop(L, list);
    }
    lua_settop(L, list);
}

void vaka_locals_forget(vaka_sandbox *sandbox, uint32_t count)
{
    lua_State *L = sandbox->L;

    lua_rawgeti(L, LUA_REGISTRYINDEX, sandbox->watch);
    while (sandbox->watched_count > count) {
        lua_pushnil(L);
        lua_rawsetp(L, -2, sandbox->watched[--sandbox->watched_count].id);
    }
    lua_pop(L, 1);
}

/* Equal to the last bit: 1 and 1.0 differ, and so do the two zeros. */
static bool same(lua_State *L, int a, int b)
{
    if (lua_type(L, a) != LUA_TNUMBER || lua_type(L, b) != LUA_TNUMBER)
        return lua_rawequal(L, a, b);
    if (lua_isinteger(L, a) || lua_isinteger(L, b))
        return lua_isinteger(L, a) && lua_isinteger(L, b) && lua_rawequal(L, a, b);

    lua_Number left = lua_tonumber(L, a), right = lua_tonumber(L, b);
    return memcmp(&left, &right, sizeof left) == 0;
}

static bool restore(lua_State *L, int table, uint32_t index, int upvalue)
{
    int top = lua_gettop(L);
    bool changed;

    lua_rawgeti(L, table, 2 * (lua_Integer)index + 1);
    lua_getupvalue(L, top + 1, upvalue);
    lua_rawgeti(L, table, 2 * (lua_Integer)index + 2);
    changed = !same(L, top + 2, top + 3);
    if (changed)
        lua_setupvalue(L, top + 1, upvalue);
    lua_settop(L, top);
    return changed;
}

static void tell(const vaka_watched *watched, const char *file, vaka_error *err)
{
    if (file)
        vaka_fail(err, VAKA_ERR_DATA,
                  "%.100s:1: while this file was read, a function of %s reassigned its local '%s': "
                  "what files share cannot be changed",
                  file, watched->where, watched->name);
    else
        vaka_fail(err, VAKA_ERR_DATA,
                  "%s: this function, or one it calls, reassigned the local '%s' of the file: "
                  "scripts keep nothing between actions, use vars",
                  watched->where, watched->name);
}

bool vaka_locals_restore(vaka_sandbox *sandbox, const char *file, vaka_error *err)
{
    lua_State *L = sandbox->L;
    bool any = false;

    lua_checkstack(L, LUA_MINSTACK);
    lua_rawgeti(L, LUA_REGISTRYINDEX, sandbox->watch);
    for (uint32_t i = 0; i < sandbox->watched_count; i++) {
        const vaka_watched *watched = &sandbox->watched[i];

        if (!restore(L, lua_gettop(L), i, watched->upvalue) || any)
            continue;
        any = true;
        tell(watched, file, err);
    }
    lua_pop(L, 1);
    return any;
}
