/* objective_test.c - secret aims: the public question first.
 *
 * SPDX-License-Identifier: MIT */
#include "playout.h"
#include "registered.h"

static int load(void **state)
{
    static playout at;

    playout_load(&at, "market");
    *state = &at;
    return 0;
}

static int unload(void **state)
{
    playout_unload(*state);
    return 0;
}

/* Two traders with these aims. */
static void begin(playout *at, const char *first, const char *second)
{
    char draws[2][40];
    const char *const queue[] = {draws[0], draws[1], NULL};

    snprintf(draws[0], sizeof draws[0], "draw box %s", first);
    snprintf(draws[1], sizeof draws[1], "draw box %s", second);
    playout_set(at, 2, "rounds", 3);
    playout_begin(at, 3, queue);
    vaka_live_listen(at->live, true);
}

static bool can_undo(playout *at)
{
    return vaka_live_can_undo(at->live, 0, NULL);
}

TEST_WITH(undo_goes_on_while_nothing_has_come_true, load, unload)
{
    playout *at = *state;

    begin(at, "two-stalls", "much-fish");
    playout_do(at, 0, "catch");
    assert_true(can_undo(at));
    playout_do(at, 0, "build"); /* one stall: no aim wants that */
    assert_true(can_undo(at));
}

/* Whoever holds what: five fish are an aim, so somebody may have it. */
TEST_WITH(what_comes_true_is_a_look_whichever_hand_is_held, load, unload)
{
    playout *at = *state;
    const char *const holds[][2] = {{"two-stalls", "six-stalls"}, {"four-stalls", "much-fish"}};

    for (size_t i = 0; i < 2; i++) {
        begin(at, holds[i][0], holds[i][1]);
        playout_do(at, 0, "catch");
        playout_do(at, 0, "catch");
        assert_true(can_undo(at));
        playout_do(at, 0, "catch");
        assert_false(can_undo(at));
        assert_false(vaka_live_finished(at->live, NULL));
    }
    begin(at, "two-stalls", "great-catch");
    for (int i = 0; i < 3; i++)
        playout_do(at, 0, "catch");
    assert_true(vaka_live_finished(at->live, NULL));
    assert_int_equal(playout_sees(at, 0, "shown", "great-catch"), 1);
}

TEST_WITH(it_is_asked_once_and_undo_goes_on_after_it, load, unload)
{
    playout *at = *state;

    begin(at, "six-stalls", "four-stalls");
    for (int i = 0; i < 3; i++)
        playout_do(at, 0, "catch"); /* five fish */
    assert_false(can_undo(at));
    playout_do(at, 1, "catch"); /* still five fish, which all know to be nobody's aim */
    assert_true(vaka_live_can_undo(at->live, 1, NULL));
}

TEST_WITH(a_deal_makes_an_aim_come_true, load, unload)
{
    playout *at = *state;

    begin(at, "two-stalls", "great-catch");
    playout_do(at, 0, "catch");
    playout_do(at, 0, "trade 1");
    playout_do(at, 0, "deal-give fish 3");
    playout_do(at, 0, "deal-offer");
    playout_do(at, 1, "deal-accept");
    assert_true(vaka_live_finished(at->live, NULL));
}

TEST_WITH(samples_give_nobody_an_aim_that_would_have_been_revealed, load, unload)
{
    playout *at = *state;
    int32_t zone = 0, catch = 0, held = 0;

    begin(at, "six-stalls", "four-stalls");
    zone = playout_zone(at, "aim1");
    catch = vaka_kind_by_id(at->layout, "great-catch");
    for (int asked = 0; asked < 2; asked++) {
        held = 0;
        for (uint64_t seed = 0; seed < 100; seed++) {
            vaka_live *sample = vaka_live_clone(at->live);
            vaka_resample(sample, 0, seed, NULL);
            held += vaka_count(&sample->position.face, zone, VAKA_NONE, catch);
            vaka_live_free(sample);
        }
        if (!asked)
            assert_true(held > 0);
        for (int i = 0; !asked && i < 3; i++)
            playout_do(at, 0, "catch");
    }
    assert_int_equal(held, 0);
}

TEST_WITH(too_many_kinds_are_a_wrong_call, load, unload)
{
    playout *at = *state;
    vaka_objectives deck = {.size = sizeof deck, .count = 65};
    uint64_t asked = 0;

    begin(at, "six-stalls", "four-stalls");
    assert_int_equal(vaka_objective_met(&at->live->position.face, &deck, &asked), VAKA_NONE);
    assert_string_equal(at->live->position.trouble,
                        "vaka_objective_met: not 0 to 64 kinds of a deck");
}

int main(void)
{
    return run_registered("objectives", NULL, NULL);
}
