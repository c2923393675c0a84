/* script/lua/pool.h - memory in small blocks, which are handed out again and again.
 *
 * SPDX-License-Identifier: MIT
 *
 * Lua asks for little and often, and says how much it gives back. Blocks up to 1024 bytes are cut
 * from one arena and kept in lists by size; larger ones, and all when the arena is full, are the
 * system's. So what is kept is never more than the arena, whatever sizes a script goes through. */
#ifndef SCRIPT_LUA_POOL_H
#define SCRIPT_LUA_POOL_H

#include "vaka/abi.h"

#define VAKA_POOL_SIZES 64u
#define VAKA_POOL_GRAIN 16u /* what every block is a multiple of: any object may lie there */
#define VAKA_POOL_SMALL (VAKA_POOL_SIZES * VAKA_POOL_GRAIN)
#define VAKA_POOL_ARENA (4u << 20)

typedef struct vaka_pool {       /* all zero: empty */
    void *kept[VAKA_POOL_SIZES]; /* by size: the first of a list, each names the next */
    char *arena;                 /* owned; NULL: not yet */
    size_t used;                 /* of it, given back or not */
} vaka_pool;

/* As realloc, for a block of `old` bytes (NULL: none) and `size` above 0; NULL: there is no memory.
 */
void *vaka_pool_resize(vaka_pool *pool, void *block, size_t old, size_t size);

/* A block of `size` bytes, above 0 and up to VAKA_POOL_SMALL, that was given back before; NULL:
 * there is none. */
static inline void *vaka_pool_take_kept(vaka_pool *pool, size_t size)
{
    void **first = &pool->kept[(size - 1) / VAKA_POOL_GRAIN], *block = *first;

    if (block)
        *first = *(void **)block;
    return block;
}
void vaka_pool_give_back(vaka_pool *pool, void *block, size_t old);

/* All blocks have been given back. */
void vaka_pool_done(vaka_pool *pool);

#endif
