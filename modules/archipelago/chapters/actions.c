/* chapters/actions.c - phase 5: rounds, taxes, ports and markets, deals [5, 5.1, 5.10, 8].
 *
 * SPDX-License-Identifier: MIT
 *
 * Locals of STEP_ACTIONS: 0 = place in the order of play. */
#include "chapters/actions.h"
#include "archipelago.h"
#include "chapters/score.h"

enum { ACTIONS_NEXT, ACTIONS_ROUND };

static const vaka_reason REASON_NO_CIRCLE = {"no_circle", "5h",
                                             "There is no free circle left for that"};
static const vaka_reason REASON_HOUSE_USED = {"house_used", "5b",
                                              "You have used a market or port in this round"};
static const vaka_reason REASON_NO_HOUSE = {"no_house", "5.10a",
                                            "You control no such building at {0:zone}"};
static const vaka_reason REASON_USED_THIS_TURN = {"used_this_turn", "5.10c",
                                                  "The {1:kind} at {0:zone} was used in this turn"};
static const vaka_reason REASON_NO_TOLL = {"no_toll", "5.10b",
                                           "It costs {0:int}, laid on the wheel"};
static const vaka_reason REASON_USER_BUSY = {"user_busy", "5.10d",
                                             "The unit that would use it at {0:zone} is engaged"};
static const vaka_reason REASON_ONESELF = {"oneself", "8e", "A deal is made with somebody else"};
static const vaka_reason REASON_NO_OFFER = {"no_offer", "8g", "You have made {0:int} offers"};

/* --- taxes --- */

static const vaka_reason *tax_obstacle(const vaka_match *match, const vaka_action *action,
                                       int16_t *fact)
{
    const vaka_reason *why = disc_obstacle(match, action->seat, fact);

    if (why)
        return why;
    return has_circle(match, action->seat, WHEEL_TAXES)
               ? NULL
               : vaka_because(&REASON_NO_CIRCLE, fact, 0, 0);
}

/* 5.1b, 5.1c */
static int32_t tax_of(const vaka_match *match, int32_t seat)
{
    const int8_t *tax = facts_of(match)->tax;
    int32_t florins = 0;

    for (EACH_OWN_HEX(match, seat, hex))
        for (VAKA_EACH(match, hex, piece)) {
            const vaka_piece *unit = &match->pieces[piece];
            if (unit->owner != seat || !is_unit(unit) || !is_active(unit))
                continue;
            florins += unit->kind == KIND_SHIP
                           ? tax[TAX_SHIP] + vaka_value(match, VALUE_TAX_SHIP, seat)
                           : tax[TAX_CITIZEN] + vaka_value(match, VALUE_TAX_CITIZEN, seat);
        }
    florins += controlled_by(match, seat, BUILDING_TOWN) *
               (tax[TAX_TOWN] + vaka_value(match, VALUE_TAX_TOWN, seat));
    florins += controlled_by(match, seat, BUILDING_TEMPLE) *
               (tax[TAX_TEMPLE] + vaka_value(match, VALUE_TAX_TEMPLE, seat));
    return florins;
}

static void apply_tax(vaka_match *match, const vaka_action *action)
{
    int32_t seat = action->seat;

    place_disc(match, seat);
    game_of(match)->seat[seat].wheel[WHEEL_TAXES]++;
    int32_t florins = gain_money(match, seat, tax_of(match, seat));
    vaka_tell(match, EVENT_TAXED, seat, florins, 0, 0);
    add_rebellion(match, 1 + vaka_value(match, VALUE_TAX_UNREST, seat)); /* 5.1a */
    vaka_hook(match, HOOK_TAXED, seat, florins, 0);
}

/* --- ports and markets --- */

/* The unit that would use a building, VAKA_NONE: the seat does not control it. While the one on it
 * is engaged, the citizen of the seat's town does [5.9c]. */
static int32_t user_of(const vaka_match *match, int32_t seat, int32_t hex, int32_t building)
{
    if (control_of(match, hex, building) != seat)
        return VAKA_NONE;
    int32_t unit = occupant_of(match, hex, building);
    bool own = unit >= 0 && match->pieces[unit].owner == seat && is_active(&match->pieces[unit]);
    if (own && (is_free(&match->pieces[unit]) || town_of(match, hex) != seat))
        return unit;
    return occupant_of(match, hex, BUILDING_TOWN);
}

/* 5.10d, 5.10e: from the town he may use the second building though he is engaged by the first. */
static bool is_busy(const vaka_match *match, int32_t hex, int32_t unit)
{
    const vaka_piece *user = &match->pieces[unit];

    if (is_free(user))
        return false;
    return user->field[FIELD_ON] != BUILDING_TOWN + 1 ||
           !(region_at(match, hex)->used & USED_FROM_TOWN);
}

