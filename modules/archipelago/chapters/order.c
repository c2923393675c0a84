/* chapters/order.c - phase 2: sealed bids, and the order of play [2].
 *
 * SPDX-License-Identifier: MIT
 *
 * Locals of STEP_ORDER: 0 = seats that bid (a set), 1 = who sets the order, 2 = seats that have
 * their place (a set), 3 = how many, 4 = bids were made again. */
#include "archipelago.h"

enum { ORDER_ASK, ORDER_JUDGE, ORDER_SET, ORDER_OVER };

static const vaka_reason REASON_TOO_HIGH = {"bid_too_high", "2a", "You have only {0:int} florins"};
static const vaka_reason REASON_RANKED = {"ranked_already", "2c",
                                          "{0:seat} has a place in the order"};

static const vaka_reason *bid_obstacle(const vaka_match *match, const vaka_action *action,
                                       int16_t *fact)
{
    int32_t money = money_of(match, action->seat);

    return action->arg[0] > money ? vaka_because(&REASON_TOO_HIGH, fact, money, 0) : NULL;
}

static void offer_bids(const vaka_match *match, int32_t seat, const vaka_rule *rule,
                       vaka_actions *out)
{
    int32_t money = money_of(match, seat);

    for (int32_t bid = 0; bid <= money && bid <= MOST_MONEY; bid++)
        vaka_offer(out, seat, rule->verb, bid, 0, 0, 0);
}

/* 2b */
static void apply_bid(vaka_match *match, const vaka_action *action)
{
    game_of(match)->seat[action->seat].bid = action->arg[0];
    pay_money(match, action->seat, action->arg[0]);
}

static const vaka_reason *rank_obstacle(const vaka_match *match, const vaka_action *action,
                                        int16_t *fact)
{
    if (vaka_top(match)->local[2] >> action->arg[0] & 1)
        return vaka_because(&REASON_RANKED, fact, action->arg[0], 0);
    return NULL;
}

/* The order so far lies in front; those without a place keep theirs behind. */
static void place_next(vaka_match *match, int32_t seat)
{
    const vaka_frame *frame = vaka_top(match);
    int8_t order[MAX_SEATS];
    int32_t placed = frame->local[3], at = 0;

    for (int32_t i = 0; i < placed; i++)
        order[at++] = (int8_t)vaka_order_at(match, i);
    order[at++] = (int8_t)seat;
    for (int32_t i = placed; i < match->seats; i++)
        if (vaka_order_at(match, i) != seat)
            order[at++] = (int8_t)vaka_order_at(match, i);
    vaka_order_set(match, order);
    vaka_tell(match, EVENT_RANKED, seat, placed + 1, 0, 0);
    vaka_local_set(match, 2, frame->local[2] | 1 << seat);
    vaka_local_set(match, 3, placed + 1);
}

static void apply_rank(vaka_match *match, const vaka_action *action)
{
    place_next(match, action->arg[0]);
}

/* --- the sequence --- */

static void stays(vaka_match *match)
{
    vaka_tell(match, EVENT_ORDER_STAYS, 0, 0, 0, 0);
    vaka_stage_set(match, ORDER_OVER);
}

/* The highest bid among those who bid, and who made it. */
static int32_t highest(const vaka_match *match, uint32_t seats, uint32_t *who)
{
    int32_t most = 0;

    *who = 0;
    for (int32_t seat = 0; seat < match->seats; seat++) {
        int32_t bid = seats >> seat & 1 ? game_of(match)->seat[seat].bid : 0;
        if (bid > most) {
            most = bid;
            *who = 0;
        }
        if (bid && bid == most)
            *who |= 1u << seat;
    }
    return most;
}

static void judge(vaka_match *match, const vaka_frame *frame)
{
    uint32_t who, bidders = (uint32_t)frame->local[0];
    int32_t most = highest(match, bidders, &who);
    bool again = frame->local[4] || match->seats == 2; /* 2f, 11d */

    for (int32_t seat = 0; seat < match->seats; seat++)
        if (bidders >> seat & 1)
            vaka_tell(match, EVENT_BID, seat, game_of(match)->seat[seat].bid, 0, 0);
    if (!who) { /* 2d */
        stays(match);
    } else if (!(who & (who - 1))) {
        vaka_local_set(match, 1, __builtin_ctz(who));
        vaka_tell(match, EVENT_SETS_ORDER, __builtin_ctz(who), 0, 0, 0);
        vaka_stage_set(match, ORDER_SET);
        vaka_deals_renew(match);
    } else if (again) {
        vaka_tell(match, EVENT_TIED, most, 0, 0, 0);
        stays(match);
    } else { /* 2e */
        vaka_tell(match, EVENT_TIED, most, 0, 0, 0);
        vaka_local_set(match, 0, (int32_t)who);
        vaka_local_set(match, 4, 1);
        vaka_stage_set(match, ORDER_ASK);
    }
}

static void ask(vaka_match *match, const vaka_frame *frame)
{
    uint32_t seats = frame->local[0] ? (uint32_t)frame->local[0] : (1u << match->seats) - 1u;

    for (int32_t seat = 0; seat < match->seats; seat++)
        game_of(match)->seat[seat].bid = 0;
    vaka_local_set(match, 0, (int32_t)seats);
    vaka_stage_set(match, ORDER_JUDGE);
    vaka_ask_sealed(match, (uint8_t)seats, vaka_order_at(match, 0), VAKA_BY_ORDER);
}

static void set(vaka_match *match, const vaka_frame *frame)
{
    if (frame->local[3] < match->seats - 1) {
        vaka_ask(match, frame->local[1]);
        return;
    }
    for (int32_t seat = 0; seat < match->seats; seat++)
        if (!(frame->local[2] >> seat & 1)) {
            place_next(match, seat);
            break;
        }
    vaka_stage_set(match, ORDER_OVER);
}

static void over(vaka_match *match, const vaka_frame *frame)
{
    (void)frame;
    for (int32_t seat = 0; seat < match->seats; seat++)
        game_of(match)->seat[seat].bid = 0;
    vaka_done(match);
    vaka_hook(match, HOOK_ORDER_SET, vaka_turn(match), 0, 0);
}

static void step_order(vaka_match *match, const vaka_frame *frame)
{
    static void (*const stages[])(vaka_match *, const vaka_frame *) = {
        [ORDER_ASK] = ask, [ORDER_JUDGE] = judge, [ORDER_SET] = set, [ORDER_OVER] = over};

    settle_deal(match);
    stages[frame->stage](match, frame);
}

static const vaka_rule order_rules[] = {
    {VERB_BID, VAKA_AT(ORDER_JUDGE), bid_obstacle, offer_bids, apply_bid},
    {VERB_RANK, VAKA_AT(ORDER_SET), rank_obstacle, offer_others, apply_rank},
    {VERB_TRADE, VAKA_AT(ORDER_SET), trade_obstacle, offer_others, apply_trade},
    {0},
};
const vaka_chapter chapter_order = {.step = step_order, .rules = order_rules};
