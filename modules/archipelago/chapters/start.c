/* chapters/start.c - turn zero [Z]: the first regions, then cards, trend and objectives.
 *
 * SPDX-License-Identifier: MIT
 *
 * Locals of STEP_START: 0 = place in the order of play, 1 = the hex that was found, 2 = how often
 * the seat has drawn other tiles. */
#include "archipelago.h"
#include "chapters/evolution.h"
#include "chapters/tiles.h"

enum { MOST_REDRAWS = 3 };
enum { START_DEAL, START_LAY, START_LAND, START_NEXT, START_CARDS, START_OVER };

static const vaka_reason REASON_NOT_IN_HAND = {"not_in_hand", "Z2",
                                               "{0:kind} is not on one of your tiles"};
static const vaka_reason REASON_NOT_AT_START = {
    "not_at_start", "Z3", "{0:zone} is not beside the start tile: the first regions are"};
static const vaka_reason REASON_TOO_MANY_LAND = {"too_many_land", "Z6",
                                                 "Only {0:int} citizens land"};
static const vaka_reason REASON_CAN_PLACE = {"can_place", "Z5",
                                             "One of your tiles can be placed: {0:kind}"};

static void deal(vaka_match *match, int32_t seat)
{
    for (int32_t i = 0; i < number_of(match, NUMBER_HAND); i++)
        draw_tile(match, seat_zone(match, seat, SEAT_TILES));
}

/* Z1 */
static void draw_order(vaka_match *match)
{
    int8_t order[MAX_SEATS];

    for (int32_t i = 0; i < match->seats; i++)
        order[i] = (int8_t)i;
    for (int32_t i = match->seats - 1; i > 0; i--) {
        int32_t other = vaka_chance(match, i + 1);
        int8_t kept = order[i];
        order[i] = order[other];
        order[other] = kept;
    }
    vaka_order_set(match, order);
}

/* --- laying the first tile --- */

/* Who has drawn others again and again lays a tile beside any region (of the house): with five
 * players no tile at all may fit at the start tile. */
static bool is_stranded(const vaka_match *match)
{
    return vaka_top(match)->local[2] >= MOST_REDRAWS;
}

static const vaka_reason *lay_obstacle(const vaka_match *match, const vaka_action *action,
                                       int16_t *fact)
{
    int32_t face = face_of(match, action->arg[0]), hex = action->arg[1];

    if (face < 0 || tile_with(match, seat_zone(match, action->seat, SEAT_TILES), face) < 0)
        return vaka_because(&REASON_NOT_IN_HAND, fact, action->arg[0], 0);
    const face_facts *found = &facts_of(match)->face[face];
    bool there = is_stranded(match) ? found->shores && (found->water || facts_of(match)->desert)
                                    : vaka_adjacent(match->layout, 0, hex);
    if (!there)
        return vaka_because(&REASON_NOT_AT_START, fact, hex, 0);
    const vaka_reason *why = fit_obstacle(match, face, hex, action->arg[2], 1);
    return why ? vaka_because(why, fact, hex, 1) : NULL;
}

/* Offers, or finds, a way to lay a tile of the hand. */
static void offer_lay(const vaka_match *match, int32_t seat, const vaka_rule *rule,
                      vaka_actions *out)
{
    const archipelago_facts *facts = facts_of(match);
    int32_t hexes = is_stranded(match) ? MAX_HEXES : 1 + SIDES; /* numbered ring by ring */

    for (VAKA_EACH(match, seat_zone(match, seat, SEAT_TILES), piece)) {
        int32_t face = face_of(match, match->pieces[piece].kind) / 2 * 2;
        for (int32_t i = 0; face >= 0 && i < 2 * hexes; i++)
            for (int32_t turn = 0; turn < SIDES && !is_region(match, i % hexes); turn++)
                vaka_consider(match, seat, rule, out, facts->face_kind + face + i / hexes,
                              i % hexes, turn);
    }
}

