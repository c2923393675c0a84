/* play/staged_card.h - brings content into play: the moment at which a card is drawn.
 *
 * SPDX-License-Identifier: MIT
 *
 * The host does not know which deck a card belongs to. It finds it by what modules have in common:
 * a card is a piece whose kind has the id of the content (or that behind its sort's and a '-'), and
 * it waits in a deck or a cup. */
#ifndef PLAY_STAGED_CARD_H
#define PLAY_STAGED_CARD_H

#include "match/record.h"

/* A deck or cup in which such a piece waits; VAKA_NONE: there is none (any more). */
int32_t vaka_staged_card_zone(const vaka_position *position, int32_t kind);

/* What became of the search for a moment. */
#define VAKA_STAGED_CARD_FOUND                                                                     \
    1u /* the card has just been drawn; or, without one, the game is on */
#define VAKA_STAGED_CARD_FAULT                                                                     \
    2u /* a script failed: the record stands before the action, `err` says                         \
        */
#define VAKA_STAGED_CARD_NOWHERE 3u /* the game came to its end before */

/* A moment of a game that is wished for. All zero but for the seat: none is. */
typedef struct vaka_staged_moment {
    int32_t turn; /* it has come at least so far, as the module counts turns; 0: however far */
    int32_t step; /* such a step is under way, by its number, from 1 on; 0: any */
    int32_t seat; /* that has to decide; VAKA_NONE: anybody */
    int32_t verb; /* the card, once drawn, is named by an action that can be done; its verb, from 1
                     on; 0: it need not be */
} vaka_staged_moment;
#define VAKA_STAGED_ANY ((vaka_staged_moment){0, 0, VAKA_NONE, 0})

/* Is anything wished for before the card is drawn? Has it come? */
bool vaka_staged_moment_any(const vaka_staged_moment *wish);
bool vaka_staged_moment_here(vaka_record *record, const vaka_staged_moment *wish);

/* Plays random actions on a new record until its moment has come (none: until the game is well
 * under way), then has a card of `kind` drawn as soon as its deck is drawn from, and goes on until
 * it was, and can be used, where that is wished for. VAKA_NONE: no card. */
uint32_t vaka_staged_card_reach(vaka_record *record, int32_t kind, const vaka_staged_moment *wish,
                                vaka_error *err);

/* Has a card of a kind drawn next from where it waits. False: it waits nowhere. */
bool vaka_staged_card_next(vaka_record *record, int32_t kind);

#endif
