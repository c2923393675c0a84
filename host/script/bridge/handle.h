/* script/bridge/handle.h - handles of pieces: numbers that scripts hold, and that know when they
 * are stale.
 *
 * SPDX-License-Identifier: MIT
 *
 * A handle is a whole number: the piece's number, its mark (vaka/table.h) and a count of this run.
 * The mark moves whenever the number is given to another piece, but it is a byte and comes round
 * again; so the pieces of which a script holds handles are watched, and each move of the mark
 * counts up a number that does not come round within a run. Handles are too big for the variables
 * of scripts on purpose: they do not outlive the run.
 *
 * The same script with the same inputs gets the same numbers on every machine. */
#ifndef SCRIPT_BRIDGE_HANDLE_H
#define SCRIPT_BRIDGE_HANDLE_H

#include "table/position.h"

#define VAKA_NO_HANDLE (-1)

#define VAKA_HANDLE_GOOD 0
#define VAKA_HANDLE_STALE 1
#define VAKA_HANDLE_STRANGE 2 /* the number is no handle at all */

/* How often the mark of one piece moved while it was watched. */
typedef struct vaka_handle_watch {
    uint64_t run; /* the run in which it is watched */
    uint32_t moves;
    uint8_t mark; /* when last looked at */
} vaka_handle_watch;

/* Begins all zero; vaka_handles_done frees it. */
typedef struct vaka_handles {
    vaka_position *own;          /* the run's own position; NULL: no run */
    vaka_position *now;          /* that, or the one bound on top of it */
    uint64_t run;                /* counts runs, so that nothing has to be cleared */
    uint32_t views;              /* positions bound on top of it in this run so far */
    const vaka_position *mapped; /* one of those in which own handles have a meaning; or NULL */
    const int16_t *numbers;      /* borrowed: what number each piece has there */
    uint32_t changes;            /* calls of changes since the watched pieces were last looked at */
    vaka_handle_watch *watch;    /* owned: one for each number of a piece */
    int16_t *watched;            /* owned: numbers watched in this run */
    int32_t watched_count, room;
} vaka_handles;

void vaka_handles_done(vaka_handles *handles);

/* What handles belong to from now on: see vaka_bridge_bind. */
void vaka_handles_bind(vaka_handles *handles, vaka_position *position, bool may_change);

/* Lets handles of the run's own position be read in `view`, whenever it is bound on top of it:
 * `numbers` (borrowed until the next such call or the next run) says what number each piece has
 * there, VAKA_NONE for one that is not in it. */
void vaka_handles_map(vaka_handles *handles, const vaka_position *view, const int16_t *numbers);

/* A call that changes the match is over: the marks of some pieces may have moved. */
void vaka_handles_changed(vaka_handles *handles);

/* The handle of a piece; VAKA_NO_HANDLE if there is no such piece on the table. */
int64_t vaka_handle_of(vaka_handles *handles, int32_t piece);

/* The piece of a handle into `*piece`, and VAKA_HANDLE_…. */
int vaka_handle_read(vaka_handles *handles, int64_t handle, int32_t *piece);

#endif
