/* tests/rules/archipelago/actions_test.c - rounds and their actions [5, 7].
 *
 * SPDX-License-Identifier: MIT */
#include "table.h"

#include "registered.h"

/* Seat 0 of three begins its round on a bare map: h05a (cattle 2, stone 2) at 1,0, turned so that
 * its water lies towards the sea in the middle. Behind the screens there are florins only. */
static table *round_of(void **state)
{
    static const char *const goods[] = {"fruit", "cattle", "fish", "wood", "stone", "iron"};
    table *at = begin(state, 3);

    clear_map(at);
    put_region(at, "h05a", "1,0", 5);
    set_counter(at, "workers", VAKA_NONE, 5);
    for (int32_t seat = 0; seat < 3; seat++) {
        have(at, seat, "tokens", 0);
        for (int32_t good = 0; good < GOODS; good++)
            have(at, seat, goods[good], 0);
    }
    have(at, 0, "money", 20);
    for (int32_t seat = 1; seat < 3; seat++)
        for (int32_t i = 0; i < 3; i++)
            put_unit(at, seat, "ship", "0,0");
    return at;
}

/* --- discs and rounds --- */

TEST(a_round_has_one_disc_and_whoever_does_nothing_has_passed)
{
    table *at = round_of(state);

    RULE("5b");
    RULE("5c");
    for (int32_t i = 0; i < 3; i++)
        put_unit(at, 0, "citizen", "1,0");
    play(at, 0, "tax");
    assert_int_equal(counter(at, "discs", 0), 2);
    assert_string_equal(refused(at, 0, "tax"), "disc_placed");
    play(at, 0, "end");
    play(at, 1, "end");
    play(at, 2, "end");
    play(at, 0, "tax");
    play(at, 0, "end");
    assert_true(asked(at, 0));                               /* 1 and 2 have passed */
    assert_string_equal(refused(at, 0, "tax"), "no_circle"); /* 5h */
}

TEST(taxes_raise_rebellion_and_rebels_pay_nothing)
{
    table *at = round_of(state);

    RULE("5.1a");
    RULE("5.1b");
    RULE("5.1c");
    put_building(at, BUILDING_TOWN, "1,0", 0);
    put_unit(at, 0, "ship", "1,0");
    int32_t rebel = put_unit(at, 0, "citizen", "1,0");
    vaka_piece_set(match_of(at), rebel, FIELD_STATE, STATE_REBEL);
    play(at, 0, "tax");
    assert_int_equal(counter(at, "money", 0), 20 + 1 + 1 + 2);
    assert_int_equal(counter(at, "rebellion", VAKA_NONE), 1);
}

/* --- harvest --- */

TEST(a_harvest_is_of_one_good_by_units_on_its_icons)
{
    table *at = round_of(state);

    RULE("5.2a");
    RULE("5.2b");
    RULE("5.2c");
    RULE("5.2d");
    for (int32_t i = 0; i < 3; i++)
        put_unit(at, 0, "citizen", "1,0");
    put_unit(at, 0, "ship", "1,0");
    play(at, 0, "harvest stone");
    assert_string_equal(refused(at, 0, "gather 1,0 sea"), "wrong_unit");
    play(at, 0, "gather 1,0 land");
    play(at, 0, "gather 1,0 land");
    assert_int_equal(counter(at, "stone", 0), 2);
    assert_int_equal(step_on_top(at), STEP_ACTIONS); /* both icons are taken */
    assert_int_equal(
        vaka_marked(match_of(at), vaka_find(match_of(at), zone(at, "1,0"), 0, KIND_CITIZEN)),
        MARK_ENGAGED);
}

TEST(in_the_region_of_anothers_town_he_must_consent)
{
    table *at = round_of(state);

    RULE("5.2f");
    put_building(at, BUILDING_TOWN, "1,0", 1);
    put_unit(at, 0, "citizen", "1,0");
    play(at, 0, "harvest stone");
    assert_string_equal(refused(at, 0, "gather 1,0 land"), "no_consent");
    play(at, 0, "request 1,0");
    assert_int_equal(asked_seat(at), 1);
    play(at, 1, "allow");
    play(at, 0, "gather 1,0 land");
    assert_int_equal(counter(at, "stone", 0), 1);
}

