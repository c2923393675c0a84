/* table/acts.h - a question whose answers are acts: verbs of the game itself, with what they are
 * done to.
 *
 * SPDX-License-Identifier: MIT
 *
 * Only games that are scripts ask such questions; their acts lie in a region of the block that no
 * other game has. They are sorted, as legal lists are. A sealed question has acts of several seats:
 * each commits some of its own, which then stand first, in the order in which they were taken.
 *
 * What a card asks several seats in private (VAKA_QUESTION_SEALED) lies here, too: as acts with the
 * verbs of the host, the score of an option in the argument VAKA_ACT_SCORE. */
#ifndef TABLE_ACTS_H
#define TABLE_ACTS_H

#include "table/script.h"

#define VAKA_ACT_FACTS 3 /* gaps of the prompt */
#define VAKA_ACT_SCORE 2

/* 10 bytes without padding. */
typedef struct vaka_act {
    uint8_t verb;
    uint8_t seat; /* of a sealed question: whose it is, from 1; else 0 */
    int16_t arg[VAKA_ARGS];
} vaka_act;

typedef struct vaka_acts {
    uint16_t count;
    uint16_t taken; /* of a sealed question: so many of the first have been taken */
    int16_t most;   /* of a sealed question: so many may a seat take, beside what commits */
    int16_t fact[VAKA_ACT_FACTS];
} vaka_acts;

/* Both NULL where the layout has no room for acts. */
vaka_acts *vaka_acts_of(const vaka_position *position);
vaka_act *vaka_acts_list(const vaka_position *position);

/* Bytes of a block up to its last act: those behind it are all zero. */
size_t vaka_acts_end(const vaka_layout *layout, const uint8_t *block);

/* Is a question of acts open? */
bool vaka_acts_open(const vaka_position *position);

void vaka_acts_offer(const vaka_position *position, vaka_actions *out);
bool vaka_acts_has(const vaka_position *position, const vaka_action *action);

/* Is a sealed question of this sort open for a seat, or being carried out? */
bool vaka_acts_sealed(const vaka_position *position, int32_t seat);

/* Its acts that the seat may still take; whether an action is one of them; and takes it. */
void vaka_acts_offer_sealed(const vaka_position *position, int32_t seat, vaka_actions *out);
bool vaka_acts_has_sealed(const vaka_position *position, const vaka_action *action);
void vaka_acts_take(vaka_position *position, const vaka_action *action);

/* The seats whose acts there are. */
uint8_t vaka_acts_seats(const vaka_position *position);

/* Removes what another seat could take, from a view of a seat. */
void vaka_acts_hide(vaka_position *position, int32_t seat);

/* One more act (of a seat from 1 if the question is sealed, else 0); false when there is no room.
 * Then, once, in order and each once. */
bool vaka_acts_add(vaka_position *position, uint32_t seat, uint32_t verb,
                   const int16_t arg[VAKA_ARGS]);
void vaka_acts_sort(vaka_position *position);
void vaka_acts_clear(vaka_position *position);

/* An answer takes so many of those that a script keeps. */
#define VAKA_ACT_ANSWERS 3
void vaka_acts_write(const vaka_action *action, vaka_answer answer[VAKA_ACT_ANSWERS]);
void vaka_acts_read(const vaka_answer answer[VAKA_ACT_ANSWERS], vaka_act *out);

#endif
