/* chapters/explore.c - exploration [5.4].
 *
 * SPDX-License-Identifier: MIT
 *
 * Locals of STEP_EXPLORE: 0 = seat, 1 = the hex where the tile was laid. */
#include "archipelago.h"
#include "chapters/actions.h"
#include "chapters/tiles.h"

enum { EXPLORE_DRAW, EXPLORE_LAY, EXPLORE_ENTER, EXPLORE_FOUND };

static const vaka_reason REASON_NO_TILES = {"no_tiles", "5.4l", "There is no tile left"};
static const vaka_reason REASON_NO_EXPLORER = {"no_explorer", "5.4e",
                                               "You have no free unit that could explore"};
static const vaka_reason REASON_NO_EXPLORE_CIRCLE = {"no_explore_circle", "5h",
                                                     "There is no free circle left for that"};
static const vaka_reason REASON_NO_NEXT_TILE = {"no_next_tile", "5.4a", "There is no next tile"};
static const vaka_reason REASON_OTHER_TILE = {"other_tile", "5.4b",
                                              "{0:kind} is not a face of the tile that you took"};
static const vaka_reason REASON_NOBODY_ENTERS = {
    "nobody_enters", "5.4e", "No free unit of yours beside {0:zone} could go there"};
static const vaka_reason REASON_IT_FITS = {"it_fits", "5.4g", "The tile can be placed at {0:zone}"};
static const vaka_reason REASON_CANNOT_ENTER = {
    "cannot_enter", "5.4e", "No such free unit of yours could go there from {0:zone}"};

static bool has_free_unit(const vaka_match *match, int32_t seat)
{
    for (EACH_OWN_HEX(match, seat, hex))
        if (free_places(match, hex, seat))
            return true;
    return false;
}

static int32_t tiles_left(const vaka_match *match)
{
    return match->zones[zone_of(match, ZONE_PILE)].count +
           match->zones[zone_of(match, ZONE_TILE_DISCARDS)].count;
}

bool can_explore(const vaka_match *match, int32_t seat)
{
    return tiles_left(match) && has_free_unit(match, seat);
}

const vaka_reason *explore_obstacle(const vaka_match *match, const vaka_action *action,
                                    int16_t *fact)
{
    const vaka_reason *why = disc_obstacle(match, action->seat, fact);

    if (why)
        return why;
    if (!has_circle(match, action->seat, WHEEL_EXPLORE))
        return vaka_because(&REASON_NO_EXPLORE_CIRCLE, fact, 0, 0);
    if (!tiles_left(match))
        return vaka_because(&REASON_NO_TILES, fact, 0, 0);
    if (!has_free_unit(match, action->seat))
        return vaka_because(&REASON_NO_EXPLORER, fact, 0, 0);
    return NULL;
}

void apply_explore(vaka_match *match, const vaka_action *action)
{
    place_disc(match, action->seat);
    vaka_tell(match, EVENT_DISC, action->seat, action->verb, 0, 0);
    game_of(match)->seat[action->seat].wheel[WHEEL_EXPLORE]++;
    vaka_push(match, STEP_EXPLORE, action->seat, 0, 0);
}

/* --- which tile [5.4a] --- */

static const vaka_reason *draw_obstacle(const vaka_match *match, const vaka_action *action,
                                        int16_t *fact)
{
    if (action->arg[0] == DRAW_NEXT && tiles_left(match) < 2)
        return vaka_because(&REASON_NO_NEXT_TILE, fact, 0, 0);
    return NULL;
}

static void offer_draw(const vaka_match *match, int32_t seat, const vaka_rule *rule,
                       vaka_actions *out)
{
    for (int32_t what = DRAW_TOP; what <= DRAW_NEXT; what++)
        vaka_consider(match, seat, rule, out, what, 0, 0);
}

static void discard(vaka_match *match, int32_t tile)
{
    vaka_piece_move(match, tile, zone_of(match, ZONE_TILE_DISCARDS));
    vaka_piece_flip(match, tile, VAKA_FACE_UP);
    renew_pile(match);
}

static void apply_draw(vaka_match *match, const vaka_action *action)
{
    int32_t found = zone_of(match, ZONE_FOUND);

    vaka_tell(match, EVENT_EXPLORES, action->seat, 0, 0, 0);
    if (action->arg[0] == DRAW_NEXT) {
        int32_t skipped = draw_tile(match, found);
        vaka_tell(match, EVENT_SKIPPED, action->seat, match->pieces[skipped].kind, 0, 0);
        discard(match, skipped);
    }
    vaka_piece_flip(match, draw_tile(match, found), VAKA_FACE_UP);
    renew_pile(match); /* 5.4l */
    vaka_stage_set(match, EXPLORE_LAY);
}

