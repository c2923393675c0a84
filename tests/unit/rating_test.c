/* rating_test.c - who of two bots is better, and when that is known; ratings of all.
 *
 * SPDX-License-Identifier: MIT */
#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include "chance/rng.h"
#include "cli/measure/rating.h"
#include "registered.h"

#define assert_near(a, b, at_most) assert_true(fabs((a) - (b)) <= (at_most))

#define MARGIN 35.0

/* So many pairs, of which the first won both games, one, none. */
static vaka_duel duel_of(uint32_t both, uint32_t one, uint32_t none)
{
    vaka_duel duel = {0};

    for (uint32_t i = 0; i < both; i++)
        vaka_duel_add(&duel, VAKA_WIN, VAKA_WIN);
    for (uint32_t i = 0; i < one; i++)
        vaka_duel_add(&duel, i % 2 ? VAKA_WIN : 0, i % 2 ? 0 : VAKA_WIN);
    for (uint32_t i = 0; i < none; i++)
        vaka_duel_add(&duel, 0, 0);
    return duel;
}

TEST(a_part_of_a_game_goes_to_the_seats_of_a_bot)
{
    const vaka_game_result won = {.winners = 4}, shared = {.winners = 3}, drawn = {0};
    const vaka_game_result broken_off = {.winners = 1, .at_bound = 1};

    (void)state;
    assert_int_equal(vaka_duel_part(&won, 5), VAKA_WIN);
    assert_int_equal(vaka_duel_part(&won, 10), 0);
    assert_int_equal(vaka_duel_part(&shared, 5), VAKA_WIN / 2);
    assert_int_equal(vaka_duel_part(&drawn, 5), VAKA_WIN / 2);
    assert_int_equal(vaka_duel_part(&broken_off, 5), VAKA_WIN / 2);
}

TEST(elo_is_what_the_books_say)
{
    (void)state;
    assert_near(vaka_rating_part(0), 0.5, 1e-12);
    assert_near(vaka_rating_part(100), 0.640065, 1e-6);
    assert_near(vaka_rating_part(200), 0.759747, 1e-6);
    assert_near(vaka_rating_part(-400), 1.0 / 11, 1e-9);
}

/* Ten pairs won, all of them, say enough; and whose they are turns the verdict round. */
TEST(a_strong_difference_is_known_soon_and_from_both_sides)
{
    vaka_duel ours = duel_of(10, 0, 0), theirs = duel_of(0, 0, 10), few = duel_of(7, 0, 0);

    (void)state;
    assert_int_equal(vaka_duel_verdict(&ours, MARGIN), VAKA_DUEL_FIRST);
    assert_int_equal(vaka_duel_verdict(&theirs, MARGIN), VAKA_DUEL_SECOND);
    assert_int_equal(vaka_duel_verdict(&few, MARGIN), VAKA_DUEL_OPEN);
    assert_near(vaka_duel_odds(&ours, MARGIN), -vaka_duel_odds(&theirs, MARGIN), 1e-9);
}

TEST(equal_bots_are_found_alike_once_the_interval_is_narrow)
{
    vaka_duel soon = duel_of(10, 20, 10), late = duel_of(100, 200, 100);

    (void)state;
    assert_int_equal(vaka_duel_verdict(&soon, MARGIN), VAKA_DUEL_OPEN);
    assert_int_equal(vaka_duel_verdict(&late, MARGIN), VAKA_DUEL_ALIKE);
}

/* Bots whose strength is known meet a thousand times by chance: the test may be wrong one time in
 * twenty, and has to end. */
TEST(the_sequential_test_is_seldom_wrong)
{
    uint32_t rng[4], wrong = 0, open = 0;

    (void)state;
    vaka_rng_seed(rng, 7);
    for (int i = 0; i < 1000; i++) {
        vaka_duel duel = {0};
        int verdict = VAKA_DUEL_OPEN;

        while (verdict == VAKA_DUEL_OPEN && duel.pairs < 800) {
            for (int pair = 0; pair < 8; pair++) {
                uint32_t first = vaka_rng_below(rng, 1000) < 550 ? VAKA_WIN : 0;
                uint32_t second = vaka_rng_below(rng, 1000) < 550 ? VAKA_WIN : 0;
                vaka_duel_add(&duel, first, second);
            }
            verdict = vaka_duel_verdict(&duel, MARGIN);
        }
        wrong += verdict == VAKA_DUEL_SECOND;
        open += verdict == VAKA_DUEL_OPEN;
    }
    assert_true(wrong <= 65); /* 50 expected at most, and two deviations */
    assert_true(open <= 20);
}

/* Three in a row, each 100 points above the next: 64 % of the games. */
TEST(ratings_say_the_distances_that_the_games_say)
{
    vaka_duel duels[9] = {0};
    vaka_difference_of rating[3];

    (void)state;
    duels[0 * 3 + 1] = duel_of(320, 640, 40);
    duels[1 * 3 + 2] = duel_of(320, 640, 40);
    vaka_rating_all(duels, 3, rating);
    assert_near(rating[0].value - rating[1].value, 100, 1);
    assert_near(rating[1].value, 0, 1e-6);
    assert_near(rating[1].value - rating[2].value, 100, 1);
    assert_true(rating[0].low < rating[0].value && rating[0].value < rating[0].high);
    /* 2000 games each: a deviation of 8.1 points for each distance */
    assert_true(rating[1].high - rating[1].low > 10 && rating[1].high - rating[1].low < 40);
}

TEST(who_won_all_games_and_who_played_none_have_a_rating)
{
    vaka_duel duels[9] = {0};
    vaka_difference_of rating[3];

    (void)state;
    duels[0 * 3 + 1] = duel_of(50, 0, 0);
    vaka_rating_all(duels, 3, rating);
    assert_true(rating[0].value > 300 && rating[0].value < 1500);
    assert_near(rating[0].value, -rating[1].value, 1e-6);
    assert_near(rating[2].value, 0, 1e-6);
    assert_true(rating[2].high - rating[2].low > 800);
}

int main(void)
{
    return run_registered("tests", NULL, NULL);
}
