/* questions.c - questions about the map that several chapters ask.
 *
 * SPDX-License-Identifier: MIT */
#include "conquest.h"

const vaka_reason NOT_NOW = {"not_now", "4a", "\"{0:verb}\" is not part of what is done now"};
const vaka_reason BROWN_BARE = {
    "brown_bare", "9.4c",
    "at {0:zone} only a brown box without Improved Agriculture is left for a village"};
static const vaka_reason closed = {"closed", "11.2c", "nothing may enter {0:zone} now"};
static const vaka_reason truce = {"truce", "11.2t", "a truce keeps you out of {0:zone}"};

/* --- pieces --- */

bool is_battle_piece(const vaka_match *match, int32_t kind)
{
    return counter_of(match, kind)->fights || is_local(kind);
}

bool is_local(int32_t kind)
{
    return kind == KIND_LOCAL || kind == KIND_BLUE;
}

int32_t find_like(const vaka_match *match, int32_t zone, int32_t owner, int32_t kind)
{
    uint32_t kinds = alike(match, kind);
    int32_t piece = VAKA_NONE;

    while (kinds && piece < 0)
        piece = vaka_find(match, zone, owner, take_kind(&kinds));
    return piece;
}

int32_t count_like(const vaka_match *match, int32_t zone, int32_t owner, int32_t kind)
{
    int32_t count = 0;

    for (uint32_t kinds = alike(match, kind); kinds;)
        count += vaka_count(match, zone, owner, take_kind(&kinds));
    return count;
}

int32_t war_places_at(const vaka_match *match, int32_t zone, int32_t seat)
{
    int32_t places = 0;

    for (uint32_t kinds = alike(match, KIND_WAR_CANOE); kinds;) {
        int32_t kind = take_kind(&kinds);
        places += vaka_count(match, zone, seat, kind) * counter_of(match, kind)->carries;
    }
    return places;
}

int32_t pieces_at(const vaka_match *match, int32_t seat, int32_t hex)
{
    return vaka_has(match, hex, seat) ? vaka_count(match, hex, seat, VAKA_NONE) : 0;
}

int32_t piece_with_face(const vaka_match *match, int32_t seat, int32_t hex, int32_t kind,
                        int32_t face)
{
    if (!vaka_has(match, hex, seat))
        return VAKA_NONE;
    for (VAKA_EACH(match, hex, piece)) {
        const vaka_piece *at = &match->pieces[piece];
        if (at->owner == seat && at->kind == kind && (face == VAKA_NONE || at->face == face))
            return piece;
    }
    return VAKA_NONE;
}

bool enemy_pieces(const vaka_match *match, int32_t seat, int32_t hex)
{
    const uint64_t *word = vaka_present(match, 0) + (uint32_t)hex / 64u;
    uint64_t lying = 0;

    for (int32_t other = 0; other < match->seats; other++, word += match->present_words)
        lying |= other != seat ? *word : 0;
    return (lying >> (uint32_t)hex % 64u & 1u) != 0;
}

/* In a view a tile that the seat does not know has the kind of its back. */
int32_t face_down_tile(const vaka_match *match, int32_t hex)
{
    if (game_of(match)->hex[hex].known || !vaka_has(match, hex, VAKA_NONE))
        return VAKA_NONE;
    for (VAKA_EACH(match, hex, piece)) {
        const vaka_piece *at = &match->pieces[piece];
        if (at->face == VAKA_FACE_DOWN &&
            (at->kind == KIND_TILE_BACK || tile_row(match, at->kind) >= 0))
            return piece;
    }
    return VAKA_NONE;
}

int32_t tile_row(const vaka_match *match, int32_t kind)
{
    return row_of(kind, facts_of(match)->tile_kind, facts_of(match)->tiles);
}

int32_t marker_row(const vaka_match *match, int32_t kind)
{
    return row_of(kind, facts_of(match)->marker_kind, facts_of(match)->markers);
}

