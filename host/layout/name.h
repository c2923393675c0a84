/* layout/name.h - zones, kinds and counters by name, as people and journals write them.
 *
 * SPDX-License-Identifier: MIT
 *
 * A zone is written by its id, or, for a space without one, by its coordinates: `2,-1` on the first
 * board, `board:2,-1` on the others. A route between `a` and `b` may also be read as "b-a". Reading
 * takes ids and coordinates alike, ids in any case, and a title with '-' for its spaces where only
 * one has it. */
#ifndef LAYOUT_NAME_H
#define LAYOUT_NAME_H

#include "layout/layout.h"
#include "text/word.h"

/* Text of a zone ("?" if there is none), and back (VAKA_NONE if there is no such zone). */
void vaka_zone_write(const vaka_layout *layout, int32_t zone, char *out, size_t room);
int32_t vaka_zone_read(const vaka_layout *layout, const char *text);

/* Id of a kind in the same way. */
const char *vaka_kind_id(const vaka_layout *layout, int32_t kind);
int32_t vaka_kind_read(const vaka_layout *layout, const char *text);

/* The same from one word of a line; the error says what was perhaps meant. */
vaka_status vaka_zone_named(const vaka_layout *layout, vaka_word word, int32_t *out,
                            vaka_error *err);
vaka_status vaka_kind_named(const vaka_layout *layout, vaka_word word, int32_t *out,
                            vaka_error *err);
vaka_status vaka_good_named(const vaka_layout *layout, vaka_word word, int32_t *out,
                            vaka_error *err);
vaka_status vaka_counter_named(const vaka_layout *layout, vaka_word word, int32_t *out,
                               vaka_error *err);

/* Fails with "there is no SORT 'foo'; did you mean 'food'?". */
vaka_status vaka_no_such(const vaka_guess *guess, const char *sort, vaka_error *err);

/* The row of a name, or VAKA_NONE after failing in the same way. */
int32_t vaka_row_named(vaka_named_rows rows, const char *sort, const char *name, vaka_error *err);

#endif
