/* chapter.c - what rows of rules offer: a verb with each hex, with each counter.
 *
 * SPDX-License-Identifier: MIT */
#include "conquest.h"

enum { MOST_ACTIONS = 512 };

bool chapter_offers(const vaka_chapter *of, const vaka_match *match, int32_t seat, uint32_t verb)
{
    vaka_action list[MOST_ACTIONS];
    vaka_actions out = {list, 0, MOST_ACTIONS};

    vaka_chapter_legal(of, match, seat, &out);
    for (uint32_t i = 0; i < out.count && i < out.room; i++)
        if (list[i].verb == verb)
            return true;
    return false;
}

void offer_hexes(const vaka_match *match, int32_t seat, const vaka_rule *rule, vaka_actions *out)
{
    for (int32_t hex = 0; hex < facts_of(match)->hexes; hex++)
        vaka_consider(match, seat, rule, out, hex, 0, 0);
}

void offer_own_hexes(const vaka_match *match, int32_t seat, const vaka_rule *rule,
                     vaka_actions *out)
{
    hex_set own = hexes_with(match, seat);

    for (int32_t hex; (hex = set_take(&own)) >= 0;)
        vaka_consider(match, seat, rule, out, hex, 0, 0);
}

void offer_counters(const vaka_match *match, int32_t seat, const vaka_rule *rule, vaka_actions *out)
{
    for (int32_t kind = KIND_TRANSPORT; kind <= KIND_BLUE; kind++)
        vaka_consider(match, seat, rule, out, kind, 0, 0);
    for (int32_t kind = KIND_FIXED; kind < counter_kinds(match); kind++)
        vaka_consider(match, seat, rule, out, kind, 0, 0);
}

void offer_around(const vaka_match *match, int32_t seat, const vaka_rule *rule, int32_t from,
                  vaka_actions *out)
{
    hex_set next = facts_of(match)->around[from];

    for (int32_t hex; (hex = set_take(&next)) >= 0;)
        vaka_consider(match, seat, rule, out, hex, 0, 0);
}
