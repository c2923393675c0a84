/* cli/sitting.h - people and bots sit down at a match and play it in the terminal.
 *
 * SPDX-License-Identifier: MIT */
#ifndef CLI_SITTING_H
#define CLI_SITTING_H

#include "front/front.h"

/* Plays the record to its end, or until somebody leaves; the players are those of its head. Returns
 * the exit status; errors have been printed. */
int vaka_sitting_run(vaka_record *record);

/* The same with another front end than the terminal's. */
int vaka_sitting_at(vaka_record *record, const vaka_front *front);

#endif
