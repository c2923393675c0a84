/* tests/rules/conquest/moments_test.c - prompts, panels and overlays moment by moment, and the map
 * as text.
 *
 * SPDX-License-Identifier: MIT */
#include "live_screen.h"
#include "registered.h"
#include "scenes.h"

#include "front/text.h"
#include "front/text_commands.h"

/* --- Exploration ------------------------------------------------------------------------------ */

static void find(table *at, const char *hex, const char *marker, const char *tile)
{
    char text[64];

    snprintf(text, sizeof text, "draw cup %s", marker);
    queue_chance(at, text);
    if (tile) {
        snprintf(text, sizeof text, "draw pile %s", tile);
        queue_chance(at, text);
    }
    snprintf(text, sizeof text, "discover %s", hex);
    play(at, 0, text);
}

static table *explore_begin(void **state)
{
    table *at = *state;

    table_homes(at, (table_choice){.seats = 2});
    play(at, 0, "order 0 clockwise");
    assert_string_equal(prompt(at, 0), "prompt_embark");
    assert_string_equal(prompt(at, 1), "wait_embark");
    play(at, 0, "embark tonga");
    assert_string_equal(prompt(at, 0), "prompt_discover_first");
    return at;
}

TEST(the_exploration_panel_reckons_with_what_is_left_in_the_cup)
{
    table *at = explore_begin(state);
    const vaka_scene *shown = scene(at, 1);
    const vaka_element *lost = element(shown, "exploration", "odds_lost");

    assert_int_equal(lost->a, 0);
    assert_int_equal(lost->b, 60); /* 29 islands, 31 oceans; off course means another draw */
    find(at, "1,1", "ocean-3", NULL);
    shown = scene(at, 1);
    lost = element(shown, "exploration", "odds_lost");
    assert_int_equal(element(shown, "exploration", "meter_knots")->a, 3);
    assert_int_equal(lost->a, 13 + 6); /* with three knots another three lose it */
    assert_int_equal(lost->b, 59);
    assert_int_equal(element(shown, "exploration", "odds_back")->a, 14 + 12);
    assert_int_equal(element(shown, "exploration", "odds_island")->a, 29);
}

TEST(at_the_limit_no_further_marker_is_reckoned_with)
{
    table *at = explore_begin(state);

    find(at, "1,1", "ocean-3", NULL);
    find(at, "2,1", "island-2", "tahiti");
    const vaka_scene *shown = scene(at, 0);
    assert_int_equal(element(shown, "exploration", "meter_knots")->a, 5);
    assert_null(element(shown, "exploration", "odds_lost"));
    assert_int_equal(element(shown, "exploration", "knots_home")->said.arg[0], 5);
}

TEST(what_is_crossed_for_two_knots_glows_otherwise_than_what_is_explored)
{
    table *at = explore_begin(state);

    find(at, "1,1", "ocean-1", NULL);
    const vaka_scene *shown = scene(at, 0);
    assert_true(legal(at, 0, "discover 2,1"));
    assert_null(overlay(shown, VAKA_OVERLAY_TARGET, zone(at, "2,1"), NULL));
    int32_t crossed = 0;
    for (uint32_t i = 0; i < shown->overlay_count; i++)
        if (shown->overlays[i].type == VAKA_OVERLAY_TARGET) {
            assert_int_equal(game_at(at)->hex[shown->overlays[i].a].known, 1);
            assert_int_equal(shown->overlays[i].tone, VAKA_TONE_WARN);
            crossed++;
        }
    assert_true(crossed > 0);
}

TEST(the_explorer_is_drawn_with_its_way_and_knots)
{
    table *at = explore_begin(state);
    const vaka_overlay *knots;

    find(at, "1,1", "ocean-1", NULL);
    find(at, "2,1", "ocean-2", NULL);
    knots = badge(at, 1, "2,1", "badge_knots");
    assert_non_null(knots);
    assert_int_equal(knots->said.arg[0], 3);
    assert_int_equal(knots->tone, VAKA_TONE_SEAT);
    assert_non_null(overlay(scene(at, 1), VAKA_OVERLAY_PATH, zone(at, "1,1"), NULL));
    assert_non_null(overlay(scene(at, 1), VAKA_OVERLAY_PATH, zone(at, "2,1"), NULL));
    play(at, 0, "return");
    assert_null(overlay(scene(at, 1), VAKA_OVERLAY_PATH, zone(at, "1,1"), NULL));
}

