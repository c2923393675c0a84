/* script/run/act.c - ask.act: a question whose answers are verbs of the game.
 *
 * SPDX-License-Identifier: MIT
 *
 * A new question lists what each verb may be done with, and ends the script for now. When the
 * answer is there the step runs again and comes to the same place; nothing is listed then, only the
 * chosen verb's `go` is called. Why something is not offered, and what a bot should think of what
 * is, are asked in the same way, aside: on a copy of the match. */
#include "script/run/ask_inside.h"
#include "script/run/game_inside.h"

#include "table/redact.h"

#include <stdlib.h>
#include <string.h>

#define ROW_FUEL 10u

static const vaka_module *module_of(const vaka_runner *runner)
{
    return runner->content->module;
}

/* Pushes the table of the words that an argument takes: word to number, and number to word. It is
 * made when it is first wanted. */
static void push_words(lua_State *L, const vaka_arg *arg)
{
    if (lua_rawgetp(L, LUA_REGISTRYINDEX, arg) == LUA_TTABLE)
        return;
    lua_pop(L, 1);
    lua_newtable(L);
    for (int32_t i = 0; i < vaka_word_list_size(arg->words); i++) {
        vaka_word word = vaka_word_list_at(arg->words, i);
        lua_pushlstring(L, word.at, word.length);
        lua_pushvalue(L, -1);
        lua_rawseti(L, -3, i);
        lua_pushinteger(L, i);
        lua_rawset(L, -3);
    }
    lua_pushvalue(L, -1);
    lua_rawsetp(L, LUA_REGISTRYINDEX, arg);
}

static int32_t word_number(lua_State *L, const vaka_verb *verb, const vaka_arg *arg, int index)
{
    const char *text = lua_type(L, index) == LUA_TSTRING ? lua_tostring(L, index) : NULL;
    int32_t number = VAKA_NONE;

    if (text) {
        push_words(L, arg);
        lua_pushvalue(L, index);
        number = lua_rawget(L, -2) == LUA_TNUMBER ? (int32_t)lua_tointeger(L, -1) : VAKA_NONE;
        lua_pop(L, 2);
    }
    if (number >= 0)
        return number;
    return luaL_error(L, "ask.act: %s: a word of %s expected, got %s", verb->name, arg->words,
                      text ? text : luaL_typename(L, index));
}

static int32_t whole_number(lua_State *L, const vaka_verb *verb, const vaka_arg *arg, int index)
{
    int whole;
    lua_Integer number = lua_tointegerx(L, index, &whole);

    if (!whole || number < arg->min || number > arg->max)
        luaL_error(L, "ask.act: %s: a number from %d to %d expected", verb->name, (int)arg->min,
                   (int)arg->max);
    return (int32_t)number;
}

static int32_t route_number(lua_State *L, const vaka_verb *verb, int index, const char *what)
{
    int32_t zone = vaka_bridge_read(L, index, VAKA_TYPE_ZONE, what);

    if (!vaka_layout_is_route(vaka_bridge_position(L)->face.layout, zone))
        luaL_error(L, "ask.act: %s: a route expected", verb->name);
    return zone;
}

/* The value at an index as an argument of an act. */
static int16_t read_arg(lua_State *L, const vaka_verb *verb, const vaka_arg *arg, int index)
{
    static const uint8_t types[] = {[VAKA_ARG_ZONE] = VAKA_TYPE_ZONE,
                                    [VAKA_ARG_SPACE] = VAKA_TYPE_SPACE,
                                    [VAKA_ARG_KIND] = VAKA_TYPE_KIND,
                                    [VAKA_ARG_SEAT] = VAKA_TYPE_SEAT,
                                    [VAKA_ARG_COUNTER] = VAKA_TYPE_COUNTER};
    char what[96];

    snprintf(what, sizeof what, "row of '%s' in ask.act", verb->name);

    switch (arg->type) {
    case VAKA_ARG_INT:
        return (int16_t)whole_number(L, verb, arg, index);
    case VAKA_ARG_WORD:
        return (int16_t)word_number(L, verb, arg, index);
    case VAKA_ARG_ROUTE:
        return (int16_t)route_number(L, verb, index, what);
    default:
        return (int16_t)vaka_bridge_read(L, index, types[arg->type], what);
    }
}

