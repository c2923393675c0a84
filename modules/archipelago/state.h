/* state.h - what a match of this game consists of: its facts and its position.
 *
 * SPDX-License-Identifier: MIT
 *
 * archipelago_facts is read from content once and never changes. archipelago_game holds what all
 * know: regions, the round, the row, crises. Numbers that lie on boards or behind screens are
 * counters, units and cards are pieces. */
#ifndef ARCHIPELAGO_STATE_H
#define ARCHIPELAGO_STATE_H

#include "ids.h"
#include "vaka/vaka.h"

#include <string.h>

/* --- facts --- */

typedef struct face_facts {  /* a region, as it is drawn: sides by direction (vaka/hex.h) */
    uint8_t edge[SIDES];     /* EDGE_… */
    int8_t shore[SIDES];     /* the shore that a side leads to, VAKA_NONE: water */
    uint8_t icons[2][GOODS]; /* by shore; fish on the first */
    uint8_t huts;
    uint8_t shores; /* 0: no land, 2: a strait */
    uint8_t water;  /* 1: there is some */
} face_facts;

typedef struct section_facts { /* of a market */
    uint8_t width, rows;
    uint8_t price[ROWS], workers[ROWS], rebellion[ROWS];
} section_facts;

typedef struct band_facts { /* a row of board III or IV */
    int16_t from;
    int8_t workers, rebellion, price;
} band_facts;

typedef struct back_facts {
    int8_t copies;
    int8_t half[2]; /* HALF_…: upper, lower; HALF_CRISIS below is a demand */
    int8_t good[2];
    int8_t number[2]; /* citizens a cube feeds, cubes that are wanted */
    int8_t red[2];
} back_facts;

typedef struct card_facts {
    int8_t type, wonder, anyone, medals;
    int8_t price[3]; /* as laid out, turned once, turned twice */
    int8_t discs, florins, any;
    int8_t cost[GOODS];
    int8_t needs[BUILDINGS];
    int8_t rebellion, workers, income, per;
    int8_t doubles; /* a good, VAKA_NONE: none */
    int8_t grants, trades, less_florins, less_stone, for_florins;
    int8_t has_may_use;
} card_facts;

typedef struct objective_facts {
    int8_t length, role, gap, ends, counts;
    int8_t two, three, more;
    int8_t has_met, has_score;
    int8_t in_deck; /* of this match */
} objective_facts;

typedef struct archipelago_facts {
    int32_t faces, starts; /* faces of tiles; behind them the two of the start tile */
    int32_t backs, cards, objectives, trends;                            /* rows */
    int32_t face_kind, back_kind, card_kind, objective_kind, trend_kind; /* kind of row 0 */
    int32_t zone, seat_zone;            /* first zone that is no hex; first of the seats' own */
    int32_t end_word, row_word;         /* the first words: why it ended; rows of the sheet */
    int32_t objective_word, trend_word; /* the word with the title of content 0 */
    int16_t number[NUMBER_COUNT];
    int16_t cubes[GOODS];
    int16_t cost[BUILDS][1 + GOODS]; /* florins, then goods */
    int8_t tax[TAXES];
    int8_t circle[WHEELS][2]; /* own, shared */
    int8_t people_rows, labour_rows;
    int16_t workers_most;
    int8_t desert, open, keep, held, benefactor, trends_shown, trend_chosen, length;
    face_facts face[MAX_FACES];
    section_facts section[BOARDS][GOODS];
    band_facts people[MAX_BANDS], labour[MAX_BANDS];
    back_facts back[MAX_BACKS];
    card_facts card[MAX_CARDS];
    objective_facts objective[MAX_OBJECTIVES];
    int8_t trend_counts[MAX_TRENDS];
    int8_t trend_has_score[MAX_TRENDS];
} archipelago_facts;

/* --- the position --- */

typedef struct region_now { /* a hex; 16 bytes */
    int8_t face;            /* VAKA_NONE: no tile yet */
    int8_t turn;
    uint8_t built;          /* a bit for each BUILDING_… */
    uint8_t far;            /* those of them on the second shore */
    uint8_t used;           /* port and market used in this turn; USED_FROM_TOWN */
    uint8_t blocked[GOODS]; /* icons lost for good: low half, first shore; high half, second */
    uint8_t spare[5];
} region_now;
enum { USED_FROM_TOWN = 1 << BUILDINGS };

