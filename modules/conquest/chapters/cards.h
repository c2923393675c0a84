/* cards.h - Arts & Culture cards [9.5]: what the chapters ask about them.
 *
 * SPDX-License-Identifier: MIT
 *
 * A card's file says what it does; here is only who holds it, whether it lies face up and whether
 * it has been used. Flags lie in FIELD_FLAGS of the card. */
#ifndef CONQUEST_CARDS_H
#define CONQUEST_CARDS_H

#include "conquest.h"

/* Functions of the sort "culture", in the order of its declaration. */
enum { CARD_PLAY, CARD_MAY_PLAY, CARD_WORTH, CARD_SHOWN, CARD_RIVAL, CARD_RIVAL_WANTS };

enum {
    CARD_SPENT = 1,  /* its one use in the game is over */
    CARD_ELECTED = 2 /* used in the battle under way */
};

/* Number of a culture card in its sort, from its kind; VAKA_NONE for any other kind. */
int32_t card_content(const vaka_match *match, int32_t kind);

/* May the seat use a card of this kind at a hook (HOOK_…) now, by what the card itself says? */
bool card_fits(const vaka_match *match, int32_t seat, int32_t kind, uint32_t hook);

/* Seats with something to use at a hook, by public facts: any face-down card or kept event, or a
 * face-up card of this hook that is not spent and fits (G3). */
uint8_t card_users(const vaka_match *match, uint32_t hook);

/* VP of a card for its holder, face up or not, in halves. */
int32_t card_worth(const vaka_match *match, int32_t seat, int32_t kind);

/* Turns a card of the hand face up, for good; it may have something to do then. */
void show_card(vaka_match *match, int32_t seat, int32_t piece);

/* Draws the top card of the deck into a hand and tells the event, of which only the seat reads the
 * kind; VAKA_NONE: none is left. */
int32_t draw_card(vaka_match *match, int32_t seat, uint32_t event);

/* The card of a kind, or event marker, that a seat may elect on a battle roll, hidden or not;
 * VAKA_NONE: none. */
int32_t battle_card(const vaka_match *match, int32_t seat, int32_t kind);

/* Is the seat asked about cards on a battle roll? By public facts. */
bool has_battle_card(const vaka_match *match, int32_t seat);

/* Its file has its moment: the card or marker has been elected. */
void push_battle_card(vaka_match *match, int32_t seat, int32_t kind);

/* Every battle card works again: a new battle. */
void refresh_battle_cards(vaka_match *match);

#endif
