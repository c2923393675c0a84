/* table/result.h - how a match has ended, in the block.
 *
 * SPDX-License-Identifier: MIT */
#ifndef TABLE_RESULT_H
#define TABLE_RESULT_H

#include "table/position.h"

typedef struct vaka_sheet_line {
    int16_t word;
    int16_t points[VAKA_MAX_SEATS]; /* VAKA_HIDDEN: nothing was said */
} vaka_sheet_line;

/* Only in a match whose layout has a sheet; layout->sheet_max lines follow. No padding. */
struct vaka_result {
    uint8_t place[VAKA_MAX_SEATS]; /* from 1; 0: not said */
    int16_t reason;                /* a word; VAKA_NONE: not said */
    uint8_t rows;
    uint8_t lost; /* all have lost */
};

void vaka_result_init(vaka_position *position);

/* NULL where the layout has no sheet. */
const vaka_result *vaka_result_of(const vaka_position *position);

/* A row of the sheet, from 0; NULL if there is none. */
const vaka_sheet_line *vaka_result_row(const vaka_position *position, int32_t row);

/* The place of a seat in a finished match: as the game said, or 1 for winners; 0: none. */
int32_t vaka_result_place(const vaka_position *position, int32_t seat);

#endif