int32_t marker_type(const vaka_match *match, int32_t piece)
{
    int32_t row = piece < 0 ? VAKA_NONE : marker_row(match, match->pieces[piece].kind);

    return row < 0 ? MARKER_OCEAN : facts_of(match)->marker_type[row];
}

int32_t marker_knots(const vaka_match *match, int32_t piece)
{
    int32_t row = piece < 0 ? VAKA_NONE : marker_row(match, match->pieces[piece].kind);

    return row < 0 ? 0 : facts_of(match)->marker_knots[row];
}

/* --- hexes --- */

/* A word of the set from so many hexes; eight at a time, which compilers unroll. What is no hex is
 * not known. */
static uint64_t known_word(const hex_now *first, int32_t hexes)
{
    uint64_t word = 0;

    for (int32_t at = (hexes - 1) / 8 * 8; at >= 0; at -= 8) {
        uint64_t eight = 0;
        for (int32_t i = 7; i >= 0; i--)
            eight = 2 * eight + (uint8_t)first[at + i].known;
        word = word << 8 | eight;
    }
    return word;
}

hex_set known_hexes(const vaka_match *match)
{
    const hex_now *at = game_of(match)->hex;

    int32_t hexes = facts_of(match)->hexes;

    if (hexes <= 64)
        return (hex_set){{known_word(at, hexes), 0}};
    return (hex_set){{known_word(at, 64), known_word(at + 64, hexes - 64)}};
}

int32_t green_boxes(const vaka_match *match, int32_t hex)
{
    const conquest_facts *facts = facts_of(match);
    int32_t tile = game_of(match)->hex[hex].tile;

    return tile >= 0 ? facts->tile[tile].green : facts->hex[hex].green;
}

int32_t brown_boxes(const vaka_match *match, int32_t hex)
{
    const conquest_facts *facts = facts_of(match);
    int32_t tile = game_of(match)->hex[hex].tile;

    return tile >= 0 ? facts->tile[tile].brown : facts->hex[hex].brown;
}

static bool printed_atoll(const vaka_match *match, int32_t hex)
{
    const conquest_facts *facts = facts_of(match);
    int32_t tile = game_of(match)->hex[hex].tile;

    return tile >= 0 ? facts->tile[tile].atoll : facts->hex[hex].kind == HEX_ATOLL;
}

bool is_printed_group(const vaka_match *match, int32_t hex)
{
    int32_t kind = facts_of(match)->hex[hex].kind;

    return kind == HEX_ISLAND || kind == HEX_HOME;
}

/* An atoll on which palms have been planted holds a village like any group (the Groves event). */
bool is_group(const vaka_match *match, int32_t hex)
{
    if (is_printed_group(match, hex))
        return true;
    if (printed_atoll(match, hex))
        return vaka_value_at(match, VALUE_CAPACITY, hex) > 0;
    return game_of(match)->hex[hex].tile >= 0;
}

bool is_atoll(const vaka_match *match, int32_t hex)
{
    return printed_atoll(match, hex) && game_of(match)->hex[hex].owner < 0;
}

bool enemy_hex(const vaka_match *match, int32_t seat, int32_t hex)
{
    return enemy_group(match, seat, hex) || enemy_pieces(match, seat, hex);
}

/* Does a truce keep a seat out of a hex? */
static const vaka_reason *truce_obstacle(const vaka_match *match, int32_t seat, int32_t hex)
{
    int32_t owner = game_of(match)->hex[hex].owner;

    if (owner >= 0 && owner != seat && vaka_value_at(match, VALUE_TRUCE, VAKA_PAIR(seat, owner)))
        return &truce;
    for (int32_t other = 0; other < match->seats; other++)
        if (other != seat && vaka_has(match, hex, other) &&
            vaka_value_at(match, VALUE_TRUCE, VAKA_PAIR(seat, other)))
            return &truce;
    return NULL;
}

