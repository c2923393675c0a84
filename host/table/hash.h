/* table/hash.h - XXH3, 64 bits.
 *
 * SPDX-License-Identifier: MIT */
#ifndef TABLE_HASH_H
#define TABLE_HASH_H

#include <stddef.h>
#include <stdint.h>

/* Hash of some bytes on top of an earlier hash (0 to begin with). */
uint64_t vaka_hash(uint64_t before, const void *data, size_t size);

#endif
