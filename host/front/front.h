/* front/front.h - what a front end must be able to do; null, text and window are three of them.
 *
 * SPDX-License-Identifier: MIT
 *
 * The loop of a game (front/loop.h) asks a front end to show things and to bring back what a person
 * wants. A front end reads views, scenes, legal lists and the redacted log of one seat at a time;
 * it never sees the block. */
#ifndef FRONT_FRONT_H
#define FRONT_FRONT_H

#include "match/record.h"
#include "play/think.h"
#include "play/ways.h"

/* What a person wants. */
#define VAKA_WANT_ACTION 1u   /* `action`; its seat may be another one than was asked (`as SEAT`) */
#define VAKA_WANT_UNDO 2u     /* `seat` takes back what it did last, all that belongs together */
#define VAKA_WANT_REDO 3u     /* `seat` does it again */
#define VAKA_WANT_QUIT 4u     /* stop here; the journal has everything */
#define VAKA_WANT_NOTHING 5u  /* shown something, or simply there: ask again */
#define VAKA_WANT_SIT 6u      /* `seat` wants to act though it was not asked */
#define VAKA_WANT_BACK 7u     /* it has done so: ask the one who must decide again */
#define VAKA_WANT_LANGUAGE 8u /* the language has been switched: show it all again, ask again */
#define VAKA_WANT_COURSE 9u   /* `list`: one action after the other (front/course.h) */
#define VAKA_WANT_UNDO_ONE 10u /* `seat` takes back its last action alone */
#define VAKA_WANT_REDO_ONE 11u
#define VAKA_WANT_UNPLAN 20u /* `action` is taken out of the seat's list in a sealed question */

typedef struct vaka_want {
    uint32_t type;
    int32_t seat; /* whose wish it is: the asked seat, or another one */
    vaka_action action;
    vaka_action list[VAKA_WAYS_ACTIONS];
    uint32_t count;
} vaka_want;

#define VAKA_ERROR_TOLD (2 * VAKA_SENTENCE) /* bytes of an error that is shown, at most */

/* All but `name` and `data` must be there; none may change the match. */
typedef struct vaka_front {
    const char *name;
    void *data;

    /* Before anything else: `humans` is the set of seats that people play. */
    void (*begin)(void *data, vaka_record *record, uint8_t humans);

    /* Before anything private of `seat` is shown and another person sat there last: hides what is
     * on the screen and waits until the next one says he is there. Brings back VAKA_WANT_NOTHING
     * (he is there), VAKA_WANT_UNDO (the one before wants his last action back) or VAKA_WANT_QUIT.
     * Never called while only one person plays. */
    uint32_t (*hand_over)(void *data, vaka_record *record, int32_t seat);

    /* Shows the match to `seat` and brings back one wish. */
    void (*ask)(void *data, vaka_record *record, int32_t seat, vaka_want *want);

    /* What became of a wish of `seat`: refused, failed, done (by bots too). */
    void (*show_refusal)(void *data, vaka_record *record, int32_t seat, const vaka_refusal *why);
    void (*show_error)(void *data, const char *text);
    void (*show_moved)(void *data, vaka_record *record, int32_t seat);

    /* The bot of `seat` thinks: shows that until it is over, and tells it to move now if somebody
     * says so (play/think.h). Brings back VAKA_WANT_NOTHING, or what the person of want->seat
     * (VAKA_NONE: nobody sits there) wants meanwhile: VAKA_WANT_QUIT, VAKA_WANT_UNDO or
     * VAKA_WANT_UNDO_ONE; then what is thought is dropped. NULL: it thinks while nothing is shown.
     */
    void (*think)(void *data, vaka_record *record, int32_t seat, vaka_thought *thought,
                  vaka_want *want);

    /* An action of a course has been done, and another one follows. May be NULL. */
    void (*show_under_way)(void *data, vaka_record *record, int32_t seat);
    /* A course of `seat` stopped before its end: something unexpected has come. May be NULL. */
    void (*show_stopped)(void *data, vaka_record *record, int32_t seat);

    /* Are questions of `seat` that leave nothing to decide (play/formality.h) answered for it?
     * NULL: none is. And: that was done, and stands in the log as VAKA_EVENT_ITSELF; may be NULL.
     */
    bool (*passes)(void *data, int32_t seat);
    void (*show_passed)(void *data, vaka_record *record, const vaka_action *action);

    /* The match is over, or is left for another day. */
    void (*show_end)(void *data, vaka_record *record);
    void (*show_quit)(void *data, vaka_record *record);

    /* Is the game to be left though nobody is asked: a window that is being closed while programs
     * play? May be NULL. */
    bool (*leaving)(void *data);

    void (*done)(void *data);
} vaka_front;

#endif
