/* tests/rules/conquest/solitaire_find_test.c - what the player finds: who was there before, off
 * course, chits for big islands [Solitaire, Exploration Step].
 *
 * SPDX-License-Identifier: MIT */
#include "registered.h"
#include "solitaire.h"

/* The explorer of the first turn stands at Tonga. */
static table *setting_out(void **state, const char *const *rules)
{
    table *at = *state;

    table_begin(at, (table_choice){.scenario = "solitaire", .rules = rules});
    play(at, PLAYER, "embark tonga");
    return at;
}

/* An island is found in a hex; the dice come in this order. */
static void find(table *at, const char *tile, const char *hex, const char *const *dice)
{
    char text[48];

    queue_chance(at, "draw cup island-1");
    snprintf(text, sizeof text, "draw pile %s", tile);
    queue_chance(at, text);
    for (; *dice; dice++)
        queue_chance(at, *dice);
    snprintf(text, sizeof text, "discover %s", hex);
    play(at, PLAYER, text);
}
#define DICE(...) ((const char *const[]){__VA_ARGS__, NULL})

/* --- Is it his? ------------------------------------------------------------------------------- */

TEST(less_than_the_distance_on_the_die_is_his)
{
    table *at = setting_out(state, NULL);

    RULE("Sol.4b");
    CARD("samoa");
    make_ocean(at, "0,2");
    make_ocean(at, "0,3");
    play(at, PLAYER, "return");
    idle_until_planning(at);
    play(at, PLAYER, "commit");
    finish_chit(at);
    play(at, PLAYER, "embark 0,3");
    find(at, "pitcairn", "-1,4", DICE("die 2", "die 1")); /* three hexes from Tonga */
    assert_true(told(at, EVENT_RIVAL_TAKEN, NULL));
    assert_int_equal(count(at, "-1,4", RIVAL, "transport"), 1);
}

TEST(the_distance_itself_on_the_die_is_not_his)
{
    table *at = setting_out(state, NULL);

    RULE("Sol.4b");
    CARD("samoa");
    make_ocean(at, "0,2");
    make_ocean(at, "0,3");
    play(at, PLAYER, "return");
    idle_until_planning(at);
    play(at, PLAYER, "commit");
    finish_chit(at);
    play(at, PLAYER, "embark 0,3");
    find(at, "pitcairn", "-1,4", DICE("die 3"));
    assert_true(told(at, EVENT_RIVAL_ABSENT, NULL));
    assert_int_equal(count(at, "-1,4", RIVAL, NULL), 0);
}

TEST(an_island_as_near_to_samoa_takes_one_off_the_die)
{
    table *at = setting_out(state, NULL);

    RULE("Sol.4c");
    find(at, "niue", "1,0", DICE("die 1", "die 1")); /* one hex from both */
    assert_true(told(at, EVENT_RIVAL_TAKEN, NULL));
    at = setting_out(state, NULL);
    find(at, "niue", "1,0", DICE("die 2"));
    assert_true(told(at, EVENT_RIVAL_ABSENT, NULL));
}

TEST(an_island_nearer_to_samoa_takes_two_off)
{
    table *at = setting_out(state, NULL);
    vaka_event seen_so;

    RULE("Sol.4c");
    make_ocean(at, "1,0");
    play(at, PLAYER, "return");
    idle_until_planning(at);
    play(at, PLAYER, "commit");
    finish_chit(at);
    play(at, PLAYER, "embark 1,0");
    find(at, "niue", "1,-1", DICE("die 3", "die 1")); /* one hex from Samoa, two from Tonga */
    assert_true(told(at, EVENT_RIVAL_FOUND, &seen_so));
    assert_int_equal(seen_so.arg[1], 1);
    assert_int_equal(seen_so.arg[2], 2);
    assert_true(told(at, EVENT_RIVAL_TAKEN, NULL));
}

TEST(an_island_nearer_to_tonga_takes_nothing_off)
{
    table *at = setting_out(state, NULL);

    RULE("Sol.4c");
    find(at, "niue", "0,2", DICE("die 1")); /* one hex from Tonga: nothing is less */
    assert_true(told(at, EVENT_RIVAL_ABSENT, NULL));
}

/* --- What stands there ------------------------------------------------------------------------ */

TEST(even_an_atoll_of_his_has_a_canoe)
{
    table *at = setting_out(state, NULL);

    RULE("Sol.4d");
    find(at, "flint", "1,0", DICE("die 1"));
    assert_int_equal(count(at, "1,0", RIVAL, "transport"), 1);
    assert_int_equal(face_up_in(at, "1,0", RIVAL), 1);
    assert_int_equal(hex_at(at, "1,0")->villages, 0);
}

