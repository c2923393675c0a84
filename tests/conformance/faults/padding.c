/* faults/padding.c - bytes that nobody has written get into the block.
 *
 * SPDX-License-Identifier: MIT
 *
 * What lies on the stack depends on the compiler, so here the old bytes are made up: they are
 * others at every call.
 *
 * Caught as: the hash differs */
#include "fault.h"

#include <stddef.h>
#include <string.h>

typedef struct padded {
    int8_t small; /* three bytes that are never set follow */
    int32_t large;
} padded;
_Static_assert(sizeof(padded) == sizeof(fault_game), "takes the place of the game struct");

static void keep(vaka_match *match, int32_t turn)
{
    static uint8_t left_over;
    padded now = {.small = (int8_t)turn, .large = turn};
    uint8_t *bytes = match->game;

    memset(bytes, left_over++, sizeof now);
    memcpy(bytes + offsetof(padded, small), &now.small, sizeof now.small);
    memcpy(bytes + offsetof(padded, large), &now.large, sizeof now.large);
}

static void step(vaka_match *match, const vaka_frame *frame)
{
    const padded *game = match->game;

    (void)frame;
    if (game->large < TURNS)
        vaka_ask(match, game->large % match->seats);
    else
        vaka_finish(match, VAKA_SEAT(0));
}

static const vaka_reason *why_not(const vaka_match *match, const vaka_action *action,
                                  int16_t fact[VAKA_TEXT_ARGS])
{
    (void)match;
    (void)fact;
    return action->verb == VERB_WAIT ? NULL : &no_deck;
}

static void legal(const vaka_match *match, int32_t seat, vaka_actions *out)
{
    (void)match;
    vaka_offer(out, seat, VERB_WAIT, 0, 0, 0, 0);
}

static void apply(vaka_match *match, const vaka_action *action)
{
    const padded *game = match->game;

    (void)action;
    keep(match, game->large + 1);
}

FAULT_MODULE("padding", .step = step, .why_not = why_not, .legal = legal, .apply = apply);
