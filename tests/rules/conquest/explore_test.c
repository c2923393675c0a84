/* tests/rules/conquest/explore_test.c - expeditions: setting out, off course, knots [6.1-6.4,
 * E1-E6].
 *
 * SPDX-License-Identifier: MIT
 *
 * Seat 0 is Tonga at 0,1, seat 1 Samoa at 0,0; with three seats Niue (1,0), the ocean hex 2,-1,
 * Flint (3,-2), the ocean hex 4,-3 and Hiva (5,-3) lie in a row. */
#include "registered.h"
#include "sea_help.h"

/* --- 6.1, 6.2: setting out -------------------------------------------------------------------- */

TEST(a_seat_may_decline_to_explore)
{
    table *at = *state;

    RULE("6.1c");
    RULE("E1");
    sea_begin(at, 2);
    play(at, 0, "stay");
    assert_true(asked(at, 1));
    assert_int_equal(game_at(at)->actor, 1);
    assert_true(explorer_is(at, 0, EXPLORER_HOME));
}

TEST(from_the_lost_box_the_explorer_only_comes_home)
{
    table *at = *state;

    RULE("6.1b");
    RULE("E1");
    table_homes(at, (table_choice){.seats = 2});
    game_at(at)->seat[0].explorer = EXPLORER_LOST;
    play(at, 0, "order 0 clockwise");
    assert_true(told(at, EVENT_EXPLORER_BACK, NULL));
    assert_true(explorer_is(at, 0, EXPLORER_HOME));
    assert_int_equal(game_at(at)->actor, 1);
}

TEST(without_a_controlled_group_nobody_explores)
{
    table *at = *state;

    RULE("E1");
    table_homes(at, (table_choice){.seats = 2});
    place(at, 0, "transport", "tonga");
    settle_hex(at, 0, "tonga", 0);
    game_at(at)->seat[0].home = VAKA_NONE;
    play(at, 0, "order 0 clockwise");
    assert_int_equal(game_at(at)->actor, 1);
    assert_true(told(at, EVENT_EXPLORER_STAYS, NULL));
}

TEST(the_pre_move_crosses_known_hexes_from_own_groups)
{
    table *at = *state;

    RULE("6.2a");
    RULE("6.2b");
    RULE("E2");
    sea_begin(at, 3);
    assert_true(legal(at, 0, "embark tonga"));
    assert_true(legal(at, 0, "embark 1,0"));
    assert_true(legal(at, 0, "embark 2,-1"));
    assert_true(legal(at, 0, "embark 3,-2"));
    assert_true(legal(at, 0, "embark 4,-3"));
    assert_int_equal(legal_count(at, 0), 6); /* and to stay */
    assert_string_equal(refused(at, 0, "embark 1,1"), "set_out_first");
    assert_string_equal(refused(at, 0, "embark -2,0"), "no_way");
}

TEST(who_points_at_an_unknown_hex_is_told_from_where_the_explorer_sets_out)
{
    table *at = *state;

    RULE("6.2d");
    sea_begin(at, 3);
    assert_string_equal(refused(at, 0, "embark 1,1"), "set_out_first");
    assert_string_equal(refused(at, 0, "embark 4,0"), "set_out_elsewhere");
    assert_true(legal(at, 0, "embark tonga"));
    put_tile(at, "rapa", "1,1", VAKA_SEAT(0));
    assert_string_equal(refused(at, 0, "embark 1,1"), "no_way"); /* he knows it */
}

TEST(the_pre_move_does_not_enter_enemy_hexes)
{
    table *at = *state;

    RULE("6.2c");
    sea_begin(at, 3);
    assert_string_equal(refused(at, 0, "embark samoa"), "no_way");
    assert_string_equal(refused(at, 0, "embark fiji"), "no_way");
    assert_string_equal(refused(at, 0, "embark 5,-3"), "no_way");
    place(at, 1, "transport", "2,-1");
    assert_string_equal(refused(at, 0, "embark 2,-1"), "no_way");
    assert_string_equal(refused(at, 0, "embark 3,-2"), "no_way");
    assert_true(legal(at, 0, "embark 1,0"));
}

