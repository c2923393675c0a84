/* tests/rules/conquest/invariants_test.c - the invariants notice what is broken on purpose.
 *
 * SPDX-License-Identifier: MIT */
#include "table.h"

static void begin(table *at)
{
    table_homes(at, (table_choice){.seats = 2});
    play(at, 0, "order 0 clockwise");
    at->invariants = false;
    assert_null(at->check->common.broken(match_of(at)));
}

static void broken_by(table *at, const char *rule)
{
    const char *broken = at->check->common.broken(match_of(at));

    assert_non_null(broken);
    if (strncmp(broken, rule, strlen(rule)) != 0)
        fail_msg("'%s' is not about %s", broken, rule);
}

static void a_lost_counter_is_noticed(void **state)
{
    table *at = *state;

    begin(at);
    vaka_piece_remove(match_of(at), place(at, 0, "colony", "tonga"));
    broken_by(at, "9.3");
}

static void a_marker_or_tile_too_many_is_noticed(void **state)
{
    table *at = *state;

    begin(at);
    vaka_piece_new(match_of(at), kind(at, "ocean-1"), VAKA_NONE, zone(at, "cup"));
    broken_by(at, "2.5");
    begin(at);
    vaka_piece_new(match_of(at), kind(at, "tahiti"), VAKA_NONE, zone(at, "pile"));
    broken_by(at, "2.6");
}

static void a_counter_that_never_stands_on_the_map_is_noticed(void **state)
{
    table *at = *state;

    for (int32_t seat = 0; seat < 2; seat++) {
        begin(at);
        int32_t card = vaka_find(match_of(at), zone(at, "deck"), VAKA_NONE, kind(at, "moai"));

        vaka_piece_move(match_of(at), card, zone(at, seat ? "samoa" : "tonga"));
        vaka_door_position(at->door)->pieces[card].owner = (int8_t)seat;
        broken_by(at, "2.2");
    }
}

static void a_counter_among_those_of_another_seat_is_noticed(void **state)
{
    table *at = *state;

    begin(at);
    vaka_piece_move(match_of(at), place(at, 1, "band", "samoa"), zone(at, "unbuilt-0"));
    broken_by(at, "9.3");
}

static void villages_without_boxes_are_noticed(void **state)
{
    table *at = *state;

    begin(at);
    hex_at(at, "tonga")->villages = 4; /* three green boxes, no agriculture */
    broken_by(at, "9.4");
    hex_at(at, "tonga")->agriculture = 1;
    assert_null(at->check->common.broken(match_of(at)));
    hex_at(at, "tonga")->agriculture = 2;
    broken_by(at, "9.4");
}

static void two_seats_in_one_hex_are_noticed(void **state)
{
    table *at = *state;

    begin(at);
    place(at, 0, "transport", "2,1");
    broken_by(at, "7.3"); /* nobody knows this hex */
    begin(at);
    make_ocean(at, "1,1");
    place(at, 0, "transport", "1,1");
    place(at, 1, "transport", "1,1");
    broken_by(at, "8.1");
    begin(at);
    place(at, 0, "transport", "fiji");
    broken_by(at, "8.1");
}

static void a_band_adrift_is_noticed(void **state)
{
    table *at = *state;

    begin(at);
    make_ocean(at, "1,1");
    place(at, 0, "band", "1,1");
    broken_by(at, "7.4");
    place(at, 0, "war_canoe", "1,1");
    assert_null(at->check->common.broken(match_of(at)));
    place(at, 0, "colony", "1,1");
    broken_by(at, "7.4");
}

static void a_home_of_somebody_else_is_noticed(void **state)
{
    table *at = *state;

    begin(at);
    game_at(at)->seat[0].home = (int16_t)zone(at, "samoa");
    broken_by(at, "8.4");
}

static void a_tile_that_the_map_does_not_know_is_noticed(void **state)
{
    table *at = *state;

    begin(at);
    put_tile(at, "tahiti", "1,1", VAKA_SEAT(0));
    assert_null(at->check->common.broken(match_of(at)));
    hex_at(at, "1,1")->known = 1;
    broken_by(at, "2.1");
    begin(at);
    put_tile(at, "tahiti", "1,1", VAKA_NONE);
    assert_null(at->check->common.broken(match_of(at)));
    hex_at(at, "1,1")->tile = 0;
    broken_by(at, "2.6");
}

static void a_fourth_secret_island_is_noticed(void **state)
{
    table *at = *state;

    begin(at);
    put_tile(at, "tahiti", "1,1", VAKA_SEAT(1));
    put_tile(at, "hawaii", "1,2", VAKA_SEAT(1));
    put_tile(at, "rapa", "2,0", VAKA_SEAT(1));
    assert_null(at->check->common.broken(match_of(at)));
    put_tile(at, "niue", "1,0", VAKA_SEAT(1));
    broken_by(at, "6.5");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_lost_counter_is_noticed),
        cmocka_unit_test(a_marker_or_tile_too_many_is_noticed),
        cmocka_unit_test(a_counter_that_never_stands_on_the_map_is_noticed),
        cmocka_unit_test(a_counter_among_those_of_another_seat_is_noticed),
        cmocka_unit_test(villages_without_boxes_are_noticed),
        cmocka_unit_test(two_seats_in_one_hex_are_noticed),
        cmocka_unit_test(a_band_adrift_is_noticed),
        cmocka_unit_test(a_home_of_somebody_else_is_noticed),
        cmocka_unit_test(a_tile_that_the_map_does_not_know_is_noticed),
        cmocka_unit_test(a_fourth_secret_island_is_noticed),
    };

    return cmocka_run_group_tests_name("invariants", tests, table_group_load, table_group_unload);
}
