/* chapters/migrate.c - migration, by land, by water and by convoy [5.7].
 *
 * SPDX-License-Identifier: MIT
 *
 * Locals of STEP_MIGRATE: 0 = seat, 1 = GRANT_…: what may be moved. */
#include "archipelago.h"
#include "chapters/actions.h"

static const vaka_reason REASON_NOTHING_TO_MOVE = {"nothing_to_move", "5i",
                                                   "No free unit of yours can go anywhere"};
static const vaka_reason REASON_NO_MOVER = {
    "no_mover", "5.7a", "No free unit of yours at {0:zone} is still to move from there"};
static const vaka_reason REASON_NOT_OF_THIS_SORT = {"not_of_this_sort", "7b",
                                                    "The card moves another sort of unit"};
static const vaka_reason REASON_NO_WAY = {"no_way", "5.7c",
                                          "There is no way from {0:zone} to {1:zone}"};
static const vaka_reason REASON_TAKEN_BUILDING = {"building_taken", "5.7b",
                                                  "At {0:zone} there is no such empty building"};
static const vaka_reason REASON_OTHERS_TOWN = {
    "others_town", "5.9d", "The town of {1:seat} keeps others off the buildings of {0:zone}"};
static const vaka_reason REASON_CROWD = {"crowd_at_end", "5.7g",
                                         "{0:zone} would hold more than {1:int} citizens of yours"};

enum { MOST_SHIPS = 8, MASKS = 1 << MOST_SHIPS };

/* --- who may move --- */

static int32_t mover_at(const vaka_match *match, int32_t seat, int32_t hex, int32_t place)
{
    for (VAKA_EACH(match, hex, piece)) {
        const vaka_piece *unit = &match->pieces[piece];
        if (unit->owner == seat && is_unit(unit) && is_free(unit) && !unit->field[FIELD_MOVED] &&
            place_of(match, piece) == place)
            return piece;
    }
    return VAKA_NONE;
}

static uint32_t movers_at(const vaka_match *match, int32_t seat, int32_t hex, int32_t grant)
{
    uint32_t places = 0;

    for (VAKA_EACH(match, hex, piece)) {
        const vaka_piece *unit = &match->pieces[piece];
        if (unit->owner == seat && is_unit(unit) && is_free(unit) && !unit->field[FIELD_MOVED])
            places |= 1u << place_of(match, piece);
    }
    if (grant == GRANT_SAIL)
        places &= 1u << PLACE_SEA | 1u << PLACE_DOCK;
    if (grant == GRANT_WALK)
        places &= ~(1u << PLACE_SEA | 1u << PLACE_DOCK);
    return places;
}

static int32_t shore_of_place(const vaka_match *match, int32_t hex, int32_t place)
{
    if (place >= PLACE_TOWN && place <= PLACE_TEMPLE)
        return building_shore(match, hex, place - PLACE_TOWN);
    return place == PLACE_FAR;
}

/* --- where to: shores that can be reached, two bits a hex --- */

typedef struct reach {
    uint8_t shore[MAX_HEXES]; /* bit 0 first, bit 1 second shore; of ships: bit 0, its sea */
    int32_t hexes[MAX_HEXES]; /* those with a bit */
    int32_t count;
} reach;

static void add_reach(reach *to, int32_t hex, uint32_t shores)
{
    if (!to->shore[hex])
        to->hexes[to->count++] = hex;
    to->shore[hex] = (uint8_t)(to->shore[hex] | shores);
}

typedef struct convoy { /* ships of the seat that may help [5.7d] */
    int32_t at[MOST_SHIPS];
    int32_t count;
    uint8_t seen[MASKS][HEX_BYTES]; /* hexes that were reached by these ships */
} convoy;

static uint32_t all_shores(const vaka_match *match, int32_t hex)
{
    return (1u << face_at(match, hex)->shores) - 1u;
}

/* The next leg of a chain, each by a ship of its own: it lies in the region of departure or of
 * arrival [5.7e, 5.7f]. */
