/* chance/chacha.c - ChaCha20: the block function of RFC 8439, section 2.3.
 *
 * SPDX-License-Identifier: MIT
 *
 * Sixteen words in four rows: four constants, eight of the key, four of the place. Ten times, each
 * column is stirred and then each diagonal; at last the words that went in are added. */
#include "chance/chacha.h"

#include <string.h>

static inline uint32_t turn(uint32_t x, int by)
{
    return x << by | x >> (32 - by);
}

/* One quarter round: a, b, c, d are places in `x`. */
static inline void stir(uint32_t x[VAKA_CHACHA_WORDS], int a, int b, int c, int d)
{
    x[a] += x[b];
    x[d] = turn(x[d] ^ x[a], 16);
    x[c] += x[d];
    x[b] = turn(x[b] ^ x[c], 12);
    x[a] += x[b];
    x[d] = turn(x[d] ^ x[a], 8);
    x[c] += x[d];
    x[b] = turn(x[b] ^ x[c], 7);
}

void vaka_chacha_block(const uint32_t key[8], const uint32_t place[4],
                       uint32_t out[VAKA_CHACHA_WORDS])
{
    /* "expand 32-byte k", read as words from the low byte up */
    uint32_t in[VAKA_CHACHA_WORDS] = {0x61707865u, 0x3320646eu, 0x79622d32u, 0x6b206574u};
    uint32_t x[VAKA_CHACHA_WORDS];

    memcpy(in + 4, key, 8 * sizeof *key);
    memcpy(in + 12, place, 4 * sizeof *place);
    memcpy(x, in, sizeof x);
    for (int round = 0; round < 10; round++) {
        for (int i = 0; i < 4; i++) /* columns */
            stir(x, i, 4 + i, 8 + i, 12 + i);
        for (int i = 0; i < 4; i++) /* diagonals */
            stir(x, i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4);
    }
    for (int i = 0; i < VAKA_CHACHA_WORDS; i++)
        out[i] = x[i] + in[i];
}