TEST(a_face_down_tile_is_not_known_even_to_its_discoverer)
{
    table *at = *state;

    RULE("E2");
    sea_begin(at, 2);
    put_tile(at, "rapa", "1,1", VAKA_SEAT(0));
    assert_string_equal(refused(at, 0, "embark 1,1"), "no_way");
    play(at, 0, "unveil 1,1");
    assert_true(legal(at, 0, "embark 1,1"));
}

/* Enemies bar some hexes around Tonga, and its own tile lies in the only one that is left. */
static void shut_in(table *at)
{
    static const char *const barred[] = {"1,0", "0,2", "-1,2"};

    table_homes(at, (table_choice){.seats = 2});
    for (size_t i = 0; i < 3; i++) {
        make_ocean(at, barred[i]);
        place(at, 1, "transport", barred[i]);
    }
    put_tile(at, "rapa", "1,1", VAKA_SEAT(0));
}

TEST(who_has_to_turn_a_tile_up_first_to_set_out_is_asked)
{
    table *at = *state;

    RULE("E2");
    RULE("6.3d");
    shut_in(at);
    play(at, 0, "order 0 clockwise");
    assert_int_equal(game_at(at)->actor, 0);
    assert_int_equal(stage(at), EXPLORE_PREMOVE);
    assert_string_equal(refused(at, 0, "embark tonga"), "nothing_near");
    play(at, 0, "unveil 1,1");
    assert_int_equal(stage(at), EXPLORE_PREMOVE);
    assert_true(legal(at, 0, "embark 1,1"));
}

TEST(whom_turning_a_tile_up_does_not_help_is_not_asked)
{
    static const char *const beyond[] = {"2,0", "2,1", "1,2"};
    table *at = *state;

    RULE("E1");
    shut_in(at);
    for (size_t i = 0; i < 3; i++) {
        make_ocean(at, beyond[i]);
        place(at, 1, "transport", beyond[i]);
    }
    play(at, 0, "order 0 clockwise");
    assert_true(told(at, EVENT_EXPLORER_STAYS, NULL));
    assert_int_equal(game_at(at)->actor, 1);
}

TEST(on_the_way_too_an_own_tile_is_turned_up_to_be_crossed)
{
    static const char *const barred[] = {"2,0", "3,0", "1,2"};
    table *at = *state;

    RULE("E3");
    RULE("6.3d");
    RULE("6.5d");
    sea_begin(at, 2);
    for (size_t i = 0; i < 3; i++) {
        make_ocean(at, barred[i]);
        place(at, 1, "transport", barred[i]);
    }
    play(at, 0, "embark tonga");
    discover(at, 0, "1,1", "island-1", "rapa");
    play(at, 0, "keep");
    discover(at, 0, "2,1", "ocean-1", NULL);
    assert_true(asked(at, 0));
    assert_int_equal(stage(at), EXPLORE_DISCOVER);
    assert_string_equal(refused(at, 0, "discover 1,1"), "own_marker");
    play(at, 0, "unveil 1,1");
    play(at, 0, "discover 1,1");
    assert_int_equal(knots(at), 1 + 1 + 2);
}

TEST(the_pre_move_ends_where_something_can_be_explored)
{
    static const char *const around[] = {"1,0", "1,1", "0,2", "-1,2"};
    table *at = *state;

    RULE("E2");
    RULE("6.2d");
    sea_begin(at, 2);
    for (size_t i = 0; i < 4; i++)
        make_ocean(at, around[i]);
    assert_string_equal(refused(at, 0, "embark tonga"), "nothing_near");
    assert_true(legal(at, 0, "embark 1,1"));
}

/* 6.3, the picture: from Niue to the south-east, ocean with one knot, an island with two. */
TEST(the_voyage_of_tonga)
{
    table *at = *state;

    RULE("6.3a");
    RULE("6.3b");
    RULE("6.3c");
    sea_begin(at, 3);
    play(at, 0, "embark 1,0");
    discover(at, 0, "2,0", "ocean-1", NULL);
    assert_int_equal(knots(at), 1);
    assert_true(hex_at(at, "2,0")->known);
    discover(at, 0, "3,0", "island-2", "tubai");
    play(at, 0, "keep");
    assert_int_equal(knots(at), 3);
    assert_true(has_marker(at, 0, "3,0"));
    assert_false(hex_at(at, "3,0")->known);
    play(at, 0, "return");
    assert_true(explorer_is(at, 0, EXPLORER_HOME));
    assert_int_equal(count(at, "2,0", VAKA_NONE, "ocean-1"), 1);
    assert_int_equal(count(at, "3,0", VAKA_NONE, "island-2"), 0);
}

