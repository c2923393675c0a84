/* chapters/evolution.h - the row of evolution cards and the deck.
 *
 * SPDX-License-Identifier: MIT */
#ifndef ARCHIPELAGO_EVOLUTION_H
#define ARCHIPELAGO_EVOLUTION_H

#include "state.h"

/* Takes the card on top of the deck to a zone, and its back away; VAKA_NONE: there is none, not
 * even among the discards [6k]. */
int32_t draw_card(vaka_match *match, int32_t zone);
void renew_deck(vaka_match *match); /* an empty one, of the discards [6k] */
void fill_slot(vaka_match *match, int32_t slot); /* an empty one [6g] */
/* The row of the back on top, VAKA_NONE: the deck is empty. */
int32_t top_back(const vaka_match *match);
int32_t price_of(const vaka_match *match, int32_t slot);

#endif
