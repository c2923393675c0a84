/* tests/rules/conquest/end_test.c - another number of points ends the game [11.1].
 *
 * SPDX-License-Identifier: MIT */
#include "advanced.h"
#include "registered.h"

static int32_t end_of(table *at)
{
    return facts_of(match_of(at))->end_vp / 2 + value_of(at, VALUE_END_VP, 0);
}

TEST(without_a_change_the_end_is_the_standard_one)
{
    table *at = *state;

    RULE("11.1a");
    WITH(2, "variable_end");
    assert_int_equal(end_of(at), 28);
    WITH(4, "variable_end:change=3");
    assert_int_equal(end_of(at), 25);
}

TEST(the_game_ends_at_the_points_agreed_on)
{
    table *at = *state;

    RULE("11.1a");
    WITH(2, "variable_end:change=-25");
    settle_hex(at, 0, "tonga", 3);
    idle_until(at, STEP_BUILD);
    play(at, 0, "commit");
    play(at, 1, "commit");
    assert_int_equal(step_on_top(at), STEP_VICTORY);
    play(at, 0, "declare");
    assert_true(vaka_live_finished(at->live, NULL));
}

TEST(two_points_are_too_few_where_three_are_agreed_on)
{
    table *at = *state;

    RULE("11.1a");
    WITH(2, "variable_end:change=-25");
    idle_until(at, STEP_BUILD);
    play(at, 0, "commit");
    play(at, 1, "commit");
    assert_false(vaka_live_finished(at->live, NULL));
    assert_int_equal(vaka_turn(match_of(at)), 2);
}

TEST(far_from_the_standard_players_are_warned)
{
    table *at = *state;
    char advice[VAKA_ADVICE];

    RULE("11.1b");
    assert_string_equal(vaka_library_advice(&at->library, "variable_end:change=3", advice), "");
    assert_string_equal(vaka_library_advice(&at->library, "variable_end:change=-3", advice), "");
    assert_string_equal(vaka_library_advice(&at->library, "variable_end:change=4", advice),
                        "variable_end: change=4 is beyond the advised -3 to 3");
    table_begin(at, (table_choice){.rules = (const char *const[]){"variable_end:change=-4", NULL}});
    assert_true(told(at, EVENT_END_FAR, NULL));
    table_begin(at, (table_choice){.rules = (const char *const[]){"variable_end:change=2", NULL}});
    assert_true(told(at, EVENT_END_CHANGED, NULL));
    assert_false(told(at, EVENT_END_FAR, NULL));
    table_begin(at, (table_choice){.scenario = "short_game", /* it ends at 25, not at 28 */
                                   .rules = (const char *const[]){"variable_end:change=4", NULL}});
    assert_true(told(at, EVENT_END_FAR, NULL));
}

TEST(no_game_ends_with_less_than_a_point)
{
    table *at = *state;

    RULE("11.1a");
    WITH(4, "variable_end:change=-27");
    idle_until(at, STEP_BUILD);
    for (int32_t seat = 0; seat < 4; seat++)
        play(at, seat, "commit");
    assert_true(legal(at, asked_seat(at), "declare"));
}

/* A turn in which nobody does anything but what he must. */
static void idle_turn(table *at)
{
    idle_until(at, STEP_BUILD);
    play(at, 0, "commit");
    play(at, 1, "commit");
}

TEST(the_last_turn_agreed_on_ends_the_game_and_most_points_win)
{
    table *at = *state;
    uint8_t winners = 0;

    WITH(2, "turn_limit:turns=2");
    settle_hex(at, 1, "samoa", 3);
    idle_turn(at);
    assert_false(vaka_live_finished(at->live, NULL));
    idle_turn(at);
    assert_true(vaka_live_finished(at->live, &winners));
    assert_int_equal(winners, VAKA_SEAT(1));
}

TEST(hidden_cards_count_at_the_last_turn_and_the_points_told_are_those_that_win)
{
    table *at = *state;
    uint8_t winners = 0;

    RULE("10.4d");
    WITH(2, "turn_limit:turns=1");
    settle_hex(at, 1, "samoa", 1);
    give_card(at, 1, "moai", false); /* it stands where its holder alone has a group */
    while (!vaka_live_finished(at->live, &winners))
        play(at, asked_seat(at), idle_action(at));
    assert_int_equal(winners, VAKA_SEAT(1));
    assert_true(told(at, EVENT_FINAL_COUNT, NULL));
    assert_true(vaka_score(match_of(at), 1) > vaka_score(match_of(at), 0));
    assert_int_equal(vaka_score(match_of(at), 1), check_of(at)->public_vp(match_of(at), 1));
}

TEST(who_has_as_many_points_at_the_last_turn_wins_too)
{
    table *at = *state;
    uint8_t winners = 0;

    WITH(2, "turn_limit:turns=1");
    idle_turn(at);
    assert_true(vaka_live_finished(at->live, &winners));
    assert_int_equal(winners, VAKA_SEAT(0) | VAKA_SEAT(1));
}

int main(void)
{
    return run_registered("tests", table_group_load, table_group_unload);
}
