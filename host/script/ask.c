/* script/ask.c - `ask`: questions to players, written as plain calls.
 *
 * SPDX-License-Identifier: MIT
 *
 * A question's choices are worked out anew each time the script runs; if an answer is recorded it
 * is returned, else the question is put into the block and the script is stopped. Nothing to choose
 * gives nil; one choice that has to be taken is taken, unless `always` is set. */
#include "script/runner_inside.h"

#include <lauxlib.h>
#include <stdlib.h>
#include <string.h>

typedef struct choices { /* options of a question, and the Lua value that each stands for */
    vaka_question question;
    int values; /* stack index of a table: option number from 1 -> value */
} choices;

static vaka_runner *runner_of(lua_State *L)
{
    return lua_touserdata(L, lua_upvalueindex(1));
}

/* Field of the table at 1; leaves it on the stack and returns its type. */
static int field(lua_State *L, const char *name)
{
    return lua_getfield(L, 1, name);
}

static bool flag(lua_State *L, const char *name)
{
    bool set = (field(L, name), lua_toboolean(L, -1));

    lua_pop(L, 1);
    return set;
}

static lua_Integer whole(lua_State *L, const char *name, lua_Integer normal)
{
    lua_Integer number = normal;
    int is_number = 1;

    if (field(L, name) != LUA_TNIL)
        number = lua_tointegerx(L, -1, &is_number);
    if (!is_number)
        luaL_error(L, "ask: '%s' must be a whole number", name);
    lua_pop(L, 1);
    return number;
}

/* Calls the function in field `name` with the value on top of the stack, which stays; its result is
 * pushed. No question and no change is possible in it. */
static bool consult(lua_State *L, const char *name)
{
    vaka_runner *runner = runner_of(L);
    vaka_position *position = vaka_bridge_position(L);

    if (field(L, name) == LUA_TNIL) {
        lua_pop(L, 1);
        return false;
    }
    if (!lua_isfunction(L, -1))
        luaL_error(L, "ask: '%s' must be a function", name);
    lua_pushvalue(L, -2);
    runner->filter = true;
    vaka_bridge_bind(runner->sandbox, position, false);
    lua_call(L, 1, 1);
    vaka_bridge_bind(runner->sandbox, position, true);
    runner->filter = false;
    return true;
}

/* Does the filter let the value on top pass? */
static bool passes(lua_State *L)
{
    bool good = true;

    if (consult(L, "where")) {
        good = lua_toboolean(L, -1);
        lua_pop(L, 1);
    }
    return good;
}

static int16_t score_of(lua_State *L)
{
    lua_Number score = 0;

    if (consult(L, "prefer")) {
        score = luaL_checknumber(L, -1);
        lua_pop(L, 1);
    }
    return (int16_t)(score > 30000 ? 30000 : score < -30000 ? -30000 : score);
}

/* Adds an option for the value on top of the stack, unless it is filtered out or there already. */
static void offer(lua_State *L, choices *to, int32_t a, int32_t b)
{
    vaka_question *question = &to->question;

    for (uint32_t i = 0; i < question->count; i++)
        if (question->option[i][0] == a && question->option[i][1] == b)
            return;
    if (!passes(L))
        return;
    if (question->count == VAKA_MAX_OPTIONS_ASKED)
        luaL_error(L, "ask: more than %d choices; narrow them down with 'where'",
                   VAKA_MAX_OPTIONS_ASKED);
    uint32_t at = question->count++;
    question->option[at][0] = (int16_t)a;
    question->option[at][1] = (int16_t)b;
    question->score[at] = score_of(L);
    lua_pushvalue(L, -1);
    lua_rawseti(L, to->values, (lua_Integer)at + 1);
}

