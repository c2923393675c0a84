/* faults/stack_bytes.c - a struct whose padding nobody has written is copied into the block.
 *
 * SPDX-License-Identifier: MIT
 *
 * The holes have whatever lay on the stack. The struct is the first of a long table, deeper than
 * calls of the host reach, so that this is nothing but what the stack was soiled with: packed games
 * of this module are played the same with the same byte, and not with another (tests/golden).
 *
 * Caught as: the hash differs */
#include "fault.h"

typedef struct padded {
    int8_t small; /* three bytes that are never set follow */
    int32_t large;
} padded;

_Static_assert(sizeof(padded) == sizeof(fault_game), "takes the place of the game struct");

#define ENTRIES 1024

/* Sanitizers would put the variable elsewhere. */
__attribute__((noinline, no_sanitize_address)) static void keep(vaka_match *match, int32_t turn)
{
    volatile padded table[ENTRIES];
    const volatile uint8_t *from = (const volatile uint8_t *)table;
    uint8_t *to = match->game;

    table[0].large = turn;
    table[0].small = (int8_t)turn;
    for (uint32_t i = 0; i < sizeof *table; i++)
        to[i] = from[i];
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

FAULT_MODULE("stack_bytes", .step = step, .why_not = why_not, .legal = legal, .apply = apply);
