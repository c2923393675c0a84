/* tests/rules/conquest/events_turn_test.c - Random Events: when they begin, who draws, what is read
 * or kept, what cannot be struck [11.2, T3, A4].
 *
 * SPDX-License-Identifier: MIT */
#include "events.h"
#include "registered.h"

#include "scenes.h"

static const char *const with_events[] = {"random_events", NULL};

static table *standard(void **state, int32_t seats, const char *const *rules)
{
    table *at = *state;

    table_homes(at, (table_choice){.seats = seats, .rules = rules});
    return at;
}

/* --- The deck and the first draw --- */

TEST(there_is_a_deck_with_the_rule_only)
{
    table *at = standard(state, 2, NULL);

    RULE("11.2a");
    assert_int_equal(count(at, "events", VAKA_NONE, NULL), 0);
    assert_int_equal(count(at, "event-markers", VAKA_NONE, NULL), 0);
    standard(state, 2, with_events);
    assert_true(count(at, "events", VAKA_NONE, NULL) >= 27);
    assert_int_equal(count(at, "events", VAKA_NONE, "shaman"), 1);
    assert_int_equal(count(at, "event-markers", VAKA_NONE, NULL), 14);
}

TEST(draws_begin_after_somebody_has_had_five_points)
{
    table *at = standard(state, 2, with_events);

    RULE("11.2b");
    assert_string_equal(refused(at, 0, "take-event"), "not_now");
    play(at, 0, "order 0 clockwise"); /* nobody has any points yet */
    hex_at(at, "samoa")->agriculture = 1;
    settle_hex(at, 1, "samoa", 4);
    pass_turn(at);
    assert_int_equal(seat_at(at, 1)->vp, 8); /* four points: not yet */
    assert_true(legal(at, 0, "order 0 clockwise"));
    place_up(at, 1, "transport", "samoa"); /* four villages and the Home in its chain: five */
    pass_turn(at);
    assert_int_equal(seat_at(at, 1)->vp, 10);
    assert_true(legal(at, 0, "take-event"));
    queue_chance(at, "draw events doldrums");
    settle_hex(at, 1, "samoa", 2);
    play(at, 0, "take-event");
    pass_turn(at);
    assert_int_equal(seat_at(at, 1)->vp, 6); /* it goes on, whatever becomes of the points */
    assert_true(legal(at, 0, "take-event"));
}

TEST(last_place_draws_or_sets_the_order_and_the_next_does_the_other)
{
    table *at = events_begin(state, 3);
    vaka_event due;

    RULE("11.2d");
    RULE("T3");
    assert_true(asked(at, 0)); /* all are tied: Tonga is last, then Hiva, then Samoa */
    queue_chance(at, "draw events doldrums");
    play(at, 0, "take-event");
    assert_true(told(at, EVENT_EVENT_DUE, &due));
    assert_int_equal(due.arg[0], 0);
    assert_int_equal(due.arg[1], 2);
    assert_true(asked(at, 2));
    play(at, 2, "order 1 counter");
    assert_true(told(at, EVENT_EVENT_DRAWN, &due)); /* the order is set before the draw */
    assert_int_equal(due.arg[0], 0);
    assert_int_equal(game_at(at)->first, 1);
}

TEST(last_place_that_sets_the_order_leaves_the_draw_to_the_next)
{
    table *at = events_begin(state, 3);
    vaka_event drawn;

    RULE("11.2d");
    RULE("11.2e");
    queue_chance(at, "draw events doldrums");
    play(at, 0, "take-order");
    assert_true(asked(at, 0));
    assert_int_equal(value_of(at, VALUE_MOVES, 0), 2); /* nothing before the order is set */
    play(at, 0, "order 2 clockwise");
    assert_true(told(at, EVENT_EVENT_DRAWN, &drawn));
    assert_int_equal(drawn.arg[0], 2);
    assert_int_equal(value_of(at, VALUE_MOVES, 0), 1);
}

TEST(points_on_the_track_say_who_is_last)
{
    table *at = events_begin(state, 2);

    RULE("T3");
    queue_chance(at, "draw events doldrums");
    settle_hex(at, 0, "tonga", 3);
    play(at, 0, "take-order");
    pass_turn(at);
    assert_true(asked(at, 1)); /* Samoa has fewer points, whatever the tie list says */
    assert_string_equal(refused(at, 1, "order 0 clockwise"), "not_now");
    play(at, 1, "take-event");
    assert_true(asked(at, 0));
    assert_int_equal(game_at(at)->drawer, 1);
}

TEST(an_empty_deck_ends_the_draws)
{
    table *at = events_begin(state, 2);

    RULE("11.2n");
    bury_events(at);
    play(at, 0, "take-event"); /* the last one has gone in the meantime: nothing happens */
    play(at, 1, "order 0 clockwise");
    assert_int_equal(step_on_top(at), STEP_EXPLORE);
    pass_turn(at);
    assert_true(legal(at, 0, "order 1 clockwise")); /* as without the rule */
}

