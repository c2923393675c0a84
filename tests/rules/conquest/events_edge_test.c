/* tests/rules/conquest/events_edge_test.c - events and advanced rules where they meet one another
 * or whatever else is going on [11].
 *
 * SPDX-License-Identifier: MIT */
#include "events.h"
#include "registered.h"

/* --- A Home is lost while somebody else plays an event --- */

TEST(a_home_is_named_once_even_if_an_event_is_played_meanwhile)
{
    table *at = events_begin(state, 2);

    RULE("B8");
    hold(at, 0, "volcanic_ash");
    put_tile(at, "tahiti", "1,1", VAKA_NONE);
    put_tile(at, "tuamotu", "1,0", VAKA_NONE);
    put_tile(at, "rapa", "2,0", VAKA_NONE);
    settle_hex(at, 1, "1,0", 1);
    settle_hex(at, 1, "2,0", 1);
    bury_events(at);
    play(at, 0, "take-order");
    idle_until_sailing(at);
    settle_hex(at, 1, "samoa", 0);
    settle_hex(at, 1, "1,1", 1);
    game_at(at)->seat[1].home = (int16_t)zone(at, "1,1");
    clear_hex(at, 1, "samoa");
    for (int32_t i = 0; i < 3; i++)
        place(at, 0, "war_canoe", "1,1");
    play(at, 0, "done");
    pass_window(at);
    roll_die(at, 6);
    pass_window(at);
    assert_int_equal(step_on_top(at), STEP_HOME);
    play(at, 0, "play volcanic_ash");
    assert_int_equal(step_on_top(at), STEP_HOME);
    play(at, 1, "home 1,0");
    assert_int_not_equal(step_on_top(at), STEP_HOME);
    assert_int_equal(seat_at(at, 1)->home, zone(at, "1,0"));
}

/* --- The South Island --- */

TEST(an_aotearoa_of_the_setup_brings_the_south_island_before_homes_are_chosen)
{
    static const char *const rules[] = {"south_island", NULL};
    table *at = *state;

    RULE("11.3a");
    table_begin(at, (table_choice){.seats = 2, .scenario = "early_south", .rules = rules});
    assert_int_equal(count(at, "2,0", VAKA_NONE, "te_waka_maui"), 1);
    assert_true(hex_at(at, "2,0")->known);
    play(at, 0, "home tonga");
    assert_true(game_at(at)->joined[zone(at, "2,0") / 8] >> zone(at, "2,0") % 8 & 1);
}

/* --- Drift voyage where every island lies in its own hex --- */

TEST(castaways_on_the_historic_map_give_back_what_does_not_fit)
{
    static const char *const rules[] = {"random_events", NULL};
    table *at = *state;

    CARD("drift_voyage");
    table_homes(at, (table_choice){.seats = 2, .scenario = "historic_map", .rules = rules});
    game_at(at)->events_begun = 1;
    play(at, 0, "order 0 clockwise");
    pass_turn(at);
    int32_t cup = count(at, "cup", VAKA_NONE, NULL),
            off = count(at, "cup", VAKA_NONE, "off-course");
    leave_event(at, "drift_voyage");
    queue_chance(at, "draw cup ocean-3");    /* not for Niue … */
    queue_chance(at, "draw cup off-course"); /* … so an island marker is looked for */
    queue_chance(at, "draw cup island-2");
    play(at, asked_seat(at), "take-event");
    play(at, asked_seat(at), "order 0 clockwise");
    play(at, asked_seat(at), "choose-space 1,0");
    assert_true(question_open(at));
    assert_int_equal(count(at, "cup", VAKA_NONE, "off-course"), off);
    assert_int_equal(count(at, "cup", VAKA_NONE, NULL), cup - 1);
}

/* --- Shaman at odd moments --- */

TEST(a_shaman_ends_a_drought_before_builds_are_planned)
{
    table *at = events_begin(state, 2);

    CARD("shaman");
    CARD("drought");
    hold(at, 1, "shaman");
    draw_first(at, "drought");
    pass_window(at);
    play(at, 0, "choose-space samoa");
    idle_until(at, STEP_BUILD);
    assert_int_equal(window_open(at), WINDOW_BUILD_START);
    play(at, 1, "play shaman");
    while (!planning(at))
        play(at, asked_seat(at), "pass");
    assert_int_equal(game_at(at)->build.points[zone(at, "samoa")], 2);
}

