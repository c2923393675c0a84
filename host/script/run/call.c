/* script/run/call.c - calls of scripts from outside of any: functions in tables, fuel, faults.
 *
 * SPDX-License-Identifier: MIT */
#include "script/run/game_inside.h"

#include <lauxlib.h>
#include <string.h>

/* Pushes field `name` of the table on top, or nil if there is no table. Raw, behind the view: no
 * metamethod of a script may run here. */
void vaka_runner_field(lua_State *L, const char *name)
{
    if (!lua_istable(L, -1)) {
        lua_pushnil(L);
        return;
    }
    vaka_sandbox_inside(L, -1);
    lua_pushstring(L, name);
    lua_rawget(L, -2);
    lua_remove(L, -2);
}

/* A reference to the function in field `name` of the table on top; LUA_NOREF if there is none. */
int vaka_runner_function(lua_State *L, const char *name)
{
    vaka_runner_field(L, name);
    if (lua_isfunction(L, -1))
        return luaL_ref(L, LUA_REGISTRYINDEX);
    lua_pop(L, 1);
    return LUA_NOREF;
}

/* Before a script is called from outside of any: the fuel that the position's tank has left. */
void vaka_runner_fuel_up(vaka_runner *runner, vaka_position *position)
{
    if (position->tank == VAKA_TANK_OPEN)
        return;
    if (position->tank == VAKA_TANK_FULL)
        position->tank = VAKA_TANK_OPEN;
    else
        position->burnt = 0;
    vaka_sandbox_refuel(runner->sandbox, VAKA_SANDBOX_FUEL - position->burnt);
}

/* And afterwards. */
void vaka_runner_burnt(const vaka_runner *runner, vaka_position *position)
{
    position->burnt = VAKA_SANDBOX_FUEL - vaka_sandbox_fuel_left(runner->sandbox);
}

/* Puts the mod before what went wrong: its file and line follow. */
static void name_mod(const vaka_runner *runner, vaka_position *position, int32_t item)
{
    const char *id = runner->library->mods[runner->content->items[item].mod].id;
    char trouble[sizeof position->trouble];

    snprintf(trouble, sizeof trouble, "mod %.40s: %.*s", id, (int)sizeof trouble - 48,
             position->trouble);
    memcpy(position->trouble, trouble, sizeof trouble);
}

/* Whatever broke while it ran: the match must be able to go on without it. */
void vaka_runner_blame(const vaka_runner *runner, vaka_position *position, int32_t item)
{
    if (position->failed)
        return; /* by another one inside it, which is named */
    position->failed = item + 1;
    name_mod(runner, position, item);
}

/* The call of a function of an item failed. Memory and time depend on the machine: they stop the
 * match, and say so. */
void vaka_runner_fail(vaka_runner *runner, vaka_position *position, int32_t item,
                      const vaka_error *err)
{
    uint32_t fault = vaka_sandbox_fault(runner->sandbox);
    const char *what = fault == VAKA_FAULT_MEMORY ? "memory" : "time";
    bool before = position->broken;

    position->machine =
        position->machine || (!before && (fault == VAKA_FAULT_MEMORY || fault == VAKA_FAULT_TIME));
    if (!before && position->machine)
        vaka_position_break(position, "ran out of %s: not a result of the game: %s", what,
                            err->text);
    else if (!before)
        vaka_position_break(position, "%s", err->text);
    vaka_runner_blame(runner, position, item);
}

void vaka_runner_enter(vaka_runner *runner, vaka_position *position, vaka_bridge_saved *saved)
{
    vaka_bridge_nest(runner->sandbox, position, saved);
    if (!saved->position)
        vaka_runner_fuel_up(runner, position);
    runner->filter = true;
    lua_checkstack(vaka_sandbox_state(runner->sandbox), LUA_MINSTACK);
}

void vaka_runner_leave(vaka_runner *runner, vaka_position *position, vaka_bridge_saved *saved)
{
    if (!saved->position)
        vaka_runner_burnt(runner, position);
    vaka_bridge_unnest(runner->sandbox, saved);
    runner->filter = false;
}
