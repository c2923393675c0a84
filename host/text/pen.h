/* text/pen.h - writes text piece by piece into a buffer that it never overruns.
 *
 * SPDX-License-Identifier: MIT
 *
 * What does not fit is cut between two characters (UTF-8), and nothing is written after a cut: the
 * result is always a terminated beginning of the whole. */
#ifndef TEXT_PEN_H
#define TEXT_PEN_H

#include "vaka/abi.h"

typedef struct vaka_pen {
    char *out; /* borrowed */
    size_t room;
    size_t length;
    bool cut;
} vaka_pen;

/* Begins an empty text in `out`; with room 0 nothing is ever written. */
vaka_pen vaka_pen_on(char *out, size_t room);

void vaka_pen_put(vaka_pen *pen, const char *text);
void vaka_pen_bytes(vaka_pen *pen, const char *bytes, size_t count);
void vaka_pen_int(vaka_pen *pen, int32_t number);

#endif
