/* play/search_crew.c - proposals and worlds by several threads.
 *
 * SPDX-License-Identifier: MIT
 *
 * Worlds are numbered, and what each plan comes to there is kept at its number: it does not matter
 * who tries which. Each takes a world of his own; when none is left he helps with those of others;
 * and when every rollout of a round is being made by somebody, he tries what is never dropped, the
 * usual plan, in worlds of the next round. So nobody waits but at the very end.
 *
 * Threads stay as long as the crew does, each with its hand: a search shares out a job several
 * times, and a table laid out anew each time is memory that nobody has touched yet. */
#include "play/search_inside.h"

#include "script/run/debug.h"
#include "script/run/runner.h"

#include <pthread.h>
#include <stdlib.h>

#define MOST_THREADS 64u

typedef struct worker { /* a thread besides that of the search itself */
    vaka_crew *crew;
    vaka_runner *runner;   /* borrowed */
    vaka_search_hand hand; /* laid out for the first job */
    uint32_t calls;        /* that it has heard */
    pthread_t thread;
} worker;

struct vaka_crew {
    uint32_t count; /* threads, that of the search itself among them */
    vaka_runner *runner[MOST_THREADS];
    worker worker[MOST_THREADS];
    uint32_t workers; /* that have been started */

    pthread_mutex_t lock;        /* for what follows */
    pthread_cond_t called;       /* there is a job, or the crew is over */
    pthread_cond_t back;         /* nobody is at the job any more */
    uint32_t calls;              /* jobs that were shared out so far */
    uint32_t away;               /* workers that are not back from the last */
    bool over;                   /* go home */
    const vaka_searcher *search; /* whose job it is */
    vaka_crew_job *job;
    void *data; /* of the job */
};

typedef struct world_shift { /* of a world; a bit for each plan */
    uint64_t taken;          /* somebody tries it, or has */
    uint64_t tried;          /* it is through */
} world_shift;

typedef struct shift { /* what the threads share */
    vaka_searcher *searcher;
    pthread_mutex_t lock;  /* for what follows */
    pthread_cond_t turned; /* another round has begun, or none will */
    uint32_t round;        /* that is being tried; the number of rounds: all are through */
    uint32_t first, end;   /* worlds of this round */
    uint32_t next;         /* the one that nobody has begun */
    uint64_t plans;        /* that are not dropped */
    uint32_t open;         /* rollouts of this round that are not through */
    bool stopped;
    world_shift *world; /* owned, all of them */
} shift;

typedef struct rollout {
    uint32_t world, plan;
} rollout;

bool vaka_crew_can(vaka_live *live)
{
    return vaka_runner_can_like(vaka_live_position(live)->port);
}

vaka_crew *vaka_crew_new(vaka_live *live, uint32_t threads)
{
    const vaka_script_port *port = vaka_live_position(live)->port;
    vaka_crew *crew = vaka_xnew(sizeof *crew);
    vaka_error err;

    threads = threads < 1 ? 1 : threads > MOST_THREADS ? MOST_THREADS : threads;
    while (crew->count < threads && !vaka_runner_like(port, &crew->runner[crew->count], &err))
        crew->count++;
    if (!crew->count) {
        free(crew);
        return NULL;
    }
    pthread_mutex_init(&crew->lock, NULL);
    pthread_cond_init(&crew->called, NULL);
    pthread_cond_init(&crew->back, NULL);
    return crew;
}

void vaka_crew_lend(const vaka_crew *crew, vaka_live *live)
{
    vaka_live_position(live)->port = crew->runner[0] ? vaka_runner_port(crew->runner[0]) : NULL;
}