TEST(a_shaman_waits_while_builds_are_planned)
{
    table *at = events_begin(state, 2);

    CARD("shaman");
    RULE("C2");
    hold(at, 1, "shaman");
    draw_first(at, "drought");
    pass_window(at);
    play(at, 0, "choose-space samoa");
    idle_until_planning(at);
    assert_string_equal(refused(at, 1, "play shaman"), "not_now");
}

TEST(a_shaman_that_heals_fish_in_the_victory_step_gives_the_point_back)
{
    table *at = events_begin(state, 2);

    CARD("shaman");
    CARD("ciguatera");
    hold(at, 1, "shaman");
    place_up(at, 1, "transport", "samoa");
    draw_first(at, "ciguatera");
    pass_window(at);
    idle_until(at, STEP_VICTORY);
    assert_int_equal(seat_at(at, 1)->vp, 4);
    play(at, 1, "play shaman");
    pass_window(at);
    assert_int_equal(seat_at(at, 1)->vp, 6);
}

TEST(a_shaman_may_call_off_the_event_of_its_own_holder)
{
    table *at = events_begin(state, 2);

    CARD("shaman");
    hold(at, 0, "shaman");
    draw_first(at, "doldrums");
    assert_int_equal(asked_seat(at), 0);
    play(at, 0, "play shaman");
    pass_window(at);
    assert_int_equal(value_of(at, VALUE_MOVES, 1), 2);
}

TEST(a_shaman_that_answers_an_answer_spares_the_first_event)
{
    table *at = events_begin(state, 2);

    CARD("shaman");
    hold(at, 0, "volcanic_ash");
    hold(at, 1, "shaman");
    draw_first(at, "doldrums");
    play(at, 0, "play volcanic_ash");
    play(at, 1, "play shaman");
    pass_window(at);
    assert_int_equal(marker_at(at, "ev_11_volcanic_ash"), zone(at, "event-markers"));
    assert_int_equal(value_of(at, VALUE_MOVES, 1), 1);
}

/* --- Values that meet --- */

TEST(poi_shown_after_doldrums_and_winds_counts_with_both)
{
    table *at = events_begin(state, 2);

    CARD("doldrums");
    CARD("favourable_winds");
    CARD("poi");
    hold(at, 0, "favourable_winds");
    draw_first(at, "doldrums");
    pass_window(at);
    show(at, 0, "poi");
    assert_int_equal(value_of(at, VALUE_MOVES, 0), 2);
    idle_until_sailing(at);
    play(at, 0, "play favourable_winds");
    assert_int_equal(value_of(at, VALUE_MOVES, 0), 3);
    assert_int_equal(value_of(at, VALUE_MOVES, 1), 1);
}

TEST(rats_and_drought_on_one_group_take_no_more_than_it_has)
{
    table *at = events_begin(state, 2);

    CARD("rats");
    CARD("drought");
    place_up(at, 1, "transport", "samoa");
    put_tile(at, "niue", "1,0", VAKA_NONE);
    settle_hex(at, 1, "1,0", 1);
    place_up(at, 1, "transport", "1,0");
    draw_first(at, "rats");
    play(at, 0, "choose-space samoa");
    vaka_modify(match_of(at), VALUE_GROUP_POINTS, zone(at, "samoa"), VAKA_CHANGE_ADD, -20,
                VAKA_END_NEVER, 0);
    idle_until_planning(at);
    assert_int_equal(game_at(at)->build.points[zone(at, "samoa")], 1); /* that of Niue */
    play(at, 1, "rid ev_20_rats samoa");
}

TEST(rats_stay_when_a_group_changes_hands_and_its_new_owner_pays)
{
    table *at = events_begin(state, 2);

    CARD("rats");
    put_tile(at, "tahiti", "1,1", VAKA_NONE);
    settle_hex(at, 1, "1,1", 2);
    draw_first(at, "rats");
    play(at, 0, "choose-space 1,1");
    idle_until(at, STEP_MOVE);
    settle_hex(at, 0, "1,1", 2);
    idle_until_planning(at);
    assert_int_equal(game_at(at)->build.points[zone(at, "1,1")], 1);
    assert_string_equal(refused(at, 1, "rid ev_20_rats 1,1"), "no_village");
    play(at, 0, "rid ev_20_rats 1,1");
    commit_plans(at);
    assert_int_equal(marker_at(at, "ev_20_rats"), zone(at, "event-markers"));
}

