/* tests/rules/conquest/events_kept_test.c - events that are kept and played [11.2].
 *
 * SPDX-License-Identifier: MIT */
#include "events.h"
#include "registered.h"
#include "scenes.h"

#include "play/bot.h"

/* --- Favourable Winds --- */

TEST(favourable_winds_carry_canoes_one_hex_further_in_one_step)
{
    table *at = events_begin(state, 2);

    CARD("favourable_winds");
    hold(at, 0, "favourable_winds");
    quiet_until(at, STEP_MOVE);
    assert_string_equal(refused(at, 0, "play favourable_winds"), "event_moment"); /* too early */
    while (game_at(at)->stage != MOVE_SAIL)
        play(at, 0, "done");
    play(at, 0, "play favourable_winds");
    assert_int_equal(value_of(at, VALUE_MOVES, 0), 3);
    assert_int_equal(value_of(at, VALUE_MOVES, 1), 2);
    play(at, 0, "done");
    assert_int_equal(value_of(at, VALUE_MOVES, 0), 2);
}

TEST(favourable_winds_come_too_late_once_a_canoe_has_moved)
{
    table *at = events_begin(state, 2);

    CARD("favourable_winds");
    hold(at, 0, "favourable_winds");
    place(at, 0, "transport", "tonga");
    bury_events(at);
    play(at, 0, "take-order");
    idle_until_sailing(at);
    play(at, 0, "muster transport tonga down 2");
    assert_string_equal(refused(at, 0, "play favourable_winds"), "event_moment");
}

/* --- Volcanic Ash --- */

TEST(ash_gives_a_box_at_any_time_and_covers_lava)
{
    table *at = events_begin(state, 2);

    CARD("volcanic_ash");
    hold(at, 0, "volcanic_ash");
    settle_hex(at, 0, "tonga", 4);
    hex_at(at, "tonga")->agriculture = 1;
    queue_chance(at, "die 1");
    draw_first(at, "volcanic_eruption");
    play(at, 0, "pass"); /* the holder is asked when the eruption is read */
    assert_int_equal(value_at(at, VALUE_CAPACITY, "tonga"), -1);
    play(at, 0, "play volcanic_ash");
    assert_int_equal(marker_at(at, "ev_06_volcanic_eruption"), zone(at, "event-markers"));
    assert_int_equal(marker_at(at, "ev_11_volcanic_ash"), zone(at, "tonga"));
    assert_int_equal(value_at(at, VALUE_CAPACITY, "tonga"), 1);
}

TEST(ash_needs_a_group_with_two_printed_boxes)
{
    table *at = events_begin(state, 2);

    CARD("volcanic_ash");
    put_tile(at, "niue", "1,1", VAKA_NONE);
    settle_hex(at, 0, "tonga", 0);
    settle_hex(at, 0, "1,1", 1);
    game_at(at)->seat[0].home = (int16_t)zone(at, "1,1");
    clear_hex(at, 0, "tonga");
    hold(at, 0, "volcanic_ash");
    assert_string_equal(refused(at, 0, "play volcanic_ash"), "event_moment");
    hold(at, 1, "shaman");
    assert_string_equal(refused(at, 1, "play volcanic_ash"), "no_event");
}

TEST(ash_may_answer_another_event_and_both_take_effect)
{
    table *at = events_begin(state, 2);

    CARD("volcanic_ash");
    hold(at, 1, "volcanic_ash");
    queue_chance(at, "draw events doldrums");
    play(at, 0, "take-event");
    play(at, 1, "order 0 clockwise");
    play(at, 1, "play volcanic_ash");
    assert_int_equal(value_at(at, VALUE_CAPACITY, "samoa"), 1);
    pass_window(at);
    assert_int_equal(value_of(at, VALUE_MOVES, 0), 1);
}

/* --- War Leader and Treachery --- */

/* Seat 0 attacks Tahiti at 1,1, held by seat 1 with one village and a band. */
static table *siege(void **state, int32_t holder, const char *event)
{
    table *at = events_begin(state, 2);

    put_tile(at, "tahiti", "1,1", VAKA_NONE);
    hold(at, holder, event);
    bury_events(at);
    play(at, 0, "take-order");
    idle_until_sailing(at);
    settle_hex(at, 1, "1,1", 1);
    place(at, 0, "war_canoe", "1,1");
    place(at, 0, "war_canoe", "1,1");
    place(at, 1, "band", "1,1");
    return at;
}