/* Offers each value of the list in `among`; false when there is no such list. */
static bool offer_among(lua_State *L, choices *to, const char *type)
{
    const vaka_position *position = vaka_bridge_position(L);

    if (field(L, "among") == LUA_TNIL) {
        lua_pop(L, 1);
        return false;
    }
    int list = lua_gettop(L);
    lua_Integer count = luaL_len(L, list);
    for (lua_Integer i = 1; i <= count; i++) {
        lua_geti(L, list, i);
        int32_t value = vaka_bridge_read(L, -1, type, "field 'among' of a question");
        if (to->question.type == VAKA_ASKED_PIECE)
            offer(L, to, position->pieces[value].kind, position->pieces[value].zone);
        else if (to->question.type == VAKA_ASKED_CARD)
            offer(L, to, position->pieces[value].kind, 0);
        else
            offer(L, to, value, 0);
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
    return true;
}

static void offer_number(lua_State *L, choices *to, const char *type, int32_t value)
{
    vaka_bridge_write(L, type, value);
    offer(L, to, value, 0);
    lua_pop(L, 1);
}

static void space_options(lua_State *L, choices *to)
{
    const vaka_layout *layout = vaka_bridge_position(L)->face.layout;

    to->question.type = VAKA_ASKED_SPACE;
    if (offer_among(L, to, "ZONE"))
        return;
    for (int32_t zone = 0; zone < layout->zone_count; zone++)
        if (layout->zones[zone].board >= 0)
            offer_number(L, to, "ZONE", zone);
}

static void piece_options(lua_State *L, choices *to)
{
    to->question.type = VAKA_ASKED_PIECE;
    if (!offer_among(L, to, "PIECE"))
        luaL_error(L, "ask.piece needs a list of pieces in 'among'");
}

static void card_options(lua_State *L, choices *to)
{
    to->question.type = VAKA_ASKED_CARD;
    if (!offer_among(L, to, "PIECE"))
        luaL_error(L, "ask.card needs a list of cards in 'among'");
}

static void seat_options(lua_State *L, choices *to)
{
    const vaka_position *position = vaka_bridge_position(L);

    to->question.type = VAKA_ASKED_SEAT;
    if (offer_among(L, to, "SEAT"))
        return;
    for (int32_t seat = 0; seat < position->face.seats; seat++)
        if (position->table->seats_in & VAKA_SEAT(seat))
            offer_number(L, to, "SEAT", seat);
}

static void number_options(lua_State *L, choices *to)
{
    lua_Integer min = whole(L, "min", 0), max = whole(L, "max", 0);

    to->question.type = VAKA_ASKED_NUMBER;
    if (min < INT16_MIN || max > INT16_MAX || max - min >= VAKA_MAX_OPTIONS_ASKED)
        luaL_error(L, "ask.number: at most %d numbers from 'min' to 'max'", VAKA_MAX_OPTIONS_ASKED);
    for (lua_Integer n = min; n <= max; n++)
        offer_number(L, to, "INT", (int32_t)n);
}

static void add_word(lua_State *L, vaka_question *question, const char *word)
{
    size_t length = strlen(word) + 1;

    if (length > (size_t)(VAKA_WORDS_ROOM - question->word_bytes))
        luaL_error(L, "ask.choice: the choices are too long");
    memcpy(question->words + question->word_bytes, word, length);
    question->word_bytes = (int16_t)(question->word_bytes + (int16_t)length);
}

/* Choices are numbered as they stand in the list; those that `where` bars keep their number. */
static void choice_options(lua_State *L, choices *to)
{
    to->question.type = VAKA_ASKED_WORD;
    if (field(L, "options") == LUA_TNIL)
        luaL_error(L, "ask.choice needs a list of texts in 'options'");
    int list = lua_gettop(L);
    lua_Integer count = luaL_len(L, list);
    for (lua_Integer i = 1; i <= count; i++) {
        lua_geti(L, list, i);
        add_word(L, &to->question, luaL_checkstring(L, -1));
        offer(L, to, (int32_t)i - 1, 0);
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
}

static void yes_no_options(lua_State *L, choices *to)
{
    to->question.type = VAKA_ASKED_WORD;
    for (int32_t i = 0; i < 2; i++) {
        add_word(L, &to->question, i ? "no" : "yes");
        lua_pushboolean(L, !i);
        offer(L, to, i, 0);
        lua_pop(L, 1);
    }
}

typedef void (*list_options)(lua_State *L, choices *to);

static int compare_options(const int16_t *x, const int16_t *y)
{
    return x[0] != y[0] ? x[0] - y[0] : x[1] - y[1];
}

/* Legal lists are sorted, so the options are; insertion, for there are few. */
static void sort_options(lua_State *L, choices *to)
{
    vaka_question *question = &to->question;

    for (int i = 1; i < question->count; i++) {
        for (int j = i; j > 0 && compare_options(question->option[j - 1], question->option[j]) > 0;
             j--) {
            int16_t option[2], score = question->score[j];
            memcpy(option, question->option[j], sizeof option);
            memcpy(question->option[j], question->option[j - 1], sizeof option);
            memcpy(question->option[j - 1], option, sizeof option);
            question->score[j] = question->score[j - 1];
            question->score[j - 1] = score;
            lua_rawgeti(L, to->values, j);
            lua_rawgeti(L, to->values, j + 1);
            lua_rawseti(L, to->values, j);
            lua_rawseti(L, to->values, j + 1);
        }
    }
}

/* Everything about a question but its options. */
static void read_question(lua_State *L, vaka_question *question)
{
    const vaka_position *position = vaka_bridge_position(L);

    field(L, "seat");
    question->seat = (int8_t)vaka_bridge_read(L, -1, "SEAT", "field 'seat' of a question");
    if (!(position->table->seats_in & VAKA_SEAT(question->seat)))
        luaL_error(L, "ask: seat %d is out of the game", question->seat);
    field(L, "prompt");
    size_t length;
    const char *prompt = luaL_optlstring(L, -1, "", &length);
    if (length >= VAKA_PROMPT_ROOM)
        luaL_error(L, "ask: the prompt is longer than %d characters", VAKA_PROMPT_ROOM - 1);
    memcpy(question->prompt, prompt, length);
    lua_pop(L, 2);
    if (flag(L, "may_pass"))
        question->flags |= VAKA_QUESTION_MAY_PASS;
    if (field(L, "prefer") != LUA_TNIL || field(L, "hint") != LUA_TNIL)
        question->flags |= VAKA_QUESTION_SCORED;
    lua_settop(L, 1);
    question->normal = VAKA_NONE;
}

/* `hint`: "gain" makes a bot like every choice better than passing, "harm" worse. */
static void apply_hint(lua_State *L, vaka_question *question)
{
    if (field(L, "hint") == LUA_TSTRING) {
        const char *hint = lua_tostring(L, -1);
        int16_t worth = strcmp(hint, "gain") == 0 ? 1 : strcmp(hint, "harm") == 0 ? -1 : 0;
        if (!worth)
            luaL_error(L, "ask: 'hint' is \"gain\" or \"harm\"");
        for (uint32_t i = 0; i < question->count; i++)
            question->score[i] = (int16_t)(question->score[i] + worth);
    }
    lua_pop(L, 1);
}

/* The recorded answer as an option number; VAKA_NONE: passed. Stops the script if there is none. */
static int32_t answer(lua_State *L, const choices *among)
{
    vaka_runner *runner = runner_of(L);
    vaka_position *position = vaka_bridge_position(L);
    const vaka_answer *given = vaka_script_next_answer(position);

    if (!given) {
        position->script->question = among->question;
        runner->asking = true;
        vaka_sandbox_stop(L);
    }
    for (int32_t i = 0; i < among->question.count; i++)
        if (among->question.option[i][0] == given->a && among->question.option[i][1] == given->b)
            return i;
    return VAKA_NONE;
}

static void check_place(lua_State *L, const char *name)
{
    vaka_runner *runner = runner_of(L);

    luaL_checktype(L, 1, LUA_TTABLE);
    lua_settop(L, 1);
    if (vaka_sandbox_ending(L) || runner->filter || !runner->frames || !vaka_bridge_may_change(L))
        luaL_error(L,
                   "ask.%s: a question can only be asked while a card or rule acts, not in a "
                   "filter, a score or a value",
                   name);
}

/* Asks once; pushes the value chosen, or nil. False when nothing was chosen. */
static bool ask_once(lua_State *L, choices *to, bool may_pass)
{
    bool always = flag(L, "always");
    int32_t chosen = VAKA_NONE;

    if (may_pass)
        to->question.flags |= VAKA_QUESTION_MAY_PASS;
    sort_options(L, to);
    apply_hint(L, &to->question);
    if (to->question.count == 1 && !always && !(to->question.flags & VAKA_QUESTION_MAY_PASS))
        chosen = 0;
    else if (to->question.count)
        chosen = answer(L, to);
    if (chosen == VAKA_NONE)
        lua_pushnil(L);
    else
        lua_rawgeti(L, to->values, chosen + 1);
    return chosen != VAKA_NONE;
}

static int ask(lua_State *L, const char *name, list_options list)
{
    choices to = {0};

    check_place(L, name);
    read_question(L, &to.question);
    lua_newtable(L);
    to.values = lua_gettop(L);
    list(L, &to);
    ask_once(L, &to, false);
    return 1;
}

static int ask_space(lua_State *L)
{
    return ask(L, "space", space_options);
}

static int ask_piece(lua_State *L)
{
    return ask(L, "piece", piece_options);
}

static int ask_card(lua_State *L)
{
    return ask(L, "card", card_options);
}

static int ask_seat(lua_State *L)
{
    return ask(L, "seat", seat_options);
}

static int ask_number(lua_State *L)
{
    return ask(L, "number", number_options);
}

static int ask_choice(lua_State *L)
{
    return ask(L, "choice", choice_options);
}

static int ask_yes_no(lua_State *L)
{
    return ask(L, "yes_no", yes_no_options);
}

static list_options options_of(lua_State *L)
{
    static const struct {
        const char *name;
        list_options list;
    } kinds[] = {{"space", space_options}, {"piece", piece_options},   {"card", card_options},
                 {"seat", seat_options},   {"number", number_options}, {"choice", choice_options}};
    field(L, "of");
    const char *name = luaL_optstring(L, -1, "");

    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (strcmp(kinds[i].name, name) == 0) {
            lua_pop(L, 1);
            return kinds[i].list;
        }
    luaL_error(L, "ask.many: 'of' says what is chosen: space, piece, card, seat, number, choice");
    return NULL;
}

/* Takes out of the options what has been chosen before (`taken`, sorted is not needed). */
static void leave_out(lua_State *L, choices *to, int16_t taken[][2], int32_t count)
{
    vaka_question *question = &to->question;
    uint32_t kept = 0;

    for (uint32_t i = 0; i < question->count; i++) {
        bool gone = false;
        for (int32_t j = 0; j < count; j++)
            gone |= compare_options(question->option[i], taken[j]) == 0;
        if (gone)
            continue;
        memmove(question->option[kept], question->option[i], sizeof *question->option);
        question->score[kept] = question->score[i];
        lua_rawgeti(L, to->values, (lua_Integer)i + 1);
        lua_rawseti(L, to->values, (lua_Integer)++kept);
    }
    question->count = (uint8_t)kept;
    memset(question->option[kept], 0, sizeof *question->option * (VAKA_MAX_OPTIONS_ASKED - kept));
    memset(&question->score[kept], 0, sizeof *question->score * (VAKA_MAX_OPTIONS_ASKED - kept));
}

/* Finds the option whose value is on top, to leave it out of the next question. */
static void note_taken(lua_State *L, const choices *to, int16_t taken[2])
{
    for (int32_t i = 0; i < to->question.count; i++) {
        lua_rawgeti(L, to->values, i + 1);
        bool same = lua_rawequal(L, -1, -2);
        lua_pop(L, 1);
        if (same) {
            memcpy(taken, to->question.option[i], sizeof to->question.option[i]);
            return;
        }
    }
}

static int ask_many(lua_State *L)
{
    int16_t taken[VAKA_MAX_ANSWERS][2];
    choices first = {0};
    int32_t count = 0;

    check_place(L, "many");
    list_options list = options_of(L);
    lua_Integer min = whole(L, "min", 0), max = whole(L, "max", VAKA_MAX_ANSWERS);
    read_question(L, &first.question);
    lua_newtable(L);
    int result = lua_gettop(L);
    for (; count < max && count < VAKA_MAX_ANSWERS; count++) {
        choices to = first;
        lua_newtable(L);
        to.values = lua_gettop(L);
        list(L, &to);
        leave_out(L, &to, taken, count);
        if (!ask_once(L, &to, count >= min))
            break;
        note_taken(L, &to, taken[count]);
        lua_rawseti(L, result, count + 1);
        lua_settop(L, result);
    }
    lua_settop(L, result);
    return 1;
}

void vaka_ask_push(vaka_runner *runner, lua_State *L)
{
    static const luaL_Reg functions[] = {
        {"space", ask_space},   {"piece", ask_piece},   {"card", ask_card},
        {"seat", ask_seat},     {"number", ask_number}, {"choice", ask_choice},
        {"yes_no", ask_yes_no}, {"many", ask_many},     {NULL, NULL}};

    lua_newtable(L);
    for (const luaL_Reg *at = functions; at->name; at++) {
        lua_pushlightuserdata(L, runner);
        lua_pushcclosure(L, at->func, 1);
        lua_setfield(L, -2, at->name);
    }
    vaka_sandbox_freeze(L);
}
