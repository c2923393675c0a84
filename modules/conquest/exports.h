/* exports.h - the table of functions for scripts.
 *
 * SPDX-License-Identifier: MIT */
#ifndef CONQUEST_EXPORTS_H
#define CONQUEST_EXPORTS_H

#include "conquest.h"

enum { EXPORT_COUNT = 23 };
extern const vaka_export conquest_exports[EXPORT_COUNT];

/* content.c */

int32_t shown_card(const vaka_match *match, int32_t seat, int32_t kind); /* piece, or VAKA_NONE */
int32_t card_holder(const vaka_match *match, int32_t kind);    /* before whom one lies face up */
bool pass_card(vaka_match *match, int32_t kind, int32_t seat); /* false: none lies face up */
int32_t island_at(const vaka_match *match, int32_t kind);      /* hex of a face-up tile */
void controlled(const vaka_match *match, int32_t seat, vaka_list *out);
void places_of(const vaka_match *match, int32_t seat, vaka_list *out); /* hexes with its pieces */
/* In its Movement stage a seat's canoes and rumors of a hex may go so much further. */
void more_moves(vaka_match *match, int32_t seat, int32_t hex, int32_t hexes);

/* turn.c: in the Turn Order Step only. */
void take_turn_order(vaka_match *match, int32_t seat);

#endif
