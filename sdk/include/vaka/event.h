/* vaka/event.h - telling what happened.
 *
 * SPDX-License-Identifier: MIT
 *
 * Events feed the log and the animations: say what happened, not what to draw. Each is a row of the
 * module's events table (a sentence, text.h) and up to six numbers. Telling costs next to nothing
 * while nobody listens. The host itself tells dice rolls, dropped sealed actions, deals and the
 * end. */
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
#define VAKA_EVENT_OFFERED 0xff04u /* seat, to whom: a deal (deal.h) */
#define VAKA_EVENT_DEALT 0xff05u   /* seat, with whom: a deal is made */
#define VAKA_EVENT_NO_DEAL 0xff06u /* seat, with whom: none is */
#define VAKA_EVENT_GAVE 0xff07u    /* seat, to whom, how many, of which good; as open as the good */
#define VAKA_EVENT_ITSELF 0xff08u  /* seat, verb, stage: a front end did what alone was left */
#define VAKA_EVENT_SAID 0xff09u    /* five numbers for gaps; the sentence of a script: a word */
#define VAKA_EVENT_TAKEN 0xff0au   /* seat, what a rule or card offers */

/* Tells everybody. */
VAKA_API void vaka_tell(vaka_match *match, uint32_t event, int32_t a, int32_t b, int32_t c,
                        int32_t d);

/* Tells a full or partly hidden event: fill id, audience, hidden and arg. */
VAKA_API void vaka_tell_event(vaka_match *match, const vaka_event *event);

/* Great moments: a card that is read, a tile that is found, a battle, the end. Only inside
 * layout(): events of a row (or one of the host's) are shown large, in the middle, with their
 * sentence, for as long as it takes to read it; the terminal sets them apart. `kind` and `zone` say
 * which of their numbers, 0 to 5, is a kind of piece to be shown with it and a place where it
 * happens (VAKA_NONE: none is). Who may not read that number sees the sentence alone. It is a way
 * to show an event and no more: what is told, journals and hashes are the same. 32 at most. */
VAKA_API void vaka_layout_moment(vaka_layout *layout, uint32_t event, int32_t kind, int32_t zone);

/* Sounds: short and quiet, made by the window itself, one at a time. Only inside layout(): events
 * of a row sound like this to whoever may read them. Without it a great moment sounds like a drum,
 * a die like wood, the end like a conch, and all else like nothing. As with great moments nothing
 * else changes. 96 at most. */
#define VAKA_SOUND_NONE 0u  /* a great moment that makes none */
#define VAKA_SOUND_WATER 1u /* something sails, something is found out */
#define VAKA_SOUND_WOOD 2u  /* something is laid, built, rolled */
#define VAKA_SOUND_CONCH 3u /* news that everybody hears */
#define VAKA_SOUND_DRUM 4u  /* a fight, a blow */
#define VAKA_SOUNDS 5u
VAKA_API void vaka_layout_sound(vaka_layout *layout, uint32_t event, uint32_t sound);

/* Routine: that a step begins or is over, or how something came about that is told. Only inside
 * layout(): the log of the window leaves events of a row out, and a die right behind one, unless
 * somebody searches for their words; everything else tells them as before. 32 at most. */
VAKA_API void vaka_layout_routine(vaka_layout *layout, uint32_t event);

VAKA_END

#endif
