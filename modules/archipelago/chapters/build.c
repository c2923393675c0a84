/* chapters/build.c - buildings and ships [5.8].
 *
 * SPDX-License-Identifier: MIT
 *
 * Locals of STEP_BUILD, which a card pushes: 0 = seat, 1 = GRANT_BUILD or GRANT_SHIP, 2 = the card
 * that makes it cheaper, VAKA_NONE: none. */
#include "archipelago.h"
#include "chapters/actions.h"
#include "chapters/tiles.h"

static const vaka_reason REASON_NO_SUCH_BUILDING = {"no_such_building", "5.8a",
                                                    "{0:kind} is not built"};
static const vaka_reason REASON_TILE_IS_EXPLORED = {
    "tile_is_explored", "5.4a", "{0:kind} is a region: explore, and take it or the next tile"};
static const vaka_reason REASON_CARD_IS_BOUGHT = {
    "card_is_bought", "6b",
    "{0:kind} lies on the track: cards are bought when the actions are over"};
static const vaka_reason REASON_NO_BUILDER = {
    "no_builder", "5.8b", "You have no free unit there at {0:zone} that could build it"};
static const vaka_reason REASON_STANDS_THERE = {"stands_there", "5.8c",
                                                "{0:zone} has such a building: {1:kind}"};
static const vaka_reason REASON_NO_BUILDING_LEFT = {"no_building_left", "5.8d",
                                                    "There is no token left for {0:kind}"};
static const vaka_reason REASON_NO_COAST = {"no_coast", "5.8e", "{0:zone} has no coast"};
static const vaka_reason REASON_NO_SEA = {"no_sea", "5.8g", "{0:zone} has no water for a ship"};
static const vaka_reason REASON_ALL_SHIPS = {"all_ships_in_play", "5.8h",
                                             "All your ships are in play"};
static const vaka_reason REASON_NO_FLORINS = {"no_florins", "5.8a", "It costs {0:int} florins"};
static const vaka_reason REASON_NO_GOODS = {
    "no_goods", "5.8a", "You lack {0:int} {0:plural:cube:cubes} for it, tokens included"};
static const vaka_reason REASON_ONLY_SHIPS = {"only_ships", "7b", "The card builds a ship"};

static const vaka_reason *price_why(const vaka_match *match, int32_t seat, int32_t what,
                                    int32_t card, int16_t *fact)
{
    build_cost price = cost_of(match, seat, what, card);
    int32_t missing = missing_cubes(match, seat, price.goods) - tokens_of(match, seat);

    if (money_of(match, seat) < price.florins)
        return vaka_because(&REASON_NO_FLORINS, fact, price.florins, 0);
    return missing > 0 ? vaka_because(&REASON_NO_GOODS, fact, missing, 0) : NULL;
}

/* Why nothing of this sort is built anywhere. */
static const vaka_reason *stock_why(const vaka_match *match, int32_t seat, int32_t what,
                                    int16_t *fact)
{
    if (what == BUILD_SHIP)
        return reserve_of(match, seat, KIND_SHIP) < 0 ? vaka_because(&REASON_ALL_SHIPS, fact, 0, 0)
                                                      : NULL;
    int32_t token =
        what == BUILDING_TOWN || what == BUILDING_TEMPLE ? KIND_TOWN : KIND_MARKET; /* 5.8d */
    return vaka_find(match, zone_of(match, ZONE_BANK), VAKA_NONE, token) < 0
               ? vaka_because(&REASON_NO_BUILDING_LEFT, fact, KIND_TOWN + what, 0)
               : NULL;
}

static const vaka_reason *place_why(const vaka_match *match, int32_t what, int32_t hex,
                                    int16_t *fact)
{
    const face_facts *face = face_at(match, hex);

    if (what == BUILD_SHIP)
        return face->water ? NULL : vaka_because(&REASON_NO_SEA, fact, hex, 0);
    if (has_building(match, hex, what))
        return vaka_because(&REASON_STANDS_THERE, fact, hex, KIND_TOWN + what);
    if (what == BUILDING_PORT && (!face->water || !face->shores))
        return vaka_because(&REASON_NO_COAST, fact, hex, 0);
    return NULL;
}

/* Citizens build; a ship builds a port only [5.8b]. */
static uint32_t builders_at(const vaka_match *match, int32_t seat, int32_t hex, int32_t what)
{
    uint32_t places = free_places(match, hex, seat);

    if (what != BUILDING_PORT)
        places &= ~(1u << PLACE_SEA | 1u << PLACE_DOCK);
    return places;
}

static int32_t build_of_kind(int32_t kind)
{
    if (kind == KIND_SHIP)
        return BUILD_SHIP;
    return kind >= KIND_TOWN && kind <= KIND_TEMPLE ? kind - KIND_TOWN : VAKA_NONE;
}

/* What is not built comes to a player in another way. */
static const vaka_reason *other_why(const vaka_match *match, int32_t kind, int16_t *fact)
{
    const vaka_reason *why = &REASON_NO_SUCH_BUILDING;

    if (face_of(match, kind) >= 0)
        why = &REASON_TILE_IS_EXPLORED;
    if (slot_of(match, kind) >= 0)
        why = &REASON_CARD_IS_BOUGHT;
    return vaka_because(why, fact, kind, 0);
}

static const vaka_reason *why_not_build(const vaka_match *match, const vaka_action *action,
                                        int32_t card, int16_t *fact)
{
    int32_t what = build_of_kind(action->arg[0]), hex = action->arg[1], seat = action->seat;
    const vaka_reason *why;

    if (what < 0)
        return other_why(match, action->arg[0], fact);
    if (!is_region(match, hex) || !(builders_at(match, seat, hex, what) >> action->arg[2] & 1))
        return vaka_because(&REASON_NO_BUILDER, fact, hex, 0);
    if ((why = stock_why(match, seat, what, fact)) != NULL ||
        (why = place_why(match, what, hex, fact)) != NULL)
        return why;
    return price_why(match, seat, what, card, fact);
}

