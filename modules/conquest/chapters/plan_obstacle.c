/* plan_obstacle.c - why something cannot be planned [9.1-9.5, C1-C7].
 *
 * SPDX-License-Identifier: MIT */
#include "chapters/build.h"
#include "chapters/fleet.h"
#include "chapters/occasion.h"

static const vaka_reason not_on_chart = {"not_on_chart", "9.1b",
                                         "{0:kind} is not on the Build Chart"};
static const vaka_reason rumor_verb = {"rumor_verb", "7.6c",
                                       "a rumor costs nothing and has a verb of its own: {0:verb}"};
static const vaka_reason settled_already = {
    "settled_already", "C5", "colonies become villages last: all other builds come before"};
static const vaka_reason no_village = {
    "no_village", "C3", "{0:zone} had no village of yours when the Building Step began"};
static const vaka_reason none_left = {"none_left", "9.3e",
                                      "every {0:kind} of yours is on the map already"};
static const vaka_reason too_dear = {
    "too_dear", "C1", "it costs {0:int}, and the groups joined to {2:zone} have {1:int} left"};
static const vaka_reason up_already = {"up_already", "7.5b",
                                       "a transport canoe lies face up at {0:zone} already"};
static const vaka_reason builds_up = {"builds_up", "S6",
                                      "all lies face up in the solitaire game: the first transport "
                                      "canoe at {0:zone} is built face up"};
static const vaka_reason one_a_turn = {"one_a_turn", "9.4h",
                                       "{0:zone} has got its one new village of this turn"};
static const vaka_reason no_box = {"no_box", "9.4a", "{0:zone} has no free box"};
static const vaka_reason no_brown_box = {"no_brown_box", "9.4i",
                                         "{0:zone} has no brown box without agriculture"};
static const vaka_reason name_the_pool = {"name_the_pool", "C1",
                                          "those points are counted at {0:zone}: name that group"};
static const vaka_reason enough_cards = {
    "enough_cards", "9.5b", "you may buy {0:int} {0:plural:card:cards} a turn, and you have"};
static const vaka_reason no_cards = {"no_cards", "9.5a", "there is no Arts & Culture card left"};
static const vaka_reason lost_explorer = {"lost_explorer", "C6",
                                          "your explorer is in the Lost Box already"};
static const vaka_reason no_home = {"no_home", "C1",
                                    "without a Home there is nowhere to spend the point"};
static const vaka_reason no_saving = {"no_saving", "11.4c",
                                      "you may have {0:int} {0:plural:point:points} saved"};
static const vaka_reason saving_off = {"no_saving", "11.4a",
                                       "you may have {0:int} {0:plural:point:points} saved"};
static const vaka_reason nothing_left = {"nothing_left", "11.4a",
                                         "the groups joined to {0:zone} have no point left"};
static const vaka_reason none_saved = {"none_saved", "11.4b",
                                       "you have no point that was saved in an earlier turn"};
static const vaka_reason no_colony = {
    "no_colony", "C5", "no colony of yours was at {0:zone} when the Building Step began"};
static const vaka_reason no_group = {"no_group", "9.4b", "no village can stand at {0:zone}"};
static const vaka_reason not_for_sale = {
    "not_for_sale", "11.2q", "no {0:kind} that Build Points would take away lies at {1:zone}"};
static const vaka_reason other_hands = {"other_hands", "9.4j", "{0:zone} is in other hands"};

/* --- What is in the way ----------------------------------------------------------------------- */

bool has_settled(const vaka_match *match, int32_t seat)
{
    return game_of(match)->seat[seat].settled > 0;
}

/* Has a pool so many points left? */
static const vaka_reason *price_obstacle(const vaka_match *match, int32_t price, int32_t pool,
                                         int16_t *fact)
{
    if (price <= pool_points(match, pool))
        return NULL;
    fact[2] = (int16_t)pool;
    return vaka_because(&too_dear, fact, price, pool_points(match, pool));
}

/* May the seat spend on this item at a group of its own? */
static const vaka_reason *spend_obstacle(const vaka_match *match, int32_t seat, int32_t item,
                                         int32_t hex, int16_t *fact)
{
    int32_t pool = pool_of(match, seat, hex);

    if (has_settled(match, seat))
        return &settled_already;
    if (pool < 0)
        return vaka_because(&no_village, fact, hex, 0);
    return price_obstacle(match, price_of(match, seat, item, hex), pool, fact);
}

