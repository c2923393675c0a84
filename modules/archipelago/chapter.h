/* chapter.h - a chapter of the rules: what its step does, and its verbs with what is in their way.
 *
 * SPDX-License-Identifier: MIT
 *
 * A frame of the agenda is a step (ids.h), and each step has a chapter. Its rules are rows: a verb,
 * the stages of the frame at which it may be used, why it may not be, how it is offered, and what
 * it does. legal() and why_not() ask the same rows, so that they cannot contradict each other. */
#ifndef ARCHIPELAGO_CHAPTER_H
#define ARCHIPELAGO_CHAPTER_H

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
} chapter;

/* chapter.c */
void chapter_legal(const chapter *of, const vaka_match *match, int32_t seat, vaka_actions *out);
const vaka_reason *chapter_why_not(const chapter *of, const vaka_match *match,
                                   const vaka_action *action, int16_t *fact);
void chapter_apply(const chapter *of, vaka_match *match, const vaka_action *action);

/* A reason about two facts. */
const vaka_reason *because(const vaka_reason *reason, int16_t *fact, int32_t a, int32_t b);

/* Offers one action if nothing is in its way. */
void consider(const vaka_match *match, int32_t seat, const verb_rule *rule, vaka_actions *out,
              int32_t a, int32_t b, int32_t c);
/* Offers the verb without arguments; with each other seat. */
rule_offer offer_plain, offer_others;

/* Deals [8]: in one's round, in a crisis, while the order is set (chapters/actions.c). When the two
 * have talked, the step that goes on settles what they did. */
rule_obstacle trade_obstacle;
rule_apply apply_trade;
void settle_deal(vaka_match *match);

/* The chapter of each step (chapters.c). */
extern const chapter chapter_start, chapter_turn, chapter_order, chapter_balance, chapter_crisis,
    chapter_expel, chapter_actions, chapter_harvest, chapter_consent, chapter_trade,
    chapter_explore, chapter_found, chapter_reproduce, chapter_recruit, chapter_migrate,
    chapter_build, chapter_evolution, chapter_theft, chapter_keep;
extern const chapter *const chapters[STEP_COUNT];

#endif
