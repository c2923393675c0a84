/* vaka/ext/tally.h - a score sheet that is worked out when it is wanted.
 *
 * SPDX-License-Identifier: MIT
 *
 * Optional. The host asks for it with module->query(VAKA_EXT_TALLY). A game whose points follow
 * from how the table lies at the end need not write a sheet into the match (result.h), which takes
 * room in its block: it says here what each row gives each seat. Front ends show both sorts alike.
 * A game that has a sheet of its own is not asked. */
#ifndef VAKA_EXT_TALLY_H
#define VAKA_EXT_TALLY_H

#include "vaka/table.h"
#include "vaka/text.h"

VAKA_BEGIN

#define VAKA_EXT_TALLY "vaka.tally/1"

#define VAKA_TALLY_ROWS 24

typedef struct vaka_tally {
    vaka_stamp stamp;

    /* What counts, in the order of the sheet: a few words each, without gaps ("Longest road"). At
     * most VAKA_TALLY_ROWS. Language files name them "tally.ID". */
    const vaka_text *rows;
    uint32_t row_count;

    /* Points of a seat in a row, of a match that is over; VAKA_HIDDEN: the row does not count for
     * it, and a dash is shown. The rows of a seat should add up to its score, in the same units.
     * The whole match is handed over: what was hidden is turned up by now. Pure. */
    int32_t (*points)(const vaka_match *match, uint32_t row, int32_t seat);
} vaka_tally;

VAKA_END

#endif