/* --- where [5.4c-5.4e] --- */

/* Could a free unit of the seat go into a hex over a side of it that is like this? The places it
 * would come from, a bit each. */
static uint32_t who_enters(const vaka_match *match, int32_t seat, int32_t from, int32_t side)
{
    int32_t edge = edge_at(match, from, side);
    uint32_t places = vaka_has(match, from, seat) ? free_places(match, from, seat) : 0, found = 0;

    if (edge == EDGE_WATER)
        return places & (1u << PLACE_SEA | 1u << PLACE_DOCK);
    for (int32_t place = 0; place < PLACE_SEA; place++) {
        int32_t shore = place == PLACE_FAR;
        if (place >= PLACE_TOWN)
            shore = building_shore(match, from, place - PLACE_TOWN);
        if ((places >> place & 1) && shore == shore_at(match, from, side))
            found |= 1u << place;
    }
    return found;
}

/* Sides that meet are alike: so who can leave a region over one can enter the hex beyond. */
static bool somebody_enters(const vaka_match *match, int32_t seat, int32_t hex)
{
    const int16_t *next = vaka_neighbours(match->layout, hex);

    for (int32_t side = 0; side < SIDES; side++)
        if (next[side] >= 0 && is_region(match, next[side]) &&
            who_enters(match, seat, next[side], (side + 3) % SIDES))
            return true;
    return false;
}

static int32_t face_found(const vaka_match *match)
{
    int32_t tile = match->zones[zone_of(match, ZONE_FOUND)].first;

    return tile < 0 ? VAKA_NONE : face_of(match, match->pieces[tile].kind);
}

static const vaka_reason *lay_obstacle(const vaka_match *match, const vaka_action *action,
                                       int16_t *fact)
{
    int32_t face = face_of(match, action->arg[0]), hex = action->arg[1], up = face_found(match);

    if (face < 0 || up < 0 || face / 2 != up / 2)
        return vaka_because(&REASON_OTHER_TILE, fact, action->arg[0], 0);
    const vaka_reason *why = fit_obstacle(match, face, hex, action->arg[2], 2);
    if (why)
        return vaka_because(why, fact, hex, 1);
    return somebody_enters(match, action->seat, hex)
               ? NULL
               : vaka_because(&REASON_NOBODY_ENTERS, fact, hex, 0);
}

/* Hexes without a region beside at least two, into which the seat could go. */
static int32_t open_hexes(const vaka_match *match, int32_t seat, uint8_t out[MAX_HEXES])
{
    uint8_t beside[MAX_HEXES] = {0};
    int32_t count = 0;

    for (int32_t hex = 0; hex < MAX_HEXES; hex++) {
        const int16_t *next = vaka_neighbours(match->layout, hex);
        for (int32_t side = 0; is_region(match, hex) && side < SIDES; side++)
            if (next[side] >= 0)
                beside[next[side]]++;
    }
    for (int32_t hex = 0; hex < MAX_HEXES; hex++)
        if (beside[hex] > 1 && !is_region(match, hex) && somebody_enters(match, seat, hex))
            out[count++] = (uint8_t)hex;
    return count;
}

static void offer_lay(const vaka_match *match, int32_t seat, const vaka_rule *rule,
                      vaka_actions *out)
{
    uint8_t hexes[MAX_HEXES];
    int32_t count = open_hexes(match, seat, hexes), up = face_found(match);

    for (int32_t face = up / 2 * 2; up >= 0 && face < up / 2 * 2 + 2; face++)
        for (int32_t i = 0; i < count; i++)
            for (int32_t turn = 0; turn < SIDES; turn++)
                if (!fit_obstacle(match, face, hexes[i], turn, 2))
                    vaka_offer(out, seat, rule->verb, facts_of(match)->face_kind + face, hexes[i],
                               turn, 0);
}

static void apply_lay(vaka_match *match, const vaka_action *action)
{
    int32_t face = face_of(match, action->arg[0]), hex = action->arg[1];

    lay_tile(match, match->zones[zone_of(match, ZONE_FOUND)].first, face, hex, action->arg[2]);
    vaka_tell(match, EVENT_LAID, action->seat, action->arg[0], hex, 0);
    vaka_local_set(match, 1, hex);
    vaka_stage_set(match, EXPLORE_ENTER);
}

