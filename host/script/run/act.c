/* script/run/act.c - ask.act: a question whose answers are verbs of the game.
 *
 * SPDX-License-Identifier: MIT
 *
 * A new question lists what each verb may be done with, and ends the script for now. When the
 * answer is there the step runs again and comes to the same place; nothing is listed then, only the
 * chosen verb's `go` is called. */
#include "script/run/act_inside.h"

#include <stdio.h>
#include <string.h>

/* --- a new question --------------------------------------------------------------------------- */

#define HAS_ROWS 1 /* of the table of a verb */
#define IS_FREE 2

/* Keys in the registry, by their addresses. */
static const char verbs_key, questions_key, fields_key, plans_key;

/* Pushes a table of what has been checked and cannot change: tables of verbs, and to each what it
 * has; questions, and to each what is behind it. */
static void push_checked(lua_State *L, const char *key)
{
    if (lua_rawgetp(L, LUA_REGISTRYINDEX, key) == LUA_TTABLE)
        return;
    lua_pop(L, 1);
    lua_newtable(L);
    lua_pushvalue(L, -1);
    lua_rawsetp(L, LUA_REGISTRYINDEX, key);
}

void vaka_act_need_function(lua_State *L, int table, const char *by, const char *name)
{
    int type = lua_getfield(L, table, name);

    if (type != LUA_TNIL && type != LUA_TFUNCTION)
        luaL_error(L, "%s: '%s' must be a function, not a %s", by, name, luaL_typename(L, -1));
    lua_pop(L, 1);
}

/* What the table of a verb at an index has besides its rows is functions, and `free`. */
static void check_functions(lua_State *L, const vaka_verb *verb, int table)
{
    char by[96];

    snprintf(by, sizeof by, "ask.act: %.80s", verb->name);
    vaka_act_need_function(L, table, by, "go");
    vaka_act_need_function(L, table, by, "why");
    vaka_act_need_function(L, table, by, "hint");
}

/* What the table of a verb at an index has: HAS_ROWS, IS_FREE. */
static int check_verb(lua_State *L, const vaka_verb *verb, int table)
{
    int has = 0;

    check_functions(L, verb, table);
    if (lua_getfield(L, table, "free") != LUA_TNIL && !lua_isboolean(L, -1))
        luaL_error(L, "ask.act: %s: 'free' is true or false", verb->name);
    has |= lua_toboolean(L, -1) ? IS_FREE : 0;
    has |= lua_getfield(L, table, "rows") != LUA_TNIL ? HAS_ROWS : 0;
    lua_pop(L, 2);
    return has;
}

/* A free act lets the step begin anew; so there is nothing that it may have done before the
 * question. */
static void check_free(lua_State *L, const vaka_runner *runner, const vaka_verb *verb)
{
    if (runner->script_game->acted)
        luaL_error(
            L,
            "ask.act: %s is free, so the step begins anew after it: do what comes before the "
            "question in another step, which runs this one",
            verb->name);
}

/* Checks the table of a verb on top of the stack, and pushes its own rows. */
static int push_own_rows(lua_State *L, const vaka_verb *verb)
{
    int table = lua_gettop(L), has;

    push_checked(L, &verbs_key);
    lua_pushvalue(L, table);
    if (lua_rawget(L, -2) == LUA_TNUMBER) {
        has = (int)lua_tointeger(L, -1);
    } else {
        has = check_verb(L, verb, table);
        if (vaka_sandbox_is_constant(L, table)) {
            lua_pushvalue(L, table);
            lua_pushinteger(L, has);
            lua_rawset(L, table + 1);
        }
    }
    if (has & IS_FREE)
        check_free(L, vaka_ask_runner(L), verb);
    return has & HAS_ROWS ? lua_getfield(L, table, "rows") : LUA_TNIL;
}

/* Calls the function on top of the stack for what is offered to the seat, which is at 2. */
static int call_rows(lua_State *L)
{
    lua_pushvalue(L, 2);
    lua_call(L, 1, 1);
    return lua_type(L, -1);
}

/* Pushes the rows of a verb, from what the question says of it, on top of the stack: its own, or
 * those of the table at `all` (0: there is none), which has them by verb. */
static int push_rows(lua_State *L, const vaka_verb *verb, int all)
{
    int type = LUA_TNIL;

    if (lua_istable(L, -1))
        type = push_own_rows(L, verb);
    else if (!lua_isfunction(L, -1))
        luaL_error(L, "ask.act: '%s' is a table with rows and go, or a function", verb->name);
    if (type == LUA_TNIL && all)
        type = lua_getfield(L, all, verb->name);
    return type == LUA_TFUNCTION ? call_rows(L) : type;
}

