/* cli/engine/engine_memory.c - memory for JSON, kept at hand by its size.
 *
 * SPDX-License-Identifier: MIT
 *
 * What a page is told is made of hundreds of small parts, and thrown away at once; what stays of it
 * for many pages is more than a processor keeps near. So a block is neither looked at when it is
 * freed nor when it is taken again: its size is known by where it lies, and what is free is on a
 * list beside it. */
#include "cli/engine/engine_request.h"

#include "text/error.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <sys/mman.h>

#define REGION ((size_t)256 << 20) /* bytes of address space; what is not used takes no memory */
#define CHUNK ((size_t)64 << 10)   /* bytes of blocks of one size */
#define STEP 16u
#define SORTS 24u    /* of blocks: up to 16 * 24 bytes; larger ones are the C library's */
#define AT_HAND 512u /* free blocks of a size that are on a list beside them */

typedef struct block {
    struct block *next;
} block;

typedef struct hand { /* free blocks of one size */
    void *at[AT_HAND];
    uint32_t count;
    block *more;       /* those for which there was no room */
    char *fresh, *end; /* what was never used */
} hand;

static char *region; /* NULL: there is none */
static atomic_size_t used;
static uint8_t sort_of[REGION / CHUNK];
static _Thread_local hand *hands; /* by sort; NULL: this thread has had none yet */

static hand *hand_of(size_t sort)
{
    if (!hands)
        hands = vaka_xnew((SORTS + 1) * sizeof *hands);
    return &hands[sort];
}

static void *take_more(hand *from, size_t sort)
{
    block *found = from->more;

    if (found) {
        from->more = found->next;
        return found;
    }
    if ((size_t)(from->end - from->fresh) < STEP * sort) {
        size_t at = atomic_load(&used) < REGION ? atomic_fetch_add(&used, CHUNK) : REGION;

        if (at >= REGION)
            return malloc(STEP * sort);
        sort_of[at / CHUNK] = (uint8_t)sort;
        from->fresh = region + at;
        from->end = from->fresh + CHUNK;
    }
    from->fresh += STEP * sort;
    return from->fresh - STEP * sort;
}

static void *take(size_t size)
{
    size_t sort = size ? (size + STEP - 1) / STEP : 1;

    if (sort > SORTS)
        return malloc(size);
    hand *from = hand_of(sort);
    return from->count ? from->at[--from->count] : take_more(from, sort);
}

static void give_back(void *memory)
{
    size_t at = (size_t)((uintptr_t)memory - (uintptr_t)region);

    if (at >= REGION) {
        free(memory);
        return;
    }
    hand *to = hand_of(sort_of[at / CHUNK]);
    if (to->count < AT_HAND) {
        to->at[to->count++] = memory;
        return;
    }
    ((block *)memory)->next = to->more;
    to->more = memory;
}

void vaka_json_keep_memory(void)
{
    void *found = mmap(NULL, REGION, PROT_READ | PROT_WRITE,
                       MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);

    if (found == MAP_FAILED)
        return;
    region = found;
    json_set_alloc_funcs(take, give_back);
}

char *vaka_json_write_sorted(const json_t *json)
{
    char *text = vaka_xneed(json_dumps(json, JSON_COMPACT | JSON_SORT_KEYS));
    char *copy = vaka_xcopy(text);
    json_free_t done;

    json_get_alloc_funcs(NULL, &done);
    done(text);
    return copy;
}
