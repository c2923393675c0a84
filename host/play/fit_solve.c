/* play/fit_solve.c - conditional logit with a ridge, by Newton's method.
 *
 * SPDX-License-Identifier: MIT
 *
 * The numbers of a seat are its features times (1 - progress), then its features times progress: so
 * the weights at the start and at the end of the game are worked out as one. */
#include "play/fit_inside.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define MOST (2 * VAKA_FEATURES)
#define ROUNDS 25
#define RIDGE 3.0 /* of a weight whose number has a spread of one: as much as so many cases say */

typedef struct solver {
    const vaka_fit_cases *cases;
    uint32_t features, count; /* numbers of a seat: twice the features */
    double weight[MOST], spread[MOST];
    double slope[MOST], bend[MOST][MOST];
} solver;

/* The numbers of a seat. */
static void numbers_of(const solver *at, const vaka_fit_case *one, int32_t seat, double *out)
{
    for (uint32_t i = 0; i < at->features; i++) {
        out[i] = one->x[seat][i] * (1 - one->progress);
        out[at->features + i] = one->x[seat][i] * one->progress;
    }
}

/* Does a case teach anything? */
static bool counts(const vaka_fit_case *one)
{
    return one->alone || (one->winners & one->seats);
}

/* What part of the win a seat has. */
static double share(const vaka_fit_case *one, int32_t seat)
{
    uint8_t winners = one->winners & one->seats;

    return winners & VAKA_SEAT(seat) ? 1.0 / __builtin_popcount(winners) : 0;
}

/* Chances by the weights; who plays alone plays against a seat that measures nothing. */
static void chances(const solver *at, const vaka_fit_case *one, double x[][MOST], double *out)
{
    double most = one->alone ? 0 : -1e9, sum = 0;

    for (int32_t seat = 0; seat < VAKA_MAX_SEATS; seat++) {
        if (!(one->seats & VAKA_SEAT(seat)))
            continue;
        out[seat] = 0;
        for (uint32_t i = 0; i < at->count; i++)
            out[seat] += at->weight[i] * x[seat][i];
        most = out[seat] > most ? out[seat] : most;
    }
    for (int32_t seat = 0; seat < VAKA_MAX_SEATS; seat++)
        if (one->seats & VAKA_SEAT(seat))
            sum += out[seat] = exp(out[seat] - most);
    sum += one->alone ? exp(-most) : 0;
    for (int32_t seat = 0; seat < VAKA_MAX_SEATS; seat++)
        if (one->seats & VAKA_SEAT(seat))
            out[seat] /= sum;
}

static void all_numbers(const solver *at, const vaka_fit_case *one, double x[][MOST])
{
    for (int32_t seat = 0; seat < VAKA_MAX_SEATS; seat++)
        if (one->seats & VAKA_SEAT(seat))
            numbers_of(at, one, seat, x[seat]);
}

/* Adds what a case says to slope and bend. */
static void learn(solver *at, const vaka_fit_case *one)
{
    double x[VAKA_MAX_SEATS][MOST], chance[VAKA_MAX_SEATS], mean[MOST] = {0};

    all_numbers(at, one, x);
    chances(at, one, x, chance);
    for (int32_t seat = 0; seat < VAKA_MAX_SEATS; seat++) {
        if (!(one->seats & VAKA_SEAT(seat)))
            continue;
        for (uint32_t i = 0; i < at->count; i++) {
            at->slope[i] += (share(one, seat) - chance[seat]) * x[seat][i];
            mean[i] += chance[seat] * x[seat][i];
            for (uint32_t j = 0; j <= i; j++)
                at->bend[i][j] += chance[seat] * x[seat][i] * x[seat][j];
        }
    }
    for (uint32_t i = 0; i < at->count; i++)
        for (uint32_t j = 0; j <= i; j++)
            at->bend[i][j] -= mean[i] * mean[j];
}

/* How far each number spreads, by which the ridge is measured. */
static void find_spread(solver *at)
{
    double x[VAKA_MAX_SEATS][MOST];
    double seen = 0;

    for (uint32_t n = 0; n < at->cases->count; n++) {
        const vaka_fit_case *one = &at->cases->at[n];
        all_numbers(at, one, x);
        for (int32_t seat = 0; seat < VAKA_MAX_SEATS; seat++) {
            if (!(one->seats & VAKA_SEAT(seat)))
                continue;
            seen++;
            for (uint32_t i = 0; i < at->count; i++)
                at->spread[i] += x[seat][i] * x[seat][i];
        }
    }
    for (uint32_t i = 0; i < at->count; i++)
        at->spread[i] = seen > 0 && at->spread[i] > 0 ? at->spread[i] / seen : 1;
}

