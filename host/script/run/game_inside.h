/* script/run/game_inside.h - what the files that run a game in Lua share.
 *
 * SPDX-License-Identifier: MIT */
#ifndef SCRIPT_RUN_GAME_INSIDE_H
#define SCRIPT_RUN_GAME_INSIDE_H

#include "script/mods/game.h"
#include "script/run/runner_inside.h"
#include "table/acts.h"

/* Why a step runs aside, on a copy of the match, up to the question it asks. */
enum { VAKA_ASIDE_NOT, VAKA_ASIDE_WHY, VAKA_ASIDE_HINTS };

struct vaka_game_run {
    const vaka_game *game;
    int table, scene; /* registry references of its functions */
    int *steps;       /* by number: setup first */

    uint32_t sealing;    /* whose acts of a sealed question are listed, from 1; 0: of none */
    vaka_position aside; /* owned: a copy of the match on which a question is looked at again */
    int purpose;         /* VAKA_ASIDE_… */
    const vaka_action *action;
    int16_t *fact;
    const vaka_reason *reason;
    const vaka_act *acts; /* those whose hints are wanted */
    uint32_t act_count;
    int32_t asker;        /* of a sealed question: whose */
    vaka_actions offered; /* and what it may take: owned by whoever asks for hints */
    int32_t *hints;
    bool hinted;
};

/* Notes the functions of game.lua, whose table is on top of the stack. */
bool vaka_game_run_note(vaka_runner *runner, lua_State *L);

/* Puts before what is wrong with a position which step it was after, with file and line. */
void vaka_game_run_blame(vaka_runner *runner, vaka_position *position);

/* Gives an environment what scripts of a game have: run, tell, finish, cards, data … */
void vaka_game_run_furnish(vaka_runner *runner, int environment);

/* The port's functions (table/script.h). */
vaka_status vaka_game_run_layout(void *runner, vaka_layout *layout);
void vaka_game_run_describe(void *runner, const vaka_position *seen, int32_t seat,
                            vaka_scene *scene);
const vaka_reason *vaka_game_run_why(void *runner, const vaka_position *position,
                                     const vaka_action *action, int16_t fact[VAKA_TEXT_ARGS]);
bool vaka_game_run_hints(void *runner, const vaka_position *position, int32_t seat, int32_t *out);

/* Lets the table on top complain about names that are not in it; `prefix` names it. Static. */
void vaka_game_run_guard(lua_State *L, const char *prefix);

/* ask.act and ask.sealed. */
int vaka_ask_act(lua_State *L);
int vaka_ask_sealed_acts(lua_State *L);

/* A number of the block for the value at an index: a whole number, a flag, or the id of a word,
 * zone, kind or counter. `what` is what is read, for the message. */
int32_t vaka_game_number(lua_State *L, int index, const char *what);

/* The runner of the function that runs: the first upvalue of each of them. */
vaka_runner *vaka_game_runner(lua_State *L);

/* Raises an error where nothing acts that may change anything: `name` is what was called. */
void vaka_game_place(lua_State *L, const char *name);

/* A frame that comes when the present step has ended; up to three numbers from an argument on. */
void vaka_game_queue(lua_State *L, const char *by, const int32_t local[VAKA_LOCALS]);
void vaka_game_numbers(lua_State *L, int from, const char *by, int32_t out[3]);

/* Gives an environment a function with the runner, and the table on top of the stack, which it
 * takes; all that have to do with cards (game_cards.c). And finish (game_finish.c). */
void vaka_game_give(vaka_runner *runner, int environment, const char *name, lua_CFunction function);
void vaka_game_cards_give(vaka_runner *runner, int environment);
int vaka_game_finish(lua_State *L);

/* The item of a card that two arguments from `index` on name: "tide", "high". */
int32_t vaka_game_card(lua_State *L, const vaka_runner *runner, int index);

/* Begins a call of a function from outside of any script, and ends it (runner.c). Between the two
 * nothing can be changed, and nothing asked. */
void vaka_runner_enter(vaka_runner *runner, vaka_position *position, vaka_bridge_saved *saved);
void vaka_runner_leave(vaka_runner *runner, vaka_position *position, vaka_bridge_saved *saved);

/* Runs the frame on top of a position that is a copy, to look at its question again. */
void vaka_runner_aside(vaka_runner *runner, vaka_position *position);

#endif
