/* cargo.c - Warrior Bands and Colonies at sea: who carries them, who is put down, who is lost
 * [7.4].
 *
 * SPDX-License-Identifier: MIT */
#include "battle.h"
#include "fleet.h"

static const vaka_reason not_cargo = {"not_cargo", "7.4", "a {1:kind} does not carry {0:kind}"};
static const vaka_reason no_carrier = {"no_carrier", "7.4", "there is no {0:kind} in the fleet"};
static const vaka_reason no_room = {"no_room", "7.4",
                                    "every {0:kind} of the fleet that can sail on is laden"};
static const vaka_reason other_carrier = {
    "other_carrier", "7.4", "{0:kind} was carried this turn by a canoe that is not free for it"};
static const vaka_reason not_aboard = {"not_aboard", "M4",
                                       "there is no such {0:kind} in the fleet"};
static const vaka_reason no_excess = {"no_excess", "M10", "no {0:kind} has to be left at {1:zone}"};

/* What a canoe of the fleet carries; the canoe of the fleet that carries a piece. */
int32_t cargo_of(const vaka_match *match, int32_t canoe)
{
    int32_t tag = match->pieces[canoe].field[FIELD_TAG];

    for (VAKA_EACH(match, fleet_zone(match), piece))
        if (is_cargo(match->pieces[piece].kind) && match->pieces[piece].field[FIELD_CARRIER] == tag)
            return piece;
    return VAKA_NONE;
}

static int32_t carrier_of(const vaka_match *match, int32_t cargo)
{
    int32_t tag = match->pieces[cargo].field[FIELD_CARRIER];

    for (VAKA_EACH(match, fleet_zone(match), piece))
        if (is_canoe(match->pieces[piece].kind) && match->pieces[piece].field[FIELD_TAG] == tag)
            return piece;
    return VAKA_NONE;
}

static load load_at(const vaka_match *match, int32_t seat, int32_t hex)
{
    load sum = {0, 0, 0, 0};

    add_load(match, seat, hex, &sum);
    return sum;
}

int32_t excess_at_sea(const vaka_match *match, int32_t seat, int32_t hex)
{
    if (!match->zones[hex].count || !is_ocean(match, hex))
        return 0;
    load sum = load_at(match, seat, hex);
    return overload(&sum);
}

/* --- Cargo [7.4] ------------------------------------------------------------------------------ */

static bool carries(int32_t canoe, int32_t cargo)
{
    return canoe == KIND_TRANSPORT ? is_cargo(cargo)
                                   : canoe == KIND_WAR_CANOE && cargo == KIND_BAND;
}

static bool is_free(const vaka_match *match, int32_t canoe, int32_t kind)
{
    return match->pieces[canoe].kind == kind && hexes_left(match, canoe) > 0 &&
           cargo_of(match, canoe) < 0;
}

/* The free canoe of a kind with the most hexes left, face-down ones first. */
static int32_t best_carrier(const vaka_match *match, int32_t kind)
{
    int32_t best = VAKA_NONE;

    for (VAKA_EACH(match, fleet_zone(match), piece)) {
        if (!is_free(match, piece, kind))
            continue;
        int32_t more = best < 0 ? 1 : hexes_left(match, piece) - hexes_left(match, best);
        if (more > 0 || (more == 0 && match->pieces[piece].face < match->pieces[best].face))
            best = piece;
    }
    return best;
}

/* The pair that `board` means: a piece whose own canoe is there, or one that nobody has carried
 * yet. VAKA_NONE and the reason if there is none. */
static int32_t passenger(const vaka_match *match, const vaka_action *action, int32_t *carrier,
                         const vaka_reason **why)
{
    int32_t best = VAKA_NONE, empty = best_carrier(match, action->arg[1]);

    *why = &none_here;
    for (VAKA_EACH(match, game_of(match)->fleet_at, piece)) {
        const vaka_piece *at = &match->pieces[piece];
        if (at->owner != action->seat || at->kind != action->arg[0])
            continue;
        const vaka_reason *idle = idle_reason(match, piece);
        int32_t own = at->field[FIELD_CARRIER] ? carrier_of(match, piece) : VAKA_NONE;
        if (idle) {
            *why = idle;
        } else if (own >= 0 && is_free(match, own, action->arg[1])) {
            *carrier = own;
            return piece;
        } else if (at->field[FIELD_CARRIER]) {
            *why = &other_carrier;
        } else if (best < 0 && empty >= 0) {
            *carrier = empty;
            best = piece;
        }
    }
    return best;
}

