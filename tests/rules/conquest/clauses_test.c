/* tests/rules/conquest/clauses_test.c - clauses that no larger test happens to show.
 *
 * SPDX-License-Identifier: MIT */
#include "duel.h"
#include "registered.h"

/* Plays several actions of seat 0; the list ends with NULL. */
static void play_all(table *at, const char *const *texts)
{
    for (; *texts; texts++)
        play(at, 0, *texts);
}

#define PLAY(...) play_all(at, (const char *const[]){__VA_ARGS__, NULL})

/* --- 2: components --- */

/* What lies where in the Unknown, as an explorer finds it in the hex 1,1. */
static int32_t first_find(table *at, uint64_t seed)
{
    vaka_event found;

    table_homes(at, (table_choice){.seats = 2, .seed = seed});
    PLAY("order 0 clockwise", "embark tonga");
    queue_chance(at, "draw cup island-2");
    play(at, 0, "discover 1,1");
    assert_true(told(at, EVENT_TILE_SEEN, &found));
    return found.arg[2];
}

TEST(chance_says_which_islands_there_are)
{
    table *at = *state;
    int32_t first = first_find(at, 1);
    bool differs = false;

    RULE("2.1b");
    for (uint64_t seed = 2; seed < 12; seed++)
        differs |= first_find(at, seed) != first;
    assert_true(differs);
}

TEST(a_hex_is_known_when_it_is_ocean_or_its_tile_lies_face_up)
{
    table *at = *state;

    RULE("2.1c");
    table_homes(at, (table_choice){.seats = 2});
    PLAY("order 0 clockwise", "embark tonga");
    assert_false(hex_at(at, "1,1")->known);
    queue_chance(at, "draw cup ocean-1");
    play(at, 0, "discover 1,1");
    assert_true(hex_at(at, "1,1")->known);
    queue_chance(at, "draw cup island-1");
    queue_chance(at, "draw pile rapa");
    PLAY("discover 2,1", "keep");
    assert_false(hex_at(at, "2,1")->known);
    PLAY("unveil 2,1");
    assert_true(hex_at(at, "2,1")->known);
}

TEST(printed_hexes_are_not_explored_but_sailed)
{
    table *at = *state;

    RULE("2.1d");
    table_homes(at, (table_choice){.seats = 2});
    make_ocean(at, "-1,2");
    place(at, 0, "war_canoe", "tonga");
    PLAY("order 0 clockwise", "embark -1,2");
    assert_string_equal(refused(at, 0, "discover -2,2"), "known_first"); /* printed ocean */
    assert_string_equal(refused(at, 0, "discover fiji"), "known_first");
    play(at, 0, "return");
    idle_until_sailing(at);
    PLAY("muster war_canoe tonga down 2");
    assert_true(legal(at, 0, "sail fiji"));
    PLAY("sail -1,2", "sail -2,2", "land");
    assert_int_equal(count(at, "-2,2", 0, "war_canoe"), 1);
}

TEST(local_warriors_appear_in_battle_only)
{
    table *at = duel_begin(state, 2);

    RULE("2.2c");
    idle_until_sailing(at);
    assert_string_equal(refused(at, 0, "muster local tonga down 2"), "locals_stay");
    place(at, 0, "war_canoe", "samoa");
    assert_int_equal(count(at, "locals", 1, "local"), 2);
    play(at, 0, "done");
    assert_int_equal(count(at, "defend", 1, "local"), 1);
    queue_chance(at, "die 1");
    play(at, 0, "roll");
    assert_int_equal(count(at, "locals", 1, "local"), 2);
}

TEST(the_explorer_goes_out_in_its_step_only)
{
    table *at = *state;

    RULE("2.3a");
    table_homes(at, (table_choice){.seats = 2});
    assert_string_equal(refused(at, 0, "embark tonga"), "not_now");
    skip_exploration(at);
    assert_string_equal(refused(at, 0, "embark tonga"), "not_now");
    assert_string_equal(refused(at, 0, "discover 1,1"), "not_now");
}

