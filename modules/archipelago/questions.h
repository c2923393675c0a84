/* questions.h - questions about regions, units, buildings, boards and seats. All are pure.
 *
 * SPDX-License-Identifier: MIT */
#ifndef ARCHIPELAGO_QUESTIONS_H
#define ARCHIPELAGO_QUESTIONS_H

#include "state.h"

extern const vaka_reason NOT_NOW;

/* --- regions --- */

static inline const region_now *region_at(const vaka_match *match, int32_t hex)
{
    return &game_of(match)->region[hex];
}
static inline bool is_region(const vaka_match *match, int32_t hex)
{
    return hex >= 0 && hex < MAX_HEXES && region_at(match, hex)->face >= 0;
}
static inline const face_facts *face_at(const vaka_match *match, int32_t hex) /* of a region */
{
    return &facts_of(match)->face[region_at(match, hex)->face];
}
/* What a region has on a side (a direction), as its tile lies: EDGE_…; the shore it leads to. */
static inline int32_t edge_at(const vaka_match *match, int32_t hex, int32_t side)
{
    return face_at(match, hex)->edge[(side - region_at(match, hex)->turn + SIDES) % SIDES];
}
static inline int32_t shore_at(const vaka_match *match, int32_t hex, int32_t side)
{
    return face_at(match, hex)->shore[(side - region_at(match, hex)->turn + SIDES) % SIDES];
}
static inline bool is_strait(const vaka_match *match, int32_t hex)
{
    return face_at(match, hex)->shores == 2;
}
static inline bool has_building(const vaka_match *match, int32_t hex, int32_t building)
{
    return (region_at(match, hex)->built >> building & 1) != 0;
}
static inline int32_t building_shore(const vaka_match *match, int32_t hex, int32_t building)
{
    return region_at(match, hex)->far >> building & 1;
}
/* Icons of a good on a shore (fish: on the first) that are not lost; and how many units of anybody
 * stand on them. */
int32_t icons_at(const vaka_match *match, int32_t hex, int32_t shore, int32_t good);
int32_t workers_on(const vaka_match *match, int32_t hex, int32_t shore, int32_t good);

/* --- units --- */

static inline bool is_unit(const vaka_piece *piece)
{
    return piece->kind <= KIND_SHIP;
}
static inline bool is_free(const vaka_piece *unit)
{
    return unit->field[FIELD_STATE] == STATE_FREE;
}
static inline bool is_active(const vaka_piece *unit)
{
    return unit->field[FIELD_STATE] != STATE_REBEL;
}
/* PLACE_… of a unit; the shore of a citizen, 0 for ships. */
int32_t place_of(const vaka_match *match, int32_t unit);
int32_t shore_of(const vaka_match *match, int32_t unit);
static inline bool is_ship_place(int32_t place)
{
    return place >= PLACE_SEA;
}
/* A free unit of a seat at a place, or VAKA_NONE. */
int32_t free_unit(const vaka_match *match, int32_t hex, int32_t seat, int32_t place);
/* The places of free units of a seat in a region, a bit each. */
uint32_t free_places(const vaka_match *match, int32_t hex, int32_t seat);
bool has_active(const vaka_match *match, int32_t hex, int32_t seat);
int32_t citizens_in(const vaka_match *match, int32_t hex, int32_t seat); /* rebels included */
int32_t crowd_of(const vaka_match *match, int32_t seat); /* most of them in a region [5.5e] */
int32_t reserve_of(const vaka_match *match, int32_t seat, int32_t kind);

/* --- control [5.9] --- */

int32_t occupant_of(const vaka_match *match, int32_t hex, int32_t building); /* unit, VAKA_NONE */
int32_t town_of(const vaka_match *match, int32_t hex); /* whose town controls it, VAKA_NONE */
int32_t control_of(const vaka_match *match, int32_t hex, int32_t building);     /* who, VAKA_NONE */
int32_t controlled_by(const vaka_match *match, int32_t seat, int32_t building); /* how many */

/* --- boards --- */

