/* chapters/cards.c - using evolution cards and building wonders [7].
 *
 * SPDX-License-Identifier: MIT */
#include "archipelago.h"
#include "chapters/actions.h"

static const vaka_reason REASON_CARD_USED = {
    "card_used", "5b", "You have used a card or built a wonder in this round"};
static const vaka_reason REASON_NO_CARD = {"no_card", "7a", "{0:kind} lies before nobody"};
static const vaka_reason REASON_NOT_YOURS = {"not_yours", "7c",
                                             "{0:kind} can be used by {1:seat} only"};
static const vaka_reason REASON_ENGAGED = {"card_engaged", "7b",
                                           "{0:kind} has been used in this turn"};
static const vaka_reason REASON_IS_WONDER = {"is_wonder", "7.1a",
                                             "{0:kind} is a wonder: it is built, not used"};
static const vaka_reason REASON_NO_WONDER = {"no_wonder", "7.1a",
                                             "{0:kind} is no wonder that you could build"};
static const vaka_reason REASON_WONDER_IS_NEW = {
    "wonder_is_new", "7.1f", "{0:kind} was acquired in this turn: it is built later"};
static const vaka_reason REASON_CARD_DISCS = {"card_discs", "7f",
                                              "{0:kind} takes {1:int} {1:plural:disc:discs}"};
static const vaka_reason REASON_CARD_FLORINS = {"card_florins", "7b",
                                                "{0:kind} costs {1:int} florins"};
static const vaka_reason REASON_CARD_GOODS = {
    "card_goods", "7b", "You lack {1:int} {1:plural:cube:cubes} for {0:kind}, tokens included"};
static const vaka_reason REASON_CARD_NEEDS = {
    "card_needs", "7b", "{0:kind} needs a building that you control: {1:kind}"};
static const vaka_reason REASON_CARD_NO_USE = {"card_no_use", "5i",
                                               "{0:kind} would change nothing now"};
static const vaka_reason REASON_CARD_SAYS_NO = {"card_says_no", "7b",
                                                "{0:kind} cannot be used now: see its text"};
static const vaka_reason REASON_NO_CITIZEN = {
    "no_citizen_for_it", "7.1b", "You have no free citizen there at {0:zone} to put on it"};

/* What the user pays in florins; the owner gets it where another one uses his card [7d, 7e]. */
static int32_t florins_of(const card_facts *card, bool own)
{
    return card->florins + !own;
}

static int32_t any_cubes(const vaka_match *match, int32_t seat)
{
    int32_t most = 0;

    for (int32_t good = 0; good < GOODS; good++)
        most = cubes_of(match, seat, good) > most ? cubes_of(match, seat, good) : most;
    return most;
}

static const vaka_reason *cost_why(const vaka_match *match, int32_t seat, int32_t kind, bool own,
                                   int16_t *fact)
{
    const card_facts *card = &facts_of(match)->card[card_row(match, kind)];
    int16_t goods[GOODS];

    for (int32_t good = 0; good < GOODS; good++)
        goods[good] = card->cost[good];
    if (discs_of(match, seat) < card->discs)
        return vaka_because(&REASON_CARD_DISCS, fact, kind, card->discs);
    if (money_of(match, seat) < florins_of(card, own))
        return vaka_because(&REASON_CARD_FLORINS, fact, kind, florins_of(card, own));
    int32_t lacks = missing_cubes(match, seat, goods) - tokens_of(match, seat);
    if (card->any && any_cubes(match, seat) < card->any && tokens_of(match, seat) < card->any)
        lacks = card->any;
    return lacks > 0 ? vaka_because(&REASON_CARD_GOODS, fact, kind, lacks) : NULL;
}

static const vaka_reason *needs_why(const vaka_match *match, int32_t seat, int32_t kind,
                                    int16_t *fact)
{
    const card_facts *card = &facts_of(match)->card[card_row(match, kind)];

    for (int32_t building = 0; building < BUILDINGS; building++)
        if (card->needs[building] && controlled_by(match, seat, building) < card->needs[building])
            return vaka_because(&REASON_CARD_NEEDS, fact, kind, KIND_TOWN + building);
    return NULL;
}

