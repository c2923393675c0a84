/* tests/rules/conquest/junk.h - actions that are well formed, and no more.
 *
 * SPDX-License-Identifier: MIT */
#ifndef RULES_CONQUEST_JUNK_H
#define RULES_CONQUEST_JUNK_H

#include "table.h"

static inline int32_t most(const table *at, const vaka_arg *arg)
{
    switch (arg->type) {
    case VAKA_ARG_SPACE:
    case VAKA_ARG_ZONE:
        return facts_of(&vaka_live_position(at->live)->face)->hexes;
    case VAKA_ARG_KIND:
        return vaka_kind_count(at->layout);
    case VAKA_ARG_SEAT:
        return at->setup.seats;
    case VAKA_ARG_WORD:
        return 2;
    default:
        return 1;
    }
}

/* An action that is well formed, and no more: often with a verb of the list. */
static inline vaka_action junk(const table *at, int32_t seat, const vaka_action *list,
                               uint32_t listed, uint32_t *rng)
{
    vaka_action action = {(int8_t)seat, (uint8_t)vaka_rng_below(rng, VERB_COUNT), {0}};

    if (listed && vaka_rng_below(rng, 2)) {
        action = list[vaka_rng_below(rng, listed)];
        if (action.verb >= VERB_COUNT)
            action.verb = 0;
    }
    for (int32_t i = 0; i < VAKA_ARGS; i++) {
        const vaka_arg *arg = &at->plugin.module->verbs[action.verb].arg[i];
        if (arg->type == VAKA_ARG_NONE)
            action.arg[i] = 0;
        else if (vaka_rng_below(rng, 2))
            action.arg[i] = (int16_t)vaka_rng_below(rng, (uint32_t)most(at, arg));
    }
    return action;
}

#endif
