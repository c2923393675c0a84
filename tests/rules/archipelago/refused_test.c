/* tests/rules/archipelago/refused_test.c - what is seldom refused in a game, and rebels on
 * buildings.
 *
 * SPDX-License-Identifier: MIT */
#include "table.h"

#include "registered.h"

/* Seat 0 of three begins its round on a bare map with h05a (cattle 2, stone 2) at 1,0, turned so
 * that its water lies towards the sea in the middle; behind the screens there is nothing. */
static table *bare(void **state)
{
    static const char *const goods[] = {"fruit", "cattle", "fish", "wood", "stone", "iron"};
    table *at = begin(state, 3);

    clear_map(at);
    put_region(at, "h05a", "1,0", 5);
    for (int32_t seat = 0; seat < 3; seat++) {
        have(at, seat, "tokens", 0);
        have(at, seat, "money", 0);
        for (int32_t good = 0; good < GOODS; good++)
            have(at, seat, goods[good], 0);
        for (int32_t i = 0; i < 3; i++)
            put_unit(at, seat, "citizen", "1,0");
    }
    return at;
}

TEST(without_florins_nothing_is_used_and_without_anything_nothing_is_traded)
{
    table *at = bare(state);

    RULE("5i");
    RULE("5.10b");
    RULE("7b");
    put_building(at, BUILDING_MARKET, "1,0", VAKA_NONE);
    vaka_piece_set(match_of(at), vaka_find(match_of(at), zone(at, "1,0"), 0, KIND_CITIZEN),
                   FIELD_ON, BUILDING_MARKET + 1);
    put_card(at, 0, "merchant");
    assert_string_equal(refused(at, 0, "transact"), "no_trade");
    assert_string_equal(refused(at, 0, "run market 1,0"), "no_toll");
    assert_string_equal(refused(at, 0, "use merchant"), "card_florins");
    put_building(at, BUILDING_PORT, "1,0", 0);
    put_card(at, 0, "lighthouse");
    assert_string_equal(refused(at, 0, "wonder lighthouse 1,0 port"), "card_goods");
    assert_string_equal(refused(at, 0, "trade 0"), "oneself");
}

TEST(where_no_tile_is_left_nobody_explores)
{
    table *at = bare(state);
    vaka_match *match = match_of(at);

    RULE("5.4l");
    RULE("5.4e");
    for (int32_t seat = 0; seat < 3; seat++)
        for (VAKA_EACH(match, zone(at, "1,0"), piece))
            if (match->pieces[piece].owner == seat)
                vaka_piece_set(match, piece, FIELD_STATE, STATE_ENGAGED);
    assert_string_equal(refused(at, 0, "explore"), "no_explorer");
    put_unit(at, 0, "ship", "0,0");
    while (match->zones[zone(at, "pile")].count)
        vaka_piece_remove(match, match->zones[zone(at, "pile")].first);
    while (match->zones[zone(at, "tile-discards")].count)
        vaka_piece_remove(match, match->zones[zone(at, "tile-discards")].first);
    assert_string_equal(refused(at, 0, "explore"), "no_tiles");
}

TEST(a_tile_that_nobody_could_enter_is_not_laid)
{
    table *at = bare(state);
    vaka_match *match = match_of(at);

    RULE("5.4e");
    put_region(at, "h05a", "-1,0", 1); /* water towards the middle and the north-east */
    play(at, 0, "explore");
    vaka_piece_become(match, match->zones[zone(at, "pile")].last, kind(at, "h22a")); /* WWWWPW */
    play(at, 0, "draw top");
    assert_string_equal(refused(at, 0, "lay h22a 0,-1 1"), "sides_differ");
    assert_string_equal(refused(at, 0, "lay h22a 0,-1 2"), "nobody_enters");
}

/* --- theft and tribute --- */

TEST(the_victim_hides_and_the_thief_chooses_at_the_same_time)
{
    table *at = bare(state);

    RULE("7.2p");
    have(at, 1, "fish", 1);
    vaka_push(match_of(at), STEP_THEFT, 0, 1, 0);
    vaka_stage_set(match_of(at), 1);
    vaka_ask_sealed(match_of(at), 3, 1, 1);
    assert_string_equal(refused(at, 0, "hide nothing fish"), "not_the_victim");
    assert_string_equal(refused(at, 1, "pick left"), "not_the_thief");
    assert_string_equal(refused(at, 1, "hide nothing nothing"), "hide_two");
    play(at, 1, "hide nothing fish");
    play(at, 0, "pick right");
    assert_int_equal(counter(at, "fish", 0), 1);
    assert_int_equal(counter(at, "fish", 1), 0);
    assert_int_equal(game_at(at)->hands[1], 0);
}

