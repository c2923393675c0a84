/* script/lua/pool.c - memory in small blocks, which are handed out again and again.
 *
 * SPDX-License-Identifier: MIT */
#include "script/lua/pool.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#define GRAIN VAKA_POOL_GRAIN

_Static_assert(GRAIN % _Alignof(max_align_t) == 0, "blocks lie one behind the other");

/* A sanitizer watches each block by itself: then there are no small ones. */
#ifdef VAKA_SANITIZED
#define SMALL 0u
#else
#define SMALL VAKA_POOL_SMALL
#endif

static size_t class_of(size_t size)
{
    return (size + GRAIN - 1) / GRAIN - 1;
}

static bool is_in(const vaka_pool *pool, const void *block)
{
    return pool->arena && (uintptr_t)block - (uintptr_t)pool->arena < VAKA_POOL_ARENA;
}

static void *take(vaka_pool *pool, size_t size)
{
    size_t class = class_of(size), whole = (class + 1) * GRAIN;

    if (size > SMALL)
        return malloc(size);
    void *block = pool->kept[class];
    if (block) {
        memcpy(&pool->kept[class], block, sizeof block);
        return block;
    }
    if (!pool->arena)
        pool->arena = malloc(VAKA_POOL_ARENA);
    if (!pool->arena || pool->used + whole > VAKA_POOL_ARENA)
        return malloc(size);
    block = pool->arena + pool->used;
    pool->used += whole;
    return block;
}

void vaka_pool_give_back(vaka_pool *pool, void *block, size_t old)
{
    if (!is_in(pool, block)) {
        free(block);
        return;
    }
    memcpy(block, &pool->kept[class_of(old)], sizeof block);
    pool->kept[class_of(old)] = block;
}

void *vaka_pool_resize(vaka_pool *pool, void *block, size_t old, size_t size)
{
    if (block && !is_in(pool, block))
        return realloc(block, size);
    if (block && class_of(old) == class_of(size))
        return block;
    void *moved = take(pool, size);
    if (!moved)
        return size < old ? block : NULL; /* Lua relies on it: what shrinks is always had */
    if (block) {
        memcpy(moved, block, old < size ? old : size);
        vaka_pool_give_back(pool, block, old);
    }
    return moved;
}

void vaka_pool_done(vaka_pool *pool)
{
    free(pool->arena);
    *pool = (vaka_pool){0};
}
