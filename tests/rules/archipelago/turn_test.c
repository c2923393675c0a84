/* tests/rules/archipelago/turn_test.c - turn zero, order, population effects, crises [Z, 1-4].
 *
 * SPDX-License-Identifier: MIT */
#include "table.h"

#include "registered.h"

/* --- turn zero --- */

TEST(with_four_players_the_population_is_eight_after_turn_zero)
{
    table *at = begin_with(state, 4, 3, NULL);

    RULE("Z12");
    idle_until(at, STEP_ORDER);
    assert_int_equal(counter(at, "population", VAKA_NONE), 8);
    assert_int_equal(counter(at, "explorers", VAKA_NONE), 20); /* Z7 */
    assert_int_equal(game_at(at)->tiles[0], 5);
    assert_int_equal(count(at, "trends", VAKA_NONE, NULL), 1); /* Z15 */
    for (int32_t seat = 0; seat < 4; seat++)
        assert_int_equal(counter(at, "money", seat), 10); /* S8 */
}

TEST(an_objective_is_known_to_its_owner_alone)
{
    table *at = begin_with(state, 3, 5, NULL);

    RULE("Z16");
    RULE("S9");
    idle_until(at, STEP_ORDER);
    assert_int_equal(seen(at, 1, "objective-0", VAKA_NONE, "objective"), 1);
    assert_int_equal(seen(at, 0, "objective-0", VAKA_NONE, "objective"), 0);
    assert_int_equal(vaka_counter(vaka_live_seen(at->live, 1), COUNTER_MONEY, 0), VAKA_HIDDEN);
}

TEST(first_tiles_lie_beside_the_start_tile)
{
    table *at = begin_with(state, 2, 9, NULL);
    int32_t seat = asked_seat(at);
    vaka_match *match = match_of(at);
    char text[64];

    RULE("Z3");
    int32_t tile = match->zones[zone(at, "tiles-0") + SEAT_ZONES * seat].first;
    int32_t face = match->pieces[tile].kind;
    snprintf(text, sizeof text, "lay %s 3,0 0", at->layout->kinds[face].id);
    assert_string_equal(refused(at, seat, text), "not_at_start");
    assert_string_equal(refused(at, seat, "redraw"), "can_place"); /* Z5 */
}

TEST(desert_start_has_no_ships_and_five_workers)
{
    static const char *const options[] = {"desert=1", NULL};
    table *at = begin_with(state, 3, 3, options);

    RULE("12a");
    assert_int_equal(counter(at, "workers", VAKA_NONE), 5);
    assert_int_equal(counter(at, "population", VAKA_NONE), 6);
    idle_until(at, STEP_ORDER);
    assert_int_equal(counter(at, "population", VAKA_NONE), 6);
    for (int32_t seat = 0; seat < 3; seat++) {
        assert_int_equal(game_at(at)->seat[seat].ships, 0);
        assert_int_equal(count(at, "0,0", seat, "citizen"), 1);
    }
}

TEST(two_players_hold_two_objectives_and_two_colours)
{
    table *at = begin_with(state, 2, 3, NULL);

    RULE("11a");
    RULE("11b");
    RULE("11c");
    idle_until(at, STEP_ORDER);
    assert_int_equal(count(at, "objective-0", VAKA_NONE, NULL), 2);
    assert_int_equal(count(at, "reserve-0", 0, "citizen") + game_at(at)->seat[0].citizens, 20);
    assert_int_equal(count(at, "reserve-0", 0, "ship") + game_at(at)->seat[0].ships, 8);
}

/* --- the order of play --- */

TEST(the_highest_bidder_sets_the_whole_order_and_all_pay)
{
    table *at = begin_with(state, 3, 3, NULL);

    RULE("2a");
    RULE("2b");
    RULE("2c");
    idle_until(at, STEP_ORDER);
    assert_string_equal(refused(at, 0, "bid 11"), "bid_too_high");
    play(at, 0, "bid 2");
    play(at, 1, "bid 3");
    play(at, 2, "bid 1");
    assert_int_equal(asked_seat(at), 1);
    play(at, 1, "rank 2");
    assert_string_equal(refused(at, 1, "rank 2"), "ranked_already");
    play(at, 1, "rank 0");
    assert_int_equal(vaka_order_at(match_of(at), 0), 2);
    assert_int_equal(vaka_order_at(match_of(at), 1), 0);
    assert_int_equal(vaka_order_at(match_of(at), 2), 1);
    assert_int_equal(counter(at, "money", 0), 8);
    assert_int_equal(counter(at, "money", 1), 7);
    assert_int_equal(counter(at, "money", 2), 9);
}

