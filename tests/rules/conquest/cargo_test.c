/* tests/rules/conquest/cargo_test.c - what canoes carry, what stays, what nobody sees [7.4, 7.5,
 * M8, M10].
 *
 * SPDX-License-Identifier: MIT
 *
 * Seat 0 is Tonga at 0,1, seat 1 Samoa at 0,0; around them lies what sea_open_ocean says. */
#include "registered.h"
#include "sea_help.h"

/* --- Cargo (7.4) ------------------------------------------------------------------------------ */

TEST(a_transport_carries_one_band_or_one_colony)
{
    table *at = *state;

    RULE("7.4a");
    sea_open_ocean(at, 2);
    place(at, 0, "transport", "tonga");
    place(at, 0, "colony", "tonga");
    sea_go(at, MOVE_SAIL);
    PLAY("muster transport tonga down 2");
    assert_true(legal(at, 0, "load band transport"));
    PLAY("load colony transport");
    assert_string_equal(refused(at, 0, "load band transport"), "no_room");
    PLAY("sail 1,1", "land");
    assert_int_equal(count(at, "1,1", 0, "colony"), 1);
    assert_int_equal(count(at, "tonga", 0, "band"), 2);
}

TEST(a_war_canoe_carries_one_band_and_no_colony)
{
    table *at = *state;

    RULE("7.4b");
    sea_open_ocean(at, 2);
    place(at, 0, "war_canoe", "tonga");
    place(at, 0, "colony", "tonga");
    sea_go(at, MOVE_SAIL);
    PLAY("muster war_canoe tonga down 2");
    assert_string_equal(refused(at, 0, "load colony war_canoe"), "not_cargo");
    assert_string_equal(refused(at, 0, "load band transport"), "no_carrier");
    PLAY("load band war_canoe");
    assert_string_equal(refused(at, 0, "load band war_canoe"), "no_room");
    PLAY("sail 1,1", "land");
    assert_int_equal(count(at, "1,1", 0, "band"), 1);
}

TEST(a_band_that_came_on_a_war_canoe_is_known_as_such)
{
    table *at = *state;

    RULE("7.4d");
    sea_open_ocean(at, 2);
    place(at, 0, "war_canoe", "tonga");
    place(at, 0, "transport", "tonga");
    sea_go(at, MOVE_SAIL);
    PLAY("muster war_canoe tonga down 2", "load band war_canoe", "muster transport tonga down 2");
    PLAY("load band transport", "sail 1,1", "land");
    int32_t on_war = 0;
    for (VAKA_EACH(match_of(at), zone(at, "1,1"), piece))
        on_war += (match_of(at)->pieces[piece].field[FIELD_FLAGS] & PIECE_ON_WAR) != 0;
    assert_int_equal(on_war, 1);
}

TEST(canoes_pick_up_and_drop_as_they_go)
{
    table *at = *state;

    RULE("7.4c");
    RULE("M4");
    sea_open_ocean(at, 2);
    put_tile(at, "rapa", "0,2", VAKA_NONE);
    place(at, 0, "transport", "tonga");
    place(at, 0, "colony", "0,2");
    sea_go(at, MOVE_SAIL);
    PLAY("muster transport tonga down 2", "load band transport", "sail 0,2", "shed band down 1");
    PLAY("load colony transport", "sail 1,1", "land");
    assert_int_equal(count(at, "0,2", 0, "band"), 1);
    assert_int_equal(count(at, "1,1", 0, "colony"), 1);
}

TEST(cargo_is_carried_by_one_canoe_a_turn)
{
    table *at = *state;

    RULE("M4");
    RULE("7.4f");
    sea_open_ocean(at, 2);
    put_tile(at, "rapa", "0,2", VAKA_NONE);
    place(at, 0, "transport", "tonga");
    place(at, 0, "war_canoe", "0,2");
    sea_go(at, MOVE_SAIL);
    PLAY("muster transport tonga down 2", "load band transport", "sail 0,2", "land");
    PLAY("muster war_canoe 0,2 down 2");
    assert_string_equal(refused(at, 0, "load band war_canoe"), "other_carrier");
    PLAY("muster transport 0,2 down 1", "load band transport", "sail 1,1", "land");
    assert_int_equal(count(at, "1,1", 0, "band"), 1);
}

TEST(canoes_that_are_equal_may_carry_for_one_another)
{
    table *at = *state;

    RULE("M4");
    RULE("7.4f");
    sea_open_ocean(at, 2);
    place(at, 0, "transport", "tonga");
    place(at, 0, "transport", "2,1");
    place(at, 0, "transport", "1,1");
    sea_go(at, MOVE_SAIL);
    PLAY("muster transport tonga down 2", "load band transport", "sail 1,1", "land");
    PLAY("muster transport 1,1 down 2"); /* it has not moved: another canoe for sure */
    assert_string_equal(refused(at, 0, "load band transport"), "other_carrier");
    PLAY("land", "muster transport 2,1 down 2", "sail 1,1");
    PLAY("load band transport", "sail 2,0", "land"); /* as if the first had gone on */
    assert_int_equal(count(at, "2,0", 0, "band"), 1);
}