TEST(a_disk_marks_the_home_and_agriculture_is_the_groups)
{
    table *at = duel_begin(state, 2);

    RULE("2.4a");
    assert_int_equal(seat_at(at, 0)->home, zone(at, "tonga"));
    assert_int_equal(seat_at(at, 1)->home, zone(at, "samoa"));
    assert_int_equal(hex_at(at, "samoa")->owner, 1);
    idle_until_sailing(at);
    hex_at(at, "samoa")->agriculture = 1;
    clear_hex(at, 1, "samoa");
    for (int32_t i = 0; i < 2; i++)
        place(at, 0, "war_canoe", "samoa");
    play(at, 0, "done");
    queue_chance(at, "die 6");
    PLAY("roll", "give war_canoe");
    assert_int_equal(hex_at(at, "samoa")->owner, 0);
    assert_int_equal(hex_at(at, "samoa")->agriculture, 1);
}

TEST(markers_bear_one_to_three_knots_off_course_none)
{
    table *at = duel_begin(state, 2);
    const conquest_facts *facts = facts_of(match_of(at));
    int32_t off_course = 0;

    RULE("2.5a");
    for (int32_t i = 0; i < facts->markers; i++) {
        bool none = facts->marker_type[i] == MARKER_OFF_COURSE;
        off_course += none;
        assert_in_range(facts->marker_knots[i], none ? 0 : 1, none ? 0 : 3);
    }
    assert_true(off_course > 0 && off_course < facts->markers);
}

/* --- 6, 7: exploration and movement --- */

TEST(who_has_returned_explores_again_in_the_next_turn)
{
    table *at = *state;

    RULE("6.4d");
    table_homes(at, (table_choice){.seats = 2});
    PLAY("order 0 clockwise", "embark tonga");
    queue_chance(at, "draw cup ocean-1");
    PLAY("discover 1,1", "return");
    assert_int_equal(seat_at(at, 0)->explorer, EXPLORER_HOME);
    assert_int_equal(seat_at(at, 0)->explorer_at, VAKA_NONE);
    idle_until(at, STEP_BUILD);
    idle_until(at, STEP_EXPLORE);
    assert_true(asked(at, 0));
    assert_true(legal(at, 0, "embark 1,1"));
}

/* 1,1 2,1 3,0 and 4,0 lead to the east of Tonga. */
static void open_the_east(table *at)
{
    static const char *const hexes[] = {"1,1", "2,1", "3,0", "4,0"};

    for (int32_t i = 0; i < 4; i++)
        make_ocean(at, hexes[i]);
}

TEST(hexes_are_neither_saved_nor_given_away)
{
    table *at = duel_begin(state, 2);

    RULE("7.3h");
    open_the_east(at);
    place(at, 0, "transport", "tonga");
    place(at, 0, "war_canoe", "1,1");
    idle_until_sailing(at);
    PLAY("muster transport tonga down 2", "sail 1,1", "land"); /* one is left */
    PLAY("muster war_canoe 1,1 down 2", "sail 2,1", "sail 3,0");
    assert_string_equal(refused(at, 0, "sail 4,0"), "tired");
    PLAY("land");
    idle_until(at, STEP_BUILD);
    idle_until_sailing(at);
    PLAY("muster transport 1,1 down 2", "sail 2,1", "sail 3,0"); /* two, as every turn */
    assert_string_equal(refused(at, 0, "sail 4,0"), "tired");
}

TEST(a_hex_counts_one_whatever_lies_in_it)
{
    table *at = duel_begin(state, 2);

    RULE("7.3i");
    RULE("7.5c");
    open_the_east(at);
    put_tile(at, "rapa", "0,2", VAKA_NONE);
    place(at, 0, "transport", "tonga");
    for (int32_t i = 0; i < 10; i++)
        place(at, 0, i < 5 ? "transport" : "band", "0,2"); /* no limit to a stack */
    idle_until_sailing(at);
    PLAY("muster transport tonga down 2", "sail 0,2", "sail 1,1");
    assert_string_equal(refused(at, 0, "sail 2,1"), "tired");
    PLAY("land");
    assert_int_equal(count(at, "0,2", 0, NULL), 10);
}

