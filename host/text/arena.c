/* text/arena.c - memory for many small things that end together.
 *
 * SPDX-License-Identifier: MIT */
#include "text/arena.h"
#include "text/error.h"

#include <stdalign.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#ifdef VAKA_SANITIZED /* every thing for itself, so that a step beyond its end is seen */
#define CHUNK 0u
#else
#define CHUNK 32000u /* bytes; what is larger gets a chunk of its own */
#endif

typedef struct vaka_arena_chunk {
    struct vaka_arena_chunk *before;
    size_t used, room;
    alignas(max_align_t) char bytes[];
} chunk;

static void *take(vaka_arena *arena, size_t size, size_t align)
{
    chunk *last = arena->last;
    size_t at = last ? (last->used + align - 1) / align * align : 0;

    if (!last || at > last->room || last->room - at < size) {
        size_t room = size > CHUNK ? size : CHUNK;
        last = vaka_xnew(sizeof *last + room);
        *last = (chunk){.before = arena->last, .room = room};
        arena->last = last;
        at = 0;
    }
    last->used = at + size;
    return last->bytes + at;
}

void *vaka_arena_new(vaka_arena *arena, size_t size)
{
    return take(arena, size, alignof(max_align_t));
}

void vaka_arena_done(vaka_arena *arena)
{
    for (chunk *at = arena->last, *before; at; at = before) {
        before = at->before;
        free(at);
    }
    arena->last = NULL;
}

char *vaka_arena_copy_part(vaka_arena *arena, const char *from, size_t length)
{
    return memcpy(take(arena, length + 1, 1), from, length);
}

char *vaka_arena_copy(vaka_arena *arena, const char *text)
{
    return vaka_arena_copy_part(arena, text, strlen(text));
}

void *vaka_arena_more(vaka_arena *arena, void *rows, uint32_t count, size_t size)
{
    if (count & (count - 1)) /* it is full where it is a power of two long */
        return rows;
    void *more = vaka_arena_new(arena, (count ? 2 * (size_t)count : 1) * size);
    if (count)
        memcpy(more, rows, count * size);
    return more;
}
