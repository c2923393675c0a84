/* tests/modules/market/market.c - a test game: deals, consent, secret aims.
 *
 * SPDX-License-Identifier: MIT
 *
 * The rules; every refusal cites one of these numbers.
 *
 * 1. Two to four traders meet for some rounds. 1.1 Each round they act one after the other, three
 * times each. 1.2 Whoever rests ends its turn.
 *
 * 2. 2.1 One catches a fish, up to nine. 2.2 A stall costs two fish. 2.3 One visits another trader,
 * who may deny it; if not, both get a fish, as far as they have room.
 *
 * 3. In one's turn one offers another trader a deal, three times a round; that takes no action.
 * Fish, coins (which others do not see), spices and charms (of which others do not even see how
 * many) may be dealt.
 *
 * 4. Everybody has an aim, which is about what all can see. 4.1 The match ends at once when that of
 * somebody has come true. 4.2 Three points for a stall, one for a fish, five for the aim. */
#include "market.h"

#define NO_ARGS                                                                                    \
    {                                                                                              \
        {                                                                                          \
            VAKA_ARG_NONE, 0, 0, NULL                                                              \
        }                                                                                          \
    }

const vaka_verb verbs[VERB_COUNT] = {
    [VERB_CATCH] = {"catch", "Catch a fish", 0, NO_ARGS},
    [VERB_BUILD] = {"build", "Build a stall", 0, NO_ARGS},
    [VERB_TRADE] = {"trade", "Offer {0:seat} a deal", 0, {{VAKA_ARG_SEAT, 0, 0, NULL}}},
    [VERB_VISIT] = {"visit", "Visit {0:seat}", 0, {{VAKA_ARG_SEAT, 0, 0, NULL}}},
    [VERB_ALLOW] = {"allow", "Be a host", 0, NO_ARGS},
    [VERB_DENY] = {"deny", "Not today", 0, NO_ARGS},
    [VERB_REST] = {"rest", "Rest", 0, NO_ARGS},
};
static const vaka_step steps[] = {
    [STEP_ROUNDS] = {"rounds", "Rounds"},
    [STEP_ROUND] = {"round", "Round"},
    [STEP_VISIT] = {"visit", "Visit"},
};
static const vaka_option options[] = {
    [OPTION_ROUNDS] = {"rounds", "Rounds", "1", 1, 6, 3},
};
static const vaka_text events[] = {
    [EVENT_ROUND] = {"round", "Round {0:int} of {1:int}"},
    [EVENT_CAUGHT] = {"caught", "{0:seat} catches a fish"},
    [EVENT_BUILT] = {"built", "{0:seat} builds a stall"},
    [EVENT_TALKS] = {"talks", "{0:seat} talks to {1:seat}"},
    [EVENT_VISITS] = {"visits", "{0:seat} would like to visit {1:seat}"},
    [EVENT_ALLOWED] = {"allowed", "{0:seat} is a good host"},
    [EVENT_DENIED] = {"denied", "{0:seat} has no time for visitors"},
    [EVENT_MET] = {"met", "The aim of {0:seat} has come true: {1:kind}"},
    [EVENT_OVER] = {"over", "The market closes"},
};

static void add_fish(vaka_match *match, int32_t seat)
{
    if (vaka_counter(match, COUNTER_FISH, seat) < FISH_MOST)
        vaka_counter_add(match, COUNTER_FISH, seat, 1);
}

static void apply_answer(vaka_match *match, const vaka_action *action)
{
    if (action->verb == VERB_ALLOW) {
        add_fish(match, action->seat);
        add_fish(match, vaka_top(match)->local[0]);
    }
    vaka_tell(match, action->verb == VERB_ALLOW ? EVENT_ALLOWED : EVENT_DENIED, action->seat, 0, 0,
              0);
}

static void market_apply(vaka_match *match, const vaka_action *action)
{
    market_game *game = match->game;
    int32_t seat = action->seat, with = action->arg[0];

    game->acts = (int8_t)(action->verb == VERB_REST ? 0 : game->acts);
    if (action->verb == VERB_CATCH || action->verb == VERB_BUILD || action->verb == VERB_VISIT)
        game->acts--;
    if (action->verb == VERB_CATCH) {
        add_fish(match, seat);
        vaka_tell(match, EVENT_CAUGHT, seat, 0, 0, 0);
    } else if (action->verb == VERB_BUILD) {
        vaka_counter_add(match, COUNTER_FISH, seat, -STALL_COST);
        vaka_counter_add(match, COUNTER_STALLS, seat, 1);
        vaka_tell(match, EVENT_BUILT, seat, 0, 0, 0);
    } else if (action->verb == VERB_TRADE) {
        vaka_tell(match, EVENT_TALKS, seat, with, 0, 0);
        vaka_deal(match, seat, with);
    } else if (action->verb == VERB_VISIT) {
        vaka_tell(match, EVENT_VISITS, seat, with, 0, 0);
        vaka_push(match, STEP_VISIT, seat, with, 0);
    } else if (action->verb != VERB_REST) {
        apply_answer(match, action);
    }
}

const vaka_module vaka_entry = {
    .stamp = VAKA_STAMP(vaka_module),
    .id = "org.vaka.market",
    .title = "Market",
    .version = "1.0",
    .rules_rev = 1,
    .seats_min = 2,
    .seats_max = SEATS,
    .verbs = verbs,
    .options = options,
    .events = events,
    .steps = steps,
    .verb_count = VERB_COUNT,
    .option_count = OPTION_COUNT,
    .event_count = EVENT_COUNT,
    .step_count = STEP_COUNT,
    .game_size = sizeof(market_game),
    .layout = market_layout,
    .setup = market_setup,
    .step = market_step,
    .legal = market_legal,
    .why_not = market_why_not,
    .apply = market_apply,
    .describe = market_describe,
    .possible = market_possible,
};
