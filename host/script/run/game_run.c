/* script/run/game_run.c - what scripts of a game do beside changing the table: run, tell, hook …
 *
 * SPDX-License-Identifier: MIT */
#include "script/run/game_data.h"
#include "script/run/game_inside.h"

#include "match/deal.h"
#include "vaka/counter.h"

#include <lauxlib.h>
#include <string.h>

#define CALL_FUEL 20u

vaka_runner *vaka_game_runner(lua_State *L)
{
    return lua_touserdata(L, lua_upvalueindex(1));
}

/* Tries all names in a table as a guess. */
static void guess_key(lua_State *L, int table, vaka_guess *guess)
{
    lua_pushnil(L);
    while (lua_next(L, table)) {
        lua_pop(L, 1);
        if (lua_type(L, -1) == LUA_TSTRING)
            vaka_guess_try(guess, lua_tostring(L, -1));
    }
}

static int no_such_name(lua_State *L)
{
    const char *prefix = lua_touserdata(L, lua_upvalueindex(1));
    vaka_guess guess = vaka_guess_of(vaka_word_of(luaL_checkstring(L, 2)));

    guess_key(L, 1, &guess);
    if (guess.best)
        return luaL_error(L, "there is no '%s.%s'; did you mean '%s'?", prefix, lua_tostring(L, 2),
                          guess.best);
    return luaL_error(L, "there is no '%s.%s'", prefix, lua_tostring(L, 2));
}

void vaka_game_run_guard(lua_State *L, const char *prefix)
{
    lua_createtable(L, 0, 2);
    lua_pushlightuserdata(L, (void *)(uintptr_t)prefix);
    lua_pushcclosure(L, no_such_name, 1);
    lua_setfield(L, -2, "__index");
    lua_pushboolean(L, 0);
    lua_setfield(L, -2, "__metatable");
    lua_setmetatable(L, -2);
}

/* The number that a name has in the table that is the second upvalue. */
int32_t vaka_game_named(lua_State *L, int index, const char *function, const char *what)
{
    luaL_checktype(L, index, LUA_TSTRING);
    lua_pushvalue(L, index);
    if (lua_rawget(L, lua_upvalueindex(2)) == LUA_TNIL) {
        vaka_guess guess = vaka_guess_of(vaka_word_of(lua_tostring(L, index)));
        char advice[96] = "";
        guess_key(L, lua_upvalueindex(2), &guess);
        if (guess.best)
            snprintf(advice, sizeof advice, "; did you mean '%.60s'?", guess.best);
        luaL_error(L, "%s: there is no %s '%s'%s", function, what, lua_tostring(L, index), advice);
    }
    int32_t number = (int32_t)lua_tointeger(L, -1);
    lua_pop(L, 1);
    return number;
}

/* Raises the error that nothing on the table has an id, with what was perhaps meant. */
static int no_such_id(lua_State *L, const vaka_layout *layout, const char *id, const char *what)
{
    vaka_guess guess = vaka_guess_of(vaka_word_of(id));
    char advice[96] = "";

    for (int32_t i = 0; i < layout->word_count; i++)
        vaka_guess_try(&guess, layout->words[i].id);
    for (int32_t i = 0; i < layout->zone_count; i++)
        if (layout->zones[i].id)
            vaka_guess_try(&guess, layout->zones[i].id);
    for (int32_t i = 0; i < layout->kind_count; i++)
        vaka_guess_try(&guess, layout->kinds[i].id);
    for (int32_t i = 0; i < layout->counter_count; i++)
        vaka_guess_try(&guess, layout->counters[i].id);
    if (guess.best)
        snprintf(advice, sizeof advice, "; did you mean '%.60s'?", guess.best);
    return luaL_error(L, "%s: there is no word, zone, kind or counter '%s'%s", what, id, advice);
}