/* Nobody stops the attack. */
static void lay_out_battle(table *at)
{
    play(at, 0, "done");
    pass_window(at);
}

TEST(a_war_leader_adds_one_to_a_roll_once_a_battle)
{
    table *at = siege(state, 0, "war_leader");

    CARD("war_leader");
    assert_string_equal(refused(at, 0, "play war_leader"), "event_moment");
    lay_out_battle(at);
    play(at, 0, "play war_leader");
    assert_int_equal(marker_at(at, "ev_13_war_leader"), zone(at, "markers-0"));
    roll_die(at, 5);
    play(at, 0, "elect ev_13_war_leader");
    assert_int_equal(game_at(at)->battle_roll, 6);
    play(at, 1, "lose band");
    roll_die(at, 4); /* used: nobody is asked about this roll */
    assert_int_equal(window_open(at), VAKA_NONE);
    pass_turn(at);
    assert_int_equal(marker_at(at, "ev_13_war_leader"), zone(at, "markers-0"));
}

TEST(a_war_leader_that_was_used_is_told_of_and_not_used_again)
{
    table *at = siege(state, 0, "war_leader");

    RULE("9.5i");
    CARD("war_leader");
    lay_out_battle(at);
    give_card(at, 0, "hula", false); /* so that seat 0 is asked about every roll */
    play(at, 0, "play war_leader");
    pass_window(at);
    roll_die(at, 2);
    play(at, 0, "elect ev_13_war_leader");
    const vaka_element *used = element(scene(at, 1), "battle", "battle_card_used");
    assert_non_null(used);
    assert_int_equal(used->said.arg[0], 0);
    assert_int_equal(used->said.arg[1], kind(at, "ev_13_war_leader"));
    roll_die(at, 2);
    assert_true(asked(at, 0));
    assert_string_equal(refusal(at, 0, "elect ev_13_war_leader").rule, "9.5i");
}

/* What the greedy player of a seat would do now, as text. */
static const char *greedy_choice(table *at, int32_t seat)
{
    static char text[VAKA_ACTION_TEXT];
    vaka_bot bot;
    vaka_error err;
    vaka_action action;

    if (vaka_bot_init_for(&bot, at->plugin.module, "greedy", 1, seat, &err))
        fail_msg("%s", err.text);
    assert_true(vaka_bot_choose(&bot, at->live, seat, &action));
    vaka_action_write(at->layout, &action, text, sizeof text);
    return text;
}

TEST(the_greedy_player_uses_a_war_leader_where_it_changes_something)
{
    static const bool helps[2][6] = {{true, false, true, false, true, false},  /* one more */
                                     {false, true, false, true, false, true}}; /* one less */

    CARD("war_leader");
    for (int32_t seat = 0; seat < 2; seat++)
        for (int32_t die = 1; die <= 6; die++) {
            table *at = siege(state, seat, "war_leader");
            lay_out_battle(at);
            play(at, seat, "play war_leader");
            roll_die(at, die);
            assert_string_equal(greedy_choice(at, seat),
                                helps[seat][die - 1] ? "elect ev_13_war_leader" : "pass");
        }
}

TEST(a_war_leader_of_the_defender_subtracts_and_is_lost_with_a_battle)
{
    table *at = siege(state, 1, "war_leader");

    CARD("war_leader");
    lay_out_battle(at);
    play(at, 1, "play war_leader");
    roll_die(at, 4);
    play(at, 1, "elect ev_13_war_leader");
    assert_int_equal(count(at, "attack-back", 0, "war_canoe"), 1); /* a 3: an attacker panics */
    for (int32_t i = 0; i < 2; i++) {
        roll_die(at, 6);
        if (asked(at, 1))
            play(at, 1, "lose band");
    }
    while (step_on_top(at) == STEP_BATTLE)
        play(at, asked_seat(at), "done");
    assert_int_equal(marker_at(at, "ev_13_war_leader"), zone(at, "event-markers"));
}

TEST(a_war_leader_survives_a_battle_that_is_called_off)
{
    table *at = siege(state, 0, "war_leader");

    CARD("war_leader");
    vaka_piece_move(
        match_of(at),
        vaka_find(match_of(at), zone(at, "event-markers"), VAKA_NONE, kind(at, "ev_13_war_leader")),
        zone(at, "markers-0"));
    give_card(at, 1, "arioi", false);
    play(at, 0, "done");
    while (asked(at, 0))
        play(at, 0, "pass");
    play(at, 1, "use arioi");
    pass_window(at);
    assert_int_equal(game_at(at)->battle_at, VAKA_NONE);
    assert_int_equal(marker_at(at, "ev_13_war_leader"), zone(at, "markers-0"));
}

