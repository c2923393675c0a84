/* play/stats.h - what many games add up to.
 *
 * SPDX-License-Identifier: MIT */
#ifndef PLAY_STATS_H
#define PLAY_STATS_H

#include "play/sim.h"

/* Part of the finished games that a seat won, with its 95 % interval (Wilson). A win shared by n
 * seats counts as 1/n for each. */
typedef struct vaka_share {
    double wins;
    double share, low, high;
} vaka_share;

typedef struct vaka_spread {
    double mean, median;
    int32_t min, max;
} vaka_spread;

typedef struct vaka_stats {
    int32_t seats;
    uint32_t games;
    uint32_t finished;
    uint32_t at_bound;
    uint32_t shared; /* finished with several winners */
    uint32_t drawn;  /* finished without a winner */
    vaka_share seat[VAKA_MAX_SEATS];
    vaka_spread score[VAKA_MAX_SEATS];
    vaka_spread turns, actions;
    vaka_spread margin; /* between the best and the second best score */
} vaka_stats;

/* Adds up `games` results of a game with `seats` seats. Turns, scores and margins are those of
 * finished games; actions those of all. */
void vaka_stats_sum(const vaka_game_result *results, uint32_t games, int32_t seats,
                    vaka_stats *out);

/* The 95 % interval of Wilson for `wins` (which may be a fraction) of `games`; 0 to 1 for none. */
void vaka_stats_wilson(double wins, double games, double *low, double *high);

#endif
