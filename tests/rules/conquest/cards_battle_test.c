/* tests/rules/conquest/cards_battle_test.c - Arts & Culture cards in a battle [9.5, B3].
 *
 * SPDX-License-Identifier: MIT */
#include "culture.h"
#include "registered.h"

/* Seat 0 attacks Tahiti at 1,1, held by seat 1 with one village and two bands, by two war canoes
 * with a band each; movement is not over. */
static table *siege(void **state)
{
    table *at = culture_begin(state, 2);

    put_tile(at, "tahiti", "1,1", VAKA_NONE);
    idle_until_sailing(at);
    settle_hex(at, 1, "1,1", 1);
    for (int32_t i = 0; i < 2; i++) {
        place(at, 0, "war_canoe", "1,1");
        place_aboard(at, 0, "1,1");
        place(at, 1, "band", "1,1");
    }
    return at;
}

/* Two fleets meet in the ocean hex 0,2. */
static table *sea_fight(void **state)
{
    table *at = culture_begin(state, 2);

    make_ocean(at, "0,2");
    idle_until_sailing(at);
    place(at, 0, "war_canoe", "0,2");
    place(at, 0, "war_canoe", "0,2");
    place(at, 1, "war_canoe", "0,2");
    place(at, 1, "war_canoe", "0,2");
    return at;
}

/* --- Arioi ------------------------------------------------------------------------------------ */

TEST(arioi_sends_the_attackers_away_unseen_and_unharmed)
{
    table *at = siege(state);

    RULE("9.5e");
    CARD("arioi");
    give_card(at, 1, "arioi", false);
    play(at, 0, "done");
    assert_int_equal(window_open(at), WINDOW_BATTLE_DECLARE);
    play(at, 1, "use arioi");
    play(at, 1, "pass");
    assert_int_equal(count(at, "tonga", 0, "war_canoe"), 2);
    assert_int_equal(count(at, "tonga", 0, "band"), 4);
    assert_int_equal(seen(at, 1, "tonga", 0, "war_canoe"), 0);
    assert_int_equal(count(at, "1,1", 1, "band"), 2);
    assert_int_equal(hex_at(at, "1,1")->villages, 1);
    assert_int_equal(vp_of(at, 1), 2 * 3 + 2); /* it stays, and keeps its point */
}

TEST(arioi_is_for_the_defender_and_for_one_attack)
{
    table *at = siege(state);

    RULE("9.5e");
    CARD("arioi");
    make_ocean(at, "0,2");
    place(at, 0, "war_canoe", "0,2");
    place(at, 1, "war_canoe", "0,2");
    give_card(at, 1, "arioi", true);
    play(at, 0, "done");
    play(at, 0, "fight 1,1");
    play(at, 1, "use arioi");
    play(at, 1, "pass");
    assert_int_equal(game_at(at)->battle_at, zone(at, "0,2")); /* the other battle is fought */
    assert_string_equal(refused(at, 1, "use arioi"), "card_spent");
    assert_true(legal(at, 0, "roll"));
}

TEST(arioi_of_the_attacker_is_no_use_to_him)
{
    table *at = siege(state);

    RULE("9.5k");
    CARD("arioi");
    give_card(at, 0, "arioi", true);
    play(at, 0, "done");
    assert_true(legal(at, 0, "roll")); /* all see that it does not fit: he is not asked */
}

TEST(arioi_comes_too_late_once_pieces_are_shown)
{
    table *at = siege(state);

    RULE("9.5k");
    CARD("arioi");
    give_card(at, 1, "arioi", false);
    play(at, 0, "done");
    play(at, 1, "pass");
    assert_string_equal(refused(at, 1, "use arioi"), "card_moment");
}

/* --- Cards on a roll -------------------------------------------------------------------------- */

/* On which rolls may a seat elect its one card? A set of bits, 1 << die; the front rows are full
 * on each. */
static uint32_t dice_of(void **state, table *(*scene)(void **), int32_t seat, const char *card)
{
    char text[64];
    uint32_t dice = 0;

    snprintf(text, sizeof text, "elect %s", card);
    for (int32_t die = 1; die <= 6; die++) {
        table *at = scene(state);
        give_card(at, seat, card, true);
        play(at, 0, "done");
        roll_die(at, die);
        bool is_open = window_open(at) == WINDOW_BATTLE_ROLL && asked(at, seat);
        dice |= (is_open && legal(at, seat, text) ? 1u : 0u) << die;
    }
    return dice;
}

