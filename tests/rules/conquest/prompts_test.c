/* tests/rules/conquest/prompts_test.c - what seats are told where a scenario, a card or a rule of
 * its own makes the moment another than the usual one.
 *
 * SPDX-License-Identifier: MIT */
#include "advanced.h"
#include "registered.h"
#include "scenes.h"

#include "front/view.h"

/* --- Exploration ------------------------------------------------------------------------------ */

static table *historic_begin(void **state)
{
    table *at = *state;

    table_homes(at, (table_choice){.seats = 2, .scenario = "historic_map"});
    PLAY("order 0 clockwise", "embark tonga");
    return at;
}

static void shows_odds(table *at, const char *id, int32_t chances, int32_t of)
{
    const vaka_element *odds = element(scene(at, 1), "exploration", id);

    assert_non_null(odds);
    assert_int_equal(odds->a, chances);
    assert_int_equal(odds->b, of);
}

/* Markers in the cup whose id begins so, of so many knots at least. */
static int32_t in_cup(table *at, const char *sort, int32_t knots)
{
    char id[16];
    int32_t sum = 0;

    for (; knots <= 3; knots++) {
        snprintf(id, sizeof id, "%s-%d", sort, (int)knots);
        sum += count(at, "cup", VAKA_NONE, id);
    }
    return sum;
}

TEST(on_the_historic_map_the_odds_are_those_of_the_hex)
{
    table *at = historic_begin(state);

    RULE("6.3m");
    queue_chance(at, "draw cup ocean-3");
    PLAY("discover 1,1");
    assert_null(element(scene(at, 1), "exploration", "odds_lost"));
    shows_odds(at, "odds_lost_tile", in_cup(at, "island", 3), 27);
    shows_odds(at, "odds_back_tile", count(at, "cup", VAKA_NONE, "island-2"), 27);
    shows_odds(at, "odds_lost_sea", 6, 30);
    shows_odds(at, "odds_back_sea", 12, 30);
    assert_int_equal(element(scene(at, 1), "exploration", "tiles_unseen")->said.arg[0], 27);
    assert_null(element(scene(at, 1), "exploration", "tiles_left"));
    queue_chance(at, "draw cup island-1");
    PLAY("discover 1,0", "keep");
    assert_int_equal(element(scene(at, 1), "exploration", "tiles_unseen")->said.arg[0], 26);
}

/* Whatever is drawn first stays where nothing fits. */
TEST(on_the_historic_map_markers_of_one_sort_serve_for_all_hexes)
{
    table *at = historic_begin(state);
    vaka_match *match = match_of(at);

    RULE("6.3m");
    for (int32_t piece = match->zones[zone(at, "cup")].first, next; piece >= 0; piece = next) {
        next = match->pieces[piece].next;
        if (match->pieces[piece].kind < kind(at, "ocean-1"))
            vaka_piece_move(match, piece, zone(at, "gone"));
        if (match->pieces[piece].zone == zone(at, "gone"))
            vaka_piece_flip(match, piece, VAKA_FACE_UP);
    }
    assert_int_equal(in_cup(at, "island", 1), 0);
    shows_odds(at, "odds_lost_tile", 0, 31);
    shows_odds(at, "odds_lost_sea", 0, 31);
}

TEST(a_cup_with_off_course_markers_is_not_called_empty)
{
    table *at = *state;
    vaka_match *match;

    RULE("E7");
    table_homes(at, (table_choice){.seats = 2});
    match = match_of(at);
    for (int32_t piece = match->zones[zone(at, "cup")].first, next; piece >= 0; piece = next) {
        next = match->pieces[piece].next;
        if (match->pieces[piece].kind != kind(at, "off-course"))
            vaka_piece_move(match, piece, zone(at, "gone"));
        if (match->pieces[piece].zone == zone(at, "gone"))
            vaka_piece_flip(match, piece, VAKA_FACE_UP);
    }
    PLAY("order 0 clockwise", "embark tonga");
    assert_null(element(scene(at, 0), "exploration", "cup_empty"));
    assert_non_null(element(scene(at, 0), "exploration", "cup_off_course"));
    assert_null(element(scene(at, 0), "exploration", "odds_lost"));
}

