/* plan.c - what a seat may plan to build, and what building it does [9.1-9.5, C1-C7].
 *
 * SPDX-License-Identifier: MIT
 *
 * While a seat plans, its actions are tried out on its own draft of the match; they are carried out
 * by the same functions once all have committed. Chance waits until then: a card is paid for in the
 * plan and drawn when it is carried out. */
#include "build.h"
#include "cards.h"
#include "occasion.h"
#include "opponent.h"

static const vaka_reason not_on_chart = {"not_on_chart", "9.1",
                                         "{0:kind} is not on the Build Chart"};
static const vaka_reason settled_already = {
    "settled_already", "9.4", "colonies become villages last: all other builds come before"};
static const vaka_reason no_village = {
    "no_village", "9.3", "{0:zone} had no village of yours when the Building Step began"};
static const vaka_reason none_left = {"none_left", "9.3",
                                      "every {0:kind} of yours is on the map already"};
static const vaka_reason too_dear = {
    "too_dear", "9.1", "it costs {0:int}, and the groups joined to {2:zone} have {1:int} left"};
static const vaka_reason up_already = {"up_already", "7.5",
                                       "a transport canoe lies face up at {0:zone} already"};
static const vaka_reason builds_up = {"builds_up", "S6",
                                      "all lies face up in the solitaire game: {0:verb}"};
static const vaka_reason one_a_turn = {"one_a_turn", "9.4",
                                       "{0:zone} has got its one new village of this turn"};
static const vaka_reason no_box = {
    "no_box", "9.4", "{0:zone} has no free box; a brown one needs Improved Agriculture first"};
static const vaka_reason no_brown_box = {"no_brown_box", "9.4",
                                         "{0:zone} has no brown box without agriculture"};
static const vaka_reason name_the_pool = {"name_the_pool", "C1",
                                          "those points are counted at {0:zone}: name that group"};
static const vaka_reason enough_cards = {
    "enough_cards", "9.5", "you may buy {0:int} {0:plural:card:cards} a turn, and you have"};
static const vaka_reason no_cards = {"no_cards", "9.5", "there is no Arts & Culture card left"};
static const vaka_reason lost_explorer = {"lost_explorer", "9.2",
                                          "your explorer is in the Lost Box already"};
static const vaka_reason no_home = {"no_home", "C1",
                                    "without a Home there is nowhere to spend the point"};
static const vaka_reason no_saving = {"no_saving", "11.4",
                                      "you may have {0:int} {0:plural:point:points} saved"};
static const vaka_reason nothing_left = {"nothing_left", "11.4",
                                         "the groups joined to {0:zone} have no point left"};
static const vaka_reason none_saved = {"none_saved", "11.4",
                                       "you have no point that was saved in an earlier turn"};
static const vaka_reason no_colony = {
    "no_colony", "9.4", "no colony of yours was at {0:zone} when the Building Step began"};
static const vaka_reason no_group = {"no_group", "9.4", "no village can stand at {0:zone}"};
static const vaka_reason not_for_sale = {
    "not_for_sale", "11.2", "no {0:kind} that Build Points would take away lies at {1:zone}"};
static const vaka_reason not_yours = {"not_yours", "9.4", "{0:zone} is in other hands"};
static const vaka_reason before_start = {
    "before_start", "3.3", "before the first turn only counters are bought, not \"{0:verb}\""};

/* --- What is in the way ----------------------------------------------------------------------- */

typedef const vaka_reason *obstacle(const vaka_match *, const vaka_action *, int16_t *);

static const vaka_reason *about(const vaka_reason *reason, int16_t *fact, int32_t what)
{
    fact[0] = (int16_t)what;
    return reason;
}

static bool has_settled(const vaka_match *match, int32_t seat)
{
    return game_of(match)->seat[seat].settled > 0;
}