/* --- the action --- */

static void offer_builds(const vaka_match *match, int32_t seat, int32_t card, uint32_t sorts,
                         vaka_actions *out)
{
    static const int8_t order[BUILDS] = {BUILD_SHIP, BUILDING_TOWN, BUILDING_MARKET, BUILDING_PORT,
                                         BUILDING_TEMPLE}; /* of their kinds */
    int16_t fact[VAKA_TEXT_ARGS];

    for (int32_t i = 0; i < BUILDS; i++) {
        int32_t what = order[i], kind = what == BUILD_SHIP ? KIND_SHIP : KIND_TOWN + what;
        if (!(sorts >> what & 1) || stock_why(match, seat, what, fact) ||
            price_why(match, seat, what, card, fact))
            continue;
        for (EACH_OWN_HEX(match, seat, hex)) {
            uint32_t places = builders_at(match, seat, hex, what);
            if (!places || place_why(match, what, hex, fact))
                continue;
            for (int32_t place = 0; place < PLACES; place++)
                if (places >> place & 1)
                    vaka_offer(out, seat, VERB_BUILD, kind, hex, place, 0);
        }
    }
}

const vaka_reason *build_obstacle(const vaka_match *match, const vaka_action *action, int16_t *fact)
{
    const vaka_reason *why = disc_obstacle(match, action->seat, fact);

    return why ? why : why_not_build(match, action, VAKA_NONE, fact);
}

void offer_build(const vaka_match *match, int32_t seat, const vaka_rule *rule, vaka_actions *out)
{
    int16_t fact[VAKA_TEXT_ARGS];

    (void)rule;
    if (!disc_obstacle(match, seat, fact))
        offer_builds(match, seat, VAKA_NONE, (1u << BUILDS) - 1u, out);
}

static void build_ship(vaka_match *match, int32_t seat, int32_t hex)
{
    add_unit(match, seat, KIND_SHIP, hex, 0); /* 5.8g */
    vaka_tell(match, EVENT_BUILT, seat, KIND_SHIP, hex, 0);
    vaka_hook(match, HOOK_BUILT, seat, hex, BUILD_SHIP);
}

static void build(vaka_match *match, const vaka_action *action, int32_t card)
{
    int32_t what = build_of_kind(action->arg[0]), hex = action->arg[1], seat = action->seat;
    int32_t unit = free_unit(match, hex, seat, action->arg[2]), shore = shore_of(match, unit);
    build_cost price = cost_of(match, seat, what, card);

    pay_money(match, seat, price.florins);
    pay_goods(match, seat, price.goods);
    if (what == BUILD_SHIP) {
        build_ship(match, seat, hex);
        return;
    }
    raise_building(match, what, hex, shore); /* 5.8j */
    step_off(match, unit);
    vaka_piece_set(match, unit, FIELD_ON, what + 1);
    set_state(match, unit, STATE_ENGAGED); /* 5.8f */
    vaka_tell(match, EVENT_BUILT, seat, KIND_TOWN + what, hex, 0);
    if (what == BUILDING_TEMPLE)
        add_gift(match, seat); /* 10n */
    vaka_hook(match, HOOK_BUILT, seat, hex, what);
}

void apply_build(vaka_match *match, const vaka_action *action)
{
    place_disc(match, action->seat);
    build(match, action, VAKA_NONE);
}

/* --- by a card --- */

static uint32_t sorts_of(int32_t grant)
{
    return grant == GRANT_SHIP ? 1u << BUILD_SHIP : (1u << BUILDS) - 1u;
}

void offer_granted(const vaka_match *match, int32_t seat, int32_t grant, int32_t card,
                   vaka_actions *out)
{
    offer_builds(match, seat, card, sorts_of(grant), out);
}

bool can_build(const vaka_match *match, int32_t seat, int32_t grant, int32_t card)
{
    vaka_action one;
    vaka_actions out = {&one, 0, 1};

    offer_granted(match, seat, grant, card, &out);
    return out.count > 0;
}

static const vaka_reason *card_obstacle(const vaka_match *match, const vaka_action *action,
                                        int16_t *fact)
{
    const vaka_frame *frame = vaka_top(match);

    if (frame->local[1] == GRANT_SHIP && action->arg[0] != KIND_SHIP)
        return vaka_because(&REASON_ONLY_SHIPS, fact, 0, 0);
    return why_not_build(match, action, frame->local[2], fact);
}

static void offer_by_card(const vaka_match *match, int32_t seat, const vaka_rule *rule,
                          vaka_actions *out)
{
    const vaka_frame *frame = vaka_top(match);

    (void)rule;
    offer_builds(match, seat, frame->local[2], sorts_of(frame->local[1]), out);
}

static void apply_by_card(vaka_match *match, const vaka_action *action)
{
    int32_t card = vaka_top(match)->local[2];

    vaka_done(match);
    build(match, action, card);
}

static void step_build(vaka_match *match, const vaka_frame *frame)
{
    vaka_ask(match, frame->local[0]);
}

static const vaka_rule build_rules[] = {
    {VERB_BUILD, 0, card_obstacle, offer_by_card, apply_by_card},
    {VERB_DONE, 0, NULL, vaka_offer_plain, apply_over},
    {0},
};
const vaka_chapter chapter_build = {.step = step_build, .rules = build_rules};