static int count_args(const vaka_verb *verb)
{
    int count = 0;

    while (count < VAKA_ARGS && verb->arg[count].type != VAKA_ARG_NONE)
        count++;
    return count;
}

/* Pushes the arguments of an act as a script has them; how many. */
static int push_args(lua_State *L, const vaka_verb *verb, const int16_t arg[VAKA_ARGS])
{
    int count = count_args(verb);

    for (int i = 0; i < count; i++) {
        if (verb->arg[i].type == VAKA_ARG_WORD) {
            push_words(L, &verb->arg[i]);
            lua_rawgeti(L, -1, arg[i]);
            lua_remove(L, -2);
        } else {
            lua_pushinteger(L, arg[i]);
        }
    }
    return count;
}

/* Pushes what the question says of a verb; nil: it is not in it. */
static int push_verb(lua_State *L, const vaka_verb *verb)
{
    return lua_getfield(L, 1, verb->name);
}

/* Pushes a function of what the question says of a verb; false, with nothing pushed: it has none.
 */
static bool push_function(lua_State *L, const vaka_verb *verb, const char *name)
{
    int type = push_verb(L, verb);

    if (type == LUA_TFUNCTION && strcmp(name, "go") == 0)
        return true;
    if (type == LUA_TTABLE) {
        type = lua_getfield(L, -1, name);
        lua_remove(L, -2);
        if (type == LUA_TFUNCTION)
            return true;
        if (type != LUA_TNIL)
            luaL_error(L, "ask.act: %s: '%s' must be a function", verb->name, name);
    }
    lua_pop(L, 1);
    return false;
}

/* --- a new question --------------------------------------------------------------------------- */

static void add_act(lua_State *L, uint32_t number, const int16_t arg[VAKA_ARGS])
{
    vaka_position *position = vaka_bridge_position(L);

    vaka_sandbox_burn(L, ROW_FUEL);
    if (!vaka_acts_add(position, number, arg))
        luaL_error(L, "ask.act: more than the %d acts of its limits (t.limits { acts = … })",
                   (int)position->face.layout->act_max);
}

/* A row of a verb on top of the stack: a list of its arguments, or the only one. */
static void add_row(lua_State *L, uint32_t number, const vaka_verb *verb, int args)
{
    int16_t arg[VAKA_ARGS] = {0};

    if (args == 1 && !lua_istable(L, -1)) {
        arg[0] = read_arg(L, verb, &verb->arg[0], lua_gettop(L));
    } else {
        int row = lua_gettop(L);
        luaL_checktype(L, row, LUA_TTABLE);
        for (int i = 0; i < args; i++) {
            lua_geti(L, row, i + 1);
            arg[i] = read_arg(L, verb, &verb->arg[i], row + 1);
            lua_settop(L, row);
        }
    }
    add_act(L, number, arg);
}

static void add_rows(lua_State *L, uint32_t number, const vaka_verb *verb)
{
    int args = count_args(verb), rows = lua_gettop(L);
    lua_Integer count = luaL_len(L, rows);

    for (lua_Integer i = 1; i <= count; i++) {
        lua_geti(L, rows, i);
        add_row(L, number, verb, args);
        lua_settop(L, rows);
    }
}

/* What the table of a verb on top of the stack has besides its rows is functions. */
static void check_functions(lua_State *L, const vaka_verb *verb)
{
    static const char *const names[] = {"go", "why", "hint"};

    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        int type = lua_getfield(L, -1, names[i]);
        if (type != LUA_TNIL && type != LUA_TFUNCTION)
            luaL_error(L, "ask.act: %s: '%s' must be a function, not %s", verb->name, names[i],
                       luaL_typename(L, -1));
        lua_pop(L, 1);
    }
}

/* Pushes the rows of a verb, from what the question says of it, on top of the stack: its own, or
 * those of the table at `all` (0: there is none), which has them by verb. */
