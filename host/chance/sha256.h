/* chance/sha256.h - SHA-256 (FIPS 180-4): what a server commits itself by.
 *
 * SPDX-License-Identifier: MIT */
#ifndef CHANCE_SHA256_H
#define CHANCE_SHA256_H

#include <stddef.h>
#include <stdint.h>

#define VAKA_SHA256_BYTES 32

void vaka_sha256(const void *bytes, size_t size, uint8_t out[VAKA_SHA256_BYTES]);

/* The same as 64 hexadecimal digits, lower case, with a 0 behind them. */
void vaka_sha256_text(const void *bytes, size_t size, char out[2 * VAKA_SHA256_BYTES + 1]);

#endif
