/* south.c - islands that enter play beside another, and land between hexes [11.3, A1].
 *
 * SPDX-License-Identifier: MIT
 *
 * Which island comes with which, and where, is content's business (scripts/conquest/rules): it puts
 * a tile down by place_island and joins hexes by join_by_land. Here is what a hex loses by that,
 * and how Bands and Colonies walk. */
#include "chapters/fleet.h"
#include "exports.h"
#include "opponent/opponent.h"

static const vaka_reason not_walker = {"not_walker", "11.3d",
                                       "only Warrior Bands and Colonies walk, not {0:kind}"};
static const vaka_reason no_land = {"no_land", "11.3d", "no land joins {0:zone} and {1:zone}"};
static const vaka_reason nobody_walks = {"nobody_walks", "11.3d",
                                         "you have no {0:kind} at {1:zone}"};
static const vaka_reason has_walked = {
    "has_walked", "A1", "{0:kind} at {1:zone} has walked this turn, or met the enemy"};
static const vaka_reason enemy_land = {"enemy_land", "A1",
                                       "nobody walks into {0:zone}, an enemy hex"};

/* --- Islands ---------------------------------------------------------------------------------- */

int32_t facing(const vaka_match *match, int32_t hex)
{
    return game_of(match)->hex[hex].tile >= 0 ? game_of(match)->hex[hex].facing : VAKA_NONE;
}

int32_t hex_towards(const vaka_match *match, int32_t hex, int32_t direction)
{
    return vaka_neighbours(match->layout, hex)[(direction % FACINGS + FACINGS) % FACINGS];
}

int32_t island_here(const vaka_match *match, int32_t hex)
{
    int32_t tile = game_of(match)->hex[hex].tile;

    return tile < 0 ? VAKA_NONE : facts_of(match)->tile_kind + tile;
}

/* Is the hex Unknown or ocean, printed or explored? A face-down tile may lie there. */
static bool has_room(const vaka_match *match, int32_t hex)
{
    int32_t kind = facts_of(match)->hex[hex].kind;

    return (kind == HEX_UNKNOWN || kind == HEX_OCEAN) && game_of(match)->hex[hex].tile < 0;
}

/* What lay there leaves the game: an Open Ocean marker, or a face-down tile, whose Discovered
 * Island markers go home. Knots taken there stay taken (A1). */
static void clear_hex(vaka_match *match, int32_t hex)
{
    int32_t tile = face_down_tile(match, hex), gone = zone_of(match, ZONE_GONE);

    if (tile >= 0) {
        vaka_tell(match, EVENT_TILE_REPLACED, 0, hex, 0, 0);
        vaka_piece_move(match, tile, gone);
    }
    for (int32_t piece = match->zones[hex].first, next; piece >= 0; piece = next) {
        next = match->pieces[piece].next;
        if (marker_row(match, match->pieces[piece].kind) >= 0)
            vaka_piece_move(match, piece, gone);
    }
}

bool place_island(vaka_match *match, int32_t kind, int32_t hex, int32_t seat)
{
    int32_t tile = tile_row(match, kind), piece;
    hex_now *now = &game_of(match)->hex[hex];

    if (tile < 0 || !has_room(match, hex))
        return false;
    piece = vaka_find(match, zone_of(match, ZONE_GONE), VAKA_NONE, kind);
    if (piece < 0)
        return false;
    clear_hex(match, hex);
    vaka_piece_move_under(match, piece, hex);
    vaka_piece_flip(match, piece, VAKA_FACE_UP);
    now->known = 1;
    now->tile = (int8_t)tile;
    now->facing = (int8_t)tile_facing(match, seat, tile);
    vaka_tell(match, EVENT_TILE_JOINED, seat, hex, kind, 0);
    if (plays_open(match) && vaka_turn(match) > 0) /* not one that lies there from the start */
        opponent_finds(match, seat, hex);
    return true;
}

/* --- Land ------------------------------------------------------------------------------------- */

void join_by_land(vaka_match *match, int32_t a, int32_t b)
{
    add_hex(game_of(match)->joined, a);
    add_hex(game_of(match)->joined, b);
}

/* Of several pieces one that has been carried or rests walks: the others can still be carried. */
static int32_t find_walker(const vaka_match *match, int32_t seat, int32_t kind, int32_t hex)
{
    int32_t best = VAKA_NONE;

    for (VAKA_EACH(match, hex, piece)) {
        const vaka_piece *at = &match->pieces[piece];
        if (at->owner != seat || at->kind != kind ||
            has_flag(match, piece, PIECE_WALKED | PIECE_STOPPED))
            continue;
        if (at->field[FIELD_CARRIER] || has_flag(match, piece, PIECE_RESTED))
            return piece;
        best = piece;
    }
    return best;
}

const vaka_reason *walk_obstacle(const vaka_match *match, const vaka_action *action, int16_t *fact)
{
    int32_t seat = action->seat, kind = action->arg[0], from = action->arg[1], to = action->arg[2];

    if (game_of(match)->fleet_at >= 0)
        return vaka_because(&under_way, fact, game_of(match)->fleet_at, 0);
    if (!is_cargo(match, kind))
        return vaka_because(&not_walker, fact, kind, 0);
    if (!is_joined(match, from, to))
        return vaka_because(&no_land, fact, from, to);
    if (vaka_find(match, from, seat, kind) < 0)
        return vaka_because(&nobody_walks, fact, kind, from);
    if (find_walker(match, seat, kind, from) < 0)
        return vaka_because(&has_walked, fact, kind, from);
    if (enemy_hex(match, seat, to))
        return vaka_because(&enemy_land, fact, to, 0);
    if (is_closed(match, seat, to))
        return vaka_because(closed_obstacle(match, seat, to), fact, to, 0);
    if (must_garrison(match, seat, from) && pieces_at(match, seat, from) == 1)
        return vaka_because(&garrison, fact, from, 0);
    return NULL;
}

void offer_walk(const vaka_match *match, int32_t seat, const vaka_rule *rule, vaka_actions *out)
{
    static const uint8_t nowhere[MAX_HEXES / 8];
    uint32_t walkers = alike(match, KIND_BAND) | alike(match, KIND_COLONY);
    uint32_t before = out->count;

    if (!memcmp(game_of(match)->joined, nowhere, sizeof nowhere))
        return;
    for (int32_t hex = 0; hex < facts_of(match)->hexes; hex++) {
        const int16_t *next = vaka_neighbours(match->layout, hex);
        for (int32_t i = 0; has_land(match, hex) && i < 6; i++)
            for (uint32_t kinds = next[i] >= 0 ? walkers : 0; kinds;)
                vaka_consider(match, seat, rule, out, take_kind(&kinds), hex, next[i]);
    }
    vaka_offers_in_order(out, before);
}

void apply_walk(vaka_match *match, const vaka_action *action)
{
    int32_t piece = find_walker(match, action->seat, action->arg[0], action->arg[1]);

    game_of(match)->stirred = 1;
    add_flag(match, piece, PIECE_WALKED);
    if (match->pieces[piece].field[FIELD_CARRIER])
        vaka_piece_set(match, piece, FIELD_CARRIER, CARRIER_LEFT);
    vaka_piece_move(match, piece, action->arg[2]);
    tell_of(match, EVENT_WALKED, piece, action->arg[1], action->arg[2]);
}
