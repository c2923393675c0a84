/* tests/rules/conquest/move_test.c - the stages of a Movement & Battle step, transit and flips
 * [7.1, 7.2, 7.5, M1-M3], and the order of battles [8.1, B1].
 *
 * SPDX-License-Identifier: MIT
 *
 * Seat 0 is Tonga at 0,1, seat 1 Samoa at 0,0. */
#include "registered.h"
#include "sea_help.h"

/* Tonga and the ocean hex 1,1 are joined by canoes. */
static void two_links(table *at)
{
    make_ocean(at, "1,1");
    place_up(at, 0, "transport", "tonga");
    place_up(at, 0, "transport", "1,1");
}

/* --- Stages ----------------------------------------------------------------------------------- */

TEST(transit_comes_first_then_flips_then_movement)
{
    table *at = *state;

    RULE("7.1a");
    sea_open(at, 2);
    two_links(at);
    sea_go(at, MOVE_TRANSIT);
    assert_string_equal(refused(at, 0, "flip tonga down"), "not_now");
    assert_string_equal(refused(at, 0, "muster transport tonga up 2"), "not_now");
    play(at, 0, "done");
    assert_int_equal(stage(at), MOVE_FLIP);
    assert_string_equal(refused(at, 0, "transit band tonga 1,1 down"), "not_now");
    play(at, 0, "done");
    assert_int_equal(stage(at), MOVE_SAIL);
    assert_string_equal(refused(at, 0, "flip tonga down"), "not_now");
    play(at, 0, "done");
    assert_int_equal(game_at(at)->actor, 1);
}

TEST(without_a_chain_nobody_is_asked_about_transit)
{
    table *at = *state;

    RULE("7.2a");
    sea_open(at, 2);
    place_up(at, 0, "transport", "tonga");
    skip_exploration(at);
    assert_int_equal(stage(at), MOVE_FLIP);
}

TEST(a_seat_without_pieces_is_not_asked_at_all)
{
    table *at = *state;

    RULE("7.1a");
    sea_open(at, 2);
    take_off(at, 0, "band", "tonga");
    take_off(at, 0, "band", "tonga");
    skip_exploration(at);
    assert_int_equal(game_at(at)->actor, 1);
}

TEST(retreated_pieces_are_turned_down_when_their_owner_moves)
{
    table *at = *state;

    RULE("7.5a");
    RULE("M3");
    sea_open(at, 2);
    place_up(at, 0, "war_canoe", "tonga");
    place_up(at, 0, "transport", "tonga");
    place_up(at, 1, "band", "samoa");
    assert_int_equal(seen(at, 1, "tonga", 0, "war_canoe"), 1);
    sea_go(at, MOVE_FLIP);
    assert_int_equal(seen(at, 1, "tonga", 0, "war_canoe"), 0);
    assert_int_equal(seen(at, 0, "tonga", 0, "war_canoe"), 1);
    assert_int_equal(seen(at, 1, "tonga", 0, "transport"), 1);
    assert_int_equal(seen(at, 0, "samoa", 1, "band"), 1); /* not before its owner's step */
}

/* --- Chains (7.2, M1) ------------------------------------------------------------------------- */

/* 7.2, the picture: Tuamotu and Kermadec hang together with Tonga, Pitcairn does not. */
TEST(the_chain_of_tuamotu_kermadec_and_pitcairn)
{
    static const char *const links[] = {"tonga", "1,1", "2,1", "0,2", "-1,3", "4,0"};
    table *at = *state;

    RULE("7.2b");
    RULE("M1");
    RULE("7.2f");
    sea_open(at, 2);
    put_tile(at, "tuamotu", "2,1", VAKA_NONE);
    put_tile(at, "kermadec", "-1,3", VAKA_NONE);
    put_tile(at, "pitcairn", "4,0", VAKA_NONE);
    make_ocean(at, "1,1");
    make_ocean(at, "0,2");
    make_ocean(at, "3,0");
    for (size_t i = 0; i < 6; i++)
        place_up(at, 0, "transport", links[i]);
    place(at, 0, "transport", "3,0"); /* face down: no link */
    sea_go(at, MOVE_TRANSIT);
    assert_true(legal(at, 0, "transit band tonga 2,1 down"));
    assert_true(legal(at, 0, "transit band tonga -1,3 down"));
    assert_string_equal(refused(at, 0, "transit band tonga 4,0 down"), "no_chain");
    assert_string_equal(refused(at, 0, "transit band tonga 3,0 down"), "no_chain");
    play(at, 0, "transit band tonga 2,1 down");
    play(at, 0, "transit band tonga -1,3 down");
    assert_int_equal(count(at, "2,1", 0, "band"), 1);
    assert_int_equal(count(at, "-1,3", 0, "band"), 1);
}

