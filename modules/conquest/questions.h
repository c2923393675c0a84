/* questions.h - questions about the map, the seats and the numbers that several chapters ask.
 *
 * SPDX-License-Identifier: MIT
 *
 * In questions.c, those about chains in chains.c. All read public facts, or what the asking seat
 * may see, unless said otherwise; none changes anything. */
#ifndef CONQUEST_QUESTIONS_H
#define CONQUEST_QUESTIONS_H

#include "state.h"

/* --- pieces --- */

/* Kinds from KIND_PIECE_BACK on that may be those of counters; what has a higher number is none. */
static inline int32_t counter_kinds(const vaka_match *match)
{
    return KIND_FIXED + facts_of(match)->counters;
}
/* The kind of our own whose rules a kind of counter follows; of anything else: itself. */
static inline int32_t like_of(const vaka_match *match, int32_t kind)
{
    bool added = kind >= KIND_FIXED && kind < counter_kinds(match);

    return added ? facts_of(match)->counter[kind].like : kind;
}
/* What a kind of counter is able to; of anything else: nothing. */
static inline const counter_facts *counter_of(const vaka_match *match, int32_t kind)
{
    bool known = kind >= 0 && kind < counter_kinds(match);

    return &facts_of(match)->counter[known ? kind : KIND_PIECE_BACK];
}
/* Kinds as a set of bits that are like one of our own, and itself. */
static inline uint32_t alike(const vaka_match *match, int32_t kind)
{
    return facts_of(match)->alike[kind];
}

bool is_battle_piece(const vaka_match *match, int32_t kind); /* what fights, Local Warriors */
bool is_local(int32_t kind);                                 /* a seat's own, or a blue one */
/* Is it like a Transport or War Canoe? */
static inline bool is_canoe(const vaka_match *match, int32_t kind)
{
    kind = like_of(match, kind);
    return kind == KIND_TRANSPORT || kind == KIND_WAR_CANOE;
}

/* Is it like a Rumor, which nobody can tell from a canoe and which goes home once seen [7.6]? */
static inline bool is_rumor(const vaka_match *match, int32_t kind)
{
    return like_of(match, kind) == KIND_RUMOR;
}

/* One of a seat's own counters; the kinds are numbered in a row. */
static inline bool is_counter(const vaka_match *match, int32_t kind)
{
    kind = like_of(match, kind);
    return kind >= KIND_TRANSPORT && kind <= KIND_RUMOR;
}

/* A kind of counter as a bit of a set; 0 for cards, tiles and markers, whose numbers are higher. */
static inline uint32_t kind_bit(const vaka_match *match, int32_t kind)
{
    return kind >= 0 && kind < counter_kinds(match) ? 1u << kind : 0;
}
/* The first kind of a set, which is taken out. */
static inline int32_t take_kind(uint32_t *set)
{
    int32_t kind = __builtin_ctz(*set);

    *set &= *set - 1;
    return kind;
}

/* As vaka_find() and vaka_count(), for all kinds that are like one of our own. */
int32_t find_like(const vaka_match *match, int32_t zone, int32_t owner, int32_t kind);
int32_t count_like(const vaka_match *match, int32_t zone, int32_t owner, int32_t kind);
/* Places for Bands in a seat's canoes that are like a War Canoe [7.4]. */
int32_t war_places_at(const vaka_match *match, int32_t zone, int32_t seat);

int32_t pieces_at(const vaka_match *match, int32_t seat, int32_t hex);
/* First piece of a seat of a kind and face in a hex, or VAKA_NONE; VAKA_NONE as face: any. */
int32_t piece_with_face(const vaka_match *match, int32_t seat, int32_t hex, int32_t kind,
                        int32_t face);
bool enemy_pieces(const vaka_match *match, int32_t seat, int32_t hex);
/* The piece that is the face-down tile of a hex, or VAKA_NONE. */
int32_t face_down_tile(const vaka_match *match, int32_t hex);
/* The row of a tile or Discovery marker in its table, from its kind; VAKA_NONE: it is none. */
int32_t tile_row(const vaka_match *match, int32_t kind);
int32_t marker_row(const vaka_match *match, int32_t kind);
/* What a Discovery marker shows, and its knots. Of any other piece, or of VAKA_NONE: ocean, 0. */
int32_t marker_type(const vaka_match *match, int32_t piece);
int32_t marker_knots(const vaka_match *match, int32_t piece);

/* --- hexes --- */

