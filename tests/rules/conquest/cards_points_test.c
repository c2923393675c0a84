/* tests/rules/conquest/cards_points_test.c - Arts & Culture cards that are about points
 * [9.5, 10.1].
 *
 * SPDX-License-Identifier: MIT */
#include "culture.h"
#include "registered.h"

/* --- Points, nothing else --------------------------------------------------------------------- */

TEST(the_deck_has_28_cards_of_27_titles)
{
    table *at = culture_begin(state, 2);

    assert_int_equal(count(at, "deck", VAKA_NONE, NULL), 28);
    assert_int_equal(facts_of(match_of(at))->cards, 27);
    assert_int_equal(count(at, "deck", VAKA_NONE, "pa"), 2);
}

TEST(hula_jade_carving_and_surfing_are_a_point_each_once_revealed)
{
    static const char *const cards[] = {"hula", "jade_carving", "surfing"};
    table *at = culture_begin(state, 2);

    RULE("9.5d");
    RULE("10.1c");
    CARD("hula");
    CARD("jade_carving");
    CARD("surfing");
    for (int32_t i = 0; i < 3; i++) {
        int32_t before = vp_of(at, 0);
        char text[64];
        give_card(at, 0, cards[i], false);
        assert_int_equal(vp_of(at, 0), before); /* a hidden card does not count [10.1] */
        snprintf(text, sizeof text, "use %s", cards[i]);
        assert_string_equal(refused(at, 0, text), "card_moment");
        snprintf(text, sizeof text, "show %s", cards[i]);
        play(at, 0, text);
        assert_int_equal(vp_of(at, 0), before + 2);
        assert_string_equal(refused(at, 0, text), "no_card"); /* it stays revealed */
    }
}

TEST(cards_without_points_give_none)
{
    table *at = culture_begin(state, 2);
    int32_t before = vp_of(at, 0);

    RULE("10.1a");
    CARD("poi");
    CARD("cannibalism");
    CARD("deforestation");
    show(at, 0, "poi");
    show(at, 0, "cannibalism");
    show(at, 0, "deforestation");
    assert_int_equal(vp_of(at, 0), before);
}

/* --- Bound to islands ------------------------------------------------------------------------- */

TEST(hui_is_worth_two_with_hawaiki_or_kuporu_and_no_more_with_both)
{
    table *at = culture_begin(state, 2);
    int32_t villages = vp_of(at, 0);

    RULE("10.1a");
    CARD("hui");
    show(at, 0, "hui");
    assert_int_equal(vp_of(at, 0), villages + 2);
    put_tile(at, "hawaiki", "1,1", VAKA_NONE);
    put_tile(at, "kuporu", "0,2", VAKA_NONE);
    assert_int_equal(vp_of(at, 0), villages + 2); /* there, but not controlled */
    settle_hex(at, 0, "1,1", 1);
    assert_int_equal(vp_of(at, 0), villages + 2 + 4); /* a village more, and the card is worth 2 */
    settle_hex(at, 0, "0,2", 1);
    assert_int_equal(vp_of(at, 0), villages + 4 + 4);
    settle_hex(at, 1, "1,1", 1);
    settle_hex(at, 1, "0,2", 1);
    assert_int_equal(vp_of(at, 0), villages + 2); /* in other hands */
}

TEST(rongo_rongo_is_worth_two_while_its_holder_controls_rapa_nui)
{
    table *at = culture_begin(state, 2);
    int32_t villages = vp_of(at, 0);

    RULE("10.1a");
    CARD("rongo_rongo");
    put_tile(at, "rapa", "0,2", VAKA_NONE); /* not Rapa Nui */
    settle_hex(at, 0, "0,2", 1);
    show(at, 0, "rongo_rongo");
    assert_int_equal(vp_of(at, 0), villages + 2 + 2);
    put_tile(at, "rapa_nui", "1,1", VAKA_NONE);
    settle_hex(at, 0, "1,1", 1);
    assert_int_equal(vp_of(at, 0), villages + 4 + 4);
    settle_hex(at, 1, "1,1", 1);
    assert_int_equal(vp_of(at, 0), villages + 2 + 2);
}

TEST(feather_cloak_is_worth_two_with_more_groups_than_anybody_else)
{
    table *at = culture_begin(state, 3);
    int32_t villages = vp_of(at, 0);

    RULE("10.1a");
    CARD("feather_cloak");
    show(at, 0, "feather_cloak");
    assert_int_equal(vp_of(at, 0), villages + 2); /* one group each: a tie is not more */
    put_tile(at, "tahiti", "1,1", VAKA_NONE);
    settle_hex(at, 0, "1,1", 1);
    assert_int_equal(vp_of(at, 0), villages + 2 + 4);
    put_tile(at, "rapa", "0,2", VAKA_NONE);
    settle_hex(at, 2, "0,2", 1); /* groups count, not villages; one rival is enough */
    settle_hex(at, 0, "1,1", 3);
    assert_int_equal(vp_of(at, 0), villages + 6 + 2);
}