static const vaka_reason *piece_obstacle(const vaka_match *match, int32_t seat, int32_t kind,
                                         int32_t hex, int16_t *fact)
{
    if (vaka_find(match, seat_zone(match, seat, SEAT_UNBUILT), VAKA_NONE, kind) < 0)
        return vaka_because(&none_left, fact, kind, 0);
    return spend_obstacle(match, seat, item_of_kind(match, kind), hex, fact);
}

/* Does the face with which a Transport would be placed fit those that are there? Where nothing can
 * be built at all, that is what a player wants to know, and not how it would lie. */
static const vaka_reason *face_obstacle(const vaka_match *match, const vaka_action *action,
                                        int16_t *fact)
{
    int32_t seat = action->seat;

    if (action->verb == VERB_BUILD_UP &&
        piece_with_face(match, seat, action->arg[0], KIND_TRANSPORT, VAKA_FACE_UP) >= 0)
        return vaka_because(&up_already, fact, action->arg[0], 0);
    if (action->verb == VERB_BUILD && action->arg[0] == KIND_TRANSPORT && plays_open(match) &&
        pool_of(match, seat, action->arg[1]) >= 0 &&
        piece_with_face(match, seat, action->arg[1], KIND_TRANSPORT, VAKA_FACE_UP) < 0)
        return vaka_because(&builds_up, fact, action->arg[1], 0);
    return NULL;
}

const vaka_reason *counter_obstacle(const vaka_match *match, const vaka_action *action,
                                    int16_t *fact)
{
    bool named = action->verb == VERB_BUILD; /* else the verb says what is built */
    int32_t kind = named                           ? action->arg[0]
                   : action->verb == VERB_BUILD_UP ? KIND_TRANSPORT
                                                   : KIND_RUMOR;
    const vaka_reason *why = face_obstacle(match, action, fact);

    return why ? why
               : spend_obstacle(match, action->seat, item_of_kind(match, kind), action->arg[named],
                                fact);
}

const vaka_reason *build_obstacle(const vaka_match *match, const vaka_action *action, int16_t *fact)
{
    const vaka_reason *why;

    if (action->arg[0] == KIND_RUMOR)
        return vaka_because(&rumor_verb, fact, VERB_RUMOR, 0);
    if (!is_counter(match, action->arg[0]))
        return vaka_because(&not_on_chart, fact, action->arg[0], 0);
    if ((why = face_obstacle(match, action, fact)) != NULL)
        return why;
    return piece_obstacle(match, action->seat, action->arg[0], action->arg[1], fact);
}

const vaka_reason *build_up_obstacle(const vaka_match *match, const vaka_action *action,
                                     int16_t *fact)
{
    const vaka_reason *why = face_obstacle(match, action, fact);

    return why ? why : piece_obstacle(match, action->seat, KIND_TRANSPORT, action->arg[0], fact);
}

/* C4: is there room for a new village in this step? */
static const vaka_reason *room_obstacle(const vaka_match *match, int32_t hex, int16_t *fact)
{
    if (has_grown(match, hex))
        return vaka_because(&one_a_turn, fact, hex, 0);
    if (game_of(match)->hex[hex].villages >= capacity(match, hex))
        return vaka_because(bare_boxes(match, hex) > 0 ? &BROWN_BARE : &no_box, fact, hex, 0);
    return NULL;
}

const vaka_reason *village_obstacle(const vaka_match *match, const vaka_action *action,
                                    int16_t *fact)
{
    const vaka_reason *reason =
        spend_obstacle(match, action->seat, ITEM_VILLAGE, action->arg[0], fact);

    return reason ? reason : room_obstacle(match, action->arg[0], fact);
}

const vaka_reason *farm_obstacle(const vaka_match *match, const vaka_action *action, int16_t *fact)
{
    int32_t hex = action->arg[0];

    if (bare_boxes(match, hex) < 1)
        return vaka_because(&no_brown_box, fact, hex, 0);
    return spend_obstacle(match, action->seat, ITEM_AGRICULTURE, hex, fact);
}

/* Cards that can still be bought: while a seat plans, those it has paid for still lie in the deck.
 */
static int32_t cards_left(const vaka_match *match, int32_t seat)
{
    int32_t deck = match->zones[zone_of(match, ZONE_DECK)].count;
    bool planning = vaka_top(match)->ask == VAKA_ASK_SEALED;

    return deck - (planning ? game_of(match)->seat[seat].cards_bought : 0);
}

