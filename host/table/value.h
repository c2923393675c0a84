/* table/value.h - the inside of values: modifiers come and go.
 *
 * SPDX-License-Identifier: MIT */
#ifndef TABLE_VALUE_H
#define TABLE_VALUE_H

#include "table/script.h"

/* Notes which values are modified; only in a match with content. */
void vaka_value_reread(vaka_position *position);

/* A new turn begins: ends what lasted until an earlier one. */
void vaka_value_turn(vaka_position *position, int32_t turn);

/* A marker has left its zone: ends what lasted as long as it lay there. */
void vaka_value_marker_gone(vaka_position *position, int32_t piece);

/* Two pieces have become one another: what a marker holds up goes along. */
void vaka_value_markers_swap(vaka_position *position, int32_t a, int32_t b);

#endif
