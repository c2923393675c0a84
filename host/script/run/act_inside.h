/* script/run/act_inside.h - what the files of ask.act and ask.sealed share.
 *
 * SPDX-License-Identifier: MIT */
#ifndef SCRIPT_RUN_ACT_INSIDE_H
#define SCRIPT_RUN_ACT_INSIDE_H

#include "script/run/ask_inside.h"
#include "script/run/game_inside.h"

const vaka_module *vaka_act_module(const vaka_runner *runner);

/* How many arguments a verb takes; pushes those of an act as a script has them: how many. */
int vaka_act_args(const vaka_verb *verb);
int vaka_act_push(lua_State *L, const vaka_verb *verb, const int16_t arg[VAKA_ARGS]);

/* Pushes what the question says of a verb (nil: it is not in it), and a function of that; false,
 * with nothing pushed: it has none. */
int vaka_act_verb(lua_State *L, const vaka_verb *verb);
bool vaka_act_function(lua_State *L, const vaka_verb *verb, const char *name);

/* Adds one act to the question; all rows of the list on top of the stack. */
void vaka_act_add(lua_State *L, uint32_t number, const int16_t arg[VAKA_ARGS]);
void vaka_act_rows(lua_State *L, uint32_t number, const vaka_verb *verb);

/* Field `prompt` of a question; who is asked by ask.act: its second argument, or field `seat`. */
void vaka_act_prompt(lua_State *L, vaka_question *question, vaka_acts *acts);
int8_t vaka_act_seat(lua_State *L);

/* How strict the mod is that asks: VAKA_STRICT_…, the second upvalue of both functions. */
int vaka_act_strict(lua_State *L);

/* What a table at an index has by this name is a function, if it has it; `by` is what asks. */
void vaka_act_need_function(lua_State *L, int table, const char *by, const char *name);

/* What is wanted of a question that is looked at aside (act_aside.c). */
void vaka_act_why(lua_State *L, vaka_runner *runner);
void vaka_act_sealed_why(lua_State *L, vaka_runner *runner);
void vaka_act_hints(lua_State *L, vaka_runner *runner);
void vaka_act_sealed_hints(lua_State *L, vaka_runner *runner);

/* Notes what the function on top of the stack, with its arguments, thinks of the act at a place. */
void vaka_act_note_hint(lua_State *L, vaka_runner *runner, vaka_position *seen, int args,
                        uint32_t place);

#endif
