/* tests/rules/conquest/fleet_test.c - canoes at sea: how far, where, what stops them [7.3, M4-M9].
 *
 * SPDX-License-Identifier: MIT
 *
 * Seat 0 is Tonga at 0,1, seat 1 Samoa at 0,0; around them lies what sea_open_ocean says. */
#include "registered.h"
#include "sea_help.h"

/* Did the last action begin a battle there? A lone transport does not defend itself. */
static bool fought_at(table *at, const char *hex)
{
    vaka_event event;

    return told(at, EVENT_BATTLE_NAMED, &event) && event.arg[1] == zone(at, hex);
}

/* --- Hexes (7.3, M4) -------------------------------------------------------------------------- */

TEST(a_canoe_goes_two_hexes)
{
    table *at = *state;

    RULE("7.3b");
    RULE("M4");
    sea_open_ocean(at, 2);
    place(at, 0, "transport", "tonga");
    sea_go(at, MOVE_SAIL);
    PLAY("muster transport tonga down 2");
    assert_string_equal(refused(at, 0, "sail 2,1"), "not_next");
    PLAY("sail 1,1", "sail 2,1");
    assert_string_equal(refused(at, 0, "sail 3,0"), "tired");
    PLAY("land");
    assert_int_equal(count(at, "2,1", 0, "transport"), 1);
    assert_string_equal(refused(at, 0, "muster transport 2,1 down 1"), "tired");
}

TEST(hexes_are_spent_one_by_one_in_any_order_among_canoes)
{
    table *at = *state;

    RULE("M4");
    sea_open_ocean(at, 2);
    place(at, 0, "transport", "tonga");
    place(at, 0, "war_canoe", "tonga");
    sea_go(at, MOVE_SAIL);
    PLAY("muster transport tonga down 2", "sail 1,1", "land");
    assert_string_equal(refused(at, 0, "muster transport 1,1 down 2"), "other_left");
    PLAY("muster war_canoe tonga down 2", "sail 1,1");
    PLAY("muster transport 1,1 down 1", "sail 2,1");
    assert_string_equal(refused(at, 0, "sail 3,0"), "tired");
    PLAY("shed war_canoe down 0"); /* it has gone two hexes as well */
    assert_string_equal(refused(at, 0, "sail 3,0"), "tired");
}

TEST(a_value_gives_canoes_more_hexes)
{
    table *at = *state;

    RULE("M4");
    sea_open_ocean(at, 2);
    place(at, 0, "transport", "tonga");
    sea_go(at, MOVE_SAIL);
    vaka_modify(match_of(at), VALUE_MOVES, 0, VAKA_CHANGE_ADD, 1, VAKA_END_NEVER, 0);
    PLAY("muster transport tonga down 3", "sail 1,1", "sail 2,1", "sail 3,0");
    assert_string_equal(refused(at, 0, "sail 2,1"), "tired");
}

TEST(bands_and_colonies_do_not_sail_by_themselves)
{
    table *at = *state;

    RULE("2.2b");
    RULE("M4a");
    sea_open_ocean(at, 2);
    place(at, 0, "colony", "tonga");
    sea_go(at, MOVE_SAIL);
    assert_string_equal(refused(at, 0, "muster band tonga down 2"), "not_canoe");
    assert_string_equal(refused(at, 0, "muster colony tonga down 2"), "not_canoe");
    assert_string_equal(refused(at, 0, "sail 1,1"), "no_fleet");
    assert_string_equal(refused(at, 0, "land"), "no_fleet");
    assert_string_equal(refused(at, 0, "muster transport tonga down 2"), "none_here");
}

/* Said where canoes are called: what an attack needs, and what is missing. */
TEST(an_attack_is_refused_by_what_is_missing_for_it)
{
    table *at = *state;

    RULE("7.3d");
    RULE("7.3b");
    RULE("8.1c");
    sea_open_ocean(at, 2);
    place(at, 0, "transport", "tonga");
    sea_go(at, MOVE_SAIL);
    assert_string_equal(refused(at, 0, "muster transport samoa down 2"), "no_war_canoe");
    assert_string_equal(refusal(at, 0, "muster transport samoa down 2").rule, "7.3d");
    place(at, 0, "war_canoe", "tonga");
    assert_string_equal(refused(at, 0, "muster transport samoa down 2"), "attack_by_sea");
    assert_string_equal(refusal(at, 0, "muster transport samoa down 2").rule, "8.1c");
    assert_string_equal(refused(at, 0, "muster transport santa_cruz down 2"), "out_of_reach");
    PLAY("muster war_canoe tonga down 2", "sail 1,1", "sail 2,1", "land");
    assert_string_equal(refused(at, 0, "muster war_canoe samoa down 2"), "out_of_reach");
    assert_string_equal(refusal(at, 0, "muster war_canoe samoa down 2").rule, "7.3b");
    assert_string_equal(refused(at, 0, "muster war_canoe tonga down 2"), "none_here");
    assert_string_equal(refused(at, 0, "muster war_canoe 3,0 down 2"), "none_here");
}

