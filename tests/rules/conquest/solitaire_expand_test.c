/* tests/rules/conquest/solitaire_expand_test.c - the Expand side of the chits [Solitaire, Expand].
 *
 * SPDX-License-Identifier: MIT */
#include "registered.h"
#include "solitaire.h"

/* The chits that carry each expansion; all of them are drawn here. */
#define WARRIOR_PER_VILLAGE "chit_01"
#define WAR_CANOE "chit_04"
#define TWO_BANDS "chit_03"
#define VILLAGE_PER_ISLAND "chit_10"
#define VILLAGE "chit_11"
#define ONE_BAND "chit_12"
#define CHAIN "chit_13"
#define A_CARD "chit_02"

/* --- A card ----------------------------------------------------------------------------------- */

TEST(a_card_is_dealt_face_down)
{
    table *at = with_late_chits(state);

    RULE("Sol.8a");
    CARD("chit_02");
    expand(at, A_CARD);
    assert_int_equal(count(at, "hand-1", VAKA_NONE, NULL), 1);
    assert_int_equal(seen(at, PLAYER, "hand-1", VAKA_NONE, "card"), 1); /* its back */
}

TEST(an_empty_deck_deals_nothing)
{
    table *at = with_late_chits(state);

    RULE("Sol.8a");
    RULE("S5");
    CARD("chit_02");
    vaka_zone_move(match_of(at), zone(at, "deck"), zone(at, "shown-0"));
    expand(at, A_CARD);
    assert_true(told(at, EVENT_RIVAL_NO_CARD, NULL));
    assert_int_equal(count(at, "hand-1", VAKA_NONE, NULL), 0);
}

/* --- Villages --------------------------------------------------------------------------------- */

TEST(a_village_goes_where_most_boxes_are_empty)
{
    table *at = solo(state);

    RULE("Sol.8f");
    CARD("chit_11");
    give_island(at, "hawaii", "1,0", 1); /* three empty, samoa two */
    give_island(at, "flint", "0,-1", 0); /* an atoll has no boxes */
    expand(at, VILLAGE);
    assert_int_equal(hex_at(at, "1,0")->villages, 2);
    assert_int_equal(hex_at(at, "samoa")->villages, 2);
    assert_int_equal(times_told(at, EVENT_RIVAL_COULD), 2);
}

TEST(a_group_with_only_a_canoe_is_his_and_gets_its_first_village)
{
    table *at = solo(state);

    RULE("Sol.8f");
    RULE("S7");
    CARD("chit_11");
    give_island(at, "tahiti", "1,0", 0);
    expand(at, VILLAGE);
    assert_int_equal(hex_at(at, "1,0")->villages, 1);
    assert_int_equal(hex_at(at, "1,0")->owner, RIVAL);
}

TEST(a_tie_of_empty_boxes_goes_by_the_die)
{
    table *at = solo(state);

    RULE("Sol.2a");
    RULE("Sol.8f");
    give_island(at, "hawaii", "1,0", 2);
    queue_chance(at, "die 2"); /* samoa, then the island in the order of the map */
    expand(at, VILLAGE);
    assert_true(told(at, EVENT_RIVAL_TIE, NULL));
    assert_int_equal(hex_at(at, "1,0")->villages, 3);
}

TEST(villages_fill_brown_boxes_without_agriculture)
{
    table *at = solo(state);

    RULE("S7");
    settle_hex(at, RIVAL, "samoa", 3);
    expand(at, VILLAGE);
    assert_int_equal(hex_at(at, "samoa")->villages, 4);
    assert_int_equal(hex_at(at, "samoa")->agriculture, 0);
}

TEST(without_an_empty_box_a_village_is_ignored)
{
    table *at = solo(state);

    RULE("Sol.8f");
    settle_hex(at, RIVAL, "samoa", 4);
    expand(at, VILLAGE);
    assert_true(told(at, EVENT_RIVAL_IGNORED, NULL));
    assert_int_equal(hex_at(at, "samoa")->villages, 4);
}

TEST(every_group_with_an_empty_box_gets_a_village)
{
    table *at = solo(state);

    RULE("Sol.8g");
    CARD("chit_10");
    give_island(at, "niue", "1,0", 1); /* full */
    give_island(at, "kuporu", "0,-1", 1);
    give_island(at, "tahiti", "1,-1", 0);
    give_island(at, "flint", "-1,0", 0);
    expand(at, VILLAGE_PER_ISLAND);
    assert_int_equal(hex_at(at, "samoa")->villages, 3);
    assert_int_equal(hex_at(at, "1,0")->villages, 1);
    assert_int_equal(hex_at(at, "0,-1")->villages, 2);
    assert_int_equal(hex_at(at, "1,-1")->villages, 1);
    assert_int_equal(hex_at(at, "-1,0")->villages, 0);
}