static void next_leg(const vaka_match *match, convoy *fleet, int32_t hex, uint32_t used, reach *to)
{
    const int16_t *next = vaka_neighbours(match->layout, hex);

    if (has_hex(fleet->seen[used], hex))
        return;
    add_hex(fleet->seen[used], hex);
    for (int32_t side = 0; side < SIDES; side++) {
        int32_t other = next[side];
        if (other < 0 || !is_region(match, other) || edge_at(match, hex, side) != EDGE_WATER)
            continue;
        for (int32_t i = 0; i < fleet->count; i++) {
            if ((used >> i & 1) || (fleet->at[i] != hex && fleet->at[i] != other))
                continue;
            if (face_at(match, other)->shores)
                add_reach(to, other, all_shores(match, other));
            next_leg(match, fleet, other, used | 1u << i, to);
        }
    }
}

static void gather_ships(const vaka_match *match, int32_t seat, convoy *fleet)
{
    fleet->count = 0;
    for (EACH_OWN_HEX(match, seat, hex))
        for (VAKA_EACH(match, hex, piece)) {
            const vaka_piece *unit = &match->pieces[piece];
            if (unit->owner == seat && unit->kind == KIND_SHIP && is_free(unit) &&
                fleet->count < MOST_SHIPS)
                fleet->at[fleet->count++] = hex;
        }
}

/* Is one of the ships in the region, or next to it by water? */
static bool has_ship_near(const vaka_match *match, const convoy *fleet, int32_t hex)
{
    for (int32_t i = 0; i < fleet->count; i++)
        if (fleet->at[i] == hex || vaka_adjacent(match->layout, fleet->at[i], hex))
            return true;
    return false;
}

static void reach_by_convoy(const vaka_match *match, convoy *fleet, int32_t hex, reach *to)
{
    if (!face_at(match, hex)->water || !has_ship_near(match, fleet, hex))
        return;
    memset(fleet->seen, 0, sizeof fleet->seen[0] << fleet->count);
    for (int32_t i = 0; i < fleet->count; i++)
        if (fleet->at[i] == hex && is_strait(match, hex))
            add_reach(to, hex, all_shores(match, hex)); /* 5.11b */
    next_leg(match, fleet, hex, 0, to);
}

/* What a unit of a place reaches; its own region is in it, for buildings there. */
static void find_reach(const vaka_match *match, convoy *fleet, int32_t hex, int32_t place,
                       reach *to)
{
    const int16_t *next = vaka_neighbours(match->layout, hex);
    bool ship = is_ship_place(place);
    int32_t shore = ship ? 0 : shore_of_place(match, hex, place);

    memset(to->shore, 0, sizeof to->shore);
    to->count = 0;
    add_reach(to, hex, 1u << shore);
    for (int32_t side = 0; side < SIDES; side++) {
        int32_t other = next[side];
        if (other < 0 || !is_region(match, other))
            continue;
        bool water = edge_at(match, hex, side) == EDGE_WATER;
        if (ship && water)
            add_reach(to, other, 1);
        else if (!ship && !water && shore_at(match, hex, side) == shore)
            add_reach(to, other, 1u << shore_at(match, other, (side + 3) % SIDES));
    }
    if (!ship && fleet->count)
        reach_by_convoy(match, fleet, hex, to);
}

/* --- onto what --- */

/* Why a unit of the seat may not come to a place of a region that it reaches. */
static const vaka_reason *arrival_why(const vaka_match *match, int32_t seat, int32_t hex,
                                      int32_t place, int16_t *fact)
{
    int32_t building = place == PLACE_DOCK ? BUILDING_PORT : place - PLACE_TOWN;

    if (place < PLACE_TOWN || place == PLACE_SEA)
        return NULL;
    if (!has_building(match, hex, building) || occupant_of(match, hex, building) >= 0)
        return vaka_because(&REASON_TAKEN_BUILDING, fact, hex, 0);
    int32_t town = building == BUILDING_TOWN ? VAKA_NONE : town_of(match, hex);
    return town >= 0 && town != seat ? vaka_because(&REASON_OTHERS_TOWN, fact, hex, town) : NULL;
}

