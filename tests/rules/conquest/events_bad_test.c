/* tests/rules/conquest/events_bad_test.c - events that happen at once and harm [11.2].
 *
 * SPDX-License-Identifier: MIT */
#include "events.h"
#include "registered.h"

/* The marker has never come into play. */
static void assert_void(table *at, const char *marker)
{
    assert_true(told(at, EVENT_EVENT_VOID, NULL));
    if (marker)
        assert_int_equal(marker_at(at, marker), zone(at, "event-markers"));
    assert_int_equal(step_on_top(at), STEP_EXPLORE);
}

/* --- Invasive Weeds --- */

TEST(weeds_take_a_village_and_its_box_for_good)
{
    table *at = events_begin(state, 2);

    CARD("invasive_weeds");
    settle_hex(at, 0, "tonga", 3);
    settle_hex(at, 1, "samoa", 3);
    draw_first(at, "invasive_weeds");
    assert_string_equal(refused(at, 0, "choose-space fiji"), "not_offered");
    play(at, 0, "choose-space samoa");
    assert_int_equal(hex_at(at, "samoa")->villages, 2);
    assert_int_equal(value_at(at, VALUE_CAPACITY, "samoa"), -1);
    for (int32_t turn = 0; turn < 3; turn++)
        pass_turn(at);
    assert_int_equal(marker_at(at, "ev_01_invasive_weeds"), zone(at, "samoa"));
    assert_int_equal(value_at(at, VALUE_CAPACITY, "samoa"), -1);
}

TEST(weeds_find_nothing_where_nobody_can_lose_a_village)
{
    table *at = events_begin(state, 2);

    CARD("invasive_weeds");
    put_tile(at, "niue", "1,1", VAKA_NONE);
    put_tile(at, "tuvalu", "1,0", VAKA_NONE);
    settle_hex(at, 1, "samoa", 1); /* three villages, but nowhere two */
    settle_hex(at, 1, "1,1", 1);
    settle_hex(at, 1, "1,0", 1);
    draw_first(at, "invasive_weeds");
    assert_void(at, "ev_01_invasive_weeds");
}

/* --- Typhoon --- */

/* Seat 1 has a fleet in the ocean hex -2,0. */
static table *fleet_at_sea(void **state)
{
    table *at = events_begin(state, 2);

    place_up(at, 1, "transport", "-2,0");
    place(at, 1, "war_canoe", "-2,0");
    place(at, 1, "band", "-2,0");
    return at;
}

TEST(a_typhoon_closes_its_hex_for_a_turn_and_takes_pieces_of_the_owners_choice)
{
    table *at = fleet_at_sea(state);

    CARD("typhoon");
    queue_chance(at, "die 3");
    draw_first(at, "typhoon");
    choose(at, 1, "piece.band");
    choose(at, 1, "typhoon.all_afloat");
    assert_int_equal(count(at, "-2,0", 1, NULL), 2);
    assert_int_equal(count(at, "-2,0", 1, "band"), 0);
    assert_int_equal(value_at(at, VALUE_CLOSED, "-2,0"), 1);
    assert_int_equal(value_at(at, VALUE_NO_CHAIN, "-2,0"), 1);
    pass_turn(at);
    assert_int_equal(value_at(at, VALUE_CLOSED, "-2,0"), 0);
    assert_int_equal(marker_at(at, "ev_02_typhoon"), zone(at, "event-markers"));
}

TEST(a_typhoon_of_six_takes_half_rounded_up_and_who_is_left_without_a_canoe)
{
    table *at = fleet_at_sea(state);

    CARD("typhoon");
    queue_chance(at, "die 6");
    draw_first(at, "typhoon");
    choose(at, 1, "piece.transport_up");
    choose(at, 1, "piece.war_canoe");
    assert_int_equal(count(at, "-2,0", 1, "band"), 1);
    choose(at, 1, "piece.band"); /* 7.4: nothing carries it any more */
    assert_int_equal(count(at, "-2,0", 1, NULL), 0);
    assert_false(question_open(at));
}

TEST(what_a_typhoon_takes_tells_the_others_something_and_stays_taken)
{
    table *at = fleet_at_sea(state);

    CARD("typhoon");
    queue_chance(at, "die 6");
    draw_first(at, "typhoon");
    choose(at, 1, "piece.transport_up");
    assert_false(vaka_live_can_undo(at->live, 1, NULL));
}

TEST(a_typhoon_of_two_takes_nothing_but_rumors)
{
    table *at = fleet_at_sea(state);

    CARD("typhoon");
    place(at, 1, "rumor", "-2,0");
    queue_chance(at, "die 2");
    draw_first(at, "typhoon");
    assert_false(question_open(at));
    assert_int_equal(count(at, "-2,0", 1, NULL), 3);
    assert_int_equal(count(at, "unbuilt-1", 1, "rumor"), 2);
}

