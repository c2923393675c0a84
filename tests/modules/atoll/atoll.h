/* tests/modules/atoll/atoll.h - what the files of the module share. The rules are in atoll.c.
 *
 * SPDX-License-Identifier: MIT */
#ifndef ATOLL_ATOLL_H
#define ATOLL_ATOLL_H

#include "vaka/vaka.h"

enum { VERB_SAIL, VERB_LASH, VERB_GATHER, VERB_GIVE, VERB_SHOW, VERB_REST, VERB_COUNT };
enum { STEP_ROUNDS, STEP_ROUND, STEP_COUNT };
enum { OPTION_ROUNDS, OPTION_COUNT };
enum {
    EVENT_ROUND,
    EVENT_SAILED,
    EVENT_LASHED,
    EVENT_GATHERED,
    EVENT_GAVE,
    EVENT_SHOWED,
    EVENT_TIDE,
    EVENT_COUNT
};
enum { KIND_BOAT, KIND_ROPE, KIND_COUNT };
enum { COUNTER_FISH, COUNTER_SHELLS, COUNTER_PEARLS, COUNTER_WIND, COUNTER_TIDE, COUNTER_COUNT };
enum { WORD_ROPES, WORD_FISH, WORD_PEARLS, WORD_FLOOD, WORD_HOME, WORD_COUNT };
enum { LAGOON, ISLES = 6, SPOTS = 1 + ISLES, ROUTES = 2 * ISLES };
enum { SEATS = 4, PEARLS = 4, MOST = 9, ACTS = 2, WINDS = 4, HIGH = 3, GIFT = 3 };

/* Public facts only. */
typedef struct atoll_game {
    int8_t round, rounds;
    int8_t acts;     /* left to the seat whose turn it is */
    int8_t spare[5]; /* always 0: the size is a multiple of 8 */
} atoll_game;
_Static_assert(sizeof(atoll_game) == 8, "no padding");

extern const vaka_verb verbs[VERB_COUNT];

/* board.c: spots, routes, counters; what lies where at the start. */
vaka_status atoll_layout(vaka_layout *layout, const vaka_setup *setup, void *facts);
vaka_status atoll_setup(vaka_match *match, const vaka_setup *setup);

/* The spot at which a seat's boat lies. */
int32_t boat_at(const vaka_match *match, int32_t seat);

/* obstacle.c: what a seat may do, and why not. */
const vaka_reason *atoll_why_not(const vaka_match *match, const vaka_action *action,
                                 int16_t fact[VAKA_TEXT_ARGS]);
void atoll_legal(const vaka_match *match, int32_t seat, vaka_actions *out);

/* round.c: the sequence of play, and the end. */
void atoll_step(vaka_match *match, const vaka_frame *frame);

/* scene.c */
void atoll_describe(const vaka_match *seen, int32_t seat, vaka_scene *scene);

#endif
