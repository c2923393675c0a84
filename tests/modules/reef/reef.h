/* tests/modules/reef/reef.h - what the files of the module share. The rules are in reef.c.
 *
 * SPDX-License-Identifier: MIT */
#ifndef REEF_REEF_H
#define REEF_REEF_H

#include "vaka/vaka.h"

enum { VERB_DRAW, VERB_TURN, VERB_LAY, VERB_GUARD, VERB_PERCH, VERB_REST, VERB_COUNT };
enum { STEP_ROUNDS, STEP_ROUND, STEP_COUNT };
enum { OPTION_ROUNDS, OPTION_COUNT };
enum { EVENT_ROUND, EVENT_DREW, EVENT_TURNED, EVENT_LAID, EVENT_GUARDED };
enum { EVENT_PERCHED = EVENT_GUARDED + 1, EVENT_OVER, EVENT_SEEN, EVENT_COUNT };
enum { BACK_DAWN, BACK_DUSK, KIND_HEART, KIND_FRONT, FRONTS = 4, BACKS = 2 };
enum { KIND_CRAB = KIND_FRONT + FRONTS * BACKS, KIND_COUNT };
enum {
    WORD_SEA,
    WORD_CORAL,
    WORD_GUARDED,
    WORD_TILES,
    WORD_GUARDS,
    WORD_ARM,
    WORD_COUNT = WORD_ARM + 2
};
enum { MARK_GUARDED };
enum { COUNTER_ACTS, COUNTER_COUNT };
enum { RADIUS = 2, SPACES = 19, SHOAL = SPACES, HANDS };
enum { ARMS = 2, SEATS = 4, SIDES = 6, HELD = 3, COPIES = 3, ACTS = 3, TILES = FRONTS * COPIES };

/* Public facts only. */
typedef struct reef_game {
    int8_t round, rounds;
    int8_t spare[6]; /* always 0: the size is a multiple of 8 */
} reef_game;
_Static_assert(sizeof(reef_game) == 8, "no padding");

extern const vaka_verb verbs[VERB_COUNT];

/* board.c: spaces, tiles and their sides, what lies where at the start. */
vaka_status reef_layout(vaka_layout *layout, const vaka_setup *setup, void *facts);
vaka_status reef_setup(vaka_match *match, const vaka_setup *setup);

/* The tile at a space, or VAKA_NONE. */
int32_t tile_at(const vaka_match *match, int32_t space);

/* obstacle.c: what a seat may do, and why not. */
const vaka_reason *reef_why_not(const vaka_match *match, const vaka_action *action,
                                int16_t fact[VAKA_TEXT_ARGS]);
void reef_legal(const vaka_match *match, int32_t seat, vaka_actions *out);

/* round.c: the sequence of play, and the end. */
void reef_step(vaka_match *match, const vaka_frame *frame);

/* scene.c */
void reef_describe(const vaka_match *seen, int32_t seat, vaka_scene *scene);

#endif
