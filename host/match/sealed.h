/* match/sealed.h - answers given in private and carried out together.
 *
 * SPDX-License-Identifier: MIT
 *
 * A seat's list lies in the block, for its owner only. What the list would do is tried out on a
 * draft: a copy of the block to which the list has been applied. */
#ifndef MATCH_SEALED_H
#define MATCH_SEALED_H

#include "table/agenda.h"

/* Is a sealed question open to this seat? */
static inline bool vaka_sealed_asks(const vaka_position *position, int32_t seat)
{
    const vaka_frame *frame = vaka_agenda_top(position);

    return frame && frame->ask == VAKA_ASK_SEALED && !position->table->finished && seat >= 0 &&
           (frame->seats & VAKA_SEAT(seat));
}

/* Fills `draft` with the position as the seat's own list leaves it. */
void vaka_sealed_draft(const vaka_position *position, int32_t seat, vaka_position *draft);

/* Tries one more action on a draft; `draft->broken` tells if the module misbehaved. */
void vaka_sealed_try(vaka_position *draft, const vaka_action *action);

/* Does an action end its seat's list? What a card is answered does. */
bool vaka_sealed_commits(const vaka_position *position, const vaka_action *action);

/* Adds an action to its seat's list and commits it if its verb does. False when there is no room.
 */
bool vaka_sealed_add(vaka_position *position, const vaka_action *action);

/* Takes the last action of a seat's list back, and its commitment; false when there is none. */
bool vaka_sealed_pop(vaka_position *position, int32_t seat, vaka_action *out);

/* Applies all lists in order and closes the question. */
void vaka_sealed_carry_out(vaka_position *position, vaka_frame *frame);

#endif
