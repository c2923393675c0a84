/* match/journal.h - the text of a game on disk: one line an action, nothing ever erased.
 *
 * SPDX-License-Identifier: MIT
 *
 *     vkj 1
 *     module org.example.hello 1.0 rules 1
 *     seed 42 seats human,bot:random scenario standard content 0000000000000000
 *     option end_score 7
 *     queue die 3
 *     name 0 Ada
 *     start ~shuffle deck #8f2c11d07be40913
 *     > 0 take 3 #8f2c11d07be40913
 *     > 1 roll ~die 4 #51aa0b7e02c6d1f4
 *     < 1 undo #8f2c11d07be40913
 *
 * A line is complete when its newline is there. The hash (XXH3 of the block after the line) makes a
 * changed file and a changed program show themselves. Journals are untrusted input: every line and
 * number is bounded. */
#ifndef MATCH_JOURNAL_H
#define MATCH_JOURNAL_H

#include "match/door.h"

#define VAKA_JOURNAL_LINE 16384 /* longest line that is read */

typedef struct vaka_journal_head {
    char module[128]; /* id */
    char version[32];
    uint32_t rules_rev;
    uint64_t seed;
    uint64_t content; /* hash of rules content; 0 without scripts */
    int32_t seats;
    char player[VAKA_MAX_SEATS][64];      /* "human", "bot:random" */
    char name[VAKA_MAX_SEATS][64];        /* may be empty */
    char scenario[64];                    /* may be empty */
    char option_id[VAKA_MAX_OPTIONS][48]; /* those that are not at their normal value */
    int32_t option_value[VAKA_MAX_OPTIONS];
    uint32_t option_count;
    char **queue; /* owned: results of chance queued at the start, as text */
    uint32_t queue_count;
} vaka_journal_head;

#define VAKA_LINE_START 1u
#define VAKA_LINE_ACTION 2u
#define VAKA_LINE_UNDO 3u
#define VAKA_LINE_REDO 4u
#define VAKA_LINE_QUEUE 5u /* `+ queue die 3`: a referee queued a result during play */

typedef struct vaka_journal_line {
    uint32_t type;
    int32_t seat;
    char *action;  /* owned text */
    char **chance; /* owned: results as text */
    uint32_t chance_count;
    uint64_t hash;
    uint32_t number; /* line in the file, from 1 */
} vaka_journal_line;

/* A journal read into memory. */
typedef struct vaka_journal_text {
    vaka_journal_head head;
    vaka_journal_line *lines; /* owned */
    uint32_t count;
    uint64_t good; /* bytes up to the end of the last complete line */
    bool torn;     /* an incomplete last line was left out */
} vaka_journal_text;

/* Reads a whole journal. Fails with file and line on anything malformed but a torn last line. */
vaka_status vaka_journal_read(const char *path, vaka_journal_text *out, vaka_error *err);
void vaka_journal_text_done(vaka_journal_text *text);

/* A journal open for writing, locked against a second writer. */
typedef struct vaka_journal vaka_journal;

/* Begins a new journal: refuses a file that is there already. */
vaka_status vaka_journal_new(const char *path, const vaka_journal_head *head, vaka_journal **out,
                             vaka_error *err);

/* Goes on with a journal: cuts a torn last line off (at `good`) and appends from there. */
vaka_status vaka_journal_append(const char *path, uint64_t good, vaka_journal **out,
                                vaka_error *err);

/* Appends one line and does not return until it is on the disk (write and fdatasync), or fails with
 * the file as it was before. */
vaka_status vaka_journal_write(vaka_journal *journal, const vaka_journal_line *line,
                               vaka_error *err);
void vaka_journal_close(vaka_journal *journal);

#endif
