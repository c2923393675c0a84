/* tests/rules/conquest/solitaire_cards_test.c - Arts & Culture cards in the hands of the solitaire
 * opponent [Solitaire, 1 Card; components 7.3].
 *
 * SPDX-License-Identifier: MIT */
#include "registered.h"
#include "solitaire.h"

/* The player attacks Tahiti at 1,1, held by the opponent with a village and three bands; movement
 * is not over. */
static table *siege(void **state)
{
    table *at = *state;

    table_begin(at, (table_choice){.scenario = "solitaire"});
    put_tile(at, "tahiti", "1,1", VAKA_NONE);
    idle_until_sailing(at);
    settle_hex(at, RIVAL, "1,1", 1);
    for (int32_t i = 0; i < 3; i++) {
        place_up(at, RIVAL, "band", "1,1");
        place_up(at, PLAYER, "war_canoe", "1,1");
        vaka_piece_set(match_of(at), place_up(at, PLAYER, "band", "1,1"), FIELD_FLAGS,
                       PIECE_ON_WAR);
    }
    return at;
}

/* Samoa attacks a group of the player at 1,0 by two war canoes with bands; the battle begins. */
static table *raided(void **state, const char *card)
{
    table *at = with_late_chits(state);

    put_tile(at, "tahiti", "1,0", VAKA_NONE);
    settle_hex(at, PLAYER, "1,0", 3);
    place_up(at, RIVAL, "war_canoe", "samoa");
    place_up(at, RIVAL, "war_canoe", "samoa");
    place_up(at, PLAYER, "band", "tonga");
    if (card)
        give_card(at, RIVAL, card, false);
    expand(at, "chit_12");
    finish_chit(at);
    assert_int_equal(game_at(at)->battle_at, zone(at, "1,0"));
    return at;
}

/* --- When they are revealed ------------------------------------------------------------------- */

TEST(an_attack_on_him_reveals_all_his_cards)
{
    table *at = siege(state);

    RULE("Sol.8b");
    CARD("hula");
    give_card(at, RIVAL, "hula", false);
    give_card(at, RIVAL, "surfing", false);
    assert_int_equal(count(at, "hand-1", VAKA_NONE, NULL), 2);
    play(at, PLAYER, "done");
    assert_int_equal(count(at, "hand-1", VAKA_NONE, NULL), 0);
    assert_int_equal(count(at, "shown-1", VAKA_NONE, NULL), 2);
}

TEST(what_a_card_brings_is_placed_where_you_attack_and_fights)
{
    table *at = siege(state);

    RULE("Sol.8k");
    RULE("Sol.8b");
    CARD("stone_adze");
    game_at(at)->seat[RIVAL].home = (int16_t)zone(at, "1,1");
    give_card(at, RIVAL, "stone_adze", false);
    play(at, PLAYER, "done");
    assert_false(told(at, EVENT_RIVAL_BARRED, NULL));
    assert_int_equal(count(at, "defend", RIVAL, "war_canoe"), 1);
    assert_int_equal(count(at, "defend", RIVAL, "band"), 3);
}

TEST(bands_and_villages_of_cards_come_to_the_place_that_you_attack)
{
    table *at = siege(state);

    RULE("Sol.8f");
    RULE("Sol.8h");
    CARD("luau");
    CARD("commerce");
    take_off(at, RIVAL, "band", "1,1");
    take_off(at, RIVAL, "band", "1,1");
    settle_hex(at, RIVAL, "1,1", 2); /* more villages than bands, two boxes left */
    settle_hex(at, RIVAL, "samoa", 2);
    settle_hex(at, RIVAL, "samoa", 4);
    give_card(at, RIVAL, "luau", false);
    give_card(at, RIVAL, "commerce", false);
    play(at, PLAYER, "done");
    assert_int_equal(hex_at(at, "1,1")->villages, 3);
    assert_int_equal(count(at, "defend", RIVAL, "local"), 2); /* as many as three villages give */
    assert_int_equal(count(at, "samoa", RIVAL, "transport"), 1);
    assert_int_equal(count(at, "defend", RIVAL, "band") + count(at, "samoa", RIVAL, "band"), 5);
}

TEST(other_battles_reveal_nothing)
{
    table *at = siege(state);

    RULE("Sol.8b");
    clear_hex(at, RIVAL, "1,1");
    settle_hex(at, RIVAL, "1,1", 0);
    give_card(at, RIVAL, "hula", false);
    place_up(at, PLAYER, "war_canoe", "fiji");
    play(at, PLAYER, "done");
    assert_int_equal(game_at(at)->battle_at, zone(at, "fiji"));
    assert_int_equal(count(at, "hand-1", VAKA_NONE, NULL), 1);
}

