/* tests/rules/conquest/solitaire_setup_test.c - the solitaire game: seats, chits, victory [S1-S6].
 *
 * SPDX-License-Identifier: MIT */
#include "registered.h"
#include "scenes.h"
#include "solitaire.h"

/* --- Setup ------------------------------------------------------------------------------------ */

TEST(the_player_is_tonga_and_nobody_plays_samoa)
{
    table *at = *state;

    RULE("Sol.1a");
    table_begin(at, (table_choice){.scenario = "solitaire"});
    assert_int_equal(vaka_nobody(at->layout), VAKA_SEAT(RIVAL));
    assert_int_equal(game_at(at)->seat[PLAYER].home, zone(at, "tonga"));
    assert_int_equal(game_at(at)->seat[RIVAL].home, zone(at, "samoa"));
    assert_int_equal(hex_at(at, "tonga")->villages, 2);
    assert_int_equal(hex_at(at, "samoa")->villages, 2);
    assert_int_equal(count(at, "samoa", RIVAL, "band"), 2);
    assert_int_equal(vaka_live_must(at->live), VAKA_SEAT(PLAYER));
    assert_int_equal(vaka_live_may(at->live), 0);
    assert_int_equal(legal_count(at, RIVAL), 0);
}

TEST(the_panel_of_the_opponent_says_with_how_many_points_one_wins)
{
    table *at = solo(state);
    const vaka_element *rule = element(scene(at, PLAYER), "opponent", "chits_rule");

    assert_non_null(rule);
    assert_int_equal(rule->said.arg[0], 2);
    assert_int_equal(rule->said.arg[1], 2 * 30); /* in halves */
    assert_non_null(strstr(rule->said.text, "{1:half} points win in a Victory Step"));
}

TEST(who_builds_alone_is_not_told_of_secrets_and_seals)
{
    table *at = solo(state);

    assert_string_equal(prompt(at, PLAYER), "prompt_plan_alone");
    assert_null(element(scene(at, PLAYER), "build", "build_sealed"));
}

TEST(the_panel_of_the_opponent_counts_the_draws_until_more_chits_join_the_cup)
{
    table *at = solo(state);

    RULE("S2");
    assert_int_equal(element(scene(at, PLAYER), "opponent", "chits_late_note")->said.arg[1], 6);
    draw_chit(at, "chit_04");
    assert_int_equal(element(scene(at, PLAYER), "opponent", "chits_late_note")->said.arg[0], 4);
    assert_int_equal(element(scene(at, PLAYER), "opponent", "chits_late_note")->said.arg[1], 5);
}

TEST(help_about_a_step_of_the_solitaire_game_has_no_word_to_be_typed_and_no_rule_that_is_off)
{
    table *at = *state;
    const vaka_scene *shown;

    table_begin(at, (table_choice){.scenario = "solitaire"});
    shown = scene(at, PLAYER);
    assert_non_null(element(shown, VAKA_PANEL_HELP, "help_explore_4"));
    assert_null(element(shown, VAKA_PANEL_HELP, "help_explore_5")); /* kumara [11.5] */
    const char *line = element(shown, VAKA_PANEL_HELP, "help_solitaire_3")->said.text;
    const char *word = strstr(line, "pass-turn");
    assert_true(word && word[-1] == '('); /* the window leaves it out */
}

TEST(what_decides_over_an_island_an_explorer_and_a_home_is_shown_large)
{
    table *at = solo(state);

    assert_int_equal(vaka_moment_of(at->layout, EVENT_RIVAL_TAKEN)->zone, 1);
    assert_int_equal(vaka_moment_of(at->layout, EVENT_BLOWN)->zone, 2);
    assert_int_equal(vaka_moment_of(at->layout, EVENT_HOME_LOST)->zone, 1);
}

TEST(eleven_chits_are_in_the_cup_and_four_wait)
{
    table *at = solo(state);

    RULE("Sol.1b");
    RULE("S2");
    assert_int_equal(count(at, "chits", VAKA_NONE, NULL), 11);
    assert_int_equal(count(at, "late-chits", VAKA_NONE, NULL), 4);
    for (int32_t i = 12; i <= 15; i++) {
        char chit[16];
        snprintf(chit, sizeof chit, "chit_%d", (int)i);
        assert_int_equal(count(at, "late-chits", VAKA_NONE, chit), 1);
        assert_int_equal(seen(at, PLAYER, "late-chits", VAKA_NONE, chit), 1);
    }
    assert_int_equal(seen(at, PLAYER, "chits", VAKA_NONE, "chit_01"), 0); /* nobody looks in */
}

