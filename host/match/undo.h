/* match/undo.h - ways back: the blocks before the actions that may still be taken back.
 *
 * SPDX-License-Identifier: MIT
 *
 * All of them were made by one seat, with no chance and no look between: whatever sets the horizon
 * empties the store. The oldest one is forgotten when there are too many. */
#ifndef MATCH_UNDO_H
#define MATCH_UNDO_H

#include "table/position.h"

#define VAKA_UNDO_MOST 512u

typedef struct vaka_undo {
    uint8_t *blocks;      /* owned: `room` blocks */
    vaka_action *actions; /* owned: what each was before */
    size_t block_room;    /* of a slot */
    uint32_t room, first, count;
} vaka_undo;

void vaka_undo_init(vaka_undo *undo, size_t block_room);
void vaka_undo_done(vaka_undo *undo);

static inline void vaka_undo_clear(vaka_undo *undo)
{
    undo->count = 0;
}

/* Keeps the block as it is before `action`. */
void vaka_undo_push(vaka_undo *undo, const vaka_position *position, const vaka_action *action);

/* Forgets all but the last one. There must be one. */
void vaka_undo_forget_older(vaka_undo *undo);

/* The action that would be taken back; NULL when there is none. */
const vaka_action *vaka_undo_last(const vaka_undo *undo);

/* … and the one before it. */
const vaka_action *vaka_undo_before(const vaka_undo *undo);

/* The block kept `at` places after the oldest one (below `count`); borrowed until the next push. */
uint8_t *vaka_undo_block(const vaka_undo *undo, uint32_t at);

/* Copies the last block back and forgets it. There must be one. */
void vaka_undo_pop(vaka_undo *undo, vaka_position *position);

#endif