/* May the seat spend on this item at a group of its own? */
static const vaka_reason *spend_obstacle(const vaka_match *match, int32_t seat, int32_t item,
                                         int32_t hex, int16_t *fact)
{
    int32_t pool = pool_of(match, seat, hex);

    if (has_settled(match, seat))
        return &settled_already;
    if (pool < 0)
        return about(&no_village, fact, hex);
    int32_t price = price_of(match, seat, item, hex);
    if (price <= pool_points(match, pool))
        return NULL;
    fact[0] = (int16_t)price;
    fact[1] = (int16_t)pool_points(match, pool);
    fact[2] = (int16_t)pool;
    return &too_dear;
}

static bool is_built(int32_t kind)
{
    return kind >= KIND_TRANSPORT && kind <= KIND_COLONY;
}

static const vaka_reason *piece_obstacle(const vaka_match *match, int32_t seat, int32_t kind,
                                         int32_t hex, int16_t *fact)
{
    if (vaka_find(match, seat_zone(match, seat, SEAT_UNBUILT), VAKA_NONE, kind) < 0)
        return about(&none_left, fact, kind);
    return spend_obstacle(match, seat, item_of_kind(kind), hex, fact);
}

static const vaka_reason *build_obstacle(const vaka_match *match, const vaka_action *action,
                                         int16_t *fact)
{
    if (!is_built(action->arg[0]))
        return about(&not_on_chart, fact, action->arg[0]);
    if (action->arg[0] == KIND_TRANSPORT && plays_open(match) &&
        piece_with_face(match, action->seat, action->arg[1], KIND_TRANSPORT, VAKA_FACE_UP) < 0)
        return about(&builds_up, fact, VERB_BUILD_UP);
    return piece_obstacle(match, action->seat, action->arg[0], action->arg[1], fact);
}

static const vaka_reason *build_up_obstacle(const vaka_match *match, const vaka_action *action,
                                            int16_t *fact)
{
    int32_t hex = action->arg[0];

    if (piece_with_face(match, action->seat, hex, KIND_TRANSPORT, VAKA_FACE_UP) >= 0)
        return about(&up_already, fact, hex);
    return piece_obstacle(match, action->seat, KIND_TRANSPORT, hex, fact);
}

/* C4: is there room for a new village in this step? */
static const vaka_reason *room_obstacle(const vaka_match *match, int32_t hex, int16_t *fact)
{
    if (has_grown(match, hex))
        return about(&one_a_turn, fact, hex);
    if (game_of(match)->hex[hex].villages >= capacity(match, hex))
        return about(&no_box, fact, hex);
    return NULL;
}

static const vaka_reason *village_obstacle(const vaka_match *match, const vaka_action *action,
                                           int16_t *fact)
{
    const vaka_reason *reason =
        spend_obstacle(match, action->seat, ITEM_VILLAGE, action->arg[0], fact);

    return reason ? reason : room_obstacle(match, action->arg[0], fact);
}

static const vaka_reason *farm_obstacle(const vaka_match *match, const vaka_action *action,
                                        int16_t *fact)
{
    int32_t hex = action->arg[0];

    if (bare_boxes(match, hex) < 1)
        return about(&no_brown_box, fact, hex);
    return spend_obstacle(match, action->seat, ITEM_AGRICULTURE, hex, fact);
}

/* While a seat plans, the cards it has paid for lie in the deck still. */
static int32_t cards_left(const vaka_match *match, int32_t seat)
{
    int32_t deck = match->zones[zone_of(match, ZONE_DECK)].count;
    bool planning = vaka_top(match)->ask == VAKA_ASK_SEALED;

    return deck - (planning ? game_of(match)->seat[seat].cards_bought : 0);
}

static const vaka_reason *card_obstacle(const vaka_match *match, const vaka_action *action,
                                        int16_t *fact)
{
    int32_t seat = action->seat, hex = action->arg[0], pool = pool_of(match, seat, hex);
    int32_t limit = vaka_value(match, VALUE_CARDS_A_TURN, seat);
    const vaka_reason *reason = spend_obstacle(match, seat, ITEM_CARD, hex, fact);

    if (reason)
        return reason;
    if (pool != hex)
        return about(&name_the_pool, fact, pool);
    if (game_of(match)->seat[seat].cards_bought >= limit)
        return about(&enough_cards, fact, limit);
    return cards_left(match, seat) < 1 ? &no_cards : NULL;
}

