/* tests/rules/conquest/discovery_test.c - what is found and what becomes of it [6.3, 6.5, 6.6,
 * E5-E9].
 *
 * SPDX-License-Identifier: MIT
 *
 * Seat 0 is Tonga at 0,1, seat 1 Samoa at 0,0; with three seats Niue (1,0) and the ocean hex 2,-1
 * are known. */
#include "registered.h"
#include "sea_help.h"

/* Leaves nothing in a cup or pile. */
static void empty_zone(table *at, const char *name)
{
    vaka_zone_move(match_of(at), zone(at, name), zone(at, "gone"));
    for (VAKA_EACH(match_of(at), zone(at, "gone"), piece))
        vaka_piece_flip(match_of(at), piece, VAKA_FACE_UP);
}

/* --- 6.3: what is found ----------------------------------------------------------------------- */

TEST(the_finder_alone_sees_the_tile)
{
    table *at = *state;
    vaka_event event;

    RULE("6.3c");
    RULE("G5");
    sea_begin(at, 3);
    play(at, 0, "embark tonga");
    discover(at, 0, "1,1", "island-2", "tahiti");
    assert_true(told(at, EVENT_TILE_SEEN, &event));
    assert_int_equal(event.audience, VAKA_SEAT(0));
    assert_int_equal(event.hidden, 1u << 2);
    assert_int_equal(seen(at, 0, "1,1", VAKA_NONE, "tahiti"), 1);
    assert_int_equal(seen(at, 1, "1,1", VAKA_NONE, "tahiti"), 0);
    assert_int_equal(seen(at, 1, "1,1", VAKA_NONE, NULL), 1);
    assert_false(undoable(at, 0));
    play(at, 0, "keep");
    assert_int_equal(seen(at, 1, "1,1", VAKA_NONE, "tahiti"), 0);
}

TEST(an_island_may_be_revealed_at_once)
{
    table *at = *state;

    RULE("6.3c");
    RULE("E5");
    RULE("E9");
    sea_begin(at, 2);
    play(at, 0, "embark tonga");
    discover(at, 0, "1,1", "island-2", "tahiti");
    assert_string_equal(refused(at, 0, "return"), "not_now");
    play(at, 0, "reveal");
    assert_true(hex_at(at, "1,1")->known);
    assert_int_equal(seen(at, 1, "1,1", VAKA_NONE, "tahiti"), 1);
    assert_int_equal(hex_at(at, "1,1")->facing, facts_of(match_of(at))->home_facing[HOME_TONGA]);
    assert_int_equal(knots(at), 2);
    assert_false(has_marker(at, 0, "1,1"));
}

TEST(known_hexes_are_crossed_only_after_exploring_and_for_two_knots)
{
    table *at = *state;

    RULE("6.5d");
    RULE("E3");
    sea_begin(at, 3);
    play(at, 0, "embark tonga");
    assert_string_equal(refused(at, 0, "discover 1,0"), "known_first");
    discover(at, 0, "1,1", "ocean-1", NULL);
    play(at, 0, "discover 1,0");
    assert_true(told(at, EVENT_TRAVERSED, NULL));
    assert_int_equal(knots(at), 3);
    assert_string_equal(refused(at, 0, "discover samoa"), "enemy_there");
    assert_true(legal(at, 0, "discover 2,-1"));
    assert_string_equal(refused(at, 0, "discover 3,-1"), "not_beside");
    assert_string_equal(refused(at, 0, "discover 1,0"), "explored_here");
}

TEST(an_expedition_may_return_without_having_explored)
{
    table *at = *state;

    RULE("6.4a");
    sea_begin(at, 2);
    play(at, 0, "embark tonga");
    play(at, 0, "return");
    assert_true(told(at, EVENT_RETURNED, NULL));
    assert_true(explorer_is(at, 0, EXPLORER_HOME));
}

/* --- 6.5: others' tiles, markers -------------------------------------------------------------- */

TEST(looking_at_a_tile_of_another_seat_costs_two_knots)
{
    table *at = *state;

    RULE("6.5a");
    RULE("E3");
    RULE("6.5e");
    sea_begin(at, 3);
    put_tile(at, "rapa", "1,1", VAKA_SEAT(1));
    play(at, 0, "embark tonga");
    play(at, 0, "discover 1,1");
    assert_int_equal(knots(at), 2);
    assert_int_equal(seen(at, 0, "1,1", VAKA_NONE, "rapa"), 1);
    assert_int_equal(seen(at, 2, "1,1", VAKA_NONE, "rapa"), 0);
    play(at, 0, "keep");
    assert_true(has_marker(at, 0, "1,1") && has_marker(at, 1, "1,1"));
    assert_string_equal(refused(at, 0, "discover 1,1"), "explored_here");
}

