/* match/resample_inside.h - what the parts of resampling share.
 *
 * SPDX-License-Identifier: MIT */
#ifndef MATCH_RESAMPLE_INSIDE_H
#define MATCH_RESAMPLE_INSIDE_H

#include "match/deal.h"

/* Does the module find the position possible, and is what was offered still there? */
static inline bool vaka_resample_possible(const vaka_position *position)
{
    return (!position->deal || !position->deal->open || vaka_deal_covered(position)) &&
           (!position->module->possible || position->module->possible(&position->face));
}

/* A deal whose lists the seat may not read: they are taken away before anything else is mixed, or
 * what is mixed would have to agree with them; then others are made up (resample_deal.c). */
bool vaka_resample_deal_hidden(const vaka_position *position, int32_t seat);
void vaka_resample_deal_clear(vaka_position *position, int32_t seat);
void vaka_resample_deal(vaka_position *position, int32_t seat, uint32_t *rng);

/* Other numbers for the counters that the seat may not see: within their bounds, not below what all
 * know, with the sum that is known (resample_counters.c). */
void vaka_resample_counters(vaka_position *position, int32_t seat, uint32_t *rng);

/* In how many numbers two regions of counters differ. */
uint32_t vaka_resample_changed(const vaka_layout *layout, const int16_t *a, const int16_t *b);

#endif
