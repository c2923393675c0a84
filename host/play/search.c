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

static int64_t sum_of(const vaka_searcher *searcher, uint32_t plan)
{
    int64_t sum = 0;

    for (uint32_t i = 0; i < searcher->worlds; i++)
        sum += searcher->value[(size_t)i * searcher->plans + plan];
    return sum;
}

static uint32_t count_left(const vaka_searcher *searcher)
{
    uint32_t left = 0;

    for (uint32_t i = 0; i < searcher->plans; i++)
        left += !searcher->out[i];
    return left;
}

/* Of those that are left, the usual one aside: the best, or the worst. VAKA_NONE: there is none. */
static int32_t extreme(const vaka_searcher *searcher, bool best)
{
    int32_t found = VAKA_NONE;
    int64_t most = 0;

    for (uint32_t i = 1; i < searcher->plans; i++) {
        if (searcher->out[i])
            continue;
        int64_t sum = sum_of(searcher, i);
        if (found < 0 || (best ? sum > most : sum < most)) {
            found = (int32_t)i;
            most = sum;
        }
    }
    return found;
}

/* The usual plan stays, whatever it is worth: all others are measured by it. */
static void drop_half(vaka_searcher *searcher)
{
    uint32_t keep = count_left(searcher) / 2;

    keep = keep < 2 ? 2 : keep;
    while (count_left(searcher) > keep)
        searcher->out[extreme(searcher, false)] = 1;
}

static uint32_t rounds_for(uint32_t plans)
{
    uint32_t rounds = 1;

    while ((2u << (rounds - 1)) < plans)
        rounds++;
    return rounds;
}

/* One round after the other; false: stopped before even one world was through. */
static bool compare(vaka_searcher *searcher, vaka_search_hand *hand)
{
    uint32_t rounds = rounds_for(searcher->plans);

    for (uint32_t round = 0; round < rounds; round++) {
        uint32_t more = searcher->budget.rollouts / rounds / count_left(searcher);
        more = more < FEWEST ? FEWEST : more;
        if (searcher->worlds + more > searcher->world_room) {
            searcher->world_room = searcher->worlds + more;
            searcher->value = vaka_xgrow(
                searcher->value, sizeof *searcher->value * searcher->plans * searcher->world_room);
        }
        uint32_t end = searcher->worlds + more;
        searcher->worlds = vaka_crew_run(searcher, hand, searcher->worlds, end);
        if (searcher->worlds < end || searcher->plans == 2)
            break;
        if (round + 1 < rounds)
            drop_half(searcher);
    }
    return searcher->worlds > 0;
}

/* How a plan does beside the usual one: mean and standard error of the difference. */
static void lead(const vaka_searcher *searcher, uint32_t plan, vaka_search_result *out)
{
    double n = searcher->worlds, sum = 0, squares = 0;

    for (uint32_t i = 0; i < searcher->worlds; i++) {
        const int32_t *value = &searcher->value[(size_t)i * searcher->plans];
        double more = (double)(value[plan] - value[0]) / VAKA_SEARCH_ONE;
        sum += more;
        squares += more * more;
    }
    double spread = n > 1 ? (squares - sum * sum / n) / (n - 1) : 1;
    out->error = sqrt((spread > 0 ? spread : 0) / n);
    out->usual_value = (double)sum_of(searcher, 0) / n / VAKA_SEARCH_ONE;
    out->value = out->usual_value + sum / n;
}

static void decide(const vaka_searcher *searcher, vaka_search_result *out)
{
    int32_t best = extreme(searcher, true);

    out->plan = out->usual = searcher->plan[0];
    out->searched = true;
    out->plans = searcher->plans;
    lead(searcher, (uint32_t)best, out);
    if (out->value - out->usual_value > SURE * out->error && out->value > out->usual_value)
        out->plan = searcher->plan[best];
    else
        out->value = out->usual_value;
}

static bool is_worth(const vaka_evaluate *evaluate, vaka_live *live, int32_t seat)
{
    uint32_t count;

    vaka_live_legal(live, seat, &count);
    return (vaka_live_must(live) & VAKA_SEAT(seat)) && count > 1 &&
           (!evaluate || !evaluate->worth || evaluate->worth(vaka_live_seen(live, seat), seat));
}

static bool think(vaka_searcher *searcher, vaka_search_result *out)
{
    vaka_search_hand hand;

    vaka_search_hand_init(&hand, searcher, NULL);
    vaka_search_propose(searcher, &hand);
    atomic_store(&searcher->watch->wanted, searcher->budget.rollouts);
    bool good = searcher->plans > 1 && compare(searcher, &hand);
    if (good)
        decide(searcher, out);
    out->rollouts = atomic_load(&searcher->watch->done);
    vaka_search_hand_done(&hand);
    free(searcher->value);
    return good;
}

bool vaka_search(const vaka_live *live, int32_t seat, const vaka_search_budget *budget,
                 uint64_t seed, vaka_search_watch *watch, vaka_crew *crew, vaka_search_result *out)
{
    vaka_search_watch unwatched = {0};
    vaka_live *start = vaka_live_clone(live);
    const vaka_evaluate *evaluate = vaka_search_evaluation(start);
    vaka_searcher *searcher = NULL;
    bool good = false;

    memset(out, 0, sizeof *out);
    if (crew)
        vaka_crew_lend(crew, start);
    vaka_debug_hush(1);
    if (is_worth(evaluate, start, seat) && vaka_resample_settle(start, seat)) {
        searcher = vaka_xnew(sizeof *searcher);
        searcher->start = start;
        searcher->seat = seat;
        searcher->budget = *budget;
        if (!evaluate)
            searcher->budget =
                (vaka_search_budget){budget->rollouts / DEAR + 1, budget->plans / 3 + 1};
        searcher->seed = seed;
        searcher->watch = watch ? watch : &unwatched;
        searcher->crew = crew;
        searcher->evaluate = evaluate;
        searcher->turns = evaluate ? (int32_t)(evaluate->turns ? evaluate->turns : TURNS) : 0;
        good = think(searcher, out);
    }
    vaka_debug_hush(-1);
    free(searcher);
    vaka_live_free(start);
    return good;
}