/* With an empty cup nobody explores (E7), but the way to South America is open. */
TEST(who_can_only_search_is_not_told_to_explore)
{
    table *at = *state;

    RULE("11.5a");
    WITH(2, "kumara");
    put_tile(at, "rapa_nui", "9,-3", VAKA_NONE);
    settle_hex(at, 0, "9,-3", 1);
    make_ocean(at, "10,-4");
    vaka_zone_move(match_of(at), zone(at, "cup"), zone(at, "gone"));
    PLAY("order 0 clockwise");
    assert_true(legal(at, 0, "search 10,-4"));
    assert_false(legal(at, 0, "embark tonga"));
    assert_string_equal(prompt(at, 0), "prompt_embark_search");
    assert_string_equal(prompt(at, 1), "wait_embark");
}

/* --- Movement --------------------------------------------------------------------------------- */

/* Seat 0 has a Band on Aotearoa at 1,1, and this at Tonga. */
static table *walk_begin(void **state, const char *at_home)
{
    table *at = *state;

    WITH(2, "south_island");
    put_tile(at, "aotearoa", "1,1", VAKA_SEAT(0));
    PLAY("unveil 1,1");
    idle_until_sailing(at);
    clear_hex(at, 0, "tonga");
    place(at, 0, "band", "1,1");
    place(at, 0, at_home, "tonga");
    return at;
}

TEST(who_can_walk_is_told_so)
{
    table *at = walk_begin(state, "band");

    RULE("11.3d");
    assert_string_equal(prompt(at, 0), "prompt_walk");
    PLAY("walk band 1,1 2,0");
    assert_string_equal(prompt(at, 0), "prompt_no_muster");
    at = walk_begin(state, "transport");
    assert_string_equal(prompt(at, 0), "prompt_muster_walk");
    assert_string_equal(prompt(at, 1), "wait_muster");
    PLAY("walk band 1,1 2,0");
    assert_string_equal(prompt(at, 0), "prompt_muster");
}

/* --- Building --------------------------------------------------------------------------------- */

/* Seat 0 has used a card before builds are planned. */
static table *plan_with(void **state, const char *card)
{
    table *at = *state;
    char use[64];

    table_homes(at, (table_choice){.seats = 2});
    give_card(at, 0, card, false);
    idle_until(at, STEP_BUILD);
    snprintf(use, sizeof use, "use %s", card);
    PLAY(use, "pass");
    assert_true(planning(at));
    return at;
}

/* What the tray of seat 0 says that a counter costs. */
static const vaka_tray *tray_row(table *at, int32_t kind)
{
    const vaka_scene *shown = scene(at, 0);

    for (uint32_t i = 0; i < shown->tray_count; i++)
        if (shown->trays[i].kind == kind)
            return &shown->trays[i];
    fail_msg("the tray has no such row");
    return NULL;
}

TEST(what_a_card_gives_free_is_in_the_tray_and_no_plan_is_complete_without_it)
{
    table *at = plan_with(state, "commerce");

    RULE("C1");
    assert_string_equal(tray_row(at, KIND_COLONY)->cost.id, "tray_free");
    assert_int_equal(tray_row(at, KIND_COLONY)->cost.arg[0], 2);
    assert_string_equal(tray_row(at, KIND_BAND)->cost.id, "tray_cost");
    PLAY("build band tonga", "build band tonga");
    assert_string_equal(prompt(at, 0), "prompt_free");
    PLAY("build colony tonga");
    assert_string_equal(tray_row(at, KIND_COLONY)->cost.id, "tray_cost");
    assert_string_equal(prompt(at, 0), "prompt_free"); /* a transport is left */
    PLAY("build transport tonga");
    assert_string_equal(prompt(at, 0), "prompt_inward");
    PLAY("inward", "build band tonga");
    assert_string_equal(prompt(at, 0), "prompt_spent");
}

TEST(while_a_saved_point_can_be_spent_no_plan_is_complete)
{
    table *at = *state;

    RULE("11.4b");
    WITH(2, "saved_resources");
    idle_until_planning(at);
    PLAY("store tonga", "build band tonga", "inward", "build band tonga");
    assert_string_equal(prompt(at, 0), "prompt_spent"); /* it is not spent in the same turn */
    PLAY("commit");
    play(at, 1, "commit");
    idle_until_planning(at);
    PLAY("build band tonga", "build band tonga");
    assert_string_equal(prompt(at, 0), "prompt_saved");
    PLAY("spend");
    assert_string_equal(prompt(at, 0), "prompt_plan");
    PLAY("build band tonga");
    assert_string_not_equal(prompt(at, 0), "prompt_saved");
}

