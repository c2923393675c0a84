/* vaka/chance.h - dice, shuffles and draws: the only chance there is.
 *
 * SPDX-License-Identifier: MIT
 *
 * One generator serves a match, so a seed and the actions repeat it exactly; without a given seed
 * it is one whose results nobody can foresee (ChaCha20, host/chance/seed.h). Every result is
 * journalled, and tests and scenarios may queue results (`die 3`, `draw cup ocean-2`): a queued
 * result takes the place of the next one of its sort, and the generator moves on all the same.
 * Every call here stops undo. In a sealed answer (agenda.h) there is no chance: leave it for the
 * moment when the answers are carried out. */
#ifndef VAKA_CHANCE_H
#define VAKA_CHANCE_H

#include "vaka/table.h"

VAKA_BEGIN

/* A number from 1 to `sides` (1 to 1000); rolled in the open, so all read it in the log. */
VAKA_API int32_t vaka_roll(vaka_match *match, int32_t sides);

/* A number from 0 to n-1 (n: 1 to 32767) that is not shown to anybody: for a tie that is broken by
 * chance. */
VAKA_API int32_t vaka_chance(vaka_match *match, int32_t n);

/* Mixes what lies in a zone. Identities (kind, fields, face, owner) change places, not pieces, so
 * that a piece's number says nothing about what it is; and nobody knows any of them afterwards. */
VAKA_API void vaka_shuffle(vaka_match *match, int32_t zone);

/* Takes the top piece of a deck, or a piece by chance from a cup, puts it on top of `to` and
 * returns its number; VAKA_NONE when there is none. */
VAKA_API int32_t vaka_draw(vaka_match *match, int32_t from, int32_t to);

/* A seat looks at the top `n` pieces of a zone, or all if there are fewer. */
VAKA_API void vaka_peek(vaka_match *match, int32_t seat, int32_t zone, int32_t n);

/* Turns all of `discard` face down, puts it under `deck` and shuffles the deck. */
VAKA_API void vaka_reshuffle(vaka_match *match, int32_t discard, int32_t deck);

VAKA_END

#endif