const vaka_reason *closed_obstacle(const vaka_match *match, int32_t seat, int32_t hex)
{
    if (facts_of(match)->hex[hex].kind == HEX_AMERICA || vaka_value_at(match, VALUE_CLOSED, hex))
        return &closed;
    return could_be(match, VALUE_TRUCE) ? truce_obstacle(match, seat, hex) : NULL;
}

int32_t tile_facing(const vaka_match *match, int32_t seat, int32_t tile)
{
    const conquest_facts *facts = facts_of(match);

    if (tile >= 0 && facts->tile[tile].facing >= 0)
        return facts->tile[tile].facing;
    int32_t home = game_of(match)->seat[seat].home_group;
    return home >= 0 ? facts->home_facing[home] : 0; /* before homes are chosen: any will do */
}

bool has_land(const vaka_match *match, int32_t hex)
{
    return has_hex(game_of(match)->joined, hex);
}

bool is_joined(const vaka_match *match, int32_t a, int32_t b)
{
    return has_land(match, a) && has_land(match, b) && vaka_adjacent(match->layout, a, b);
}

int32_t capacity(const vaka_match *match, int32_t hex)
{
    const hex_now *now = &game_of(match)->hex[hex];
    int32_t brown = brown_boxes(match, hex), boxes = green_boxes(match, hex);

    /* S7: villages of an opponent whom nobody plays need no agriculture */
    boxes += now->agriculture < brown && !is_nobodys(match, now->owner) ? now->agriculture : brown;
    boxes += vaka_value_at(match, VALUE_CAPACITY, hex);
    return boxes > 0 ? boxes : 0;
}

int32_t villages_of(const vaka_match *match, int32_t seat)
{
    const conquest_game *game = game_of(match);
    int32_t sum = 0;

    for (int32_t hex = 0; hex < facts_of(match)->hexes; hex++)
        if (game->hex[hex].owner == seat)
            sum += game->hex[hex].villages;
    return sum;
}

bool has_group(const vaka_match *match, int32_t seat)
{
    int32_t home = game_of(match)->seat[seat].home;

    return (home >= 0 && controller(match, home) == seat) || groups_of(match, seat) > 0;
}

int32_t groups_of(const vaka_match *match, int32_t seat)
{
    const conquest_game *game = game_of(match);
    int32_t sum = 0;

    for (int32_t hex = 0; hex < facts_of(match)->hexes; hex++)
        sum += game->hex[hex].owner == seat;
    return sum;
}

int32_t group_points(const vaka_match *match, int32_t hex)
{
    int32_t points =
        game_of(match)->hex[hex].villages + vaka_value_at(match, VALUE_GROUP_POINTS, hex);

    return points > 0 ? points : 0;
}

/* 8.2: one for one or two villages, two for three or four; 11.2: three for five or six. */
int32_t local_warriors(const vaka_match *match, int32_t hex)
{
    const hex_now *now = &game_of(match)->hex[hex];
    int32_t count = vaka_value_at(match, VALUE_LOCALS, hex);

    if (now->independent)
        count += facts_of(match)->hex[hex].warriors;
    else if (now->owner >= 0)
        count += (now->villages + 1) / 2;
    if (now->owner >= 0 && game_of(match)->seat[now->owner].home == hex)
        count += vaka_value_at(match, VALUE_HOME_LOCALS, now->owner);
    return count > 0 ? count : 0;
}

/* --- seats --- */

bool in_game(const vaka_match *match, int32_t seat)
{
    return (vaka_seats_in(match) & (uint8_t)~vaka_nobody(match->layout) & VAKA_SEAT(seat)) != 0;
}

int32_t left_of(const vaka_match *match, int32_t seat)
{
    for (int32_t i = 1; i < match->seats; i++) {
        int32_t next = (seat + i) % match->seats;
        if (in_game(match, next))
            return next;
    }
    return seat;
}

int32_t seat_in_order(const vaka_match *match, int32_t n)
{
    const conquest_game *game = game_of(match);
    int32_t seat = (game->first + game->dir * n + match->seats * n) % match->seats;

    return in_game(match, seat) ? seat : VAKA_NONE;
}

