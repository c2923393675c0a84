/* fleet.c - fleets at sea [7.3, 7.4]: who joins, what is carried, where they may go, who stays.
 *
 * SPDX-License-Identifier: MIT
 *
 * The fleet under way lies in ZONE_FLEET, its hex is game->fleet_at. Actions say all that the
 * others can see of a piece: its face and, of a face-up canoe, how far it has gone. Whoever
 * joins and stays behind without having sailed rests for this turn: so calling and dismissing does
 * not go round in circles, and a slip is undone. To the others a piece that boards looks like a
 * piece that is mustered. */
#include "chapters/fleet.h"

static const vaka_reason not_canoe = {
    "not_canoe", "2.2b",
    "{0:kind} does not sail by itself: a canoe of the fleet takes it on board"};
static const vaka_reason locals_stay = {"locals_stay", "2.2c", "{0:kind} never leaves its group"};
static const vaka_reason elsewhere = {"elsewhere", "M4c",
                                      "a fleet is under way at {0:zone}: bring it to land first"};
static const vaka_reason other_left = {"other_left", "M4",
                                       "no such {0:kind} at {1:zone} has so many hexes left"};
static const vaka_reason no_war_canoe = {
    "no_war_canoe", "7.3d",
    "only war canoes attack {0:zone}, with the bands aboard them, and you have none on the map"};
static const vaka_reason out_of_reach = {
    "out_of_reach", "7.3b",
    "only war canoes attack {0:zone}, and none of yours has the hexes left to reach it"};
static const vaka_reason attack_by_sea = {
    "attack_by_sea", "8.1c",
    "to attack {0:zone}, start where a war canoe of yours lies and sail there; bands fight only "
    "aboard war canoes"};
static const vaka_reason not_next = {"not_next", "7.3b", "{0:zone} is not next to {1:zone}"};
static const vaka_reason unknown = {"unknown", "7.3c",
                                    "{0:zone} is not known: only explorers go there"};
static const vaka_reason not_yours = {
    "not_yours", "7.3c", "the island at {0:zone} is not known, and no marker of yours lies on it"};
static const vaka_reason america = {"america", "M9", "no piece enters South America"};
static const vaka_reason escort = {
    "escort", "7.3d", "the enemy at {0:zone} lets a fleet in only with a war canoe in it"};
static const vaka_reason escort_at_sea = {
    "escort", "7.3k", "the enemy at {0:zone} lets a fleet in only with a war canoe in it"};
static const vaka_reason escort_of_rumors = {
    "escort", "M5", "the enemy at {0:zone} lets a fleet in only with a war canoe in it"};
static const vaka_reason unescorted = {
    "unescorted", "M5", "what stays at {0:zone} among enemies needs a war canoe with it"};
static const vaka_reason adrift = {
    "adrift", "M10",
    "no canoe place at {0:zone} is left for {1:int} of your pieces: leave them first"};

/* --- Joining ---------------------------------------------------------------------------------- */

/* The piece that `muster` means, or VAKA_NONE and the reason. */
static int32_t volunteer(const vaka_match *match, const vaka_action *action,
                         const vaka_reason **why)
{
    *why = &none_here;
    for (VAKA_EACH(match, action->arg[1], piece)) {
        const vaka_piece *at = &match->pieces[piece];
        if (at->owner != action->seat || at->kind != action->arg[0] ||
            at->face != face_of(action->arg[2]))
            continue;
        const vaka_reason *idle = idle_reason(match, piece);
        if (!idle && hexes_left(match, piece) == action->arg[3])
            return piece;
        *why = idle ? idle : &other_left;
    }
    return VAKA_NONE;
}

/* M8: is this the last piece of a garrison, which does not leave? */
static bool holds_garrison(const vaka_match *match, int32_t seat, int32_t hex)
{
    return game_of(match)->fleet_at < 0 && must_garrison(match, seat, hex) &&
           pieces_at(match, seat, hex) == 1;
}

/* How near an attack on a hex is: the reason that has most to say. */
static const vaka_reason *attack_reason(const vaka_match *match, int32_t seat, int32_t hex)
{
    const vaka_reason *why = &no_war_canoe;
    hex_set own = hexes_with(match, seat);

    for (int32_t from; (from = set_take(&own)) >= 0;)
        for (VAKA_EACH(match, from, piece)) {
            const vaka_piece *at = &match->pieces[piece];

            if (at->owner != seat || like_of(match, at->kind) != KIND_WAR_CANOE)
                continue;
            if (!idle_reason(match, piece) &&
                facts_of(match)->apart[from][hex] <= hexes_left(match, piece))
                return &attack_by_sea;
            why = &out_of_reach;
        }
    return why;
}

