/* script/run/ask_sealed.c - ask.sealed { of = … }: one question to several seats, who answer in
 * private.
 *
 * SPDX-License-Identifier: MIT
 *
 * What each seat may choose is listed by itself, from what that seat may know, and lies among the
 * acts, of which a view has those of its own seat only. Every seat is asked, also one that has
 * nothing to choose: who is asked must not tell what lies in a hand. When all have answered, the
 * script runs again and is given what was chosen, by seat. */
#include "script/run/ask_inside.h"
#include "table/acts.h"

#include <string.h>

#define SEAT_FUEL 10u
#define SEATS_FUEL 100u /* for the choices of one */

typedef struct sealed_question {
    const vaka_asked *asked;
    vaka_question common;   /* what all seats may know of it */
    uint8_t seats, players; /* sets: those it is about, and those of them who decide */
    vaka_choices to[VAKA_MAX_SEATS];
} sealed_question;

uint8_t vaka_ask_of_seats(lua_State *L)
{
    const vaka_position *position = vaka_bridge_position(L);
    uint8_t set = 0;

    if (lua_getfield(L, 1, "seats") == LUA_TNIL) {
        lua_pop(L, 1);
        return position->table->seats_in;
    }
    luaL_checktype(L, -1, LUA_TTABLE);
    for (lua_Integer i = 1; lua_geti(L, -1, i) != LUA_TNIL; i++) {
        vaka_sandbox_burn(L, SEAT_FUEL);
        set |= VAKA_SEAT(vaka_bridge_read(L, -1, VAKA_TYPE_SEAT, "'seats' of ask.sealed"));
        lua_pop(L, 1);
    }
    lua_pop(L, 2);
    if (!set || (set & ~position->table->seats_in))
        luaL_error(L, "ask.sealed: 'seats' is a list of seats that are in the game");
    return set;
}

/* What each seat may choose; the values stay on the stack. */
static void list_all(lua_State *L, sealed_question *out)
{
    const vaka_position *position = vaka_bridge_position(L);

    for (int32_t seat = 0; seat < position->face.seats; seat++) {
        vaka_choices *to = &out->to[seat];
        if (!(out->seats & VAKA_SEAT(seat)))
            continue;
        luaL_checkstack(L, LUA_MINSTACK, "ask.sealed");
        vaka_sandbox_burn(L, SEATS_FUEL);
        *to = (vaka_choices){.question = out->common, .sealed = true};
        to->question.seat = (int8_t)seat;
        vaka_ask_options(L, out->asked, to);
        lua_settop(L, to->values);
        vaka_ask_hint(L, &to->question);
        if (!to->question.count)
            to->question.flags |= VAKA_QUESTION_MAY_PASS; /* it says that it chooses nothing */
    }
}

static void read_all(lua_State *L, sealed_question *out)
{
    static const char *const fields[] = {"of",  "seats", "prompt",   "among", "where", "options",
                                         "min", "max",   "may_pass", "hint",  "prefer"};
    const vaka_position *position = vaka_bridge_position(L);

    vaka_bridge_fields(L, 1, VAKA_NAMED_ROWS(fields, sizeof fields / sizeof *fields),
                       "ask.sealed with 'of'");
    out->asked = vaka_ask_of(L, "sealed", false);
    out->seats = vaka_ask_of_seats(L);
    out->players = out->seats & (uint8_t)~vaka_nobody(position->face.layout);
    vaka_ask_read(L, &out->common);
    list_all(L, out);
}

/* The choices of one seat as acts. */
static void add_choices(lua_State *L, const vaka_question *question)
{
    vaka_position *position = vaka_bridge_position(L);
    uint32_t verb = VAKA_VERB_CHOOSE_SPACE + question->type - VAKA_ASKED_SPACE;
    uint32_t seat = (uint32_t)question->seat + 1;
    bool room = true;

    for (uint32_t i = 0; i < question->count; i++)
        room &=
            vaka_acts_add(position, seat, verb,
                          (const int16_t[VAKA_ARGS]){question->option[i][0], question->option[i][1],
                                                     question->score[i], 0});
    if (question->flags & VAKA_QUESTION_MAY_PASS)
        room &= vaka_acts_add(position, seat, VAKA_VERB_DECLINE, (const int16_t[VAKA_ARGS]){0});
    if (!room)
        luaL_error(L, "ask.sealed: there is no room for so many choices");
}

/* Puts the question to all who decide: ends the script for now. */
static void put(lua_State *L, const sealed_question *all)
{
    vaka_position *position = vaka_bridge_position(L);
    const vaka_layout *layout = position->face.layout;
    vaka_question question = all->common;
    int32_t first = VAKA_NONE;

    if (!layout->setup.content->seals || !vaka_acts_of(position))
        luaL_error(L, "ask.sealed: room is made for what stands in the file: write the whole "
                      "question in the call, ask.sealed { of = … }");
    if (position->script->answer_count + position->face.seats > VAKA_MAX_ANSWERS)
        luaL_error(L, "ask: a script can ask %d questions in one go, not more", VAKA_MAX_ANSWERS);
    vaka_acts_clear(position);
    for (int32_t seat = position->face.seats - 1; seat >= 0; seat--)
        if (all->players & VAKA_SEAT(seat)) {
            first = seat;
            add_choices(L, &all->to[seat].question);
        }
    vaka_acts_sort(position);
    question.type = (uint8_t)all->asked->asked;
    question.seat = (int8_t)first;
    question.flags |= VAKA_QUESTION_SEALED;
    memcpy(question.words, all->to[first].question.words, sizeof question.words);
    question.word_bytes = all->to[first].question.word_bytes;
    position->script->question = question;
    vaka_ask_runner(L)->asking = true;
    vaka_sandbox_stop(L);
}

/* What a seat has chosen, as an option number; VAKA_NONE: nothing. */
static int32_t chosen_by(lua_State *L, const sealed_question *all, int32_t seat)
{
    vaka_position *position = vaka_bridge_position(L);
    const vaka_choices *to = &all->to[seat];
    const vaka_answer *given = NULL;

    if (!(all->players & VAKA_SEAT(seat)))
        return to->question.count ? vaka_ask_own_answer(L, &to->question) : VAKA_NONE;
    given = vaka_script_next_answer(position);
    if (!given)
        put(L, all);
    return vaka_ask_given(L, to, given);
}

/* Answers of players come first: what nobody plays uses chance, and that only when all is open. */
int vaka_ask_sealed_choices(lua_State *L)
{
    vaka_position *position = vaka_bridge_position(L);
    sealed_question all = {.seats = 0};
    int32_t chosen[VAKA_MAX_SEATS];

    read_all(L, &all);
    for (int32_t pass = 0; pass < 2; pass++)
        for (int32_t seat = 0; seat < position->face.seats; seat++)
            if ((all.seats & VAKA_SEAT(seat)) && (all.players & VAKA_SEAT(seat) ? 0 : 1) == pass)
                chosen[seat] = chosen_by(L, &all, seat);
    if (all.players) {
        position->marks |= VAKA_MARK_LEARNED; /* what was sealed is open, and is not taken back */
        position->learned = VAKA_LEARNED_ALL;
    }
    lua_newtable(L);
    for (int32_t seat = 0; seat < position->face.seats; seat++) {
        if (!(all.seats & VAKA_SEAT(seat)) || chosen[seat] == VAKA_NONE)
            continue;
        vaka_ask_value(L, &all.to[seat], chosen[seat]);
        lua_seti(L, -2, seat);
    }
    return 1;
}
