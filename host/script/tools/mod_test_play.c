/* script/tools/mod_test_play.c - `t`: what a test can do with its match.
 *
 * SPDX-License-Identifier: MIT */
#include "script/tools/mod_test_inside.h"

#include "chance/rng.h"
#include "layout/name.h"
#include "script/bridge/bridge_row.h"
#include "table/acts.h"
#include "table/codec.h"
#include "table/question.h"
#include "table/sentence.h"

#include <lauxlib.h>
#include <string.h>

vaka_mod_test *vaka_mod_test_of(lua_State *L)
{
    vaka_mod_test *test = lua_touserdata(L, lua_upvalueindex(1));

    if (++test->calls > VAKA_MOD_TEST_CALLS)
        luaL_error(L, "a test may use t at most %d times", (int)VAKA_MOD_TEST_CALLS);
    if (!lua_istable(L, 1) || lua_getfield(L, 1, "expect") != LUA_TFUNCTION)
        luaL_error(L, "write t:name(…), with a colon");
    lua_pop(L, 1);
    return test;
}

void vaka_mod_test_look(vaka_mod_test *test)
{
    vaka_bridge_bind(test->sandbox, NULL, false);
    vaka_bridge_bind(test->sandbox, vaka_live_position(vaka_record_live(test->record)), false);
    vaka_sandbox_refuel(test->sandbox, VAKA_SANDBOX_FUEL);
}

/* The match of the test. */
vaka_mod_test *vaka_mod_test_playing(lua_State *L)
{
    vaka_mod_test *test = vaka_mod_test_of(L);

    if (!test->record)
        luaL_error(L, "there is no match yet: begin with t:new { seats = 2 }");
    return test;
}

static vaka_live *live_of(const vaka_mod_test *test)
{
    return vaka_record_live(test->record);
}

static int32_t asked_seat(vaka_live *live)
{
    uint8_t must = vaka_live_must(live);

    for (int32_t seat = 0; seat < VAKA_MAX_SEATS; seat++)
        if (must & VAKA_SEAT(seat))
            return seat;
    return VAKA_NONE;
}

static int32_t check_seat(lua_State *L, const vaka_mod_test *test, int index)
{
    lua_Integer seat = luaL_checkinteger(L, index);

    luaL_argcheck(L, seat >= 0 && seat < vaka_live_layout(live_of(test))->setup.seats, index,
                  "there is no such seat");
    return (int32_t)seat;
}

/* Reads "[seat,] action" from the arguments. */
static vaka_action read_action(lua_State *L, const vaka_mod_test *test)
{
    bool named = lua_type(L, 2) == LUA_TNUMBER;
    int32_t seat = named ? check_seat(L, test, 2) : asked_seat(live_of(test));
    const char *text = luaL_checkstring(L, named ? 3 : 2);
    vaka_error err = {0};
    vaka_action action;

    if (seat < 0)
        luaL_error(L, "nobody has to decide: the match is over");
    if (vaka_action_read(vaka_live_layout(live_of(test)), seat, text, &action, &err))
        luaL_error(L, "'%s': %s", text, err.text);
    return action;
}

/* A refusal as a sentence. */
static const char *sentence(const vaka_mod_test *test, const vaka_refusal *why, char *out)
{
    vaka_sentence(vaka_live_layout(live_of(test)), vaka_record_names(test->record),
                  why->text ? why->text : "it is refused", why->fact, out, VAKA_SENTENCE);
    return out;
}

static int t_play(lua_State *L)
{
    vaka_mod_test *test = vaka_mod_test_playing(L);
    vaka_action action = read_action(L, test);
    char text[VAKA_ACTION_TEXT], words[VAKA_SENTENCE];
    vaka_refusal why = {0};
    vaka_error err = {0};
    vaka_status status = vaka_record_apply(test->record, &action, &why, &err);

    vaka_mod_test_look(test);
    if (status == VAKA_OK)
        return 0;
    vaka_action_write(vaka_live_layout(live_of(test)), &action, text, sizeof text);
    if (status == VAKA_ERR_ILLEGAL)
        return luaL_error(L, "seat %d may not '%s': %s (%s)", action.seat, text,
                          sentence(test, &why, words), why.id ? why.id : "");
    return luaL_error(L, "'%s': %s", text, err.text);
}