/* It has both tasks, so there is nothing to choose. */
TEST(who_is_left_alone_draws_without_being_asked)
{
    table *at = events_begin(state, 2);
    vaka_event drawn;

    RULE("T3");
    RULE("G6");
    draw_first(at, "doldrums");
    idle_until(at, STEP_MOVE);
    settle_hex(at, 1, "samoa", 0); /* its two Bands do not keep seat 1 in the game */
    game_at(at)->seat[1].home = VAKA_NONE;
    vaka_piece_move(match_of(at),
                    vaka_find(match_of(at), zone(at, "gone"), VAKA_NONE, kind(at, "good_fishing")),
                    zone(at, "events"));
    pass_turn(at);
    assert_int_equal(step_on_top(at), STEP_EXPLORE);
    assert_true(told(at, EVENT_EVENT_DRAWN, &drawn));
    assert_int_equal(drawn.arg[0], 0);
}

TEST(kava_leaves_the_draw_to_last_place)
{
    table *at = events_begin(state, 2);
    vaka_event drawn;

    CARD("kava_ceremony");
    RULE("T3");
    draw_first(at, "doldrums");
    idle_until(at, STEP_MOVE);
    give_card(at, 1, "kava_ceremony", false);
    vaka_piece_move(match_of(at),
                    vaka_find(match_of(at), zone(at, "gone"), VAKA_NONE, kind(at, "good_fishing")),
                    zone(at, "events"));
    pass_turn(at);
    play(at, 1, "use kava_ceremony");
    pass_window(at);
    play(at, 1, "order 1 clockwise");
    assert_true(told(at, EVENT_EVENT_DRAWN, &drawn));
    assert_int_equal(drawn.arg[0], 0);
}

/* --- Read or kept --- */

TEST(an_event_that_is_not_kept_happens_and_leaves_the_game)
{
    table *at = events_begin(state, 2);

    RULE("11.2f");
    draw_first(at, "doldrums");
    assert_int_equal(count(at, "gone", VAKA_NONE, "doldrums"), 1);
    assert_int_equal(value_of(at, VALUE_MOVES, 1), 1);
    assert_int_equal(step_on_top(at), STEP_EXPLORE);
}

TEST(a_kept_event_is_its_holders_secret)
{
    table *at = events_begin(state, 2);
    vaka_event held;

    RULE("11.2g");
    queue_chance(at, "draw events bumper_crop");
    play(at, 0, "take-event");
    play(at, 1, "order 0 clockwise");
    assert_true(told(at, EVENT_EVENT_HELD, &held));
    assert_int_equal(held.audience, VAKA_SEAT(0));
    assert_int_equal(held.hidden, 1u << 1);
    assert_int_equal(seen(at, 0, "kept-0", VAKA_NONE, "bumper_crop"), 1);
    assert_int_equal(seen(at, 1, "kept-0", VAKA_NONE, "bumper_crop"), 0);
    assert_int_equal(seen(at, 1, "kept-0", VAKA_NONE, NULL), 1);
}

TEST(a_kept_event_waits_for_its_moment)
{
    table *at = events_begin(state, 2);

    RULE("11.2h");
    hold(at, 0, "bumper_crop");
    assert_string_equal(refused(at, 0, "play bumper_crop"), "event_moment");
    assert_string_equal(refused(at, 1, "play bumper_crop"), "no_event");
    quiet_until(at, STEP_BUILD);
    assert_int_equal(window_open(at), WINDOW_BUILD_START);
    play(at, 0, "play bumper_crop");
    assert_int_equal(count(at, "gone", VAKA_NONE, "bumper_crop"), 1);
}

TEST(whoever_holds_a_card_is_asked_when_an_event_is_read_from_the_drawer_on)
{
    table *at = events_begin(state, 3);

    RULE("11.2o");
    give_card(at, 0, "hula", false);
    give_card(at, 1, "surfing", true); /* face up: no secret */
    hold(at, 2, "bumper_crop");        /* useless now, but nobody knows */
    queue_chance(at, "draw events doldrums");
    play(at, 0, "take-order");
    play(at, 0, "order 1 clockwise"); /* seat 2 draws, and is asked first */
    assert_int_equal(window_open(at), WINDOW_EVENT_READ);
    assert_int_equal(asked_seat(at), 2);
    assert_int_equal(value_of(at, VALUE_MOVES, 0), 2);
    play(at, 2, "pass");
    assert_int_equal(asked_seat(at), 0);
    play(at, 0, "pass");
    assert_int_equal(value_of(at, VALUE_MOVES, 0), 1);
}

/* --- What cannot be struck --- */

TEST(no_event_leaves_a_player_fewer_than_two_villages)
{
    table *at = events_begin(state, 2);

    RULE("11.2i");
    RULE("A4");
    draw_first(at, "invasive_weeds");
    assert_true(told(at, EVENT_EVENT_VOID, NULL)); /* both have two: nobody is a target */
    assert_int_equal(hex_at(at, "tonga")->villages, 2);
    assert_int_equal(hex_at(at, "samoa")->villages, 2);
    assert_int_equal(marker_at(at, "ev_01_invasive_weeds"), zone(at, "event-markers"));
}