int32_t vaka_game_number(lua_State *L, int index, const char *what)
{
    const vaka_layout *layout = vaka_bridge_position(L)->face.layout;
    int whole;

    if (lua_isboolean(L, index))
        return lua_toboolean(L, index);
    if (lua_type(L, index) == LUA_TSTRING) {
        const char *id = lua_tostring(L, index);
        int32_t found = vaka_word_by_id(layout, id);
        found = found < 0 ? vaka_zone_by_id(layout, id) : found;
        found = found < 0 ? vaka_kind_by_id(layout, id) : found;
        found = found < 0 ? vaka_counter_by_id(layout, id) : found;
        return found < 0 ? no_such_id(L, layout, id, what) : found;
    }
    lua_Integer number = lua_tointegerx(L, index, &whole);
    if (!whole || number < VAKA_HIDDEN || number > INT16_MAX)
        luaL_error(L, "%s: a number of 16 bits expected, got %s", what, luaL_typename(L, index));
    return (int32_t)number;
}

/* In the middle of what acts, where something may be changed. */
void vaka_game_place(lua_State *L, const char *name)
{
    const vaka_runner *runner = vaka_game_runner(L);

    vaka_sandbox_burn(L, CALL_FUEL);
    if (vaka_sandbox_ending(L) || runner->filter || !runner->frames || !vaka_bridge_may_change(L))
        luaL_error(L, "%s can only be used while a step or a card acts, not where it only looks",
                   name);
}

void vaka_game_queue(lua_State *L, const char *by, const vaka_queued *queued)
{
    vaka_runner *runner = vaka_game_runner(L);

    if (runner->queued == VAKA_QUEUE)
        luaL_error(L, "%s: one step queues at most %d others", by, VAKA_QUEUE);
    const vaka_position *position = vaka_bridge_position(L);
    int32_t frames = position->face.layout->frame_max;
    if (position->table->depth + (int32_t)runner->queued >= frames)
        luaL_error(L, "%s: more than %d steps would wait; let a step of its own run the rest", by,
                   (int)frames);
    runner->queue[runner->queued++] = *queued;
}

void vaka_game_queue_call(lua_State *L, const char *by, const int32_t local[VAKA_LOCALS])
{
    vaka_queued queued = {0};

    for (int i = 0; i < VAKA_LOCALS; i++)
        queued.local[i] = (int16_t)local[i];
    vaka_game_queue(L, by, &queued);
}

/* Up to three numbers from an argument on; what is left out is 0. */
void vaka_game_numbers(lua_State *L, int from, const char *by, int32_t out[3])
{
    for (int i = 0; i < 3; i++)
        out[i] = lua_isnoneornil(L, from + i) ? 0 : vaka_game_number(L, from + i, by);
}

/* What a step takes and is not given is 0 to it. Where nothing at all is given, a seat has been
 * forgotten, and the first one would act for everybody. */
static void check_given(lua_State *L, int32_t step)
{
    const vaka_runner *runner = vaka_game_runner(L);
    const char *name = runner->content->module->steps[step].id;

    if (lua_gettop(L) == 1 && runner->script_game->takes[step])
        luaL_error(L, "run: step '%s' takes something, and gets nothing: run(\"%s\", seat)", name,
                   name);
}

/* run("step", a, b, c) */
static int run_step(lua_State *L)
{
    int32_t args[3], step = vaka_game_named(L, 1, "run", "step");

    vaka_game_place(L, "run");
    check_given(L, step);
    vaka_game_numbers(L, 2, "run", args);
    vaka_game_queue_call(
        L, "run", (int32_t[]){vaka_game_runner(L)->content->game, step, args[0], args[1], args[2]});
    return 0;
}

/* hook("name", a, b, c) */
static int run_hook(lua_State *L)
{
    const vaka_content *content = vaka_game_runner(L)->content;
    int32_t args[3], hook = vaka_game_named(L, 1, "hook", "hook");

    vaka_game_place(L, "hook");
    vaka_game_numbers(L, 2, "hook", args);
    for (uint32_t i = content->listener_first[hook]; i < content->listener_first[hook + 1]; i++)
        vaka_game_queue_call(
            L, "hook", (int32_t[]){content->listeners[i], -1 - hook, args[0], args[1], args[2]});
    return 0;
}