const vaka_reason *board_obstacle(const vaka_match *match, const vaka_action *action, int16_t *fact)
{
    int32_t kind = action->arg[0], canoe = action->arg[1], fleet = game_of(match)->fleet_at;
    const vaka_reason *why;
    int32_t carrier;

    if (fleet < 0)
        return &no_fleet;
    if (!carries(canoe, kind))
        return sea_because(&not_cargo, fact, kind, canoe);
    if (vaka_find(match, fleet, action->seat, kind) < 0)
        return sea_because(&none_here, fact, kind, fleet);
    if (vaka_find(match, fleet_zone(match), VAKA_NONE, canoe) < 0)
        return sea_because(&no_carrier, fact, canoe, 0);
    if (best_carrier(match, canoe) < 0)
        return sea_because(&no_room, fact, canoe, 0);
    if (passenger(match, action, &carrier, &why) < 0)
        return sea_because(why, fact, kind, fleet);
    return NULL;
}

void offer_board(const vaka_match *match, int32_t seat, const sea_rule *rule, vaka_actions *out)
{
    for (int32_t kind = KIND_BAND; kind <= KIND_COLONY; kind++)
        for (int32_t canoe = KIND_TRANSPORT; canoe <= KIND_WAR_CANOE; canoe++)
            sea_consider(match, seat, rule, (const int32_t[VAKA_ARGS]){kind, canoe}, out);
}

/* The owner reads what was loaded onto what; the others that a piece joined the fleet. */
static void tell_boarded(vaka_match *match, int32_t piece, int32_t canoe)
{
    const vaka_piece *at = &match->pieces[piece];
    uint8_t owner = VAKA_SEAT(at->owner);
    vaka_event loaded = {EVENT_BOARDED,
                         owner,
                         VAKA_EVENT_PRIVATE,
                         {at->owner, at->kind, match->pieces[canoe].kind, 0, 0, 0}};
    vaka_event joined = {EVENT_MUSTERED,
                         (uint8_t)~owner,
                         VAKA_EVENT_PRIVATE,
                         {at->owner, VAKA_HIDDEN, at->zone, 0, 0, 0}};

    vaka_tell_event(match, &loaded);
    vaka_tell_event(match, &joined);
}

void apply_board(vaka_match *match, const vaka_action *action)
{
    const vaka_reason *why;
    int32_t canoe, piece = passenger(match, action, &canoe, &why);
    int32_t war = match->pieces[canoe].kind == KIND_WAR_CANOE ? PIECE_ON_WAR : 0;

    tell_boarded(match, piece, canoe);
    vaka_piece_set(match, piece, FIELD_CARRIER, match->pieces[canoe].field[FIELD_TAG]);
    vaka_piece_set(match, piece, FIELD_FLAGS,
                   (match->pieces[piece].field[FIELD_FLAGS] & ~PIECE_ON_WAR) | war);
    join_fleet(match, piece, game_of(match)->fleet_at);
}

/* --- Staying behind --------------------------------------------------------------------------- */

/* Of two pieces of the fleet of one kind, which one is missed less: an empty canoe, cargo of a
 * Transport, then what has fewer hexes left. Smaller is first. */
static int32_t shed_rank(const vaka_match *match, int32_t piece)
{
    int32_t canoe = piece, rank;

    if (is_cargo(match->pieces[piece].kind)) {
        canoe = carrier_of(match, piece);
        rank = canoe >= 0 && match->pieces[canoe].kind == KIND_WAR_CANOE;
    } else {
        rank = cargo_of(match, piece) >= 0;
    }
    return rank * INT16_MAX + (canoe >= 0 ? hexes_left(match, canoe) : 0);
}

static int32_t find_shed(const vaka_match *match, const vaka_action *action)
{
    int32_t best = VAKA_NONE;

    for (VAKA_EACH(match, fleet_zone(match), piece)) {
        const vaka_piece *at = &match->pieces[piece];
        if (at->kind == action->arg[0] && at->face == face_of(action->arg[1]) &&
            (best < 0 || shed_rank(match, piece) < shed_rank(match, best)))
            best = piece;
    }
    return best;
}

const vaka_reason *shed_obstacle(const vaka_match *match, const vaka_action *action, int16_t *fact)
{
    if (game_of(match)->fleet_at < 0)
        return &no_fleet;
    return find_shed(match, action) >= 0 ? NULL : sea_because(&not_aboard, fact, action->arg[0], 0);
}