/* --- Moai ------------------------------------------------------------------------------------- */

/* Seat 0 holds Moai and controls Tonga and Rapa Nui at 1,1. */
static table *statue(void **state)
{
    table *at = culture_begin(state, 2);

    put_tile(at, "rapa_nui", "1,1", VAKA_NONE);
    settle_hex(at, 0, "1,1", 1);
    give_card(at, 0, "moai", false);
    return at;
}

TEST(moai_stands_on_a_controlled_group_that_its_revealer_chooses)
{
    table *at = statue(state);
    int32_t before = vp_of(at, 0);

    RULE("9.5d");
    CARD("moai");
    play(at, 0, "show moai");
    assert_int_equal(vaka_live_must(at->live), VAKA_SEAT(0));
    assert_int_equal(vaka_live_may(at->live), 0); /* the questions of a card are one affair (G3) */
    assert_false(legal(at, 0, "choose-space samoa"));
    play(at, 0, "choose-space tonga");
    assert_int_equal(vp_of(at, 0), before + 4);
    settle_hex(at, 0, "tonga", 0);
    assert_int_equal(vp_of(at, 0), before - 4); /* nobody's: worth nothing, two villages are gone */
}

TEST(moai_is_worth_three_on_rapa_nui_and_counts_so_for_a_declaration)
{
    table *at = statue(state);
    int32_t before = vp_of(at, 0);

    CARD("moai");
    play(at, 0, "show moai");
    play(at, 0, "choose-space 1,1");
    assert_int_equal(vp_of(at, 0), before + 6);
}

/* Seat 0 takes Rapa Nui, where seat 1 has the statue, by two war canoes. */
static table *raid(void **state)
{
    table *at = culture_begin(state, 2);

    put_tile(at, "rapa_nui", "1,1", VAKA_NONE);
    idle_until_sailing(at);
    settle_hex(at, 1, "1,1", 1);
    give_card(at, 1, "moai", false);
    play(at, 1, "show moai");
    play(at, 1, "choose-space 1,1");
    for (int32_t i = 0; i < 2; i++)
        place(at, 0, "war_canoe", "1,1");
    play(at, 0, "done");
    roll_die(at, 6);
    return at;
}

TEST(moai_goes_to_whoever_takes_control_of_its_group)
{
    table *at = raid(state);

    RULE("8.4d");
    CARD("moai");
    assert_int_equal(count(at, "shown-1", VAKA_NONE, "moai"), 1);
    play(at, 0, "give war_canoe");
    assert_true(told(at, EVENT_CARD_PASSED, NULL));
    assert_int_equal(count(at, "shown-0", VAKA_NONE, "moai"), 1);
    assert_int_equal(vp_of(at, 0), 2 * 2 + 2 + 6);
    assert_int_equal(vp_of(at, 1), 2 * 2);
}

TEST(moai_stays_with_its_holder_for_nothing_while_its_group_is_nobodys)
{
    table *at = raid(state);

    CARD("moai");
    play(at, 0, "done"); /* no village is saved */
    assert_int_equal(hex_at(at, "1,1")->owner, VAKA_NONE);
    assert_int_equal(count(at, "shown-1", VAKA_NONE, "moai"), 1);
    assert_int_equal(vp_of(at, 1), 2 * 2);
}

TEST(moai_goes_with_a_settled_colony_too)
{
    table *at = raid(state);

    RULE("C5");
    CARD("moai");
    play(at, 0, "done");
    place(at, 0, "colony", "1,1");
    idle_until_planning(at);
    play(at, 0, "settle 1,1");
    assert_int_equal(seen(at, 1, "shown-1", VAKA_NONE, "moai"), 1); /* a plan is a plan */
    commit_plans(at);
    assert_int_equal(count(at, "shown-0", VAKA_NONE, "moai"), 1);
    assert_int_equal(seat_at(at, 0)->vp, 2 * 2 + 2 + 6);
}

TEST(moai_of_a_seat_without_groups_waits_for_its_first)
{
    table *at = culture_begin(state, 2);

    CARD("moai");
    idle_until_sailing(at);
    put_tile(at, "rapa", "1,1", VAKA_NONE);
    settle_hex(at, 0, "tonga", 0);
    game_at(at)->seat[0].home = VAKA_NONE;
    place(at, 0, "colony", "1,1");
    show(at, 0, "moai");
    assert_true(legal(at, 0, "done")); /* nothing to choose */
    assert_int_equal(vp_of(at, 0), 0);
    idle_until_planning(at);
    play(at, 0, "settle 1,1");
    commit_plans(at);
    assert_int_equal(seat_at(at, 0)->vp, 2 + 4);
}

int main(void)
{
    return run_registered("cards_points", table_group_load, table_group_unload);
}
