/* chapter.c - a chapter as a list of rules: what is offered, why not, and what happens.
 *
 * SPDX-License-Identifier: MIT */
#include "conquest.h"

enum { MOST_ACTIONS = 512 };

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

    if (of->legal) {
        of->legal(match, seat, out);
        return;
    }
    for (const verb_rule *rule = of->rules; rule && rule->apply; rule++)
        if (is_open(rule, stage))
            rule->offer(match, seat, rule, out);
}

bool chapter_offers(const chapter *of, const vaka_match *match, int32_t seat, uint32_t verb)
{
    vaka_action list[MOST_ACTIONS];
    vaka_actions out = {list, 0, MOST_ACTIONS};

    chapter_legal(of, match, seat, &out);
    for (uint32_t i = 0; i < out.count && i < out.room; i++)
        if (list[i].verb == verb)
            return true;
    return false;
}

const vaka_reason *chapter_why_not(const chapter *of, const vaka_match *match,
                                   const vaka_action *action, int16_t *fact)
{
    const verb_rule *rule = find_rule(of, match, action->verb);
    const vaka_reason *why;

    if (!rule)
        return of->otherwise ? of->otherwise : because(&NOT_NOW, fact, action->verb, 0);
    if (of->first && (why = of->first(match, action, fact)) != NULL)
        return why;
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

void offer_hexes(const vaka_match *match, int32_t seat, const verb_rule *rule, vaka_actions *out)
{
    for (int32_t hex = 0; hex < facts_of(match)->hexes; hex++)
        consider(match, seat, rule, out, hex, 0, 0);
}

void offer_own_hexes(const vaka_match *match, int32_t seat, const verb_rule *rule,
                     vaka_actions *out)
{
    hex_set own = hexes_with(match, seat);

    for (int32_t hex; (hex = set_take(&own)) >= 0;)
        consider(match, seat, rule, out, hex, 0, 0);
}

void offer_counters(const vaka_match *match, int32_t seat, const verb_rule *rule, vaka_actions *out)
{
    for (int32_t kind = KIND_TRANSPORT; kind <= KIND_BLUE; kind++)
        consider(match, seat, rule, out, kind, 0, 0);
}

void offer_around(const vaka_match *match, int32_t seat, const verb_rule *rule, int32_t from,
                  vaka_actions *out)
{
    const int16_t *next = vaka_neighbours(match->layout, from);

    for (int32_t i = 0; i < 6; i++)
        if (next[i] >= 0)
            consider(match, seat, rule, out, next[i], 0, 0);
}