TEST(a_typhoon_asks_the_owner_even_if_his_pieces_are_alike)
{
    table *at = events_begin(state, 2);

    CARD("typhoon");
    place(at, 1, "band", "kapingamarangi");
    place(at, 1, "band", "kapingamarangi");
    queue_chance(at, "die 4");
    draw_first(at, "typhoon");
    assert_true(asked(at, 1));
    choose(at, 1, "piece.band");
    assert_int_equal(count(at, "kapingamarangi", 1, "band"), 1);
    assert_false(question_open(at)); /* on an island nobody drowns */
}

TEST(a_typhoon_needs_a_hex_with_pieces_and_without_a_village)
{
    table *at = events_begin(state, 2);

    CARD("typhoon");
    draw_first(at, "typhoon"); /* all stand at home, among villages */
    assert_void(at, "ev_02_typhoon");
}

/* --- Tsunami --- */

TEST(a_tsunami_takes_a_village_and_a_canoe)
{
    table *at = events_begin(state, 2);

    CARD("tsunami");
    settle_hex(at, 1, "samoa", 3);
    place(at, 1, "war_canoe", "samoa");
    place(at, 1, "transport", "samoa");
    draw_first(at, "tsunami");
    assert_int_equal(hex_at(at, "samoa")->villages, 2);
    choose(at, 1, "piece.transport");
    assert_int_equal(count(at, "samoa", 1, "transport"), 0);
    assert_int_equal(count(at, "samoa", 1, "war_canoe"), 1);
    assert_int_equal(value_at(at, VALUE_CAPACITY, "samoa"), 0);
}

TEST(a_tsunami_asks_for_a_canoe_even_if_there_is_none)
{
    table *at = events_begin(state, 2);

    CARD("tsunami");
    settle_hex(at, 1, "samoa", 3);
    draw_first(at, "tsunami");
    choose(at, 1, "tsunami.no_canoe"); /* two bands: the others cannot tell */
    assert_int_equal(count(at, "samoa", 1, "band"), 2);
    assert_int_equal(step_on_top(at), STEP_EXPLORE);
}

TEST(a_tsunami_that_nobody_can_suffer_is_no_event)
{
    table *at = events_begin(state, 2);

    CARD("tsunami");
    draw_first(at, "tsunami");
    assert_void(at, NULL);
}

/* --- Severe Erosion --- */

TEST(erosion_takes_an_empty_box_that_its_owner_chooses)
{
    table *at = events_begin(state, 2);

    CARD("severe_erosion");
    draw_first(at, "severe_erosion");
    play(at, 0, "choose-space samoa");
    choose(at, 1, "severe_erosion.bare");
    assert_int_equal(hex_at(at, "samoa")->villages, 2);
    assert_int_equal(value_at(at, VALUE_CAPACITY, "samoa"), 0);
    assert_int_equal(value_at(at, VALUE_BARREN, "samoa"), 1);
    idle_until_planning(at);
    assert_string_equal(refused(at, 1, "farm samoa"), "no_brown_box");
    assert_true(legal(at, 0, "farm tonga"));
}

TEST(erosion_of_a_full_group_takes_a_village)
{
    table *at = events_begin(state, 2);

    CARD("severe_erosion");
    put_tile(at, "tuamotu", "1,1", VAKA_NONE);
    settle_hex(at, 1, "1,1", 2);
    draw_first(at, "severe_erosion");
    play(at, 0, "choose-space 1,1");
    assert_int_equal(hex_at(at, "1,1")->villages, 1);
    assert_int_equal(value_at(at, VALUE_CAPACITY, "1,1"), -1);
    assert_int_equal(value_at(at, VALUE_BARREN, "1,1"), 0);
}

TEST(erosion_leaves_a_full_group_alone_whose_owner_has_but_two_villages)
{
    table *at = events_begin(state, 2);

    CARD("severe_erosion");
    RULE("A4");
    put_tile(at, "tuamotu", "1,1", VAKA_NONE);
    put_tile(at, "niue", "1,0", VAKA_NONE); /* one box: no target either */
    settle_hex(at, 0, "tonga", 0);
    settle_hex(at, 0, "1,0", 1);
    game_at(at)->seat[0].home = (int16_t)zone(at, "1,0");
    clear_hex(at, 0, "tonga");
    settle_hex(at, 1, "samoa", 0);
    settle_hex(at, 1, "1,1", 2);
    game_at(at)->seat[1].home = (int16_t)zone(at, "1,1");
    clear_hex(at, 1, "samoa");
    draw_first(at, "severe_erosion");
    assert_void(at, "ev_04_severe_erosion");
}

