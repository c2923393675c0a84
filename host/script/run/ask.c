/* script/run/ask.c - `ask`: questions to players, written as plain calls.
 *
 * SPDX-License-Identifier: MIT
 *
 * A question's choices are worked out anew each time the script runs; if an answer is recorded it
 * is returned, else the question is put into the block and the script is stopped. Nothing to choose
 * gives nil; one choice that has to be taken is taken, unless `always` is set. */
#include "script/run/ask_inside.h"
#include "script/run/game_inside.h"

#include "text/utf8.h"

#include <string.h>

#define QUESTION_FUEL 100u

/* Everything about a question but its options. */
static void read_question(lua_State *L, vaka_question *question)
{
    const vaka_position *position = vaka_bridge_position(L);

    vaka_ask_field(L, "seat");
    question->seat = (int8_t)vaka_bridge_read(L, -1, VAKA_TYPE_SEAT, "field 'seat' of a question");
    if (!(position->table->seats_in & VAKA_SEAT(question->seat)))
        luaL_error(L, "ask: seat %d is out of the game", question->seat);
    vaka_ask_field(L, "prompt");
    size_t length = 0;
    const char *prompt = lua_isnil(L, -1) ? "" : vaka_sandbox_text(L, -1, &length);
    if (length >= VAKA_PROMPT_ROOM)
        luaL_error(L, "ask: the prompt is longer than %d characters", VAKA_PROMPT_ROOM - 1);
    if (!vaka_utf8s_line(prompt, length))
        luaL_error(L, "ask: the prompt has signs that cannot be shown");
    memcpy(question->prompt, prompt, length);
    lua_pop(L, 2);
    if (vaka_ask_flag(L, "may_pass"))
        question->flags |= VAKA_QUESTION_MAY_PASS;
    if (vaka_ask_field(L, "prefer") != LUA_TNIL || vaka_ask_field(L, "hint") != LUA_TNIL)
        question->flags |= VAKA_QUESTION_SCORED;
    lua_settop(L, 1);
    question->normal = VAKA_NONE;
}

/* `hint`: "gain" makes a bot like every choice better than passing, "harm" worse. */
static void apply_hint(lua_State *L, vaka_question *question)
{
    if (vaka_ask_field(L, "hint") == LUA_TSTRING) {
        const char *hint = lua_tostring(L, -1);
        int16_t worth = strcmp(hint, "gain") == 0 ? 1 : strcmp(hint, "harm") == 0 ? -1 : 0;
        if (!worth)
            luaL_error(L, "ask: 'hint' is \"gain\" or \"harm\"");
        for (uint32_t i = 0; i < question->count; i++)
            question->score[i] = (int16_t)(question->score[i] + worth);
    }
    lua_pop(L, 1);
}

/* Puts a new question: ends the script for now. */
static void put(lua_State *L, vaka_position *position, const vaka_question *question)
{
    if (position->script->answer_count == VAKA_MAX_ANSWERS)
        luaL_error(L, "ask: a script can ask %d questions in one go, not more", VAKA_MAX_ANSWERS);
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
    for (int32_t i = 0; i < among->question.count; i++)
        if (among->question.option[i][0] == given->a && among->question.option[i][1] == given->b)
            return i;
    if (given->a != VAKA_NONE || given->b != VAKA_NONE ||
        !(among->question.flags & VAKA_QUESTION_MAY_PASS)) {
        vaka_position_break(position, "a script that ran again asked something else than before");
        vaka_sandbox_stop(L);
    }
    return VAKA_NONE;
}

/* What is chosen for a seat that nobody plays: the option that the script likes best, by chance
 * among equals; nothing, where it may, if it likes none. */
static int32_t own_answer(lua_State *L, const vaka_question *question)
{
    bool scored = (question->flags & VAKA_QUESTION_SCORED) != 0;
    int32_t best = INT32_MIN, equal = 0;

    for (int32_t i = 0; i < question->count; i++) {
        equal = question->score[i] > best ? 1 : equal + (question->score[i] == best);
        best = question->score[i] > best ? question->score[i] : best;
    }
    if ((question->flags & VAKA_QUESTION_MAY_PASS) && (!scored || best < 0))
        return VAKA_NONE;
    int32_t nth = equal > 1 ? vaka_chance(&vaka_bridge_position(L)->face, equal) : 0;
    for (int32_t i = 0; i < question->count; i++)
        if (question->score[i] == best && nth-- == 0)
            return i;
    return VAKA_NONE;
}