static const vaka_reason *redraw_obstacle(const vaka_match *match, const vaka_action *action,
                                          int16_t *fact)
{
    static const vaka_rule lay = {VERB_LAY, 0, lay_obstacle, offer_lay, NULL};
    vaka_action one;
    vaka_actions out = {&one, 0, 1};

    offer_lay(match, action->seat, &lay, &out);
    return out.count ? vaka_because(&REASON_CAN_PLACE, fact, one.arg[0], 0) : NULL;
}

static void apply_redraw(vaka_match *match, const vaka_action *action)
{
    int32_t hand = seat_zone(match, action->seat, SEAT_TILES);

    vaka_zone_move(match, hand, zone_of(match, ZONE_TILE_DISCARDS));
    for (VAKA_EACH(match, zone_of(match, ZONE_TILE_DISCARDS), piece))
        if (match->pieces[piece].face == VAKA_FACE_DOWN)
            vaka_piece_flip(match, piece, VAKA_FACE_UP);
    vaka_tell(match, EVENT_REDREW, action->seat, 0, 0, 0);
    vaka_local_set(match, 2, vaka_top(match)->local[2] + 1);
    deal(match, action->seat);
}

/* Z6, 12a: the ship sails there; in the desert a citizen walks. */
static void go_there(vaka_match *match, int32_t seat, int32_t hex)
{
    bool desert = facts_of(match)->desert;
    int32_t unit = free_unit(match, 0, seat, desert ? PLACE_LAND : PLACE_SEA);
    int32_t shore = 0;

    for (int32_t side = 0; desert && side < SIDES; side++)
        if (vaka_neighbours(match->layout, hex)[side] == 0)
            shore = shore_at(match, hex, side) == 1;
    if (unit >= 0)
        move_unit(match, unit, hex, desert ? PLACE_LAND + shore : PLACE_SEA);
}

static void apply_lay(vaka_match *match, const vaka_action *action)
{
    int32_t face = face_of(match, action->arg[0]), hex = action->arg[1], seat = action->seat;
    bool desert = facts_of(match)->desert;

    lay_tile(match, tile_with(match, seat_zone(match, seat, SEAT_TILES), face), face, hex,
             action->arg[2]);
    vaka_tell(match, EVENT_LAID, seat, action->arg[0], hex, 0);
    go_there(match, seat, hex);
    vaka_local_set(match, 1, hex);
    vaka_stage_set(match, desert || !face_at(match, hex)->shores ? START_NEXT : START_LAND);
}

/* --- landing --- */

static void land(vaka_match *match, int32_t seat, int32_t hex, int32_t far)
{
    int32_t all = number_of(match, NUMBER_START_CITIZENS);

    for (int32_t i = 0; i < all; i++)
        add_unit(match, seat, KIND_CITIZEN, hex, i < far);
    vaka_tell(match, EVENT_LANDED, seat, all, hex, 0);
    vaka_stage_set(match, START_NEXT);
}

static const vaka_reason *land_obstacle(const vaka_match *match, const vaka_action *action,
                                        int16_t *fact)
{
    int32_t all = number_of(match, NUMBER_START_CITIZENS);

    return action->arg[0] > all ? vaka_because(&REASON_TOO_MANY_LAND, fact, all, 0) : NULL;
}

static void offer_land(const vaka_match *match, int32_t seat, const vaka_rule *rule,
                       vaka_actions *out)
{
    for (int32_t i = 0; i <= number_of(match, NUMBER_START_CITIZENS); i++)
        vaka_offer(out, seat, rule->verb, i, 0, 0, 0);
}

static void apply_land(vaka_match *match, const vaka_action *action)
{
    land(match, action->seat, vaka_top(match)->local[1], action->arg[0]);
}

/* --- what comes then --- */

/* Z13 */
static void put_tiles_back(vaka_match *match)
{
    int32_t pile = zone_of(match, ZONE_PILE), discards = zone_of(match, ZONE_TILE_DISCARDS);

    for (int32_t seat = 0; seat < match->seats; seat++)
        vaka_zone_move(match, seat_zone(match, seat, SEAT_TILES), pile);
    if (match->zones[discards].count)
        vaka_zone_move(match, discards, pile);
    for (VAKA_EACH(match, pile, piece)) {
        int32_t face = face_of(match, match->pieces[piece].kind);
        if (match->pieces[piece].face != VAKA_FACE_DOWN)
            vaka_piece_flip(match, piece, VAKA_FACE_DOWN);
        if (face % 2)
            vaka_piece_become(match, piece, match->pieces[piece].kind - 1);
    }
    vaka_shuffle(match, pile);
    show_top_tile(match);
}

