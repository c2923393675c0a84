/* vaka/ext/advice.h - why a good player would do something, in words.
 *
 * SPDX-License-Identifier: MIT
 *
 * Optional. The host asks for it with module->query(VAKA_EXT_ADVICE). Somebody who does not know
 * what to do may ask for a hint: the host tells what looking ahead finds best (evaluate.h), or,
 * where there is nothing to look ahead for, what the module's first bot (bot.h) would do, and with
 * this also why. Sentences speak for that bot: they are told where a hint begins as it would, so
 * they have to be true whenever it takes the verb. A match in which an option "hints" of the module
 * is 0, or an optional rule `no_hints` is on, or whose players agreed on it when they began, is
 * played without. */
#ifndef VAKA_EXT_ADVICE_H
#define VAKA_EXT_ADVICE_H

#include "vaka/action.h"
#include "vaka/table.h"
#include "vaka/text.h"

VAKA_BEGIN

#define VAKA_EXT_ADVICE "vaka.advice/1"

typedef struct vaka_advice {
    vaka_stamp stamp;

    /* What can be said: a sentence each, whose gaps take the arguments of the action. Language
     * files name them "advice.ID". */
    const vaka_text *reasons;
    uint32_t reason_count;

    /* The row of what speaks for an action, VAKA_NONE: nothing is said. The match is as the seat
     * may see it. Pure. */
    int32_t (*why)(const vaka_match *seen, int32_t seat, const vaka_action *action);
} vaka_advice;

VAKA_END

#endif
