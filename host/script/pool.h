/* script/pool.h - memory in small blocks, which are handed out again and again.
 *
 * SPDX-License-Identifier: MIT
 *
 * Lua asks for little and often, and says how much it gives back. Blocks up to 512 bytes are cut
 * from large ones and kept in lists by size; larger ones are the system's. What is kept goes back
 * to the system with the pool. */
#ifndef SCRIPT_POOL_H
#define SCRIPT_POOL_H

#include "vaka/abi.h"

#define VAKA_POOL_SIZES 32u

typedef struct vaka_pool {       /* all zero: empty */
    void *kept[VAKA_POOL_SIZES]; /* by size: the first of a list, each names the next */
    void *chunks;                /* the same, of what they are cut from */
    char *rest;                  /* of the newest chunk */
    size_t left;
} vaka_pool;

/* As realloc, for a block of `old` bytes (NULL: none) and `size` above 0. NULL: there is no memory,
 * which never happens to a block that becomes smaller: then the program ends. */
void *vaka_pool_resize(vaka_pool *pool, void *block, size_t old, size_t size);
void vaka_pool_give_back(vaka_pool *pool, void *block, size_t old);

/* Gives everything back that was not larger than a small block. */
void vaka_pool_done(vaka_pool *pool);

#endif