TEST(without_empty_boxes_no_group_gets_one)
{
    table *at = solo(state);

    RULE("Sol.8g");
    CARD("chit_10");
    settle_hex(at, RIVAL, "samoa", 4);
    give_island(at, "niue", "1,0", 1);
    expand(at, VILLAGE_PER_ISLAND);
    assert_true(told(at, EVENT_RIVAL_IGNORED, NULL));
    assert_int_equal(hex_at(at, "1,0")->villages, 1);
}

/* --- Warriors --------------------------------------------------------------------------------- */

TEST(bands_first_join_war_canoes)
{
    table *at = solo(state);

    RULE("Sol.8h");
    CARD("chit_03");
    make_ocean(at, "1,-1");
    place_up(at, RIVAL, "war_canoe", "1,-1");
    give_island(at, "tahiti", "1,0", 3); /* more villages than bands: second */
    expand(at, TWO_BANDS);
    assert_int_equal(count(at, "1,-1", RIVAL, "band"), 1);
    assert_int_equal(count(at, "1,0", RIVAL, "band"), 1);
}

TEST(bands_then_go_to_the_group_with_the_most_villages_that_lacks_one)
{
    table *at = solo(state);

    RULE("Sol.8h");
    CARD("chit_05");
    give_island(at, "tahiti", "1,0", 1);
    give_island(at, "hawaii", "0,-1", 3);
    expand(at, "chit_05");
    assert_int_equal(count(at, "0,-1", RIVAL, "band"), 2);
    assert_int_equal(count(at, "1,0", RIVAL, "band"), 0);
    assert_int_equal(count(at, "samoa", RIVAL, "band"), 2);
}

TEST(bands_then_go_to_bare_groups_and_to_atolls_once)
{
    table *at = solo(state);

    RULE("Sol.8h");
    give_island(at, "kuporu", "1,0", 0);
    give_island(at, "flint", "0,-1", 0);
    expand(at, TWO_BANDS);
    assert_int_equal(count(at, "1,0", RIVAL, "band"), 1);
    assert_int_equal(count(at, "0,-1", RIVAL, "band"), 1);
    assert_int_equal(count(at, "samoa", RIVAL, "band"), 2);
}

TEST(bands_that_are_left_go_to_the_most_villages)
{
    table *at = solo(state);

    RULE("Sol.8h");
    give_island(at, "flint", "0,-1", 0);
    place_up(at, RIVAL, "band", "0,-1");
    give_island(at, "niue", "1,0", 1);
    place_up(at, RIVAL, "band", "1,0");
    expand(at, TWO_BANDS);
    assert_int_equal(count(at, "samoa", RIVAL, "band"), 4);
    assert_int_equal(count(at, "0,-1", RIVAL, "band"), 1); /* never more than one */
}

TEST(one_band_goes_by_the_same_order)
{
    table *at = with_late_chits(state);

    RULE("Sol.8i");
    CARD("chit_12");
    give_island(at, "kuporu", "1,0", 0);
    expand(at, ONE_BAND);
    assert_int_equal(count(at, "1,0", RIVAL, "band"), 1);
    assert_int_equal(count(at, "samoa", RIVAL, "band"), 2);
}

TEST(without_counters_no_band_is_placed)
{
    table *at = with_late_chits(state);

    RULE("S5");
    CARD("chit_14");
    leave_unbuilt(at, RIVAL, "band", 1);
    expand(at, "chit_14");
    assert_int_equal(count(at, "samoa", RIVAL, "band"), 3);
    assert_int_equal(times_told(at, EVENT_RIVAL_NONE_LEFT), 1);
}

TEST(without_any_island_a_band_has_no_place)
{
    table *at = with_late_chits(state);

    RULE("Sol.8i");
    CARD("chit_12");
    settle_hex(at, RIVAL, "samoa", 0);
    clear_hex(at, RIVAL, "samoa");
    game_at(at)->seat[RIVAL].home = VAKA_NONE;
    expand(at, ONE_BAND);
    assert_true(told(at, EVENT_RIVAL_IGNORED, NULL));
}

