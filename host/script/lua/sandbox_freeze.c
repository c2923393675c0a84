/* script/lua/sandbox_freeze.c - content becomes read-only, as deep as it goes.
 *
 * SPDX-License-Identifier: MIT
 *
 * A table is frozen in place: what is in it moves to a table that no script ever holds, and the
 * table itself stays empty and gets a metatable that reads there and refuses to write. So everyone
 * who knows the table sees it frozen, and cycles need no care. What functions hold in their
 * upvalues is frozen, too. Tables whose metatable is protected are the host's and left alone;
 * scripts cannot protect one. */
#include "script/lua/sandbox_inside.h"

const char vaka_freeze_key = 0;
static const char constant_key = 0; /* the same table, if all that is asked of the view is there */

/* Pushes the table that a view has under a key; false and nothing pushed if there is none, or the
 * value is no view. */
static bool push_behind(lua_State *L, int index, const char *key)
{
    if (lua_type(L, index) != LUA_TTABLE || !lua_getmetatable(L, index))
        return false;
    if (lua_rawgetp(L, -1, key) == LUA_TTABLE) {
        lua_remove(L, -2);
        return true;
    }
    lua_pop(L, 2);
    return false;
}

static bool push_inside(lua_State *L, int index)
{
    return push_behind(L, index, &vaka_freeze_key);
}

void vaka_sandbox_inside(lua_State *L, int index)
{
    if (!push_inside(L, index))
        lua_pushvalue(L, index);
}

bool vaka_sandbox_push_constant(lua_State *L, int index)
{
    return push_behind(L, index, &constant_key);
}

bool vaka_sandbox_is_constant(lua_State *L, int index)
{
    bool constant = push_behind(L, index, &constant_key);

    if (constant)
        lua_pop(L, 1);
    return constant;
}

bool vaka_freeze_may_write(lua_State *L, int index)
{
    if (luaL_getmetafield(L, index, "__metatable") == LUA_TNIL)
        return true;
    lua_pop(L, 1);
    return false;
}

static int refuse_write(lua_State *L)
{
    if (lua_type(L, 2) == LUA_TSTRING)
        return luaL_error(L, "'%s' cannot be set: content is read-only after it is loaded",
                          lua_tostring(L, 2));
    return luaL_error(L, "this table is read-only: content cannot be changed after it is loaded");
}

static int length_of_view(lua_State *L)
{
    lua_pushinteger(L, push_inside(L, 1) ? (lua_Integer)lua_rawlen(L, -1) : 0);
    return 1;
}

/* __index of a view of a table that had a function as __index. Upvalues: the table behind, it. */
static int index_of_view(lua_State *L)
{
    lua_pushvalue(L, 2);
    if (lua_rawget(L, lua_upvalueindex(1)) != LUA_TNIL)
        return 1;
    lua_pop(L, 1);
    lua_pushvalue(L, lua_upvalueindex(2));
    lua_insert(L, 1);
    lua_call(L, 2, 1);
    return 1;
}

/* Moves everything in the table at `from` into the one on top. */
static void move_fields(lua_State *L, int from)
{
    lua_pushnil(L);
    while (lua_next(L, from)) {
        lua_pushvalue(L, -2);
        lua_insert(L, -2);
        lua_rawset(L, -4);
        lua_pushvalue(L, -1);
        lua_pushnil(L);
        lua_rawset(L, from); /* clearing a field is allowed during a walk */
    }
}

/* The view's metatable is on top, what is behind the view at `inside`: reads look there, and then
 * where __index of the script's metatable leads, if there is one at `old`. True: it leads nowhere,
 * so that nothing of the script is asked when the view is read. */
static bool set_index(lua_State *L, int old, int inside)
{
    bool constant = false;

    lua_pushvalue(L, inside);
    lua_pushliteral(L, "__index");
    switch (old ? lua_rawget(L, old) : LUA_TNIL) {
    case LUA_TTABLE:
        lua_createtable(L, 0, 1);
        lua_insert(L, -2);
        lua_setfield(L, -2, "__index");
        lua_setmetatable(L, -2);
        break;
    case LUA_TFUNCTION:
        lua_pushcclosure(L, index_of_view, 2);
        break;
    default:
        constant = true;
        lua_pop(L, 1);
    }
    lua_setfield(L, -2, "__index");
    return constant;
}

#define VIEW_FIELDS 6 /* of a view's metatable: what freeze_table sets */

