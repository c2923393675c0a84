/* null_front.h - a front end that shows nothing and wants what a list says.
 *
 * SPDX-License-Identifier: MIT
 *
 * Each line of the list is a wish of the seat that
 * is asked: the text of an action, `undo`, `redo`, `quit`, `back`, `as N` or `as N ACTION`. A line
 * `curtain undo` is an undo at a hand-over. When the list is used up, or empty from the start, it
 * quits. */
#ifndef UNIT_NULL_FRONT_H
#define UNIT_NULL_FRONT_H

#include "front/front.h"
#include "table/codec.h"
#include "text/word.h"

#include <stdio.h>
#include <string.h>

/* Lies with the caller and outlives the front end; begin with lines and count, the rest 0. */
typedef struct vaka_null {
    const char *const *lines; /* borrowed */
    uint32_t count;

    uint32_t at;           /* lines used so far */
    uint32_t asked;        /* times somebody was asked */
    uint32_t handed_over;  /* times the screen went to another person */
    uint32_t moved;        /* changes that were accepted */
    uint32_t refused;      /* wishes that were not */
    uint32_t failed;       /* errors shown, and lines that could not be read */
    int32_t last_asked;    /* seat */
    int32_t last_handed;   /* seat */
    bool ended, quit;      /* what was shown last of all */
    char last_refusal[64]; /* reason id */
    char last_error[256];
} vaka_null;

static inline void null_begin(void *data, vaka_record *record, uint8_t humans)
{
    (void)data;
    (void)record;
    (void)humans;
}

/* A hand-over takes a line only if it is meant for one: `undo` there is written `curtain undo`. */
static inline uint32_t null_hand_over(void *data, vaka_record *record, int32_t seat)
{
    vaka_null *null = data;

    (void)record;
    null->handed_over++;
    null->last_handed = seat;
    if (null->at < null->count && strcmp(null->lines[null->at], "curtain undo") == 0) {
        null->at++;
        return VAKA_WANT_UNDO;
    }
    return VAKA_WANT_NOTHING;
}

static inline void null_fail(vaka_null *null, const char *text)
{
    null->failed++;
    snprintf(null->last_error, sizeof null->last_error, "%s", text);
}

static inline void null_read_wish(vaka_null *null, vaka_record *record, const char *line,
                                  vaka_want *want)
{
    static const struct {
        const char *word;
        uint32_t type;
    } simple[] = {{"undo", VAKA_WANT_UNDO},
                  {"redo", VAKA_WANT_REDO},
                  {"quit", VAKA_WANT_QUIT},
                  {"back", VAKA_WANT_BACK},
                  {"", VAKA_WANT_SIT}};
    vaka_error err;

    for (size_t i = 0; i < sizeof simple / sizeof simple[0]; i++) {
        if (strcmp(line, simple[i].word) == 0) {
            want->type = simple[i].type;
            return;
        }
    }
    if (vaka_action_read(vaka_live_layout(vaka_record_live(record)), want->seat, line,
                         &want->action, &err))
        null_fail(null, err.text);
    else
        want->type = VAKA_WANT_ACTION;
}

static inline void null_ask(void *data, vaka_record *record, int32_t seat, vaka_want *want)
{
    vaka_null *null = data;

    null->asked++;
    null->last_asked = seat;
    want->type = VAKA_WANT_NOTHING;
    want->seat = seat;
    if (null->at == null->count) {
        want->type = VAKA_WANT_QUIT;
        return;
    }
    const char *line = null->lines[null->at++], *rest = line;
    if (vaka_word_is(vaka_word_next(&rest), "as") &&
        vaka_word_number(vaka_word_next(&rest), 0, VAKA_MAX_SEATS - 1, &want->seat))
        line = rest + strspn(rest, " ");
    null_read_wish(null, record, line, want);
}

static inline void null_show_refusal(void *data, vaka_record *record, int32_t seat,
                                     const vaka_refusal *why)
{
    vaka_null *null = data;

    (void)record;
    (void)seat;
    null->refused++;
    snprintf(null->last_refusal, sizeof null->last_refusal, "%s", why->id ? why->id : "");
}

static inline void null_show_error(void *data, const char *text)
{
    null_fail(data, text);
}

static inline void null_show_moved(void *data, vaka_record *record, int32_t seat)
{
    vaka_null *null = data;

    (void)record;
    (void)seat;
    null->moved++;
}

static inline void null_show_end(void *data, vaka_record *record)
{
    vaka_null *null = data;

    (void)record;
    null->ended = true;
}

static inline void null_show_quit(void *data, vaka_record *record)
{
    vaka_null *null = data;

    (void)record;
    null->quit = true;
}

static inline void null_done(void *data)
{
    (void)data; /* the caller's */
}

/* Makes a front end of it. */
static inline void vaka_null_front(vaka_null *null, vaka_front *front)
{
    null->last_asked = null->last_handed = VAKA_NONE;
    *front = (vaka_front){
        .name = "null",
        .data = null,
        .begin = null_begin,
        .hand_over = null_hand_over,
        .ask = null_ask,
        .show_refusal = null_show_refusal,
        .show_error = null_show_error,
        .show_moved = null_show_moved,
        .show_end = null_show_end,
        .show_quit = null_show_quit,
        .done = null_done,
    };
}

#endif