uint8_t card_holders(const vaka_match *match)
{
    uint8_t set = 0;

    for (int32_t seat = 0; seat < match->seats; seat++)
        if (match->zones[seat_zone(match, seat, SEAT_HAND)].count ||
            match->zones[seat_zone(match, seat, SEAT_KEPT)].count)
            set |= VAKA_SEAT(seat);
    return set & vaka_seats_in(match);
}

/* A frame that content has pushed has no chapter that could ask. */
bool is_asked(const vaka_match *match, int32_t seat)
{
    const vaka_frame *frame = vaka_top(match);

    if (seat < 0 || frame->step >= STEP_COUNT)
        return false;
    if (frame->ask == VAKA_ASK_SEALED)
        return (frame->seats & (uint8_t)~frame->done & VAKA_SEAT(seat)) != 0;
    return frame->ask != VAKA_ASK_NONE && frame->seat == seat;
}

/* --- the seat that nobody plays [Solitaire] --- */

int32_t opponent_seat(const vaka_match *match)
{
    const opponent_facts *facts = &facts_of(match)->opponent;

    return facts->on ? facts->seat : VAKA_NONE;
}

int32_t opponent_foe(const vaka_match *match)
{
    return facts_of(match)->opponent.on ? 0 : VAKA_NONE;
}

bool is_nobodys(const vaka_match *match, int32_t seat)
{
    return seat >= 0 && seat == opponent_seat(match);
}

bool plays_open(const vaka_match *match)
{
    return facts_of(match)->opponent.on != 0;
}

/* --- numbers --- */

int32_t item_of_kind(const vaka_match *match, int32_t kind)
{
    static const int8_t item[] = {
        [KIND_TRANSPORT] = ITEM_TRANSPORT, [KIND_WAR_CANOE] = ITEM_WAR_CANOE,
        [KIND_BAND] = ITEM_BAND,           [KIND_COLONY] = ITEM_COLONY,
        [KIND_RUMOR] = ITEM_RUMOR,
    };

    if (kind >= KIND_FIXED && kind < counter_kinds(match))
        return ITEM_COUNT + kind - KIND_FIXED;
    return kind >= KIND_TRANSPORT && kind <= KIND_RUMOR ? item[kind] : VAKA_NONE;
}

int32_t item_cost(const vaka_match *match, int32_t seat, int32_t item)
{
    int32_t cost = facts_of(match)->item_cost[item];

    if (item >= ITEM_COUNT) /* what makes its like dearer or cheaper does the same to it */
        item = item_of_kind(match, like_of(match, KIND_FIXED + item - ITEM_COUNT));
    if (item <= ITEM_CARD) /* a rumor's cost does not change */
        cost += vaka_value_at(match, (uint32_t)(VALUE_COST_TRANSPORT + item), seat);
    return cost > 0 ? cost : 0;
}

int32_t end_points(const vaka_match *match)
{
    int32_t halves = facts_of(match)->end_vp + 2 * vaka_value_at(match, VALUE_END_VP, 0);

    return halves > 2 ? halves : 2;
}

bool must_garrison(const vaka_match *match, int32_t seat, int32_t hex)
{
    return game_of(match)->taken[hex] == seat + 1;
}

int32_t nearest_groups(const vaka_match *match, int32_t seat, int32_t from, int16_t *out)
{
    int32_t best = INT32_MAX, count = 0;

    for (int32_t hex = 0; hex < facts_of(match)->hexes; hex++) {
        int32_t steps = vaka_distance(match->layout, from, hex);
        /* Enemies stand on a Controlled group only with a War Canoe among them (M5). */
        if (hex == from || controller(match, hex) != seat || steps > best ||
            enemy_pieces(match, seat, hex))
            continue;
        if (steps < best)
            count = 0;
        best = steps;
        out[count++] = (int16_t)hex;
    }
    return count;
}