TEST(everything_lies_face_up)
{
    table *at = *state;

    RULE("Sol.1c");
    RULE("S6");
    table_begin(at, (table_choice){.scenario = "solitaire"});
    assert_int_equal(face_up_in(at, "tonga", PLAYER), 2);
    assert_int_equal(face_up_in(at, "samoa", RIVAL), 2);
    assert_int_equal(seen(at, PLAYER, "samoa", RIVAL, "band"), 2);
    idle_until_planning(at);
    assert_string_equal(refused(at, PLAYER, "build transport tonga"), "builds_up");
    play(at, PLAYER, "build-up tonga");
    play(at, PLAYER, "build band tonga");
    play(at, PLAYER, "commit");
    assert_int_equal(face_up_in(at, "tonga", PLAYER), 4);
}

TEST(where_no_village_stands_that_is_why_nothing_is_built_there)
{
    table *at = solo(state);

    RULE("C3");
    assert_string_equal(refused(at, PLAYER, "build transport fiji"), "no_village");
    assert_string_equal(refused(at, PLAYER, "build-up fiji"), "no_village");
    assert_string_equal(refused(at, PLAYER, "build transport tonga"), "builds_up"); /* S6 */
}

TEST(no_canoe_is_turned_over)
{
    table *at = solo(state);

    RULE("S6");
    play(at, PLAYER, "build-up tonga");
    play(at, PLAYER, "commit");
    idle_until(at, STEP_MOVE);
    assert_int_equal(game_at(at)->stage, MOVE_SAIL);
    assert_string_equal(refused(at, PLAYER, "flip tonga down"), "not_now");
    assert_int_equal(face_up_in(at, "tonga", PLAYER), 3);
}

TEST(a_second_canoe_of_a_group_is_built_face_up_too)
{
    table *at = solo(state);

    RULE("S6");
    place_up(at, PLAYER, "transport", "tonga");
    assert_string_equal(refused(at, PLAYER, "build-up tonga"), "up_already");
    play(at, PLAYER, "build transport tonga");
    play(at, PLAYER, "commit");
    assert_int_equal(count(at, "tonga", PLAYER, "transport"), 2);
    assert_int_equal(face_up_in(at, "tonga", PLAYER), 4);
}

/* game.add_piece, as scripts call it. */
static bool add_piece(table *at, int32_t seat, const char *what, const char *where)
{
    typedef bool (*call)(vaka_match *, int32_t, int32_t, int32_t);
    const vaka_module *module = at->plugin.module;
    uint32_t i = 0;

    while (strcmp(module->exports[i].name, "add_piece") != 0)
        assert_true(++i < module->export_count);
    return ((call)module->exports[i].call)(match_of(at), seat, kind(at, what), zone(at, where));
}

TEST(counters_that_scripts_add_lie_face_up_and_transports_join_the_chain)
{
    table *at = solo(state);

    RULE("Sol.1c");
    RULE("S6");
    assert_int_equal(face_up_in(at, "tonga", PLAYER), 2);
    assert_true(add_piece(at, PLAYER, "transport", "tonga"));
    assert_true(add_piece(at, PLAYER, "band", "tonga"));
    assert_true(add_piece(at, RIVAL, "war_canoe", "samoa"));
    assert_int_equal(face_up_in(at, "tonga", PLAYER), 4);
    assert_int_equal(face_up_in(at, "samoa", RIVAL), 3);
    assert_int_equal(vp_of(at, PLAYER), 2 * 2 + 2); /* two villages, a group in its chain */
}