TEST(a_tile_is_named_to_its_finder_only)
{
    table *at = explore_begin(state);
    int32_t hex = zone(at, "1,1");

    find(at, "1,1", "island-1", "tahiti");
    assert_string_equal(prompt(at, 0), "prompt_found");
    assert_int_equal(scene(at, 0)->prompt.arg[1], kind(at, "tahiti"));
    assert_string_equal(prompt(at, 1), "wait_found");
    play(at, 0, "keep");
    assert_int_equal(overlay(scene(at, 0), VAKA_OVERLAY_GROUND, hex, NULL)->said.arg[0],
                     kind(at, "tahiti"));
    assert_string_equal(overlay(scene(at, 0), VAKA_OVERLAY_GROUND, hex, NULL)->art,
                        "conquest/group"); /* as itself */
    assert_int_equal(overlay(scene(at, 1), VAKA_OVERLAY_GROUND, hex, NULL)->said.arg[0],
                     KIND_TILE_BACK);
    assert_string_equal(overlay(scene(at, 1), VAKA_OVERLAY_GROUND, hex, NULL)->art,
                        "conquest/hidden");
    assert_int_equal(overlay(scene(at, 0), VAKA_OVERLAY_SLOTS, hex, NULL)->c, 3);
    assert_null(overlay(scene(at, 1), VAKA_OVERLAY_SLOTS, hex, NULL));
    assert_int_equal(badge(at, 1, "1,1", "badge_marker")->tone, VAKA_TONE_SEAT);
    play(at, 0, "unveil 1,1");
    assert_int_equal(overlay(scene(at, 1), VAKA_OVERLAY_GROUND, hex, NULL)->said.arg[0],
                     kind(at, "tahiti"));
    assert_null(badge(at, 1, "1,1", "badge_marker"));
    assert_int_equal(overlay(scene(at, 1), VAKA_OVERLAY_SLOTS, hex, NULL)->c, 3);
}

TEST(ones_own_secret_aotearoa_is_drawn_and_named_as_it_is_when_all_know_it)
{
    table *at = explore_begin(state);
    int32_t hex = zone(at, "1,1");

    find(at, "1,1", "island-1", "aotearoa");
    play(at, 0, "keep");
    const vaka_overlay *ground = overlay(scene(at, 0), VAKA_OVERLAY_GROUND, hex, NULL);
    char art[64];
    snprintf(art, sizeof art, "%s", ground->art);
    assert_string_not_equal(art, "conquest/hidden");
    assert_int_equal(ground->said.arg[0], kind(at, "aotearoa"));
    assert_string_equal(overlay(scene(at, 1), VAKA_OVERLAY_GROUND, hex, NULL)->art,
                        "conquest/hidden");
    play(at, 0, "unveil 1,1");
    assert_string_equal(overlay(scene(at, 1), VAKA_OVERLAY_GROUND, hex, NULL)->art, art);
}

TEST(an_atoll_is_told_to_its_finder_and_to_all_once_it_is_revealed)
{
    table *at = explore_begin(state);

    find(at, "1,1", "island-1", "ducie");
    assert_string_equal(prompt(at, 0), "prompt_found_atoll");
    assert_string_equal(prompt(at, 1), "wait_found");
    play(at, 0, "keep");
    assert_non_null(badge(at, 0, "1,1", "badge_atoll"));
    assert_null(badge(at, 1, "1,1", "badge_atoll"));
    play(at, 0, "unveil 1,1");
    assert_non_null(badge(at, 1, "1,1", "badge_atoll"));
}

TEST(who_has_no_marker_left_is_told_so)
{
    table *at = *state;

    table_homes(at, (table_choice){.seats = 2});
    put_tile(at, "niue", "2,-1", VAKA_SEAT(0));
    put_tile(at, "rapa", "2,-2", VAKA_SEAT(0));
    put_tile(at, "ducie", "2,-3", VAKA_SEAT(0));
    play(at, 0, "order 0 clockwise");
    play(at, 0, "embark tonga");
    find(at, "1,1", "island-1", "tahiti");
    assert_string_equal(prompt(at, 0), "prompt_found_no_marker");
}

