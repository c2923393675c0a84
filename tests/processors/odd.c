/* processors/odd.c - the sound card game of conformance/faults/fault.h, with one number in its
 * block that hangs on the processor.
 *
 * SPDX-License-Identifier: MIT
 *
 * Built three times: ODD is odd_long, odd_char or odd_shift. Games of it that were packed here have
 * to differ where `long`, the sign of `char` or a shift by more than there are bits are not as
 * here: then the golden games would show it, too (run). */
#include "../conformance/faults/fault.h"

__attribute__((unused)) static int32_t odd_long(int32_t turn)
{
    return turn + (int32_t)sizeof(long);
}

/* amd64 has a sign here. */
__attribute__((unused)) static int32_t odd_char(int32_t turn)
{
    volatile char byte = (char)(200 + turn);

    return byte;
}

/* By 35 of 32 bits: arm64 and amd64 take it for 3, armhf and ppc64el shift everything out. */
__attribute__((unused, no_sanitize("undefined"))) static int32_t odd_shift(int32_t turn)
{
    volatile uint32_t one = (uint32_t)turn + 1, bits = 35;

    return (int32_t)(one << bits);
}

static void apply(vaka_match *match, const vaka_action *action)
{
    fault_game *game = match->game;

    fault_apply(match, action);
    game->extra = ODD(game->turn);
}

#define NAME_OF(odd) #odd
#define NAMED(odd) NAME_OF(odd)
FAULT_MODULE(NAMED(ODD), .apply = apply);