/* Who calls canoes where only enemies are means to attack them. */
static bool means_attack(const vaka_match *match, int32_t seat, int32_t hex)
{
    return enemy_hex(match, seat, hex) && !pieces_at(match, seat, hex) &&
           !is_closed(match, seat, hex);
}

const vaka_reason *muster_obstacle(const vaka_match *match, const vaka_action *action,
                                   int16_t *fact)
{
    int32_t kind = action->arg[0], hex = action->arg[1], fleet = game_of(match)->fleet_at;
    const vaka_reason *why;

    if (!sails(match, kind))
        return vaka_because(is_local(kind) ? &locals_stay : &not_canoe, fact, kind, 0);
    if (fleet >= 0 && fleet != hex)
        return vaka_because(&elsewhere, fact, fleet, 0);
    if (means_attack(match, action->seat, hex))
        return vaka_because(attack_reason(match, action->seat, hex), fact, hex, 0);
    if (volunteer(match, action, &why) < 0)
        return vaka_because(why, fact, kind, hex);
    if (holds_garrison(match, action->seat, hex))
        return vaka_because(&garrison, fact, hex, 0);
    return NULL;
}

enum { LEFTS = MOST_HEXES_LEFT + 1 };

typedef struct crowd { /* pieces of a kind at a hex: a bit for a face and the hexes that are left */
    uint64_t of;
    int16_t hex;
} crowd;

typedef struct crowds { /* what may be mustered, by kind and hex: as lists are in order */
    uint32_t kinds;     /* a set of bits */
    int32_t count[MOST_COUNTER_KINDS];
    crowd at[MOST_COUNTER_KINDS][MAX_HEXES];
} crowds;

/* Adds every piece at a hex that is not idle, as volunteer() would find it. */
static void find_crowd(const vaka_match *match, int32_t seat, int32_t moves, int32_t hex,
                       crowds *out)
{
    uint64_t of[MOST_COUNTER_KINDS];
    uint32_t found = 0;

    for (VAKA_EACH(match, hex, piece)) {
        const vaka_piece *at = &match->pieces[piece];
        if (at->owner != seat || !sails(match, at->kind) ||
            has_flag(match, piece, PIECE_STOPPED | PIECE_RESTED))
            continue;
        int32_t left = moves + sails_farther(match, at->kind) - at->field[FIELD_MOVED];
        if (left <= 0)
            continue;
        left = left > MOST_HEXES_LEFT ? MOST_HEXES_LEFT : left; /* as hexes_left() says it */
        int32_t turn = at->face == VAKA_FACE_UP ? TURN_UP : TURN_DOWN;
        uint32_t bit = kind_bit(match, at->kind);
        of[at->kind] = (found & bit ? of[at->kind] : 0) | (uint64_t)1 << (turn * LEFTS + left);
        found |= bit;
    }
    out->kinds |= found;
    while (found) {
        int32_t kind = take_kind(&found);
        out->at[kind][out->count[kind]++] = (crowd){of[kind], (int16_t)hex};
    }
}

static void offer_crowds(const crowds *all, int32_t seat, vaka_actions *out)
{
    for (uint32_t kinds = all->kinds; kinds;) {
        int32_t kind = take_kind(&kinds);
        for (const crowd *at = all->at[kind]; at < &all->at[kind][all->count[kind]]; at++)
            for (uint64_t rest = at->of; rest; rest &= rest - 1) {
                int32_t bit = __builtin_ctzll(rest);
                vaka_offer(out, seat, VERB_MUSTER, kind, at->hex, bit / LEFTS, bit % LEFTS);
            }
    }
}

void offer_muster(const vaka_match *match, int32_t seat, const vaka_rule *rule, vaka_actions *out)
{
    int32_t fleet = game_of(match)->fleet_at, moves = vaka_value_at(match, VALUE_MOVES, seat);
    hex_set own = {{0}};
    crowds all;

    (void)rule;
    all.kinds = 0;
    memset(all.count, 0, sizeof all.count);
    if (fleet >= 0)
        set_add(&own, fleet);
    else
        own = hexes_with(match, seat);
    for (int32_t hex; (hex = set_take(&own)) >= 0;)
        if (!holds_garrison(match, seat, hex))
            find_crowd(match, seat, moves, hex, &all);
    offer_crowds(&all, seat, out);
}

