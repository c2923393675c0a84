/* tests/rules/conquest/malaria_test.c - villages in the west fall ill [11.6, A3].
 *
 * SPDX-License-Identifier: MIT */
#include "advanced.h"
#include "registered.h"

/* Seat 0 takes Vanuatu in battle in the first turn and saves a village there. */
static void take_vanuatu(table *at)
{
    idle_until_sailing(at);
    for (int32_t i = 0; i < 3; i++)
        place(at, 0, "war_canoe", "vanuatu");
    PLAY("done");
    queue_chance(at, "die 6");
    PLAY("roll");
    queue_chance(at, "die 6");
    PLAY("roll");
    PLAY("give war_canoe", "done");
    assert_int_equal(hex_at(at, "vanuatu")->owner, 0);
}

static table *malaria_begin(void **state, int32_t seats)
{
    table *at = *state;

    WITH(seats, "malaria");
    take_vanuatu(at);
    return at;
}

/* The next turn begins with this die. */
static void next_turn(table *at, const char *die)
{
    queue_chance(at, die);
    idle_until_turn(at, vaka_turn(match_of(at)) + 1);
}

TEST(nobody_rolls_before_a_malarial_group_is_taken)
{
    table *at = *state;

    RULE("11.6a");
    WITH(2, "malaria");
    idle_until_turn(at, 3);
    assert_false(told(at, EVENT_MALARIA_ROLLED, NULL));
}

TEST(other_groups_bring_no_malaria)
{
    table *at = *state;

    RULE("11.6a");
    WITH(2, "malaria");
    place(at, 0, "colony", "fiji");
    hex_at(at, "fiji")->independent = 0;
    idle_until_planning(at);
    PLAY("settle fiji");
    idle_until_turn(at, 2);
    assert_int_equal(hex_at(at, "fiji")->owner, 0);
    assert_false(told(at, EVENT_MALARIA_ROLLED, NULL));
}

TEST(the_samoan_player_rolls_from_the_next_turn_on)
{
    table *at = malaria_begin(state, 3);
    vaka_event event;

    RULE("11.6a");
    RULE("11.6b");
    RULE("A3");
    assert_false(told(at, EVENT_MALARIA_ROLLED, NULL));
    next_turn(at, "die 1");
    assert_true(told(at, EVENT_MALARIA_ROLLED, &event));
    assert_int_equal(event.arg[0], 1);
    assert_int_equal(event.arg[1], 1);
    next_turn(at, "die 2"); /* and in every turn */
    assert_true(told(at, EVENT_MALARIA_ROLLED, NULL));
}

TEST(the_die_names_the_group)
{
    static const struct {
        const char *die, *group;
    } results[] = {{"die 1", "bismarck"},
                   {"die 2", "bismarck"},
                   {"die 3", "solomon"},
                   {"die 4", "solomon"},
                   {"die 5", "santa_cruz"}};
    table *at = malaria_begin(state, 2);
    vaka_event event;

    RULE("11.6c");
    for (size_t i = 0; i < sizeof results / sizeof *results; i++) {
        next_turn(at, results[i].die);
        assert_true(told(at, EVENT_MALARIA_SPARES, &event)); /* all still independent */
        assert_int_equal(event.arg[1], zone(at, results[i].group));
        assert_true(hex_at(at, results[i].group)->independent);
    }
    assert_int_equal(hex_at(at, "vanuatu")->villages, 1);
}

TEST(the_last_village_gone_a_group_is_nobodys)
{
    table *at = malaria_begin(state, 2);

    RULE("11.6d");
    next_turn(at, "die 6");
    assert_true(told(at, EVENT_MALARIA_STRIKES, NULL));
    assert_int_equal(hex_at(at, "vanuatu")->owner, VAKA_NONE);
    assert_false(hex_at(at, "vanuatu")->independent);
    next_turn(at, "die 6"); /* and it goes on, with nothing left to take */
    assert_true(told(at, EVENT_MALARIA_SPARES, NULL));
}

TEST(one_village_is_taken_at_a_time)
{
    table *at = malaria_begin(state, 2);

    RULE("11.6d");
    settle_hex(at, 0, "vanuatu", 3);
    next_turn(at, "die 6");
    assert_int_equal(hex_at(at, "vanuatu")->villages, 2);
    assert_int_equal(hex_at(at, "vanuatu")->owner, 0);
}

TEST(a_home_lost_to_malaria_is_named_anew_before_the_order)
{
    table *at = malaria_begin(state, 2);

    RULE("11.6d");
    RULE("B8");
    settle_hex(at, 0, "tonga", 1);
    put_tile(at, "niue", "1,0", VAKA_NONE);
    settle_hex(at, 0, "1,0", 1);
    game_at(at)->seat[0].home = (int16_t)zone(at, "vanuatu");
    next_turn(at, "die 6");
    assert_int_equal(step_on_top(at), STEP_HOME);
    assert_true(asked(at, 0));
    PLAY("home tonga");
    assert_int_equal(step_on_top(at), STEP_ORDER);
}

TEST(who_loses_all_is_not_asked_any_more)
{
    table *at = malaria_begin(state, 3);

    RULE("11.6d");
    RULE("G6");
    settle_hex(at, 0, "tonga", 0);
    game_at(at)->seat[0].home = (int16_t)zone(at, "vanuatu");
    idle_until_planning(at);
    clear_hex(at, 0, "vanuatu");
    next_turn(at, "die 6");
    assert_false(vaka_seats_in(match_of(at)) & VAKA_SEAT(0));
    assert_int_equal(step_on_top(at), STEP_ORDER);
    assert_false(asked(at, 0));
}

TEST(where_samoa_is_out_the_first_seat_rolls)
{
    table *at = malaria_begin(state, 3);
    vaka_event event;

    RULE("11.6b");
    idle_until_planning(at);
    clear_hex(at, 1, "samoa");
    settle_hex(at, 1, "samoa", 0);
    game_at(at)->seat[1].home = VAKA_NONE;
    next_turn(at, "die 1");
    assert_true(told(at, EVENT_MALARIA_ROLLED, &event));
    assert_int_equal(event.arg[0], 0);
}

TEST(who_plays_alone_and_loses_all_to_malaria_has_lost)
{
    table *at = *state;
    uint8_t winners = 0;

    RULE("11.6d");
    RULE("G6");
    table_begin(at, (table_choice){.scenario = "solitaire",
                                   .rules = (const char *const[]){"malaria", NULL}});
    take_vanuatu(at);
    settle_hex(at, 0, "tonga", 0);
    game_at(at)->seat[0].home = (int16_t)zone(at, "vanuatu");
    idle_until_planning(at);
    clear_hex(at, 0, "vanuatu");
    queue_chance(at, "die 6");
    for (int32_t i = 0; i < 20 && !vaka_live_finished(at->live, &winners); i++)
        play(at, 0, idle_action(at));
    assert_int_equal(winners, VAKA_SEAT(1));
}

int main(void)
{
    return run_registered("tests", table_group_load, table_group_unload);
}