static int32_t toll_of(const vaka_match *match, int32_t seat)
{
    int32_t toll = number_of(match, NUMBER_TOLL) + vaka_value(match, VALUE_TOLL, seat);

    return toll > 0 ? toll : 0;
}

static const vaka_reason *run_obstacle(const vaka_match *match, const vaka_action *action,
                                       int16_t *fact)
{
    int32_t building = action->arg[0] - KIND_TOWN, hex = action->arg[1], seat = action->seat;

    if (game_of(match)->did & DID_HOUSE)
        return vaka_because(&REASON_HOUSE_USED, fact, 0, 0);
    if ((building != BUILDING_MARKET && building != BUILDING_PORT) || !is_region(match, hex))
        return vaka_because(&REASON_NO_HOUSE, fact, hex, 0);
    int32_t unit = user_of(match, seat, hex, building);
    if (unit < 0)
        return vaka_because(&REASON_NO_HOUSE, fact, hex, 0);
    if (region_at(match, hex)->used >> building & 1)
        return vaka_because(&REASON_USED_THIS_TURN, fact, hex, action->arg[0]);
    if (is_busy(match, hex, unit))
        return vaka_because(&REASON_USER_BUSY, fact, hex, 0);
    if (money_of(match, seat) < toll_of(match, seat))
        return vaka_because(&REASON_NO_TOLL, fact, toll_of(match, seat), 0);
    return NULL;
}

static void offer_run(const vaka_match *match, int32_t seat, const vaka_rule *rule,
                      vaka_actions *out)
{
    if (game_of(match)->did & DID_HOUSE)
        return;
    for (int32_t building = BUILDING_MARKET; building <= BUILDING_PORT; building++)
        for (EACH_OWN_HEX(match, seat, hex))
            if (has_building(match, hex, building))
                vaka_consider(match, seat, rule, out, KIND_TOWN + building, hex, 0);
}

static void apply_run(vaka_match *match, const vaka_action *action)
{
    int32_t building = action->arg[0] - KIND_TOWN, hex = action->arg[1], seat = action->seat;
    int32_t toll = toll_of(match, seat), unit = user_of(match, seat, hex, building);
    int32_t deals = number_of(match, NUMBER_DEALS) + vaka_value(match, VALUE_TRADES, seat);
    archipelago_game *game = game_of(match);
    region_now *region = &game->region[hex];

    vaka_counter_add(match, COUNTER_MONEY, seat, -toll);
    game->coins = (uint8_t)(game->coins + toll);
    game->did |= DID_HOUSE;
    region->used = (uint8_t)(region->used | 1u << building);
    if (match->pieces[unit].field[FIELD_ON] == BUILDING_TOWN + 1)
        region->used |= USED_FROM_TOWN;
    set_state(match, unit, STATE_ENGAGED);
    vaka_tell(match, EVENT_RUNS, seat, action->arg[0], hex, 0);
    vaka_push(match, STEP_TRADE, seat, deals,
              1 + (building == BUILDING_PORT ? BOARD_EXPORT : BOARD_HOME));
}

/* Could the seat use one for what all see? */
static bool has_house(const vaka_match *match, int32_t seat)
{
    for (int32_t building = BUILDING_MARKET; building <= BUILDING_PORT; building++) {
        if (!game_of(match)->count[building])
            continue;
        for (EACH_OWN_HEX(match, seat, hex)) {
            if (!has_building(match, hex, building) || region_at(match, hex)->used >> building & 1)
                continue;
            int32_t unit = user_of(match, seat, hex, building);
            if (unit >= 0 && !is_busy(match, hex, unit))
                return true;
        }
    }
    return false;
}

/* --- deals --- */

const vaka_reason *trade_obstacle(const vaka_match *match, const vaka_action *action, int16_t *fact)
{
    if (action->arg[0] == action->seat)
        return vaka_because(&REASON_ONESELF, fact, 0, 0);
    return vaka_deals_left(match, action->seat) ? NULL
                                                : vaka_because(&REASON_NO_OFFER, fact, OFFERS, 0);
}

/* A wonder that changes hands is built in a later turn [7.1f]: while two talk, their wonders say
 * whose they were. */
static void note_wonders(vaka_match *match, int32_t seat)
{
    for (VAKA_EACH(match, seat_zone(match, seat, SEAT_CARDS), card)) {
        int32_t row = card_row(match, match->pieces[card].kind);
        if (facts_of(match)->card[row].wonder)
            vaka_piece_set(match, card, FIELD_HOLDER, seat + 1);
    }
}