TEST(the_home_group_needs_a_canoe_too)
{
    table *at = *state;

    RULE("7.2b");
    RULE("M1");
    sea_open(at, 2);
    make_ocean(at, "1,1");
    make_ocean(at, "0,2");
    place(at, 0, "transport", "tonga");
    place_up(at, 0, "transport", "1,1");
    place_up(at, 0, "transport", "0,2");
    place(at, 0, "rumor", "1,1");
    sea_go(at, MOVE_TRANSIT);
    assert_string_equal(refused(at, 0, "transit band tonga 1,1 down"), "no_chain");
    assert_true(legal(at, 0, "transit rumor 1,1 0,2 down"));
}

TEST(an_enemy_piece_cuts_a_chain)
{
    table *at = *state;

    RULE("M1");
    sea_open(at, 2);
    two_links(at);
    make_ocean(at, "2,1");
    place_up(at, 0, "transport", "2,1");
    place(at, 0, "rumor", "2,1");
    at->invariants = false;
    place(at, 1, "rumor", "1,1");
    skip_exploration(at);
    assert_int_equal(stage(at), MOVE_FLIP); /* the two ends are no chain of two */
}

TEST(a_closed_link_is_no_link)
{
    table *at = *state;

    RULE("M1");
    sea_open(at, 2);
    two_links(at);
    vaka_modify(match_of(at), VALUE_NO_CHAIN, zone(at, "1,1"), VAKA_CHANGE_ADD, 1, VAKA_END_NEVER,
                0);
    skip_exploration(at);
    assert_int_equal(stage(at), MOVE_FLIP);
}

/* --- Transit (7.2, M2) ------------------------------------------------------------------------ */

TEST(every_kind_of_piece_may_use_transit)
{
    static const char *const kinds[] = {"transport", "war_canoe", "band", "colony", "rumor"};
    table *at = *state;
    char text[64];

    RULE("7.2a");
    RULE("M2");
    RULE("M7");
    RULE("7.2e");
    sea_open(at, 2);
    two_links(at);
    place(at, 0, "transport", "tonga");
    place(at, 0, "war_canoe", "tonga");
    place(at, 0, "colony", "tonga");
    place(at, 0, "rumor", "tonga");
    sea_go(at, MOVE_TRANSIT);
    for (size_t i = 0; i < 5; i++) {
        snprintf(text, sizeof text, "transit %s tonga 1,1 down", kinds[i]);
        play(at, 0, text);
    }
    assert_int_equal(count(at, "1,1", 0, NULL), 6);
    assert_int_equal(count(at, "tonga", 0, NULL), 2); /* a band and the link */
}

TEST(one_face_up_canoe_of_each_hex_keeps_the_chain)
{
    table *at = *state;

    RULE("7.2c");
    RULE("M2");
    sea_open(at, 2);
    two_links(at);
    place_up(at, 0, "transport", "tonga");
    sea_go(at, MOVE_TRANSIT);
    play(at, 0, "transit transport tonga 1,1 up"); /* there are two */
    assert_string_equal(refused(at, 0, "transit transport tonga 1,1 up"), "keeps_chain");
    assert_int_equal(count(at, "tonga", 0, "transport"), 1);
}

TEST(each_piece_goes_by_transit_once)
{
    table *at = *state;

    RULE("M2");
    sea_open(at, 2);
    two_links(at);
    sea_go(at, MOVE_TRANSIT);
    play(at, 0, "transit band tonga 1,1 down");
    assert_string_equal(refused(at, 0, "transit band 1,1 tonga down"), "has_transited");
    play(at, 0, "transit band tonga 1,1 down"); /* the other one */
    assert_string_equal(refused(at, 0, "transit band tonga 1,1 down"), "no_piece");
    assert_string_equal(refused(at, 0, "transit band 1,1 1,1 down"), "same_hex");
    assert_int_equal(legal_count(at, 0), 1); /* done */
}

TEST(transit_costs_no_movement)
{
    table *at = *state;

    RULE("7.2a");
    RULE("M2");
    sea_open(at, 2);
    two_links(at);
    place(at, 0, "war_canoe", "tonga");
    sea_go(at, MOVE_TRANSIT);
    play_all(at, (const char *const[]){"transit war_canoe tonga 1,1 down", "done", "done", NULL});
    assert_true(legal(at, 0, "muster war_canoe 1,1 down 2"));
}

