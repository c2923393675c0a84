/* tests/rules/conquest/battle_test.c - battles: rows, rolls, losses, conquest, islanders [8.1, 8.2,
 * 8.4, 8.5].
 *
 * SPDX-License-Identifier: MIT */
#include "duel.h"
#include "registered.h"

/* Tahiti at (1,1), next to Tonga, is held by seat 1 with so many villages. */
static table *siege(void **state, int32_t seats, int32_t villages)
{
    table *at = duel_begin(state, seats);

    put_tile(at, "tahiti", "1,1", VAKA_NONE);
    idle_until_sailing(at);
    at->invariants = villages < 5; /* five and six need an event's boxes */
    hex_at(at, "1,1")->agriculture = villages > 3;
    settle_hex(at, 1, "1,1", villages);
    return at;
}

static void sail_in(table *at, int32_t war_canoes, int32_t aboard)
{
    for (int32_t i = 0; i < war_canoes; i++)
        place(at, 0, "war_canoe", "1,1");
    for (int32_t i = 0; i < aboard; i++)
        place_aboard(at, 0, "1,1");
}

/* A roll of the attacker that comes out as asked. */
static void roll(table *at, int32_t die)
{
    char text[16];

    snprintf(text, sizeof text, "die %d", (int)die);
    queue_chance(at, text);
    play(at, 0, "roll");
}

TEST(combat_example_of_the_rulebook)
{
    table *at = siege(state, 2, 2);

    RULE("8.4f");
    RULE("8.2c");
    RULE("8.2d");
    RULE("8.4j");
    RULE("10.2c");
    sail_in(at, 2, 1);
    place(at, 0, "transport", "1,1");
    place_up(at, 1, "transport", "1,1");
    place(at, 1, "band", "1,1");
    play(at, 0, "done");
    assert_int_equal(count(at, "attack", 0, "war_canoe"), 2);
    assert_int_equal(count(at, "attack", 0, "band"), 1);
    assert_int_equal(count(at, "attack-back", 0, "transport"), 1);
    assert_int_equal(count(at, "defend", 1, "band"), 1);
    assert_int_equal(count(at, "defend", 1, "local"), 1);
    assert_int_equal(count(at, "defend-back", 1, "transport"), 1);
    roll(at, 3);
    play(at, 0, "lose band");
    assert_int_equal(count(at, "attack-back", 0, "band"), 1);
    roll(at, 4);
    play(at, 1, "lose band");
    assert_int_equal(count(at, "defend-back", 1, "band"), 1);
    roll(at, 1);
    assert_int_equal(count(at, "attack", 0, "war_canoe"), 1);
    assert_int_equal(count(at, "unbuilt-0", 0, "war_canoe"), 5);
    roll(at, 4);
    assert_int_equal(count(at, "locals", 1, "local"), 2);
    assert_int_equal(count(at, "samoa", 1, "transport"), 1);
    assert_int_equal(count(at, "samoa", 1, "band"), 3);
    assert_int_equal(face_up_in(at, "samoa", 1), 2);
    assert_true(legal(at, 0, "give war_canoe"));
    play(at, 0, "done");
    play(at, 0, "done");
    assert_int_equal(hex_at(at, "1,1")->villages, 0);
    assert_int_equal(hex_at(at, "1,1")->owner, VAKA_NONE);
    assert_int_equal(hex_at(at, "1,1")->facing, facts_of(match_of(at))->home_facing[HOME_TONGA]);
    assert_int_equal(count(at, "1,1", 0, "war_canoe"), 1);
    assert_int_equal(count(at, "1,1", 0, "transport"), 1);
    assert_int_equal(count(at, "1,1", 0, "band"), 1);
    assert_int_equal(face_up_in(at, "1,1", 0), 0);
    assert_int_equal(game_at(at)->battle_at, VAKA_NONE);
}