TEST(who_takes_part_and_holds_an_event_is_asked_before_the_first_roll)
{
    table *at = siege(state, 1, "treachery");

    RULE("G3");
    play(at, 0, "done");
    while (window_open(at) == WINDOW_BATTLE_DECLARE)
        play(at, asked_seat(at), "pass");
    assert_int_equal(window_open(at), WINDOW_BATTLE_START);
    assert_true(asked(at, 1));
    assert_false(asked(at, 0)); /* holds nothing, and it is public that he does not */
    assert_false(legal(at, 1, "roll"));
    play(at, 1, "pass");
    assert_int_equal(window_open(at), VAKA_NONE);
    assert_true(legal(at, 0, "roll"));
}

TEST(treachery_makes_an_enemy_panic_before_the_first_roll)
{
    table *at = siege(state, 0, "treachery");

    CARD("treachery");
    lay_out_battle(at);
    play(at, 0, "play treachery");
    play(at, 0, "choose-piece band defend");
    assert_int_equal(count(at, "defend-back", 1, "band"), 1);
    assert_int_equal(count(at, "defend", 1, "local"), 1);
    assert_true(legal(at, 0, "roll"));
}

TEST(treachery_of_the_only_defender_wins_the_battle)
{
    table *at = siege(state, 0, "treachery");

    CARD("treachery");
    clear_hex(at, 1, "1,1");
    lay_out_battle(at);
    play(at, 0, "play treachery");
    assert_true(told(at, EVENT_BATTLE_WON, NULL));
}

TEST(treachery_finds_nobody_among_war_canoes_and_comes_too_late_after_a_roll)
{
    table *at = siege(state, 1, "treachery");

    CARD("treachery");
    lay_out_battle(at);
    assert_string_equal(refused(at, 1, "play treachery"), "event_moment"); /* canoes only */
    place_aboard(at, 0, "1,1");
    vaka_piece_move(match_of(at), vaka_find(match_of(at), zone(at, "1,1"), 0, kind(at, "band")),
                    zone(at, "attack"));
    assert_true(legal(at, 1, "play treachery"));
    roll_die(at, 6);
    pass_window(at);
    if (asked(at, 1))
        play(at, 1, "lose band");
    assert_string_equal(refused(at, 1, "play treachery"), "event_moment");
}

TEST(treachery_works_against_islanders_too)
{
    table *at = events_begin(state, 2);

    CARD("treachery");
    hold(at, 0, "treachery");
    bury_events(at);
    play(at, 0, "take-order");
    idle_until_sailing(at);
    place(at, 0, "war_canoe", "fiji");
    lay_out_battle(at);
    play(at, 0, "play treachery"); /* three alike: nothing to choose */
    assert_int_equal(count(at, "defend", VAKA_NONE, "blue"), 2);
    assert_int_equal(count(at, "defend-back", VAKA_NONE, "blue"), 1);
}

/* --- Shaman --- */

TEST(a_shaman_calls_an_event_off)
{
    table *at = events_begin(state, 2);

    CARD("shaman");
    hold(at, 1, "shaman");
    give_card(at, 0, "hula", false);
    assert_string_equal(refused(at, 1, "play shaman"), "event_moment"); /* nothing to heal */
    queue_chance(at, "draw events doldrums");
    play(at, 0, "take-event");
    play(at, 1, "order 0 clockwise");
    play(at, 0, "pass");
    play(at, 1, "play shaman");
    assert_true(told(at, EVENT_EVENT_OFF, NULL)); /* and nothing answers a Shaman */
    assert_int_equal(value_of(at, VALUE_MOVES, 0), 2);
    assert_int_equal(count(at, "gone", VAKA_NONE, "shaman"), 1);
    assert_int_equal(count(at, "gone", VAKA_NONE, "doldrums"), 1);
    pass_window(at);
    assert_int_equal(value_of(at, VALUE_MOVES, 0), 2);
    assert_int_equal(step_on_top(at), STEP_EXPLORE);
}

