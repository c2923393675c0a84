/* front/front.h - what a front end must be able to do; null, text and window are three of them.
 *
 * SPDX-License-Identifier: MIT
 *
 * The loop of a game (front/table_talk.h) asks a front end to show things and to bring back what a
 * person wants. A front end reads views, scenes and legal lists of one seat at a time; it never
 * sees the block. */
#ifndef FRONT_FRONT_H
#define FRONT_FRONT_H

#include "match/record.h"

/* What a person wants. */
#define VAKA_WANT_ACTION 1u /* action */
#define VAKA_WANT_UNDO 2u
#define VAKA_WANT_REDO 3u
#define VAKA_WANT_QUIT 4u
#define VAKA_WANT_NOTHING 5u /* shown something; ask again */

typedef struct vaka_want {
    uint32_t type;
    int32_t seat; /* whose wish it is: the asked seat, or another one by `as SEAT …` */
    vaka_action action;
} vaka_want;

typedef struct vaka_front {
    const char *name;
    void *data;

    /* Before anything private of `seat` is shown and another person sat there last: hide what is on
     * the screen and wait until the next one says he is there. False: quit. */
    bool (*hand_over)(void *data, vaka_record *record, int32_t seat);

    /* Shows the match to `seat` and brings back one wish. */
    void (*ask)(void *data, vaka_record *record, int32_t seat, vaka_want *want);

    /* New entries of the log since the last call, and what became of a wish. */
    void (*show_refusal)(void *data, vaka_record *record, const vaka_refusal *why);
    void (*show_error)(void *data, const char *text);
    void (*show_moved)(void *data, vaka_record *record, int32_t seat);
    void (*show_end)(void *data, vaka_record *record);

    void (*done)(void *data);
} vaka_front;

#endif
