/* play/balance.h - games between bots beside everything else, looked at while they are played.
 *
 * SPDX-License-Identifier: MIT
 *
 * For a window that must not wait: a thread plays some games at a time, and whoever asks gets the
 * sum of those that are over. */
#ifndef PLAY_BALANCE_H
#define PLAY_BALANCE_H

#include "play/stats.h"

typedef struct vaka_balance vaka_balance;

/* Begins to play up to plan->games games. What the plan borrows has to stay until it is stopped;
 * its `progress` is not called. NULL with an error: no thread could be started. Owned by the
 * caller. */
vaka_balance *vaka_balance_start(const vaka_sim_plan *plan, vaka_error *err);

/* Adds up the games that are over. True: more are being played. Where a game failed, `err` says
 * what went wrong. */
bool vaka_balance_look(vaka_balance *balance, vaka_stats *out, vaka_error *err);

/* What a side of the sum is called: its zone's title, or its id, or where it lies. */
void vaka_balance_side(const vaka_balance *balance, const vaka_side_share *side, char *out,
                       size_t room);

/* Ends the games, at the latest when those being played are over, and frees it; NULL is nothing. */
void vaka_balance_stop(vaka_balance *balance);

#endif