TEST(all_seats_see_what_fights)
{
    table *at = siege(state, 3, 1);

    RULE("8.2a");
    RULE("B2");
    sail_in(at, 1, 0);
    place(at, 1, "band", "1,1");
    assert_int_equal(seen(at, 2, "1,1", 1, "band"), 0);
    play(at, 0, "done");
    assert_int_equal(seen(at, 2, "defend", 1, "band"), 1);
    assert_int_equal(seen(at, 2, "attack", 0, "war_canoe"), 1);
    assert_int_equal(count(at, "1,1", 0, NULL) + count(at, "1,1", 1, NULL), 0);
    roll(at, 2);
    assert_int_equal(seen(at, 2, "1,1", 1, "band"), 0);
    assert_int_equal(seen(at, 2, "1,1", 1, "piece"), 1);
}

TEST(rumors_go_home_when_a_battle_begins)
{
    table *at = siege(state, 2, 1);

    RULE("8.2b");
    RULE("7.6d");
    sail_in(at, 1, 0);
    place(at, 0, "rumor", "1,1");
    place(at, 1, "rumor", "1,1");
    play(at, 0, "done");
    assert_int_equal(count(at, "unbuilt-0", 0, "rumor"), 2);
    assert_int_equal(count(at, "unbuilt-1", 1, "rumor"), 2);
    assert_true(told(at, EVENT_RUMOR_GONE, NULL));
}

TEST(attacking_bands_on_transports_stand_in_the_back)
{
    table *at = siege(state, 2, 1);

    RULE("8.2d");
    RULE("7.4e");
    RULE("7.4d");
    RULE("2.2a");
    sail_in(at, 1, 1);
    place(at, 0, "transport", "1,1");
    place(at, 0, "band", "1,1");
    place(at, 0, "colony", "1,1");
    play(at, 0, "done");
    assert_int_equal(count(at, "attack", 0, "band"), 1);
    assert_int_equal(count(at, "attack-back", 0, "band"), 1);
    assert_int_equal(count(at, "attack-back", 0, "colony"), 1);
}

TEST(at_sea_one_band_defends_for_each_war_canoe)
{
    table *at = duel_begin(state, 2);

    RULE("B2");
    RULE("7.4e");
    RULE("2.2a");
    make_ocean(at, "1,1");
    idle_until_sailing(at);
    sail_in(at, 2, 0);
    place(at, 1, "war_canoe", "1,1");
    place(at, 1, "transport", "1,1");
    place(at, 1, "band", "1,1");
    place(at, 1, "band", "1,1");
    play(at, 0, "done");
    assert_int_equal(count(at, "defend", 1, "war_canoe"), 1);
    assert_int_equal(count(at, "defend", 1, "band"), 1);
    assert_int_equal(count(at, "defend", VAKA_NONE, "local"), 0);
    assert_int_equal(count(at, "defend-back", 1, "band"), 1);
    assert_int_equal(count(at, "defend-back", 1, "transport"), 1);
}

TEST(on_an_atoll_every_band_defends)
{
    table *at = duel_begin(state, 2);

    RULE("B2");
    put_tile(at, "suwarrow", "1,1", VAKA_NONE);
    idle_until_sailing(at);
    sail_in(at, 1, 0);
    place(at, 1, "band", "1,1");
    place(at, 1, "band", "1,1");
    play(at, 0, "done");
    assert_int_equal(count(at, "defend", 1, "band"), 2);
    assert_int_equal(count(at, "defend", 1, "local"), 0);
}

TEST(local_warriors_come_by_villages)
{
    static const int32_t expected[] = {0, 1, 1, 2, 2, 3, 3};

    RULE("8.2e");
    RULE("8.2f");
    RULE("B2");
    for (int32_t villages = 1; villages <= 6; villages++) {
        table *at = siege(state, 2, villages);
        sail_in(at, 1, 0);
        play(at, 0, "done");
        assert_int_equal(count(at, "defend", 1, "local"), villages < 3 ? 1 : 2);
        assert_int_equal(count(at, "defend", VAKA_NONE, NULL), expected[villages]);
        assert_int_equal(count(at, "defend", VAKA_NONE, "blue"), villages > 4);
    }
}