/* Seat 0 harvests stone, and seat 1, whose town is there, has refused. */
static table *denied(void **state)
{
    table *at = round_of(state);

    put_building(at, BUILDING_TOWN, "1,0", 1);
    put_unit(at, 0, "citizen", "1,0");
    have(at, 0, "money", 5);
    play(at, 0, "harvest stone");
    play(at, 0, "request 1,0");
    play(at, 1, "deny");
    return at;
}

static void give_two(table *at, const char *trade, int32_t other)
{
    play(at, 0, trade);
    play(at, 0, "deal-give money 2");
    play(at, 0, "deal-offer");
    play(at, other, "deal-accept");
}

TEST(who_refused_may_be_asked_in_the_next_harvest)
{
    table *at = denied(state);

    RULE("5.2f");
    play(at, 0, "done");
    assert_int_equal(step_on_top(at), STEP_ACTIONS);
    game_at(at)->did = 0;
    assert_true(legal(at, 0, "harvest stone"));
}

TEST(who_has_refused_is_won_over_by_a_deal_in_the_same_harvest)
{
    table *at = denied(state);

    RULE("8a");
    RULE("5.2f");
    assert_int_equal(step_on_top(at), STEP_HARVEST);
    assert_string_equal(refused(at, 0, "request 1,0"), "nobody_to_ask");
    give_two(at, "trade 1", 1);
    play(at, 0, "request 1,0");
    play(at, 1, "allow");
    play(at, 0, "gather 1,0 land");
    assert_int_equal(counter(at, "stone", 0), 1);
}

TEST(a_deal_with_somebody_else_does_not_win_over_who_has_refused)
{
    table *at = denied(state);

    RULE("5.2f");
    give_two(at, "trade 2", 2);
    assert_string_equal(refused(at, 0, "request 1,0"), "nobody_to_ask");
}

TEST(three_offers_are_made_in_a_round)
{
    table *at = round_of(state);

    RULE("8g");
    for (int32_t i = 0; i < OFFERS; i++) {
        play(at, 0, "trade 1");
        play(at, 0, "deal-refuse");
    }
    vaka_refusal why = refusal(at, 0, "trade 1");
    assert_string_equal(why.id, "no_offer");
    assert_string_equal(why.rule, "8g");
}

TEST(the_lighthouse_counts_ports_when_its_citizen_has_left)
{
    table *at = round_of(state);

    RULE("7.2l");
    CARD("lighthouse");
    put_card(at, 0, "lighthouse");
    put_building(at, BUILDING_PORT, "1,0", 0);
    put_unit(at, 0, "citizen", "1,0");
    have(at, 0, "stone", 2);
    have(at, 0, "iron", 1);
    play(at, 0, "wonder lighthouse 1,0 port");
    assert_int_equal(count(at, "1,0", 0, "ship"), 0);
}

TEST(a_port_that_a_ship_builds_on_a_strait_lies_on_the_first_shore)
{
    table *at = round_of(state);

    RULE("5.8j");
    put_region(at, "h18a", "2,0", 0);
    put_unit(at, 0, "ship", "2,0");
    have(at, 0, "stone", 1);
    have(at, 0, "fish", 1);
    play(at, 0, "build port 2,0 sea");
    assert_int_equal(game_at(at)->region[zone(at, "2,0")].far, 0);
}

/* Else the others would see which of the tiles they know is put where. */
TEST(who_looked_before_does_not_know_in_which_order_the_surveyor_puts_tiles_back)
{
    table *at = round_of(state);
    vaka_match *match = match_of(at);
    int32_t pile = zone(at, "pile"), left = 3;

    CARD("surveyor");
    put_card(at, 0, "surveyor");
    vaka_peek(match, 1, pile, 2);
    play(at, 0, "use surveyor");
    for (int32_t tile = match->zones[pile].last; left > 0;
         left--, tile = match->pieces[tile].prev) {
        assert_true(match->pieces[tile].seen & VAKA_SEAT(0));
        assert_false(match->pieces[tile].seen & VAKA_SEAT(1));
    }
}

