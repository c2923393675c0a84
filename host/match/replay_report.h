/* match/replay_report.h - finds out, for people, in what a replay differs from its journal.
 *
 * SPDX-License-Identifier: MIT
 *
 * A journal holds hashes, not positions. So the recorded position is searched for: by the recorded
 * results of chance, and among what the other legal actions lead to. If it is found, the fields
 * that differ are named; if not, those that the action changed. */
#ifndef MATCH_REPLAY_REPORT_H
#define MATCH_REPLAY_REPORT_H

#include "match/record_inside.h"

typedef struct vaka_replay {
    const char *path;
    const vaka_journal_text *text;
    const vaka_setup *setup;
    vaka_record *record;
    vaka_replay_report *report;
} vaka_replay;

/* Fills the report: `line` is the first that differs. `before` is the position before it (NULL at
 * the start), `refused` what was said against it (NULL if it was played). */
void vaka_replay_differs(vaka_replay *replay, const vaka_journal_line *line,
                         const vaka_position *before, const char *refused);

/* Replays the first `count` lines once more, unchecked, into a record of its own. */
bool vaka_replay_again(const vaka_replay *replay, uint32_t count, vaka_record **out);

#endif
