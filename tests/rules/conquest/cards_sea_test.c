/* tests/rules/conquest/cards_sea_test.c - Arts & Culture cards of explorers and canoes [9.5, 6.4,
 * 7.3].
 *
 * SPDX-License-Identifier: MIT */
#include "culture.h"
#include "registered.h"
#include "sea_help.h"

/* --- Knots ------------------------------------------------------------------------------------ */

/* Seat 0 has explored two hexes with three knots each: six show, and it holds these cards. */
static table *six_knots(void **state, const char *card, const char *other)
{
    table *at = *state;

    sea_begin(at, 2);
    if (card)
        give_card(at, 0, card, false);
    if (other)
        give_card(at, 0, other, false);
    play(at, 0, "embark tonga");
    discover(at, 0, "1,1", "ocean-3", NULL);
    discover(at, 0, "2,1", "ocean-3", NULL);
    return at;
}

TEST(six_knots_without_a_card_are_too_many)
{
    table *at = six_knots(state, NULL, NULL);

    RULE("6.4c");
    assert_true(explorer_is(at, 0, EXPLORER_LOST));
}

TEST(navigation_or_ocean_chart_let_an_explorer_return_with_six_knots)
{
    static const char *const cards[] = {"navigation", "ocean_chart"};
    char text[64];

    RULE("E6");
    CARD("navigation");
    CARD("ocean_chart");
    for (int32_t i = 0; i < 2; i++) {
        table *at = six_knots(state, cards[i], NULL);
        assert_true(asked(at, 0)); /* a last moment to reveal it (explore.knots) */
        snprintf(text, sizeof text, "show %s", cards[i]);
        play(at, 0, text);
        assert_true(told(at, EVENT_RETURN_FORCED, NULL));
        assert_true(explorer_is(at, 0, EXPLORER_HOME));
    }
}

TEST(navigation_kept_back_does_not_help)
{
    table *at = six_knots(state, "navigation", NULL);

    CARD("navigation");
    play(at, 0, "return");
    assert_true(explorer_is(at, 0, EXPLORER_LOST));
}

TEST(navigation_lets_an_explorer_go_on_with_five_knots)
{
    table *at = *state;

    RULE("E6");
    CARD("navigation");
    sea_begin(at, 2);
    show(at, 0, "navigation");
    play(at, 0, "embark tonga");
    discover(at, 0, "1,1", "ocean-3", NULL);
    discover(at, 0, "2,1", "ocean-2", NULL);
    assert_int_equal(knots(at), 5);
    discover(at, 0, "3,0", "ocean-2", NULL); /* seven: lost all the same */
    assert_true(explorer_is(at, 0, EXPLORER_LOST));
}

TEST(navigation_and_ocean_chart_do_not_add_up)
{
    table *at = six_knots(state, "navigation", "ocean_chart");

    RULE("E6");
    CARD("navigation");
    CARD("ocean_chart");
    play(at, 0, "show navigation");
    play(at, 0, "show ocean_chart");
    assert_true(explorer_is(at, 0, EXPLORER_HOME)); /* six is the limit: it must return */
    assert_int_equal(value_of(at, VALUE_KNOT_LIMIT, 0), 6);
    assert_int_equal(value_of(at, VALUE_KNOT_LIMIT, 1), 5);
}

TEST(cards_of_the_kumara_table_are_ready_and_do_not_add_up)
{
    table *at = culture_begin(state, 2);

    RULE("9.5f");
    CARD("navigation");
    CARD("poi");
    CARD("double_hulled_canoes");
    CARD("ocean_chart");
    show(at, 0, "ocean_chart");
    assert_int_equal(value_of(at, VALUE_KUMARA_SAFE, 0), 1);
    assert_int_equal(value_of(at, VALUE_KUMARA_BONUS, 0), 0);
    show(at, 0, "navigation");
    show(at, 0, "poi");
    show(at, 0, "double_hulled_canoes");
    assert_int_equal(value_of(at, VALUE_KUMARA_BONUS, 0), 1);
    assert_int_equal(value_of(at, VALUE_KUMARA_BONUS, 1), 0);
}

/* --- Movement --------------------------------------------------------------------------------- */

/* The ocean east of Tonga is open; seat 0 is about to move a canoe at Tonga and one at 1,1. */
static table *at_sea(void **state)
{
    table *at = *state;

    sea_open_ocean(at, 2);
    make_ocean(at, "4,0");
    sea_go(at, MOVE_SAIL);
    place(at, 0, "transport", "tonga");
    place(at, 0, "war_canoe", "1,1");
    return at;
}

