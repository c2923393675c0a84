/* script/lua/sandbox.c - a state, its environments, and calls into it.
 *
 * SPDX-License-Identifier: MIT */
#include "script/lua/sandbox_inside.h"

#include "text/word.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int panic(lua_State *L)
{
    const char *text = lua_tostring(L, -1);

    if (text && strcmp(text, "not enough memory") == 0) /* Lua's word for it */
        vaka_xneed(NULL);
    fprintf(stderr, "vaka: an error in Lua outside any call: %s\n", text ? text : "?");
    return 0; /* Lua aborts */
}

/* Nothing of the name at 2 is in the table; `what` it is, is on top. */
static int complain_missing(lua_State *L, int table)
{
    const char *what = lua_tostring(L, -1);
    vaka_guess guess = vaka_guess_of(vaka_word_of(lua_tostring(L, 2)));

    lua_pushnil(L);
    while (lua_next(L, table)) {
        vaka_guess_try_any(&guess, lua_tostring(L, -2));
        lua_pop(L, 1);
    }
    if (guess.best)
        return luaL_error(L, "there is no %s; did you mean '%s'?", what, guess.best);
    return luaL_error(L, "there is no %s", what);
}

/* __index of what is behind a library. Upvalue: its name. */
static int no_such_member(lua_State *L)
{
    const char *library = lua_tostring(L, lua_upvalueindex(1));

    if (lua_type(L, 2) != LUA_TSTRING)
        return luaL_error(L, "there is nothing of that name in '%s'", library);
    lua_pushfstring(L, "'%s.%s'", library, lua_tostring(L, 2));
    return complain_missing(L, 1);
}

/* Freezes the library on top; reading what is not in it is an error from then on. */
static void seal(lua_State *L, const char *name)
{
    vaka_sandbox_freeze(L);
    vaka_sandbox_inside(L, -1);
    lua_createtable(L, 0, 1);
    lua_pushstring(L, name);
    lua_pushcclosure(L, no_such_member, 1);
    lua_setfield(L, -2, "__index");
    lua_setmetatable(L, -2);
    lua_pop(L, 1);
}

/* What every environment holds: a table of libraries and functions. */
static void open_libraries(vaka_sandbox *sandbox)
{
    static const struct {
        const char *name;
        void (*open)(lua_State *L);
    } libraries[] = {{"math", vaka_math_open},
                     {"string", vaka_string_open},
                     {"table", vaka_table_open},
                     {"utf8", vaka_utf8_open}};
    lua_State *L = sandbox->L;

    vaka_base_open(L);
    for (size_t i = 0; i < sizeof libraries / sizeof *libraries; i++) {
        libraries[i].open(L);
        seal(L, libraries[i].name);
        lua_setfield(L, -2, libraries[i].name);
    }
    sandbox->libraries = luaL_ref(L, LUA_REGISTRYINDEX);
}

#define GC_PAUSE 400 /* per cent of what is in use: scripts leave little, and memory is bounded */
#define GC_MINOR 20  /* per cent: collects what a script leaves before it is out of the cache */
#define GC_MAJOR 100
#define GENERATIONS (LUA_VERSION_RELEASE_NUM >= 50404) /* earlier ones lose what is in use */

vaka_sandbox *vaka_sandbox_new(void)
{
    vaka_sandbox *sandbox = vaka_xnew(sizeof *sandbox);
    lua_State *L = vaka_xneed(lua_newstate(vaka_memory_allocate, sandbox));

    sandbox->L = L;
    *(vaka_sandbox **)lua_getextraspace(L) = sandbox;
    lua_atpanic(L, panic);
    if (GENERATIONS)
        lua_gc(L, LUA_GCGEN, GC_MINOR, GC_MAJOR);
    else
        lua_gc(L, LUA_GCINC, GC_PAUSE, 0, 0);
    vaka_memory_find_stack(sandbox);
    sandbox->locale = newlocale(LC_ALL_MASK, "C", (locale_t)0);
    lua_pushcfunction(L, vaka_fault_note); /* stays at the bottom of the stack */
    lua_newtable(L);
    sandbox->watch = luaL_ref(L, LUA_REGISTRYINDEX);
    lua_newtable(L);
    sandbox->names = luaL_ref(L, LUA_REGISTRYINDEX);
    vaka_sandbox_refuel(sandbox, VAKA_SANDBOX_FUEL);
    open_libraries(sandbox);
    return sandbox;
}