/* --- Off course ------------------------------------------------------------------------------- */

TEST(off_course_the_left_neighbour_moves_the_explorer)
{
    table *at = *state;

    RULE("6.3e");
    RULE("E4");
    RULE("6.3g");
    RULE("6.3h");
    RULE("G1");
    sea_begin(at, 3);
    play(at, 0, "embark 1,0");
    discover(at, 0, "2,0", "off-course", NULL);
    assert_true(asked(at, 1));
    assert_int_equal(knots(at), 0);
    assert_int_equal(count(at, "gone", VAKA_NONE, "off-course"), 1);
    assert_false(hex_at(at, "2,0")->known);
    assert_string_equal(refused(at, 1, "blow 2,-1"), "not_unknown");
    assert_string_equal(refused(at, 1, "blow 2,0"), "not_beside");
    assert_int_equal(legal_count(at, 1), 4); /* 3,-1 3,0 1,1 2,1 */
    queue_chance(at, "draw cup ocean-2");
    play(at, 1, "blow 3,-1");
    assert_true(asked(at, 0));
    assert_int_equal(knots(at), 2);
    assert_true(hex_at(at, "3,-1")->known);
    assert_true(legal(at, 0, "discover 2,0"));
}

TEST(the_explorer_may_be_blown_to_a_tile_of_others_but_not_to_its_own)
{
    table *at = *state;

    RULE("6.3e");
    RULE("6.5a");
    RULE("E4");
    sea_begin(at, 3);
    put_tile(at, "rapa", "3,0", VAKA_SEAT(2));
    put_tile(at, "tubai", "3,-1", VAKA_SEAT(0));
    play(at, 0, "embark 1,0");
    discover(at, 0, "2,0", "off-course", NULL);
    assert_string_equal(refused(at, 1, "blow 3,-1"), "explorers_marker");
    play(at, 1, "blow 3,0");
    assert_int_equal(knots(at), 2);
    assert_int_equal(stage(at), EXPLORE_FOUND);
    play(at, 0, "keep");
    assert_true(has_marker(at, 0, "3,0"));
}

TEST(whoever_blows_the_explorer_reads_whose_marker_is_in_the_way)
{
    table *at = *state;
    vaka_refusal why;

    RULE("E4");
    sea_begin(at, 3);
    put_tile(at, "tubai", "3,-1", VAKA_SEAT(0));
    play(at, 0, "embark 1,0");
    discover(at, 0, "2,0", "off-course", NULL);
    why = refusal(at, 1, "blow 3,-1");
    assert_string_equal(why.rule, "E4");
    assert_non_null(strstr(why.text, "a marker of {1:seat} lies at {0:zone}"));
    assert_null(strstr(why.text, "your"));
    assert_int_equal(why.fact[0], zone(at, "3,-1"));
    assert_int_equal(why.fact[1], 0); /* whose explorer it is, not who is asked */
}

TEST(off_course_again_and_again_goes_on)
{
    table *at = *state;

    RULE("E4");
    sea_begin(at, 2);
    play(at, 0, "embark tonga");
    discover(at, 0, "1,1", "off-course", NULL);
    queue_chance(at, "draw cup off-course");
    play(at, 1, "blow 2,1");
    assert_true(asked(at, 1));
    assert_int_equal(count(at, "gone", VAKA_NONE, "off-course"), 2);
    queue_chance(at, "draw cup ocean-3");
    play(at, 1, "blow 1,1");
    assert_true(hex_at(at, "1,1")->known);
    assert_int_equal(knots(at), 3);
}

/* Everything around 0,2 is known but the hex itself. */
static void surround(table *at)
{
    static const char *const around[] = {"1,1", "1,2", "-1,2", "-1,3", "0,3"};

    for (size_t i = 0; i < 5; i++)
        make_ocean(at, around[i]);
}