TEST(in_a_feud_bonus_points_are_for_the_home_alone)
{
    table *at = events_begin(state, 2);

    CARD("chiefly_feud");
    settle_hex(at, 1, "samoa", 3);
    put_tile(at, "niue", "1,0", VAKA_NONE);
    settle_hex(at, 1, "1,0", 1);
    place_up(at, 1, "transport", "samoa");
    place_up(at, 1, "transport", "1,0");
    draw_first(at, "chiefly_feud");
    give_card(at, 1, "commerce", false);
    idle_until(at, STEP_BUILD);
    play(at, 1, "use commerce");
    while (!planning(at))
        play(at, asked_seat(at), "pass");
    game_at(at)->seat[1].saved = 1;
    assert_string_equal(refused(at, 1, "build colony 1,0"), "too_dear");
    play(at, 1, "build colony samoa");
    assert_int_equal(game_at(at)->build.points[zone(at, "samoa")], 3);
}

/* --- Who draws --- */

TEST(kava_of_last_place_itself_leaves_it_the_draw)
{
    table *at = events_begin(state, 2);
    vaka_event drawn;

    CARD("kava_ceremony");
    draw_first(at, "doldrums");
    idle_until(at, STEP_MOVE);
    give_card(at, 0, "kava_ceremony", false);
    vaka_piece_move(match_of(at),
                    vaka_find(match_of(at), zone(at, "gone"), VAKA_NONE, kind(at, "good_fishing")),
                    zone(at, "events"));
    pass_turn(at);
    play(at, 0, "use kava_ceremony");
    pass_window(at);
    play(at, 0, "order 1 clockwise");
    assert_true(told(at, EVENT_EVENT_DRAWN, &drawn));
    assert_int_equal(drawn.arg[0], 0);
}

/* --- Moments --- */

TEST(a_royal_marriage_comes_too_late_once_transit_is_over)
{
    table *at = events_begin(state, 2);

    CARD("royal_marriage");
    hold(at, 1, "royal_marriage");
    put_tile(at, "niue", "1,1", VAKA_NONE);
    settle_hex(at, 0, "1,1", 1);
    place_up(at, 0, "transport", "tonga");
    place_up(at, 0, "transport", "1,1");
    quiet_until(at, STEP_MOVE);
    assert_int_equal(game_at(at)->stage, MOVE_TRANSIT);
    assert_true(legal(at, 1, "play royal_marriage"));
    play(at, 0, "done");
    assert_int_equal(game_at(at)->stage, MOVE_FLIP);
    assert_string_equal(refused(at, 1, "play royal_marriage"), "event_moment");
}

TEST(a_truce_holds_for_fleets_that_only_pass)
{
    table *at = events_begin(state, 3);

    CARD("royal_marriage");
    RULE("11.2t");
    hold(at, 1, "royal_marriage");
    make_ocean(at, "1,1");
    make_ocean(at, "0,2");
    place(at, 1, "transport", "1,1");
    place(at, 2, "transport", "0,2");
    place(at, 0, "war_canoe", "tonga");
    quiet_until(at, STEP_MOVE);
    play(at, 1, "play royal_marriage");
    play(at, 1, "choose-seat 0");
    while (game_at(at)->stage != MOVE_SAIL)
        play(at, 0, "done");
    play(at, 0, "muster war_canoe tonga down 2");
    assert_string_equal(refused(at, 0, "sail 1,1"), "truce");
    play(at, 0, "sail 0,2"); /* the third seat has nothing to do with it */
}

TEST(a_truce_closes_groups_in_which_no_piece_stands)
{
    table *at = events_begin(state, 3);

    CARD("royal_marriage");
    RULE("11.2t");
    hold(at, 1, "royal_marriage");
    put_tile(at, "rarotonga", "1,1", VAKA_NONE);
    settle_hex(at, 1, "1,1", 1);
    put_tile(at, "tahiti", "0,2", VAKA_NONE);
    settle_hex(at, 0, "0,2", 1);
    place(at, 0, "war_canoe", "tonga");
    quiet_until(at, STEP_MOVE);
    play(at, 1, "play royal_marriage");
    play(at, 1, "choose-seat 0");
    while (game_at(at)->stage != MOVE_SAIL)
        play(at, 0, "done");
    play(at, 0, "muster war_canoe tonga down 2");
    assert_string_equal(refused(at, 0, "sail 1,1"), "truce");
    play(at, 0, "sail 0,2"); /* its own */
}

/* --- Seats that are out --- */

