/* tests/rules/conquest/cards_count_test.c - Arts & Culture cards at the Victory Step and at the
 * Turn Order Step [9.5, 10.4, 5].
 *
 * SPDX-License-Identifier: MIT */
#include "culture.h"
#include "registered.h"
#include "scenes.h"

/* Six points end it; seat 0 has so many villages; the Victory Step has counted. */
static table *race(void **state, int32_t seats, int32_t villages)
{
    table *at = *state;

    table_homes(at, (table_choice){.seats = seats, .scenario = "duel_race"});
    idle_until_sailing(at);
    hex_at(at, "tonga")->agriculture = 1;
    settle_hex(at, 0, "tonga", villages);
    return at;
}

static void count_points(table *at)
{
    idle_until_planning(at);
    commit_plans(at);
}

static bool is_over(table *at, uint8_t *winners)
{
    return vaka_live_finished(at->live, winners);
}

/* --- Deforestation ---------------------------------------------------------------------------- */

TEST(deforestation_as_an_answer_lets_the_game_go_on)
{
    table *at = race(state, 2, 4);

    RULE("10.4c");
    CARD("deforestation");
    show(at, 0, "hula");
    show(at, 0, "surfing");
    give_card(at, 1, "deforestation", false);
    count_points(at);
    play(at, 0, "declare");
    assert_int_equal(vaka_live_must(at->live), VAKA_SEAT(1));
    play(at, 1, "use deforestation"); /* with two seats there is nobody else to choose */
    assert_int_equal(seat_at(at, 0)->vp, 2 * 4);
    play(at, 1, "pass");
    assert_false(is_over(at, NULL));
    assert_int_equal(vaka_turn(match_of(at)), 2);
    assert_int_equal(seat_at(at, 0)->vp, 2 * 4); /* so it stands on the track (T1) */
}

TEST(deforestation_is_over_with_its_victory_step_and_works_once)
{
    table *at = race(state, 2, 4);
    uint8_t winners;

    RULE("9.5e");
    CARD("deforestation");
    show(at, 0, "hula");
    show(at, 0, "surfing");
    show(at, 1, "deforestation");
    count_points(at);
    play(at, 0, "declare");
    play(at, 1, "use deforestation");
    play(at, 1, "pass");
    count_points(at);
    assert_int_equal(seat_at(at, 0)->vp, 2 * 6);
    assert_string_equal(refused(at, 1, "use deforestation"), "card_spent");
    play(at, 0, "declare"); /* nobody has an answer left: nobody is asked */
    assert_true(is_over(at, &winners));
    assert_int_equal(winners, VAKA_SEAT(0));
}

TEST(deforestation_before_a_declaration_strikes_whom_its_holder_chooses)
{
    table *at = race(state, 3, 3);

    RULE("9.5k");
    RULE("G3");
    CARD("deforestation");
    give_card(at, 0, "deforestation", false);
    give_card(at, 2, "hula", false);
    assert_string_equal(refused(at, 0, "use deforestation"), "card_moment"); /* not now */
    count_points(at);
    assert_int_equal(window_open(at), WINDOW_VICTORY);
    play(at, 0, "use deforestation");
    assert_false(legal(at, 0, "choose-seat 0"));
    assert_true(legal(at, 0, "choose-seat 1"));
    play(at, 0, "choose-seat 2");
    assert_int_equal(seat_at(at, 2)->vp, 0);
    assert_int_equal(seat_at(at, 1)->vp, 2 * 2);
}

TEST(who_lacks_points_by_deforestation_is_not_said_to_have_enough)
{
    table *at = race(state, 2, 4);

    RULE("10.4c");
    CARD("deforestation");
    show(at, 0, "hula");
    show(at, 0, "surfing");
    give_card(at, 1, "deforestation", false);
    count_points(at);
    assert_non_null(element(scene(at, 0), "victory", "victory_there"));
    play(at, 1, "use deforestation");
    assert_null(element(scene(at, 0), "victory", "victory_there"));
    assert_int_equal(element(scene(at, 1), "victory", "victory_near")->said.arg[1], 2 * 2);
    assert_string_equal(refused(at, 0, "declare"), "too_few");
}

TEST(deforestation_does_not_bring_a_total_below_nothing)
{
    table *at = race(state, 2, 1);

    CARD("deforestation");
    show(at, 1, "deforestation");
    count_points(at);
    play(at, 1, "use deforestation");
    assert_int_equal(seat_at(at, 0)->vp, 0);
    assert_int_equal(vaka_score(match_of(at), 0), 0);
}

/* --- Moai at the end -------------------------------------------------------------------------- */

