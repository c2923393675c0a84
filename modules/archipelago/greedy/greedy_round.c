/* greedy/greedy_round.c - what the actions of a round are worth.
 *
 * SPDX-License-Identifier: MIT */
#include "archipelago.h"
#include "greedy/greedy.h"

static int32_t tax_worth(const survey *at)
{
    const seat_now *now = &game_of(at->seen)->seat[at->seat];
    int32_t florins = now->citizens + now->ships +
                      2 * controlled_by(at->seen, at->seat, BUILDING_TOWN) +
                      2 * controlled_by(at->seen, at->seat, BUILDING_TEMPLE);

    if (at->role == ROLE_SEPARATIST && at->margin < 6)
        return 120;
    if (at->margin < 8 || 3 * rebellion_of(at->seen) > population_of(at->seen))
        return at->money < 2 && at->margin > 8 ? florins : NEVER / 2;
    return florins * (at->money < 5    ? 9
                      : at->money < 12 ? 6
                                       : 3) +
           2 * florins * (at->weight[COUNT_MONEY] - 1) + at->hurry[END_MONEY];
}

static int32_t harvest_worth(const survey *at, int32_t good)
{
    int32_t units = gatherers_of(at, good), worth = units * at->want[good];

    return game_of(at->seen)->doubled == good ? 2 * worth : worth;
}

static int32_t good_of(int32_t counter, int32_t *board)
{
    *board = counter >= COUNTER_EXPORT ? BOARD_EXPORT : BOARD_HOME;
    return counter - (*board == BOARD_EXPORT ? COUNTER_EXPORT : COUNTER_HOME);
}

/* A cube that is bought is worth most if it is the last one for a building. */
static int32_t buy_worth(const survey *at, int32_t board, int32_t good, int32_t price)
{
    int32_t stock = stock_of(at->seen, board, good);
    int32_t worth = want_beside(at, board, good) - FLORIN * price / 2;

    for (int32_t building = 0; building < BUILDINGS; building++) {
        int32_t last, florins = facts_of(at->seen)->cost[building][0];
        if (lacks_for(at, building, &last) == 1 && last == good && at->money >= price + florins &&
            building_worth(at, building) - FLORIN * price / 2 > worth)
            worth = building_worth(at, building) - FLORIN * price / 2;
    }
    if (board == BOARD_HOME && stock < 3) /* the people may want it */
        worth -= at->margin < 10 ? 25 : 10;
    return at->money < price ? NEVER : worth;
}

static int32_t sell_worth(const survey *at, int32_t board, int32_t good, int32_t price)
{
    int32_t need = at->money < 3 ? 12 : at->money < 7 ? 8 : at->money < 14 ? 5 : 3;

    return price * (need + at->weight[COUNT_MONEY] - 1) - want_beside(at, board, good);
}

static int32_t best_trade(const survey *at, int32_t only)
{
    int32_t best = 0;

    for (int32_t board = 0; board < BOARDS; board++) {
        if (only >= 0 && board != only)
            continue;
        for (int32_t good = 0; good < GOODS; good++) {
            int32_t buy = price_to_buy(at->seen, board, good);
            int32_t sell = price_to_sell(at->seen, board, good);
            int32_t worth = buy ? buy_worth(at, board, good, buy) : 0;
            best = worth > best ? worth : best;
            worth =
                sell && cubes_of(at->seen, at->seat, good) ? sell_worth(at, board, good, sell) : 0;
            best = worth > best ? worth : best;
        }
    }
    return best;
}

static int32_t explore_worth(const survey *at)
{
    int32_t workers = workers_of(at->seen), turn = vaka_turn(at->seen);
    int32_t worth = (turn < 4 ? 62 : 45) + 8 * (at->weight[COUNT_TOKENS] - 1);

    worth += at->hurry[END_STACKS] + at->hurry[END_WORKERS];
    if (at->role != ROLE_SEPARATIST) /* a token is any cube, and the board gets one */
        worth += (at->alarm[0] > at->alarm[1] ? at->alarm[0] : at->alarm[1]) / 2;
    return worth - (workers > 6 ? 5 * (workers - 6) : 0) - (at->margin < 6 ? 20 : 0);
}

static int32_t recruit_worth(const survey *at)
{
    int32_t price = recruit_price(at->seen, at->seat), workers = workers_of(at->seen);
    int32_t many = price ? (at->money - hire_spares(at)) / price : 0;

    if (many <= 0 || (at->role == ROLE_SEPARATIST && at->margin < 10))
        return NEVER / 2;
    many = many > 3 ? 3 : many;
    return many * (16 + 4 * (at->weight[COUNT_CITIZENS] - 1)) +
           (workers > 7 ? 15 + 5 * (workers - 7) : 0) + (at->margin < 12 ? 30 : 0) +
           (workers > 3 && workers - many <= 3 ? 15 : 0) - at->hurry[END_WORKERS];
}