TEST(poi_lets_all_canoes_go_three_hexes)
{
    table *at = at_sea(state);

    RULE("7.3b");
    RULE("9.5f");
    CARD("poi");
    show(at, 0, "poi");
    PLAY("muster transport tonga down 3", "sail 1,1", "sail 2,1", "sail 3,0");
    assert_string_equal(refused(at, 0, "sail 2,1"), "tired");
    PLAY("land", "muster war_canoe 1,1 down 3", "sail 2,1", "sail 3,0", "sail 4,0");
}

TEST(poi_helps_a_canoe_that_has_gone_its_two_hexes)
{
    table *at = at_sea(state);

    CARD("poi");
    give_card(at, 0, "poi", false);
    PLAY("muster transport tonga down 2", "sail 1,1", "sail 2,1");
    assert_string_equal(refused(at, 0, "sail 3,0"), "tired");
    play(at, 0, "show poi"); /* at any time */
    play(at, 0, "sail 3,0");
    assert_string_equal(refused(at, 0, "sail 4,0"), "tired");
}

TEST(poi_is_for_rumors_too)
{
    table *at = at_sea(state);

    RULE("M7");
    CARD("poi");
    place(at, 0, "rumor", "tonga");
    show(at, 0, "poi");
    PLAY("muster rumor tonga down 3", "sail 1,1", "sail 2,1", "sail 3,0");
}

TEST(double_hulled_canoes_carry_those_of_one_hex_further)
{
    table *at = at_sea(state);

    RULE("7.3b");
    RULE("9.5f");
    CARD("double_hulled_canoes");
    give_card(at, 0, "double_hulled_canoes", false);
    play(at, 0, "use double_hulled_canoes");
    assert_false(legal(at, 0, "choose-space 2,1")); /* nothing of his is there */
    play(at, 0, "choose-space 1,1");
    assert_string_equal(refused(at, 0, "use double_hulled_canoes"), "used_this_turn");
    PLAY("muster war_canoe 1,1 down 3", "sail 2,1", "sail 3,0", "sail 4,0");
    assert_string_equal(refused(at, 0, "sail 3,0"), "tired");
    PLAY("land", "muster transport tonga down 2", "sail 1,1", "sail 2,1");
    assert_string_equal(refused(at, 0, "sail 3,0"), "tired");
}

TEST(double_hulled_canoes_and_poi_add_up_to_four)
{
    table *at = at_sea(state);

    CARD("double_hulled_canoes");
    CARD("poi");
    show(at, 0, "poi");
    give_card(at, 0, "double_hulled_canoes", false);
    PLAY("use double_hulled_canoes", "choose-space tonga");
    assert_true(legal(at, 0, "muster transport tonga down 4"));
    assert_true(legal(at, 0, "muster war_canoe 1,1 down 3"));
}

TEST(double_hulled_canoes_are_used_before_the_first_canoe_moves)
{
    table *at = at_sea(state);

    CARD("double_hulled_canoes");
    give_card(at, 0, "double_hulled_canoes", true);
    PLAY("muster transport tonga down 2", "sail 1,1");
    assert_string_equal(refused(at, 0, "use double_hulled_canoes"), "card_moment");
    PLAY("land", "done");
    assert_string_equal(refused(at, 0, "use double_hulled_canoes"), "card_moment");
}

TEST(double_hulled_canoes_work_again_the_next_turn)
{
    table *at = at_sea(state);

    CARD("double_hulled_canoes");
    give_card(at, 0, "double_hulled_canoes", true);
    PLAY("use double_hulled_canoes", "choose-space tonga", "done");
    idle_until(at, STEP_BUILD);
    idle_until_sailing(at);
    assert_true(legal(at, 0, "muster transport tonga down 2")); /* what was given is gone */
    PLAY("use double_hulled_canoes", "choose-space tonga");
    assert_true(legal(at, 0, "muster transport tonga down 3"));
}

TEST(what_double_hulls_carry_goes_as_far_as_they_do)
{
    table *at = at_sea(state);

    RULE("M4");
    CARD("double_hulled_canoes");
    give_card(at, 0, "double_hulled_canoes", true);
    PLAY("use double_hulled_canoes", "choose-space tonga", "muster transport tonga down 3",
         "load band transport", "sail 1,1", "sail 2,1", "sail 3,0", "land", "done");
    assert_int_equal(count(at, "3,0", 0, "band"), 1);
}

int main(void)
{
    return run_registered("cards_sea", table_group_load, table_group_unload);
}
