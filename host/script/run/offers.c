/* script/run/offers.c - what rules and cards offer beside what is asked: may a seat take it?
 *
 * SPDX-License-Identifier: MIT
 *
 * `may_play` sees the table as the seat does, so that what is offered tells it nothing. */
#include "script/run/game_inside.h"
#include "table/redact.h"

#include <lauxlib.h>
#include <string.h>

#define LOOK_FUEL 100u /* what it costs to be asked, apart from what it does */

bool vaka_offers_note(vaka_runner *runner, lua_State *L, uint32_t item)
{
    const vaka_content *content = runner->content;
    bool same = true;

    for (uint32_t i = 0; i < content->offer_count; i++) {
        if (content->offers[i].item != item)
            continue;
        vaka_runner_field(L, "actions");
        vaka_runner_field(L, content->offers[i].name);
        runner->offers[i].may = vaka_runner_function(L, "may_play");
        runner->offers[i].play = vaka_runner_function(L, "play");
        same &= runner->offers[i].play != LUA_NOREF &&
                (runner->offers[i].may != LUA_NOREF) == content->offers[i].asks;
        lua_pop(L, 2);
    }
    return same;
}

/* What it has answered, on top of the stack: true, a reason by its id, or no more than no. False,
 * with an error: that is none of its reasons. */
static bool read_answer(lua_State *L, const vaka_item_offer *offer, const vaka_reason **why,
                        vaka_error *err)
{
    *why = lua_isboolean(L, -1) && lua_toboolean(L, -1) ? NULL : &offer->no;
    if (lua_isboolean(L, -1) || lua_isnil(L, -1))
        return true;
    const char *id = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : NULL;
    for (uint32_t i = 0; id && i < offer->reason_count; i++)
        if (strcmp(offer->reasons[i].id, id) == 0) {
            *why = &offer->reasons[i];
            return true;
        }
    vaka_fail(err, VAKA_ERR_DATA,
              "%.100s: may_play returns true, false or the name of one of its 'reasons', not %.60s",
              offer->id, id ? id : luaL_typename(L, -1));
    return false;
}

/* The table as the seat may know it, with what is left of the tank. */
static vaka_position *look(vaka_runner *runner, const vaka_position *position, int32_t seat)
{
    vaka_position *seen = &runner->shown;

    vaka_position_done(seen); /* the last match may have had another layout */
    vaka_position_init(seen, position->face.layout);
    vaka_redact(position, seat, seen);
    seen->port = position->port;
    seen->tank = position->tank;
    seen->burnt = position->burnt;
    return seen;
}

const vaka_reason *vaka_offers_may(void *data, const vaka_position *position, uint32_t number,
                                   int32_t seat)
{
    vaka_runner *runner = data;
    const vaka_item_offer *offer = &runner->content->offers[number];
    vaka_position *asking = vaka_position_of(&position->face), *seen = look(runner, position, seat);
    lua_State *L = vaka_sandbox_state(runner->sandbox);
    const vaka_reason *why = &offer->no;
    vaka_bridge_saved saved;
    vaka_error err = {0};

    vaka_runner_enter(runner, seen, &saved);
    vaka_sandbox_charge(runner->sandbox, LOOK_FUEL);
    lua_rawgeti(L, LUA_REGISTRYINDEX, runner->offers[number].may);
    vaka_bridge_write(L, VAKA_TYPE_SEAT, seat);
    bool ran = vaka_sandbox_call(runner->sandbox, 1, 1, &err) == VAKA_RAN_WELL;
    bool good = ran && read_answer(L, offer, &why, &err);
    if (ran)
        lua_pop(L, 1);
    vaka_runner_leave(runner, seen, &saved);
    asking->tank = seen->tank;
    asking->burnt = seen->burnt;
    vaka_position_break_like(asking, seen);
    if (!good)
        vaka_runner_fail(runner, asking, offer->item, &err);
    return why;
}
