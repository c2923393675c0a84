/* tests/rules/conquest/build_test.c - the Building Step: points, pools, plans, villages, cards [9].
 *
 * SPDX-License-Identifier: MIT */
#include "duel.h"
#include "registered.h"

/* A match of so many seats, brought to the moment at which all plan; `arrange` comes before. */
static table *plan(void **state, int32_t seats, void (*arrange)(table *at))
{
    table *at = duel_begin(state, seats);

    if (arrange)
        arrange(at);
    idle_until_planning(at);
    return at;
}

static void commit_all(table *at)
{
    while (planning(at))
        play(at, asked_seat(at), "commit");
}

/* Niue at (1,0), next to Tonga, with a village of seat 0. */
static void niue(table *at)
{
    put_tile(at, "niue", "1,0", VAKA_NONE);
    settle_hex(at, 0, "1,0", 1);
}

static void niue_in_a_chain(table *at)
{
    niue(at);
    place_up(at, 0, "transport", "1,0");
    place_up(at, 0, "transport", "tonga");
}

TEST(every_village_gives_a_point)
{
    table *at = plan(state, 2, NULL);

    RULE("9.1a");
    RULE("9.1b");
    RULE("C7");
    assert_string_equal(refused(at, 0, "build war_canoe tonga"), "too_dear"); /* 3 of 2 */
    play(at, 0, "build band tonga");
    play(at, 0, "build transport tonga");
    assert_string_equal(refused(at, 0, "build band tonga"), "too_dear");
    commit_all(at);
    for (VAKA_EACH(match_of(at), zone(at, "tonga"), piece))
        assert_int_equal(match_of(at)->pieces[piece].field[FIELD_FLAGS], 0); /* like any other */
    assert_int_equal(count(at, "tonga", 0, "band"), 3);
    assert_int_equal(count(at, "tonga", 0, "transport"), 1);
    assert_int_equal(face_up_in(at, "tonga", 0), 0);
    idle_until_planning(at); /* the next turn: what was not spent is lost, seat 1 too */
    play(at, 1, "build colony samoa");
    assert_string_equal(refused(at, 1, "build band samoa"), "too_dear");
}

TEST(only_what_is_on_the_chart_is_built)
{
    table *at = plan(state, 2, NULL);

    RULE("9.1b");
    RULE("7.6c");
    assert_string_equal(refused(at, 0, "build rumor tonga"), "rumor_verb");
    assert_string_equal(refused(at, 0, "build local tonga"), "not_on_chart");
    assert_string_equal(refused(at, 0, "done"), "not_now");
    play(at, 0, "rumor tonga"); /* it has a verb of its own and costs nothing */
    assert_true(legal(at, 0, "build colony tonga"));
}

TEST(groups_joined_by_a_chain_build_together_and_anywhere)
{
    table *at = plan(state, 2, niue_in_a_chain);

    RULE("9.3b");
    RULE("C1");
    play(at, 0, "build war_canoe 1,0"); /* two villages of Tonga and the one of Niue */
    assert_string_equal(refused(at, 0, "build band tonga"), "too_dear");
    commit_all(at);
    assert_int_equal(count(at, "1,0", 0, "war_canoe"), 1);
}

TEST(an_isolated_group_builds_by_itself)
{
    table *at = plan(state, 2, niue);

    RULE("9.3d");
    RULE("C1");
    assert_string_equal(refused(at, 0, "build colony 1,0"), "too_dear");
    play(at, 0, "build band 1,0");
    assert_string_equal(refused(at, 0, "build band 1,0"), "too_dear");
    play(at, 0, "build colony tonga");
    assert_string_equal(refused(at, 0, "build transport tonga"), "too_dear");
}

TEST(an_enclave_with_a_chain_of_its_own_is_one_pool)
{
    table *at = duel_begin(state, 2);

    RULE("9.3d");
    niue(at);
    put_tile(at, "rarotonga", "2,0", VAKA_NONE);
    settle_hex(at, 0, "2,0", 2);
    place_up(at, 0, "transport", "1,0");
    place_up(at, 0, "transport", "2,0");
    idle_until_planning(at);
    play(at, 0, "build war_canoe 2,0"); /* 1 + 2 */
    assert_string_equal(refused(at, 0, "build band 1,0"), "too_dear");
    assert_true(legal(at, 0, "build band tonga"));
}

