/* tests/rules/conquest/turn_test.c - the turn sequence [4], the turn order [5], seats that are out.
 *
 * SPDX-License-Identifier: MIT */
#include "registered.h"
#include "table.h"

/* Nobody does anything in the Movement & Battle Steps. */
static void skip_movement(table *at)
{
    while (step_on_top(at) == STEP_MOVE)
        play(at, game_at(at)->actor, "done");
}

static void skip_building(table *at)
{
    for (int32_t seat = 0; seat < at->setup.seats; seat++)
        if (step_on_top(at) == STEP_BUILD && asked(at, seat))
            play(at, seat, "commit");
}

TEST(a_turn_has_five_steps_in_this_sequence)
{
    table *at = *state;

    RULE("4a");
    RULE("4c");
    RULE("4d");
    table_homes(at, (table_choice){.seats = 3});
    assert_int_equal(vaka_turn(match_of(at)), 1);
    assert_int_equal(step_on_top(at), STEP_ORDER);
    play(at, 0, "order 1 clockwise");
    for (int32_t i = 0; i < 3; i++) {
        assert_int_equal(step_on_top(at), STEP_EXPLORE);
        assert_int_equal(game_at(at)->actor, (1 + i) % 3);
        play(at, (1 + i) % 3, "stay");
    }
    for (int32_t i = 0; i < 3; i++) {
        assert_int_equal(step_on_top(at), STEP_MOVE);
        assert_int_equal(game_at(at)->actor, (1 + i) % 3);
        while (step_on_top(at) == STEP_MOVE && game_at(at)->actor == (1 + i) % 3)
            play(at, (1 + i) % 3, "done");
    }
    assert_int_equal(step_on_top(at), STEP_BUILD);
    assert_int_equal(vaka_live_must(at->live), 7); /* all at the same time */
    skip_building(at);
    assert_int_equal(vaka_turn(match_of(at)), 2);
    assert_int_equal(step_on_top(at), STEP_ORDER);
}

TEST(play_goes_counter_clockwise_if_the_fish_points_so)
{
    static const int32_t order[] = {2, 1, 0, 3};
    table *at = *state;

    RULE("5b");
    table_homes(at, (table_choice){.seats = 4});
    play(at, 0, "order 2 counter");
    for (int32_t i = 0; i < 4; i++) {
        assert_int_equal(game_at(at)->actor, order[i]);
        play(at, order[i], "stay");
    }
}

TEST(ties_for_last_place_go_by_the_list_of_islands)
{
    table *at = *state;

    RULE("T1");
    RULE("5c");
    table_begin(at, (table_choice){.seats = 4}); /* seats 0 to 3: samoa, hiva, raiatea, tonga */
    play(at, 0, "home samoa");
    play(at, 1, "home hiva");
    play(at, 2, "home raiatea");
    assert_int_equal(game_at(at)->marker, 3); /* before the first count all are tied */
    assert_true(asked(at, 3));
    table_begin(at, (table_choice){.seats = 3});
    play(at, 0, "home samoa");
    play(at, 1, "home hiva");
    assert_true(asked(at, 2));
}

/* Plays the turn to its end with these points on the track afterwards. */
static void end_turn_with(table *at, const int16_t *vp)
{
    skip_exploration(at);
    skip_movement(at);
    for (int32_t seat = 0; seat + 1 < at->setup.seats; seat++)
        play(at, seat, "commit");
    for (int32_t seat = 0; seat < at->setup.seats; seat++)
        game_at(at)->hex[game_at(at)->seat[seat].home].villages = (uint8_t)(vp[seat] / 2);
    play(at, at->setup.seats - 1, "commit");
    for (int32_t seat = 0; seat < at->setup.seats; seat++)
        assert_int_equal(game_at(at)->seat[seat].vp, vp[seat]);
}

TEST(last_place_is_read_off_the_track)
{
    table *at = *state;

    RULE("5a");
    RULE("T1");
    RULE("5c");
    table_homes(at, (table_choice){.seats = 3});
    assert_int_equal(game_at(at)->marker, 0);
    end_turn_with(at, (const int16_t[]){6, 4, 2}); /* tonga, samoa, hiva */
    assert_int_equal(game_at(at)->marker, 2);
    end_turn_with(at, (const int16_t[]){4, 2, 2}); /* hiva before samoa */
    assert_int_equal(game_at(at)->marker, 2);
    end_turn_with(at, (const int16_t[]){4, 2, 4});
    assert_int_equal(game_at(at)->marker, 1);
}

TEST(with_two_seats_there_is_no_direction)
{
    table *at = *state;

    RULE("T2");
    table_homes(at, (table_choice){.seats = 2});
    assert_int_equal(legal_count(at, 0), 2);
    assert_true(legal(at, 0, "order 0 clockwise"));
    assert_true(legal(at, 0, "order 1 clockwise"));
    assert_string_equal(refused(at, 0, "order 1 counter"), "no_direction");
    table_homes(at, (table_choice){.seats = 3});
    assert_int_equal(legal_count(at, 0), 6);
    assert_true(legal(at, 0, "order 1 counter"));
}

