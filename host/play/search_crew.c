/* play/search_crew.c - proposals and worlds by several threads.
 *
 * SPDX-License-Identifier: MIT
 *
 * Worlds are numbered, and what each plan comes to there is kept at its number: it does not matter
 * who tries which. Each takes a world of his own; when none is left he helps with those of others,
 * so that nobody waits long for the last. */
#include "play/search_inside.h"

#include "script/run/debug.h"
#include "script/run/runner.h"

#include <pthread.h>
#include <stdlib.h>

#define MOST_THREADS 64u

struct vaka_crew {
    uint32_t count; /* threads, that of the search itself among them */
    vaka_runner *runner[MOST_THREADS];
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

typedef struct worker {
    const vaka_searcher *searcher;
    vaka_crew_job *job;
    void *data; /* of the job */
    const vaka_script_port *port;
    pthread_t thread;
} worker;

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
    if (crew->count)
        return crew;
    free(crew);
    return NULL;
}

void vaka_crew_lend(const vaka_crew *crew, vaka_live *live)
{
    vaka_live_position(live)->port = crew->runner[0] ? vaka_runner_port(crew->runner[0]) : NULL;
}

void vaka_crew_free(vaka_crew *crew)
{
    for (uint32_t i = 0; crew && i < crew->count; i++)
        vaka_runner_free(crew->runner[i]);
    free(crew);
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

static void *run(void *data)
{
    worker *at = data;
    vaka_search_hand hand;

    vaka_debug_hush(1); /* for this thread: what is tried here has not happened */
    vaka_search_hand_init(&hand, at->searcher, at->port);
    at->job(at->data, &hand);
    vaka_search_hand_done(&hand);
    return NULL;
}

void vaka_crew_share(const vaka_searcher *searcher, vaka_search_hand *hand, vaka_crew_job *job,
                     void *data)
{
    const vaka_crew *all = searcher->crew;
    uint32_t others = all ? all->count - 1 : 0, started = 0;
    worker crew[MOST_THREADS];

    for (; started < others; started++) {
        vaka_runner *runner = all->runner[started + 1];
        crew[started] = (worker){.searcher = searcher, .job = job, .data = data};
        crew[started].port = runner ? vaka_runner_port(runner) : NULL;
        if (pthread_create(&crew[started].thread, NULL, run, &crew[started]) != 0)
            break;
    }
    job(data, hand);
    for (uint32_t i = 0; i < started; i++)
        pthread_join(crew[i].thread, NULL);
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