/* The places of a region that a citizen, or ship, with these shores could come to. */
static uint32_t places_of(const vaka_match *match, int32_t hex, uint32_t shores, bool ship)
{
    uint32_t places;

    if (ship)
        return 1u << PLACE_SEA | (has_building(match, hex, BUILDING_PORT) ? 1u << PLACE_DOCK : 0);
    places = shores; /* PLACE_LAND, PLACE_FAR */
    for (int32_t building = 0; building < BUILDINGS; building++)
        if (has_building(match, hex, building) &&
            (shores >> building_shore(match, hex, building) & 1))
            places |= 1u << (PLACE_TOWN + building);
    return places;
}

/* In its own region a unit goes onto a building or to the other shore: stepping off is no move
 * [5.7b]. */
static uint32_t places_at_home(const vaka_match *match, int32_t hex, int32_t start, uint32_t places)
{
    int32_t shore = is_ship_place(start) ? 0 : shore_of_place(match, hex, start);

    return places & ~(1u << start | 1u << PLACE_SEA | 1u << (PLACE_LAND + shore));
}

/* 5.7g: nobody may pass through a full region either, for a move ends where it goes (of the house).
 */
static bool is_crowded(const vaka_match *match, int32_t seat, int32_t from, int32_t to,
                       int32_t place)
{
    return from != to && !is_ship_place(place) &&
           citizens_in(match, to, seat) >= crowd_of(match, seat);
}

static const vaka_reason *move_why(const vaka_match *match, const vaka_action *action,
                                   const reach *to, int16_t *fact)
{
    int32_t from = action->arg[0], hex = action->arg[1];
    int32_t start = action->arg[2], place = action->arg[3];
    bool ship = is_ship_place(start);

    if (!to->shore[hex] || is_ship_place(place) != ship)
        return vaka_because(&REASON_NO_WAY, fact, from, hex);
    uint32_t places = places_of(match, hex, to->shore[hex], ship);
    if (from == hex)
        places = places_at_home(match, hex, start, places);
    if (!(places >> place & 1))
        return place >= PLACE_TOWN ? vaka_because(&REASON_TAKEN_BUILDING, fact, hex, 0)
                                   : vaka_because(&REASON_NO_WAY, fact, from, hex);
    if (is_crowded(match, action->seat, from, hex, place))
        return vaka_because(&REASON_CROWD, fact, hex, crowd_of(match, action->seat));
    return arrival_why(match, action->seat, hex, place, fact);
}

static const vaka_reason *move_obstacle(const vaka_match *match, const vaka_action *action,
                                        int16_t *fact)
{
    int32_t from = action->arg[0], grant = vaka_top(match)->local[1];
    convoy fleet;
    reach to;

    if (!is_region(match, from) || mover_at(match, action->seat, from, action->arg[2]) < 0)
        return vaka_because(&REASON_NO_MOVER, fact, from, 0);
    if (!(movers_at(match, action->seat, from, grant) >> action->arg[2] & 1))
        return vaka_because(&REASON_NOT_OF_THIS_SORT, fact, 0, 0);
    if (!is_region(match, action->arg[1]))
        return vaka_because(&REASON_NO_WAY, fact, from, action->arg[1]);
    gather_ships(match, action->seat, &fleet);
    find_reach(match, &fleet, from, action->arg[2], &to);
    return move_why(match, action, &to, fact);
}

