/* tests/rules/archipelago/scarce_test.c - what runs out: tokens, tiles, room, citizens, buildings,
 * cards [5d, 5.4l, 5.4m, 5.5d, 5.8d, 6k, 6l].
 *
 * SPDX-License-Identifier: MIT */
#include "table.h"

#include "registered.h"

/* Seat 0 of three begins its round. On the map are the sea and h05a (cattle 2, stone 2) at 1,0, its
 * water towards the sea; each seat has a ship on the sea; seat 0 has florins. */
static table *round_of(void **state)
{
    table *at = begin(state, 3);

    clear_map(at);
    put_region(at, "h05a", "1,0", 5);
    set_counter(at, "workers", VAKA_NONE, 5);
    have(at, 0, "money", 20);
    for (int32_t seat = 0; seat < 3; seat++)
        put_unit(at, seat, "ship", "0,0");
    return at;
}

static void remove_all(table *at, const char *where)
{
    vaka_match *match = match_of(at);

    while (match->zones[zone(at, where)].count)
        vaka_piece_remove(match, match->zones[zone(at, where)].first);
}

/* --- discs --- */

static void explore_with_success(table *at, int32_t seat)
{
    vaka_match *match = match_of(at);

    play(at, seat, "explore");
    vaka_piece_become(match, match->zones[zone(at, "pile")].last, kind(at, "h11a"));
    play(at, seat, "draw top");
    play_first(at, seat); /* a way to lay it */
    while (step_on_top(at) != STEP_ACTIONS)
        play_first(at, seat);
}

TEST(who_has_passed_is_in_play_again_with_the_disc_of_an_empty_stack)
{
    table *at = round_of(state);

    RULE("5d");
    RULE("5e");
    put_unit(at, 0, "citizen", "1,0");
    put_unit(at, 0, "citizen", "1,0");
    play(at, 0, "tax");
    play(at, 0, "end");
    play(at, 1, "end");
    play(at, 2, "end");
    assert_int_equal(asked_seat(at), 0); /* the others have passed */
    set_counter(at, "explorers", VAKA_NONE, 17);
    explore_with_success(at, 0);
    assert_int_equal(counter(at, "explorers", VAKA_NONE), 16);
    assert_int_equal(counter(at, "discs", 0), 3 - 2 + 1);
    assert_int_equal(counter(at, "discs", 1), 3 + 1);
    play(at, 0, "end");
    assert_int_equal(asked_seat(at), 1);
    play(at, 1, "end");
    assert_int_equal(asked_seat(at), 2);
}

/* --- tiles --- */

/* One tile lies on the stack, another one was discarded; there are no more. */
static table *last_tile(void **state)
{
    table *at = round_of(state);
    vaka_match *match = match_of(at);

    while (match->zones[zone(at, "pile")].count > 2)
        vaka_piece_remove(match, match->zones[zone(at, "pile")].first);
    remove_all(at, "tile-discards");
    vaka_piece_become(match, match->zones[zone(at, "pile")].first, kind(at, "h11a"));
    vaka_piece_become(match, match->zones[zone(at, "pile")].last, kind(at, "h12a"));
    vaka_piece_move(match, match->zones[zone(at, "pile")].first, zone(at, "tile-discards"));
    play(at, 0, "explore");
    return at;
}

TEST(an_empty_stack_is_made_anew_of_the_discards_and_its_top_is_seen_at_once)
{
    table *at = last_tile(state);
    int32_t faces;

    RULE("5.4l");
    play(at, 0, "draw top");
    assert_int_equal(count(at, "tile-discards", VAKA_NONE, NULL), 0);
    assert_int_equal(count(at, "pile", VAKA_NONE, NULL), 1);
    faces = seen(at, 1, "pile", VAKA_NONE, "h11a");
    faces += seen(at, 1, "pile", VAKA_NONE, "h11b");
    assert_int_equal(faces, 1);
}