TEST(an_island_found_is_turned_up_without_a_question)
{
    table *at = *state;

    RULE("S6");
    table_begin(at, (table_choice){.scenario = "solitaire"});
    play(at, PLAYER, "embark tonga");
    queue_chance(at, "draw cup island-1");
    queue_chance(at, "draw pile niue");
    queue_chance(at, "die 6");
    play(at, PLAYER, "discover 1,1");
    assert_true(hex_at(at, "1,1")->known);
    assert_true(legal(at, PLAYER, "return"));
    assert_string_equal(refused(at, PLAYER, "keep"), "not_now");
}

/* --- Chits ------------------------------------------------------------------------------------ */

TEST(a_chit_is_drawn_from_the_second_turn_on)
{
    table *at = solo(state);

    RULE("Sol.3a");
    RULE("S2");
    assert_int_equal(count(at, "drawn-chits", VAKA_NONE, NULL), 0);
    draw_chit(at, "chit_05");
    assert_int_equal(vaka_turn(match_of(at)), 2);
    assert_int_equal(count(at, "drawn-chits", VAKA_NONE, "chit_05"), 1);
    assert_int_equal(count(at, "chits", VAKA_NONE, NULL), 10);
    finish_chit(at);
    assert_int_equal(step_on_top(at), STEP_EXPLORE);
    idle_until_planning(at);
    assert_int_equal(count(at, "drawn-chits", VAKA_NONE, NULL), 1); /* one a turn */
}

TEST(expand_comes_before_the_action_and_each_is_read)
{
    table *at = solo(state);

    RULE("Sol.3a");
    RULE("S1");
    draw_chit(at, "chit_07");
    assert_int_equal(count(at, "samoa", RIVAL, "war_canoe"), 0);
    go_on(at);
    assert_true(told(at, EVENT_RIVAL_WAR_CANOE, NULL));
    assert_int_equal(count(at, "samoa", RIVAL, "war_canoe"), 1);
    go_on(at);
    assert_true(told(at, EVENT_RIVAL_DEFENDS, NULL));
    go_on(at);
    assert_int_equal(step_on_top(at), STEP_EXPLORE);
}

TEST(who_has_read_enough_passes_for_the_turn)
{
    table *at = solo(state);

    RULE("S1");
    draw_chit(at, "chit_07");
    play(at, PLAYER, "pass-turn");
    assert_int_equal(step_on_top(at), STEP_EXPLORE);
    assert_int_equal(count(at, "samoa", RIVAL, "war_canoe"), 1);
    idle_until_planning(at);
    draw_chit(at, "chit_06"); /* and is asked again in the next */
}

TEST(the_late_chits_join_after_the_sixth_draw)
{
    table *at = solo(state);

    RULE("Sol.3b");
    RULE("S2");
    for (int32_t i = 1; i <= 6; i++) {
        assert_int_equal(count(at, "late-chits", VAKA_NONE, NULL), 4);
        draw_chit(at, i == 1   ? "chit_01"
                      : i == 2 ? "chit_02"
                      : i == 3 ? "chit_03"
                      : i == 4 ? "chit_04"
                      : i == 5 ? "chit_05"
                               : "chit_06");
        finish_chit(at);
        idle_until_planning(at);
    }
    assert_int_equal(count(at, "late-chits", VAKA_NONE, NULL), 0);
    assert_int_equal(count(at, "chits", VAKA_NONE, NULL), 11 - 6 + 4);
    draw_chit(at, "chit_12");
}

TEST(an_empty_cup_gives_nothing)
{
    table *at = *state;

    RULE("Sol.3a");
    table_begin(at, (table_choice){.scenario = "solitaire"});
    vaka_zone_move(match_of(at), zone(at, "chits"), zone(at, "drawn-chits"));
    game_at(at)->chits_owed = 1;
    play(at, PLAYER, "stay");
    assert_true(told(at, EVENT_CHITS_NONE, NULL));
    assert_int_equal(step_on_top(at), STEP_MOVE);
    assert_int_equal(game_at(at)->chits_owed, 0);
}

/* --- Advanced rules --------------------------------------------------------------------------- */

