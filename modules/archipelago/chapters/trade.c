/* chapters/trade.c - transactions on boards I and II [5.3].
 *
 * SPDX-License-Identifier: MIT
 *
 * Locals of STEP_TRADE: 0 = seat, 1 = transactions left, 2 = 1 + board (0: either). */
#include "archipelago.h"
#include "chapters/actions.h"

static const vaka_reason REASON_NO_TRADE = {"no_trade", "5i",
                                            "There is nothing that you could buy or sell"};
static const vaka_reason REASON_NOT_THAT_BOARD = {
    "not_that_board", "5.10a", "A port trades on board II, a market on board I: not {0:counter}"};
static const vaka_reason REASON_NONE_TO_BUY = {"none_to_buy", "5.3b",
                                               "No cube lies there: {0:counter}"};
static const vaka_reason REASON_CANNOT_PAY = {"cannot_pay", "5.3b",
                                              "It costs {1:int}: {0:counter}"};
static const vaka_reason REASON_FULL = {"section_full", "5.3d", "The section is full: {0:counter}"};
static const vaka_reason REASON_NONE_TO_SELL = {"none_to_sell", "5.3c",
                                                "You have none to sell: {0:counter}"};
static const vaka_reason REASON_NO_TOKEN_TO_SELL = {
    "no_token_to_sell", "5.3f", "You have no explorer token, or the bank no such cube"};

/* A counter of a section: its board and good, or false. */
static bool section_of(int32_t counter, int32_t *board, int32_t *good)
{
    *board = counter >= COUNTER_EXPORT ? BOARD_EXPORT : BOARD_HOME;
    *good = counter - (*board == BOARD_EXPORT ? COUNTER_EXPORT : COUNTER_HOME);
    return *good >= 0 && *good < GOODS;
}

static const vaka_reason *buy_why(const vaka_match *match, int32_t seat, int32_t counter,
                                  int16_t *fact)
{
    int32_t board = 0, good = 0;

    if (!section_of(counter, &board, &good))
        return vaka_because(&REASON_NOT_THAT_BOARD, fact, counter, 0);
    int32_t price = price_to_buy(match, board, good);
    if (!price)
        return vaka_because(&REASON_NONE_TO_BUY, fact, counter, 0);
    return money_of(match, seat) < price ? vaka_because(&REASON_CANNOT_PAY, fact, counter, price)
                                         : NULL;
}

static const vaka_reason *sell_why(const vaka_match *match, int32_t seat, int32_t counter,
                                   int32_t what, int16_t *fact)
{
    int32_t board = 0, good = 0;

    if (!section_of(counter, &board, &good))
        return vaka_because(&REASON_NOT_THAT_BOARD, fact, counter, 0);
    if (!price_to_sell(match, board, good))
        return vaka_because(&REASON_FULL, fact, counter, 0);
    if (what == SELL_CUBE && !cubes_of(match, seat, good))
        return vaka_because(&REASON_NONE_TO_SELL, fact, COUNTER_CUBES + good, 0);
    if (what == SELL_TOKEN && (!tokens_of(match, seat) || !bank_of(match, good)))
        return vaka_because(&REASON_NO_TOKEN_TO_SELL, fact, 0, 0);
    return NULL;
}

bool can_trade(const vaka_match *match, int32_t seat, int32_t board)
{
    int16_t fact[VAKA_TEXT_ARGS];

    for (int32_t i = 0; i < 2 * GOODS; i++) {
        int32_t counter = COUNTER_HOME + i;
        if (board >= 0 && (i >= GOODS) != (board == BOARD_EXPORT))
            continue;
        if (!buy_why(match, seat, counter, fact) ||
            !sell_why(match, seat, counter, SELL_CUBE, fact) ||
            !sell_why(match, seat, counter, SELL_TOKEN, fact))
            return true;
    }
    return false;
}

/* --- the action --- */

const vaka_reason *transact_obstacle(const vaka_match *match, const vaka_action *action,
                                     int16_t *fact)
{
    const vaka_reason *why = disc_obstacle(match, action->seat, fact);

    if (why)
        return why;
    return can_trade(match, action->seat, VAKA_NONE) ? NULL
                                                     : vaka_because(&REASON_NO_TRADE, fact, 0, 0);
}

void apply_transact(vaka_match *match, const vaka_action *action)
{
    place_disc(match, action->seat);
    vaka_tell(match, EVENT_DISC, action->seat, action->verb, 0, 0);
    vaka_push(match, STEP_TRADE, action->seat, 1, 0);
}

static const vaka_reason *board_why(const vaka_match *match, int32_t counter, int16_t *fact)
{
    int32_t only = vaka_top(match)->local[2], board = 0, good = 0;

    if (!section_of(counter, &board, &good) || (only && only - 1 != board))
        return vaka_because(&REASON_NOT_THAT_BOARD, fact, counter, 0);
    return NULL;
}

static const vaka_reason *buy_obstacle(const vaka_match *match, const vaka_action *action,
                                       int16_t *fact)
{
    const vaka_reason *why = board_why(match, action->arg[0], fact);

    return why ? why : buy_why(match, action->seat, action->arg[0], fact);
}

static const vaka_reason *sell_obstacle(const vaka_match *match, const vaka_action *action,
                                        int16_t *fact)
{
    const vaka_reason *why = board_why(match, action->arg[0], fact);

    return why ? why : sell_why(match, action->seat, action->arg[0], action->arg[1], fact);
}

static void offer_sections(const vaka_match *match, int32_t seat, const vaka_rule *rule,
                           vaka_actions *out)
{
    int32_t most = rule->verb == VERB_SELL ? 2 : 1;

    for (int32_t counter = COUNTER_HOME; counter < COUNTER_EXPORT + GOODS; counter++)
        for (int32_t what = 0; what < most; what++)
            vaka_consider(match, seat, rule, out, counter, what, 0);
}

static void count_one(vaka_match *match)
{
    vaka_local_set(match, 1, vaka_top(match)->local[1] - 1);
}

static void apply_buy(vaka_match *match, const vaka_action *action)
{
    int32_t board = 0, good = 0;

    section_of(action->arg[0], &board, &good);
    int32_t price = price_to_buy(match, board, good);
    move_stock(match, board, good, -1);
    gain_cubes(match, action->seat, good, 1);
    pay_money(match, action->seat, price);
    vaka_tell(match, EVENT_BOUGHT, action->seat, action->arg[0], price, 0);
    count_one(match);
}

static void apply_sell(vaka_match *match, const vaka_action *action)
{
    int32_t board = 0, good = 0;

    section_of(action->arg[0], &board, &good);
    int32_t price = price_to_sell(match, board, good);
    if (action->arg[1] == SELL_TOKEN)
        pay_token(match, action->seat);
    else
        pay_cubes(match, action->seat, good, 1);
    move_stock(match, board, good, 1);
    price = gain_money(match, action->seat, price);
    vaka_tell(match, EVENT_SOLD, action->seat, action->arg[0], price, 0);
    count_one(match);
}

static void step_trade(vaka_match *match, const vaka_frame *frame)
{
    if (frame->local[1] < 1)
        vaka_done(match);
    else
        vaka_ask(match, frame->local[0]);
}

static const vaka_rule trade_rules[] = {
    {VERB_BUY, 0, buy_obstacle, offer_sections, apply_buy},
    {VERB_SELL, 0, sell_obstacle, offer_sections, apply_sell},
    {VERB_DONE, 0, NULL, vaka_offer_plain, apply_over}, /* 5.10f */
    {0},
};
const vaka_chapter chapter_trade = {.step = step_trade, .rules = trade_rules};