TEST(the_tile_of_another_seat_may_be_revealed)
{
    table *at = *state;

    RULE("6.5a");
    RULE("E9");
    sea_begin(at, 3);
    put_tile(at, "rapa", "1,1", VAKA_SEAT(1));
    play(at, 0, "embark tonga");
    play(at, 0, "discover 1,1");
    play(at, 0, "reveal");
    assert_true(hex_at(at, "1,1")->known);
    assert_int_equal(hex_at(at, "1,1")->facing, facts_of(match_of(at))->home_facing[HOME_TONGA]);
    assert_false(has_marker(at, 1, "1,1"));
}

TEST(a_tile_with_an_own_marker_is_not_explored_again)
{
    table *at = *state;

    RULE("6.5a");
    RULE("E3");
    sea_begin(at, 2);
    put_tile(at, "rapa", "1,1", VAKA_SEAT(0));
    play(at, 0, "embark tonga");
    assert_string_equal(refused(at, 0, "discover 1,1"), "own_marker");
}

TEST(what_all_have_discovered_is_turned_up)
{
    table *at = *state;

    RULE("6.5b");
    RULE("E5");
    sea_begin(at, 2);
    put_tile(at, "rapa", "1,1", VAKA_SEAT(1));
    play(at, 0, "embark tonga");
    play(at, 0, "discover 1,1");
    play(at, 0, "keep");
    assert_true(told(at, EVENT_TILE_KNOWN_TO_ALL, NULL));
    assert_true(hex_at(at, "1,1")->known);
    assert_int_equal(hex_at(at, "1,1")->facing, facts_of(match_of(at))->home_facing[HOME_TONGA]);
    assert_int_equal(knots(at), 2);
}

TEST(seats_that_are_out_do_not_count_among_all)
{
    table *at = *state;

    RULE("E5");
    sea_begin(at, 3);
    vaka_seat_out(match_of(at), 2);
    put_tile(at, "rapa", "1,1", VAKA_SEAT(1));
    play(at, 0, "embark tonga");
    play(at, 0, "discover 1,1");
    play(at, 0, "keep");
    assert_true(hex_at(at, "1,1")->known);
}

TEST(who_drops_out_may_leave_a_tile_that_all_others_know)
{
    table *at = *state;

    RULE("E5");
    RULE("G6");
    sea_begin(at, 3);
    put_tile(at, "rapa", "1,1", VAKA_SEAT(0) | VAKA_SEAT(2));
    put_tile(at, "rarotonga", "2,1", VAKA_SEAT(0) | VAKA_SEAT(1));
    settle_hex(at, 1, "samoa", 0);
    game_at(at)->seat[1].home = VAKA_NONE;
    play(at, 0, "stay");
    assert_true(told(at, EVENT_SEAT_OUT, NULL));
    assert_true(told(at, EVENT_TILE_KNOWN_TO_ALL, NULL));
    assert_true(hex_at(at, "1,1")->known);
    assert_int_equal(hex_at(at, "1,1")->facing, facts_of(match_of(at))->home_facing[HOME_TONGA]);
    assert_false(has_marker(at, 2, "1,1"));
    assert_false(hex_at(at, "2,1")->known); /* seat 2 does not know it */
    assert_true(has_marker(at, 0, "2,1"));
}

TEST(a_fourth_marker_needs_one_to_be_freed)
{
    table *at = *state;

    RULE("6.5c");
    RULE("E5");
    sea_begin(at, 2);
    put_tile(at, "rapa", "6,-1", VAKA_SEAT(0));
    put_tile(at, "tubai", "5,-1", VAKA_SEAT(0));
    put_tile(at, "niue", "4,0", VAKA_SEAT(0));
    play(at, 0, "embark tonga");
    discover(at, 0, "1,1", "island-2", "tahiti");
    assert_string_equal(refused(at, 0, "keep"), "no_marker");
    assert_true(legal(at, 0, "reveal"));
    assert_string_equal(refused(at, 0, "unveil 1,1"), "just_found");
    play(at, 0, "unveil 6,-1");
    assert_int_equal(stage(at), EXPLORE_FOUND);
    play(at, 0, "keep");
    assert_true(has_marker(at, 0, "1,1"));
}

TEST(another_discoverer_may_turn_the_tile_up_under_the_eyes_of_the_looker)
{
    table *at = *state;

    RULE("6.3d");
    RULE("G3");
    sea_begin(at, 3);
    put_tile(at, "rapa", "1,1", VAKA_SEAT(1));
    play(at, 0, "embark tonga");
    play(at, 0, "discover 1,1");
    play(at, 1, "unveil 1,1");
    assert_int_equal(hex_at(at, "1,1")->facing, facts_of(match_of(at))->home_facing[HOME_SAMOA]);
    assert_true(asked(at, 0));
    assert_int_equal(stage(at), EXPLORE_DISCOVER);
    assert_int_equal(knots(at), 2);
}

/* --- E7, E8, E9 ------------------------------------------------------------------------------- */