TEST(what_belongs_to_another_step_is_refused)
{
    table *at = *state;

    RULE("4b");
    table_homes(at, (table_choice){.seats = 2});
    assert_string_equal(refused(at, 0, "roll"), "not_now");
    assert_string_equal(refused(at, 0, "build band tonga"), "not_now");
    assert_string_equal(refused(at, 1, "order 1 clockwise"), "not_asked");
}

static void clear_seat(table *at, int32_t seat, const char *home)
{
    settle_hex(at, seat, home, 0);
    game_at(at)->seat[seat].home = VAKA_NONE;
}

TEST(a_seat_without_village_colony_and_canoe_is_out)
{
    table *at = *state;

    RULE("G6");
    table_homes(at, (table_choice){.seats = 3});
    play(at, 0, "order 0 clockwise");
    clear_seat(at, 1, "samoa"); /* its two Bands are not enough */
    play(at, 0, "stay");
    assert_true(told(at, EVENT_SEAT_OUT, NULL));
    assert_false(vaka_seats_in(match_of(at)) & VAKA_SEAT(1));
    assert_int_equal(game_at(at)->actor, 2);
    play(at, 2, "stay");
    assert_int_equal(step_on_top(at), STEP_MOVE);
    assert_int_equal(game_at(at)->actor, 0);
    skip_movement(at);
    assert_int_equal(vaka_live_must(at->live), VAKA_SEAT(0) | VAKA_SEAT(2));
    play(at, 0, "commit");
    play(at, 2, "commit");
    assert_string_equal(refused(at, game_at(at)->marker, "order 1 clockwise"), "first_is_out");
}

TEST(a_canoe_or_a_colony_keeps_a_seat_in_the_game)
{
    table *at = *state;

    RULE("G6");
    for (int32_t i = 0; i < 3; i++) {
        table_homes(at, (table_choice){.seats = 2});
        play(at, 0, "order 0 clockwise");
        clear_seat(at, 1, "samoa");
        place(at, 1, i == 0 ? "transport" : i == 1 ? "war_canoe" : "colony", "samoa");
        play(at, 0, "stay");
        assert_true(vaka_seats_in(match_of(at)) & VAKA_SEAT(1));
    }
}

/* A seat with hidden pieces and no village: that it goes on tells something about them. */
TEST(that_a_seat_goes_on_cannot_be_taken_back)
{
    table *at = *state;

    RULE("G5");
    table_homes(at, (table_choice){.seats = 2});
    play(at, 0, "order 0 clockwise");
    clear_seat(at, 1, "samoa");
    place(at, 1, "colony", "samoa");
    play(at, 0, "stay");
    assert_false(vaka_live_can_undo(at->live, 0, NULL));
}

TEST(the_last_seat_is_not_asked_for_the_order)
{
    table *at = *state;

    RULE("G6");
    table_homes(at, (table_choice){.seats = 2});
    play(at, 0, "order 0 clockwise");
    clear_seat(at, 1, "samoa");
    play(at, 0, "stay");
    skip_movement(at);
    play(at, 0, "commit");
    assert_int_equal(vaka_turn(match_of(at)), 2);
    assert_int_equal(step_on_top(at), STEP_EXPLORE);
}

TEST(the_game_is_drawn_when_nobody_is_left)
{
    table *at = *state;
    uint8_t winners = 7;

    RULE("G6");
    table_homes(at, (table_choice){.seats = 2});
    play(at, 0, "order 0 clockwise");
    clear_seat(at, 0, "tonga");
    clear_seat(at, 1, "samoa");
    play(at, 0, "stay");
    assert_true(told(at, EVENT_NOBODY_LEFT, NULL));
    assert_true(vaka_live_finished(at->live, &winners));
    assert_int_equal(winners, 0);
}

TEST(who_has_lost_the_home_names_another)
{
    table *at = *state;

    RULE("B8");
    table_homes(at, (table_choice){.seats = 2});
    put_tile(at, "niue", "1,0", VAKA_NONE);
    put_tile(at, "tahiti", "1,1", VAKA_NONE);
    play(at, 0, "order 0 clockwise");
    clear_seat(at, 1, "samoa");
    settle_hex(at, 1, "1,0", 1);
    settle_hex(at, 1, "1,1", 1);
    play(at, 0, "stay");
    assert_int_equal(step_on_top(at), STEP_HOME);
    assert_true(asked(at, 1));
    play(at, 1, "home 1,1");
    assert_int_equal(game_at(at)->seat[1].home, zone(at, "1,1"));
    assert_int_equal(step_on_top(at), STEP_EXPLORE);
}

int main(void)
{
    return run_registered("turn", table_group_load, table_group_unload);
}
