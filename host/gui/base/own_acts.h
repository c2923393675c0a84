/* gui/base/own_acts.h - what people have done themselves, and can take back.
 *
 * SPDX-License-Identifier: MIT
 *
 * What the window has answered for a seat, because there was nothing to decide, is an action of
 * that seat to the rules. Taken back alone it would be nothing that anybody did. */
#ifndef GUI_BASE_OWN_ACTS_H
#define GUI_BASE_OWN_ACTS_H

#include "front/view.h"

#define VAKA_OWN_ACTS 64u

typedef struct vaka_own_acts {     /* by vaka_live_clock after each */
    uint32_t clock[VAKA_OWN_ACTS]; /* the last ones, oldest first */
    uint32_t count;
} vaka_own_acts;

/* A person or a program has acted, and the clock stands so now. Not called for what is taken back,
 * which can be done again. */
void vaka_own_note(vaka_own_acts *own, uint32_t clock, bool person);

/* Has the seat of a view something of its own to take back? What was answered for it goes along. */
bool vaka_own_can_undo(const vaka_own_acts *own, const vaka_view *view, vaka_refusal *why);

#endif
