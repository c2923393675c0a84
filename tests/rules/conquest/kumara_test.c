/* tests/rules/conquest/kumara_test.c - the search for kumara, and who takes them [11.5, A2].
 *
 * SPDX-License-Identifier: MIT
 *
 * Seat 0 holds Rapa Nui at 9,-3; the hexes 10,-4 and 10,-5 point to South America, which is at
 * 13,-8 and 13,-7. The Galapagos are at 12,-8, the Unfortunate Islands at 13,-5. */
#include "advanced.h"
#include "registered.h"

/* Seat 0 may explore, and 10,-4 is known to be open ocean. */
static table *kumara_begin(void **state)
{
    table *at = *state;

    WITH(2, "kumara");
    put_tile(at, "rapa_nui", "9,-3", VAKA_NONE);
    settle_hex(at, 0, "9,-3", 1);
    make_ocean(at, "10,-4");
    PLAY("order 0 clockwise");
    return at;
}

static void roll(table *at, int32_t die)
{
    char text[16];

    snprintf(text, sizeof text, "die %d", (int)die);
    queue_chance(at, text);
    PLAY("roll");
}

/* Rolls a 5 and goes to a hex, one after the other. */
static void go_by(table *at, const char *const *hexes)
{
    char text[32];

    for (; *hexes; hexes++) {
        roll(at, 5);
        snprintf(text, sizeof text, "discover %s", *hexes);
        PLAY(text);
    }
}

#define GO(...) go_by(at, (const char *const[]){__VA_ARGS__, NULL})

static int32_t explorer_at(table *at)
{
    return seat_at(at, 0)->explorer_at;
}

static bool is_home(table *at)
{
    return seat_at(at, 0)->explorer == EXPLORER_HOME && explorer_at(at) == VAKA_NONE;
}

/* A card of seat 0 is turned up. */
static void show(table *at, const char *card)
{
    char text[48];

    give_card(at, 0, card, false);
    snprintf(text, sizeof text, "show %s", card);
    PLAY(text);
}

/* --- Setting out ------------------------------------------------------------------------------ */

TEST(without_the_rule_nobody_searches)
{
    table *at = *state;

    RULE("11.5a");
    table_homes(at, (table_choice){.seats = 2});
    PLAY("order 0 clockwise");
    assert_string_equal(refused(at, 0, "search 10,-4"), "kumara_off");
}

TEST(a_search_takes_the_place_of_exploration)
{
    table *at = kumara_begin(state);

    RULE("11.5a");
    RULE("A2");
    PLAY("search 10,-4");
    assert_int_equal(explorer_at(at), zone(at, "10,-4"));
    assert_string_equal(refused(at, 0, "return"), "not_now");
    assert_string_equal(refused(at, 0, "discover 9,-4"), "not_now");
    roll(at, 2);
    assert_true(told(at, EVENT_SEARCH_BACK, NULL));
    assert_true(is_home(at));
    assert_true(asked(at, 1)); /* it is the next seat's turn to explore */
    assert_int_equal(step_on_top(at), STEP_EXPLORE);
}

TEST(a_search_sets_out_from_a_hex_with_the_sign)
{
    table *at = kumara_begin(state);

    RULE("11.5b");
    assert_string_equal(refused(at, 0, "search 9,-3"), "no_sign");
    assert_string_equal(refused(at, 0, "search 10,-5"), "no_way_east"); /* not known */
    assert_true(legal(at, 0, "search 10,-4"));
    place(at, 1, "transport", "10,-4");
    assert_string_equal(refused(at, 0, "search 10,-4"), "no_way_east"); /* an enemy hex */
}

TEST(who_has_to_turn_a_tile_up_first_to_search_is_asked)
{
    table *at = *state;

    RULE("11.5b");
    RULE("E2");
    WITH(2, "kumara");
    put_tile(at, "rapa_nui", "9,-3", VAKA_NONE);
    settle_hex(at, 0, "9,-3", 1);
    put_tile(at, "ducie", "10,-4", VAKA_SEAT(0));
    for (int32_t cup = zone(at, "cup"); match_of(at)->zones[cup].first >= 0;) /* E7 */
        vaka_piece_move(match_of(at), match_of(at)->zones[cup].first, zone(at, "gone"));
    PLAY("order 0 clockwise");
    assert_true(asked(at, 0));
    assert_string_equal(refused(at, 0, "search 10,-4"), "no_way_east");
    PLAY("unveil 10,-4");
    assert_true(legal(at, 0, "search 10,-4"));
}

TEST(the_premove_does_not_cross_the_eastern_ocean)
{
    table *at = *state;

    RULE("11.5b");
    WITH(2, "kumara");
    put_tile(at, "rapa_nui", "9,-3", VAKA_NONE);
    settle_hex(at, 0, "9,-3", 1);
    make_ocean(at, "10,-5"); /* 10,-4 is not known: the way leads over 10,-3 and 11,-5 only */
    PLAY("order 0 clockwise");
    assert_true(legal(at, 0, "embark 10,-5"));
    assert_string_equal(refused(at, 0, "search 10,-5"), "no_way_east");
}

