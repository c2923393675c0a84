/* tests/rules/conquest/formality_test.c - questions that pass by themselves in a real game: never
 * because of what a seat holds.
 *
 * SPDX-License-Identifier: MIT */
#include "match/resample.h"
#include "play/bot.h"
#include "play/formality.h"
#include "registered.h"
#include "sea_help.h"

#define SAMPLES 3

typedef struct tally {
    uint32_t asked, watched, alone, differ, naive;
} tally;

/* The same question with other things hidden from a seat, or from all: is the answer the same? */
static bool is_same(const vaka_live *live, int32_t seat, int32_t from, bool watched)
{
    vaka_action action = {0}, other = {0};
    vaka_live *copy = vaka_live_clone(live);
    bool passes = vaka_formality(copy, seat, watched, false, &action), same = true;

    for (uint64_t i = 1; i <= SAMPLES && same; i++) {
        vaka_live_copy(copy, live);
        vaka_resample(copy, from, 77 * i, NULL);
        same = vaka_formality(copy, seat, watched, false, &other) == passes &&
               (!passes || vaka_action_compare(&action, &other) == 0);
    }
    vaka_live_free(copy);
    return same;
}

/* Where others watch it must be the same for all that they know; who is alone may have his own
 * hand looked at, but that would tell it to others. */
static void hold(const vaka_live *live, int32_t seat, tally *out)
{
    vaka_action action;

    out->asked++;
    out->watched += vaka_formality(live, seat, true, false, &action);
    out->alone += vaka_formality(live, seat, false, false, &action);
    out->differ += !is_same(live, seat, VAKA_SPECTATOR, true);
    out->differ += !is_same(live, seat, seat, false);
    out->naive += !is_same(live, seat, VAKA_SPECTATOR, false);
}

static void play_game(table *at, uint64_t seed, tally *out)
{
    vaka_bot bots[VAKA_MAX_SEATS];
    vaka_error err;
    vaka_action action;

    for (int32_t seat = 0; seat < VAKA_MAX_SEATS; seat++)
        assert_int_equal(vaka_bot_init_for(&bots[seat], at->plugin.module,
                                           seat ? "random" : "greedy", seed, seat, &err),
                         VAKA_OK);
    for (int i = 0; i < 500 && !vaka_live_finished(at->live, NULL); i++) {
        uint8_t must = vaka_live_must(at->live);
        int32_t seat = 0;

        while (!(must & VAKA_SEAT(seat)))
            seat++;
        if (must == VAKA_SEAT(seat) && i % 3 == 0)
            hold(at->live, seat, out);
        if (!vaka_bot_choose(&bots[seat], at->live, seat, &action) ||
            vaka_live_apply(at->live, &action, NULL, NULL) != VAKA_OK)
            return;
    }
}

TEST(whether_a_question_passes_by_itself_hangs_on_what_all_can_see)
{
    table *at = *state;
    tally sum = {0};

    for (uint64_t seed = 1; seed <= 8; seed++) {
        table_begin(at, (table_choice){.seats = 2 + (int32_t)(seed % 3), .seed = seed});
        play_game(at, seed, &sum);
    }
    print_message("%u questions; %u pass by themselves where others watch, %u alone; %u would tell "
                  "a hand\n",
                  sum.asked, sum.watched, sum.alone, sum.naive);
    assert_true(sum.alone > 20);
    assert_true(sum.watched > 20); /* no hand and no counter could have changed anything */
    assert_int_equal(sum.differ, 0);
    assert_true(sum.naive > 0); /* who looks at the hand where others watch is caught */
}

/* One of those who are asked does the first of these that he may. */
static void go_on(table *at)
{
    static const char *const texts[] = {"order 0 clockwise", "stay", "done", "commit", "pass"};
    int32_t seat = 0;

    while (!asked(at, seat))
        seat++;
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        if (legal(at, seat, texts[i])) {
            play(at, seat, texts[i]);
            return;
        }
    fail_msg("nothing goes on");
}

/* 3.3: everybody has seen the Warrior Bands that lie there face down: there is no canoe yet. */
TEST(before_the_first_building_step_movement_passes_though_others_watch_3_3)
{
    table *at = *state;
    vaka_action action;

    sea_open(at, 2);
    sea_go(at, MOVE_FLIP);
    while (step_on_top(at) == STEP_MOVE) {
        int32_t seat = asked(at, 0) ? 0 : 1;

        assert_true(vaka_formality(at->live, seat, true, false, &action));
        assert_int_equal(action.verb, VERB_DONE);
        play(at, seat, "done");
    }
}

/* Without a canoe nothing can be turned over: but once something may have been built it might be
 * one, face down, for all that the others know. */
TEST(a_step_without_anything_to_move_passes_if_nobody_watches)
{
    table *at = *state;
    vaka_action action;

    sea_open(at, 2);
    while (vaka_turn(vaka_live_seen(at->live, VAKA_SPECTATOR)) < 2 || step_on_top(at) != STEP_MOVE)
        go_on(at);
    int32_t seat = asked(at, 0) ? 0 : 1;
    assert_true(vaka_formality(at->live, seat, false, false, &action));
    assert_int_equal(action.verb, VERB_DONE);
    assert_false(vaka_formality(at->live, seat, true, false, &action));
}

/* It could turn its island up now, and just as well when the plans are open, which come next. */
TEST(a_secret_island_keeps_no_step_from_passing)
{
    table *at = *state;
    vaka_action action;

    sea_begin(at, 2);
    play(at, 0, "stay");
    play(at, 1, "embark samoa");
    discover(at, 1, "1,0", "island-1", "rapa");
    play(at, 1, "keep");
    play(at, 1, "return");
    while (asked(at, 0))
        play(at, 0, "done");
    while (step_on_top(at) == STEP_MOVE) {
        assert_true(asked(at, 1));
        assert_true(legal(at, 1, "unveil 1,0"));
        assert_true(vaka_formality(at->live, 1, false, false, &action));
        assert_int_equal(action.verb, VERB_DONE);
        assert_true(is_same(at->live, 1, VAKA_SPECTATOR, true)); /* whichever island it is */
        play(at, 1, "done");
    }
    assert_int_equal(step_on_top(at), STEP_BUILD);
    assert_false(legal(at, 1, "unveil 1,0")); /* sealed */
}

int main(void)
{
    return run_registered("formality", table_group_load, table_group_unload);
}
