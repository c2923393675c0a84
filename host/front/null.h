/* front/null.h - a front end that shows nothing and wants what a list says.
 *
 * SPDX-License-Identifier: MIT
 *
 * For tests and for play without anybody watching. Each line of the list is a wish of the seat that
 * is asked: the text of an action, `undo`, `redo`, `quit`, `back`, `as N` or `as N ACTION`. A line
 * `curtain undo` is an undo at a hand-over. When the list is used up, or empty from the start, it
 * quits. */
#ifndef FRONT_NULL_H
#define FRONT_NULL_H

#include "front/front.h"

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

/* Makes a front end of it. */
void vaka_null_front(vaka_null *null, vaka_front *front);

#endif
