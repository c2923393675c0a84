/* script/run/game_rounds.c - one step for several seats: each once, in rounds, in a window.
 *
 * SPDX-License-Identifier: MIT
 *
 * run_each, run_round and run_window queue a frame that asks nobody itself. Whenever it is on top
 * it puts the step of the next seat above, until all have had their go or have passed. Who takes
 * part, who has passed and whose go it is lies in the frame, and so in the block: public, as in a
 * frame of a module that asks in these ways (vaka/agenda.h). */
#include "match/deal.h"
#include "script/run/game_inside.h"

#include "table/agenda.h"

#include <lauxlib.h>

/* How a frame of ours uses what other frames ask with: stage is the way, seats and done are sets,
 * seat is whose go it is (VAKA_NONE: nobody's yet), dir is the first, window whether it passed. */
enum { WAY_EACH = 1, WAY_ROUND, WAY_WINDOW };

/* --- the frame -------------------------------------------------------------------------------- */

static bool is_round(const vaka_frame *frame, int32_t game)
{
    return frame->step == VAKA_STEP_SCRIPT && frame->local[VAKA_LOCAL_ITEM] == game &&
           frame->stage != 0;
}

void vaka_game_push(vaka_position *position, const vaka_queued *queued)
{
    const int16_t *local = queued->local;
    int32_t depth = position->table->depth;

    if (local[VAKA_LOCAL_ITEM] == VAKA_QUEUED_DEAL) {
        const int16_t seats[VAKA_LOCALS] = {local[VAKA_LOCAL_ARGS], local[VAKA_LOCAL_ARGS + 1]};
        vaka_agenda_push(position, "", VAKA_STEP_DEAL, seats);
        return;
    }

    vaka_agenda_push(position, "", VAKA_STEP_SCRIPT, queued->local);
    if (!queued->way || position->table->depth == depth)
        return;
    vaka_frame *frame = vaka_agenda_top(position);
    frame->stage = queued->way;
    frame->seats = queued->seats;
    frame->dir = queued->first;
}

/* What came of the go of the seat whose step has ended. */
static void settle(vaka_frame *frame)
{
    uint8_t seat = VAKA_SEAT(frame->seat);

    if (frame->stage == WAY_ROUND)
        frame->done = (uint8_t)(frame->window ? frame->done | seat : 0);
    else if (frame->stage == WAY_EACH || frame->window)
        frame->done |= seat;
    frame->window = 0;
}

/* Whose go it is next; VAKA_NONE: it is over. Those who are out of the game have passed. */
static int32_t next_go(const vaka_position *position, const vaka_frame *frame)
{
    uint8_t in = frame->seats & position->table->seats_in, left = in & (uint8_t)~frame->done;
    uint8_t wanted = frame->stage == WAY_ROUND ? in : left;
    int32_t seat = frame->seat < 0 ? frame->dir : frame->seat;
    bool same = frame->seat < 0 || frame->stage == WAY_WINDOW;

    if (!left)
        return VAKA_NONE;
    for (int32_t i = 0; i <= position->face.seats; i++) {
        if ((i > 0 || same) && (wanted & VAKA_SEAT(seat)))
            return seat;
        seat = vaka_agenda_after(position, seat, position->order ? VAKA_BY_ORDER : 1);
    }
    return VAKA_NONE;
}

bool vaka_game_round_on(vaka_position *position, int32_t game)
{
    vaka_frame *frame = vaka_agenda_top(position);

    if (!is_round(frame, game))
        return false;
    position->progress = true;
    position->keyed = position->acted = false;
    if (frame->seat >= 0)
        settle(frame);
    frame->seat = (int8_t)next_go(position, frame);
    if (frame->seat < 0)
        vaka_done(&position->face);
    else
        vaka_agenda_push(position, "", VAKA_STEP_SCRIPT,
                         (int16_t[VAKA_LOCALS]){(int16_t)game, frame->local[VAKA_LOCAL_CALL],
                                                frame->seat, frame->local[VAKA_LOCAL_ARGS],
                                                frame->local[VAKA_LOCAL_ARGS + 1]});
    return true;
}

/* --- what scripts call ------------------------------------------------------------------------ */