TEST(too_many_knots_are_told_before_the_explorer_is_judged)
{
    static const char *const second[] = {"ocean-2", "ocean-3"};
    static const char *const told[] = {"prompt_judge", "prompt_judge_lost"};
    static const char *const others[] = {"wait_judge", "wait_judge_lost"};

    for (int32_t i = 0; i < 2; i++) {
        table *at = duel_begin(state, 2);
        give_card(at, 0, "duel_shield", false);
        play(at, 0, "order 0 clockwise");
        play(at, 0, "embark tonga");
        find(at, "1,1", "ocean-3", NULL);
        find(at, "2,1", second[i], NULL);
        assert_string_equal(prompt(at, 0), told[i]);
        assert_string_equal(prompt(at, 1), others[i]);
    }
}

/* Enemies stand in these hexes of open ocean. */
static void bar(table *at, const char *const *hexes)
{
    for (; *hexes; hexes++) {
        make_ocean(at, *hexes);
        place(at, 1, "transport", *hexes);
    }
}

TEST(who_has_to_turn_a_tile_up_first_is_told_so)
{
    static const char *const home[] = {"1,0", "0,2", "-1,2", NULL};
    static const char *const away[] = {"2,0", "3,0", "1,2", NULL};
    table *at = *state;

    table_homes(at, (table_choice){.seats = 2});
    bar(at, home);
    put_tile(at, "rapa", "1,1", VAKA_SEAT(0));
    play(at, 0, "order 0 clockwise");
    assert_string_equal(prompt(at, 0), "prompt_embark_unveil");
    assert_string_equal(prompt(at, 1), "wait_embark");
    play(at, 0, "unveil 1,1");
    assert_string_equal(prompt(at, 0), "prompt_embark");
    at = explore_begin(state);
    bar(at, away);
    find(at, "1,1", "island-1", "rapa");
    play(at, 0, "keep");
    find(at, "2,1", "ocean-1", NULL);
    assert_string_equal(prompt(at, 0), "prompt_discover_unveil");
    assert_string_equal(prompt(at, 1), "wait_discover");
}

TEST(off_course_among_enemies_only_the_same_hex_is_tried_again)
{
    static const char *const away[] = {"2,0", "3,0", "1,2", NULL};
    table *at = explore_begin(state);

    bar(at, away);
    find(at, "1,1", "island-1", "rapa");
    play(at, 0, "keep");
    find(at, "2,1", "off-course", NULL);
    assert_string_equal(prompt(at, 0), "prompt_discover_again");
}

TEST(off_course_with_nowhere_to_go_the_same_hex_is_tried_again)
{
    static const char *const around[] = {"1,2", "-1,2", "-1,3", "0,3"};

    for (int32_t explored = 0; explored < 2; explored++) {
        table *at = explore_begin(state);
        for (size_t i = 0; i < 4; i++)
            make_ocean(at, around[i]);
        if (explored)
            find(at, "1,1", "ocean-1", NULL);
        else
            make_ocean(at, "1,1");
        find(at, "0,2", "off-course", NULL);
        assert_true(told(at, EVENT_BECALMED, NULL));
        assert_string_equal(prompt(at, 0),
                            explored ? "prompt_discover_or_cross" : "prompt_discover_again");
        assert_string_equal(prompt(at, 1), "wait_discover");
        find(at, "0,2", "ocean-1", NULL);
        assert_string_equal(prompt(at, 0), "prompt_discover");
    }
}

/* --- Movement --------------------------------------------------------------------------------- */

static table *sail_begin(void **state)
{
    table *at = *state;

    table_homes(at, (table_choice){.seats = 2});
    make_ocean(at, "1,1");
    make_ocean(at, "2,1");
    make_ocean(at, "1,0");
    place(at, 0, "transport", "tonga");
    place(at, 0, "colony", "tonga");
    skip_exploration(at);
    assert_string_equal(prompt(at, 0), "prompt_flip");
    assert_string_equal(prompt(at, 1), "wait_flip");
    play(at, 0, "done");
    assert_string_equal(prompt(at, 0), "prompt_muster");
    return at;
}