static int t_refused(lua_State *L)
{
    vaka_mod_test *test = vaka_mod_test_playing(L);
    vaka_action action = read_action(L, test);
    char words[VAKA_SENTENCE];
    vaka_refusal why = {0};

    int expected = lua_type(L, 2) == LUA_TNUMBER ? 4 : 3;

    if (vaka_live_check(live_of(test), &action, &why) == VAKA_OK)
        return luaL_error(L, "the action is allowed, and should be refused");
    if (!lua_isnoneornil(L, expected) && strcmp(luaL_checkstring(L, expected), why.id) != 0)
        return luaL_error(L, "it is refused by '%s' (%s), and should be by '%s'", why.id,
                          sentence(test, &why, words), lua_tostring(L, expected));
    lua_pushstring(L, why.id ? why.id : "");
    lua_pushstring(L, why.rule ? why.rule : "");
    lua_pushstring(L, sentence(test, &why, words));
    return 3;
}

static int t_fails(lua_State *L)
{
    vaka_mod_test *test = vaka_mod_test_playing(L);
    vaka_action action = read_action(L, test);
    vaka_refusal why = {0};
    vaka_error err = {0};
    vaka_status status = vaka_record_apply(test->record, &action, &why, &err);

    vaka_mod_test_look(test);
    if (status == VAKA_OK || status == VAKA_ERR_ILLEGAL)
        return luaL_error(L, "no script fails: the action is %s", status ? "refused" : "played");
    lua_pushstring(L, err.text);
    return 1;
}

static int t_legal(lua_State *L)
{
    vaka_mod_test *test = vaka_mod_test_playing(L);
    int32_t seat = lua_isnoneornil(L, 2) ? asked_seat(live_of(test)) : check_seat(L, test, 2);
    char text[VAKA_ACTION_TEXT];
    uint32_t count;

    lua_newtable(L);
    if (seat < 0)
        return 1;
    const vaka_action *legal = vaka_live_legal(live_of(test), seat, &count);
    for (uint32_t i = 0; i < count; i++) {
        vaka_action_write(vaka_live_layout(live_of(test)), &legal[i], text, sizeof text);
        lua_pushstring(L, text);
        lua_rawseti(L, -2, (lua_Integer)i + 1);
    }
    return 1;
}

static int t_asked(lua_State *L)
{
    int32_t seat = asked_seat(live_of(vaka_mod_test_playing(L)));

    if (seat < 0)
        lua_pushnil(L);
    else
        lua_pushinteger(L, seat);
    return 1;
}

static int t_prompt(lua_State *L)
{
    vaka_live *live = live_of(vaka_mod_test_playing(L));
    const vaka_position *position = vaka_live_position(live);
    int32_t seat = asked_seat(live);
    bool acts = vaka_acts_open(position) || (seat >= 0 && vaka_acts_sealed(position, seat));
    const vaka_question *question = acts ? &position->script->question : vaka_question_of(position);

    lua_pushstring(L, question ? question->prompt : NULL);
    return 1;
}

/* Plays one random action of whoever must decide; false: the match is over. */
static bool play_any(lua_State *L, vaka_mod_test *test)
{
    vaka_live *live = live_of(test);
    int32_t seat = asked_seat(live);
    vaka_error err = {0};
    uint32_t count = 0;

    if (seat < 0)
        return false;
    const vaka_action *legal = vaka_live_legal(live, seat, &count);
    if (!count) {
        vaka_mod_test_look(test);
        luaL_error(L, "seat %d must decide, but can do nothing", (int)seat);
    }
    vaka_action action = legal[vaka_rng_below(test->rng, count)];
    if (vaka_record_apply(test->record, &action, NULL, &err)) {
        char text[VAKA_ACTION_TEXT];

        vaka_mod_test_look(test);
        vaka_action_write(vaka_live_layout(live), &action, text, sizeof text);
        luaL_error(L, "'%s' of seat %d: %s", text, (int)seat, err.text);
    }
    return true;
}