TEST(an_undefended_hex_falls_without_a_roll)
{
    table *at = duel_begin(state, 2);

    RULE("8.2g");
    RULE("B5");
    make_ocean(at, "1,1");
    idle_until_sailing(at);
    sail_in(at, 1, 0);
    place_up(at, 1, "transport", "1,1");
    place(at, 1, "band", "1,1");
    play(at, 0, "done");
    assert_true(told(at, EVENT_UNDEFENDED, NULL));
    assert_int_equal(count(at, "1,1", 0, "war_canoe"), 1);
    assert_int_equal(count(at, "samoa", 1, "transport"), 1);
    assert_int_equal(count(at, "samoa", 1, "band"), 3);
}

/* Attacker: two war canoes, one band; defender: two bands and a Local Warrior. */
TEST(the_die_says_who_loses_and_how)
{
    static const struct {
        int32_t attack, attack_back, defend, defend_back;
    } after[] = {{0, 0, 0, 0}, {2, 0, 3, 0}, {2, 1, 3, 0}, {2, 1, 3, 0},
                 {3, 0, 2, 1}, {3, 0, 2, 1}, {3, 0, 2, 0}};

    RULE("8.2h");
    RULE("8.2i");
    RULE("8.2j");
    RULE("B3");
    RULE("B4");
    for (int32_t die = 1; die <= 6; die++) {
        table *at = siege(state, 2, 1);
        int32_t loser = die <= 3 ? 0 : 1;
        sail_in(at, 2, 1);
        place(at, 1, "band", "1,1");
        place(at, 1, "band", "1,1");
        play(at, 0, "done");
        roll(at, die);
        assert_true(asked(at, loser));
        play(at, loser, "lose band");
        assert_int_equal(count(at, "attack", VAKA_NONE, NULL), after[die].attack);
        assert_int_equal(count(at, "attack-back", VAKA_NONE, NULL), after[die].attack_back);
        assert_int_equal(count(at, "defend", VAKA_NONE, NULL), after[die].defend);
        assert_int_equal(count(at, "defend-back", VAKA_NONE, NULL), after[die].defend_back);
        assert_true(asked(at, 0));
        assert_true(legal(at, 0, "roll"));
    }
}

TEST(the_owner_picks_the_piece_that_falls)
{
    table *at = siege(state, 2, 1);

    RULE("8.2k");
    sail_in(at, 1, 1);
    place(at, 0, "transport", "1,1");
    place(at, 1, "band", "1,1");
    play(at, 0, "done");
    roll(at, 6);
    assert_int_equal(vaka_live_must(at->live), VAKA_SEAT(1));
    assert_true(legal(at, 1, "lose local"));
    assert_string_equal(refused(at, 1, "lose war_canoe"), "not_in_front");
    assert_string_equal(refused(at, 1, "lose colony"), "not_in_front");
    assert_string_equal(refused(at, 1, "roll"), "not_now");
    play(at, 1, "lose local");
    assert_int_equal(count(at, "locals", 1, "local"), 2);
    roll(at, 2);
    assert_string_equal(refused(at, 0, "lose transport"), "not_in_front");
    play(at, 0, "lose war_canoe");
    assert_int_equal(count(at, "attack-back", 0, "war_canoe"), 1);
}

TEST(own_local_warriors_are_named_before_blue_ones)
{
    table *at = siege(state, 2, 5);

    RULE("B10");
    RULE("11.2p");
    sail_in(at, 1, 0);
    place(at, 1, "band", "1,1");
    play(at, 0, "done");
    roll(at, 4);
    assert_string_equal(refused(at, 1, "lose blue"), "own_locals_first");
    play(at, 1, "lose local");
}

