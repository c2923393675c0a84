/* tests/rules/conquest/purchase_test.c - buying cards, and what cards do to building [9.5, C1, C2].
 *
 * SPDX-License-Identifier: MIT */
#include "duel.h"
#include "registered.h"

static void commit_all(table *at)
{
    while (planning(at))
        play(at, asked_seat(at), "commit");
}

static table *plan(void **state)
{
    table *at = duel_begin(state, 2);

    settle_hex(at, 0, "tonga", 3);
    idle_until_planning(at);
    return at;
}

TEST(a_card_costs_two_points_and_is_drawn_when_all_are_ready)
{
    table *at = plan(state);
    vaka_event bought;
    int32_t deck = count(at, "deck", VAKA_NONE, NULL);

    RULE("9.5a");
    RULE("9.5c");
    RULE("C2");
    play(at, 0, "card tonga");
    assert_string_equal(refused(at, 0, "build colony tonga"), "too_dear"); /* 1 of 3 is left */
    assert_int_equal(seen(at, 0, "hand-0", VAKA_NONE, NULL), 0);
    queue_chance(at, "draw deck duel_statue");
    commit_all(at);
    assert_int_equal(count(at, "deck", VAKA_NONE, NULL), deck - 1);
    assert_int_equal(count(at, "hand-0", VAKA_NONE, "duel_statue"), 1);
    assert_int_equal(seen(at, 1, "hand-0", VAKA_NONE, "duel_statue"), 0);
    assert_int_equal(seen(at, 1, "hand-0", VAKA_NONE, NULL), 1);
    assert_true(told(at, EVENT_CARD_BOUGHT, &bought));
    assert_int_equal(bought.audience, VAKA_SEAT(0));
}

TEST(one_card_a_turn)
{
    table *at = duel_begin(state, 2);

    RULE("9.5b");
    settle_hex(at, 0, "tonga", 4);
    hex_at(at, "tonga")->agriculture = 1;
    idle_until_planning(at);
    play(at, 0, "card tonga");
    assert_string_equal(refused(at, 0, "card tonga"), "enough_cards");
    commit_all(at);
    idle_until_planning(at);
    assert_true(legal(at, 0, "card tonga"));
}

TEST(one_pool_pays_for_a_card_and_is_known_by_one_group)
{
    table *at = duel_begin(state, 2);

    RULE("C1");
    put_tile(at, "niue", "1,0", VAKA_NONE);
    settle_hex(at, 0, "1,0", 1);
    settle_hex(at, 0, "tonga", 1);
    place_up(at, 0, "transport", "1,0");
    place_up(at, 0, "transport", "tonga");
    idle_until_planning(at);
    assert_string_equal(refused(at, 0, "card 1,0"), "name_the_pool");
    assert_string_equal(refused(at, 0, "card samoa"), "no_village");
    play(at, 0, "card tonga");
    assert_string_equal(refused(at, 0, "build band 1,0"), "too_dear");
}

TEST(two_pools_do_not_pay_for_one_card)
{
    table *at = duel_begin(state, 2);

    RULE("C1");
    put_tile(at, "niue", "1,0", VAKA_NONE);
    settle_hex(at, 0, "1,0", 1);
    settle_hex(at, 0, "tonga", 1);
    idle_until_planning(at);
    assert_string_equal(refused(at, 0, "card tonga"), "too_dear");
    assert_string_equal(refused(at, 0, "card 1,0"), "too_dear");
}

/* All cards but one leave the deck. */
static void empty_deck(table *at, int32_t left)
{
    while (count(at, "deck", VAKA_NONE, NULL) > left)
        vaka_piece_move(match_of(at), match_of(at)->zones[zone(at, "deck")].last, zone(at, "gone"));
}

TEST(an_empty_deck_sells_nothing)
{
    table *at = duel_begin(state, 2);

    RULE("9.5a");
    empty_deck(at, 0);
    idle_until_planning(at);
    assert_string_equal(refused(at, 0, "card tonga"), "no_cards");
}

TEST(the_last_card_goes_to_who_comes_first_in_turn_order)
{
    table *at = duel_begin(state, 2);

    RULE("C2");
    empty_deck(at, 1);
    idle_until_planning(at);
    play(at, 1, "card samoa");
    play(at, 1, "commit");
    play(at, 0, "card tonga");
    play(at, 0, "commit");
    assert_int_equal(count(at, "hand-0", VAKA_NONE, NULL), 1);
    assert_int_equal(count(at, "hand-1", VAKA_NONE, NULL), 0);
    assert_true(told(at, VAKA_EVENT_DROPPED, NULL));
}

/* While it is planned, a card that is paid for lies in the deck still. */
TEST(nobody_plans_to_buy_more_cards_than_there_are)
{
    table *at = duel_begin(state, 2);

    RULE("9.5a");
    settle_hex(at, 0, "tonga", 4);
    hex_at(at, "tonga")->agriculture = 1;
    idle_until_sailing(at);
    give_card(at, 0, "duel_cloth", false);
    empty_deck(at, 1);
    idle_until(at, STEP_BUILD);
    play(at, 0, "use duel_cloth");
    play(at, 0, "pass");
    play(at, 0, "card tonga");
    assert_string_equal(refused(at, 0, "card tonga"), "no_cards");
}

