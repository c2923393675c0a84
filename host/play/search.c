/* play/search.c - compares plans: the same worlds for all, the worse half dropped again and again.
 *
 * SPDX-License-Identifier: MIT */
#include "play/search_inside.h"

#include "match/resample.h"
#include "script/run/debug.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define TURNS 2   /* of a rollout, unless the module says otherwise */
#define FEWEST 4u /* worlds of a round */
#define DEAR 8u   /* where a rollout goes to the end of the game: one for so many */
#define SURE 1.5  /* standard errors by which a plan has to lead */
#define ALONE 48u /* rollouts of what was done where there was nothing to decide */

static int64_t sum_of(const vaka_searcher *searcher, uint32_t plan)
{
    int64_t sum = 0;

    for (uint32_t i = 0; i < searcher->worlds; i++)
        sum += searcher->value[(size_t)i * searcher->plans + plan];
    return sum;
}

static uint32_t left(const vaka_searcher *searcher)
{
    uint32_t count = 0;

    for (uint32_t i = 0; i < searcher->plans; i++)
        count += !searcher->out[i];
    return count;
}

/* Of those that are left, the usual one aside: the best, or the worst. VAKA_NONE: there is none. */
static int32_t extreme(const vaka_searcher *searcher, bool best)
{
    int32_t found = VAKA_NONE;
    int64_t most = 0;

    for (uint32_t i = 1; i < searcher->plans; i++) {
        if (searcher->out[i] || (!best && i == searcher->kept))
            continue;
        int64_t sum = sum_of(searcher, i);
        if (found < 0 || (best ? sum > most : sum < most)) {
            found = (int32_t)i;
            most = sum;
        }
    }
    return found;
}

/* How many of so many plans are left after a round. The usual plan stays, whatever it is worth: all
 * others are measured by it. And what was done. */
static uint32_t half_of(const vaka_searcher *searcher, uint32_t plans)
{
    uint32_t least = searcher->kept ? 3 : 2, keep = plans / 2;

    keep = keep < least ? least : keep;
    return keep < plans ? keep : plans;
}

void vaka_search_drop_half(vaka_searcher *searcher)
{
    uint32_t keep = half_of(searcher, left(searcher));

    while (left(searcher) > keep)
        searcher->out[extreme(searcher, false)] = 1;
}

static uint32_t rounds_for(uint32_t plans)
{
    uint32_t rounds = 1;

    while ((2u << (rounds - 1)) < plans)
        rounds++;
    return rounds;
}

/* How many worlds each round has hangs on the number of plans alone. */
static void lay_out_rounds(vaka_searcher *searcher)
{
    uint32_t plans = searcher->plans, worlds = 0;

    searcher->rounds = rounds_for(plans);
    for (uint32_t round = 0; round < searcher->rounds; round++) {
        uint32_t more = searcher->budget.rollouts / searcher->rounds / plans;
        worlds += more < FEWEST ? FEWEST : more;
        searcher->round_end[round] = worlds;
        plans = half_of(searcher, plans);
    }
    searcher->value = vaka_xnew(sizeof *searcher->value * searcher->plans * worlds);
}

/* One round after the other; false: stopped before even one world was through. */
static bool compare(vaka_searcher *searcher, vaka_search_hand *hand)
{
    lay_out_rounds(searcher);
    searcher->worlds = vaka_crew_run(searcher, hand);
    return searcher->worlds > 0;
}

/* How a plan does beside another: the mean of the difference, and its standard error. */
static double lead(const vaka_searcher *searcher, uint32_t plan, uint32_t beside, double *error)
{
    double n = searcher->worlds, sum = 0, squares = 0;

    for (uint32_t i = 0; i < searcher->worlds; i++) {
        const int32_t *value = &searcher->value[(size_t)i * searcher->plans];
        double more = (double)(value[plan] - value[beside]) / VAKA_SEARCH_ONE;
        sum += more;
        squares += more * more;
    }
    double spread = n > 1 ? (squares - sum * sum / n) / (n - 1) : 1;
    *error = sqrt((spread > 0 ? spread : 0) / n);
    return sum / n;
}

static double mean_of(const vaka_searcher *searcher, uint32_t plan)
{
    return (double)sum_of(searcher, plan) / searcher->worlds / VAKA_SEARCH_ONE;
}

void vaka_search_decide(const vaka_searcher *searcher, vaka_search_result *out)
{
    uint32_t best = (uint32_t)extreme(searcher, true), taken = 0;
    double more = lead(searcher, best, 0, &out->error);

    out->usual = searcher->plan[0];
    out->searched = true;
    out->plans = searcher->plans;
    out->worlds = searcher->worlds;
    if (more > SURE * out->error && more > 0)
        taken = best;
    out->plan = searcher->plan[taken];
    out->usual_value = mean_of(searcher, 0);
    out->value = mean_of(searcher, taken);
    if (searcher->played) {
        out->played_value = mean_of(searcher, searcher->kept);
        lead(searcher, taken, searcher->kept, &out->played_error);
    }
}