TEST(nobody_is_asked_where_there_is_nothing_to_choose)
{
    table *at = siege(state, 2, 1);
    vaka_event rolled;

    RULE("8.2l");
    sail_in(at, 2, 0);
    play(at, 0, "done");
    roll(at, 3);
    assert_true(told(at, EVENT_BATTLE_ROLLED, &rolled));
    assert_int_equal(rolled.arg[0], 0);
    assert_int_equal(rolled.arg[1], 3);
    assert_int_equal(rolled.arg[2], zone(at, "1,1"));
    assert_int_equal(count(at, "attack-back", 0, "war_canoe"), 1);
    assert_string_equal(refused(at, 0, "done"), "not_now"); /* it may not be broken off */
    roll(at, 2);
    assert_true(told(at, EVENT_BATTLE_WON, NULL));
    assert_int_equal(count(at, "tonga", 0, "war_canoe"), 2);
    assert_int_equal(hex_at(at, "1,1")->villages, 1);
    assert_int_equal(count(at, "locals", 1, "local"), 2);
}

TEST(the_attacker_chooses_the_order_of_battles)
{
    table *at = siege(state, 2, 1);

    RULE("8.1a");
    RULE("8.1b");
    RULE("8.1c");
    RULE("B1");
    make_ocean(at, "0,2");
    sail_in(at, 1, 0);
    place(at, 0, "war_canoe", "0,2");
    place(at, 1, "rumor", "0,2");
    play(at, 0, "done");
    assert_true(legal(at, 0, "fight 1,1"));
    play(at, 0, "fight 0,2");
    assert_int_equal(count(at, "unbuilt-1", 1, "rumor"), 2);
    assert_int_equal(game_at(at)->battle_at, zone(at, "1,1")); /* the last one needs no choice */
}

TEST(villages_of_a_conquered_group_are_removed_agriculture_stays)
{
    table *at = siege(state, 3, 4);

    RULE("8.4a");
    RULE("8.4i");
    RULE("B7");
    RULE("8.4j");
    sail_in(at, 3, 0);
    play(at, 0, "done");
    roll(at, 6);
    roll(at, 5);
    play(at, 0, "done");
    assert_int_equal(hex_at(at, "1,1")->villages, 0);
    assert_int_equal(hex_at(at, "1,1")->agriculture, 1);
    assert_int_equal(hex_at(at, "1,1")->facing, facts_of(match_of(at))->home_facing[HOME_TONGA]);
    assert_int_equal(face_up_in(at, "1,1", 0), 0);
}

TEST(each_brave_piece_given_up_saves_a_village)
{
    table *at = siege(state, 2, 2);

    RULE("8.4b");
    RULE("8.4c");
    RULE("8.4d");
    RULE("10.2a");
    sail_in(at, 2, 1);
    play(at, 0, "done");
    roll(at, 3);
    play(at, 0, "lose band");
    roll(at, 4);
    assert_string_equal(refused(at, 0, "give band"), "not_brave"); /* it has panicked */
    assert_string_equal(refused(at, 0, "give transport"), "not_brave");
    play(at, 0, "give war_canoe");
    assert_int_equal(hex_at(at, "1,1")->villages, 1);
    assert_int_equal(hex_at(at, "1,1")->owner, 0);
    play(at, 0, "give war_canoe"); /* two saved: nothing left to ask */
    assert_int_equal(hex_at(at, "1,1")->villages, 2);
    assert_int_equal(count(at, "1,1", 0, "band"), 1);
    assert_int_equal(count(at, "1,1", 0, "war_canoe"), 0);
    assert_int_equal(count(at, "unbuilt-0", 0, "war_canoe"), 6);
}

TEST(no_more_villages_are_saved_than_stood_there)
{
    table *at = siege(state, 2, 1);

    RULE("8.4b");
    sail_in(at, 2, 0);
    play(at, 0, "done");
    roll(at, 6);
    play(at, 0, "give war_canoe");
    assert_int_equal(hex_at(at, "1,1")->villages, 1);
    assert_int_equal(count(at, "1,1", 0, "war_canoe"), 1);
}

