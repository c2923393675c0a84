/* tests/rules/conquest/retreat_test.c - where the beaten go and who finds a place [8.3, B6].
 *
 * SPDX-License-Identifier: MIT */
#include "duel.h"
#include "registered.h"

/* Seat 0 is about to attack the open ocean at (1,1) with two war canoes and, so that it is asked at
 * the end, a transport. */
static table *at_sea(void **state, int32_t seats)
{
    table *at = duel_begin(state, seats);

    make_ocean(at, "1,1");
    idle_until_sailing(at);
    place(at, 0, "war_canoe", "1,1");
    place(at, 0, "war_canoe", "1,1");
    place(at, 0, "transport", "1,1");
    return at;
}

static void roll(table *at, int32_t die)
{
    char text[16];

    snprintf(text, sizeof text, "die %d", (int)die);
    queue_chance(at, text);
    play(at, 0, "roll");
}

TEST(a_canoe_carries_one_band_the_other_is_removed)
{
    table *at = at_sea(state, 2);

    RULE("8.3b");
    RULE("8.3f");
    clear_hex(at, 1, "samoa");
    place(at, 1, "transport", "1,1");
    place(at, 1, "band", "1,1");
    place(at, 1, "band", "1,1");
    play(at, 0, "done");
    assert_int_equal(count(at, "samoa", 1, "transport"), 1);
    assert_int_equal(count(at, "samoa", 1, "band"), 1);
    assert_int_equal(face_up_in(at, "samoa", 1), 2);
    assert_int_equal(count(at, "unbuilt-1", 1, "band"), 11);
    assert_true(told(at, EVENT_LEFT_BEHIND, NULL));
}

TEST(nobody_is_said_to_retreat_where_nobody_is_left_to_go)
{
    table *at = at_sea(state, 2);

    RULE("8.3b");
    place(at, 1, "band", "1,1"); /* no canoe has a place for it */
    play(at, 0, "done");
    assert_int_equal(count(at, "unbuilt-1", 1, "band"), 10);
    assert_true(told(at, EVENT_LEFT_BEHIND, NULL));
    assert_false(told(at, EVENT_RETREATED, NULL));
}

TEST(survivors_go_face_up_to_the_nearest_group)
{
    table *at = at_sea(state, 2);

    RULE("8.3a");
    RULE("8.3c");
    RULE("B6");
    put_tile(at, "rarotonga", "2,1", VAKA_NONE);
    settle_hex(at, 1, "2,1", 1); /* one hex away; Samoa is two */
    place_up(at, 1, "transport", "1,1");
    play(at, 0, "done");
    assert_int_equal(count(at, "2,1", 1, "transport"), 1);
    assert_int_equal(face_up_in(at, "2,1", 1), 1);
}

TEST(of_equally_near_groups_the_owner_chooses)
{
    table *at = at_sea(state, 2);

    RULE("8.3d");
    put_tile(at, "rarotonga", "2,1", VAKA_NONE);
    put_tile(at, "tubai", "1,2", VAKA_NONE);
    settle_hex(at, 1, "2,1", 1);
    settle_hex(at, 1, "1,2", 1);
    place(at, 1, "transport", "1,1");
    play(at, 0, "done");
    assert_int_equal(vaka_live_must(at->live), VAKA_SEAT(1));
    assert_int_equal(legal_count(at, 1), 2);
    assert_string_equal(refused(at, 1, "retreat samoa"), "not_nearest");
    assert_string_equal(refused(at, 1, "abandon band"), "not_now");
    play(at, 1, "retreat 1,2");
    assert_int_equal(count(at, "1,2", 1, "transport"), 1);
}

TEST(nobody_retreats_to_where_an_enemy_is)
{
    table *at = at_sea(state, 2);

    RULE("8.3e");
    put_tile(at, "rarotonga", "2,1", VAKA_NONE);
    settle_hex(at, 1, "2,1", 1);
    place(at, 0, "war_canoe", "2,1");
    place(at, 1, "transport", "1,1");
    play(at, 0, "done");
    play(at, 0, "fight 1,1");
    assert_int_equal(count(at, "samoa", 1, "transport"), 1);
}

TEST(nobody_retreats_to_the_group_that_is_being_lost)
{
    table *at = duel_begin(state, 2);

    RULE("B6");
    put_tile(at, "rarotonga", "1,1", VAKA_NONE);
    idle_until_sailing(at);
    settle_hex(at, 1, "1,1", 1);
    place(at, 0, "war_canoe", "1,1");
    place(at, 1, "transport", "1,1");
    play(at, 0, "done");
    roll(at, 6);
    assert_int_equal(count(at, "samoa", 1, "transport"), 1);
}