static void show_trend(vaka_match *match, int32_t row)
{
    int32_t kind = facts_of(match)->trend_kind + row;
    int32_t piece = vaka_piece_new(match, kind, VAKA_NONE, zone_of(match, ZONE_TRENDS));

    vaka_piece_flip(match, piece, VAKA_FACE_UP);
    vaka_tell(match, EVENT_TREND, kind, 0, 0, 0);
}

static int32_t benefactor_row(const archipelago_facts *facts)
{
    for (int32_t i = 0; i < facts->trends; i++)
        if (facts->trend_counts[i] == COUNT_GIFTS)
            return i;
    return VAKA_NONE;
}

/* Z15, 12c, 12e, 12f: what is chosen comes first, the rest by chance. */
static void show_trends(vaka_match *match)
{
    const archipelago_facts *facts = facts_of(match);
    uint64_t out = 0;
    int32_t chosen[2] = {facts->trend_chosen, VAKA_NONE};

    if (facts->benefactor) {
        chosen[1] = chosen[0];
        chosen[0] = benefactor_row(facts);
    }
    for (int32_t i = 0; i < facts->trends_shown && i < facts->trends; i++) {
        int32_t row = i < 2 ? chosen[i] : VAKA_NONE;
        if (row < 0 || row >= facts->trends || (out >> row & 1)) {
            row = vaka_chance(match, facts->trends);
            while (out >> row & 1)
                row = (row + 1) % facts->trends;
        }
        out |= (uint64_t)1 << row;
        show_trend(match, row);
    }
}

/* Z16, 11b, 12b, 12d */
static void deal_objectives(vaka_match *match)
{
    const archipelago_facts *facts = facts_of(match);
    int32_t box = zone_of(match, ZONE_BOX);

    for (int32_t i = 0; i < facts->objectives; i++)
        if (facts->objective[i].in_deck)
            vaka_piece_new(match, facts->objective_kind + i, VAKA_NONE, box);
    for (int32_t i = 0; facts->open && i < match->seats && match->zones[box].count; i++) {
        int32_t piece = vaka_draw(match, box, zone_of(match, ZONE_REVEALED));
        vaka_piece_flip(match, piece, VAKA_FACE_UP);
        vaka_tell(match, EVENT_OBJECTIVE, match->pieces[piece].kind, 0, 0, 0);
    }
    /* 12d with 12f: a second one for everybody, or for nobody */
    for (int32_t i = 0; i < facts->held + facts->keep; i++)
        for (int32_t seat = 0, all = match->zones[box].count;
             seat < match->seats && all >= match->seats; seat++)
            vaka_draw(match, box, seat_zone(match, seat, SEAT_OBJECTIVE));
}

static void lay_cards(vaka_match *match)
{
    put_tiles_back(match);
    for (int32_t slot = 0; slot < number_of(match, NUMBER_ROW); slot++)
        fill_slot(match, slot);
    show_trends(match);
    deal_objectives(match);
    vaka_stage_set(match, START_OVER);
    if (facts_of(match)->keep)
        vaka_push(match, STEP_KEEP, 0, 0, 0);
}

static void step_lay(vaka_match *match, const vaka_frame *frame)
{
    int32_t seat = vaka_order_at(match, frame->local[0]), hex = frame->local[1];

    if (frame->stage == START_LAND && !is_strait(match, hex)) {
        land(match, seat, hex, 0);
    } else if (frame->stage != START_NEXT) {
        vaka_ask(match, seat);
    } else {
        int32_t next = frame->local[0] + 1;
        vaka_local_set(match, 0, next);
        vaka_local_set(match, 2, 0);
        vaka_stage_set(match, next == match->seats ? START_CARDS : START_LAY);
        vaka_push(match, STEP_FOUND, seat, hex, 0);
    }
}

