/* play/sim.c - many games between bots, over several threads.
 *
 * SPDX-License-Identifier: MIT */
#include "play/sim.h"

#include "vaka/ext/side.h"

#include "layout/extension.h"
#include "script/run/runner.h"

#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define PROGRESS_NS 100000000L /* between two calls of plan->progress */

typedef struct sim_run { /* what the threads share */
    const vaka_sim_plan *plan;
    vaka_game_result *results;
    atomic_uint next; /* the next game to be played */
    atomic_uint done;
    pthread_mutex_t lock; /* guards the rest */
    pthread_cond_t ended;
    uint32_t running;     /* threads still at work */
    uint32_t failed_game; /* the first one that failed; UINT32_MAX: none */
    vaka_error trouble;
} sim_run;

uint64_t vaka_sim_seed(uint64_t base, uint32_t index)
{
    uint64_t z = base + (uint64_t)index * 0x9e3779b97f4a7c15u;

    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return (z ^ (z >> 31)) & INT64_MAX;
}

static vaka_seed seed_of_game(const vaka_seed *base, uint32_t index)
{
    if (base->generator == VAKA_GENERATOR_CHACHA)
        return vaka_seed_child(base, VAKA_SEED_GAME, index);
    return vaka_seed_of(vaka_sim_seed(base->number, index));
}

vaka_status vaka_sim_bots(const vaka_sim_plan *plan, const vaka_seed *seed, vaka_bot *bots,
                          vaka_error *err)
{
    for (int32_t seat = 0; seat < plan->layout->setup.seats; seat++) {
        if (vaka_nobody(plan->layout) & VAKA_SEAT(seat)) {
            bots[seat] = (vaka_bot){0};
            continue;
        }
        vaka_status status = vaka_bot_init_seeded(&bots[seat], plan->layout->module,
                                                  plan->bot[seat], seed, seat, err);

        if (status)
            return status;
    }
    return VAKA_OK;
}

/* What each seat plays, as soon as the module knows. True: all is known, or nothing is told. */
static bool note_sides(const vaka_side *sides, vaka_live *live, vaka_game_result *result)
{
    const vaka_match *match = &vaka_live_position(live)->face;
    bool all = true;

    for (int32_t seat = 0; sides && seat < match->seats; seat++) {
        if (!result->side[seat])
            result->side[seat] = (int16_t)(sides->side(match, seat) + 1);
        all = all && result->side[seat];
    }
    return all;
}

/* Who has the card now: it is his, or lies in a zone of his. */
static void note_card(int32_t card, vaka_live *live, vaka_game_result *result)
{
    const vaka_match *match = &vaka_live_position(live)->face;

    for (int32_t zone = 0; card && zone < match->layout->zone_count; zone++)
        for (VAKA_EACH(match, zone, piece)) {
            int32_t owner = match->pieces[piece].owner;
            if (match->pieces[piece].kind != card - 1)
                continue;
            owner = owner < 0 ? vaka_zone_owner(match->layout, zone) : owner;
            if (owner >= 0)
                result->got |= VAKA_SEAT(owner);
        }
}

static vaka_status play_out(const vaka_sim_plan *plan, vaka_live *live, vaka_bot *bots,
                            uint32_t poll[4], vaka_game_result *result, vaka_error *err)
{
    const vaka_module *module = plan->layout->module;
    const vaka_side *sides = vaka_extension(module, VAKA_EXT_SIDE, sizeof *sides);
    vaka_action action;
    bool sided = false;

    note_card(plan->card, live, result);
    while (!vaka_live_finished(live, &result->winners)) {
        if (result->actions == plan->bound) {
            result->at_bound = 1;
            return VAKA_OK;
        }
        if (!vaka_bot_next(bots, live, poll, &action))
            return vaka_fail(err, VAKA_ERR_CONTRACT, "nobody can act after %u actions",
                             result->actions);
        vaka_status status = vaka_live_apply(live, &action, NULL, err);
        if (status == VAKA_ERR_ILLEGAL)
            return vaka_fail(err, VAKA_ERR_CONTRACT,
                             "action %u is on the legal list and yet refused", result->actions + 1);
        if (status)
            return status;
        result->actions++;
        sided = sided || note_sides(sides, live, result);
        note_card(plan->card, live, result);
    }
    return VAKA_OK;
}

static vaka_status play_game(const vaka_sim_plan *plan, const vaka_script_port *port,
                             const vaka_seed *seed, vaka_game_result *result, vaka_error *err)
{
    uint32_t poll[4];
    vaka_bot bots[VAKA_MAX_SEATS];
    vaka_live *live = NULL;
    vaka_status status = vaka_sim_bots(plan, seed, bots, err);

    memset(result, 0, sizeof *result);
    if (status)
        return status;
    status = vaka_live_new_seeded(plan->layout, port, seed, plan->queue, plan->queued, &live, err);
    if (status)
        return status;
    vaka_live_keep_undo(live, false);
    vaka_bot_poll(seed, bots[0].seed ^ 0x2545f4914f6cdd1du, poll);
    status = play_out(plan, live, bots, poll, result, err);
    const vaka_table *table = vaka_live_position(live)->table;
    result->turns = table->turn;
    memcpy(result->score, table->score, sizeof result->score);
    vaka_live_free(live);
    return status;
}

