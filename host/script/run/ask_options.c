/* script/run/ask_options.c - what a question offers: listed, filtered, scored, sorted.
 *
 * SPDX-License-Identifier: MIT
 *
 * Lists and filters may be as long and as odd as a script likes: what is done here for one value
 * burns fuel, as instructions would. */
#include "script/run/ask_inside.h"

#include "table/redact.h"
#include "table/table.h"
#include "text/utf8.h"

#include <stdlib.h>
#include <string.h>

#define VALUE_FUEL 20u /* for each value that is looked at */
#define LOOK_FUEL 500u /* for what a seat may know */

vaka_runner *vaka_ask_runner(lua_State *L)
{
    return lua_touserdata(L, lua_upvalueindex(1));
}

int vaka_ask_field(lua_State *L, const char *name)
{
    return lua_getfield(L, 1, name);
}

bool vaka_ask_has(lua_State *L, const char *name)
{
    bool has = vaka_ask_field(L, name) != LUA_TNIL;

    lua_pop(L, 1);
    return has;
}

bool vaka_ask_flag(lua_State *L, const char *name)
{
    bool set = (vaka_ask_field(L, name), lua_toboolean(L, -1));

    lua_pop(L, 1);
    return set;
}

lua_Integer vaka_ask_whole(lua_State *L, const char *name, lua_Integer normal)
{
    lua_Integer number = normal;
    int is_number = 1;

    if (vaka_ask_field(L, name) != LUA_TNIL)
        number = lua_tointegerx(L, -1, &is_number);
    if (!is_number)
        luaL_error(L, "ask: '%s' must be a whole number", name);
    lua_pop(L, 1);
    return number;
}

