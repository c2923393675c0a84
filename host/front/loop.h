/* front/loop.h - plays a record to its end with people and programs.
 *
 * SPDX-License-Identifier: MIT
 *
 * The loop knows whose decision it is, hands over between people, lets programs answer, and carries
 * out what a front end brings back. It reads public facts only (who must, who may), so the order in
 * which it asks betrays nothing.
 *
 * Who has passed until the turn is over is not asked at any other window of that turn either: the
 * loop passes for him. And it does what is a mere formality, where the front end has it so. */
#ifndef FRONT_LOOP_H
#define FRONT_LOOP_H

#include "front/front.h"

/* Chooses an action of `seat` in `live`; false: there is none, or none is wanted. */
typedef bool (*vaka_chooser)(void *data, vaka_live *live, int32_t seat, vaka_action *out);

/* Who plays a seat. A person: `choose` is NULL. A program: `choose` answers when the seat must
 * decide. `interrupt` (may be NULL) is asked when a new step begins and the seat may act though it
 * need not; it is asked again after each of its actions, until it wants none. */
typedef struct vaka_player {
    vaka_chooser choose;
    vaka_chooser interrupt;
    void *data; /* handed to both; borrowed */
} vaka_player;

/* `choose` and `interrupt` of a bot (play/bot.h), which is `data`: the loop knows it by them, and
 * lets it think in the background where the front end can show that. */
bool vaka_player_bot(void *data, vaka_live *live, int32_t seat, vaka_action *out);
bool vaka_player_bot_interrupt(void *data, vaka_live *live, int32_t seat, vaka_action *out);

#define VAKA_ENDED_FINISHED 1u /* the match is over */
#define VAKA_ENDED_QUIT 2u     /* somebody left; the journal can be resumed */

/* Plays until the match is over or somebody leaves. `players` holds one entry a seat. Fails if a
 * program has no answer or an illegal one, if the module breaks its contract (or scripts fail again
 * and again) in a program's actions, or if the journal cannot be written then; what goes wrong with
 * a person's action is shown to him and he is asked again. */
vaka_status vaka_loop_run(vaka_record *record, const vaka_front *front, const vaka_player *players,
                          uint32_t *ended, vaka_error *err);

#endif