/* What use and wonders share. */
static const vaka_reason *effect_why(const vaka_match *match, int32_t seat, int32_t owner,
                                     int32_t kind, int16_t *fact)
{
    int32_t row = card_row(match, kind);
    const card_facts *card = &facts_of(match)->card[row];
    const vaka_reason *why = cost_why(match, seat, kind, seat == owner, fact);

    why = why ? why : needs_why(match, seat, kind, fact);
    if (why)
        return why;
    if (card->grants && !is_of_use(match, seat, card->grants, row))
        return vaka_because(&REASON_CARD_NO_USE, fact, kind, 0);
    if (card->has_may_use &&
        vaka_content_ask(match, SORT_CARD, row, CARD_MAY_USE, seat, owner, 1) <= 0)
        return vaka_because(&REASON_CARD_SAYS_NO, fact, kind, 0);
    return NULL;
}

const vaka_reason *use_obstacle(const vaka_match *match, const vaka_action *action, int16_t *fact)
{
    int32_t kind = action->arg[0], row = card_row(match, kind);
    int32_t owner = row < 0 ? VAKA_NONE : card_holder(match, kind);

    if (game_of(match)->did & DID_CARD)
        return vaka_because(&REASON_CARD_USED, fact, 0, 0);
    if (owner < 0)
        return vaka_because(&REASON_NO_CARD, fact, kind, 0);
    const card_facts *card = &facts_of(match)->card[row];
    if (card->wonder)
        return vaka_because(&REASON_IS_WONDER, fact, kind, 0);
    if (owner != action->seat && !card->anyone)
        return vaka_because(&REASON_NOT_YOURS, fact, kind, owner);
    if (vaka_marked(match, card_piece(match, kind)) >= 0)
        return vaka_because(&REASON_ENGAGED, fact, kind, 0);
    return effect_why(match, action->seat, owner, kind, fact);
}

/* Cards that a seat may use, whatever they cost, by what all see: a bit each. */
typedef struct card_set {
    uint64_t bits[2];
} card_set;

static card_set cards_open_to(const vaka_match *match, int32_t seat)
{
    card_set set = {{0, 0}};

    for (int32_t owner = 0; owner < match->seats; owner++)
        for (VAKA_EACH(match, seat_zone(match, owner, SEAT_CARDS), piece)) {
            int32_t row = card_row(match, match->pieces[piece].kind);
            const card_facts *card = &facts_of(match)->card[row];
            if (!card->wonder && (owner == seat || card->anyone) && vaka_marked(match, piece) < 0)
                set.bits[row / 64] |= (uint64_t)1 << row % 64;
        }
    return set;
}

bool has_card_to_use(const vaka_match *match, int32_t seat)
{
    card_set set = cards_open_to(match, seat);

    for (int32_t row = 0; row < facts_of(match)->cards; row++)
        if ((set.bits[row / 64] >> row % 64 & 1) &&
            facts_of(match)->card[row].discs <= discs_of(match, seat))
            return true;
    for (VAKA_EACH(match, seat_zone(match, seat, SEAT_CARDS), piece)) {
        const card_facts *card = &facts_of(match)->card[card_row(match, match->pieces[piece].kind)];
        if (card->wonder && card->discs <= discs_of(match, seat))
            return true;
    }
    return false;
}

void offer_use(const vaka_match *match, int32_t seat, const vaka_rule *rule, vaka_actions *out)
{
    if (game_of(match)->did & DID_CARD)
        return;
    card_set set = cards_open_to(match, seat);
    for (int32_t i = 0; i < 2; i++)
        for (uint64_t bits = set.bits[i]; bits; bits &= bits - 1)
            vaka_consider(match, seat, rule, out,
                          facts_of(match)->card_kind + 64 * i + __builtin_ctzll(bits), 0, 0);
}

