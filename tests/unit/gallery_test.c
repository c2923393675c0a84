/* tests/unit/gallery_test.c - every overlay, panel element, zone and way to lose sight of a piece,
 * through the live match.
 *
 * SPDX-License-Identifier: MIT */
#include "playout.h"
#include "registered.h"

#define GAMES 3200

static int load(void **state)
{
    return playout_load_state(state, "gallery");
}

/* Seat 0 begins with a faded picture in its hand, the others with a Portrait each. */
static void begin(playout *at, int32_t seats)
{
    const char *queue[5] = {"draw archive faded"};

    for (int32_t seat = 1; seat < seats; seat++)
        queue[seat] = "draw archive portrait";
    playout_set(at, seats, NULL, 0);
    playout_begin(at, 1, queue);
}

static int32_t overlays(const vaka_scene *scene, uint32_t type, uint32_t tone)
{
    int32_t count = 0;

    for (uint32_t i = 0; i < scene->overlay_count; i++)
        count += scene->overlays[i].type == type && scene->overlays[i].tone == tone;
    return count;
}

static int32_t elements(const vaka_scene *scene, uint32_t type)
{
    int32_t count = 0;

    for (uint32_t i = 0; i < scene->element_count; i++)
        count += scene->elements[i].type == type;
    return count;
}

TEST(every_overlay_and_every_tone_is_there_for_every_seat)
{
    static const uint32_t tones[] = {VAKA_TONE_PLAIN, VAKA_TONE_GOOD, VAKA_TONE_WARN,
                                     VAKA_TONE_BAD};
    playout *at = *state;

    begin(at, 3);
    playout_do(at, 0, "hang faded rotunda");
    for (int32_t seat = VAKA_SPECTATOR; seat < 3; seat++) {
        const vaka_scene *scene = vaka_live_scene(at->live, seat);
        for (size_t i = 0; i < 4; i++)
            assert_true(overlays(scene, VAKA_OVERLAY_TINT, tones[i]) > 0);
        assert_int_equal(overlays(scene, VAKA_OVERLAY_TINT, VAKA_TONE_SEAT), 1);
        assert_int_equal(overlays(scene, VAKA_OVERLAY_LINK, VAKA_TONE_BAD), 1);
        assert_int_equal(overlays(scene, VAKA_OVERLAY_PATH, VAKA_TONE_PLAIN), 4);
        assert_int_equal(overlays(scene, VAKA_OVERLAY_PATH, VAKA_TONE_WARN), 5);
        assert_int_equal(overlays(scene, VAKA_OVERLAY_SLOTS, VAKA_TONE_PLAIN), 12);
        assert_int_equal(overlays(scene, VAKA_OVERLAY_BADGE, VAKA_TONE_GOOD), 1);
        assert_non_null(scene->phase.text);
        assert_non_null(scene->prompt.text);
    }
}

TEST(every_element_of_a_panel_is_there)
{
    playout *at = *state;

    begin(at, 3);
    const vaka_scene *scene = vaka_live_scene(at->live, 1);
    assert_int_equal(scene->panel_count, 2);
    assert_int_equal(elements(scene, VAKA_ELEMENT_STRIP), 2);
    assert_int_equal(elements(scene, VAKA_ELEMENT_KIND), 2);
    assert_int_equal(elements(scene, VAKA_ELEMENT_METER), 3);
    assert_int_equal(elements(scene, VAKA_ELEMENT_TABLE), 1);
    assert_int_equal(elements(scene, VAKA_ELEMENT_CELL), 12);
    assert_int_equal(elements(scene, VAKA_ELEMENT_NOTE), 1);
    assert_int_equal(elements(scene, VAKA_ELEMENT_ODDS), 1);
    assert_int_equal(elements(scene, VAKA_ELEMENT_BUTTON), 5);
    assert_int_equal(elements(scene, VAKA_ELEMENT_DIE), 1);
    uint32_t lit = 0;
    for (uint32_t i = 0; i < scene->element_count; i++)
        lit += scene->elements[i].type == VAKA_ELEMENT_CELL && scene->elements[i].a == 1;
    assert_int_equal(lit, 1);
    assert_int_equal(elements(vaka_live_scene(at->live, VAKA_SPECTATOR), VAKA_ELEMENT_BUTTON), 0);
}

