/* front/advice.h - what a strong player would do, in words, for every front end.
 *
 * SPDX-License-Identifier: MIT */
#ifndef FRONT_ADVICE_H
#define FRONT_ADVICE_H

#include "front/view.h"
#include "match/journal.h"
#include "play/hint.h"
#include "play/reading/reading.h"

#define VAKA_ADVICE_TEXT 2048

/* May hints be given? Not where people agreed to play without, where a rule of the match forbids
 * them, or an option of its game is off. */
bool vaka_advice_allowed(const vaka_journal_head *head, const vaka_layout *layout);

/* A plan as people read it, so many actions at most: "Row to the harbour; End the turn". Returns
 * `out`.
 */
const char *vaka_advice_plan(const vaka_view *view, const vaka_plan *plan, uint32_t most, char *out,
                             size_t room);

/* What was decided, the same way; an answer to a script behind its question: "asked “Where to?”:
 * Home". `view` may be of any moment of the game. */
const char *vaka_advice_played(const vaka_view *view, const vaka_read_point *point, uint32_t most,
                               char *out, size_t room);

/* A decision of a game that was read: "Turn 5, Ada: Row on. The chance to win is about 42 %."
 * And behind it what would have been better, if that was found. */
void vaka_advice_read(const vaka_view *view, const vaka_read_point *point, char *out, size_t room);
/* … and how the chance changed from there to the next decision of its seat. */
void vaka_advice_turn(const vaka_view *view, const vaka_read_point *point,
                      const vaka_read_point *next, char *out, size_t room);

/* The whole hint: what to do, and why. The game's own reason is told where the plan begins as its
 * own bot would begin; and where another plan came out better, that is the reason, with how often
 * each of them wins. */
void vaka_advice_say(const vaka_view *view, const vaka_hint *hint, char *out, size_t room);

#endif
