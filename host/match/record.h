/* match/record.h - a match with its journal: what people, bots and the engine play on.
 *
 * SPDX-License-Identifier: MIT
 *
 * Every change goes through the live match first and is then written and synced; only after that is
 * it acknowledged. If the disk fails, the change is taken back and the caller told. Without a
 * journal
 * (`path` NULL) the record is kept in memory only. */
#ifndef MATCH_RECORD_H
#define MATCH_RECORD_H

#include "match/journal.h"
#include "match/live.h"
#include "plugin/plugins.h"
#include "table/sentence.h"

typedef struct vaka_record vaka_record;

/* Begins a match. `setup` says module, seats, options and scenario; `head` (copied) adds seed,
 * players ("human" if empty), names and queued chance; the rest of it is filled in here. The record
 * owns layout, live match and journal. Fails without leaving a file behind. */
vaka_status vaka_record_new(const vaka_setup *setup, const vaka_journal_head *head,
                            const char *path, vaka_record **out, vaka_error *err);

/* What replaying a journal found. */
typedef struct vaka_replay_report {
    uint32_t lines;      /* replayed, the start line not counted */
    uint32_t actions;    /* replayed steps: actions, undos and redos */
    bool torn;           /* a torn last line was dropped */
    bool other_version;  /* module version or rules_rev differ from the journal's */
    bool other_content;  /* the journal was played with other rules content */
    uint32_t differs_at; /* line in the file of the first difference; 0: none */
    uint64_t expected, found;
    char what[1024]; /* for people: file and line, action number, the action, both hashes, fields
                      * that differ by name; several lines without a last newline */
} vaka_replay_report;

/* Replays a journal from its start, up to `to` steps (negative: all; an undo and a redo are steps
 * like an action), checking every hash and every recorded result of chance. A difference is not an
 * error: the record stops there (after the line, or before it if it was refused), and the report
 * says what differs. An error is what cannot even begin: an unreadable or malformed file, an
 * unknown module, wrong options. Nothing is written, and the record has no journal. */
vaka_status vaka_record_replay(const char *path, vaka_plugins *plugins, int64_t to,
                               vaka_record **out, vaka_replay_report *report, vaka_error *err);

/* The same from a journal in memory, which errors call `name`. */
vaka_status vaka_record_replay_text(const char *name, const vaka_journal_text *text,
                                    vaka_plugins *plugins, int64_t to, vaka_record **out,
                                    vaka_replay_report *report, vaka_error *err);

/* Does a journal play as it was recorded, to its end? Quicker than a replay, because nothing is
 * kept that would be needed to take something back; so of one in which something is taken back, or
 * that cannot be played, it says false, and a replay says more. */
bool vaka_record_agrees(const vaka_journal_text *text, vaka_plugins *plugins);

/* The same as a replay, then goes on writing to the journal. Refuses if the replay differs, or if
 * another program is writing to it. */
vaka_status vaka_record_resume(const char *path, vaka_plugins *plugins, vaka_record **out,
                               vaka_replay_report *report, vaka_error *err);

/* Plays all lines of a record again from its start with what the plugins attach now, hashes and
 * chance unchecked: for content that has been changed. The new record has no journal. Fails with a
 * sentence that names the first line that cannot be played any more. */
vaka_status vaka_record_again(const vaka_record *record, vaka_plugins *plugins, vaka_record **out,
                              vaka_error *err);

/* The same as far as it goes, with what another head names (its seats and seed are the record's):
 * what stopped it is in `stopped` (status 0: nothing), and the record stands there. */
vaka_status vaka_record_carry(const vaka_record *record, const vaka_journal_head *head,
                              vaka_plugins *plugins, vaka_record **out, vaka_error *stopped,
                              vaka_error *err);

/* People play all seats of a record in memory that anybody plays. */
void vaka_record_seat_people(vaka_record *record);

/* Plays all lines of a record again and calls `visit` at the start and after each of them with the
 * match as it stood then; the record itself stays as it is. Fails like the one above. */
typedef void (*vaka_retraced)(void *data, vaka_record *then);
vaka_status vaka_record_retrace(const vaka_record *record, vaka_plugins *plugins,
                                vaka_retraced visit, void *data, vaka_error *err);

/* Plays one line of a journal (not its first) without checking what came of it: for somebody who
 * goes through a journal line by line. Fails with a sentence if it is refused. */
vaka_status vaka_record_follow(vaka_record *record, const vaka_journal_line *line, vaka_error *err);

