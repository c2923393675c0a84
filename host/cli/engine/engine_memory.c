/* cli/engine/engine_memory.c - memory for JSON, kept at hand by its size.
 *
 * SPDX-License-Identifier: MIT
 *
 * What a page is told is made of hundreds of small parts, and thrown away at once. The blocks are
 * the C library's own, so it does not matter which of the two frees one. */
#include "cli/engine/engine_request.h"

#include <malloc.h>
#include <stdlib.h>

#define STEP 16u
#define SIZES 24u /* of blocks that are kept: up to 16 * 24 + 8 bytes */
#define MOST 4000u

typedef struct block {
    struct block *next;
} block;

static _Thread_local struct {
    block *first;
    uint32_t count;
} kept[SIZES + 1];

static void *take(size_t size)
{
    size_t sort = size <= STEP + 8 ? 1 : (size - 8 + STEP - 1) / STEP; /* STEP * sort + 8 bytes */

    if (sort > SIZES || !kept[sort].first)
        return malloc(size < STEP + 8 ? STEP + 8 : size);
    block *found = kept[sort].first;
    kept[sort].first = found->next;
    kept[sort].count--;
    return found;
}

static void give_back(void *memory)
{
    size_t size = memory ? malloc_usable_size(memory) : 0;
    size_t sort = size < STEP + 8 ? SIZES + 1 : (size - 8) / STEP;

    if (sort > SIZES || kept[sort].count >= MOST) {
        free(memory);
        return;
    }
    ((block *)memory)->next = kept[sort].first;
    kept[sort].first = memory;
    kept[sort].count++;
}

void vaka_json_keep_memory(void)
{
    json_set_alloc_funcs(take, give_back);
}
