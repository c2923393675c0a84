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

#define SLOTS 1024u /* games that may be finished before an earlier one is */

typedef struct slot { /* a game that waits to be taken */
    vaka_game_result result;
    vaka_touch *touched; /* owned; NULL without factors */
    vaka_error err;
    atomic_bool full;
} slot;

typedef struct sim_run { /* what the threads share */
    const vaka_sim_plan *plan;
    slot *slots;
    uint32_t count;       /* games to be played: those of the shard */
    atomic_uint next;     /* the next game to be played, among them */
    atomic_uint taken;    /* so many have been taken */
    atomic_uint starved;  /* threads that wait for a slot */
    atomic_bool over;     /* no more games are wanted */
    pthread_mutex_t lock; /* guards the rest */
    pthread_cond_t news;  /* games have been played, a thread has ended */
    pthread_cond_t room;  /* slots are free again */
    uint32_t running;     /* threads still at work */
    vaka_error trouble;   /* of a thread that could not begin */
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

static vaka_status play_out(const vaka_sim_plan *plan, vaka_live *live, vaka_bot *bots,
                            uint32_t poll[4], slot *into, vaka_error *err)
{
    vaka_game_result *result = &into->result;
    const vaka_module *module = plan->layout->module;
    const vaka_side *sides = vaka_extension(module, VAKA_EXT_SIDE, sizeof *sides);
    vaka_action action;
    bool sided = false;

    if (plan->factors)
        vaka_factors_note(plan->factors, live, into->touched);
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
        if (plan->factors)
            vaka_factors_note(plan->factors, live, into->touched);
    }
    return VAKA_OK;
}

static vaka_status play_game(const vaka_sim_plan *plan, const vaka_script_port *port,
                             const vaka_seed *seed, slot *into, vaka_error *err)
{
    vaka_game_result *result = &into->result;
    uint32_t poll[4];
    vaka_bot bots[VAKA_MAX_SEATS];
    vaka_live *live = NULL;
    vaka_status status = vaka_sim_bots(plan, seed, bots, err);

    memset(result, 0, sizeof *result);
    if (plan->factors)
        memset(into->touched, 0, plan->factors->count * sizeof *into->touched);
    if (status)
        return status;
    status = vaka_live_new_seeded(plan->layout, port, seed, plan->queue, plan->queued, &live, err);
    if (status)
        return status;
    vaka_live_keep_undo(live, false);
    vaka_live_listen(live, plan->factors != NULL);
    vaka_bot_poll(seed, bots[0].seed ^ 0x2545f4914f6cdd1du, poll);
    status = play_out(plan, live, bots, poll, into, err);
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
    vaka_sim_plan alone = *plan;
    slot one = {0};

    alone.factors = NULL;
    vaka_status status = play_game(&alone, plan->layout->setup.port, &number, &one, err);
    *result = one.result;
    return status;
}

/* --- Threads ---------------------------------------------------------------------------------- */

static uint32_t shards_of(const vaka_sim_plan *plan)
{
    return plan->shards ? plan->shards : 1;
}

uint32_t vaka_sim_count(const vaka_sim_plan *plan)
{
    return plan->shard < plan->games ? (plan->games - plan->shard - 1) / shards_of(plan) + 1 : 0;
}

/* The number among all games of the n-th of the shard. */
static uint32_t game_of(const vaka_sim_plan *plan, uint32_t n)
{
    return plan->shard + n * shards_of(plan);
}

/* Waits until there is a slot for a game. False: it is not wanted any more. */
static bool wait_for_room(sim_run *run, uint32_t game)
{
    if (game - atomic_load(&run->taken) < SLOTS)
        return !atomic_load(&run->over);
    pthread_mutex_lock(&run->lock);
    atomic_fetch_add(&run->starved, 1u);
    pthread_cond_signal(&run->news);
    while (game - atomic_load(&run->taken) >= SLOTS && !atomic_load(&run->over))
        pthread_cond_wait(&run->room, &run->lock);
    atomic_fetch_sub(&run->starved, 1u);
    pthread_mutex_unlock(&run->lock);
    return !atomic_load(&run->over);
}

static void tell_news(sim_run *run)
{
    pthread_mutex_lock(&run->lock);
    pthread_cond_signal(&run->news);
    pthread_mutex_unlock(&run->lock);
}

/* Games until there are none left, with the scripts on a runner of this thread. */
static void play_games(sim_run *run, vaka_runner *runner)
{
    const vaka_sim_plan *plan = run->plan;

    for (;;) {
        uint32_t game = atomic_fetch_add(&run->next, 1u);

        if (game >= run->count || !wait_for_room(run, game))
            break;
        slot *into = &run->slots[game % SLOTS];
        vaka_seed seed = seed_of_game(&plan->seed, game_of(plan, game));
        into->err = (vaka_error){0};
        into->err.status =
            play_game(plan, runner ? vaka_runner_port(runner) : NULL, &seed, into, &into->err);
        if (into->err.status)
            atomic_store(&run->next, run->count); /* those before it are already being played */
        atomic_store(&into->full, true);
        if (atomic_load(&run->starved)) /* else games are taken now and then, many at a time */
            tell_news(run);
    }
}

