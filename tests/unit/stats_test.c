/* stats_test.c - what many games add up to.
 *
 * SPDX-License-Identifier: MIT */
#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include "play/stats.h"
#include "registered.h"

#define assert_near(a, b, at_most) assert_true(fabs((a) - (b)) <= (at_most))

/* Values of the formula from another program, to six places. */
TEST(wilson_intervals_are_those_of_the_books)
{
    static const struct {
        double wins, games, low, high;
    } rows[] = {
        {50, 100, 0.403832, 0.596168}, {0, 10, 0, 0.277533},          {10, 10, 0.722467, 1},
        {1, 1, 0.206549, 1},           {2.5, 10, 0.080948, 0.557819},
    };

    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        double low, high;

        vaka_stats_wilson(rows[i].wins, rows[i].games, &low, &high);
        assert_near(low, rows[i].low, 2e-6);
        assert_near(high, rows[i].high, 2e-6);
    }
}

/* 56 of 70 against 48 of 80: the example of Newcombe (1998). */
TEST(differences_of_parts_are_those_of_the_books)
{
    vaka_difference_of by = vaka_stats_parts(48, 80, 56, 70);

    (void)state;
    assert_near(by.value, 0.2, 1e-9);
    assert_near(by.low, 0.0524, 5e-5);
    assert_near(by.high, 0.3339, 5e-5);
    by = vaka_stats_parts(0, 0, 5, 10);
    assert_near(by.value, 0, 0);
    assert_near(by.low, -1, 0);
    assert_near(by.high, 1, 0);
}

TEST(differences_of_means_shrink_with_the_number_of_games)
{
    vaka_spread a = {.mean = 10, .deviation = 3}, b = {.mean = 11, .deviation = 4};
    vaka_difference_of by = vaka_stats_means(&a, 100, &b, 100);

    (void)state;
    assert_near(by.value, 1, 1e-9);
    assert_near(by.high - by.low, 2 * 1.96 * 0.5, 1e-3);
    by = vaka_stats_means(&a, 400, &b, 400);
    assert_near(by.high - by.low, 1.96 * 0.5, 1e-3);
}

/* Sides are counted in the games in which somebody played them. */
TEST(sides_win_whoever_plays_them)
{
    const vaka_game_result results[] = {{.winners = 1, .side = {8, 4}},
                                        {.winners = 2, .side = {4, 8}},
                                        {.winners = 2, .side = {8, 6}},
                                        {.winners = 3, .side = {8, 4}},
                                        {.winners = 1, .side = {4, 8}, .at_bound = 1}};
    vaka_stats stats;

    (void)state;
    vaka_stats_sum(results, 5, 2, &stats);
    assert_int_equal(stats.side_count, 3);
    assert_int_equal(stats.side[0].zone, 3);
    assert_int_equal(stats.side[0].games, 3);
    assert_near(stats.side[0].won.wins, 0.5, 1e-9);
    assert_int_equal(stats.side[1].zone, 5);
    assert_near(stats.side[1].won.share, 1, 1e-9);
    assert_int_equal(stats.side[2].zone, 7);
    assert_int_equal(stats.side[2].games, 4);
    assert_near(stats.side[2].won.share, 2.5 / 4, 1e-9);
}

TEST(no_games_say_nothing)
{
    vaka_stats stats;

    (void)state;
    vaka_stats_sum(NULL, 0, 2, &stats);
    assert_int_equal(stats.finished, 0);
    assert_near(stats.seat[0].share, 0, 0);
    assert_near(stats.seat[0].low, 0, 0);
    assert_near(stats.seat[0].high, 1, 0);
    assert_near(stats.turns.mean, 0, 0);
}

TEST(a_shared_win_counts_in_parts)
{
    const vaka_game_result results[] = {
        {.winners = 1}, {.winners = 3}, {.winners = 7}, {.winners = 0}};
    vaka_stats stats;

    (void)state;
    vaka_stats_sum(results, 4, 3, &stats);
    assert_int_equal(stats.finished, 4);
    assert_int_equal(stats.shared, 2);
    assert_int_equal(stats.drawn, 1);
    assert_near(stats.seat[0].wins, 1 + 1.0 / 2 + 1.0 / 3, 1e-9);
    assert_near(stats.seat[1].wins, 1.0 / 2 + 1.0 / 3, 1e-9);
    assert_near(stats.seat[2].wins, 1.0 / 3, 1e-9);
    assert_near(stats.seat[0].share, (1 + 1.0 / 2 + 1.0 / 3) / 4, 1e-9);
    assert_true(stats.seat[0].low < stats.seat[0].share);
    assert_true(stats.seat[0].high > stats.seat[0].share);
}

