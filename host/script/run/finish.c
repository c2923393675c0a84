/* script/run/finish.c - host.finish: a card or a rule ends the match. And `debug`.
 *
 * SPDX-License-Identifier: MIT */
#include "script/lua/value_text.h"
#include "script/run/debug.h"
#include "script/run/runner_inside.h"
#include "table/script.h"
#include "text/buffer.h"
#include "text/utf8.h"
#include "vaka/result.h"

#include <lauxlib.h>

#define CALL_FUEL 20u
#define DEBUG_LINE 512

static const vaka_runner *runner_of(lua_State *L)
{
    return lua_touserdata(L, lua_upvalueindex(1));
}

/* Whoever is still in and has the most points. */
static uint8_t best_seats(const vaka_match *match)
{
    uint8_t in = vaka_seats_in(match), set = 0;
    int32_t best = INT32_MIN;

    for (int32_t seat = 0; seat < match->seats; seat++) {
        if (!(in & VAKA_SEAT(seat)) || vaka_score(match, seat) < best)
            continue;
        if (vaka_score(match, seat) > best)
            set = 0;
        best = vaka_score(match, seat);
        set |= VAKA_SEAT(seat);
    }
    return set;
}

static uint8_t read_winners(lua_State *L, const vaka_match *match)
{
    uint8_t set = 0;
    int type = lua_getfield(L, 1, "winners");

    if (type == LUA_TNIL) {
        set = best_seats(match);
    } else if (type != LUA_TTABLE) {
        luaL_error(L, "host.finish: 'winners' is a list of seats, { seat }, and empty for a draw");
    } else {
        for (lua_Integer i = 1; lua_geti(L, 2, i) != LUA_TNIL; i++) {
            vaka_sandbox_burn(L, CALL_FUEL);
            set |= VAKA_SEAT(vaka_bridge_read(L, -1, VAKA_TYPE_SEAT, "winner of host.finish"));
            lua_pop(L, 1);
        }
    }
    lua_settop(L, 1);
    return set;
}

static int32_t read_reason(lua_State *L, const vaka_layout *layout)
{
    int32_t word = VAKA_NONE;

    if (lua_getfield(L, 1, "reason") != LUA_TNIL) {
        const char *text = luaL_checkstring(L, -1);
        word = vaka_said_word(layout, text);
        if (word < 0)
            luaL_error(L, "host.finish: write the reason as a plain text in the call itself: "
                          "host.finish { reason = \"…\" }");
    }
    lua_settop(L, 1);
    return word;
}

/* Without a reason it is the card or the rule itself that ends the match: its title. */
static int32_t own_title(const vaka_runner *runner, const vaka_position *position)
{
    const vaka_item *item = &runner->content->items[position->running.local[VAKA_LOCAL_ITEM]];

    return item->title ? vaka_said_word(position->face.layout, item->title) : VAKA_NONE;
}

/* host.finish { winners = { seat, … }, reason = "text id", lost = false } */
static int finish(lua_State *L)
{
    static const char *const fields[] = {"winners", "reason", "lost"};
    const vaka_runner *runner = runner_of(L);
    vaka_position *position = vaka_bridge_position(L);

    vaka_sandbox_burn(L, CALL_FUEL);
    if (vaka_sandbox_ending(L) || !position || runner->filter || !runner->frames ||
        !vaka_bridge_may_change(L))
        return luaL_error(L, "host.finish can only be used while a card or a rule acts");
    luaL_checktype(L, 1, LUA_TTABLE);
    lua_settop(L, 1);
    vaka_bridge_fields(L, 1, VAKA_NAMED_ROWS(fields, sizeof fields / sizeof *fields),
                       "host.finish");
    uint8_t winners = read_winners(L, &position->face);
    int32_t reason = read_reason(L, position->face.layout);
    lua_getfield(L, 1, "lost");
    bool lost = lua_toboolean(L, -1);
    if (position->table->finished)
        return 0;
    vaka_script_key(position);
    if (reason < 0)
        reason = own_title(runner, position);
    if (reason >= 0)
        vaka_end_reason(&position->face, reason);
    if (lost)
        vaka_finish_lost(&position->face);
    else
        vaka_finish(&position->face, winners);
    if (position->broken)
        vaka_sandbox_stop(L);
    return 0;
}

void vaka_finish_push(vaka_runner *runner, lua_State *L)
{
    lua_pushlightuserdata(L, runner);
    lua_pushcclosure(L, finish, 1);
}

/* --- debug ------------------------------------------------------------------------------------ */

static vaka_debug_hear *hear;
static void *hear_data;
static _Thread_local int hushed;

void vaka_debug_listen(vaka_debug_hear *hears, void *data)
{
    hear = hears;
    hear_data = data;
}

void vaka_debug_hush(int by)
{
    hushed += by;
}

/* After a question a script runs again from its start: what it said before is not said twice. */
static bool is_news(const vaka_position *position)
{
    return position && position->events && !position->drafting &&
           (!position->in_script || position->answers_used >= position->script->answer_count);
}

static int debug(lua_State *L)
{
    int count = lua_gettop(L);
    char line[DEBUG_LINE];
    vaka_buffer out = vaka_buffer_on(line, sizeof line);

    vaka_sandbox_burn(L, CALL_FUEL);
    if (!hear || hushed || !is_news(vaka_bridge_position(L)))
        return 0;
    luaL_where(L, 1);
    vaka_buffer_put(&out, lua_tostring(L, -1));
    lua_pop(L, 1);
    for (int i = 1; i <= count; i++) {
        vaka_buffer_put(&out, i > 1 ? " " : "");
        if (lua_type(L, i) == LUA_TSTRING)
            vaka_buffer_put(&out, lua_tostring(L, i));
        else
            vaka_value_text(L, i, &out);
        lua_settop(L, count);
    }
    vaka_utf8s_make_line(line); /* texts of a script are anybody's */
    hear(hear_data, line);
    return 0;
}

void vaka_debug_push(lua_State *L)
{
    lua_pushcfunction(L, debug);
}