TEST(the_others_do_not_see_what_goes_face_down)
{
    table *at = *state;
    vaka_event event;

    RULE("7.5a");
    RULE("G5");
    sea_open(at, 2);
    two_links(at);
    sea_go(at, MOVE_TRANSIT);
    play(at, 0, "transit band tonga 1,1 down");
    assert_true(told(at, EVENT_TRANSITED, &event));
    assert_int_equal(event.audience, VAKA_SEAT(0));
    assert_int_equal(event.hidden, 1u << 1);
    assert_int_equal(seen(at, 1, "1,1", 0, "band"), 0);
    assert_int_equal(seen(at, 1, "1,1", 0, NULL), 2);
    assert_true(undoable(at, 0));
}

/* --- Flips (7.3, M3) -------------------------------------------------------------------------- */

TEST(transports_are_turned_over_after_transit_once_each)
{
    table *at = *state;

    RULE("7.2d");
    RULE("7.3a");
    RULE("M3");
    sea_open(at, 2);
    place(at, 0, "transport", "tonga");
    sea_go(at, MOVE_FLIP);
    assert_string_equal(refused(at, 0, "flip tonga down"), "none_to_flip");
    play(at, 0, "flip tonga up");
    assert_int_equal(seen(at, 1, "tonga", 0, "transport"), 1);
    assert_false(undoable(at, 0)); /* the others have seen it */
    assert_string_equal(refused(at, 0, "flip tonga down"), "has_flipped");
    assert_string_equal(refused(at, 0, "flip tonga up"), "none_to_flip");
}

TEST(a_transport_may_be_hidden_again)
{
    table *at = *state;

    RULE("7.3a");
    RULE("7.5b");
    sea_open(at, 2);
    place_up(at, 0, "transport", "tonga");
    sea_go(at, MOVE_FLIP);
    play(at, 0, "flip tonga down");
    assert_int_equal(seen(at, 1, "tonga", 0, "transport"), 0);
    assert_string_equal(refused(at, 0, "flip tonga up"), "has_flipped");
}

TEST(only_transports_are_turned_up)
{
    table *at = *state;

    RULE("7.3a");
    sea_open(at, 2);
    place(at, 0, "war_canoe", "tonga");
    sea_go(at, MOVE_FLIP);
    assert_string_equal(refused(at, 0, "flip tonga up"), "none_to_flip");
    assert_int_equal(legal_count(at, 0), 1);
}

TEST(who_has_no_canoe_to_turn_over_is_told_to_go_on_before_he_sails)
{
    table *at = *state;

    RULE("7.3a");
    sea_open(at, 2);
    place(at, 0, "war_canoe", "tonga");
    sea_go(at, MOVE_FLIP);
    vaka_refusal why = refusal(at, 0, "flip tonga up");
    assert_string_equal(why.rule, "7.3a");
    assert_non_null(strstr(why.text, "; to sail, go on first"));
}

/* --- Battles (8.1, B1) ------------------------------------------------------------------------ */

/* War canoes of seat 0 stand beside two independent groups. */
static void ready_for_two_battles(table *at)
{
    sea_open(at, 2);
    place(at, 0, "war_canoe", "tonga");
    place(at, 0, "war_canoe", "-2,1");
    sea_go(at, MOVE_SAIL);
    play_all(at, (const char *const[]){"muster war_canoe tonga down 2", "sail fiji",
                                       "muster war_canoe -2,1 down 2", "sail santa_cruz", NULL});
}

TEST(the_mover_picks_the_order_of_battles)
{
    table *at = *state;

    RULE("8.1b");
    RULE("B1");
    ready_for_two_battles(at);
    play(at, 0, "done");
    assert_int_equal(stage(at), MOVE_FIGHT);
    assert_int_equal(legal_count(at, 0), 2);
    assert_string_equal(refused(at, 0, "fight tonga"), "no_battle");
    play(at, 0, "fight santa_cruz");
    assert_int_equal(step_on_top(at), STEP_BATTLE);
    assert_int_equal(game_at(at)->battle_at, zone(at, "santa_cruz"));
}

TEST(all_movement_ends_before_the_first_battle)
{
    table *at = *state;

    RULE("8.1a");
    ready_for_two_battles(at);
    assert_string_equal(refused(at, 0, "fight fiji"), "not_now");
    assert_int_equal(stage(at), MOVE_SAIL);
}

TEST(a_single_battle_begins_by_itself)
{
    table *at = *state;

    RULE("8.1a");
    RULE("B1");
    sea_open(at, 2);
    place(at, 0, "war_canoe", "tonga");
    sea_go(at, MOVE_SAIL);
    play_all(at, (const char *const[]){"muster war_canoe tonga down 2", "sail fiji", "done", NULL});
    assert_int_equal(step_on_top(at), STEP_BATTLE);
    assert_int_equal(game_at(at)->battle_at, zone(at, "fiji"));
}

int main(void)
{
    return run_registered("move", table_group_load, table_group_unload);
}
