/* tests/modules/atoll/obstacle.c - what a seat may do, and why not.
 *
 * SPDX-License-Identifier: MIT */
#include "atoll.h"

static const vaka_reason not_joined = {"not_joined", "2.1",
                                       "no route leads from {0:zone} to {1:zone}"};
static const vaka_reason not_here = {"not_here", "2.2", "{0:zone} does not end at {1:zone}"};
static const vaka_reason has_rope = {"has_rope", "2.2", "there is a rope along {0:zone} already"};
static const vaka_reason no_shell = {"no_shell", "2.2", "a rope costs a shell, and you have none"};
static const vaka_reason not_goods = {"not_goods", "2.3", "{0:counter} cannot be gathered"};
static const vaka_reason no_isle = {"no_isle", "2.3", "there is nothing to gather at {1:zone}"};
static const vaka_reason enough = {"enough", "2.3", "nine is all you can carry"};
static const vaka_reason to_self = {"to_self", "3.1", "{0:seat} has them already"};
static const vaka_reason no_pearls = {"no_pearls", "3.1", "you have {2:int}"};
static const vaka_reason none_to_show = {"none_to_show", "3.2", "you have no pearls to show"};

static const vaka_reason *lash_obstacle(const vaka_match *match, int32_t seat, int32_t route)
{
    if (vaka_route_other(match->layout, route, boat_at(match, seat)) == VAKA_NONE)
        return &not_here;
    if (match->zones[route].count)
        return &has_rope;
    return vaka_counter(match, COUNTER_SHELLS, seat) ? NULL : &no_shell;
}

static const vaka_reason *gather_obstacle(const vaka_match *match, int32_t seat, int32_t counter)
{
    if (counter != COUNTER_FISH && counter != COUNTER_SHELLS)
        return &not_goods;
    if (boat_at(match, seat) == LAGOON)
        return &no_isle;
    return vaka_counter(match, counter, seat) == MOST ? &enough : NULL;
}

const vaka_reason *atoll_why_not(const vaka_match *match, const vaka_action *action,
                                 int16_t fact[VAKA_TEXT_ARGS])
{
    int32_t seat = action->seat, here = boat_at(match, seat);

    fact[0] = action->arg[0];
    fact[1] = (int16_t)here;
    switch (action->verb) {
    case VERB_SAIL:
        fact[0] = (int16_t)here;
        fact[1] = action->arg[0];
        return vaka_adjacent(match->layout, here, action->arg[0]) ? NULL : &not_joined;
    case VERB_LASH:
        return lash_obstacle(match, seat, action->arg[0]);
    case VERB_GATHER:
        return gather_obstacle(match, seat, action->arg[0]);
    case VERB_GIVE:
        fact[2] = (int16_t)vaka_counter(match, COUNTER_PEARLS, seat);
        if (action->arg[0] == seat)
            return &to_self;
        return fact[2] < action->arg[1] ? &no_pearls : NULL;
    case VERB_SHOW:
        return vaka_counter(match, COUNTER_PEARLS, seat) ? NULL : &none_to_show;
    default:
        return NULL;
    }
}

static void try_out(const vaka_match *match, vaka_action action, vaka_actions *out)
{
    int16_t fact[VAKA_TEXT_ARGS];

    if (!atoll_why_not(match, &action, fact))
        vaka_offer(out, action.seat, action.verb, action.arg[0], action.arg[1], action.arg[2], 0);
}

static void offer_gifts(const vaka_match *match, int32_t seat, vaka_actions *out)
{
    for (int16_t to = 0; to < match->seats; to++)
        for (int16_t pearls = 1; pearls <= GIFT; pearls++)
            for (int16_t mood = 0; mood < 2; mood++)
                try_out(match, (vaka_action){(int8_t)seat, VERB_GIVE, {to, pearls, mood, 0}}, out);
}

void atoll_legal(const vaka_match *match, int32_t seat, vaka_actions *out)
{
    const int16_t *joins, *routes;
    int32_t here = boat_at(match, seat), count = vaka_joins(match->layout, here, &joins);

    vaka_routes(match->layout, here, &routes);
    for (int32_t i = 0; i < count; i++) {
        try_out(match, (vaka_action){(int8_t)seat, VERB_SAIL, {joins[i], 0, 0, 0}}, out);
        try_out(match, (vaka_action){(int8_t)seat, VERB_LASH, {routes[i], 0, 0, 0}}, out);
    }
    for (int16_t i = 0; i < COUNTER_COUNT; i++)
        try_out(match, (vaka_action){(int8_t)seat, VERB_GATHER, {i, 0, 0, 0}}, out);
    offer_gifts(match, seat, out);
    try_out(match, (vaka_action){(int8_t)seat, VERB_SHOW, {0}}, out);
    try_out(match, (vaka_action){(int8_t)seat, VERB_REST, {0}}, out);
}
