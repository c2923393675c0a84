/* match/resample_inside.h - what the parts of resampling share.
 *
 * SPDX-License-Identifier: MIT */
#ifndef MATCH_RESAMPLE_INSIDE_H
#define MATCH_RESAMPLE_INSIDE_H

#include "match/deal.h"

#include "layout/extension.h"
#include "table/redraw.h"
#include "vaka/ext/sample.h"

/* Does the module find the position possible, and is what was offered still there? */
static inline bool vaka_resample_possible(const vaka_position *position)
{
    return (!position->deal || !position->deal->open || vaka_deal_covered(position)) &&
           (!position->module->possible || position->module->possible(&position->face));
}

/* How much is wrong with a position: 0 exactly where it is possible. */
static inline int32_t vaka_resample_wrong(const vaka_position *position)
{
    const vaka_sample *sample = NULL;

    if (vaka_resample_possible(position))
        return 0;
    sample = vaka_extension(position->module, VAKA_EXT_SAMPLE, sizeof *sample);
    int32_t wrong = sample ? sample->wrong(&position->face) : 1;
    return wrong > 1 ? wrong : 1;
}

/* Brings what the seat cannot know into an order that says nothing about how it lies
 * (resample_arrange.c): pieces and numbers; then, of a position without a script that waits, all
 * the rest that its view does not show: how pieces are numbered, what others have sealed and where
 * they pass. `stays`, by piece: what is not moved (NULL: what the seat knows). */
void vaka_arrange_hidden(vaka_position *position, const bool *stays, int32_t seat);
void vaka_arrange_all(vaka_position *position, int32_t seat);
/* Of the keyframe of a script that waits: what the seat will see drawn from a cup stays in it.
 * Which piece it was has no meaning (a script that runs again draws by kind); `first`: so it
 * becomes the first that it can be. */
void vaka_resample_hold(vaka_position *keyframe, const vaka_redraw *redraw, bool first,
                        bool *stays);
/* What others have sealed, and where they pass. */
void vaka_arrange_seats(vaka_position *position, int32_t seat);

/* What was laid aside in secret and the seat does not know lies where it came from again, in the
 * order of its numbers; and is laid aside anew, any number of it that there is room for
 * (resample_hidden.c). `stays` as above. */
void vaka_arrange_aside(vaka_position *position, const bool *stays, int32_t seat);
void vaka_resample_aside(vaka_position *position, const bool *stays, int32_t seat, uint32_t *rng);

/* A deal whose lists the seat may not read: they are taken away before anything else is mixed, or
 * what is mixed would have to agree with them; then others are made up (resample_hidden.c). */
bool vaka_resample_deal_hidden(const vaka_position *position, int32_t seat);
void vaka_resample_deal_clear(vaka_position *position, int32_t seat);
void vaka_resample_deal(vaka_position *position, int32_t seat, uint32_t *rng);

/* Other numbers for the counters that the seat may not see: within their bounds, not below what all
 * know, with the sum that is known (resample_hidden.c). */
void vaka_resample_counters(vaka_position *position, int32_t seat, uint32_t *rng);

/* In how many numbers two regions of counters differ. */
uint32_t vaka_resample_changed(const vaka_layout *layout, const int16_t *a, const int16_t *b);

#endif