TEST(while_a_seat_can_turn_inward_no_plan_is_complete)
{
    table *at = duel_begin(state, 2);

    RULE("9.2a");
    idle_until_planning(at);
    PLAY("build band tonga", "build band tonga");
    assert_true(legal(at, 0, "inward"));
    assert_string_equal(prompt(at, 0), "prompt_inward");
    PLAY("inward");
    assert_string_equal(prompt(at, 0), "prompt_plan");
    PLAY("build band tonga");
    assert_string_equal(prompt(at, 0), "prompt_spent");
}

TEST(canoe_work_is_free_where_it_has_begun)
{
    table *at = plan_with(state, "stone_adze");

    RULE("C1");
    assert_string_equal(tray_row(at, KIND_WAR_CANOE)->cost.id, "tray_free");
    PLAY("build transport tonga");
    assert_string_equal(tray_row(at, KIND_WAR_CANOE)->cost.id, "tray_cost");
    assert_string_equal(tray_row(at, KIND_TRANSPORT)->cost.id, "tray_free");
    PLAY("build band tonga", "build band tonga");
    assert_string_equal(prompt(at, 0), "prompt_free");
}

/* What a scene says is lost by a verb, by its id; NULL: nothing. */
static const vaka_said *loss_of(const vaka_scene *shown, uint32_t verb)
{
    for (uint32_t i = 0; i < shown->ending_count; i++)
        if (shown->endings[i].verb == verb && shown->endings[i].lost.text)
            return &shown->endings[i].lost;
    return NULL;
}

TEST(what_a_commit_would_lose_is_said_as_long_as_there_is_something)
{
    table *at = duel_begin(state, 2);

    RULE("C7");
    idle_until_planning(at);
    assert_string_equal(loss_of(scene(at, 0), VERB_COMMIT)->id, "lost_points");
    assert_int_equal(loss_of(scene(at, 0), VERB_COMMIT)->arg[0], 2);
    assert_int_equal(scene(at, 0)->purses[0].left, 2);
    PLAY("build band tonga", "build band tonga");
    assert_null(loss_of(scene(at, 0), VERB_COMMIT));
    assert_int_equal(scene(at, 0)->purses[0].left, 0);
    assert_int_equal(scene(at, 0)->purses[0].all, 2);
    assert_int_equal(scene(at, 1)->purses[0].left, 2); /* nobody else's */
    assert_int_equal(scene(at, VAKA_SPECTATOR)->purse_count, 0);
    assert_int_equal(scene(at, VAKA_SPECTATOR)->tray_count, 0);
}

TEST(the_tray_is_always_whole_and_says_why_something_cannot_be_had)
{
    table *at = duel_begin(state, 2);

    RULE("C1");
    idle_until_planning(at);
    uint32_t rows = scene(at, 0)->tray_count;
    assert_int_equal(rows, 9);
    assert_string_equal(tray_row(at, KIND_WAR_CANOE)->why.id, "tray_too_dear");
    assert_null(tray_row(at, KIND_BAND)->why.text);
    PLAY("build band tonga", "build band tonga");
    assert_int_equal(scene(at, 0)->tray_count, rows);
    assert_string_equal(tray_row(at, KIND_BAND)->why.id, "tray_too_dear");
}

TEST(points_that_colonies_leave_over_are_told_before_the_last_one_settles)
{
    table *at = duel_begin(state, 2);

    RULE("C5");
    RULE("C7");
    idle_until_sailing(at);
    put_tile(at, "tahiti", "1,1", VAKA_NONE);
    put_tile(at, "niue", "1,0", VAKA_NONE);
    place(at, 0, "colony", "1,1");
    place(at, 0, "colony", "1,0");
    assert_false(scene(at, 0)->last.any);
    idle_until_planning(at);
    PLAY("settle 1,1");
    assert_string_equal(prompt(at, 0), "prompt_wasted_settle");
    assert_int_equal(scene(at, 0)->prompt.arg[1], 2);
    PLAY("settle 1,0");
    assert_string_equal(prompt(at, 0), "prompt_wasted");
    PLAY("commit");
}

