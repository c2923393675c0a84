/* script/sandbox_locals.c - file-level locals have the values they had when the file was loaded.
 *
 * SPDX-License-Identifier: MIT
 *
 * Lua keeps no state between actions. Tables are frozen; what is left is `count = count + 1` on a
 * local of the file. Which names a file assigns to is known from its text, so only the few upvalues
 * that go by such a name are compared after a call: in most content there is none. */
#include "script/sandbox_inside.h"

#include <stdio.h>
#include <string.h>

/* Pushes the words of a list "a b c " as keys of a table. */
static void push_names(lua_State *L, const char *names)
{
    lua_newtable(L);
    while (*names) {
        size_t length = strcspn(names, " ");

        lua_pushlstring(L, names, length);
        lua_pushboolean(L, 1);
        lua_rawset(L, -3);
        names += length + (names[length] == ' ');
    }
}

static bool is_named(lua_State *L, int names, const char *name)
{
    bool named = lua_getfield(L, names, name) != LUA_TNIL;

    lua_pop(L, 1);
    return named;
}

/* Notes upvalue `upvalue` of the function on top; its value is above it and is popped. */
static void watch(lua_State *L, int upvalue, const char *name)
{
    vaka_sandbox *sandbox = vaka_sandbox_of(L);
    vaka_watched *watched;
    lua_Debug info;

    lua_rawgeti(L, LUA_REGISTRYINDEX, sandbox->watch);
    lua_Integer at = 2 * (lua_Integer)sandbox->watched_count;
    lua_insert(L, -2);
    lua_rawseti(L, -2, at + 2);
    lua_pushvalue(L, -2);
    lua_rawseti(L, -2, at + 1);
    lua_pop(L, 1);

    lua_pushvalue(L, -1);
    lua_getinfo(L, ">S", &info);
    sandbox->watched =
        vaka_xgrow(sandbox->watched, (sandbox->watched_count + 1) * sizeof *sandbox->watched);
    watched = &sandbox->watched[sandbox->watched_count++];
    watched->upvalue = upvalue;
    snprintf(watched->name, sizeof watched->name, "%s", name);
    snprintf(watched->where, sizeof watched->where, "%s:%d", info.short_src, info.linedefined);
}

/* Functions of a file share upvalues: each is watched once. `ids` lists those that are. */
static bool is_new(lua_State *L, int ids, int function, int upvalue)
{
    void *id = lua_upvalueid(L, function, upvalue);
    bool fresh = lua_rawgetp(L, ids, id) == LUA_TNIL;

    lua_pop(L, 1);
    lua_pushboolean(L, 1);
    lua_rawsetp(L, ids, id);
    return fresh;
}

static void watch_function(lua_State *L, int names, int ids, uint32_t most)
{
    int function = lua_gettop(L);
    const char *name;

    for (int i = 1; (name = lua_getupvalue(L, function, i)) != NULL; i++) {
        vaka_sandbox_burn(L, 1);
        if (!is_named(L, names, name) || !is_new(L, ids, function, i)) {
            lua_pop(L, 1);
            continue;
        }
        if (vaka_sandbox_of(L)->watched_count >= most)
            luaL_error(L, "functions assign to more than %d locals of the file",
                       (int)VAKA_SANDBOX_WATCHED);
        watch(L, i, name);
    }
}

void vaka_locals_watch(lua_State *L, const char *names)
{
    vaka_sandbox *sandbox = vaka_sandbox_of(L);
    uint32_t most = sandbox->watched_count + VAKA_SANDBOX_WATCHED;
    int list = lua_gettop(L);

    if (!*names || !VAKA_DEFENDS(sandbox, LOCALS))
        return;
    push_names(L, names);
    lua_newtable(L);
    for (lua_Integer i = 1; lua_rawgeti(L, list, i) != LUA_TNIL; i++) {
        if (lua_type(L, -1) == LUA_TFUNCTION)
            watch_function(L, list + 1, list + 2, most);
        lua_settop(L, list + 2);
    }
    lua_settop(L, list);
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

bool vaka_locals_restore(vaka_sandbox *sandbox, vaka_error *err)
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
        vaka_fail(err, VAKA_ERR_DATA,
                  "%s: this function, or one it calls, reassigned the local '%s' of the file: "
                  "scripts keep nothing between actions, use vars",
                  watched->where, watched->name);
    }
    lua_pop(L, 1);
    return any;
}
