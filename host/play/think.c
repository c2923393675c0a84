/* play/think.c - lets a bot think in the background.
 *
 * SPDX-License-Identifier: MIT */
#include "play/think.h"

#include <pthread.h>
#include <stdlib.h>

struct vaka_thought {
    vaka_bot bot; /* a copy, whose intent comes of it */
    int32_t seat;
    vaka_stretch stretch;
    vaka_crew *crew;
    vaka_search_watch watch;
    uint64_t hash; /* of the match that is thought about */
    pthread_t thread;
    atomic_bool over;
};

static void *run(void *data)
{
    vaka_thought *thought = data;

    vaka_bot_think(&thought->bot, &thought->stretch, thought->seat, &thought->watch, thought->crew);
    atomic_store(&thought->over, true);
    return NULL;
}

static void done(vaka_thought *thought)
{
    vaka_stretch_done(&thought->stretch);
    vaka_crew_free(thought->crew);
    free(thought);
}

vaka_thought *vaka_thought_start(const vaka_bot *bot, vaka_live *live, int32_t seat,
                                 uint32_t threads)
{
    vaka_thought *thought = vaka_xnew(sizeof *thought);

    thought->bot = *bot;
    thought->seat = seat;
    thought->hash = vaka_live_hash(live);
    vaka_stretch_init(&thought->stretch, live, seat);
    thought->crew = vaka_crew_new(live, threads);
    for (uint32_t i = 0; thought->crew && i <= thought->stretch.count; i++)
        vaka_crew_lend(thought->crew, thought->stretch.at[i]);
    if (thought->crew && pthread_create(&thought->thread, NULL, run, thought) == 0)
        return thought;
    done(thought);
    return NULL;
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
    bool same = vaka_live_hash(live) == thought->hash && bot->choices == thought->bot.choices;
    if (same)
        bot->intent = thought->bot.intent;
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