vaka_sandbox *vaka_sandbox_new_brief(void)
{
    vaka_sandbox *sandbox = vaka_sandbox_new();

    lua_gc(sandbox->L, LUA_GCSTOP);
    return sandbox;
}

void vaka_sandbox_free(vaka_sandbox *sandbox)
{
    if (!sandbox)
        return;
    lua_close(sandbox->L);
    vaka_pool_done(&sandbox->pool);
    freelocale(sandbox->locale);
    free(sandbox->watched);
    free(sandbox);
}

lua_State *vaka_sandbox_state(vaka_sandbox *sandbox)
{
    return sandbox->L;
}

void **vaka_sandbox_bound(vaka_sandbox *sandbox)
{
    return &sandbox->bound;
}

uint32_t vaka_sandbox_fault(const vaka_sandbox *sandbox)
{
    return sandbox->fault;
}

/* __index of the table that holds an environment's values. */
static int no_such_global(lua_State *L)
{
    if (lua_type(L, 2) != LUA_TSTRING)
        return luaL_error(L, "a global is named by a text");
    lua_pushfstring(L, "global '%s'", lua_tostring(L, 2));
    return complain_missing(L, lua_upvalueindex(1));
}

static int no_new_global(lua_State *L)
{
    if (lua_type(L, 2) != LUA_TSTRING)
        return luaL_error(L, "globals cannot be assigned to");
    return luaL_error(L, "'%s' is not declared: globals cannot be assigned to, write 'local %s'",
                      lua_tostring(L, 2), lua_tostring(L, 2));
}

/* Pushes a new table with everything that is allowed, which complains about what is not in it. */
static void push_values(vaka_sandbox *sandbox)
{
    lua_State *L = sandbox->L;

    lua_newtable(L);
    lua_rawgeti(L, LUA_REGISTRYINDEX, sandbox->libraries);
    lua_pushnil(L);
    while (lua_next(L, -2)) {
        lua_pushvalue(L, -2);
        lua_insert(L, -2);
        lua_settable(L, -5);
    }
    lua_pop(L, 1);
    lua_newtable(L);
    lua_pushvalue(L, -2);
    lua_pushcclosure(L, no_such_global, 1);
    lua_setfield(L, -2, "__index");
    lua_pushcfunction(L, no_new_global);
    lua_setfield(L, -2, "__newindex");
    lua_pushboolean(L, 0);
    lua_setfield(L, -2, "__metatable"); /* not the script's, so it is not frozen with it */
    lua_setmetatable(L, -2);
}

const char vaka_sandbox_open = 0;

/* The environment itself stays empty, so that every write to it ends at __newindex. */
int vaka_sandbox_environment(vaka_sandbox *sandbox, const char *mod)
{
    lua_State *L = sandbox->L;

    lua_newtable(L);
    lua_newtable(L);
    push_values(sandbox);
    lua_setfield(L, -2, "__index");
    push_values(sandbox);
    lua_rawsetp(L, -2, &vaka_sandbox_open);
    lua_pushcfunction(L, no_new_global);
    lua_setfield(L, -2, "__newindex");
    lua_pushstring(L, mod);
    lua_setfield(L, -2, "__metatable");
    lua_setmetatable(L, -2);
    return luaL_ref(L, LUA_REGISTRYINDEX);
}

void vaka_sandbox_give(vaka_sandbox *sandbox, int environment, const char *name)
{
    lua_State *L = sandbox->L;
    bool functions = strcmp(name, "game") == 0 || strcmp(name, "host") == 0;

    vaka_sandbox_freeze(L);
    int value = lua_gettop(L);
    lua_rawgeti(L, LUA_REGISTRYINDEX, environment);
    assert(lua_istable(L, -1));
    lua_getmetatable(L, -1);
    lua_getfield(L, -1, "__index");
    lua_pushstring(L, name);
    lua_pushvalue(L, value);
    lua_rawset(L, -3);
    lua_rawgetp(L, -2, &vaka_sandbox_open);
    lua_pushstring(L, name);
    if (functions)
        vaka_sandbox_inside(L, value);
    else
        lua_pushvalue(L, value);
    lua_rawset(L, -3);
    lua_settop(L, value - 1);
}