vaka_status vaka_sim_game(const vaka_sim_plan *plan, uint64_t seed, vaka_game_result *result,
                          vaka_error *err)
{
    vaka_seed number = vaka_seed_of(seed);

    return play_game(plan, plan->layout->setup.port, &number, result, err);
}

static void note_failure(sim_run *run, uint32_t game, const vaka_error *err)
{
    pthread_mutex_lock(&run->lock);
    if (game < run->failed_game) {
        run->failed_game = game;
        run->trouble = *err;
    }
    pthread_mutex_unlock(&run->lock);
    /* Games are handed out in order, so every game before this one is already being played: the
     * first failure is the same for any number of threads. */
    atomic_store(&run->next, run->plan->games);
}

/* Games until there are none left, with the scripts on a runner of this thread. */
static void play_games(sim_run *run)
{
    const vaka_sim_plan *plan = run->plan;
    vaka_runner *runner = NULL;
    vaka_error err = {0};

    if (plan->library &&
        vaka_runner_new(plan->library, plan->layout->setup.content, &runner, &err)) {
        note_failure(run, 0, &err);
        return;
    }
    for (;;) {
        uint32_t game = atomic_fetch_add(&run->next, 1u);

        if (game >= plan->games)
            break;
        vaka_seed seed = seed_of_game(&plan->seed, game);
        if (play_game(plan, runner ? vaka_runner_port(runner) : NULL, &seed, &run->results[game],
                      &err))
            note_failure(run, game, &err);
        atomic_fetch_add(&run->done, 1u);
    }
    vaka_runner_free(runner);
}

static void *work(void *data)
{
    sim_run *run = data;

    play_games(run);
    pthread_mutex_lock(&run->lock);
    run->running--;
    pthread_cond_signal(&run->ended);
    pthread_mutex_unlock(&run->lock);
    return NULL;
}

static void wait_for_end(sim_run *run)
{
    const vaka_sim_plan *plan = run->plan;

    pthread_mutex_lock(&run->lock);
    while (run->running) {
        struct timespec until;

        clock_gettime(CLOCK_REALTIME, &until);
        until.tv_nsec += PROGRESS_NS;
        until.tv_sec += until.tv_nsec / 1000000000L;
        until.tv_nsec %= 1000000000L;
        pthread_cond_timedwait(&run->ended, &run->lock, &until);
        if (plan->progress) {
            pthread_mutex_unlock(&run->lock);
            plan->progress(plan->data, atomic_load(&run->done));
            pthread_mutex_lock(&run->lock);
        }
    }
    pthread_mutex_unlock(&run->lock);
    if (plan->progress) /* they may all have ended before anybody waited */
        plan->progress(plan->data, atomic_load(&run->done));
}

static uint32_t start_threads(sim_run *run, pthread_t *threads, uint32_t wanted)
{
    uint32_t started = 0;

    run->running = wanted; /* before the first thread can count itself off */
    while (started < wanted && pthread_create(&threads[started], NULL, work, run) == 0)
        started++;
    pthread_mutex_lock(&run->lock);
    run->running -= wanted - started;
    pthread_mutex_unlock(&run->lock);
    return started;
}

static vaka_status run_threads(sim_run *run, uint32_t jobs, vaka_error *err)
{
    char text[VAKA_SEED_TEXT];
    pthread_t *threads = vaka_xnew(jobs * sizeof *threads);
    uint32_t started = start_threads(run, threads, jobs);

    wait_for_end(run);
    for (uint32_t i = 0; i < started; i++)
        pthread_join(threads[i], NULL);
    free(threads);
    if (started == 0)
        return vaka_fail(err, VAKA_ERR_SYSTEM, "cannot start a thread");
    if (run->failed_game == UINT32_MAX)
        return VAKA_OK;
    vaka_seed seed = seed_of_game(&run->plan->seed, run->failed_game);
    return vaka_fail(err, run->trouble.status, "game %u (seed %s): %.180s", run->failed_game,
                     vaka_seed_write(&seed, text), run->trouble.text);
}

vaka_status vaka_sim_run(const vaka_sim_plan *plan, vaka_game_result *results, vaka_error *err)
{
    sim_run run = {.plan = plan, .results = results, .failed_game = UINT32_MAX};
    vaka_bot bots[VAKA_MAX_SEATS];
    uint32_t jobs = plan->jobs < 1 ? 1 : plan->jobs;
    vaka_status status = vaka_sim_bots(plan, &plan->seed, bots, err); /* names are checked once */

    if (status)
        return status;
    if (jobs > VAKA_SIM_JOBS)
        jobs = VAKA_SIM_JOBS;
    pthread_mutex_init(&run.lock, NULL);
    pthread_cond_init(&run.ended, NULL);
    status = run_threads(&run, jobs, err);
    pthread_cond_destroy(&run.ended);
    pthread_mutex_destroy(&run.lock);
    return status;
}
