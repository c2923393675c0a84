/* cli/measure/bench_think.c - how long a bot that looks ahead thinks, in one thread and in two.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/measure/bench_fixture.h"

#include <string.h>
#include <time.h>

static bool is_same(const vaka_plan *one, const vaka_plan *other)
{
    return one->count == other->count &&
           memcmp(one->at, other->at, one->count * sizeof *one->at) == 0;
}

static double processor_ns(void)
{
    struct timespec spent;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &spent);
    return (double)spent.tv_sec * 1e9 + (double)spent.tv_nsec;
}

/* Thinks at a few positions of the game; ms for each by the clock, or negative where there is
 * nothing to think about, or where it comes to something else than the first time. */
static double think(vaka_fixture *fixture, uint32_t threads)
{
    static const vaka_search_budget budget = {192, 12}; /* as the bot `strong` does */
    vaka_crew *crew =
        threads > 1 && fixture->stops ? vaka_crew_new(fixture->stop[0].live, threads) : NULL;
    double ms[VAKA_FIXTURE_PLANS], busy[VAKA_FIXTURE_PLANS];
    uint32_t count = 0;
    bool same = threads == 1 || crew;

    for (uint32_t i = fixture->stops / 3; same && i < fixture->stops; i++) {
        const vaka_fixture_stop *stop = &fixture->stop[i];
        vaka_search_result found;

        if (count == VAKA_FIXTURE_PLANS || !vaka_search_worth(stop->live, stop->seat))
            continue;
        double begun = vaka_bench_now(), spent = processor_ns();
        vaka_search(stop->live, stop->seat, &budget, 1, NULL, crew, &found);
        ms[count] = (vaka_bench_now() - begun) * 1e-6;
        busy[count] = (processor_ns() - spent) * 1e-6 / ms[count] / threads * 100;
        same = threads == 1 || is_same(&found.plan, &fixture->thought[count]);
        fixture->thought[count++] = found.plan;
    }
    vaka_crew_free(crew);
    fixture->busy = same && count ? vaka_bench_median(busy, count) : -1;
    return same && count ? vaka_bench_median(ms, count) : -1;
}

double vaka_measure_think(vaka_fixture *fixture)
{
    return think(fixture, 1);
}

double vaka_measure_think_two(vaka_fixture *fixture)
{
    return think(fixture, 2);
}

double vaka_measure_busy(vaka_fixture *fixture)
{
    return fixture->busy;
}