TEST(the_smuggler_chooses_the_board)
{
    table *at = round_of(state);
    char last[32];

    RULE("7b");
    CARD("smuggler");
    put_card(at, 0, "smuggler");
    have(at, 0, "fish", 1);
    stock(at, "home_iron", 1);
    stock(at, "export_iron", 1);
    play(at, 0, "use smuggler");
    play(at, 0, "choose-option 0"); /* board I, though II has iron too */
    play(at, 0, "choose-option 0"); /* fish is all there is */
    snprintf(last, sizeof last, "choose-option %u", legal_count(at, 0) - 1); /* iron */
    play(at, 0, last);
    assert_int_equal(counter(at, "home_iron", VAKA_NONE), 0);
    assert_int_equal(counter(at, "export_iron", VAKA_NONE), 1);
    assert_int_equal(counter(at, "iron", 0), 1);
}

TEST(the_pirate_chooses_which_of_anothers_ships_he_destroys)
{
    table *at = round_of(state);
    vaka_match *match = match_of(at);
    char last[32];
    uint32_t listed;

    RULE("7.2q");
    CARD("pirate");
    put_card(at, 0, "pirate");
    put_building(at, BUILDING_PORT, "1,0", VAKA_NONE);
    int32_t docked = put_unit(at, 1, "ship", "1,0");
    vaka_piece_set(match, docked, FIELD_ON, BUILDING_PORT + 1);
    vaka_piece_move(match, vaka_find(match, zone(at, "0,0"), 1, KIND_SHIP), zone(at, "1,0"));
    put_unit(at, 0, "ship", "1,0");
    play(at, 0, "use pirate");
    const vaka_action *list = vaka_live_legal(at->live, 0, &listed);
    assert_int_equal(listed, 2);
    snprintf(last, sizeof last, "choose-option %d", list[1].arg[0]);
    play(at, 0, last); /* the free one */
    assert_int_equal(match->pieces[docked].zone, zone(at, "1,0"));
    assert_int_equal(count(at, "1,0", 1, "ship"), 1);
    play(at, 1, "done");
    assert_true(told(at, EVENT_HAS_NONE, NULL));
}

TEST(where_the_bank_runs_short_fewer_cubes_come_in)
{
    table *at = round_of(state);

    RULE("5.2g");
    put_unit(at, 0, "citizen", "1,0");
    put_unit(at, 0, "citizen", "1,0");
    set_counter(at, "bank_stone", VAKA_NONE, 1);
    play(at, 0, "harvest stone");
    play(at, 0, "gather 1,0 land");
    assert_int_equal(step_on_top(at), STEP_ACTIONS);
    assert_string_equal(refused(at, 0, "harvest stone"), "disc_placed");
}

TEST(anothers_sawmill_doubles_three_wood_to_six_for_two_florins)
{
    table *at = round_of(state);

    RULE("7g");
    RULE("7d");
    CARD("sawmill");
    put_card(at, 1, "sawmill");
    put_region(at, "h23a", "2,0", 0); /* fruit, three wood */
    for (int32_t i = 0; i < 3; i++)
        put_unit(at, 0, "citizen", "2,0");
    int32_t before = counter(at, "money", 1);
    play(at, 0, "use sawmill");
    assert_int_equal(counter(at, "money", 0), 18);
    assert_int_equal(counter(at, "money", 1), before + 2);
    play(at, 0, "harvest wood");
    for (int32_t i = 0; i < 3; i++)
        play(at, 0, "gather 2,0 land");
    assert_int_equal(counter(at, "wood", 0), 6);
    play(at, 0, "end");
    assert_string_equal(refused(at, 1, "use sawmill"), "card_engaged");
}

/* --- what the log says --- */

