/* tests/rules/conquest/solitaire_battle_test.c - battles with an opponent whom nobody plays:
 * losses, retreat, conquest, a new Home [Solitaire, Movement and Battle Step].
 *
 * SPDX-License-Identifier: MIT */
#include "registered.h"
#include "scenes.h"
#include "solitaire.h"

/* The player attacks Tahiti at 1,1, which the opponent holds with so many villages, bands and war
 * canoes; movement is not over. */
static table *siege(void **state, int32_t villages, int32_t bands, int32_t wars)
{
    table *at = *state;

    table_begin(at, (table_choice){.scenario = "solitaire"});
    put_tile(at, "tahiti", "1,1", VAKA_NONE);
    idle_until_sailing(at);
    settle_hex(at, RIVAL, "1,1", villages);
    for (int32_t i = 0; i < bands; i++)
        place_up(at, RIVAL, "band", "1,1");
    for (int32_t i = 0; i < wars; i++)
        place_up(at, RIVAL, "war_canoe", "1,1");
    for (int32_t i = 0; i < 3; i++) {
        place_up(at, PLAYER, "war_canoe", "1,1");
        vaka_piece_set(match_of(at), place_up(at, PLAYER, "band", "1,1"), FIELD_FLAGS,
                       PIECE_ON_WAR);
    }
    return at;
}

/* Samoa attacks a group at 1,0 that the player holds with a village and so many bands, by a war
 * canoe with a band for each of `wars`; the battle begins. */
static table *raided(void **state, int32_t bands, int32_t wars)
{
    table *at = with_late_chits(state);

    put_tile(at, "tahiti", "1,0", VAKA_NONE);
    settle_hex(at, PLAYER, "1,0", 2);
    for (int32_t i = 0; i < bands; i++)
        place_up(at, PLAYER, "band", "1,0");
    for (int32_t i = 0; i < 6 && bands + 1 >= 3; i++)
        place_up(at, PLAYER, "band", "tonga"); /* or Tonga would be the weaker */
    for (int32_t i = 0; i < wars; i++)
        place_up(at, RIVAL, "war_canoe", "samoa");
    for (int32_t i = 2; i < wars; i++)
        place_up(at, RIVAL, "band", "samoa");
    expand(at, "chit_12");
    finish_chit(at);
    assert_int_equal(game_at(at)->battle_at, zone(at, "1,0"));
    return at;
}

/* --- Losses ----------------------------------------------------------------------------------- */

TEST(he_removes_local_warriors_then_bands_then_war_canoes)
{
    table *at = siege(state, 1, 1, 1);

    RULE("Sol.5a");
    play(at, PLAYER, "done");
    roll_die(at, 6);
    assert_int_equal(count(at, "defend", RIVAL, "local"), 0);
    assert_int_equal(count(at, "defend", RIVAL, "band"), 1);
    roll_die(at, 6);
    assert_int_equal(count(at, "defend", RIVAL, "band"), 0);
    assert_int_equal(count(at, "defend", RIVAL, "war_canoe"), 1);
    roll_die(at, 6);
    assert_int_equal(count(at, "defend", RIVAL, NULL), 0);
}

TEST(war_canoes_panic_first_then_bands_then_local_warriors)
{
    table *at = siege(state, 1, 1, 1);

    RULE("Sol.5b");
    play(at, PLAYER, "done");
    roll_die(at, 4);
    assert_int_equal(count(at, "defend-back", RIVAL, "war_canoe"), 1);
    roll_die(at, 5);
    assert_int_equal(count(at, "defend-back", RIVAL, "band"), 1);
    assert_int_equal(count(at, "defend", RIVAL, "local"), 1);
}

TEST(the_same_order_holds_when_he_attacks)
{
    table *at = raided(state, 0, 2);

    RULE("Sol.5a");
    RULE("Sol.5b");
    roll_die(at, 1);
    assert_int_equal(count(at, "attack", RIVAL, "band"), 1);
    assert_int_equal(count(at, "attack", RIVAL, "war_canoe"), 2);
    roll_die(at, 2);
    assert_int_equal(count(at, "attack-back", RIVAL, "war_canoe"), 1);
}

/* --- Conquest --------------------------------------------------------------------------------- */