const vaka_reason *card_obstacle(const vaka_match *match, const vaka_action *action, int16_t *fact)
{
    int32_t seat = action->seat, hex = action->arg[0], pool = pool_of(match, seat, hex);
    int32_t limit = vaka_value_at(match, VALUE_CARDS_A_TURN, seat);
    const vaka_reason *reason = spend_obstacle(match, seat, ITEM_CARD, hex, fact);

    if (reason)
        return reason;
    if (pool != hex)
        return vaka_because(&name_the_pool, fact, pool, 0);
    if (game_of(match)->seat[seat].cards_bought >= limit)
        return vaka_because(&enough_cards, fact, limit, 0);
    return cards_left(match, seat) < 1 ? &no_cards : NULL;
}

const vaka_reason *rumor_obstacle(const vaka_match *match, const vaka_action *action, int16_t *fact)
{
    return piece_obstacle(match, action->seat, KIND_RUMOR, action->arg[0], fact);
}

const vaka_reason *inward_obstacle(const vaka_match *match, const vaka_action *action,
                                   int16_t *fact)
{
    (void)fact;
    if (has_settled(match, action->seat))
        return &settled_already;
    if (game_of(match)->seat[action->seat].explorer == EXPLORER_LOST)
        return &lost_explorer;
    return home_pool(match, action->seat) < 0 ? &no_home : NULL;
}

int32_t old_colony(const vaka_match *match, int32_t seat, int32_t hex)
{
    for (VAKA_EACH(match, hex, piece)) {
        const vaka_piece *at = &match->pieces[piece];
        if (at->owner == seat && like_of(match, at->kind) == KIND_COLONY &&
            !(at->field[FIELD_FLAGS] & PIECE_NEW))
            return piece;
    }
    return VAKA_NONE;
}

const vaka_reason *site_obstacle(const vaka_match *match, int32_t seat, int32_t hex, int16_t *fact)
{
    if (!is_group(match, hex))
        return vaka_because(&no_group, fact, hex, 0);
    if (enemy_hex(match, seat, hex))
        return vaka_because(&other_hands, fact, hex, 0);
    return room_obstacle(match, hex, fact);
}

/* M8: where a piece has to stay, the last one cannot become a village, which is no piece. */
const vaka_reason *settle_obstacle(const vaka_match *match, const vaka_action *action,
                                   int16_t *fact)
{
    int32_t hex = action->arg[0];

    if (old_colony(match, action->seat, hex) < 0)
        return vaka_because(&no_colony, fact, hex, 0);
    if (must_garrison(match, action->seat, hex) && pieces_at(match, action->seat, hex) == 1)
        return vaka_because(&garrison, fact, hex, 0);
    return site_obstacle(match, action->seat, hex, fact);
}

/* 11.4: one point of a pool may wait for another turn. */
const vaka_reason *store_obstacle(const vaka_match *match, const vaka_action *action, int16_t *fact)
{
    int32_t seat = action->seat, hex = action->arg[0], pool = pool_of(match, seat, hex);
    int32_t limit = vaka_value_at(match, VALUE_SAVE_LIMIT, seat);

    if (has_settled(match, seat))
        return &settled_already;
    if (game_of(match)->seat[seat].saved >= limit)
        return vaka_because(limit < 1 ? &saving_off : &no_saving, fact, limit, 0);
    if (pool < 0)
        return vaka_because(&no_village, fact, hex, 0);
    if (pool != hex)
        return vaka_because(&name_the_pool, fact, pool, 0);
    return pool_points(match, pool) < 1 ? vaka_because(&nothing_left, fact, pool, 0) : NULL;
}

const vaka_reason *spend_saved_obstacle(const vaka_match *match, const vaka_action *action,
                                        int16_t *fact)
{
    const seat_now *seat = &game_of(match)->seat[action->seat];

    (void)fact;
    if (has_settled(match, action->seat))
        return &settled_already;
    if (seat->saved <= seat->reserved)
        return &none_saved;
    return home_pool(match, action->seat) < 0 ? &no_home : NULL;
}

/* 11.2: a point that can be used on the group takes the marker away when the step is over. */
const vaka_reason *rid_obstacle(const vaka_match *match, const vaka_action *action, int16_t *fact)
{
    int32_t seat = action->seat, kind = action->arg[0], hex = action->arg[1];
    int32_t pool = pool_of(match, seat, hex);

    if (has_settled(match, seat))
        return &settled_already;
    if (token_for_sale(match, hex, kind) < 0)
        return vaka_because(&not_for_sale, fact, kind, hex);
    if (pool < 0)
        return vaka_because(&no_village, fact, hex, 0);
    return price_obstacle(match, token_price(match, kind), pool, fact);
}