/* The disc that the last action placed, and for what. */
static void check_disc(table *at, int32_t seat, int32_t verb)
{
    vaka_event event;

    assert_true(told(at, EVENT_DISC, &event));
    assert_int_equal(event.arg[0], seat);
    assert_int_equal(event.arg[1], verb);
    game_at(at)->did = 0;
}

TEST(the_log_says_for_which_action_a_disc_was_placed)
{
    table *at = round_of(state);

    RULE("5b");
    put_unit(at, 0, "citizen", "1,0");
    put_unit(at, 0, "citizen", "1,0");
    put_unit(at, 0, "ship", "0,0");
    set_counter(at, "discs", 0, 4);
    play(at, 0, "transact");
    check_disc(at, 0, VERB_TRANSACT);
    play(at, 0, "done");
    play(at, 0, "recruit");
    check_disc(at, 0, VERB_RECRUIT);
    play(at, 0, "done");
    play(at, 0, "reproduce");
    check_disc(at, 0, VERB_REPRODUCE);
    play(at, 0, "breed 1,0 land");
    play(at, 0, "explore");
    check_disc(at, 0, VERB_EXPLORE);
    assert_int_equal(counter(at, "discs", 0), 0);
}

TEST(the_log_says_how_many_tokens_were_paid_in_place_of_cubes)
{
    table *at = round_of(state);
    vaka_event event;

    RULE("5.8i");
    put_unit(at, 0, "citizen", "1,0");
    put_unit(at, 0, "citizen", "1,0");
    have(at, 0, "wood", 1);
    have(at, 0, "stone", 1);
    have(at, 0, "tokens", 2);
    play(at, 0, "build town 1,0 land");
    assert_false(told(at, EVENT_PAID_TOKENS, NULL)); /* all cubes were there */
    game_at(at)->did = 0;
    play(at, 0, "build market 1,0 land"); /* fruit and cattle: there is neither */
    assert_true(told(at, EVENT_PAID_TOKENS, &event));
    assert_int_equal(event.arg[0], 0);
    assert_int_equal(event.arg[1], 2);
    assert_int_equal(counter(at, "tokens", 0), 0);
}

/* --- transactions --- */

TEST(fish_is_bought_at_the_second_rows_price_and_sold_at_the_next_free_fields)
{
    table *at = round_of(state);

    RULE("5.3e");
    RULE("5.3b");
    RULE("5.3c");
    stock(at, "home_fish", 5);
    put_card(at, 0, "merchant");
    play(at, 0, "transact");
    play(at, 0, "buy home_fish");
    assert_int_equal(counter(at, "money", 0), 16);
    stock(at, "home_fish", 5);
    have(at, 0, "fish", 2);
    game_at(at)->did = 0;
    play(at, 0, "transact");
    play(at, 0, "sell home_fish cube");
    assert_int_equal(counter(at, "money", 0), 20); /* the sixth field: the second row */
    game_at(at)->did = 0;
    play(at, 0, "transact");
    play(at, 0, "sell home_fish cube");
    assert_int_equal(counter(at, "money", 0), 23); /* the third row */
}

TEST(into_a_full_section_nothing_is_sold)
{
    table *at = round_of(state);

    RULE("5.3d");
    stock(at, "home_fish", 12);
    have(at, 0, "fish", 1);
    play(at, 0, "transact");
    assert_string_equal(refused(at, 0, "sell home_fish cube"), "section_full");
    assert_string_equal(refused(at, 0, "sell home_wood token"), "no_token_to_sell");
    assert_string_equal(refused(at, 0, "sell home_wood cube"), "none_to_sell");
    assert_string_equal(refused(at, 0, "buy export_wood"), "none_to_buy");
}

/* --- exploration --- */

