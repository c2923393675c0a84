/* chance/stream.c - the words that ChaCha20 gives for one key, in a row.
 *
 * SPDX-License-Identifier: MIT */
#include "chance/stream.h"

#include <string.h>

void vaka_stream_init(vaka_stream *stream, const vaka_seed *seed)
{
    *stream = (vaka_stream){.keyed = seed->generator == VAKA_GENERATOR_CHACHA};
    for (size_t i = 0; i < VAKA_KEY_BYTES; i++)
        stream->key[i / 4] |= (uint32_t)seed->key[i] << 8 * (i % 4);
}

void vaka_stream_renew(vaka_stream *stream, uint64_t number, const vaka_seed *seed)
{
    vaka_stream fresh;

    vaka_stream_init(&fresh, seed);
    memcpy(fresh.old, stream->old, sizeof fresh.old);
    if (number > stream->old[0].until) { /* else the last key gave no word that counts */
        memmove(&fresh.old[1], &fresh.old[0], sizeof fresh.old - sizeof fresh.old[0]);
        memcpy(fresh.old[0].key, stream->key, sizeof stream->key);
        fresh.old[0].until = number;
    }
    *stream = fresh;
}

/* The high half of the number is the first word of the nonce, so that the counter never ends; the
 * last word says what the words are for (chance/seed.h). */
void vaka_stream_fill(vaka_stream *stream, uint64_t block)
{
    const uint32_t place[4] = {(uint32_t)block, (uint32_t)(block >> 32), 0, VAKA_SEED_TABLE};

    uint32_t old[VAKA_CHACHA_WORDS];
    uint64_t first = block * VAKA_CHACHA_WORDS;

    vaka_chacha_block(stream->key, place, stream->words);
    for (int k = 0; k < VAKA_STREAM_KEYS && first < stream->old[k].until; k++) {
        vaka_chacha_block(stream->old[k].key, place, old);
        for (uint64_t i = 0; i < VAKA_CHACHA_WORDS && first + i < stream->old[k].until; i++)
            stream->words[i] = old[i];
    }
    stream->have = block + 1;
}
