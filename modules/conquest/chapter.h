/* chapter.h - a chapter of the rules: the callbacks that answer while one of its steps is on top.
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

/* Step, legal actions for an asked seat, why not, apply. A chapter's why_not answers NULL exactly
 * for what its legal lists. */
typedef struct chapter {
    void (*step)(vaka_match *match, const vaka_frame *frame);
    void (*legal)(const vaka_match *match, int32_t seat, vaka_actions *out);
    const vaka_reason *(*why_not)(const vaka_match *match, const vaka_action *action,
                                  int16_t *fact);
    void (*apply)(vaka_match *match, const vaka_action *action);
} chapter;

extern const chapter chapter_turn, chapter_order;     /* turn.c */
extern const chapter chapter_retreat, chapter_home;   /* retreat.c */
extern const chapter chapter_event;                   /* occasion.c */
extern const chapter chapter_chit;                    /* opponent.c */
extern const chapter chapter_explore, chapter_search, /* the rest in files of their names */
    chapter_move, chapter_battle, chapter_build, chapter_victory, chapter_anytime, chapter_setup;

/* The chapter of each step (chapters.c). chapter_anytime belongs to none: see conquest.c. */
extern const chapter *const chapters[STEP_COUNT];

#endif
