/* play/stats.h - what many games add up to.
 *
 * SPDX-License-Identifier: MIT */
#ifndef PLAY_STATS_H
#define PLAY_STATS_H

#include "play/sums.h"

/* Part of the finished games that a seat won, with its 95 % interval (Wilson). A win shared by n
 * seats counts as 1/n for each. */
typedef struct vaka_share {
    double wins;
    double share, low, high;
} vaka_share;

typedef struct vaka_spread {
    double mean, median;
    double deviation; /* of one number from the mean; 0 for fewer than two */
    double min, max;
} vaka_spread;

/* A side (vaka/ext/side.h) and how it did in the finished games in which somebody played it. */
typedef struct vaka_side_share {
    int32_t zone;
    uint32_t games;
    vaka_share won;
} vaka_side_share;

typedef struct vaka_stats {
    int32_t seats;
    uint32_t games;
    uint32_t finished;
    uint32_t at_bound;
    uint32_t shared; /* finished with several winners */
    uint32_t drawn;  /* finished without a winner */
    vaka_share seat[VAKA_MAX_SEATS];
    vaka_spread score[VAKA_MAX_SEATS];
    vaka_side_share side[VAKA_STATS_SIDES]; /* by zone */
    uint32_t side_count;
    vaka_spread turns, actions;
    vaka_spread margin; /* between the best and the second best score */
} vaka_stats;

/* What sums say. Turns, scores and margins are those of finished games; actions those of all. */
void vaka_stats_of(const vaka_sums *sums, vaka_stats *out);

/* The same of `games` results of a game with `seats` seats. */
void vaka_stats_sum(const vaka_game_result *results, uint32_t games, int32_t seats,
                    vaka_stats *out);

/* How well the least known of the shares of seats and sides is known: half of its interval. */
double vaka_stats_unsure(const vaka_stats *stats);

/* How much more one number is than another, with its 95 % interval. */
typedef struct vaka_difference_of {
    double value, low, high;
} vaka_difference_of;

/* Of two parts, by the intervals of Wilson (Newcombe's method 10); 0, -1 to 1 if there are no games
 * on one side. And of two means, by their deviations; without numbers on one side it is 0. */
vaka_difference_of vaka_stats_parts(double wins_a, double games_a, double wins_b, double games_b);
vaka_difference_of vaka_stats_means(const vaka_spread *a, uint32_t count_a, const vaka_spread *b,
                                    uint32_t count_b);

/* What a factor (a card, an event) has to do with winning: only games count in which it was some
 * seats' and not others'. These win `won` of them; `expected` is what their seats win of all games,
 * whosever it is; `change` is how much more it is, with the 95 % interval of the mean, never
 * narrower than that of a factor that does nothing; -1 to 1 for fewer than two such games. */
typedef struct vaka_effect {
    uint32_t games, all, none; /* that count; in which it was everybody's; in which nobody's */
    vaka_share in;             /* part of the finished games in which it came up at all */
    double times;              /* how often it was told in a finished game, on average */
    double won, expected;
    vaka_difference_of change;
} vaka_effect;

void vaka_stats_effect(const vaka_sums *sums, uint32_t factor, const vaka_stats *stats,
                       vaka_effect *out);

/* The 95 % interval of Wilson for `wins` (which may be a fraction) of `games`; 0 to 1 for none. */
void vaka_stats_wilson(double wins, double games, double *low, double *high);

#endif
