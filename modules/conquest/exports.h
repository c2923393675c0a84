/* exports.h - the table of functions for scripts.
 *
 * SPDX-License-Identifier: MIT */
#ifndef CONQUEST_EXPORTS_H
#define CONQUEST_EXPORTS_H

#include "conquest.h"

enum { EXPORT_COUNT = 91 };
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

/* south.c: facing and hex_towards count directions as vaka/hex.h does. */
int32_t island_here(const vaka_match *match, int32_t hex);
int32_t facing(const vaka_match *match, int32_t hex);
int32_t hex_towards(const vaka_match *match, int32_t hex, int32_t direction);
bool place_island(vaka_match *match, int32_t kind, int32_t hex, int32_t seat);
void join_by_land(vaka_match *match, int32_t a, int32_t b);

/* malaria.c */
void malaria_groups(const vaka_match *match, int32_t roll, vaka_list *out);
int32_t malaria_roller(const vaka_match *match);
bool village_dies(vaka_match *match, int32_t hex);

/* turn.c: in the Turn Order Step only. */
void take_turn_order(vaka_match *match, int32_t seat);
void last_to_first(const vaka_match *match, vaka_list *out); /* seats, last place first (T1) */

#endif