TEST(the_desk_is_seen_by_those_with_a_key)
{
    playout *at = *state;

    begin(at, 4);
    playout_do(at, 0, "rest");
    assert_string_equal(playout_refused(at, 1, "borrow portrait"), "no_key");
    playout_do(at, 1, "lend portrait");
    assert_true(playout_sees(at, 0, "desk", "portrait") > 0);
    assert_true(playout_sees(at, 2, "desk", "portrait") > 0);
    assert_int_equal(playout_sees(at, 1, "desk", "canvas"), 2);
    assert_int_equal(playout_sees(at, VAKA_SPECTATOR, "desk", "canvas"), 2);
    assert_false(vaka_live_can_undo(at->live, 1, NULL));
    playout_do(at, 2, "borrow portrait");
    assert_int_equal(playout_sees(at, 1, "hand-2", "canvas"), 2);
}

TEST(nobody_but_the_owner_can_count_a_safe)
{
    playout *at = *state;

    begin(at, 2);
    playout_do(at, 0, "store faded");
    assert_int_equal(playout_sees(at, 0, "safe-0", "faded"), 1);
    assert_int_equal(playout_sees(at, 1, "safe-0", NULL), 0);
    playout_do(at, 1, "hide portrait");
    assert_int_equal(playout_sees(at, 1, "attic", NULL), 0);
    assert_int_equal(playout_sees(at, VAKA_REFEREE, "attic", "portrait"), 1);
}

TEST(all_see_what_lies_face_down_on_the_outer_wall)
{
    playout *at = *state;

    begin(at, 2);
    assert_int_equal(playout_sees(at, VAKA_SPECTATOR, "wall", NULL), 1);
    assert_int_equal(playout_sees(at, VAKA_SPECTATOR, "wall", "canvas"), 0);
}

TEST(a_peek_is_remembered_until_a_hand_is_mixed)
{
    playout *at = *state;

    begin(at, 2);
    playout_do(at, 0, "peek");
    int32_t others = playout_sees(at, 1, "archive", "canvas");
    assert_int_equal(playout_sees(at, 0, "archive", "canvas"), others - 2);
    assert_false(vaka_live_can_undo(at->live, 0, NULL));
    playout_do(at, 1, "take");
    assert_int_equal(playout_sees(at, 0, "hand-1", "canvas"), 1);
    assert_int_equal(playout_sees(at, 0, "hand-1", NULL), 2);
    playout_do(at, 0, "rest");
    playout_do(at, 1, "store portrait");
    assert_int_equal(playout_sees(at, 0, "hand-1", "canvas"), 1);
}

TEST(a_buried_picture_is_the_last_of_the_archive)
{
    playout *at = *state;

    begin(at, 2);
    playout_do(at, 0, "bury faded");
    const vaka_position *position = vaka_live_position(at->live);
    int32_t bottom = position->zones[playout_zone(at, "archive")].first;
    assert_int_equal(position->pieces[bottom].kind, vaka_kind_by_id(at->layout, "faded"));
    assert_true(vaka_live_can_undo(at->live, 0, NULL));
}

TEST(a_covered_picture_is_known_to_nobody)
{
    playout *at = *state;

    begin(at, 2);
    playout_do(at, 0, "hang faded garden:2,0");
    playout_do(at, 1, "rest");
    assert_int_equal(playout_sees(at, 1, "garden:2,0", "faded"), 1);
    playout_do(at, 0, "cover garden:2,0");
    assert_int_equal(playout_sees(at, 0, "garden:2,0", "canvas"), 1);
    assert_int_equal(playout_sees(at, 1, "garden:2,0", "canvas"), 1);
    playout_do(at, 1, "rest");
    assert_string_equal(playout_refused(at, 0, "cover garden:2,0"), "none_hung");
}

