/* text/utf8.c - characters of texts that come from anywhere.
 *
 * SPDX-License-Identifier: MIT */
#include "text/utf8.h"

#include <string.h>

#define LONG_WORD 40u

/* Bytes of a character by its first; 0: none begins so. */
static size_t length_of(unsigned char first)
{
    if (first < 0x80)
        return first != 0;
    if (first < 0xc2 || first > 0xf4)
        return 0;
    return first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
}

uint32_t vaka_utf8_code(const char *text, size_t length)
{
    const unsigned char *at = (const unsigned char *)text;
    uint32_t code = length < 2 ? at[0] : at[0] & 0x7fu >> length;

    for (size_t i = 1; i < length; i++)
        code = code << 6 | (at[i] & 0x3fu);
    return code;
}

size_t vaka_utf8(const char *text, size_t left)
{
    static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    const unsigned char *at = (const unsigned char *)text;
    size_t length = left ? length_of(at[0]) : 0;
    uint32_t code;

    if (length < 2)
        return length;
    if (length > left)
        return 0;
    for (size_t i = 1; i < length; i++)
        if ((at[i] & 0xc0u) != 0x80u)
            return 0;
    code = vaka_utf8_code(text, length);
    bool surrogate = code >= 0xd800 && code < 0xe000;
    return code >= least[length] && code <= 0x10ffff && !surrogate ? length : 0;
}

/* U+202A to U+202E and U+2066 to U+2069, by their three bytes. */
static bool turns(const unsigned char *at)
{
    return at[0] == 0xe2 && ((at[1] == 0x80 && at[2] >= 0xaa && at[2] <= 0xae) ||
                             (at[1] == 0x81 && at[2] >= 0xa6 && at[2] <= 0xa9));
}

size_t vaka_utf8_shown(const char *text, size_t left)
{
    const unsigned char *at = (const unsigned char *)text;
    size_t length = vaka_utf8(text, left);
    bool steers = length == 1   ? at[0] < 0x20 || at[0] == 0x7f
                  : length == 2 ? at[0] == 0xc2 && at[1] < 0xa0
                  : length == 3 ? turns(at)
                                : false;

    return steers ? 0 : length;
}

bool vaka_utf8s_line(const char *text, size_t size)
{
    size_t length = 1;

    for (size_t at = 0; at < size && length; at += length)
        length = vaka_utf8_shown(text + at, size - at);
    return length != 0;
}

bool vaka_utf8s_lines(const char *text)
{
    size_t length = 1;

    for (; *text && length; text += length) {
        bool plain = *text == '\n' || (*text >= ' ' && *text <= '~'); /* as most of them are */
        length = plain ? 1 : vaka_utf8_shown(text, SIZE_MAX);
    }
    return length != 0;
}

/* What is not shown becomes a '?', but for line ends where they are kept. */
static void mend(char *text, bool lines)
{
    while (*text) {
        size_t length = lines && *text == '\n' ? 1 : vaka_utf8_shown(text, SIZE_MAX);

        if (length == 0)
            *text = '?';
        text += length == 0 ? 1 : length;
    }
}

void vaka_utf8s_make_line(char *text)
{
    mend(text, false);
}

void vaka_utf8s_make_lines(char *text)
{
    mend(text, true);
}

void vaka_utf8s_shorten(char *text, size_t room)
{
    static const char more[] = "…";
    size_t end = room - sizeof more, word;

    while (end > 0 && ((unsigned char)text[end] & 0xc0u) == 0x80u)
        end--;
    for (word = end; word > 0 && end - word < LONG_WORD && text[word - 1] != ' ';)
        word--;
    if (word > 0 && text[word - 1] == ' ')
        end = word;
    memcpy(text + end, more, sizeof more);
}