TEST(with_an_empty_cup_nothing_unknown_is_explored)
{
    table *at = *state;

    RULE("E7");
    sea_begin(at, 2);
    put_tile(at, "rapa", "1,1", VAKA_SEAT(1));
    empty_zone(at, "cup");
    play(at, 0, "embark tonga");
    assert_string_equal(refused(at, 0, "discover 0,2"), "cup_empty");
    play(at, 0, "discover 1,1");
    play(at, 0, "reveal");
    assert_string_equal(refused(at, 0, "discover 2,1"), "cup_empty");
}

TEST(with_nothing_left_to_explore_a_seat_is_not_asked)
{
    table *at = *state;

    RULE("E7");
    RULE("E1");
    table_homes(at, (table_choice){.seats = 2});
    empty_zone(at, "cup");
    play(at, 0, "order 0 clockwise");
    assert_int_not_equal(step_on_top(at), STEP_EXPLORE);
}

/* The last marker of the cup is an Off Course one. */
static void keep_one_off_course(table *at)
{
    vaka_match *match = match_of(at);
    int32_t last = vaka_find(match, zone(at, "cup"), VAKA_NONE, kind(at, "off-course"));

    for (int32_t piece = match->zones[zone(at, "cup")].first, next; piece >= 0; piece = next) {
        next = match->pieces[piece].next;
        if (piece != last)
            vaka_piece_move(match, piece, zone(at, "gone"));
    }
}

TEST(after_the_last_marker_only_face_down_tiles_are_left_for_off_course)
{
    table *at = *state;

    RULE("E7");
    sea_begin(at, 2);
    put_tile(at, "rapa", "2,1", VAKA_SEAT(1));
    keep_one_off_course(at);
    play(at, 0, "embark tonga");
    play(at, 0, "discover 1,1");
    assert_true(asked(at, 1));
    assert_string_equal(refused(at, 1, "blow 2,0"), "cup_empty");
    assert_true(legal(at, 1, "blow 2,1"));
}

TEST(after_the_last_marker_there_is_no_second_try)
{
    table *at = *state;

    RULE("E7");
    sea_begin(at, 2);
    keep_one_off_course(at);
    play(at, 0, "embark tonga");
    play(at, 0, "discover 1,1");
    assert_true(told(at, EVENT_BECALMED, NULL));
    assert_true(told(at, EVENT_RETURNED, NULL)); /* nothing is left to do */
    assert_true(explorer_is(at, 0, EXPLORER_HOME));
}

TEST(an_island_without_a_tile_left_is_ocean)
{
    table *at = *state;

    RULE("E7");
    sea_begin(at, 2);
    empty_zone(at, "pile");
    play(at, 0, "embark tonga");
    discover(at, 0, "1,1", "island-2", NULL);
    assert_true(told(at, EVENT_OCEAN_FOUND, NULL));
    assert_true(hex_at(at, "1,1")->known);
    assert_int_equal(hex_at(at, "1,1")->tile, VAKA_NONE);
    assert_int_equal(knots(at), 2);
}

TEST(markers_are_resolved_at_the_end_and_never_return_to_the_cup)
{
    table *at = *state;

    RULE("6.6a");
    RULE("6.6b");
    RULE("6.6c");
    RULE("E8");
    RULE("6.6d");
    RULE("6.3i");
    sea_begin(at, 2);
    play(at, 0, "embark tonga");
    discover(at, 0, "1,1", "ocean-1", NULL);
    discover(at, 0, "2,1", "island-1", "rapa");
    play(at, 0, "reveal");
    assert_int_equal(count(at, "trail", VAKA_NONE, NULL), 2);
    play(at, 0, "discover 1,1"); /* back over a known hex: two knots, no marker of the cup */
    assert_int_equal(knots(at), 4);
    assert_int_equal(count(at, "trail", VAKA_NONE, NULL), 2);
    play(at, 0, "return");
    assert_int_equal(count(at, "trail", VAKA_NONE, NULL), 0);
    assert_int_equal(count(at, "1,1", VAKA_NONE, "ocean-1"), 1);
    assert_int_equal(count(at, "gone", VAKA_NONE, "island-1"), 1);
    assert_int_equal(count(at, "cup", VAKA_NONE, NULL), 63);
    assert_int_equal(knots(at), 0);
}

TEST(an_explorer_does_not_enter_south_america_or_a_closed_hex)
{
    table *at = *state;

    RULE("M9");
    RULE("2.1e");
    RULE("11.2c");
    sea_begin(at, 2);
    vaka_modify(match_of(at), VALUE_CLOSED, zone(at, "1,1"), VAKA_CHANGE_ADD, 1, VAKA_END_NEVER, 0);
    play(at, 0, "embark tonga");
    assert_string_equal(refused(at, 0, "discover 1,1"), "closed");
    game_at(at)->seat[0].explorer_at = (int16_t)zone(at, "12,-7");
    assert_string_equal(refused(at, 0, "discover 13,-8"), "america");
}

int main(void)
{
    return run_registered("discovery", table_group_load, table_group_unload);
}
