/* plan.c - what a seat may plan to build, and what building it does [9.1-9.5, C1-C7].
 *
 * SPDX-License-Identifier: MIT
 *
 * While a seat plans, its actions are tried out on its own draft of the match; they are carried out
 * by the same functions once all have committed. Chance waits until then: a card is paid for in the
 * plan and drawn when it is carried out. */
#include "chapters/build.h"
#include "chapters/cards.h"
#include "chapters/occasion.h"

static const vaka_reason before_start = {
    "before_start", "3.3c", "before the first turn only counters are bought, not \"{0:verb}\""};

/* --- What actions do -------------------------------------------------------------------------- */

static void place(vaka_match *match, int32_t seat, int32_t kind, int32_t hex, uint32_t face)
{
    int32_t piece = vaka_find(match, seat_zone(match, seat, SEAT_UNBUILT), VAKA_NONE, kind);

    pay_for(match, seat, item_of_kind(match, kind), hex);
    vaka_piece_set(match, piece, FIELD_FLAGS, PIECE_NEW);
    vaka_piece_move(match, piece, hex);
    vaka_piece_flip(match, piece, face);
}

/* What is placed face down is told to its owner only. */
static void place_hidden(vaka_match *match, int32_t seat, int32_t kind, int32_t hex)
{
    bool open = plays_open(match); /* S6 */

    place(match, seat, kind, hex, open ? VAKA_FACE_UP : VAKA_FACE_DOWN);
    tell_seat(match, seat, EVENT_BUILT, open ? 0 : 1u << 1, kind, hex);
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
        draw_card(match, action->seat, EVENT_CARD_BOUGHT);
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

/* --- The list: what is plainly out of reach is not even asked about --------------------------- */

/* What the seat looks at while its list is made. */
typedef struct outlook {
    const vaka_match *match;
    int32_t seat, home;       /* home: the pool of its Home */
    int16_t group[MAX_HEXES]; /* hexes in which it has villages and points to spend */
    int32_t groups;
    uint32_t unbuilt; /* kinds of which a counter is left, as a set of bits */
    bool starts;      /* before the first turn [3.3] */
} outlook;

static void look_around(outlook *at, const vaka_match *match, int32_t seat)
{
    const conquest_game *game = game_of(match);
    int32_t hexes = facts_of(match)->hexes;

    at->match = match;
    at->seat = seat;
    at->home = home_pool(match, seat);
    at->starts = vaka_top(match)->local[0] != 0;
    at->groups = 0;
    at->unbuilt = 0;
    for (int32_t hex = 0; hex < hexes; hex++)
        if (game->hex[hex].owner == seat && game->build.pool[hex])
            at->group[at->groups++] = (int16_t)hex;
    uint32_t unbuilt = 0;
    for (VAKA_EACH(match, seat_zone(match, seat, SEAT_UNBUILT), piece))
        unbuilt |= kind_bit(match, match->pieces[piece].kind);
    at->unbuilt = unbuilt;
}

/* Is the verb one of those for which there are points before the first turn? */
static bool is_for_start(uint32_t verb)
{
    return verb == VERB_BUILD || verb == VERB_BUILD_UP || verb == VERB_RUMOR || verb == VERB_COMMIT;
}

/* The row of a verb, for all its actions at once. */
static vaka_rule row_of_verb(const outlook *at, uint32_t verb)
{
    return *vaka_rule_of(&chapter_build, at->match, verb);
}

static void consider_plan(const outlook *at, const vaka_rule *row, int32_t a, int32_t b,
                          vaka_actions *out)
{
    if (!at->starts || is_for_start(row->verb))
        vaka_consider(at->match, at->seat, row, out, a, b, 0);
}

/* An action of a verb for every group whose pool could pay the item; `kind` 0: it names none. */
static void offer_row(const outlook *at, const vaka_rule *row, int32_t kind, int32_t item,
                      vaka_actions *out)
{
    const build_now *build = &game_of(at->match)->build;
    int32_t cost = item_cost(at->match, at->seat, item);

    for (int32_t i = 0; i < at->groups; i++) {
        int32_t hex = at->group[i], pool = build->pool[hex] - 1;
        if (build->points[pool] < cost && pool != at->home)
            continue; /* only the Home's pool gets things free of cost */
        consider_plan(at, row, kind ? kind : hex, kind ? hex : 0, out);
    }
}

static void offer_bought(const outlook *at, uint32_t verb, int32_t item, vaka_actions *out)
{
    vaka_rule row = row_of_verb(at, verb);

    offer_row(at, &row, 0, item, out);
}

/* That a counter is left is known, so it is not looked for once more at every group. */
static void offer_counter(const outlook *at, uint32_t verb, int32_t kind, vaka_actions *out)
{
    vaka_rule row = row_of_verb(at, verb);

    row.why = counter_obstacle;
    if (at->unbuilt >> kind & 1u)
        offer_row(at, &row, verb == VERB_BUILD ? kind : 0, item_of_kind(at->match, kind), out);
}

static void offer_alone(const outlook *at, uint32_t verb, vaka_actions *out)
{
    vaka_rule row = row_of_verb(at, verb);

    consider_plan(at, &row, 0, 0, out);
}

/* What Build Points buy, in the order of the verbs. */
static void offer_items(const outlook *at, vaka_actions *out)
{
    for (int32_t kind = KIND_TRANSPORT; kind <= KIND_COLONY; kind++)
        offer_counter(at, VERB_BUILD, kind, out);
    for (int32_t kind = KIND_FIXED; kind < counter_kinds(at->match); kind++)
        offer_counter(at, VERB_BUILD, kind, out);
    offer_counter(at, VERB_BUILD_UP, KIND_TRANSPORT, out);
    offer_bought(at, VERB_VILLAGE, ITEM_VILLAGE, out);
    offer_bought(at, VERB_FARM, ITEM_AGRICULTURE, out);
    offer_bought(at, VERB_CARD, ITEM_CARD, out);
    offer_counter(at, VERB_RUMOR, KIND_RUMOR, out);
}

static void offer_settle(const outlook *at, vaka_actions *out)
{
    hex_set own = hexes_with(at->match, at->seat);
    vaka_rule row = row_of_verb(at, VERB_SETTLE);

    for (int32_t hex; (hex = set_take(&own)) >= 0;)
        consider_plan(at, &row, hex, 0, out);
}

static void offer_store(const outlook *at, vaka_actions *out)
{
    vaka_rule row = row_of_verb(at, VERB_STORE);

    if (game_of(at->match)->seat[at->seat].saved >=
        vaka_value_at(at->match, VALUE_SAVE_LIMIT, at->seat))
        return;
    for (int32_t i = 0; i < at->groups; i++)
        consider_plan(at, &row, at->group[i], 0, out);
}

/* Every group, for a token of every kind that points take away (11.2). */
static void offer_rid(const outlook *at, vaka_actions *out)
{
    const conquest_facts *facts = facts_of(at->match);
    vaka_rule row = row_of_verb(at, VERB_RID);

    for (int32_t token = 0; token < facts->tokens; token++)
        for (int32_t i = 0; facts->token_price[token] && i < at->groups; i++)
            consider_plan(at, &row, facts->token_kind + token, at->group[i], out);
}

static void plan_legal(const vaka_match *match, int32_t seat, vaka_actions *out)
{
    bool settled = has_settled(match, seat); /* colonies last (C5) */
    outlook at;

    if (vaka_top(match)->stage != BUILD_PLAN)
        return;
    look_around(&at, match, seat);
    if (!settled)
        offer_items(&at, out);
    offer_alone(&at, VERB_INWARD, out);
    offer_settle(&at, out);
    if (!settled)
        offer_store(&at, out);
    offer_alone(&at, VERB_SPEND, out);
    offer_alone(&at, VERB_COMMIT, out);
    if (!settled)
        offer_rid(&at, out);
}

/* --- The chapter ------------------------------------------------------------------------------ */

static const vaka_reason *start_obstacle(const vaka_match *match, const vaka_action *action,
                                         int16_t *fact)
{
    fact[0] = action->verb;
    return vaka_top(match)->local[0] && !is_for_start(action->verb) ? &before_start : NULL;
}

/* Offered by plan_legal. */
static const vaka_rule rules[] = {
    {VERB_BUILD, VAKA_AT(BUILD_PLAN), build_obstacle, NULL, apply_build},
    {VERB_BUILD_UP, VAKA_AT(BUILD_PLAN), build_up_obstacle, NULL, apply_build_up},
    {VERB_VILLAGE, VAKA_AT(BUILD_PLAN), village_obstacle, NULL, apply_village},
    {VERB_FARM, VAKA_AT(BUILD_PLAN), farm_obstacle, NULL, apply_farm},
    {VERB_CARD, VAKA_AT(BUILD_PLAN), card_obstacle, NULL, apply_card},
    {VERB_RUMOR, VAKA_AT(BUILD_PLAN), rumor_obstacle, NULL, apply_rumor},
    {VERB_INWARD, VAKA_AT(BUILD_PLAN), inward_obstacle, NULL, apply_inward},
    {VERB_SETTLE, VAKA_AT(BUILD_PLAN), settle_obstacle, NULL, apply_settle},
    {VERB_STORE, VAKA_AT(BUILD_PLAN), store_obstacle, NULL, apply_store},
    {VERB_SPEND, VAKA_AT(BUILD_PLAN), spend_saved_obstacle, NULL, apply_spend},
    {VERB_COMMIT, VAKA_AT(BUILD_PLAN), NULL, NULL, apply_commit},
    {VERB_RID, VAKA_AT(BUILD_PLAN), rid_obstacle, NULL, apply_rid},
    {0},
};

const vaka_chapter chapter_build = {build_step, rules, plan_legal, .first = start_obstacle};
