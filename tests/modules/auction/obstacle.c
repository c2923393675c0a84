/* tests/modules/auction/obstacle.c - why not; and so, what may be done.
 *
 * SPDX-License-Identifier: MIT */
#include "auction.h"

static const vaka_reason not_now = {"not_now", "1.3", "'{0:verb}' has another time"};
static const vaka_reason not_asked = {"not_asked", "1.3", "{0:seat} has to decide first"};
static const vaka_reason has_looked = {"has_looked", "3.1", "you have had your look this round"};
static const vaka_reason no_coins = {"no_coins", "3.1", "it costs a coin: you have {0:int}"};
static const vaka_reason empty_deck = {"empty_deck", "3.1", "the deck is empty"};
static const vaka_reason no_lantern = {"no_lantern", "3.1", "you have no {0:kind}"};
static const vaka_reason not_looked = {"not_looked", "3.2", "look at the deck first"};
static const vaka_reason has_tucked = {"has_tucked", "3.2", "you have put a card under already"};
static const vaka_reason small_deck = {"small_deck", "3.2",
                                       "it takes two cards in the deck: there is {0:int}"};
static const vaka_reason not_money = {"not_money", "4.1", "{0:kind} is no money"};
static const vaka_reason no_money = {"no_money", "4.1", "you have no {0:kind} in hand"};
static const vaka_reason bid_full = {"bid_full", "4.1",
                                     "a bid holds three cards: there are {0:int}"};
static const vaka_reason has_staked = {"has_staked", "4.2", "you have staked {0:int} already"};
static const vaka_reason stake_high = {"stake_high", "4.2",
                                       "you have {0:int} {0:plural:coin:coins}, not {1:int}"};
static const vaka_reason has_favour = {"has_favour", "4.3", "you have a favour for this lot"};
static const vaka_reason no_favour = {"no_favour", "4.3", "there is no favour left in the middle"};
static const vaka_reason no_bell = {"no_bell", "5.1", "you have no {0:kind}"};
static const vaka_reason no_bid = {"no_bid", "5.1", "{0:seat} bids nothing"};
static const vaka_reason no_knife = {"no_knife", "5.2", "you have no {0:kind}"};
static const vaka_reason own_bid = {"own_bid", "5.2", "a knife is for the bids of others"};
static const vaka_reason no_target = {"no_target", "5.2", "{0:seat} bids nothing"};
static const vaka_reason only_bells = {"only_bells", "7", "at the last call there are bells only"};
static const vaka_reason cannot_top = {"cannot_top", "6", "it costs a coin: you have {0:int}"};
static const vaka_reason enough_shown = {"enough_shown", "9",
                                         "a seat reveals {0:int} a round, and you have"};
static const vaka_reason no_such_card = {"no_such_card", "9", "you have no {0:kind} in hand"};

static bool holds(const vaka_match *match, int32_t seat, int32_t kind)
{
    return vaka_find(match, zone_of(seat, OF_HAND), VAKA_NONE, kind) >= 0;
}

/* The stages in which a verb has its time, as bits of the stage of its step. */
typedef struct verb_time {
    uint8_t step;
    uint8_t stages;
} verb_time;

#define AT(stage) ((uint8_t)(1u << (stage)))

static const verb_time times[VERB_COUNT] = {
    [VERB_PEEK] = {STEP_ROUND, AT(ROUND_SCOUT)},
    [VERB_LANTERN] = {STEP_ROUND, AT(ROUND_SCOUT)},
    [VERB_UNDER] = {STEP_ROUND, AT(ROUND_SCOUT)},
    [VERB_SKIP] = {STEP_ROUND, AT(ROUND_SCOUT)},
    [VERB_BID] = {STEP_LOT, AT(LOT_SEALED)},
    [VERB_STAKE] = {STEP_LOT, AT(LOT_SEALED)},
    [VERB_FAVOUR] = {STEP_LOT, AT(LOT_SEALED)},
    [VERB_SEAL] = {STEP_LOT, AT(LOT_SEALED)},
    [VERB_BELL] = {STEP_LOT, AT(LOT_REACT) | AT(LOT_CALL)},
    [VERB_KNIFE] = {STEP_LOT, AT(LOT_REACT) | AT(LOT_CALL)},
    [VERB_TOP] = {STEP_LOT, AT(LOT_TOP)},
    [VERB_HOLD] = {STEP_LOT, AT(LOT_TOP)},
    [VERB_KEEP] = {STEP_LOT, AT(LOT_HAMMER)},
    [VERB_SELL] = {STEP_LOT, AT(LOT_HAMMER)},
};