/* What may be done with a verb: its rows, of this type, are on top of the stack. */
static void add_verb(lua_State *L, uint32_t number, const vaka_verb *verb, int type)
{
    static const int16_t none[VAKA_ARGS] = {0};
    int args = vaka_act_args(verb);

    if (type == LUA_TTABLE && args > 0)
        vaka_act_rows(L, number, verb);
    else if (args == 0 && (type == LUA_TNIL || (type == LUA_TBOOLEAN && lua_toboolean(L, -1))))
        vaka_act_add(L, number, none);
    else if (!(type == LUA_TBOOLEAN && !lua_toboolean(L, -1)))
        luaL_error(L,
                   args ? "ask.act: '%s' wants rows: a list of what it may be done with"
                        : "ask.act: '%s' takes nothing: leave 'rows' out, or true or false",
                   verb->name);
}

/* Pushes the names that a question may have: verbs of the game, and what belongs to all of it. */
static void push_fields(lua_State *L, const vaka_module *module)
{
    static const char *const common[] = {"seat", "prompt", "rows"};
    const size_t first = sizeof common / sizeof *common;

    if (lua_rawgetp(L, LUA_REGISTRYINDEX, &fields_key) == LUA_TTABLE)
        return;
    lua_pop(L, 1);
    lua_newtable(L);
    for (size_t i = 0; i < first + module->verb_count; i++) {
        lua_pushboolean(L, 1);
        lua_setfield(L, -2, i < first ? common[i] : module->verbs[i - first].name);
    }
    lua_pushvalue(L, -1);
    lua_rawsetp(L, LUA_REGISTRYINDEX, &fields_key);
}

/* The fields of the question at 1, which is not known to be good. One that was written once and for
 * all is from now on. */
static void check_fields(lua_State *L, const vaka_module *module)
{
    int top = lua_gettop(L);

    push_fields(L, module);
    vaka_sandbox_inside(L, 1);
    lua_pushnil(L);
    while (lua_next(L, top + 2)) {
        lua_pop(L, 1);
        lua_pushvalue(L, -1);
        if (lua_rawget(L, top + 1) == LUA_TNIL)
            luaL_error(L, "ask.act: there is no verb '%s'",
                       lua_type(L, top + 3) == LUA_TSTRING ? lua_tostring(L, top + 3) : "?");
        lua_pop(L, 1);
    }
    if (vaka_sandbox_is_constant(L, 1)) {
        push_checked(L, &questions_key);
        lua_pushvalue(L, 1);
        lua_pushvalue(L, top + 2);
        lua_rawset(L, -3);
    }
    lua_settop(L, top);
}

/* Puts what is behind the question at 1 in its place, if it is known to be good. */
static bool open_known(lua_State *L)
{
    push_checked(L, &questions_key);
    lua_pushvalue(L, 1);
    bool known = lua_rawget(L, -2) == LUA_TTABLE;
    if (known)
        lua_copy(L, -1, 1);
    lua_pop(L, 2);
    return known;
}

/* --- what a question that cannot change has in it: it is looked through once -------------------
 */

typedef struct planned {
    uint8_t verb, has; /* HAS_ROWS, IS_FREE */
} planned;

typedef struct plan {
    uint32_t count;
    planned at[];
} plan;

/* The plan of the question at 1, or NULL: it has none yet. */
static const plan *find_plan(lua_State *L)
{
    push_checked(L, &plans_key);
    lua_pushvalue(L, 1);
    lua_rawget(L, -2);
    const plan *found = lua_touserdata(L, -1);
    lua_pop(L, 2);
    return found;
}

/* What is known of the table of a verb, on top of the stack, which is taken; false: it can change.
 */
