/* text/buffer.h - writes text piece by piece into a buffer that it never overruns.
 *
 * SPDX-License-Identifier: MIT
 *
 * What does not fit is cut between two characters (UTF-8), and nothing is written after a cut: the
 * result is always a terminated beginning of the whole. */
#ifndef TEXT_BUFFER_H
#define TEXT_BUFFER_H

#include "vaka/abi.h"

typedef struct vaka_buffer {
    char *out; /* borrowed */
    size_t room;
    size_t length;
    bool cut;
} vaka_buffer;

/* Begins an empty text in `out`; with room 0 nothing is ever written. */
vaka_buffer vaka_buffer_on(char *out, size_t room);

void vaka_buffer_put(vaka_buffer *buffer, const char *text);
void vaka_buffer_bytes(vaka_buffer *buffer, const char *bytes, size_t count);
void vaka_buffer_int(vaka_buffer *buffer, int32_t number);

/* What has been put ends with a full stop, and `text` goes on with one: one is enough, "Kings Is."
 * and not "Kings Is..". Returns where `text` goes on; three dots are left as they are. */
const char *vaka_buffer_past_stop(const vaka_buffer *buffer, const char *text);

/* A number as text, terminated, and how long that is. `out` has room for 24 bytes. */
size_t vaka_digits(int64_t number, char *out);

#endif