static int t_random(lua_State *L)
{
    vaka_mod_test *test = vaka_mod_test_playing(L);
    lua_Integer most = luaL_checkinteger(L, 2), played = 0;

    luaL_argcheck(L, most >= 0 && most <= 100000, 2, "0 to 100000 actions");
    while (played < most && play_any(L, test))
        played++;
    vaka_mod_test_look(test);
    if (played < most && ++test->idle > VAKA_MOD_TEST_IDLE)
        luaL_error(L,
                   "the match is over, and has been for %d calls of t:random: what the test waits "
                   "for did not come",
                   (int)VAKA_MOD_TEST_IDLE);
    lua_pushinteger(L, played);
    return 1;
}

static int t_undo(lua_State *L)
{
    vaka_mod_test *test = vaka_mod_test_playing(L);
    int32_t seat = check_seat(L, test, 2);
    vaka_refusal why = {0};
    vaka_status status = vaka_record_undo(test->record, seat, &why, NULL);

    vaka_mod_test_look(test);
    if (status == VAKA_OK) {
        lua_pushboolean(L, 1);
        return 1;
    }
    lua_pushnil(L);
    lua_pushstring(L, why.id ? why.id : "");
    return 2;
}

static int t_queue(lua_State *L)
{
    vaka_mod_test *test = vaka_mod_test_playing(L);
    const char *text = luaL_checkstring(L, 2);
    vaka_chance_result result;
    vaka_error err = {0};

    if (vaka_chance_read(vaka_live_layout(live_of(test)), text, &result, &err) ||
        vaka_record_queue(test->record, result, &err))
        return luaL_error(L, "'%s': %s", text, err.text);
    return 0;
}

static int t_told(lua_State *L)
{
    vaka_mod_test *test = vaka_mod_test_playing(L);
    const vaka_layout *layout = vaka_live_layout(live_of(test));
    char words[VAKA_SENTENCE];
    uint32_t count;
    const vaka_event *events = vaka_live_events(live_of(test), &count);

    lua_newtable(L);
    for (uint32_t i = 0; i < count; i++) {
        vaka_sentence(layout, vaka_record_names(test->record),
                      vaka_event_sentence(layout, &events[i]), events[i].arg, words, sizeof words);
        lua_pushstring(L, words);
        lua_rawseti(L, -2, (lua_Integer)i + 1);
    }
    return 1;
}

static int t_score(lua_State *L)
{
    vaka_mod_test *test = vaka_mod_test_playing(L);
    int32_t seat = check_seat(L, test, 2);

    lua_pushinteger(L, vaka_score(&vaka_live_position(live_of(test))->face, seat));
    return 1;
}

static int t_value(lua_State *L)
{
    static const uint8_t types[] = {VAKA_TYPE_NONE, VAKA_TYPE_SEAT, VAKA_TYPE_ZONE, VAKA_TYPE_KIND,
                                    VAKA_TYPE_INT};
    vaka_mod_test *test = vaka_mod_test_playing(L);
    const vaka_module *module = test->plan->module;
    const char *name = luaL_checkstring(L, 2);
    vaka_error err;
    int32_t place = 0, row = vaka_row_named(VAKA_NAMED_ROWS(module->values, module->value_count),
                                            "value", name, &err);

    if (row < 0)
        return luaL_error(L, "%s", err.text);
    if (module->values[row].scope != VAKA_SCOPE_GAME)
        place = vaka_bridge_read(L, 3, types[module->values[row].scope], "place of t:value");
    lua_pushinteger(L, vaka_value(&vaka_live_position(live_of(test))->face, (uint32_t)row, place));
    return 1;
}

static int t_turn(lua_State *L)
{
    lua_pushinteger(L, vaka_live_position(live_of(vaka_mod_test_playing(L)))->table->turn);
    return 1;
}