TEST(who_ties_bids_again_and_a_second_tie_leaves_the_order)
{
    table *at = begin_with(state, 3, 3, NULL);

    RULE("2e");
    RULE("2f");
    idle_until(at, STEP_ORDER);
    int32_t first = vaka_order_at(match_of(at), 0);
    play(at, 0, "bid 2");
    play(at, 1, "bid 2");
    play(at, 2, "bid 0");
    assert_false(asked(at, 2));
    play(at, 0, "bid 1");
    play(at, 1, "bid 1");
    assert_int_not_equal(step_on_top(at), STEP_ORDER);
    assert_int_equal(vaka_order_at(match_of(at), 0), first);
    assert_int_equal(counter(at, "money", 0), 7);
}

TEST(a_tie_of_two_players_is_not_bid_again)
{
    table *at = begin_with(state, 2, 3, NULL);

    RULE("11d");
    idle_until(at, STEP_ORDER);
    play(at, 0, "bid 2");
    play(at, 1, "bid 2");
    assert_int_not_equal(step_on_top(at), STEP_ORDER);
}

TEST(nobody_sees_a_bid_before_all_are_made)
{
    table *at = begin_with(state, 3, 3, NULL);

    RULE("2a");
    idle_until(at, STEP_ORDER);
    play(at, 0, "bid 2");
    assert_int_equal(((const archipelago_game *)vaka_live_seen(at->live, 1)->game)->seat[0].bid, 0);
    assert_int_equal(vaka_counter(vaka_live_seen(at->live, 1), COUNTER_BANK_MONEY, VAKA_NONE),
                     counter(at, "bank_money", VAKA_NONE));
}

/* --- population effects --- */

/* A match about to have its population effects, with empty boards. */
static table *before_effects(void **state)
{
    table *at = begin_with(state, 4, 3, NULL);

    idle_until(at, STEP_ORDER);
    for (int32_t good = 0; good < GOODS; good++) {
        static const char *const sections[] = {"home_fruit", "home_cattle", "home_fish",
                                               "home_wood",  "home_stone",  "home_iron"};
        stock(at, sections[good], 0);
    }
    set_counter(at, "workers", VAKA_NONE, 4);
    return at;
}

static void bid_nothing(table *at)
{
    for (int32_t seat = 0; seat < match_of(at)->seats; seat++)
        play(at, seat, "bid 0");
}

TEST(five_fish_raise_workers_and_six_iron_raise_rebellion)
{
    table *at = before_effects(state);

    RULE("3c");
    RULE("3b");
    stock(at, "home_fish", 5);
    stock(at, "home_iron", 6);
    bid_nothing(at);
    assert_int_equal(counter(at, "workers", VAKA_NONE), 5);
    assert_int_equal(counter(at, "rebellion", VAKA_NONE), 1);
}

TEST(a_population_of_11_to_20_raises_workers_and_of_31_to_40_rebellion_too)
{
    table *at = before_effects(state);

    RULE("3e");
    RULE("3d");
    at->invariants = false;
    set_counter(at, "population", VAKA_NONE, 20);
    bid_nothing(at);
    assert_int_equal(counter(at, "workers", VAKA_NONE), 5);
    assert_int_equal(counter(at, "rebellion", VAKA_NONE), 0);
    at = before_effects(state);
    at->invariants = false;
    set_counter(at, "population", VAKA_NONE, 31);
    bid_nothing(at);
    assert_int_equal(counter(at, "workers", VAKA_NONE), 5);
    assert_int_equal(counter(at, "rebellion", VAKA_NONE), 1);
}

TEST(thirteen_to_seventeen_workers_raise_rebellion_by_two)
{
    table *at = before_effects(state);

    RULE("3g");
    RULE("3f");
    set_counter(at, "workers", VAKA_NONE, 13);
    bid_nothing(at);
    assert_int_equal(counter(at, "rebellion", VAKA_NONE), 2);
}

/* --- crises --- */

TEST(each_stone_stands_up_six_citizens)
{
    table *at = in_crisis(state);

    RULE("4.1h");
    RULE("4.1a");
    RULE("4.1d");
    assert_int_equal(game_at(at)->lying, 8);
    have(at, 0, "stone", 2);
    assert_string_equal(refused(at, 0, "give board"), "none_on_board");
    assert_string_equal(refused(at, 0, "raise 1,0 0 land"), "no_credit");
    play(at, 0, "give own");
    assert_int_equal(game_at(at)->credit, 6);
    assert_string_equal(refused(at, 0, "done"), "must_raise"); /* 4.1g */
    play(at, 0, "raise-all 1,0 1");                            /* 4.1f: of any colour */
    play(at, 0, "give own");
    assert_int_equal(game_at(at)->lying, 0);
    assert_true(told(at, EVENT_CRISIS_MET, NULL)); /* 4.1j: and no number of rebels is told */
    assert_false(told(at, EVENT_CRISIS_OVER, NULL));
    assert_int_equal(counter(at, "rebellion", VAKA_NONE), 0);
}

