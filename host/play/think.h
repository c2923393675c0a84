/* play/think.h - lets a bot think in the background.
 *
 * SPDX-License-Identifier: MIT
 *
 * A front end asks vaka_bot_must_think (play/bot.h) before it lets a bot choose. Where it must, the
 * front end starts a thought, goes on drawing and listening, looks now and then whether the thought
 * is over, and then takes what came of it, which is quick. The thought works on copies, with
 * scripts of its own: the match may be looked at meanwhile, from the thread that owns it. If it is
 * changed (undo, another seat's action, leaving), what was thought is dropped, and nothing is lost.
 *
 * What is chosen does not hang on the number of threads. Told to move now, the bot takes the best
 * it has found so far; the journal has the move, as always.
 *
 * In the same way a search can be made for a person who asks what to do. */
#ifndef PLAY_THINK_H
#define PLAY_THINK_H

#include "play/bot.h"

typedef struct vaka_thought vaka_thought;

/* Begins to think for a seat that must decide. Bot and match are copied. NULL: this match cannot be
 * thought about apart (its scripts run elsewhere); then vaka_bot_choose thinks at once. */
vaka_thought *vaka_thought_start(const vaka_bot *bot, vaka_live *live, int32_t seat,
                                 uint32_t threads);
/* The same for a search without a bot. */
vaka_thought *vaka_thought_search(vaka_live *live, int32_t seat, const vaka_search_budget *budget,
                                  uint64_t seed, uint32_t threads);
/* Is the match still the one that is thought about? */
bool vaka_thought_fits(const vaka_thought *thought, vaka_live *live);

/* Threads that a front end lets think: all processors but one, which is for the front end. */
uint32_t vaka_thought_threads(void);

/* Is it over? And how far it has come: 0 to 100. */
bool vaka_thought_over(vaka_thought *thought);
uint32_t vaka_thought_progress(vaka_thought *thought);

/* Move now: it will be over in a moment, with the best so far. */
void vaka_thought_stop(vaka_thought *thought);

/* Waits until it is over, then the bot knows what it wants: vaka_bot_choose is quick now. False if
 * the match is no longer the one that was thought about: then the bot is as it was. The thought is
 * freed either way. */
bool vaka_thought_take(vaka_thought *thought, vaka_bot *bot, vaka_live *live);

/* The same for a search: what it has found. */
bool vaka_thought_found(vaka_thought *thought, vaka_live *live, vaka_search_result *out);

/* Gives it up: stops it, waits, and frees it. NULL: nothing. */
void vaka_thought_drop(vaka_thought *thought);

#endif
