/* tests/rules/conquest/explore_test.c - exploration [6, E1-E9].
 *
 * SPDX-License-Identifier: MIT
 *
 * Seat 0 is Tonga at 0,1, seat 1 Samoa at 0,0; with three seats Niue (1,0), the ocean hex 2,-1,
 * Flint (3,-2), the ocean hex 4,-3 and Hiva (5,-3) lie in a row. */
#include "sea_help.h"

/* Seat 0 is to explore first. */
static void begin(table *at, int32_t seats)
{
    table_homes(at, (table_choice){.seats = seats});
    play(at, 0, "order 0 clockwise");
    assert_int_equal(step_on_top(at), STEP_EXPLORE);
    assert_true(asked(at, 0));
}

/* A marker comes out of the cup, and a tile out of the pile if one is named. */
static void discover(table *at, int32_t seat, const char *hex, const char *marker, const char *tile)
{
    char text[64];

    snprintf(text, sizeof text, "draw cup %s", marker);
    queue_chance(at, text);
    if (tile) {
        snprintf(text, sizeof text, "draw pile %s", tile);
        queue_chance(at, text);
    }
    snprintf(text, sizeof text, "discover %s", hex);
    play(at, seat, text);
}

static int32_t knots(table *at)
{
    return game_at(at)->knots;
}

static bool explorer_is(table *at, int32_t seat, int32_t where)
{
    return game_at(at)->seat[seat].explorer == where;
}

/* Does a Discovered Island marker of the seat lie on a face-down tile there? */
static bool has_marker(table *at, int32_t seat, const char *hex)
{
    const vaka_match *match = match_of(at);

    for (VAKA_EACH(match, zone(at, hex), piece))
        if (match->pieces[piece].kind >= facts_of(match)->tile_kind &&
            match->pieces[piece].face == VAKA_FACE_DOWN)
            return (match->pieces[piece].seen & VAKA_SEAT(seat)) != 0;
    return false;
}

/* Leaves nothing in a cup or pile. */
static void empty_zone(table *at, const char *name)
{
    vaka_zone_move(match_of(at), zone(at, name), zone(at, "gone"));
    for (VAKA_EACH(match_of(at), zone(at, "gone"), piece))
        vaka_piece_flip(match_of(at), piece, VAKA_FACE_UP);
}

/* --- 6.1, 6.2: setting out -------------------------------------------------------------------- */

static void a_seat_may_decline_to_explore(void **state)
{
    table *at = *state;

    RULE("6.1c");
    RULE("E1");
    begin(at, 2);
    play(at, 0, "stay");
    assert_true(asked(at, 1));
    assert_int_equal(game_at(at)->actor, 1);
    assert_true(explorer_is(at, 0, EXPLORER_HOME));
}

static void from_the_lost_box_the_explorer_only_comes_home(void **state)
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

static void without_a_controlled_group_nobody_explores(void **state)
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

static void the_pre_move_crosses_known_hexes_from_own_groups(void **state)
{
    table *at = *state;

    RULE("6.2a");
    RULE("6.2b");
    RULE("E2");
    begin(at, 3);
    assert_true(legal(at, 0, "embark tonga"));
    assert_true(legal(at, 0, "embark 1,0"));
    assert_true(legal(at, 0, "embark 2,-1"));
    assert_true(legal(at, 0, "embark 3,-2"));
    assert_true(legal(at, 0, "embark 4,-3"));
    assert_int_equal(legal_count(at, 0), 6); /* and to stay */
    assert_string_equal(refused(at, 0, "embark 1,1"), "no_way");
    assert_string_equal(refused(at, 0, "embark -2,0"), "no_way");
}

static void the_pre_move_does_not_enter_enemy_hexes(void **state)
{
    table *at = *state;

    RULE("6.2c");
    begin(at, 3);
    assert_string_equal(refused(at, 0, "embark samoa"), "no_way");
    assert_string_equal(refused(at, 0, "embark fiji"), "no_way");
    assert_string_equal(refused(at, 0, "embark 5,-3"), "no_way");
    place(at, 1, "transport", "2,-1");
    assert_string_equal(refused(at, 0, "embark 2,-1"), "no_way");
    assert_string_equal(refused(at, 0, "embark 3,-2"), "no_way");
    assert_true(legal(at, 0, "embark 1,0"));
}

