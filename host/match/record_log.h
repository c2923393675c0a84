/* match/record_log.h - everything told in a match, without what was undone.
 *
 * SPDX-License-Identifier: MIT */
#ifndef MATCH_RECORD_LOG_H
#define MATCH_RECORD_LOG_H

#include "match/record.h"

typedef struct vaka_told_step {
    uint32_t number;       /* of the step, from 1; 0: setup */
    uint32_t first, count; /* its entries among `all` */
} vaka_told_step;

/* Steps of a seat by their place among all, oldest first. */
typedef struct vaka_told_list {
    uint32_t *at; /* owned */
    uint32_t count;
} vaka_told_list;

typedef struct vaka_record_told {
    vaka_told_step *steps; /* owned, like the next two */
    vaka_log_entry *all;   /* every entry, undone ones too */
    vaka_log_entry *shown; /* those that stand, in the order of their steps */
    uint32_t step_count, all_count, shown_count;
    vaka_told_list stand[VAKA_MAX_SEATS];  /* steps that could be undone */
    vaka_told_list undone[VAKA_MAX_SEATS]; /* and redone, the one undone last at the end */
    uint64_t changes;                      /* of what is shown, other than at its end */
    uint64_t work; /* steps and entries moved or compared so far: grows with the lines alone */
} vaka_record_told;

void vaka_record_told_done(vaka_record_told *told);

/* An action of a seat (or setup: VAKA_NONE, step 0) told the events of the live match. */
void vaka_record_told_add(vaka_record_told *told, const vaka_live *live, uint32_t number,
                          int32_t seat);

/* One more entry before all that the last step told. */
void vaka_record_told_note(vaka_record_told *told, const vaka_event *event, int16_t turn);

/* The last standing action of the seat was undone; the one it undid last was redone, as step
 * `number`. It tells again what it told, or what the live match tells now: a sealed answer that has
 * become the last one tells what came of all. */
void vaka_record_told_undo(vaka_record_told *told, int32_t seat);
void vaka_record_told_redo(vaka_record_told *told, const vaka_live *live, uint32_t number,
                           int32_t seat);

#endif
