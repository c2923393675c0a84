/* play/search_crew.c - worlds by several threads.
 *
 * SPDX-License-Identifier: MIT
 *
 * Worlds are numbered, and what each comes to is kept at its number: it does not matter who tries
 * which. */
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

typedef struct shift { /* what the threads share */
    vaka_searcher *searcher;
    atomic_uint next;
    uint32_t end;
    uint8_t *done; /* by world from the first on */
    uint32_t first;
} shift;

typedef struct worker {
    shift *of;
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

static void work(shift *of, vaka_search_hand *hand)
{
    while (!vaka_search_stopped(of->searcher)) {
        uint32_t world = atomic_fetch_add(&of->next, 1u);
        if (world >= of->end || !vaka_search_try_world(of->searcher, hand, world))
            return;
        of->done[world - of->first] = 1;
    }
}

static void *run(void *data)
{
    worker *at = data;
    vaka_search_hand hand;

    vaka_debug_hush(1); /* for this thread: what is tried here has not happened */
    vaka_search_hand_init(&hand, at->of->searcher, at->port);
    work(at->of, &hand);
    vaka_search_hand_done(&hand);
    return NULL;
}

uint32_t vaka_crew_run(vaka_searcher *searcher, vaka_search_hand *hand, uint32_t first,
                       uint32_t end)
{
    uint32_t others = searcher->crew ? searcher->crew->count - 1 : 0, started = 0, finished = 0;
    shift all = {.searcher = searcher, .end = end, .first = first};
    worker crew[MOST_THREADS];

    all.done = vaka_xnew(end - first + 1u);
    atomic_init(&all.next, first);
    while (started < others) {
        vaka_runner *runner = searcher->crew->runner[started + 1];
        crew[started] = (worker){.of = &all, .port = runner ? vaka_runner_port(runner) : NULL};
        if (pthread_create(&crew[started].thread, NULL, run, &crew[started]) != 0)
            break;
        started++;
    }
    work(&all, hand);
    for (uint32_t i = 0; i < started; i++)
        pthread_join(crew[i].thread, NULL);
    while (first + finished < end && all.done[finished])
        finished++;
    free(all.done);
    return first + finished;
}