TEST(the_pool_of_the_home_is_known_by_the_home)
{
    table *at = duel_begin(state, 2);

    RULE("C1");
    put_tile(at, "tuvalu", "-1,0", VAKA_NONE); /* it comes before Samoa in the order of hexes */
    settle_hex(at, 1, "-1,0", 1);
    place_up(at, 1, "transport", "-1,0");
    place_up(at, 1, "transport", "samoa");
    idle_until_planning(at);
    assert_string_equal(refused(at, 1, "card -1,0"), "name_the_pool");
    play(at, 1, "inward");
    play(at, 1, "card samoa");
    play(at, 1, "build band -1,0");
    play(at, 1, "build band -1,0"); /* 2 + 1 + 1 */
    assert_string_equal(refused(at, 1, "build band -1,0"), "too_dear");
}

TEST(cards_of_the_step_are_used_openly_before_the_plans)
{
    table *at = duel_begin(state, 2);

    RULE("C2");
    RULE("9.5d");
    idle_until_sailing(at);
    give_card(at, 0, "duel_feast", false);
    idle_until(at, STEP_BUILD);
    assert_int_equal(vaka_live_must(at->live), VAKA_SEAT(0));
    assert_false(planning(at));
    play(at, 0, "use duel_feast");
    assert_int_equal(seen(at, 1, "shown-0", VAKA_NONE, "duel_feast"), 1);
    play(at, 0, "pass");
    assert_true(planning(at));
}

TEST(bonus_points_and_free_pieces_belong_to_the_home_pool)
{
    table *at = duel_begin(state, 2);

    RULE("C1");
    put_tile(at, "niue", "1,0", VAKA_NONE);
    settle_hex(at, 0, "1,0", 1);
    idle_until_sailing(at);
    give_card(at, 0, "duel_feast", true);
    idle_until(at, STEP_BUILD);
    play(at, 0, "use duel_feast");
    play(at, 0, "pass");
    assert_string_equal(refused(at, 0, "build war_canoe 1,0"), "too_dear");
    assert_string_equal(refused(at, 0, "build colony 1,0"), "too_dear");
    play(at, 0, "build war_canoe tonga");
    play(at, 0, "build colony tonga");
    play(at, 0, "build war_canoe tonga"); /* 3 of 2 + 2 */
    play(at, 0, "build band tonga");
    assert_string_equal(refused(at, 0, "build band tonga"), "too_dear");
    commit_all(at);
    assert_int_equal(count(at, "tonga", 0, "war_canoe"), 2);
    idle_until_planning(at); /* the bonus was for that step */
    assert_string_equal(refused(at, 0, "build war_canoe tonga"), "too_dear");
}

TEST(a_card_may_allow_a_second_one_to_be_bought)
{
    table *at = duel_begin(state, 2);

    RULE("9.5b");
    settle_hex(at, 0, "tonga", 4);
    hex_at(at, "tonga")->agriculture = 1;
    idle_until_sailing(at);
    give_card(at, 0, "duel_cloth", false);
    idle_until(at, STEP_BUILD);
    play(at, 0, "use duel_cloth");
    play(at, 0, "pass");
    play(at, 0, "card tonga");
    play(at, 0, "card tonga");
    commit_all(at);
    assert_int_equal(count(at, "hand-0", VAKA_NONE, NULL), 2);
}

TEST(points_can_be_saved_where_that_is_allowed)
{
    table *at = duel_begin(state, 2);

    RULE("C7");
    RULE("11.4a");
    idle_until_sailing(at);
    give_card(at, 0, "duel_cloth", false);
    idle_until(at, STEP_BUILD);
    play(at, 0, "use duel_cloth");
    play(at, 0, "pass");
    assert_string_equal(refused(at, 0, "spend"), "none_saved");
    assert_string_equal(refused(at, 0, "store samoa"), "no_village");
    play(at, 0, "store tonga");
    assert_string_equal(refused(at, 0, "spend"), "none_saved"); /* for another turn */
    play(at, 0, "store tonga");
    assert_string_equal(refused(at, 0, "store tonga"), "no_saving");
    assert_string_equal(refused(at, 0, "build band tonga"), "too_dear");
    assert_string_equal(refused(at, 1, "store samoa"), "no_saving"); /* without such a card */
    commit_all(at);
    assert_int_equal(seat_at(at, 0)->saved, 2);
    idle_until_planning(at);
    play(at, 0, "spend");
    play(at, 0, "build war_canoe tonga");
    commit_all(at);
    assert_int_equal(seat_at(at, 0)->saved, 1);
}

TEST(nothing_is_saved_from_an_empty_pool)
{
    table *at = duel_begin(state, 2);

    RULE("C7");
    RULE("11.4a");
    put_tile(at, "niue", "1,0", VAKA_NONE);
    settle_hex(at, 0, "1,0", 1);
    place_up(at, 0, "transport", "1,0");
    place_up(at, 0, "transport", "tonga");
    idle_until_sailing(at);
    give_card(at, 0, "duel_cloth", false);
    idle_until(at, STEP_BUILD);
    play(at, 0, "use duel_cloth");
    play(at, 0, "pass");
    assert_string_equal(refused(at, 0, "store 1,0"), "name_the_pool");
    play(at, 0, "build war_canoe tonga");
    assert_string_equal(refused(at, 0, "store tonga"), "nothing_left");
}

int main(void)
{
    return run_registered("purchase", duel_load, table_group_unload);
}