/* Is it the verb's time, and the seat's? */
static const vaka_reason *time_obstacle(const vaka_match *match, const vaka_action *action,
                                        int16_t fact[VAKA_TEXT_ARGS])
{
    const vaka_frame *frame = vaka_top(match);

    fact[0] = action->verb;
    if (action->verb == VERB_REVEAL) /* 9 */
        return frame->step == STEP_LOT && (AT(frame->stage) & (AT(LOT_SEALED) | AT(LOT_HAMMER)))
                   ? &not_now
                   : NULL;
    if (frame->step != times[action->verb].step || !(times[action->verb].stages & AT(frame->stage)))
        return &not_now;
    fact[0] = frame->seat;
    if (frame->ask == VAKA_ASK_SEALED || frame->ask == VAKA_ASK_NONE || frame->seat == action->seat)
        return NULL; /* without a question: what was sealed is being carried out */
    return &not_asked;
}

static const vaka_reason *look_obstacle(const vaka_match *match, const vaka_action *action,
                                        int16_t fact[VAKA_TEXT_ARGS])
{
    const auction_game *game = match->game;

    if (game->looked)
        return &has_looked;
    if (!match->zones[ZONE_DECK].count)
        return &empty_deck;
    if (action->verb == VERB_PEEK) {
        fact[0] = game->coins[action->seat];
        return game->coins[action->seat] < 1 ? &no_coins : NULL;
    }
    fact[0] = CARD_LANTERN;
    return holds(match, action->seat, CARD_LANTERN) ? NULL : &no_lantern;
}

static const vaka_reason *under_obstacle(const vaka_match *match, const vaka_action *action,
                                         int16_t fact[VAKA_TEXT_ARGS])
{
    const auction_game *game = match->game;

    (void)action;
    if (!game->looked)
        return &not_looked;
    if (game->tucked)
        return &has_tucked;
    fact[0] = match->zones[ZONE_DECK].count;
    return match->zones[ZONE_DECK].count < 2 ? &small_deck : NULL;
}

static const vaka_reason *bid_obstacle(const vaka_match *match, const vaka_action *action,
                                       int16_t fact[VAKA_TEXT_ARGS])
{
    int16_t cards = match->zones[zone_of(action->seat, OF_BID)].count;

    fact[0] = action->arg[0];
    if (action->arg[0] < CARD_COPPER || action->arg[0] > CARD_GOLD)
        return &not_money;
    if (!holds(match, action->seat, action->arg[0]))
        return &no_money;
    fact[0] = cards;
    return cards >= BID_CARDS ? &bid_full : NULL;
}

static const vaka_reason *stake_obstacle(const vaka_match *match, const vaka_action *action,
                                         int16_t fact[VAKA_TEXT_ARGS])
{
    const auction_game *game = match->game;

    fact[0] = game->stake[action->seat];
    if (game->stake[action->seat])
        return &has_staked;
    fact[0] = game->coins[action->seat];
    fact[1] = action->arg[0];
    return game->coins[action->seat] < action->arg[0] ? &stake_high : NULL;
}

static const vaka_reason *favour_obstacle(const vaka_match *match, const vaka_action *action,
                                          int16_t fact[VAKA_TEXT_ARGS])
{
    const auction_game *game = match->game;

    (void)fact;
    if (game->favour[action->seat])
        return &has_favour;
    return game->favours < 1 ? &no_favour : NULL;
}

