/* text/pen.c - writes text piece by piece into a buffer that it never overruns.
 *
 * SPDX-License-Identifier: MIT */
#include "text/pen.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

vaka_pen vaka_pen_on(char *out, size_t room)
{
    vaka_pen pen = {out, room, 0, room == 0};

    if (room > 0)
        out[0] = '\0';
    return pen;
}

/* Steps back to the beginning of a character, so that a cut leaves none in halves. */
static size_t whole_characters(const char *bytes, size_t count)
{
    while (count > 0 && ((unsigned char)bytes[count] & 0xc0u) == 0x80u)
        count--;
    return count;
}

void vaka_pen_bytes(vaka_pen *pen, const char *bytes, size_t count)
{
    if (pen->cut)
        return;
    size_t left = pen->room - 1 - pen->length;
    if (count > left) {
        count = whole_characters(bytes, left);
        pen->cut = true;
    }
    memcpy(pen->out + pen->length, bytes, count);
    pen->length += count;
    pen->out[pen->length] = '\0';
}

void vaka_pen_put(vaka_pen *pen, const char *text)
{
    vaka_pen_bytes(pen, text, strlen(text));
}

void vaka_pen_int(vaka_pen *pen, int32_t number)
{
    char digits[16];

    snprintf(digits, sizeof digits, "%" PRId32, number);
    vaka_pen_put(pen, digits);
}
