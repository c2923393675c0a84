/* cli/measure/bench_ways.c - how long it takes to look ahead, and how many copies.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/measure/bench_fixture.h"
#include "play/ways.h"

typedef struct found { /* all searches of a repetition that found a way */
    double ns[VAKA_FIXTURE_STOPS * 8], copies[VAKA_FIXTURE_STOPS * 8];
    uint32_t count;
} found;

#define MOST (VAKA_FIXTURE_STOPS * 8)

/* All that goes from every place where the seat of a stop has something. */
static void search(const vaka_fixture_stop *stop, found *out)
{
    const vaka_layout *layout = vaka_live_layout(stop->live);
    const vaka_match *match = &vaka_live_position(stop->live)->face;

    for (int32_t zone = 0; zone < layout->zone_count && out->count < MOST; zone++) {
        vaka_ways_wish wish = {.seat = stop->seat, .from = zone};
        vaka_ways ways;

        if (!vaka_layout_is_space(layout, zone) ||
            vaka_count(match, zone, stop->seat, VAKA_NONE) == 0)
            continue;
        double begun = vaka_bench_worked();
        vaka_ways_search(stop->live, &wish, &ways);
        out->ns[out->count] = vaka_bench_worked() - begun;
        out->copies[out->count] = ways.copies;
        out->count += ways.count > 0;
        vaka_ways_done(&ways);
    }
}

static void search_all(const vaka_fixture *fixture, found *out)
{
    out->count = 0;
    for (uint32_t i = 0; i < fixture->stops; i++)
        search(&fixture->stop[i], out);
}

double vaka_measure_ways(vaka_fixture *fixture)
{
    found all;

    search_all(fixture, &all);
    return all.count ? vaka_bench_median(all.ns, all.count) / 1000 : -1;
}

double vaka_measure_copies(vaka_fixture *fixture)
{
    found all;

    search_all(fixture, &all);
    return all.count ? vaka_bench_median(all.copies, all.count) : -1;
}