void settle_deal(vaka_match *match)
{
    if (!game_of(match)->dealing)
        return;
    game_of(match)->dealing = 0;
    for (int32_t seat = 0; seat < match->seats; seat++)
        for (VAKA_EACH(match, seat_zone(match, seat, SEAT_CARDS), card)) {
            int32_t holder = match->pieces[card].field[FIELD_HOLDER];
            if (holder)
                vaka_piece_set(match, card, FIELD_HOLDER, 0);
            if (holder && holder != seat + 1)
                vaka_piece_mark(match, card, MARK_USED);
        }
}

void apply_trade(vaka_match *match, const vaka_action *action)
{
    note_wonders(match, action->seat);
    note_wonders(match, action->arg[0]);
    game_of(match)->dealing = (uint8_t)(action->arg[0] + 1);
    vaka_tell(match, EVENT_TALKS, action->seat, action->arg[0], 0, 0);
    vaka_deal(match, action->seat, action->arg[0]);
}

/* --- rounds --- */

static void apply_end(vaka_match *match, const vaka_action *action)
{
    archipelago_game *game = game_of(match);

    if (!game->did) /* 5c */
        game->seat[action->seat].passed = 1;
    vaka_tell(match, game->did ? EVENT_ROUND_ENDED : EVENT_PASSED, action->seat, 0, 0, 0);
    game->did = 0;
    game->doubled = VAKA_NONE;
    vaka_local_set(match, 0, (vaka_top(match)->local[0] + 1) % match->seats);
    vaka_stage_set(match, ACTIONS_NEXT);
}

/* What a round could be used for, for what all see. */
static bool has_round(const vaka_match *match, int32_t seat)
{
    if (game_of(match)->seat[seat].passed)
        return false;
    return discs_of(match, seat) || has_house(match, seat) || has_card_to_use(match, seat);
}

static void next_round(vaka_match *match, const vaka_frame *frame)
{
    archipelago_game *game = game_of(match);

    if (game->ending) { /* 9d */
        finish_by_points(match);
        return;
    }
    for (int32_t i = 0; i < match->seats; i++) {
        int32_t place = (frame->local[0] + i) % match->seats;
        int32_t seat = vaka_order_at(match, place);
        if (!has_round(match, seat))
            continue;
        vaka_local_set(match, 0, place);
        vaka_stage_set(match, ACTIONS_ROUND);
        game->actor = (int8_t)seat;
        vaka_deals_renew(match);
        return;
    }
    game->actor = VAKA_NONE;
    vaka_done(match);
}

static void step_actions(vaka_match *match, const vaka_frame *frame)
{
    settle_deal(match);
    if (frame->stage == ACTIONS_NEXT)
        next_round(match, frame);
    else
        vaka_ask(match, game_of(match)->actor);
}

static const vaka_rule actions_rules[] = {
    {VERB_TAX, VAKA_AT(ACTIONS_ROUND), tax_obstacle, vaka_offer_plain, apply_tax},
    {VERB_HARVEST, VAKA_AT(ACTIONS_ROUND), harvest_obstacle, offer_harvest, apply_harvest},
    {VERB_TRANSACT, VAKA_AT(ACTIONS_ROUND), transact_obstacle, vaka_offer_plain, apply_transact},
    {VERB_EXPLORE, VAKA_AT(ACTIONS_ROUND), explore_obstacle, vaka_offer_plain, apply_explore},
    {VERB_REPRODUCE, VAKA_AT(ACTIONS_ROUND), reproduce_obstacle, vaka_offer_plain, apply_reproduce},
    {VERB_RECRUIT, VAKA_AT(ACTIONS_ROUND), recruit_obstacle, vaka_offer_plain, apply_recruit},
    {VERB_MIGRATE, VAKA_AT(ACTIONS_ROUND), migrate_obstacle, vaka_offer_plain, apply_migrate},
    {VERB_BUILD, VAKA_AT(ACTIONS_ROUND), build_obstacle, offer_build, apply_build},
    {VERB_USE, VAKA_AT(ACTIONS_ROUND), use_obstacle, offer_use, apply_use},
    {VERB_WONDER, VAKA_AT(ACTIONS_ROUND), wonder_obstacle, offer_wonder, apply_wonder},
    {VERB_RUN, VAKA_AT(ACTIONS_ROUND), run_obstacle, offer_run, apply_run},
    {VERB_TRADE, VAKA_AT(ACTIONS_ROUND), trade_obstacle, offer_others, apply_trade},
    {VERB_END, VAKA_AT(ACTIONS_ROUND), NULL, vaka_offer_plain, apply_end},
    {0},
};
const vaka_chapter chapter_actions = {.step = step_actions, .rules = actions_rules};
