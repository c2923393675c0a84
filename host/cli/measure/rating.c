/* cli/measure/rating.c - which of two bots is the stronger, and by how much: duels, and a rating of
 * all.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/measure/rating.h"

#include <assert.h>
#include <math.h>
#include <string.h>

#define Z95 1.959963984540054
#define LEAST_PAIRS 8u            /* a spread of fewer says little */
#define ENOUGH 2.9444389791664403 /* log((1 - 0.05) / 0.05): both errors once in twenty times */
#define ELO (400 / 2.302585092994046)

uint32_t vaka_duel_part(const vaka_game_result *result, uint8_t set)
{
    uint32_t winners = (uint32_t)__builtin_popcount(result->winners);

    if (!winners || result->at_bound)
        return VAKA_WIN / 2;
    return VAKA_WIN * (uint32_t)__builtin_popcount(result->winners & set) / winners;
}

void vaka_duel_add(vaka_duel *duel, uint32_t won_a, uint32_t won_b)
{
    uint64_t won = (uint64_t)won_a + won_b;

    duel->pairs++;
    duel->won += won;
    duel->squares += won * won;
}

double vaka_rating_part(double elo)
{
    return 1 / (1 + exp(-elo / ELO));
}

static double mean_of(const vaka_duel *duel)
{
    return duel->pairs ? (double)duel->won / (2.0 * VAKA_WIN * duel->pairs) : 0.5;
}

/* Of one pair. Few pairs may all have gone one way: a half of a pair is added that went the other,
 * so that nothing is ever held to be certain. */
static double variance_of(const vaka_duel *duel)
{
    double n = duel->pairs, mean = mean_of(duel);
    double squares = (double)duel->squares / (4.0 * VAKA_WIN * VAKA_WIN);
    double most = fmax(mean, 1 - mean);

    return fmax(0, squares - n * mean * mean) / n + most * most / 2 / n;
}

vaka_difference_of vaka_duel_score(const vaka_duel *duel)
{
    vaka_difference_of out = {0.5, 0, 1};

    if (!duel->pairs)
        return out;
    double half = Z95 * sqrt(variance_of(duel) / duel->pairs);
    out.value = mean_of(duel);
    out.low = fmax(0, out.value - half);
    out.high = fmin(1, out.value + half);
    return out;
}

double vaka_duel_odds(const vaka_duel *duel, double margin)
{
    double away = vaka_rating_part(margin) - 0.5;

    if (!duel->pairs)
        return 0;
    return duel->pairs * away * (2 * mean_of(duel) - 1) / variance_of(duel);
}

int vaka_duel_verdict(const vaka_duel *duel, double margin)
{
    double odds = vaka_duel_odds(duel, margin), away = vaka_rating_part(margin) - 0.5;
    vaka_difference_of score = vaka_duel_score(duel);

    if (duel->pairs < LEAST_PAIRS)
        return VAKA_DUEL_OPEN;
    if (score.low >= 0.5 - away && score.high <= 0.5 + away)
        return VAKA_DUEL_ALIKE;
    if (odds >= ENOUGH)
        return VAKA_DUEL_FIRST;
    return odds <= -ENOUGH ? VAKA_DUEL_SECOND : VAKA_DUEL_OPEN;
}

/* --- A rating of all -------------------------------------------------------------------------- */

typedef struct equations { /* of the ratings: how they should move, and how firmly they stand */
    uint32_t count;
    double slope[VAKA_RATED];
    double firm[VAKA_RATED][VAKA_RATED];
} equations;

/* One result between two: games, and the part that the first won. */
static void add_result(equations *of, const double *rating, uint32_t a, uint32_t b, double games,
                       double won)
{
    double part = vaka_rating_part(rating[a] - rating[b]), weight = games * part * (1 - part);

    of->slope[a] += won - games * part;
    of->slope[b] -= won - games * part;
    of->firm[a][a] += weight;
    of->firm[b][b] += weight;
    of->firm[a][b] -= weight;
    of->firm[b][a] -= weight;
}

/* Everybody has drawn one game with the average: so a bot that won all its games is not rated
 * without end, and one that played none is average. */
static void build(equations *of, const vaka_duel *duels, const double *rating, uint32_t count)
{
    *of = (equations){.count = count};
    for (uint32_t i = 0; i < count; i++) {
        double part = vaka_rating_part(rating[i]);

        of->slope[i] += 0.5 - part;
        of->firm[i][i] += part * (1 - part);
        for (uint32_t j = i + 1; j < count; j++) {
            const vaka_duel *duel = &duels[i * count + j];
            add_result(of, rating, i, j, 2.0 * duel->pairs, (double)duel->won / VAKA_WIN);
        }
    }
}

/* Solves firm * x = slope, in place: slope becomes x, firm its inverse. The matrix is symmetric and
 * positive, so no row need be exchanged. */
static void solve(equations *of)
{
    for (uint32_t k = 0; k < of->count; k++) {
        double pivot = of->firm[k][k];

        of->firm[k][k] = 1;
        for (uint32_t j = 0; j < of->count; j++)
            of->firm[k][j] /= pivot;
        of->slope[k] /= pivot;
        for (uint32_t i = 0; i < of->count; i++) {
            double factor = of->firm[i][k];
            if (i == k)
                continue;
            of->firm[i][k] = 0;
            for (uint32_t j = 0; j < of->count; j++)
                of->firm[i][j] -= factor * of->firm[k][j];
            of->slope[i] -= factor * of->slope[k];
        }
    }
}

/* The variance of the distance of one rating from the average of all. */
static double variance_from_mean(const equations *of, uint32_t which)
{
    double sum = 0;

    for (uint32_t i = 0; i < of->count; i++)
        for (uint32_t j = 0; j < of->count; j++)
            sum += ((i == which) - 1.0 / of->count) * ((j == which) - 1.0 / of->count) *
                   of->firm[i][j];
    return fmax(0, sum);
}

void vaka_rating_all(const vaka_duel *duels, uint32_t count, vaka_difference_of *out)
{
    double rating[VAKA_RATED] = {0}, mean = 0, moved = 1;
    equations of = {0};

    assert(count <= VAKA_RATED);
    for (int round = 0; round < 200 && moved > 1e-9; round++) {
        build(&of, duels, rating, count);
        solve(&of);
        moved = 0;
        for (uint32_t i = 0; i < count; i++) {
            double step = fmax(-1, fmin(1, of.slope[i])) * ELO; /* not too far at once */
            rating[i] += step;
            moved = fmax(moved, fabs(step));
        }
    }
    for (uint32_t i = 0; i < count; i++)
        mean += rating[i] / count;
    for (uint32_t i = 0; i < count; i++) {
        double half = Z95 * ELO * sqrt(variance_from_mean(&of, i));
        out[i] = (vaka_difference_of){rating[i] - mean, rating[i] - mean - half,
                                      rating[i] - mean + half};
    }
}