TEST(who_discards_the_last_tile_takes_the_next_of_the_new_stack)
{
    table *at = last_tile(state);

    RULE("5.4a");
    RULE("5.4l");
    play(at, 0, "draw next");
    assert_int_equal(count(at, "found", VAKA_NONE, NULL), 1);
    assert_int_equal(count(at, "pile", VAKA_NONE, NULL), 1);
    assert_int_equal(count(at, "tile-discards", VAKA_NONE, NULL), 0);
}

TEST(where_there_is_only_one_tile_there_is_no_next_one)
{
    table *at = last_tile(state);

    RULE("5.4a");
    remove_all(at, "tile-discards");
    assert_string_equal(refused(at, 0, "draw next"), "no_next_tile");
    play(at, 0, "draw top");
    assert_int_equal(count(at, "pile", VAKA_NONE, NULL), 0);
}

/* --- room on board I --- */

TEST(a_cube_for_a_full_section_stays_in_the_bank)
{
    table *at = round_of(state);

    RULE("5.4m");
    stock(at, "home_fruit", 12);
    put_region(at, "h22a", "0,1", 0); /* fruit, wood */
    vaka_push(match_of(at), STEP_FOUND, 0, zone(at, "0,1"), 0);
    vaka_stage_set(match_of(at), 1);
    vaka_ask(match_of(at), 0);
    int32_t bank = counter(at, "bank_fruit", VAKA_NONE), wood = counter(at, "wood", 0);
    play(at, 0, "supply home_fruit");
    assert_int_equal(counter(at, "home_fruit", VAKA_NONE), 12);
    assert_int_equal(counter(at, "bank_fruit", VAKA_NONE), bank);
    assert_int_equal(counter(at, "wood", 0), wood + 1); /* what is left is his all the same */
}

/* --- citizens --- */

TEST(nobody_has_more_than_ten_citizens)
{
    static const char *const homes[] = {"1,0", "2,0", "3,0", "1,1"};
    table *at = round_of(state);

    RULE("5.5d");
    for (int32_t i = 1; i < 4; i++)
        put_region(at, "h05a", homes[i], 0);
    for (int32_t i = 0; i < 9; i++) /* 3, 2, 2, 2 */
        put_unit(at, 0, "citizen", homes[i % 4]);
    play(at, 0, "reproduce");
    play(at, 0, "breed 2,0 land");
    assert_int_equal(step_on_top(at), STEP_ACTIONS); /* two couples more, but nobody is left */
    assert_int_equal(game_at(at)->seat[0].citizens, 10);
    game_at(at)->did = 0;
    assert_string_equal(refused(at, 0, "recruit"), "all_citizens_in_play");
    game_at(at)->seat[0].wheel[WHEEL_REPRODUCE] = 0;
    assert_string_equal(refused(at, 0, "reproduce"), "all_citizens_in_play");
}

/* --- buildings --- */

TEST(thirteen_tokens_are_for_towns_and_temples_and_thirteen_for_markets_and_ports)
{
    static const char *const homes[] = {"2,0", "3,0", "1,1", "2,1", "3,1", "4,0"};
    table *at = round_of(state);

    RULE("5.8d");
    for (int32_t i = 0; i < 6; i++) {
        put_region(at, "h05a", homes[i], 0);
        for (int32_t building = 0; building < BUILDINGS; building++)
            put_building(at, building, homes[i], VAKA_NONE);
    }
    put_building(at, BUILDING_TOWN, "1,0", VAKA_NONE);
    put_unit(at, 0, "citizen", "1,0");
    put_unit(at, 0, "citizen", "1,0");
    have(at, 0, "stone", 3);
    have(at, 0, "fruit", 1);
    have(at, 0, "cattle", 1);
    have(at, 0, "fish", 1);
    assert_string_equal(refused(at, 0, "build temple 1,0 land"), "no_building_left");
    play(at, 0, "build market 1,0 land");
    game_at(at)->did = 0;
    assert_string_equal(refused(at, 0, "build port 1,0 land"), "no_building_left");
}

/* --- cards --- */