TEST(games_at_the_bound_are_counted_and_left_out)
{
    const vaka_game_result results[] = {
        {.actions = 10, .turns = 3, .score = {5, 2}, .winners = 1},
        {.actions = 500, .turns = 90, .score = {100, 0}, .at_bound = 1},
        {.actions = 20, .turns = 6, .score = {1, 4}, .winners = 2},
    };
    vaka_stats stats;

    (void)state;
    vaka_stats_sum(results, 3, 2, &stats);
    assert_int_equal(stats.games, 3);
    assert_int_equal(stats.finished, 2);
    assert_int_equal(stats.at_bound, 1);
    assert_near(stats.seat[0].share, 0.5, 0);
    assert_near(stats.turns.mean, 4.5, 0);
    assert_int_equal(stats.turns.max, 6);
    assert_near(stats.score[0].mean, 3, 0);
    assert_int_equal(stats.actions.max, 500);
}

TEST(the_median_is_the_middle_or_between_the_two_in_the_middle)
{
    const vaka_game_result results[] = {
        {.actions = 9}, {.actions = 1}, {.actions = 4}, {.actions = 2}};
    vaka_stats stats;

    (void)state;
    vaka_stats_sum(results, 4, 1, &stats);
    assert_near(stats.actions.median, 3, 0);
    assert_near(stats.actions.mean, 4, 0);
    assert_int_equal(stats.actions.min, 1);
    assert_int_equal(stats.actions.max, 9);
    vaka_stats_sum(results, 3, 1, &stats);
    assert_near(stats.actions.median, 4, 0);
}

TEST(the_margin_is_between_the_best_two)
{
    const vaka_game_result results[] = {
        {.score = {3, 9, 7, 1}}, {.score = {-4, -4, -9, -9}}, {.score = {0, 1, 5, 4}}};
    vaka_stats stats;

    (void)state;
    vaka_stats_sum(results, 3, 4, &stats);
    assert_int_equal(stats.margin.min, 0);
    assert_int_equal(stats.margin.max, 2);
    assert_near(stats.margin.mean, 1, 0);
    vaka_stats_sum(results, 3, 1, &stats);
    assert_int_equal(stats.margin.max, 0);
}

/* The sum of games in which one factor was the affair of these sets of seats. */
static void effect_of(const vaka_game_result *results, const uint8_t *whose, uint32_t games,
                      int32_t seats, vaka_effect *out)
{
    vaka_stats stats;
    vaka_sums sums;

    vaka_sums_init(&sums, seats, 1);
    for (uint32_t i = 0; i < games; i++) {
        vaka_touch touched = {.seats = whose[i], .happened = whose[i] != 0, .times = whose[i]};
        vaka_sums_game(&sums, &results[i], &touched);
    }
    vaka_stats_of(&sums, &stats);
    vaka_stats_effect(&sums, 0, &stats, out);
    vaka_sums_done(&sums);
}

/* Ten games of two: seat 0 wins six of all; of the four in which it alone gets the card, all. */
TEST(a_card_is_measured_against_what_its_seat_wins_anyway)
{
    vaka_game_result results[10] = {0};
    uint8_t whose[10] = {1, 1, 1, 1, 0, 0, 0, 0, 3, 0};
    vaka_effect card;

    (void)state;
    for (int i = 0; i < 10; i++)
        results[i].winners = i < 6 ? 1 : 2;
    effect_of(results, whose, 10, 2, &card);
    assert_int_equal(card.games, 4);
    assert_int_equal(card.all, 1);
    assert_int_equal(card.none, 5);
    assert_near(card.in.share, 0.5, 1e-9);
    assert_near(card.times, 0.7, 1e-9);
    assert_near(card.won, 1, 1e-9);
    assert_near(card.expected, 0.6, 1e-9);
    assert_near(card.change.value, 0.4, 1e-9);
    assert_near(card.change.low, 0.4 - 1.96 * sqrt(0.6 * 0.4 / 4), 1e-4);
    assert_near(card.change.high, 0.4 + 1.96 * sqrt(0.6 * 0.4 / 4), 1e-4);
}

TEST(a_card_that_does_nothing_has_nought_in_its_interval)
{
    enum { GAMES = 400 };
    static vaka_game_result results[GAMES];
    static uint8_t whose[GAMES];
    vaka_effect card;

    (void)state;
    for (int i = 0; i < GAMES; i++) {
        results[i].winners = VAKA_SEAT(i % 4);
        whose[i] = VAKA_SEAT(i / 4 % 4);
    }
    effect_of(results, whose, GAMES, 4, &card);
    assert_int_equal(card.games, GAMES);
    assert_near(card.change.value, 0, 1e-9);
    /* 1.96 times the deviation of the mean of 400 draws of one in four */
    assert_near(card.change.high, 1.96 * sqrt(0.25 * 0.75 / 399), 1e-4);
    assert_near(card.change.low, -card.change.high, 1e-9);
}

