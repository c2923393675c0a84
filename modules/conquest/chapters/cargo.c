/* cargo.c - Warrior Bands and Colonies at sea: carried, put down or lost [7.4, M10].
 *
 * SPDX-License-Identifier: MIT */
#include "chapters/fleet.h"
#include "chapters/load.h"
#include "chapters/occasion.h"

static const vaka_reason not_in_transport = {"not_cargo", "7.4a",
                                             "a {1:kind} does not carry {0:kind}"};
static const vaka_reason not_in_war_canoe = {"not_cargo", "7.4b",
                                             "a {1:kind} does not carry {0:kind}"};
static const vaka_reason not_with_rumor = {"not_cargo", "M7", "a {1:kind} does not carry {0:kind}"};
static const vaka_reason no_canoe = {"not_cargo", "2.2b", "a {1:kind} does not carry {0:kind}"};
static const vaka_reason no_room_in_transport = {
    "no_room", "7.4a", "every {0:kind} of the fleet that can sail on is laden"};
static const vaka_reason no_room_in_war_canoe = {
    "no_room", "7.4b", "every {0:kind} of the fleet that can sail on is laden"};
static const vaka_reason no_carrier = {"no_carrier", "2.2b", "there is no {0:kind} in the fleet"};
static const vaka_reason other_carrier = {
    "other_carrier", "7.4f", "{0:kind} was carried this turn by a canoe that is not free for it"};
static const vaka_reason not_aboard = {"not_aboard", "M4a",
                                       "there is no such {0:kind} in the fleet"};
static const vaka_reason laden = {"laden", "M4b", "put down what the {0:kind} carries first"};
static const vaka_reason no_excess = {"no_excess", "M10", "no {0:kind} has to be left at {1:zone}"};

/* --- Classes of canoes ------------------------------------------------------------------------
 *
 * Canoes of one kind and face that stand in one hex and have gone as far are one another's equal.
 * So cargo is bound to such a class, not to a single canoe: it notes kind and face of its carrier
 * and counts the hexes with it. Whether another equal canoe takes it on makes no difference to
 * anybody (7.4), and nothing shows which one was laden. */

static int32_t class_of(const vaka_piece *canoe)
{
    return 1 + 2 * canoe->kind + canoe->face;
}

/* Places for cargo that are free in the class of a canoe of the fleet. */
static int32_t free_places(const vaka_match *match, int32_t canoe)
{
    const vaka_piece *one = &match->pieces[canoe];
    int32_t places = 0;

    for (VAKA_EACH(match, fleet_zone(match), piece)) {
        const vaka_piece *at = &match->pieces[piece];
        if (at->field[FIELD_MOVED] != one->field[FIELD_MOVED])
            continue;
        if (at->kind == one->kind && at->face == one->face)
            places += counter_of(match, at->kind)->carries;
        places -= is_cargo(match, at->kind) && at->field[FIELD_CARRIER] == class_of(one);
    }
    return places;
}

/* A canoe of the fleet of the class that has carried a piece this turn, or VAKA_NONE. */
static int32_t carrier_of(const vaka_match *match, int32_t cargo)
{
    const vaka_piece *one = &match->pieces[cargo];

    for (VAKA_EACH(match, fleet_zone(match), piece)) {
        const vaka_piece *at = &match->pieces[piece];
        if (is_canoe(match, at->kind) && class_of(at) == one->field[FIELD_CARRIER] &&
            at->field[FIELD_MOVED] == one->field[FIELD_MOVED])
            return piece;
    }
    return VAKA_NONE;
}

/* --- At sea (M10) ----------------------------------------------------------------------------- */

static load load_at(const vaka_match *match, int32_t seat, int32_t hex)
{
    load sum = {0};

    add_load(match, seat, hex, &sum);
    return sum;
}

/* The same where the seat has a piece. */
static int32_t excess_of_own(const vaka_match *match, int32_t seat, int32_t hex)
{
    if (!is_ocean(match, hex))
        return 0;
    load sum = load_at(match, seat, hex);
    return overload(&sum);
}

int32_t excess_at_sea(const vaka_match *match, int32_t seat, int32_t hex)
{
    return vaka_has(match, hex, seat) ? excess_of_own(match, seat, hex) : 0;
}

/* --- Cargo [7.4] ------------------------------------------------------------------------------ */

static bool carries(const vaka_match *match, int32_t canoe, int32_t cargo)
{
    if (like_of(match, canoe) == KIND_TRANSPORT)
        return is_cargo(match, cargo);
    return like_of(match, canoe) == KIND_WAR_CANOE && like_of(match, cargo) == KIND_BAND;
}

/* Each kind has its own clause about what it does not carry; the kind is one of our own. */
static const vaka_reason *not_cargo(int32_t canoe)
{
    if (canoe == KIND_TRANSPORT)
        return &not_in_transport;
    if (canoe == KIND_WAR_CANOE)
        return &not_in_war_canoe;
    return canoe == KIND_RUMOR ? &not_with_rumor : &no_canoe;
}

