/* sea.c - a chapter as a list of rules: what is offered, why not, and what happens.
 *
 * SPDX-License-Identifier: MIT */
#include "chapters/sea.h"

const vaka_reason *sea_because(const vaka_reason *reason, int16_t *fact, int32_t a, int32_t b)
{
    fact[0] = (int16_t)a;
    fact[1] = (int16_t)b;
    return reason;
}

const vaka_reason *sea_no_obstacle(const vaka_match *match, const vaka_action *action,
                                   int16_t *fact)
{
    (void)match;
    (void)action;
    (void)fact;
    return NULL;
}

static bool is_open(const vaka_match *match, const sea_rule *rule)
{
    return (rule->stages & SEA_STAGE(vaka_top(match)->stage)) != 0;
}

static const sea_rule *find_rule(const vaka_match *match, uint32_t verb, const sea_rule *rules,
                                 size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (rules[i].verb == verb && is_open(match, &rules[i]))
            return &rules[i];
    return NULL;
}

void sea_legal(const vaka_match *match, int32_t seat, const sea_rule *rules, size_t count,
               vaka_actions *out)
{
    for (size_t i = 0; i < count; i++)
        if (is_open(match, &rules[i]))
            rules[i].offer(match, seat, &rules[i], out);
}

const vaka_reason *sea_why_not(const vaka_match *match, const vaka_action *action, int16_t *fact,
                               const sea_rule *rules, size_t count)
{
    const sea_rule *rule = find_rule(match, action->verb, rules, count);

    if (!rule)
        return sea_because(&NOT_NOW, fact, action->verb, 0);
    return rule->why(match, action, fact);
}

void sea_apply(vaka_match *match, const vaka_action *action, const sea_rule *rules, size_t count)
{
    const sea_rule *rule = find_rule(match, action->verb, rules, count);

    if (rule)
        rule->apply(match, action);
}

void sea_consider(const vaka_match *match, int32_t seat, const sea_rule *rule,
                  const int32_t arg[VAKA_ARGS], vaka_actions *out)
{
    int16_t fact[VAKA_TEXT_ARGS];
    vaka_action action = {(int8_t)seat,
                          (uint8_t)rule->verb,
                          {(int16_t)arg[0], (int16_t)arg[1], (int16_t)arg[2], (int16_t)arg[3]}};

    if (!rule->why(match, &action, fact))
        vaka_offer(out, seat, rule->verb, arg[0], arg[1], arg[2], arg[3]);
}

void sea_offer_plain(const vaka_match *match, int32_t seat, const sea_rule *rule, vaka_actions *out)
{
    sea_consider(match, seat, rule, (const int32_t[VAKA_ARGS]){0}, out);
}

void sea_offer_around(const vaka_match *match, int32_t seat, const sea_rule *rule, int32_t from,
                      vaka_actions *out)
{
    const int16_t *next = vaka_neighbours(match->layout, from);

    for (int32_t i = 0; i < 6; i++)
        if (next[i] >= 0)
            sea_consider(match, seat, rule, (const int32_t[VAKA_ARGS]){next[i]}, out);
}

void sea_stage(vaka_match *match, int32_t stage)
{
    game_of(match)->stage = (int8_t)stage;
    vaka_stage_set(match, stage);
}

void sea_tell(vaka_match *match, uint32_t event, int32_t piece, int32_t a, int32_t b)
{
    const vaka_piece *at = &match->pieces[piece];
    bool down = at->face == VAKA_FACE_DOWN && at->owner >= 0;
    vaka_event told = {(uint16_t)event,
                       (uint8_t)(down ? VAKA_SEAT(at->owner) : 0xff),
                       down ? 1u << 1 : 0,
                       {at->owner, at->kind, (int16_t)a, (int16_t)b, 0, 0}};

    vaka_tell_event(match, &told);
}
