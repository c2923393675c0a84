/* chance/chacha.h - ChaCha20: a cryptographic generator, by the public specification (RFC 8439).
 *
 * SPDX-License-Identifier: MIT
 *
 * From a key and the number of a block it makes 16 words that nobody without the key can tell from
 * chance: whoever has seen any number of them knows nothing of the others, nor of the key. */
#ifndef CHANCE_CHACHA_H
#define CHANCE_CHACHA_H

#include <stdint.h>

#define VAKA_CHACHA_WORDS 16

/* Fills `out`. `place` is the block's counter and the three words of the nonce. */
void vaka_chacha_block(const uint32_t key[8], const uint32_t place[4],
                       uint32_t out[VAKA_CHACHA_WORDS]);

#endif
