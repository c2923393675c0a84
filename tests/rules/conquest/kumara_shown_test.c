/* tests/rules/conquest/kumara_shown_test.c - what is shown of the search for kumara [11.5]: the
 * odds of the die, what is added to it, who is asked for what, who has a marker.
 *
 * SPDX-License-Identifier: MIT
 *
 * The map is told in kumara_test.c. */
#include "advanced.h"
#include "registered.h"
#include "scenes.h"

static table *searching(void **state)
{
    table *at = *state;

    WITH(2, "kumara");
    put_tile(at, "rapa_nui", "9,-3", VAKA_NONE);
    settle_hex(at, 0, "9,-3", 1);
    make_ocean(at, "10,-4");
    PLAY("order 0 clockwise", "search 10,-4");
    return at;
}

static void roll(table *at, const char *die)
{
    queue_chance(at, die);
    PLAY("roll");
}

/* In how many of six this happens. */
static int32_t chances(table *at, const char *what)
{
    const vaka_element *odds = element(scene(at, 1), "search", what);

    assert_non_null(odds);
    assert_int_equal(odds->type, VAKA_ELEMENT_ODDS);
    assert_int_equal(odds->b, 6);
    return odds->a;
}

TEST(the_odds_are_those_of_the_table)
{
    table *at = searching(state);

    assert_int_equal(chances(at, "odds_search_lost"), 1);
    assert_int_equal(chances(at, "odds_search_back"), 2);
    assert_int_equal(chances(at, "odds_search_drift"), 1);
    assert_int_equal(chances(at, "odds_search_on"), 2);
    assert_int_equal(element(scene(at, 0), "search", "search_adds")->said.arg[0], 0);
}

TEST(what_is_added_to_the_die_changes_the_odds)
{
    table *at = searching(state);

    set_value(at, VALUE_GALAPAGOS, 0, 1);
    assert_int_equal(element(scene(at, 0), "search", "search_adds")->said.arg[0], 1);
    assert_int_equal(chances(at, "odds_search_lost"), 0);
    assert_int_equal(chances(at, "odds_search_back"), 2);
    assert_int_equal(chances(at, "odds_search_drift"), 1);
    assert_int_equal(chances(at, "odds_search_on"), 3);
}

TEST(the_last_die_is_shown_with_what_it_counted_as)
{
    table *at = searching(state);

    assert_null(element(scene(at, 1), "search", "search_last"));
    set_value(at, VALUE_GALAPAGOS, 0, 1);
    roll(at, "die 4");
    const vaka_element *last = element(scene(at, 1), "search", "search_last");
    assert_non_null(last);
    assert_int_equal(last->said.arg[0], 4);
    assert_int_equal(last->said.arg[1], 5);
}

TEST(the_die_of_one_search_is_not_shown_in_the_next)
{
    table *at = searching(state);

    roll(at, "die 2"); /* it returns */
    idle_until_turn(at, 2);
    play(at, asked_seat(at), "order 0 clockwise");
    play(at, 0, "search 10,-4");
    assert_non_null(panel(scene(at, 1), "search"));
    assert_null(element(scene(at, 1), "search", "search_last"));
}

TEST(the_searcher_is_asked_to_roll_to_go_on_and_to_drift)
{
    table *at = searching(state);

    assert_string_equal(prompt(at, 0), "prompt_search");
    assert_string_equal(prompt(at, 1), "wait_search");
    assert_int_equal(scene(at, 1)->prompt.arg[1], zone(at, "10,-4"));
    roll(at, "die 5");
    assert_string_equal(prompt(at, 0), "prompt_search_go");
    assert_string_equal(prompt(at, 1), "wait_search_go");
    PLAY("discover 11,-4");
    roll(at, "die 4");
    assert_string_equal(prompt(at, 0), "prompt_search_drift");
    assert_string_equal(prompt(at, 1), "wait_search_drift");
    assert_int_equal(scene(at, 1)->prompt.arg[1], zone(at, "11,-4"));
}

TEST(who_does_not_search_is_shown_no_odds)
{
    table *at = searching(state);

    assert_non_null(panel(scene(at, 1), "search"));
    roll(at, "die 2");
    assert_null(panel(scene(at, 0), "search"));
}

TEST(markers_lie_before_those_who_have_them)
{
    table *at = searching(state);

    set_value(at, VALUE_GALAPAGOS, 1, 1);
    set_value(at, VALUE_KUMARA, 0, 1);
    assert_non_null(element(scene(at, 1), "powers", "seat_kumara"));
    assert_non_null(element(scene(at, 1), "powers", "seat_galapagos"));
    assert_int_equal(element(scene(at, 1), "powers", "seat_kumara")->said.arg[0], 0);
    assert_int_equal(element(scene(at, 1), "powers", "seat_galapagos")->said.arg[0], 1);
    at = searching(state);
    assert_null(element(scene(at, 1), "powers", "seat_kumara"));
    assert_null(element(scene(at, 1), "powers", "seat_galapagos"));
}

TEST(signs_to_south_america_are_on_the_map_with_the_rule_only)
{
    table *at = searching(state);

    assert_non_null(badge(at, 1, "10,-4", "badge_to_america"));
    assert_null(badge(at, 1, "9,-3", "badge_to_america"));
    table_homes(at, (table_choice){0});
    assert_null(badge(at, 1, "10,-4", "badge_to_america"));
}

int main(void)
{
    return run_registered("kumara shown", table_group_load, table_group_unload);
}
