/* tests/rules/conquest/events_good_test.c - events that happen at once and help [11.2].
 *
 * SPDX-License-Identifier: MIT */
#include "events.h"
#include "registered.h"

#include "match/resample.h"

/* A marker lies somewhere as if its event had put it there. */
static void lay_marker(table *at, const char *marker, const char *where)
{
    vaka_piece_move(match_of(at),
                    vaka_find(match_of(at), zone(at, "event-markers"), VAKA_NONE, kind(at, marker)),
                    zone(at, where));
}

/* --- Good Fishing --- */

TEST(good_fishing_gives_everybody_a_point_and_last_place_two)
{
    table *at = events_begin(state, 3);

    CARD("good_fishing");
    draw_first(at, "good_fishing");
    idle_until_planning(at);
    assert_int_equal(game_at(at)->build.points[zone(at, "tonga")], 4);
    assert_int_equal(game_at(at)->build.points[zone(at, "samoa")], 3);
    assert_int_equal(game_at(at)->build.points[zone(at, "hiva")], 3);
}

TEST(good_fishing_is_over_with_the_turn)
{
    table *at = events_begin(state, 2);

    CARD("good_fishing");
    queue_chance(at, "draw events doldrums");
    settle_hex(at, 0, "tonga", 3);
    play(at, 0, "take-order");
    idle_until(at, STEP_MOVE);
    leave_event(at, "good_fishing");
    pass_turn(at);
    play(at, 1, "take-order"); /* now Samoa is last */
    play(at, 1, "order 0 clockwise");
    assert_int_equal(value_of(at, VALUE_BUILD_POINTS, 0), 1);
    assert_int_equal(value_of(at, VALUE_BUILD_POINTS, 1), 2);
    pass_turn(at);
    assert_int_equal(value_of(at, VALUE_BUILD_POINTS, 0), 0);
    assert_int_equal(value_of(at, VALUE_BUILD_POINTS, 1), 0);
}

/* --- Spring --- */

TEST(a_spring_gives_a_box_and_ends_a_drought)
{
    table *at = events_begin(state, 2);

    CARD("spring");
    lay_marker(at, "ev_05_drought", "tonga");
    draw_first(at, "spring");
    assert_int_equal(marker_at(at, "ev_10_spring"), zone(at, "tonga"));
    assert_int_equal(marker_at(at, "ev_05_drought"), zone(at, "event-markers"));
    assert_int_equal(value_at(at, VALUE_CAPACITY, "tonga"), 1);
    pass_turn(at);
    assert_int_equal(value_at(at, VALUE_CAPACITY, "tonga"), 1);
}

TEST(a_spring_is_no_event_for_a_drawer_without_a_group)
{
    table *at = events_begin(state, 2);

    CARD("spring");
    settle_hex(at, 0, "tonga", 0);
    game_at(at)->seat[0].home = VAKA_NONE;
    draw_first(at, "spring");
    assert_true(told(at, EVENT_EVENT_VOID, NULL));
}

/* --- Militarisation --- */

TEST(militarisation_gives_everybody_a_band_and_the_drawer_two)
{
    table *at = events_begin(state, 2);

    CARD("militarisation");
    put_tile(at, "niue", "1,1", VAKA_NONE);
    settle_hex(at, 0, "1,1", 1);
    draw_first(at, "militarisation");
    play(at, 0, "choose-space 1,1");
    play(at, 0, "choose-space tonga"); /* seat 1 has one group only, and is not asked */
    assert_int_equal(count(at, "tonga", 0, "band"), 3);
    assert_int_equal(count(at, "1,1", 0, "band"), 1);
    assert_int_equal(count(at, "samoa", 1, "band"), 3);
    assert_int_equal(face_up_in(at, "samoa", 1), 0);
}

TEST(militarisation_gives_nothing_to_whoever_has_no_band_left)
{
    table *at = events_begin(state, 2);

    CARD("militarisation");
    while (count(at, "unbuilt-1", 1, "band"))
        place(at, 1, "band", "samoa");
    draw_first(at, "militarisation");
    assert_int_equal(count(at, "samoa", 1, "band"), 12);
    assert_int_equal(count(at, "tonga", 0, "band"), 4);
}

/* Whether there was one is his secret until then. */
TEST(a_band_that_came_or_did_not_come_is_not_taken_back)
{
    table *at = events_begin(state, 2);

    CARD("militarisation");
    put_tile(at, "niue", "1,1", VAKA_NONE);
    settle_hex(at, 0, "1,1", 1);
    draw_first(at, "militarisation");
    play(at, 0, "choose-space 1,1");
    assert_int_equal(count(at, "1,1", 0, "band"), 1);
    assert_false(vaka_live_can_undo(at->live, 0, NULL));
}

/* --- Drift Voyage --- */

TEST(castaways_find_ocean_without_knots)
{
    table *at = events_begin(state, 2);

    CARD("drift_voyage");
    queue_chance(at, "draw cup off-course");
    queue_chance(at, "draw cup ocean-3");
    draw_first(at, "drift_voyage");
    assert_string_equal(refused(at, 0, "choose-space 4,0"), "not_offered"); /* far from all */
    play(at, 0, "choose-space 1,1");
    assert_true(hex_at(at, "1,1")->known);
    assert_int_equal(count(at, "1,1", VAKA_NONE, "ocean-3"), 1);
    assert_int_equal(count(at, "gone", VAKA_NONE, "off-course"), 1);
    assert_int_equal(game_at(at)->knots, 0);
}

/* What whoever looks ahead for a seat begins with: a digest of it, or 0 if there is none. */
static uint64_t settled(const vaka_live *live, int32_t seat)
{
    vaka_live *copy = vaka_live_clone(live);
    uint64_t hash = vaka_resample_settle(copy, seat) ? vaka_live_hash(copy) : 0;

    vaka_live_free(copy);
    return hash;
}