/* All moves of the seat's units of a region; `out` NULL: is there any? */
static bool moves_from(const vaka_match *match, int32_t seat, int32_t from, uint32_t places,
                       convoy *fleet, vaka_actions *out)
{
    int16_t fact[VAKA_TEXT_ARGS];
    reach to;

    for (int32_t start = 0; start < PLACES; start++) {
        if (!(places >> start & 1))
            continue;
        find_reach(match, fleet, from, start, &to);
        for (int32_t i = 0; i < to.count; i++) {
            int32_t hex = to.hexes[i];
            uint32_t ends = places_of(match, hex, to.shore[hex], is_ship_place(start));
            if (from == hex)
                ends = places_at_home(match, hex, start, ends);
            if (!ends || is_crowded(match, seat, from, hex, start))
                continue;
            for (int32_t place = 0; place < PLACES; place++) {
                if (!(ends >> place & 1) || arrival_why(match, seat, hex, place, fact))
                    continue;
                if (!out)
                    return true;
                vaka_offer(out, seat, VERB_MOVE, from, hex, start, place);
            }
        }
    }
    return false;
}

static void offer_move(const vaka_match *match, int32_t seat, const vaka_rule *rule,
                       vaka_actions *out)
{
    convoy fleet;

    (void)rule;
    gather_ships(match, seat, &fleet);
    for (EACH_OWN_HEX(match, seat, hex)) {
        uint32_t places = movers_at(match, seat, hex, vaka_top(match)->local[1]);
        if (places)
            moves_from(match, seat, hex, places, &fleet, out);
    }
}

bool can_migrate(const vaka_match *match, int32_t seat, int32_t grant)
{
    convoy fleet;

    gather_ships(match, seat, &fleet);
    for (EACH_OWN_HEX(match, seat, hex)) {
        uint32_t places = movers_at(match, seat, hex, grant);
        if (places && moves_from(match, seat, hex, places, &fleet, NULL))
            return true;
    }
    return false;
}

/* --- the action --- */

const vaka_reason *migrate_obstacle(const vaka_match *match, const vaka_action *action,
                                    int16_t *fact)
{
    const vaka_reason *why = disc_obstacle(match, action->seat, fact);

    if (why)
        return why;
    return can_migrate(match, action->seat, GRANT_MIGRATE)
               ? NULL
               : vaka_because(&REASON_NOTHING_TO_MOVE, fact, 0, 0);
}

void apply_migrate(vaka_match *match, const vaka_action *action)
{
    place_disc(match, action->seat);
    vaka_tell(match, EVENT_MIGRATES, action->seat, 0, 0, 0);
    vaka_push(match, STEP_MIGRATE, action->seat, GRANT_MIGRATE, 0);
}

static void apply_move(vaka_match *match, const vaka_action *action)
{
    int32_t from = action->arg[0], to = action->arg[1];
    int32_t unit = mover_at(match, action->seat, from, action->arg[2]);

    move_unit(match, unit, to, action->arg[3]);
    vaka_piece_set(match, unit, FIELD_MOVED, 1);
    vaka_tell(match, EVENT_MOVED, action->seat, match->pieces[unit].kind, from, to);
}

/* Of free units: of a rebel the field says that he was engaged (crisis.c). */
static void forget_moves(vaka_match *match, int32_t seat)
{
    for (EACH_OWN_HEX(match, seat, hex))
        for (VAKA_EACH(match, hex, piece)) {
            const vaka_piece *unit = &match->pieces[piece];
            if (unit->owner == seat && unit->field[FIELD_MOVED] && is_free(unit))
                vaka_piece_set(match, piece, FIELD_MOVED, 0);
        }
}

static void apply_done(vaka_match *match, const vaka_action *action)
{
    forget_moves(match, action->seat);
    vaka_done(match);
}

static void step_migrate(vaka_match *match, const vaka_frame *frame)
{
    int32_t seat = frame->local[0];

    if (can_migrate(match, seat, frame->local[1])) {
        vaka_ask(match, seat);
        return;
    }
    forget_moves(match, seat);
    vaka_done(match);
}

static const vaka_rule migrate_rules[] = {
    {VERB_MOVE, 0, move_obstacle, offer_move, apply_move},
    {VERB_DONE, 0, NULL, vaka_offer_plain, apply_done},
    {0},
};
const vaka_chapter chapter_migrate = {.step = step_migrate, .rules = migrate_rules};