/* --- Drought --- */

TEST(a_drought_stops_the_build_points_of_a_group_until_the_next_turn_is_over)
{
    table *at = events_begin(state, 2);

    CARD("drought");
    draw_first(at, "drought");
    play(at, 0, "choose-space samoa");
    idle_until_planning(at);
    assert_int_equal(game_at(at)->build.points[zone(at, "samoa")], 0);
    assert_int_equal(game_at(at)->build.points[zone(at, "tonga")], 2);
    assert_int_equal(vp_of(at, 1), 4);
    pass_turn(at);
    idle_until_planning(at);
    assert_int_equal(game_at(at)->build.points[zone(at, "samoa")], 0);
    pass_turn(at);
    idle_until_planning(at);
    assert_int_equal(game_at(at)->build.points[zone(at, "samoa")], 2);
}

TEST(a_drought_needs_two_villages_in_one_group)
{
    table *at = events_begin(state, 2);

    CARD("drought");
    settle_hex(at, 0, "tonga", 1);
    settle_hex(at, 1, "samoa", 1);
    draw_first(at, "drought");
    assert_void(at, "ev_05_drought");
}

/* --- Volcanic Eruption --- */

TEST(an_eruption_of_five_takes_two_villages_and_a_box_for_two_more_turns)
{
    table *at = events_begin(state, 2);

    CARD("volcanic_eruption");
    settle_hex(at, 1, "samoa", 4);
    hex_at(at, "samoa")->agriculture = 1;
    queue_chance(at, "die 5");
    draw_first(at, "volcanic_eruption");
    assert_int_equal(hex_at(at, "samoa")->villages, 2);
    for (int32_t turn = 0; turn < 3; turn++) {
        assert_int_equal(value_at(at, VALUE_CAPACITY, "samoa"), -1);
        pass_turn(at);
    }
    assert_int_equal(value_at(at, VALUE_CAPACITY, "samoa"), 0);
}

TEST(an_eruption_leaves_the_group_one_village)
{
    table *at = events_begin(state, 2);

    CARD("volcanic_eruption");
    put_tile(at, "tuamotu", "1,1", VAKA_NONE);
    settle_hex(at, 1, "1,1", 2);
    queue_chance(at, "die 6");
    draw_first(at, "volcanic_eruption");
    play(at, 0, "choose-space 1,1");
    assert_int_equal(hex_at(at, "1,1")->villages, 1);
}

TEST(an_eruption_spares_whoever_has_fewer_than_four_villages)
{
    table *at = events_begin(state, 2);

    CARD("volcanic_eruption");
    settle_hex(at, 1, "samoa", 3);
    draw_first(at, "volcanic_eruption");
    assert_void(at, "ev_06_volcanic_eruption");
}

/* --- Taniwha --- */

TEST(a_taniwha_keeps_explorers_out_and_breaks_chains)
{
    table *at = events_begin(state, 2);

    CARD("taniwha");
    make_ocean(at, "1,1");
    place_up(at, 0, "transport", "tonga");
    place_up(at, 0, "transport", "1,1");
    draw_first(at, "taniwha");
    play(at, 0, "choose-space 1,1");
    assert_string_equal(refused(at, 0, "embark 1,1"), "no_way");
    assert_int_equal(value_at(at, VALUE_NO_CHAIN, "1,1"), 1);
    play(at, 0, "embark tonga");
    assert_string_equal(refused(at, 0, "discover 1,1"), "closed");
}

TEST(a_taniwha_lurks_in_known_ocean_until_the_next_turn_is_over)
{
    table *at = events_begin(state, 2);

    CARD("taniwha");
    draw_first(at, "taniwha");
    assert_string_equal(refused(at, 0, "choose-space 1,1"), "not_offered"); /* Unknown */
    assert_string_equal(refused(at, 0, "choose-space fiji"), "not_offered");
    play(at, 0, "choose-space -2,1");
    pass_turn(at);
    assert_int_equal(value_at(at, VALUE_CLOSED, "-2,1"), 1);
    pass_turn(at);
    assert_int_equal(value_at(at, VALUE_CLOSED, "-2,1"), 0);
}

/* --- Doldrums --- */

TEST(doldrums_slow_everybody_down_for_a_turn)
{
    table *at = events_begin(state, 2);

    CARD("doldrums");
    draw_first(at, "doldrums");
    assert_int_equal(value_of(at, VALUE_MOVES, 0), 1);
    assert_int_equal(value_of(at, VALUE_MOVES, 1), 1);
    pass_turn(at);
    assert_int_equal(value_of(at, VALUE_MOVES, 0), 2);
}

