/* cli/base/terminal_play.h - people and bots sit down at a match and play it in the terminal.
 *
 * SPDX-License-Identifier: MIT */
#ifndef CLI_BASE_TERMINAL_PLAY_H
#define CLI_BASE_TERMINAL_PLAY_H

#include "cli/base/mod_choice.h"
#include "front/loop.h"
#include "play/bot.h"

/* Plays the record to its end, or until somebody leaves; the players are those of its head. Returns
 * the exit status; errors have been printed. Who leaves is told how to go on with these mods. */
int vaka_terminal_play_run(vaka_record *record, const vaka_mod_choice *mod_choice);

/* The same with another front end than the terminal's. */
int vaka_terminal_play_at(vaka_record *record, const vaka_front *front);

/* Who sits where: the players of a record, with the bots among them. */
typedef struct vaka_seated {
    vaka_bot bots[VAKA_MAX_SEATS];
    vaka_player players[VAKA_MAX_SEATS];
} vaka_seated;

/* Seats the players of the record's head; bots go on where they stood. `seated` stays where it is
 * while they play. */
vaka_status vaka_terminal_play_seat(vaka_record *record, vaka_seated *seated, vaka_error *err);

#endif
