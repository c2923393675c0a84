/* layout/counter.h - where the numbers of counters lie.
 *
 * SPDX-License-Identifier: MIT */
#ifndef LAYOUT_COUNTER_H
#define LAYOUT_COUNTER_H

#include "layout/layout.h"

/* Gives each its place in the region; called once when layout() has returned. */
void vaka_counter_place(vaka_layout *layout);

/* How many numbers it has: one, or one for each seat. */
static inline int32_t vaka_counter_numbers(const vaka_layout *layout, const vaka_counter_info *info)
{
    return info->per_seat ? layout->setup.seats : 1;
}

/* Behind a secret counter's numbers lies, for each of them, what all know it to be at least. */
static inline bool vaka_counter_is_secret(const vaka_counter_info *info)
{
    return info->see != VAKA_SEE_ALL;
}

/* May a seat (the spectator: VAKA_SPECTATOR; the referee may all) see the number of `whose`? */
static inline bool vaka_counter_seen_by(const vaka_counter_info *info, int32_t whose, int32_t seat)
{
    return info->see == VAKA_SEE_ALL || (info->see == VAKA_SEE_OWNER && whose == seat);
}

#endif