TEST(every_village_gets_its_band)
{
    table *at = solo(state);

    RULE("Sol.8j");
    CARD("chit_01");
    give_island(at, "tahiti", "1,0", 3);
    place_up(at, RIVAL, "band", "1,0");
    give_island(at, "kuporu", "0,-1", 1);
    give_island(at, "flint", "1,-1", 0);
    expand(at, WARRIOR_PER_VILLAGE);
    assert_int_equal(count(at, "1,0", RIVAL, "band"), 3);
    assert_int_equal(count(at, "0,-1", RIVAL, "band"), 1);
    assert_int_equal(count(at, "samoa", RIVAL, "band"), 2);
    assert_int_equal(count(at, "1,-1", RIVAL, "band"), 0);
}

TEST(garrisons_that_are_full_are_left_alone)
{
    table *at = solo(state);

    RULE("Sol.8j");
    CARD("chit_01");
    expand(at, WARRIOR_PER_VILLAGE);
    assert_true(told(at, EVENT_RIVAL_IGNORED, NULL));
    assert_int_equal(count(at, "samoa", RIVAL, "band"), 2);
}

TEST(short_counters_go_to_the_most_villages)
{
    table *at = solo(state);

    RULE("S5");
    RULE("Sol.8j");
    give_island(at, "tahiti", "1,0", 3);
    give_island(at, "kuporu", "0,-1", 2);
    leave_unbuilt(at, RIVAL, "band", 2);
    expand(at, WARRIOR_PER_VILLAGE);
    assert_int_equal(count(at, "1,0", RIVAL, "band"), 2);
    assert_int_equal(count(at, "0,-1", RIVAL, "band"), 0);
    assert_true(told(at, EVENT_RIVAL_NONE_LEFT, NULL));
}

/* --- War canoes ------------------------------------------------------------------------------- */

TEST(a_war_canoe_is_placed_in_the_home)
{
    static const char *const chits[] = {"chit_04", "chit_06", "chit_07", "chit_08"};
    table *at = solo(state);

    RULE("Sol.8k");
    CARD("chit_04");
    CARD("chit_06");
    CARD("chit_07");
    CARD("chit_08");
    for (int32_t i = 0; i < 4; i++) {
        expand(at, chits[i]);
        assert_int_equal(count(at, "samoa", RIVAL, "war_canoe"), i + 1);
        assert_int_equal(face_up_in(at, "samoa", RIVAL), i + 3);
        finish_chit(at);
        idle_until_planning(at);
    }
}

TEST(a_late_chit_brings_a_war_canoe_too)
{
    table *at = with_late_chits(state);

    RULE("Sol.8k");
    CARD("chit_15");
    expand(at, "chit_15");
    assert_int_equal(count(at, "samoa", RIVAL, "war_canoe"), 1);
}

TEST(without_a_war_canoe_or_a_home_none_is_placed)
{
    table *at = solo(state);

    RULE("Sol.8k");
    RULE("S5");
    CARD("chit_04");
    leave_unbuilt(at, RIVAL, "war_canoe", 0);
    expand(at, "chit_04");
    assert_true(told(at, EVENT_RIVAL_NONE_LEFT, NULL));
    at = solo(state);
    settle_hex(at, RIVAL, "samoa", 0);
    game_at(at)->seat[RIVAL].home = VAKA_NONE;
    expand(at, WAR_CANOE);
    assert_true(told(at, EVENT_RIVAL_HOMELESS, NULL));
}

/* As by a chit of a mod that places something there: no chit of the game does. */
TEST(nothing_of_his_comes_to_islanders_and_that_is_not_laid_at_the_players_door)
{
    table *at = solo(state);

    RULE("2.1a");
    RULE("S5");
    at->invariants = false;
    game_at(at)->seat[RIVAL].home = (int16_t)zone(at, "fiji");
    expand(at, WAR_CANOE);
    assert_int_equal(count(at, "fiji", RIVAL, NULL), 0);
    assert_false(told(at, EVENT_RIVAL_BARRED, NULL));
    assert_true(told(at, EVENT_RIVAL_UNWELCOME, NULL));
    at = solo(state);
    at->invariants = false;
    game_at(at)->seat[RIVAL].home = (int16_t)zone(at, "fiji");
    place_up(at, PLAYER, "war_canoe", "fiji");
    expand(at, WAR_CANOE);
    assert_false(told(at, EVENT_RIVAL_UNWELCOME, NULL));
    assert_true(told(at, EVENT_RIVAL_BARRED, NULL)); /* this time the player is there */
}

