/* script/run/act_sealed.c - ask.sealed: several seats answer in private, all at once.
 *
 * SPDX-License-Identifier: MIT
 *
 * What each seat may seal is listed when the question is put; the host then lets the seats take
 * acts and commit. When all have, the step runs again and is given what was sealed, by seat. */
#include "script/run/act_inside.h"

static bool can_commit(const vaka_position *position, int32_t seat)
{
    const vaka_acts *acts = vaka_acts_of(position);
    const vaka_act *list = vaka_acts_list(position);

    for (uint32_t i = 0; i < acts->count; i++)
        if (list[i].seat == seat + 1 &&
            (position->module->verbs[list[i].verb].flags & VAKA_VERB_COMMIT))
            return true;
    return false;
}

/* What a seat may seal: rows(seat) gives it by verb. */
static void list_sealed(lua_State *L, vaka_runner *runner, int32_t seat)
{
    const vaka_module *module = vaka_act_module(runner);
    int top = lua_gettop(L);

    if (lua_getfield(L, 1, "rows") != LUA_TFUNCTION)
        luaL_error(L, "ask.sealed: 'rows' is a function of a seat that gives rows by verb");
    lua_pushinteger(L, seat);
    lua_call(L, 1, 1);
    luaL_checktype(L, -1, LUA_TTABLE);
    runner->script_game->sealing = (uint32_t)seat + 1;
    for (uint32_t i = 0; i < module->verb_count; i++) {
        int args = vaka_act_args(&module->verbs[i]),
            type = lua_getfield(L, top + 1, module->verbs[i].name);
        if (type == LUA_TTABLE && args > 0)
            vaka_act_rows(L, i, &module->verbs[i]);
        else if (type == LUA_TBOOLEAN && args == 0 && lua_toboolean(L, -1))
            vaka_act_add(L, i, (const int16_t[VAKA_ARGS]){0});
        else if (type != LUA_TNIL && type != LUA_TBOOLEAN)
            luaL_error(L, "ask.sealed: what '%s' may be done with is a list of rows, or true",
                       module->verbs[i].name);
        lua_settop(L, top + 1);
    }
    runner->script_game->sealing = 0;
    lua_settop(L, top);
    if (!can_commit(vaka_bridge_position(L), seat))
        luaL_error(L,
                   "ask.sealed: seat %d has nothing that commits: offer a verb with commit = true",
                   seat);
}

/* How many acts a seat may take beside what commits: there must be room for that, too. */
static int16_t read_most(lua_State *L)
{
    int32_t room = vaka_bridge_position(L)->face.layout->sealed_max - 1;
    int whole = 1, type = lua_getfield(L, 1, "most");
    lua_Integer most = type == LUA_TNIL ? room : lua_tointegerx(L, -1, &whole);

    if (!whole || most < 0 || most > room)
        luaL_error(L, "ask.sealed: 'most' is from 0 to %d, one less than t.limits { sealed = %d }",
                   (int)room, (int)room + 1);
    lua_pop(L, 1);
    return (int16_t)most;
}

static void put_sealed(lua_State *L, vaka_runner *runner)
{
    static const char *const fields[] = {"seats", "prompt", "most", "rows", "why", "hint"};
    vaka_position *position = vaka_bridge_position(L);
    vaka_question question = {.type = VAKA_ASKED_SEALED, .seat = VAKA_NONE, .normal = VAKA_NONE};

    if (!vaka_acts_of(position) || !position->face.layout->sealed_max)
        luaL_error(L, "ask.sealed: say how much a seat may seal: t.limits { sealed = … }");
    if (position->script->answer_count)
        luaL_error(L, "ask.sealed: a sealed question is the only one of its step: run(…) another");
    vaka_bridge_fields(L, 1, VAKA_NAMED_ROWS(fields, sizeof fields / sizeof *fields), "ask.sealed");
    vaka_act_need_function(L, 1, "ask.sealed", "why");
    vaka_act_need_function(L, 1, "ask.sealed", "hint");
    vaka_acts_clear(position);
    question.count = vaka_ask_of_seats(L);
    vaka_act_prompt(L, &question, vaka_acts_of(position));
    vaka_acts_of(position)->most = read_most(L);
    for (int32_t seat = 0; seat < position->face.seats; seat++)
        if (question.count & VAKA_SEAT(seat)) {
            question.seat = question.seat < 0 ? (int8_t)seat : question.seat;
            list_sealed(L, runner, seat);
        }
    vaka_acts_sort(position);
    position->script->question = question;
    runner->asking = true;
}

/* What was sealed: by seat, a list of { "verb", arguments … } in the order in which it was taken.
 */
static void push_sealed(lua_State *L, const vaka_module *module)
{
    vaka_position *position = vaka_bridge_position(L);
    const vaka_acts *acts = vaka_acts_of(position);
    const vaka_act *list = vaka_acts_list(position);

    lua_newtable(L);
    for (uint32_t i = 0; i < acts->taken; i++) {
        const vaka_verb *verb = &module->verbs[list[i].verb];
        if (lua_geti(L, -1, list[i].seat - 1) == LUA_TNIL) {
            lua_pop(L, 1);
            lua_newtable(L);
            lua_pushvalue(L, -1);
            lua_seti(L, -3, list[i].seat - 1);
        }
        lua_newtable(L);
        lua_pushstring(L, verb->name);
        lua_rawseti(L, -2, 1);
        for (int n = vaka_act_push(L, verb, list[i].arg); n > 0; n--)
            lua_rawseti(L, -1 - n, n + 1);
        lua_rawseti(L, -2, luaL_len(L, -2) + 1);
        lua_pop(L, 1);
    }
}

int vaka_ask_sealed_acts(lua_State *L)
{
    vaka_runner *runner = vaka_ask_runner(L);
    vaka_position *position;

    vaka_ask_place(L, "sealed", 1);
    position = vaka_bridge_position(L);
    if (vaka_ask_has(L, "of"))
        return vaka_ask_sealed_choices(L);
    if (!runner->script_game)
        luaL_error(L, "ask.sealed: 'of' says what is chosen: space, piece, card, seat, number, "
                      "choice");
    if (!vaka_script_next_answer(position)) {
        int purpose = runner->script_game->purpose;
        if (purpose == VAKA_ASIDE_NOT)
            put_sealed(L, runner);
        else if (purpose == VAKA_ASIDE_WHY)
            vaka_act_sealed_why(L, runner);
        else
            vaka_act_sealed_hints(L, runner);
        vaka_sandbox_stop(L);
    }
    position->marks |=
        VAKA_MARK_LEARNED; /* what was sealed is open now, and cannot be taken back */
    position->learned = VAKA_LEARNED_ALL;
    push_sealed(L, vaka_act_module(runner));
    vaka_acts_clear(position);
    return 1;
}