static int push_rows(lua_State *L, const vaka_verb *verb, int all)
{
    int type = LUA_TNIL;

    if (lua_istable(L, -1)) {
        check_functions(L, verb);
        type = lua_getfield(L, -1, "rows");
    } else if (!lua_isfunction(L, -1)) {
        luaL_error(L, "ask.act: '%s' is a table with rows and go, or a function", verb->name);
    }
    if (type == LUA_TNIL && all)
        type = lua_getfield(L, all, verb->name);
    if (type == LUA_TFUNCTION) {
        lua_call(L, 0, 1);
        type = lua_type(L, -1);
    }
    return type;
}

/* What may be done with a verb. */
static void add_verb(lua_State *L, uint32_t number, const vaka_verb *verb, int all)
{
    static const int16_t none[VAKA_ARGS] = {0};
    int args = count_args(verb), type = push_rows(L, verb, all);

    if (type == LUA_TTABLE && args > 0)
        add_rows(L, number, verb);
    else if (args == 0 && (type == LUA_TNIL || (type == LUA_TBOOLEAN && lua_toboolean(L, -1))))
        add_act(L, number, none);
    else if (!(type == LUA_TBOOLEAN && !lua_toboolean(L, -1)))
        luaL_error(L,
                   args ? "ask.act: '%s' wants rows: a list of what it may be done with"
                        : "ask.act: '%s' takes nothing: leave 'rows' out, or true or false",
                   verb->name);
}

/* Everything in the question is a verb of the game, or belongs to all of it. */
static void check_fields(lua_State *L, const vaka_module *module)
{
    vaka_sandbox_inside(L, 1);
    lua_pushnil(L);
    while (lua_next(L, -2)) {
        lua_pop(L, 1);
        const char *name = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : "?";
        if (strcmp(name, "seat") != 0 && strcmp(name, "prompt") != 0 && strcmp(name, "rows") != 0 &&
            vaka_row_find(VAKA_NAMED_ROWS(module->verbs, module->verb_count), vaka_word_of(name)) <
                0)
            luaL_error(L, "ask.act: there is no verb '%s'", name);
    }
    lua_pop(L, 1);
}

/* A text id, or a list of it and of what fills its gaps. */
static void read_prompt(lua_State *L, vaka_question *question, vaka_acts *acts)
{
    size_t length;
    int type = lua_getfield(L, 1, "prompt"), at = lua_gettop(L);

    for (int i = 0; type == LUA_TTABLE && i < VAKA_ACT_FACTS; i++) {
        if (lua_geti(L, at, i + 2) != LUA_TNIL)
            acts->fact[i] = (int16_t)vaka_game_number(L, -1, "prompt");
        lua_pop(L, 1);
    }
    if (type == LUA_TTABLE)
        lua_geti(L, at, 1);
    if (type != LUA_TNIL) {
        const char *text = luaL_checklstring(L, -1, &length);
        if (length >= VAKA_PROMPT_ROOM)
            luaL_error(L, "ask.act: the prompt is no id of a text");
        memcpy(question->prompt, text, length);
    }
    lua_settop(L, at - 1);
}

static int8_t read_seat(lua_State *L)
{
    const vaka_position *position = vaka_bridge_position(L);

    lua_getfield(L, 1, "seat");
    int32_t seat = vaka_bridge_read(L, -1, VAKA_TYPE_SEAT, "field 'seat' of ask.act");
    if (!(position->table->seats_in & VAKA_SEAT(seat)))
        luaL_error(L, "ask.act: seat %d is out of the game", seat);
    lua_pop(L, 1);
    return (int8_t)seat;
}

/* `rows` of the whole question: a function that gives them by verb. It is not called again when the
 * answer is there. */
static void list_acts(lua_State *L, const vaka_module *module)
{
    int all = 0;

    if (lua_getfield(L, 1, "rows") == LUA_TFUNCTION) {
        lua_call(L, 0, 1);
        luaL_checktype(L, -1, LUA_TTABLE);
        all = lua_gettop(L);
    }
    for (uint32_t i = 0; i < module->verb_count; i++) {
        int top = lua_gettop(L);
        if (push_verb(L, &module->verbs[i]) != LUA_TNIL)
            add_verb(L, i, &module->verbs[i], all);
        lua_settop(L, top);
    }
}

