/* match/difference.h - in what two positions differ, field by field, by name.
 *
 * SPDX-License-Identifier: MIT */
#ifndef MATCH_DIFFERENCE_H
#define MATCH_DIFFERENCE_H

#include "table/position.h"

/* Writes one line for each field in which `b` differs from `a` into `out` (terminated, each line
 * indented by two spaces, newlines between them):
 *
 *     table.turn: 3 → 4
 *     frame 2 stage: 0 → 1
 *     zone 'heap' count: 21 → 20
 *     piece 17 kind 'stone' zone: 'heap' → 'taken'
 *     game bytes 4-5: 0100 → 0200
 *
 * What does not fit is counted in the last line. Every byte of the block is covered. Returns the
 * number of differing fields: 0 exactly when the blocks are equal. Both must have the same layout.
 */
uint32_t vaka_difference(const vaka_position *a, const vaka_position *b, char *out, size_t room);

#endif
