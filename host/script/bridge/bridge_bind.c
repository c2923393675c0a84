/* script/bridge/bridge_bind.c - what the functions of a sandbox work on, and the bridge by hand.
 *
 * SPDX-License-Identifier: MIT */
#include "script/bridge/bridge_inside.h"

#include <assert.h>
#include <lauxlib.h>
#include <stdlib.h>
#include <string.h>

static const char bound_key; /* its address is the key in the registry */

static int free_bound(lua_State *L)
{
    vaka_bound *bound = lua_touserdata(L, 1);

    vaka_handles_done(&bound->handles);
    bound->position = NULL;
    return 0;
}

static vaka_bound *make_bound(lua_State *L)
{
    vaka_bound *bound = lua_newuserdatauv(L, sizeof *bound, 0);

    *bound = (vaka_bound){0};
    lua_createtable(L, 0, 1);
    lua_pushcfunction(L, free_bound);
    lua_setfield(L, -2, "__gc");
    lua_setmetatable(L, -2);
    lua_rawsetp(L, LUA_REGISTRYINDEX, &bound_key);
    return bound;
}

/* The sandbox's own; made when it is first asked for. */
static vaka_bound *bound_in(vaka_sandbox *sandbox)
{
    void **bound = vaka_sandbox_bound(sandbox);

    if (!*bound)
        *bound = make_bound(vaka_sandbox_state(sandbox));
    return *bound;
}

vaka_bound *vaka_bound_of(lua_State *L)
{
    return bound_in(vaka_sandbox_of(L));
}

static void set_limits(vaka_bound *bound, const vaka_position *position)
{
    bound->limit[VAKA_TYPE_SEAT] = position->face.seats;
    bound->limit[VAKA_TYPE_ZONE] = position->face.layout->zone_count;
    bound->limit[VAKA_TYPE_SPACE] = position->face.layout->zone_count;
    bound->limit[VAKA_TYPE_KIND] = position->face.layout->kind_count;
    bound->limit[VAKA_TYPE_COUNTER] = position->face.layout->counter_count;
}

void vaka_bridge_bind(vaka_sandbox *sandbox, vaka_position *position, bool may_change)
{
    vaka_bound *bound = bound_in(sandbox);

    if (bound->inside) {
        vaka_position_break(bound->position, "it runs a script: an export may only push a frame");
        return;
    }
    bound->position = position;
    bound->may_change = position && may_change;
    if (position)
        set_limits(bound, position);
    vaka_handles_bind(&bound->handles, position, may_change);
}

void vaka_bridge_map(vaka_sandbox *sandbox, const vaka_position *view, const int16_t *numbers)
{
    vaka_bound *bound = bound_in(sandbox);

    vaka_handles_map(&bound->handles, view, numbers);
}

/* The position that is bound already keeps its handles: a filter is asked about the view that it
 * looks at. */
static void bind_nested(vaka_sandbox *sandbox, vaka_position *position, bool may_change)
{
    vaka_bound *bound = bound_in(sandbox);

    if (position && position == bound->position)
        bound->may_change = may_change;
    else
        vaka_bridge_bind(sandbox, position, may_change);
}

void vaka_bridge_nest(vaka_sandbox *sandbox, vaka_position *position, vaka_bridge_saved *saved)
{
    vaka_bound *bound = bound_in(sandbox);
    uint32_t kept = bound->inside ? bound->list.count : 0;

    kept = kept < VAKA_BRIDGE_LIST ? kept : VAKA_BRIDGE_LIST;
    *saved = (vaka_bridge_saved){bound->position, bound->may_change, bound->inside,
                                 bound->list.count, NULL};
    if (kept) {
        saved->list = vaka_xnew(kept * sizeof *saved->list);
        memcpy(saved->list, bound->list.at, kept * sizeof *saved->list);
    }
    bound->inside = false;
    bind_nested(sandbox, position, false);
}

void vaka_bridge_unnest(vaka_sandbox *sandbox, vaka_bridge_saved *saved)
{
    vaka_bound *bound = bound_in(sandbox);
    uint32_t kept = saved->list_count < VAKA_BRIDGE_LIST ? saved->list_count : VAKA_BRIDGE_LIST;

    bind_nested(sandbox, saved->position, saved->may_change);
    bound->inside = saved->inside;
    if (saved->inside)
        bound->list.count = saved->list_count;
    if (saved->list)
        memcpy(bound->list.at, saved->list, kept * sizeof *saved->list);
    free(saved->list);
}

vaka_position *vaka_bridge_position(lua_State *L)
{
    return vaka_bound_of(L)->position;
}

bool vaka_bridge_may_change(lua_State *L)
{
    const vaka_bound *bound = vaka_bound_of(L);

    return bound->may_change && !bound->inside && !vaka_sandbox_ending(L);
}

int32_t vaka_bridge_read(lua_State *L, int index, uint8_t type, const char *what)
{
    vaka_bound *bound = vaka_bound_of(L);
    vaka_slot slot = {0};
    vaka_error problem;

    assert(bound->position && !(type & VAKA_TYPE_LIST));
    assert((type & VAKA_TYPE_PLAIN) != VAKA_TYPE_TEXT);
    index = lua_absindex(L, index);
    if (!vaka_arg_read(L, bound, type, index, &slot)) {
        vaka_arg_problem(L, bound, type, index, &problem);
        luaL_error(L, "bad %s (%s)", what, problem.text);
    }
    return (type & VAKA_TYPE_PLAIN) == VAKA_TYPE_BOOL ? slot.truth : slot.number;
}

void vaka_bridge_write(lua_State *L, uint8_t type, int32_t value)
{
    vaka_bound *bound = vaka_bound_of(L);

    assert(type != VAKA_TYPE_UNKNOWN && !(type & VAKA_TYPE_LIST));
    assert(bound->position || (type & VAKA_TYPE_PLAIN) < VAKA_TYPE_PIECE);
    if (!vaka_result_push(L, bound, type, value)) {
        lua_pop(L, 1);
        lua_pushnil(L);
    }
}
