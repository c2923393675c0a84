/* tests/modules/auction/auction.c - the module: its entry, and which hands are possible.
 *
 * SPDX-License-Identifier: MIT */
#include "auction.h"

/* 2: nobody holds two lanterns. */
static bool auction_possible(const vaka_match *match)
{
    for (int32_t seat = 0; seat < match->seats; seat++)
        if (vaka_count(match, zone_of(seat, OF_HAND), VAKA_NONE, CARD_LANTERN) > 1)
            return false;
    return true;
}

const vaka_module vaka_entry = {
    .stamp = VAKA_STAMP(vaka_module),
    .id = "org.vaka.auction",
    .title = "Night market",
    .version = "1.0",
    .rules_rev = 1,
    .seats_min = 2,
    .seats_max = MOST_SEATS,
    .verbs = auction_verbs,
    .events = auction_events,
    .steps = auction_steps,
    .windows = auction_windows,
    .options = auction_options,
    .verb_count = VERB_COUNT,
    .event_count = EVENT_COUNT,
    .step_count = STEP_COUNT,
    .window_count = WINDOW_COUNT,
    .option_count = OPTION_COUNT,
    .game_size = sizeof(auction_game),
    .facts_size = sizeof(auction_facts),
    .layout = auction_layout,
    .setup = auction_setup,
    .step = auction_step,
    .legal = auction_legal,
    .why_not = auction_why_not,
    .apply = auction_apply,
    .describe = auction_describe,
    .possible = auction_possible,
};