TEST(a_shaman_calls_off_what_another_plays)
{
    table *at = events_begin(state, 2);

    CARD("shaman");
    CARD("bumper_crop");
    hold(at, 0, "bumper_crop");
    hold(at, 1, "shaman");
    quiet_until(at, STEP_BUILD);
    play(at, 0, "play bumper_crop");
    assert_int_equal(window_open(at), WINDOW_EVENT_READ);
    play(at, 1, "play shaman");
    while (!planning(at))
        play(at, asked_seat(at), "pass");
    assert_int_equal(game_at(at)->build.points[zone(at, "tonga")], 2);
}

TEST(a_shaman_takes_a_marker_away_at_any_time)
{
    table *at = events_begin(state, 2);

    CARD("shaman");
    hold(at, 1, "shaman");
    queue_chance(at, "draw events taniwha");
    play(at, 0, "take-event");
    play(at, 1, "order 0 clockwise");
    play(at, 1, "pass");
    play(at, 0, "choose-space -2,0");
    assert_int_equal(value_at(at, VALUE_CLOSED, "-2,0"), 1);
    play(at, 1, "play shaman"); /* while seat 0 explores */
    assert_int_equal(marker_at(at, "ev_07_taniwha"), zone(at, "event-markers"));
    assert_int_equal(value_at(at, VALUE_CLOSED, "-2,0"), 0);
}

TEST(a_shaman_with_both_to_do_chooses)
{
    table *at = events_begin(state, 2);

    CARD("shaman");
    hold(at, 1, "shaman");
    vaka_piece_move(
        match_of(at),
        vaka_find(match_of(at), zone(at, "event-markers"), VAKA_NONE, kind(at, "ev_20_rats")),
        zone(at, "samoa"));
    queue_chance(at, "draw events doldrums");
    play(at, 0, "take-event");
    play(at, 1, "order 0 clockwise");
    play(at, 1, "play shaman");
    choose(at, 1, "shaman.marker");
    assert_int_equal(marker_at(at, "ev_20_rats"), zone(at, "event-markers"));
    pass_window(at);
    assert_int_equal(value_of(at, VALUE_MOVES, 0), 1); /* the event has gone on */
}

/* --- Guiding Star --- */

TEST(a_guiding_star_forgives_the_last_knots)
{
    table *at = events_begin(state, 2);

    CARD("guiding_star");
    hold(at, 0, "guiding_star");
    bury_events(at);
    play(at, 0, "take-order");
    play(at, 0, "order 0 clockwise");
    play(at, 0, "embark tonga");
    assert_string_equal(refused(at, 0, "play guiding_star"), "event_moment");
    queue_chance(at, "draw cup ocean-3");
    play(at, 0, "discover 1,1");
    assert_int_equal(game_at(at)->knots, 3);
    assert_string_equal(refused(at, 1, "play guiding_star"), "no_event");
    play(at, 0, "play guiding_star");
    assert_int_equal(game_at(at)->knots, 0);
    assert_true(legal(at, 0, "return")); /* a hex has been explored all the same */
    assert_string_equal(prompt(at, 0), "prompt_discover");
    assert_string_equal(prompt(at, 1), "wait_discover");
}

TEST(a_guiding_star_saves_an_explorer_that_would_be_lost)
{
    table *at = events_begin(state, 2);

    CARD("guiding_star");
    hold(at, 0, "guiding_star");
    bury_events(at);
    play(at, 0, "take-order");
    play(at, 0, "order 0 clockwise");
    play(at, 0, "embark tonga");
    queue_chance(at, "draw cup ocean-3");
    play(at, 0, "discover 1,1");
    queue_chance(at, "draw cup ocean-3");
    play(at, 0, "discover 2,1");
    assert_int_equal(game_at(at)->knots, 6);
    play(at, 0, "play guiding_star");
    assert_int_equal(game_at(at)->knots, 3);
    play(at, 0, "return");
    assert_int_equal(seat_at(at, 0)->explorer, EXPLORER_HOME);
}

/* --- Royal Marriage --- */