TEST(the_fleet_panel_names_pieces_to_their_owner_only)
{
    table *at = sail_begin(state);

    play(at, 0, "muster transport tonga down 2");
    play(at, 0, "load colony transport");
    assert_int_equal(strip_count(scene(at, 0), "fleet", "strip_fleet", KIND_TRANSPORT), 1);
    assert_int_equal(strip_count(scene(at, 0), "fleet", "strip_fleet", KIND_COLONY), 1);
    assert_int_equal(strip_count(scene(at, 1), "fleet", "strip_fleet", KIND_PIECE_BACK), 2);
    assert_non_null(element(scene(at, 0), "fleet", "fleet_left"));
    assert_null(element(scene(at, 1), "fleet", "fleet_left"));
    assert_int_equal(badge(at, 1, "tonga", "badge_fleet")->said.arg[0], 2);
    assert_string_equal(prompt(at, 0), "prompt_fleet");
    assert_int_equal(scene(at, 0)->prompt.arg[2], 2);
    assert_int_equal(scene(at, 1)->prompt.arg[2], 0);
}

TEST(a_fleet_that_cannot_go_on_is_told_so)
{
    table *at = sail_begin(state);

    play(at, 0, "muster transport tonga down 2");
    play(at, 0, "sail 1,1");
    play(at, 0, "sail 2,1");
    assert_string_equal(prompt(at, 0), "prompt_fleet_stuck");
    play(at, 0, "land");
    assert_string_equal(prompt(at, 0), "prompt_no_muster");
}

TEST(pieces_without_a_canoe_place_are_told_of)
{
    table *at = sail_begin(state);

    at->invariants = false;
    place(at, 0, "band", "1,1");
    play(at, 0, "muster transport tonga down 2");
    play(at, 0, "land");
    assert_string_equal(prompt(at, 0), "prompt_adrift");
    assert_int_equal(scene(at, 0)->prompt.arg[1], zone(at, "1,1"));
}

TEST(chains_are_drawn_in_the_tone_of_their_seat)
{
    table *at = *state;
    const vaka_overlay *link;

    table_homes(at, (table_choice){.seats = 2});
    make_ocean(at, "1,1");
    place_up(at, 0, "transport", "tonga");
    place_up(at, 0, "transport", "1,1");
    place(at, 0, "band", "tonga");
    skip_exploration(at);
    assert_string_equal(prompt(at, 0), "prompt_transit");
    for (int32_t seat = VAKA_SPECTATOR; seat < 2; seat++) {
        link = overlay(scene(at, seat), VAKA_OVERLAY_LINK, zone(at, "tonga"), NULL);
        assert_non_null(link);
        assert_int_equal(link->b, zone(at, "1,1"));
        assert_int_equal(link->tone, VAKA_TONE_SEAT);
    }
}

/* --- Battle ----------------------------------------------------------------------------------- */

/* Two war canoes of seat 0 against one band of seat 1 at sea with its war canoe. */
static table *battle_begin(void **state, int32_t canoes)
{
    table *at = duel_begin(state, 2);

    idle_until_sailing(at);
    make_ocean(at, "1,1");
    for (int32_t i = 0; i < canoes; i++)
        place(at, 0, "war_canoe", "1,1");
    place(at, 1, "war_canoe", "1,1");
    play(at, 0, "done");
    assert_int_equal(step_on_top(at), STEP_BATTLE);
    return at;
}

TEST(the_battle_panel_shows_rows_and_odds_to_all)
{
    table *at = battle_begin(state, 2);

    for (int32_t seat = VAKA_SPECTATOR; seat < 2; seat++) {
        const vaka_scene *shown = scene(at, seat);
        assert_int_equal(strip_count(shown, "battle", "row_attack", KIND_WAR_CANOE), 2);
        assert_int_equal(strip_count(shown, "battle", "row_defend", KIND_WAR_CANOE), 1);
        assert_int_equal(element(shown, "battle", "odds_battle")->a, 3); /* of four courses */
        assert_int_equal(element(shown, "battle", "odds_battle")->b, 4);
    }
    assert_string_equal(prompt(at, 0), "prompt_roll");
    assert_string_equal(prompt(at, 1), "wait_roll");
    assert_non_null(badge(at, 1, "1,1", "badge_battle"));
    queue_chance(at, "die 3");
    play(at, 0, "roll");
    assert_int_equal(element(scene(at, 1), "battle", "rolled_1")->said.arg[0], 3);
    assert_int_equal(strip_count(scene(at, 1), "battle", "row_attack_back", KIND_WAR_CANOE), 1);
    assert_int_equal(element(scene(at, 1), "battle", "odds_battle")->a, 1);
    assert_int_equal(element(scene(at, 1), "battle", "odds_battle")->b, 2);
}

