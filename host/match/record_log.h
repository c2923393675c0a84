/* match/record_log.h - everything told in a match, without what was undone.
 *
 * SPDX-License-Identifier: MIT */
#ifndef MATCH_RECORD_LOG_H
#define MATCH_RECORD_LOG_H

#include "match/record.h"

typedef struct vaka_told_step {
    uint32_t number; /* of the step, from 1; 0: setup */
    int32_t seat;    /* VAKA_NONE for setup */
    uint32_t undone; /* 0: it stands; else the higher the later it was undone */
    bool lost;       /* undone, and past redoing */
} vaka_told_step;

typedef struct vaka_record_told {
    vaka_told_step *steps; /* owned, like the next two */
    vaka_log_entry *all;   /* every entry, undone ones too */
    vaka_log_entry *shown; /* those that stand */
    uint32_t step_count, step_room, all_count, all_room, shown_count, shown_room;
    uint32_t undos; /* so far */
} vaka_record_told;

void vaka_record_told_done(vaka_record_told *told);

/* An action of a seat (or setup: VAKA_NONE, step 0) told the events of the door. */
void vaka_record_told_add(vaka_record_told *told, const vaka_door *door, uint32_t number,
                          int32_t seat, int16_t turn);

/* The last standing action of the seat was undone; the one it undid last was redone, as step
 * `number`. It tells again what it told, or what the door tells now: a sealed answer that has
 * become the last one tells what came of all. */
void vaka_record_told_undo(vaka_record_told *told, int32_t seat);
void vaka_record_told_redo(vaka_record_told *told, const vaka_door *door, uint32_t number,
                           int32_t seat, int16_t turn);

#endif
