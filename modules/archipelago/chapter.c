/* chapter.c - a chapter as a list of rules: what is offered, why not, and what happens.
 *
 * SPDX-License-Identifier: MIT */
#include "archipelago.h"

const vaka_reason *because(const vaka_reason *reason, int16_t *fact, int32_t a, int32_t b)
{
    fact[0] = (int16_t)a;
    fact[1] = (int16_t)b;
    return reason;
}

static bool is_open(const verb_rule *rule, int32_t stage)
{
    return !rule->stages || (rule->stages & AT(stage));
}

static const verb_rule *find_rule(const chapter *of, const vaka_match *match, uint32_t verb)
{
    int32_t stage = vaka_top(match)->stage;

    for (const verb_rule *rule = of->rules; rule && rule->apply; rule++)
        if (rule->verb == verb && is_open(rule, stage))
            return rule;
    return NULL;
}

void chapter_legal(const chapter *of, const vaka_match *match, int32_t seat, vaka_actions *out)
{
    int32_t stage = vaka_top(match)->stage;

    for (const verb_rule *rule = of->rules; rule && rule->apply; rule++)
        if (is_open(rule, stage))
            rule->offer(match, seat, rule, out);
}

const vaka_reason *chapter_why_not(const chapter *of, const vaka_match *match,
                                   const vaka_action *action, int16_t *fact)
{
    const verb_rule *rule = find_rule(of, match, action->verb);

    if (!rule)
        return because(&NOT_NOW, fact, action->verb, 0);
    return rule->why ? rule->why(match, action, fact) : NULL;
}

void chapter_apply(const chapter *of, vaka_match *match, const vaka_action *action)
{
    const verb_rule *rule = find_rule(of, match, action->verb);

    if (rule)
        rule->apply(match, action);
}

void consider(const vaka_match *match, int32_t seat, const verb_rule *rule, vaka_actions *out,
              int32_t a, int32_t b, int32_t c)
{
    vaka_action action = {
        (int8_t)seat, (uint8_t)rule->verb, {(int16_t)a, (int16_t)b, (int16_t)c, 0}};
    int16_t fact[VAKA_TEXT_ARGS];

    if (!rule->why || !rule->why(match, &action, fact))
        vaka_offer(out, seat, rule->verb, a, b, c, 0);
}

void offer_plain(const vaka_match *match, int32_t seat, const verb_rule *rule, vaka_actions *out)
{
    consider(match, seat, rule, out, 0, 0, 0);
}

void offer_others(const vaka_match *match, int32_t seat, const verb_rule *rule, vaka_actions *out)
{
    for (int32_t other = 0; other < match->seats; other++)
        consider(match, seat, rule, out, other, 0, 0);
}