static int t_finished(lua_State *L)
{
    lua_pushboolean(L, vaka_live_finished(live_of(vaka_mod_test_playing(L)), NULL));
    return 1;
}

const vaka_mod_test_method vaka_mod_test_methods[] = {
    {"new", vaka_mod_test_new, "t:new { seats, seed, rules, scenario, options, queue, names }",
     "Begins a match; all may be left out. `queue` holds results of chance that come first."},
    {"play", t_play, "t:play([seat,] action)",
     "Plays an action; without a seat that of the one who must decide."},
    {"refused", t_refused, "t:refused([seat,] action[, reason])",
     "The action must be refused, for this reason if there is one: returns the id of the reason, "
     "the rule and the sentence."},
    {"fails", t_fails, "t:fails([seat,] action)",
     "A script must fail in the action: returns what it says."},
    {"legal", t_legal, "t:legal([seat])",
     "A list of all actions of a seat (left out: of the one who must decide), as texts."},
    {"asked", t_asked, "t:asked()", "The seat that must decide, or nil."},
    {"prompt", t_prompt, "t:prompt()",
     "What a script is asking: a text, or the id of one; or nil."},
    {"random", t_random, "t:random(n)",
     "Plays up to n random actions; returns how many were possible."},
    {"undo", t_undo, "t:undo(seat)",
     "Takes back the seat's last action; true, or nil and the reason."},
    {"queue", t_queue, "t:queue(result)",
     "Queues a result of chance: \"die 3\", \"draw ZONE KIND\"."},
    {"told", t_told, "t:told()", "What the last action told, sentence by sentence."},
    {"score", t_score, "t:score(seat)", "The score of a seat."},
    {"value", t_value, "t:value(name[, place])",
     "A value: of a seat, a zone, a kind; of the game without a place."},
    {"counter", vaka_mod_test_counter, "t:counter(id[, seat])",
     "A counter of a seat; of the game without one."},
    {"zone", vaka_mod_test_zone, "t:zone(zone[, seat])",
     "The ids of the kinds that lie there, from the bottom to the top; with a seat as it sees "
     "them."},
    {"hints", vaka_mod_test_hints, "t:hints()",
     "What the hints of a game in Lua say now: numbers by the text of the action."},
    {"turn", t_turn, "t:turn()", "The number of the turn."},
    {"finished", t_finished, "t:finished()", "Is the match over?"},
    {"winners", vaka_mod_test_winners, "t:winners()", "A list of the seats that have won."},
    {"result", vaka_mod_test_ending, "t:result()",
     "How it has ended: a table with winners, places, reason, lost and sheet; nil before."},
    {"expect", vaka_mod_test_expect, "t:expect(value, expected[, words])",
     "Fails unless both are alike; tables by what is in them."},
    {NULL, NULL, NULL, NULL},
};

/* __index of what is behind `t`: a method that it does not have. */
static int no_such_method(lua_State *L)
{
    const uint32_t count = sizeof vaka_mod_test_methods / sizeof *vaka_mod_test_methods - 1;
    const char *name = luaL_checkstring(L, 2);
    vaka_guess guess =
        vaka_row_guess(VAKA_NAMED_ROWS(vaka_mod_test_methods, count), vaka_word_of(name));

    if (guess.best)
        return luaL_error(L, "there is no 't:%s'; did you mean 't:%s'?", name, guess.best);
    return luaL_error(L, "there is no 't:%s'; `vaka test --help` lists what there is", name);
}

void vaka_mod_test_push(vaka_mod_test *test, lua_State *L)
{
    lua_newtable(L);
    for (const vaka_mod_test_method *at = vaka_mod_test_methods; at->name; at++) {
        lua_pushlightuserdata(L, test);
        lua_pushcclosure(L, at->function, 1);
        lua_setfield(L, -2, at->name);
    }
    vaka_sandbox_freeze(L);
    vaka_sandbox_inside(L, -1);
    lua_createtable(L, 0, 1);
    lua_pushcfunction(L, no_such_method);
    lua_setfield(L, -2, "__index");
    lua_setmetatable(L, -2);
    lua_pop(L, 1);
}