static bool take_checked(lua_State *L, uint8_t *has)
{
    bool known = lua_isfunction(L, -1);

    *has = 0;
    if (!known) {
        push_checked(L, &verbs_key);
        lua_insert(L, -2);
        known = lua_rawget(L, -2) == LUA_TNUMBER;
        *has = (uint8_t)lua_tointeger(L, -1);
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
    return known;
}

/* Writes down the plan of the question at 1, whose verbs have all been checked. */
static void note_plan(lua_State *L, const vaka_module *module)
{
    int top = lua_gettop(L);
    bool known = true;

    push_checked(L, &plans_key);
    lua_pushvalue(L, 1);
    plan *out = lua_newuserdatauv(L, sizeof *out + module->verb_count * sizeof *out->at, 0);
    out->count = 0;
    for (uint32_t i = 0; i < module->verb_count && known; i++) {
        planned *at = &out->at[out->count];
        at->verb = (uint8_t)i;
        if (vaka_act_verb(L, &module->verbs[i]) == LUA_TNIL) {
            lua_pop(L, 1);
            continue;
        }
        known = take_checked(L, &at->has);
        out->count++;
    }
    if (known)
        lua_rawset(L, top + 1);
    lua_settop(L, top);
}

/* Pushes the rows of a verb of a plan. */
static int push_planned(lua_State *L, const planned *at, const vaka_verb *verb, int all)
{
    int type = LUA_TNIL;

    if (at->has & IS_FREE)
        check_free(L, vaka_ask_runner(L), verb);
    if (at->has & HAS_ROWS) {
        vaka_act_verb(L, verb);
        type = lua_getfield(L, -1, "rows");
    }
    if (type == LUA_TNIL && all)
        type = lua_getfield(L, all, verb->name);
    return type == LUA_TFUNCTION ? call_rows(L) : type;
}

static void list_planned(lua_State *L, const vaka_module *module, const plan *by, int all)
{
    int top = lua_gettop(L);

    for (uint32_t i = 0; i < by->count; i++) {
        const vaka_verb *verb = &module->verbs[by->at[i].verb];
        add_verb(L, by->at[i].verb, verb, push_planned(L, &by->at[i], verb, all));
        lua_settop(L, top);
    }
}

static void list_all(lua_State *L, const vaka_module *module, int all)
{
    int top = lua_gettop(L);

    for (uint32_t i = 0; i < module->verb_count; i++) {
        if (vaka_act_verb(L, &module->verbs[i]) != LUA_TNIL)
            add_verb(L, i, &module->verbs[i], push_rows(L, &module->verbs[i], all));
        lua_settop(L, top);
    }
}

/* `rows` of the whole question: a function that gives them by verb. It is not called again when the
 * answer is there. */
static void list_acts(lua_State *L, const vaka_module *module, bool known)
{
    const plan *by = known ? find_plan(L) : NULL;
    int all = 0;

    if (lua_getfield(L, 1, "rows") == LUA_TFUNCTION) {
        call_rows(L);
        luaL_checktype(L, -1, LUA_TTABLE);
        all = lua_gettop(L);
    }
    if (by) {
        list_planned(L, module, by, all);
        return;
    }
    list_all(L, module, all);
    if (known)
        note_plan(L, module);
}

/* Puts a new question: ends the script for now. */
static void put(lua_State *L, vaka_runner *runner, bool known)
{
    vaka_position *position = vaka_bridge_position(L);
    vaka_question question = {.type = VAKA_ASKED_ACT, .normal = VAKA_NONE};

    if (!vaka_acts_of(position))
        luaL_error(L, "ask.act is for games that are scripts");
    if (position->script->answer_count + VAKA_ACT_ANSWERS > VAKA_MAX_ANSWERS)
        luaL_error(L, "ask.act: a step can ask %d of these in one go, not more: run(…) another",
                   VAKA_MAX_ANSWERS / VAKA_ACT_ANSWERS);
    runner->script_game->sealing = 0; /* a sealed question may have failed before */
    if (!known)
        check_fields(L, vaka_act_module(runner));
    question.seat = vaka_act_seat(L);
    lua_pushinteger(L, question.seat);
    lua_replace(L, 2);
    vaka_acts_clear(position);
    vaka_act_prompt(L, &question, vaka_acts_of(position));
    list_acts(L, vaka_act_module(runner), known);
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

/* Is a verb free in this question? */
static bool is_free(lua_State *L, const vaka_verb *verb)
{
    int top = lua_gettop(L);

    if (vaka_act_verb(L, verb) == LUA_TTABLE)
        lua_getfield(L, -1, "free");
    bool is = lua_isboolean(L, -1) && lua_toboolean(L, -1);
    lua_settop(L, top);
    return is;
}

static int carry_out(lua_State *L, vaka_runner *runner, const vaka_act *act)
{
    const vaka_module *module = vaka_act_module(runner);

    if (act->verb >= module->verb_count)
        luaL_error(L, "a step that ran again asked something else than before");
    const vaka_verb *verb = &module->verbs[act->verb];
    vaka_acts_clear(vaka_bridge_position(L));
    if (vaka_act_function(L, verb, "go"))
        lua_call(L, vaka_act_push(L, verb, act->arg), 0);
    else if (vaka_act_verb(L, verb) == LUA_TNIL)
        luaL_error(L, "a step that ran again asked something else than before");
    if (is_free(L, verb)) {
        runner->again = true;
        vaka_sandbox_stop(L);
    }
    lua_pushstring(L, verb->name);
    return 1;
}

/* --- ask.act ---------------------------------------------------------------------------------- */

int vaka_ask_act(lua_State *L)
{
    vaka_runner *runner = vaka_ask_runner(L);
    const vaka_position *position = vaka_bridge_position(L);
    vaka_act act;

    if (runner->script_game)
        runner->script_game->acted = (position && position->acted) || runner->queued;
    vaka_ask_place(L, "act", 2);
    bool known = open_known(L);
    if (read_answer(vaka_bridge_position(L), &act))
        return carry_out(L, runner, &act);
    int purpose = runner->script_game ? runner->script_game->purpose : VAKA_ASIDE_NOT;
    if (purpose == VAKA_ASIDE_NOT)
        put(L, runner, known);
    else if (purpose == VAKA_ASIDE_WHY)
        vaka_act_why(L, runner);
    else
        vaka_act_hints(L, runner);
    vaka_sandbox_stop(L);
}
