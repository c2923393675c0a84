/* sim_test.c - many games between bots: the same for any number of threads.
 *
 * SPDX-License-Identifier: MIT */
#include "play/bot.h"
#include "play/sim.h"
#include "plugin/plugins.h"
#include "registered.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define GAMES 30u

typedef struct bench {
    vaka_plugins plugins;
} bench;

static const char *const games[] = {"hello",  "skirmish", "auction", "gallery",
                                    "hexref", "atoll",    "reef"};

static int scan(void **state)
{
    static const char *const folders[] = {VAKA_BUILD_DIR "/modules",
                                          VAKA_BUILD_DIR "/tests/modules", NULL};
    bench *at = vaka_xnew(sizeof *at);

    vaka_plugins_scan(&at->plugins, folders);
    *state = at;
    return 0;
}

static int unload(void **state)
{
    bench *at = *state;

    vaka_plugins_done(&at->plugins);
    free(at);
    return 0;
}

static vaka_layout *layout_of(const bench *at, const char *game)
{
    vaka_error err = {0};
    const vaka_module *module = vaka_plugins_find(&at->plugins, game, &err);
    vaka_setup setup;
    vaka_layout *layout = NULL;

    if (!module || vaka_setup_init(&setup, module, module->seats_max, &err) ||
        vaka_layout_new(&setup, &layout, &err))
        fail_msg("%s: %s", game, err.text);
    return layout;
}

static vaka_sim_plan plan_of(const vaka_layout *layout, uint64_t seed, uint32_t jobs)
{
    vaka_sim_plan plan = {.layout = layout,
                          .seed = vaka_seed_of(seed),
                          .games = GAMES,
                          .jobs = jobs,
                          .bound = VAKA_SIM_BOUND};

    for (int seat = 0; seat < VAKA_MAX_SEATS; seat++)
        plan.bot[seat] = "random";
    return plan;
}

static void run(const vaka_sim_plan *plan, vaka_game_result *results)
{
    vaka_error err = {0};

    memset(results, 0xa5, plan->games * sizeof *results);
    if (vaka_sim_run(plan, results, &err))
        fail_msg("%s: %s", plan->layout->module->id, err.text);
}

TEST(results_do_not_depend_on_the_number_of_threads)
{
    static const uint32_t jobs[] = {1, 2, 2, 5};
    static vaka_game_result first[GAMES], again[GAMES];

    for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
        vaka_layout *layout = layout_of(*state, games[i]);

        for (size_t j = 0; j < sizeof jobs / sizeof *jobs; j++) {
            vaka_sim_plan plan = plan_of(layout, 7, jobs[j]);

            run(&plan, j == 0 ? first : again);
            if (j > 0)
                assert_memory_equal(first, again, sizeof first);
        }
        vaka_layout_free(layout);
    }
}

TEST(another_seed_gives_other_games)
{
    static vaka_game_result first[GAMES], other[GAMES];
    vaka_layout *layout = layout_of(*state, "hello");
    vaka_sim_plan plan = plan_of(layout, 7, 2), other_plan = plan_of(layout, 8, 2);

    run(&plan, first);
    run(&other_plan, other);
    assert_memory_not_equal(first, other, sizeof first);
    vaka_layout_free(layout);
}

TEST(games_end_with_a_winner_or_at_the_bound)
{
    static vaka_game_result results[GAMES];
    vaka_layout *layout = layout_of(*state, "hello");
    vaka_sim_plan plan = plan_of(layout, 3, 2);

    run(&plan, results);
    for (uint32_t i = 0; i < GAMES; i++) {
        assert_false(results[i].at_bound);
        assert_true(results[i].actions >= 7 && results[i].actions <= 21);
        assert_true(results[i].winners != 0);
    }
    plan.bound = 5;
    run(&plan, results);
    for (uint32_t i = 0; i < GAMES; i++) {
        assert_true(results[i].at_bound);
        assert_int_equal(results[i].actions, 5);
        assert_int_equal(results[i].winners, 0);
    }
    vaka_layout_free(layout);
}

TEST(an_unknown_bot_is_refused_by_name)
{
    vaka_layout *layout = layout_of(*state, "hello");
    vaka_sim_plan plan = plan_of(layout, 3, 2);
    vaka_game_result results[GAMES];
    vaka_error err = {0};

    plan.bot[1] = "clever";
    assert_int_equal(vaka_sim_run(&plan, results, &err), VAKA_ERR_DATA);
    assert_non_null(strstr(err.text, "clever"));
    assert_non_null(strstr(err.text, "random"));
    vaka_layout_free(layout);
}