TEST(one_fleet_is_under_way_at_a_time)
{
    table *at = *state;

    RULE("M4");
    RULE("M4c");
    sea_open_ocean(at, 2);
    place(at, 0, "transport", "tonga");
    place(at, 0, "transport", "2,1");
    sea_go(at, MOVE_SAIL);
    PLAY("muster transport tonga down 2");
    assert_string_equal(refused(at, 0, "muster transport 2,1 down 2"), "elsewhere");
    assert_string_equal(refused(at, 0, "done"), "under_way");
    PLAY("sail 1,1", "sail 2,1", "muster transport 2,1 down 2");
    assert_string_equal(refused(at, 0, "sail 3,0"), "tired"); /* the first one */
    PLAY("shed transport down 0", "sail 3,0", "land", "done");
    assert_int_equal(count(at, "2,1", 0, "transport"), 1);
    assert_int_equal(count(at, "3,0", 0, "transport"), 1);
}

TEST(who_is_called_and_stays_behind_rests)
{
    table *at = *state;

    RULE("M4");
    RULE("M4a");
    RULE("M4d");
    sea_open_ocean(at, 2);
    place(at, 0, "transport", "tonga");
    place(at, 0, "war_canoe", "tonga");
    sea_go(at, MOVE_SAIL);
    PLAY("muster transport tonga down 2", "load band transport", "shed band down 2");
    assert_string_equal(refused(at, 0, "shed band down 2"), "not_aboard");
    PLAY("load band transport", "land"); /* the other band */
    assert_string_equal(refused(at, 0, "muster transport tonga down 2"), "rests");
    PLAY("muster war_canoe tonga down 2");
    assert_string_equal(refused(at, 0, "load band war_canoe"), "rests");
    PLAY("land", "done");
}

TEST(the_face_of_a_canoe_is_the_movers_choice)
{
    table *at = *state;

    RULE("7.5b");
    sea_open_ocean(at, 2);
    place(at, 0, "transport", "tonga");
    place_up(at, 0, "transport", "tonga");
    sea_go(at, MOVE_SAIL);
    PLAY("muster transport tonga down 2", "sail 1,1", "land");
    assert_int_equal(seen(at, 1, "tonga", 0, "transport"), 1);
    assert_int_equal(seen(at, 1, "1,1", 0, "transport"), 0);
    PLAY("muster transport tonga up 2", "sail 1,1", "muster transport 1,1 down 1");
    PLAY("shed transport up 1");
    assert_int_equal(seen(at, 1, "1,1", 0, "transport"), 1);
    assert_int_equal(count(at, "fleet", 0, NULL), 1);
}

/* --- Where (7.3, M5, M9) ---------------------------------------------------------------------- */

TEST(canoes_enter_known_hexes_only)
{
    table *at = *state;

    RULE("7.3c");
    RULE("6.1a");
    RULE("M5");
    sea_open_ocean(at, 3);
    put_tile(at, "rapa", "0,2", VAKA_SEAT(1));
    place(at, 0, "transport", "tonga");
    sea_go(at, MOVE_SAIL);
    PLAY("muster transport tonga down 2");
    assert_string_equal(refused(at, 0, "sail -1,2"), "unknown");
    assert_string_equal(refused(at, 0, "sail 0,2"), "not_yours");
}

TEST(a_tile_with_an_own_marker_is_turned_up_on_entering)
{
    table *at = *state;

    RULE("7.3c");
    RULE("M5");
    sea_open_ocean(at, 2);
    put_tile(at, "rapa", "0,2", VAKA_SEAT(0));
    place(at, 0, "transport", "tonga");
    sea_go(at, MOVE_SAIL);
    PLAY("muster transport tonga down 2", "sail 0,2");
    assert_true(told(at, EVENT_TILE_UP, NULL));
    assert_true(hex_at(at, "0,2")->known);
    assert_int_equal(seen(at, 1, "0,2", VAKA_NONE, "rapa"), 1);
    assert_false(undoable(at, 0));
}