TEST(with_nowhere_to_be_blown_to_it_stays_for_two_knots_and_may_try_again)
{
    table *at = *state;

    RULE("6.3f");
    RULE("E4");
    sea_begin(at, 2);
    surround(at);
    play(at, 0, "embark tonga");
    discover(at, 0, "0,2", "off-course", NULL);
    assert_true(told(at, EVENT_BECALMED, NULL));
    assert_int_equal(knots(at), 2);
    assert_int_equal(count(at, "gone", VAKA_NONE, "off-course"), 1);
    assert_true(asked(at, 0));
    assert_string_equal(refused(at, 0, "discover 1,1"), "known_first");
    discover(at, 0, "0,2", "ocean-2", NULL);
    assert_int_equal(knots(at), 4);
    assert_true(hex_at(at, "0,2")->known);
}

/* --- 6.4: knots ------------------------------------------------------------------------------- */

TEST(with_four_knots_it_may_go_on)
{
    table *at = *state;

    RULE("6.4a");
    sea_begin(at, 2);
    play(at, 0, "embark tonga");
    discover(at, 0, "1,1", "ocean-3", NULL);
    discover(at, 0, "2,1", "ocean-1", NULL);
    assert_int_equal(knots(at), 4);
    assert_true(legal(at, 0, "discover 2,0"));
    assert_true(legal(at, 0, "return"));
}

TEST(with_five_knots_it_must_return)
{
    table *at = *state;

    RULE("6.4b");
    RULE("E6");
    sea_begin(at, 2);
    play(at, 0, "embark tonga");
    discover(at, 0, "1,1", "ocean-3", NULL);
    discover(at, 0, "2,1", "ocean-2", NULL);
    assert_true(told(at, EVENT_RETURN_FORCED, NULL));
    assert_true(explorer_is(at, 0, EXPLORER_HOME));
    assert_int_equal(game_at(at)->actor, 1);
}

TEST(with_six_knots_it_is_lost_after_the_hex_is_explored)
{
    table *at = *state;

    RULE("6.4c");
    RULE("E6");
    RULE("E8");
    sea_begin(at, 2);
    play(at, 0, "embark tonga");
    discover(at, 0, "1,1", "ocean-3", NULL);
    discover(at, 0, "2,1", "island-3", "rapa");
    play(at, 0, "keep");
    assert_true(told(at, EVENT_EXPLORER_LOST, NULL));
    assert_true(explorer_is(at, 0, EXPLORER_LOST));
    assert_true(has_marker(at, 0, "2,1"));
    assert_int_equal(count(at, "1,1", VAKA_NONE, "ocean-3"), 1);
    play(at, 1, "stay");
}

TEST(a_raised_limit_moves_all_three_by_one)
{
    table *at = *state;

    RULE("E6");
    sea_begin(at, 2);
    vaka_modify(match_of(at), VALUE_KNOT_LIMIT, 0, VAKA_CHANGE_ADD, 1, VAKA_END_NEVER, 0);
    play(at, 0, "embark tonga");
    discover(at, 0, "1,1", "ocean-3", NULL);
    discover(at, 0, "2,1", "ocean-2", NULL);
    assert_true(asked(at, 0)); /* five: may go on */
    discover(at, 0, "2,0", "ocean-1", NULL);
    assert_true(told(at, EVENT_RETURN_FORCED, NULL));
}

TEST(above_the_raised_limit_it_is_lost)
{
    table *at = *state;

    RULE("E6");
    sea_begin(at, 2);
    vaka_modify(match_of(at), VALUE_KNOT_LIMIT, 0, VAKA_CHANGE_ADD, 1, VAKA_END_NEVER, 0);
    play(at, 0, "embark tonga");
    discover(at, 0, "1,1", "ocean-3", NULL);
    discover(at, 0, "2,1", "ocean-2", NULL);
    discover(at, 0, "2,0", "ocean-2", NULL);
    assert_true(explorer_is(at, 0, EXPLORER_LOST));
}

/* --- Knots that content adds ------------------------------------------------------------------ */

