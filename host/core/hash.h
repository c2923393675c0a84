/* core/hash.h - XXH3, 64 bits.
 *
 * SPDX-License-Identifier: MIT */
#ifndef CORE_HASH_H
#define CORE_HASH_H

#include <stddef.h>
#include <stdint.h>

/* Hash of some bytes on top of an earlier hash (0 to begin with). */
uint64_t vaka_hash(uint64_t before, const void *data, size_t size);

#endif