TEST(events_pass_over_a_seat_that_is_out)
{
    table *at = events_begin(state, 3);

    RULE("G6");
    CARD("militarisation");
    CARD("good_fishing");
    bury_events(at);
    play(at, 0, "take-order");
    idle_until(at, STEP_MOVE);
    settle_hex(at, 0, "tonga", 0);
    game_at(at)->seat[0].home = VAKA_NONE; /* two bands stay on the map, but nothing else */
    leave_event(at, "militarisation");
    pass_turn(at);
    assert_false(vaka_seats_in(match_of(at)) & VAKA_SEAT(0));
    play(at, 2, "take-event"); /* Hiva comes before Samoa in the list */
    play(at, 1, "order 1 clockwise");
    assert_int_equal(count(at, "tonga", 0, "band"), 2);
    assert_int_equal(count(at, "samoa", 1, "band"), 3);
    assert_int_equal(count(at, "hiva", 2, "band"), 4);
}

/* --- Markers and conquest --- */

TEST(weeds_bind_the_conqueror_too)
{
    table *at = events_begin(state, 2);

    CARD("invasive_weeds");
    RULE("B7");
    put_tile(at, "tuamotu", "1,1", VAKA_NONE);
    settle_hex(at, 1, "1,1", 2);
    draw_first(at, "invasive_weeds");
    play(at, 0, "choose-space 1,1");
    assert_int_equal(hex_at(at, "1,1")->villages, 1);
    idle_until_sailing(at);
    for (int32_t i = 0; i < 3; i++)
        place(at, 0, "war_canoe", "1,1");
    play(at, 0, "done");
    roll_die(at, 6);
    play(at, 0, "give war_canoe");
    idle_until_planning(at);
    game_at(at)->build.points[zone(at, "1,1")] = 5;
    assert_string_equal(refused(at, 0, "village 1,1"), "no_box");
}

TEST(an_atoll_with_palms_is_conquered_like_a_group)
{
    table *at = events_begin(state, 2);

    CARD("coconut_groves");
    place(at, 0, "transport", "wake");
    draw_first(at, "coconut_groves");
    play(at, 0, "choose-space kapingamarangi");
    idle_until_sailing(at);
    settle_hex(at, 1, "kapingamarangi", 1);
    place(at, 0, "war_canoe", "kapingamarangi");
    place(at, 0, "war_canoe", "kapingamarangi");
    play(at, 0, "done");
    assert_int_equal(count(at, "defend", 1, "local"), 1);
    roll_die(at, 6);
    play(at, 0, "give war_canoe");
    assert_int_equal(hex_at(at, "kapingamarangi")->owner, 0);
}

TEST(lava_leaves_a_box_that_is_free_again_when_it_cools)
{
    table *at = events_begin(state, 2);

    CARD("volcanic_eruption");
    settle_hex(at, 1, "samoa", 3);
    put_tile(at, "niue", "1,1", VAKA_NONE);
    settle_hex(at, 1, "1,1", 1);
    queue_chance(at, "die 4");
    draw_first(at, "volcanic_eruption");
    assert_int_equal(hex_at(at, "samoa")->villages, 2);
    idle_until_planning(at);
    assert_string_equal(refused(at, 1, "village samoa"), "brown_bare");
    for (int32_t turn = 0; turn < 3; turn++)
        pass_turn(at);
    idle_until_planning(at);
    assert_true(legal(at, 1, "village samoa"));
}

TEST(a_typhoon_breaks_a_chain_for_builds_and_points_of_its_turn)
{
    table *at = events_begin(state, 2);

    CARD("typhoon");
    make_ocean(at, "1,0");
    put_tile(at, "niue", "2,0", VAKA_NONE);
    settle_hex(at, 1, "2,0", 1);
    place_up(at, 1, "transport", "samoa");
    place_up(at, 1, "transport", "1,0");
    place_up(at, 1, "transport", "2,0");
    assert_int_equal(vp_of(at, 1), 2 * (3 + 2));
    queue_chance(at, "die 1");
    draw_first(at, "typhoon");
    assert_int_equal(vp_of(at, 1), 2 * (3 + 1));
    idle_until_planning(at);
    assert_int_equal(game_at(at)->build.points[zone(at, "samoa")], 2);
    assert_int_equal(game_at(at)->build.points[zone(at, "2,0")], 1);
    pass_turn(at);
    assert_int_equal(seat_at(at, 1)->vp, 2 * (3 + 1));
    assert_int_equal(vp_of(at, 1), 2 * (3 + 2));
}

