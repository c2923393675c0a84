/* greedy_search.c - a sensible player in search of kumara [11.5].
 *
 * SPDX-License-Identifier: MIT */
#include "greedy/greedy.h"

static void prepare(greedy *g)
{
    (void)g;
}

static int32_t steps_to_america(const greedy *g, int32_t from)
{
    int32_t best = FAR;

    for (int32_t hex = 0; hex < facts_of(g->seen)->hexes; hex++)
        if (facts_of(g->seen)->hex[hex].kind == HEX_AMERICA) {
            int32_t steps = vaka_distance(g->seen->layout, from, hex);
            best = steps < best ? steps : best;
        }
    return best;
}

/* Provisions are worth a way round while the seat has none. */
static int32_t score(const greedy *g, const vaka_action *action)
{
    int32_t hex = action->arg[0];

    if (action->verb != VERB_DISCOVER)
        return IDLE;
    if (facts_of(g->seen)->provisions[hex] && !vaka_value(g->seen, VALUE_GALAPAGOS, g->seat))
        return FAR;
    return FAR / 2 - 10 * steps_to_america(g, hex);
}

const greedy_step greedy_search = {prepare, score};
