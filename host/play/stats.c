/* play/stats.c - what many games add up to.
 *
 * SPDX-License-Identifier: MIT */
#include "play/stats.h"

#include <math.h>

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

static double median_of(const vaka_histogram *of, uint32_t count)
{
    uint32_t low = (count - 1) / 2, high = count / 2, passed = 0;
    double sum = 0;

    for (uint32_t i = 0; i < of->count; i++) {
        uint32_t after = passed + of->at[i].games;

        sum += passed <= low && low < after ? of->at[i].number : 0;
        sum += passed <= high && high < after ? of->at[i].number : 0;
        passed = after;
    }
    return sum / 2;
}

static void spread(const vaka_histogram *of, vaka_spread *out)
{
    uint32_t count = 0;
    int64_t sum = 0;
    double squares = 0;

    *out = (vaka_spread){0};
    for (uint32_t i = 0; i < of->count; i++) {
        count += of->at[i].games;
        sum += (int64_t)of->at[i].number * of->at[i].games;
    }
    if (!count)
        return;
    out->mean = (double)sum / count;
    for (uint32_t i = 0; i < of->count; i++)
        squares +=
            (of->at[i].number - out->mean) * (of->at[i].number - out->mean) * of->at[i].games;
    out->deviation = count > 1 ? sqrt(squares / (count - 1)) : 0;
    out->median = median_of(of, count);
    out->min = of->at[0].number;
    out->max = of->at[of->count - 1].number;
}

static vaka_share share_of(double wins, uint32_t games)
{
    vaka_share share = {.wins = wins, .share = games ? wins / games : 0};

    vaka_stats_wilson(wins, games, &share.low, &share.high);
    return share;
}

static double wins_of(uint64_t parts)
{
    return (double)parts / VAKA_WIN;
}

void vaka_stats_of(const vaka_sums *sums, vaka_stats *out)
{
    *out = (vaka_stats){.seats = sums->seats,
                        .games = sums->games,
                        .finished = sums->finished,
                        .at_bound = sums->at_bound,
                        .shared = sums->shared,
                        .drawn = sums->drawn,
                        .side_count = sums->side_count};
    for (int32_t seat = 0; seat < sums->seats; seat++) {
        out->seat[seat] = share_of(wins_of(sums->won[seat]), sums->finished);
        spread(&sums->measured[VAKA_SUM_SCORES + seat], &out->score[seat]);
    }
    for (uint32_t i = 0; i < sums->side_count; i++)
        out->side[i] = (vaka_side_share){sums->side[i].zone, sums->side[i].games,
                                         share_of(wins_of(sums->side[i].won), sums->side[i].games)};
    spread(&sums->measured[VAKA_SUM_ACTIONS], &out->actions);
    spread(&sums->measured[VAKA_SUM_TURNS], &out->turns);
    spread(&sums->measured[VAKA_SUM_MARGIN], &out->margin);
}

void vaka_stats_sum(const vaka_game_result *results, uint32_t games, int32_t seats, vaka_stats *out)
{
    vaka_sums sums;

    vaka_sums_init(&sums, seats, 0);
    for (uint32_t i = 0; i < games; i++)
        vaka_sums_game(&sums, &results[i], NULL);
    vaka_stats_of(&sums, out);
    vaka_sums_done(&sums);
}

double vaka_stats_unsure(const vaka_stats *stats)
{
    double most = 0;

    for (int32_t seat = 0; seat < stats->seats; seat++)
        most = fmax(most, (stats->seat[seat].high - stats->seat[seat].low) / 2);
    for (uint32_t i = 0; i < stats->side_count; i++)
        most = fmax(most, (stats->side[i].won.high - stats->side[i].won.low) / 2);
    return most;
}

/* Which part of all games the seats of a set win. */
static double expected_of(const vaka_stats *stats, uint32_t set)
{
    double sum = 0;

    for (int32_t seat = 0; seat < stats->seats; seat++)
        if (set & VAKA_SEAT(seat))
            sum += stats->seat[seat].share;
    return sum;
}

/* The interval of the mean of so many differences, whose squares add up to `squares`. */
static void finish_change(vaka_effect *out, double squares)
{
    out->won /= out->games;
    out->expected /= out->games;
    out->change.value = out->won - out->expected;
    if (out->games < 2)
        return;
    double variance =
        (squares - out->games * out->change.value * out->change.value) / (out->games - 1);
    /* Few games may all have gone one way: a factor that does nothing varies at least so much. */
    double least = out->expected * (1 - out->expected);
    double half = Z95 * sqrt(fmax(least, variance) / out->games);
    out->change.low = fmax(-1, out->change.value - half);
    out->change.high = fmin(1, out->change.value + half);
}

void vaka_stats_effect(const vaka_sums *sums, uint32_t factor, const vaka_stats *stats,
                       vaka_effect *out)
{
    const vaka_factor_sum *of = &sums->factors[factor];
    uint32_t everybody = (1u << sums->seats) - 1u;
    double squares = 0;

    *out = (vaka_effect){.change = {0, -1, 1},
                         .in = share_of((double)of->happened, sums->finished),
                         .none = (uint32_t)of->by[0].games,
                         .all = (uint32_t)of->by[everybody].games};
    out->times = sums->finished ? (double)of->times / sums->finished : 0;
    for (uint32_t set = 1; set < everybody; set++) {
        double games = (double)of->by[set].games, won = wins_of(of->by[set].won);
        double expected = expected_of(stats, set);

        out->games += (uint32_t)of->by[set].games;
        out->won += won;
        out->expected += games * expected;
        squares += (double)of->by[set].squares / VAKA_WIN / VAKA_WIN - 2 * expected * won +
                   games * expected * expected;
    }
    if (out->games)
        finish_change(out, squares);
}
