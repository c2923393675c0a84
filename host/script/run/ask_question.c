/* script/run/ask_question.c - what a question is made of besides its choices, and what was
 * answered.
 *
 * SPDX-License-Identifier: MIT */
#include "script/run/ask_inside.h"

#include "text/utf8.h"

#include <string.h>

/* The questions: what is asked for, and how the options are listed. The first ones are what
 * ask.many may be `of`. */
const vaka_asked vaka_ask_questions[] = {
    {"space", VAKA_ASKED_SPACE, vaka_ask_spaces},    {"piece", VAKA_ASKED_PIECE, vaka_ask_pieces},
    {"card", VAKA_ASKED_CARD, vaka_ask_pieces},      {"seat", VAKA_ASKED_SEAT, vaka_ask_seats},
    {"number", VAKA_ASKED_NUMBER, vaka_ask_numbers}, {"choice", VAKA_ASKED_WORD, vaka_ask_words},
    {"yes_no", VAKA_ASKED_WORD, vaka_ask_yes_no},
};
const uint32_t vaka_ask_question_count = sizeof vaka_ask_questions / sizeof *vaka_ask_questions;

const vaka_asked *vaka_ask_of(lua_State *L, const char *name, bool many)
{
    vaka_ask_field(L, "of");
    int32_t row = vaka_row_find(
        VAKA_NAMED_ROWS(vaka_ask_questions, vaka_ask_question_count - (many ? 1u : 0u)),
        vaka_word_of(luaL_optstring(L, -1, "")));

    if (row < 0)
        luaL_error(L,
                   "ask.%s: 'of' says what is chosen: space, piece, card, seat, number, choice%s",
                   name, many ? "" : ", yes_no");
    lua_pop(L, 1);
    return &vaka_ask_questions[row];
}

void vaka_ask_read(lua_State *L, vaka_question *question)
{
    vaka_ask_field(L, "prompt");
    size_t length = 0;
    const char *prompt = lua_isnil(L, -1) ? "" : vaka_sandbox_text(L, -1, &length);
    if (length >= VAKA_PROMPT_ROOM)
        luaL_error(L, "ask: the prompt is longer than %d characters", VAKA_PROMPT_ROOM - 1);
    if (!vaka_utf8s_line(prompt, length))
        luaL_error(L, "ask: the prompt has signs that cannot be shown");
    memcpy(question->prompt, prompt, length);
    lua_pop(L, 1);
    if (vaka_ask_flag(L, "may_pass"))
        question->flags |= VAKA_QUESTION_MAY_PASS;
    if (vaka_ask_field(L, "prefer") != LUA_TNIL || vaka_ask_field(L, "hint") != LUA_TNIL)
        question->flags |= VAKA_QUESTION_SCORED;
    lua_settop(L, 1);
    question->normal = VAKA_NONE;
}

void vaka_ask_hint(lua_State *L, vaka_question *question)
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

bool vaka_ask_options(lua_State *L, const vaka_asked *asked, vaka_choices *to)
{
    to->name = asked->name;
    to->question.type = (uint8_t)asked->asked;
    lua_newtable(L);
    to->values = lua_gettop(L);
    asked->list(L, to);
    vaka_ask_sort(L, to);
    return vaka_ask_default(L, to);
}

int32_t vaka_ask_given(lua_State *L, const vaka_choices *among, const vaka_answer *given)
{
    for (int32_t i = 0; i < among->question.count; i++)
        if (among->question.option[i][0] == given->a && among->question.option[i][1] == given->b)
            return i;
    if (given->a != VAKA_NONE || given->b != VAKA_NONE ||
        !(among->question.flags & VAKA_QUESTION_MAY_PASS)) {
        vaka_position_break(vaka_bridge_position(L),
                            "a script that ran again asked something else than before");
        vaka_sandbox_stop(L);
    }
    return VAKA_NONE;
}

int32_t vaka_ask_own_answer(lua_State *L, const vaka_question *question)
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
