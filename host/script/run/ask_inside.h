/* script/run/ask_inside.h - what the two halves of `ask` share: questions, and what is chosen
 * among.
 *
 * SPDX-License-Identifier: MIT */
#ifndef SCRIPT_RUN_ASK_INSIDE_H
#define SCRIPT_RUN_ASK_INSIDE_H

#include "script/run/runner_inside.h"

#include <lauxlib.h>

typedef struct vaka_choices { /* options of a question, and the Lua value that each stands for */
    const char *name;         /* of the function that asks */
    vaka_question question;
    uint8_t type; /* of the values: VAKA_TYPE_…; NONE: texts */
    int values;   /* stack index of a table: option number from 1 -> list of its values */
    int taken;    /* stack index of a list of values that are left out; 0: none */
    bool looked;  /* what the asked seat may know has been worked out */
    bool sealed;  /* its functions are told the seat, too */
} vaka_choices;

typedef void (*vaka_ask_list)(lua_State *L, vaka_choices *to);

typedef struct vaka_asked { /* what can be asked for, and how the options are listed */
    const char *name;
    uint32_t asked; /* VAKA_ASKED_… */
    vaka_ask_list list;
} vaka_asked;

/* The first ones are what ask.many may be `of`. */
extern const vaka_asked vaka_ask_questions[];
extern const uint32_t vaka_ask_question_count;

/* What field `of` says is chosen (of many: no yes or no). And everything about a question but its
 * seat and options. */
const vaka_asked *vaka_ask_of(lua_State *L, const char *name, bool many);
void vaka_ask_read(lua_State *L, vaka_question *question);

/* The options of a question, on a table at the top of the stack; false if the default is none. */
bool vaka_ask_options(lua_State *L, const vaka_asked *asked, vaka_choices *to);

/* `hint`: "gain" makes a bot like every choice better than passing, "harm" worse. */
void vaka_ask_hint(lua_State *L, vaka_question *question);

/* A recorded answer as an option number; VAKA_NONE: passed. */
int32_t vaka_ask_given(lua_State *L, const vaka_choices *among, const vaka_answer *given);

/* What is chosen for a seat that nobody plays: the option that the script likes best, by chance
 * among equals; nothing, where it may, if it likes none. */
int32_t vaka_ask_own_answer(lua_State *L, const vaka_question *question);

/* ask.sealed { of = … }. And the seats of field `seats` of a sealed question, as a set; left out:
 * all that are in the game. */
int vaka_ask_sealed_choices(lua_State *L);
uint8_t vaka_ask_of_seats(lua_State *L);

/* The runner of the function that runs; every function of `ask` has it as its upvalue. */
vaka_runner *vaka_ask_runner(lua_State *L);

/* A question is asked here, with its table and so many arguments in all: raises an error where none
 * can be. */
void vaka_ask_place(lua_State *L, const char *name, int arguments);

/* What a seat may know, to be looked at by functions of a question: it lives until the next one.
 * And calls such a function, below its arguments: no question and no change is possible in it. */
vaka_position *vaka_ask_look(lua_State *L, int32_t seat);
void vaka_ask_consult(lua_State *L, vaka_position *seen, int args, int results);

/* Field of the table at 1: _field leaves it on the stack and returns its type. */
int vaka_ask_field(lua_State *L, const char *name);
bool vaka_ask_has(lua_State *L, const char *name);
bool vaka_ask_flag(lua_State *L, const char *name);
lua_Integer vaka_ask_whole(lua_State *L, const char *name, lua_Integer normal);

/* How the options of each question are listed, whose name and type are set. `where` leaves some
 * out, `prefer` scores them. */
void vaka_ask_spaces(lua_State *L, vaka_choices *to);
void vaka_ask_pieces(lua_State *L, vaka_choices *to);
void vaka_ask_seats(lua_State *L, vaka_choices *to);
void vaka_ask_numbers(lua_State *L, vaka_choices *to);
void vaka_ask_words(lua_State *L, vaka_choices *to);
void vaka_ask_yes_no(lua_State *L, vaka_choices *to);

/* Pushes the value that an option stands for. Several pieces may look alike to the asked seat:
 * among those that it does not know chance decides, else it is the first. */
void vaka_ask_value(lua_State *L, const vaka_choices *to, int32_t option);

/* Legal lists are sorted, so the options are. */
void vaka_ask_sort(lua_State *L, vaka_choices *to);

/* Notes which option is the one in field `default`; false if it is none of them. */
bool vaka_ask_default(lua_State *L, vaka_choices *to);

#endif
