/* greedy/greedy_cards.c - what evolution cards are worth: used, built, bought, turned.
 *
 * SPDX-License-Identifier: MIT */
#include "archipelago.h"
#include "chapters/actions.h"
#include "chapters/evolution.h"
#include "greedy/greedy.h"

#define MOST_BUILDS 64 /* that are looked at */

static int32_t cost_worth(const survey *at, const card_facts *card, bool own)
{
    int32_t cost = FLORIN * (card->florins + !own) + 28 * card->discs + 14 * card->any;

    for (int32_t good = 0; good < GOODS; good++)
        cost += card->cost[good] * at->want[good] / 2;
    return cost;
}

/* Calm is worth more the less there is of it. */
static int32_t calm_worth(const survey *at, int32_t change)
{
    int32_t each = at->margin < 5 ? 40 : at->margin < 10 ? 26 : at->margin < 16 ? 12 : 5;

    return at->role == ROLE_SEPARATIST ? 20 * change : -change * each;
}

static int32_t times_of(const survey *at, int32_t per, bool own)
{
    static const int8_t buildings[] = {0, BUILDING_TEMPLE, BUILDING_TOWN, BUILDING_PORT,
                                       BUILDING_MARKET};

    if (!per)
        return 1;
    return own ? controlled_by(at->seen, at->seat, buildings[per])
               : game_of(at->seen)->count[buildings[per]];
}

/* What he would build by a card; nothing, if nothing is worth it. */
static int32_t built_worth(const survey *at, int32_t grant, int32_t card)
{
    vaka_action some[MOST_BUILDS];
    vaka_actions out = {some, 0, MOST_BUILDS};
    int32_t best = 0;

    offer_granted(at->seen, at->seat, grant, card, &out);
    for (uint32_t i = 0; i < out.count && i < MOST_BUILDS; i++) {
        int32_t worth = build_worth(at, &some[i]);
        best = worth > best ? worth : best;
    }
    return best;
}

static int32_t grant_worth(const survey *at, int32_t grant, int32_t card)
{
    static const int8_t usual[GRANTS] = {0, 18, 8, 14, 35, 18, 22, 24, 60, 40, 18};

    if ((grant == GRANT_BUILD || grant == GRANT_SHIP) && !built_worth(at, grant, card))
        return 0;
    if (grant == GRANT_RECRUIT && at->money - hire_spares(at) < recruit_price(at->seen, at->seat))
        return 0;
    return usual[grant];
}

static int32_t effect_worth(const survey *at, int32_t row, int32_t owner)
{
    const card_facts *card = &facts_of(at->seen)->card[row];
    int32_t times = times_of(at, card->per, false);
    int32_t rebellion = card->rebellion * times, workers = card->workers * times;

    if (rebellion < 0 && -rebellion > rebellion_of(at->seen))
        rebellion = -rebellion_of(at->seen);
    int32_t worth = calm_worth(at, rebellion) - workers * (workers_of(at->seen) > 6 ? 9 : 2) +
                    7 * card->income * times_of(at, card->per, true) +
                    grant_worth(at, card->grants, row);
    if (card->doubles >= 0)
        worth += at->discs ? gatherers_of(at, card->doubles) * at->want[card->doubles] : 0;
    if (vaka_content_has(at->seen->layout, SORT_CARD, row, CARD_USE))
        worth +=
            FLORIN * vaka_content_ask(at->seen, SORT_CARD, row, CARD_WORTH, at->seat, owner, 3);
    return worth;
}

static int32_t use_worth(const survey *at, int32_t kind)
{
    int32_t row = card_row(at->seen, kind), owner = card_holder(at->seen, kind);
    const card_facts *card = &facts_of(at->seen)->card[row];

    return effect_worth(at, row, owner) - cost_worth(at, card, owner == at->seat);
}

static int32_t purchase_worth(const survey *at, int32_t kind)
{
    int32_t row = card_row(at->seen, kind), price = price_of(at->seen, slot_of(at->seen, kind));
    const card_facts *card = &facts_of(at->seen)->card[row];
    int32_t counts = card->type == TYPE_CHARACTER ? COUNT_CHARACTERS : COUNT_PROGRESS;
    int32_t ends = card->type == TYPE_CHARACTER ? END_CHARACTERS : END_PROGRESS;
    int32_t worth = 28 + at->hurry[ends] + at->hurry[END_CARDS] +
                    12 * (at->weight[counts] + at->weight[COUNT_CARDS] - 2) + 25 * card->medals +
                    (card->rebellion < 0 ? 15 : 0);

    if (at->role != ROLE_SEPARATIST) /* the next back may be red, or better than this one */
        worth += is_doomed(at) ? 30 : -5 * at->fatal;
    return worth - 9 * price - (at->money - price < 2 ? 25 : 0);
}

/* Turning a card to its skull brings another back to light: that may be red. */
static int32_t turn_worth(const survey *at, int32_t kind)
{
    int32_t turned = game_of(at->seen)->turned[slot_of(at->seen, kind)];

    if (at->role == ROLE_SEPARATIST)
        return turned - 10;
    if (turned == 2)
        return is_doomed(at) ? 0 : -30;
    return -5 - turned;
}

int32_t score_card(const survey *at, const vaka_action *action)
{
    int32_t kind = action->arg[0];

    switch (action->verb) {
    case VERB_USE:
        return use_worth(at, kind);
    case VERB_WONDER:
        return 60 * facts_of(at->seen)->card[card_row(at->seen, kind)].medals + 20 -
               (action->arg[2] >= PLACE_TOWN ? 30 : 0);
    case VERB_PURCHASE:
        return purchase_worth(at, kind);
    default: /* VERB_TURN */
        return turn_worth(at, kind);
    }
}
