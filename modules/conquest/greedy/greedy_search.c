/* greedy_search.c - a sensible player in search of kumara [11.5].
 *
 * SPDX-License-Identifier: MIT */
#include "chapters/chart.h"
#include "greedy/greedy.h"

/* Provisions are worth a way round while the seat has none. */
static int32_t score(const greedy *g, const vaka_action *action)
{
    int32_t hex = action->arg[0];

    if (action->verb != VERB_DISCOVER)
        return IDLE;
    if (facts_of(g->seen)->provisions[hex] && !vaka_value(g->seen, VALUE_GALAPAGOS, g->seat))
        return FAR;
    return FAR / 2 - 10 * way_to_america(g->seen, hex);
}

const greedy_step greedy_search = {NULL, score};
