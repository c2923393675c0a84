/* play/factor.h - what of a game may matter for who wins: its cards, and what happens in it.
 *
 * SPDX-License-Identifier: MIT
 *
 * A card is a kind of piece that stands for an item of content, or that is shaped like a card. It
 * is a seat's from the moment at which the piece is the seat's own, lies in a zone of the seat, or
 * is named with the seat by an event ("Ann plays Storm"). An event is a row of the module's events,
 * or a sentence that a script says; it is the affair of the seat that its sentence names first, if
 * it names one. An action is what a rule or a card offers beside what is asked; it is the affair of
 * who takes it. Nothing here knows a game: all of it is read off a layout. */
#ifndef PLAY_FACTOR_H
#define PLAY_FACTOR_H

#include "match/live.h"

#define VAKA_FACTOR_CARD 0u
#define VAKA_FACTOR_EVENT 1u
#define VAKA_FACTOR_ACTION 2u

typedef struct vaka_factor {
    uint32_t sort;     /* VAKA_FACTOR_… */
    const char *group; /* the sort of its content ("culture"); "" for any other; borrowed, as all */
    const char *id;    /* of an action: "ITEM.NAME" */
    const char *title; /* of an event: its sentence, with gaps */
} vaka_factor;

/* Which there are in a layout. Constant once made, so threads share it. */
typedef struct vaka_factors {
    vaka_factor *at; /* owned, as all of it */
    uint32_t count;
    int32_t *of_kind;  /* by kind: a factor or VAKA_NONE */
    int32_t *of_event; /* by row of the module's events */
    int32_t *of_word;  /* by word of the layout, where a script says it */
    int32_t *of_offer; /* by what the content offers */
    uint32_t cards, events, actions;
} vaka_factors;

/* What a factor had to do with one game. */
typedef struct vaka_touch {
    uint8_t seats;    /* set: whose card it was, whose affair */
    uint8_t happened; /* 1: it came up at all */
    uint16_t times;   /* how often it was told; at most 65535. Of a card: 0 */
} vaka_touch;

/* All cards, events and actions of a layout, which must outlive it; or one card, by its kind, and
 * all actions; or all actions alone. */
void vaka_factors_init(vaka_factors *factors, const vaka_layout *layout);
void vaka_factors_init_card(vaka_factors *factors, const vaka_layout *layout, int32_t kind,
                            const char *name);
void vaka_factors_init_actions(vaka_factors *factors, const vaka_layout *layout);
void vaka_factors_done(vaka_factors *factors);

/* Notes in `touched` (factors->count of them) what the position shows, and what the last action
 * told, if the match is listened to. */
void vaka_factors_note(const vaka_factors *factors, vaka_live *live, vaka_touch *touched);

#endif