/* --- paying --- */

/* Cubes of one good: that of which the seat has most; tokens if it has not enough. */
static void pay_any(vaka_match *match, int32_t seat, int32_t amount)
{
    int32_t best = 0;

    vaka_learned(match, seat); /* what he pays with is seen */
    for (int32_t good = 1; good < GOODS; good++)
        if (cubes_of(match, seat, good) > cubes_of(match, seat, best))
            best = good;
    if (cubes_of(match, seat, best) >= amount) {
        pay_cubes(match, seat, best, amount);
        return;
    }
    for (int32_t i = 0; i < amount; i++)
        pay_token(match, seat);
}

static void pay_for(vaka_match *match, int32_t seat, int32_t owner, const card_facts *card)
{
    int32_t florins = florins_of(card, seat == owner);
    int16_t goods[GOODS];

    for (int32_t good = 0; good < GOODS; good++)
        goods[good] = card->cost[good];
    vaka_counter_add(match, COUNTER_DISCS, seat, -card->discs);
    if (seat == owner) {
        pay_money(match, seat, florins);
    } else {
        vaka_counter_add(match, COUNTER_MONEY, seat, -florins);
        vaka_counter_add(match, COUNTER_MONEY, owner, florins);
    }
    pay_goods(match, seat, goods);
    if (card->any)
        pay_any(match, seat, card->any);
}

/* --- what a card does --- */

static int32_t times_of(const vaka_match *match, const card_facts *card)
{
    static const int8_t buildings[] = {0, BUILDING_TEMPLE, BUILDING_TOWN, BUILDING_PORT,
                                       BUILDING_MARKET};

    return card->per ? game_of(match)->count[buildings[card->per]] : 1;
}

static int32_t own_times_of(const vaka_match *match, int32_t seat, const card_facts *card)
{
    static const int8_t buildings[] = {0, BUILDING_TEMPLE, BUILDING_TOWN, BUILDING_PORT,
                                       BUILDING_MARKET};

    return card->per ? controlled_by(match, seat, buildings[card->per]) : 1;
}

static void have_effect(vaka_match *match, int32_t seat, int32_t owner, int32_t row)
{
    const card_facts *card = &facts_of(match)->card[row];
    int32_t times = times_of(match, card);

    add_workers(match, card->workers * times);
    if (card->income)
        gain_money(match, seat, card->income * own_times_of(match, seat, card));
    add_rebellion(match, card->rebellion * times);
    if (card->doubles >= 0)
        game_of(match)->doubled = card->doubles; /* 7h */
    vaka_content_push(match, SORT_CARD, row, CARD_USE, seat, owner, 0);
    if (card->grants)
        grant(match, seat, card->grants, card->trades, row);
}

void apply_use(vaka_match *match, const vaka_action *action)
{
    int32_t kind = action->arg[0], row = card_row(match, kind), owner = card_holder(match, kind);

    game_of(match)->did |= DID_CARD;
    pay_for(match, action->seat, owner, &facts_of(match)->card[row]);
    vaka_piece_mark(match, card_piece(match, kind), MARK_USED);
    vaka_tell(match, EVENT_USED, action->seat, kind, 0, 0);
    have_effect(match, action->seat, owner, row);
}

bool is_of_use(const vaka_match *match, int32_t seat, int32_t what, int32_t card)
{
    switch (what) {
    case GRANT_MIGRATE:
    case GRANT_SAIL:
    case GRANT_WALK:
        return can_migrate(match, seat, what);
    case GRANT_RECRUIT:
        return can_hire(match, seat);
    case GRANT_HOME:
        return can_trade(match, seat, BOARD_HOME);
    case GRANT_EXPORT:
        return can_trade(match, seat, BOARD_EXPORT);
    case GRANT_TRADE:
        return can_trade(match, seat, VAKA_NONE);
    case GRANT_EXPLORE:
        return can_explore(match, seat);
    case GRANT_BUILD:
    case GRANT_SHIP:
        return can_build(match, seat, what, card);
    default:
        return true;
    }
}