/* Field `seats`, a list; left out: all that are in the game. */
static uint8_t read_seats(lua_State *L, const char *by)
{
    uint8_t set = 0;
    char what[48];

    if (lua_getfield(L, 2, "seats") == LUA_TNIL) {
        lua_pop(L, 1);
        return vaka_bridge_position(L)->table->seats_in;
    }
    snprintf(what, sizeof what, "'seats' of %s", by);
    if (!lua_istable(L, -1))
        luaL_error(L, "%s: 'seats' is a list of seats", by);
    for (lua_Integer i = 1; lua_geti(L, -1, i) != LUA_TNIL; i++) {
        vaka_sandbox_burn(L, 1);
        set |= VAKA_SEAT(vaka_bridge_read(L, -1, VAKA_TYPE_SEAT, what));
        lua_pop(L, 1);
    }
    lua_pop(L, 2);
    return set;
}

/* Field `first`; left out: who is first in the order of play. */
static int8_t read_first(lua_State *L, const char *by)
{
    const vaka_position *position = vaka_bridge_position(L);
    int32_t first = position->order ? position->order[0] : 0;
    char what[48];

    snprintf(what, sizeof what, "'first' of %s", by);
    if (lua_getfield(L, 2, "first") != LUA_TNIL)
        first = vaka_bridge_read(L, -1, VAKA_TYPE_SEAT, what);
    lua_pop(L, 1);
    return (int8_t)first;
}

static int queue_round(lua_State *L, const char *by, int way)
{
    static const char *const fields[] = {"seats", "first", "with"};
    vaka_queued queued = {.way = (uint8_t)way};
    int32_t with = 0, step = vaka_game_named(L, 1, by, "step");

    vaka_game_place(L, by);
    lua_settop(L, 2);
    if (lua_isnil(L, 2)) {
        lua_newtable(L);
        lua_replace(L, 2);
    }
    if (!lua_istable(L, 2))
        luaL_error(L, "%s(\"%s\", { … }): a table with first, seats or with expected, got %s", by,
                   lua_tostring(L, 1), luaL_typename(L, 2));
    vaka_bridge_fields(L, 2, VAKA_NAMED_ROWS(fields, sizeof fields / sizeof *fields), by);
    queued.seats = read_seats(L, by);
    queued.first = read_first(L, by);
    if (lua_getfield(L, 2, "with") != LUA_TNIL)
        with = vaka_game_number(L, -1, by);
    queued.local[VAKA_LOCAL_ITEM] = (int16_t)vaka_game_runner(L)->content->game;
    queued.local[VAKA_LOCAL_CALL] = (int16_t)step;
    queued.local[VAKA_LOCAL_ARGS] = (int16_t)with;
    vaka_game_queue(L, by, &queued);
    return 0;
}

static int run_each(lua_State *L)
{
    return queue_round(L, "run_each", WAY_EACH);
}

static int run_round(lua_State *L)
{
    return queue_round(L, "run_round", WAY_ROUND);
}

static int run_window(lua_State *L)
{
    return queue_round(L, "run_window", WAY_WINDOW);
}

/* The seat whose go it is passes: in the round or window that was begun last. */
static int pass(lua_State *L)
{
    vaka_position *position = vaka_bridge_position(L);
    int32_t game = vaka_game_runner(L)->content->game;

    vaka_game_place(L, "pass");
    for (int32_t i = position->table->depth; i > 0; i--) {
        if (!is_round(&position->frames[i - 1], game) || position->frames[i - 1].stage == WAY_EACH)
            continue;
        vaka_script_key(position);
        position->frames[i - 1].window = 1;
        return 0;
    }
    return luaL_error(L, "pass: no round and no window is under way; run_round(\"…\") begins one");
}

void vaka_game_rounds_give(vaka_runner *runner, int environment)
{
    static const luaL_Reg functions[] = {
        {"run_each", run_each}, {"run_round", run_round}, {"run_window", run_window}, {NULL, NULL}};
    lua_State *L = vaka_sandbox_state(runner->sandbox);
    const vaka_module *module = runner->content->module;

    for (const luaL_Reg *at = functions; at->name; at++) {
        vaka_game_push_names(L, VAKA_NAMED_ROWS(module->steps, module->step_count));
        vaka_game_give(runner, environment, at->name, at->func);
    }
    lua_pushnil(L);
    vaka_game_give(runner, environment, "pass", pass);
}