TEST(the_two_villages_hold_for_an_event_of_a_mod_too)
{
    table *at = events_begin(state, 2);

    RULE("A4");
    put_tile(at, "tahiti", "1,1", VAKA_NONE);
    settle_hex(at, 0, "1,1", 3);
    draw_first(at, "early_plague");
    assert_int_equal(hex_at(at, "tonga")->villages + hex_at(at, "1,1")->villages, 2);
}

TEST(a_home_that_an_event_empties_is_named_anew)
{
    table *at = events_begin(state, 2);
    bool first_is_home = zone(at, "tonga") < zone(at, "1,1");

    RULE("B8");
    put_tile(at, "tahiti", "1,1", VAKA_NONE);
    settle_hex(at, 0, "tonga", first_is_home ? 2 : 1);
    settle_hex(at, 0, "1,1", 3);
    draw_first(at, "early_plague");
    if (first_is_home) { /* its two villages go first, then one of Tahiti */
        assert_int_equal(hex_at(at, "tonga")->villages, 0);
        assert_int_equal(seat_at(at, 0)->home, zone(at, "1,1"));
    }
}

TEST(a_marker_that_lies_somewhere_is_not_put_elsewhere)
{
    table *at = events_begin(state, 2);

    RULE("11.2m");
    vaka_piece_move(match_of(at),
                    vaka_find(match_of(at), zone(at, "event-markers"), VAKA_NONE,
                              kind(at, "ev_01_invasive_weeds")),
                    zone(at, "samoa"));
    draw_first(at, "early_weeds");
    assert_true(told(at, EVENT_EVENT_VOID, NULL));
    assert_int_equal(marker_at(at, "ev_01_invasive_weeds"), zone(at, "samoa"));
    assert_int_equal(value_at(at, VALUE_CAPACITY, "tonga"), 0);
}

TEST(independent_groups_are_no_targets)
{
    table *at = events_begin(state, 2);

    RULE("11.2j");
    settle_hex(at, 0, "tonga", 1);
    settle_hex(at, 1, "samoa", 1);
    draw_first(at, "drought");
    assert_true(told(at, EVENT_EVENT_VOID, NULL)); /* Fiji and the others are nobody's */
    assert_int_equal(marker_at(at, "ev_05_drought"), zone(at, "event-markers"));
}

TEST(five_villages_have_three_local_warriors_the_third_a_blue_one)
{
    table *at = events_begin(state, 2);

    RULE("11.2l");
    put_tile(at, "tahiti", "1,1", VAKA_NONE);
    hex_at(at, "1,1")->agriculture = 1;
    settle_hex(at, 1, "1,1", 4);
    settle_hex(at, 1, "samoa", 0);
    game_at(at)->seat[1].home = (int16_t)zone(at, "1,1");
    clear_hex(at, 1, "samoa");
    vaka_modify(match_of(at), VALUE_CAPACITY, zone(at, "1,1"), VAKA_CHANGE_ADD, 1, VAKA_END_NEVER,
                0);
    hex_at(at, "1,1")->villages = 5;
    hex_at(at, "samoa")->independent = 0;
    bury_events(at);
    play(at, 0, "take-order");
    idle_until_sailing(at);
    place(at, 0, "war_canoe", "1,1");
    play(at, 0, "done");
    assert_int_equal(count(at, "defend", 1, "local"), 2);
    assert_int_equal(count(at, "defend", VAKA_NONE, "blue"), 1);
}

TEST(all_see_a_marker_until_it_is_taken_away)
{
    table *at = events_begin(state, 2);

    RULE("11.2m");
    draw_first(at, "taniwha");
    play(at, 0, "choose-space -2,0");
    assert_int_equal(seen(at, 1, "-2,0", VAKA_NONE, "ev_07_taniwha"), 1);
    assert_non_null(badge(at, 1, "-2,0", "badge_token"));
    assert_non_null(badge(at, VAKA_SPECTATOR, "-2,0", "badge_closed"));
    assert_int_equal(element(scene(at, 0), "events", "cell_token_until")->said.arg[0], 2);
    pass_turn(at);
    assert_int_equal(marker_at(at, "ev_07_taniwha"), zone(at, "-2,0"));
    pass_turn(at);
    assert_int_equal(marker_at(at, "ev_07_taniwha"), zone(at, "event-markers"));
    assert_int_equal(value_at(at, VALUE_CLOSED, "-2,0"), 0);
    assert_null(badge(at, 1, "-2,0", "badge_token"));
}

TEST(all_are_told_what_is_read_and_what_is_asked)
{
    table *at = events_begin(state, 2);

    RULE("11.2f");
    assert_string_equal(prompt(at, 0), "prompt_share");
    assert_string_equal(prompt(at, 1), "wait_share");
    hold(at, 1, "shaman");
    draw_first(at, "doldrums");
    assert_string_equal(prompt(at, 1), "prompt_event");
    assert_string_equal(prompt(at, 0), "wait_event");
    assert_int_equal(strip_count(scene(at, 0), "events", "strip_event", kind(at, "doldrums")), 1);
    play(at, 1, "play shaman");
    assert_string_equal(prompt(at, 1), "prompt_event_off");
}

int main(void)
{
    return run_registered("events_turn", duel_load, table_group_unload);
}