static const vaka_reason *rumor_obstacle(const vaka_match *match, const vaka_action *action,
                                         int16_t *fact)
{
    return piece_obstacle(match, action->seat, KIND_RUMOR, action->arg[0], fact);
}

static const vaka_reason *inward_obstacle(const vaka_match *match, const vaka_action *action,
                                          int16_t *fact)
{
    (void)fact;
    if (has_settled(match, action->seat))
        return &settled_already;
    if (game_of(match)->seat[action->seat].explorer == EXPLORER_LOST)
        return &lost_explorer;
    return home_pool(match, action->seat) < 0 ? &no_home : NULL;
}

/* A colony that was there when the step began (C5), or VAKA_NONE. */
static int32_t old_colony(const vaka_match *match, int32_t seat, int32_t hex)
{
    for (VAKA_EACH(match, hex, piece)) {
        const vaka_piece *at = &match->pieces[piece];
        if (at->owner == seat && at->kind == KIND_COLONY && !(at->field[FIELD_FLAGS] & PIECE_NEW))
            return piece;
    }
    return VAKA_NONE;
}

const vaka_reason *site_obstacle(const vaka_match *match, int32_t seat, int32_t hex, int16_t *fact)
{
    if (!is_group(match, hex))
        return about(&no_group, fact, hex);
    if (enemy_hex(match, seat, hex))
        return about(&not_yours, fact, hex);
    return room_obstacle(match, hex, fact);
}

static const vaka_reason *settle_obstacle(const vaka_match *match, const vaka_action *action,
                                          int16_t *fact)
{
    int32_t hex = action->arg[0];

    if (old_colony(match, action->seat, hex) < 0)
        return about(&no_colony, fact, hex);
    return site_obstacle(match, action->seat, hex, fact);
}

/* 11.4: one point of a pool may wait for another turn. */
static const vaka_reason *store_obstacle(const vaka_match *match, const vaka_action *action,
                                         int16_t *fact)
{
    int32_t seat = action->seat, hex = action->arg[0], pool = pool_of(match, seat, hex);
    int32_t limit = vaka_value(match, VALUE_SAVE_LIMIT, seat);

    if (has_settled(match, seat))
        return &settled_already;
    if (game_of(match)->seat[seat].saved >= limit)
        return about(&no_saving, fact, limit);
    if (pool < 0)
        return about(&no_village, fact, hex);
    if (pool != hex)
        return about(&name_the_pool, fact, pool);
    return pool_points(match, pool) < 1 ? about(&nothing_left, fact, pool) : NULL;
}