/* set_order { 1, 0, 2 }: every seat once. */
static int set_order(lua_State *L)
{
    vaka_position *position = vaka_bridge_position(L);
    int32_t seats = position ? position->face.seats : 0;
    int8_t order[VAKA_MAX_SEATS] = {0};

    vaka_game_place(L, "set_order");
    luaL_checktype(L, 1, LUA_TTABLE);
    if (!position->order)
        luaL_error(L, "set_order: there is no order of play; write t.order() in 'table'");
    for (int32_t i = 0; i < seats; i++) {
        lua_geti(L, 1, i + 1);
        order[i] = (int8_t)vaka_bridge_read(L, -1, VAKA_TYPE_SEAT, "seat of set_order");
        lua_pop(L, 1);
        for (int32_t j = 0; j < i; j++)
            if (order[j] == order[i])
                luaL_error(L, "set_order: seat %d is there twice; write every seat once", order[i]);
    }
    if (luaL_len(L, 1) != seats)
        luaL_error(L, "set_order: a list of all %d seats expected", seats);
    vaka_script_key(position);
    vaka_order_set(&position->face, order);
    return 0;
}

/* deal(seat, with): queued like a step. */
static int deal(lua_State *L)
{
    vaka_position *position = vaka_bridge_position(L);
    int32_t seat, with;

    vaka_game_place(L, "deal");
    seat = vaka_bridge_read(L, 1, VAKA_TYPE_SEAT, "seat of deal");
    with = vaka_bridge_read(L, 2, VAKA_TYPE_SEAT, "other seat of deal");
    if (!position->deal)
        luaL_error(L, "deal: there are no deals; write t.deals { … } in 'table'");
    if (!(vaka_deal_seats(position) & VAKA_SEAT(seat)) ||
        !(vaka_deal_seats(position) & VAKA_SEAT(with)) || seat == with)
        luaL_error(L, "deal: seats %d and %d cannot deal", seat, with);
    if (!position->deal->left[seat])
        luaL_error(L, "deal: seat %d has no offer left; ask game.deals_left(seat) first", seat);
    vaka_game_queue_call(L, "deal", (int32_t[]){VAKA_QUEUED_DEAL, 0, seat, with, 0});
    return 0;
}

/* --- giving them ------------------------------------------------------------------------------ */

/* Names of rows, which begin with them, to their numbers. */
void vaka_game_push_names(lua_State *L, vaka_named_rows rows)
{
    lua_createtable(L, 0, (int)rows.count);
    for (uint32_t i = 0; i < rows.count; i++) {
        lua_pushinteger(L, i);
        lua_setfield(L, -2, vaka_row_name(rows, i));
    }
}

bool vaka_game_strict(lua_State *L)
{
    return lua_tointeger(L, lua_upvalueindex(3)) != VAKA_STRICT_NOT;
}

/* A function with the runner, the table on top of the stack, which it takes, and how strict it is.
 */
void vaka_game_give(vaka_runner *runner, int environment, const char *name, lua_CFunction function)
{
    lua_State *L = vaka_sandbox_state(runner->sandbox);

    lua_pushlightuserdata(L, runner);
    lua_insert(L, -2);
    lua_pushinteger(L, runner->strict);
    lua_pushcclosure(L, function, 3);
    vaka_sandbox_give(runner->sandbox, environment, name);
}

void vaka_game_run_furnish(vaka_runner *runner, int environment)
{
    lua_State *L = vaka_sandbox_state(runner->sandbox);
    const vaka_module *module = runner->content->module;

    vaka_game_push_names(L, VAKA_NAMED_ROWS(module->steps, module->step_count));
    vaka_game_give(runner, environment, "run", run_step);
    vaka_game_push_names(L, VAKA_NAMED_ROWS(module->hooks, module->hook_count));
    vaka_game_give(runner, environment, "hook", run_hook);
    vaka_game_tell_give(runner, environment);
    vaka_game_rounds_give(runner, environment);
    vaka_game_cards_give(runner, environment);
    lua_pushnil(L);
    vaka_game_give(runner, environment, "set_order", set_order);
    lua_pushnil(L);
    vaka_game_give(runner, environment, "finish", vaka_game_finish);
    lua_pushnil(L);
    vaka_game_give(runner, environment, "deal", deal);
    vaka_game_data_give(runner->content, runner->sandbox, environment, runner->strict);
}

