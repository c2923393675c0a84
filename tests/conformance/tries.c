/* conformance/tries.c - makes actions to try.
 *
 * SPDX-License-Identifier: MIT */
#include "tries.h"

#include "chance/rng.h"
#include "table/codec.h"

#include <stdlib.h>

#define MOST_IN_A_SPACE (1u << 20)

static int compare(const void *a, const void *b)
{
    return vaka_action_compare(a, b);
}

bool tries_lists(legal_list list, const vaka_action *action)
{
    return list.count && bsearch(action, list.at, list.count, sizeof *list.at, compare);
}

bool tries_lists_verb(legal_list list, uint32_t verb)
{
    for (uint32_t i = 0; i < list.count; i++)
        if (list.at[i].verb == verb)
            return true;
    return false;
}

/* The numbers an argument may be: `*first` and how many from there on. For a space or a route all
 * zones: those that are none have to be refused. */
static uint32_t numbers(const vaka_layout *layout, const vaka_arg *arg, int32_t *first)
{
    *first = 0;
    switch (arg->type) {
    case VAKA_ARG_INT:
        *first = arg->min;
        return (uint32_t)(arg->max - arg->min) + 1u;
    case VAKA_ARG_ZONE:
    case VAKA_ARG_SPACE:
    case VAKA_ARG_ROUTE:
        return (uint32_t)layout->zone_count;
    case VAKA_ARG_KIND:
        return (uint32_t)layout->kind_count;
    case VAKA_ARG_SEAT:
        return (uint32_t)layout->setup.seats;
    case VAKA_ARG_WORD:
        return (uint32_t)vaka_word_list_size(arg->words);
    case VAKA_ARG_COUNTER:
        return (uint32_t)layout->counter_count;
    case VAKA_ARG_GOOD:
        return (uint32_t)layout->good_count;
    case VAKA_ARG_OFFER:
        return layout->setup.content && layout->setup.content->offer_count
                   ? layout->setup.content->offer_count
                   : 1;
    default:
        return 1;
    }
}

uint32_t tries_space(const vaka_layout *layout, uint32_t verb)
{
    const vaka_verb *row = vaka_verb_row(layout->module, verb);
    uint64_t size = 1;
    int32_t first;

    for (int i = 0; i < VAKA_ARGS && size <= MOST_IN_A_SPACE; i++)
        size *= numbers(layout, &row->arg[i], &first);
    return size <= MOST_IN_A_SPACE ? (uint32_t)size : 0;
}

vaka_action tries_nth(const vaka_layout *layout, int32_t seat, uint32_t verb, uint32_t index)
{
    const vaka_verb *row = vaka_verb_row(layout->module, verb);
    vaka_action action = {(int8_t)seat, (uint8_t)verb, {0}};

    for (int i = 0; i < VAKA_ARGS; i++) {
        int32_t first;
        uint32_t count = numbers(layout, &row->arg[i], &first);
        action.arg[i] = (int16_t)(first + (int32_t)(index % count));
        index /= count;
    }
    return action;
}

uint32_t tries_changes(const vaka_layout *layout, const vaka_action *action)
{
    const vaka_verb *row = vaka_verb_row(layout->module, action->verb);
    uint32_t sum = 0;
    int32_t first;

    for (int i = 0; i < VAKA_ARGS; i++)
        sum += row->arg[i].type == VAKA_ARG_NONE ? 0 : numbers(layout, &row->arg[i], &first);
    return sum;
}

vaka_action tries_nth_change(const vaka_layout *layout, const vaka_action *action, uint32_t index)
{
    const vaka_verb *row = vaka_verb_row(layout->module, action->verb);
    vaka_action changed = *action;

    for (int i = 0; i < VAKA_ARGS; i++) {
        int32_t first;
        uint32_t count =
            row->arg[i].type == VAKA_ARG_NONE ? 0 : numbers(layout, &row->arg[i], &first);
        if (index < count) {
            changed.arg[i] = (int16_t)(first + (int32_t)index);
            break;
        }
        index -= count;
    }
    return changed;
}

uint32_t tries_verb(const vaka_layout *layout, legal_list list, bool listed, uint32_t rng[4])
{
    uint32_t any;

    if (listed && list.count)
        return list.at[vaka_rng_below(rng, list.count)].verb;
    any = vaka_rng_below(rng, layout->module->verb_count + 1u);
    if (any < layout->module->verb_count)
        return any;
    return VAKA_VERB_PASS + vaka_rng_below(rng, VAKA_VERB_LAST - VAKA_VERB_PASS + 1u);
}

/* A number for an argument: mostly one that fits, now and then the one before or behind, or any. */
static int16_t random_number(const vaka_layout *layout, const vaka_arg *arg, uint32_t rng[4])
{
    int32_t first;
    uint32_t count = numbers(layout, arg, &first);

    switch (vaka_rng_below(rng, 32)) {
    case 0:
        return (int16_t)(first - 1);
    case 1:
        return (int16_t)(first + (int32_t)count);
    case 2:
        return (int16_t)vaka_rng_next(rng);
    default:
        return (int16_t)(first + (int32_t)vaka_rng_below(rng, count));
    }
}

vaka_action tries_noise(uint32_t rng[4])
{
    vaka_action action = {0};

    action.seat = (int8_t)((int32_t)vaka_rng_below(rng, 12) - 2);
    action.verb = (uint8_t)vaka_rng_next(rng);
    for (int i = 0; i < VAKA_ARGS; i++)
        if (vaka_rng_below(rng, 2))
            action.arg[i] = (int16_t)vaka_rng_next(rng);
    return action;
}

vaka_action tries_make(const vaka_layout *layout, int32_t seat, legal_list list, bool listed,
                       uint32_t rng[4])
{
    uint32_t sort = vaka_rng_below(rng, 16);

    if (list.count && sort < 8) { /* one argument of a listed one is another */
        vaka_action action = list.at[vaka_rng_below(rng, list.count)];
        uint32_t which = vaka_rng_below(rng, VAKA_ARGS);
        const vaka_verb *row = vaka_verb_row(layout->module, action.verb);
        if (row->arg[which].type == VAKA_ARG_NONE)
            which = 0;
        action.arg[which] = random_number(layout, &row->arg[which], rng);
        return action;
    }
    uint32_t verb = tries_verb(layout, list, listed, rng);
    vaka_action action = {(int8_t)seat, (uint8_t)verb, {0}};
    for (int i = 0; i < VAKA_ARGS; i++)
        action.arg[i] = random_number(layout, &vaka_verb_row(layout->module, verb)->arg[i], rng);
    return action;
}
