/* vaka/result.h - how a match has ended: places, a reason, and the sheet on which points are added.
 *
 * SPDX-License-Identifier: MIT
 *
 * vaka_finish (table.h) says who has won. A game that can say more does so before: places, why it
 * is over, that all have lost (which is no draw), and a score sheet: rows of a text and of points
 * for each seat, which every front end shows when the match has ended. */
#ifndef VAKA_RESULT_H
#define VAKA_RESULT_H

#include "vaka/table.h"

VAKA_BEGIN

/* Only inside layout(): the sheet has up to so many rows (24 at most). Without it there is none. */
VAKA_API void vaka_layout_sheet(vaka_layout *layout, int32_t rows);

/* One more row, named by a word (layout.h); then what it gives a seat. A seat of which nothing is
 * said has a dash there. Returns the number of the row, VAKA_NONE after a wrong call. */
VAKA_API int32_t vaka_sheet_row(vaka_match *match, int32_t word);
VAKA_API void vaka_sheet_points(vaka_match *match, int32_t row, int32_t seat, int32_t points);

/* The place of a seat, from 1; equal places are shared. Of which nothing is said: the winners are
 * first, all others have no place. */
VAKA_API void vaka_place_set(vaka_match *match, int32_t seat, int32_t place);

/* Why it is over: a word (layout.h). */
VAKA_API void vaka_end_reason(vaka_match *match, int32_t word);

/* Ends the match: all have lost, nobody has won, and it is no draw. */
VAKA_API void vaka_finish_lost(vaka_match *match);

VAKA_END

#endif