/* Begins the round whose number is in the shift, where the last one ended. */
static void begin_round(shift *of)
{
    const vaka_searcher *searcher = of->searcher;

    of->first = of->next = searcher->worlds;
    of->end = of->first;
    of->plans = 0;
    of->open = 0;
    if (of->round == searcher->rounds)
        return;
    of->end = searcher->round_end[of->round];
    for (uint32_t i = 0; i < searcher->plans; i++)
        if (!searcher->out[i])
            of->plans |= UINT64_C(1) << i;
    for (uint32_t i = of->first; i < of->end; i++)
        of->open += (uint32_t)__builtin_popcountll(of->plans & ~of->world[i].tried);
}

/* All rollouts of the round are through. */
static void turn(shift *of)
{
    of->searcher->worlds = of->end;
    if (++of->round < of->searcher->rounds)
        vaka_search_drop_half(of->searcher);
    begin_round(of);
    pthread_cond_broadcast(&of->turned);
}

/* Takes one of these plans in a world, if nobody has. */
static bool take_in(const shift *of, uint32_t world, uint64_t plans, rollout *out)
{
    uint64_t free_ones = plans & ~of->world[world].taken;

    if (!free_ones)
        return false;
    *out = (rollout){world, (uint32_t)__builtin_ctzll(free_ones)};
    of->world[world].taken |= free_ones & -free_ones;
    return true;
}

static bool take_between(const shift *of, uint32_t first, uint32_t end, uint64_t plans,
                         rollout *out)
{
    for (uint32_t world = first; world < end; world++)
        if (take_in(of, world, plans, out))
            return true;
    return false;
}

/* In a world of the next round. */
static bool take_ahead(const shift *of, rollout *out)
{
    const vaka_searcher *searcher = of->searcher;
    uint64_t stay = UINT64_C(1) | UINT64_C(1) << searcher->kept;

    return of->round + 1 < searcher->rounds &&
           take_between(of, of->end, searcher->round_end[of->round + 1], stay, out);
}

/* In the world on the table, in one that is nobody's, in those of others, in the next round. */
static bool take_any(shift *of, int64_t laid, rollout *out)
{
    if (laid >= of->first && laid < of->end && take_in(of, (uint32_t)laid, of->plans, out))
        return true;
    while (of->next < of->end)
        if (take_in(of, of->next++, of->plans, out))
            return true;
    return take_between(of, of->first, of->end, of->plans, out) || take_ahead(of, out);
}

/* Waits for a rollout that nobody makes yet; false: there will be none. */
static bool take(shift *of, int64_t laid, rollout *out)
{
    bool taken = false;

    pthread_mutex_lock(&of->lock);
    while (!of->stopped && of->round < of->searcher->rounds && !(taken = take_any(of, laid, out)))
        pthread_cond_wait(&of->turned, &of->lock);
    pthread_mutex_unlock(&of->lock);
    return taken;
}

static void note(shift *of, const rollout *made)
{
    pthread_mutex_lock(&of->lock);
    of->world[made->world].tried |= UINT64_C(1) << made->plan;
    if (made->world < of->end && --of->open == 0)
        turn(of);
    pthread_mutex_unlock(&of->lock);
}

static void stop(shift *of)
{
    pthread_mutex_lock(&of->lock);
    of->stopped = true;
    pthread_cond_broadcast(&of->turned);
    pthread_mutex_unlock(&of->lock);
}

static void work(void *data, vaka_search_hand *hand)
{
    shift *of = data;
    rollout at;

    hand->laid = VAKA_NONE; /* what lies there may be of another search */
    while (take(of, hand->laid, &at)) {
        if (hand->laid != at.world)
            vaka_search_world(of->searcher, hand, at.world);
        if (!vaka_search_try(of->searcher, hand, at.world, at.plan)) {
            stop(of);
            return;
        }
        note(of, &at);
    }
}

/* Waits for a job that it has not heard of; false: there will be none. */
static bool hear(worker *at)
{
    vaka_crew *crew = at->crew;

    pthread_mutex_lock(&crew->lock);
    while (at->calls == crew->calls && !crew->over)
        pthread_cond_wait(&crew->called, &crew->lock);
    bool wanted = !crew->over;
    at->calls = crew->calls;
    pthread_mutex_unlock(&crew->lock);
    return wanted;
}