static int32_t reproduce_worth(const survey *at)
{
    int32_t couples = 0;

    for (EACH_OWN_HEX(at->seen, at->seat, hex))
        couples += citizens_in(at->seen, hex, at->seat) == 2;
    return at->role == ROLE_SEPARATIST && at->margin < 10
               ? NEVER / 2
               : couples * 28 + (at->margin < 10 ? 25 : 0);
}

/* Units that have nothing to do where they are. */
static int32_t migrate_worth(const survey *at)
{
    int32_t idle = 0, empty = 0;

    for (EACH_OWN_HEX(at->seen, at->seat, hex)) {
        int32_t units = vaka_count(at->seen, hex, at->seat, KIND_CITIZEN), icons = 0;
        for (int32_t good = 0; good < GOODS; good++)
            icons += good == GOOD_FISH
                         ? 0
                         : icons_at(at->seen, hex, 0, good) + icons_at(at->seen, hex, 1, good);
        idle += units > icons ? units - icons : units > 2;
        for (int32_t building = 0; building < BUILDINGS; building++)
            empty +=
                has_building(at->seen, hex, building) && occupant_of(at->seen, hex, building) < 0;
    }
    return 9 * idle + (empty ? 15 : 0);
}

/* What he would miss in the next crises, of what a building takes. */
static int32_t miss(const survey *at, int32_t what)
{
    const int16_t *cost = &facts_of(at->seen)->cost[what][1];
    int32_t tokens = missing_cubes(at->seen, at->seat, cost), worth = 0;

    for (int32_t half = 0; half < 2; half++) {
        int32_t good = at->crisis[half], used = tokens + (good < 0 ? 0 : cost[good]);
        worth += good < 0 || !used ? 0 : at->alarm[half];
    }
    if (tokens && tokens == tokens_of(at->seen, at->seat))
        worth += 5 * at->fatal;
    return at->role == ROLE_SEPARATIST ? 0 : worth;
}

int32_t build_worth(const survey *at, const vaka_action *action)
{
    int32_t what = action->arg[0] == KIND_SHIP ? BUILD_SHIP : action->arg[0] - KIND_TOWN;
    int32_t worth = building_worth(at, what) - miss(at, what);
    int32_t hex = action->arg[1], place = action->arg[2];

    if (what == BUILD_SHIP)
        return worth - 12 * game_of(at->seen)->seat[at->seat].ships;
    if (place >= PLACE_TOWN && place <= PLACE_TEMPLE) /* he would leave another building */
        worth -= town_of(at->seen, hex) == at->seat && place != PLACE_TOWN ? 5 : 45;
    if (what == BUILDING_TOWN)
        for (int32_t good = 0; good < GOODS; good++)
            worth += (at->weight[COUNT_ICONS + good]) *
                     (icons_at(at->seen, hex, 0, good) + icons_at(at->seen, hex, 1, good));
    if (what != BUILDING_TOWN && town_of(at->seen, hex) == at->seat)
        worth += 12; /* the town keeps it when its builder walks away */
    return worth;
}

int32_t score_round(const survey *at, const vaka_action *action)
{
    int32_t board, good;

    switch (action->verb) {
    case VERB_TAX:
        return tax_worth(at);
    case VERB_HARVEST:
        return harvest_worth(at, action->arg[0] - COUNTER_CUBES);
    case VERB_TRANSACT:
        return best_trade(at, VAKA_NONE) - 2;
    case VERB_RUN:
        return 3 * best_trade(at, action->arg[0] == KIND_PORT ? BOARD_EXPORT : BOARD_HOME) / 2 - 12;
    case VERB_EXPLORE:
        return explore_worth(at);
    case VERB_REPRODUCE:
        return reproduce_worth(at);
    case VERB_RECRUIT:
        return recruit_worth(at);
    case VERB_MIGRATE:
        return migrate_worth(at);
    case VERB_BUILD:
        return build_worth(at, action);
    case VERB_GATHER:
        return action->arg[1] == PLACE_TOWN ? -5 : action->arg[1] <= PLACE_FAR ? 20 : 10;
    case VERB_REQUEST:
        return 5;
    case VERB_YIELD:
        return -at->want[action->arg[0] - COUNTER_CUBES];
    case VERB_BUY:
        good = good_of(action->arg[0], &board);
        return buy_worth(at, board, good, price_to_buy(at->seen, board, good));
    default: /* VERB_SELL */
        good = good_of(action->arg[0], &board);
        return sell_worth(at, board, good, price_to_sell(at->seen, board, good)) -
               (action->arg[1] == SELL_TOKEN ? 40 : 0);
    }
}
