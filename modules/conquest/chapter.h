/* chapter.h - the chapters of the rules (vaka/chapter.h): what answers while a step is on top.
 *
 * SPDX-License-Identifier: MIT
 *
 * What the turn pushes, with the locals of the frame: STEP_EXPLORE and STEP_MOVE once for each seat
 * in turn order, local 0 = seat; STEP_BUILD and STEP_VICTORY once a turn. move.c pushes STEP_BATTLE
 * (local 0 = hex, one battle of game->actor), battle.c STEP_RETREAT (local 0 = seat), change.c
 * STEP_HOME (local 0 = seat). game->actor is the seat of the step, VAKA_NONE outside. At the end of
 * each seat's step the turn calls vaka_step_over and looks for seats that are out (G6). */
#ifndef CONQUEST_CHAPTER_H
#define CONQUEST_CHAPTER_H

#include "state.h"

#include "vaka/chapter.h"

/* chapter.c. Does it list an action of this verb? */
bool chapter_offers(const vaka_chapter *of, const vaka_match *match, int32_t seat, uint32_t verb);
/* Offers an action for each space next to `from` that nothing is in the way of. */
void offer_around(const vaka_match *match, int32_t seat, const vaka_rule *rule, int32_t from,
                  vaka_actions *out);
/* Offers the verb with each hex; with each in which the seat has pieces; with each kind of counter
 * and Local Warrior. */
vaka_rule_offer offer_hexes, offer_own_hexes, offer_counters;

extern const vaka_chapter chapter_turn, chapter_order;     /* turn.c */
extern const vaka_chapter chapter_retreat, chapter_home;   /* retreat.c */
extern const vaka_chapter chapter_event;                   /* occasion.c */
extern const vaka_chapter chapter_chit;                    /* opponent.c */
extern const vaka_chapter chapter_build;                   /* plan.c */
extern const vaka_chapter chapter_explore, chapter_search, /* the rest in files of their names */
    chapter_move, chapter_battle, chapter_victory, chapter_anytime, chapter_setup;

/* The chapter of each step (chapters.c). chapter_anytime belongs to none: see conquest.c. */
extern const vaka_chapter *const chapters[STEP_COUNT];

#endif