/* M10: tells the owner of cargo that it has no place once the canoes of the fleet have left. */
static void warn_adrift(vaka_match *match, int32_t seat, int32_t hex)
{
    int32_t excess = excess_at_sea(match, seat, hex);

    if (excess)
        tell_seat(match, seat, EVENT_ADRIFT, VAKA_EVENT_PRIVATE, hex, excess);
}

void apply_muster(vaka_match *match, const vaka_action *action)
{
    const vaka_reason *why;
    int32_t piece = volunteer(match, action, &why), hex = action->arg[1];

    game_of(match)->stirred = 1;
    tell_of(match, EVENT_MUSTERED, piece, hex, 0);
    join_fleet(match, piece, hex);
    warn_adrift(match, action->seat, hex);
}

/* --- Sailing [7.3] ---------------------------------------------------------------------------- */

static bool has_war_canoe(const vaka_match *match, int32_t zone, int32_t seat)
{
    return find_like(match, zone, seat, KIND_WAR_CANOE) >= 0;
}

/* Why a fleet without a War Canoe does not go among enemies. */
static const vaka_reason *escort_reason(const vaka_match *match, int32_t seat, int32_t hex)
{
    if (is_ocean(match, hex))
        return &escort_at_sea;
    return find_like(match, fleet_zone(match), seat, KIND_TRANSPORT) < 0 ? &escort_of_rumors
                                                                         : &escort;
}

/* M5, M9: may the fleet go into this hex? */
static const vaka_reason *entry_reason(const vaka_match *match, int32_t seat, int32_t hex)
{
    int32_t tile = face_down_tile(match, hex);

    if (facts_of(match)->hex[hex].kind == HEX_AMERICA)
        return &america;
    if (tile >= 0 && !(match->pieces[tile].seen & VAKA_SEAT(seat)))
        return &not_yours;
    if (tile < 0 && !game_of(match)->hex[hex].known)
        return &unknown;
    if (is_closed(match, seat, hex))
        return closed_obstacle(match, seat, hex);
    if (enemy_hex(match, seat, hex) && !has_war_canoe(match, fleet_zone(match), seat))
        return escort_reason(match, seat, hex);
    return NULL;
}

/* M5, M8: may the fleet leave its hex, with what stays behind there? */
static const vaka_reason *leaving_reason(const vaka_match *match, int32_t seat, int32_t hex)
{
    int32_t staying = pieces_at(match, seat, hex);

    if (!staying && must_garrison(match, seat, hex))
        return &garrison;
    if (staying && enemy_hex(match, seat, hex) && !has_war_canoe(match, hex, seat))
        return &unescorted;
    return NULL;
}

/* A canoe or rumor of the fleet that cannot go on, or VAKA_NONE. */
static int32_t tired_piece(const vaka_match *match, int32_t seat)
{
    int32_t moves = vaka_value_at(match, VALUE_MOVES, seat);

    for (VAKA_EACH(match, fleet_zone(match), piece)) {
        const vaka_piece *at = &match->pieces[piece];
        if (sails(match, at->kind) &&
            at->field[FIELD_MOVED] >= moves + sails_farther(match, at->kind))
            return piece;
    }
    return VAKA_NONE;
}

const vaka_reason *sail_obstacle(const vaka_match *match, const vaka_action *action, int16_t *fact)
{
    int32_t from = game_of(match)->fleet_at, to = action->arg[0];
    const vaka_reason *why;

    if (from < 0)
        return &no_fleet;
    if (!vaka_adjacent(match->layout, from, to))
        return vaka_because(&not_next, fact, to, from);
    int32_t slow = tired_piece(match, action->seat);
    if (slow >= 0)
        return vaka_because(&tired, fact, match->pieces[slow].kind, 0);
    if ((why = entry_reason(match, action->seat, to)) != NULL)
        return vaka_because(why, fact, to, 0);
    if ((why = leaving_reason(match, action->seat, from)) != NULL)
        return vaka_because(why, fact, from, 0);
    return NULL;
}

void offer_sail(const vaka_match *match, int32_t seat, const vaka_rule *rule, vaka_actions *out)
{
    int32_t from = game_of(match)->fleet_at;

    if (from < 0 || tired_piece(match, seat) >= 0 || leaving_reason(match, seat, from))
        return;
    const hex_set *next = &facts_of(match)->around[from];
    for (int32_t hex = set_next(next, 0); hex >= 0; hex = set_next(next, hex + 1))
        if (!entry_reason(match, seat, hex))
            vaka_offer(out, seat, rule->verb, hex, 0, 0, 0);
}