TEST(a_taniwha_lets_a_fleet_out_but_not_in)
{
    table *at = events_begin(state, 2);

    CARD("taniwha");
    make_ocean(at, "1,1");
    place(at, 0, "transport", "1,1");
    place(at, 0, "transport", "tonga");
    draw_first(at, "taniwha");
    play(at, 0, "choose-space 1,1");
    idle_until_sailing(at);
    play(at, 0, "muster transport tonga down 2");
    assert_string_equal(refused(at, 0, "sail 1,1"), "closed");
    play(at, 0, "land");
    play(at, 0, "muster transport 1,1 down 2");
    play(at, 0, "sail tonga");
    assert_string_equal(refused(at, 0, "sail 1,1"), "closed"); /* nor back again */
}

/* --- Castaways and the South Island --- */

static table *drift_with_south(void **state)
{
    static const char *const rules[] = {"random_events", "south_island", NULL};
    table *at = *state;

    table_homes(at, (table_choice){.seats = 2, .scenario = "early_events", .rules = rules});
    return at;
}

TEST(castaways_who_reveal_aotearoa_bring_the_south_island)
{
    table *at = drift_with_south(state);

    CARD("drift_voyage");
    RULE("11.3a");
    queue_chance(at, "draw cup island-1");
    queue_chance(at, "draw pile aotearoa");
    draw_first(at, "drift_voyage");
    play(at, 0, "choose-space 1,1");
    choose(at, 0, "drift_voyage.reveal");
    assert_int_equal(count(at, "2,0", VAKA_NONE, "te_waka_maui"), 1);
    assert_int_equal(step_on_top(at), STEP_EXPLORE);
}

TEST(the_south_island_may_take_the_very_place_that_castaways_have_found)
{
    static const char *const tiles[] = {"niue", "tuvalu", "aotearoa"};
    static const char *const hexes[] = {"1,0", "-1,0", "0,2"};
    table *at = drift_with_south(state);

    CARD("drift_voyage");
    RULE("A1");
    for (int32_t i = 0; i < 3; i++)
        put_tile(at, tiles[i], hexes[i], VAKA_SEAT(0));
    queue_chance(at, "draw cup island-1");
    queue_chance(at, "draw pile rapa");
    draw_first(at, "drift_voyage");
    play(at, 0, "choose-space 1,1");
    choose(at, 0, "drift_voyage.keep");
    play(at, 0, "choose-space 0,2"); /* its north-eastern neighbour is 1,1 */
    assert_int_equal(count(at, "1,1", VAKA_NONE, "te_waka_maui"), 1);
    assert_int_equal(count(at, "1,1", VAKA_NONE, "rapa"), 0);
    assert_int_equal(step_on_top(at), STEP_EXPLORE);
}

/* --- Windows --- */

TEST(answers_go_round_the_way_the_turn_goes)
{
    table *at = events_begin(state, 4);

    RULE("11.2o");
    for (int32_t seat = 0; seat < 4; seat++) {
        static const char *const cards[] = {"hula", "surfing", "luau", "marae"};
        give_card(at, seat, cards[seat], false);
    }
    queue_chance(at, "draw events doldrums");
    play(at, 0, "take-order"); /* Raiatea, seat 3, is next to last and draws */
    play(at, 0, "order 0 counter");
    assert_int_equal(window_open(at), WINDOW_EVENT_READ);
    for (int32_t seat = 3; seat >= 0; seat--) {
        assert_int_equal(asked_seat(at), seat);
        play(at, seat, "pass");
    }
    assert_int_equal(value_of(at, VALUE_MOVES, 0), 1);
}

TEST(nothing_is_played_between_a_roll_and_its_cards)
{
    table *at = events_begin(state, 2);

    RULE("G3");
    CARD("volcanic_ash");
    hold(at, 1, "volcanic_ash");
    hold(at, 0, "shaman");
    bury_events(at);
    play(at, 0, "take-order");
    idle_until_sailing(at);
    put_tile(at, "tahiti", "1,1", VAKA_NONE);
    settle_hex(at, 1, "1,1", 1);
    place(at, 0, "war_canoe", "1,1");
    place(at, 0, "war_canoe", "1,1");
    play(at, 0, "done");
    pass_window(at);
    assert_true(legal(at, 1, "play volcanic_ash"));
    roll_die(at, 3);
    assert_int_equal(window_open(at), WINDOW_BATTLE_ROLL);
    assert_string_equal(refused(at, 1, "play volcanic_ash"), "not_now");
}

int main(void)
{
    return run_registered("events_edge", duel_load, table_group_unload);
}
