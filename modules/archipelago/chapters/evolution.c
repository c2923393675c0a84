/* chapters/evolution.c - phase 6: buying and turning evolution cards.
 *
 * SPDX-License-Identifier: MIT
 *
 * Locals of STEP_EVOLUTION: 0 = place in the order of play, 1 = 1 when a card was bought, 2 = cards
 * turned, 3 = the slot that is filled next. */
#include "chapters/evolution.h"
#include "archipelago.h"

enum { EVOLUTION_BEGIN, EVOLUTION_CHOOSE, EVOLUTION_FILL, EVOLUTION_NEXT };
enum { QUARTERS = 3 }; /* turns until the skull meets the pointer [6f] */

static const vaka_reason REASON_NOT_IN_ROW = {"not_in_row", "6b",
                                              "{0:kind} does not lie in the row"};
static const vaka_reason REASON_BOUGHT = {"bought_already", "6b", "You have bought a card"};
static const vaka_reason REASON_TURNED_FIRST = {
    "turned_first", "6b", "Whoever has turned a card buys none: it is bought first"};
static const vaka_reason REASON_TOO_DEAR = {"card_too_dear", "6c",
                                            "{0:kind} costs {1:int} florins"};
static const vaka_reason REASON_TURNED_TWICE = {
    "turned_twice", "6b", "You have turned {0:kind}: the other one is a different card"};
static const vaka_reason REASON_NOTHING_TO_TURN = {"still_to_turn", "6l",
                                                   "There are cards that you still have to turn"};

/* --- the deck --- */

/* 6k: the discards become the deck, under as many of the backs that were seen. */
void renew_deck(vaka_match *match)
{
    int32_t deck = zone_of(match, ZONE_DECK), backs = zone_of(match, ZONE_BACKS);
    int32_t gone = zone_of(match, ZONE_CARD_DISCARDS), seen = zone_of(match, ZONE_BACK_DISCARDS);

    if (match->zones[deck].count || !match->zones[gone].count)
        return;
    vaka_reshuffle(match, gone, deck);
    vaka_reshuffle(match, seen, backs);
    while (match->zones[backs].count > match->zones[deck].count) {
        vaka_piece_move(match, match->zones[backs].first, seen);
    }
}

int32_t draw_card(vaka_match *match, int32_t zone)
{
    int32_t deck = zone_of(match, ZONE_DECK), backs = zone_of(match, ZONE_BACKS);

    renew_deck(match);
    int32_t card = vaka_draw(match, deck, zone), back = match->zones[backs].last;
    if (card < 0)
        return VAKA_NONE;
    if (back >= 0) {
        vaka_piece_move(match, back, zone_of(match, ZONE_BACK_DISCARDS));
        vaka_piece_flip(match, back, VAKA_FACE_UP);
    }
    vaka_piece_flip(match, card, VAKA_FACE_UP);
    renew_deck(match); /* so that a back is seen at once */
    return card;
}

void fill_slot(vaka_match *match, int32_t slot)
{
    int32_t card = draw_card(match, zone_of(match, ZONE_SLOT + slot));

    game_of(match)->turned[slot] = 0;
    if (card >= 0)
        vaka_tell(match, EVENT_ARRIVED, match->pieces[card].kind, 0, 0, 0);
}

int32_t top_back(const vaka_match *match)
{
    int32_t back = match->zones[zone_of(match, ZONE_BACKS)].last;

    return back < 0 ? VAKA_NONE : match->pieces[back].kind - facts_of(match)->back_kind;
}

static int32_t card_in(const vaka_match *match, int32_t slot) /* its row, VAKA_NONE */
{
    int32_t piece = match->zones[zone_of(match, ZONE_SLOT + slot)].first;

    return piece < 0 ? VAKA_NONE : card_row(match, match->pieces[piece].kind);
}

int32_t price_of(const vaka_match *match, int32_t slot)
{
    int32_t card = card_in(match, slot);

    return card < 0 ? 0 : facts_of(match)->card[card].price[game_of(match)->turned[slot]];
}

/* --- buying and turning --- */

static const vaka_reason *purchase_obstacle(const vaka_match *match, const vaka_action *action,
                                            int16_t *fact)
{
    const vaka_frame *frame = vaka_top(match);
    int32_t slot = slot_of(match, action->arg[0]);

    if (slot < 0)
        return vaka_because(&REASON_NOT_IN_ROW, fact, action->arg[0], 0);
    if (frame->local[1])
        return vaka_because(&REASON_BOUGHT, fact, 0, 0);
    if (frame->local[2])
        return vaka_because(&REASON_TURNED_FIRST, fact, 0, 0);
    if (money_of(match, action->seat) < price_of(match, slot))
        return vaka_because(&REASON_TOO_DEAR, fact, action->arg[0], price_of(match, slot));
    return NULL;
}

static const vaka_reason *turn_obstacle(const vaka_match *match, const vaka_action *action,
                                        int16_t *fact)
{
    int32_t slot = slot_of(match, action->arg[0]);

    if (slot < 0)
        return vaka_because(&REASON_NOT_IN_ROW, fact, action->arg[0], 0);
    if (game_of(match)->touched >> slot & 1)
        return vaka_because(&REASON_TURNED_TWICE, fact, action->arg[0], 0);
    return NULL;
}