/* Which of the pieces in a cup came says nothing: what the seat has seen is of which kind it is. */
TEST(what_castaways_have_seen_drawn_settles_to_the_same_bytes)
{
    table *at = events_begin(state, 3);

    queue_chance(at, "draw cup island-2");
    draw_first(at, "drift_voyage");
    play(at, 0, "choose-space 1,1");
    uint64_t truth = settled(at->live, 0);
    assert_int_not_equal(truth, 0);
    vaka_live *other = vaka_live_clone(at->live);
    for (uint64_t seed = 1; seed <= 20; seed++) {
        vaka_live_copy(other, at->live);
        vaka_resample(other, 0, seed, NULL);
        assert_int_equal(settled(other, 0), truth);
    }
    vaka_live_free(other);
}

TEST(castaways_keep_an_island_secret_or_reveal_it)
{
    table *at = events_begin(state, 2);

    CARD("drift_voyage");
    queue_chance(at, "draw cup island-1");
    queue_chance(at, "draw pile rapa");
    draw_first(at, "drift_voyage");
    play(at, 0, "choose-space 1,1");
    assert_int_equal(count(at, "gone", VAKA_NONE, "island-1"), 1);
    assert_int_equal(seen(at, 0, "1,1", VAKA_NONE, "rapa"), 1);
    assert_int_equal(seen(at, 1, "1,1", VAKA_NONE, "rapa"), 0);
    choose(at, 0, "drift_voyage.keep");
    assert_false(hex_at(at, "1,1")->known);
    play(at, 0, "unveil 1,1");
    assert_true(hex_at(at, "1,1")->known);
}

TEST(castaways_without_a_marker_left_reveal_another_island_first)
{
    static const char *const tiles[] = {"niue", "tuvalu", "kermadec"};
    static const char *const hexes[] = {"1,0", "-1,0", "0,2"};
    table *at = events_begin(state, 2);

    CARD("drift_voyage");
    for (int32_t i = 0; i < 3; i++)
        put_tile(at, tiles[i], hexes[i], VAKA_SEAT(0));
    queue_chance(at, "draw cup island-1");
    queue_chance(at, "draw pile rapa");
    draw_first(at, "drift_voyage");
    play(at, 0, "choose-space 1,1");
    choose(at, 0, "drift_voyage.keep");
    assert_string_equal(refused(at, 0, "choose-space 1,1"), "not_offered");
    play(at, 0, "choose-space 0,2");
    assert_true(hex_at(at, "0,2")->known);
    assert_false(hex_at(at, "1,1")->known);
}

TEST(castaways_find_nothing_when_the_cup_is_empty)
{
    table *at = events_begin(state, 2);

    CARD("drift_voyage");
    while (match_of(at)->zones[zone(at, "cup")].first >= 0)
        vaka_piece_move(match_of(at), match_of(at)->zones[zone(at, "cup")].first, zone(at, "gone"));
    draw_first(at, "drift_voyage");
    assert_true(told(at, EVENT_EVENT_VOID, NULL));
}

/* --- Growing Clan --- */

TEST(a_growing_clan_gives_last_place_a_village)
{
    table *at = events_begin(state, 2);

    CARD("growing_clan");
    draw_first(at, "growing_clan");
    assert_int_equal(hex_at(at, "tonga")->villages, 3);
    idle_until_planning(at);
    play(at, 0, "farm tonga");
    assert_true(legal(at, 0, "village tonga")); /* 9.4 is not touched */
}

TEST(a_clan_without_room_leaves_the_village_to_the_next)
{
    table *at = events_begin(state, 2);

    CARD("growing_clan");
    settle_hex(at, 0, "tonga", 3); /* the brown box has no agriculture */
    draw_first(at, "growing_clan");
    assert_int_equal(hex_at(at, "tonga")->villages, 3);
    assert_int_equal(hex_at(at, "samoa")->villages, 3);
}

TEST(no_clan_grows_where_all_boxes_are_taken)
{
    table *at = events_begin(state, 2);

    CARD("growing_clan");
    settle_hex(at, 0, "tonga", 3);
    settle_hex(at, 1, "samoa", 3);
    draw_first(at, "growing_clan");
    assert_true(told(at, EVENT_EVENT_VOID, NULL));
}

/* --- Coconut Groves --- */

TEST(palms_let_a_colony_found_a_village_on_an_atoll)
{
    table *at = events_begin(state, 2);

    CARD("coconut_groves");
    place(at, 0, "colony", "kapingamarangi");
    draw_first(at, "coconut_groves");
    play(at, 0, "choose-space kapingamarangi");
    assert_int_equal(value_at(at, VALUE_CAPACITY, "kapingamarangi"), 1);
    idle_until_planning(at);
    play(at, 0, "settle kapingamarangi");
    commit_plans(at);
    assert_int_equal(hex_at(at, "kapingamarangi")->owner, 0);
    assert_int_equal(vp_of(at, 0), 2 * 3); /* a village, and no atoll any more */
}

TEST(palms_do_not_grow_among_others_pieces)
{
    static const char *const atolls[] = {"wake", "enewetak", "kapingamarangi"};
    table *at = events_begin(state, 2);

    CARD("coconut_groves");
    for (int32_t i = 0; i < 3; i++)
        place(at, 1, "transport", atolls[i]);
    draw_first(at, "coconut_groves");
    assert_true(told(at, EVENT_EVENT_VOID, NULL));
    assert_int_equal(marker_at(at, "ev_26_coconut_groves"), zone(at, "event-markers"));
}

int main(void)
{
    return run_registered("events_good", duel_load, table_group_unload);
}