TEST(an_explorer_in_the_lost_box_does_not_search)
{
    table *at = *state;

    RULE("11.5a");
    WITH(2, "kumara");
    put_tile(at, "rapa_nui", "9,-3", VAKA_NONE);
    settle_hex(at, 0, "9,-3", 1);
    make_ocean(at, "10,-4");
    game_at(at)->seat[0].explorer = EXPLORER_LOST;
    PLAY("order 0 clockwise");
    assert_true(asked(at, 1));
    assert_true(is_home(at));
}

TEST(a_search_is_offered_when_there_is_nothing_to_explore)
{
    table *at = *state;

    RULE("11.5a");
    WITH(2, "kumara");
    put_tile(at, "rapa_nui", "9,-3", VAKA_NONE);
    settle_hex(at, 0, "9,-3", 1);
    make_ocean(at, "10,-4");
    vaka_zone_move(match_of(at), zone(at, "cup"), zone(at, "gone"));
    PLAY("order 0 clockwise");
    assert_true(asked(at, 0));
    assert_true(legal(at, 0, "search 10,-4"));
}

/* --- The table -------------------------------------------------------------------------------- */

TEST(a_one_loses_the_explorer)
{
    table *at = kumara_begin(state);

    RULE("11.5c");
    PLAY("search 10,-4");
    roll(at, 1);
    assert_true(told(at, EVENT_SEARCH_LOST, NULL));
    assert_int_equal(seat_at(at, 0)->explorer, EXPLORER_LOST);
    assert_int_equal(explorer_at(at), VAKA_NONE);
}

TEST(a_two_or_three_sends_it_home)
{
    table *at = kumara_begin(state);

    RULE("11.5c");
    PLAY("search 10,-4");
    roll(at, 3);
    assert_true(is_home(at));
}

TEST(off_course_it_comes_no_nearer)
{
    table *at = kumara_begin(state);

    RULE("11.5c");
    RULE("A2");
    PLAY("search 10,-4");
    GO("11,-5");
    roll(at, 4);
    assert_string_equal(refused(at, 0, "discover 12,-6"), "nearer");
    assert_string_equal(refused(at, 0, "discover 10,-5"), "not_east"); /* still unknown */
    assert_true(legal(at, 0, "discover 10,-4")); /* a hex with the sign is allowed */
    PLAY("discover 11,-4");
    assert_int_equal(explorer_at(at), zone(at, "11,-4"));
    assert_true(legal(at, 0, "roll"));
}

TEST(off_course_with_nowhere_to_go_it_stays)
{
    table *at = kumara_begin(state);

    RULE("11.5c");
    set_value(at, VALUE_CLOSED, zone(at, "11,-4"), 1);
    set_value(at, VALUE_CLOSED, zone(at, "10,-3"), 1);
    PLAY("search 10,-4");
    roll(at, 4);
    assert_true(told(at, EVENT_SEARCH_STAYS, NULL));
    assert_int_equal(explorer_at(at), zone(at, "10,-4"));
    assert_true(legal(at, 0, "roll"));
    set_value(at, VALUE_CLOSED, zone(at, "11,-5"), 1);
    roll(at, 6); /* nothing can be explored: it comes home */
    assert_true(is_home(at));
}

TEST(a_five_or_six_takes_it_to_any_hex_of_the_eastern_ocean)
{
    table *at = kumara_begin(state);

    RULE("11.5c");
    RULE("11.5i");
    PLAY("search 10,-4");
    roll(at, 6);
    assert_string_equal(refused(at, 0, "roll"), "not_now");
    assert_string_equal(refused(at, 0, "discover 9,-3"), "not_east");
    assert_string_equal(refused(at, 0, "discover 12,-6"), "not_beside");
    assert_true(legal(at, 0, "discover 11,-4"));
    assert_true(legal(at, 0, "discover 10,-3"));
    PLAY("discover 11,-5");
    assert_int_equal(explorer_at(at), zone(at, "11,-5"));
}

/* --- Modifiers -------------------------------------------------------------------------------- */

TEST(one_card_adds_one_and_two_add_no_more)
{
    table *at = kumara_begin(state);

    RULE("11.5d");
    CARD("navigation");
    PLAY("search 10,-4");
    show(at, "navigation"); /* between two rolls cards may be shown */
    roll(at, 4);
    PLAY("discover 11,-5");
    show(at, "poi");
    show(at, "double_hulled_canoes");
    roll(at, 3); /* counts as 4 */
    assert_string_equal(refused(at, 0, "discover 12,-6"), "nearer");
}

TEST(with_ocean_chart_lost_is_a_return)
{
    table *at = kumara_begin(state);

    RULE("11.5e");
    CARD("ocean_chart");
    show(at, "ocean_chart");
    PLAY("search 10,-4");
    roll(at, 1);
    assert_true(told(at, EVENT_SEARCH_BACK, NULL));
    assert_true(is_home(at));
}

