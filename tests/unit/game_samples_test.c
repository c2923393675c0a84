/* game_samples_test.c - whoever is given samples learns nothing: no draw of the step that asks, no
 * hand, no purse.
 *
 * SPDX-License-Identifier: MIT
 *
 * A peeking player looks at many samples of a match and believes what most of them say. Over many
 * matches it must not do better than somebody who knows only what was dealt in all. */
#include "game_help.h"

#include "match/resample.h"
#include "vaka/counter.h"

#define MATCHES 60
#define SAMPLES 24

/* A match of tests/scripts/lagoon. */
typedef struct lagoon {
    vaka_plugins plugins;
    vaka_loader loader;
    const vaka_module *module;
} lagoon;

static void open_lagoon(lagoon *at)
{
    static const char *const nowhere[] = {NULL};
    vaka_error err = {0};

    memset(at, 0, sizeof *at);
    setenv("VAKA_SCRIPTS", "/nonexistent", 1);
    setenv("XDG_DATA_HOME", "/nonexistent", 1);
    vaka_plugins_scan(&at->plugins, nowhere);
    vaka_loader_init(&at->loader, NULL);
    at->module = vaka_modules_find(&at->plugins, VAKA_SOURCE_DIR "/tests/scripts/lagoon", &err);
    if (!at->module)
        fail_msg("%s", err.text);
}

static void close_lagoon(lagoon *at)
{
    vaka_loader_done(&at->loader);
    vaka_plugins_done(&at->plugins);
}

static vaka_live *begin(lagoon *at, uint64_t seed, vaka_layout **layout)
{
    vaka_library_choice choice = {.seats = 2};
    vaka_live *live = NULL;
    vaka_setup setup;
    vaka_error err = {0};

    if (vaka_setup_init(&setup, at->module, 2, &err) ||
        vaka_loader_attach(&at->loader, &choice, &setup, NULL, &err) ||
        vaka_layout_new(&setup, layout, &err) || vaka_live_new(*layout, seed, NULL, 0, &live, &err))
        fail_msg("%s", err.text);
    return live;
}

static void play(vaka_live *live, const char *text)
{
    vaka_action action;
    vaka_error err = {0};
    int32_t seat = vaka_live_must(live) & 1 ? 0 : 1;

    if (vaka_action_read(vaka_live_layout(live), seat, text, &action, &err) ||
        vaka_live_apply(live, &action, NULL, &err))
        fail_msg("%s: %s", text, err.text);
}

static int32_t zone(vaka_live *live, const char *id)
{
    return vaka_zone_by_id(vaka_live_layout(live), id);
}

/* The kinds in a zone, whatever their order, as a number. */
static uint64_t kinds_in(vaka_live *live, const char *id)
{
    const vaka_match *match = &vaka_live_position(live)->face;
    uint64_t sum = 0;

    for (VAKA_EACH(match, zone(live, id), piece))
        sum += (uint64_t)1 << 5 * match->pieces[piece].kind;
    return sum;
}

static int32_t top_kind(vaka_live *live, const char *id)
{
    const vaka_match *match = &vaka_live_position(live)->face;

    return match->pieces[match->zones[zone(live, id)].last].kind;
}

static int32_t purse(vaka_live *live, int32_t seat)
{
    const vaka_match *match = &vaka_live_position(live)->face;

    return vaka_counter(match, vaka_counter_by_id(match->layout, "purse"), seat);
}

typedef struct likeness { /* how often samples have what is true */
    uint32_t drawn, hand, purse, hold, of;
} likeness;

static void compare(vaka_live *live, int32_t viewer, uint64_t seed, likeness *sum)
{
    vaka_live *sample = vaka_live_clone(live);
    const char *own = viewer ? "hand1" : "hand0", *other = viewer ? "hand0" : "hand1";
    const char *hold = viewer ? "hold0" : "hold1";
    vaka_resampled changed;

    vaka_resample(sample, viewer, seed, &changed);
    assert_false(changed.unmixed);
    assert_false(changed.tells);
    assert_true(vaka_live_view_hash(sample, viewer) == vaka_live_view_hash(live, viewer));
    assert_true(kinds_in(sample, own) == kinds_in(live, own)); /* it sees those */
    assert_int_equal(purse(sample, viewer), purse(live, viewer));
    sum->drawn += top_kind(sample, other) == top_kind(live, other);
    sum->hand += kinds_in(sample, other) == kinds_in(live, other);
    sum->purse += purse(sample, !viewer) == purse(live, !viewer);
    sum->hold += kinds_in(sample, hold) == kinds_in(live, hold);
    sum->of++;
    vaka_live_free(sample);
}