TEST(only_some_advanced_rules_may_be_added)
{
    static const char *const good[] = {"south_island", "saved_resources",       "malaria",
                                       "variable_end", "experienced_solitaire", NULL};
    static const char *const bad[] = {"random_events", NULL}, *const worse[] = {"kumara", NULL};
    table *at = *state;
    vaka_library_choice choice = {"solitaire", bad, NULL, 2};
    vaka_content *content = NULL;
    vaka_error err;

    RULE("Sol.2b");
    RULE("S4");
    assert_int_equal(vaka_library_content(&at->library, &choice, &content, &err), VAKA_ERR_DATA);
    choice.rules = worse;
    assert_int_equal(vaka_library_content(&at->library, &choice, &content, &err), VAKA_ERR_DATA);
    choice.rules = good;
    assert_int_equal(vaka_library_content(&at->library, &choice, &content, &err), VAKA_OK);
    vaka_content_free(content);
}

TEST(a_variable_end_moves_the_goal)
{
    static const char *const rules[] = {"variable_end:change=2", NULL};
    table *at = solo(state);

    RULE("S4");
    assert_int_equal(((const conquest_facts *)match_of(at)->facts)->end_vp, 2 * 30);
    at = solo_with(state, rules);
    assert_int_equal(vaka_value(match_of(at), VALUE_END_VP, 0), 2);
}

/* --- Victory ---------------------------------------------------------------------------------- */

/* The player has thirty villages on eleven groups, without a chain: thirty points. */
static void make_rich(table *at)
{
    static const char *const tiles[] = {"hawaii",  "aotearoa", "tahiti", "rapa_nui",  "hiva",
                                        "raiatea", "hawaiki",  "kuporu", "rarotonga", "tubai"};
    static const char *const hexes[] = {"1,1", "0,2", "-1,2", "1,2",  "0,3",
                                        "2,1", "2,0", "3,0",  "-2,3", "-1,3"};

    for (int32_t i = 0; i < 10; i++) {
        put_tile(at, tiles[i], hexes[i], VAKA_NONE);
        settle_hex(at, PLAYER, hexes[i], i < 8 ? 3 : 2);
        hex_at(at, hexes[i])->agriculture = i == 4 || i == 3 || i == 5;
    }
    hex_at(at, "3,0")->villages = 2;
    settle_hex(at, PLAYER, "tonga", 3);
    assert_int_equal(vp_of(at, PLAYER), 2 * 30);
}

TEST(thirty_points_win_while_two_chits_are_left)
{
    table *at = solo(state);
    uint8_t winners = 0;

    RULE("Sol.7a");
    RULE("S3");
    make_rich(at);
    play(at, PLAYER, "commit");
    assert_int_equal(step_on_top(at), STEP_VICTORY);
    play(at, PLAYER, "declare");
    assert_true(vaka_live_finished(at->live, &winners));
    assert_int_equal(winners, VAKA_SEAT(PLAYER));
    assert_true(told(at, EVENT_SOLITAIRE_WON, NULL));
}

/* So many chits stay in the cup. */
static void leave_chits(table *at, int32_t left)
{
    while (count(at, "chits", VAKA_NONE, NULL) > left)
        vaka_piece_move(match_of(at), match_of(at)->zones[zone(at, "chits")].first,
                        zone(at, "drawn-chits"));
}

TEST(with_two_chits_left_it_is_win_or_lose)
{
    table *at = solo(state);
    uint8_t winners = 0;

    RULE("Sol.7a");
    RULE("S3");
    make_rich(at);
    leave_chits(at, 2);
    play(at, PLAYER, "commit");
    play(at, PLAYER, "declare");
    assert_true(vaka_live_finished(at->live, &winners));
    assert_int_equal(winners, VAKA_SEAT(PLAYER));
}

TEST(passing_with_thirty_points_on_the_track_wins_too)
{
    RULE("Sol.7a");
    RULE("S3");
    for (int32_t left = 2; left <= 3; left++) {
        table *at = solo(state);
        uint8_t winners = 0;
        make_rich(at);
        leave_chits(at, left);
        play(at, PLAYER, "commit");
        assert_string_equal(prompt(at, PLAYER), "prompt_attained");
        play(at, PLAYER, "pass");
        assert_true(vaka_live_finished(at->live, &winners));
        assert_int_equal(winners, VAKA_SEAT(PLAYER));
        assert_true(told(at, EVENT_SOLITAIRE_WON, NULL));
    }
}

