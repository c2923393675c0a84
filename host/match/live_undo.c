/* match/live_undo.c - taking back, doing again, and giving up a change that was not written.
 *
 * SPDX-License-Identifier: MIT */
#include "match/live_inside.h"

#include "match/sealed.h"
#include "text/language.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

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

static const vaka_reason stops[] = {
    [VAKA_HORIZON_START] = {"undo_nothing", "", VAKA_TEXT("there is nothing to take back")},
    [VAKA_HORIZON_CHANCE] = {"undo_chance", "",
                             VAKA_TEXT("chance has spoken: a roll, a draw or a shuffle stands")},
    [VAKA_HORIZON_LEARNED] = {"undo_learned", "",
                              VAKA_TEXT(
                                  "somebody has seen something hidden; that cannot be taken back")},
    [VAKA_HORIZON_OTHER] = {"undo_other", "", VAKA_TEXT("another player has decided since")},
    [VAKA_HORIZON_SEALED] = {"undo_sealed", "",
                             VAKA_TEXT("others answer in secret now; what came before stands")},
};
static const vaka_reason not_yours = {"undo_not_yours", "",
                                      VAKA_TEXT("the last action was not yours")};
static const vaka_reason no_redo = {"redo_nothing", "", VAKA_TEXT("there is nothing to do again")};

static bool refuse(vaka_refusal *why, const vaka_reason *reason)
{
    if (why)
        *why = (vaka_refusal){reason->id, reason->rule, reason->text, {0}};
    return false;
}

/* Has the seat something of its own in an open sealed question? */
static bool has_sealed(const vaka_live *live, int32_t seat)
{
    return vaka_sealed_asks(&live->position, seat) && live->position.table->sealed_count[seat] > 0;
}

bool vaka_live_can_undo(vaka_live *live, int32_t seat, vaka_refusal *why)
{
    const vaka_action *last = vaka_undo_last(&live->undo);

    if (has_sealed(live, seat))
        return true;
    if (!last)
        return refuse(why, &stops[live->horizon]);
    if (last->seat != seat)
        return refuse(why, &not_yours);
    return true;
}

uint32_t vaka_live_stretch(const vaka_live *live, int32_t seat)
{
    const vaka_action *last = vaka_undo_last(&live->undo);

    if (vaka_sealed_asks(&live->position, seat))
        return (uint32_t)live->position.table->sealed_count[seat];
    return last && last->seat == seat ? live->undo.count : 0;
}

void vaka_live_stretch_at(const vaka_live *live, int32_t seat, uint32_t at, vaka_live *to,
                          vaka_action *action)
{
    assert(at < vaka_live_stretch(live, seat));
    vaka_live_copy(to, live);
    if (vaka_sealed_asks(&live->position, seat)) {
        while ((uint32_t)to->position.table->sealed_count[seat] > at)
            vaka_sealed_pop(&to->position, seat, action);
        return;
    }
    memcpy(to->position.block, vaka_undo_block(&live->undo, at), live->layout->block_room);
    *action = live->undo.actions[(live->undo.first + at) % live->undo.room];
}

static void redo_add(vaka_live *live, const vaka_action *action)
{
    if (live->redo_count == live->redo_room) {
        live->redo_room = live->redo_room ? live->redo_room * 2 : 8;
        live->redo = vaka_xgrow(live->redo, sizeof *live->redo * live->redo_room);
    }
    live->redo[live->redo_count++] = *action;
}

vaka_status vaka_live_undo(vaka_live *live, int32_t seat, vaka_refusal *why)
{
    vaka_action undone;

    if (!vaka_live_can_undo(live, seat, why))
        return VAKA_ERR_ILLEGAL;
    vaka_live_remember(live);
    if (has_sealed(live, seat)) {
        vaka_sealed_pop(&live->position, seat, &undone);
        live->position.table->clock--; /* as if it had never been added */
    } else {
        undone = *vaka_undo_last(&live->undo);
        vaka_undo_pop(&live->undo, &live->position);
    }
    live->events.count = 0;
    vaka_chance_log_clear(&live->chance);
    redo_add(live, &undone);
    live->version++;
    return VAKA_OK;
}

/* The newest entry of a seat, or redo_count. */
static uint32_t redo_of(const vaka_live *live, int32_t seat)
{
    for (uint32_t i = live->redo_count; i > 0; i--)
        if (live->redo[i - 1].seat == seat)
            return i - 1;
    return live->redo_count;
}

bool vaka_live_can_redo(vaka_live *live, int32_t seat, vaka_refusal *why)
{
    uint32_t at = redo_of(live, seat);

    if (at == live->redo_count)
        return refuse(why, &no_redo);
    return vaka_live_check(live, &live->redo[at], why) == VAKA_OK || live->meddled;
}

vaka_status vaka_live_redo(vaka_live *live, int32_t seat, vaka_refusal *why, vaka_error *err)
{
    uint32_t at = redo_of(live, seat);

    if (at == live->redo_count) {
        refuse(why, &no_redo);
        return VAKA_ERR_ILLEGAL;
    }
    vaka_action action = live->redo[at];
    vaka_status status = vaka_live_admit(live, &action, why, err);
    if (status == VAKA_OK)
        status = vaka_live_carry(live, &action, err);
    if (status == VAKA_OK) {
        memmove(&live->redo[at], &live->redo[at + 1],
                (live->redo_count - at - 1) * sizeof *live->redo);
        live->redo_count--;
    }
    return status;
}

void vaka_live_redo_drop(vaka_live *live, int32_t seat)
{
    uint32_t kept = 0;

    for (uint32_t i = 0; i < live->redo_count; i++)
        if (seat != VAKA_NONE && live->redo[i].seat != seat)
            live->redo[kept++] = live->redo[i];
    live->redo_count = kept;
}

void vaka_live_guard(vaka_live *live, bool on)
{
    live->guarded = on;
    if (on && !live->before)
        live->before = vaka_xnew(live->layout->block_room);
}

void vaka_live_remember(vaka_live *live)
{
    const vaka_chance_log *chance = &live->chance;

    if (live->guarded)
        memcpy(live->before, live->position.block, live->layout->block_room);
    live->before_queued = chance->queue_count;
    if (!chance->queue_count)
        return;
    live->before_queue =
        vaka_xgrow(live->before_queue, sizeof *chance->queue * chance->queue_count);
    memcpy(live->before_queue, chance->queue, sizeof *chance->queue * chance->queue_count);
}

void vaka_live_recall(vaka_live *live)
{
    if (live->guarded)
        memcpy(live->position.block, live->before, live->layout->block_room);
    live->chance.queue_count = 0;
    for (uint32_t i = 0; i < live->before_queued; i++)
        vaka_chance_log_queue(&live->chance, live->before_queue[i]);
}

void vaka_live_rollback(vaka_live *live)
{
    assert(live->guarded);
    vaka_live_recall(live);
    vaka_live_forget(live);
}
