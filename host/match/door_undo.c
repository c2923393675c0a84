/* match/door_undo.c - taking back, doing again, and giving up a change that was not written.
 *
 * SPDX-License-Identifier: MIT */
#include "match/door_inside.h"

#include "match/sealed.h"
#include "text/tongue.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

static const vaka_reason stops[] = {
    [VAKA_HORIZON_START] = {"undo_nothing", "", VAKA_TEXT("there is nothing to take back")},
    [VAKA_HORIZON_CHANCE] = {"undo_chance", "",
                             VAKA_TEXT("chance has spoken: a roll, a draw or a shuffle stands")},
    [VAKA_HORIZON_LEARNED] = {"undo_learned", "",
                              VAKA_TEXT(
                                  "somebody has seen something hidden; that cannot be taken back")},
    [VAKA_HORIZON_OTHER] = {"undo_other", "", VAKA_TEXT("another player has decided since")},
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
static bool has_sealed(const vaka_door *door, int32_t seat)
{
    return vaka_sealed_asks(&door->position, seat) && door->position.table->sealed_count[seat] > 0;
}

bool vaka_door_can_undo(vaka_door *door, int32_t seat, vaka_refusal *why)
{
    const vaka_action *last = vaka_undo_last(&door->undo);

    if (has_sealed(door, seat))
        return true;
    if (!last)
        return refuse(why, &stops[door->horizon]);
    if (last->seat != seat)
        return refuse(why, &not_yours);
    return true;
}

vaka_status vaka_door_undo(vaka_door *door, int32_t seat, vaka_refusal *why)
{
    vaka_action undone;

    if (!vaka_door_can_undo(door, seat, why))
        return VAKA_ERR_ILLEGAL;
    vaka_door_remember(door);
    if (has_sealed(door, seat)) {
        vaka_sealed_pop(&door->position, seat, &undone);
        door->position.table->clock--; /* as if it had never been added */
    } else {
        undone = *vaka_undo_last(&door->undo);
        vaka_undo_pop(&door->undo, &door->position);
    }
    door->events.count = 0;
    vaka_chance_log_clear(&door->chance);
    vaka_door_redo_add(door, &undone);
    door->version++;
    return VAKA_OK;
}

/* The newest entry of a seat, or redo_count. */
static uint32_t redo_of(const vaka_door *door, int32_t seat)
{
    for (uint32_t i = door->redo_count; i > 0; i--)
        if (door->redo[i - 1].seat == seat)
            return i - 1;
    return door->redo_count;
}

bool vaka_door_can_redo(vaka_door *door, int32_t seat, vaka_refusal *why)
{
    uint32_t at = redo_of(door, seat);

    if (at == door->redo_count)
        return refuse(why, &no_redo);
    return vaka_door_check(door, &door->redo[at], why) == VAKA_OK || door->meddled;
}

vaka_status vaka_door_redo(vaka_door *door, int32_t seat, vaka_refusal *why, vaka_error *err)
{
    uint32_t at = redo_of(door, seat);

    if (at == door->redo_count) {
        refuse(why, &no_redo);
        return VAKA_ERR_ILLEGAL;
    }
    vaka_action action = door->redo[at];
    vaka_status status = vaka_door_admit(door, &action, why, err);
    if (status == VAKA_OK)
        status = vaka_door_carry(door, &action, err);
    if (status == VAKA_OK) {
        memmove(&door->redo[at], &door->redo[at + 1],
                (door->redo_count - at - 1) * sizeof *door->redo);
        door->redo_count--;
    }
    return status;
}

void vaka_door_redo_add(vaka_door *door, const vaka_action *action)
{
    if (door->redo_count == door->redo_room) {
        door->redo_room = door->redo_room ? door->redo_room * 2 : 8;
        door->redo = vaka_xgrow(door->redo, sizeof *door->redo * door->redo_room);
    }
    door->redo[door->redo_count++] = *action;
}

void vaka_door_redo_drop(vaka_door *door, int32_t seat)
{
    uint32_t kept = 0;

    for (uint32_t i = 0; i < door->redo_count; i++)
        if (seat != VAKA_NONE && door->redo[i].seat != seat)
            door->redo[kept++] = door->redo[i];
    door->redo_count = kept;
}

void vaka_door_guard(vaka_door *door, bool on)
{
    door->guarded = on;
    if (on && !door->before)
        door->before = vaka_xnew(door->layout->block_room);
}

void vaka_door_remember(vaka_door *door)
{
    const vaka_chance_log *chance = &door->chance;

    if (door->guarded)
        memcpy(door->before, door->position.block, door->layout->block_room);
    door->before_queued = chance->queue_count;
    if (!chance->queue_count)
        return;
    door->before_queue =
        vaka_xgrow(door->before_queue, sizeof *chance->queue * chance->queue_count);
    memcpy(door->before_queue, chance->queue, sizeof *chance->queue * chance->queue_count);
}

void vaka_door_recall(vaka_door *door)
{
    if (door->guarded)
        memcpy(door->position.block, door->before, door->layout->block_room);
    door->chance.queue_count = 0;
    for (uint32_t i = 0; i < door->before_queued; i++)
        vaka_chance_log_queue(&door->chance, door->before_queue[i]);
}

void vaka_door_rollback(vaka_door *door)
{
    assert(door->guarded);
    vaka_door_recall(door);
    vaka_undo_clear(&door->undo);
    door->horizon = VAKA_HORIZON_START;
    door->redo_count = 0;
    door->version++;
}
