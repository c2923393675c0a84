/* play/stats.c - what many games add up to.
 *
 * SPDX-License-Identifier: MIT */
#include "play/stats.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define Z95 1.959963984540054 /* 97.5 % quantile of the normal distribution */

void vaka_stats_wilson(double wins, double games, double *low, double *high)
{
    if (games <= 0) {
        *low = 0;
        *high = 1;
        return;
    }
    double p = wins / games, z2 = Z95 * Z95;
    double middle = (p + z2 / (2 * games)) / (1 + z2 / games);
    double half = Z95 * sqrt(p * (1 - p) / games + z2 / (4 * games * games)) / (1 + z2 / games);

    *low = fmax(0, middle - half);
    *high = fmin(1, middle + half);
}

static int compare_numbers(const void *a, const void *b)
{
    int32_t x = *(const int32_t *)a, y = *(const int32_t *)b;

    return (x > y) - (x < y);
}

/* Sorts the numbers. */
static void spread(int32_t *numbers, uint32_t count, vaka_spread *out)
{
    int64_t sum = 0;

    memset(out, 0, sizeof *out);
    if (count == 0)
        return;
    qsort(numbers, count, sizeof *numbers, compare_numbers);
    for (uint32_t i = 0; i < count; i++)
        sum += numbers[i];
    out->mean = (double)sum / count;
    out->median = ((double)numbers[(count - 1) / 2] + (double)numbers[count / 2]) / 2;
    out->min = numbers[0];
    out->max = numbers[count - 1];
}

typedef int32_t (*measure)(const vaka_game_result *result, int32_t seat);

static int32_t measure_actions(const vaka_game_result *result, int32_t seat)
{
    (void)seat;
    return (int32_t)result->actions;
}

static int32_t measure_turns(const vaka_game_result *result, int32_t seat)
{
    (void)seat;
    return result->turns;
}

static int32_t measure_score(const vaka_game_result *result, int32_t seat)
{
    return result->score[seat];
}

static int32_t measure_margin(const vaka_game_result *result, int32_t seats)
{
    int32_t best = INT32_MIN, second = INT32_MIN;

    for (int32_t seat = 0; seat < seats; seat++) {
        int32_t score = result->score[seat];

        if (score > best) {
            second = best;
            best = score;
        } else if (score > second) {
            second = score;
        }
    }
    return seats < 2 ? 0 : best - second;
}

static void count_winners(const vaka_game_result *result, vaka_stats *out)
{
    int32_t winners = 0;

    for (int32_t seat = 0; seat < out->seats; seat++)
        winners += (result->winners & VAKA_SEAT(seat)) != 0;
    for (int32_t seat = 0; seat < out->seats; seat++) {
        if (result->winners & VAKA_SEAT(seat))
            out->seat[seat].wins += 1.0 / winners;
    }
    out->shared += winners > 1;
    out->drawn += winners == 0;
}

static void measure_all(const vaka_game_result *results, vaka_stats *out)
{
    struct {
        measure what;
        int32_t of;
        bool all; /* also games that were broken off */
        vaka_spread *into;
    } rows[3 + VAKA_MAX_SEATS] = {
        {measure_actions, 0, true, &out->actions},
        {measure_turns, 0, false, &out->turns},
        {measure_margin, out->seats, false, &out->margin},
    };
    int32_t *numbers = vaka_xnew(((size_t)out->games + 1) * sizeof *numbers);

    for (int32_t seat = 0; seat < out->seats; seat++) {
        rows[3 + seat].what = measure_score;
        rows[3 + seat].of = seat;
        rows[3 + seat].into = &out->score[seat];
    }
    for (int32_t row = 0; row < 3 + out->seats; row++) {
        uint32_t count = 0;

        for (uint32_t i = 0; i < out->games; i++) {
            if (rows[row].all || !results[i].at_bound)
                numbers[count++] = rows[row].what(&results[i], rows[row].of);
        }
        spread(numbers, count, rows[row].into);
    }
    free(numbers);
}

void vaka_stats_sum(const vaka_game_result *results, uint32_t games, int32_t seats, vaka_stats *out)
{
    memset(out, 0, sizeof *out);
    out->seats = seats;
    out->games = games;
    for (uint32_t i = 0; i < games; i++) {
        if (results[i].at_bound) {
            out->at_bound++;
            continue;
        }
        out->finished++;
        count_winners(&results[i], out);
    }
    for (int32_t seat = 0; seat < seats; seat++) {
        vaka_share *share = &out->seat[seat];

        share->share = out->finished ? share->wins / out->finished : 0;
        vaka_stats_wilson(share->wins, out->finished, &share->low, &share->high);
    }
    measure_all(results, out);
}
