/* vaka/event.h - telling what happened.
 *
 * SPDX-License-Identifier: MIT
 *
 * Events feed the log and the animations: say what happened, not what to draw. Each is a row of the
 * module's events table (a sentence, text.h) and up to six numbers. Telling costs next to nothing
 * while nobody listens. The host itself tells dice rolls, dropped sealed actions and the end. */
#ifndef VAKA_EVENT_H
#define VAKA_EVENT_H

#include "vaka/table.h"
#include "vaka/text.h"

VAKA_BEGIN

/* 16 bytes without padding. A seat outside `audience` sees VAKA_HIDDEN in place of each number
 * whose bit in `hidden` is set; with VAKA_EVENT_PRIVATE it sees nothing of it at all. */
typedef struct vaka_event {
    uint16_t id; /* row of the module's events, or one of the host's below */
    uint8_t audience;
    uint8_t hidden;
    int16_t arg[VAKA_TEXT_ARGS];
} vaka_event;

#define VAKA_EVENT_PRIVATE 0x80u

#define VAKA_EVENT_DIE 0xff00u     /* sides, result */
#define VAKA_EVENT_DROPPED 0xff01u /* seat, verb */
#define VAKA_EVENT_END 0xff02u     /* set of winners; 1: all have lost; why (a word) + 1 */
#define VAKA_EVENT_SKIPPED 0xff03u /* number of the item whose script is passed over */

/* Tells everybody. */
VAKA_API void vaka_tell(vaka_match *match, uint32_t event, int32_t a, int32_t b, int32_t c,
                        int32_t d);

/* Tells a full or partly hidden event: fill id, audience, hidden and arg. */
VAKA_API void vaka_tell_event(vaka_match *match, const vaka_event *event);

VAKA_END

#endif