/* What is built in this step joins nothing yet. */
TEST(pools_are_those_of_the_start_of_the_step)
{
    table *at = duel_begin(state, 2);

    RULE("9.3b");
    niue(at);
    place_up(at, 0, "transport", "1,0");
    idle_until_planning(at);
    play(at, 0, "build-up tonga");
    assert_string_equal(refused(at, 0, "build colony tonga"), "too_dear");
    assert_string_equal(refused(at, 0, "build colony 1,0"), "too_dear");
    assert_true(legal(at, 0, "build band tonga"));
}

TEST(builds_stand_where_a_village_stood)
{
    table *at = plan(state, 2, NULL);

    RULE("9.3c");
    RULE("C3");
    assert_string_equal(refused(at, 0, "build band fiji"), "no_village");
    assert_string_equal(refused(at, 0, "build band samoa"), "no_village");
    assert_string_equal(refused(at, 0, "rumor 1,0"), "no_village");
    assert_string_equal(refused(at, 0, "village samoa"), "no_village");
}

TEST(plans_are_secret_and_carried_out_together)
{
    table *at = plan(state, 2, NULL);
    uint64_t before = vaka_live_view_hash(at->live, 1);
    vaka_event built;

    RULE("9.3a");
    RULE("C2");
    play(at, 0, "build band tonga");
    play(at, 0, "build-up tonga");
    assert_int_equal(seen(at, 0, "tonga", 0, "band"), 3);
    assert_int_equal(seen(at, 1, "tonga", 0, NULL), 2);
    assert_true(vaka_live_view_hash(at->live, 1) == before);
    play(at, 0, "commit");
    assert_int_equal(seen(at, 1, "tonga", 0, NULL), 2);
    play(at, 1, "commit");
    assert_int_equal(count(at, "tonga", 0, NULL), 4);
    assert_int_equal(seen(at, 1, "tonga", 0, "band"), 0);
    assert_int_equal(seen(at, 1, "tonga", 0, "transport"), 1); /* that one lies face up */
    assert_true(told(at, EVENT_BUILT, &built));
    assert_int_equal(built.audience, VAKA_SEAT(0));
    assert_int_equal(built.hidden, 1u << 1);
}

TEST(a_plan_can_be_taken_back_until_it_is_sealed_by_all)
{
    table *at = plan(state, 2, NULL);

    RULE("9.3a");
    play(at, 0, "build colony tonga");
    assert_int_equal(vaka_live_undo(at->live, 0, NULL), VAKA_OK);
    play(at, 0, "build band tonga");
    play(at, 0, "commit");
    assert_int_equal(vaka_live_undo(at->live, 0, NULL), VAKA_OK);
    play(at, 0, "build transport tonga");
    commit_all(at);
    assert_int_equal(count(at, "tonga", 0, "transport"), 1);
    assert_int_equal(count(at, "tonga", 0, "colony"), 0);
}

TEST(counters_are_a_limit)
{
    table *at = duel_begin(state, 2);

    RULE("9.3e");
    RULE("G4");
    RULE("7.6c");
    for (int32_t i = 0; i < 4; i++)
        place(at, 0, "colony", "tonga");
    idle_until_planning(at);
    assert_string_equal(refused(at, 0, "build colony tonga"), "none_left");
    play(at, 0, "rumor tonga");
    play(at, 0, "rumor tonga");
    assert_string_equal(refused(at, 0, "rumor tonga"), "none_left");
    commit_all(at);
    assert_int_equal(count(at, "tonga", 0, "rumor"), 2);
}

TEST(one_transport_of_a_hex_lies_face_up)
{
    table *at = plan(state, 2, NULL);

    RULE("7.5b");
    play(at, 0, "build-up tonga");
    assert_string_equal(refused(at, 0, "build-up tonga"), "up_already");
    play(at, 0, "build transport tonga");
    commit_all(at);
    assert_int_equal(face_up_in(at, "tonga", 0), 1);
    assert_int_equal(count(at, "tonga", 0, "transport"), 2);
}