static bool is_free(const vaka_match *match, int32_t canoe, int32_t kind)
{
    return match->pieces[canoe].kind == kind && hexes_left(match, canoe) > 0 &&
           free_places(match, canoe) > 0;
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

/* The pair that `load` means: a piece whose own canoe is there, or one that nobody has carried yet,
 * which goes into the best carrier, `empty`. VAKA_NONE and the reason if there is none. */
static int32_t passenger(const vaka_match *match, const vaka_action *action, int32_t empty,
                         int32_t *carrier, const vaka_reason **why)
{
    int32_t best = VAKA_NONE;

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
    int32_t carrier, empty;

    if (fleet < 0)
        return &no_fleet;
    if (!carries(match, canoe, kind))
        return vaka_because(not_cargo(like_of(match, canoe)), fact, kind, canoe);
    if (vaka_find(match, fleet, action->seat, kind) < 0)
        return vaka_because(&none_here, fact, kind, fleet);
    if (vaka_find(match, fleet_zone(match), VAKA_NONE, canoe) < 0)
        return vaka_because(&no_carrier, fact, canoe, 0);
    if ((empty = best_carrier(match, canoe)) < 0)
        return vaka_because(like_of(match, canoe) == KIND_TRANSPORT ? &no_room_in_transport
                                                                    : &no_room_in_war_canoe,
                            fact, canoe, 0);
    if (passenger(match, action, empty, &carrier, &why) < 0)
        return vaka_because(why, fact, kind, fleet);
    return NULL;
}

/* Kinds of a seat's pieces in a zone, as a set of bits. */
static uint32_t kinds_in(const vaka_match *match, int32_t zone, int32_t seat)
{
    uint32_t kinds = 0;

    for (VAKA_EACH(match, zone, piece))
        if (match->pieces[piece].owner == seat)
            kinds |= kind_bit(match, match->pieces[piece].kind);
    return kinds;
}

void offer_board(const vaka_match *match, int32_t seat, const vaka_rule *rule, vaka_actions *out)
{
    int32_t fleet = game_of(match)->fleet_at;
    uint32_t waiting = fleet >= 0 ? kinds_in(match, fleet, seat) : 0;
    uint32_t canoes = fleet >= 0 ? kinds_in(match, fleet_zone(match), seat) : 0;

    waiting &= alike(match, KIND_BAND) | alike(match, KIND_COLONY);
    canoes &= alike(match, KIND_TRANSPORT) | alike(match, KIND_WAR_CANOE);
    while (waiting) {
        int32_t kind = take_kind(&waiting);
        for (uint32_t rest = canoes; rest;)
            vaka_consider(match, seat, rule, out, kind, take_kind(&rest), 0);
    }
}

/* The owner reads what was loaded onto what; the others that a piece joined the fleet. */
static void tell_boarded(vaka_match *match, int32_t piece, int32_t canoe)
{
    const vaka_piece *at = &match->pieces[piece];
    uint8_t owner = (uint8_t)(at->owner >= 0 ? VAKA_SEAT(at->owner) : 0);
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
    int32_t canoe, empty = best_carrier(match, action->arg[1]);
    int32_t piece = passenger(match, action, empty, &canoe, &why);
    bool on_war = like_of(match, match->pieces[canoe].kind) == KIND_WAR_CANOE;
    int32_t war = on_war ? PIECE_ON_WAR : 0;

    tell_boarded(match, piece, canoe);
    vaka_piece_set(match, piece, FIELD_CARRIER, class_of(&match->pieces[canoe]));
    vaka_piece_set(match, piece, FIELD_MOVED, match->pieces[canoe].field[FIELD_MOVED]);
    vaka_piece_set(match, piece, FIELD_FLAGS,
                   (match->pieces[piece].field[FIELD_FLAGS] & ~PIECE_ON_WAR) | war);
    join_fleet(match, piece, game_of(match)->fleet_at);
}

/* --- Staying behind --------------------------------------------------------------------------- */

/* Who stays behind of several that the action could mean: cargo of a Transport rather than of a War
 * Canoe, a canoe that has sailed rather than one that would have to rest. */
static bool shed_before(const vaka_match *match, int32_t piece, int32_t other)
{
    const int32_t missed = PIECE_ON_WAR | PIECE_CALLED;

    return (match->pieces[piece].field[FIELD_FLAGS] & missed) <
           (match->pieces[other].field[FIELD_FLAGS] & missed);
}

static int32_t find_shed(const vaka_match *match, const vaka_action *action)
{
    int32_t best = VAKA_NONE;

    for (VAKA_EACH(match, fleet_zone(match), piece)) {
        const vaka_piece *at = &match->pieces[piece];
        if (at->kind == action->arg[0] && at->face == face_of(action->arg[1]) &&
            hexes_left(match, piece) == action->arg[2] &&
            (best < 0 || shed_before(match, piece, best)))
            best = piece;
    }
    return best;
}

/* One piece at a time: how many stay behind must not depend on what the others cannot see. */
const vaka_reason *shed_obstacle(const vaka_match *match, const vaka_action *action, int16_t *fact)
{
    int32_t piece = find_shed(match, action);

    if (game_of(match)->fleet_at < 0)
        return &no_fleet;
    if (piece < 0)
        return vaka_because(&not_aboard, fact, action->arg[0], 0);
    int32_t kind = match->pieces[piece].kind;
    if (is_canoe(match, kind) && free_places(match, piece) < counter_of(match, kind)->carries)
        return vaka_because(&laden, fact, action->arg[0], 0);
    return NULL;
}

void offer_shed(const vaka_match *match, int32_t seat, const vaka_rule *rule, vaka_actions *out)
{
    uint32_t before = out->count;

    for (VAKA_EACH(match, fleet_zone(match), piece)) {
        const vaka_piece *at = &match->pieces[piece];
        int32_t turn = at->face == VAKA_FACE_UP ? TURN_UP : TURN_DOWN;
        vaka_consider(match, seat, rule, out, at->kind, turn, hexes_left(match, piece));
    }
    vaka_offers_in_order(out, before);
}

void apply_shed(vaka_match *match, const vaka_action *action)
{
    int32_t piece = find_shed(match, action);

    tell_of(match, EVENT_SHED, piece, game_of(match)->fleet_at, 0);
    put_down(match, piece);
    if (!match->zones[fleet_zone(match)].count)
        game_of(match)->fleet_at = VAKA_NONE;
}

const vaka_reason *leave_obstacle(const vaka_match *match, const vaka_action *action, int16_t *fact)
{
    int32_t kind = action->arg[0], hex = action->arg[1], fleet = game_of(match)->fleet_at;

    if (fleet >= 0)
        return vaka_because(&under_way, fact, fleet, 0);
    if (!excess_at_sea(match, action->seat, hex))
        return vaka_because(&no_excess, fact, kind, hex);
    load sum = load_at(match, action->seat, hex);
    return abandon_obstacle(match, &sum, kind, fact) ? vaka_because(&no_excess, fact, kind, hex)
                                                     : NULL;
}

void offer_leave(const vaka_match *match, int32_t seat, const vaka_rule *rule, vaka_actions *out)
{
    hex_set own = hexes_with(match, seat);
    uint32_t before = out->count;

    if (game_of(match)->fleet_at >= 0)
        return;
    for (int32_t hex; (hex = set_take(&own)) >= 0;)
        if (excess_of_own(match, seat, hex))
            for (uint32_t kinds = load_at(match, seat, hex).cargo; kinds;)
                vaka_consider(match, seat, rule, out, take_kind(&kinds), hex, 0);
    vaka_offers_in_order(out, before);
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
    tell_of(match, EVENT_LOST_AT_SEA, gone, hex, 0);
    piece_home(match, gone);
}

/* --- Samples ---------------------------------------------------------------------------------- */

/* Pieces of the fleet that neither sail by themselves nor have a place in a canoe that can carry
 * them. */
static int32_t stranded_cargo(const vaka_match *match)
{
    int32_t wrong = 0;

    for (VAKA_EACH(match, fleet_zone(match), piece)) {
        int32_t kind = match->pieces[piece].kind;
        if (sails(match, kind))
            continue;
        int32_t canoe = is_cargo(match, kind) ? carrier_of(match, piece) : VAKA_NONE;
        wrong += canoe < 0 || !carries(match, match->pieces[canoe].kind, kind) ||
                 free_places(match, canoe) < 0;
    }
    return wrong;
}

/* M5: has the seat that moves a War Canoe with its pieces among enemies? Only that seat can have
 * pieces there. */
static bool escort_possible(const vaka_match *match, int32_t hex)
{
    int32_t seat = game_of(match)->actor;

    if (seat < 0 || !pieces_at(match, seat, hex) || !enemy_hex(match, seat, hex))
        return true;
    return find_like(match, hex, seat, KIND_WAR_CANOE) >= 0 ||
           (hex == game_of(match)->fleet_at &&
            find_like(match, fleet_zone(match), seat, KIND_WAR_CANOE) >= 0);
}

static int32_t wrong_at(const vaka_match *match, int32_t hex)
{
    int32_t wrong = !escort_possible(match, hex);

    for (int32_t seat = 0; seat < match->seats; seat++)
        if (seat != game_of(match)->actor && !in_typhoon(match, hex))
            wrong += excess_at_sea(match, seat, hex);
    return wrong;
}

int32_t fleet_wrong(const vaka_match *match)
{
    int32_t hexes = facts_of(match)->hexes, wrong = stranded_cargo(match);

    for (int32_t hex = 0; hex < hexes; hex++)
        if (match->zones[hex].count)
            wrong += wrong_at(match, hex);
    return wrong;
}

bool fleet_possible(const vaka_match *match)
{
    int32_t hexes = facts_of(match)->hexes;

    if (stranded_cargo(match))
        return false;
    for (int32_t hex = 0; hex < hexes; hex++)
        if (match->zones[hex].count && wrong_at(match, hex))
            return false;
    return true;
}
