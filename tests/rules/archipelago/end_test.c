/* tests/rules/archipelago/end_test.c - evolution cards, the end and points [6, 9, 10].
 *
 * SPDX-License-Identifier: MIT */
#include "table.h"

#include "chapters/score.h"

#include "registered.h"

/* --- the row --- */

static const char *kind_id(table *at, const char *where)
{
    int32_t piece = match_of(at)->zones[zone(at, where)].first;

    return at->layout->kinds[match_of(at)->pieces[piece].kind].id;
}

static void turn_card(table *at, int32_t seat, const char *id)
{
    char text[64];

    snprintf(text, sizeof text, "turn %s", id);
    play(at, seat, text);
}

TEST(a_card_that_three_turned_is_discarded_and_a_red_back_takes_effect)
{
    table *at = begin(state, 4);
    char first[64], others[4][64];

    RULE("6f");
    RULE("6e");
    RULE("6h");
    RULE("6g");
    idle_until(at, STEP_EVOLUTION);
    snprintf(first, sizeof first, "%s", kind_id(at, "slot-1"));
    for (int32_t i = 0; i < 4; i++) {
        char slot[16];
        snprintf(slot, sizeof slot, "slot-%d", (int)i + 2);
        snprintf(others[i], sizeof others[i], "%s", kind_id(at, slot));
    }
    /* Under the back on top lies one whose upper half is red. */
    vaka_match *match = match_of(at);
    int32_t top = match->zones[zone(at, "backs")].last, under = match->pieces[top].prev;
    vaka_piece_become(match, under, kind(at, "back_07"));
    set_counter(at, "rebellion", VAKA_NONE, 0);
    for (int32_t i = 0; i < 3; i++) {
        int32_t seat = asked_seat(at);
        turn_card(at, seat, first);
        if (i == 0) {
            char text[80];
            snprintf(text, sizeof text, "turn %s", first);
            assert_string_equal(refused(at, seat, text), "turned_twice");
            snprintf(text, sizeof text, "purchase %s", others[0]);
            assert_string_equal(refused(at, seat, text), "turned_first");
        }
        turn_card(at, seat, others[i]);
    }
    assert_int_equal(count(at, "card-discards", VAKA_NONE, first), 1);
    assert_int_equal(count(at, "slot-1", VAKA_NONE, NULL), 1);
    assert_int_equal(step_on_top(at), STEP_CRISIS);
    assert_int_equal(game_at(at)->good, GOOD_IRON);
}

TEST(a_card_costs_what_its_pointer_shows_and_lies_before_its_owner)
{
    table *at = begin(state, 3);
    char text[80];

    RULE("6b");
    RULE("6c");
    idle_until(at, STEP_EVOLUTION);
    int32_t seat = asked_seat(at), row = match_of(at)->zones[zone(at, "slot-2")].first;
    const archipelago_facts *facts = match_of(at)->facts;
    int32_t price = facts->card[match_of(at)->pieces[row].kind - facts->card_kind].price[0];
    have(at, seat, "money", price - 1);
    snprintf(text, sizeof text, "purchase %s", kind_id(at, "slot-2"));
    assert_string_equal(refused(at, seat, text), "card_too_dear");
    have(at, seat, "money", price);
    play(at, seat, text);
    assert_int_equal(counter(at, "money", seat), 0);
    assert_string_equal(refused(at, seat, text), "not_in_row");
    assert_true(asked(at, seat)); /* another one is turned */
    turn_card(at, seat, kind_id(at, "slot-1"));
    assert_false(asked(at, seat));
}

/* --- independence --- */

static table *on_the_brink(void **state)
{
    table *at = begin(state, 4);

    hold(at, 0, "objective-medium_towns");
    hold(at, 1, "objective-medium_markets");
    hold(at, 2, "objective-medium_ports");
    hold(at, 3, "objective-medium_temples");
    set_counter(at, "rebellion", VAKA_NONE, counter(at, "population", VAKA_NONE) - 1);
    return at;
}

