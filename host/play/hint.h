/* play/hint.h - what a strong player would do, and what that gains.
 *
 * SPDX-License-Identifier: MIT
 *
 * Like any bot it is handed what the seat may see: a hint tells nothing that one could not know. It
 * hangs on the position alone, so asking twice gives the same hint. */
#ifndef PLAY_HINT_H
#define PLAY_HINT_H

#include "play/think.h"
#include "vaka/ext/advice.h"

typedef struct vaka_hint {
    vaka_plan plan;  /* what to do one after the other: at least one action, which is legal now */
    vaka_plan usual; /* what seems best at first sight, as the module's first bot has it */
    bool compared;   /* both were tried out: the rest is known */
    bool better;     /* the plan is another than the usual one, and comes out better */
    uint32_t tried;  /* so many times each of them */
    double chance, usual_chance; /* to win, 0 to 1 */
} vaka_hint;

/* Does the plan begin as the usual one does? Then what a game says for its first action holds: it
 * speaks for its own bot (vaka/ext/advice.h). */
bool vaka_hint_begins_as_usual(const vaka_hint *hint);

/* What a game says for its actions, in C or in Lua; NULL: nothing. */
const vaka_advice *vaka_hint_advice(const vaka_module *module);

/* Begins to look ahead for a seat that is asked. NULL: there is nothing to look ahead for, or it
 * cannot be done apart; then vaka_hint_usual is all there is. */
vaka_thought *vaka_hint_start(vaka_live *live, int32_t seat);

/* What came of it; waits until it is over, and frees it. False: the match has gone on, or nobody
 * knows. */
bool vaka_hint_take(vaka_thought *thought, vaka_live *live, int32_t seat, vaka_hint *out);

/* Without looking ahead. False: nobody knows. */
bool vaka_hint_usual(vaka_live *live, int32_t seat, vaka_hint *out);

#endif
