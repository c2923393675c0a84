/* faults/padding.c - bytes that nobody has written get into the block.
 *
 * SPDX-License-Identifier: MIT
 *
 * What those bytes are depends on the compiler, and so which of two checks is the first to see it.
 *
 * Caught as: the hash differs */
#include "fault.h"

typedef struct padded {
    int8_t small; /* three bytes that are never set follow */
    int32_t large;
} padded;
_Static_assert(sizeof(padded) == sizeof(fault_game), "takes the place of the game struct");

/* Sanitizers put variables elsewhere, where the old bytes are always the same. */
#if defined(__GNUC__)
__attribute__((noinline, no_sanitize_address))
#endif
static void
keep(vaka_match *match, int32_t turn)
{
    volatile padded now;
    const volatile uint8_t *from = (const volatile uint8_t *)&now;
    uint8_t *to = match->game;

    now.large = turn;
    now.small = (int8_t)turn;
    for (uint32_t i = 0; i < sizeof now; i++)
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

FAULT_MODULE("padding", .step = step, .why_not = why_not, .legal = legal, .apply = apply);