typedef struct seat_now {  /* 8 bytes */
    uint8_t wheel[WHEELS]; /* discs on actions with circles */
    uint8_t passed;
    uint8_t citizens, ships; /* on the map */
    int16_t bid;
} seat_now;

typedef struct archipelago_game {
    region_now region[MAX_HEXES];
    seat_now seat[MAX_SEATS];
    uint64_t asked;   /* objectives that have come true, by their number in the deck */
    uint8_t tiles[2]; /* regions on the map; 0 */
    uint8_t count[BUILDINGS];
    uint8_t phase;            /* PHASE_… */
    int8_t actor;             /* whose round or purchase it is, VAKA_NONE */
    uint8_t did;              /* DID_…: in this round */
    int8_t doubled;           /* good of which the next harvest counts twice, VAKA_NONE: none */
    int8_t good;              /* of the harvest or crisis under way */
    uint8_t number;           /* citizens a cube feeds; cubes still wanted */
    uint8_t credit;           /* citizens that must still stand up */
    uint8_t lying;            /* citizens that lie in a crisis */
    uint8_t ending;           /* 1: an objective was revealed */
    uint8_t lost;             /* 1: independence */
    uint8_t discs;            /* everybody's */
    uint8_t stacks;           /* empty ones that were told */
    uint8_t coins;            /* on the wheel */
    uint8_t turned[SLOTS];    /* quarters that each card of the row has been turned */
    uint8_t touched;          /* slots turned in this purchase, a bit each */
    uint8_t gathered;         /* cubes of the harvest under way */
    uint8_t hands[2], picked; /* of a theft, while its sealed answers are carried out; else 0 */
    uint8_t dealing;          /* 1 + with whom one talks about a deal, or has done so just now */
    uint8_t spare[2];
    uint8_t requested[HEX_BYTES], allowed[HEX_BYTES]; /* regions: in this harvest */
} archipelago_game;
_Static_assert(sizeof(archipelago_game) % 8 == 0, "the host wants a multiple of 8");

enum { DID_DISC = 1, DID_CARD = 2, DID_HOUSE = 4 };
enum {
    PHASE_ZERO,
    PHASE_DISENGAGE,
    PHASE_ORDER,
    PHASE_EFFECTS,
    PHASE_BALANCE,
    PHASE_ACTIONS,
    PHASE_EVOLUTION
};

/* --- access --- */

static inline archipelago_game *game_of(const vaka_match *match)
{
    return match->game;
}
static inline const archipelago_facts *facts_of(const vaka_match *match)
{
    return match->facts;
}
static inline int32_t zone_of(const vaka_match *match, int32_t zone)
{
    return facts_of(match)->zone + zone;
}
static inline int32_t seat_zone(const vaka_match *match, int32_t seat, int32_t zone)
{
    return facts_of(match)->seat_zone + SEAT_ZONES * seat + zone;
}
static inline int32_t number_of(const vaka_match *match, int32_t number)
{
    return facts_of(match)->number[number];
}

/* Sets of hexes, a bit each. */
static inline bool has_hex(const uint8_t set[HEX_BYTES], int32_t hex)
{
    return (set[hex / 8] >> hex % 8 & 1) != 0;
}
static inline void add_hex(uint8_t set[HEX_BYTES], int32_t hex)
{
    set[hex / 8] = (uint8_t)(set[hex / 8] | 1u << hex % 8);
}

/* The first hex from `hex` on in which a piece of the seat lies, or VAKA_NONE. */
static inline int32_t hex_with(const vaka_match *match, int32_t seat, int32_t hex)
{
    int32_t zone = vaka_next_with(match, seat, hex);

    return zone < MAX_HEXES ? zone : VAKA_NONE;
}
#define EACH_OWN_HEX(match, seat, hex)                                                             \
    int32_t hex = hex_with(match, seat, 0);                                                        \
    hex >= 0;                                                                                      \
    hex = hex_with(match, seat, (hex) + 1)

#endif
