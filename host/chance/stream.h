/* chance/stream.h - the words that ChaCha20 gives for one key, in a row.
 *
 * SPDX-License-Identifier: MIT
 *
 * Any word can be had by its number, so what has to be kept of the way so far is a number alone:
 * that lies in the block of a match (vaka_table.rng), where copying, undo and hashing find it. The
 * key, and the sixteen words that are worked out at a time, lie beside the block: they are in no
 * hash, in no view, and in no journal but as the seed at its head. */
#ifndef CHANCE_STREAM_H
#define CHANCE_STREAM_H

#include "chance/chacha.h"
#include "chance/rng.h"
#include "chance/seed.h"

#define VAKA_STREAM_KEYS 8 /* of samples of samples: the oldest is lost beyond them */

typedef struct vaka_stream_key { /* what a key was that counted before */
    uint64_t until;              /* for the words before this number; 0: for none */
    uint32_t key[8];
} vaka_stream_key;

typedef struct vaka_stream {
    bool keyed; /* false: there is no key, and nothing can be had from it */
    uint32_t key[8];
    vaka_stream_key old[VAKA_STREAM_KEYS]; /* keys of the words before, the latest first */
    uint64_t have; /* the number of the block that `words` is, and one; 0: of none */
    uint32_t words[VAKA_CHACHA_WORDS];
} vaka_stream;

/* Begins with the key of a seed; keyed only if it has one. */
void vaka_stream_init(vaka_stream *stream, const vaka_seed *seed);

/* From the word with this number on another key counts; what came before stays as it was. */
void vaka_stream_renew(vaka_stream *stream, uint64_t number, const vaka_seed *seed);

/* Works out the block in which a word lies. */
void vaka_stream_fill(vaka_stream *stream, uint64_t block);

static inline uint32_t vaka_stream_word(vaka_stream *stream, uint64_t number)
{
    if (stream->have != number / VAKA_CHACHA_WORDS + 1)
        vaka_stream_fill(stream, number / VAKA_CHACHA_WORDS);
    return stream->words[number % VAKA_CHACHA_WORDS];
}

/* The next number from 0 to n-1. `s` is the generator's place in a block: the state of xoshiro128**
 * without a key; with one, the number of the next word, its low half first, and two noughts. */
static inline uint32_t vaka_stream_below(vaka_stream *stream, uint32_t s[4], uint32_t n)
{
    if (!stream->keyed)
        return vaka_rng_below(s, n);

    uint32_t word = vaka_stream_word(stream, (uint64_t)s[1] << 32 | s[0]);
    s[0]++;
    s[1] += s[0] == 0;
    return (uint32_t)(((uint64_t)word * n) >> 32);
}

#endif
