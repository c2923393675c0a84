/* play/balance.c - games between bots beside everything else.
 *
 * SPDX-License-Identifier: MIT */
#include "play/balance.h"

#include "layout/name.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define AT_ONCE_FEWEST 8u /* games of the first lot: something is to be seen soon */
#define AT_ONCE_MOST 64u

struct vaka_balance {
    vaka_sim_plan plan;
    vaka_game_result *results; /* owned; the first `done` are not written any more */
    pthread_t thread;
    pthread_mutex_t lock; /* guards the rest */
    uint32_t done;
    bool stop, over;
    vaka_error trouble; /* status 0: none */
};

static bool is_stopped(vaka_balance *of)
{
    bool stop;

    pthread_mutex_lock(&of->lock);
    stop = of->stop;
    pthread_mutex_unlock(&of->lock);
    return stop;
}

/* Every lot has a seed of its own, made of the plan's. */
static vaka_seed seed_of_lot(const vaka_seed *base, uint32_t first)
{
    if (base->generator == VAKA_GENERATOR_CHACHA)
        return vaka_seed_child(base, VAKA_SEED_GAME, first);
    return vaka_seed_of(vaka_sim_seed(base->number, first));
}

static void *work(void *data)
{
    vaka_balance *of = data;
    uint32_t lot = AT_ONCE_FEWEST, done = 0;
    vaka_error err = {0};

    while (done < of->plan.games && !err.status && !is_stopped(of)) {
        vaka_sim_plan plan = of->plan;

        plan.progress = NULL;
        plan.games = lot < of->plan.games - done ? lot : of->plan.games - done;
        plan.seed = seed_of_lot(&of->plan.seed, done);
        if (vaka_sim_run(&plan, of->results + done, &err) == VAKA_OK)
            done += plan.games;
        pthread_mutex_lock(&of->lock);
        of->done = done;
        of->trouble = err;
        pthread_mutex_unlock(&of->lock);
        lot = lot < AT_ONCE_MOST ? lot * 2 : lot;
    }
    pthread_mutex_lock(&of->lock);
    of->over = true;
    pthread_mutex_unlock(&of->lock);
    return NULL;
}

vaka_balance *vaka_balance_start(const vaka_sim_plan *plan, vaka_error *err)
{
    vaka_balance *of = vaka_xnew(sizeof *of);

    of->plan = *plan;
    of->results = vaka_xnew((size_t)(plan->games + 1) * sizeof *of->results);
    pthread_mutex_init(&of->lock, NULL);
    if (pthread_create(&of->thread, NULL, work, of) == 0)
        return of;
    vaka_fail(err, VAKA_ERR_SYSTEM, "cannot start a thread");
    pthread_mutex_destroy(&of->lock);
    free(of->results);
    free(of);
    return NULL;
}

bool vaka_balance_look(vaka_balance *of, vaka_stats *out, vaka_error *err)
{
    uint32_t done;
    bool over;

    pthread_mutex_lock(&of->lock);
    done = of->done;
    over = of->over;
    if (of->trouble.status)
        *err = of->trouble;
    pthread_mutex_unlock(&of->lock);
    vaka_stats_sum(of->results, done, of->plan.layout->setup.seats, out);
    return !over;
}

void vaka_balance_side(const vaka_balance *of, const vaka_side_share *side, char *out, size_t room)
{
    const vaka_zone_info *zone = &of->plan.layout->zones[side->zone];

    if (zone->title && *zone->title)
        snprintf(out, room, "%s", zone->title);
    else
        vaka_zone_write(of->plan.layout, side->zone, out, room);
}

void vaka_balance_stop(vaka_balance *of)
{
    if (!of)
        return;
    pthread_mutex_lock(&of->lock);
    of->stop = true;
    pthread_mutex_unlock(&of->lock);
    pthread_join(of->thread, NULL);
    pthread_mutex_destroy(&of->lock);
    free(of->results);
    free(of);
}
