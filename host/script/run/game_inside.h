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

#define VAKA_PROMPTS_KNOWN 8 /* by the length of their ids */
#define VAKA_GAPS_KNOWN 64   /* by where a sentence lies */

struct vaka_gaps { /* how many a sentence has */
    const char *text;
    int count;
};

struct vaka_game_run {
    const vaka_game *game;
    const vaka_text *prompts[VAKA_PROMPTS_KNOWN]; /* those that were found last */
    struct vaka_gaps gaps[VAKA_GAPS_KNOWN];
    int table, scene; /* registry references of its functions */
    int measure, progress;
    int *steps;     /* by number: setup first */
    uint8_t *takes; /* … and how many numbers each wants */

    struct vaka_lent *lent; /* what the game exports (game_lent.c) */
    uint32_t lent_count;
    bool acted;          /* the step has done something before the question that it puts now */
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
bool vaka_game_run_measure(void *runner, const vaka_position *position, int32_t seat, int32_t *out);
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

/* A frame that comes when the present step has ended, and puts it on the agenda. _queue_call: one
 * of an item, a function of it and three numbers; up to three numbers from an argument on. */
void vaka_game_queue(lua_State *L, const char *by, const vaka_queued *queued);
void vaka_game_push(vaka_position *position, const vaka_queued *queued);
void vaka_game_queue_call(lua_State *L, const char *by, const int32_t local[VAKA_LOCALS]);
void vaka_game_numbers(lua_State *L, int from, const char *by, int32_t out[3]);

/* Gives an environment a function with the runner, and the table on top of the stack, which it
 * takes; all that have to do with cards (game_cards.c). And finish (game_finish.c). */
void vaka_game_give(vaka_runner *runner, int environment, const char *name, lua_CFunction function);
void vaka_game_cards_give(vaka_runner *runner, int environment);
int vaka_game_finish(lua_State *L);

/* Steps for several seats (game_rounds.c): gives an environment what runs them; and goes on with
 * the frame on top. False: it is none of these. */
void vaka_game_rounds_give(vaka_runner *runner, int environment);
bool vaka_game_round_on(vaka_position *position, int32_t game);

/* Functions that the game exports (game_lent.c): reads their rows; adds them to the table `game` on
 * top of the stack; and notes them when game.lua, whose table is on top, has been read. */
void vaka_game_lent_begin(vaka_runner *runner);
void vaka_game_lent_add(vaka_runner *runner, lua_State *L);
bool vaka_game_lent_note(vaka_runner *runner, lua_State *L);

/* tell and tell_to (game_tell.c). */
void vaka_game_tell_give(vaka_runner *runner, int environment);

/* Does the function that runs belong to a mod of API level 2? There a sentence must be given the
 * numbers that it has gaps for, neither fewer nor more (but up to `most` may be given): raises an
 * error, `by` is what was called. And how many numbers there are from an argument on; nil is none.
 */
bool vaka_game_strict(lua_State *L);
void vaka_game_gaps(lua_State *L, const char *by, const vaka_text *sentence, int given, int most);
int vaka_game_given(lua_State *L, int first, const char *by);

/* A text of lang/en.lua by its id; NULL: there is none. _prompt: few of them come again and again,
 * and their ids have so many bytes. */
const vaka_text *vaka_game_text(const vaka_game *game, const char *id);
const vaka_text *vaka_game_prompt(struct vaka_game_run *run, const char *id, size_t length);

/* Raises the error that there is no such text, with what was perhaps meant (text.c). */
_Noreturn void vaka_no_text(lua_State *L, const vaka_game *game, const char *id, const char *by);

/* The number that the name at an index has in the table that is the second upvalue; and pushes
 * such a table of rows. */
int32_t vaka_game_named(lua_State *L, int index, const char *function, const char *what);
void vaka_game_push_names(lua_State *L, vaka_named_rows rows);

/* The item of a card that two arguments from `index` on name: "tide", "high". */
int32_t vaka_game_card(lua_State *L, const vaka_runner *runner, int index);

/* Begins a call of a function from outside of any script, and ends it (call.c). Between the two
 * nothing can be changed, and nothing asked. */
void vaka_runner_enter(vaka_runner *runner, vaka_position *position, vaka_bridge_saved *saved);
void vaka_runner_leave(vaka_runner *runner, vaka_position *position, vaka_bridge_saved *saved);

/* The port's `panels` (game_scene.c). */
void vaka_panels_run(void *data, const vaka_position *seen, int32_t seat, vaka_scene *scene);

/* Runs the frame on top of a position that is a copy, to look at its question again. */
void vaka_runner_aside(vaka_runner *runner, vaka_position *position);

#endif
