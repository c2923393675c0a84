/* tests/rules/archipelago/random_test.c - games by chance with every option and number of seats:
 * they end, and what must hold holds after every action.
 *
 * SPDX-License-Identifier: MIT */
#include "table.h"

#include "chance/rng.h"
#include "play/bot.h"

#include "registered.h"

enum { MOST_ACTIONS = 12000 };

static uint32_t play_by_chance(table *at, uint64_t seed)
{
    vaka_bot bots[MAX_SEATS];
    uint32_t poll[4], count = 0;
    vaka_action action;
    vaka_error err;

    for (int32_t seat = 0; seat < at->setup.seats; seat++)
        assert_int_equal(
            vaka_bot_init_for(&bots[seat], at->plugin.module, "random", seed, seat, &err), VAKA_OK);
    vaka_rng_seed(poll, seed);
    while (!vaka_live_finished(at->live, NULL)) {
        assert_true(count++ < MOST_ACTIONS);
        assert_true(vaka_bot_next(bots, at->live, poll, &action));
        if (vaka_live_apply(at->live, &action, NULL, &err) != VAKA_OK)
            fail_msg("%s", err.text);
        table_check(at, "an action by chance");
    }
    return count;
}

/* The sheet adds up to the score, and places are those of the scores [10i]. */
static void check_end(table *at)
{
    uint8_t winners = 0;

    vaka_live_finished(at->live, &winners);
    for (int32_t seat = 0; seat < at->setup.seats && !game_at(at)->lost; seat++)
        for (int32_t other = 0; other < at->setup.seats; other++)
            if (winners >> seat & 1)
                assert_true(vaka_score(match_of(at), seat) >= vaka_score(match_of(at), other));
}

TEST(games_of_every_option_end_and_nothing_gets_lost)
{
    static const char *const sets[][4] = {
        {NULL},
        {"desert=1", NULL},
        {"open_objectives=1", "length=0", NULL},
        {"trends=2", "length=2", NULL},
        {"keep_one=1", NULL},
        {"trend=3", "length=0", NULL},
        {"benefactor=1", "desert=1", NULL},
        {"keep_one=1", "trends=2", "length=0", NULL},
    };

    for (uint64_t i = 0; i < sizeof sets / sizeof *sets; i++)
        for (int32_t seats = 2; seats <= MAX_SEATS; seats++) {
            table *at = begin_with(state, seats, 100 + 10 * i + (uint64_t)seats, sets[i]);
            play_by_chance(at, 100 + i);
            check_end(at);
        }
}

TEST(a_match_takes_no_more_than_24_kilobytes)
{
    table *at = begin_with(state, MAX_SEATS, 4, NULL);

    print_message("a block of %u bytes\n", (unsigned)at->layout->block_size);
    assert_true(at->layout->block_size <= 24 * 1024);
}

TEST(who_draws_two_objectives_keeps_one_and_the_other_leaves_unseen)
{
    static const char *const options[] = {"keep_one=1", NULL};
    table *at = begin_with(state, 3, 4, options);

    RULE("12d");
    idle_until(at, STEP_KEEP);
    assert_int_equal(count(at, "objective-1", VAKA_NONE, NULL), 2);
    assert_string_equal(refused(at, 1, "keep 3"), "no_such_objective");
    for (int32_t seat = 0; seat < 3; seat++)
        play(at, seat, "keep 2");
    assert_int_equal(count(at, "objective-1", VAKA_NONE, NULL), 1);
    assert_int_equal(count(at, "box", VAKA_NONE, NULL), 10 - 3);
}

TEST(of_two_players_each_keeps_two_of_three_and_says_which_one_leaves)
{
    static const char *const options[] = {"keep_one=1", NULL};
    table *at = begin_with(state, 2, 4, options);

    RULE("12d");
    idle_until(at, STEP_KEEP);
    assert_int_equal(count(at, "objective-0", VAKA_NONE, NULL), 3);
    int32_t zone0 = zone(at, "objective-0");
    int32_t first = match_of(at)->pieces[match_of(at)->zones[zone0].first].kind;
    assert_string_equal(refused(at, 0, "keep 1"), "one_leaves");
    for (int32_t seat = 0; seat < 2; seat++)
        play(at, seat, "leave 1");
    assert_int_equal(count(at, "objective-0", VAKA_NONE, NULL), 2);
    assert_int_equal(vaka_count(match_of(at), zone0, VAKA_NONE, first), 0);
}

TEST(where_objectives_are_few_everybody_has_as_many)
{
    static const char *const options[] = {"keep_one=1", "benefactor=1", NULL};
    table *at = begin_with(state, 5, 4, options);

    RULE("12d, 12f");
    idle_until(at, STEP_KEEP);
    for (int32_t seat = 0; seat < 5; seat++) {
        char id[16];

        snprintf(id, sizeof id, "objective-%d", (int)seat);
        assert_int_equal(count(at, id, VAKA_NONE, NULL), 1);
    }
    assert_string_equal(refused(at, 0, "leave 1"), "one_stays");
}

TEST(the_chosen_trend_stands_beside_the_benefactor)
{
    static const char *const options[] = {"benefactor=1", "trend=2", NULL};
    table *at = begin_with(state, 4, 4, options);
    static const char *const alone[] = {"trend=2", NULL};

    RULE("12e, 12f");
    idle_until(at, STEP_ORDER);
    int32_t trends = zone(at, "trends");
    assert_int_equal(match_of(at)->zones[trends].count, 2);
    int32_t second = match_of(at)->pieces[match_of(at)->zones[trends].last].kind;
    at = begin_with(state, 4, 4, alone);
    idle_until(at, STEP_ORDER);
    assert_int_equal(match_of(at)->pieces[match_of(at)->zones[trends].first].kind, second);
}

TEST(open_objectives_are_as_many_as_players_and_there_is_no_trend)
{
    static const char *const options[] = {"open_objectives=1", NULL};
    table *at = begin_with(state, 4, 4, options);

    RULE("12b");
    idle_until(at, STEP_ORDER);
    assert_int_equal(count(at, "revealed", VAKA_NONE, NULL), 4);
    assert_int_equal(count(at, "trends", VAKA_NONE, NULL), 0);
    assert_int_equal(count(at, "objective-0", VAKA_NONE, NULL), 0);
    assert_int_equal(count(at, "box", VAKA_NONE, NULL), 8 - 4); /* without the two roles */
}

TEST(the_benefactor_comes_with_a_second_trend)
{
    static const char *const options[] = {"benefactor=1", NULL};
    table *at = begin_with(state, 3, 4, options);

    RULE("12f");
    RULE("12c");
    idle_until(at, STEP_ORDER);
    assert_int_equal(count(at, "trends", VAKA_NONE, NULL), 2);
    assert_int_equal(count(at, "trends", VAKA_NONE, "trend-benefactor"), 1);
}

int main(void)
{
    return run_registered("random", table_group_load, table_group_unload);
}
