/* script/pool.c - memory in small blocks, which are handed out again and again.
 *
 * SPDX-License-Identifier: MIT */
#include "script/pool.h"

#include "core/error.h"

#include <stdlib.h>
#include <string.h>

#define GRAIN 16u /* what every block is a multiple of, and lies at */
#define CHUNK (32u << 10)

/* A sanitizer watches each block by itself: then there are no small ones. */
#if defined __has_feature
#if __has_feature(address_sanitizer)
#define WATCHED
#endif
#endif
#if defined __SANITIZE_ADDRESS__ || defined WATCHED
#define SMALL 0u
#else
#define SMALL (VAKA_POOL_SIZES * GRAIN)
#endif

static bool is_small(size_t size)
{
    return size <= SMALL;
}

static size_t class_of(size_t size)
{
    return (size + GRAIN - 1) / GRAIN - 1;
}

static bool add_chunk(vaka_pool *pool)
{
    char *chunk = malloc(CHUNK);

    if (!chunk)
        return false;
    memcpy(chunk, &pool->chunks, sizeof pool->chunks);
    pool->chunks = chunk;
    pool->rest = chunk + GRAIN;
    pool->left = CHUNK - GRAIN;
    return true;
}

static void *take(vaka_pool *pool, size_t size)
{
    size_t class = class_of(size), whole = (class + 1) * GRAIN;
    void *block = pool->kept[class];

    if (block) {
        memcpy(&pool->kept[class], block, sizeof block);
        return block;
    }
    if (pool->left < whole && !add_chunk(pool))
        return NULL;
    block = pool->rest;
    pool->rest += whole;
    pool->left -= whole;
    return block;
}

void vaka_pool_give_back(vaka_pool *pool, void *block, size_t old)
{
    if (!block || !is_small(old)) {
        free(block);
        return;
    }
    memcpy(block, &pool->kept[class_of(old)], sizeof block);
    pool->kept[class_of(old)] = block;
}

void *vaka_pool_resize(vaka_pool *pool, void *block, size_t old, size_t size)
{
    void *moved;

    if (block && !is_small(old) && !is_small(size))
        return realloc(block, size);
    if (block && is_small(old) && is_small(size) && class_of(old) == class_of(size))
        return block;
    moved = is_small(size) ? take(pool, size) : malloc(size);
    if (!moved)
        return block && size < old ? vaka_xneed(NULL) : NULL;
    if (block) {
        memcpy(moved, block, old < size ? old : size);
        vaka_pool_give_back(pool, block, old);
    }
    return moved;
}

void vaka_pool_done(vaka_pool *pool)
{
    while (pool->chunks) {
        void *chunk = pool->chunks;

        memcpy(&pool->chunks, chunk, sizeof chunk);
        free(chunk);
    }
    *pool = (vaka_pool){0};
}