/* What was built there is meant for a voyage. */
TEST(a_colony_at_home_becomes_no_village_by_itself_when_the_plan_is_committed)
{
    table *at = duel_begin(state, 2);

    RULE("C5");
    idle_until_sailing(at);
    place(at, 0, "colony", "tonga");
    idle_until_planning(at);
    assert_true(legal(at, 0, "settle tonga"));
    assert_false(scene(at, 0)->last.any);
    PLAY("build band tonga", "build band tonga");
    assert_null(loss_of(scene(at, 0), VERB_COMMIT));
}

TEST(while_a_colony_waits_at_home_one_that_has_landed_is_asked_about)
{
    table *at = duel_begin(state, 2);

    RULE("C5");
    idle_until_sailing(at);
    put_tile(at, "tahiti", "1,1", VAKA_NONE);
    place(at, 0, "colony", "tonga");
    place(at, 0, "colony", "1,1");
    idle_until_planning(at);
    assert_false(scene(at, 0)->last.any);
    PLAY("build band tonga", "build band tonga");
    assert_string_equal(loss_of(scene(at, 0), VERB_COMMIT)->id, "landed_colonies");
    assert_int_equal(loss_of(scene(at, 0), VERB_COMMIT)->arg[0], 1);
    PLAY("settle 1,1");
    assert_null(loss_of(scene(at, 0), VERB_COMMIT));
}

/* --- What places are called ------------------------------------------------------------------- */

static void assert_called(table *at, const char *where, const char *want)
{
    char name[VAKA_VIEW_NAME];
    vaka_view view;

    vaka_view_init(&view, at->live, NULL, 0);
    assert_string_equal(vaka_view_zone(&view, zone(at, where), name), want);
    vaka_view_done(&view);
}

TEST(a_found_island_is_called_by_its_name_alone)
{
    table *at = *state;

    table_homes(at, (table_choice){.seats = 2});
    put_tile(at, "rapa_nui", "1,0", VAKA_NONE);
    put_tile(at, "tahiti", "1,1", VAKA_SEAT(1));
    assert_called(at, "1,0", "Rapa Nui");
    assert_called(at, "1,1", "a hidden island");
}

/* Where the board shows no coordinates. */
TEST(ocean_is_called_by_where_it_lies_from_an_island)
{
    table *at = *state;
    char name[VAKA_VIEW_NAME];
    vaka_view view;

    table_homes(at, (table_choice){.seats = 2});
    put_tile(at, "tahiti", "3,0", VAKA_SEAT(1));
    vaka_view_init(&view, at->live, NULL, 0);
    assert_string_equal(vaka_view_zone(&view, zone(at, "1,-1"), name), "1,-1");
    view.bearing = vaka_place_bearing;
    assert_string_equal(vaka_view_zone(&view, zone(at, "1,-1"), name),
                        "the hex north-east of Samoa");
    assert_string_equal(vaka_view_zone(&view, zone(at, "0,2"), name), "the hex south of Tonga");
    assert_string_equal(vaka_view_zone(&view, zone(at, "2,-1"), name),
                        "the second hex east of Samoa");
    assert_string_equal(vaka_view_zone(&view, zone(at, "1,-4"), name),
                        "the hex 2 north-east and 1 south-east of Marshall Is.");
    assert_string_equal(vaka_view_zone(&view, zone(at, "3,-3"), name),
                        "the hex 3 steps north-east of Samoa");
    assert_string_equal(vaka_view_zone(&view, zone(at, "tonga"), name), "Tonga");
    vaka_view_done(&view);
    vaka_view_init(&view, at->live, NULL, 1);
    view.bearing = vaka_place_bearing;
    assert_string_equal(vaka_view_zone(&view, zone(at, "3,-1"), name), "the hex north of Tahiti");
    vaka_view_done(&view);
}

TEST(hidden_islands_are_told_apart_by_their_coordinates)
{
    table *at = *state;

    table_homes(at, (table_choice){.seats = 2});
    put_tile(at, "tahiti", "1,1", VAKA_SEAT(1));
    put_tile(at, "pitcairn", "0,2", VAKA_SEAT(1));
    assert_called(at, "1,1", "a hidden island (1,1)");
    assert_called(at, "0,2", "a hidden island (0,2)");
}

int main(void)
{
    return run_registered("prompts", duel_load, table_group_unload);
}
