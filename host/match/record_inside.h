/* match/record_inside.h - the inside of a record, shared by record.c and replay.c.
 *
 * SPDX-License-Identifier: MIT */
#ifndef MATCH_RECORD_INSIDE_H
#define MATCH_RECORD_INSIDE_H

#include "match/record.h"
#include "match/record_log.h"

struct vaka_record {
    vaka_layout *layout; /* owned, like all that follows */
    vaka_live *live;
    vaka_journal *journal; /* NULL: kept in memory only */
    char *path;            /* of the journal */
    vaka_journal_head head;
    vaka_names names; /* borrowed from head */
    vaka_journal_line *lines;
    uint32_t count;
    uint32_t steps; /* actions, undos and redos so far */
    int32_t failed; /* the item by which the last action failed, from 1; 0: it did not */
    char fault[sizeof((vaka_error *)0)->text]; /* what its script said */
    bool show_faults;                          /* who plays may read it */
    char *fault_log;                           /* path of a file to which it is added; or NULL */
    bool trouble_told;                         /* what went wrong while it was only asked */
    vaka_record_told told;
};

/* Sets a match up with a copy of `head` as it is, and its start line. Nothing is written. */
vaka_status vaka_record_begin(const vaka_setup *setup, const vaka_journal_head *head,
                              vaka_record **out, vaka_error *err);

/* Nothing before can be taken back any more, and that is written down. */
vaka_status vaka_record_bar(vaka_record *record, vaka_error *err);

/* record_fault.c: what became of an attempt, with `fault` as the live match has told it: keeps a
 * script's words, and puts into `err` what may be read. Returns the status. */
vaka_status vaka_record_tell_fault(vaka_record *record, vaka_status status, const vaka_error *fault,
                                   vaka_error *err);

#endif
