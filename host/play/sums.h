/* play/sums.h - what games add up to, in whole numbers.
 *
 * SPDX-License-Identifier: MIT
 *
 * Sums do not depend on the order in which games are added, nor on how they are parted among
 * machines: two sums added are the sum of all their games, to the last bit. Everything that is told
 * of many games (play/stats.h) is worked out from them. */
#ifndef PLAY_SUMS_H
#define PLAY_SUMS_H

#include "play/sim.h"

/* A win, in parts that any number of seats can share. */
#define VAKA_WIN 840

/* How often each number came up, by number. */
typedef struct vaka_counted {
    int32_t number;
    uint32_t games;
} vaka_counted;

typedef struct vaka_histogram {
    vaka_counted *at; /* owned */
    uint32_t count;
} vaka_histogram;

typedef struct vaka_side_sum { /* a side (vaka/ext/side.h), in games in which somebody played it */
    int32_t zone;
    uint32_t games;
    uint64_t won; /* parts of wins */
} vaka_side_sum;

#define VAKA_STATS_SIDES 32

/* Finished games in which a factor was the affair of one set of seats; what these seats won. */
typedef struct vaka_set_sum {
    uint64_t games, won, squares;
} vaka_set_sum;

typedef struct vaka_factor_sum {
    uint64_t happened; /* finished games in which it came up */
    uint64_t times;    /* how often it was told in them */
    vaka_set_sum *by;  /* owned; by set of seats: 1 << seats of them */
} vaka_factor_sum;

/* What is measured: from VAKA_SUM_SCORES on seat by seat. */
enum { VAKA_SUM_ACTIONS, VAKA_SUM_TURNS, VAKA_SUM_MARGIN, VAKA_SUM_SCORES };

typedef struct vaka_sums {
    int32_t seats;
    uint32_t games, finished, at_bound;
    uint32_t shared, drawn; /* finished with several winners; without one */
    uint64_t won[VAKA_MAX_SEATS];
    vaka_side_sum side[VAKA_STATS_SIDES]; /* by zone */
    uint32_t side_count;
    vaka_histogram measured[VAKA_SUM_SCORES + VAKA_MAX_SEATS];
    vaka_factor_sum *factors; /* owned */
    uint32_t factor_count;
} vaka_sums;

void vaka_sums_init(vaka_sums *sums, int32_t seats, uint32_t factor_count);
void vaka_sums_done(vaka_sums *sums);

/* Adds a game; `touched` has as many entries as there are factors, and may be NULL if there are
 * none. */
void vaka_sums_game(vaka_sums *sums, const vaka_game_result *result, const vaka_touch *touched);

/* Adds all games of another sum, which has as many seats and factors. */
void vaka_sums_merge(vaka_sums *sums, const vaka_sums *other);

/* The entry of a side, made if there is none yet; NULL: there are too many. And one more number,
 * `games` times. For those who read sums from a file. */
vaka_side_sum *vaka_sums_side(vaka_sums *sums, int32_t zone);
void vaka_histogram_add(vaka_histogram *histogram, int32_t number, uint32_t games);

#endif