TEST(what_ends_the_game_grows_by_one_for_a_fourth_player)
{
    static const char *const ids[] = {"objective-short_separatist", "objective-medium_separatist",
                                      "objective-medium_characters"};
    table *at = on_the_brink(state);
    const archipelago_facts *facts = match_of(at)->facts;

    RULE("13b");
    for (int32_t i = 0; i < 3; i++)
        assert_int_equal(facts->objective[kind(at, ids[i]) - facts->objective_kind].more, 1);
    at->invariants = false;
    set_counter(at, "rebellion", VAKA_NONE, 0);
    hold(at, 0, "objective-medium_separatist");
    for (int32_t seat = 0; seat < 4; seat++)
        game_at(at)->seat[seat].ships = 2 + (seat == 0);
    play(at, 0, "tax");
    assert_true(told(at, EVENT_REVEALED, NULL));
}

TEST(rebellion_equal_to_population_is_not_independence_yet)
{
    table *at = on_the_brink(state);

    RULE("9b");
    play(at, 0, "tax");
    assert_int_equal(counter(at, "rebellion", VAKA_NONE), counter(at, "population", VAKA_NONE));
    assert_false(vaka_live_finished(at->live, NULL));
}

TEST(beyond_it_everybody_has_lost)
{
    table *at = on_the_brink(state);

    RULE("9a");
    RULE("9c");
    set_counter(at, "rebellion", VAKA_NONE, counter(at, "population", VAKA_NONE));
    play(at, 0, "tax");
    assert_true(vaka_live_finished(at->live, NULL));
    assert_true(told(at, EVENT_INDEPENDENCE, NULL));
    assert_int_equal(vaka_live_position(at->live)->table->winners, 0);
}

TEST(but_the_separatist_wins_alone)
{
    table *at = on_the_brink(state);

    RULE("9c");
    RULE("13g");
    hold(at, 2, "objective-medium_separatist");
    set_counter(at, "rebellion", VAKA_NONE, counter(at, "population", VAKA_NONE));
    play(at, 0, "tax");
    assert_true(vaka_live_finished(at->live, NULL));
    assert_int_equal(vaka_live_position(at->live)->table->winners, VAKA_SEAT(2));
}

/* --- objectives --- */

TEST(an_objective_that_comes_true_is_revealed_and_ends_the_game_after_the_round)
{
    table *at = on_the_brink(state);

    RULE("9d");
    RULE("13b");
    set_counter(at, "rebellion", VAKA_NONE, 0);
    at->invariants = false;
    game_at(at)->count[BUILDING_TOWN] = 6; /* 4/5, one more for a fourth player */
    play(at, 0, "tax");
    assert_true(told(at, EVENT_REVEALED, NULL));
    assert_false(vaka_live_finished(at->live, NULL));
    assert_int_equal(count(at, "revealed", VAKA_NONE, "objective-medium_towns"), 1);
    play(at, 0, "end");
    assert_true(vaka_live_finished(at->live, NULL));
}

TEST(what_nobody_holds_ends_nothing)
{
    table *at = on_the_brink(state);

    RULE("9d");
    hold(at, 0, "objective-medium_pacifist");
    set_counter(at, "rebellion", VAKA_NONE, 0);
    at->invariants = false;
    game_at(at)->count[BUILDING_TOWN] = 6;
    play(at, 0, "tax");
    play(at, 0, "end");
    assert_false(vaka_live_finished(at->live, NULL));
    assert_int_equal(count(at, "revealed", VAKA_NONE, NULL), 0);
}