/* The windows in which he is watched are no moment of the turn order, whatever step he acts in. */
TEST(while_a_chit_is_read_no_card_of_the_turn_order_is_used)
{
    table *at = solo(state);
    vaka_refusal why;

    RULE("9.5k");
    CARD("kava_ceremony");
    give_card(at, PLAYER, "kava_ceremony", false);
    draw_chit(at, "chit_04");
    assert_false(legal(at, PLAYER, "use kava_ceremony"));
    why = refusal(at, PLAYER, "use kava_ceremony");
    assert_string_equal(why.id, "card_moment");
    assert_string_equal(why.rule, "9.5k");
    assert_true(legal(at, PLAYER, "show kava_ceremony")); /* that may be done at any time */
}

/* --- What revealing does ---------------------------------------------------------------------- */

/* A chit that makes him explore reveals the card. */
static table *revealed(void **state, const char *card)
{
    table *at = solo(state);

    give_card(at, RIVAL, card, false);
    expand(at, "chit_11"); /* a village for Samoa */
    go_on(at);
    assert_int_equal(count(at, "shown-1", VAKA_NONE, card), 1);
    return at;
}

TEST(commerce_is_a_canoe_and_a_village)
{
    table *at = revealed(state, "commerce");

    RULE("Sol.8c");
    CARD("commerce");
    assert_int_equal(count(at, "samoa", RIVAL, "transport"), 1);
    assert_int_equal(hex_at(at, "samoa")->villages, 4);
}

TEST(luau_is_two_bands)
{
    table *at = revealed(state, "luau");

    RULE("Sol.8c");
    CARD("luau");
    assert_int_equal(count(at, "samoa", RIVAL, "band"), 4);
}

TEST(stone_adze_is_a_war_canoe)
{
    table *at = revealed(state, "stone_adze");

    RULE("Sol.8c");
    CARD("stone_adze");
    assert_int_equal(count(at, "samoa", RIVAL, "war_canoe"), 1);
}

TEST(tapa_cloth_is_another_card_face_up)
{
    table *at = revealed(state, "tapa_cloth");

    RULE("Sol.8c");
    CARD("tapa_cloth");
    assert_true(count(at, "shown-1", VAKA_NONE, NULL) >= 2);
    assert_int_equal(count(at, "hand-1", VAKA_NONE, NULL), 0);
}

TEST(moai_raises_no_statue)
{
    table *at = revealed(state, "moai");

    RULE("Sol.8c");
    CARD("moai");
    assert_int_equal(vaka_live_must(at->live), VAKA_SEAT(PLAYER)); /* nobody is asked where */
    assert_int_equal(vp_of(at, RIVAL), 2 * hex_at(at, "samoa")->villages);
}

TEST(marae_strengthens_his_home)
{
    table *at = revealed(state, "marae");

    RULE("Sol.8c");
    CARD("marae");
    assert_int_equal(value_of(at, VALUE_HOME_LOCALS, RIVAL), 1);
}

/* --- Arioi ------------------------------------------------------------------------------------ */

TEST(his_arioi_stops_the_first_attack)
{
    table *at = siege(state);

    RULE("Sol.8c");
    CARD("arioi");
    give_card(at, RIVAL, "arioi", false);
    play(at, PLAYER, "done");
    assert_int_equal(count(at, "tonga", PLAYER, "war_canoe"), 3);
    assert_int_equal(count(at, "1,1", RIVAL, "band"), 3);
    assert_int_not_equal(step_on_top(at), STEP_BATTLE);
}

TEST(his_arioi_stops_one_attack_only)
{
    table *at = siege(state);

    RULE("Sol.8c");
    CARD("arioi");
    give_card(at, RIVAL, "arioi", true);
    place_up(at, PLAYER, "war_canoe", "samoa");
    play(at, PLAYER, "done");
    play(at, PLAYER, "fight 1,1");
    assert_int_equal(game_at(at)->battle_at, zone(at, "samoa")); /* this one is fought */
    assert_true(legal(at, PLAYER, "roll"));
}

