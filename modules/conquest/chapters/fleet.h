/* fleet.h - what transit.c, fleet.c, cargo.c and south.c share about counters that move.
 *
 * SPDX-License-Identifier: MIT */
#ifndef CONQUEST_FLEET_H
#define CONQUEST_FLEET_H

#include "chapters/sea.h"

/* More flags of a counter: it has joined the fleet and not sailed yet; it was called, stayed behind
 * and rests for this turn; it has walked [11.3]. */
enum { PIECE_CALLED = 64, PIECE_RESTED = 128, PIECE_WALKED = 256 };
/* FIELD_CARRIER of cargo that has walked away from the canoe that carried it [7.4, 11.3]. */
enum { CARRIER_LEFT = 99 };

static inline int32_t fleet_zone(const vaka_match *match)
{
    return zone_of(match, ZONE_FLEET);
}
static inline bool is_cargo(const vaka_match *match, int32_t kind)
{
    kind = like_of(match, kind);
    return kind == KIND_BAND || kind == KIND_COLONY;
}
/* Hexes that a kind sails farther than others. */
static inline int32_t sails_farther(const vaka_match *match, int32_t kind)
{
    return kind < KIND_FIXED ? 0 : counter_of(match, kind)->moves;
}
static inline bool sails(const vaka_match *match, int32_t kind)
{
    return is_canoe(match, kind) || is_rumor(match, kind); /* M7 */
}
static inline bool has_flag(const vaka_match *match, int32_t piece, int32_t flag)
{
    return (match->pieces[piece].field[FIELD_FLAGS] & flag) != 0;
}
static inline uint32_t face_of(int32_t turn)
{
    return turn == TURN_UP ? VAKA_FACE_UP : VAKA_FACE_DOWN;
}

/* fleet_piece.c */
extern const vaka_reason garrison, no_fleet, none_here, tired, under_way;
int32_t hexes_left(const vaka_match *match, int32_t piece);
/* What keeps a piece from sailing on or being carried on, or NULL. */
const vaka_reason *idle_reason(const vaka_match *match, int32_t piece);
/* A piece joins the fleet at a hex; a piece of the fleet is put down in the fleet's hex. */
void join_fleet(vaka_match *match, int32_t piece, int32_t hex);
void put_down(vaka_match *match, int32_t piece);

/* The rules of movement, by the file they are in (the table is in move.c). */
vaka_obstacle transit_obstacle, flip_obstacle; /* transit.c */
vaka_rule_offer offer_transit, offer_flip;
vaka_rule_apply apply_transit, apply_flip, end_transit, end_flips;
bool can_transit(const vaka_match *match, int32_t seat); /* by public facts */

vaka_obstacle muster_obstacle, sail_obstacle, land_obstacle, done_obstacle; /* fleet.c */
vaka_rule_offer offer_muster, offer_sail, offer_done;
vaka_rule_apply apply_muster, apply_sail, apply_land, end_sailing;

vaka_obstacle board_obstacle, shed_obstacle, leave_obstacle; /* cargo.c */
vaka_rule_offer offer_board, offer_shed, offer_leave;
vaka_rule_apply apply_board, apply_shed, apply_leave;

vaka_obstacle walk_obstacle; /* south.c */
vaka_rule_offer offer_walk;
vaka_rule_apply apply_walk;

#endif