TEST(a_tile_must_touch_two_regions_with_sides_alike_and_somebody_enters)
{
    table *at = round_of(state);

    RULE("5.4c");
    RULE("5.4d");
    RULE("5.4e");
    RULE("5.4f");
    put_unit(at, 0, "ship", "0,0");
    play(at, 0, "explore");
    vaka_match *match = match_of(at);
    int32_t top = match->zones[zone(at, "pile")].last;
    vaka_piece_become(match, top, kind(at, "h11a")); /* PWWWPP, both faces */
    play(at, 0, "draw top");
    assert_string_equal(refused(at, 0, "lay h12a 0,1 0"), "other_tile");
    assert_string_equal(refused(at, 0, "lay h11a 1,0 0"), "hex_taken");
    assert_string_equal(refused(at, 0, "lay h11a 4,0 3"), "too_few_neighbours");
    assert_string_equal(refused(at, 0, "fail"), "it_fits");
    uint32_t listed;
    const vaka_action *list = vaka_live_legal(at->live, 0, &listed);
    assert_true(listed > 0 && list[0].verb == VERB_LAY);
    int32_t tokens = counter(at, "tokens", 0);
    play_first(at, 0);
    assert_int_equal(game_at(at)->tiles[0], 3);
    while (step_on_top(at) == STEP_FOUND)
        play_first(at, 0);
    assert_int_equal(counter(at, "tokens", 0), tokens + 1); /* 5.4h */
    assert_int_equal(count(at, "0,0", 0, "ship"), 0);
}

/* A region's cubes: the seat is asked only where there is a choice. */
static table *found(void **state, const char *face)
{
    table *at = round_of(state);

    put_region(at, face, "0,1", 0);
    put_unit(at, 0, "ship", "0,1");
    vaka_push(match_of(at), STEP_FOUND, 0, zone(at, "0,1"), 0);
    vaka_stage_set(match_of(at), 1);
    vaka_ask(match_of(at), 0);
    return at;
}

TEST(whoever_puts_one_icon_on_the_board_gets_a_remaining_one)
{
    table *at = found(state, "h22a"); /* fruit, wood */

    RULE("5.4j");
    RULE("5.4i");
    RULE("Z9");
    int32_t wood = counter(at, "wood", 0), fruit = counter(at, "home_fruit", VAKA_NONE);
    assert_string_equal(refused(at, 0, "supply home_iron"), "no_icon");
    play(at, 0, "supply home_fruit");
    assert_int_equal(counter(at, "home_fruit", VAKA_NONE), fruit + 1);
    assert_int_equal(counter(at, "wood", 0), wood + 1); /* the only one left */
}

TEST(of_two_cattle_both_cubes_are_cattle)
{
    table *at = found(state, "h24a"); /* cattle 2, iron */

    RULE("5.4j");
    int32_t cattle = counter(at, "cattle", 0);
    play(at, 0, "supply home_cattle");
    play(at, 0, "take cattle");
    assert_int_equal(counter(at, "cattle", 0), cattle + 1);
}

/* --- people --- */

TEST(two_active_citizens_are_joined_by_a_third_once_a_turn)
{
    table *at = round_of(state);

    RULE("5.5a");
    RULE("5.5b");
    RULE("5.5c");
    assert_string_equal(refused(at, 0, "reproduce"), "no_couple");
    put_unit(at, 0, "citizen", "1,0");
    int32_t other = put_unit(at, 0, "citizen", "1,0");
    vaka_piece_set(match_of(at), other, FIELD_STATE, STATE_REBEL);
    assert_string_equal(refused(at, 0, "reproduce"), "no_couple");
    vaka_piece_set(match_of(at), other, FIELD_STATE, STATE_ENGAGED);
    play(at, 0, "reproduce");
    assert_string_equal(refused(at, 0, "breed 0,0 land"), "no_couple_there");
    play(at, 0, "breed 1,0 land");
    assert_int_equal(count(at, "1,0", 0, "citizen"), 3);
    assert_int_equal(counter(at, "population", VAKA_NONE), 3);
    game_at(at)->did = 0;
    assert_string_equal(refused(at, 0, "reproduce"), "once_a_turn");
}