TEST(even_dice_are_villages_in_green_boxes_and_then_bands)
{
    table *at = setting_out(state, NULL);

    RULE("Sol.4e");
    RULE("Sol.4f");
    find(at, "tahiti", "1,0",
         DICE("die 1", "die 2", "die 3", "die 4", "die 6", "die 5")); /* three green, one brown */
    assert_int_equal(hex_at(at, "1,0")->villages, 2);
    assert_int_equal(hex_at(at, "1,0")->owner, RIVAL);
    assert_int_equal(count(at, "1,0", RIVAL, "band"), 1);
}

TEST(odd_dice_leave_only_the_canoe)
{
    table *at = setting_out(state, NULL);

    RULE("Sol.4e");
    find(at, "tahiti", "1,0", DICE("die 1", "die 1", "die 3", "die 5"));
    assert_int_equal(hex_at(at, "1,0")->villages, 0);
    assert_int_equal(count(at, "1,0", RIVAL, "transport"), 1);
    assert_int_equal(count(at, "1,0", RIVAL, "band"), 0);
    assert_int_equal(game_at(at)->chits_owed, 0); /* it is his: no chit for it */
}

TEST(without_counters_only_villages_stand_there)
{
    table *at = setting_out(state, NULL);

    RULE("S5");
    leave_unbuilt(at, RIVAL, "transport", 0);
    leave_unbuilt(at, RIVAL, "band", 0);
    find(at, "kuporu", "1,0", DICE("die 1", "die 2", "die 2", "die 2", "die 2"));
    assert_int_equal(hex_at(at, "1,0")->villages, 2);
    assert_int_equal(count(at, "1,0", RIVAL, NULL), 0);
    assert_int_equal(times_told(at, EVENT_RIVAL_NONE_LEFT), 3);
}

/* --- Chits ------------------------------------------------------------------------------------ */

TEST(four_boxes_that_are_not_his_bring_a_chit_after_the_exploration)
{
    table *at = setting_out(state, NULL);

    RULE("Sol.4g");
    find(at, "hawaii", "1,1", DICE("die 6"));
    assert_int_equal(game_at(at)->chits_owed, 1);
    assert_int_equal(step_on_top(at), STEP_EXPLORE);
    assert_int_equal(count(at, "drawn-chits", VAKA_NONE, NULL), 0);
    queue_chance(at, "draw chits chit_07");
    play(at, PLAYER, "return");
    assert_int_equal(step_on_top(at), STEP_CHIT);
    assert_int_equal(count(at, "drawn-chits", VAKA_NONE, "chit_07"), 1);
    finish_chit(at);
    assert_int_equal(step_on_top(at), STEP_MOVE);
    assert_int_equal(count(at, "samoa", RIVAL, "war_canoe"), 1);
}

TEST(two_such_islands_bring_two_chits)
{
    table *at = setting_out(state, NULL);

    RULE("Sol.4g");
    find(at, "hawaii", "1,1", DICE("die 6"));
    find(at, "tahiti", "0,2", DICE("die 6"));
    play(at, PLAYER, "return");
    finish_chit(at);
    assert_int_equal(step_on_top(at), STEP_MOVE);
    assert_int_equal(count(at, "drawn-chits", VAKA_NONE, NULL), 2);
}

/* A rule of a mod ends the game: nobody has won who has not attained enough (S3). */
TEST(a_solitaire_game_that_a_rule_ends_is_lost)
{
    table *at = setting_out(state, NULL);
    const vaka_export *found = vaka_position_of(match_of(at))->module->exports;
    uint8_t winners = 0;

    while (strcmp(found->name, "end_now") != 0)
        found++;
    ((void (*)(vaka_match *))found->call)(match_of(at));
    assert_true(vaka_live_finished(at->live, &winners));
    assert_int_equal(winners, VAKA_SEAT(RIVAL));
}

TEST(three_boxes_bring_none)
{
    table *at = setting_out(state, NULL);

    RULE("Sol.4g");
    find(at, "rapa_nui", "1,1", DICE("die 6"));
    assert_int_equal(game_at(at)->chits_owed, 0);
    play(at, PLAYER, "return");
    assert_int_equal(step_on_top(at), STEP_MOVE);
}

TEST(the_experienced_draw_for_three_boxes_too)
{
    static const char *const rules[] = {"experienced_solitaire", NULL};
    table *at = setting_out(state, rules);

    RULE("Sol.4h");
    find(at, "rapa_nui", "1,1", DICE("die 6"));
    assert_int_equal(game_at(at)->chits_owed, 1);
    at = setting_out(state, rules);
    find(at, "kuporu", "1,1", DICE("die 6")); /* two boxes */
    assert_int_equal(game_at(at)->chits_owed, 0);
}

/* --- Two islands at once ---------------------------------------------------------------------- */

/* The player finds Aotearoa at 1,1; Te Waka Maui, with two green boxes and a brown one, lies at
 * 2,0, two hexes from both homes. */
static table *find_both(void **state, const char *rule, const char *const *dice)
{
    table *at = setting_out(state, (const char *const[]){"south_island", rule, NULL});

    find(at, "aotearoa", "1,1", dice);
    assert_int_equal(count(at, "2,0", VAKA_NONE, "te_waka_maui"), 1);
    assert_int_equal(times_told(at, EVENT_RIVAL_FOUND), 2);
    return at;
}