/* A win shared by two of three seats that have it is two thirds of a win for the card. */
TEST(a_shared_win_counts_in_parts_for_a_card)
{
    const vaka_game_result results[] = {{.winners = 7}, {.winners = 1}};
    const uint8_t whose[] = {3, 2};
    vaka_effect card;

    (void)state;
    effect_of(results, whose, 2, 3, &card);
    assert_int_equal(card.games, 2);
    assert_near(card.won, (2.0 / 3 + 0) / 2, 1e-9);
    /* seat 0 wins 2/3 of all, seat 1 and 2 a sixth each */
    assert_near(card.expected, ((2.0 / 3 + 1.0 / 6) + 1.0 / 6) / 2, 1e-9);
}

TEST(a_card_that_nobody_got_says_nothing)
{
    const vaka_game_result results[2] = {{.winners = 1}, {.winners = 2, .at_bound = 1}};
    const uint8_t whose[] = {0, 1};
    vaka_effect card;

    (void)state;
    effect_of(results, whose, 2, 2, &card);
    assert_int_equal(card.games, 0);
    assert_int_equal(card.none, 1);
    assert_near(card.in.share, 0, 0);
    assert_near(card.change.low, -1, 0);
    assert_near(card.change.high, 1, 0);
}

TEST(the_least_known_share_says_how_well_all_are_known)
{
    vaka_game_result results[100] = {0};
    vaka_stats stats;
    double low, high;

    (void)state;
    for (int i = 0; i < 100; i++) {
        results[i].winners = i < 50 ? 1 : 2;
        results[i].side[i % 10 != 0] = 5; /* one game in ten it is the side of seat 0 */
    }
    vaka_stats_sum(results, 100, 2, &stats);
    vaka_stats_wilson(50, 100, &low, &high);
    assert_near(vaka_stats_unsure(&stats), (high - low) / 2, 1e-9);
    for (int i = 50; i < 100; i++)
        results[i].side[0] = results[i].side[1] = 0;
    vaka_stats_sum(results, 100, 2, &stats);
    vaka_stats_wilson(stats.side[0].won.wins, 50, &low, &high);
    assert_int_equal(stats.side[0].games, 50);
    assert_near(vaka_stats_unsure(&stats), fmax((high - low) / 2, 0.0961), 1e-3);
}

/* Whole numbers: the sum of two sums is that of all games, to the last bit. */
/* What lies between the numbers may be anything. */
static void assert_same_effect(const vaka_effect *a, const vaka_effect *b)
{
    assert_int_equal(a->games, b->games);
    assert_int_equal(a->all, b->all);
    assert_int_equal(a->none, b->none);
    assert_memory_equal(&a->in, &b->in, sizeof *a - offsetof(vaka_effect, in));
}

TEST(sums_do_not_depend_on_how_games_are_parted)
{
    enum { GAMES = 200, PARTS = 7 };
    vaka_sums whole, part[PARTS], merged;
    vaka_stats a, b;
    vaka_effect of_a, of_b;

    (void)state;
    vaka_sums_init(&whole, 3, 2);
    vaka_sums_init(&merged, 3, 2);
    for (int p = 0; p < PARTS; p++)
        vaka_sums_init(&part[p], 3, 2);
    for (uint32_t i = 0; i < GAMES; i++) {
        vaka_game_result result = {.actions = i * 7919 % 83,
                                   .turns = (int16_t)(i % 9),
                                   .score = {(int16_t)(i % 5), (int16_t)(i % 7), -3},
                                   .side = {(int16_t)(i % 4 + 1), 9, 0},
                                   .winners = (uint8_t)(i * 31 % 8),
                                   .at_bound = i % 23 == 0};
        vaka_touch touched[2] = {{(uint8_t)(i * 13 % 8), 1, (uint16_t)(i % 3)},
                                 {(uint8_t)(i % 2), (uint8_t)(i % 2), 0}};
        vaka_sums_game(&whole, &result, touched);
        vaka_sums_game(&part[i % PARTS], &result, touched);
    }
    for (int p = PARTS - 1; p >= 0; p--) {
        vaka_sums_merge(&merged, &part[p]);
        vaka_sums_done(&part[p]);
    }
    vaka_stats_of(&whole, &a);
    vaka_stats_of(&merged, &b);
    assert_memory_equal(&a, &b, offsetof(vaka_stats, side_count));
    assert_int_equal(a.side_count, b.side_count);
    assert_memory_equal(&a.turns, &b.turns, sizeof a - offsetof(vaka_stats, turns));
    for (uint32_t i = 0; i < 2; i++) {
        vaka_stats_effect(&whole, i, &a, &of_a);
        vaka_stats_effect(&merged, i, &b, &of_b);
        assert_true(of_a.games > 20);
        assert_same_effect(&of_a, &of_b);
    }
    vaka_sums_done(&whole);
    vaka_sums_done(&merged);
}

int main(void)
{
    return run_registered("tests", NULL, NULL);
}
