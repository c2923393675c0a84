/* greedy/greedy_deals.c - bids, the order of play, consent, and deals.
 *
 * SPDX-License-Identifier: MIT
 *
 * Goods of deals are numbered as layout_mats.c makes them: florins, the six goods, tokens, cards.
 */
#include "archipelago.h"
#include "greedy/greedy.h"

enum { DEAL_MONEY, DEAL_CUBES, DEAL_TOKENS = DEAL_CUBES + GOODS, DEAL_CARDS };

static int32_t good_worth(const survey *at, int32_t good)
{
    if (good == DEAL_MONEY)
        return FLORIN;
    if (good < DEAL_TOKENS)
        return at->want[good - DEAL_CUBES] + 12;
    if (good == DEAL_TOKENS)
        return 45;
    return 45 + 20 * facts_of(at->seen)->card[good - DEAL_CARDS].medals;
}

static int32_t list_worth(const survey *at, int32_t giver)
{
    int32_t worth = 0, goods = DEAL_CARDS + facts_of(at->seen)->cards;

    for (int32_t good = 0; good < goods; good++)
        worth += vaka_deal_gives(at->seen, giver, good) * good_worth(at, good);
    return worth;
}

/* The cube that he lacks for the best building that he could then pay, VAKA_NONE. */
static int32_t wished(const survey *at)
{
    int32_t best = VAKA_NONE, most = 0;

    for (int32_t building = 0; building < BUILDINGS; building++) {
        int32_t good;
        if (lacks_for(at, building, &good) == 1 && good >= 0 &&
            at->money >= facts_of(at->seen)->cost[building][0] + 5 &&
            building_worth(at, building) > most) {
            most = building_worth(at, building);
            best = good;
        }
    }
    return best;
}

enum { OFFER = 4 }; /* florins for a cube */

/* He asks for the one cube that he lacks, gives florins for it, and offers that. */
static int32_t write_worth(const survey *at, const vaka_action *action, int32_t partner)
{
    int32_t good = wished(at);
    bool asks = good >= 0 && vaka_deal_gives(at->seen, partner, DEAL_CUBES + good) == 1;
    bool gives = vaka_deal_gives(at->seen, at->seat, DEAL_MONEY) == OFFER;

    if (action->verb == VAKA_VERB_DEAL_ASK && good >= 0 && !asks)
        return action->arg[0] == DEAL_CUBES + good && action->arg[1] == 1 ? 100 : NEVER;
    if (action->verb == VAKA_VERB_DEAL_GIVE && good >= 0 && !gives)
        return action->arg[0] == DEAL_MONEY && action->arg[1] == OFFER ? 90 : NEVER;
    if (action->verb == VAKA_VERB_DEAL_OFFER)
        return asks && gives ? 80 : NEVER;
    return action->verb == VAKA_VERB_DEAL_REFUSE ? 0 : NEVER;
}

static int32_t answer_worth(const survey *at, const vaka_action *action)
{
    int32_t partner = vaka_deal_partner(at->seen, at->seat);
    int32_t gain = partner < 0 ? 0 : list_worth(at, partner) - list_worth(at, at->seat);

    if (action->verb == VAKA_VERB_DEAL_ACCEPT)
        return gain > 4 ? 200 : NEVER;
    if (action->verb == VAKA_VERB_DEAL_REFUSE)
        return 1;
    return partner < 0 ? NEVER : write_worth(at, action, partner);
}

/* One offer, to a seat that could have what he lacks: in a round only, and while all his discs are
 * left, for who has refused him need not be asked again in the same turn. */
static int32_t trade_worth(const survey *at, const vaka_action *action)
{
    if (vaka_top(at->seen)->step != STEP_ACTIONS || wished(at) < 0 ||
        at->discs < number_of(at->seen, NUMBER_DISCS) ||
        vaka_deals_left(at->seen, at->seat) < OFFERS)
        return NEVER;
    return action->arg[0] == (at->seat + vaka_turn(at->seen)) % at->seen->seats ? 58 : NEVER;
}

/* He lets another one harvest where the colony needs it. */
static int32_t allow_worth(const survey *at)
{
    int32_t good = game_of(at->seen)->good;
    bool needed =
        (at->crisis[0] == good && at->alarm[0]) || (at->crisis[1] == good && at->alarm[1]);

    return at->margin < 6 || needed ? 5 : -5;
}

int32_t score_deal(const survey *at, const vaka_action *action)
{
    switch (action->verb) {
    case VERB_BID:
        return action->arg[0] == (at->money > 9) + (at->money > 16) ? 10 : -action->arg[0];
    case VERB_RANK:
        return action->arg[0] == at->seat ? 10 : 0;
    case VERB_TRADE:
        return trade_worth(at, action);
    case VERB_ALLOW:
        return allow_worth(at);
    case VERB_DENY:
        return 0;
    default:
        return answer_worth(at, action);
    }
}