TEST(the_south_island_is_found_as_well_and_may_be_his)
{
    table *at = find_both(state, NULL, DICE("die 6", "die 2", "die 4", "die 3", "die 2"));
    vaka_event event;

    RULE("11.3a");
    RULE("Sol.4b");
    RULE("Sol.4d");
    assert_true(told(at, EVENT_RIVAL_TAKEN, &event));
    assert_int_equal(event.arg[1], zone(at, "2,0"));
    assert_int_equal(count(at, "1,1", RIVAL, NULL), 0);
    assert_int_equal(count(at, "2,0", RIVAL, "transport"), 1);
    assert_int_equal(hex_at(at, "2,0")->villages, 1);
    assert_int_equal(count(at, "2,0", RIVAL, "band"), 1);
    assert_int_equal(game_at(at)->chits_owed, 1); /* for the four boxes of Aotearoa */
}

TEST(the_south_island_that_is_not_his_has_three_boxes)
{
    table *at = find_both(state, NULL, DICE("die 6", "die 3"));

    RULE("11.3a");
    RULE("Sol.4g");
    RULE("Sol.4h");
    assert_int_equal(count(at, "2,0", RIVAL, NULL), 0);
    assert_int_equal(game_at(at)->chits_owed, 1);
    at = find_both(state, "experienced_solitaire", DICE("die 6", "die 3"));
    assert_int_equal(game_at(at)->chits_owed, 2);
}

/* A1: pieces at sea then stand on the island. */
TEST(where_the_player_stands_the_south_island_is_nobody_elses)
{
    static const char *const rules[] = {"south_island", "experienced_solitaire", NULL};
    table *at = setting_out(state, rules);

    RULE("A1");
    RULE("S5");
    make_ocean(at, "2,0");
    place_up(at, PLAYER, "transport", "2,0");
    find(at, "aotearoa", "1,1", DICE("die 6"));
    assert_int_equal(count(at, "2,0", VAKA_NONE, "te_waka_maui"), 1);
    assert_int_equal(times_told(at, EVENT_RIVAL_FOUND), 1); /* no die for it */
    assert_int_equal(times_told(at, EVENT_RIVAL_BARRED), 1);
    assert_int_equal(count(at, "2,0", RIVAL, NULL), 0);
    assert_int_equal(game_at(at)->chits_owed, 2);
}

/* --- Off course ------------------------------------------------------------------------------- */

TEST(off_course_is_away_from_tonga)
{
    table *at = setting_out(state, NULL);
    vaka_event blown;

    RULE("Sol.4a");
    make_ocean(at, "0,3");
    make_ocean(at, "2,1");
    queue_chance(at, "draw cup off-course");
    queue_chance(at, "draw cup ocean-1");
    play(at, PLAYER, "discover 1,1"); /* 1,2 and 2,0 are two away; 2,1 and others are known */
    assert_true(told(at, EVENT_BLOWN, &blown));
    assert_int_equal(vaka_distance(at->layout, zone(at, "tonga"), blown.arg[2]), 2);
    assert_int_equal(seat_at(at, PLAYER)->explorer_at, blown.arg[2]);
}

TEST(a_tie_of_off_course_goes_by_the_die)
{
    table *at = setting_out(state, NULL);

    RULE("Sol.4a");
    RULE("Sol.2a");
    RULE("S1");
    make_ocean(at, "2,1"); /* leaves 1,2 and 2,0 two hexes away */
    queue_chance(at, "draw cup off-course");
    queue_chance(at, "draw cup ocean-1");
    queue_chance(at, "die 1");
    play(at, PLAYER, "discover 1,1");
    int32_t first = seat_at(at, PLAYER)->explorer_at;
    assert_true(told(at, EVENT_RIVAL_TIE, NULL));

    at = setting_out(state, NULL);
    make_ocean(at, "2,1");
    queue_chance(at, "draw cup off-course");
    queue_chance(at, "draw cup ocean-1");
    queue_chance(at, "die 2");
    play(at, PLAYER, "discover 1,1");
    assert_int_not_equal(seat_at(at, PLAYER)->explorer_at, first);
}

TEST(off_course_with_nothing_around_costs_two_knots)
{
    static const char *const around[] = {"2,0", "2,1", "1,2", "0,2", "1,0"};
    table *at = setting_out(state, NULL);

    RULE("Sol.4a");
    for (size_t i = 0; i < sizeof around / sizeof *around; i++)
        make_ocean(at, around[i]);
    queue_chance(at, "draw cup off-course");
    play(at, PLAYER, "discover 1,1");
    assert_true(told(at, EVENT_BECALMED, NULL));
    assert_int_equal(game_at(at)->knots, 2);
}

int main(void)
{
    return run_registered("tests", table_group_load, table_group_unload);
}
