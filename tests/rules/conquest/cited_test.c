/* tests/rules/conquest/cited_test.c - a refusal cites the clause that forbids it, also where one
 * sentence stands for several of them.
 *
 * SPDX-License-Identifier: MIT */
#include "duel.h"
#include "registered.h"

static const char *cited(table *at, int32_t seat, const char *text)
{
    return refusal(at, seat, text).rule;
}

/* Seat 0 has a canoe of each kind and a rumor at Tonga, and is about to sail. */
static table *harbour(void **state)
{
    static const char *const kinds[] = {"transport", "war_canoe", "rumor", "colony"};
    table *at = duel_begin(state, 2);

    make_ocean(at, "1,1");
    for (int32_t i = 0; i < 4; i++)
        place(at, 0, kinds[i], "tonga");
    idle_until_sailing(at);
    return at;
}

TEST(what_is_no_cargo_is_said_by_the_clause_of_the_canoe)
{
    table *at = harbour(state);

    RULE("7.4a");
    RULE("7.4b");
    play(at, 0, "muster transport tonga down 2");
    play(at, 0, "muster war_canoe tonga down 2");
    assert_string_equal(cited(at, 0, "load war_canoe transport"), "7.4a");
    assert_string_equal(cited(at, 0, "load colony war_canoe"), "7.4b");
    assert_string_equal(cited(at, 0, "load band rumor"), "M7");
    assert_string_equal(cited(at, 0, "load colony band"), "2.2b");
    play(at, 0, "load colony transport");
    assert_string_equal(cited(at, 0, "load band transport"), "7.4a");
    play(at, 0, "load band war_canoe");
    assert_string_equal(cited(at, 0, "load band war_canoe"), "7.4b");
}

TEST(who_does_not_sail_is_told_why)
{
    table *at = harbour(state);

    RULE("2.2b");
    RULE("2.2c");
    assert_string_equal(cited(at, 0, "muster band tonga down 2"), "2.2b");
    assert_string_equal(cited(at, 0, "muster local tonga down 2"), "2.2c");
    assert_string_equal(cited(at, 0, "sail 1,1"), "M4c");
    play(at, 0, "muster transport tonga down 2");
    assert_string_equal(cited(at, 0, "sail 3,0"), "7.3b");
    assert_string_equal(cited(at, 0, "sail 0,2"), "7.3c");
    assert_string_equal(cited(at, 0, "sail samoa"), "7.3d");
}

TEST(a_closed_hex_is_not_a_truce)
{
    table *at = harbour(state);
    vaka_match *match = match_of(at);

    RULE("11.2c");
    RULE("11.2t");
    vaka_modify(match, VALUE_CLOSED, zone(at, "1,1"), VAKA_CHANGE_ADD, 1, VAKA_END_NEVER, 0);
    vaka_modify(match, VALUE_TRUCE, VAKA_PAIR(0, 1), VAKA_CHANGE_ADD, 1, VAKA_END_NEVER, 0);
    play(at, 0, "muster war_canoe tonga down 2");
    assert_string_equal(cited(at, 0, "sail 1,1"), "11.2c");
    assert_string_equal(cited(at, 0, "sail samoa"), "11.2t");
}

TEST(a_brown_box_is_not_a_full_group)
{
    table *at = duel_begin(state, 2);

    RULE("9.4a");
    RULE("9.4c");
    settle_hex(at, 0, "tonga", 3);
    put_tile(at, "niue", "1,1", VAKA_NONE);
    settle_hex(at, 0, "1,1", 1);
    idle_until_planning(at);
    assert_string_equal(cited(at, 0, "village tonga"), "9.4c");
    assert_string_equal(cited(at, 0, "store tonga"), "11.4a"); /* nothing is saved in this game */
    play(at, 0, "farm tonga");
    assert_string_equal(cited(at, 0, "farm tonga"), "9.4i");
}

TEST(a_hex_sees_one_battle_a_turn)
{
    static const char *const hexes[] = {"1,1", "0,2", "1,0"};
    table *at = duel_begin(state, 2);

    RULE("8.1d");
    for (int32_t i = 0; i < 3; i++)
        make_ocean(at, hexes[i]);
    idle_until_sailing(at);
    for (int32_t i = 0; i < 3; i++) {
        place(at, 0, "war_canoe", hexes[i]);
        place(at, 1, i ? "rumor" : "transport", hexes[i]);
    }
    play(at, 0, "done");
    play(at, 0, "fight 1,1");
    assert_true(legal(at, 0, "fight 0,2"));
    assert_string_equal(cited(at, 0, "fight 1,1"), "8.1d");
    assert_string_equal(cited(at, 0, "fight tonga"), "8.1c");
}

TEST(a_battle_card_is_used_up_or_not_for_this_roll)
{
    table *at = duel_begin(state, 2);

    RULE("9.5i");
    RULE("9.5k");
    idle_until_sailing(at);
    give_card(at, 1, "duel_shield", true);
    give_card(at, 1, "duel_song", false);
    for (int32_t i = 0; i < 3; i++)
        place(at, 0, "war_canoe", "samoa");
    play(at, 0, "done");
    play(at, 1, "pass");
    queue_chance(at, "die 3");
    play(at, 0, "roll");
    assert_string_equal(cited(at, 1, "elect duel_song"), "9.5k");
    play(at, 1, "elect duel_shield");
    queue_chance(at, "die 3");
    play(at, 0, "roll");
    assert_string_equal(cited(at, 1, "elect duel_shield"), "9.5i");
}

int main(void)
{
    return run_registered("cited", duel_load, table_group_unload);
}