TEST(from_five_workers_two_cost_three_florins_each_and_the_third_four)
{
    table *at = round_of(state);

    RULE("5.6c");
    RULE("5.6b");
    RULE("5.6d");
    put_unit(at, 0, "ship", "1,0");
    play(at, 0, "recruit");
    assert_string_equal(refused(at, 0, "hire 0,0 land"), "nobody_recruits");
    play(at, 0, "hire 1,0 land");
    assert_int_equal(counter(at, "money", 0), 17);
    play(at, 0, "hire 1,0 land");
    assert_int_equal(counter(at, "money", 0), 14);
    play(at, 0, "hire 1,0 land");
    assert_int_equal(counter(at, "money", 0), 10);
    assert_int_equal(counter(at, "workers", VAKA_NONE), 2);
    assert_int_equal(step_on_top(at), STEP_ACTIONS); /* 5.5e: the region is full */
    game_at(at)->did = 0;
    set_counter(at, "workers", VAKA_NONE, 0);
    assert_string_equal(refused(at, 0, "recruit"), "no_workers"); /* 5.6e */
}

/* --- migration --- */

TEST(citizens_cross_water_only_by_convoy_and_chains_carry_far)
{
    table *at = round_of(state);

    RULE("5.7c");
    RULE("5.7d");
    RULE("5.7f");
    put_region(at, "h05a", "-1,0", 0); /* water towards the sea in the middle */
    put_unit(at, 0, "citizen", "1,0");
    play(at, 0, "transact"); /* nothing can migrate: no ship, no land */
    play(at, 0, "done");
    game_at(at)->did = 0;
    assert_string_equal(refused(at, 0, "migrate"), "nothing_to_move");
    put_unit(at, 0, "ship", "1,0");
    play(at, 0, "migrate");
    assert_string_equal(refused(at, 0, "move 1,0 -1,0 land land"), "no_way"); /* one ship */
    play(at, 0, "done");
    game_at(at)->did = 0;
    put_unit(at, 0, "ship", "0,0");
    play(at, 0, "migrate");
    play(at, 0, "move 1,0 -1,0 land land");
    assert_int_equal(count(at, "-1,0", 0, "citizen"), 1);
    assert_string_equal(refused(at, 0, "move -1,0 1,0 land land"), "no_mover"); /* 5.7b */
    play(at, 0, "move 1,0 0,0 sea sea"); /* 5.7e: the ships still move */
}

TEST(nobody_moves_into_a_region_that_is_full_of_his_citizens)
{
    table *at = round_of(state);

    RULE("5.7g");
    RULE("5.7j");
    put_region(at, "h24b", "2,0", 0); /* plains on all sides */
    put_region(at, "h24b", "3,0", 0);
    put_unit(at, 0, "citizen", "2,0");
    for (int32_t i = 0; i < 3; i++)
        put_unit(at, 0, "citizen", "3,0");
    play(at, 0, "migrate");
    assert_string_equal(refused(at, 0, "move 2,0 3,0 land land"), "crowd_at_end");
    play(at, 0, "move 3,0 2,0 land land");
    play(at, 0, "move 2,0 3,0 land land"); /* there is room now, for one who has not moved */
}

TEST(a_rebel_who_was_engaged_before_is_so_still_when_others_have_migrated)
{
    table *at = round_of(state);

    RULE("5.2e");
    int32_t rebel = put_unit(at, 0, "citizen", "1,0");
    vaka_piece_set(match_of(at), rebel, FIELD_STATE, STATE_REBEL);
    vaka_piece_set(match_of(at), rebel, FIELD_MOVED, 1); /* as a crisis notes it */
    int32_t ship = put_unit(at, 0, "ship", "1,0");
    play(at, 0, "migrate");
    play(at, 0, "move 1,0 0,0 sea sea");
    assert_int_equal(step_on_top(at), STEP_ACTIONS);
    assert_int_equal(match_of(at)->pieces[ship].field[FIELD_MOVED], 0);
    assert_int_equal(match_of(at)->pieces[rebel].field[FIELD_MOVED], 1);
}