TEST(turning_inward_gives_a_point_and_costs_an_expedition)
{
    table *at = plan(state, 2, niue);

    RULE("9.2a");
    RULE("9.2b");
    RULE("9.2c");
    RULE("C6");
    RULE("9.2d");
    play(at, 0, "inward");
    assert_string_equal(refused(at, 0, "inward"), "lost_explorer");
    assert_string_equal(refused(at, 0, "build colony 1,0"), "too_dear"); /* it is the Home's */
    play(at, 0, "build war_canoe tonga");
    commit_all(at);
    assert_int_equal(seat_at(at, 0)->explorer, EXPLORER_LOST);
    idle_until(at, STEP_EXPLORE);
    assert_int_equal(game_at(at)->actor, 1); /* seat 0 has only fetched its explorer home */
    assert_int_equal(seat_at(at, 0)->explorer, EXPLORER_HOME);
}

TEST(without_a_home_nobody_turns_inward)
{
    table *at = duel_begin(state, 2);

    RULE("C1");
    niue(at);
    idle_until_sailing(at);
    clear_hex(at, 0, "tonga");
    settle_hex(at, 0, "tonga", 0);
    settle_hex(at, 0, "1,0", 0);
    game_at(at)->seat[0].home = VAKA_NONE;
    place(at, 0, "colony", "1,0");
    idle_until_planning(at);
    assert_string_equal(refused(at, 0, "inward"), "no_home");
    play(at, 0, "settle 1,0");
    commit_all(at);
    assert_int_equal(seat_at(at, 0)->home, zone(at, "1,0")); /* B8 */
}

/* --- villages [9.4] --- */

TEST(a_village_costs_two_points_and_one_comes_a_turn)
{
    table *at = duel_begin(state, 2);

    RULE("9.4f");
    RULE("9.4h");
    RULE("C4");
    hex_at(at, "tonga")->agriculture = 1;
    settle_hex(at, 0, "tonga", 2);
    niue_in_a_chain(at);
    put_tile(at, "rarotonga", "1,1", VAKA_NONE);
    settle_hex(at, 0, "1,1", 1);
    place_up(at, 0, "transport", "1,1");
    idle_until_planning(at);
    play(at, 0, "village tonga");
    assert_string_equal(refused(at, 0, "village tonga"), "one_a_turn");
    play(at, 0, "village 1,1");
    commit_all(at);
    assert_int_equal(hex_at(at, "tonga")->villages, 3);
    assert_int_equal(hex_at(at, "1,1")->villages, 2);
}

TEST(villages_need_a_free_box)
{
    table *at = plan(state, 2, niue_in_a_chain);

    RULE("9.4a");
    RULE("9.4i");
    assert_string_equal(refused(at, 0, "village 1,0"), "no_box");
    assert_string_equal(refused(at, 0, "farm 1,0"), "no_brown_box");
}

static void three_villages(table *at)
{
    settle_hex(at, 0, "tonga", 3);
}

TEST(a_brown_box_needs_agriculture_the_same_turn_will_do)
{
    table *at = plan(state, 2, three_villages);

    RULE("9.4c");
    RULE("2.6a");
    assert_string_equal(refused(at, 0, "village tonga"), "brown_bare");
    play(at, 0, "farm tonga");
    assert_string_equal(refused(at, 0, "farm tonga"), "no_brown_box");
    play(at, 0, "village tonga");
    commit_all(at);
    assert_int_equal(hex_at(at, "tonga")->villages, 4);
    assert_int_equal(hex_at(at, "tonga")->agriculture, 1);
}

/* --- colonies [9.4, C5] --- */

TEST(a_colony_becomes_the_first_village_of_a_group)
{
    table *at = duel_begin(state, 2);

    RULE("9.4d");
    RULE("C5");
    RULE("10.2a");
    RULE("10.2d");
    put_tile(at, "rarotonga", "1,1", VAKA_NONE);
    place(at, 0, "colony", "1,1");
    idle_until_planning(at);
    assert_string_equal(refused(at, 0, "village 1,1"), "no_village");
    play(at, 0, "settle 1,1");
    commit_all(at);
    assert_int_equal(hex_at(at, "1,1")->villages, 1);
    assert_int_equal(hex_at(at, "1,1")->owner, 0);
    assert_int_equal(hex_at(at, "1,1")->facing, facts_of(match_of(at))->home_facing[HOME_TONGA]);
    assert_int_equal(count(at, "unbuilt-0", 0, "colony"), 4);
}