TEST(a_declaration_reveals_moai_and_asks_where_it_stands)
{
    table *at = race(state, 2, 4);
    uint8_t winners;

    RULE("10.4b");
    RULE("V2");
    CARD("moai");
    put_tile(at, "rapa", "1,1", VAKA_NONE);
    settle_hex(at, 0, "tonga", 3);
    settle_hex(at, 0, "1,1", 1);
    give_card(at, 0, "moai", false);
    count_points(at);
    play(at, 0, "declare"); /* four villages and two points that the statue will be worth */
    play(at, 0, "choose-space 1,1");
    assert_true(is_over(at, &winners));
    assert_int_equal(winners, VAKA_SEAT(0));
    assert_int_equal(seat_at(at, 0)->vp, 2 * 6);
}

TEST(at_the_end_every_hidden_card_is_shown_and_counts)
{
    table *at = race(state, 2, 4);
    uint8_t winners;

    RULE("10.4d");
    RULE("V3");
    CARD("moai");
    show(at, 0, "hula");
    show(at, 0, "surfing");
    settle_hex(at, 1, "samoa", 3);
    put_tile(at, "rapa_nui", "1,-1", VAKA_NONE);
    settle_hex(at, 1, "1,-1", 1);
    give_card(at, 1, "moai", false);
    give_card(at, 1, "poi", false);
    count_points(at);
    play(at, 0, "declare");
    play(at, 1, "pass");
    play(at, 1, "choose-space 1,-1");
    assert_true(is_over(at, &winners));
    assert_int_equal(count(at, "hand-1", VAKA_NONE, NULL), 0);
    assert_int_equal(seat_at(at, 1)->vp, 2 * 7); /* four villages and three for the statue */
    assert_int_equal(winners, VAKA_SEAT(1));
}

/* A seat without any group left has its hand still. */
TEST(at_the_end_cards_of_who_is_out_are_shown_and_ask_him_nothing)
{
    table *at = race(state, 3, 4);
    uint8_t winners;

    RULE("10.4d");
    CARD("moai");
    show(at, 0, "hula");
    show(at, 0, "surfing");
    give_card(at, 1, "moai", false);
    vaka_seat_out(match_of(at), 1);
    count_points(at);
    play(at, 0, "declare");
    assert_true(is_over(at, &winners));
    assert_int_equal(winners, VAKA_SEAT(0));
    assert_int_equal(count(at, "shown-1", VAKA_NONE, "moai"), 1);
}

/* --- Kava Ceremony ---------------------------------------------------------------------------- */

/* The next turn has begun; seat 1, who holds the card, is not the last: it has three villages. */
static table *kava(void **state, bool shown)
{
    table *at = *state;

    table_homes(at, (table_choice){.seats = 3});
    idle_until_sailing(at);
    settle_hex(at, 1, "samoa", 3);
    give_card(at, 1, "kava_ceremony", shown);
    idle_until(at, STEP_BUILD);
    idle_until(at, STEP_ORDER);
    return at;
}

TEST(kava_ceremony_takes_the_turn_order_marker_before_anybody_has_it)
{
    RULE("5b");
    CARD("kava_ceremony");
    for (int32_t shown = 0; shown < 2; shown++) {
        table *at = kava(state, shown);
        assert_int_equal(window_open(at), WINDOW_TURN_ORDER);
        assert_int_equal(vaka_live_must(at->live), VAKA_SEAT(1));
        assert_int_equal(game_at(at)->marker, VAKA_NONE);
        play(at, 1, "use kava_ceremony");
        play(at, 1, "pass");
        assert_int_equal(game_at(at)->marker, 1);
        play(at, 1, "order 2 counter");
        assert_int_equal(game_at(at)->first, 2);
        assert_int_equal(game_at(at)->dir, -1);
    }
}

TEST(kava_ceremony_works_once_and_not_later_in_the_turn)
{
    table *at = kava(state, false);

    RULE("9.5e");
    RULE("9.5k");
    CARD("kava_ceremony");
    play(at, 1, "pass");
    assert_string_equal(refused(at, 1, "use kava_ceremony"), "card_moment"); /* too late */
    idle_until(at, STEP_BUILD);
    idle_until(at, STEP_ORDER);
    play(at, 1, "use kava_ceremony");
    assert_string_equal(refused(at, 1, "use kava_ceremony"), "card_spent");
    play(at, 1, "pass");
    idle_until(at, STEP_BUILD);
    idle_until(at, STEP_ORDER);
    assert_int_equal(window_open(at), VAKA_NONE); /* it is spent and face up: nobody is asked */
    assert_int_equal(game_at(at)->marker, 0);
}

int main(void)
{
    return run_registered("cards_count", duel_load, table_group_unload);
}