static const vaka_reason *spend_saved_obstacle(const vaka_match *match, const vaka_action *action,
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
static const vaka_reason *rid_obstacle(const vaka_match *match, const vaka_action *action,
                                       int16_t *fact)
{
    int32_t seat = action->seat, kind = action->arg[0], hex = action->arg[1];
    int32_t pool = pool_of(match, seat, hex);

    if (has_settled(match, seat))
        return &settled_already;
    fact[1] = (int16_t)hex;
    if (token_for_sale(match, hex, kind) < 0)
        return about(&not_for_sale, fact, kind);
    if (pool < 0)
        return about(&no_village, fact, hex);
    if (token_price(match, kind) <= pool_points(match, pool))
        return NULL;
    fact[1] = (int16_t)pool_points(match, pool);
    fact[2] = (int16_t)pool;
    return about(&too_dear, fact, token_price(match, kind));
}

/* --- What actions do -------------------------------------------------------------------------- */

static void place(vaka_match *match, int32_t seat, int32_t kind, int32_t hex, uint32_t face)
{
    int32_t piece = vaka_find(match, seat_zone(match, seat, SEAT_UNBUILT), VAKA_NONE, kind);

    pay_for(match, seat, item_of_kind(kind), hex);
    vaka_piece_set(match, piece, FIELD_FLAGS, PIECE_NEW);
    vaka_piece_move(match, piece, hex);
    vaka_piece_flip(match, piece, face);
}

/* What is placed face down is told to its owner only. */
static void place_hidden(vaka_match *match, int32_t seat, int32_t kind, int32_t hex)
{
    vaka_event built = {EVENT_BUILT,
                        VAKA_SEAT(seat),
                        1u << 1,
                        {(int16_t)seat, (int16_t)kind, (int16_t)hex, 0, 0, 0}};

    if (plays_open(match)) /* S6 */
        built.hidden = 0;
    place(match, seat, kind, hex, plays_open(match) ? VAKA_FACE_UP : VAKA_FACE_DOWN);
    vaka_tell_event(match, &built);
}

static void apply_build(vaka_match *match, const vaka_action *action)
{
    place_hidden(match, action->seat, action->arg[0], action->arg[1]);
}

static void apply_build_up(vaka_match *match, const vaka_action *action)
{
    place(match, action->seat, KIND_TRANSPORT, action->arg[0], VAKA_FACE_UP);
    vaka_tell(match, EVENT_BUILT_UP, action->seat, action->arg[0], 0, 0);
}

static void apply_village(vaka_match *match, const vaka_action *action)
{
    int32_t seat = action->seat, hex = action->arg[0];

    pay_for(match, seat, ITEM_VILLAGE, hex);
    mark_grown(match, hex);
    vaka_tell(match, EVENT_VILLAGE_BUILT, seat, hex, 0, 0);
    add_village(match, seat, hex);
}

static void apply_farm(vaka_match *match, const vaka_action *action)
{
    int32_t seat = action->seat, hex = action->arg[0];

    pay_for(match, seat, ITEM_AGRICULTURE, hex);
    game_of(match)->hex[hex].agriculture++;
    vaka_tell(match, EVENT_FARM_BUILT, seat, hex, 0, 0);
}

static void apply_card(vaka_match *match, const vaka_action *action)
{
    pay_for(match, action->seat, ITEM_CARD, action->arg[0]);
    game_of(match)->seat[action->seat].cards_bought++;
    if (!vaka_drafting(match))
        draw_card(match, action->seat);
}

static void apply_rumor(vaka_match *match, const vaka_action *action)
{
    place_hidden(match, action->seat, KIND_RUMOR, action->arg[0]);
}

static void apply_inward(vaka_match *match, const vaka_action *action)
{
    seat_now *seat = &game_of(match)->seat[action->seat];

    seat->inward = 1;
    seat->explorer = EXPLORER_LOST;
    add_points(match, home_pool(match, action->seat), 1);
    vaka_tell(match, EVENT_TURNED_INWARD, action->seat, 0, 0, 0);
}

static void apply_settle(vaka_match *match, const vaka_action *action)
{
    int32_t seat = action->seat, hex = action->arg[0];

    piece_home(match, old_colony(match, seat, hex));
    game_of(match)->seat[seat].settled++;
    mark_grown(match, hex);
    vaka_tell(match, EVENT_SETTLED, seat, hex, 0, 0);
    add_village(match, seat, hex);
}

static void apply_store(vaka_match *match, const vaka_action *action)
{
    seat_now *seat = &game_of(match)->seat[action->seat];

    add_points(match, action->arg[0], -1);
    seat->saved++;
    seat->reserved++;
    vaka_tell(match, EVENT_POINT_SAVED, action->seat, 0, 0, 0);
}

static void apply_spend(vaka_match *match, const vaka_action *action)
{
    game_of(match)->seat[action->seat].saved--;
    add_points(match, home_pool(match, action->seat), 1);
    vaka_tell(match, EVENT_POINT_SPENT, action->seat, 0, 0, 0);
}

static void apply_rid(vaka_match *match, const vaka_action *action)
{
    int32_t seat = action->seat, kind = action->arg[0], hex = action->arg[1];

    add_points(match, pool_of(match, seat, hex), -token_price(match, kind));
    vaka_piece_set(match, token_for_sale(match, hex, kind), TOKEN_SOLD, 1);
    vaka_tell(match, EVENT_TOKEN_PAID, seat, kind, hex, 0);
}

static void apply_commit(vaka_match *match, const vaka_action *action)
{
    (void)match;
    (void)action;
}

static void consider(const vaka_match *match, const vaka_action *action, vaka_actions *out)
{
    int16_t fact[VAKA_TEXT_ARGS];

    if (!plan_why_not(match, action, fact))
        vaka_offer(out, action->seat, action->verb, action->arg[0], action->arg[1], 0, 0);
}

/* --- The list: what is plainly out of reach is not even asked about --------------------------- */

/* What the seat looks at while its list is made. */
typedef struct outlook {
    const vaka_match *match;
    int32_t seat, home;       /* home: the pool of its Home */
    int16_t group[MAX_HEXES]; /* hexes in which it has villages and points to spend */
    int32_t groups;
    uint32_t unbuilt; /* kinds of which a counter is left, as a set of bits */
} outlook;

static void look_around(outlook *at, const vaka_match *match, int32_t seat)
{
    const conquest_game *game = game_of(match);
    int32_t hexes = facts_of(match)->hexes;

    at->match = match;
    at->seat = seat;
    at->home = home_pool(match, seat);
    at->groups = 0;
    at->unbuilt = 0;
    for (int32_t hex = 0; hex < hexes; hex++)
        if (game->hex[hex].owner == seat && game->build.pool[hex])
            at->group[at->groups++] = (int16_t)hex;
    for (VAKA_EACH(match, seat_zone(match, seat, SEAT_UNBUILT), piece))
        at->unbuilt |= 1u << match->pieces[piece].kind;
}

/* An action of a verb for every group whose pool could pay the item; `kind` 0: it names none. */
static void offer_bought(const outlook *at, uint32_t verb, int32_t kind, int32_t item,
                         vaka_actions *out)
{
    const build_now *build = &game_of(at->match)->build;
    int32_t cost = item_cost(at->match, at->seat, item);
    vaka_action action = {(int8_t)at->seat, (uint8_t)verb, {(int16_t)kind, 0, 0, 0}};

    for (int32_t i = 0; i < at->groups; i++) {
        int32_t hex = at->group[i], pool = build->pool[hex] - 1;
        if (build->points[pool] < cost && pool != at->home)
            continue; /* only the Home's pool gets things free of cost */
        action.arg[kind ? 1 : 0] = (int16_t)hex;
        consider(at->match, &action, out);
    }
}

static void offer_counter(const outlook *at, uint32_t verb, int32_t kind, vaka_actions *out)
{
    if (at->unbuilt >> kind & 1u)
        offer_bought(at, verb, verb == VERB_BUILD ? kind : 0, item_of_kind(kind), out);
}

static void offer_build(const outlook *at, vaka_actions *out)
{
    for (int32_t kind = KIND_TRANSPORT; kind <= KIND_COLONY; kind++)
        offer_counter(at, VERB_BUILD, kind, out);
}

static void offer_build_up(const outlook *at, vaka_actions *out)
{
    offer_counter(at, VERB_BUILD_UP, KIND_TRANSPORT, out);
}

static void offer_village(const outlook *at, vaka_actions *out)
{
    offer_bought(at, VERB_VILLAGE, 0, ITEM_VILLAGE, out);
}

static void offer_farm(const outlook *at, vaka_actions *out)
{
    offer_bought(at, VERB_FARM, 0, ITEM_AGRICULTURE, out);
}

static void offer_card(const outlook *at, vaka_actions *out)
{
    offer_bought(at, VERB_CARD, 0, ITEM_CARD, out);
}

static void offer_rumor(const outlook *at, vaka_actions *out)
{
    offer_counter(at, VERB_RUMOR, KIND_RUMOR, out);
}

static void offer_settle(const outlook *at, vaka_actions *out)
{
    vaka_action action = {(int8_t)at->seat, VERB_SETTLE, {0}};

    for (int32_t hex = hex_with(at->match, at->seat, 0); hex >= 0;
         hex = hex_with(at->match, at->seat, hex + 1)) {
        action.arg[0] = (int16_t)hex;
        consider(at->match, &action, out);
    }
}

/* Every group, for a token of every kind that points take away (11.2). */
static void offer_rid(const outlook *at, vaka_actions *out)
{
    const conquest_facts *facts = facts_of(at->match);
    vaka_action action = {(int8_t)at->seat, VERB_RID, {0}};

    for (int32_t row = 0; row < facts->tokens; row++)
        for (int32_t i = 0; facts->token_price[row] && i < at->groups; i++) {
            action.arg[0] = (int16_t)(facts->token_kind + row);
            action.arg[1] = at->group[i];
            consider(at->match, &action, out);
        }
}

static void offer_store(const outlook *at, vaka_actions *out)
{
    vaka_action action = {(int8_t)at->seat, VERB_STORE, {0}};

    if (game_of(at->match)->seat[at->seat].saved >=
        vaka_value(at->match, VALUE_SAVE_LIMIT, at->seat))
        return;
    for (int32_t i = 0; i < at->groups; i++) {
        action.arg[0] = at->group[i];
        consider(at->match, &action, out);
    }
}

/* --- The verbs of a plan, in their order ------------------------------------------------------ */

typedef struct build_verb {
    uint32_t verb;
    obstacle *why;
    void (*offer)(const outlook *, vaka_actions *); /* NULL: it names nothing */
    void (*apply)(vaka_match *, const vaka_action *);
} build_verb;

static const build_verb verbs[] = {
    {VERB_BUILD, build_obstacle, offer_build, apply_build},
    {VERB_BUILD_UP, build_up_obstacle, offer_build_up, apply_build_up},
    {VERB_VILLAGE, village_obstacle, offer_village, apply_village},
    {VERB_FARM, farm_obstacle, offer_farm, apply_farm},
    {VERB_CARD, card_obstacle, offer_card, apply_card},
    {VERB_RUMOR, rumor_obstacle, offer_rumor, apply_rumor},
    {VERB_INWARD, inward_obstacle, NULL, apply_inward},
    {VERB_SETTLE, settle_obstacle, offer_settle, apply_settle},
    {VERB_STORE, store_obstacle, offer_store, apply_store},
    {VERB_SPEND, spend_saved_obstacle, NULL, apply_spend},
    {VERB_COMMIT, NULL, NULL, apply_commit},
    {VERB_RID, rid_obstacle, offer_rid, apply_rid},
};
enum { VERBS = sizeof verbs / sizeof *verbs };

static const build_verb *verb_row(const vaka_match *match, uint32_t verb)
{
    if (vaka_top(match)->stage != BUILD_PLAN)
        return NULL;
    for (int32_t i = 0; i < VERBS; i++)
        if (verbs[i].verb == verb)
            return &verbs[i];
    return NULL;
}

/* What may be planned before the first turn. */
static bool is_start_verb(uint32_t verb)
{
    return verb == VERB_BUILD || verb == VERB_BUILD_UP || verb == VERB_RUMOR || verb == VERB_COMMIT;
}

const vaka_reason *plan_why_not(const vaka_match *match, const vaka_action *action, int16_t *fact)
{
    const build_verb *row = verb_row(match, action->verb);

    if (!row)
        return about(&NOT_NOW, fact, action->verb);
    if (vaka_top(match)->local[0] && !is_start_verb(action->verb))
        return about(&before_start, fact, action->verb);
    return row->why ? row->why(match, action, fact) : NULL;
}

void plan_apply(vaka_match *match, const vaka_action *action)
{
    verb_row(match, action->verb)->apply(match, action);
}

void plan_legal(const vaka_match *match, int32_t seat, vaka_actions *out)
{
    bool settled = has_settled(match, seat);
    outlook at;

    if (vaka_top(match)->stage != BUILD_PLAN)
        return;
    look_around(&at, match, seat);
    for (int32_t i = 0; i < VERBS; i++) {
        vaka_action plain = {(int8_t)seat, (uint8_t)verbs[i].verb, {0}};

        if (!verbs[i].offer)
            consider(match, &plain, out);
        else if (!settled || verbs[i].verb == VERB_SETTLE) /* colonies last (C5) */
            verbs[i].offer(&at, out);
    }
}
