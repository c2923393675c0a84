/* cli/measure/rating.h - which of two bots is the stronger, and by how much: duels, and a rating of
 * all.
 *
 * SPDX-License-Identifier: MIT
 *
 * Bots meet in pairs of games with the same seed and the seats exchanged, so that neither luck of
 * the deal nor of the seat helps one of them. After each block of pairs a sequential test looks
 * whether enough is known (a generalised SPRT on the mean of pairs): strong differences take few
 * games, small ones many. */
#ifndef CLI_MEASURE_RATING_H
#define CLI_MEASURE_RATING_H

#include "play/stats.h"

/* What the first of two bots won of so many pairs of games, in parts of a win (play/sums.h): in
 * all, and the sum of the squares of what it won of each pair. Whole numbers, so that a table that
 * is kept and gone on with says the same. */
typedef struct vaka_duel {
    uint32_t pairs;
    uint64_t won, squares;
} vaka_duel;

/* What the seats of a set won of a game; half of it if nobody won, or it was broken off. */
uint32_t vaka_duel_part(const vaka_game_result *result, uint8_t set);

/* Adds a pair of games, of which the first bot won so much. */
void vaka_duel_add(vaka_duel *duel, uint32_t won_a, uint32_t won_b);

/* The part of all games that the first bot won, with its 95 % interval. */
vaka_difference_of vaka_duel_score(const vaka_duel *duel);

#define VAKA_DUEL_OPEN 0   /* not known yet */
#define VAKA_DUEL_FIRST 1  /* the first is better */
#define VAKA_DUEL_SECOND 2 /* the second is */
#define VAKA_DUEL_ALIKE 3  /* they are nearer to each other than the margin */

/* What is known by now, wrong once in twenty times at most. `margin` is the difference in strength
 * that counts, in points of Elo. */
int vaka_duel_verdict(const vaka_duel *duel, double margin);

/* The logarithm of how much likelier the first is stronger by the margin than weaker by it. */
double vaka_duel_odds(const vaka_duel *duel, double margin);

/* Points of Elo for a part of games won, and back. */
double vaka_rating_part(double elo);

#define VAKA_RATED 24 /* bots of a table, at most */

/* Ratings of `count` bots whose duels are duel[i * count + j] for i < j: points of Elo above or
 * below the average of them all, each with its 95 % interval. Two bots that never met, even by
 * others, are held to be alike, and the interval says how little that is worth. */
void vaka_rating_all(const vaka_duel *duels, uint32_t count, vaka_difference_of *out);

#endif
