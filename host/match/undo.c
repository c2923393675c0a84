/* match/undo.c - a ring of blocks.
 *
 * SPDX-License-Identifier: MIT */
#include "match/undo.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

void vaka_undo_init(vaka_undo *undo, size_t block_room)
{
    *undo = (vaka_undo){.block_room = block_room};
}

void vaka_undo_done(vaka_undo *undo)
{
    free(undo->blocks);
    free(undo->actions);
    *undo = (vaka_undo){0};
}

/* Doubles the room of a full ring; what lies before its first slot goes behind its last. */
static void grow(vaka_undo *undo)
{
    uint32_t full = undo->room, wrapped = undo->first;

    undo->room = full ? full * 2 : 4;
    undo->blocks = vaka_xgrow(undo->blocks, (size_t)undo->room * undo->block_room);
    undo->actions = vaka_xgrow(undo->actions, (size_t)undo->room * sizeof *undo->actions);
    if (!wrapped)
        return;
    memcpy(undo->blocks + full * undo->block_room, undo->blocks, wrapped * undo->block_room);
    memcpy(undo->actions + full, undo->actions, wrapped * sizeof *undo->actions);
}

void vaka_undo_push(vaka_undo *undo, const vaka_position *position, const vaka_action *action)
{
    if (!undo->count)
        undo->first = 0;
    if (undo->count == undo->room && undo->room < VAKA_UNDO_MOST)
        grow(undo);
    if (undo->count == undo->room) {
        undo->first = (undo->first + 1) % undo->room;
        undo->count--;
    }
    uint32_t slot = (undo->first + undo->count++) % undo->room;
    memcpy(undo->blocks + slot * undo->block_room, position->block, vaka_position_span(position));
    undo->actions[slot] = *action;
}

void vaka_undo_forget_older(vaka_undo *undo)
{
    assert(undo->count);
    undo->first = (undo->first + undo->count - 1) % undo->room;
    undo->count = 1;
}

const vaka_action *vaka_undo_last(const vaka_undo *undo)
{
    return undo->count ? &undo->actions[(undo->first + undo->count - 1) % undo->room] : NULL;
}

const vaka_action *vaka_undo_before(const vaka_undo *undo)
{
    return undo->count > 1 ? &undo->actions[(undo->first + undo->count - 2) % undo->room] : NULL;
}

uint8_t *vaka_undo_block(const vaka_undo *undo, uint32_t at)
{
    assert(at < undo->count);
    return undo->blocks + (undo->first + at) % undo->room * undo->block_room;
}

void vaka_undo_pop(vaka_undo *undo, vaka_position *position)
{
    assert(undo->count);
    uint32_t slot = (undo->first + --undo->count) % undo->room;
    const uint8_t *kept = undo->blocks + slot * undo->block_room;

    memcpy(position->block, kept, position->face.layout->block_size);
    if (vaka_position_span(position) > position->face.layout->block_size)
        memcpy(position->block, kept, vaka_position_span(position));
}
