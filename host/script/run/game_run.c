/* script/run/game_run.c - what scripts of a game do beside changing the table: run, tell, finish …
 *
 * SPDX-License-Identifier: MIT */
#include "script/run/game_data.h"
#include "script/run/game_inside.h"

#include "table/event_log.h"
#include "vaka/counter.h"
#include "vaka/result.h"

#include <lauxlib.h>
#include <string.h>

#define CALL_FUEL 20u

static vaka_runner *runner_of(lua_State *L)
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
static int32_t named(lua_State *L, int index, const char *function, const char *what)
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
        if (found < 0)
            luaL_error(L, "%s: there is no word, zone, kind or counter '%s'", what, id);
        return found;
    }
    lua_Integer number = lua_tointegerx(L, index, &whole);
    if (!whole || number < VAKA_HIDDEN || number > INT16_MAX)
        luaL_error(L, "%s: a number of 16 bits expected, got %s", what, luaL_typename(L, index));
    return (int32_t)number;
}

/* In the middle of what acts, where something may be changed. */
static void check_place(lua_State *L, const char *name)
{
    const vaka_runner *runner = runner_of(L);

    vaka_sandbox_burn(L, CALL_FUEL);
    if (vaka_sandbox_ending(L) || runner->filter || !runner->frames || !vaka_bridge_may_change(L))
        luaL_error(L, "%s can only be used while a step or a card acts, not where it only looks",
                   name);
}

static void queue(lua_State *L, const char *by, const int32_t local[VAKA_LOCALS])
{
    vaka_runner *runner = runner_of(L);

    if (runner->queued == VAKA_QUEUE)
        luaL_error(L, "%s: one step queues at most %d others", by, VAKA_QUEUE);
    const vaka_position *position = vaka_bridge_position(L);
    int32_t frames = position->face.layout->frame_max;
    if (position->table->depth + (int32_t)runner->queued >= frames)
        luaL_error(L, "%s: more than %d steps would wait; let a step of its own run the rest", by,
                   (int)frames);
    for (int i = 0; i < VAKA_LOCALS; i++)
        runner->queue[runner->queued][i] = (int16_t)local[i];
    runner->queued++;
}

/* Up to three numbers from an argument on; what is left out is 0. */
static void read_numbers(lua_State *L, int from, const char *by, int32_t out[3])
{
    for (int i = 0; i < 3; i++)
        out[i] = lua_isnoneornil(L, from + i) ? 0 : vaka_game_number(L, from + i, by);
}

/* run("step", a, b, c) */
static int run_step(lua_State *L)
{
    int32_t args[3], step = named(L, 1, "run", "step");

    check_place(L, "run");
    read_numbers(L, 2, "run", args);
    queue(L, "run", (int32_t[]){runner_of(L)->content->game, step, args[0], args[1], args[2]});
    return 0;
}

/* hook("name", a, b, c) */
static int run_hook(lua_State *L)
{
    const vaka_content *content = runner_of(L)->content;
    int32_t args[3], hook = named(L, 1, "hook", "hook");

    check_place(L, "hook");
    read_numbers(L, 2, "hook", args);
    for (uint32_t i = content->listener_first[hook]; i < content->listener_first[hook + 1]; i++)
        queue(L, "hook", (int32_t[]){content->listeners[i], -1 - hook, args[0], args[1], args[2]});
    return 0;
}

/* tell("event", …) */
static int tell(lua_State *L)
{
    vaka_event event = {.audience = 0xff};

    check_place(L, "tell");
    event.id = (uint16_t)named(L, 1, "tell", "event");
    for (int i = 0; i < VAKA_TEXT_ARGS && i + 2 <= lua_gettop(L); i++)
        event.arg[i] = (int16_t)(lua_isnil(L, i + 2) ? 0 : vaka_game_number(L, i + 2, "tell"));
    vaka_script_key(vaka_bridge_position(L));
    vaka_tell_event(&vaka_bridge_position(L)->face, &event);
    return 0;
}

