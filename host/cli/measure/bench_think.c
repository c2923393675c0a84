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

typedef struct thinker { /* a search by itself */
    const vaka_fixture_stop *stop;
    vaka_crew *crew; /* NULL: in this thread, with the scripts of the match */
    vaka_search_result found;
    double ms; /* by the clock */
} thinker;

static void think(thinker *by)
{
    static const vaka_search_budget budget = {192, 12}; /* as the bot `strong` does */
    double begun = vaka_bench_now();

    vaka_search(by->stop->live, by->stop->seat, &budget, 1, NULL, by->crew, &by->found);
    by->ms = (vaka_bench_now() - begun) * 1e-6;
}

typedef struct think_times {
    double one[VAKA_FIXTURE_PLANS], two[VAKA_FIXTURE_PLANS];
    double busy[VAKA_FIXTURE_PLANS];
    uint32_t count;
} think_times;

/* At one position, one way right after the other: what else the machine does changes by the second.
 * False: two threads came to something else than one. */
static bool think_at(const vaka_fixture_stop *stop, vaka_crew *two, think_times *out)
{
    thinker one = {.stop = stop}, both = {.stop = stop, .crew = two};
    uint32_t at = out->count++;

    think(&one);
    double spent = processor_ns();
    think(&both);
    out->one[at] = one.ms;
    out->two[at] = both.ms;
    out->busy[at] = (processor_ns() - spent) * 1e-6 / both.ms / 2 * 100;
    return is_same(&one.found.plan, &both.found.plan);
}

double vaka_measure_think(vaka_fixture *fixture)
{
    static const vaka_fixture_thought none = {-1, -1, -1};
    vaka_live *live = fixture->stops ? fixture->stop[0].live : NULL;
    vaka_crew *two = live ? vaka_crew_new(live, 2) : NULL;
    think_times times = {.count = 0};
    bool same = two;

    for (uint32_t i = fixture->stops / 3; same && i < fixture->stops; i++) {
        const vaka_fixture_stop *stop = &fixture->stop[i];
        if (times.count < VAKA_FIXTURE_PLANS && vaka_search_worth(stop->live, stop->seat))
            same = think_at(stop, two, &times);
    }
    vaka_crew_free(two);
    fixture->thought = none;
    if (same && times.count)
        fixture->thought = (vaka_fixture_thought){vaka_bench_median(times.one, times.count),
                                                  vaka_bench_median(times.two, times.count),
                                                  vaka_bench_median(times.busy, times.count)};
    return fixture->thought.one;
}

double vaka_measure_think_two(vaka_fixture *fixture)
{
    return fixture->thought.two;
}

double vaka_measure_busy(vaka_fixture *fixture)
{
    return fixture->thought.busy;
}
