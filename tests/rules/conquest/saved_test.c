/* tests/rules/conquest/saved_test.c - a Build Point waits for a later turn [11.4].
 *
 * SPDX-License-Identifier: MIT */
#include "advanced.h"
#include "registered.h"

TEST(without_the_rule_nothing_is_saved)
{
    table *at = *state;

    RULE("11.4a");
    table_homes(at, (table_choice){.seats = 2});
    idle_until_planning(at);
    assert_string_equal(refused(at, 0, "store tonga"), "no_saving");
}

TEST(a_saved_point_is_spent_in_a_later_turn)
{
    table *at = *state;

    RULE("11.4a");
    RULE("11.4b");
    WITH(2, "saved_resources");
    idle_until_planning(at);
    assert_string_equal(refused(at, 0, "spend"), "none_saved");
    PLAY("store tonga");
    assert_string_equal(refused(at, 0, "spend"), "none_saved"); /* not in the same turn */
    PLAY("commit");
    play(at, 1, "commit");
    assert_int_equal(seat_at(at, 0)->saved, 1);
    assert_int_equal(seat_at(at, 1)->saved, 0);
    idle_until_planning(at);
    assert_string_equal(refused(at, 0, "build war_canoe tonga"), "too_dear");
    PLAY("spend", "build war_canoe tonga", "commit");
    play(at, 1, "commit");
    assert_int_equal(seat_at(at, 0)->saved, 0);
    assert_int_equal(count(at, "tonga", 0, "war_canoe"), 1);
}

TEST(nobody_has_more_than_one_point_saved)
{
    table *at = *state;

    RULE("11.4c");
    WITH(3, "saved_resources");
    idle_until_planning(at);
    PLAY("store tonga");
    assert_string_equal(refused(at, 0, "store tonga"), "no_saving");
    PLAY("commit");
    play(at, 1, "commit");
    play(at, 2, "commit");
    idle_until_planning(at);
    assert_string_equal(refused(at, 0, "store tonga"), "no_saving");
    PLAY("spend", "store tonga"); /* the marker is turned back and forth: nothing is gained */
    assert_string_equal(refused(at, 0, "spend"), "none_saved");
}

TEST(a_card_lets_one_point_more_be_saved)
{
    table *at = *state;

    RULE("11.4c");
    CARD("breadfruit_pits");
    WITH(2, "saved_resources");
    give_card(at, 0, "breadfruit_pits", false);
    PLAY("show breadfruit_pits");
    idle_until_planning(at);
    PLAY("store tonga", "store tonga");
    assert_string_equal(refused(at, 0, "store tonga"), "no_saving");
}

TEST(a_point_that_is_not_there_is_not_saved)
{
    table *at = *state;

    RULE("11.4a");
    WITH(2, "saved_resources");
    idle_until_planning(at);
    PLAY("build transport tonga", "build band tonga");
    assert_string_equal(refused(at, 0, "store tonga"), "nothing_left");
}

TEST(without_a_home_a_saved_point_waits)
{
    table *at = *state;

    RULE("11.4b");
    WITH(2, "saved_resources");
    place(at, 0, "transport", "tonga");
    place(at, 0, "colony", "fiji");
    hex_at(at, "fiji")->independent = 0;
    idle_until(at, STEP_MOVE);
    settle_hex(at, 0, "tonga", 0);
    game_at(at)->seat[0].home = VAKA_NONE;
    game_at(at)->seat[0].saved = 1;
    idle_until_planning(at);
    assert_string_equal(refused(at, 0, "spend"), "no_home");
}

int main(void)
{
    return run_registered("tests", table_group_load, table_group_unload);
}