/* --- The chain -------------------------------------------------------------------------------- */

TEST(a_chain_joins_his_islands_to_the_home)
{
    table *at = with_late_chits(state);

    RULE("Sol.8d");
    RULE("S8");
    CARD("chit_13");
    give_island(at, "kuporu", "1,-1", 1);
    give_island(at, "flint", "2,-2", 0);
    make_ocean(at, "0,-1");
    give_island(at, "niue", "0,-2", 1);
    expand(at, CHAIN);
    assert_int_equal(count(at, "samoa", RIVAL, "transport"), 1);
    assert_int_equal(count(at, "0,-1", RIVAL, "transport"), 1);
    assert_int_equal(count(at, "1,-1", RIVAL, "transport"), 1); /* it had one: no second */
    assert_int_equal(count(at, "2,-2", RIVAL, "transport"), 1);
    assert_int_equal(count(at, "unbuilt-1", RIVAL, "transport"), 15 - 5);
}

TEST(a_chain_uses_his_canoes_on_the_way)
{
    table *at = with_late_chits(state);

    RULE("S8");
    CARD("chit_13");
    make_ocean(at, "1,-1"); /* two ways of two new canoes and one of one to 2,-2 */
    make_ocean(at, "1,-2");
    make_ocean(at, "0,-1");
    make_ocean(at, "2,-1");
    place_up(at, RIVAL, "transport", "1,-1");
    give_island(at, "niue", "2,-2", 1);
    expand(at, CHAIN);
    assert_int_equal(count(at, "samoa", RIVAL, "transport"), 1);
    assert_int_equal(count(at, "0,-1", RIVAL, "transport"), 0);
    assert_int_equal(count(at, "1,-2", RIVAL, "transport"), 0);
    assert_int_equal(count(at, "2,-1", RIVAL, "transport"), 0);
}

TEST(a_chain_keeps_clear_of_the_player_the_unknown_and_islanders)
{
    table *at = with_late_chits(state);

    RULE("Sol.8e");
    CARD("chit_13");
    make_ocean(at, "1,0");
    place_up(at, PLAYER, "transport", "1,0"); /* between samoa and the island */
    give_island(at, "niue", "2,0", 1);
    expand(at, CHAIN);
    assert_true(told(at, EVENT_RIVAL_IGNORED, NULL));
    assert_int_equal(count(at, "samoa", RIVAL, "transport"), 0);
    assert_int_equal(count(at, "fiji", RIVAL, NULL), 0);
}

TEST(a_chain_is_ignored_without_anything_to_join)
{
    table *at = with_late_chits(state);

    RULE("Sol.8e");
    CARD("chit_13");
    expand(at, CHAIN); /* samoa alone */
    assert_true(told(at, EVENT_RIVAL_IGNORED, NULL));
    assert_int_equal(count(at, "samoa", RIVAL, "transport"), 0);
    at = with_late_chits(state);
    give_island(at, "niue", "1,0", 1);
    place_up(at, RIVAL, "transport", "samoa"); /* joined already */
    expand(at, CHAIN);
    assert_true(told(at, EVENT_RIVAL_IGNORED, NULL));
    assert_int_equal(count(at, "samoa", RIVAL, "transport"), 1);
}

TEST(a_chain_ends_where_the_canoes_run_out)
{
    table *at = with_late_chits(state);

    RULE("S5");
    RULE("S8");
    make_ocean(at, "0,-1");
    give_island(at, "niue", "0,-2", 1);
    give_island(at, "kuporu", "1,-1", 1); /* nearer: first */
    leave_unbuilt(at, RIVAL, "transport", 1);
    expand(at, CHAIN);
    assert_int_equal(count(at, "samoa", RIVAL, "transport"), 1);
    assert_int_equal(count(at, "0,-1", RIVAL, "transport"), 0);
    assert_true(told(at, EVENT_RIVAL_NONE_LEFT, NULL));
}

TEST(without_a_home_there_is_no_chain)
{
    table *at = with_late_chits(state);

    RULE("Sol.8d");
    settle_hex(at, RIVAL, "samoa", 0);
    game_at(at)->seat[RIVAL].home = VAKA_NONE;
    expand(at, CHAIN);
    assert_true(told(at, EVENT_RIVAL_HOMELESS, NULL));
}

int main(void)
{
    return run_registered("tests", table_group_load, table_group_unload);
}
