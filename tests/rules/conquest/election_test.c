/* tests/rules/conquest/election_test.c - cards in a battle: who is asked, when, and how often [9.5,
 * B3, G3].
 *
 * SPDX-License-Identifier: MIT */
#include "duel.h"
#include "registered.h"

/* Seat 0 attacks Tahiti, held by seat 1 with one village and two bands; the rows are not yet laid.
 */
static table *siege(void **state, int32_t seats)
{
    table *at = duel_begin(state, seats);

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

static void roll(table *at, int32_t die)
{
    char text[16];

    snprintf(text, sizeof text, "die %d", (int)die);
    queue_chance(at, text);
    play(at, 0, "roll");
}

static int32_t window(table *at)
{
    const vaka_frame *top = vaka_top(match_of(at));

    return top->ask == VAKA_ASK_WINDOW ? top->window : VAKA_NONE;
}

TEST(who_holds_any_hidden_card_is_asked_before_a_battle)
{
    table *at = siege(state, 3);

    RULE("G3");
    give_card(at, 2, "duel_statue", false);
    give_card(at, 1, "duel_song", false);
    play(at, 0, "done");
    assert_int_equal(window(at), WINDOW_BATTLE_DECLARE);
    assert_int_equal(vaka_live_must(at->live), VAKA_SEAT(1)); /* in turn order */
    assert_int_equal(count(at, "1,1", 0, "war_canoe"), 2);    /* nothing is shown yet */
    play(at, 1, "pass");
    play(at, 2, "pass");
    assert_int_equal(count(at, "attack", 0, "war_canoe"), 2);
}

TEST(on_a_roll_only_those_who_fight_are_asked_the_defender_first)
{
    table *at = siege(state, 3);

    RULE("B3");
    RULE("9.5h");
    RULE("9.5j");
    for (int32_t seat = 0; seat < 3; seat++)
        give_card(at, seat, seat == 2 ? "duel_song" : seat ? "duel_shield" : "duel_club", false);
    play(at, 0, "done");
    for (int32_t seat = 0; seat < 3; seat++)
        play(at, seat, "pass");
    roll(at, 3);
    assert_int_equal(window(at), WINDOW_BATTLE_ROLL);
    assert_int_equal(vaka_live_must(at->live), VAKA_SEAT(1));
    assert_int_equal(vaka_live_may(at->live), 0); /* G3: a roll with its cards is one affair */
    play(at, 1, "pass");
    assert_int_equal(vaka_live_must(at->live), VAKA_SEAT(0));
    play(at, 0, "elect duel_club");
    assert_int_equal(game_at(at)->battle_roll, 4);
    assert_int_equal(vaka_live_must(at->live), VAKA_SEAT(1)); /* a band or the Local Warrior */
    play(at, 1, "lose local");
    assert_int_equal(count(at, "shown-0", VAKA_NONE, "duel_club"), 1);
}

TEST(one_card_a_roll_if_the_defender_plays_the_attacker_may_not)
{
    table *at = siege(state, 2);

    RULE("9.5g");
    give_card(at, 0, "duel_club", true);
    give_card(at, 1, "duel_shield", true);
    play(at, 0, "done");
    assert_int_equal(window(at), VAKA_NONE); /* all they have lies face up, and not for this */
    roll(at, 5);
    play(at, 1, "elect duel_shield");
    assert_int_equal(game_at(at)->battle_roll, 3);
    assert_int_equal(window(at), VAKA_NONE);
    play(at, 0, "lose band");
    assert_int_equal(count(at, "attack-back", 0, "band"), 1);
}

TEST(every_card_works_once_a_battle_and_each_copy_for_itself)
{
    table *at = siege(state, 2);

    RULE("9.5i");
    give_card(at, 1, "duel_shield", true);
    give_card(at, 1, "duel_shield", false);
    play(at, 0, "done");
    play(at, 1, "pass"); /* before the battle */
    roll(at, 3);
    play(at, 1, "elect duel_shield");
    assert_int_equal(count(at, "hand-1", VAKA_NONE, "duel_shield"), 1);
    play(at, 0, "lose band");
    roll(at, 3);
    play(at, 1, "elect duel_shield");
    assert_int_equal(count(at, "shown-1", VAKA_NONE, "duel_shield"), 2);
    play(at, 0, "lose band");
    roll(at, 3);
    assert_int_equal(window(at), VAKA_NONE); /* both are used up: nobody is asked */
    assert_int_equal(count(at, "attack", 0, "war_canoe"), 1);
}

TEST(a_used_battle_card_works_again_in_the_next_battle)
{
    table *at = siege(state, 2);

    RULE("9.5i");
    give_card(at, 1, "duel_shield", true);
    make_ocean(at, "0,2");
    place(at, 0, "war_canoe", "0,2");
    place(at, 1, "war_canoe", "0,2");
    play(at, 0, "done");
    play(at, 0, "fight 0,2");
    roll(at, 2);
    play(at, 1, "elect duel_shield");
    assert_true(told(at, EVENT_REMOVED, NULL)); /* 2 less 2 is 1: never below */
    assert_int_equal(game_at(at)->battle_at, zone(at, "1,1"));
    roll(at, 6);
    assert_true(legal(at, 1, "elect duel_shield"));
}

TEST(what_a_card_says_of_itself_is_heard)
{
    table *at = siege(state, 2);

    RULE("9.5k");
    give_card(at, 0, "duel_shield", false); /* for defenders */
    give_card(at, 0, "duel_statue", false); /* for no battle at all */
    play(at, 0, "done");
    play(at, 0, "pass");
    roll(at, 4);
    assert_true(asked(at, 0)); /* it holds something: that is all the others know */
    assert_string_equal(refused(at, 0, "elect duel_shield"), "no_battle_card");
    assert_string_equal(refused(at, 0, "elect duel_statue"), "no_battle_card");
    assert_string_equal(refused(at, 0, "elect duel_club"), "no_battle_card");
    assert_int_equal(legal_count(at, 0), 3); /* the three ways to pass */
    play(at, 0, "pass");
    play(at, 1, "lose band");
}

TEST(a_standing_pass_lasts_for_the_battle)
{
    table *at = siege(state, 2);

    RULE("G3");
    give_card(at, 1, "duel_statue", false);
    play(at, 0, "done");
    play(at, 1, "pass");
    roll(at, 2);
    play(at, 1, "pass-here");
    play(at, 0, "lose band");
    roll(at, 2);
    assert_true(asked(at, 0)); /* seat 1 is not asked again: it goes on with the loss */
    assert_true(legal(at, 0, "lose band"));
}

TEST(a_roll_can_be_made_void_or_made_again)
{
    table *at = siege(state, 2);

    RULE("B3");
    give_card(at, 0, "duel_calm", true);
    give_card(at, 1, "duel_again", true);
    play(at, 0, "done");
    roll(at, 1);
    play(at, 1, "pass");
    play(at, 0, "elect duel_calm");
    assert_true(told(at, EVENT_ROLL_NOTHING, NULL));
    assert_int_equal(count(at, "attack", 0, NULL), 4);
    roll(at, 6);
    queue_chance(at, "die 1");
    play(at, 1, "elect duel_again");
    assert_true(asked(at, 0)); /* 1 stands: the attacker loses a piece, and no card helps */
    play(at, 0, "lose band");
    assert_int_equal(count(at, "attack", 0, "band"), 1);
    assert_int_equal(count(at, "attack-back", 0, NULL), 0);
}

TEST(who_would_panic_can_be_removed_a_canoe_last)
{
    table *at = siege(state, 2);

    RULE("B3");
    give_card(at, 1, "duel_axe", true);
    play(at, 0, "done");
    roll(at, 2);
    play(at, 1, "elect duel_axe");
    assert_int_equal(count(at, "attack", 0, "band"), 1); /* no choice: it had to be a band */
    assert_int_equal(count(at, "attack-back", 0, NULL), 0);
}

TEST(a_war_canoe_is_spared_while_others_are_there)
{
    table *at = siege(state, 2);

    RULE("B3");
    RULE("9.5l");
    give_card(at, 0, "duel_axe", true);
    place(at, 1, "war_canoe", "1,1");
    play(at, 0, "done");
    roll(at, 5);
    play(at, 0, "elect duel_axe");
    assert_string_equal(refused(at, 1, "lose war_canoe"), "canoe_spared");
    play(at, 1, "lose local");
    assert_int_equal(count(at, "defend-back", VAKA_NONE, NULL), 0);
}

/* The test card does what Arioi does. */
TEST(a_card_may_stop_a_battle_before_anything_is_shown)
{
    table *at = siege(state, 2);

    RULE("9.5d");
    give_card(at, 1, "duel_stop", false);
    play(at, 0, "done");
    assert_int_equal(window(at), WINDOW_BATTLE_DECLARE);
    play(at, 1, "use duel_stop");
    play(at, 1, "pass");
    assert_int_equal(count(at, "tonga", 0, "war_canoe"), 2);
    assert_int_equal(count(at, "tonga", 0, "band"), 4);
    assert_int_equal(face_up_in(at, "tonga", 0), 0); /* unseen */
    assert_int_equal(seen(at, 1, "tonga", 0, "war_canoe"), 0);
    assert_int_equal(count(at, "1,1", 1, "band"), 2);
    assert_int_equal(hex_at(at, "1,1")->villages, 1);
    assert_int_equal(count(at, "shown-1", VAKA_NONE, "duel_stop"), 1);
    assert_int_equal(game_at(at)->battle_at, VAKA_NONE);
}

TEST(a_face_up_card_of_the_moment_is_asked_about_until_it_is_spent)
{
    table *at = siege(state, 2);

    RULE("G3");
    RULE("9.5e");
    give_card(at, 1, "duel_stop", true);
    make_ocean(at, "0,2");
    place(at, 0, "war_canoe", "0,2");
    place(at, 1, "war_canoe", "0,2");
    play(at, 0, "done");
    play(at, 0, "fight 1,1");
    assert_int_equal(vaka_live_must(at->live), VAKA_SEAT(1));
    play(at, 1, "use duel_stop");
    play(at, 1, "pass");
    assert_int_equal(game_at(at)->battle_at, zone(at, "0,2"));
    assert_int_equal(window(at), VAKA_NONE);
    assert_true(legal(at, 0, "roll"));
}

/* The test card does what Treachery does. */
TEST(a_card_of_the_start_is_used_before_the_first_roll_only)
{
    RULE("G3");
    for (int32_t rolled = 0; rolled < 2; rolled++) {
        table *at = siege(state, 2);
        give_card(at, 0, "duel_trick", true);
        play(at, 0, "done");
        if (rolled) {
            roll(at, 4);
            play(at, 1, "lose local");
            assert_string_equal(refused(at, 0, "use duel_trick"), "card_moment");
            continue;
        }
        play(at, 0, "use duel_trick");
        assert_int_equal(count(at, "defend", 1, "band"), 1);
        assert_int_equal(count(at, "defend-back", 1, "band"), 1);
        assert_true(legal(at, 0, "roll"));
    }
}

int main(void)
{
    return run_registered("election", duel_load, table_group_unload);
}