TEST(desolate_islands_give_a_marker_once)
{
    table *at = kumara_begin(state);
    vaka_event event;

    RULE("11.5f");
    PLAY("search 10,-4");
    GO("11,-4", "12,-5", "13,-5");
    assert_true(told(at, EVENT_PROVISIONS, NULL));
    assert_int_equal(value_of(at, VALUE_GALAPAGOS, 0), 1);
    roll(at, 4);
    assert_true(told(at, EVENT_SEARCH_ROLLED, &event));
    assert_int_equal(event.arg[2], 5);
    PLAY("discover 13,-6");
    GO("13,-5");
    assert_false(told(at, EVENT_PROVISIONS, NULL));
    show(at, "navigation");
    roll(at, 2); /* the marker and a card: 4 */
    assert_true(told(at, EVENT_SEARCH_DRIFTS, NULL));
    PLAY("discover 12,-4");
    roll(at, 1); /* 3 */
    assert_true(is_home(at));
    assert_int_equal(value_of(at, VALUE_GALAPAGOS, 0), 1); /* it keeps the marker */
}

/* --- South America ---------------------------------------------------------------------------- */

TEST(whoever_reaches_south_america_has_two_points_more)
{
    table *at = kumara_begin(state);
    int32_t before = check_of(at)->public_vp(match_of(at), 0);

    RULE("11.5g");
    PLAY("search 10,-4");
    GO("11,-5", "12,-6", "13,-7");
    assert_true(told(at, EVENT_AMERICA_REACHED, NULL));
    assert_true(told(at, EVENT_KUMARA_TAKEN, NULL));
    assert_true(is_home(at));
    assert_int_equal(check_of(at)->public_vp(match_of(at), 0), before + 4);
    assert_int_equal(value_of(at, VALUE_KUMARA, 1), 0);
}

TEST(nobody_has_two_kumara_markers)
{
    table *at = kumara_begin(state);
    int32_t before;

    RULE("11.5g");
    set_value(at, VALUE_KUMARA, 0, 1);
    before = check_of(at)->public_vp(match_of(at), 0);
    PLAY("search 10,-4");
    GO("11,-5", "12,-6", "13,-7");
    assert_true(told(at, EVENT_AMERICA_REACHED, NULL));
    assert_false(told(at, EVENT_KUMARA_TAKEN, NULL));
    assert_int_equal(check_of(at)->public_vp(match_of(at), 0), before);
}

/* --- Capture ---------------------------------------------------------------------------------- */

/* Seat 0 beats seat 1 on Samoa, which has kumara, and may save villages. */
static table *conquer_samoa(void **state)
{
    table *at = *state;

    WITH(2, "kumara");
    set_value(at, VALUE_KUMARA, 1, 1);
    idle_until_sailing(at);
    clear_hex(at, 1, "samoa");
    place(at, 0, "war_canoe", "samoa");
    place(at, 0, "war_canoe", "samoa");
    PLAY("done");
    queue_chance(at, "die 6");
    PLAY("roll");
    return at;
}

TEST(whoever_saves_a_village_takes_kumara_too)
{
    table *at = conquer_samoa(state);

    RULE("11.5h");
    PLAY("give war_canoe");
    assert_int_equal(hex_at(at, "samoa")->owner, 0);
    assert_true(told(at, EVENT_KUMARA_TAKEN, NULL));
    assert_int_equal(value_of(at, VALUE_KUMARA, 0), 1);
    assert_int_equal(value_of(at, VALUE_KUMARA, 1), 1); /* who had it keeps it */
}

TEST(without_a_saved_village_there_is_no_kumara)
{
    table *at = conquer_samoa(state);

    RULE("11.5h");
    PLAY("done");
    assert_int_equal(hex_at(at, "samoa")->owner, VAKA_NONE);
    assert_int_equal(value_of(at, VALUE_KUMARA, 0), 0);
}

TEST(whoever_has_kumara_takes_no_second_marker)
{
    table *at = conquer_samoa(state);

    RULE("11.5h");
    set_value(at, VALUE_KUMARA, 0, 1);
    PLAY("give war_canoe");
    assert_false(told(at, EVENT_KUMARA_TAKEN, NULL));
    assert_int_equal(value_of(at, VALUE_KUMARA, 0), 1);
}

/* game.add_knots, as scripts call it. */
static bool add_knots_to(table *at, int32_t knots)
{
    const vaka_module *module = at->plugin.module;

    for (uint32_t i = 0; i < module->export_count; i++)
        if (strcmp(module->exports[i].name, "add_knots") == 0)
            return ((bool (*)(vaka_match *, int32_t))module->exports[i].call)(match_of(at), knots);
    fail_msg("there is no game.add_knots");
    return false;
}

/* What counts in a search is its die: knots that content adds (game.add_knots) have no place. */
TEST(a_search_takes_no_knots)
{
    table *at = kumara_begin(state);

    RULE("11.5a");
    PLAY("search 10,-4");
    assert_false(add_knots_to(at, 1));
    roll(at, 5); /* a hex to go to */
    assert_false(add_knots_to(at, 1));
    PLAY("discover 11,-5");
    assert_false(add_knots_to(at, 1));
    assert_int_equal(game_at(at)->knots, 0);
}

int main(void)
{
    return run_registered("tests", table_group_load, table_group_unload);
}
