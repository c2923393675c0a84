/* conformance/tally.h - how much was tried: a run that compared nothing has shown nothing.
 *
 * SPDX-License-Identifier: MIT */
#ifndef CONFORMANCE_TALLY_H
#define CONFORMANCE_TALLY_H

#include "match/resample.h"

/* Pairs of positions that a seat cannot tell apart, and by what differs between them: a pair may be
 * of several classes, and where nothing differs there is none. */
typedef struct pairs {
    uint64_t all, pieces, order, sealed, counters, deals;
} pairs;

typedef struct tally {
    uint32_t whole; /* now and then a verb's whole space is tried, up to so many; 0: small ones */
    uint64_t spaces, changes; /* whole spaces tried; listed actions all of whose changes were */
    uint64_t games, actions;
    uint32_t longest;             /* game, in actions */
    uint64_t tries, listed_verbs; /* actions tried; those whose verb was in the legal list */
    uint64_t accepted;            /* of the tries */
    uint64_t undos, journals;
    pairs rest, motion;
    uint64_t samples,
        unmixed; /* those that keep what their seat may not know: script's questions */
    uint64_t hidden_pieces, hidden_order, hidden_sealed, hidden_counters,
        hidden_deals; /* positions in which a seat does not know some */
    uint64_t images;  /* pairs in motion in which another seat did the like with another kind */
    uint64_t excused; /* pairs in motion that differed, as they may: the seat got to know it */
    uint64_t skipped; /* pairs in motion that could not be played on */
    uint64_t digest;  /* of the first games, all actions and hashes: the same in every build */
    uint32_t failures;
    double seconds;
} tally;

static inline void pairs_add(pairs *to, const vaka_resampled *differ)
{
    to->all +=
        differ->pieces || differ->order || differ->sealed || differ->counters || differ->deals;
    to->pieces += differ->pieces > 0;
    to->order += differ->order > 0;
    to->sealed += differ->sealed > 0;
    to->counters += differ->counters > 0;
    to->deals += differ->deals > 0;
}

#endif