TEST(a_faded_picture_becomes_a_portrait)
{
    playout *at = *state;

    begin(at, 1);
    playout_do(at, 0, "hang faded rotunda");
    playout_do(at, 0, "restore rotunda");
    assert_int_equal(playout_sees(at, VAKA_SPECTATOR, "rotunda", "portrait"), 1);
    assert_string_equal(playout_refused(at, 0, "restore rotunda"), "none_faded");
    assert_int_equal(vaka_score(vaka_live_seen(at->live, 0), 0), 3);
    assert_int_equal(playout_sees(at, 0, "fame-3", "visitor"), 1);
    assert_string_equal(playout_refused(at, 0, "leave"), "alone");
}

TEST(a_sold_picture_leaves_the_game_for_a_coin)
{
    playout *at = *state;

    begin(at, 2);
    const vaka_position *position = vaka_live_position(at->live);
    int32_t sold = position->zones[playout_zone(at, "hand-0")].first;
    uint8_t mark = position->pieces[sold].mark;
    playout_do(at, 0, "sell faded");
    assert_int_equal(playout_sees(at, 1, "purse-0", "coin"), 1);
    assert_int_equal(position->zones[playout_zone(at, "purse-0")].first, sold);
    assert_int_not_equal(position->pieces[sold].mark, mark);
}

TEST(a_room_is_cleared_only_by_whom_it_is_full_of)
{
    playout *at = *state;

    begin(at, 2);
    playout_do(at, 0, "hang faded 0,1");
    playout_do(at, 1, "hang portrait 0,1");
    playout_queue(at, "draw archive seascape");
    playout_do(at, 0, "take");
    playout_do(at, 1, "rest");
    assert_string_equal(playout_refused(at, 0, "hang seascape 0,1"), "room_full");
    assert_string_equal(playout_refused(at, 0, "clear 0,1"), "not_yours");
    playout_do(at, 0, "hang seascape pavilion");
    playout_do(at, 1, "rest");
    playout_do(at, 0, "clear pavilion");
    assert_int_equal(playout_sees(at, 1, "crate", "seascape"), 1);
}

TEST(a_day_ends_when_all_rest_one_after_the_other)
{
    playout *at = *state;

    begin(at, 3);
    playout_do(at, 0, "rest");
    playout_do(at, 1, "rest");
    playout_do(at, 2, "peek");
    playout_do(at, 0, "rest");
    playout_do(at, 1, "leave");
    playout_do(at, 2, "rest");
    assert_int_equal(vaka_turn(vaka_live_seen(at->live, 0)), 1);
    playout_do(at, 0, "rest");
    assert_int_equal(vaka_turn(vaka_live_seen(at->live, 0)), 2);
    assert_int_equal(vaka_live_must(at->live), VAKA_SEAT(0)); /* the other way, seat 1 being out */
}

TEST(chance_breaks_a_tie)
{
    playout *at = *state;
    uint8_t winners;

    playout_set(at, 2, "days", 1);
    playout_begin(at, 1, NULL);
    playout_queue(at, "chance 1");
    playout_do(at, 0, "rest");
    playout_do(at, 1, "rest");
    assert_true(vaka_live_finished(at->live, &winners));
    assert_int_equal(winners, VAKA_SEAT(1));
}

TEST(a_golden_lot_is_worth_two_and_goes_back)
{
    playout *at = *state;

    begin(at, 1);
    playout_queue(at, "draw hat gold");
    playout_do(at, 0, "lot");
    assert_int_equal(vaka_score(vaka_live_seen(at->live, 0), 0), 2);
    assert_int_equal(playout_sees(at, 0, "hat", "ticket"), 6);
}

TEST(random_games_end_and_keep_every_promise)
{
    static const char *const ids[] = {"no_effort", "no_archive",  "not_held",  "room_full",
                                      "no_key",    "not_in_desk", "none_hung", "none_faded",
                                      "not_yours", "alone",       "not_asked"};
    playout *at = *state;

    for (int32_t seats = 1; seats <= 4; seats++) {
        playout_set(at, seats, "days", 1 + seats);
        for (uint64_t game = 0; game < GAMES / 4; game++)
            playout_game(at, game, game % 20 == 0);
    }
    for (size_t i = 0; i < sizeof ids / sizeof ids[0]; i++)
        if (!playout_met(at, ids[i]))
            fail_msg("nothing was ever refused with '%s'", ids[i]);
    assert_true(at->differing > GAMES);
}

int main(void)
{
    return run_registered("tests", load, playout_unload_state);
}
