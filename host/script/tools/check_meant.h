/* script/tools/check_meant.h - which function was meant by a name that is none.
 *
 * SPDX-License-Identifier: MIT
 *
 * A typing error is near in letters (text/word.h). Who guesses a name is near in meaning:
 * `draw_card` where the function is `host.draw`. Found by the words of names and of what the
 * reference says about them, and by words that mean the same. */
#ifndef SCRIPT_TOOLS_CHECK_MEANT_H
#define SCRIPT_TOOLS_CHECK_MEANT_H

#include "script/source/complaint.h"
#include "text/word.h"
#include "vaka/module.h"

/* What to suggest for a function that is not there, as a question: those that mean the same, the
 * best first, three at most; what is near in letters (`guess`) instead where that is a typing
 * error, else behind them. `table` is where it was looked for ("game"); NULL: nowhere. Returns
 * `out`, empty if nothing comes near. */
const char *vaka_check_meant(const vaka_module *module, const char *table, const vaka_guess *guess,
                             char out[VAKA_SUGGESTION]);

#endif