void offer_shed(const vaka_match *match, int32_t seat, const sea_rule *rule, vaka_actions *out)
{
    for (int32_t kind = KIND_TRANSPORT; kind <= KIND_RUMOR; kind++)
        for (int32_t turn = TURN_UP; turn <= TURN_DOWN; turn++)
            sea_consider(match, seat, rule, (const int32_t[VAKA_ARGS]){kind, turn}, out);
}

void apply_shed(vaka_match *match, const vaka_action *action)
{
    int32_t at = game_of(match)->fleet_at, piece = find_shed(match, action);
    int32_t cargo = is_canoe(match->pieces[piece].kind) ? cargo_of(match, piece) : VAKA_NONE;

    sea_tell(match, EVENT_SHED, piece, at, 0);
    put_down(match, piece);
    if (cargo >= 0) {
        sea_tell(match, EVENT_SHED, cargo, at, 0);
        put_down(match, cargo);
    }
    if (!match->zones[fleet_zone(match)].count)
        game_of(match)->fleet_at = VAKA_NONE;
}

const vaka_reason *leave_obstacle(const vaka_match *match, const vaka_action *action, int16_t *fact)
{
    int32_t kind = action->arg[0], hex = action->arg[1], fleet = game_of(match)->fleet_at;

    if (fleet >= 0)
        return sea_because(&under_way, fact, fleet, 0);
    if (!excess_at_sea(match, action->seat, hex))
        return sea_because(&no_excess, fact, kind, hex);
    load sum = load_at(match, action->seat, hex);
    return abandon_obstacle(&sum, kind, fact) ? sea_because(&no_excess, fact, kind, hex) : NULL;
}

void offer_leave(const vaka_match *match, int32_t seat, const sea_rule *rule, vaka_actions *out)
{
    int32_t hexes = facts_of(match)->hexes;

    for (int32_t kind = KIND_BAND; kind <= KIND_COLONY; kind++)
        for (int32_t hex = 0; hex < hexes; hex++)
            if (match->zones[hex].count)
                sea_consider(match, seat, rule, (const int32_t[VAKA_ARGS]){kind, hex}, out);
}

/* Bands that came on a War Canoe are the last to go: they can fight. */
void apply_leave(vaka_match *match, const vaka_action *action)
{
    int32_t hex = action->arg[1], gone = VAKA_NONE;

    for (VAKA_EACH(match, hex, piece))
        if (match->pieces[piece].owner == action->seat &&
            match->pieces[piece].kind == action->arg[0] &&
            (gone < 0 || has_flag(match, gone, PIECE_ON_WAR)))
            gone = piece;
    sea_tell(match, EVENT_LOST_AT_SEA, gone, hex, 0);
    piece_home(match, gone);
}

/* --- Samples ---------------------------------------------------------------------------------- */

/* Does every canoe of the fleet carry at most one piece, and one that it can carry? */
static bool cargo_possible(const vaka_match *match)
{
    for (VAKA_EACH(match, fleet_zone(match), piece)) {
        const vaka_piece *at = &match->pieces[piece];
        if (!is_cargo(at->kind)) {
            if (!sails(at->kind))
                return false;
            continue;
        }
        int32_t canoe = at->field[FIELD_CARRIER] ? carrier_of(match, piece) : VAKA_NONE;
        if (canoe < 0 || !carries(match->pieces[canoe].kind, at->kind) ||
            cargo_of(match, canoe) != piece)
            return false;
    }
    return true;
}

/* M5: has whoever stands among enemies a War Canoe there? Only the seat that moves can. */
static bool escort_possible(const vaka_match *match, int32_t hex)
{
    int32_t seat = game_of(match)->actor;

    if (seat < 0 || !pieces_at(match, seat, hex) || !enemy_hex(match, seat, hex))
        return true;
    return vaka_find(match, hex, seat, KIND_WAR_CANOE) >= 0 ||
           (hex == game_of(match)->fleet_at &&
            vaka_find(match, fleet_zone(match), seat, KIND_WAR_CANOE) >= 0);
}

bool fleet_possible(const vaka_match *match)
{
    int32_t hexes = facts_of(match)->hexes, actor = game_of(match)->actor;

    if (!cargo_possible(match))
        return false;
    for (int32_t hex = 0; hex < hexes; hex++) {
        if (!match->zones[hex].count)
            continue;
        for (int32_t seat = 0; seat < match->seats; seat++)
            if (seat != actor && excess_at_sea(match, seat, hex))
                return false;
        if (!escort_possible(match, hex))
            return false;
    }
    return true;
}