TEST(at_the_end_the_log_says_whose_objective_each_was)
{
    static const char *const ids[] = {NULL, "objective-medium_markets", "objective-medium_ports",
                                      "objective-medium_temples"};
    table *at = on_the_brink(state);
    uint32_t events, said = 0;

    RULE("10a");
    set_counter(at, "rebellion", VAKA_NONE, 0);
    at->invariants = false;
    game_at(at)->count[BUILDING_TOWN] = 6;
    play(at, 0, "tax");
    assert_false(told(at, EVENT_WAS_OBJECTIVE, NULL)); /* the others stay secret until then */
    play(at, 0, "end");
    const vaka_event *list = vaka_live_events(at->live, &events);
    for (uint32_t i = 0; i < events; i++) {
        if (list[i].id != EVENT_WAS_OBJECTIVE)
            continue;
        int32_t seat = list[i].arg[0];
        assert_in_range(seat, 1, 3); /* seat 0 has revealed its own */
        assert_int_equal(list[i].arg[1], kind(at, ids[seat]));
        said |= 1u << seat;
    }
    assert_int_equal(said, 1u << 1 | 1u << 2 | 1u << 3);
}

/* --- points --- */

TEST(the_worked_example_ends_with_nine_eight_seven_and_six)
{
    /* Yellow, red, blue, green: iron 5 3 0 0 (the book has one more of each), progress 3 1 3 0,
     * temples 1 2 3 4 (objective and trend); blue has built the Lighthouse, green has the King. */
    enum { YELLOW, RED, BLUE, GREEN };
    static const int8_t progress[] = {3, 1, 2, 0}, temples[] = {1, 2, 3, 4};
    static const char *const places[] = {"1,0", "2,0", "3,0",  "1,1",  "2,1",
                                         "0,1", "0,2", "-1,1", "-1,2", "1,-1"};
    static const char *const cards[] = {"sawmill", "mine", "ranch", "quarry", "roads", "granary"};
    table *at = begin(state, 4);
    int32_t card = 0, place = 0;

    RULE("10l");
    RULE("10a");
    RULE("10b");
    RULE("10c");
    RULE("10f");
    RULE("10h");
    RULE("10k");
    clear_map(at);
    hold(at, YELLOW, "objective-medium_separatist");
    hold(at, RED, "objective-medium_goods");        /* iron */
    hold(at, BLUE, "objective-medium_stacks");      /* temples */
    hold(at, GREEN, "objective-medium_characters"); /* progress */
    vaka_piece_become(match_of(at), match_of(at)->zones[zone(at, "trends")].first,
                      kind(at, "trend-temples"));
    have(at, BLUE, "iron", 0);
    have(at, GREEN, "iron", 0);
    have(at, YELLOW, "iron", 5);
    have(at, RED, "iron", 3);
    for (int32_t seat = 0; seat < 4; seat++) {
        for (int32_t i = 0; i < progress[seat]; i++)
            put_card(at, seat, cards[card++]);
        for (int32_t i = 0; i < temples[seat]; i++, place++) {
            put_region(at, "h05a", places[place], 0);
            put_building(at, BUILDING_TEMPLE, places[place], seat);
        }
    }
    put_card(at, BLUE, "lighthouse");
    vaka_piece_move(match_of(at),
                    vaka_find(match_of(at), zone(at, "cards-2"), VAKA_NONE, kind(at, "lighthouse")),
                    zone(at, "wonders-2"));
    put_card(at, GREEN, "king");
    game_at(at)->ending = 1;
    play(at, asked_seat(at), "end");
    assert_true(vaka_live_finished(at->live, NULL));
    assert_int_equal(vaka_score(match_of(at), BLUE), 9);
    assert_int_equal(vaka_score(match_of(at), GREEN), 8);
    assert_int_equal(vaka_score(match_of(at), RED), 7);
    assert_int_equal(vaka_score(match_of(at), YELLOW), 6);
    assert_int_equal(vaka_live_position(at->live)->table->winners, VAKA_SEAT(BLUE));
}

int main(void)
{
    return run_registered("end", table_group_load, table_group_unload);
}