TEST(the_players_arioi_stops_all_who_chose_the_target)
{
    table *at = with_late_chits(state);

    RULE("Sol.9j");
    CARD("arioi");
    give_island(at, "kuporu", "1,-1", 1);
    put_tile(at, "tahiti", "1,0", VAKA_NONE);
    settle_hex(at, PLAYER, "1,0", 1);
    place_up(at, RIVAL, "war_canoe", "1,-1");
    place_up(at, RIVAL, "war_canoe", "samoa");
    give_card(at, PLAYER, "arioi", false);
    expand(at, "chit_12");
    finish_chit(at);
    assert_int_equal(window_open(at), WINDOW_BATTLE_DECLARE);
    queue_chance(at, "die 1"); /* two of his groups are as near */
    play(at, PLAYER, "use arioi");
    while (window_open(at) == WINDOW_BATTLE_DECLARE)
        play(at, PLAYER, "pass");
    assert_int_equal(count(at, "1,0", RIVAL, NULL), 0);
    assert_int_equal(hex_at(at, "1,0")->villages, 1);
    assert_int_equal(step_on_top(at), STEP_EXPLORE);
}

/* --- Battle cards ----------------------------------------------------------------------------- */

TEST(pa_waits_for_a_four)
{
    table *at = siege(state);

    RULE("Sol.8c");
    CARD("pa");
    give_card(at, RIVAL, "pa", false);
    play(at, PLAYER, "done");
    roll_die(at, 3);
    assert_false(told(at, EVENT_CARD_ELECTED, NULL));
    play(at, PLAYER, "lose band");
    roll_die(at, 4); /* counts as 2 */
    assert_true(told(at, EVENT_CARD_ELECTED, NULL));
    play(at, PLAYER, "lose band");
    assert_int_equal(count(at, "defend", RIVAL, NULL), 4);
    roll_die(at, 5); /* once a battle */
    assert_int_equal(count(at, "defend", RIVAL, NULL), 3);
}

TEST(tattoo_voids_the_first_panic)
{
    table *at = siege(state);

    RULE("Sol.8c");
    CARD("tattoo");
    give_card(at, RIVAL, "tattoo", false);
    play(at, PLAYER, "done");
    roll_die(at, 6);
    assert_int_equal(count(at, "defend", RIVAL, NULL), 3);
    roll_die(at, 5);
    assert_true(told(at, EVENT_CARD_ELECTED, NULL));
    assert_int_equal(count(at, "defend", RIVAL, NULL), 3);
}

TEST(mere_turns_the_first_four_or_three)
{
    table *at = siege(state);

    RULE("Sol.8c");
    CARD("mere");
    give_card(at, RIVAL, "mere", false);
    play(at, PLAYER, "done");
    roll_die(at, 5);
    assert_false(told(at, EVENT_CARD_ELECTED, NULL));
    roll_die(at, 4);
    assert_true(told(at, EVENT_CARD_ELECTED, NULL));
    at = raided(state, "mere");
    roll_die(at, 2);
    assert_false(told(at, EVENT_CARD_ELECTED, NULL));
    roll_die(at, 3);
    assert_true(told(at, EVENT_CARD_ELECTED, NULL)); /* counts as 4 */
}

TEST(haka_takes_back_a_roll_that_removes)
{
    table *at = siege(state);

    RULE("Sol.8c");
    CARD("haka");
    give_card(at, RIVAL, "haka", false);
    play(at, PLAYER, "done");
    roll_die(at, 4);
    assert_false(told(at, EVENT_CARD_ELECTED, NULL));
    queue_chance(at, "die 6");
    queue_chance(at, "die 1");
    play(at, PLAYER, "roll");
    assert_true(told(at, EVENT_CARD_ELECTED, NULL));
    assert_int_equal(count(at, "defend", RIVAL, NULL), 3);
    at = raided(state, "haka");
    queue_chance(at, "die 1");
    queue_chance(at, "die 4");
    play(at, PLAYER, "roll");
    assert_true(told(at, EVENT_CARD_ELECTED, NULL));
    assert_int_equal(count(at, "attack", RIVAL, NULL), 4);
}

TEST(cannibalism_removes_who_would_panic)
{
    table *at = raided(state, "cannibalism");

    RULE("Sol.8c");
    CARD("cannibalism");
    roll_die(at, 4);
    assert_true(told(at, EVENT_CARD_ELECTED, NULL));
    assert_int_equal(count(at, "defend-back", PLAYER, NULL), 0);
    assert_int_equal(count(at, "defend", PLAYER, "local"), 1);
}

