/* greedy/greedy.c - scores every legal action and takes the best.
 *
 * SPDX-License-Identifier: MIT
 *
 * He keeps the colony alive, for nobody wins without it, unless he is the Separatist; and he wants
 * more than the others of what the trend and his objective count. */
#include "greedy/greedy.h"
#include "archipelago.h"

typedef int32_t scorer(const survey *at, const vaka_action *action);

static scorer *const scorers[VERB_COUNT] = {
    [VERB_LAY] = score_move,      [VERB_LAND] = score_move,        [VERB_SUPPLY] = score_move,
    [VERB_TAKE] = score_move,     [VERB_DRAW] = score_move,        [VERB_ENTER] = score_move,
    [VERB_MOVE] = score_move,     [VERB_BREED] = score_move,       [VERB_HIRE] = score_move,
    [VERB_BID] = score_deal,      [VERB_RANK] = score_deal,        [VERB_TRADE] = score_deal,
    [VERB_ALLOW] = score_deal,    [VERB_DENY] = score_deal,        [VERB_GIVE] = score_crisis,
    [VERB_RAISE] = score_crisis,  [VERB_RAISE_ALL] = score_crisis, [VERB_EXPEL] = score_crisis,
    [VERB_TAX] = score_round,     [VERB_HARVEST] = score_round,    [VERB_TRANSACT] = score_round,
    [VERB_EXPLORE] = score_round, [VERB_REPRODUCE] = score_round,  [VERB_RECRUIT] = score_round,
    [VERB_MIGRATE] = score_round, [VERB_BUILD] = score_round,      [VERB_RUN] = score_round,
    [VERB_GATHER] = score_round,  [VERB_REQUEST] = score_round,    [VERB_BUY] = score_round,
    [VERB_SELL] = score_round,    [VERB_USE] = score_card,         [VERB_WONDER] = score_card,
    [VERB_PURCHASE] = score_card, [VERB_TURN] = score_card,        [VERB_YIELD] = score_round,
};

static int32_t score(const survey *at, const vaka_action *action)
{
    if (action->verb >= VAKA_VERB_DEAL_GIVE)
        return score_deal(at, action);
    return action->verb < VERB_COUNT && scorers[action->verb] ? scorers[action->verb](at, action)
                                                              : 0;
}

static int32_t choose(const vaka_choice *choice)
{
    int32_t best = 0, most = 2 * NEVER;
    uint32_t equal = 0;

    if (!choice->asked)
        return VAKA_NONE;
    if (choice->count == 1)
        return 0;
    survey at = look_around(choice->seen, choice->seat);
    for (uint32_t i = 0; i < choice->count; i++) {
        int32_t worth = score(&at, &choice->list[i]);
        if (worth > most) {
            most = worth;
            best = (int32_t)i;
            equal = 1;
        } else if (worth == most && choice->below(choice->data, ++equal) == 0) {
            best = (int32_t)i;
        }
    }
    return best;
}

static const vaka_bot_spec bots[] = {
    {"greedy", "keeps the colony alive, and wants more than the others", choose}};
const vaka_bots archipelago_bots = {VAKA_STAMP(vaka_bots), bots, 1};
