/* faults/forgets_learned.c - a guess comes true or not, and vaka_learned is forgotten.
 *
 * SPDX-License-Identifier: MIT
 *
 * Caught as: does not count as a look */
#include "fault.h"

static void apply(vaka_match *match, const vaka_action *action)
{
    fault_game *game = match->game;

    if (action->verb != VERB_GUESS) {
        fault_apply(match, action);
        return;
    }
    game->turn++;
    if (is_top_red(match) == (action->arg[0] == KIND_RED))
        vaka_score_set(match, action->seat, vaka_score(match, action->seat) + 1);
}

FAULT_MODULE("forgets_learned", .apply = apply);