/* Puts a new question: ends the script for now. */
static void put(lua_State *L, vaka_runner *runner)
{
    vaka_position *position = vaka_bridge_position(L);
    vaka_question question = {.type = VAKA_ASKED_ACT, .normal = VAKA_NONE};

    if (!vaka_acts_of(position))
        luaL_error(L, "ask.act is for games that are scripts");
    if (position->script->answer_count + VAKA_ACT_ANSWERS > VAKA_MAX_ANSWERS)
        luaL_error(L, "ask.act: a step can ask %d of these in one go, not more: run(…) another",
                   VAKA_MAX_ANSWERS / VAKA_ACT_ANSWERS);
    check_fields(L, module_of(runner));
    question.seat = read_seat(L);
    vaka_acts_clear(position);
    read_prompt(L, &question, vaka_acts_of(position));
    list_acts(L, module_of(runner));
    vaka_acts_sort(position);
    if (!vaka_acts_of(position)->count)
        luaL_error(
            L, "ask.act: there is nothing that seat %d could do: offer something, or do not ask",
            question.seat);
    position->script->question = question;
    runner->asking = true;
    vaka_sandbox_stop(L);
}

/* --- the answer ------------------------------------------------------------------------------- */

/* Reads the recorded answer; false: there is none. */
static bool read_answer(vaka_position *position, vaka_act *out)
{
    vaka_answer answer[VAKA_ACT_ANSWERS];

    for (int i = 0; i < VAKA_ACT_ANSWERS; i++) {
        const vaka_answer *given = vaka_script_next_answer(position);
        if (!given)
            return false;
        answer[i] = *given;
    }
    vaka_acts_read(answer, out);
    return true;
}

static int carry_out(lua_State *L, const vaka_module *module, const vaka_act *act)
{
    if (act->verb >= module->verb_count)
        luaL_error(L, "a step that ran again asked something else than before");
    const vaka_verb *verb = &module->verbs[act->verb];
    vaka_acts_clear(vaka_bridge_position(L));
    if (push_function(L, verb, "go"))
        lua_call(L, push_args(L, verb, act->arg), 0);
    else if (push_verb(L, verb) == LUA_TNIL)
        luaL_error(L, "a step that ran again asked something else than before");
    lua_pushstring(L, verb->name);
    return 1;
}

/* --- aside ------------------------------------------------------------------------------------ */

/* What the seat may know, as filters see it. */
static vaka_position *look(vaka_runner *runner, const vaka_position *position, int32_t seat)
{
    const vaka_layout *layout = position->face.layout;

    vaka_position_done(&runner->seen);
    vaka_position_init(&runner->seen, layout);
    free(runner->numbers);
    runner->numbers = vaka_xnew(((size_t)layout->piece_max + 1) * sizeof *runner->numbers);
    vaka_redact(position, seat, &runner->seen);
    vaka_redact_numbers(position, seat, &runner->seen, runner->numbers);
    runner->seen.port = position->port;
    vaka_bridge_map(runner->sandbox, &runner->seen, runner->numbers);
    return &runner->seen;
}

/* Calls a function of the question that only looks, below its arguments. */
static void consult(lua_State *L, vaka_runner *runner, vaka_position *seen, int args, int results)
{
    vaka_position *position = vaka_bridge_position(L);

    runner->filter = true;
    vaka_bridge_bind(runner->sandbox, seen, false);
    int status = vaka_sandbox_callback(L, args, results);
    vaka_bridge_bind(runner->sandbox, position, true);
    runner->filter = false;
    vaka_position_break_like(position, seen);
    if (status != LUA_OK)
        vaka_sandbox_pass_on(L, status);
}

static void tell_why(lua_State *L, vaka_runner *runner)
{
    struct vaka_game_run *run = runner->script_game;
    const vaka_verb *verb = &module_of(runner)->verbs[run->action->verb];
    int top = lua_gettop(L);

    if (!push_function(L, verb, "why"))
        return;
    int args = push_args(L, verb, run->action->arg);
    consult(L, runner, look(runner, vaka_bridge_position(L), run->action->seat), args, LUA_MULTRET);
    if (lua_gettop(L) == top || !lua_isstring(L, top + 1))
        return;
    const char *id = lua_tostring(L, top + 1);
    int32_t row = vaka_row_find(VAKA_NAMED_ROWS(run->game->reasons, run->game->reason_count),
                                vaka_word_of(id));
    if (row < 0)
        luaL_error(
            L, "ask.act: %s: there is no reason '%s'; declare it: reasons = { %s = { text = … } }",
            verb->name, id, id);
    run->reason = &run->game->reasons[row];
    for (int i = 0; i < VAKA_TEXT_ARGS && top + 2 + i <= lua_gettop(L); i++)
        if (!lua_isnil(L, top + 2 + i)) /* a gap that this reason does not have */
            run->fact[i] = (int16_t)vaka_game_number(L, top + 2 + i, "what fills a reason");
}

