/* play/search_propose.c - plans that are worth a look: the usual one, and that with whims.
 *
 * SPDX-License-Identifier: MIT */
#include "play/search_inside.h"

#include "chance/rng.h"
#include "table/acts.h"
#include "table/agenda.h"
#include "table/codec.h"
#include "table/script.h"

#include <stdlib.h>
#include <string.h>

#define TRIES 4u /* of a plan that nobody has proposed yet */

typedef struct proposer {
    vaka_searcher *searcher;
    vaka_search_hand *hand;
    uint32_t rng[4];
    uint32_t daring; /* 0: as usual */
    uint32_t whim;
} proposer;

static uint32_t below(void *data, uint32_t n)
{
    return vaka_rng_below(data, n);
}

/* What a module's own proposer takes; VAKA_NONE: nothing. */
static int32_t ask_module(proposer *by, vaka_live *live, int32_t seat)
{
    vaka_choice choice = {.size = sizeof choice, .seat = seat, .below = below, .data = by->rng};
    vaka_position *seen;

    choice.asked = 1;
    choice.seen = vaka_live_seen(live, seat);
    choice.list = vaka_live_legal(live, seat, &choice.count);
    choice.count = vaka_before_offers(choice.list, choice.count);
    seen = vaka_position_of(choice.seen);
    vaka_script_tank(seen);
    int32_t index = by->searcher->evaluate->propose(&choice, by->daring, by->whim);
    vaka_script_tank_end(seen);
    seen->broken = seen->machine = false;
    return index >= 0 && (uint32_t)index < choice.count ? index : VAKA_NONE;
}

/* Among acts of a game in Lua: what its hints like, blurred by up to a part of their spread. */
static int32_t blur_hints(proposer *by, vaka_live *live, int32_t seat, uint32_t count)
{
    int32_t *hint = vaka_xnew((count + 1u) * sizeof *hint), found = VAKA_NONE, best = INT32_MIN;
    bool told = vaka_live_hints(live, seat, hint);
    int32_t low = INT32_MAX, high = INT32_MIN;

    for (uint32_t i = 0; told && i < count; i++) {
        low = hint[i] < low ? hint[i] : low;
        high = hint[i] > high ? hint[i] : high;
    }
    uint32_t spread = told ? (uint32_t)(high - low) * by->daring / 100u + 1u : 0;
    for (uint32_t i = 0; told && i < count; i++) {
        int32_t likes = hint[i] + (int32_t)vaka_rng_below(by->rng, spread);
        if (likes <= best)
            continue;
        best = likes;
        found = (int32_t)i;
    }
    free(hint);
    return found;
}

static bool is_plain_verb(const vaka_action *list, uint32_t count)
{
    count = vaka_before_offers(list, count);
    return count && list[count - 1].verb < VAKA_VERB_PASS;
}

/* The next action of a plan with whims. */
static bool choose(proposer *by, vaka_live *live, int32_t seat, vaka_action *out)
{
    const vaka_evaluate *evaluate = by->searcher->evaluate;
    uint32_t count;
    const vaka_action *list = vaka_live_legal(live, seat, &count);
    const vaka_position *position = vaka_live_position(live);
    int32_t index = VAKA_NONE;

    if (!count)
        return false;
    if (by->daring && (vaka_acts_open(position) || vaka_acts_sealed(position, seat)))
        index = blur_hints(by, live, seat, vaka_before_offers(list, count));
    else if (by->daring && evaluate && evaluate->propose && is_plain_verb(list, count))
        index = ask_module(by, live, seat);
    else if (by->daring && vaka_rng_below(by->rng, 100) < by->daring)
        index = (int32_t)vaka_rng_below(by->rng, count);
    if (index < 0)
        return vaka_bot_choose(&by->hand->bots[seat], live, seat, out);
    *out = vaka_live_legal(live, seat, &count)[index];
    return true;
}

vaka_plan_start vaka_plan_begin(vaka_live *live, int32_t seat)
{
    vaka_position *position = vaka_live_position(live);

    return (vaka_plan_start){seat, position->table->depth, vaka_agenda_top(position)->step};
}

bool vaka_plan_goes_on(vaka_live *live, const vaka_plan_start *start)
{
    const vaka_position *position = vaka_live_position(live);

    return (vaka_live_must(live) & VAKA_SEAT(start->seat)) &&
           position->table->depth >= start->depth &&
           position->frames[start->depth - 1].step == start->step;
}

/* Plays the stretch out on the hand's table and notes it, with a first action (may be NULL). */
static void play_stretch(proposer *by, const vaka_action *first, vaka_plan *out)
{
    int32_t seat = by->searcher->seat;
    vaka_live *live = by->hand->game;
    const vaka_position *position = vaka_live_position(live);
    vaka_plan_start start = vaka_plan_begin(live, seat);
    vaka_action action;

    out->count = 0;
    while (out->count < VAKA_PLAN_LONGEST && vaka_plan_goes_on(live, &start)) {
        if (first && out->count == 0)
            action = *first;
        else if (!choose(by, live, seat, &action))
            return;
        if (vaka_live_apply(live, &action, NULL, NULL) != VAKA_OK)
            return;
        out->at[out->count++] = action;
        if (position->marks & (VAKA_MARK_CHANCE | VAKA_MARK_LEARNED))
            return;
    }
}