/* Takes the step that slope and bend ask for (Cholesky); how far the weights moved. */
static double step(solver *at)
{
    uint32_t n = at->count;
    double moved = 0;

    for (uint32_t j = 0; j < n; j++)
        for (uint32_t i = j; i < n; i++) {
            double sum = at->bend[i][j];
            for (uint32_t k = 0; k < j; k++)
                sum -= at->bend[i][k] * at->bend[j][k];
            at->bend[i][j] = i == j ? sqrt(sum > 1e-9 ? sum : 1e-9) : sum / at->bend[j][j];
        }
    for (uint32_t i = 0; i < n; i++) {
        for (uint32_t k = 0; k < i; k++)
            at->slope[i] -= at->bend[i][k] * at->slope[k];
        at->slope[i] /= at->bend[i][i];
    }
    for (uint32_t i = n; i-- > 0;) {
        for (uint32_t k = i + 1; k < n; k++)
            at->slope[i] -= at->bend[k][i] * at->slope[k];
        at->slope[i] /= at->bend[i][i];
        at->weight[i] += at->slope[i];
        moved += fabs(at->slope[i]) * sqrt(at->spread[i]);
    }
    return moved;
}

static void give(const solver *at, vaka_fit *out)
{
    for (uint32_t i = 0; i < at->features; i++) {
        out->weight[2 * i] = (int32_t)lround(at->weight[i] * VAKA_WEIGHT);
        out->weight[2 * i + 1] = (int32_t)lround(at->weight[at->features + i] * VAKA_WEIGHT);
    }
}

bool vaka_fit_solve(const vaka_fit_cases *cases, uint32_t features, vaka_fit *out)
{
    solver *at = vaka_xnew(sizeof *at);
    double moved = 1;

    at->cases = cases;
    at->features = features;
    at->count = 2 * features;
    find_spread(at);
    for (int round = 0; round < ROUNDS && moved > 1e-6; round++) {
        memset(at->slope, 0, sizeof at->slope);
        memset(at->bend, 0, sizeof at->bend);
        out->cases = 0;
        for (uint32_t i = 0; i < cases->count; i++)
            if (counts(&cases->at[i])) {
                learn(at, &cases->at[i]);
                out->cases++;
            }
        for (uint32_t i = 0; i < at->count; i++) {
            at->slope[i] -= RIDGE * at->spread[i] * at->weight[i];
            at->bend[i][i] += RIDGE * at->spread[i];
        }
        moved = step(at);
    }
    give(at, out);
    free(at);
    return out->cases > 0;
}

void vaka_fit_test(const vaka_fit_cases *cases, uint32_t features, vaka_fit *out)
{
    double x[VAKA_MAX_SEATS][MOST], chance[VAKA_MAX_SEATS];
    solver *at = vaka_xnew(sizeof *at);

    at->features = features;
    at->count = 2 * features;
    for (uint32_t i = 0; i < features; i++) {
        at->weight[i] = (double)out->weight[2 * i] / VAKA_WEIGHT;
        at->weight[features + i] = (double)out->weight[2 * i + 1] / VAKA_WEIGHT;
    }
    for (uint32_t n = 0; n < cases->count; n++) {
        const vaka_fit_case *one = &cases->at[n];
        if (!counts(one))
            continue;
        all_numbers(at, one, x);
        chances(at, one, x, chance);
        out->tested++;
        out->chance -= log(one->alone ? 2 : __builtin_popcount(one->seats));
        for (int32_t seat = 0; seat < VAKA_MAX_SEATS; seat++)
            if (one->seats & VAKA_SEAT(seat)) {
                out->likelihood += share(one, seat) * log(chance[seat] + 1e-12);
                if (one->alone)
                    out->likelihood += (1 - share(one, seat)) * log(1 - chance[seat] + 1e-12);
            }
    }
    if (out->tested) {
        out->likelihood /= out->tested;
        out->chance /= out->tested;
    }
    free(at);
}
