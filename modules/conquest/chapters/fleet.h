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
static inline bool is_cargo(int32_t kind)
{
    return kind == KIND_BAND || kind == KIND_COLONY;
}
static inline bool sails(int32_t kind)
{
    return is_canoe(kind) || kind == KIND_RUMOR; /* M7 */
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
int32_t hexes_a_turn(const vaka_match *match, int32_t seat);
int32_t hexes_left(const vaka_match *match, int32_t piece);
/* What keeps a piece from sailing on or being carried on, or NULL. */
const vaka_reason *idle_reason(const vaka_match *match, int32_t piece);
/* A piece joins the fleet at a hex; a piece of the fleet is put down in the fleet's hex. */
void join_fleet(vaka_match *match, int32_t piece, int32_t hex);
void put_down(vaka_match *match, int32_t piece);

/* south.c */
sea_obstacle walk_obstacle;
void offer_walk(const vaka_match *match, int32_t seat, const sea_rule *rule, vaka_actions *out);
void apply_walk(vaka_match *match, const vaka_action *action);

/* cargo.c */
sea_obstacle board_obstacle, shed_obstacle, leave_obstacle;
void offer_board(const vaka_match *match, int32_t seat, const sea_rule *rule, vaka_actions *out);
void offer_shed(const vaka_match *match, int32_t seat, const sea_rule *rule, vaka_actions *out);
void offer_leave(const vaka_match *match, int32_t seat, const sea_rule *rule, vaka_actions *out);
void apply_board(vaka_match *match, const vaka_action *action);
void apply_shed(vaka_match *match, const vaka_action *action);
void apply_leave(vaka_match *match, const vaka_action *action);

#endif
