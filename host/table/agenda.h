/* table/agenda.h - the inside of the agenda: whose answer is due, and what an answer does to it.
 *
 * SPDX-License-Identifier: MIT */
#ifndef TABLE_AGENDA_H
#define TABLE_AGENDA_H

#include "table/position.h"

#define VAKA_FRAME_CLOSED 1u /* vaka_frame.flags: any-time actions are barred */

/* The frame on top, or NULL. */
static inline vaka_frame *vaka_agenda_top(const vaka_position *position)
{
    return position->table->depth ? &position->frames[position->table->depth - 1] : NULL;
}

/* Bytes of a block up to its last frame: the room behind it is all zero. */
static inline size_t vaka_agenda_end(const vaka_layout *layout, const uint8_t *block)
{
    const vaka_table *head = (const void *)block;

    return layout->at_frames + head->depth * sizeof(vaka_frame);
}

/* A new frame on top; `by` begins the sentence where there is no room for it. */
void vaka_agenda_push(vaka_position *position, const char *by, uint32_t step,
                      const int16_t local[VAKA_LOCALS]);

/* The seat after another in a direction, or in the order of play (VAKA_BY_ORDER). */
int32_t vaka_agenda_after(const vaka_position *position, int32_t seat, int32_t dir);

/* Does the module have any-time verbs at all? */
bool vaka_agenda_has_anytime(const vaka_module *module);

/* Seats whose answer is due. */
static inline uint8_t vaka_agenda_must(const vaka_position *position)
{
    const vaka_frame *frame = vaka_agenda_top(position);

    if (position->table->finished || !frame || frame->ask == VAKA_ASK_NONE)
        return 0;
    if (frame->ask == VAKA_ASK_SEALED)
        return frame->seats & (uint8_t)~frame->done & position->table->seats_in;
    return VAKA_SEAT(frame->seat);
}

/* Those who may use any-time verbs, if the module has any. */
uint8_t vaka_agenda_may(const vaka_position *position);

/* Before apply(): a question to one seat is closed, so that step() is called again, after an
 * any-time action of another seat too. `frame` is the top one. */
void vaka_agenda_answering(vaka_position *position, vaka_frame *frame);

/* After apply(): who is next. `depth` is that of the frame that asked. An any-time verb answers
 * nothing. Sealed questions are not handled here. */
void vaka_agenda_answered(vaka_position *position, uint32_t depth, const vaka_action *action);

/* Passes for seats with a standing pass or out of the game; closes a question that all have
 * answered. True while somebody must still answer. */
bool vaka_agenda_open(vaka_position *position, vaka_frame *frame);

/* A host verb at a window: pass, or pass for longer. */
void vaka_agenda_pass(vaka_position *position, vaka_frame *frame, const vaka_action *action);

#endif
