/* front/page.h - a growing text that knows how wide it looks on a terminal.
 *
 * SPDX-License-Identifier: MIT
 *
 * Names come from people and from files, so control characters never get through: a name cannot
 * move the cursor or hide a line. */
#ifndef FRONT_PAGE_H
#define FRONT_PAGE_H

#include "text/language.h"

typedef struct vaka_page {
    char *text; /* owned, always terminated */
    size_t length, room;
    int32_t column; /* where the next character goes, from 0 */
    int32_t width;  /* of the terminal */
    bool strong;    /* the terminal can show bold letters */
} vaka_page;

void vaka_page_init(vaka_page *page, int32_t width);
void vaka_page_done(vaka_page *page);
void vaka_page_clear(vaka_page *page); /* empties it, keeps the memory */

/* Hands the text over to the caller and leaves the page empty. */
char *vaka_page_take(vaka_page *page);

/* Appends; '\n' ends a line. */
void vaka_page_put(vaka_page *page, const char *text);
void vaka_page_add(vaka_page *page, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Appends a text of the host's own in the reader's language (text/language.h); `with` and the
 * language may be NULL. The second breaks it at blanks, like vaka_page_wrap. */
void vaka_page_say(vaka_page *page, const vaka_language *language, const char *text,
                   const char *const *with);
void vaka_page_tell(vaka_page *page, const vaka_language *language, int32_t indent,
                    const char *text, const char *const *with);

/* Blanks up to a column; none if it is reached already. */
void vaka_page_to(vaka_page *page, int32_t column);

/* A line of its own above a part of the screen, with an empty line before it. */
void vaka_page_head(vaka_page *page, const char *title);

/* Appends a sentence broken at blanks, further lines indented; ends the line. */
void vaka_page_wrap(vaka_page *page, int32_t indent, const char *text);

/* Columns a text takes; and how many of its bytes fit into so many columns. */
int32_t vaka_page_columns(const char *text);
size_t vaka_page_fit(const char *text, int32_t columns);

/* Bytes of the character at `text` (0 at its end) and the columns it takes (0 for combining marks,
 * 2 for wide ones). A byte that is no UTF-8 counts as one of its own. */
size_t vaka_page_character(const char *text, int32_t *columns);

#endif