#define DIE(n) (1u << (n))
enum { ALL_DICE = 0x7e };

TEST(cannibalism_is_for_rolls_that_make_an_enemy_panic)
{
    RULE("9.5k");
    CARD("cannibalism");
    assert_int_equal(dice_of(state, siege, 0, "cannibalism"), DIE(4) | DIE(5));
    assert_int_equal(dice_of(state, siege, 1, "cannibalism"), DIE(2) | DIE(3));
}

TEST(cannibalism_removes_who_would_panic_a_band_before_a_canoe)
{
    table *at = siege(state);

    RULE("B3");
    RULE("9.5i");
    CARD("cannibalism");
    give_card(at, 1, "cannibalism", false);
    play(at, 0, "done");
    play(at, 1, "pass");
    roll_die(at, 3);
    play(at, 1, "elect cannibalism");
    assert_int_equal(count(at, "attack", 0, "band"), 1); /* no choice: it had to be a band */
    assert_int_equal(count(at, "attack", 0, "war_canoe"), 2);
    assert_int_equal(count(at, "attack-back", 0, NULL), 0);
    roll_die(at, 3);
    assert_int_equal(window_open(at), VAKA_NONE); /* once a battle */
    play(at, 0, "lose band");
    assert_int_equal(count(at, "attack-back", 0, "band"), 1);
}

TEST(cannibalism_takes_a_war_canoe_when_nobody_else_is_there)
{
    table *at = sea_fight(state);

    CARD("cannibalism");
    give_card(at, 0, "cannibalism", true);
    play(at, 0, "done");
    roll_die(at, 5);
    play(at, 0, "elect cannibalism");
    assert_int_equal(count(at, "defend", 1, "war_canoe"), 1);
    assert_int_equal(count(at, "defend-back", 1, NULL), 0);
}

TEST(tattoo_is_for_rolls_that_make_an_own_piece_panic)
{
    RULE("9.5k");
    CARD("tattoo");
    assert_int_equal(dice_of(state, siege, 0, "tattoo"), DIE(2) | DIE(3));
    assert_int_equal(dice_of(state, siege, 1, "tattoo"), DIE(4) | DIE(5));
}

TEST(tattoo_makes_the_roll_void)
{
    table *at = siege(state);

    CARD("tattoo");
    give_card(at, 1, "tattoo", true);
    play(at, 0, "done");
    roll_die(at, 4);
    play(at, 1, "elect tattoo");
    assert_true(told(at, EVENT_ROLL_NOTHING, NULL));
    assert_int_equal(count(at, "defend", VAKA_NONE, NULL), 3);
    assert_true(legal(at, 0, "roll"));
}

TEST(haka_and_mere_are_for_every_roll_on_either_side)
{
    RULE("9.5k");
    CARD("haka");
    CARD("mere");
    for (int32_t seat = 0; seat < 2; seat++) {
        assert_int_equal(dice_of(state, siege, seat, "haka"), ALL_DICE);
        assert_int_equal(dice_of(state, siege, seat, "mere"), ALL_DICE);
    }
}

TEST(haka_makes_the_roll_again_and_no_card_touches_the_new_one)
{
    table *at = siege(state);

    RULE("9.5g");
    CARD("haka");
    give_card(at, 1, "haka", true);
    give_card(at, 0, "mere", true);
    play(at, 0, "done");
    roll_die(at, 6);
    queue_chance(at, "die 3");
    play(at, 1, "elect haka");
    assert_int_equal(game_at(at)->battle_roll, 3);
    assert_int_equal(game_at(at)->rolls[0], 3); /* both dice are remembered */
    assert_int_equal(game_at(at)->rolls[1], 6);
    assert_int_equal(window_open(at), VAKA_NONE); /* Mere could have made it a 4 */
    play(at, 0, "lose war_canoe");
    assert_int_equal(count(at, "attack-back", 0, "war_canoe"), 1);
}

TEST(mere_adds_for_the_attacker_and_subtracts_for_the_defender)
{
    RULE("B3");
    CARD("mere");
    for (int32_t seat = 0; seat < 2; seat++) {
        table *at = siege(state);
        give_card(at, seat, "mere", true);
        play(at, 0, "done");
        roll_die(at, seat ? 4 : 3);
        play(at, seat, "elect mere");
        assert_int_equal(game_at(at)->battle_roll, seat ? 3 : 4);
        assert_true(asked(at, !seat)); /* who would have panicked the other */
    }
}

