/* chapter.h - the chapters of the rules (vaka/chapter.h), one for each step of the agenda (ids.h).
 *
 * SPDX-License-Identifier: MIT */
#ifndef ARCHIPELAGO_CHAPTER_H
#define ARCHIPELAGO_CHAPTER_H

#include "state.h"

#include "vaka/chapter.h"

/* Offers the verb with each other seat (chapter.c). */
vaka_rule_offer offer_others;

/* Deals [8]: in one's round, in a crisis, while the order is set (chapters/actions.c). When the two
 * have talked, the step that goes on settles what they did. */
vaka_obstacle trade_obstacle;
vaka_rule_apply apply_trade;
void settle_deal(vaka_match *match);

/* The chapter of each step (chapters.c). */
extern const vaka_chapter chapter_start, chapter_turn, chapter_order, chapter_balance,
    chapter_crisis, chapter_expel, chapter_actions, chapter_harvest, chapter_consent, chapter_trade,
    chapter_explore, chapter_found, chapter_reproduce, chapter_recruit, chapter_migrate,
    chapter_build, chapter_evolution, chapter_theft, chapter_keep;
extern const vaka_chapter *const chapters[STEP_COUNT];

#endif