TEST(who_pays_tribute_chooses_the_cube_and_who_has_none_says_so)
{
    table *at = bare(state);

    RULE("7.2q");
    have(at, 1, "fish", 1);
    vaka_push(match_of(at), STEP_THEFT, 0, 1, 1);
    vaka_stage_set(match_of(at), 2);
    vaka_ask(match_of(at), 1);
    assert_string_equal(refused(at, 1, "done"), "must_yield");
    assert_string_equal(refused(at, 1, "yield wood"), "none_to_yield");
    play(at, 1, "yield fish");
    assert_int_equal(counter(at, "fish", 0), 1);
}

/* --- crises --- */

/* The crisis of turn 2 with stone, six for each: seat 0 has a town, a citizen of seat 1 the port.
 */
static table *town_in_crisis(void **state)
{
    static const int8_t order[] = {0, 1, 2};
    table *at = bare(state);

    put_building(at, BUILDING_TOWN, "1,0", VAKA_NONE);
    put_building(at, BUILDING_PORT, "1,0", VAKA_NONE);
    vaka_piece_set(match_of(at), vaka_find(match_of(at), zone(at, "1,0"), 0, KIND_CITIZEN),
                   FIELD_ON, BUILDING_TOWN + 1);
    vaka_piece_set(match_of(at), vaka_find(match_of(at), zone(at, "1,0"), 1, KIND_CITIZEN),
                   FIELD_ON, BUILDING_PORT + 1);
    idle_until(at, STEP_EVOLUTION);
    idle_until(at, STEP_ORDER);
    vaka_order_set(match_of(at), order);
    set_counter(at, "rebellion", VAKA_NONE, 0);
    set_counter(at, "workers", VAKA_NONE, 5);
    put_back_on_top(at, "back_01");
    idle_until(at, STEP_CRISIS);
    set_counter(at, "rebellion", VAKA_NONE, 0);
    return at;
}

TEST(a_town_puts_a_rebel_off_its_port_and_he_lies_there_still)
{
    table *at = town_in_crisis(state);

    RULE("5.9g");
    RULE("5.9h");
    have(at, 0, "stone", 2);
    set_counter(at, "home_stone", VAKA_NONE, 0);
    assert_int_equal(game_at(at)->lying, 9);
    play(at, 0, "give own");
    play(at, 0, "raise-all 1,0 0");
    play(at, 0, "raise-all 1,0 2");
    play(at, 0, "done");
    play(at, 1, "done");
    play(at, 2, "done");
    assert_int_equal(step_on_top(at), STEP_EXPEL);
    assert_string_equal(refused(at, 0, "expel 1,0 market"), "no_rebel_there");
    play(at, 0, "expel 1,0 port");
    assert_int_equal(counter(at, "rebellion", VAKA_NONE), 3);
    int32_t free = 0;
    for (VAKA_EACH(match_of(at), zone(at, "1,0"), piece))
        free += match_of(at)->pieces[piece].owner == 1 &&
                match_of(at)->pieces[piece].field[FIELD_ON] == 0 &&
                match_of(at)->pieces[piece].field[FIELD_STATE] == STATE_REBEL;
    assert_int_equal(free, 3);
}

TEST(no_more_is_given_than_stands_everybody_up)
{
    table *at = town_in_crisis(state);

    RULE("4.1g");
    have(at, 0, "stone", 3);
    play(at, 0, "give own");
    game_at(at)->credit = game_at(at)->lying;
    assert_string_equal(refused(at, 0, "give own"), "enough_given");
}

TEST(a_victim_without_cubes_proves_it)
{
    table *at = bare(state);

    RULE("7.2p");
    vaka_push(match_of(at), STEP_THEFT, 0, 1, 0);
    vaka_stage_set(match_of(at), 1);
    vaka_ask_sealed(match_of(at), 3, 1, 1);
    play(at, 1, "hide nothing nothing");
    play(at, 0, "pick left");
    assert_true(told(at, EVENT_HAS_NONE, NULL));
}

int main(void)
{
    return run_registered("refused", table_group_load, table_group_unload);
}
