/* text/buffer.c - writes text piece by piece into a buffer that it never overruns.
 *
 * SPDX-License-Identifier: MIT */
#include "text/buffer.h"

#include <string.h>

vaka_buffer vaka_buffer_on(char *out, size_t room)
{
    vaka_buffer buffer = {out, room, 0, room == 0};

    if (room > 0)
        out[0] = '\0';
    return buffer;
}

/* Steps back to the beginning of a character, so that a cut leaves none in halves. */
static size_t whole_characters(const char *bytes, size_t count)
{
    while (count > 0 && ((unsigned char)bytes[count] & 0xc0u) == 0x80u)
        count--;
    return count;
}

void vaka_buffer_bytes(vaka_buffer *buffer, const char *bytes, size_t count)
{
    if (buffer->cut)
        return;
    size_t left = buffer->room - 1 - buffer->length;
    if (count > left) {
        count = whole_characters(bytes, left);
        buffer->cut = true;
    }
    memcpy(buffer->out + buffer->length, bytes, count);
    buffer->length += count;
    buffer->out[buffer->length] = '\0';
}

void vaka_buffer_put(vaka_buffer *buffer, const char *text)
{
    vaka_buffer_bytes(buffer, text, strlen(text));
}

const char *vaka_buffer_past_stop(const vaka_buffer *buffer, const char *text)
{
    bool stands = buffer->length > 0 && buffer->out[buffer->length - 1] == '.';

    return stands && text[0] == '.' && text[1] != '.' ? text + 1 : text;
}

size_t vaka_digits(int64_t number, char *out)
{
    uint64_t left = number < 0 ? 0 - (uint64_t)number : (uint64_t)number;
    char turned[24];
    size_t count = 0, length = 0;

    do {
        turned[count++] = (char)('0' + left % 10);
    } while (left /= 10);
    if (number < 0)
        out[length++] = '-';
    while (count > 0)
        out[length++] = turned[--count];
    out[length] = '\0';
    return length;
}

void vaka_buffer_int(vaka_buffer *buffer, int32_t number)
{
    char digits[24];

    vaka_buffer_bytes(buffer, digits, vaka_digits(number, digits));
}