/* In the order of kinds, so that the list need not be sorted: the row is short. */
static void offer_row(const vaka_match *match, int32_t seat, const vaka_rule *rule,
                      vaka_actions *out)
{
    int32_t kinds[SLOTS], count = 0;

    for (int32_t slot = 0; slot < number_of(match, NUMBER_ROW); slot++) {
        int32_t piece = match->zones[zone_of(match, ZONE_SLOT + slot)].first, at = count;
        if (piece < 0)
            continue;
        for (; at > 0 && kinds[at - 1] > match->pieces[piece].kind; at--)
            kinds[at] = kinds[at - 1];
        kinds[at] = match->pieces[piece].kind;
        count++;
    }
    for (int32_t i = 0; i < count; i++)
        vaka_consider(match, seat, rule, out, kinds[i], 0, 0);
}

static void apply_purchase(vaka_match *match, const vaka_action *action)
{
    int32_t slot = slot_of(match, action->arg[0]), price = price_of(match, slot);
    int32_t card = match->zones[zone_of(match, ZONE_SLOT + slot)].first;

    pay_money(match, action->seat, price);
    vaka_piece_move(match, card, seat_zone(match, action->seat, SEAT_CARDS));
    vaka_tell(match, EVENT_PURCHASED, action->seat, action->arg[0], price, 0);
    vaka_local_set(match, 1, 1);
    vaka_hook(match, HOOK_BOUGHT, action->seat, action->arg[0], 0);
}

static void apply_turn(vaka_match *match, const vaka_action *action)
{
    archipelago_game *game = game_of(match);
    int32_t slot = slot_of(match, action->arg[0]);

    game->touched = (uint8_t)(game->touched | 1u << slot);
    vaka_local_set(match, 2, vaka_top(match)->local[2] + 1);
    vaka_tell(match, EVENT_TURNED, action->seat, action->arg[0], 0, 0);
    if (++game->turned[slot] < QUARTERS)
        return;
    vaka_piece_move(match, match->zones[zone_of(match, ZONE_SLOT + slot)].first,
                    zone_of(match, ZONE_CARD_DISCARDS)); /* 6e */
    vaka_tell(match, EVENT_DISCARDED, action->arg[0], 0, 0, 0);
    game->turned[slot] = 0;
}

/* Cards of the row that this seat has not turned. */
static int32_t cards_to_turn(const vaka_match *match)
{
    int32_t count = 0;

    for (int32_t slot = 0; slot < number_of(match, NUMBER_ROW); slot++)
        count += card_in(match, slot) >= 0 && !(game_of(match)->touched >> slot & 1);
    return count;
}

/* 6l: where nothing can be turned and all is too dear, or nothing is left to buy. */
static const vaka_reason *done_obstacle(const vaka_match *match, const vaka_action *action,
                                        int16_t *fact)
{
    (void)action;
    return cards_to_turn(match) ? vaka_because(&REASON_NOTHING_TO_TURN, fact, 0, 0) : NULL;
}

static void apply_done(vaka_match *match, const vaka_action *action)
{
    (void)action;
    vaka_stage_set(match, EVOLUTION_FILL);
}

/* --- the sequence --- */

static void begin(vaka_match *match, const vaka_frame *frame)
{
    archipelago_game *game = game_of(match);

    if (frame->local[0] == match->seats || game->ending) { /* 9e */
        game->actor = VAKA_NONE;
        vaka_done(match);
        return;
    }
    game->actor = (int8_t)vaka_order_at(match, frame->local[0]);
    game->touched = 0;
    for (int32_t i = 1; i < 4; i++)
        vaka_local_set(match, i, 0);
    vaka_stage_set(match, EVOLUTION_CHOOSE);
}

/* Bought and turned one, or turned two; or there is nothing left to turn. */
static void choose(vaka_match *match, const vaka_frame *frame)
{
    bool over = frame->local[1] + frame->local[2] >= 2 ||
                (frame->local[1] + frame->local[2] && !cards_to_turn(match));

    if (over || !(cards_to_turn(match) || frame->local[1] + frame->local[2]))
        vaka_stage_set(match, EVOLUTION_FILL);
    else
        vaka_ask(match, game_of(match)->actor);
}

/* 6g, 6h: one place after the other; the back that is seen then may be red. */
static void fill(vaka_match *match, const vaka_frame *frame)
{
    int32_t slot = frame->local[3];

    while (slot < number_of(match, NUMBER_ROW) && card_in(match, slot) >= 0)
        slot++;
    if (slot >= number_of(match, NUMBER_ROW)) {
        vaka_local_set(match, 0, frame->local[0] + 1);
        vaka_stage_set(match, EVOLUTION_BEGIN);
        return;
    }
    vaka_local_set(match, 3, slot + 1);
    int32_t before = match->zones[zone_of(match, ZONE_DECK)].count;
    fill_slot(match, slot);
    if (before || card_in(match, slot) >= 0)
        vaka_push(match, STEP_BALANCE, 1, 0, 0);
}

static void step_evolution(vaka_match *match, const vaka_frame *frame)
{
    static void (*const stages[])(vaka_match *, const vaka_frame *) = {
        [EVOLUTION_BEGIN] = begin, [EVOLUTION_CHOOSE] = choose, [EVOLUTION_FILL] = fill};

    stages[frame->stage](match, frame);
}

static const vaka_rule evolution_rules[] = {
    {VERB_PURCHASE, VAKA_AT(EVOLUTION_CHOOSE), purchase_obstacle, offer_row, apply_purchase},
    {VERB_TURN, VAKA_AT(EVOLUTION_CHOOSE), turn_obstacle, offer_row, apply_turn},
    {VERB_DONE, VAKA_AT(EVOLUTION_CHOOSE), done_obstacle, vaka_offer_plain, apply_done},
    {0},
};
const vaka_chapter chapter_evolution = {.step = step_evolution, .rules = evolution_rules};
