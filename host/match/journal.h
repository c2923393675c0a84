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
 *     < 1 redo #51aa0b7e02c6d1f4
 *     + queue die 3 #51aa0b7e02c6d1f4
 *     + skip event.storm #0c6bb1e2a97f3d55
 *     + renew 1 #0c6bb1e2a97f3d55
 *
 * So it is at level 1, where a seed is a number and the generator xoshiro128**. At level 2 the
 * seed's line names the generator: `xoshiro128**` and a number, or `chacha20` and a key of 256
 * bits:
 *
 *     vkj 2
 *     seed chacha20 KEY seats …      (KEY: 64 hexadecimal digits, lower case)
 *
 * Level 3 is level 2 with lines that tell of which version the mods were that do not come with the
 * game, and of which contents, file by file:
 *
 *     with winds 1.0.0 0123456789abcdef
 *     file winds events/wind.lua 0123456789abcdef
 *
 * Level 4 is level 3 with a line that says that a mod was tried, from a moment that nobody played
 * his way to:
 *
 *     trial
 *
 * Level 5 is level 4 with a line that says that people agreed to play without hints. Older programs
 * do not read it: they would give some.
 *
 *     no_hints
 *
 * All are read. A match with a number is written at level 1, one without such mods at level 2 at
 * most, one that is no trial at level 3, and one with hints at level 4, so that older programs can
 * read it.
 *
 * The header ends with the start line; options, queued results and names may be missing. A line is
 * complete when its newline is there: a program that is killed leaves at most one that is not, and
 * that one was never acknowledged. The hash (XXH3 of the block after the line) makes a changed file
 * and a changed program show themselves. Journals are untrusted input: every line, count and number
 * is bounded. */
#ifndef MATCH_JOURNAL_H
#define MATCH_JOURNAL_H

#include "match/live.h"

#define VAKA_JOURNAL_LINE (1u << 20)   /* longest line, in bytes */
#define VAKA_JOURNAL_BYTES (64u << 20) /* longest journal */
#define VAKA_JOURNAL_LINES 1000000u    /* most lines, the header's included */
#define VAKA_JOURNAL_CHOICES 32        /* most rules, and most mods */
#define VAKA_JOURNAL_QUEUE 4096u       /* most results of chance that wait at a time */
#define VAKA_JOURNAL_WITH 8192u        /* most lines about versions and files of mods */
#define VAKA_JOURNAL_WITH_TEXT 320u    /* longest of these, with its end */
#define VAKA_JOURNAL_WITH_WHAT 200u    /* longest version or path in one, with its end */

/* What a match starts from. Begin with all zeroes; vaka_journal_head_done frees the queue. */
typedef struct vaka_journal_head {
    char module[128]; /* id */
    char version[32];
    uint32_t rules_rev;
    vaka_seed seed;   /* what chance comes from: a secret while the match goes on */
    uint64_t content; /* hash of rules content; 0 without scripts */
    int32_t seats;
    char player[VAKA_MAX_SEATS][64];      /* "human", "bot:random" */
    char name[VAKA_MAX_SEATS][64];        /* may be empty */
    char scenario[64];                    /* may be empty */
    char option_id[VAKA_MAX_OPTIONS][48]; /* those that are not at their normal value */
    int32_t option_value[VAKA_MAX_OPTIONS];
    uint32_t option_count;
    char rule[VAKA_JOURNAL_CHOICES][96]; /* rules switched on, with their options */
    char mod[VAKA_JOURNAL_CHOICES][96];  /* mods chosen; none: those that are bundled */
    uint32_t rule_count, mod_count;
    char **queue; /* owned: results of chance queued at the start, as text */
    uint32_t queue_count;
    char **with; /* owned: "with ID VERSION HASH", "file ID PATH HASH" */
    uint32_t with_count;
    bool trial;    /* a mod is tried in it */
    bool no_hints; /* people agreed to play without */
} vaka_journal_head;