bool is_group(const vaka_match *match, int32_t hex); /* has boxes, printed or on a face-up tile */
bool is_printed_group(const vaka_match *match, int32_t hex);
bool is_atoll(const vaka_match *match, int32_t hex);
hex_set known_hexes(const vaka_match *match);
/* Known, no island */
static inline bool is_ocean(const vaka_match *match, int32_t hex)
{
    const hex_now *now = &game_of(match)->hex[hex];
    int32_t kind = facts_of(match)->hex[hex].kind;

    return now->known && now->tile < 0 && (kind == HEX_OCEAN || kind == HEX_UNKNOWN);
}
/* The seat with a village there [10.2], or VAKA_NONE. */
static inline int32_t controller(const vaka_match *match, int32_t hex)
{
    return game_of(match)->hex[hex].owner;
}
/* other's or independent */
static inline bool enemy_group(const vaka_match *match, int32_t seat, int32_t hex)
{
    const hex_now *now = &game_of(match)->hex[hex];

    return now->independent || (now->owner >= 0 && now->owner != seat);
}
bool enemy_hex(const vaka_match *match, int32_t seat, int32_t hex); /* 6.2 */
/* Why a hex is closed to a seat, about fact 0; NULL: it is not. */
const vaka_reason *closed_obstacle(const vaka_match *match, int32_t seat, int32_t hex);
/* Is a value of 0 or 1 more than 0 anywhere, as far as can be said without looking? */
static inline bool could_be(const vaka_match *match, uint32_t value)
{
    return vaka_modified(match, value) || match->values[value] != 0;
}
/* Can a hex other than South America be closed to anybody? */
static inline bool could_be_closed(const vaka_match *match)
{
    return could_be(match, VALUE_CLOSED) || could_be(match, VALUE_TRUCE);
}
/* The same as a question that is asked of many hexes: M9, closed or a truce. */
static inline bool is_closed(const vaka_match *match, int32_t seat, int32_t hex)
{
    if (facts_of(match)->hex[hex].kind == HEX_AMERICA)
        return true;
    return could_be_closed(match) && closed_obstacle(match, seat, hex) != NULL;
}
/* M8: has the seat to keep a piece in this printed group, which it has taken in battle? */
bool must_garrison(const vaka_match *match, int32_t seat, int32_t hex);
/* B6: groups of a seat, without an enemy, that are nearest to a hex; `out` has room for MAX_HEXES.
 */
int32_t nearest_groups(const vaka_match *match, int32_t seat, int32_t from, int16_t *out);
/* Where a tile in a seat's hands points: as its Home, unless it always has one facing (E9). */
int32_t tile_facing(const vaka_match *match, int32_t seat, int32_t tile);
/* Is this one of the hexes that land joins to those of their neighbours that are joined, too (A1)?
 */
bool has_land(const vaka_match *match, int32_t hex);
/* Are two neighbours joined by land, so that Bands and Colonies walk [11.3]? */
bool is_joined(const vaka_match *match, int32_t a, int32_t b);

/* --- villages, warriors, build points --- */

int32_t green_boxes(const vaka_match *match, int32_t hex);
int32_t brown_boxes(const vaka_match *match, int32_t hex);
int32_t capacity(const vaka_match *match, int32_t hex); /* villages that may stand now: C4 */
int32_t villages_of(const vaka_match *match, int32_t seat);
int32_t groups_of(const vaka_match *match, int32_t seat);
bool has_group(const vaka_match *match, int32_t seat);
int32_t group_points(const vaka_match *match, int32_t hex); /* build points it gives [9.1] */
/* Local Warriors that defend a group [8.2, 8.5], independents included. */
int32_t local_warriors(const vaka_match *match, int32_t hex);

/* --- chains (chains.c) --- */

/* M1: fills in the number of the chain (from 0) that each hex belongs to for a seat, VAKA_NONE for
 * hexes outside; returns how many chains there are. */
int32_t chains(const vaka_match *match, int32_t seat, int16_t area[MAX_HEXES]);
/* The hexes of chains of at least two: those that have a link beside them. */
hex_set joined_links(const vaka_match *match, int32_t seat);
int32_t number_chains(const vaka_match *match, hex_set links, int16_t area[MAX_HEXES]);
bool in_home_chain(const vaka_match *match, int32_t seat, int32_t hex);
/* Groups of a seat that its home chain joins: each is worth points besides its villages [10.1]. */
int32_t linked_groups(const vaka_match *match, int32_t seat);

/* --- seats --- */

bool in_game(const vaka_match *match, int32_t seat); /* G6; false for a seat that nobody plays */
/* The next seat clockwise that is still in the game (G1); the last one left is its own. */
int32_t left_of(const vaka_match *match, int32_t seat);
/* The n-th seat (0 … seats-1) in this turn's order; VAKA_NONE: that seat is out of the game. */
int32_t seat_in_order(const vaka_match *match, int32_t n);
/* The set of seats that hold a face-down card or a kept event; public (G3). */
uint8_t card_holders(const vaka_match *match);

/* Is the seat one of those who are asked now? */
bool is_asked(const vaka_match *match, int32_t seat);

/* The seat that nobody plays, or VAKA_NONE: an ordinary game. The one player against him. */
int32_t opponent_seat(const vaka_match *match);
int32_t opponent_foe(const vaka_match *match);
bool is_nobodys(const vaka_match *match, int32_t seat);
/* S6: every piece and tile lies face up, and no Transport is turned over. */
bool plays_open(const vaka_match *match);

/* --- numbers --- */

/* What a seat pays for an item now, never below 0; ITEM_… of a kind of counter, or VAKA_NONE. */
int32_t item_cost(const vaka_match *match, int32_t seat, int32_t item);
int32_t item_of_kind(const vaka_match *match, int32_t kind);
int32_t end_points(const vaka_match *match); /* VP that end the game, in halves */

enum { MOST_HEXES_LEFT = 20 }; /* of a canoe; what verbs can say */

/* A number that a script gives, kept to what a field of the game holds. */
static inline int32_t kept_small(int32_t number)
{
    return number > INT16_MAX ? INT16_MAX : number < -INT16_MAX ? -INT16_MAX : number;
}

/* --- reasons that several chapters give --- */

/* A verb does not belong to the step that is under way [4]; fact 0 is the verb. */
extern const vaka_reason NOT_NOW;
/* No village can stand in the last free boxes of a group, in battle and in building; fact 0. */
extern const vaka_reason BROWN_BARE;

#endif