TEST(who_still_lies_is_a_rebel_and_rebellion_rises_by_one_for_each)
{
    table *at = in_crisis(state);

    RULE("4.1k");
    RULE("4.1c");
    RULE("4.5a");
    have(at, 1, "tokens", 1);
    have(at, 2, "tokens", 0);
    play(at, 0, "done");
    play(at, 1, "give token");
    for (int32_t i = 0; i < 6; i++)
        play_first(at, 1); /* stands one up */
    assert_int_equal(game_at(at)->credit, 0);
    assert_int_equal(counter(at, "tokens", 1), 0);
    play(at, 1, "done");
    assert_string_equal(refused(at, 2, "give token"), "no_token");
    play(at, 2, "done");
    assert_int_equal(counter(at, "rebellion", VAKA_NONE), 2);
}

TEST(three_cattle_are_wanted_and_what_is_missing_raises_rebellion)
{
    table *at = in_crisis(state);

    RULE("4.2d");
    RULE("4.2b");
    RULE("4.2c");
    have(at, 0, "stone", 2);
    play(at, 0, "give own");
    play(at, 0, "raise-all 1,0 1");
    play(at, 0, "give own");
    assert_int_equal(game_at(at)->number, 3);
    have(at, 1, "cattle", 1);
    set_counter(at, "export_cattle", VAKA_NONE, 1);
    play(at, 0, "give board");
    play(at, 0, "done");
    play(at, 1, "give own");
    play(at, 1, "done");
    play(at, 2, "done");
    assert_true(told(at, EVENT_DEMAND_OVER, NULL));
    assert_int_equal(counter(at, "rebellion", VAKA_NONE), 1);
}

TEST(a_demand_that_is_met_is_told_without_a_number)
{
    table *at = in_crisis(state);

    RULE("4.2b");
    have(at, 0, "stone", 2);
    play(at, 0, "give own");
    play(at, 0, "raise-all 1,0 1");
    play(at, 0, "give own");
    have(at, 0, "cattle", 3);
    for (int32_t i = 0; i < 3; i++)
        play(at, 0, "give own");
    assert_true(told(at, EVENT_DEMAND_MET, NULL));
    assert_false(told(at, EVENT_DEMAND_OVER, NULL));
    assert_int_equal(counter(at, "rebellion", VAKA_NONE), 0);
}

TEST(an_objective_that_comes_true_in_a_crisis_ends_the_game_before_the_next_one)
{
    table *at = in_crisis(state);

    RULE("9e");
    hold(at, 0, "objective-medium_markets");
    hold(at, 1, "objective-medium_towns");
    hold(at, 2, "objective-medium_ports");
    have(at, 0, "stone", 2);
    game_at(at)->count[BUILDING_TOWN] = 5;
    play(at, 0, "give own");
    assert_true(told(at, EVENT_REVEALED, NULL));
    play(at, 0, "raise-all 1,0 1");
    play(at, 0, "give own");
    assert_false(told(at, EVENT_DEMAND, NULL));
    assert_true(vaka_live_finished(at->live, NULL));
}

TEST(a_temple_keeps_its_citizen_upright_and_stands_up_its_region)
{
    static const int8_t order[] = {0, 1, 2};
    table *at = begin(state, 3);

    RULE("4.1b");
    RULE("4.1i");
    clear_map(at);
    put_region(at, "h05a", "1,0", 0);
    put_building(at, BUILDING_TEMPLE, "1,0", 0);
    put_unit(at, 1, "citizen", "1,0");
    put_unit(at, 1, "citizen", "1,0");
    for (int32_t i = 0; i < 4; i++)
        put_unit(at, 2, "ship", "0,0");
    idle_until(at, STEP_ORDER);
    vaka_order_set(match_of(at), order);
    set_counter(at, "rebellion", VAKA_NONE, 0);
    set_counter(at, "workers", VAKA_NONE, 5);
    put_back_on_top(at, "back_01");
    idle_until(at, STEP_CRISIS);
    assert_int_equal(game_at(at)->lying, 2);
    play(at, 0, "raise-all 1,0 1");
    assert_int_equal(game_at(at)->lying, 0);
}

int main(void)
{
    return run_registered("turn", table_group_load, table_group_unload);
}