/* Seat 0 dives, seat 1 dives, seat 0 is asked: each has been dealt cards, in steps that ask. */
static likeness look_at_many(int32_t viewer, bool just_dealt)
{
    likeness sum = {0};
    lagoon at;

    open_lagoon(&at);
    for (uint64_t seed = 1; seed <= MATCHES; seed++) {
        vaka_layout *layout = NULL;
        vaka_live *live = begin(&at, seed, &layout);
        play(live, "dive");
        play(live, "dive");
        if (!just_dealt)
            play(live, "wait");
        for (uint64_t i = 0; i < SAMPLES; i++)
            compare(live, viewer, seed * 1000 + i, &sum);
        vaka_live_free(live);
        vaka_layout_free(layout);
    }
    close_lagoon(&at);
    return sum;
}

static double share(uint32_t part, const likeness *sum)
{
    return (double)part / sum->of;
}

/* Of eighteen cards of four sorts a draw is guessed once in four times, a hand of four hardly ever,
 * a purse of up to twelve once in thirteen, a pearl of two sorts half of the time. */
static void expect_guesses(const likeness *sum)
{
    assert_true(share(sum->drawn, sum) > 0.15 && share(sum->drawn, sum) < 0.36);
    assert_true(share(sum->hand, sum) < 0.15);
    assert_true(share(sum->purse, sum) > 0.02 && share(sum->purse, sum) < 0.16);
    assert_true(share(sum->hold, sum) > 0.3 && share(sum->hold, sum) < 0.7);
}

TEST(samples_do_not_tell_what_was_drawn_in_the_step_that_asks)
{
    (void)state;
    likeness sum = look_at_many(1, true); /* seat 0 has just been dealt a card and is asked */
    expect_guesses(&sum);
}

TEST(nor_what_was_drawn_before_it)
{
    (void)state;
    likeness sum = look_at_many(0, false); /* seat 1 is asked, after seat 0 */
    expect_guesses(&sum);
    sum = look_at_many(1, false);
    expect_guesses(&sum);
}

/* --- sealed ----------------------------------------------------------------------------------- */

/* Plays until a feast has begun, and lets seat 1 seal an offer of one. */
static bool come_to_a_feast(vaka_live *live)
{
    for (int i = 0; i < 30 && !vaka_live_finished(live, NULL); i++) {
        int32_t seat = vaka_live_must(live) & 1 ? 0 : 1;
        vaka_action action;
        vaka_error err = {0};
        if (vaka_live_must(live) == 3) {
            if (vaka_action_read(vaka_live_layout(live), 1, "offer 1", &action, &err) == VAKA_OK)
                return vaka_live_apply(live, &action, NULL, &err) == VAKA_OK;
            return false;
        }
        vaka_action_read(vaka_live_layout(live), seat, "play shell", &action, &err);
        if (vaka_live_apply(live, &action, NULL, &err))
            play(live, "wait");
    }
    return false;
}

/* What seat 1 has paid in the end, if seat 0 offers nothing. */
static int32_t paid_in_the_end(vaka_live *live)
{
    int32_t before = purse(live, 1);

    play(live, "offer 0");
    return before - purse(live, 1);
}

TEST(samples_tell_neither_what_was_sealed_nor_the_purse_it_came_from)
{
    uint32_t feasts = 0, as_sealed = 0, as_full = 0, samples = 0;
    lagoon at;

    (void)state;
    open_lagoon(&at);
    for (uint64_t seed = 1; seed <= MATCHES; seed++) {
        vaka_layout *layout = NULL;
        vaka_live *live = begin(&at, seed, &layout);
        bool there = come_to_a_feast(live);
        feasts += there;
        for (uint64_t i = 0; there && i < SAMPLES; i++) {
            vaka_live *sample = vaka_live_clone(live);
            vaka_resampled changed;
            vaka_resample(sample, 0, seed * 1000 + i, &changed);
            assert_false(changed.unmixed);
            assert_true(vaka_live_view_hash(sample, 0) == vaka_live_view_hash(live, 0));
            as_full += purse(sample, 1) == purse(live, 1);
            as_sealed += paid_in_the_end(sample) == 1;
            samples++;
            vaka_live_free(sample);
        }
        vaka_live_free(live);
        vaka_layout_free(layout);
    }
    close_lagoon(&at);
    assert_in_range(feasts, 20, MATCHES);
    assert_in_range(as_full * 100, samples * 2, samples * 16);    /* one in thirteen */
    assert_in_range(as_sealed * 100, samples * 12, samples * 40); /* one in four, or in fewer */
}