/* The status of lua_pcall as a fault. */
static uint32_t fault_of(const vaka_sandbox *sandbox, int status)
{
    if (sandbox->ending)
        return sandbox->ending;
    if (status == LUA_ERRMEM)
        return sandbox->too_long ? VAKA_FAULT_TEXT : VAKA_FAULT_MEMORY;
    if (vaka_fault_is_depth(sandbox->L, status))
        return VAKA_FAULT_DEPTH;
    return status == LUA_OK ? VAKA_FAULT_NONE : VAKA_FAULT_ERROR;
}

/* The message handler lies at the bottom of the stack, where it was put once. A host function has a
 * stack of its own: there it is put below the function that is called, and taken away again. */
int vaka_sandbox_run(vaka_sandbox *sandbox, int args, int results, vaka_error *err)
{
    lua_State *L = sandbox->L;
    bool outermost = sandbox->depth == 0;
    int function = lua_gettop(L) - args;
    int bottom = outermost ? function - 1 : function;
    int status = LUA_ERRRUN;

    if (!outermost) {
        lua_checkstack(L, LUA_MINSTACK);
        lua_pushcfunction(L, vaka_fault_note);
        lua_insert(L, function);
    }
    vaka_fuel_begin(sandbox);
    if (sandbox->fuel <= 0)
        vaka_fuel_mark(sandbox, VAKA_FAULT_FUEL);
    if (!sandbox->ending)
        status = lua_pcall(L, args, results, outermost ? 1 : function);
    sandbox->fault = fault_of(sandbox, status);
    if (status == LUA_ERRMEM)
        vaka_fuel_mark(sandbox, sandbox->fault); /* for the calls around this one */
    if (sandbox->fault != VAKA_FAULT_NONE) {
        vaka_fault_tell(sandbox, err);
        lua_settop(L, bottom);
    }
    vaka_fuel_end(sandbox);
    if (!outermost)
        lua_remove(L, function);
    if (sandbox->fault == VAKA_FAULT_NONE)
        return VAKA_RAN_WELL;
    return sandbox->fault == VAKA_FAULT_STOP ? VAKA_RAN_STOPPED : VAKA_RAN_FAULT;
}

int vaka_sandbox_settle(vaka_sandbox *sandbox, int ran, int results, const char *file,
                        vaka_error *err)
{
    /* What depends on the machine stays what it is: it must not become a result of the game. */
    bool machine = sandbox->fault == VAKA_FAULT_MEMORY || sandbox->fault == VAKA_FAULT_TIME;

    if (!vaka_locals_restore(sandbox, file, machine ? NULL : err) || machine)
        return ran;
    if (ran == VAKA_RAN_WELL)
        lua_pop(sandbox->L, results);
    sandbox->fault = VAKA_FAULT_LOCAL;
    return VAKA_RAN_FAULT;
}

int vaka_sandbox_call(vaka_sandbox *sandbox, int args, int results, vaka_error *err)
{
    int ran = vaka_sandbox_run(sandbox, args, results, err);

    if (sandbox->depth > 0 || sandbox->watched_count == 0)
        return ran;
    return vaka_sandbox_settle(sandbox, ran, results, NULL, err);
}

int vaka_sandbox_callback(lua_State *L, int args, int results)
{
    int bottom = lua_gettop(L) - args;

    luaL_checkstack(L, 2, NULL);
    lua_pushcfunction(L, vaka_fault_note);
    lua_insert(L, bottom);
    int status = lua_pcall(L, args, results, bottom);
    lua_remove(L, bottom);
    return status;
}

void vaka_sandbox_pass_on(lua_State *L, int status)
{
    vaka_fuel_pass_on(L, status);
    vaka_sandbox_of(L)->noted = true;
    lua_error(L);
    for (;;) {
    }
}