static void note_progress(void *data, uint32_t done)
{
    uint32_t *last = data;

    assert_true(done >= *last);
    *last = done;
}

TEST(progress_ends_with_all_games)
{
    static vaka_game_result results[GAMES];
    vaka_layout *layout = layout_of(*state, "hello");
    vaka_sim_plan plan = plan_of(layout, 3, 3);
    uint32_t last = 0;

    plan.progress = note_progress;
    plan.data = &last;
    run(&plan, results);
    assert_int_equal(last, GAMES);
    vaka_layout_free(layout);
}

/* A good module; break_later is its apply(), but for a wrong call when the game is half over. */
static const vaka_module *good;

static void break_later(vaka_match *match, const vaka_action *action)
{
    good->apply(match, action);
    if (match->zones[0].count < 8)
        vaka_piece_move(match, -1, 0);
}

TEST(a_broken_contract_names_the_first_game_and_its_seed)
{
    static vaka_game_result results[GAMES];
    vaka_layout *layout = layout_of(*state, "hello");
    vaka_layout broken = *layout;
    vaka_module module = *layout->module;
    char named[2][256];

    good = layout->module;
    module.apply = break_later;
    broken.module = &module;
    broken.setup.module = &module;
    for (uint32_t jobs = 1; jobs <= 2; jobs++) {
        vaka_sim_plan plan = plan_of(&broken, 3, jobs);
        vaka_error err = {0};
        char seed[64];

        assert_int_equal(vaka_sim_run(&plan, results, &err), VAKA_ERR_CONTRACT);
        snprintf(seed, sizeof seed, "game 0 (seed %llu)", (unsigned long long)vaka_sim_seed(3, 0));
        assert_non_null(strstr(err.text, seed));
        snprintf(named[jobs - 1], sizeof named[0], "%s", err.text);
    }
    assert_string_equal(named[0], named[1]);
    vaka_layout_free(layout);
}

TEST(seeds_of_games_differ_and_fit_into_63_bits)
{
    (void)state;
    for (uint32_t i = 0; i < 1000; i++) {
        uint64_t seed = vaka_sim_seed(1, i);

        assert_true(seed <= INT64_MAX);
        for (uint32_t j = 0; j < i; j++)
            assert_true(seed != vaka_sim_seed(1, j));
        assert_true(seed != vaka_sim_seed(2, i));
    }
}

/* The position after six actions of two bots, with the bots made anew before action `stop`. */
static uint64_t hash_after(const vaka_layout *layout, uint32_t stop)
{
    vaka_bot bots[2];
    vaka_live *live = NULL;
    vaka_error err = {0};
    vaka_action action;
    uint64_t hash;

    assert_int_equal(vaka_live_new(layout, 11, NULL, 0, &live, &err), VAKA_OK);
    for (int32_t seat = 0; seat < 2; seat++)
        assert_int_equal(vaka_bot_init(&bots[seat], "random", 11, seat, &err), VAKA_OK);
    for (uint32_t i = 0; i < 6; i++) {
        int32_t seat = (int32_t)(i % 2);

        if (i == stop) { /* the program ends here and another one goes on */
            for (int32_t s = 0; s < 2; s++) {
                assert_int_equal(vaka_bot_init(&bots[s], "random", 11, s, &err), VAKA_OK);
                vaka_bot_resume(&bots[s], (i + 1 - (uint32_t)s) / 2);
            }
        }
        assert_true(vaka_bot_choose(&bots[seat], live, seat, &action));
        assert_int_equal(vaka_live_apply(live, &action, NULL, &err), VAKA_OK);
    }
    hash = vaka_live_hash(live);
    vaka_live_free(live);
    return hash;
}

TEST(a_resumed_bot_goes_on_as_if_it_had_never_stopped)
{
    bench *at = *state;
    vaka_error err = {0};
    vaka_setup setup;
    vaka_layout *layout = NULL;
    const vaka_module *module = vaka_plugins_find(&at->plugins, "hello", &err);

    assert_int_equal(vaka_setup_init(&setup, module, 2, &err), VAKA_OK);
    assert_int_equal(vaka_setup_set(&setup, "stones", 60, &err), VAKA_OK);
    assert_int_equal(vaka_layout_new(&setup, &layout, &err), VAKA_OK);
    for (uint32_t stop = 0; stop < 6; stop++)
        assert_true(hash_after(layout, stop) == hash_after(layout, 99));
    vaka_layout_free(layout);
}

int main(void)
{
    return run_registered("tests", scan, unload);
}
