/* table/counter.h - counters in the block.
 *
 * SPDX-License-Identifier: MIT */
#ifndef TABLE_COUNTER_H
#define TABLE_COUNTER_H

#include "layout/counter.h"
#include "table/position.h"

/* All at their start. */
void vaka_counter_init(vaka_position *position);

/* The seats' numbers of each counter with a total add up to it; else the match is broken. */
void vaka_counter_check(vaka_position *position);

/* Writes VAKA_HIDDEN over what a seat, or the spectator, may not know. */
void vaka_counter_hide(vaka_position *position, int32_t seat);

/* The numbers of a counter, and for a secret one what all know them to be at least. */
static inline int16_t *vaka_counter_values(const vaka_position *position,
                                           const vaka_counter_info *info)
{
    return position->counters + info->at;
}
static inline int16_t *vaka_counter_least(const vaka_position *position,
                                          const vaka_counter_info *info)
{
    return position->counters + info->at + vaka_counter_numbers(position->face.layout, info);
}

#endif
