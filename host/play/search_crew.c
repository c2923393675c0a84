/* play/search_crew.c - proposals and worlds by several threads.
 *
 * SPDX-License-Identifier: MIT
 *
 * Worlds are numbered, and what each plan comes to there is kept at its number: it does not matter
 * who tries which. Each takes a world of his own; when none is left he helps with those of others,
 * so that nobody waits long for the last.
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

typedef struct world_shift { /* of a world */
    atomic_uint next;        /* the plan that nobody has taken yet */
    atomic_uint tried;       /* plans that are through */
} world_shift;

typedef struct shift { /* what the threads share */
    vaka_searcher *searcher;
    atomic_uint next; /* the world that nobody has taken yet */
    uint32_t first, end;
    world_shift *world; /* owned, from the first on */
} shift;

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

/* A plan of a world that nobody tries yet and that is not dropped; VAKA_NONE: all are taken. */
static int32_t take_plan(const shift *of, uint32_t world)
{
    uint32_t plan;

    while ((plan = atomic_fetch_add(&of->world[world - of->first].next, 1u)) < of->searcher->plans)
        if (!of->searcher->out[plan])
            return (int32_t)plan;
    return VAKA_NONE;
}

/* Tries what is left of a world. */
static void try_world(const shift *of, vaka_search_hand *hand, uint32_t world)
{
    int32_t plan = vaka_search_stopped(of->searcher) ? VAKA_NONE : take_plan(of, world);

    if (plan >= 0)
        vaka_search_world(of->searcher, hand, world);
    for (; plan >= 0; plan = take_plan(of, world)) {
        if (!vaka_search_try(of->searcher, hand, world, (uint32_t)plan))
            return;
        atomic_fetch_add(&of->world[world - of->first].tried, 1u);
    }
}

static void work(void *data, vaka_search_hand *hand)
{
    shift *of = data;
    uint32_t world;

    while ((world = atomic_fetch_add(&of->next, 1u)) < of->end)
        try_world(of, hand, world);
    for (world = of->first; world < of->end; world++) /* help the others */
        try_world(of, hand, world);
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

uint32_t vaka_crew_run(vaka_searcher *searcher, vaka_search_hand *hand, uint32_t first,
                       uint32_t end)
{
    shift all = {.searcher = searcher, .end = end, .first = first};
    uint32_t left = vaka_search_left(searcher), finished = 0;

    all.world = vaka_xnew((end - first + 1u) * sizeof *all.world);
    atomic_init(&all.next, first);
    vaka_crew_share(searcher, hand, work, &all);
    while (first + finished < end && atomic_load(&all.world[finished].tried) == left)
        finished++;
    free(all.world);
    return first + finished;
}