TEST(the_last_piece_in_a_printed_group_taken_in_battle_is_not_settled)
{
    table *at = duel_begin(state, 2);

    RULE("M8");
    RULE("8.5d");
    RULE("10.2b");
    hex_at(at, "fiji")->independent = 0;
    game_at(at)->taken[zone(at, "fiji")] = 1;
    place(at, 0, "colony", "fiji");
    idle_until_planning(at);
    assert_string_equal(refused(at, 0, "settle fiji"), "garrison");
    assert_false(legal(at, 0, "settle fiji"));
}

TEST(with_another_piece_there_a_colony_settles_in_a_group_taken_in_battle)
{
    table *at = duel_begin(state, 2);

    RULE("M8");
    hex_at(at, "fiji")->independent = 0;
    game_at(at)->taken[zone(at, "fiji")] = 1;
    place(at, 0, "colony", "fiji");
    place(at, 0, "rumor", "fiji");
    idle_until_planning(at);
    play(at, 0, "settle fiji");
    commit_all(at);
    assert_int_equal(hex_at(at, "fiji")->owner, 0);
    assert_int_equal(hex_at(at, "fiji")->villages, 1);
}

TEST(colonies_settle_after_all_other_builds)
{
    table *at = duel_begin(state, 2);

    RULE("9.4d");
    RULE("C5");
    RULE("9.4g");
    put_tile(at, "rarotonga", "1,1", VAKA_NONE);
    place(at, 0, "colony", "1,1");
    place(at, 0, "colony", "1,1");
    idle_until_planning(at);
    play(at, 0, "build colony tonga");
    assert_string_equal(refused(at, 0, "settle tonga"), "no_colony"); /* it is new */
    play(at, 0, "settle 1,1");
    assert_string_equal(refused(at, 0, "settle 1,1"), "one_a_turn");
    assert_string_equal(refused(at, 0, "rumor tonga"), "settled_already");
    assert_string_equal(refused(at, 0, "inward"), "settled_already");
    commit_all(at);
    assert_int_equal(count(at, "1,1", 0, "colony"), 1);
    idle_until_planning(at);
    assert_true(legal(at, 0, "settle tonga"));
    play(at, 0, "settle 1,1"); /* 9.4: on a group that is controlled, too */
    commit_all(at);
    assert_int_equal(hex_at(at, "1,1")->villages, 2);
}

TEST(a_village_and_a_colony_on_one_group_are_one_too_many)
{
    table *at = duel_begin(state, 2);

    RULE("9.4h");
    place(at, 0, "colony", "tonga");
    idle_until_planning(at);
    play(at, 0, "village tonga");
    assert_string_equal(refused(at, 0, "settle tonga"), "one_a_turn");
}

TEST(nobody_settles_where_no_village_can_stand)
{
    table *at = duel_begin(state, 2);

    RULE("9.4b");
    RULE("2.6b");
    RULE("10.3b");
    put_tile(at, "suwarrow", "1,1", VAKA_NONE);
    make_ocean(at, "0,2");
    place(at, 0, "colony", "1,1");
    place(at, 0, "colony", "0,2");
    place(at, 0, "transport", "0,2");
    idle_until_planning(at);
    assert_string_equal(refused(at, 0, "settle 1,1"), "no_group");
    assert_string_equal(refused(at, 0, "settle 0,2"), "no_group");
    assert_string_equal(refused(at, 0, "settle tonga"), "no_colony");
}

TEST(nobody_settles_on_a_group_in_other_hands)
{
    table *at = duel_begin(state, 2);

    RULE("C5");
    RULE("9.4j");
    idle_until_sailing(at);
    at->invariants = false; /* movement does not let it come to this (M5) */
    place(at, 0, "colony", "samoa");
    idle_until_planning(at);
    assert_string_equal(refused(at, 0, "settle samoa"), "other_hands");
}

/* A seat without a village and without a piece on a group has nothing to plan. */
TEST(who_has_nothing_to_plan_is_not_asked)
{
    table *at = duel_begin(state, 3);

    RULE("G3");
    idle_until_sailing(at);
    clear_hex(at, 1, "samoa");
    settle_hex(at, 1, "samoa", 0);
    game_at(at)->seat[1].home = VAKA_NONE;
    make_ocean(at, "1,1");
    place(at, 1, "transport", "1,1");
    idle_until_planning(at);
    assert_int_equal(vaka_live_must(at->live), VAKA_SEAT(0) | VAKA_SEAT(2));
}

int main(void)
{
    return run_registered("build", duel_load, table_group_unload);
}