static bool is_nobodys(lua_State *L, const vaka_question *question)
{
    return (vaka_nobody(vaka_bridge_position(L)->face.layout) & VAKA_SEAT(question->seat)) != 0;
}

void vaka_ask_place(lua_State *L, const char *name)
{
    vaka_runner *runner = vaka_ask_runner(L);

    luaL_checktype(L, 1, LUA_TTABLE);
    lua_settop(L, 1);
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

    apply_hint(L, &to->question);
    if (to->question.count == 1 && !always && !(to->question.flags & VAKA_QUESTION_MAY_PASS))
        chosen = 0;
    else if (to->question.count && is_nobodys(L, &to->question))
        chosen = own_answer(L, &to->question);
    else if (to->question.count)
        chosen = answer(L, to);
    if (chosen == VAKA_NONE)
        lua_pushnil(L);
    else
        vaka_ask_value(L, to, chosen);
    return chosen != VAKA_NONE;
}

/* The questions: what is asked for, and how the options are listed. The first ones are what
 * ask.many may be `of`. */
static const struct question {
    const char *name;
    uint32_t asked; /* VAKA_ASKED_… */
    vaka_ask_list list;
} questions[] = {
    {"space", VAKA_ASKED_SPACE, vaka_ask_spaces},    {"piece", VAKA_ASKED_PIECE, vaka_ask_pieces},
    {"card", VAKA_ASKED_CARD, vaka_ask_pieces},      {"seat", VAKA_ASKED_SEAT, vaka_ask_seats},
    {"number", VAKA_ASKED_NUMBER, vaka_ask_numbers}, {"choice", VAKA_ASKED_WORD, vaka_ask_words},
    {"yes_no", VAKA_ASKED_WORD, vaka_ask_yes_no},
};
#define QUESTIONS (sizeof questions / sizeof *questions)

/* The options of a question, on a table at the top of the stack; false if the default is none. */
static bool list_options(lua_State *L, const struct question *asked, vaka_choices *to)
{
    to->name = asked->name;
    to->question.type = (uint8_t)asked->asked;
    lua_newtable(L);
    to->values = lua_gettop(L);
    asked->list(L, to);
    vaka_ask_sort(L, to);
    return vaka_ask_default(L, to);
}

/* Each of them. The second upvalue is its row. */
static int ask(lua_State *L)
{
    const struct question *asked = lua_touserdata(L, lua_upvalueindex(2));
    vaka_choices to = {0};

    vaka_ask_place(L, asked->name);
    read_question(L, &to.question);
    if (!list_options(L, asked, &to) && to.question.count && vaka_ask_field(L, "where") == LUA_TNIL)
        luaL_error(L, "ask.%s: 'default' is none of the choices", asked->name);
    lua_settop(L, to.values);
    ask_once(L, &to);
    return 1;
}

static const struct question *question_of(lua_State *L)
{
    vaka_ask_field(L, "of");
    int32_t row = vaka_row_find(VAKA_NAMED_ROWS(questions, QUESTIONS - 1),
                                vaka_word_of(luaL_optstring(L, -1, "")));

    if (row < 0)
        luaL_error(L,
                   "ask.many: 'of' says what is chosen: space, piece, card, seat, number, choice");
    lua_pop(L, 1);
    return &questions[row];
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

    vaka_ask_place(L, "many");
    const struct question *asked = question_of(L);
    read_bounds(L, asked->asked == VAKA_ASKED_NUMBER, &min, &max);
    read_question(L, &first.question);
    lua_newtable(L);
    first.taken = lua_gettop(L);
    for (int32_t count = 0; count < max && count < VAKA_MAX_ANSWERS; count++) {
        vaka_choices to = first;
        list_options(L, asked, &to);
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
    for (size_t i = 0; i < QUESTIONS; i++) {
        lua_pushlightuserdata(L, runner);
        lua_pushlightuserdata(L, (void *)(uintptr_t)&questions[i]);
        lua_pushcclosure(L, ask, 2);
        lua_setfield(L, -2, questions[i].name);
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