/* --- the game's own functions ----------------------------------------------------------------- */

/* A reference to a field of the table on top, LUA_NOREF if it is no function. */
static int function_in(lua_State *L, const char *name)
{
    vaka_sandbox_inside(L, -1);
    lua_getfield(L, -1, name);
    lua_remove(L, -2);
    if (lua_isfunction(L, -1))
        return luaL_ref(L, LUA_REGISTRYINDEX);
    lua_pop(L, 1);
    return LUA_NOREF;
}

/* The functions of `evaluate`, whose game's table is on top. */
static void note_measure(struct vaka_game_run *run, lua_State *L)
{
    run->measure = run->progress = LUA_NOREF;
    vaka_sandbox_inside(L, -1);
    lua_getfield(L, -1, "evaluate");
    lua_remove(L, -2);
    if (lua_istable(L, -1)) {
        run->measure = function_in(L, "measure");
        run->progress = function_in(L, "progress");
    }
    lua_pop(L, 1);
}

/* How many numbers a step wants; setup gets none. */
static uint8_t wanted_by(lua_State *L, int step)
{
    lua_Debug function = {0};

    if (step == LUA_NOREF)
        return 0;
    lua_rawgeti(L, LUA_REGISTRYINDEX, step);
    lua_getinfo(L, ">u", &function);
    return function.nparams;
}

bool vaka_game_run_note(vaka_runner *runner, lua_State *L)
{
    struct vaka_game_run *run = runner->script_game;
    const vaka_module *module = runner->content->module;
    bool same;

    run->table = function_in(L, "table");
    run->scene = function_in(L, "scene");
    note_measure(run, L);
    run->steps = vaka_arena_new(&runner->arena, (module->step_count + 1) * sizeof *run->steps);
    run->takes = vaka_arena_new(&runner->arena, module->step_count + 1);
    run->steps[VAKA_STEP_SETUP] = function_in(L, "setup");
    same = vaka_game_lent_note(runner, L) && run->table != LUA_NOREF &&
           run->steps[VAKA_STEP_SETUP] != LUA_NOREF &&
           (run->scene != LUA_NOREF) == run->game->has_scene;
    vaka_sandbox_inside(L, -1);
    lua_getfield(L, -1, "steps");
    lua_remove(L, -2);
    for (uint32_t i = 1; i < module->step_count; i++) {
        run->steps[i] = lua_istable(L, -1) ? function_in(L, module->steps[i].id) : LUA_NOREF;
        run->takes[i] = wanted_by(L, run->steps[i]);
        same = same && run->steps[i] != LUA_NOREF;
    }
    lua_pop(L, 1);
    return same;
}

void vaka_game_run_blame(vaka_runner *runner, vaka_position *position)
{
    const vaka_frame *frame = &position->running;
    const vaka_module *module = runner->content->module;
    const vaka_item *item = &runner->content->items[runner->content->game];
    lua_State *L = vaka_sandbox_state(runner->sandbox);
    int32_t step = frame->local[VAKA_LOCAL_CALL];
    char trouble[sizeof position->trouble];
    lua_Debug where = {.linedefined = 1};

    if (frame->local[VAKA_LOCAL_ITEM] != runner->content->game || step < 0 ||
        step >= (int32_t)module->step_count)
        step = VAKA_STEP_SETUP;
    lua_rawgeti(L, LUA_REGISTRYINDEX, runner->script_game->steps[step]);
    lua_getinfo(L, ">S", &where);
    snprintf(trouble, sizeof trouble, "%.60s:%d: after step '%.40s': %.*s", item->file,
             where.linedefined, module->steps[step].id, (int)sizeof trouble - 130,
             position->trouble);
    memcpy(position->trouble, trouble, sizeof trouble);
}