TEST(others_are_kept_off_the_buildings_of_a_towns_region)
{
    table *at = round_of(state);

    RULE("5.9c");
    RULE("5.9d");
    RULE("5.9a");
    put_building(at, BUILDING_TOWN, "1,0", 1);
    put_building(at, BUILDING_PORT, "1,0", VAKA_NONE);
    put_unit(at, 0, "ship", "1,0");
    play(at, 0, "migrate");
    assert_string_equal(refused(at, 0, "move 1,0 1,0 sea dock"), "others_town");
    assert_string_equal(refused(at, 0, "run port 1,0"), "not_now");
    play(at, 0, "done");
    assert_string_equal(refused(at, 0, "run port 1,0"), "no_house");
    play(at, 0, "end");
    play(at, 1, "run port 1,0"); /* from the town */
    play(at, 1, "done");
}

/* --- building --- */

TEST(a_builder_pays_steps_onto_the_building_and_is_engaged)
{
    table *at = round_of(state);

    RULE("5.8a");
    RULE("5.8b");
    RULE("5.8c");
    RULE("5.8f");
    RULE("5.8i");
    assert_string_equal(refused(at, 0, "build town 1,0 land"), "no_builder");
    put_unit(at, 0, "citizen", "1,0");
    have(at, 0, "stone", 0);
    have(at, 0, "wood", 1);
    have(at, 0, "tokens", 0);
    assert_string_equal(refused(at, 0, "build town 1,0 land"), "no_goods");
    have(at, 0, "tokens", 1);
    have(at, 0, "money", 1);
    assert_string_equal(refused(at, 0, "build town 1,0 land"), "no_florins");
    have(at, 0, "money", 5);
    play(at, 0, "build town 1,0 land");
    assert_int_equal(counter(at, "money", 0), 3);
    assert_int_equal(counter(at, "tokens", 0), 0);
    assert_int_equal(game_at(at)->count[BUILDING_TOWN], 1);
    game_at(at)->did = 0;
    assert_string_equal(refused(at, 0, "build market 1,0 town"), "no_builder"); /* engaged */
}

TEST(what_is_not_built_is_said_how_it_comes_otherwise)
{
    table *at = round_of(state);
    vaka_match *match = match_of(at);
    char text[96];

    RULE("5.4a");
    RULE("6b");
    put_unit(at, 0, "citizen", "1,0");
    snprintf(text, sizeof text, "build %s 1,0 land",
             at->layout->kinds[match->pieces[match->zones[zone(at, "pile")].last].kind].id);
    assert_string_equal(refused(at, 0, text), "tile_is_explored");
    snprintf(text, sizeof text, "build %s 1,0 land",
             at->layout->kinds[match->pieces[match->zones[zone(at, "slot-1")].first].kind].id);
    assert_string_equal(refused(at, 0, text), "card_is_bought");
    assert_string_equal(refused(at, 0, "build citizen 1,0 land"), "no_such_building");
}

TEST(from_a_town_port_and_market_are_used_in_two_rounds)
{
    table *at = round_of(state);

    RULE("5.10a");
    RULE("5.10b");
    RULE("5.10c");
    RULE("5.10d");
    RULE("5.10e");
    put_building(at, BUILDING_TOWN, "1,0", 0);
    put_building(at, BUILDING_PORT, "1,0", VAKA_NONE);
    put_building(at, BUILDING_MARKET, "1,0", VAKA_NONE);
    have(at, 0, "fish", 3);
    play(at, 0, "run port 1,0");
    assert_int_equal(counter(at, "money", 0), 19);
    assert_string_equal(refused(at, 0, "sell home_fish cube"), "not_that_board");
    play(at, 0, "sell export_fish cube");
    play(at, 0, "sell export_fish cube");
    assert_string_equal(refused(at, 0, "run market 1,0"), "house_used");
    play(at, 0, "end");
    play(at, 1, "end");
    play(at, 2, "end");
    assert_string_equal(refused(at, 0, "run port 1,0"), "used_this_turn");
    play(at, 0, "run market 1,0");
    play(at, 0, "done"); /* 5.10f */
}

