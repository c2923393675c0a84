/* play/sums.c - what games add up to, in whole numbers.
 *
 * SPDX-License-Identifier: MIT */
#include "play/sums.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

static size_t sets_of(const vaka_sums *sums)
{
    return (size_t)1 << sums->seats;
}

void vaka_sums_init(vaka_sums *sums, int32_t seats, uint32_t factor_count)
{
    *sums = (vaka_sums){.seats = seats, .factor_count = factor_count};
    if (factor_count)
        sums->factors = vaka_xnew(factor_count * sizeof *sums->factors);
    for (uint32_t i = 0; i < factor_count; i++)
        sums->factors[i].by = vaka_xnew(sets_of(sums) * sizeof *sums->factors[i].by);
}

void vaka_sums_done(vaka_sums *sums)
{
    for (size_t i = 0; i < sizeof sums->measured / sizeof *sums->measured; i++)
        free(sums->measured[i].at);
    for (uint32_t i = 0; i < sums->factor_count; i++)
        free(sums->factors[i].by);
    free(sums->factors);
    *sums = (vaka_sums){0};
}

/* The place of a number in a histogram: where it is, or belongs. */
static uint32_t place_of(const vaka_histogram *histogram, int32_t number)
{
    uint32_t low = 0, high = histogram->count;

    while (low < high) {
        uint32_t middle = (low + high) / 2;
        if (histogram->at[middle].number < number)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

void vaka_histogram_add(vaka_histogram *histogram, int32_t number, uint32_t games)
{
    uint32_t at = place_of(histogram, number);

    if (at == histogram->count || histogram->at[at].number != number) {
        histogram->at = vaka_xmore(histogram->at, histogram->count, sizeof *histogram->at);
        memmove(&histogram->at[at + 1], &histogram->at[at],
                (histogram->count - at) * sizeof *histogram->at);
        histogram->at[at] = (vaka_counted){.number = number};
        histogram->count++;
    }
    histogram->at[at].games += games;
}

vaka_side_sum *vaka_sums_side(vaka_sums *sums, int32_t zone)
{
    uint32_t at = 0;

    while (at < sums->side_count && sums->side[at].zone < zone)
        at++;
    if (at < sums->side_count && sums->side[at].zone == zone)
        return &sums->side[at];
    if (sums->side_count == VAKA_STATS_SIDES)
        return NULL;
    memmove(&sums->side[at + 1], &sums->side[at], (sums->side_count - at) * sizeof *sums->side);
    sums->side[at] = (vaka_side_sum){.zone = zone};
    sums->side_count++;
    return &sums->side[at];
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

static void add_winners(vaka_sums *sums, const vaka_game_result *result)
{
    uint32_t winners = (uint32_t)__builtin_popcount(result->winners);

    sums->shared += winners > 1;
    sums->drawn += winners == 0;
    for (int32_t seat = 0; seat < sums->seats; seat++) {
        uint64_t won = result->winners & VAKA_SEAT(seat) ? VAKA_WIN / winners : 0;
        vaka_side_sum *side =
            result->side[seat] ? vaka_sums_side(sums, result->side[seat] - 1) : NULL;

        sums->won[seat] += won;
        if (side) {
            side->games++;
            side->won += won;
        }
    }
}

static void add_factors(vaka_sums *sums, const vaka_game_result *result, const vaka_touch *touched)
{
    uint32_t winners = (uint32_t)__builtin_popcount(result->winners);

    for (uint32_t i = 0; i < sums->factor_count; i++) {
        uint32_t set = touched[i].seats & (uint32_t)(sets_of(sums) - 1);
        uint32_t among = (uint32_t)__builtin_popcount(result->winners & set);
        uint64_t won = winners ? (uint64_t)VAKA_WIN * among / winners : 0;
        vaka_set_sum *by = &sums->factors[i].by[set];

        sums->factors[i].happened += touched[i].happened;
        sums->factors[i].times += touched[i].times;
        by->games++;
        by->won += won;
        by->squares += won * won;
    }
}

void vaka_sums_game(vaka_sums *sums, const vaka_game_result *result, const vaka_touch *touched)
{
    sums->games++;
    vaka_histogram_add(&sums->measured[VAKA_SUM_ACTIONS], (int32_t)result->actions, 1);
    if (result->at_bound) {
        sums->at_bound++;
        return;
    }
    sums->finished++;
    vaka_histogram_add(&sums->measured[VAKA_SUM_TURNS], result->turns, 1);
    vaka_histogram_add(&sums->measured[VAKA_SUM_MARGIN], margin_of(result, sums->seats), 1);
    for (int32_t seat = 0; seat < sums->seats; seat++)
        vaka_histogram_add(&sums->measured[VAKA_SUM_SCORES + seat], result->score[seat], 1);
    add_winners(sums, result);
    add_factors(sums, result, touched);
}

static void merge_factor(vaka_factor_sum *to, const vaka_factor_sum *from, size_t sets)
{
    to->happened += from->happened;
    to->times += from->times;
    for (size_t set = 0; set < sets; set++) {
        to->by[set].games += from->by[set].games;
        to->by[set].won += from->by[set].won;
        to->by[set].squares += from->by[set].squares;
    }
}

void vaka_sums_merge(vaka_sums *sums, const vaka_sums *other)
{
    assert(sums->seats == other->seats && sums->factor_count == other->factor_count);
    sums->games += other->games;
    sums->finished += other->finished;
    sums->at_bound += other->at_bound;
    sums->shared += other->shared;
    sums->drawn += other->drawn;
    for (int32_t seat = 0; seat < sums->seats; seat++)
        sums->won[seat] += other->won[seat];
    for (uint32_t i = 0; i < other->side_count; i++) {
        vaka_side_sum *side = vaka_sums_side(sums, other->side[i].zone);
        if (!side)
            continue;
        side->games += other->side[i].games;
        side->won += other->side[i].won;
    }
    for (size_t row = 0; row < sizeof sums->measured / sizeof *sums->measured; row++)
        for (uint32_t i = 0; i < other->measured[row].count; i++)
            vaka_histogram_add(&sums->measured[row], other->measured[row].at[i].number,
                               other->measured[row].at[i].games);
    for (uint32_t i = 0; i < sums->factor_count; i++)
        merge_factor(&sums->factors[i], &other->factors[i], sets_of(sums));
}