TEST(the_winner_may_turn_one_transport_up)
{
    RULE("8.4g");
    RULE("B9");
    for (int32_t top = 0; top < 2; top++) {
        table *at = siege(state, 2, 1);
        sail_in(at, 1, 0);
        place(at, 0, "transport", "1,1");
        place(at, 0, "transport", "1,1");
        play(at, 0, "done");
        roll(at, 5);
        play(at, 0, "done"); /* saves nothing */
        play(at, 0, top ? "top" : "done");
        assert_int_equal(face_up_in(at, "1,1", 0), top);
        assert_int_equal(count(at, "1,1", 0, NULL), 3);
    }
}

TEST(a_winning_defender_regroups_too)
{
    table *at = siege(state, 2, 1);

    RULE("8.4g");
    RULE("8.4h");
    sail_in(at, 1, 0);
    place_up(at, 1, "transport", "1,1");
    place(at, 1, "band", "1,1");
    play(at, 0, "done");
    roll(at, 1);
    assert_int_equal(vaka_live_must(at->live), VAKA_SEAT(1));
    play(at, 1, "top");
    assert_int_equal(face_up_in(at, "1,1", 1), 1);
    assert_int_equal(count(at, "1,1", 1, "band"), 1);
    assert_int_equal(count(at, "locals", 1, "local"), 2);
    assert_int_equal(count(at, "unbuilt-0", 0, "war_canoe"), 6);
}

TEST(a_winner_at_sea_leaves_those_without_a_place)
{
    table *at = duel_begin(state, 2);

    RULE("M10");
    make_ocean(at, "1,1");
    idle_until_sailing(at);
    sail_in(at, 2, 2);
    place(at, 1, "war_canoe", "1,1");
    play(at, 0, "done");
    roll(at, 1);
    play(at, 0, "lose war_canoe");
    roll(at, 6);
    assert_int_equal(count(at, "1,1", 0, "war_canoe"), 1);
    assert_int_equal(count(at, "1,1", 0, "band"), 1);
    assert_true(told(at, EVENT_LEFT_BEHIND, NULL));
}

TEST(a_winner_at_sea_chooses_who_is_left)
{
    table *at = duel_begin(state, 2);

    RULE("M10");
    make_ocean(at, "1,1");
    idle_until_sailing(at);
    sail_in(at, 2, 1);
    place(at, 0, "transport", "1,1");
    place(at, 0, "colony", "1,1");
    place(at, 1, "war_canoe", "1,1");
    play(at, 0, "done");
    roll(at, 1);
    play(at, 0, "lose war_canoe");
    roll(at, 1);
    play(at, 0, "lose war_canoe");
    roll(at, 6);
    assert_string_equal(refused(at, 0, "abandon transport"), "needs_no_place");
    assert_string_equal(refusal(at, 0, "abandon transport").rule, "M10");
    play(at, 0, "abandon colony");
    play(at, 0, "done");
    assert_int_equal(count(at, "1,1", 0, "band"), 1);
    assert_int_equal(count(at, "1,1", 0, "colony"), 0);
}

TEST(independents_defend_with_printed_warriors)
{
    table *at = duel_begin(state, 2);

    RULE("8.5a");
    RULE("8.5b");
    RULE("8.5c");
    RULE("B10");
    idle_until_sailing(at);
    place(at, 0, "war_canoe", "fiji");
    place(at, 0, "war_canoe", "fiji");
    play(at, 0, "done");
    assert_int_equal(count(at, "defend", VAKA_NONE, "blue"), 3);
    assert_int_equal(hex_at(at, "fiji")->villages, 3); /* green boxes only */
    roll(at, 4);
    assert_true(told(at, EVENT_LOCAL_PANICKED, NULL));
    assert_true(asked(at, 0)); /* nobody chooses for islanders */
    roll(at, 3);
    roll(at, 1);
    assert_true(told(at, EVENT_BATTLE_HELD, NULL));
    assert_int_equal(hex_at(at, "fiji")->independent, 1);
    assert_int_equal(hex_at(at, "fiji")->villages, 0);
    assert_int_equal(count(at, "locals", VAKA_NONE, "blue"), 4);
    assert_int_equal(count(at, "tonga", 0, "war_canoe"), 1);
}