void grant(vaka_match *match, int32_t seat, int32_t what, int32_t number, int32_t card)
{
    switch (what) {
    case GRANT_MIGRATE:
    case GRANT_SAIL:
    case GRANT_WALK:
        vaka_tell(match, EVENT_MIGRATES, seat, 0, 0, 0);
        vaka_push(match, STEP_MIGRATE, seat, what, 0);
        break;
    case GRANT_RECRUIT:
        vaka_push(match, STEP_RECRUIT, seat, number, 0);
        break;
    case GRANT_HOME:
    case GRANT_EXPORT:
    case GRANT_TRADE:
        vaka_push(match, STEP_TRADE, seat, number,
                  what == GRANT_TRADE ? 0 : 1 + (what == GRANT_EXPORT));
        break;
    case GRANT_EXPLORE:
        vaka_push(match, STEP_EXPLORE, seat, 0, 0);
        break;
    case GRANT_BUILD:
    case GRANT_SHIP:
        vaka_push(match, STEP_BUILD, seat, what, card);
        break;
    default:
        break;
    }
}

/* --- wonders --- */

const vaka_reason *wonder_obstacle(const vaka_match *match, const vaka_action *action,
                                   int16_t *fact)
{
    int32_t kind = action->arg[0], row = card_row(match, kind), hex = action->arg[1];

    if (game_of(match)->did & DID_CARD)
        return vaka_because(&REASON_CARD_USED, fact, 0, 0);
    if (row < 0 || card_holder(match, kind) != action->seat || !facts_of(match)->card[row].wonder)
        return vaka_because(&REASON_NO_WONDER, fact, kind, 0);
    if (vaka_marked(match, card_piece(match, kind)) >= 0)
        return vaka_because(&REASON_WONDER_IS_NEW, fact, kind, 0);
    if (!is_region(match, hex) || is_ship_place(action->arg[2]) ||
        free_unit(match, hex, action->seat, action->arg[2]) < 0)
        return vaka_because(&REASON_NO_CITIZEN, fact, hex, 0);
    return effect_why(match, action->seat, action->seat, kind, fact);
}

static void offer_citizens(const vaka_match *match, int32_t seat, int32_t kind, vaka_actions *out)
{
    for (EACH_OWN_HEX(match, seat, hex)) {
        uint32_t places = free_places(match, hex, seat);
        for (int32_t place = 0; place < PLACE_SEA; place++)
            if (places >> place & 1)
                vaka_offer(out, seat, VERB_WONDER, kind, hex, place, 0);
    }
}

void offer_wonder(const vaka_match *match, int32_t seat, const vaka_rule *rule, vaka_actions *out)
{
    int16_t fact[VAKA_TEXT_ARGS];

    (void)rule;
    if (game_of(match)->did & DID_CARD)
        return;
    for (VAKA_EACH(match, seat_zone(match, seat, SEAT_CARDS), piece)) {
        int32_t kind = match->pieces[piece].kind;
        if (facts_of(match)->card[card_row(match, kind)].wonder && vaka_marked(match, piece) < 0 &&
            !effect_why(match, seat, seat, kind, fact))
            offer_citizens(match, seat, kind, out);
    }
}

void apply_wonder(vaka_match *match, const vaka_action *action)
{
    int32_t kind = action->arg[0], row = card_row(match, kind), seat = action->seat;
    int32_t wonders = seat_zone(match, seat, SEAT_WONDERS);

    game_of(match)->did |= DID_CARD;
    pay_for(match, seat, seat, &facts_of(match)->card[row]);
    vaka_piece_move(match, card_piece(match, kind), wonders);
    vaka_tell(match, EVENT_WONDER, seat, kind, 0, 0);
    have_effect(match, seat, seat, row); /* 7.1b: first its effect, which may save the day */
    remove_unit(match, free_unit(match, action->arg[1], seat, action->arg[2]), wonders);
}
