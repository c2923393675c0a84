/* play/think.c - lets a bot think in the background.
 *
 * SPDX-License-Identifier: MIT */
#include "play/think.h"

#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

struct vaka_thought {
    vaka_bot bot; /* a copy, whose intent comes of it */
    bool plain;   /* no bot thinks: a search is made */
    vaka_search_budget budget;
    uint64_t seed;
    vaka_search_result result;
    int32_t seat;
    vaka_stretch stretch;
    uint32_t threads;
    bool able; /* its scripts could be run apart */
    vaka_search_watch watch;
    uint64_t hash; /* of the match that is thought about */
    pthread_t thread;
    atomic_bool over;
};

/* Scripts are read here: that takes longer than somebody who looks on should wait. */
static void *run(void *data)
{
    vaka_thought *thought = data;
    const vaka_stretch *stretch = &thought->stretch;
    vaka_crew *crew = vaka_crew_new(stretch->at[0], thought->threads);

    thought->able = crew != NULL;
    for (uint32_t i = 0; crew && i <= stretch->count; i++)
        vaka_crew_lend(crew, stretch->at[i]);
    if (crew && thought->plain)
        vaka_search(stretch->at[stretch->count], thought->seat, &thought->budget, thought->seed,
                    &thought->watch, crew, &thought->result);
    else if (crew)
        vaka_bot_think(&thought->bot, stretch, thought->seat, &thought->watch, crew);
    vaka_crew_free(crew);
    atomic_store(&thought->over, true);
    return NULL;
}

static void done(vaka_thought *thought)
{
    vaka_stretch_done(&thought->stretch);
    free(thought);
}

/* The stretch is there. Frees the thought if no thread can be had. */
static vaka_thought *begin(vaka_thought *thought, vaka_live *live, int32_t seat, uint32_t threads)
{
    thought->seat = seat;
    thought->threads = threads;
    thought->hash = vaka_live_hash(live);
    if (pthread_create(&thought->thread, NULL, run, thought) == 0)
        return thought;
    done(thought);
    return NULL;
}

vaka_thought *vaka_thought_start(const vaka_bot *bot, vaka_live *live, int32_t seat,
                                 uint32_t threads)
{
    if (!vaka_crew_can(live))
        return NULL;
    vaka_thought *thought = vaka_xnew(sizeof *thought);
    thought->bot = *bot;
    vaka_stretch_init(&thought->stretch, live, seat);
    return begin(thought, live, seat, threads);
}

vaka_thought *vaka_thought_search(vaka_live *live, int32_t seat, const vaka_search_budget *budget,
                                  uint64_t seed, uint32_t threads)
{
    if (!vaka_crew_can(live))
        return NULL;
    vaka_thought *thought = vaka_xnew(sizeof *thought);
    thought->plain = true;
    thought->budget = *budget;
    thought->seed = seed;
    vaka_stretch_now(&thought->stretch, live);
    return begin(thought, live, seat, threads);
}

bool vaka_thought_fits(const vaka_thought *thought, vaka_live *live)
{
    return vaka_live_hash(live) == thought->hash;
}

uint32_t vaka_thought_threads(void)
{
    long processors = sysconf(_SC_NPROCESSORS_ONLN);

    return processors > 2 ? (uint32_t)processors - 1 : 1;
}

bool vaka_thought_over(vaka_thought *thought)
{
    return atomic_load(&thought->over);
}

uint32_t vaka_thought_progress(vaka_thought *thought)
{
    uint32_t wanted = atomic_load(&thought->watch.wanted);
    uint32_t made = atomic_load(&thought->watch.done);

    if (vaka_thought_over(thought))
        return 100;
    return wanted == 0 ? 0 : made >= wanted ? 99 : 100 * made / wanted;
}

void vaka_thought_stop(vaka_thought *thought)
{
    atomic_store(&thought->watch.stop, true);
}

bool vaka_thought_take(vaka_thought *thought, vaka_bot *bot, vaka_live *live)
{
    pthread_join(thought->thread, NULL);
    bool same =
        thought->able && vaka_thought_fits(thought, live) && bot->choices == thought->bot.choices;
    if (same)
        bot->intent = thought->bot.intent;
    done(thought);
    return same;
}

bool vaka_thought_found(vaka_thought *thought, vaka_live *live, vaka_search_result *out)
{
    pthread_join(thought->thread, NULL);
    bool same = vaka_thought_fits(thought, live);
    *out = thought->result;
    done(thought);
    return same;
}

void vaka_thought_drop(vaka_thought *thought)
{
    if (!thought)
        return;
    vaka_thought_stop(thought);
    pthread_join(thought->thread, NULL);
    done(thought);
}
