/* match/resample_inside.h - what the parts of resampling share.
 *
 * SPDX-License-Identifier: MIT */
#ifndef MATCH_RESAMPLE_INSIDE_H
#define MATCH_RESAMPLE_INSIDE_H

#include "table/position.h"

/* Does the module find the position possible? */
static inline bool vaka_resample_possible(const vaka_position *position)
{
    return !position->module->possible || position->module->possible(&position->face);
}

/* Other numbers for the counters that the seat may not see: within their bounds, not below what all
 * know, with the sum that is known (resample_counters.c). */
void vaka_resample_counters(vaka_position *position, int32_t seat, uint32_t *rng);

/* In how many numbers two regions of counters differ. */
uint32_t vaka_resample_changed(const vaka_layout *layout, const int16_t *a, const int16_t *b);

#endif
