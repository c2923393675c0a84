/* golden/undo.h - every action of a packed game taken back and done again.
 *
 * SPDX-License-Identifier: MIT */
#ifndef GOLDEN_UNDO_H
#define GOLDEN_UNDO_H

#include "pack.h"

/* Plays a packed game again; whatever can be taken back is, and done again: to the same blocks, and
 * with the same digests from there on. NULL: all is well; else what is not, at action `*at`. Adds
 * to `*undone`. */
const char *undo_play(arena *match, const pack_game *game, uint32_t *at, uint64_t *undone);

#endif