/* set_order { 1, 0, 2 }: every seat once. */
static int set_order(lua_State *L)
{
    vaka_position *position = vaka_bridge_position(L);
    int32_t seats = position ? position->face.seats : 0;
    int8_t order[VAKA_MAX_SEATS] = {0};

    check_place(L, "set_order");
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

/* --- content of the game ---------------------------------------------------------------------- */

/* A number in the table on top of the stack, under the text of an argument; the table stays. */
static bool find_number(lua_State *L, int index, int32_t *out)
{
    luaL_checktype(L, index, LUA_TSTRING);
    lua_pushvalue(L, index);
    bool found = lua_rawget(L, -2) == LUA_TNUMBER;
    *out = found ? (int32_t)lua_tointeger(L, -1) : VAKA_NONE;
    lua_pop(L, 1);
    return found;
}

/* Item and function that play and worth name: "tide", "high", "setup". The second upvalue has both
 * by sort: { numbers of cards, numbers of functions }. */
static int32_t read_card(lua_State *L, const char *by, int32_t *function)
{
    int32_t item;

    luaL_checktype(L, 1, LUA_TSTRING);
    lua_pushvalue(L, 1);
    if (lua_rawget(L, lua_upvalueindex(2)) != LUA_TTABLE)
        luaL_error(L, "%s: there is no sort '%s'", by, lua_tostring(L, 1));
    lua_rawgeti(L, -1, 2);
    if (!find_number(L, 3, function))
        luaL_error(L, "%s: a %s has no function '%s'", by, lua_tostring(L, 1), lua_tostring(L, 3));
    lua_rawgeti(L, -2, 1);
    if (!find_number(L, 2, &item))
        luaL_error(L, "%s: there is no %s '%s' in this match", by, lua_tostring(L, 1),
                   lua_tostring(L, 2));
    lua_pop(L, 3);
    return item;
}

int32_t vaka_game_card(lua_State *L, const vaka_runner *runner, int index)
{
    const vaka_content *content = runner->content;
    const vaka_module *module = content->module;
    const char *name = luaL_checkstring(L, index), *id = luaL_checkstring(L, index + 1);
    int32_t sort =
        vaka_row_find(VAKA_NAMED_ROWS(module->sorts, module->sort_count), vaka_word_of(name));

    for (uint32_t i = sort < 0 ? 0 : content->first[sort];
         sort >= 0 && i < content->first[sort + 1]; i++)
        if (strcmp(content->items[i].id, id) == 0)
            return (int32_t)i;
    return luaL_error(L, "there is no %s '%s' in this match", name, id);
}

static bool has_function(const vaka_runner *runner, int32_t item, int32_t function)
{
    return (runner->content->items[item].functions >> function & 1u) != 0;
}

/* play("sort", "id", "function", seat, a, b) */
static int play_card(lua_State *L)
{
    int32_t function, args[3], item = read_card(L, "play", &function);

    check_place(L, "play");
    read_numbers(L, 4, "play", args);
    if (has_function(runner_of(L), item, function))
        queue(L, "play", (int32_t[]){item, function, args[0], args[1], args[2]});
    return 0;
}

/* worth("sort", "id", "function", seat, a): a number, or nil if the card has no such function. */
static int ask_card(lua_State *L)
{
    vaka_runner *runner = runner_of(L);
    int32_t function, args[3], item = read_card(L, "worth", &function);
    vaka_position *position = vaka_bridge_position(L);
    const vaka_script_port *port = position && position->port ? position->port : &runner->port;

    read_numbers(L, 4, "worth", args);
    if (!has_function(runner, item, function) || !position)
        lua_pushnil(L);
    else
        lua_pushinteger(L, port->ask(port->data, position, item, (uint32_t)function, args, 0));
    if (position && position->broken)
        vaka_sandbox_stop(L);
    return 1;
}

/* cards("sort"), card("sort", "id"): what the second upvalue has. */
static int list_cards(lua_State *L)
{
    luaL_checktype(L, 1, LUA_TSTRING);
    lua_settop(L, 1);
    if (lua_rawget(L, lua_upvalueindex(2)) == LUA_TNIL)
        luaL_error(L, "cards: there is no such sort");
    return 1;
}

static int find_card(lua_State *L)
{
    luaL_checktype(L, 2, LUA_TSTRING);
    lua_pushvalue(L, 1);
    if (lua_rawget(L, lua_upvalueindex(2)) != LUA_TTABLE)
        luaL_error(L, "card: there is no such sort");
    lua_pushvalue(L, 2);
    lua_gettable(L, -2);
    return 1;
}

/* --- the end ---------------------------------------------------------------------------------- */

static int32_t read_word(lua_State *L, int index)
{
    const vaka_layout *layout = vaka_bridge_position(L)->face.layout;
    const char *id = luaL_checkstring(L, index);
    int32_t word = vaka_word_by_id(layout, id);

    if (word < 0)
        luaL_error(L, "finish: there is no word '%s'; declare it: words = { %s = \"…\" }", id, id);
    return word;
}

/* rows of { "word", points of seat 0, of seat 1, … } */
static void read_sheet(lua_State *L, vaka_match *match)
{
    int sheet = lua_gettop(L);
    lua_Integer rows = luaL_len(L, sheet);

    if (rows > match->layout->sheet_max)
        luaL_error(L, "finish: the sheet has %d rows; write t.sheet(%d) in 'table'",
                   (int)match->layout->sheet_max, (int)rows);
    for (lua_Integer i = 1; lua_geti(L, sheet, i) == LUA_TTABLE; i++) {
        vaka_sandbox_burn(L, CALL_FUEL);
        lua_geti(L, -1, 1);
        int32_t row = vaka_sheet_row(match, read_word(L, -1));
        lua_pop(L, 1);
        for (int32_t seat = 0; seat < match->seats; seat++) {
            if (lua_geti(L, -1, seat + 2) != LUA_TNIL)
                vaka_sheet_points(match, row, seat, vaka_game_number(L, -1, "finish"));
            lua_pop(L, 1);
        }
        lua_pop(L, 1);
    }
}

static uint8_t read_winners(lua_State *L, const vaka_match *match)
{
    uint8_t set = 0;

    if (lua_getfield(L, 1, "winners") == LUA_TTABLE)
        for (lua_Integer i = 1; lua_geti(L, 2, i) != LUA_TNIL; i++) {
            vaka_sandbox_burn(L, CALL_FUEL);
            lua_Integer seat = luaL_checkinteger(L, -1);
            if (seat < 0 || seat >= match->seats)
                luaL_error(L, "finish: there is no seat %d", (int)seat);
            set |= VAKA_SEAT(seat);
            lua_pop(L, 1);
        }
    lua_settop(L, 1);
    return set;
}

/* What can be said of the end; most of it lies on the sheet. */
static void check_result(lua_State *L, const vaka_match *match)
{
    static const char *const fields[] = {"winners", "places", "reason", "lost", "sheet"};
    vaka_named_rows known = VAKA_NAMED_ROWS(fields, sizeof fields / sizeof *fields);
    char list[96];

    vaka_sandbox_inside(L, 1);
    for (lua_pushnil(L); lua_next(L, 2); lua_pop(L, 1)) {
        const char *name = lua_type(L, -2) == LUA_TSTRING ? lua_tostring(L, -2) : "?";
        int32_t row = vaka_row_find(known, vaka_word_of(name));
        if (row < 0)
            luaL_error(L, "finish: there is no '%s'; it has %s", name,
                       vaka_row_list(known, list, sizeof list));
        if (row > 0 && !match->layout->sheet_max)
            luaL_error(L, "finish: '%s' is for games with a sheet; write t.sheet(1) in 'table'",
                       name);
    }
    lua_settop(L, 1);
}

static void read_result(lua_State *L, vaka_match *match)
{
    if (lua_getfield(L, 1, "sheet") == LUA_TTABLE)
        read_sheet(L, match);
    lua_settop(L, 1);
    if (lua_getfield(L, 1, "reason") != LUA_TNIL)
        vaka_end_reason(match, read_word(L, -1));
    lua_settop(L, 1);
    if (lua_getfield(L, 1, "places") == LUA_TTABLE)
        for (int32_t seat = 0; seat < match->seats; seat++) {
            if (lua_geti(L, 2, seat + 1) != LUA_TNIL)
                vaka_place_set(match, seat, vaka_game_number(L, -1, "finish"));
            lua_pop(L, 1);
        }
    lua_settop(L, 1);
}

/* finish { winners = { 0 }, places = { 1, 2 }, reason = "word", lost = true, sheet = { … } } */
static int finish(lua_State *L)
{
    vaka_position *position = vaka_bridge_position(L);

    check_place(L, "finish");
    luaL_checktype(L, 1, LUA_TTABLE);
    lua_settop(L, 1);
    check_result(L, &position->face);
    vaka_script_key(position);
    uint8_t winners = read_winners(L, &position->face);
    read_result(L, &position->face);
    lua_getfield(L, 1, "lost");
    if (lua_toboolean(L, -1))
        vaka_finish_lost(&position->face);
    else
        vaka_finish(&position->face, winners);
    if (position->broken)
        vaka_sandbox_stop(L);
    return 0;
}

/* --- giving them ------------------------------------------------------------------------------ */

/* Names of rows, which begin with them, to their numbers. */
static void push_names(lua_State *L, vaka_named_rows rows)
{
    lua_createtable(L, 0, (int)rows.count);
    for (uint32_t i = 0; i < rows.count; i++) {
        lua_pushinteger(L, i);
        lua_setfield(L, -2, vaka_row_name(rows, i));
    }
}

/* A function with the runner, and the table on top of the stack, which it takes. */
static void give(vaka_runner *runner, int environment, const char *name, lua_CFunction function)
{
    lua_State *L = vaka_sandbox_state(runner->sandbox);

    lua_pushlightuserdata(L, runner);
    lua_insert(L, -2);
    lua_pushcclosure(L, function, 2);
    vaka_sandbox_give(runner->sandbox, environment, name);
}

/* A card as scripts read it. */
static void push_card(lua_State *L, const vaka_sort *sort, const vaka_item *item)
{
    const char *list = sort->numbers;
    char name[64];
    uint32_t n = 0;
    vaka_word value;

    lua_newtable(L);
    lua_pushstring(L, item->id);
    lua_setfield(L, -2, "id");
    lua_pushstring(L, item->title);
    lua_setfield(L, -2, "title");
    lua_pushstring(L, item->text ? item->text : "");
    lua_setfield(L, -2, "text");
    for (; vaka_content_next(&list, name, sizeof name, NULL); n++) {
        lua_pushinteger(L, item->numbers[n]);
        lua_setfield(L, -2, name);
    }
    list = sort->words;
    for (; vaka_content_next(&list, name, sizeof name, &value); n++) {
        char words[256];
        snprintf(words, sizeof words, "%.*s", (int)value.length, value.at);
        vaka_word word = vaka_word_list_at(words, item->numbers[n]);
        lua_pushlstring(L, word.at, word.length);
        lua_setfield(L, -2, name);
    }
}

/* Pushes the numbers of all cards and of their functions, as read_card wants them. */
static void push_card_numbers(const vaka_runner *runner, lua_State *L)
{
    const vaka_content *content = runner->content;
    const vaka_module *module = content->module;
    char name[64];

    lua_newtable(L);
    for (uint32_t s = 0; s < module->sort_count; s++) {
        const char *list = module->sorts[s].functions;
        lua_createtable(L, 2, 0);
        lua_newtable(L);
        for (uint32_t i = content->first[s]; i < content->first[s + 1]; i++) {
            lua_pushinteger(L, i);
            lua_setfield(L, -2, content->items[i].id);
        }
        lua_rawseti(L, -2, 1);
        lua_newtable(L);
        for (uint32_t f = 0; vaka_content_next(&list, name, sizeof name, NULL); f++) {
            lua_pushinteger(L, f);
            lua_setfield(L, -2, name);
        }
        lua_rawseti(L, -2, 2);
        lua_setfield(L, -2, module->sorts[s].id);
    }
}

/* Pushes all cards: by sort, a list of ids, or of cards by id. */
static void push_cards(vaka_runner *runner, lua_State *L, bool whole)
{
    const vaka_content *content = runner->content;
    const vaka_module *module = content->module;

    lua_newtable(L);
    for (uint32_t s = 0; s < module->sort_count; s++) {
        lua_newtable(L);
        for (uint32_t i = content->first[s]; i < content->first[s + 1]; i++) {
            if (whole) {
                push_card(L, &module->sorts[s], &content->items[i]);
                lua_setfield(L, -2, content->items[i].id);
            } else {
                lua_pushstring(L, content->items[i].id);
                lua_rawseti(L, -2, (lua_Integer)(i - content->first[s]) + 1);
            }
        }
        vaka_sandbox_freeze(L);
        lua_setfield(L, -2, module->sorts[s].id);
    }
}

void vaka_game_run_furnish(vaka_runner *runner, int environment)
{
    lua_State *L = vaka_sandbox_state(runner->sandbox);
    const vaka_module *module = runner->content->module;

    push_names(L, VAKA_NAMED_ROWS(module->steps, module->step_count));
    give(runner, environment, "run", run_step);
    push_names(L, VAKA_NAMED_ROWS(module->hooks, module->hook_count));
    give(runner, environment, "hook", run_hook);
    push_names(L, VAKA_NAMED_ROWS(module->events, module->event_count));
    give(runner, environment, "tell", tell);
    push_cards(runner, L, false);
    give(runner, environment, "cards", list_cards);
    push_cards(runner, L, true);
    give(runner, environment, "card", find_card);
    push_card_numbers(runner, L);
    give(runner, environment, "play", play_card);
    push_card_numbers(runner, L);
    give(runner, environment, "worth", ask_card);
    lua_pushnil(L);
    give(runner, environment, "set_order", set_order);
    lua_pushnil(L);
    give(runner, environment, "finish", finish);
    vaka_game_data_give(runner->content, runner->sandbox, environment);
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

bool vaka_game_run_note(vaka_runner *runner, lua_State *L)
{
    struct vaka_game_run *run = runner->script_game;
    const vaka_module *module = runner->content->module;
    bool same;

    run->table = function_in(L, "table");
    run->scene = function_in(L, "scene");
    run->steps = vaka_arena_new(&runner->arena, (module->step_count + 1) * sizeof *run->steps);
    run->steps[VAKA_STEP_SETUP] = function_in(L, "setup");
    same = run->table != LUA_NOREF && run->steps[VAKA_STEP_SETUP] != LUA_NOREF &&
           (run->scene != LUA_NOREF) == run->game->has_scene;
    vaka_sandbox_inside(L, -1);
    lua_getfield(L, -1, "steps");
    lua_remove(L, -2);
    for (uint32_t i = 1; i < module->step_count; i++) {
        run->steps[i] = lua_istable(L, -1) ? function_in(L, module->steps[i].id) : LUA_NOREF;
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
