/* script/run/act_aside.c - a question looked at once more, on a copy of the match: why something is
 * not offered, and what a bot should think of what is.
 *
 * SPDX-License-Identifier: MIT */
#include "script/run/act_inside.h"

#include <stdlib.h>
#include <string.h>

/* Calls the function below so many arguments on the stack, and notes the reason that it gives for
 * the action, if any. `by` is what asks. */
static void note_reason(lua_State *L, vaka_runner *runner, const char *by, int args)
{
    struct vaka_game_run *run = runner->script_game;
    const char *verb = vaka_act_module(runner)->verbs[run->action->verb].name;
    int top = lua_gettop(L) - args - 1;

    vaka_ask_consult(L, vaka_ask_look(L, run->action->seat), args, LUA_MULTRET);
    if (lua_gettop(L) == top || !lua_isstring(L, top + 1))
        return;
    const char *id = lua_tostring(L, top + 1);
    int32_t row = vaka_row_find(VAKA_NAMED_ROWS(run->game->reasons, run->game->reason_count),
                                vaka_word_of(id));
    if (row < 0)
        luaL_error(L,
                   "%s: %s: there is no reason '%s'; declare it: reasons = { %s = { text = … } }",
                   by, verb, id, id);
    run->reason = &run->game->reasons[row];
    if (vaka_act_strict(L) != VAKA_STRICT_NOT)
        vaka_game_gaps(L, verb, &(vaka_text){id, run->reason->text},
                       vaka_game_given(L, top + 2, verb), 0);
    for (int i = 0; i < VAKA_TEXT_ARGS && top + 2 + i <= lua_gettop(L); i++)
        if (!lua_isnil(L, top + 2 + i)) /* what it has nothing for is not in its text */
            run->fact[i] = (int16_t)vaka_game_number(L, top + 2 + i, "what fills a reason");
}

void vaka_act_why(lua_State *L, vaka_runner *runner)
{
    const vaka_action *action = runner->script_game->action;
    const vaka_verb *verb = &vaka_act_module(runner)->verbs[action->verb];

    if (vaka_act_function(L, verb, "why"))
        note_reason(L, runner, "ask.act", vaka_act_push(L, verb, action->arg));
}

/* why(seat, "verb", arguments …): one function for all verbs of a sealed question. */
void vaka_act_sealed_why(lua_State *L, vaka_runner *runner)
{
    const vaka_action *action = runner->script_game->action;
    const vaka_verb *verb = &vaka_act_module(runner)->verbs[action->verb];

    if (lua_getfield(L, 1, "why") != LUA_TFUNCTION)
        return;
    lua_pushinteger(L, action->seat);
    lua_pushstring(L, verb->name);
    note_reason(L, runner, "ask.sealed", 2 + vaka_act_push(L, verb, action->arg));
}

void vaka_act_note_hint(lua_State *L, vaka_runner *runner, vaka_position *seen, int args,
                        uint32_t place)
{
    struct vaka_game_run *run = runner->script_game;

    vaka_ask_consult(L, seen, args, 1);
    if (!lua_isnoneornil(L, -1) && lua_type(L, -1) != LUA_TNUMBER)
        luaL_error(L, "a hint is a number, not %s", luaL_typename(L, -1));
    lua_Number hint = lua_tonumber(L, -1);
    run->hints[place] = hint != hint ? 0 : (int32_t)(hint > 1e6 ? 1e6 : hint < -1e6 ? -1e6 : hint);
    run->hinted = true;
}

void vaka_act_hints(lua_State *L, vaka_runner *runner)
{
    struct vaka_game_run *run = runner->script_game;
    vaka_position *seen = vaka_ask_look(L, vaka_act_seat(L));

    for (uint32_t i = 0; i < run->act_count; i++) {
        const vaka_verb *verb = &vaka_act_module(runner)->verbs[run->acts[i].verb];
        int top = lua_gettop(L);
        if (!vaka_act_function(L, verb, "hint"))
            continue;
        vaka_act_note_hint(L, runner, seen, vaka_act_push(L, verb, run->acts[i].arg), i);
        lua_settop(L, top);
    }
}

/* hint(seat, "verb", arguments …): one function for all verbs of a sealed question. */
void vaka_act_sealed_hints(lua_State *L, vaka_runner *runner)
{
    struct vaka_game_run *run = runner->script_game;

    if (lua_getfield(L, 1, "hint") != LUA_TFUNCTION) {
        lua_pop(L, 1);
        return;
    }
    vaka_position *seen = vaka_ask_look(L, run->asker);
    for (uint32_t i = 0; i < run->offered.count; i++) {
        const vaka_action *action = &run->offered.at[i];
        const vaka_verb *verb = &vaka_act_module(runner)->verbs[action->verb];
        lua_pushvalue(L, -1);
        lua_pushinteger(L, run->asker);
        lua_pushstring(L, verb->name);
        vaka_act_note_hint(L, runner, seen, 2 + vaka_act_push(L, verb, action->arg), i);
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
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

/* The same for one seat of a sealed question. */
static bool sealed_hints(vaka_runner *runner, const vaka_position *position, int32_t seat)
{
    struct vaka_game_run *run = runner->script_game;
    uint32_t room = vaka_acts_of(position)->count;

    run->asker = seat;
    run->offered =
        (vaka_actions){.at = vaka_xnew((room + 1u) * sizeof *run->offered.at), .room = room};
    vaka_acts_offer_sealed(position, seat, &run->offered);
    memset(run->hints, 0, run->offered.count * sizeof *run->hints);
    bool told = run_aside(runner, position, VAKA_ASIDE_HINTS) && run->hinted;
    free(run->offered.at);
    run->offered = (vaka_actions){0};
    return told;
}

bool vaka_game_run_hints(void *data, const vaka_position *position, int32_t seat, int32_t *out)
{
    vaka_runner *runner = data;
    struct vaka_game_run *run = runner->script_game;

    run->hints = out;
    run->hinted = false;
    if (!vaka_acts_open(position))
        return vaka_acts_of(position) && sealed_hints(runner, position, seat);
    run->acts = vaka_acts_list(position);
    run->act_count = vaka_acts_of(position)->count;
    memset(out, 0, run->act_count * sizeof *out);
    return run_aside(runner, position, VAKA_ASIDE_HINTS) && run->hinted;
}