static void a_face_down_tile_is_not_known_even_to_its_discoverer(void **state)
{
    table *at = *state;

    RULE("E2");
    begin(at, 2);
    put_tile(at, "rapa", "1,1", VAKA_SEAT(0));
    assert_string_equal(refused(at, 0, "embark 1,1"), "no_way");
    play(at, 0, "unveil 1,1");
    assert_true(legal(at, 0, "embark 1,1"));
}

static void the_pre_move_ends_where_something_can_be_explored(void **state)
{
    static const char *const around[] = {"1,0", "1,1", "0,2", "-1,2"};
    table *at = *state;

    RULE("E2");
    begin(at, 2);
    for (size_t i = 0; i < 4; i++)
        make_ocean(at, around[i]);
    assert_string_equal(refused(at, 0, "embark tonga"), "nothing_near");
    assert_true(legal(at, 0, "embark 1,1"));
}

/* 6.3, the picture: from Niue to the south-east, ocean with one knot, an island with two. */
static void the_voyage_of_tonga(void **state)
{
    table *at = *state;

    RULE("6.3a");
    RULE("6.3b");
    RULE("6.3c");
    begin(at, 3);
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

/* --- 6.3: what is found ----------------------------------------------------------------------- */

static void the_finder_alone_sees_the_tile(void **state)
{
    table *at = *state;
    vaka_event event;

    RULE("6.3c");
    RULE("G5");
    begin(at, 3);
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

static void an_island_may_be_revealed_at_once(void **state)
{
    table *at = *state;

    RULE("6.3c");
    RULE("E5");
    RULE("E9");
    begin(at, 2);
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

static void known_hexes_are_crossed_only_after_exploring_and_for_two_knots(void **state)
{
    table *at = *state;

    RULE("6.5d");
    RULE("E3");
    begin(at, 3);
    play(at, 0, "embark tonga");
    assert_string_equal(refused(at, 0, "discover 1,0"), "known_first");
    discover(at, 0, "1,1", "ocean-1", NULL);
    play(at, 0, "discover 1,0");
    assert_true(told(at, EVENT_TRAVERSED, NULL));
    assert_int_equal(knots(at), 3);
    assert_string_equal(refused(at, 0, "discover samoa"), "enemy_there");
    assert_true(legal(at, 0, "discover 2,-1"));
    assert_string_equal(refused(at, 0, "discover 3,-1"), "not_next");
    assert_string_equal(refused(at, 0, "discover 1,0"), "explored_here");
}

static void an_expedition_may_return_without_having_explored(void **state)
{
    table *at = *state;

    RULE("6.4a");
    begin(at, 2);
    play(at, 0, "embark tonga");
    play(at, 0, "return");
    assert_true(told(at, EVENT_RETURNED, NULL));
    assert_true(explorer_is(at, 0, EXPLORER_HOME));
}

/* --- Off course ------------------------------------------------------------------------------- */

static void off_course_the_left_neighbour_moves_the_explorer(void **state)
{
    table *at = *state;

    RULE("6.3e");
    RULE("E4");
    begin(at, 3);
    play(at, 0, "embark 1,0");
    discover(at, 0, "2,0", "off-course", NULL);
    assert_true(asked(at, 1));
    assert_int_equal(knots(at), 0);
    assert_int_equal(count(at, "gone", VAKA_NONE, "off-course"), 1);
    assert_false(hex_at(at, "2,0")->known);
    assert_string_equal(refused(at, 1, "blow 2,-1"), "not_unknown");
    assert_string_equal(refused(at, 1, "blow 2,0"), "not_next");
    assert_int_equal(legal_count(at, 1), 4); /* 3,-1 3,0 1,1 2,1 */
    queue_chance(at, "draw cup ocean-2");
    play(at, 1, "blow 3,-1");
    assert_true(asked(at, 0));
    assert_int_equal(knots(at), 2);
    assert_true(hex_at(at, "3,-1")->known);
    assert_true(legal(at, 0, "discover 2,0"));
}

static void the_explorer_may_be_blown_to_a_tile_of_others_but_not_to_its_own(void **state)
{
    table *at = *state;

    RULE("6.3e");
    RULE("6.5a");
    RULE("E4");
    begin(at, 3);
    put_tile(at, "rapa", "3,0", VAKA_SEAT(2));
    put_tile(at, "tubai", "3,-1", VAKA_SEAT(0));
    play(at, 0, "embark 1,0");
    discover(at, 0, "2,0", "off-course", NULL);
    assert_string_equal(refused(at, 1, "blow 3,-1"), "own_marker");
    play(at, 1, "blow 3,0");
    assert_int_equal(knots(at), 2);
    assert_int_equal(stage(at), EXPLORE_FOUND);
    play(at, 0, "keep");
    assert_true(has_marker(at, 0, "3,0"));
}

static void off_course_again_and_again_goes_on(void **state)
{
    table *at = *state;

    RULE("E4");
    begin(at, 2);
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

static void with_nowhere_to_be_blown_to_it_stays_for_two_knots_and_may_try_again(void **state)
{
    table *at = *state;

    RULE("6.3f");
    RULE("E4");
    begin(at, 2);
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

static void with_four_knots_it_may_go_on(void **state)
{
    table *at = *state;

    RULE("6.4a");
    begin(at, 2);
    play(at, 0, "embark tonga");
    discover(at, 0, "1,1", "ocean-3", NULL);
    discover(at, 0, "2,1", "ocean-1", NULL);
    assert_int_equal(knots(at), 4);
    assert_true(legal(at, 0, "discover 2,0"));
    assert_true(legal(at, 0, "return"));
}

static void with_five_knots_it_must_return(void **state)
{
    table *at = *state;

    RULE("6.4b");
    RULE("E6");
    begin(at, 2);
    play(at, 0, "embark tonga");
    discover(at, 0, "1,1", "ocean-3", NULL);
    discover(at, 0, "2,1", "ocean-2", NULL);
    assert_true(told(at, EVENT_RETURN_FORCED, NULL));
    assert_true(explorer_is(at, 0, EXPLORER_HOME));
    assert_int_equal(game_at(at)->actor, 1);
}

static void with_six_knots_it_is_lost_after_the_hex_is_explored(void **state)
{
    table *at = *state;

    RULE("6.4c");
    RULE("E6");
    RULE("E8");
    begin(at, 2);
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

static void a_raised_limit_moves_all_three_by_one(void **state)
{
    table *at = *state;

    RULE("E6");
    begin(at, 2);
    vaka_modify(match_of(at), VALUE_KNOT_LIMIT, 0, VAKA_CHANGE_ADD, 1, VAKA_END_NEVER, 0);
    play(at, 0, "embark tonga");
    discover(at, 0, "1,1", "ocean-3", NULL);
    discover(at, 0, "2,1", "ocean-2", NULL);
    assert_true(asked(at, 0)); /* five: may go on */
    discover(at, 0, "2,0", "ocean-1", NULL);
    assert_true(told(at, EVENT_RETURN_FORCED, NULL));
}

static void above_the_raised_limit_it_is_lost(void **state)
{
    table *at = *state;

    RULE("E6");
    begin(at, 2);
    vaka_modify(match_of(at), VALUE_KNOT_LIMIT, 0, VAKA_CHANGE_ADD, 1, VAKA_END_NEVER, 0);
    play(at, 0, "embark tonga");
    discover(at, 0, "1,1", "ocean-3", NULL);
    discover(at, 0, "2,1", "ocean-2", NULL);
    discover(at, 0, "2,0", "ocean-2", NULL);
    assert_true(explorer_is(at, 0, EXPLORER_LOST));
}

/* --- 6.5: others' tiles, markers -------------------------------------------------------------- */

static void looking_at_a_tile_of_another_seat_costs_two_knots(void **state)
{
    table *at = *state;

    RULE("6.5a");
    RULE("E3");
    begin(at, 3);
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

static void the_tile_of_another_seat_may_be_revealed(void **state)
{
    table *at = *state;

    RULE("6.5a");
    RULE("E9");
    begin(at, 3);
    put_tile(at, "rapa", "1,1", VAKA_SEAT(1));
    play(at, 0, "embark tonga");
    play(at, 0, "discover 1,1");
    play(at, 0, "reveal");
    assert_true(hex_at(at, "1,1")->known);
    assert_int_equal(hex_at(at, "1,1")->facing, facts_of(match_of(at))->home_facing[HOME_TONGA]);
    assert_false(has_marker(at, 1, "1,1"));
}

static void a_tile_with_an_own_marker_is_not_explored_again(void **state)
{
    table *at = *state;

    RULE("6.5a");
    RULE("E3");
    begin(at, 2);
    put_tile(at, "rapa", "1,1", VAKA_SEAT(0));
    play(at, 0, "embark tonga");
    assert_string_equal(refused(at, 0, "discover 1,1"), "own_marker");
}

static void what_all_have_discovered_is_turned_up(void **state)
{
    table *at = *state;

    RULE("6.5b");
    RULE("E5");
    begin(at, 2);
    put_tile(at, "rapa", "1,1", VAKA_SEAT(1));
    play(at, 0, "embark tonga");
    play(at, 0, "discover 1,1");
    play(at, 0, "keep");
    assert_true(told(at, EVENT_TILE_KNOWN_TO_ALL, NULL));
    assert_true(hex_at(at, "1,1")->known);
    assert_int_equal(hex_at(at, "1,1")->facing, facts_of(match_of(at))->home_facing[HOME_TONGA]);
    assert_int_equal(knots(at), 2);
}

static void seats_that_are_out_do_not_count_among_all(void **state)
{
    table *at = *state;

    RULE("E5");
    begin(at, 3);
    vaka_seat_out(match_of(at), 2);
    put_tile(at, "rapa", "1,1", VAKA_SEAT(1));
    play(at, 0, "embark tonga");
    play(at, 0, "discover 1,1");
    play(at, 0, "keep");
    assert_true(hex_at(at, "1,1")->known);
}

static void a_fourth_marker_needs_one_to_be_freed(void **state)
{
    table *at = *state;

    RULE("6.5c");
    RULE("E5");
    begin(at, 2);
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

static void another_discoverer_may_turn_the_tile_up_under_the_eyes_of_the_looker(void **state)
{
    table *at = *state;

    RULE("6.3d");
    RULE("G3");
    begin(at, 3);
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

static void with_an_empty_cup_nothing_unknown_is_explored(void **state)
{
    table *at = *state;

    RULE("E7");
    begin(at, 2);
    put_tile(at, "rapa", "1,1", VAKA_SEAT(1));
    empty_zone(at, "cup");
    play(at, 0, "embark tonga");
    assert_string_equal(refused(at, 0, "discover 0,2"), "cup_empty");
    play(at, 0, "discover 1,1");
    play(at, 0, "reveal");
    assert_string_equal(refused(at, 0, "discover 2,1"), "cup_empty");
}

static void with_nothing_left_to_explore_a_seat_is_not_asked(void **state)
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

static void after_the_last_marker_only_face_down_tiles_are_left_for_off_course(void **state)
{
    table *at = *state;

    RULE("E7");
    begin(at, 2);
    put_tile(at, "rapa", "2,1", VAKA_SEAT(1));
    keep_one_off_course(at);
    play(at, 0, "embark tonga");
    play(at, 0, "discover 1,1");
    assert_true(asked(at, 1));
    assert_string_equal(refused(at, 1, "blow 2,0"), "cup_empty");
    assert_true(legal(at, 1, "blow 2,1"));
}

static void after_the_last_marker_there_is_no_second_try(void **state)
{
    table *at = *state;

    RULE("E7");
    begin(at, 2);
    keep_one_off_course(at);
    play(at, 0, "embark tonga");
    play(at, 0, "discover 1,1");
    assert_true(told(at, EVENT_BECALMED, NULL));
    assert_true(told(at, EVENT_RETURNED, NULL)); /* nothing is left to do */
    assert_true(explorer_is(at, 0, EXPLORER_HOME));
}

static void an_island_without_a_tile_left_is_ocean(void **state)
{
    table *at = *state;

    RULE("E7");
    begin(at, 2);
    empty_zone(at, "pile");
    play(at, 0, "embark tonga");
    discover(at, 0, "1,1", "island-2", NULL);
    assert_true(told(at, EVENT_OCEAN_FOUND, NULL));
    assert_true(hex_at(at, "1,1")->known);
    assert_int_equal(hex_at(at, "1,1")->tile, VAKA_NONE);
    assert_int_equal(knots(at), 2);
}

static void markers_are_resolved_at_the_end_and_never_return_to_the_cup(void **state)
{
    table *at = *state;

    RULE("6.6a");
    RULE("6.6b");
    RULE("6.6c");
    RULE("E8");
    begin(at, 2);
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

static void an_explorer_does_not_enter_south_america_or_a_closed_hex(void **state)
{
    table *at = *state;

    RULE("M9");
    begin(at, 2);
    vaka_modify(match_of(at), VALUE_CLOSED, zone(at, "1,1"), VAKA_CHANGE_ADD, 1, VAKA_END_NEVER, 0);
    play(at, 0, "embark tonga");
    assert_string_equal(refused(at, 0, "discover 1,1"), "closed");
    game_at(at)->seat[0].explorer_at = (int16_t)zone(at, "12,-7");
    assert_string_equal(refused(at, 0, "discover 13,-8"), "america");
}

/* --- Cards before the explorer is judged ------------------------------------------------------ */

static void who_holds_a_card_may_use_it_before_the_knots_are_judged(void **state)
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
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_seat_may_decline_to_explore),
        cmocka_unit_test(from_the_lost_box_the_explorer_only_comes_home),
        cmocka_unit_test(without_a_controlled_group_nobody_explores),
        cmocka_unit_test(the_pre_move_crosses_known_hexes_from_own_groups),
        cmocka_unit_test(the_pre_move_does_not_enter_enemy_hexes),
        cmocka_unit_test(a_face_down_tile_is_not_known_even_to_its_discoverer),
        cmocka_unit_test(the_pre_move_ends_where_something_can_be_explored),
        cmocka_unit_test(the_voyage_of_tonga),
        cmocka_unit_test(the_finder_alone_sees_the_tile),
        cmocka_unit_test(an_island_may_be_revealed_at_once),
        cmocka_unit_test(known_hexes_are_crossed_only_after_exploring_and_for_two_knots),
        cmocka_unit_test(an_expedition_may_return_without_having_explored),
        cmocka_unit_test(off_course_the_left_neighbour_moves_the_explorer),
        cmocka_unit_test(the_explorer_may_be_blown_to_a_tile_of_others_but_not_to_its_own),
        cmocka_unit_test(off_course_again_and_again_goes_on),
        cmocka_unit_test(with_nowhere_to_be_blown_to_it_stays_for_two_knots_and_may_try_again),
        cmocka_unit_test(with_four_knots_it_may_go_on),
        cmocka_unit_test(with_five_knots_it_must_return),
        cmocka_unit_test(with_six_knots_it_is_lost_after_the_hex_is_explored),
        cmocka_unit_test(a_raised_limit_moves_all_three_by_one),
        cmocka_unit_test(above_the_raised_limit_it_is_lost),
        cmocka_unit_test(looking_at_a_tile_of_another_seat_costs_two_knots),
        cmocka_unit_test(the_tile_of_another_seat_may_be_revealed),
        cmocka_unit_test(a_tile_with_an_own_marker_is_not_explored_again),
        cmocka_unit_test(what_all_have_discovered_is_turned_up),
        cmocka_unit_test(seats_that_are_out_do_not_count_among_all),
        cmocka_unit_test(a_fourth_marker_needs_one_to_be_freed),
        cmocka_unit_test(another_discoverer_may_turn_the_tile_up_under_the_eyes_of_the_looker),
        cmocka_unit_test(with_an_empty_cup_nothing_unknown_is_explored),
        cmocka_unit_test(with_nothing_left_to_explore_a_seat_is_not_asked),
        cmocka_unit_test(after_the_last_marker_only_face_down_tiles_are_left_for_off_course),
        cmocka_unit_test(after_the_last_marker_there_is_no_second_try),
        cmocka_unit_test(an_island_without_a_tile_left_is_ocean),
        cmocka_unit_test(markers_are_resolved_at_the_end_and_never_return_to_the_cup),
        cmocka_unit_test(an_explorer_does_not_enter_south_america_or_a_closed_hex),
        cmocka_unit_test(who_holds_a_card_may_use_it_before_the_knots_are_judged),
    };

    return cmocka_run_group_tests_name("explore", tests, sea_load_with_cards, table_group_unload);
}