TEST(a_towns_citizen_uses_the_port_on_which_its_builder_still_works)
{
    table *at = round_of(state);

    RULE("5.9c");
    RULE("5.10e");
    int32_t citizen = put_building(at, BUILDING_TOWN, "1,0", 0);
    int32_t builder = put_building(at, BUILDING_PORT, "1,0", 0);
    vaka_piece_set(match_of(at), builder, FIELD_STATE, STATE_ENGAGED);
    play(at, 0, "run port 1,0");
    play(at, 0, "done");
    assert_int_equal(match_of(at)->pieces[citizen].field[FIELD_STATE], STATE_ENGAGED);
    play(at, 0, "end");
    play(at, 1, "end");
    play(at, 2, "end");
    assert_string_equal(refused(at, 0, "run port 1,0"), "used_this_turn");
}

/* --- tokens --- */

TEST(a_token_takes_the_place_of_a_good_that_a_card_asks_for)
{
    table *at = round_of(state);

    RULE("5.8i");
    RULE("7.2i");
    CARD("clergy_gifts");
    CARD("diplomat");
    put_card(at, 0, "clergy_gifts");
    put_card(at, 0, "diplomat");
    for (int32_t i = 0; i < 3; i++)
        put_unit(at, 0, "citizen", "1,0");
    set_counter(at, "rebellion", VAKA_NONE, 3);
    assert_string_equal(refused(at, 0, "use diplomat"), "card_says_no");
    have(at, 0, "fruit", 1);
    have(at, 0, "tokens", 1);
    play(at, 0, "use clergy_gifts");
    play(at, 0, "choose-option 0"); /* with cattle, of which there is none */
    assert_int_equal(counter(at, "rebellion", VAKA_NONE), 1);
    assert_int_equal(counter(at, "tokens", 0), 0);
    game_at(at)->did = 0;
    have(at, 0, "tokens", 1);
    play(at, 0, "use diplomat");
    play(at, 0, "choose-option 0");
    assert_int_equal(counter(at, "rebellion", VAKA_NONE), 0);
    assert_int_equal(counter(at, "tokens", 0), 0);
}

/* --- deals --- */

static int32_t goods_shown(table *at, int32_t seat)
{
    const vaka_scene *scene = vaka_live_scene(at->live, seat);
    int32_t count = 0;

    for (uint32_t i = 0; i < scene->element_count; i++)
        count += scene->elements[i].type == VAKA_ELEMENT_GOOD;
    return count;
}

TEST(a_deal_names_only_the_cards_that_one_of_the_two_has)
{
    table *at = round_of(state);

    RULE("8b");
    put_card(at, 0, "sawmill");
    put_card(at, 1, "mine");
    put_card(at, 2, "king"); /* a third one's */
    play(at, 0, "trade 1");
    assert_int_equal(goods_shown(at, 0), 1 + GOODS + 1 + 2);
    play(at, 0, "deal-ask king 1"); /* one may ask for it all the same */
    assert_int_equal(goods_shown(at, 0), 1 + GOODS + 1 + 3);
}

TEST(a_wonder_that_came_by_a_deal_is_built_in_a_later_turn)
{
    table *at = round_of(state);

    RULE("7.1f");
    RULE("8b");
    put_card(at, 0, "colossus");
    put_card(at, 1, "pyramid");
    put_unit(at, 0, "citizen", "1,0");
    have(at, 0, "stone", 4);
    have(at, 0, "iron", 3);
    play(at, 0, "trade 1");
    play(at, 0, "deal-ask pyramid 1");
    play(at, 0, "deal-offer");
    play(at, 1, "deal-accept");
    assert_int_equal(count(at, "cards-0", VAKA_NONE, "pyramid"), 1);
    assert_string_equal(refused(at, 0, "wonder pyramid 1,0 land"), "wonder_is_new");
    assert_true(legal(at, 0, "wonder colossus 1,0 land")); /* which was his before */
}

int main(void)
{
    return run_registered("actions", table_group_load, table_group_unload);
}