static bool is_worth(const vaka_evaluate *evaluate, vaka_live *live, int32_t seat)
{
    uint32_t count;

    vaka_live_legal(live, seat, &count);
    return (vaka_live_must(live) & VAKA_SEAT(seat)) && count > 1 &&
           (!evaluate || !evaluate->worth || evaluate->worth(vaka_live_seen(live, seat), seat));
}

bool vaka_search_worth(vaka_live *live, int32_t seat)
{
    return is_worth(vaka_search_evaluation(live), live, seat);
}

/* What was done, alone: how good it was is known, not whether anything is better. */
static void judge(vaka_searcher *searcher, vaka_search_hand *hand, vaka_search_result *out)
{
    searcher->plan[0] = *searcher->played;
    searcher->plans = 1;
    searcher->kept = 0;
    if (searcher->budget.rollouts > ALONE)
        searcher->budget.rollouts = ALONE;
    if (compare(searcher, hand))
        out->played_value = mean_of(searcher, 0);
}

static bool think(vaka_searcher *searcher, bool worth, vaka_search_result *out)
{
    vaka_search_hand hand;

    vaka_search_hand_init(&hand, searcher, NULL);
    if (worth)
        vaka_search_propose(searcher, &hand);
    if (searcher->played && searcher->plans)
        searcher->kept = vaka_search_keep(searcher, searcher->played);
    atomic_store(&searcher->watch->wanted, searcher->budget.rollouts);
    bool good = searcher->plans > 1 && compare(searcher, &hand);
    if (good)
        vaka_search_decide(searcher, out);
    else if (searcher->played && searcher->plans < 2)
        judge(searcher, &hand, out);
    out->rollouts = atomic_load(&searcher->watch->done);
    vaka_search_hand_done(&hand);
    free(searcher->value);
    return good;
}

typedef struct search_call {
    const vaka_search_budget *budget;
    const vaka_plan *played;
    uint64_t seed;
    vaka_search_watch *watch;
    vaka_crew *crew;
    bool knows_all;
} search_call;

static void begin(vaka_searcher *searcher, const search_call *call, const vaka_evaluate *evaluate)
{
    searcher->budget = *call->budget;
    if (!evaluate)
        searcher->budget =
            (vaka_search_budget){call->budget->rollouts / DEAR + 1, call->budget->plans / 3 + 1};
    searcher->seed = call->seed;
    searcher->watch = call->watch;
    searcher->crew = call->crew;
    searcher->played = call->played;
    searcher->knows_all = call->knows_all;
    searcher->evaluate = evaluate;
    searcher->turns = evaluate ? (int32_t)(evaluate->turns ? evaluate->turns : TURNS) : 0;
}

static bool search(const vaka_live *live, int32_t seat, const search_call *call,
                   vaka_search_result *out)
{
    vaka_live *start = vaka_live_clone(live);
    vaka_searcher *searcher = NULL;
    bool good = false;

    memset(out, 0, sizeof *out);
    out->played_value = -1;
    if (call->crew)
        vaka_crew_lend(call->crew, start);
    vaka_debug_hush(1);
    const vaka_evaluate *evaluate = vaka_search_evaluation(start);
    bool worth = is_worth(evaluate, start, seat);
    if ((worth || call->played) && (call->knows_all || vaka_resample_settle(start, seat))) {
        searcher = vaka_xnew(sizeof *searcher);
        searcher->start = start;
        searcher->seat = seat;
        begin(searcher, call, evaluate);
        good = think(searcher, worth, out);
    }
    vaka_debug_hush(-1);
    free(searcher);
    vaka_live_free(start);
    return good;
}

bool vaka_search(const vaka_live *live, int32_t seat, const vaka_search_budget *budget,
                 uint64_t seed, vaka_search_watch *watch, vaka_crew *crew, vaka_search_result *out)
{
    vaka_search_watch unwatched = {0};
    search_call call = {budget, NULL, seed, watch ? watch : &unwatched, crew, false};

    return search(live, seat, &call, out);
}

bool vaka_search_beside(const vaka_live *live, int32_t seat, const vaka_search_budget *budget,
                        const vaka_search_played *played, vaka_search_watch *watch, vaka_crew *crew,
                        vaka_search_result *out)
{
    vaka_search_watch unwatched = {0};
    search_call call = {budget, &played->plan,    1, watch ? watch : &unwatched,
                        crew,   played->knows_all};

    return search(live, seat, &call, out);
}