/* Mods may give seats so many pieces. */
TEST(odds_are_reckoned_for_forty_pieces_and_no_more)
{
    static const char *const kinds[] = {"transport", "band", "war_canoe", "colony", "rumor"};
    table *at = battle_begin(state, 1);

    RULE("8.2a");
    for (int32_t i = 0; count(at, "attack", 0, NULL) < 37; i = (i + 1) % 5)
        if (count(at, "unbuilt-0", 0, kinds[i]))
            place(at, 0, kinds[i], "attack");
    place(at, 1, "band", "defend");
    place(at, 1, "band", "defend");
    assert_non_null(element(scene(at, 0), "battle", "odds_battle")); /* 37 and 3 */
    place(at, 1, "band", "defend");
    assert_null(element(scene(at, 1), "battle", "odds_battle"));
}

TEST(who_chooses_a_loss_is_told_what_happens_to_it)
{
    table *at = duel_begin(state, 2);

    idle_until_sailing(at);
    make_ocean(at, "1,1");
    place(at, 0, "war_canoe", "1,1");
    place_aboard(at, 0, "1,1");
    place(at, 1, "war_canoe", "1,1");
    play(at, 0, "done");
    queue_chance(at, "die 1");
    play(at, 0, "roll");
    assert_string_equal(prompt(at, 0), "prompt_lose");
    assert_string_equal(prompt(at, 1), "wait_lose");
    assert_non_null(element(scene(at, 1), "battle", "die_attacker_lost"));
}

TEST(cards_of_a_battle_are_asked_for_and_remembered)
{
    table *at = duel_begin(state, 2);

    idle_until_sailing(at);
    make_ocean(at, "1,1");
    place(at, 0, "war_canoe", "1,1");
    place(at, 0, "war_canoe", "1,1");
    place(at, 1, "war_canoe", "1,1");
    give_card(at, 1, "duel_shield", false);
    play(at, 0, "done");
    assert_string_equal(prompt(at, 1), "prompt_declare");
    assert_string_equal(prompt(at, 0), "wait_declare");
    assert_non_null(element(scene(at, 0), "battle", "rows_not_yet"));
    play(at, 1, "pass");
    queue_chance(at, "die 5");
    play(at, 0, "roll");
    assert_string_equal(prompt(at, 1), "prompt_elect");
    assert_string_equal(prompt(at, 0), "wait_elect");
    assert_int_equal(scene(at, 1)->prompt.arg[2], 5);
    assert_int_equal(element(scene(at, 0), "battle", "odds_battle")->a, 1); /* as it lies: won */
    assert_int_equal(element(scene(at, 0), "battle", "odds_battle")->b, 1);
    play(at, 1, "elect duel_shield");
    assert_int_equal(element(scene(at, 0), "battle", "battle_card_used")->said.arg[1],
                     kind(at, "duel_shield"));
}

TEST(whoever_takes_a_group_is_told_what_can_be_saved)
{
    table *at = duel_begin(state, 2);

    idle_until_sailing(at);
    put_tile(at, "tahiti", "1,1", VAKA_NONE);
    settle_hex(at, 1, "1,1", 2);
    place(at, 0, "war_canoe", "1,1");
    place(at, 0, "war_canoe", "1,1");
    place(at, 0, "transport", "1,1");
    play(at, 0, "done");
    queue_chance(at, "die 6");
    play(at, 0, "roll");
    assert_string_equal(prompt(at, 0), "prompt_save");
    assert_int_equal(scene(at, 0)->prompt.arg[2], 2);
    assert_string_equal(prompt(at, 1), "wait_save");
    play(at, 0, "done");
    assert_string_equal(prompt(at, 0), "prompt_top");
}