TEST(a_beaten_attacker_retreats_too_with_panicked_canoes_as_places)
{
    table *at = duel_begin(state, 2);

    RULE("8.2m");
    RULE("B6");
    put_tile(at, "rarotonga", "1,1", VAKA_NONE);
    idle_until_sailing(at);
    settle_hex(at, 1, "1,1", 2);
    place(at, 0, "war_canoe", "1,1");
    place_aboard(at, 0, "1,1");
    play(at, 0, "done");
    roll(at, 2);
    play(at, 0, "lose war_canoe");
    roll(at, 3);
    assert_int_equal(count(at, "tonga", 0, "war_canoe"), 1);
    assert_int_equal(count(at, "tonga", 0, "band"), 3);
    assert_int_equal(face_up_in(at, "tonga", 0), 2); /* until its next Movement */
}

TEST(without_a_canoe_a_band_is_removed)
{
    table *at = duel_begin(state, 2);

    RULE("8.3b");
    put_tile(at, "rarotonga", "1,1", VAKA_NONE);
    idle_until_sailing(at);
    settle_hex(at, 1, "1,1", 2);
    place(at, 0, "war_canoe", "1,1");
    place_aboard(at, 0, "1,1");
    play(at, 0, "done");
    roll(at, 1);
    play(at, 0, "lose war_canoe");
    roll(at, 3);
    assert_int_equal(count(at, "unbuilt-0", 0, "war_canoe"), 6);
    assert_int_equal(count(at, "unbuilt-0", 0, "band"), 10);
}

TEST(the_owner_chooses_between_a_band_and_a_colony)
{
    table *at = at_sea(state, 2);

    RULE("8.3b");
    RULE("B6");
    place(at, 1, "transport", "1,1");
    place(at, 1, "band", "1,1");
    place(at, 1, "colony", "1,1");
    play(at, 0, "done");
    assert_int_equal(vaka_live_must(at->live), VAKA_SEAT(1));
    assert_int_equal(legal_count(at, 1), 2);
    assert_string_equal(refused(at, 1, "abandon transport"), "needs_no_place");
    assert_string_equal(refusal(at, 1, "abandon transport").rule, "8.3b");
    assert_string_equal(refused(at, 1, "retreat samoa"), "not_now");
    play(at, 1, "abandon band");
    assert_int_equal(count(at, "samoa", 1, "colony"), 1);
    assert_int_equal(count(at, "samoa", 1, "band"), 2); /* those of the start */
}

/* 7.4: a war canoe's place takes a band only. */
TEST(a_colony_needs_a_transport)
{
    table *at = at_sea(state, 2);

    RULE("7.4b");
    RULE("B6");
    place(at, 1, "war_canoe", "1,1");
    place(at, 1, "transport", "1,1");
    place(at, 1, "colony", "1,1");
    place(at, 1, "colony", "1,1");
    place(at, 1, "band", "1,1");
    play(at, 0, "done");
    roll(at, 5);
    play(at, 1, "lose war_canoe");
    roll(at, 5);
    assert_int_equal(count(at, "samoa", 1, "colony"), 1); /* not asked: only a colony is too many */
    assert_int_equal(count(at, "samoa", 1, "band"), 3);
    assert_int_equal(count(at, "samoa", 1, "war_canoe"), 1);
}

TEST(without_a_group_to_go_to_all_are_removed)
{
    table *at = at_sea(state, 3);

    RULE("B6");
    RULE("G6");
    clear_hex(at, 1, "samoa");
    settle_hex(at, 1, "samoa", 0);
    game_at(at)->seat[1].home = VAKA_NONE;
    place(at, 1, "transport", "1,1");
    place(at, 1, "colony", "1,1");
    play(at, 0, "done");
    assert_true(told(at, EVENT_NO_REFUGE, NULL));
    assert_int_equal(count(at, "unbuilt-1", 1, "transport"), 15);
    assert_int_equal(count(at, "unbuilt-1", 1, "colony"), 4);
    play(at, 0, "done");
    assert_true(told(at, EVENT_SEAT_OUT, NULL)); /* G6 */
    assert_int_equal(vaka_seats_in(match_of(at)) & VAKA_SEAT(1), 0);
}

TEST(what_retreated_lies_open_until_its_owner_moves)
{
    table *at = at_sea(state, 2);

    RULE("8.3c");
    RULE("M3");
    place(at, 1, "war_canoe", "1,1");
    play(at, 0, "done");
    roll(at, 4);
    assert_int_equal(face_up_in(at, "samoa", 1), 1);
    play(at, 0, "done");
    assert_int_equal(step_on_top(at), STEP_MOVE);
    assert_int_equal(game_at(at)->actor, 1);
    assert_int_equal(count(at, "samoa", 1, "war_canoe"), 1);
    assert_int_equal(face_up_in(at, "samoa", 1), 0); /* its own step has begun */
}

int main(void)
{
    return run_registered("retreat", duel_load, table_group_unload);
}
