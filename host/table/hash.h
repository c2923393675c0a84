/* table/hash.h - XXH3, 64 bits.
 *
 * SPDX-License-Identifier: MIT */
#ifndef TABLE_HASH_H
#define TABLE_HASH_H

#include <stddef.h>
#include <stdint.h>

/* Hash of some bytes on top of an earlier hash (0 to begin with). */
uint64_t vaka_hash(uint64_t before, const void *data, size_t size);

/* The same of one number, for what is asked thousands of times: no two numbers give one hash. */
static inline uint64_t vaka_mix(uint64_t before, uint64_t number)
{
    uint64_t hash = (before ^ before >> 32) * UINT64_C(0x9e3779b97f4a7c15);

    return hash ^ number;
}

#endif