static void *work(void *data)
{
    sim_run *run = data;
    const vaka_sim_plan *plan = run->plan;
    vaka_runner *runner = NULL;
    vaka_error err = {0};

    if (plan->library && vaka_runner_new(plan->library, plan->layout->setup.content, &runner, &err))
        atomic_store(&run->over, true);
    else
        play_games(run, runner);
    vaka_runner_free(runner);
    pthread_mutex_lock(&run->lock);
    run->running--;
    if (err.status)
        run->trouble = err;
    pthread_cond_signal(&run->news);
    pthread_mutex_unlock(&run->lock);
    return NULL;
}

static void wait_for_news(sim_run *run)
{
    struct timespec until;

    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_nsec += PROGRESS_NS;
    until.tv_sec += until.tv_nsec / 1000000000L;
    until.tv_nsec %= 1000000000L;
    pthread_mutex_lock(&run->lock);
    slot *next = &run->slots[atomic_load(&run->taken) % SLOTS];
    if (run->running && !atomic_load(&next->full))
        pthread_cond_timedwait(&run->news, &run->lock, &until);
    pthread_mutex_unlock(&run->lock);
}

static vaka_status fail_game(const sim_run *run, uint32_t game, const vaka_error *trouble,
                             vaka_error *err)
{
    char text[VAKA_SEED_TEXT];
    vaka_seed seed = seed_of_game(&run->plan->seed, game_of(run->plan, game));

    return vaka_fail(err, trouble->status, "game %u (seed %s): %.180s", game_of(run->plan, game),
                     vaka_seed_write(&seed, text), trouble->text);
}

/* Hands over, in order, what has been played. False: no more is wanted, or a game has failed. */
static bool take_games(sim_run *run, vaka_sim_take *take, void *data, vaka_status *status,
                       vaka_error *err)
{
    for (uint32_t game = atomic_load(&run->taken); game < run->count; game++) {
        slot *from = &run->slots[game % SLOTS];

        if (!atomic_load(&from->full))
            return true;
        if (from->err.status) {
            *status = fail_game(run, game, &from->err, err);
            return false;
        }
        bool more = take(data, &from->result, from->touched);
        atomic_store(&from->full, false);
        atomic_store(&run->taken, game + 1);
        if (!more)
            return false;
    }
    return false;
}

static void free_room(sim_run *run)
{
    pthread_mutex_lock(&run->lock);
    pthread_cond_broadcast(&run->room);
    pthread_mutex_unlock(&run->lock);
}

static vaka_status take_all(sim_run *run, vaka_sim_take *take, void *data, vaka_error *err)
{
    const vaka_sim_plan *plan = run->plan;
    vaka_status status = VAKA_OK;
    bool more = true;

    while (more && !atomic_load(&run->over)) {
        wait_for_news(run);
        more = take_games(run, take, data, &status, err);
        if (plan->progress)
            plan->progress(plan->data, atomic_load(&run->taken));
        free_room(run);
    }
    atomic_store(&run->over, true);
    free_room(run);
    return status;
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

static vaka_status run_threads(sim_run *run, vaka_sim_take *take, void *data, vaka_error *err)
{
    uint32_t jobs = run->plan->jobs < 1 ? 1 : run->plan->jobs;
    pthread_t threads[VAKA_SIM_JOBS];
    uint32_t started = start_threads(run, threads, jobs > VAKA_SIM_JOBS ? VAKA_SIM_JOBS : jobs);

    if (started == 0)
        return vaka_fail(err, VAKA_ERR_SYSTEM, "cannot start a thread");
    vaka_status status = take_all(run, take, data, err);
    for (uint32_t i = 0; i < started; i++)
        pthread_join(threads[i], NULL);
    if (run->trouble.status && !status)
        status = vaka_fail(err, run->trouble.status, "%s", run->trouble.text);
    return status;
}

static slot *new_slots(const vaka_sim_plan *plan)
{
    slot *slots = vaka_xnew(SLOTS * sizeof *slots);

    for (uint32_t i = 0; plan->factors && i < SLOTS; i++)
        slots[i].touched = vaka_xnew((plan->factors->count + 1u) * sizeof *slots[i].touched);
    return slots;
}

static void free_slots(slot *slots)
{
    for (uint32_t i = 0; i < SLOTS; i++)
        free(slots[i].touched);
    free(slots);
}

vaka_status vaka_sim_stream(const vaka_sim_plan *plan, vaka_sim_take *take, void *data,
                            vaka_error *err)
{
    sim_run run = {.plan = plan, .count = vaka_sim_count(plan)};
    vaka_bot bots[VAKA_MAX_SEATS];
    vaka_status status = vaka_sim_bots(plan, &plan->seed, bots, err); /* names are checked once */

    if (status || plan->first >= run.count)
        return status;
    atomic_store(&run.next, plan->first);
    atomic_store(&run.taken, plan->first);
    run.slots = new_slots(plan);
    pthread_mutex_init(&run.lock, NULL);
    pthread_cond_init(&run.news, NULL);
    pthread_cond_init(&run.room, NULL);
    status = run_threads(&run, take, data, err);
    pthread_cond_destroy(&run.room);
    pthread_cond_destroy(&run.news);
    pthread_mutex_destroy(&run.lock);
    free_slots(run.slots);
    return status;
}

static bool keep_result(void *data, const vaka_game_result *result, const vaka_touch *touched)
{
    vaka_game_result **into = data;

    (void)touched;
    *(*into)++ = *result;
    return true;
}

vaka_status vaka_sim_run(const vaka_sim_plan *plan, vaka_game_result *results, vaka_error *err)
{
    return vaka_sim_stream(plan, keep_result, &results, err);
}