void vaka_record_close(vaka_record *record);

/* Writes all lines so far into a new journal, and goes on as before. */
vaka_status vaka_record_save(const vaka_record *record, const char *path, vaka_error *err);

vaka_live *vaka_record_live(vaka_record *record);
const vaka_journal_head *vaka_record_head(const vaka_record *record);
const vaka_names *vaka_record_names(const vaka_record *record);

/* The language in which it is read from now on (text/language.h); borrowed, may be NULL. */
void vaka_record_speak(vaka_record *record, const vaka_language *language);
const char *vaka_record_path(const vaka_record *record); /* NULL without a journal */

/* As the live match's, but journalled before they return. VAKA_ERR_SYSTEM: the disk said no and the
 * change was taken back. */
vaka_status vaka_record_apply(vaka_record *record, const vaka_action *action, vaka_refusal *why,
                              vaka_error *err);
vaka_status vaka_record_undo(vaka_record *record, int32_t seat, vaka_refusal *why, vaka_error *err);

/* A script that fails takes the whole action back (VAKA_ERR_CONTRACT). If the next action that is
 * tried fails by the same item, the record passes the item over from then on, whatever is taken
 * back, and carries the action out without it, so that no script can stop a match.
 * vaka_record_failed says what it would be, or NULL: vaka_record_skip does it at once:
 * "event.storm". Items beyond VAKA_MAX_SKIPPED (table/script.h) cannot be passed over: their
 * actions fail each time. */
const vaka_item *vaka_record_failed(const vaka_record *record);

/* What a script said that made an action fail, with mod, file and line, may tell what is hidden: it
 * is for the script's author, for a referee and for a log, and `err` of the action says only which
 * script it was. _show_faults: `err` says it all, for an author who plays. _log_faults: it is added
 * to a file; `path` (copied) may be NULL. */
void vaka_record_show_faults(vaka_record *record, bool on);
void vaka_record_log_faults(vaka_record *record, const char *path);

/* Has the game failed while it was only asked, say for its scene? True once a record: then it is to
 * be told, and what it said is in the log; `words` if those who play may read it, else "". */
bool vaka_record_trouble(vaka_record *record, const char **words);

/* Puts into `err`, filled by the live match, what a seat may read of a script that failed; returns
 * the status. For whoever has no record. */
vaka_status vaka_fault_conceal(const vaka_live *live, vaka_status status, vaka_error *err);
/* The same of a match with scripts that could not be set up; their words are added to the log at
 * `log` (NULL: to none). For whoever starts a game to play it. */
void vaka_fault_setup(const vaka_setup *setup, const char *log, vaka_error *err);
vaka_status vaka_record_skip(vaka_record *record, const char *item, vaka_error *err);
vaka_status vaka_record_redo(vaka_record *record, int32_t seat, vaka_refusal *why, vaka_error *err);

/* Takes an action out of its seat's list in a sealed question, the last one like it, by undoing and
 * doing again those after it. What can no longer be done without it is left out, too. */
vaka_status vaka_record_unplan(vaka_record *record, const vaka_action *action, vaka_refusal *why,
                               vaka_error *err);
vaka_status vaka_record_queue(vaka_record *record, vaka_chance_result result, vaka_error *err);

/* After a rewind that all agreed on: from here on chance comes from another key, made of the seed
 * and the number of the rewind, so that dice which are known do not come again; and nothing before
 * can be taken back. Fails where the seed is a number. */
vaka_status vaka_record_renew(vaka_record *record, uint32_t rewind, vaka_error *err);

/* All lines so far, as they stand (or would stand) in the journal. Borrowed until the next change.
 */
const vaka_journal_line *vaka_record_lines(const vaka_record *record, uint32_t *count);

/* Everything told since the start that `seat` may read, oldest first: the log. Borrowed until the
 * next change; entries of undone actions are not in it. `turn` is told with each. */
typedef struct vaka_log_entry {
    vaka_event event; /* as told; redact with vaka_event_for */
    uint32_t action;  /* number of the step (as in vaka_record_replay), from 1; 0: setup */
    int16_t turn;
} vaka_log_entry;
const vaka_log_entry *vaka_record_log(const vaka_record *record, uint32_t *count);

/* How often the log was changed otherwise than at its end: while this stays, it only grows. */
uint64_t vaka_record_log_changes(const vaka_record *record);

/* Puts an entry before what the last action told: something that a front end has to say about it.
 * It is in no journal. */
void vaka_record_note(vaka_record *record, const vaka_event *event);

#endif