/* Seat 0 takes a group with so many villages of seat 1 by war canoes, of which one may panic. */
static table *conquer(void **state, const char *where, int32_t villages, bool panic)
{
    table *at = duel_begin(state, 2);

    idle_until_sailing(at);
    put_tile(at, "tahiti", "1,1", VAKA_NONE);
    clear_hex(at, 1, where);
    settle_hex(at, 1, where, villages);
    for (int32_t i = 0; i < 3; i++)
        place(at, 0, "war_canoe", where);
    play(at, 0, "done");
    if (panic) {
        queue_chance(at, "die 3");
        play(at, 0, "roll");
    }
    for (int32_t i = 0; i < (villages + 1) / 2; i++) {
        queue_chance(at, "die 6");
        play(at, 0, "roll");
    }
    assert_string_equal(prompt(at, 0), "prompt_save");
    return at;
}

TEST(nobody_is_told_to_save_more_villages_than_there_are_pieces_for)
{
    table *at = conquer(state, "1,1", 3, true);

    RULE("8.4b");
    RULE("8.4c");
    RULE("B7");
    assert_int_equal(scene(at, 0)->prompt.arg[2], 2); /* who has panicked is not given up */
    at = conquer(state, "samoa", 3, false);
    assert_int_equal(scene(at, 0)->prompt.arg[2], 2); /* of three pieces one has to stay */
    play(at, 0, "give war_canoe");
    assert_int_equal(scene(at, 0)->prompt.arg[2], 1);
    play(at, 0, "give war_canoe");
    assert_string_not_equal(prompt(at, 0), "prompt_save");
}

TEST(battles_of_choice_and_retreats_are_told)
{
    table *at = duel_begin(state, 2);

    idle_until_sailing(at);
    make_ocean(at, "1,1");
    make_ocean(at, "2,1");
    put_tile(at, "tahiti", "1,0", VAKA_NONE);
    put_tile(at, "niue", "0,2", VAKA_NONE);
    settle_hex(at, 1, "1,0", 1);
    settle_hex(at, 1, "0,2", 1);
    place(at, 0, "war_canoe", "1,1");
    place(at, 0, "war_canoe", "2,1");
    place(at, 1, "war_canoe", "1,1");
    place(at, 1, "war_canoe", "2,1");
    play(at, 0, "done");
    assert_string_equal(prompt(at, 0), "prompt_fight");
    assert_string_equal(prompt(at, 1), "wait_fight");
    play(at, 0, "fight 1,1");
    queue_chance(at, "die 5");
    play(at, 0, "roll");
    assert_string_equal(prompt(at, 1), "prompt_retreat");
    assert_string_equal(prompt(at, 0), "wait_retreat");
}

/* --- Building and victory --------------------------------------------------------------------- */

TEST(the_build_panel_shows_only_the_own_plan)
{
    table *at = duel_begin(state, 2);
    uint32_t elements;

    idle_until_planning(at);
    elements = scene(at, 1)->element_count;
    play(at, 0, "build transport tonga");
    assert_int_equal(strip_count(scene(at, 0), "build", "strip_planned", KIND_TRANSPORT), 1);
    assert_int_equal(scene(at, 0)->prompt.arg[1], 1);
    assert_int_equal(strip_count(scene(at, 1), "build", "strip_planned", KIND_TRANSPORT), 0);
    assert_int_equal(scene(at, 1)->element_count, elements);
    assert_null(element(scene(at, VAKA_SPECTATOR), "build", "strip_planned"));
    play(at, 0, "build transport tonga");
    assert_string_equal(prompt(at, 0), "prompt_inward");
    play(at, 0, "commit");
    assert_string_equal(prompt(at, 0), "wait_sealed");
    assert_string_equal(prompt(at, VAKA_SPECTATOR), "wait_plan");
    assert_string_equal(prompt(at, 1), "prompt_plan");
    assert_int_equal(element(scene(at, 1), "build", "build_sealed")->said.arg[0], VAKA_SEAT(0));
}

TEST(the_pools_add_up)
{
    table *at = duel_begin(state, 2);

    idle_until_planning(at);
    play(at, 0, "inward");
    play(at, 0, "build band tonga");
    const vaka_element *cell = element(scene(at, 0), "build", "cell_pool");
    assert_int_equal(cell->said.arg[0], zone(at, "tonga"));
    assert_int_equal(cell[1].said.arg[0], 3); /* two villages, and turning inward */
    assert_int_equal(cell[2].said.arg[0], 1);
    assert_int_equal(cell[3].said.arg[0], 2);
    assert_non_null(element(scene(at, 0), "build", "planned_inward"));
}

