/* front/seat_name.h - what a seat is called that nobody has given a name.
 *
 * SPDX-License-Identifier: MIT */
#ifndef FRONT_SEAT_NAME_H
#define FRONT_SEAT_NAME_H

#include "match/journal.h"
#include "text/language.h"

/* "Player 1" for a person ("human"), "Greedy 2" for a program ("bot:greedy"): `seat` counts from 0.
 * Writes into `out` and returns it. */
const char *vaka_seat_name(const vaka_language *language, const char *player, int32_t seat,
                           char *out, size_t room);

/* The same for every seat of a head that has no name; those that nobody plays keep none. */
void vaka_seat_name_all(const vaka_language *language, vaka_journal_head *head);

#endif