/* Pushes a copy of the script's metatable, or an empty table that has room: what is put into it
 * first is found at once, and that is __index. */
static void copy_metatable(lua_State *L, int old)
{
    lua_createtable(L, 0, VIEW_FIELDS);
    if (!old)
        return;
    lua_pushnil(L);
    while (lua_next(L, old)) {
        lua_pushvalue(L, -2);
        lua_insert(L, -2);
        lua_rawset(L, -4);
    }
}

/* Freezes the table at `index`; pushes what was in it and its script's metatable (or nil). */
static void freeze_table(lua_State *L, int index)
{
    lua_newtable(L);
    int inside = lua_gettop(L);
    move_fields(L, index);
    if (!lua_getmetatable(L, index))
        lua_pushnil(L);
    int old = lua_istable(L, -1) ? lua_gettop(L) : 0;

    copy_metatable(L, old);
    bool constant = set_index(L, old, inside);
    if (lua_getfield(L, -1, "__len") == LUA_TNIL) {
        lua_pushcfunction(L, length_of_view);
        lua_setfield(L, -3, "__len");
    } else {
        constant = false;
    }
    lua_pop(L, 1);
    lua_pushcfunction(L, refuse_write);
    lua_setfield(L, -2, "__newindex");
    lua_pushboolean(L, 0);
    lua_setfield(L, -2, "__metatable");
    lua_pushvalue(L, inside);
    lua_rawsetp(L, -2, &vaka_freeze_key);
    if (constant) {
        lua_pushvalue(L, inside);
        lua_rawsetp(L, -2, &constant_key);
    }
    lua_setmetatable(L, index);
}

/* The functions that pairs and gmatch return count as they go: kept in content they would be a
 * state. */
static void refuse_iterator(lua_State *L)
{
    lua_CFunction function = lua_tocfunction(L, -1);

    if (function == vaka_pairs_next || function == vaka_match_next)
        luaL_error(L, "what pairs or gmatch returned cannot be kept in content");
}

/* Lists the value on top if it is a table or function not listed yet, and pops it. */
static void list_value(lua_State *L, int list, int seen)
{
    int type = lua_type(L, -1);

    refuse_iterator(L);
    if (type == LUA_TTABLE || (type == LUA_TFUNCTION && !lua_iscfunction(L, -1))) {
        lua_pushvalue(L, -1);
        if (lua_rawget(L, seen) == LUA_TNIL) {
            lua_pushvalue(L, -2);
            lua_pushboolean(L, 1);
            lua_rawset(L, seen);
            lua_pushvalue(L, -2);
            lua_rawseti(L, list, (lua_Integer)lua_rawlen(L, list) + 1);
        }
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
}

static void list_fields(lua_State *L, int table, int list, int seen)
{
    lua_pushnil(L);
    while (lua_next(L, table)) {
        list_value(L, list, seen);
        lua_pushvalue(L, -1);
        list_value(L, list, seen);
        if (vaka_sandbox_of(L)->depth > 0)
            vaka_sandbox_burn(L, 1);
    }
}

static void list_upvalues(lua_State *L, int function, int list, int seen)
{
    for (int i = 1; lua_getupvalue(L, function, i); i++)
        list_value(L, list, seen);
}

/* Freezes what is on top, unless it is protected, and lists what it leads to. */
static void visit(lua_State *L, int list, int seen)
{
    int item = lua_gettop(L);

    if (lua_type(L, item) == LUA_TFUNCTION) {
        list_upvalues(L, item, list, seen);
    } else if (vaka_freeze_may_write(L, item)) {
        freeze_table(L, item);
        list_fields(L, item + 1, list, seen);
        if (lua_istable(L, item + 2))
            list_fields(L, item + 2, list, seen);
    }
    lua_settop(L, item - 1);
}

void vaka_freeze_all(lua_State *L)
{
    int value = lua_gettop(L);

    luaL_checkstack(L, LUA_MINSTACK, "freezing content");
    lua_newtable(L);
    lua_newtable(L);
    lua_pushvalue(L, value);
    list_value(L, value + 1, value + 2);
    for (lua_Integer i = 1; lua_rawgeti(L, value + 1, i) != LUA_TNIL; i++)
        visit(L, value + 1, value + 2);
    lua_settop(L, value + 1);
}

void vaka_sandbox_freeze(lua_State *L)
{
    vaka_freeze_all(L);
    lua_pop(L, 1);
}