TEST(a_laden_canoe_stays_behind_after_its_cargo)
{
    table *at = *state;

    RULE("M4");
    RULE("M4b");
    sea_open_ocean(at, 2);
    place(at, 0, "transport", "tonga");
    place(at, 0, "transport", "tonga");
    place(at, 0, "colony", "tonga");
    sea_go(at, MOVE_SAIL);
    PLAY("muster transport tonga down 2", "load colony transport", "muster transport tonga down 2");
    PLAY("sail 1,1", "shed transport down 1"); /* one of the two is empty */
    assert_int_equal(count(at, "1,1", 0, "colony"), 0);
    PLAY("sail 2,1");
    assert_string_equal(refused(at, 0, "shed transport down 0"), "laden");
    PLAY("shed colony down 0", "shed transport down 0");
    assert_int_equal(count(at, "2,1", 0, "colony"), 1);
    assert_int_equal(game_at(at)->fleet_at, VAKA_NONE);
    PLAY("done");
}

/* A script took moves away while the fleet was under way: less than none are left, and the verb has
 * no word for that. */
TEST(a_canoe_that_went_farther_than_it_may_has_no_hexes_left)
{
    table *at = *state;

    RULE("M4");
    sea_open_ocean(at, 2);
    int32_t canoe = place(at, 0, "transport", "tonga");
    sea_go(at, MOVE_SAIL);
    PLAY("muster transport tonga down 2", "sail 1,1");
    vaka_piece_set(match_of(at), canoe, FIELD_MOVED, 5);
    PLAY("shed transport down 0");
    assert_int_equal(count(at, "1,1", 0, "transport"), 1);
}

/* --- Hidden (7.5) ----------------------------------------------------------------------------- */

TEST(boarding_looks_like_mustering_to_the_others)
{
    table *at = *state;
    uint32_t events;

    RULE("7.5a");
    RULE("G5");
    sea_open_ocean(at, 2);
    place(at, 0, "transport", "tonga");
    sea_go(at, MOVE_SAIL);
    PLAY("muster transport tonga down 2");
    vaka_event first = vaka_live_events(at->live, &events)[0];
    assert_int_equal(events, 1);
    assert_int_equal(first.id, EVENT_MUSTERED);
    assert_int_equal(first.hidden, 1u << 1);
    PLAY("load band transport");
    const vaka_event *told_now = vaka_live_events(at->live, &events);
    assert_int_equal(events, 2);
    assert_int_equal(told_now[0].audience, VAKA_SEAT(0)); /* for the owner alone */
    assert_true(told_now[0].hidden & VAKA_EVENT_PRIVATE);
    assert_int_equal(told_now[1].id, EVENT_MUSTERED); /* for all others */
    assert_int_equal(told_now[1].audience & VAKA_SEAT(0), 0);
    assert_int_equal(told_now[1].arg[1], VAKA_HIDDEN);
    assert_int_equal(seen(at, 1, "fleet", 0, NULL), 2);
    assert_int_equal(seen(at, 1, "fleet", 0, "band"), 0);
}

/* --- Garrisons (M8) --------------------------------------------------------------------------- */

static void hold_fiji(table *at)
{
    hex_at(at, "fiji")->independent = 0;
    game_at(at)->taken[zone(at, "fiji")] = 1;
}

TEST(the_last_piece_of_a_taken_printed_group_stays)
{
    table *at = *state;

    RULE("10.2b");
    RULE("M8");
    RULE("8.5d");
    sea_open_ocean(at, 2);
    hold_fiji(at);
    place(at, 0, "transport", "fiji");
    place(at, 0, "transport", "tonga");
    sea_go(at, MOVE_SAIL);
    assert_string_equal(refused(at, 0, "muster transport fiji down 2"), "garrison");
    PLAY("muster transport tonga down 2", "load band transport", "sail fiji", "shed band down 1");
    PLAY("muster transport fiji down 2", "sail tonga", "land"); /* the band is the garrison */
    assert_int_equal(count(at, "fiji", 0, NULL), 1);
}

TEST(a_fleet_does_not_take_the_whole_garrison_along)
{
    table *at = *state;

    RULE("M8");
    sea_open_ocean(at, 2);
    hold_fiji(at);
    place(at, 0, "transport", "fiji");
    place(at, 0, "band", "fiji");
    sea_go(at, MOVE_SAIL);
    PLAY("muster transport fiji down 2", "load band transport");
    assert_string_equal(refused(at, 0, "sail tonga"), "garrison");
    PLAY("shed band down 2", "sail tonga");
}

