/* text/arena.h - memory for many small things that end together.
 *
 * SPDX-License-Identifier: MIT
 *
 * Nothing in it is freed for itself. All of it is zeroed at first, and fit for any type. Running
 * out prints a line and aborts, as vaka_xnew does. */
#ifndef TEXT_ARENA_H
#define TEXT_ARENA_H

#include "vaka/abi.h"

typedef struct vaka_arena {        /* begins all zero */
    struct vaka_arena_chunk *last; /* owned, as those before it */
} vaka_arena;

void *vaka_arena_new(vaka_arena *arena, size_t size);
void vaka_arena_done(vaka_arena *arena);

/* Copies of texts: a whole one, and so many bytes with a zero behind them. */
char *vaka_arena_copy(vaka_arena *arena, const char *text);
char *vaka_arena_copy_part(vaka_arena *arena, const char *from, size_t length);

/* Room for one more row in a list of so many, each of `size` bytes: the list, or where it is now.
 * A list that grows so is not made in another way. */
void *vaka_arena_more(vaka_arena *arena, void *rows, uint32_t count, size_t size);

#endif
