/* match/score_sheet.h - the score sheet of a match that is over, whoever keeps it.
 *
 * SPDX-License-Identifier: MIT
 *
 * A game has written it into the match (vaka/result.h), or works it out when it is asked
 * (vaka/ext/tally.h). */
#ifndef MATCH_SCORE_SHEET_H
#define MATCH_SCORE_SHEET_H

#include "match/live.h"
#include "table/sentence.h"

typedef struct vaka_score_row {
    const char *title;              /* in the reader's language; borrowed */
    int16_t points[VAKA_MAX_SEATS]; /* VAKA_HIDDEN: nothing was said */
} vaka_score_row;

/* How many rows it has; 0: there is none, or the match is not over. */
int32_t vaka_score_rows(vaka_live *live);

/* A row, from 0; false if there is none. `names` may be NULL. */
bool vaka_score_row_at(vaka_live *live, const vaka_names *names, int32_t row, vaka_score_row *out);

#endif