#define VAKA_LINE_START 1u
#define VAKA_LINE_ACTION 2u
#define VAKA_LINE_UNDO 3u
#define VAKA_LINE_REDO 4u
#define VAKA_LINE_QUEUE 5u /* a referee queued a result during play; its text is in `action` */
#define VAKA_LINE_SKIP 6u  /* what has failed is passed over; `action` names it: "event.storm" */
#define VAKA_LINE_BAR 7u   /* a script has failed: nothing before can be taken back */
/* After a rewind: chance has another key from here on; `action` is the number of the rewind. */
#define VAKA_LINE_RENEW 8u

typedef struct vaka_journal_line {
    uint32_t type;
    int32_t seat;  /* VAKA_NONE at the start and for queued results */
    char *action;  /* owned text; "start", "undo" and "redo" for these, a result for a queued one */
    char **chance; /* owned: results as text; the array and its strings are one piece of memory */
    uint32_t chance_count;
    uint64_t hash;
    uint32_t number; /* line in the file, from 1; 0: not from a file */
} vaka_journal_line;

/* A journal read into memory. */
typedef struct vaka_journal_text {
    vaka_journal_head head;
    vaka_journal_line *lines; /* owned; the first is the start line */
    uint32_t count;
    uint64_t good; /* bytes up to the end of the last complete line */
    bool torn;     /* an incomplete last line was left out */
} vaka_journal_text;

/* Adds the text of a result of chance to the queue (copied). Fails when there are too many. */
vaka_status vaka_journal_head_queue(vaka_journal_head *head, const char *text, vaka_error *err);
/* Reads such texts; `*out`, with room for one at least, is owned by the caller after a failure too.
 */
vaka_status vaka_journal_queue_read(const vaka_layout *layout, char *const *queue, uint32_t count,
                                    vaka_chance_result **out, vaka_error *err);
/* Adds a line about a version or a file of a mod (copied). Fails when there are too many. */
vaka_status vaka_journal_head_with(vaka_journal_head *head, const char *text, vaka_error *err);
/* Could it be read again, once written? */
vaka_status vaka_journal_head_check(const vaka_journal_head *head, vaka_error *err);
void vaka_journal_head_copy(vaka_journal_head *to, const vaka_journal_head *from);
void vaka_journal_head_done(vaka_journal_head *head);
void vaka_journal_line_done(vaka_journal_line *line);

/* The header and one line as they stand in a journal, with their newlines. Owned by the caller. */
char *vaka_journal_head_text(const vaka_journal_head *head);
char *vaka_journal_line_text(const vaka_journal_line *line);

/* Reads a whole journal. Fails with file and line on anything malformed but a torn last line. */
vaka_status vaka_journal_read(const char *path, vaka_journal_text *out, vaka_error *err);
/* The same from memory (copied); errors call it `name`. */
vaka_status vaka_journal_parse(const char *name, const char *bytes, size_t size,
                               vaka_journal_text *out, vaka_error *err);
void vaka_journal_text_done(vaka_journal_text *text);

/* A journal open for writing, locked against a second writer. */
typedef struct vaka_journal vaka_journal;

/* Begins a new journal with its header and `count` lines, the first of them the start line. Refuses
 * a file that is there already. When it returns, file and folder entry are on the disk; when it
 * fails there is no file. */
vaka_status vaka_journal_new(const char *path, const vaka_journal_text *text, vaka_journal **out,
                             vaka_error *err);

/* Opens a journal to go on with it and locks it: read it after this, so that nobody can add to it
 * in between. vaka_journal_cut then drops the torn last line that was found, if any; lines are
 * added from there. */
vaka_status vaka_journal_open(const char *path, vaka_journal **out, vaka_error *err);
vaka_status vaka_journal_cut(vaka_journal *journal, const vaka_journal_text *text, vaka_error *err);

/* Appends one line and does not return until it is on the disk (one write, and fdatasync), or fails
 * with the file as it was before. */
vaka_status vaka_journal_write(vaka_journal *journal, const vaka_journal_line *line,
                               vaka_error *err);
void vaka_journal_close(vaka_journal *journal);

#endif
