/* match/live_inside.h - what the files of the live match share.
 *
 * SPDX-License-Identifier: MIT */
#ifndef MATCH_LIVE_INSIDE_H
#define MATCH_LIVE_INSIDE_H

#include "match/live.h"
#include "match/sealed.h"
#include "table/redact.h"

/* Why undo stops where it does. */
#define VAKA_HORIZON_START 0u
#define VAKA_HORIZON_CHANCE 1u
#define VAKA_HORIZON_LEARNED 2u
#define VAKA_HORIZON_OTHER 3u
#define VAKA_HORIZON_SEALED 4u

#define VAKA_UNDO_MOST 512u

/* Ways back: the blocks before the actions that may still be taken back. All of them were made by
 * one seat, with no chance and no look between: whatever sets the horizon empties the store. The
 * oldest one is forgotten when there are too many. */
typedef struct vaka_undo {
    uint8_t *blocks;      /* owned: `room` blocks */
    vaka_action *actions; /* owned: what each was before */
    size_t block_room;    /* of a slot */
    uint32_t room, first, count;
} vaka_undo;

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

struct vaka_live {
    vaka_position position;
    const vaka_layout *layout; /* borrowed */
    bool anytime;              /* the module has any-time verbs */
    bool keep_undo, guarded;
    uint32_t version; /* moves with every change: what is cached for an older one is stale */

    vaka_undo undo;
    uint32_t horizon;
    vaka_action *redo; /* owned: taken back, newest last */
    uint32_t redo_count, redo_room;

    uint8_t *before; /* owned: the block before the last change, while guarded */
    vaka_chance_result *before_queue;
    uint32_t before_queued;

    uint8_t *watched;  /* owned: the block while a callback is only asked */
    char trouble[288]; /* what a callback did wrong while it was only asked; the first time */
    char fault[288];   /* the same of the last check */
    bool meddled;      /* it has found such a thing */
    bool machine;      /* and it was a limit of this machine */

    vaka_position *draft[VAKA_MAX_SEATS]; /* owned, made when needed */
    uint32_t draft_version[VAKA_MAX_SEATS];

    vaka_action *list; /* owned: the legal list computed last */
    uint32_t list_count, list_room, list_version;
    int32_t list_seat;
    uint32_t list_picked; /* the row that was picked last */

    vaka_kept_views views;
    uint32_t seen_version; /* of the one that was looked at last */
    int32_t seen_seat;
    vaka_scene scene;
    uint32_t scene_version;
    int32_t scene_seat;
    vaka_said *told_stages; /* owned: of which a log tells, by the numbers they have there */
    uint32_t told_stage_count;

    vaka_event_log events;
    vaka_chance_log chance;
};

/* What a seat's own sealed list makes of the position. */
vaka_position *vaka_live_draft(vaka_live *live, int32_t seat);

/* The position on which a seat's legal list and refusals are worked out: its draft while it answers
 * a sealed question, else the true one. */
static inline vaka_position *vaka_live_ground(vaka_live *live, int32_t seat)
{
    return vaka_sealed_asks(&live->position, seat) ? vaka_live_draft(live, seat) : &live->position;
}

/* At the end of an action: where a script has changed something in it, what is wrong now is the
 * script's doing, whether a call of the module has failed since or a seat that must decide has
 * nothing to choose from. The position is broken then, and the script named. */
void vaka_live_answer_for(vaka_live *live);

/* Checks an action that is to be carried out: if a callback misbehaves, that is no refusal but an
 * error, as of vaka_live_apply. */
vaka_status vaka_live_admit(vaka_live *live, const vaka_action *action, vaka_refusal *why,
                            vaka_error *err);

/* Applies an action that vaka_live_check let pass. */
vaka_status vaka_live_carry(vaka_live *live, const vaka_action *action, vaka_error *err);

/* Around a callback that may look but not change: remembers the block on which it is called; then
 * notes what it did, puts the block right and returns true if it broke its contract. Changes are
 * looked for while the live match is guarded only: search and simulation do without. */
void vaka_live_watch(vaka_live *live, const vaka_position *ground);
bool vaka_live_meddled(vaka_live *live, vaka_position *ground, const char *callback);
void vaka_live_blame(vaka_live *live, const char *callback, const char *what);

/* Keeps the queue, and the block while guarded; puts them back as they were kept last. */
void vaka_live_remember(vaka_live *live);
void vaka_live_recall(vaka_live *live);

/* The match is another one now: nothing that was worked out before holds, and no way leads back. */
void vaka_live_forget(vaka_live *live);

/* Forgets what a seat (VAKA_NONE: anybody) took back. */
void vaka_live_redo_drop(vaka_live *live, int32_t seat);

#endif
