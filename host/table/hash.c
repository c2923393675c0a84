/* table/hash.c - the only file that knows the hash library.
 *
 * SPDX-License-Identifier: MIT */
#include "table/hash.h"

#define XXH_INLINE_ALL
#include <xxhash.h>

uint64_t vaka_hash(uint64_t before, const void *data, size_t size)
{
    return XXH3_64bits_withSeed(data, size, before);
}