TEST(doldrums_never_stop_a_canoe)
{
    table *at = events_begin(state, 2);

    CARD("doldrums");
    vaka_modify(match_of(at), VALUE_MOVES, 0, VAKA_CHANGE_ADD, -1, VAKA_END_NEVER, 0);
    draw_first(at, "doldrums");
    assert_int_equal(value_of(at, VALUE_MOVES, 0), 1);
}

/* --- Chiefly Feud --- */

TEST(a_feud_makes_the_groups_of_the_greatest_build_by_themselves)
{
    table *at = events_begin(state, 2);

    CARD("chiefly_feud");
    settle_hex(at, 1, "samoa", 3);
    put_tile(at, "niue", "1,0", VAKA_NONE);
    settle_hex(at, 1, "1,0", 1);
    place_up(at, 1, "transport", "samoa");
    place_up(at, 1, "transport", "1,0");
    draw_first(at, "chiefly_feud");
    assert_int_equal(marker_at(at, "ev_19_chiefly_feud"), zone(at, "markers-1"));
    idle_until_planning(at);
    assert_int_equal(game_at(at)->build.points[zone(at, "samoa")], 3);
    assert_int_equal(game_at(at)->build.points[zone(at, "1,0")], 1);
    pass_turn(at);
    assert_int_equal(marker_at(at, "ev_19_chiefly_feud"), zone(at, "event-markers"));
    assert_int_equal(value_of(at, VALUE_APART, 1), 0);
}

TEST(the_drawer_chooses_among_equals_whose_chiefs_quarrel)
{
    table *at = events_begin(state, 3);

    CARD("chiefly_feud");
    settle_hex(at, 1, "samoa", 3);
    settle_hex(at, 0, "tonga", 3);
    draw_first(at, "chiefly_feud");
    assert_string_equal(refused(at, 0, "choose-seat 2"), "not_offered");
    play(at, 0, "choose-seat 1");
    assert_int_equal(value_of(at, VALUE_APART, 1), 1);
    assert_int_equal(value_of(at, VALUE_APART, 0), 0);
}

/* --- Rats --- */

TEST(rats_cost_a_point_each_turn_until_they_are_paid_off)
{
    table *at = events_begin(state, 2);

    CARD("rats");
    RULE("11.2q");
    draw_first(at, "rats");
    play(at, 0, "choose-space samoa");
    idle_until_planning(at);
    assert_int_equal(game_at(at)->build.points[zone(at, "samoa")], 1);
    pass_turn(at);
    idle_until_planning(at);
    assert_int_equal(game_at(at)->build.points[zone(at, "samoa")], 1);
    play(at, 1, "rid ev_20_rats samoa");
    assert_string_equal(refused(at, 1, "rid ev_20_rats samoa"), "not_for_sale");
    commit_plans(at);
    assert_int_equal(marker_at(at, "ev_20_rats"), zone(at, "event-markers"));
    pass_turn(at);
    idle_until_planning(at);
    assert_int_equal(game_at(at)->build.points[zone(at, "samoa")], 2);
}

TEST(rats_are_paid_off_by_the_owner_with_points_of_the_group_only)
{
    table *at = events_begin(state, 2);

    CARD("rats");
    draw_first(at, "rats");
    play(at, 0, "choose-space samoa");
    idle_until_planning(at);
    assert_string_equal(refused(at, 0, "rid ev_20_rats samoa"), "no_village");
    assert_string_equal(refused(at, 0, "rid ev_20_rats tonga"), "not_for_sale");
    assert_string_equal(refused(at, 0, "rid ev_02_typhoon tonga"), "not_for_sale");
    play(at, 1, "build band samoa");
    assert_string_equal(refused(at, 1, "rid ev_20_rats samoa"), "too_dear");
    commit_plans(at);
    assert_int_equal(marker_at(at, "ev_20_rats"), zone(at, "samoa"));
}

/* --- Ciguatera --- */

TEST(ciguatera_takes_the_point_of_being_connected)
{
    table *at = events_begin(state, 2);

    CARD("ciguatera");
    place_up(at, 1, "transport", "samoa");
    assert_int_equal(vp_of(at, 1), 6);
    draw_first(at, "ciguatera");
    assert_int_equal(marker_at(at, "ev_25_ciguatera"), zone(at, "samoa"));
    assert_int_equal(vp_of(at, 1), 4);
    pass_turn(at);
    assert_int_equal(vp_of(at, 1), 4);
    pass_turn(at);
    assert_int_equal(vp_of(at, 1), 6);
}

TEST(ciguatera_needs_somebodys_home_chain)
{
    table *at = events_begin(state, 2);

    CARD("ciguatera");
    draw_first(at, "ciguatera");
    assert_void(at, "ev_25_ciguatera");
}

int main(void)
{
    return run_registered("events_bad", duel_load, table_group_unload);
}
