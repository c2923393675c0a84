/* draft/file.h - a draft as the file of a scenario: only what differs from the game, and which line
 * speaks of what.
 *
 * SPDX-License-Identifier: MIT */
#ifndef DRAFT_FILE_H
#define DRAFT_FILE_H

#include "draft/draft.h"

/* What a line of the file is about. */
typedef struct vaka_draft_line {
    int32_t table;   /* VAKA_NONE: not about a table */
    const char *id;  /* of a row, the draft's own; NULL: about the table as a whole */
    const char *key; /* of a fact, the draft's own; NULL: not about one */
} vaka_draft_line;

typedef struct vaka_draft_file {
    char *text;             /* owned */
    vaka_draft_line *lines; /* owned: of line n at n - 1 */
    uint32_t line_count;
} vaka_draft_file;

/* Writes the file `name`.lua. */
void vaka_draft_write(const vaka_draft *draft, const char *name, vaka_draft_file *out);
void vaka_draft_file_done(vaka_draft_file *file);

/* A text as Lua reads it, with its quotes; owned by the caller. */
char *vaka_draft_quote(const char *text);

#endif
