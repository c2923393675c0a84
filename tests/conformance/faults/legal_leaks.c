/* faults/legal_leaks.c - what may be done depends on a card that nobody knows.
 *
 * SPDX-License-Identifier: MIT
 *
 * Caught as: rest: seat */
#include "fault.h"

static const vaka_reason not_red = {"not_red", "9", "you may draw red cards only"};

static const vaka_reason *why_not(const vaka_match *match, const vaka_action *action,
                                  int16_t fact[VAKA_TEXT_ARGS])
{
    if (action->verb == VERB_DRAW && !is_top_red(match))
        return &not_red;
    return fault_why_not(match, action, fact);
}

static void legal(const vaka_match *match, int32_t seat, vaka_actions *out)
{
    vaka_action draw = {(int8_t)seat, VERB_DRAW, {0}};
    int16_t fact[VAKA_TEXT_ARGS];
    vaka_action room[32];
    vaka_actions all = {room, 0, 32};

    fault_legal(match, seat, &all);
    for (uint32_t i = 0; i < all.count; i++)
        if (room[i].verb != VERB_DRAW || !why_not(match, &draw, fact))
            vaka_offer(out, seat, room[i].verb, room[i].arg[0], 0, 0, 0);
}

FAULT_MODULE("legal_leaks", .legal = legal, .why_not = why_not);