TEST(who_was_stopped_has_to_fight)
{
    table *at = duel_begin(state, 2);

    RULE("7.3j");
    place(at, 0, "war_canoe", "tonga");
    idle_until_sailing(at);
    PLAY("muster war_canoe tonga down 2", "sail fiji");
    assert_true(told(at, EVENT_STOPPED, NULL));
    PLAY("done");
    assert_int_equal(game_at(at)->battle_at, zone(at, "fiji"));
    assert_string_equal(refused(at, 0, "done"), "not_now");
    assert_true(legal(at, 0, "roll"));
}

TEST(a_rumor_that_was_taken_off_is_built_again)
{
    table *at = duel_begin(state, 2);

    RULE("7.6e");
    place(at, 0, "rumor", "tonga");
    place(at, 0, "rumor", "tonga");
    idle_until_sailing(at);
    PLAY("hush tonga");
    assert_int_equal(count(at, "tonga", 0, "rumor"), 1);
    idle_until_planning(at);
    PLAY("rumor tonga", "commit");
    play(at, 1, "commit");
    assert_int_equal(count(at, "tonga", 0, "rumor"), 2);
}

/* --- 9: building --- */

TEST(villages_are_never_short)
{
    static const struct {
        const char *tile, *hex;
        int32_t villages;
    } groups[] = {{"tahiti", "1,1", 3},    {"hawaii", "2,1", 3}, {"aotearoa", "2,0", 3},
                  {"hawaiki", "3,0", 3},   {"tubai", "4,0", 2},  {"tuamotu", "5,-1", 2},
                  {"rarotonga", "6,-1", 2}};
    table *at = duel_begin(state, 2);
    int32_t villages = 0;

    RULE("9.3f");
    RULE("G4");
    for (size_t i = 0; i < sizeof groups / sizeof *groups; i++) {
        put_tile(at, groups[i].tile, groups[i].hex, VAKA_NONE);
        settle_hex(at, 0, groups[i].hex, groups[i].villages);
    }
    idle_until_planning(at);
    play(at, 0, "village tonga");
    play(at, 0, "commit");
    play(at, 1, "commit");
    for (int32_t hex = 0; hex < facts_of(match_of(at))->hexes; hex++)
        villages += game_at(at)->hex[hex].owner == 0 ? game_at(at)->hex[hex].villages : 0;
    assert_int_equal(villages, 18 + 3); /* the box has 18 of a colour */
}

TEST(what_has_been_built_stays_built)
{
    table *at = duel_begin(state, 2);

    RULE("9.3g");
    idle_until_planning(at);
    PLAY("build band tonga", "commit");
    play(at, 1, "commit");
    assert_false(vaka_live_can_undo(at->live, 0, NULL));
    assert_int_equal(vaka_live_undo(at->live, 0, NULL) == VAKA_OK, 0);
    assert_int_equal(count(at, "tonga", 0, "band"), 3);
}

TEST(a_group_without_its_last_village_needs_a_colony_again)
{
    table *at = duel_begin(state, 2);

    RULE("9.4e");
    RULE("10.2c");
    put_tile(at, "rarotonga", "1,1", VAKA_NONE);
    settle_hex(at, 0, "1,1", 1);
    place(at, 0, "transport", "1,1");
    idle_until_sailing(at);
    settle_hex(at, 0, "1,1", 0); /* as an event would */
    idle_until_planning(at);
    assert_string_equal(refused(at, 0, "village 1,1"), "no_village");
    assert_string_equal(refused(at, 0, "settle 1,1"), "no_colony");
    PLAY("commit");
    play(at, 1, "commit");
    idle_until_sailing(at);
    place(at, 0, "colony", "1,1");
    idle_until_planning(at);
    PLAY("settle 1,1", "commit");
    play(at, 1, "commit");
    assert_int_equal(hex_at(at, "1,1")->villages, 1);
    assert_int_equal(hex_at(at, "1,1")->owner, 0);
}

int main(void)
{
    return run_registered("clauses", duel_load, table_group_unload);
}
