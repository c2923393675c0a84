/* script/run/ask.c - `ask`: questions to players, written as plain calls.
 *
 * SPDX-License-Identifier: MIT
 *
 * A question's choices are worked out anew each time the script runs; if an answer is recorded it
 * is returned, else the question is put into the block and the script is stopped. Nothing to choose
 * gives nil; one choice that has to be taken is taken, unless `always` is set. */
#include "script/run/ask_inside.h"
#include "script/run/game_inside.h"

#define QUESTION_FUEL 100u

static void read_seat(lua_State *L, vaka_question *question)
{
    const vaka_position *position = vaka_bridge_position(L);

    vaka_ask_field(L, "seat");
    question->seat = (int8_t)vaka_bridge_read(L, -1, VAKA_TYPE_SEAT, "field 'seat' of a question");
    if (!(position->table->seats_in & VAKA_SEAT(question->seat)))
        luaL_error(L, "ask: seat %d is out of the game", question->seat);
    lua_pop(L, 1);
}

/* Puts a new question: ends the script for now. */
static void put(lua_State *L, vaka_position *position, const vaka_question *question)
{
    if (position->script->answer_count == VAKA_MAX_ANSWERS)
        luaL_error(L, "ask: a script can ask %d questions in one go, not more", VAKA_MAX_ANSWERS);
    vaka_acts_clear(position); /* of a question that failed and was caught */
    position->script->question = *question;
    vaka_ask_runner(L)->asking = true;
    vaka_sandbox_stop(L);
}

/* The recorded answer as an option number; VAKA_NONE: passed. Stops the script if there is none. */
static int32_t answer(lua_State *L, const vaka_choices *among)
{
    vaka_position *position = vaka_bridge_position(L);
    const vaka_answer *given = vaka_script_next_answer(position);

    if (!given)
        put(L, position, &among->question);
    return vaka_ask_given(L, among, given);
}

static bool is_nobodys(lua_State *L, const vaka_question *question)
{
    return (vaka_nobody(vaka_bridge_position(L)->face.layout) & VAKA_SEAT(question->seat)) != 0;
}

void vaka_ask_place(lua_State *L, const char *name, int arguments)
{
    vaka_runner *runner = vaka_ask_runner(L);

    luaL_checktype(L, 1, LUA_TTABLE);
    lua_settop(L, arguments);
    vaka_sandbox_burn(L, QUESTION_FUEL);
    if (vaka_sandbox_ending(L) || runner->filter || !runner->frames || !vaka_bridge_may_change(L))
        luaL_error(L,
                   "ask.%s: a question can only be asked while a card or rule acts, not in a "
                   "filter, a score or a value",
                   name);
    vaka_script_key(vaka_bridge_position(L));
}

/* Asks once; pushes the value chosen, or nil. False when nothing was chosen. */
static bool ask_once(lua_State *L, vaka_choices *to)
{
    bool always = vaka_ask_flag(L, "always");
    int32_t chosen = VAKA_NONE;

    vaka_ask_hint(L, &to->question);
    if (to->question.count == 1 && !always && !(to->question.flags & VAKA_QUESTION_MAY_PASS))
        chosen = 0;
    else if (to->question.count && is_nobodys(L, &to->question))
        chosen = vaka_ask_own_answer(L, &to->question);
    else if (to->question.count)
        chosen = answer(L, to);
    if (chosen == VAKA_NONE)
        lua_pushnil(L);
    else
        vaka_ask_value(L, to, chosen);
    return chosen != VAKA_NONE;
}

/* Each of them. The second upvalue is its row. */
static int ask(lua_State *L)
{
    const vaka_asked *asked = lua_touserdata(L, lua_upvalueindex(2));
    vaka_choices to = {0};

    vaka_ask_place(L, asked->name, 1);
    read_seat(L, &to.question);
    vaka_ask_read(L, &to.question);
    if (!vaka_ask_options(L, asked, &to) && to.question.count &&
        vaka_ask_field(L, "where") == LUA_TNIL)
        luaL_error(L, "ask.%s: 'default' is none of the choices", asked->name);
    lua_settop(L, to.values);
    ask_once(L, &to);
    return 1;
}

/* How many: 'min' and 'max'. Where numbers are chosen these say which ones, as in ask.number, and
 * 'at_least' and 'at_most' say how many; elsewhere both spellings mean the same. */
static void read_bounds(lua_State *L, bool numbers, lua_Integer *min, lua_Integer *max)
{
    *min = numbers ? 0 : vaka_ask_whole(L, "min", 0);
    *max = numbers ? VAKA_MAX_ANSWERS : vaka_ask_whole(L, "max", VAKA_MAX_ANSWERS);
    *min = vaka_ask_whole(L, "at_least", *min);
    *max = vaka_ask_whole(L, "at_most", *max);
    if (*min > *max)
        luaL_error(L, "ask.many: at least %d and at most %d cannot both be", (int)*min, (int)*max);
}

static int ask_many(lua_State *L)
{
    vaka_choices first = {0};
    lua_Integer min, max;

    vaka_ask_place(L, "many", 1);
    const vaka_asked *asked = vaka_ask_of(L, "many", true);
    read_bounds(L, asked->asked == VAKA_ASKED_NUMBER, &min, &max);
    read_seat(L, &first.question);
    vaka_ask_read(L, &first.question);
    lua_newtable(L);
    first.taken = lua_gettop(L);
    for (int32_t count = 0; count < max && count < VAKA_MAX_ANSWERS; count++) {
        vaka_choices to = first;
        vaka_ask_options(L, asked, &to);
        if (count >= min)
            to.question.flags |= VAKA_QUESTION_MAY_PASS;
        if (!ask_once(L, &to))
            break;
        lua_rawseti(L, first.taken, count + 1);
        lua_settop(L, first.taken);
    }
    lua_settop(L, first.taken);
    return 1;
}

void vaka_ask_push(vaka_runner *runner, lua_State *L)
{
    lua_newtable(L);
    for (uint32_t i = 0; i < vaka_ask_question_count; i++) {
        lua_pushlightuserdata(L, runner);
        lua_pushlightuserdata(L, (void *)(uintptr_t)&vaka_ask_questions[i]);
        lua_pushcclosure(L, ask, 2);
        lua_setfield(L, -2, vaka_ask_questions[i].name);
    }
    lua_pushlightuserdata(L, runner);
    lua_pushcclosure(L, ask_many, 1);
    lua_setfield(L, -2, "many");
    lua_pushlightuserdata(L, runner);
    lua_pushinteger(L, runner->strict);
    lua_pushcclosure(L, vaka_ask_act, 2);
    lua_setfield(L, -2, "act");
    lua_pushlightuserdata(L, runner);
    lua_pushinteger(L, runner->strict);
    lua_pushcclosure(L, vaka_ask_sealed_acts, 2);
    lua_setfield(L, -2, "sealed");
    vaka_sandbox_freeze(L);
}
