/* vaka/chapter.h - the rules of a step as rows, so that what is listed, refused and done agrees.
 *
 * SPDX-License-Identifier: MIT
 *
 * A chapter of the rules is the step that it answers for, and a row for each verb: the stages of
 * the frame at which it may be used, what may be in its way, how it is offered, and what it does.
 * The list of actions has what a row's obstacle lets pass, and a refusal asks the same function:
 * so the two cannot disagree. The module's legal(), why_not() and apply() find the chapter of the
 * frame on top and call the functions below. Nothing here is asked of a module: include it where
 * it serves.
 *
 *     static const vaka_rule dive_rules[] = {
 *         {VERB_DIVE, VAKA_AT(STAGE_ASHORE), dive_obstacle, offer_depths, apply_dive},
 *         {VERB_REST, 0, NULL, vaka_offer_plain, apply_rest},
 *         {0, 0, NULL, NULL, NULL},
 *     };
 *     const vaka_chapter chapter_dive = {.step = step_dive, .rules = dive_rules};
 *
 *     static void pearls_legal(const vaka_match *match, int32_t seat, vaka_actions *out)
 *     {
 *         vaka_chapter_legal(chapters[vaka_top(match)->step], match, seat, out);
 *     } */
#ifndef VAKA_CHAPTER_H
#define VAKA_CHAPTER_H

#include "vaka/module.h"

VAKA_BEGIN

typedef struct vaka_rule vaka_rule;

/* What is in the way of an action, with what fills its gaps in `fact`; NULL: nothing. */
typedef const vaka_reason *vaka_obstacle(const vaka_match *match, const vaka_action *action,
                                         int16_t *fact);
/* Lists the verb's actions for an asked seat. */
typedef void vaka_rule_offer(const vaka_match *match, int32_t seat, const vaka_rule *rule,
                             vaka_actions *out);
/* Does what nothing is in the way of. */
typedef void vaka_rule_apply(vaka_match *match, const vaka_action *action);

#define VAKA_AT(stage) (1u << (stage))

struct vaka_rule {
    uint32_t verb;      /* a row of the module's verbs */
    uint32_t stages;    /* a set of bits VAKA_AT(stage); 0: at every stage */
    vaka_obstacle *why; /* NULL: nothing is ever in the way */
    vaka_rule_offer *offer;
    vaka_rule_apply *apply;
};

typedef struct vaka_chapter {
    void (*step)(vaka_match *match, const vaka_frame *frame);
    const vaka_rule *rules; /* in the order of verbs, an empty row at the end; NULL: none */

    /* These may be left out: in place of the rows' offers; asked before a row's own obstacle; what
     * is said of verbs that the chapter has no row for. */
    void (*legal)(const vaka_match *match, int32_t seat, vaka_actions *out);
    vaka_obstacle *first;
    const vaka_reason *otherwise;
} vaka_chapter;

/* A reason about two facts. */
static inline const vaka_reason *vaka_because(const vaka_reason *reason, int16_t *fact, int32_t a,
                                              int32_t b)
{
    fact[0] = (int16_t)a;
    fact[1] = (int16_t)b;
    return reason;
}

/* May the row be used at this stage? */
static inline bool vaka_rule_is_open(const vaka_rule *rule, int32_t stage)
{
    return !rule->stages || (rule->stages & VAKA_AT(stage));
}

/* The row that a verb has at the present stage; NULL: none. */
static inline const vaka_rule *vaka_rule_of(const vaka_chapter *of, const vaka_match *match,
                                            uint32_t verb)
{
    int32_t stage = vaka_top(match)->stage;

    for (const vaka_rule *rule = of->rules; rule && rule->apply; rule++)
        if (rule->verb == verb && vaka_rule_is_open(rule, stage))
            return rule;
    return NULL;
}

/* What every open row offers, in the order of the rows: for the module's legal(). */
static inline void vaka_chapter_legal(const vaka_chapter *of, const vaka_match *match, int32_t seat,
                                      vaka_actions *out)
{
    int32_t stage = vaka_top(match)->stage;

    if (of->legal) {
        of->legal(match, seat, out);
        return;
    }
    for (const vaka_rule *rule = of->rules; rule && rule->apply; rule++)
        if (vaka_rule_is_open(rule, stage))
            rule->offer(match, seat, rule, out);
}

/* For the module's why_not(): NULL where nothing is in the way.
 * `not_now`, about the verb, is said where the chapter has no row for it and no `otherwise`. */
static inline const vaka_reason *vaka_chapter_why_not(const vaka_chapter *of,
                                                      const vaka_match *match,
                                                      const vaka_action *action,
                                                      const vaka_reason *not_now, int16_t *fact)
{
    const vaka_rule *rule = vaka_rule_of(of, match, action->verb);
    const vaka_reason *why;

    if (!rule)
        return of->otherwise ? of->otherwise : vaka_because(not_now, fact, action->verb, 0);
    if (of->first && (why = of->first(match, action, fact)) != NULL)
        return why;
    return rule->why ? rule->why(match, action, fact) : NULL;
}

/* For the module's apply(): the host has asked why_not() before. */
static inline void vaka_chapter_apply(const vaka_chapter *of, vaka_match *match,
                                      const vaka_action *action)
{
    const vaka_rule *rule = vaka_rule_of(of, match, action->verb);

    if (rule)
        rule->apply(match, action);
}

/* Offers one action if nothing is in its way. */
static inline void vaka_consider(const vaka_match *match, int32_t seat, const vaka_rule *rule,
                                 vaka_actions *out, int32_t a, int32_t b, int32_t c)
{
    vaka_action action = {
        (int8_t)seat, (uint8_t)rule->verb, {(int16_t)a, (int16_t)b, (int16_t)c, 0}};
    int16_t fact[VAKA_TEXT_ARGS];

    if (!rule->why || !rule->why(match, &action, fact))
        vaka_offer(out, seat, rule->verb, a, b, c, 0);
}

/* Offers the verb without arguments. */
static inline void vaka_offer_plain(const vaka_match *match, int32_t seat, const vaka_rule *rule,
                                    vaka_actions *out)
{
    vaka_consider(match, seat, rule, out, 0, 0, 0);
}

VAKA_END

#endif