static void tell_hints(lua_State *L, vaka_runner *runner)
{
    struct vaka_game_run *run = runner->script_game;
    int32_t seat = read_seat(L);
    vaka_position *seen = look(runner, vaka_bridge_position(L), seat);

    for (uint32_t i = 0; i < run->act_count; i++) {
        const vaka_verb *verb = &module_of(runner)->verbs[run->acts[i].verb];
        int top = lua_gettop(L);
        if (!push_function(L, verb, "hint"))
            continue;
        consult(L, runner, seen, push_args(L, verb, run->acts[i].arg), 1);
        if (!lua_isnoneornil(L, -1) && lua_type(L, -1) != LUA_TNUMBER)
            luaL_error(L, "ask.act: %s: a hint is a number, not %s", verb->name,
                       luaL_typename(L, -1));
        lua_Number hint = lua_tonumber(L, -1);
        run->hints[i] = hint != hint ? 0 : (int32_t)(hint > 1e6 ? 1e6 : hint < -1e6 ? -1e6 : hint);
        run->hinted = true;
        lua_settop(L, top);
    }
}

/* Lets the step that asks run again on a copy, for a purpose other than its answer. */
static bool run_aside(vaka_runner *runner, const vaka_position *position, int purpose)
{
    struct vaka_game_run *run = runner->script_game;
    vaka_position *aside = &run->aside;

    if (!position->script->waiting || runner->frames)
        return false;
    if (aside->face.layout != position->face.layout) {
        vaka_position_done(aside);
        vaka_position_init(aside, position->face.layout);
    }
    vaka_position_copy(aside, position);
    aside->port = position->port;
    aside->broken = false;
    aside->tank = position->tank;
    aside->burnt = position->burnt;
    run->purpose = purpose;
    vaka_runner_aside(runner, aside);
    run->purpose = VAKA_ASIDE_NOT;
    vaka_position_break_like(vaka_position_of(&position->face), aside);
    return !aside->broken;
}

const vaka_reason *vaka_game_run_why(void *data, const vaka_position *position,
                                     const vaka_action *action, int16_t fact[VAKA_TEXT_ARGS])
{
    vaka_runner *runner = data;
    struct vaka_game_run *run = runner->script_game;

    run->action = action;
    run->fact = fact;
    run->reason = NULL;
    if (!run_aside(runner, position, VAKA_ASIDE_WHY))
        return NULL;
    return run->reason;
}

bool vaka_game_run_hints(void *data, const vaka_position *position, int32_t *out)
{
    vaka_runner *runner = data;
    struct vaka_game_run *run = runner->script_game;

    run->acts = vaka_acts_list(position);
    run->act_count = vaka_acts_of(position) ? vaka_acts_of(position)->count : 0;
    memset(out, 0, run->act_count * sizeof *out);
    run->hints = out;
    run->hinted = false;
    return run_aside(runner, position, VAKA_ASIDE_HINTS) && run->hinted;
}

/* --- ask.act ---------------------------------------------------------------------------------- */

int vaka_ask_act(lua_State *L)
{
    vaka_runner *runner = vaka_ask_runner(L);
    vaka_act act;

    vaka_ask_place(L, "act");
    if (read_answer(vaka_bridge_position(L), &act))
        return carry_out(L, module_of(runner), &act);
    int purpose = runner->script_game ? runner->script_game->purpose : VAKA_ASIDE_NOT;
    if (purpose == VAKA_ASIDE_NOT)
        put(L, runner);
    else if (purpose == VAKA_ASIDE_WHY)
        tell_why(L, runner);
    else
        tell_hints(L, runner);
    vaka_sandbox_stop(L);
}