vaka_position *vaka_ask_look(lua_State *L, int32_t seat)
{
    vaka_runner *runner = vaka_ask_runner(L);
    vaka_position *position = vaka_bridge_position(L);
    const vaka_layout *layout = position->face.layout;

    vaka_sandbox_burn(L, LOOK_FUEL);
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

/* For filters and scores: worked out once for each question. */
static vaka_position *look(lua_State *L, vaka_choices *to)
{
    if (to->looked)
        return &vaka_ask_runner(L)->seen;
    to->looked = true;
    return vaka_ask_look(L, to->question.seat);
}

void vaka_ask_consult(lua_State *L, vaka_position *seen, int args, int results)
{
    vaka_runner *runner = vaka_ask_runner(L);
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

/* Calls the function in field `name` with the value on top of the stack, which stays; its result is
 * pushed. It sees the table as the asked seat does; no question and no change is possible in it. */
static bool consult(lua_State *L, vaka_choices *to, const char *name)
{
    if (vaka_ask_field(L, name) == LUA_TNIL) {
        lua_pop(L, 1);
        return false;
    }
    if (!lua_isfunction(L, -1))
        luaL_error(L, "ask: '%s' must be a function", name);
    vaka_position *seen = look(L, to);
    lua_pushvalue(L, -2);
    if (to->sealed)
        lua_pushinteger(L, to->question.seat);
    vaka_ask_consult(L, seen, to->sealed ? 2 : 1, 1);
    return true;
}

/* Does the filter let the value on top pass? */
static bool passes(lua_State *L, vaka_choices *to)
{
    bool good = true;

    if (consult(L, to, "where")) {
        good = lua_toboolean(L, -1);
        lua_pop(L, 1);
    }
    return good;
}

static int16_t score_of(lua_State *L, vaka_choices *to)
{
    lua_Number score = 0;

    if (consult(L, to, "prefer")) {
        score = luaL_checknumber(L, -1);
        lua_pop(L, 1);
    }
    if (score != score) /* not a number */
        return 0;
    return (int16_t)(score > 30000 ? 30000 : score < -30000 ? -30000 : score);
}

/* Has the value on top been chosen before? */
static bool is_taken(lua_State *L, const vaka_choices *to)
{
    bool found = false;

    for (lua_Integer i = 1; to->taken && !found; i++) {
        if (lua_rawgeti(L, to->taken, i) == LUA_TNIL) {
            lua_pop(L, 1);
            break;
        }
        found = lua_rawequal(L, -1, -2);
        lua_pop(L, 1);
    }
    return found;
}

/* Number of the option that two numbers make, from 0; a new one if there is none yet. */
static uint32_t option_for(lua_State *L, vaka_choices *to, int32_t a, int32_t b)
{
    vaka_question *question = &to->question;

    for (uint32_t i = 0; i < question->count; i++)
        if (question->option[i][0] == a && question->option[i][1] == b)
            return i;
    if (question->count == VAKA_MAX_OPTIONS_ASKED)
        luaL_error(L, "ask: more than %d choices; narrow them down with 'where'",
                   VAKA_MAX_OPTIONS_ASKED);
    uint32_t at = question->count++;
    question->option[at][0] = (int16_t)a;
    question->option[at][1] = (int16_t)b;
    question->score[at] = score_of(L, to);
    lua_newtable(L);
    lua_rawseti(L, to->values, (lua_Integer)at + 1);
    return at;
}

/* Adds an option for the value on top of the stack, or the value to an option that is there
 * already, unless it is filtered out. */
static void offer(lua_State *L, vaka_choices *to, int32_t a, int32_t b)
{
    vaka_sandbox_burn(L, VALUE_FUEL + to->question.count / 8u);
    if (is_taken(L, to) || !passes(L, to))
        return;
    uint32_t at = option_for(L, to, a, b);
    lua_rawgeti(L, to->values, (lua_Integer)at + 1);
    lua_pushvalue(L, -2);
    lua_rawseti(L, -2, (lua_Integer)lua_rawlen(L, -2) + 1);
    lua_pop(L, 1);
}

static bool are_pieces(const vaka_choices *of)
{
    return of->question.type == VAKA_ASKED_PIECE || of->question.type == VAKA_ASKED_CARD;
}

/* Does the asked seat know the piece? */
static bool is_known(const vaka_position *position, const vaka_choices *of, int32_t piece)
{
    return vaka_table_knows(position->face.layout, &position->pieces[piece], of->question.seat);
}

/* The option that the value on top stands for: a piece that the seat does not know is its back. */
static void read_option(lua_State *L, const vaka_choices *of, const char *what, int32_t out[2])
{
    const vaka_position *position = vaka_bridge_position(L);
    int32_t value = vaka_bridge_read(L, -1, of->type, what);

    out[0] = value;
    out[1] = 0;
    if (!are_pieces(of))
        return;
    out[0] = position->pieces[value].kind;
    if (!is_known(position, of, value))
        out[0] = position->face.layout->kinds[out[0]].back;
    if (of->question.type == VAKA_ASKED_PIECE)
        out[1] = position->pieces[value].zone;
}

void vaka_ask_value(lua_State *L, const vaka_choices *to, int32_t option)
{
    vaka_position *position = vaka_bridge_position(L);
    int32_t nth = 0;

    lua_rawgeti(L, to->values, option + 1);
    int32_t count = (int32_t)lua_rawlen(L, -1);
    lua_rawgeti(L, -1, 1);
    if (count > 1 && are_pieces(to) &&
        !is_known(position, to, vaka_bridge_read(L, -1, to->type, "choice")))
        nth = vaka_chance(&position->face, count);
    lua_pop(L, 1);
    lua_rawgeti(L, -1, (lua_Integer)nth + 1);
    lua_remove(L, -2);
}

/* Pushes field `among`: a list, or of a sealed question a function that gives that of a seat. */
static int push_among(lua_State *L, const vaka_choices *to)
{
    int type = vaka_ask_field(L, "among");

    if (!to->sealed || type != LUA_TFUNCTION)
        return type;
    lua_pushinteger(L, to->question.seat);
    lua_call(L, 1, 1);
    if (!lua_istable(L, -1))
        luaL_error(L, "ask.sealed: 'among' gave %s for seat %d, not a list", luaL_typename(L, -1),
                   to->question.seat);
    return LUA_TTABLE;
}

/* Offers each value of the list in `among`; false when there is no such list. */
static bool offer_among(lua_State *L, vaka_choices *to, uint8_t type)
{
    int32_t option[2];

    to->type = type;
    if (push_among(L, to) == LUA_TNIL) {
        lua_pop(L, 1);
        return false;
    }
    int list = lua_gettop(L);
    lua_Integer count = luaL_len(L, list);
    for (lua_Integer i = 1; i <= count; i++) {
        lua_geti(L, list, i);
        read_option(L, to, "field 'among' of a question", option);
        offer(L, to, option[0], option[1]);
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
    return true;
}

static void offer_number(lua_State *L, vaka_choices *to, uint8_t type, int32_t value)
{
    vaka_bridge_write(L, type, value);
    offer(L, to, value, 0);
    lua_pop(L, 1);
}

void vaka_ask_spaces(lua_State *L, vaka_choices *to)
{
    const vaka_layout *layout = vaka_bridge_position(L)->face.layout;

    if (offer_among(L, to, VAKA_TYPE_ZONE))
        return;
    for (int32_t zone = 0; zone < layout->zone_count; zone++)
        if (vaka_layout_is_space(layout, zone))
            offer_number(L, to, VAKA_TYPE_ZONE, zone);
}

void vaka_ask_pieces(lua_State *L, vaka_choices *to)
{
    if (!offer_among(L, to, VAKA_TYPE_PIECE))
        luaL_error(L, "ask.%s needs a list of %ss in 'among'", to->name, to->name);
}

void vaka_ask_seats(lua_State *L, vaka_choices *to)
{
    const vaka_position *position = vaka_bridge_position(L);

    if (offer_among(L, to, VAKA_TYPE_SEAT))
        return;
    for (int32_t seat = 0; seat < position->face.seats; seat++)
        if (position->table->seats_in & VAKA_SEAT(seat))
            offer_number(L, to, VAKA_TYPE_SEAT, seat);
}

void vaka_ask_numbers(lua_State *L, vaka_choices *to)
{
    lua_Integer min = vaka_ask_whole(L, "min", 0), max = vaka_ask_whole(L, "max", 0);

    to->type = VAKA_TYPE_INT;
    /* the difference of two numbers of a script may be none that fits */
    if (min < INT16_MIN || max > INT16_MAX || (max > min && max - min >= VAKA_MAX_OPTIONS_ASKED))
        luaL_error(L, "ask.number: at most %d numbers from 'min' to 'max'", VAKA_MAX_OPTIONS_ASKED);
    for (lua_Integer n = min; n <= max; n++)
        offer_number(L, to, VAKA_TYPE_INT, (int32_t)n);
}

static void add_word(lua_State *L, vaka_question *question, const char *word)
{
    size_t length = strlen(word) + 1;

    if (!vaka_utf8s_line(word, length - 1))
        luaL_error(L, "ask.choice: a choice has signs that cannot be shown");
    if (length > (size_t)(VAKA_WORDS_ROOM - question->word_bytes))
        luaL_error(L, "ask.choice: the choices are too long");
    memcpy(question->words + question->word_bytes, word, length);
    question->word_bytes = (int16_t)(question->word_bytes + (int16_t)length);
}

/* Choices are numbered as they stand in the list; those that `where` bars keep their number. */
void vaka_ask_words(lua_State *L, vaka_choices *to)
{
    if (vaka_ask_field(L, "options") == LUA_TNIL)
        luaL_error(L, "ask.choice needs a list of texts in 'options'");
    int list = lua_gettop(L);
    lua_Integer count = luaL_len(L, list);
    for (lua_Integer i = 1; i <= count; i++) {
        lua_geti(L, list, i);
        add_word(L, &to->question, vaka_sandbox_text(L, -1, NULL));
        offer(L, to, (int32_t)i - 1, 0);
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
}

void vaka_ask_yes_no(lua_State *L, vaka_choices *to)
{
    for (int32_t i = 0; i < 2; i++) {
        add_word(L, &to->question, i ? "no" : "yes");
        lua_pushboolean(L, !i);
        offer(L, to, i, 0);
        lua_pop(L, 1);
    }
}

static int compare(const int16_t *x, const int16_t *y)
{
    return x[0] != y[0] ? x[0] - y[0] : x[1] - y[1];
}

/* By insertion, for there are few. */
void vaka_ask_sort(lua_State *L, vaka_choices *to)
{
    vaka_question *question = &to->question;

    vaka_sandbox_burn(L, (uint32_t)question->count * question->count / 8u);
    for (int i = 1; i < question->count; i++) {
        for (int j = i; j > 0 && compare(question->option[j - 1], question->option[j]) > 0; j--) {
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

bool vaka_ask_default(lua_State *L, vaka_choices *to)
{
    vaka_question *question = &to->question;
    int32_t wanted[2] = {0, 0};
    bool found = false;

    if (vaka_ask_field(L, "default") == LUA_TNIL) {
        lua_pop(L, 1);
        return true;
    }
    if (to->type)
        read_option(L, to, "field 'default' of a question", wanted);
    for (int i = 0; i < question->count && !found; i++) {
        lua_rawgeti(L, to->values, i + 1);
        lua_rawgeti(L, -1, 1);
        found = to->type
                    ? question->option[i][0] == wanted[0] && question->option[i][1] == wanted[1]
                    : lua_rawequal(L, -1, -3);
        lua_pop(L, 2);
        if (found)
            question->normal = (int16_t)i;
    }
    lua_pop(L, 1);
    return found;
}