static inline int32_t stock_of(const vaka_match *match, int32_t board, int32_t good)
{
    return vaka_counter(match, (board == BOARD_HOME ? COUNTER_HOME : COUNTER_EXPORT) + good,
                        VAKA_NONE);
}
int32_t capacity_of(const vaka_match *match, int32_t board, int32_t good);
int32_t price_to_buy(const vaka_match *match, int32_t board, int32_t good);  /* 0: none there */
int32_t price_to_sell(const vaka_match *match, int32_t board, int32_t good); /* 0: full */
int32_t recruit_price(const vaka_match *match, int32_t seat); /* 0: there are no workers */
static inline int32_t population_of(const vaka_match *match)
{
    return vaka_counter(match, COUNTER_POPULATION, VAKA_NONE);
}
static inline int32_t rebellion_of(const vaka_match *match)
{
    return vaka_counter(match, COUNTER_REBELLION, VAKA_NONE);
}
static inline int32_t workers_of(const vaka_match *match)
{
    return vaka_counter(match, COUNTER_WORKERS, VAKA_NONE);
}
static inline int32_t bank_of(const vaka_match *match, int32_t good)
{
    return vaka_counter(match, COUNTER_BANK + good, VAKA_NONE);
}

/* What a building or ship (BUILDING_…, BUILD_SHIP) costs a seat (VAKA_NONE: whoever it is) by a
 * card, which may make it cheaper or let florins stand for all goods (VAKA_NONE: none) [5.8a]. */
typedef struct build_cost {
    int32_t florins;
    int16_t goods[GOODS];
} build_cost;
build_cost cost_of(const vaka_match *match, int32_t seat, int32_t what, int32_t card);

/* --- population effects [3] --- */

typedef struct population_effect { /* what is added to the markers, or where they stand then */
    int32_t workers, rebellion;
} population_effect;
enum { EFFECTS = BOARDS * GOODS + 2 }; /* sections of boards I and II, then boards III and IV */

/* What an effect adds, in the order in which they come, with so many workers before it. */
population_effect effect_at(const vaka_match *match, int32_t number, int32_t workers);
/* Where the markers would stand after all of them, as things are now. `lost`: rebellion would be
 * above population, also if it falls again. */
population_effect effects_ahead(const vaka_match *match, bool *lost);
/* Markers stay within their bounds [3h]. */
static inline int32_t within(int32_t value, int32_t most)
{
    return value < 0 ? 0 : value > most ? most : value;
}
static inline int32_t workers_within(const vaka_match *match, int32_t workers)
{
    return within(workers, facts_of(match)->workers_most);
}
static inline int32_t rebellion_within(int32_t rebellion)
{
    return within(rebellion, MOST_MARKER);
}

/* --- seats --- */

static inline int32_t money_of(const vaka_match *match, int32_t seat)
{
    return vaka_counter(match, COUNTER_MONEY, seat);
}
static inline int32_t cubes_of(const vaka_match *match, int32_t seat, int32_t good)
{
    return vaka_counter(match, COUNTER_CUBES + good, seat);
}
static inline int32_t tokens_of(const vaka_match *match, int32_t seat)
{
    return vaka_counter(match, COUNTER_TOKENS, seat);
}
static inline int32_t discs_of(const vaka_match *match, int32_t seat)
{
    return vaka_counter(match, COUNTER_DISCS, seat);
}
/* Cubes that are missing for a cost in goods: tokens stand in for them [5.8i]. */
int32_t missing_cubes(const vaka_match *match, int32_t seat, const int16_t cost[GOODS]);

/* --- cards --- */

static inline int32_t card_row(const vaka_match *match, int32_t kind)
{
    const archipelago_facts *facts = facts_of(match);
    int32_t row = kind - facts->card_kind;

    return row >= 0 && row < facts->cards ? row : VAKA_NONE;
}
int32_t card_holder(const vaka_match *match, int32_t kind); /* before whom it lies, not built */
int32_t card_piece(const vaka_match *match, int32_t kind);  /* of a holder, VAKA_NONE */
int32_t slot_of(const vaka_match *match, int32_t kind);     /* of the row, VAKA_NONE */
int32_t cards_of(const vaka_match *match, int32_t seat, int32_t type); /* VAKA_NONE: of both */

#endif
