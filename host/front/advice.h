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

/* May hints be given? Not where a rule of the match forbids them, or an option of its game is off.
 */
bool vaka_advice_allowed(const vaka_journal_head *head, const vaka_layout *layout);

/* What speaks for an action of the view's seat, in a sentence of the game (VAKA_SENTENCE bytes);
 * empty: nothing is said. */
void vaka_advice_why(const vaka_view *view, const vaka_action *action, char *out);

/* A plan as people read it, so many actions at most: "Row to the harbour; End the turn". Returns
 * `out`.
 */
const char *vaka_advice_plan(const vaka_view *view, const vaka_plan *plan, uint32_t most, char *out,
                             size_t room);

/* A decision of a game that was read: "Turn 5, Ada: Row on. The chance to win is about 42 %."
 * And behind it what would have been better, if that was found. */
void vaka_advice_read(const vaka_view *view, const vaka_read_point *point, char *out, size_t room);
/* … and how the chance changed from there to the next decision of its seat. */
void vaka_advice_turn(const vaka_view *view, const vaka_read_point *point,
                      const vaka_read_point *next, char *out, size_t room);

/* The whole hint: what to do, why, and what it gains over what seems best at first sight. */
void vaka_advice_say(const vaka_view *view, const vaka_hint *hint, char *out, size_t room);

#endif