static void step_start(vaka_match *match, const vaka_frame *frame)
{
    if (frame->stage == START_OVER) {
        vaka_done(match);
    } else if (frame->stage == START_CARDS) {
        lay_cards(match);
    } else if (frame->stage == START_DEAL) {
        draw_order(match);
        for (int32_t seat = 0; seat < match->seats; seat++)
            deal(match, seat);
        vaka_stage_set(match, START_LAY);
    } else {
        step_lay(match, frame);
    }
}

static const vaka_rule start_rules[] = {
    {VERB_LAY, VAKA_AT(START_LAY), lay_obstacle, offer_lay, apply_lay},
    {VERB_REDRAW, VAKA_AT(START_LAY), redraw_obstacle, vaka_offer_plain, apply_redraw},
    {VERB_LAND, VAKA_AT(START_LAND), land_obstacle, offer_land, apply_land},
    {0},
};
const vaka_chapter chapter_start = {.step = step_start, .rules = start_rules};

/* --- which objectives are kept [12d]: the others leave the game unseen --- */

static const vaka_reason REASON_NO_SUCH_OBJECTIVE = {"no_such_objective", "12d",
                                                     "You have only {0:int} objectives"};
static const vaka_reason REASON_ONE_LEAVES = {
    "one_leaves", "12d", "Two players keep two of three: say which one you do without"};
static const vaka_reason REASON_ONE_STAYS = {"one_stays", "12d", "Say which one you keep"};

/* Two players draw three and do without one; more draw two and keep one. */
static bool keeps_one(const vaka_match *match)
{
    return facts_of(match)->held == 1;
}

static const vaka_reason *keep_obstacle(const vaka_match *match, const vaka_action *action,
                                        int16_t *fact)
{
    int32_t count = match->zones[seat_zone(match, action->seat, SEAT_OBJECTIVE)].count;

    if ((action->verb == VERB_KEEP) != keeps_one(match))
        return vaka_because(keeps_one(match) ? &REASON_ONE_STAYS : &REASON_ONE_LEAVES, fact, 0, 0);
    return action->arg[0] > count ? vaka_because(&REASON_NO_SUCH_OBJECTIVE, fact, count, 0) : NULL;
}

static void offer_keep(const vaka_match *match, int32_t seat, const vaka_rule *rule,
                       vaka_actions *out)
{
    int32_t count = match->zones[seat_zone(match, seat, SEAT_OBJECTIVE)].count;

    for (int32_t i = 1; (rule->verb == VERB_KEEP) == keeps_one(match) && i <= count; i++)
        vaka_offer(out, seat, rule->verb, i, 0, 0, 0);
}

static void apply_keep(vaka_match *match, const vaka_action *action)
{
    int32_t zone = seat_zone(match, action->seat, SEAT_OBJECTIVE), n = 1;
    int32_t piece = match->zones[zone].first;

    while (piece >= 0) {
        int32_t next = match->pieces[piece].next;
        if ((n == action->arg[0]) == (action->verb == VERB_LEAVE))
            vaka_piece_move(match, piece, zone_of(match, ZONE_BOX));
        piece = next;
        n++;
    }
}

static void step_keep(vaka_match *match, const vaka_frame *frame)
{
    if (frame->stage) {
        vaka_done(match);
        return;
    }
    vaka_stage_set(match, 1);
    vaka_ask_sealed(match, (uint8_t)((1u << match->seats) - 1u), 0, 1);
}

static const vaka_rule keep_rules[] = {
    {VERB_KEEP, 0, keep_obstacle, offer_keep, apply_keep},
    {VERB_LEAVE, 0, keep_obstacle, offer_keep, apply_keep},
    {0},
};
const vaka_chapter chapter_keep = {.step = step_keep, .rules = keep_rules};

/* --- what a new region gives [Z7-Z10, 5.4h-5.4k] --- */

enum { FOUND_TOKEN, FOUND_SUPPLY, FOUND_TAKE, FOUND_OVER };