TEST(a_transport_needs_an_escort_among_enemies)
{
    table *at = *state;

    RULE("7.3d");
    RULE("M5");
    RULE("7.3k");
    sea_open_ocean(at, 2);
    place(at, 0, "transport", "tonga");
    place(at, 0, "war_canoe", "tonga");
    place(at, 1, "rumor", "1,1");
    sea_go(at, MOVE_SAIL);
    PLAY("muster transport tonga down 2");
    assert_string_equal(refused(at, 0, "sail fiji"), "escort");
    assert_string_equal(refused(at, 0, "sail samoa"), "escort");
    assert_string_equal(refused(at, 0, "sail 1,1"), "escort");
    assert_string_equal(refusal(at, 0, "sail samoa").rule, "7.3d");
    assert_string_equal(refusal(at, 0, "sail 1,1").rule, "7.3k");
    PLAY("muster war_canoe tonga down 2");
    assert_true(legal(at, 0, "sail fiji"));
    assert_true(legal(at, 0, "sail samoa"));
    PLAY("sail 1,1");
    assert_int_equal(count(at, "fleet", 0, NULL), 2);
}

TEST(open_ocean_is_free_to_all_canoes)
{
    table *at = *state;

    RULE("7.3g");
    sea_open_ocean(at, 2);
    place(at, 0, "transport", "tonga");
    sea_go(at, MOVE_SAIL);
    PLAY("muster transport tonga down 2", "sail 1,1", "land", "done");
    assert_int_equal(count(at, "1,1", 0, "transport"), 1);
}

TEST(what_stays_among_enemies_keeps_a_war_canoe)
{
    table *at = *state;

    RULE("M5");
    sea_open_ocean(at, 2);
    place(at, 0, "transport", "tonga");
    place(at, 0, "war_canoe", "tonga");
    place(at, 1, "transport", "1,1");
    sea_go(at, MOVE_SAIL);
    PLAY("muster transport tonga down 2", "muster war_canoe tonga down 2", "sail 1,1");
    PLAY("shed transport down 1");
    assert_string_equal(refused(at, 0, "sail 2,1"), "unescorted");
    PLAY("muster transport 1,1 down 1", "sail 2,1", "land");
    assert_int_equal(count(at, "1,1", 0, NULL), 0);
}

TEST(a_transport_may_go_on_while_the_war_canoe_stays)
{
    table *at = *state;

    RULE("M5");
    sea_open_ocean(at, 2);
    place(at, 0, "transport", "tonga");
    place(at, 0, "war_canoe", "tonga");
    place(at, 1, "transport", "1,1");
    sea_go(at, MOVE_SAIL);
    PLAY("muster transport tonga down 2", "muster war_canoe tonga down 2", "sail 1,1");
    PLAY("shed war_canoe down 1", "sail 2,1", "land", "done");
    assert_true(fought_at(at, "1,1"));
}

TEST(south_america_the_edge_and_closed_hexes_are_barred)
{
    table *at = *state;

    RULE("M9");
    RULE("2.1e");
    RULE("11.2c");
    sea_open_ocean(at, 2);
    place(at, 0, "transport", "12,-7");
    place(at, 0, "transport", "tonga");
    vaka_modify(match_of(at), VALUE_CLOSED, zone(at, "1,1"), VAKA_CHANGE_ADD, 1, VAKA_END_NEVER, 0);
    sea_go(at, MOVE_SAIL);
    PLAY("muster transport 12,-7 down 2");
    assert_string_equal(refused(at, 0, "sail 13,-8"), "america");
    PLAY("sail 11,-6", "land", "muster transport tonga down 2"); /* the eastern ocean is open */
    assert_string_equal(refused(at, 0, "sail 1,1"), "closed");
}

TEST(a_truce_keeps_two_seats_apart)
{
    table *at = *state;

    RULE("11.2t");
    sea_open_ocean(at, 2);
    place(at, 0, "war_canoe", "tonga");
    vaka_modify(match_of(at), VALUE_TRUCE, VAKA_PAIR(0, 1), VAKA_CHANGE_ADD, 1, VAKA_END_NEVER, 0);
    sea_go(at, MOVE_SAIL);
    PLAY("muster war_canoe tonga down 2");
    assert_string_equal(refused(at, 0, "sail samoa"), "truce");
    assert_true(legal(at, 0, "sail fiji"));
}

/* --- Stops (M6) ------------------------------------------------------------------------------- */

TEST(an_enemy_group_stops_the_whole_fleet)
{
    table *at = *state;

    RULE("7.3e");
    RULE("M6");
    sea_open_ocean(at, 2);
    place(at, 0, "transport", "tonga");
    place(at, 0, "war_canoe", "tonga");
    sea_go(at, MOVE_SAIL);
    PLAY("muster transport tonga down 2", "load band transport", "muster war_canoe tonga down 2");
    PLAY("sail fiji");
    assert_true(told(at, EVENT_STOPPED, NULL));
    assert_int_equal(game_at(at)->fleet_at, VAKA_NONE);
    assert_int_equal(count(at, "fiji", 0, NULL), 3);
    assert_string_equal(refused(at, 0, "muster war_canoe fiji down 1"), "stopped");
    assert_string_equal(refused(at, 0, "muster transport fiji down 1"), "stopped");
}