static const vaka_reason *fail_obstacle(const vaka_match *match, const vaka_action *action,
                                        int16_t *fact)
{
    static const vaka_rule lay = {VERB_LAY, 0, lay_obstacle, offer_lay, NULL};
    vaka_action one;
    vaka_actions out = {&one, 0, 1};

    offer_lay(match, action->seat, &lay, &out);
    return out.count ? vaka_because(&REASON_IT_FITS, fact, one.arg[1], 0) : NULL;
}

/* 5.4g */
static void apply_fail(vaka_match *match, const vaka_action *action)
{
    int32_t tile = match->zones[zone_of(match, ZONE_FOUND)].first;

    vaka_tell(match, EVENT_FOUND_NOTHING, action->seat, match->pieces[tile].kind, 0, 0);
    discard(match, tile);
    vaka_done(match);
}

/* --- who goes there [5.4f] --- */

/* The side of the new region beyond which a region lies, VAKA_NONE: they are not neighbours. */
static int32_t side_towards(const vaka_match *match, int32_t hex, int32_t from)
{
    const int16_t *next = vaka_neighbours(match->layout, hex);

    for (int32_t side = 0; side < SIDES; side++)
        if (next[side] == from)
            return side;
    return VAKA_NONE;
}

static const vaka_reason *enter_obstacle(const vaka_match *match, const vaka_action *action,
                                         int16_t *fact)
{
    int32_t from = action->arg[0], side = side_towards(match, vaka_top(match)->local[1], from);

    if (side < 0 || !is_region(match, from) ||
        !(who_enters(match, action->seat, from, (side + 3) % SIDES) >> action->arg[1] & 1))
        return vaka_because(&REASON_CANNOT_ENTER, fact, from, 0);
    return NULL;
}

/* Who could enter: how many there are, and the last of them. */
static int32_t entrants(const vaka_match *match, int32_t seat, vaka_actions *out, vaka_action *last)
{
    int32_t hex = vaka_top(match)->local[1], count = 0;

    for (EACH_OWN_HEX(match, seat, from)) {
        int32_t side = from == hex ? VAKA_NONE : side_towards(match, hex, from);
        uint32_t places = side < 0 ? 0 : who_enters(match, seat, from, (side + 3) % SIDES);
        for (int32_t place = 0; place < PLACES; place++) {
            if (!(places >> place & 1))
                continue;
            count++;
            if (out)
                vaka_offer(out, seat, VERB_ENTER, from, place, 0, 0);
            *last = (vaka_action){(int8_t)seat, VERB_ENTER, {(int16_t)from, (int16_t)place, 0, 0}};
        }
    }
    return count;
}

static void offer_enter(const vaka_match *match, int32_t seat, const vaka_rule *rule,
                        vaka_actions *out)
{
    vaka_action last;

    (void)rule;
    entrants(match, seat, out, &last);
}

static void apply_enter(vaka_match *match, const vaka_action *action)
{
    int32_t hex = vaka_top(match)->local[1], from = action->arg[0], seat = action->seat;
    int32_t unit = free_unit(match, from, seat, action->arg[1]);
    int32_t shore = shore_at(match, hex, side_towards(match, hex, from));

    move_unit(match, unit, hex,
              is_ship_place(action->arg[1]) ? PLACE_SEA : PLACE_LAND + (shore == 1));
    vaka_tell(match, EVENT_ENTERED, seat, hex, from, 0);
    vaka_stage_set(match, EXPLORE_FOUND);
}

static void step_explore(vaka_match *match, const vaka_frame *frame)
{
    int32_t seat = frame->local[0], hex = frame->local[1];
    vaka_action only;

    if (frame->stage == EXPLORE_FOUND) {
        vaka_done(match);
        vaka_push(match, STEP_FOUND, seat, hex, 0);
    } else if (frame->stage == EXPLORE_DRAW && !tiles_left(match)) {
        vaka_done(match);
    } else if (frame->stage == EXPLORE_ENTER && entrants(match, seat, NULL, &only) == 1) {
        apply_enter(match, &only);
    } else {
        vaka_ask(match, seat);
    }
}

static const vaka_rule explore_rules[] = {
    {VERB_LAY, VAKA_AT(EXPLORE_LAY), lay_obstacle, offer_lay, apply_lay},
    {VERB_DRAW, VAKA_AT(EXPLORE_DRAW), draw_obstacle, offer_draw, apply_draw},
    {VERB_ENTER, VAKA_AT(EXPLORE_ENTER), enter_obstacle, offer_enter, apply_enter},
    {VERB_FAIL, VAKA_AT(EXPLORE_LAY), fail_obstacle, vaka_offer_plain, apply_fail},
    {0},
};
const vaka_chapter chapter_explore = {.step = step_explore, .rules = explore_rules};
