/* greedy/greedy.h - a sensible player.
 *
 * SPDX-License-Identifier: MIT */
#ifndef ARCHIPELAGO_GREEDY_H
#define ARCHIPELAGO_GREEDY_H

#include "greedy/survey.h"
#include "vaka/ext/advice.h"
#include "vaka/ext/bot.h"
#include "vaka/ext/evaluate.h"

extern const vaka_bots archipelago_bots;
extern const vaka_advice archipelago_advice;
extern const vaka_evaluate archipelago_evaluate;

/* What an action is worth, by the files of this folder; NEVER: it is not done if anything else can
 * be. */
enum { NEVER = -10000 };
int32_t score_round(const survey *at, const vaka_action *action);  /* of a round, and its steps */
int32_t score_move(const survey *at, const vaka_action *action);   /* units and regions */
int32_t score_crisis(const survey *at, const vaka_action *action); /* giving, standing up */
int32_t score_card(const survey *at, const vaka_action *action);   /* evolution cards */
int32_t score_deal(const survey *at, const vaka_action *action);   /* deals, bids, consent */

/* What a building is worth by itself; what he keeps when he hires, unless all is at stake. */
int32_t build_worth(const survey *at, const vaka_action *action);
static inline int32_t hire_spares(const survey *at)
{
    return at->margin < 5 ? 0 : 1;
}

#endif