static const vaka_reason *bell_obstacle(const vaka_match *match, const vaka_action *action,
                                        int16_t fact[VAKA_TEXT_ARGS])
{
    const auction_game *game = match->game;

    fact[0] = action->seat;
    if (game->total[action->seat] < 1)
        return &no_bid;
    fact[0] = CARD_BELL;
    return holds(match, action->seat, CARD_BELL) ? NULL : &no_bell;
}

static const vaka_reason *knife_obstacle(const vaka_match *match, const vaka_action *action,
                                         int16_t fact[VAKA_TEXT_ARGS])
{
    const auction_game *game = match->game;

    if (vaka_top(match)->stage == LOT_CALL)
        return &only_bells;
    fact[0] = action->arg[0];
    if (action->arg[0] == action->seat)
        return &own_bid;
    if (game->total[action->arg[0]] < 1)
        return &no_target;
    fact[0] = CARD_KNIFE;
    return holds(match, action->seat, CARD_KNIFE) ? NULL : &no_knife;
}

static const vaka_reason *top_obstacle(const vaka_match *match, const vaka_action *action,
                                       int16_t fact[VAKA_TEXT_ARGS])
{
    const auction_game *game = match->game;

    fact[0] = game->coins[action->seat];
    return game->coins[action->seat] < 1 ? &cannot_top : NULL;
}

static const vaka_reason *reveal_obstacle(const vaka_match *match, const vaka_action *action,
                                          int16_t fact[VAKA_TEXT_ARGS])
{
    const auction_facts *facts = match->facts;

    fact[0] = (int16_t)facts->reveals;
    if (match->zones[zone_of(action->seat, OF_SHOWN)].count >= facts->reveals)
        return &enough_shown;
    fact[0] = action->arg[0];
    return holds(match, action->seat, action->arg[0]) ? NULL : &no_such_card;
}

const vaka_reason *auction_why_not(const vaka_match *match, const vaka_action *action,
                                   int16_t fact[VAKA_TEXT_ARGS])
{
    static const vaka_reason *(*const obstacle[VERB_COUNT])(const vaka_match *, const vaka_action *,
                                                            int16_t *) = {
        [VERB_PEEK] = look_obstacle,   [VERB_LANTERN] = look_obstacle,
        [VERB_UNDER] = under_obstacle, [VERB_BID] = bid_obstacle,
        [VERB_STAKE] = stake_obstacle, [VERB_FAVOUR] = favour_obstacle,
        [VERB_BELL] = bell_obstacle,   [VERB_KNIFE] = knife_obstacle,
        [VERB_TOP] = top_obstacle,     [VERB_REVEAL] = reveal_obstacle,
    };
    const vaka_reason *reason = time_obstacle(match, action, fact);

    if (reason || !obstacle[action->verb])
        return reason;
    return obstacle[action->verb](match, action, fact);
}

void auction_legal(const vaka_match *match, int32_t seat, vaka_actions *out)
{
    for (uint32_t verb = 0; verb < VERB_COUNT; verb++) {
        int32_t from = 0, to = 0; /* what the argument may be; 0 where there is none */

        if (auction_verbs[verb].arg[0].type == VAKA_ARG_KIND) {
            from = CARD_COPPER;
            to = CARD_LANTERN;
        } else if (auction_verbs[verb].arg[0].type == VAKA_ARG_SEAT) {
            to = match->seats - 1;
        } else if (auction_verbs[verb].arg[0].type == VAKA_ARG_INT) {
            from = auction_verbs[verb].arg[0].min;
            to = auction_verbs[verb].arg[0].max;
        }
        for (int32_t argument = from; argument <= to; argument++) {
            vaka_action action = {(int8_t)seat, (uint8_t)verb, {(int16_t)argument, 0, 0, 0}};
            int16_t fact[VAKA_TEXT_ARGS];

            if (!auction_why_not(match, &action, fact))
                vaka_offer(out, seat, verb, argument, 0, 0, 0);
        }
    }
}
