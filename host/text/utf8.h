/* text/utf8.h - characters of texts that come from anywhere: UTF-8, and fit to be shown.
 *
 * SPDX-License-Identifier: MIT
 *
 * What steers a terminal (U+0000 to U+001F, U+007F to U+009F) is not shown, and neither are marks
 * that turn the direction of writing (U+202A to U+202E, U+2066 to U+2069): they could hide text as
 * well. `left` bytes may be looked at; of a terminated text it may be more than there are. */
#ifndef TEXT_UTF8_H
#define TEXT_UTF8_H

#include "vaka/abi.h"

/* Bytes of the character at `text`, 0 if there is none; the same for one that can be shown. */
size_t vaka_utf8(const char *text, size_t left);
size_t vaka_utf8_shown(const char *text, size_t left);

/* The number of a character that has so many bytes, as vaka_utf8 says. */
uint32_t vaka_utf8_code(const char *text, size_t length);

/* Can all of it be shown in a line? In lines, parted by '\n' (terminated)? And makes it such, with
 * a '?' for each byte that cannot. */
bool vaka_utf8s_line(const char *text, size_t size);
bool vaka_utf8s_lines(const char *text);
void vaka_utf8s_make_line(char *text);
void vaka_utf8s_make_lines(char *text);

/* Ends a terminated text of room - 1 bytes or more, for which there is no room: behind a whole
 * word, with "…". A very long word is cut itself, between two characters. */
void vaka_utf8s_shorten(char *text, size_t room);

#endif