static void come_back(vaka_crew *crew)
{
    pthread_mutex_lock(&crew->lock);
    if (--crew->away == 0)
        pthread_cond_signal(&crew->back);
    pthread_mutex_unlock(&crew->lock);
}

static void *run(void *data)
{
    worker *at = data;
    vaka_crew *crew = at->crew;

    vaka_debug_hush(1); /* for this thread: what is tried here has not happened */
    while (hear(at)) {
        if (!at->hand.world)
            vaka_search_hand_init(&at->hand, crew->search,
                                  at->runner ? vaka_runner_port(at->runner) : NULL);
        crew->job(crew->data, &at->hand);
        come_back(crew);
    }
    if (at->hand.world)
        vaka_search_hand_done(&at->hand);
    return NULL;
}

/* Starts those that are not there yet, as many as can be had. */
static void start(vaka_crew *crew)
{
    while (crew->workers + 1 < crew->count) {
        worker *at = &crew->worker[crew->workers];
        *at = (worker){.crew = crew, .runner = crew->runner[crew->workers + 1]};
        at->calls = crew->calls;
        if (pthread_create(&at->thread, NULL, run, at) != 0)
            return;
        crew->workers++;
    }
}

static void call(vaka_crew *crew, const vaka_searcher *search, vaka_crew_job *job, void *data)
{
    pthread_mutex_lock(&crew->lock);
    crew->search = search;
    crew->job = job;
    crew->data = data;
    crew->away = crew->workers;
    crew->calls++;
    pthread_cond_broadcast(&crew->called);
    pthread_mutex_unlock(&crew->lock);
}

static void wait_for_all(vaka_crew *crew)
{
    pthread_mutex_lock(&crew->lock);
    while (crew->away)
        pthread_cond_wait(&crew->back, &crew->lock);
    pthread_mutex_unlock(&crew->lock);
}

static void send_home(vaka_crew *crew)
{
    pthread_mutex_lock(&crew->lock);
    crew->over = true;
    pthread_cond_broadcast(&crew->called);
    pthread_mutex_unlock(&crew->lock);
    for (uint32_t i = 0; i < crew->workers; i++)
        pthread_join(crew->worker[i].thread, NULL);
}

void vaka_crew_free(vaka_crew *crew)
{
    if (!crew)
        return;
    send_home(crew);
    for (uint32_t i = 0; i < crew->count; i++)
        vaka_runner_free(crew->runner[i]);
    pthread_cond_destroy(&crew->back);
    pthread_cond_destroy(&crew->called);
    pthread_mutex_destroy(&crew->lock);
    free(crew);
}

void vaka_crew_share(const vaka_searcher *searcher, vaka_search_hand *hand, vaka_crew_job *job,
                     void *data)
{
    vaka_crew *crew = searcher->crew;

    if (!crew) {
        job(data, hand);
        return;
    }
    start(crew);
    call(crew, searcher, job, data);
    job(data, hand);
    wait_for_all(crew);
}

uint32_t vaka_crew_run(vaka_searcher *searcher, vaka_search_hand *hand)
{
    uint32_t worlds = searcher->round_end[searcher->rounds - 1];
    shift all = {.searcher = searcher, .world = vaka_xnew(worlds * sizeof *all.world)};

    searcher->worlds = 0;
    pthread_mutex_init(&all.lock, NULL);
    pthread_cond_init(&all.turned, NULL);
    begin_round(&all);
    vaka_crew_share(searcher, hand, work, &all);
    uint32_t finished = searcher->worlds;
    while (finished < all.end && !(all.plans & ~all.world[finished].tried))
        finished++;
    pthread_cond_destroy(&all.turned);
    pthread_mutex_destroy(&all.lock);
    free(all.world);
    return finished;
}