TEST(he_saves_one_village_and_stays)
{
    table *at = raided(state, 0, 2);

    RULE("Sol.9i");
    roll_die(at, 6);
    assert_int_equal(hex_at(at, "1,0")->owner, RIVAL);
    assert_int_equal(hex_at(at, "1,0")->villages, 1); /* of two */
    assert_int_equal(count(at, "1,0", RIVAL, "war_canoe"), 2);
    assert_int_equal(count(at, "1,0", RIVAL, "band"), 1); /* a band was given up for it */
    assert_int_equal(face_up_in(at, "1,0", RIVAL), 3);
}

TEST(without_a_band_he_gives_up_a_war_canoe)
{
    table *at = raided(state, 0, 2);

    RULE("Sol.9i");
    roll_die(at, 1);
    roll_die(at, 1); /* both bands are gone */
    roll_die(at, 6);
    assert_int_equal(hex_at(at, "1,0")->villages, 1);
    assert_int_equal(count(at, "1,0", RIVAL, "war_canoe"), 1);
}

TEST(the_player_retreats_as_usual)
{
    table *at = raided(state, 1, 3);

    RULE("Sol.9i");
    roll_die(at, 4); /* the player chooses who panics */
    play(at, PLAYER, "lose band");
    roll_die(at, 6);
    assert_int_equal(hex_at(at, "1,0")->owner, RIVAL);
    assert_int_equal(count(at, "unbuilt-0", PLAYER, "band"), 12 - 2); /* no canoe: removed */
}

TEST(on_a_printed_group_his_last_piece_stays)
{
    table *at = with_late_chits(state);

    RULE("Sol.9i");
    clear_hex(at, RIVAL, "samoa");
    place_up(at, RIVAL, "war_canoe", "samoa");
    clear_hex(at, PLAYER, "tonga");
    expand(at, "chit_13");
    finish_chit(at);
    assert_int_equal(game_at(at)->battle_at, zone(at, "tonga"));
    roll_die(at, 6);
    assert_int_equal(hex_at(at, "tonga")->villages, 0); /* none could be saved */
    assert_int_equal(count(at, "tonga", RIVAL, "war_canoe"), 1);
}

TEST(a_player_who_has_nothing_left_has_lost_and_that_is_told)
{
    table *at = with_late_chits(state);
    uint8_t winners = 0;

    RULE("G6");
    clear_hex(at, RIVAL, "samoa");
    place_up(at, RIVAL, "war_canoe", "samoa");
    clear_hex(at, PLAYER, "tonga");
    expand(at, "chit_13");
    finish_chit(at);
    roll_die(at, 6);
    assert_true(vaka_live_finished(at->live, &winners));
    assert_int_equal(winners, VAKA_SEAT(RIVAL));
    assert_true(told(at, EVENT_RIVAL_ALONE, NULL));
    assert_false(told(at, EVENT_NOBODY_LEFT, NULL)); /* that would be a draw */
}

TEST(brown_boxes_without_agriculture_are_not_saved_by_the_player)
{
    table *at = siege(state, 4, 0, 0);

    RULE("S7");
    RULE("9.4c");
    play(at, PLAYER, "done");
    roll_die(at, 6);
    roll_die(at, 6);
    for (int32_t i = 0; i < 3; i++) {
        assert_string_equal(prompt(at, PLAYER), "prompt_save");
        assert_int_equal(scene(at, PLAYER)->prompt.arg[2], 3 - i); /* nor is it said to be */
        play(at, PLAYER, "give band");
    }
    assert_int_not_equal(step_on_top(at), STEP_BATTLE); /* the fourth is not offered */
    assert_int_equal(hex_at(at, "1,1")->villages, 3);
    assert_int_equal(count(at, "1,1", PLAYER, "war_canoe"), 3);
}

/* --- Retreat and Home ------------------------------------------------------------------------- */

TEST(a_beaten_raid_goes_home)
{
    table *at = raided(state, 2, 1);

    RULE("Sol.5b");
    roll_die(at, 2);
    roll_die(at, 3);
    assert_int_equal(count(at, "samoa", RIVAL, "war_canoe"), 1);
    assert_int_equal(count(at, "samoa", RIVAL, "band"), 3);
    assert_int_equal(hex_at(at, "1,0")->owner, PLAYER);
}