TEST(mere_does_not_go_beyond_one_and_six)
{
    CARD("mere");
    for (int32_t seat = 0; seat < 2; seat++) {
        table *at = siege(state);
        give_card(at, seat, "mere", true);
        play(at, 0, "done");
        roll_die(at, seat ? 1 : 6);
        play(at, seat, "elect mere");
        assert_int_equal(game_at(at)->battle_roll, seat ? 1 : 6);
    }
}

TEST(pa_is_for_whoever_defends_a_group_that_is_his)
{
    RULE("9.5k");
    CARD("pa");
    assert_int_equal(dice_of(state, siege, 1, "pa"), ALL_DICE);
    assert_int_equal(dice_of(state, siege, 0, "pa"), 0);
    assert_int_equal(dice_of(state, sea_fight, 1, "pa"), 0); /* no group there */
}

TEST(pa_takes_two_off_a_roll_and_each_copy_works_once_a_battle)
{
    table *at = siege(state);

    RULE("9.5i");
    CARD("pa");
    give_card(at, 1, "pa", true);
    give_card(at, 1, "pa", false);
    play(at, 0, "done");
    play(at, 1, "pass");
    roll_die(at, 5);
    play(at, 1, "elect pa");
    assert_int_equal(game_at(at)->battle_roll, 3);
    play(at, 0, "lose band");
    roll_die(at, 2);
    play(at, 1, "elect pa");
    assert_int_equal(game_at(at)->battle_roll, 1); /* not below 1 */
    play(at, 0, "lose band");
    assert_int_equal(count(at, "shown-1", VAKA_NONE, "pa"), 2);
    roll_die(at, 4);
    assert_int_equal(window_open(at), VAKA_NONE);
    play(at, 1, "lose band");
    assert_int_equal(count(at, "defend-back", 1, "band"), 1);
}

TEST(islanders_have_no_cards_and_the_attacker_may_use_his)
{
    table *at = culture_begin(state, 2);

    RULE("B10");
    CARD("cannibalism");
    idle_until_sailing(at);
    place(at, 0, "war_canoe", "fiji");
    place(at, 0, "war_canoe", "fiji");
    give_card(at, 0, "cannibalism", true);
    play(at, 0, "done");
    roll_die(at, 5);
    play(at, 0, "elect cannibalism");
    assert_true(told(at, EVENT_LOCAL_REMOVED, NULL));
    assert_int_equal(count(at, "defend", VAKA_NONE, "blue"), 2);
    assert_int_equal(count(at, "defend-back", VAKA_NONE, "blue"), 0);
}

/* --- Marae ------------------------------------------------------------------------------------ */

/* Seat 0 attacks Samoa, the Home of seat 1. */
static table *at_samoa(void **state, bool marae)
{
    table *at = culture_begin(state, 2);

    idle_until_sailing(at);
    clear_hex(at, 1, "samoa");
    place(at, 0, "war_canoe", "samoa");
    if (marae)
        show(at, 1, "marae");
    return at;
}

TEST(marae_gives_the_attacked_home_a_blue_warrior_more)
{
    RULE("8.2e");
    RULE("9.5f");
    CARD("marae");
    for (int32_t marae = 0; marae < 2; marae++) {
        table *at = at_samoa(state, marae);
        play(at, 0, "done");
        assert_int_equal(count(at, "defend", VAKA_NONE, "local"), 1);
        assert_int_equal(count(at, "defend", VAKA_NONE, "blue"), marae);
    }
}

TEST(marae_works_face_up_and_in_the_home_only)
{
    table *at = siege(state);

    CARD("marae");
    show(at, 1, "marae");
    play(at, 0, "done");
    assert_int_equal(count(at, "defend", VAKA_NONE, "blue"), 0); /* Tahiti is not the Home */
    at = at_samoa(state, false);
    give_card(at, 1, "marae", false);
    play(at, 0, "done");
    play(at, 1, "show marae"); /* revealed before the rows are laid out: in time */
    play(at, 1, "pass");
    assert_int_equal(count(at, "defend", VAKA_NONE, "blue"), 1);
}

int main(void)
{
    return run_registered("cards_battle", table_group_load, table_group_unload);
}
