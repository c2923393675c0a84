/* chapters/discs.c - action discs, and the circles of the wheel [5b, 5h].
 *
 * SPDX-License-Identifier: MIT */
#include "archipelago.h"
#include "chapters/actions.h"

static const vaka_reason REASON_NO_DISC = {"no_disc", "5b", "You have no action disc left"};
static const vaka_reason REASON_DISC_PLACED = {"disc_placed", "5b",
                                               "You have placed a disc in this round"};

const vaka_reason *disc_obstacle(const vaka_match *match, int32_t seat, int16_t *fact)
{
    if (game_of(match)->did & DID_DISC)
        return vaka_because(&REASON_DISC_PLACED, fact, 0, 0);
    return discs_of(match, seat) ? NULL : vaka_because(&REASON_NO_DISC, fact, 0, 0);
}

void place_disc(vaka_match *match, int32_t seat)
{
    game_of(match)->did |= DID_DISC;
    vaka_counter_add(match, COUNTER_DISCS, seat, -1);
}

void apply_over(vaka_match *match, const vaka_action *action)
{
    (void)action;
    vaka_done(match);
}

bool has_circle(const vaka_match *match, int32_t seat, int32_t wheel)
{
    const archipelago_facts *facts = facts_of(match);
    int32_t own = facts->circle[wheel][0], shared = facts->circle[wheel][1];

    if (wheel == WHEEL_EXPLORE)
        shared += vaka_value(match, VALUE_SHARED_EXPLORE, 0);
    if (wheel == WHEEL_TAXES)
        shared += vaka_value(match, VALUE_SHARED_TAXES, 0);
    if (game_of(match)->seat[seat].wheel[wheel] < own)
        return true;
    for (int32_t i = 0; i < match->seats; i++) {
        int32_t discs = game_of(match)->seat[i].wheel[wheel];
        shared -= discs > own ? discs - own : 0;
    }
    return shared > 0;
}