TEST(a_tie_of_refuges_goes_by_the_die)
{
    table *at = siege(state, 1, 1, 0);

    RULE("Sol.2a");
    place_up(at, RIVAL, "transport", "1,1");
    put_tile(at, "kuporu", "2,0", VAKA_NONE);
    settle_hex(at, RIVAL, "2,0", 1);
    put_tile(at, "niue", "1,2", VAKA_NONE);
    settle_hex(at, RIVAL, "1,2", 1);
    play(at, PLAYER, "done");
    roll_die(at, 4);
    queue_chance(at, "die 6");
    queue_chance(at, "die 2");
    play(at, PLAYER, "roll");
    assert_true(told(at, EVENT_RIVAL_TIE, NULL));
    assert_int_equal(count(at, "2,0", RIVAL, "transport") + count(at, "1,2", RIVAL, "transport"),
                     1);
}

/* Nobody is there to choose who is left (B6): bands go first, as among the pieces he loses. */
TEST(of_bands_and_a_colony_without_a_place_he_leaves_the_bands)
{
    table *at = siege(state, 1, 2, 0);

    RULE("8.3b");
    RULE("Sol.5a");
    place_up(at, RIVAL, "transport", "1,1");
    place_up(at, RIVAL, "colony", "1,1");
    int32_t unbuilt = count(at, "unbuilt-1", RIVAL, "band");
    int32_t bands = count(at, "samoa", RIVAL, "band");
    play(at, PLAYER, "done");
    roll_die(at, 4);
    roll_die(at, 5); /* both bands have panicked */
    roll_die(at, 6);
    assert_true(told(at, EVENT_RETREATED, NULL));
    assert_int_equal(count(at, "samoa", RIVAL, "transport"), 1);
    assert_int_equal(count(at, "samoa", RIVAL, "colony"), 1);
    assert_int_equal(count(at, "samoa", RIVAL, "band"), bands);
    assert_int_equal(count(at, "unbuilt-1", RIVAL, "band"), unbuilt + 2);
    assert_true(asked(at, PLAYER));
}

/* The player takes Samoa, which has a village and nobody to defend it but one warrior. */
static table *samoa_falls(void **state)
{
    table *at = *state;

    table_begin(at, (table_choice){.scenario = "solitaire"});
    idle_until_sailing(at);
    settle_hex(at, RIVAL, "samoa", 1);
    clear_hex(at, RIVAL, "samoa");
    place_up(at, PLAYER, "war_canoe", "samoa");
    return at;
}

TEST(his_new_home_has_the_most_villages)
{
    table *at = samoa_falls(state);

    RULE("Sol.5c");
    give_island(at, "tahiti", "1,1", 2);
    give_island(at, "kuporu", "2,0", 1);
    play(at, PLAYER, "done");
    roll_die(at, 6);
    assert_true(told(at, EVENT_RIVAL_HOME, NULL));
    assert_int_equal(seat_at(at, RIVAL)->home, zone(at, "1,1"));
    assert_false(asked(at, RIVAL));
}

TEST(a_tie_of_homes_goes_by_the_die)
{
    table *at = samoa_falls(state);

    RULE("Sol.5c");
    RULE("Sol.2a");
    give_island(at, "tahiti", "1,1", 2);
    give_island(at, "kuporu", "2,0", 2);
    play(at, PLAYER, "done");
    queue_chance(at, "die 6");
    queue_chance(at, "die 2");
    play(at, PLAYER, "roll");
    assert_int_equal(seat_at(at, RIVAL)->home, zone(at, "2,0"));
}

TEST(without_another_group_the_next_with_a_village_is_his_home)
{
    table *at = samoa_falls(state);

    RULE("Sol.5d");
    give_island(at, "tahiti", "1,1", 0); /* a canoe only */
    play(at, PLAYER, "done");
    roll_die(at, 6);
    assert_int_equal(seat_at(at, RIVAL)->home, VAKA_NONE);
    idle_until_planning(at);
    draw_chit(at, "chit_04");
    go_on(at);
    assert_true(told(at, EVENT_RIVAL_HOMELESS, NULL));
    finish_chit(at);
    idle_until_planning(at);
    draw_chit(at, "chit_11");
    go_on(at);
    assert_int_equal(seat_at(at, RIVAL)->home, zone(at, "1,1"));
}

TEST(an_opponent_without_anything_stays_in_the_game)
{
    table *at = samoa_falls(state);

    RULE("Sol.5d");
    play(at, PLAYER, "done");
    roll_die(at, 6);
    idle_until_planning(at);
    assert_false(vaka_live_finished(at->live, NULL));
    draw_chit(at, "chit_03"); /* the chits go on */
    finish_chit(at);
    assert_int_equal(step_on_top(at), STEP_EXPLORE);
}

int main(void)
{
    return run_registered("tests", table_group_load, table_group_unload);
}