/* Seat 0 has set out; seat 1 holds a card that adds two (mods/sea_cards). */
static table *gale_begin(void **state)
{
    table *at = *state;

    sea_open_with_cards(at, 2);
    deal_card(at, "gale", 1);
    play(at, 0, "order 0 clockwise");
    play(at, 0, "embark tonga");
    return at;
}

TEST(added_knots_count_like_those_of_markers)
{
    table *at = gale_begin(state);

    RULE("6.4a");
    discover(at, 0, "1,1", "ocean-2", NULL);
    play(at, 1, "use gale");
    assert_int_equal(knots(at), 4);
    assert_true(legal(at, 0, "discover 2,1"));
    assert_true(legal(at, 0, "return"));
    discover(at, 0, "2,1", "ocean-2", NULL);
    assert_true(explorer_is(at, 0, EXPLORER_LOST));
}

TEST(with_added_knots_that_make_five_it_must_return)
{
    table *at = gale_begin(state);

    RULE("6.4b");
    discover(at, 0, "1,1", "ocean-3", NULL);
    play(at, 1, "use gale");
    assert_true(told(at, EVENT_RETURN_FORCED, NULL));
    assert_true(explorer_is(at, 0, EXPLORER_HOME));
    assert_int_equal(game_at(at)->actor, 1);
}

TEST(with_added_knots_that_make_six_it_is_lost)
{
    table *at = gale_begin(state);

    RULE("6.4c");
    discover(at, 0, "1,1", "ocean-3", NULL);
    discover(at, 0, "2,1", "ocean-1", NULL);
    play(at, 1, "use gale");
    assert_true(told(at, EVENT_EXPLORER_LOST, NULL));
    assert_true(explorer_is(at, 0, EXPLORER_LOST));
    assert_int_equal(knots(at), 0);
}

TEST(before_added_knots_are_judged_a_card_may_be_used)
{
    table *at = gale_begin(state);

    RULE("6.4c");
    RULE("G3");
    deal_card(at, "shell", 0);
    discover(at, 0, "1,1", "ocean-3", NULL);
    play(at, 1, "use gale");
    assert_int_equal(stage(at), EXPLORE_JUDGE);
    assert_true(asked(at, 0));
    assert_false(legal(at, 0, "discover 2,1"));
    play(at, 0, "return");
    assert_true(explorer_is(at, 0, EXPLORER_HOME));
}

TEST(before_an_explorer_sets_out_no_knots_are_added)
{
    table *at = *state;

    sea_open_with_cards(at, 2);
    deal_card(at, "gale", 1);
    play(at, 0, "order 0 clockwise");
    play(at, 1, "use gale");
    assert_int_equal(knots(at), 0);
    assert_false(told(at, EVENT_KNOTS, NULL));
}

TEST(a_rule_adds_a_knot_to_every_marker_before_they_are_judged)
{
    static const char *const rules[] = {"reefs", NULL};
    table *at = *state;

    RULE("6.4b");
    table_homes(at, (table_choice){.seats = 2, .scenario = "sea_cards", .rules = rules});
    play(at, 0, "order 0 clockwise");
    play(at, 0, "embark tonga");
    discover(at, 0, "1,1", "ocean-2", NULL);
    assert_int_equal(knots(at), 3);
    discover(at, 0, "2,1", "ocean-1", NULL);
    assert_true(told(at, EVENT_RETURN_FORCED, NULL));
    assert_true(explorer_is(at, 0, EXPLORER_HOME));
}

/* --- Cards before the explorer is judged ------------------------------------------------------ */

TEST(who_holds_a_card_may_use_it_before_the_knots_are_judged)
{
    table *at = *state;

    RULE("6.4c");
    RULE("G3");
    sea_open_with_cards(at, 2);
    deal_card(at, "shell", 0);
    play(at, 0, "order 0 clockwise");
    play(at, 0, "embark tonga");
    discover(at, 0, "1,1", "ocean-3", NULL);
    discover(at, 0, "2,1", "ocean-3", NULL);
    assert_int_equal(stage(at), EXPLORE_JUDGE);
    assert_true(asked(at, 0));
    play(at, 0, "return");
    assert_true(explorer_is(at, 0, EXPLORER_LOST));
}

int main(void)
{
    return run_registered("explore", sea_load_with_cards, table_group_unload);
}
