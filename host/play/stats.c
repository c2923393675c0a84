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

vaka_difference_of vaka_stats_parts(double wins_a, double games_a, double wins_b, double games_b)
{
    double low_a, high_a, low_b, high_b;
    vaka_difference_of out = {0, -1, 1};

    if (games_a <= 0 || games_b <= 0)
        return out;
    double a = wins_a / games_a, b = wins_b / games_b;
    vaka_stats_wilson(wins_a, games_a, &low_a, &high_a);
    vaka_stats_wilson(wins_b, games_b, &low_b, &high_b);
    out.value = b - a;
    out.low = out.value - sqrt((b - low_b) * (b - low_b) + (high_a - a) * (high_a - a));
    out.high = out.value + sqrt((high_b - b) * (high_b - b) + (a - low_a) * (a - low_a));
    return out;
}

vaka_difference_of vaka_stats_means(const vaka_spread *a, uint32_t count_a, const vaka_spread *b,
                                    uint32_t count_b)
{
    vaka_difference_of out = {0, 0, 0};

    if (!count_a || !count_b)
        return out;
    double half =
        Z95 * sqrt(a->deviation * a->deviation / count_a + b->deviation * b->deviation / count_b);
    out.value = b->mean - a->mean;
    out.low = out.value - half;
    out.high = out.value + half;
    return out;
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
    double squares = 0;

    memset(out, 0, sizeof *out);
    if (count == 0)
        return;
    qsort(numbers, count, sizeof *numbers, compare_numbers);
    for (uint32_t i = 0; i < count; i++)
        sum += numbers[i];
    out->mean = (double)sum / count;
    for (uint32_t i = 0; i < count; i++)
        squares += (numbers[i] - out->mean) * (numbers[i] - out->mean);
    out->deviation = count > 1 ? sqrt(squares / (count - 1)) : 0;
    out->median = ((double)numbers[(count - 1) / 2] + (double)numbers[count / 2]) / 2;
    out->min = numbers[0];
    out->max = numbers[count - 1];
}

static int32_t margin_of(const vaka_game_result *result, int32_t seats)
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

/* The entry of a side, kept in the order of zones; NULL: there are too many. */
static vaka_side_share *side_of(vaka_stats *out, int32_t zone)
{
    uint32_t at = 0;

    while (at < out->side_count && out->side[at].zone < zone)
        at++;
    if (at < out->side_count && out->side[at].zone == zone)
        return &out->side[at];
    if (out->side_count == VAKA_STATS_SIDES)
        return NULL;
    memmove(&out->side[at + 1], &out->side[at], (out->side_count - at) * sizeof *out->side);
    out->side[at] = (vaka_side_share){.zone = zone};
    out->side_count++;
    return &out->side[at];
}

static void count_sides(const vaka_game_result *result, int32_t winners, vaka_stats *out)
{
    for (int32_t seat = 0; seat < out->seats; seat++) {
        vaka_side_share *side = result->side[seat] ? side_of(out, result->side[seat] - 1) : NULL;

        if (!side)
            continue;
        side->games++;
        if (result->winners & VAKA_SEAT(seat))
            side->won.wins += 1.0 / winners;
    }
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
    count_sides(result, winners, out);
}

enum { ACTIONS, TURNS, MARGIN, SCORES }; /* what is measured; from SCORES on seat by seat */

static int32_t number_of(const vaka_game_result *result, int32_t row, int32_t seats)
{
    return row == ACTIONS  ? (int32_t)result->actions
           : row == TURNS  ? result->turns
           : row == MARGIN ? margin_of(result, seats)
                           : result->score[row - SCORES];
}

static void measure_all(const vaka_game_result *results, vaka_stats *out)
{
    vaka_spread *into[SCORES] = {&out->actions, &out->turns, &out->margin};
    int32_t *numbers = vaka_xnew(((size_t)out->games + 1) * sizeof *numbers);

    for (int32_t row = 0; row < SCORES + out->seats; row++) {
        uint32_t count = 0;

        for (uint32_t i = 0; i < out->games; i++)
            if (row == ACTIONS || !results[i].at_bound) /* actions count in broken off games too */
                numbers[count++] = number_of(&results[i], row, out->seats);
        spread(numbers, count, row < SCORES ? into[row] : &out->score[row - SCORES]);
    }
    free(numbers);
}

static void finish_share(vaka_share *share, uint32_t games)
{
    share->share = games ? share->wins / games : 0;
    vaka_stats_wilson(share->wins, games, &share->low, &share->high);
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
    for (int32_t seat = 0; seat < seats; seat++)
        finish_share(&out->seat[seat], out->finished);
    for (uint32_t i = 0; i < out->side_count; i++)
        finish_share(&out->side[i].won, out->side[i].games);
    measure_all(results, out);
}

/* Which part of a win the seats of a set have, and which part they have of all games. */
static double won_by(const vaka_game_result *result, uint8_t set)
{
    int winners = __builtin_popcount(result->winners);

    return winners ? (double)__builtin_popcount(result->winners & set) / winners : 0;
}

static double expected_of(const vaka_stats *stats, uint8_t set)
{
    double sum = 0;

    for (int32_t seat = 0; seat < stats->seats; seat++)
        if (set & VAKA_SEAT(seat))
            sum += stats->seat[seat].share;
    return sum;
}

void vaka_stats_card(const vaka_game_result *results, const vaka_stats *stats, vaka_card_share *out)
{
    uint8_t everybody = (uint8_t)((1u << stats->seats) - 1u);
    double squares = 0;

    *out = (vaka_card_share){.change = {0, -1, 1}};
    for (uint32_t i = 0; i < stats->games; i++) {
        uint8_t got = results[i].got & everybody;
        if (results[i].at_bound)
            continue;
        out->none += !got;
        out->all += got == everybody;
        if (!got || got == everybody)
            continue;
        double won = won_by(&results[i], got), expected = expected_of(stats, got);
        out->games++;
        out->won += won;
        out->expected += expected;
        squares += (won - expected) * (won - expected);
    }
    if (!out->games)
        return;
    out->won /= out->games;
    out->expected /= out->games;
    out->change.value = out->won - out->expected;
    if (out->games < 2)
        return;
    double variance =
        (squares - out->games * out->change.value * out->change.value) / (out->games - 1);
    /* Few games may all have gone one way: a card that does nothing varies at least so much. */
    double least = out->expected * (1 - out->expected);
    double half = Z95 * sqrt(fmax(least, variance) / out->games);
    out->change.low = fmax(-1, out->change.value - half);
    out->change.high = fmin(1, out->change.value + half);
}
