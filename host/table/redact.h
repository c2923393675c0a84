/* table/redact.h - a match as one seat may know it.
 *
 * SPDX-License-Identifier: MIT
 *
 * A redacted position has the same layout as the true one, so a module can read it like any match,
 * but what the seat may not know is not in it: hidden pieces have the kind of their back and no
 * fields; their numbers are dealt out anew by owner, zone and back, so that neither number nor
 * order tells anything; the generator, the answers sealed by others and their standing passes are
 * gone. Two positions that differ only in what the seat cannot know give the same bytes. */
#ifndef TABLE_REDACT_H
#define TABLE_REDACT_H

#include "table/position.h"

/* Fills `out` (made with the same layout) with what `seat` may know of `position`. VAKA_SPECTATOR
 * sees what is open to all; VAKA_REFEREE gets a plain copy. */
void vaka_redact(const vaka_position *position, int32_t seat, vaka_position *out);

/* Which number each piece of a position has in what vaka_redact made of it for a seat: `out` has
 * piece_max entries, VAKA_NONE for one of which the seat may not even know that it is there. Hidden
 * ones that look alike to the seat may have the same. */
void vaka_redact_numbers(const vaka_position *position, int32_t seat, const vaka_position *seen,
                         int16_t *out);

#endif