TEST(a_royal_marriage_keeps_two_seats_apart_for_a_turn)
{
    table *at = events_begin(state, 3);

    CARD("royal_marriage");
    RULE("11.2t");
    hold(at, 0, "royal_marriage");
    bury_events(at);
    play(at, 0, "take-order");
    pass_turn(at);
    assert_int_equal(window_open(at), WINDOW_TURN_ORDER);
    play(at, 0, "play royal_marriage");
    assert_string_equal(refused(at, 0, "choose-seat 0"), "not_offered");
    play(at, 0, "choose-seat 2");
    assert_int_equal(value_of(at, VALUE_TRUCE, VAKA_PAIR(0, 2)), 1);
    assert_int_equal(value_of(at, VALUE_TRUCE, VAKA_PAIR(2, 0)), 1);
    assert_int_equal(value_of(at, VALUE_TRUCE, VAKA_PAIR(0, 1)), 0);
    assert_int_equal(marker_at(at, "ev_18_royal_marriage"), zone(at, "markers-0"));
    pass_turn(at);
    assert_int_equal(value_of(at, VALUE_TRUCE, VAKA_PAIR(0, 2)), 0);
}

TEST(a_royal_marriage_may_be_played_as_another_begins_to_move)
{
    table *at = events_begin(state, 2);

    CARD("royal_marriage");
    hold(at, 1, "royal_marriage");
    assert_string_equal(refused(at, 1, "play royal_marriage"), "event_moment"); /* order is set */
    quiet_until(at, STEP_MOVE);
    assert_int_equal(game_at(at)->actor, 0);
    play(at, 1, "play royal_marriage");
    place(at, 0, "war_canoe", "tonga");
    while (game_at(at)->stage != MOVE_SAIL)
        play(at, 0, "done");
    play(at, 0, "muster war_canoe tonga down 2");
    assert_string_equal(refused(at, 0, "sail samoa"), "truce");
}

/* --- Building --- */

TEST(a_bumper_crop_gives_two_points)
{
    table *at = events_begin(state, 2);

    CARD("bumper_crop");
    hold(at, 0, "bumper_crop");
    quiet_until(at, STEP_BUILD);
    play(at, 0, "play bumper_crop");
    while (!planning(at))
        play(at, asked_seat(at), "pass");
    assert_int_equal(game_at(at)->build.points[zone(at, "tonga")], 4);
    assert_int_equal(game_at(at)->build.points[zone(at, "samoa")], 2);
    pass_turn(at);
    assert_int_equal(value_of(at, VALUE_BUILD_POINTS, 0), 0);
}

TEST(a_master_carver_draws_a_card_and_another_may_be_bought)
{
    table *at = events_begin(state, 2);

    CARD("master_carver");
    hold(at, 0, "master_carver");
    quiet_until(at, STEP_BUILD);
    play(at, 0, "play master_carver");
    assert_int_equal(count(at, "hand-0", VAKA_NONE, NULL), 1);
    while (!planning(at))
        play(at, asked_seat(at), "pass");
    assert_true(legal(at, 0, "card tonga"));
}

TEST(a_master_carver_has_nothing_to_do_when_the_deck_is_empty)
{
    table *at = events_begin(state, 2);

    CARD("master_carver");
    hold(at, 0, "master_carver");
    while (match_of(at)->zones[zone(at, "deck")].first >= 0)
        vaka_piece_move(match_of(at), match_of(at)->zones[zone(at, "deck")].first,
                        zone(at, "shown-1"));
    quiet_until(at, STEP_BUILD);
    assert_string_equal(refused(at, 0, "play master_carver"), "event_moment");
}

TEST(driftwood_gives_a_war_canoe_free_of_cost)
{
    table *at = events_begin(state, 2);

    CARD("driftwood_logs");
    hold(at, 0, "driftwood_logs");
    quiet_until(at, STEP_BUILD);
    play(at, 0, "play driftwood_logs");
    while (!planning(at))
        play(at, asked_seat(at), "pass");
    play(at, 0, "build war_canoe tonga");
    assert_int_equal(game_at(at)->build.points[zone(at, "tonga")], 2);
    assert_string_equal(refused(at, 0, "build war_canoe tonga"), "too_dear");
    commit_plans(at);
    assert_int_equal(count(at, "tonga", 0, "war_canoe"), 1);
}

TEST(driftwood_is_useless_without_an_unbuilt_war_canoe)
{
    table *at = events_begin(state, 2);

    CARD("driftwood_logs");
    hold(at, 0, "driftwood_logs");
    while (count(at, "unbuilt-0", 0, "war_canoe"))
        place(at, 0, "war_canoe", "tonga");
    quiet_until(at, STEP_BUILD);
    assert_string_equal(refused(at, 0, "play driftwood_logs"), "event_moment");
}

int main(void)
{
    return run_registered("events_kept", duel_load, table_group_unload);
}