/* What was sealed is open when all have committed: nobody takes that back. */
TEST(the_last_to_commit_cannot_take_it_back)
{
    vaka_layout *layout = NULL;
    lagoon at;

    (void)state;
    open_lagoon(&at);
    for (uint64_t seed = 1; seed <= 4; seed++) {
        vaka_live *live = begin(&at, seed, &layout);
        if (come_to_a_feast(live)) {
            assert_true(vaka_live_can_undo(live, 1, NULL)); /* its own, while it is sealed */
            play(live, "offer 0");
            assert_true(vaka_live_position(live)->marks & VAKA_MARK_LEARNED);
            assert_false(vaka_live_can_undo(live, 0, NULL));
            assert_false(vaka_live_can_undo(live, 1, NULL));
        }
        vaka_live_free(live);
        vaka_layout_free(layout);
    }
    close_lagoon(&at);
}

/* --- many draws in one step ------------------------------------------------------------------- */

/* All cards but four are dealt in the step that asks the last seat: it must have its own in every
 * sample, though they are dealt last, and the others may have any. */
static const char deal[] = "deal = function()\n"
                           "  for n = 1, 6 do host.draw(\"deck\", \"hand0\") end\n"
                           "  for n = 1, 6 do host.draw(\"deck\", \"hand1\") end\n"
                           "  ask.act { seat = 1, stop = function() end }\n"
                           "  finish { winners = { 0 } }\n"
                           "end,\n";

GAME_TEST(what_is_dealt_last_to_the_viewer_is_not_dealt_to_another_before)
{
    uint32_t pearls[7] = {0};

    (void)state;
    game_begin("for n = 1, 6 do game.put(\"pearl\", nil, \"deck\") end\n"
               "for n = 1, 10 do game.put(\"stone\", nil, \"deck\") end\n"
               "host.shuffle(\"deck\") run(\"deal\")",
               deal);
    int32_t pearl = vaka_kind_by_id(on.layout, "pearl");
    int32_t own = vaka_count(game_match(), zone(on.live, "hand1"), VAKA_NONE, pearl);
    for (uint64_t seed = 0; seed < 300; seed++) {
        vaka_live *sample = vaka_live_clone(on.live);
        vaka_resampled changed;
        vaka_resample(sample, 1, seed, &changed);
        const vaka_match *match = &vaka_live_position(sample)->face;
        assert_false(changed.unmixed);
        assert_int_equal(vaka_count(match, zone(sample, "hand1"), VAKA_NONE, pearl), own);
        pearls[vaka_count(match, zone(sample, "hand0"), VAKA_NONE, pearl)]++;
        vaka_live_free(sample);
    }
    uint32_t different = 0;
    for (int i = 0; i < 7; i++)
        different += pearls[i] > 0;
    assert_in_range(different, 3, 7);
}

/* The same when the deck is shuffled in the step itself. */
GAME_TEST(nor_if_the_step_shuffles_first)
{
    static char steps[1024];

    (void)state;
    snprintf(steps, sizeof steps, "deal = function() host.shuffle(\"deck\") %s",
             strstr(deal, "for n"));
    game_begin("for n = 1, 6 do game.put(\"pearl\", nil, \"deck\") end\n"
               "for n = 1, 10 do game.put(\"stone\", nil, \"deck\") end\n"
               "run(\"deal\")",
               steps);
    uint64_t own = kinds_in(on.live, "hand1"), other = kinds_in(on.live, "hand0");
    uint32_t same = 0;
    for (uint64_t seed = 0; seed < 300; seed++) {
        vaka_live *sample = vaka_live_clone(on.live);
        vaka_resampled changed;
        vaka_resample(sample, 1, seed, &changed);
        assert_false(changed.unmixed);
        assert_true(kinds_in(sample, "hand1") == own);
        same += kinds_in(sample, "hand0") == other;
        vaka_live_free(sample);
    }
    assert_in_range(same, 10, 200);
}

/* What a sample was given goes on being so: the answer runs the step again with it. */
GAME_TEST(a_sample_goes_on_with_what_it_was_given)
{
    (void)state;
    game_begin("for n = 1, 6 do game.put(\"pearl\", nil, \"deck\") end\n"
               "for n = 1, 10 do game.put(\"stone\", nil, \"deck\") end\n"
               "host.shuffle(\"deck\") run(\"deal\")",
               deal);
    for (uint64_t seed = 0; seed < 40; seed++) {
        vaka_live *sample = vaka_live_clone(on.live);
        vaka_error err = {0};
        vaka_resample(sample, 1, seed, NULL);
        uint64_t other = kinds_in(sample, "hand0"), own = kinds_in(sample, "hand1");
        uint32_t count;
        vaka_action stop = *vaka_live_legal(sample, 1, &count);
        if (vaka_live_apply(sample, &stop, NULL, &err))
            fail_msg("%s", err.text);
        assert_true(kinds_in(sample, "hand0") == other && kinds_in(sample, "hand1") == own);
        vaka_live_free(sample);
    }
}

int main(void)
{
    return run_registered("tests", NULL, NULL);
}