TEST(an_enemy_war_canoe_stops_the_fleet_and_no_more_is_told)
{
    table *at = *state;

    RULE("7.3e");
    RULE("M6");
    sea_open_ocean(at, 2);
    place(at, 0, "war_canoe", "tonga");
    place(at, 1, "war_canoe", "1,1");
    place(at, 1, "band", "1,1");
    sea_go(at, MOVE_SAIL);
    PLAY("muster war_canoe tonga down 2", "sail 1,1");
    assert_true(told(at, EVENT_WAR_CANOE_MET, NULL));
    assert_false(undoable(at, 0));
    assert_int_equal(seen(at, 0, "1,1", 1, "war_canoe"), 0);
    assert_int_equal(seen(at, 0, "1,1", 1, NULL), 2);
    assert_string_equal(refused(at, 0, "muster war_canoe 1,1 down 1"), "stopped");
}

TEST(the_stop_is_kept_even_if_its_cause_goes_away)
{
    table *at = *state;

    RULE("M6");
    sea_open_ocean(at, 2);
    place(at, 0, "war_canoe", "tonga");
    place(at, 1, "war_canoe", "1,1");
    sea_go(at, MOVE_SAIL);
    PLAY("muster war_canoe tonga down 2", "sail 1,1");
    take_off(at, 1, "war_canoe", "1,1");
    assert_string_equal(refused(at, 0, "muster war_canoe 1,1 down 1"), "stopped");
}

TEST(enemy_transports_may_be_passed_but_the_look_cannot_be_undone)
{
    table *at = *state;

    RULE("7.3f");
    RULE("M6");
    sea_open_ocean(at, 2);
    place(at, 0, "war_canoe", "tonga");
    place(at, 1, "transport", "1,1");
    sea_go(at, MOVE_SAIL);
    PLAY("muster war_canoe tonga down 2", "sail 1,1");
    assert_false(told(at, EVENT_WAR_CANOE_MET, NULL));
    assert_false(undoable(at, 0));
    PLAY("sail 2,1", "land", "done");
    assert_int_equal(game_at(at)->actor, 1);
}

TEST(stopping_beside_enemy_transports_brings_battle)
{
    table *at = *state;

    RULE("7.3f");
    RULE("B1");
    sea_open_ocean(at, 2);
    place(at, 0, "war_canoe", "tonga");
    place(at, 1, "transport", "1,1");
    sea_go(at, MOVE_SAIL);
    PLAY("muster war_canoe tonga down 2", "sail 1,1", "land", "done");
    assert_true(fought_at(at, "1,1"));
}

TEST(a_move_over_open_sea_can_be_undone)
{
    table *at = *state;
    vaka_refusal why;

    RULE("M6");
    sea_open_ocean(at, 2);
    place(at, 0, "war_canoe", "tonga");
    sea_go(at, MOVE_SAIL);
    PLAY("muster war_canoe tonga down 2", "sail 1,1");
    assert_true(undoable(at, 0));
    assert_int_equal(vaka_live_undo(at->live, 0, &why), VAKA_OK);
    assert_int_equal(game_at(at)->fleet_at, zone(at, "tonga"));
}

/* --- Rumors (7.6, M7) ------------------------------------------------------------------------- */

TEST(a_rumor_moves_like_a_canoe_without_cargo)
{
    table *at = *state;

    RULE("7.6a");
    RULE("M7");
    sea_open_ocean(at, 2);
    place(at, 0, "rumor", "tonga");
    sea_go(at, MOVE_SAIL);
    PLAY("muster rumor tonga down 2");
    assert_string_equal(refused(at, 0, "load band rumor"), "not_cargo");
    assert_string_equal(refused(at, 0, "sail fiji"), "escort");
    assert_string_equal(refusal(at, 0, "sail fiji").rule, "M5");
    PLAY("sail 1,1", "sail 2,1");
    assert_string_equal(refused(at, 0, "sail 3,0"), "tired");
    PLAY("land", "done");
    assert_int_equal(seen(at, 1, "2,1", 0, "rumor"), 0);
}

TEST(a_rumor_goes_along_with_a_laden_fleet)
{
    table *at = *state;

    RULE("7.6a");
    RULE("M7");
    sea_open_ocean(at, 2);
    place(at, 0, "rumor", "tonga");
    place(at, 0, "war_canoe", "tonga");
    sea_go(at, MOVE_SAIL);
    PLAY("muster war_canoe tonga down 2", "load band war_canoe", "muster rumor tonga down 2");
    PLAY("sail fiji");
    assert_int_equal(count(at, "fiji", 0, NULL), 3);
}

int main(void)
{
    return run_registered("fleet", table_group_load, table_group_unload);
}
