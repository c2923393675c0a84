/* greedy.h - a sensible player: what its files share.
 *
 * SPDX-License-Identifier: MIT
 *
 * Every legal action gets a score, by what the seat sees now; the best is taken, chance decides
 * among equals. Nothing is remembered between two choices: a plan (which islands to settle, where
 * the chain of transport canoes should run) is worked out anew each time and comes out the same as
 * long as the map is the same. */
#ifndef CONQUEST_GREEDY_H
#define CONQUEST_GREEDY_H

#include "conquest.h"
#include "vaka/ext/advice.h"
#include "vaka/ext/bot.h"
#include "vaka/ext/evaluate.h"

enum { OWN_KINDS = KIND_RUMOR + 1, FAR = 1000 };

/* Scores: what is not wanted at all, what is done for want of anything better. */
enum { NEVER = -100, IDLE = 0 };

typedef struct greedy {
    const vaka_match *seen;
    int32_t seat;

    /* greedy_survey.c: the map as the seat knows it. */
    uint8_t own[MAX_HEXES][OWN_KINDS]; /* own pieces by hex and kind */
    uint8_t fleet[OWN_KINDS];          /* own pieces in the fleet under way */
    hex_set others;                    /* pieces of others lie there */
    hex_set canoes;                    /* own transport canoes do */
    hex_set groups;                    /* own villages stand there */
    hex_set open;                      /* own canoes may go there without a fight */
    hex_set prey;                      /* known, and only by a fight */
    hex_set land;                      /* free land it knows of: */
    int8_t room[MAX_HEXES];            /* its boxes; 0: none */
    int32_t wars;                      /* own War Canoes on the map */
    int32_t settlers; /* Colonies on their way: on the map, but not yet on the land they are for */

    /* The chain as it should be. */
    int16_t cost[MAX_HEXES];  /* canoes missing on the way from Home; FAR: no way */
    int16_t back[MAX_HEXES];  /* the hex before it on that way */
    hex_set link;             /* a transport canoe belongs here */
    int8_t target[MAX_HEXES]; /* free land to be settled next: how good it is; 0: no */
    int32_t missing;          /* links without a canoe */
    int32_t spare;            /* transport canoes that are no links */
    int32_t targets;          /* how many */

    int16_t near_target[MAX_HEXES]; /* steps over open hexes to the nearest target */
    int16_t near_gap[MAX_HEXES];    /* steps to the nearest missing link */

    int32_t cup[MARKER_ROWS]; /* exploring: markers that are left in the cup, by their row */
    int32_t goal;             /* movement: where the fleet under way goes, VAKA_NONE: nowhere */
    int32_t next;             /* movement: the next hex of that fleet */
} greedy;

/* Where a fleet could go, and what that is worth; goal VAKA_NONE: nowhere. */
typedef struct greedy_voyage {
    int32_t goal, worth;
} greedy_voyage;

/* greedy_survey.c */
void greedy_survey(greedy *g);
void greedy_look(greedy *g, int32_t hex); /* the same of a single hex */
hex_set greedy_gaps(const greedy *g);     /* links without a canoe */
/* Chooses up to `colonies` targets and where links of the chain belong. */
void greedy_plan(greedy *g, int32_t colonies);
/* Steps from a hex over open ones, not more than `most`; FAR where there is no such way. */
void greedy_steps(const greedy *g, int32_t from, int32_t most, int16_t steps[MAX_HEXES]);
/* Fills near_target and near_gap. */
void greedy_fields(greedy *g);

/* greedy_raid.c: the best attack of so many battle pieces that sail from a hex, `left` hexes this
 * turn. */
greedy_voyage greedy_raid(const greedy *g, int32_t from, int32_t left, int32_t pieces);
/* Battle pieces that could sail from a hex: war canoes, and a band on each. */
int32_t greedy_force(const greedy *g, int32_t hex);

/* One for each step: what a choice is prepared by (NULL: nothing), and the score of an action. */
typedef struct greedy_step {
    void (*prepare)(greedy *g);
    int32_t (*score)(const greedy *g, const vaka_action *action);
} greedy_step;

extern const greedy_step greedy_explore, greedy_move, greedy_battle, greedy_build, greedy_search;

extern const vaka_bots conquest_bots;
int32_t greedy_propose(const vaka_choice *choice, uint32_t daring, uint32_t whim);

/* evaluate.c: what a position is worth. */
extern const vaka_evaluate conquest_evaluate;
/* weights.c: what each feature counts for, early and late, by `vaka fit`; NULL: not known. `seats`
 * that somebody plays. */
const int32_t *conquest_weights(int32_t seats);

/* advice.c: what speaks for what it does, for hints. */
extern const vaka_advice conquest_advice;

#endif
