/* play/formality.h - a question that leaves nothing to decide.
 *
 * SPDX-License-Identifier: MIT
 *
 * A front end may answer such a question by itself. Where others watch, that it does must not
 * betray what the seat holds: then it is one only if all that the seat knows is known to all, for
 * only then can everybody see that there is nothing to decide. (To guess it from samples of what
 * the seat may hold would not do: what is rare is not in them.) Who plays against programs alone
 * betrays nothing to anybody. */
#ifndef PLAY_FORMALITY_H
#define PLAY_FORMALITY_H

#include "match/live.h"

/* Is the seat asked something to which there is one answer only? Then it goes to `out`; of several
 * ways to pass at a window it is the plain one. `watched`: other people see what is asked and what
 * is not. `backs`: the seat has done something that it can still take back.
 *
 * What can be done at any time does not count where it can be done just as well after the answer,
 * or, where sealed answers are asked for next, after those.
 * An answer that brings chance or shows something hidden is left to the seat, for it does something
 * (a pass at a window does not); and so is one after which what was done could no longer be taken
 * back. */
bool vaka_formality(const vaka_live *live, int32_t seat, bool watched, bool backs,
                    vaka_action *out);

/* What is told of it when it is answered by itself, before it is: to who was asked, or to all who
 * watch. */
vaka_event vaka_formality_told(vaka_live *live, const vaka_action *answer, bool watched);

#endif