static const vaka_reason REASON_NO_ICON = {"no_icon", "5.4i",
                                           "{1:zone} has no icon left for {0:counter}"};
static const vaka_reason REASON_NO_SUCH_CUBE = {"no_such_cube", "5.4i",
                                                "{0:counter} is not what is to be chosen"};

/* Icons of a good that are left after the first cube was chosen (local 2 = 1 + its good). */
static int32_t icons_left(const vaka_match *match, int32_t good)
{
    const vaka_frame *frame = vaka_top(match);
    const face_facts *face = face_at(match, frame->local[1]);

    return face->icons[0][good] + face->icons[1][good] - (frame->local[2] == good + 1);
}

static const vaka_reason *cube_obstacle(const vaka_match *match, const vaka_action *action,
                                        int16_t *fact)
{
    int32_t first = action->verb == VERB_SUPPLY ? COUNTER_HOME : COUNTER_CUBES;
    int32_t good = action->arg[0] - first;

    if (good < 0 || good >= GOODS)
        return vaka_because(&REASON_NO_SUCH_CUBE, fact, action->arg[0], 0);
    if (icons_left(match, good) < 1)
        return vaka_because(&REASON_NO_ICON, fact, action->arg[0], vaka_top(match)->local[1]);
    return NULL;
}

static void offer_cube(const vaka_match *match, int32_t seat, const vaka_rule *rule,
                       vaka_actions *out)
{
    int32_t first = rule->verb == VERB_SUPPLY ? COUNTER_HOME : COUNTER_CUBES;

    for (int32_t good = 0; good < GOODS; good++)
        vaka_consider(match, seat, rule, out, first + good, 0, 0);
}

static void supply(vaka_match *match, int32_t good)
{
    vaka_local_set(match, 2, good + 1);
    vaka_stage_set(match, FOUND_TAKE);
    if (move_stock(match, BOARD_HOME, good, 1))
        vaka_tell(match, EVENT_SUPPLIED, COUNTER_HOME + good, 0, 0, 0);
}

static void take(vaka_match *match, int32_t seat, int32_t good)
{
    vaka_stage_set(match, FOUND_OVER);
    if (gain_cubes(match, seat, good, 1))
        vaka_tell(match, EVENT_TOOK, seat, COUNTER_CUBES + good, 0, 0);
}

static void apply_cube(vaka_match *match, const vaka_action *action)
{
    if (action->verb == VERB_SUPPLY)
        supply(match, action->arg[0] - COUNTER_HOME);
    else
        take(match, action->seat, action->arg[0] - COUNTER_CUBES);
}

static void begin_found(vaka_match *match, int32_t seat, int32_t hex)
{
    take_token(match, seat);
    add_workers(match, face_at(match, hex)->huts);
    vaka_stage_set(match, FOUND_SUPPLY);
}

static void step_found(vaka_match *match, const vaka_frame *frame)
{
    int32_t seat = frame->local[0], hex = frame->local[1], sorts = 0, last = 0;

    if (frame->stage == FOUND_TOKEN) {
        begin_found(match, seat, hex);
        return;
    }
    for (int32_t good = 0; frame->stage != FOUND_OVER && good < GOODS; good++)
        if (icons_left(match, good) > 0) {
            sorts++;
            last = good;
        }
    if (sorts > 1) {
        vaka_ask(match, seat);
    } else if (!sorts) {
        vaka_done(match);
        vaka_hook(match, HOOK_EXPLORED, seat, hex, 0);
    } else if (frame->stage == FOUND_SUPPLY) {
        supply(match, last);
    } else {
        take(match, seat, last);
    }
}

static const vaka_rule found_rules[] = {
    {VERB_SUPPLY, VAKA_AT(FOUND_SUPPLY), cube_obstacle, offer_cube, apply_cube},
    {VERB_TAKE, VAKA_AT(FOUND_TAKE), cube_obstacle, offer_cube, apply_cube},
    {0},
};
const vaka_chapter chapter_found = {.step = step_found, .rules = found_rules};
