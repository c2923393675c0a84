/* script/run/game_lent.c - calls of what a game in Lua exports, from content of any mod for it.
 *
 * SPDX-License-Identifier: MIT
 *
 * Number and types are checked as those of functions in C are, and so is what comes back. The
 * function belongs to the game: it has the game's variables and texts, whoever calls it. */
#include "script/run/game_inside.h"

#include <lauxlib.h>

#define CALL_FUEL 20u

typedef struct vaka_lent {
    const vaka_export *row; /* borrowed */
    vaka_signature signature;
    int function; /* registry reference */
} lent;

/* --- arguments and results -------------------------------------------------------------------- */

/* "argument 2 (at) of game.place" */
static const char *arg_name(lua_State *L, const lent *of, uint32_t arg)
{
    return lua_pushfstring(L, "argument %d (%s) of game.%s", (int)arg + 1, of->signature.name[arg],
                           of->row->name);
}

/* Pushes the value at an index as one of a type: zones and kinds as their numbers, whatever they
 * were named by; pieces as they are. Raises an error if it is none. */
static void push_checked(lua_State *L, int index, uint8_t type, const char *what)
{
    uint8_t plain = type & VAKA_TYPE_PLAIN;

    if ((type & VAKA_TYPE_OPT) && lua_isnoneornil(L, index)) {
        lua_pushnil(L);
    } else if (plain == VAKA_TYPE_TEXT) {
        if (lua_type(L, index) != LUA_TSTRING)
            luaL_error(L, "bad %s (string expected, got %s)", what, luaL_typename(L, index));
        lua_pushvalue(L, index);
    } else {
        int32_t number = vaka_bridge_read(L, index, type, what);
        if (plain == VAKA_TYPE_PIECE || plain == VAKA_TYPE_BOOL)
            lua_pushvalue(L, index);
        else
            lua_pushinteger(L, number);
    }
}

static void push_args(lua_State *L, const lent *of)
{
    int given = lua_gettop(L);

    if (given > (int)of->signature.arg_count || given < (int)of->signature.needed)
        luaL_error(L, "wrong number of arguments to 'game.%s' (%d expected, got %d): %s",
                   of->row->name, (int)of->signature.arg_count, given, of->row->args);
    lua_settop(L, (int)of->signature.arg_count);
    lua_rawgeti(L, LUA_REGISTRYINDEX, of->function);
    for (uint32_t i = 0; i < of->signature.arg_count; i++) {
        const char *what = arg_name(L, of, i);
        push_checked(L, (int)i + 1, of->signature.arg[i], what);
        lua_remove(L, -2);
    }
}

static void check_list(lua_State *L, const lent *of, const char *what)
{
    if (!lua_istable(L, -1))
        luaL_error(L, "bad %s (list expected, got %s)", what, luaL_typename(L, -1));
    int list = lua_gettop(L);
    for (lua_Integer i = 1; lua_geti(L, list, i) != LUA_TNIL; i++) {
        vaka_sandbox_burn(L, 1);
        push_checked(L, list + 1, of->signature.result & VAKA_TYPE_PLAIN, what);
        lua_settop(L, list);
    }
    lua_settop(L, list);
}

/* What the game gives back, on top of the stack. */
static int give_result(lua_State *L, const lent *of)
{
    uint8_t type = of->signature.result;
    const char *what = lua_pushfstring(L, "result of game.%s", of->row->name);

    lua_insert(L, -2);
    if (type == VAKA_TYPE_NONE)
        return 0;
    if (type & VAKA_TYPE_LIST) {
        check_list(L, of, what);
        return 1;
    }
    if (lua_isnil(L, -1) && type != VAKA_TYPE_INT && type != VAKA_TYPE_BOOL)
        return 1; /* none, as functions in C say it */
    push_checked(L, lua_gettop(L), type, what);
    return 1;
}

/* --- calls ------------------------------------------------------------------------------------ */

static void check_place(lua_State *L, const lent *of)
{
    const vaka_runner *runner = vaka_game_runner(L);
    bool change = (of->row->flags & VAKA_EXPORT_CHANGE) != 0;

    vaka_sandbox_burn(L, CALL_FUEL);
    if (!vaka_bridge_position(L))
        luaL_error(L, "game.%s can be used only while a game is played", of->row->name);
    if (change && (!vaka_bridge_may_change(L) || runner->filter))
        luaL_error(L, "game.%s changes the match and cannot be used in a filter, a value or a test",
                   of->row->name);
}

/* A function that only looks can change nothing, wherever it is called. */
static void call_look(lua_State *L, vaka_runner *runner, int args)
{
    bool filter = runner->filter;
    vaka_bridge_saved saved;

    vaka_bridge_nest(runner->sandbox, vaka_bridge_position(L), &saved);
    runner->filter = true;
    int status = vaka_sandbox_callback(L, args, 1);
    vaka_bridge_unnest(runner->sandbox, &saved);
    runner->filter = filter;
    if (status != LUA_OK)
        vaka_sandbox_pass_on(L, status);
}

static int call(lua_State *L)
{
    vaka_runner *runner = vaka_game_runner(L);
    const lent *of = lua_touserdata(L, lua_upvalueindex(2));

    check_place(L, of);
    push_args(L, of);
    if (of->row->flags & VAKA_EXPORT_CHANGE)
        lua_call(L, (int)of->signature.arg_count, 1);
    else
        call_look(L, runner, (int)of->signature.arg_count);
    return give_result(L, of);
}

/* --- giving them ------------------------------------------------------------------------------ */

void vaka_game_lent_begin(vaka_runner *runner)
{
    const vaka_module *module = runner->content->module;
    struct vaka_game_run *run = runner->script_game;

    run->lent_count = module->export_count - vaka_game_export_count;
    run->lent = vaka_arena_new(&runner->arena, (run->lent_count + 1) * sizeof *run->lent);
    for (uint32_t i = 0; i < run->lent_count; i++) {
        lent *of = &run->lent[i];
        of->row = &module->exports[vaka_game_export_count + i];
        of->function = LUA_NOREF;
        vaka_signature_read(of->row->result, of->row->args, &of->signature, NULL);
    }
}

void vaka_game_lent_add(vaka_runner *runner, lua_State *L)
{
    struct vaka_game_run *run = runner->script_game;

    for (uint32_t i = 0; i < run->lent_count; i++) {
        lua_pushlightuserdata(L, runner);
        lua_pushlightuserdata(L, &run->lent[i]);
        lua_pushcclosure(L, call, 2);
        vaka_bridge_add(L, run->lent[i].row->name);
    }
}

bool vaka_game_lent_note(vaka_runner *runner, lua_State *L)
{
    struct vaka_game_run *run = runner->script_game;
    int top = lua_gettop(L);
    bool same = true;

    vaka_sandbox_inside(L, top);
    lua_getfield(L, -1, "exports");
    for (uint32_t i = 0; i < run->lent_count && same; i++) {
        same = lua_istable(L, top + 2) &&
               lua_getfield(L, top + 2, run->lent[i].row->name) == LUA_TTABLE &&
               lua_getfield(L, -1, "go") == LUA_TFUNCTION;
        if (same)
            run->lent[i].function = luaL_ref(L, LUA_REGISTRYINDEX);
        lua_settop(L, top + 2);
    }
    lua_settop(L, top);
    return same;
}
