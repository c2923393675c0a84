/* match/resample.h - another position that a seat could not tell from this one.
 *
 * SPDX-License-Identifier: MIT
 *
 * Hidden identities are exchanged at random among pieces of one back, owner and swap class, as far
 * as the module finds the result possible; secret counters get other numbers within their bounds,
 * with the sum that all know, or else up to about twice what the seat itself has; what others have
 * sealed is answered anew at random; so is what two others put together for a deal; the
 * generator's state is replaced. Where a script asks, what it has drawn unseen by the seat since
 * it began is drawn anew, too. Standing passes stay: whom the host passes over is seen as soon as
 * a window opens. Bots search such samples and so cannot peek; the secrecy tests compare what a
 * seat is shown of two of them. */
#ifndef MATCH_RESAMPLE_H
#define MATCH_RESAMPLE_H

#include "match/live.h"

/* What differs between the two, by sort. */
typedef struct vaka_resampled {
    uint32_t pieces;   /* pieces outside decks and cups whose identity changed */
    uint32_t order;    /* pieces in decks and cups whose identity changed */
    uint32_t sealed;   /* seats whose sealed answers changed */
    uint32_t counters; /* numbers of counters that changed */
    uint32_t deals;    /* 1: the lists of a deal changed */
    bool unmixed;      /* a script asks, and what lay hidden when it began, or what it has drawn
                        * unseen since, is as it was: with anything else the seat could tell */
    bool tells;        /* with other hidden things it asks something else, all else being equal */
} vaka_resampled;

/* Resamples what `seat` cannot know in `live`, by a generator of its own from `seed`. Undo history
 * is dropped. `out` may be NULL. */
void vaka_resample(vaka_live *live, int32_t seat, uint64_t seed, vaka_resampled *out);

/* Leaves all that is hidden as it is, and makes only what chance will bring another. For games that
 * are over, to find out what would have been best for somebody who had known all. */
void vaka_resample_chance(vaka_live *live, int32_t seat, uint64_t seed);

/* Exchanges all that the seat cannot know for something that hangs on what it may know and on
 * nothing else: two matches that show it the same come out the same, and so do samples that are
 * made from them by the same seed. What others have sealed is taken out of their lists, and they
 * are asked again. False: no possible arrangement was found, or a script that waits would have
 * asked otherwise; then the match may still hold what is true, and is of no use. */
bool vaka_resample_settle(vaka_live *live, int32_t seat);

#endif
