/* conformance/tries.h - actions worth trying that nobody has listed.
 *
 * SPDX-License-Identifier: MIT */
#ifndef CONFORMANCE_TRIES_H
#define CONFORMANCE_TRIES_H

#include "layout/layout.h"

/* A legal list, sorted; borrowed. */
typedef struct legal_list {
    const vaka_action *at;
    uint32_t count;
} legal_list;

bool tries_lists(legal_list list, const vaka_action *action);
bool tries_lists_verb(legal_list list, uint32_t verb);

/* How many actions of a verb are within its bounds (0: more than fit), and the one with an index.
 */
uint32_t tries_space(const vaka_layout *layout, uint32_t verb);
vaka_action tries_nth(const vaka_layout *layout, int32_t seat, uint32_t verb, uint32_t index);

/* How many actions differ from one in one argument only, and the one with an index. */
uint32_t tries_changes(const vaka_layout *layout, const vaka_action *action);
vaka_action tries_nth_change(const vaka_layout *layout, const vaka_action *action, uint32_t index);

/* A random verb: one of the list, or any of the module's or the host's. */
uint32_t tries_verb(const vaka_layout *layout, legal_list list, bool listed, uint32_t rng[4]);

/* A random action of a seat: one of the list with one argument changed, or arguments at random
 * within or just outside of their bounds. With `listed` its verb is one of the list. */
vaka_action tries_make(const vaka_layout *layout, int32_t seat, legal_list list, bool listed,
                       uint32_t rng[4]);

/* Bytes without sense, by any seat or none. */
vaka_action tries_noise(uint32_t rng[4]);

#endif