TEST(a_printed_group_keeps_a_piece_of_its_conqueror)
{
    table *at = duel_begin(state, 2);

    RULE("8.5d");
    RULE("8.5e");
    RULE("10.2b");
    idle_until_sailing(at);
    place(at, 0, "war_canoe", "fiji");
    place(at, 0, "war_canoe", "fiji");
    play(at, 0, "done");
    for (int32_t i = 0; i < 3; i++)
        roll(at, 6);
    play(at, 0, "give war_canoe"); /* the other one has to stay: nothing more is asked */
    assert_int_equal(hex_at(at, "fiji")->villages, 1);
    assert_int_equal(hex_at(at, "fiji")->owner, 0);
    assert_int_equal(hex_at(at, "fiji")->independent, 0);
    assert_int_equal(count(at, "fiji", 0, "war_canoe"), 1);
    assert_int_equal(game_at(at)->taken[zone(at, "fiji")], 1);
}

TEST(the_last_piece_on_a_printed_group_is_not_given_up)
{
    table *at = duel_begin(state, 2);

    RULE("8.5d");
    idle_until_sailing(at);
    place(at, 0, "war_canoe", "fiji");
    place_aboard(at, 0, "fiji");
    place(at, 0, "transport", "fiji");
    play(at, 0, "done");
    for (int32_t i = 0; i < 3; i++)
        roll(at, 6);
    play(at, 0, "give war_canoe");
    play(at, 0, "give band");
    assert_int_equal(hex_at(at, "fiji")->villages, 2);
    assert_string_equal(refused(at, 0, "give transport"), "not_now");
    play(at, 0, "top");
    assert_int_equal(face_up_in(at, "fiji", 0), 1);
}

TEST(a_lost_home_is_replaced_at_once)
{
    table *at = siege(state, 3, 1);

    RULE("8.4e");
    RULE("B8");
    put_tile(at, "rarotonga", "1,-1", VAKA_NONE);
    settle_hex(at, 1, "1,-1", 1);
    for (int32_t i = 0; i < 3; i++)
        place(at, 0, "war_canoe", "samoa");
    clear_hex(at, 1, "samoa");
    play(at, 0, "done");
    roll(at, 6);
    assert_int_equal(vaka_live_must(at->live), VAKA_SEAT(1));
    assert_string_equal(refused(at, 1, "home samoa"), "not_controlled");
    assert_string_equal(refused(at, 1, "home tonga"), "not_controlled");
    assert_string_equal(refused(at, 1, "done"), "name_home");
    play(at, 1, "home 1,-1");
    assert_int_equal(seat_at(at, 1)->home, zone(at, "1,-1"));
    assert_int_equal(seat_at(at, 1)->home_group, HOME_SAMOA);
    play(at, 0, "give war_canoe");
    play(at, 0, "done");
    assert_int_equal(hex_at(at, "samoa")->owner, 0);
}

TEST(with_one_group_left_it_is_the_home_with_none_there_is_no_home)
{
    RULE("B8");
    for (int32_t others = 0; others < 2; others++) {
        table *at = siege(state, 3, others);
        place(at, 0, "war_canoe", "samoa");
        clear_hex(at, 1, "samoa");
        play(at, 0, "done");
        roll(at, 6);
        assert_int_equal(seat_at(at, 1)->home, others ? zone(at, "1,1") : VAKA_NONE);
        assert_int_equal(hex_at(at, "samoa")->owner, VAKA_NONE); /* its last piece has to stay */
        assert_int_equal(count(at, "samoa", 0, "war_canoe"), 1);
    }
}

int main(void)
{
    return run_registered("battle", duel_load, table_group_unload);
}