TEST(a_colony_that_may_settle_is_told_of)
{
    table *at = duel_begin(state, 2);

    idle_until_sailing(at);
    put_tile(at, "tahiti", "1,1", VAKA_NONE);
    place(at, 0, "colony", "1,1");
    idle_until_planning(at);
    assert_string_equal(prompt(at, 0), "prompt_settle");
    play(at, 0, "settle 1,1");
    assert_string_equal(prompt(at, 0), "prompt_wasted");
    assert_int_equal(scene(at, 0)->prompt.arg[1], 2);
    assert_int_equal(element(scene(at, 0), "build", "planned_villages")->said.arg[0], 1);
}

TEST(with_a_seat_out_nobody_is_asked_for_a_direction)
{
    table *at = *state;

    RULE("T2");
    table_homes(at, (table_choice){.seats = 3});
    assert_string_equal(prompt(at, 0), "prompt_order_way");
    table_homes(at, (table_choice){.seats = 3});
    at->invariants = false;
    vaka_seat_out(match_of(at), 2);
    assert_string_equal(prompt(at, 0), "prompt_order");
    assert_string_equal(refused(at, 0, "order 0 counter"), "no_direction");
}

TEST(who_can_win_is_told_to_declare)
{
    table *at = duel_begin(state, 2);

    idle_until_planning(at);
    at->invariants = false;
    settle_hex(at, 0, "tonga", 28);
    give_card(at, 1, "duel_shield", false);
    play(at, 0, "commit");
    play(at, 1, "commit");
    assert_string_equal(prompt(at, 0), "prompt_claim");
    assert_string_equal(prompt(at, 1), "wait_count");
    assert_non_null(element(scene(at, 1), "victory", "victory_there"));
    play(at, 0, "declare");
    assert_string_equal(prompt(at, 1), "prompt_answer");
    assert_string_equal(prompt(at, 0), "wait_answer");
}

TEST(hidden_points_are_counted_for_their_holder_only)
{
    table *at = duel_begin(state, 2);

    give_card(at, 0, "duel_shield", false);
    play(at, 0, "order 0 clockwise");
    assert_int_equal(element(scene(at, 0), "victory", "victory_own")->said.arg[0], 4 + 2);
    assert_null(element(scene(at, 1), "victory", "victory_own"));
    assert_null(element(scene(at, VAKA_SPECTATOR), "victory", "victory_own"));
}

TEST(windows_say_what_may_be_done_in_them)
{
    table *at = duel_begin(state, 2);

    give_card(at, 1, "duel_shield", false);
    play(at, 0, "order 0 clockwise");
    idle_until(at, STEP_BUILD);
    assert_string_equal(prompt(at, 1), "prompt_build_start");
    assert_string_equal(prompt(at, 0), "wait_build_start");
    play(at, 1, "pass");
    play(at, 0, "commit");
    play(at, 1, "commit");
    assert_string_equal(prompt(at, 1), "prompt_count");
    play(at, 1, "pass");
    assert_string_equal(prompt(at, 1), "prompt_turn");
    assert_string_equal(prompt(at, 0), "wait_turn");
}

TEST(who_loses_the_home_is_asked_for_another)
{
    table *at = duel_begin(state, 2);

    idle_until_sailing(at);
    put_tile(at, "tahiti", "1,1", VAKA_NONE);
    put_tile(at, "niue", "2,1", VAKA_NONE);
    settle_hex(at, 1, "1,1", 1);
    settle_hex(at, 1, "2,1", 1);
    clear_hex(at, 1, "samoa");
    settle_hex(at, 1, "samoa", 1);
    place(at, 0, "war_canoe", "samoa");
    play(at, 0, "done");
    queue_chance(at, "die 6");
    play(at, 0, "roll");
    assert_int_equal(step_on_top(at), STEP_HOME);
    assert_string_equal(prompt(at, 1), "prompt_home");
    assert_string_equal(prompt(at, 0), "wait_home");
}

/* --- As text ---------------------------------------------------------------------------------- */