TEST(of_several_cards_the_first_in_order_is_used)
{
    table *at = siege(state);

    RULE("Sol.8c");
    CARD("tattoo");
    CARD("mere");
    give_card(at, RIVAL, "mere", false);
    give_card(at, RIVAL, "tattoo", false);
    play(at, PLAYER, "done");
    roll_die(at, 4); /* both fit: the tattoo comes first */
    vaka_event used;
    assert_true(told(at, EVENT_CARD_ELECTED, &used));
    assert_int_equal(used.arg[1], kind(at, "tattoo"));
    roll_die(at, 4);
    assert_true(told(at, EVENT_CARD_ELECTED, &used));
    assert_int_equal(used.arg[1], kind(at, "mere"));
}

/* --- Points ----------------------------------------------------------------------------------- */

/* The player has thirty villages on eleven groups. */
static void make_rich(table *at)
{
    static const char *const tiles[] = {"hawaii",  "aotearoa", "tahiti", "rapa_nui",  "hiva",
                                        "raiatea", "hawaiki",  "kuporu", "rarotonga", "tubai"};
    static const char *const hexes[] = {"1,1", "0,2", "-1,2", "1,2",  "0,3",
                                        "2,1", "2,0", "3,0",  "-2,3", "-1,3"};

    for (int32_t i = 0; i < 10; i++) {
        put_tile(at, tiles[i], hexes[i], VAKA_NONE);
        settle_hex(at, PLAYER, hexes[i], i < 7 ? 3 : 2);
        hex_at(at, hexes[i])->agriculture = i == 4 || i == 3 || i == 5;
    }
    settle_hex(at, PLAYER, "tonga", 3);
}

TEST(deforestation_answers_the_players_claim)
{
    table *at = solo(state);

    RULE("Sol.8c");
    CARD("deforestation");
    make_rich(at);
    give_card(at, RIVAL, "deforestation", true);
    play(at, PLAYER, "commit");
    play(at, PLAYER, "declare");
    assert_false(vaka_live_finished(at->live, NULL));
    assert_int_equal(seat_at(at, PLAYER)->vp, 2 * 28);
    assert_int_equal(step_on_top(at), STEP_CHIT); /* the game goes on */
}

TEST(deforestation_answers_points_that_the_player_does_not_declare)
{
    table *at = solo(state);

    RULE("Sol.8c");
    RULE("S3");
    CARD("deforestation");
    make_rich(at);
    give_card(at, RIVAL, "deforestation", true);
    play(at, PLAYER, "commit");
    play(at, PLAYER, "pass");
    assert_true(told(at, EVENT_GAME_GOES_ON, NULL));
    assert_false(vaka_live_finished(at->live, NULL));
    assert_int_equal(seat_at(at, PLAYER)->vp, 2 * 28);
    assert_int_equal(step_on_top(at), STEP_CHIT);
}

TEST(after_deforestation_hidden_cards_may_still_win)
{
    table *at = solo(state);
    uint8_t winners = 0;

    RULE("Sol.7a");
    RULE("Sol.8c");
    CARD("deforestation");
    make_rich(at);
    give_card(at, RIVAL, "deforestation", true);
    give_card(at, PLAYER, "jade_carving", false);
    give_card(at, PLAYER, "hui", false);
    play(at, PLAYER, "commit");
    play(at, PLAYER, "pass");
    assert_int_equal(step_on_top(at), STEP_VICTORY);
    assert_int_equal(seat_at(at, PLAYER)->vp, 2 * 28);
    play(at, PLAYER, "show hui");
    play(at, PLAYER, "show jade_carving");
    play(at, PLAYER, "pass");
    assert_true(vaka_live_finished(at->live, &winners));
    assert_int_equal(winners, VAKA_SEAT(PLAYER));
}

TEST(deforestation_works_once_and_only_face_up)
{
    table *at = solo(state);

    RULE("Sol.8c");
    CARD("deforestation");
    make_rich(at);
    give_card(at, RIVAL, "deforestation", false);
    play(at, PLAYER, "commit");
    play(at, PLAYER, "declare");
    assert_true(vaka_live_finished(at->live, NULL));
}

TEST(the_feather_cloak_compares_with_his_groups)
{
    table *at = *state;

    RULE("Sol.8c");
    CARD("feather_cloak");
    table_begin(at, (table_choice){.scenario = "solitaire"});
    idle_until_sailing(at);
    show(at, PLAYER, "feather_cloak");
    assert_int_equal(vp_of(at, PLAYER), 2 * 2 + 2); /* one group each */
    put_tile(at, "kuporu", "1,1", VAKA_NONE);
    settle_hex(at, PLAYER, "1,1", 1);
    assert_int_equal(vp_of(at, PLAYER), 2 * 3 + 4);
}

int main(void)
{
    return run_registered("tests", table_group_load, table_group_unload);
}