static void dissolve(vaka_match *match)
{
    int32_t fleet = fleet_zone(match);

    while (match->zones[fleet].first >= 0)
        put_down(match, match->zones[fleet].first);
    game_of(match)->fleet_at = VAKA_NONE;
}

/* M6: an enemy group or War Canoe stops the fleet. Where hidden pieces lie the seat has learned
 * something in any case: without a War Canoe among them the fleet is not stopped. */
static void meet_enemies(vaka_match *match, int32_t seat, int32_t hex)
{
    bool hidden = false, war = false;

    for (VAKA_EACH(match, hex, piece)) {
        const vaka_piece *at = &match->pieces[piece];
        if (at->owner < 0 || at->owner == seat)
            continue;
        hidden = hidden || at->face == VAKA_FACE_DOWN;
        war = war || like_of(match, at->kind) == KIND_WAR_CANOE;
    }
    if (hidden)
        vaka_learned(match, seat);
    if (!enemy_group(match, seat, hex) && !war)
        return;
    vaka_tell(match, enemy_group(match, seat, hex) ? EVENT_STOPPED : EVENT_WAR_CANOE_MET, seat, hex,
              0, 0);
    for (VAKA_EACH(match, fleet_zone(match), piece))
        add_flag(match, piece, PIECE_STOPPED);
    dissolve(match);
}

void apply_sail(vaka_match *match, const vaka_action *action)
{
    int32_t from = game_of(match)->fleet_at, to = action->arg[0];
    int32_t tile = face_down_tile(match, to);

    if (tile >= 0)
        unveil_tile(match, action->seat, tile);
    for (VAKA_EACH(match, fleet_zone(match), piece)) {
        const vaka_piece *at = &match->pieces[piece];
        vaka_piece_set(match, piece, FIELD_MOVED, at->field[FIELD_MOVED] + 1);
        vaka_piece_set(match, piece, FIELD_FLAGS, at->field[FIELD_FLAGS] & ~PIECE_CALLED);
    }
    game_of(match)->fleet_at = (int16_t)to;
    vaka_tell(match, EVENT_SAILED, action->seat, from, to, 0);
    meet_enemies(match, action->seat, to);
}

/* --- Staying behind --------------------------------------------------------------------------- */

const vaka_reason *land_obstacle(const vaka_match *match, const vaka_action *action, int16_t *fact)
{
    (void)action;
    (void)fact;
    return game_of(match)->fleet_at < 0 ? &no_fleet : NULL;
}

void apply_land(vaka_match *match, const vaka_action *action)
{
    vaka_tell(match, EVENT_LANDED, action->seat, game_of(match)->fleet_at, 0, 0);
    dissolve(match);
}

/* --- The end of movement (M10) ---------------------------------------------------------------- */

const vaka_reason *done_obstacle(const vaka_match *match, const vaka_action *action, int16_t *fact)
{
    int32_t fleet = game_of(match)->fleet_at, seat = action->seat;
    hex_set own = hexes_with(match, seat);

    if (fleet >= 0)
        return vaka_because(&under_way, fact, fleet, 0);
    for (int32_t hex; (hex = set_take(&own)) >= 0;) {
        int32_t excess = excess_at_sea(match, seat, hex);
        if (excess)
            return vaka_because(&adrift, fact, hex, excess);
    }
    return NULL;
}

/* Whoever has no place stands right before it in the list, to be left (M10): so nobody is counted
 * twice. */
void offer_done(const vaka_match *match, int32_t seat, const vaka_rule *rule, vaka_actions *out)
{
    bool seen = out->count > 0 && out->count <= out->room;
    bool adrift_first = seen && out->at[out->count - 1].verb == VERB_LEAVE;

    if (game_of(match)->fleet_at < 0 && !adrift_first)
        vaka_offer(out, seat, rule->verb, 0, 0, 0, 0);
}

void end_sailing(vaka_match *match, const vaka_action *action)
{
    vaka_tell(match, EVENT_MOVE_OVER, action->seat, 0, 0, 0);
    memset(game_of(match)->fought, 0, sizeof game_of(match)->fought);
    set_stage(match, MOVE_FIGHT);
}