/* Twenty-nine points on the track, and one more in a hidden card. */
static table *nearly_rich(void **state, int32_t chits)
{
    table *at = solo(state);

    make_rich(at);
    settle_hex(at, PLAYER, "tonga", 2);
    give_card(at, PLAYER, "jade_carving", false);
    leave_chits(at, chits);
    play(at, PLAYER, "commit");
    return at;
}

TEST(who_passes_keeps_hidden_points_from_counting_and_is_warned_at_the_end)
{
    table *at = nearly_rich(state, 2);
    uint8_t winners = 0;

    RULE("10.1c");
    RULE("Sol.7b");
    RULE("S3");
    assert_string_equal(prompt(at, PLAYER), "prompt_last_chance");
    play(at, PLAYER, "pass");
    assert_true(vaka_live_finished(at->live, &winners));
    assert_int_equal(winners, VAKA_SEAT(RIVAL));
    at = nearly_rich(state, 2);
    play(at, PLAYER, "declare");
    assert_true(vaka_live_finished(at->live, &winners));
    assert_int_equal(winners, VAKA_SEAT(PLAYER));
}

TEST(with_more_chits_hidden_points_may_wait)
{
    table *at = nearly_rich(state, 3);

    RULE("10.1c");
    RULE("S3");
    assert_string_equal(prompt(at, PLAYER), "prompt_claim");
    play(at, PLAYER, "pass");
    assert_false(vaka_live_finished(at->live, NULL));
    assert_int_equal(vaka_turn(match_of(at)), 2);
}

TEST(two_chits_without_the_points_lose)
{
    table *at = solo(state);
    uint8_t winners = 0;

    RULE("Sol.7b");
    RULE("S3");
    leave_chits(at, 2);
    play(at, PLAYER, "commit");
    assert_true(vaka_live_finished(at->live, &winners));
    assert_int_equal(winners, VAKA_SEAT(RIVAL));
    assert_true(told(at, EVENT_SOLITAIRE_LOST, NULL));
}

TEST(three_chits_go_on)
{
    table *at = solo(state);

    RULE("Sol.7b");
    RULE("S3");
    leave_chits(at, 3);
    play(at, PLAYER, "commit");
    assert_false(vaka_live_finished(at->live, NULL));
    assert_int_equal(vaka_turn(match_of(at)), 2);
}

TEST(with_one_chit_left_even_thirty_points_lose)
{
    table *at = solo(state);
    uint8_t winners = 0;

    RULE("Sol.7a");
    RULE("S3");
    make_rich(at);
    leave_chits(at, 1);
    play(at, PLAYER, "commit");
    assert_string_equal(refused(at, PLAYER, "declare"), "too_few_chits");
    play(at, PLAYER, "pass");
    assert_true(vaka_live_finished(at->live, &winners));
    assert_int_equal(winners, VAKA_SEAT(RIVAL));
}

TEST(the_opponents_points_are_never_counted)
{
    table *at = solo(state);

    RULE("Sol.6a");
    RULE("S3");
    settle_hex(at, RIVAL, "samoa", 4);
    play(at, PLAYER, "commit");
    assert_int_equal(game_at(at)->seat[RIVAL].vp, 0);
    assert_int_equal(vaka_score(match_of(at), RIVAL), 0);
}

TEST(the_opponent_builds_nothing)
{
    table *at = solo(state);

    RULE("Sol.6a");
    assert_int_equal(vaka_live_must(at->live), VAKA_SEAT(PLAYER));
    play(at, PLAYER, "commit");
    assert_int_equal(count(at, "samoa", RIVAL, NULL), 2);
    assert_int_equal(hex_at(at, "samoa")->villages, 2);
}

TEST(a_player_without_anything_left_has_lost)
{
    table *at = solo(state);
    uint8_t winners = 0;

    RULE("S3");
    RULE("G6");
    settle_hex(at, PLAYER, "tonga", 0);
    game_at(at)->seat[PLAYER].home = VAKA_NONE;
    play(at, PLAYER, "commit");
    assert_true(vaka_live_finished(at->live, &winners));
    assert_int_equal(winners, VAKA_SEAT(RIVAL));
}

int main(void)
{
    return run_registered("tests", table_group_load, table_group_unload);
}
