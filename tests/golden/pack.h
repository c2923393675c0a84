/* golden/pack.h - many games in one small file: every choice that was made, a byte of digest each.
 *
 * SPDX-License-Identifier: MIT
 *
 * A game is a line of text (its choice, see proof/arena.h, then its numbers) and after it the bytes
 * of its choices and digests. A choice is a seat and a place in that seat's legal list, so the file
 * is a tenth of the journals'; the digest of each action covers the whole legal list, events,
 * chance and the block, so that nothing may change unseen: after a first difference all that
 * follow differ as well, and the last one is kept in full. `golden show` makes a journal of it. */
#ifndef GOLDEN_PACK_H
#define GOLDEN_PACK_H

#include "../proof/arena.h"

#include <stdio.h>

typedef struct pack_game {
    arena_choice choice;
    uint32_t actions;
    uint64_t chain;   /* digest of everything */
    uint8_t *choices; /* owned: place in the list and seat, seven bits a byte, lowest first */
    uint32_t bytes, room;
    uint8_t *digests; /* owned: one an action */
} pack_game;

void pack_add(pack_game *game, int32_t seat, uint32_t index, uint8_t digest);

/* Takes the next choice at `*at` of the bytes; false at the end. */
bool pack_take(const pack_game *game, uint32_t *at, int32_t *seat, uint32_t *index);

bool pack_write(FILE *out, const pack_game *game);
/* 1: one was read; 0: there is none left; -1: the file is damaged. */
int pack_read(FILE *in, pack_game *game);
void pack_done(pack_game *game);

#endif