TEST(the_text_board_tells_oceans_unknown_hexes_and_found_islands_apart)
{
    table *at = *state;

    table_homes(at, (table_choice){.seats = 2});
    put_tile(at, "tahiti", "1,1", VAKA_NONE);
    char *text = live_screen(at->live, NULL, 0);
    assert_non_null(strstr(text, "Ground: ~ open ocean, . . . unknown."));
    assert_non_null(strstr(text, "/Tahiti \\"));
    assert_non_null(strstr(text, "/ . . . \\"));
    assert_non_null(strstr(text, "Tahiti (1,1): "));
    assert_non_null(strstr(text, "You have the Turn Order marker: who goes first?"));
    assert_null(strstr(text, "something hidden"));
    free(text);
}

static bool reads(table *at, const char *line, vaka_action *out)
{
    vaka_want want = {0};
    vaka_view view;
    vaka_page page;

    vaka_page_init(&page, 80);
    vaka_view_init(&view, at->live, NULL, 0);
    vaka_order order = {&page, &view, NULL, "", &want, NULL, NULL};
    bool good = vaka_text_read(&order, 0, line, out);
    vaka_view_done(&view);
    vaka_page_done(&page);
    return good;
}

TEST(places_are_read_by_name_by_coordinates_and_by_the_island_found_there)
{
    table *at = *state;
    vaka_action action;

    table_homes(at, (table_choice){.seats = 2});
    put_tile(at, "tahiti", "1,1", VAKA_SEAT(0));
    put_tile(at, "rapa_nui", "1,0", VAKA_NONE);
    assert_true(reads(at, "embark Tonga", &action));
    assert_int_equal(action.arg[0], zone(at, "tonga"));
    assert_true(reads(at, "embark 0,1", &action));
    assert_int_equal(action.arg[0], zone(at, "tonga"));
    assert_true(reads(at, "embark tahiti", &action));
    assert_int_equal(action.arg[0], zone(at, "1,1"));
    assert_true(reads(at, "embark Rapa-Nui", &action));
    assert_int_equal(action.arg[0], zone(at, "1,0"));
    assert_true(reads(at, "embark rapa nui", &action));
    assert_int_equal(action.arg[0], zone(at, "1,0"));
    assert_false(reads(at, "embark hawaii", &action));
    assert_true(reads(at, "order 2", &action)); /* what is left out can be but one thing */
    assert_int_equal(action.arg[0], 1);
}

TEST(a_found_island_that_a_seat_does_not_know_has_no_name_for_it)
{
    table *at = *state;
    vaka_action action;

    table_homes(at, (table_choice){.seats = 2});
    put_tile(at, "tahiti", "1,1", VAKA_SEAT(1));
    assert_false(reads(at, "embark tahiti", &action));
    char *text = live_screen(at->live, NULL, 0);
    assert_null(strstr(text, "Tahiti"));
    free(text);
}

/* What the terminal answers to a line. */
static char *answer_to(table *at, const char *line)
{
    vaka_want want = {0};
    int32_t again = 0;
    vaka_view view;
    vaka_page page;

    vaka_page_init(&page, 80);
    vaka_view_init(&view, at->live, NULL, 0);
    vaka_order order = {&page, &view, NULL, "", &want, &again, NULL};
    vaka_text_obey(&order, line);
    vaka_view_done(&view);
    return vaka_page_take(&page);
}

TEST(what_is_written_on_a_card_can_be_read)
{
    static const char *const lines[] = {"look ocean chart", "look ocean_chart", "help Ocean Chart"};
    table *at = *state;

    table_homes(at, (table_choice){.seats = 2});
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        char *text = answer_to(at, lines[i]);
        assert_ptr_equal(strstr(text, "Ocean Chart: "), text);
        assert_non_null(strstr(text, "(rule 9.5)"));
        free(text);
    }
}

TEST(a_place_is_looked_at_by_the_beginning_of_its_name)
{
    table *at = *state;

    table_homes(at, (table_choice){.seats = 2});
    put_tile(at, "rapa_nui", "1,0", VAKA_NONE);
    char *text = answer_to(at, "look rapa");
    assert_ptr_equal(strstr(text, "Rapa Nui (1,0), "), text);
    free(text);
    text = answer_to(at, "look rapa nui");
    assert_ptr_equal(strstr(text, "Rapa Nui (1,0), "), text);
    free(text);
}

int main(void)
{
    return run_registered("moments", duel_load, table_group_unload);
}