/* The first seat in phase 6; the deck and its backs are in the box, but for so many discards. */
static table *bare_deck(void **state, int32_t discards)
{
    table *at = begin(state, 3);
    vaka_match *match = match_of(at);

    idle_until(at, STEP_EVOLUTION);
    remove_all(at, "card-discards");
    for (int32_t i = 0; i < discards; i++)
        vaka_piece_move(match, match->zones[zone(at, "deck")].first, zone(at, "card-discards"));
    while (match->zones[zone(at, "backs")].count)
        vaka_piece_move(match, match->zones[zone(at, "backs")].first, zone(at, "back-discards"));
    remove_all(at, "deck");
    at->invariants = false;
    for (int32_t seat = 0; seat < 3; seat++)
        have(at, seat, "money", 20);
    return at;
}

/* What the seat on turn does with the card of a slot. */
static void treat(table *at, const char *verb, const char *slot)
{
    vaka_match *match = match_of(at);
    int32_t card = match->zones[zone(at, slot)].first;
    char text[80];

    assert_true(card >= 0);
    snprintf(text, sizeof text, "%s %s", verb, at->layout->kinds[match->pieces[card].kind].id);
    play(at, asked_seat(at), text);
}

TEST(an_empty_deck_is_made_anew_of_the_discards)
{
    table *at = bare_deck(state, 4);

    RULE("6k");
    treat(at, "purchase", "slot-2");
    treat(at, "turn", "slot-1");
    assert_int_equal(count(at, "slot-2", VAKA_NONE, NULL), 1);
    assert_int_equal(count(at, "card-discards", VAKA_NONE, NULL), 0);
    assert_int_equal(count(at, "deck", VAKA_NONE, NULL), 3);
    assert_int_equal(count(at, "backs", VAKA_NONE, NULL), 3); /* a back for each card */
}

TEST(the_deck_is_made_anew_as_soon_as_its_last_card_is_drawn)
{
    table *at = bare_deck(state, 4);
    vaka_match *match = match_of(at);

    RULE("6k");
    vaka_piece_move(match, match->zones[zone(at, "card-discards")].first, zone(at, "deck"));
    vaka_piece_move(match, match->zones[zone(at, "back-discards")].first, zone(at, "backs"));
    treat(at, "purchase", "slot-2");
    treat(at, "turn", "slot-1");
    assert_int_equal(count(at, "card-discards", VAKA_NONE, NULL), 0);
    assert_int_equal(count(at, "deck", VAKA_NONE, NULL), 3);
    assert_int_equal(count(at, "backs", VAKA_NONE, NULL), 3);
}

TEST(without_discards_places_of_the_row_stay_empty)
{
    table *at = bare_deck(state, 0);

    RULE("6k");
    treat(at, "purchase", "slot-2");
    treat(at, "turn", "slot-1");
    assert_int_equal(count(at, "slot-2", VAKA_NONE, NULL), 0);
    assert_int_equal(step_on_top(at), STEP_EVOLUTION); /* the next seat has its turn */
}

TEST(where_fewer_cards_lie_than_must_be_turned_one_turns_those_there_are)
{
    table *at = bare_deck(state, 0);
    int32_t first = asked_seat(at);

    RULE("6l");
    remove_all(at, "slot-3");
    remove_all(at, "slot-4");
    remove_all(at, "slot-5");
    treat(at, "turn", "slot-1");
    assert_int_equal(asked_seat(at), first);
    assert_string_equal(refused(at, first, "done"), "still_to_turn");
    treat(at, "turn", "slot-2");
    int32_t second = asked_seat(at);
    assert_int_not_equal(second, first);
    remove_all(at, "slot-2");
    treat(at, "turn", "slot-1"); /* there is no other one */
    int32_t third = asked_seat(at);
    assert_int_not_equal(third, second);
    treat(at, "purchase", "slot-1"); /* and here none is left to turn */
    assert_int_not_equal(step_on_top(at), STEP_EVOLUTION);
}

int main(void)
{
    return run_registered("scarce", table_group_load, table_group_unload);
}