TEST(a_home_that_was_never_taken_needs_no_garrison)
{
    table *at = *state;

    RULE("M8");
    sea_open_ocean(at, 2);
    take_off(at, 0, "band", "tonga");
    take_off(at, 0, "band", "tonga");
    place(at, 0, "transport", "tonga");
    sea_go(at, MOVE_SAIL);
    PLAY("muster transport tonga down 2", "sail 1,1", "land", "done");
    assert_int_equal(count(at, "tonga", 0, NULL), 0);
}

/* --- At sea (M10) ----------------------------------------------------------------------------- */

TEST(what_has_no_canoe_place_at_sea_is_left_before_movement_ends)
{
    table *at = *state;

    RULE("M10");
    sea_open_ocean(at, 2);
    place(at, 0, "transport", "1,1");
    place(at, 0, "transport", "1,1");
    place(at, 0, "band", "1,1");
    place(at, 0, "colony", "1,1");
    sea_go(at, MOVE_SAIL);
    assert_string_equal(refused(at, 0, "leave band 1,1"), "no_excess");
    PLAY("muster transport 1,1 down 2");
    assert_true(told(at, EVENT_ADRIFT, NULL)); /* warned before the canoe leaves */
    PLAY("sail 2,1");
    assert_string_equal(refused(at, 0, "leave band 1,1"), "under_way");
    PLAY("land");
    assert_string_equal(refused(at, 0, "done"), "adrift");
    assert_true(legal(at, 0, "leave colony 1,1"));
    PLAY("leave band 1,1");
    assert_string_equal(refused(at, 0, "leave colony 1,1"), "no_excess");
    PLAY("done");
    assert_int_equal(count(at, "1,1", 0, "colony"), 1);
    assert_int_equal(count(at, "1,1", 0, "band"), 0);
}

TEST(a_war_canoe_is_no_place_for_a_colony_at_sea)
{
    table *at = *state;

    RULE("M10");
    RULE("7.4b");
    sea_open_ocean(at, 2);
    place(at, 0, "war_canoe", "1,1");
    place(at, 0, "transport", "1,1");
    place(at, 0, "colony", "1,1");
    sea_go(at, MOVE_SAIL);
    PLAY("muster transport 1,1 down 2", "sail 2,1", "land");
    assert_string_equal(refused(at, 0, "done"), "adrift");
    assert_string_equal(refused(at, 0, "leave band 1,1"), "no_excess");
    PLAY("leave colony 1,1", "done");
}

TEST(on_land_nobody_needs_a_canoe)
{
    table *at = *state;

    RULE("M10");
    sea_open_ocean(at, 2);
    put_tile(at, "johnston", "0,2", VAKA_NONE); /* an atoll will do */
    place(at, 0, "transport", "tonga");
    sea_go(at, MOVE_SAIL);
    PLAY("muster transport tonga down 2", "load band transport", "sail 0,2", "shed band down 1");
    PLAY("sail 1,1", "land", "done");
    assert_int_equal(count(at, "0,2", 0, "band"), 1);
}

/* --- Ending movement -------------------------------------------------------------------------- */

/* What a seat is told to lose by ending its movement; NULL: nothing. */
static const vaka_said *lost_at_the_end(table *at, int32_t seat)
{
    const vaka_scene *scene = vaka_live_scene(at->live, seat);

    for (uint32_t i = 0; i < scene->ending_count; i++)
        if (scene->endings[i].verb == VERB_DONE && scene->endings[i].lost.text)
            return &scene->endings[i].lost;
    return NULL;
}

/* Colonies that have not landed, or not even set out, and canoes that have not sailed. */
TEST(what_is_left_undone_by_ending_movement_is_said_to_its_owner_alone)
{
    table *at = *state;

    RULE("7.3h");
    sea_open_ocean(at, 2);
    place(at, 0, "transport", "tonga");
    sea_go(at, MOVE_SAIL);
    assert_string_equal(lost_at_the_end(at, 0)->id, "lost_unmoved");
    assert_null(lost_at_the_end(at, 1));
    assert_null(lost_at_the_end(at, VAKA_SPECTATOR));
    place(at, 0, "colony", "tonga");
    assert_string_equal(lost_at_the_end(at, 0)->id, "lost_ashore");
    PLAY("muster transport tonga down 2", "load colony transport", "sail 1,1");
    assert_null(lost_at_the_end(at, 0)); /* the step cannot be ended yet */
    PLAY("land");
    assert_string_equal(lost_at_the_end(at, 0)->id, "lost_at_sea");
    assert_int_equal(lost_at_the_end(at, 0)->arg[0], 1);
    assert_null(lost_at_the_end(at, 1));
    PLAY("muster transport 1,1 down 1", "load colony transport", "sail 2,1", "land");
    assert_null(lost_at_the_end(at, 0)); /* it can go no further */
}

int main(void)
{
    return run_registered("cargo", table_group_load, table_group_unload);
}