static int compare(const void *a, const void *b)
{
    return memcmp(a, b, sizeof(vaka_action));
}

/* Do two plans do the same, in whatever order? */
static bool same(const vaka_plan *a, const vaka_plan *b)
{
    vaka_plan x = *a, y = *b;

    if (x.count != y.count)
        return false;
    if (memcmp(x.at, y.at, x.count * sizeof *x.at) == 0)
        return true;
    qsort(x.at, x.count, sizeof *x.at, compare);
    qsort(y.at, y.count, sizeof *y.at, compare);
    return memcmp(x.at, y.at, x.count * sizeof *x.at) == 0;
}

uint32_t vaka_search_keep(vaka_searcher *searcher, const vaka_plan *plan)
{
    for (uint32_t i = 0; i < searcher->plans; i++)
        if (same(&searcher->plan[i], plan))
            return i;
    if (searcher->plans == VAKA_SEARCH_PLANS)
        searcher->plans--; /* one of those with whims */
    searcher->plan[searcher->plans] = *plan;
    return searcher->plans++;
}

/* What is proposed: each by its number, in a world of its own. */
typedef struct proposal {
    uint32_t number, daring;
    const vaka_action *first; /* borrowed; NULL: as the proposer likes */
    vaka_plan plan;           /* empty: nothing came of it */
} proposal;

typedef struct proposals { /* what the threads share */
    vaka_searcher *searcher;
    proposal *at;
    atomic_uint next; /* that nobody has taken yet */
    uint32_t end;
} proposals;

static void propose(proposer *by, proposal *out)
{
    const vaka_searcher *searcher = by->searcher;
    uint32_t world = UINT32_MAX - out->number;

    vaka_search_world(searcher, by->hand, world);
    vaka_live_copy(by->hand->game, by->hand->world);
    vaka_search_bots(searcher, by->hand, world);
    vaka_rng_seed(by->rng, vaka_search_mix(searcher->seed, 1000, out->number));
    by->daring = out->daring;
    by->whim = vaka_rng_next(by->rng);
    play_stretch(by, out->first, &out->plan);
}

static void work(void *data, vaka_search_hand *hand)
{
    proposals *all = data;
    proposer by = {.searcher = all->searcher, .hand = hand};
    uint32_t i;

    while ((i = atomic_fetch_add(&all->next, 1u)) < all->end && !vaka_search_stopped(by.searcher))
        propose(&by, &all->at[i]);
}

/* Has all proposals made that could be wanted, and keeps them by number, again and again until
 * there are enough: who made which does not matter. */
static void gather(proposals *all, uint32_t count, uint32_t wanted, vaka_search_hand *hand)
{
    vaka_searcher *searcher = all->searcher;
    uint32_t kept = 0;

    while (kept < count && searcher->plans < wanted && !vaka_search_stopped(searcher)) {
        uint32_t more = wanted - searcher->plans;
        all->end = more < count - kept ? kept + more : count;
        atomic_init(&all->next, kept);
        if (all->end - kept > 1)
            vaka_crew_share(searcher, hand, work, all);
        else
            work(all, hand); /* not worth a thread */
        for (; kept < all->end; kept++)
            if (all->at[kept].plan.count)
                vaka_search_keep(searcher, &all->at[kept].plan);
    }
}

/* The usual one; where there is little to do, each thing, then as usual; those with whims. */
static uint32_t list_proposals(proposal *out, const vaka_action *legal, uint32_t count,
                               uint32_t wanted)
{
    uint32_t n = 1; /* the usual one is all zeros */

    for (uint32_t i = 0; i < count && count <= wanted; i++)
        out[n++] = (proposal){.number = 1 + i, .first = &legal[i]};
    for (uint32_t i = 0; i < TRIES * wanted; i++)
        out[n++] = (proposal){.number = 100 + i, .daring = 5 + 95 * (i % 8) / 7};
    return n;
}

void vaka_search_propose(vaka_searcher *searcher, vaka_search_hand *hand)
{
    uint32_t wanted = searcher->budget.plans, count;
    const vaka_action *list = vaka_live_legal(hand->world, searcher->seat, &count);

    if (wanted > VAKA_SEARCH_PLANS)
        wanted = VAKA_SEARCH_PLANS;
    vaka_action *legal = vaka_xnew((count + 1u) * sizeof *legal); /* the list is about to move */
    if (count)
        memcpy(legal, list, count * sizeof *legal);
    proposals all = {.searcher = searcher,
                     .at = vaka_xnew((1 + (TRIES + 1) * wanted) * sizeof *all.at)};
    gather(&all, list_proposals(all.at, legal, count, wanted), wanted, hand);
    free(all.at);
    free(legal);
}
