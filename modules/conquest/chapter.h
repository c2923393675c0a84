/* chapter.h - a chapter of the rules: what answers while one of its steps is on top.
 *
 * SPDX-License-Identifier: MIT
 *
 * A chapter is its step and a list of rules, one row for each verb and the stages in which it is
 * offered. The list of actions has what a row's obstacle lets pass, a refusal asks the same
 * function: so the two cannot disagree.
 *
 * What the turn pushes, with the locals of the frame: STEP_EXPLORE and STEP_MOVE once for each seat
 * in turn order, local 0 = seat; STEP_BUILD and STEP_VICTORY once a turn. move.c pushes STEP_BATTLE
 * (local 0 = hex, one battle of game->actor), battle.c STEP_RETREAT (local 0 = seat), change.c
 * STEP_HOME (local 0 = seat). game->actor is the seat of the step, VAKA_NONE outside. At the end of
 * each seat's step the turn calls vaka_step_over and looks for seats that are out (G6). */
#ifndef CONQUEST_CHAPTER_H
#define CONQUEST_CHAPTER_H

#include "state.h"

typedef struct verb_rule verb_rule;

/* What is in the way of an action, with what fills its gaps in `fact`; NULL: nothing. */
typedef const vaka_reason *rule_obstacle(const vaka_match *match, const vaka_action *action,
                                         int16_t *fact);
/* Lists the verb's actions for an asked seat. */
typedef void rule_offer(const vaka_match *match, int32_t seat, const verb_rule *rule,
                        vaka_actions *out);
typedef void rule_apply(vaka_match *match, const vaka_action *action);

#define AT(stage) (1u << (stage))

struct verb_rule {
    uint32_t verb;
    uint32_t stages;    /* a set of bits AT(stage); 0: at every stage */
    rule_obstacle *why; /* NULL: nothing is ever in the way */
    rule_offer *offer;
    rule_apply *apply;
};

typedef struct chapter {
    void (*step)(vaka_match *match, const vaka_frame *frame);
    const verb_rule *rules; /* in the order of verbs, an empty row at the end; NULL: none */

    /* These may be left out: in place of the rows' offers; asked before a row's own obstacle; what
     * is said of verbs that the chapter has no row for, in place of NOT_NOW. */
    void (*legal)(const vaka_match *match, int32_t seat, vaka_actions *out);
    rule_obstacle *first;
    const vaka_reason *otherwise;
} chapter;

/* chapter.c */
void chapter_legal(const chapter *of, const vaka_match *match, int32_t seat, vaka_actions *out);
/* Does it list an action of this verb? */
bool chapter_offers(const chapter *of, const vaka_match *match, int32_t seat, uint32_t verb);
const vaka_reason *chapter_why_not(const chapter *of, const vaka_match *match,
                                   const vaka_action *action, int16_t *fact);
void chapter_apply(const chapter *of, vaka_match *match, const vaka_action *action);

/* A reason about two facts. */
const vaka_reason *because(const vaka_reason *reason, int16_t *fact, int32_t a, int32_t b);

/* Offers one action if nothing is in its way. */
void consider(const vaka_match *match, int32_t seat, const verb_rule *rule, vaka_actions *out,
              int32_t a, int32_t b, int32_t c);
/* Offers an action for each space next to `from` that nothing is in the way of. */
void offer_around(const vaka_match *match, int32_t seat, const verb_rule *rule, int32_t from,
                  vaka_actions *out);
/* Offers the verb without arguments; with each hex; with each in which the seat has pieces; with
 * each kind of counter and Local Warrior. */
rule_offer offer_plain, offer_hexes, offer_own_hexes, offer_counters;

extern const chapter chapter_turn, chapter_order;     /* turn.c */
extern const chapter chapter_retreat, chapter_home;   /* retreat.c */
extern const chapter chapter_event;                   /* occasion.c */
extern const chapter chapter_chit;                    /* opponent.c */
extern const chapter chapter_build;                   /* plan.c */
extern const chapter chapter_explore, chapter_search, /* the rest in files of their names */
    chapter_move, chapter_battle, chapter_victory, chapter_anytime, chapter_setup;

/* The chapter of each step (chapters.c). chapter_anytime belongs to none: see conquest.c. */
extern const chapter *const chapters[STEP_COUNT];

#endif
