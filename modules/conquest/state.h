/* state.h - what a match of this game consists of: its facts and its position.
 *
 * SPDX-License-Identifier: MIT
 *
 * conquest_facts is read from content once and never changes. conquest_game holds what all know:
 * villages, agriculture, who knows which hex, the turn. Secrets are pieces on the table: a seat's
 * counters (face down: their owner knows them), tiles, discovery markers, cards. Discovered Island
 * markers are the `seen` bits of a face-down tile. VP are counted in halves (G2). */
#ifndef CONQUEST_STATE_H
#define CONQUEST_STATE_H

#include "ids.h"
#include "vaka/vaka.h"

#include <string.h>

/* A set of hexes, as a zone's bit lies in vaka_present: for looking at many at once. */
typedef struct hex_set {
    uint64_t word[MAX_HEXES / 64];
} hex_set;

/* --- facts --- */

typedef struct hex_facts { /* from the map table */
    int8_t kind;
    int8_t green, brown; /* boxes of a printed group */
    int8_t warriors;     /* of an independent group */
    int16_t sol;         /* order of the opponent's exploration, 0: none */
} hex_facts;

typedef struct tile_facts { /* by tile number = row of the tile table */
    int8_t green, brown;
    int8_t atoll;
    int8_t in_pile;
    int8_t facing; /* the one it always has, VAKA_NONE: that of its owner's Home (E9) */
} tile_facts;

typedef struct counter_facts { /* what kinds of counters differ in; by kind */
    int8_t like;               /* KIND_…: the kind whose rules it follows; itself for our own */
    int8_t hits;               /* losses that it takes to be out of a battle */
    int8_t fights;             /* 1: it stands in the front row [8.2] */
    int8_t moves;              /* hexes that it goes farther than VALUE_MOVES, or less far */
    int8_t carries;            /* places for Bands, and in those like a Transport for Colonies */
} counter_facts;

typedef struct opponent_facts { /* of the solitaire game (opponent/opponent.h) */
    int8_t on;                  /* 1: a seat is played by nobody */
    int8_t seat;                /* that seat */
    int8_t content;             /* its file, by its number in the sort */
    int8_t chits;               /* how many there are */
    int8_t late_after;          /* draws after which the late ones join the cup */
    int8_t chits_kept;          /* chits that have to be left for a victory (S3) */
    int16_t zone;               /* of the cup; two more behind it */
    int16_t chit_kind;          /* kind of the first chit */
} opponent_facts;

typedef struct conquest_facts {
    int32_t hexes, tiles, markers; /* rows */
    int32_t zone, seat_zone;       /* first zone that is no hex; first of the seats' own */
    int32_t tile_kind, marker_kind, card_kind, event_kind; /* kind of row 0 */
    int32_t cards, events;                                 /* contents of the two sorts */
    hex_facts hex[MAX_HEXES];
    tile_facts tile[MAX_TILES];
    int8_t marker_type[MARKER_ROWS]; /* MARKER_… by row of the marker table */
    int8_t marker_knots[MARKER_ROWS];
    int16_t home_hex[4]; /* by home, in the order of the table: the tie list of T1 */
    int16_t home_row[4]; /* of the table */
    int8_t home_facing[4];
    int8_t home_used[4];            /* 1: a home of this match */
    int16_t item_cost[MOST_ITEMS];  /* Build Chart; what a seat pays now: item_cost() */
    int16_t points[POINT_COUNT];    /* Victory Point Chart, in halves */
    int16_t end_vp;                 /* in halves; what ends the game now: end_points() */
    int8_t islands_out;             /* Island Group markers removed at setup [3.2] */
    int8_t villages, bands, canoes; /* of each seat at the start [3.3]; canoes lie face up */
    int32_t counters;               /* kinds of counters that mods add, from KIND_FIXED on */
    counter_facts counter[MOST_COUNTER_KINDS];
    uint32_t alike[KIND_FIXED]; /* kinds that are like one of our own, itself among them: bits */
    /* counters of each kind in a seat's set; blue ones in all */
    int16_t piece_count[MOST_COUNTER_KINDS];
    int8_t marker_count[MARKER_ROWS]; /* copies, by row of the marker table */
    int8_t malaria[MAX_HEXES][2];     /* die results from, to that strike the group; 0: none */
    int8_t region[MAX_HEXES];         /* REGION_… */
    int8_t card_hook[MAX_CARDS]; /* HOOK_… that a culture card's file names; VAKA_NONE: none */
    int8_t card_any[MAX_CARDS];  /* 1: its file says "any": it fits at every moment */
    int8_t card_once[MAX_CARDS]; /* 1: it is used once */
    int8_t card_vp[MAX_CARDS];   /* its points, in whole ones; what it is worth: card_worth() */
    int8_t deal_homes;           /* 1: by chance, 0: chosen in seat order [3.2] */
    opponent_facts opponent;
    int8_t war_canoes, colonies;  /* of each seat at the start, face down */
    int8_t start_points;          /* Build Points that each spends in secret before the start */
    int8_t starts;                /* 1: a scenario has something besides the usual start */
    int8_t historic;              /* 1: every hex's own tile lies there face down */
    int8_t home_malaria[4];       /* 1: the player of this home rolls for malaria [11.6] */
    int16_t search_effect[6];     /* SEARCH_… by die result from 1 on [11.5] */
    int8_t to_america[MAX_HEXES]; /* 1: a search for kumara sets out from here */
    int8_t provisions[MAX_HEXES]; /* 1: whoever finds it takes a Galapagos marker */
    int32_t token_kind, tokens;   /* event markers: kind of row 0, rows */
    int32_t token_pieces;         /* all copies of them together */
    int8_t token_copies[MAX_TOKENS];
    int8_t token_event[MAX_TOKENS]; /* the event a marker belongs to, by its number in the sort */
    int8_t token_price[MAX_TOKENS]; /* Build Points that take it off; 0: they do not */
    int8_t token_roll[MAX_TOKENS];  /* 1: it is used on a battle roll like a card (B3) */
    int8_t event_hook[MAX_CARDS];   /* HOOK_… at which a kept event is played, VAKA_NONE: none */
    int8_t event_also[MAX_CARDS];   /* a second HOOK_… for it; VAKA_NONE: none */
    int8_t event_any[MAX_CARDS];    /* 1: it is played at any time */
    int8_t apart[MAX_HEXES][MAX_HEXES]; /* steps from hex to hex as the crow flies */
    int16_t near[MAX_HEXES][6];         /* neighbours by direction, VAKA_NONE where there is none */
    hex_set around[MAX_HEXES];          /* the same as sets */
    hex_set all;                        /* every hex of the map */
} conquest_facts;

/* --- the position --- */

/* A hex as all know it. 8 bytes. */
typedef struct hex_now {
    int8_t known; /* 1: Known [2.1]; a face-down tile is not */
    int8_t tile;  /* face-up tile here, or the one it was printed as; VAKA_NONE: none */
    int8_t owner; /* whose villages stand here, VAKA_NONE: nobody's */
    uint8_t villages;
    uint8_t agriculture; /* Improved Agriculture markers */
    uint8_t spare;       /* 0 */
    int8_t facing;
    int8_t independent; /* 1: still an independent group [8.5] */
} hex_now;

typedef struct seat_now { /* 16 bytes */
    int16_t vp;           /* on the track, in halves */
    int16_t home;         /* hex of the Home group, VAKA_NONE: none (B8) */
    int16_t explorer_at;  /* hex, VAKA_NONE when not on the map */
    int8_t home_group;    /* HOME_…: which one the seat began with */
    int8_t explorer;      /* EXPLORER_… */
    int8_t inward;        /* turned inward in the build step under way [9.2] */
    int8_t cards_bought;  /* this turn [9.5] */
    int8_t declared;
    int8_t saved;      /* saved build points [11.4, 9.5] */
    int16_t vp_change; /* halves, in the last Victory Step (Deforestation) */
    int8_t settled;    /* colonies turned into villages in the plan (C5) */
    int8_t reserved;   /* points saved in the plan (11.4) */
} seat_now;

/* The Building step [9]; all 0 outside it, for what a seat has spent is its secret. A pool (C1) is
 * known by one of its groups, the Home if it is one of them. */
typedef struct build_now {
    uint8_t pool[MAX_HEXES];      /* 1 + hex by which the pool of this group is known, 0: none */
    int8_t points[MAX_HEXES];     /* left in the pool known by this hex */
    int8_t spent[MAX_HEXES];      /* spent or saved from the pool known by this hex */
    uint8_t grown[MAX_HEXES / 8]; /* groups with a new village in this step (C4) */
    uint8_t freed[MAX_SEATS][4];  /* items built free of cost, by ITEM_TRANSPORT … ITEM_COLONY */
    uint8_t worked[MAX_SEATS];    /* free canoe work done (VALUE_CANOE_WORK) */
    uint8_t worked_at[MAX_SEATS]; /* 1 + the group where that is, 0: none yet */
} build_now;

typedef struct conquest_game {
    hex_now hex[MAX_HEXES];
    seat_now seat[MAX_SEATS];
    int8_t first, dir;             /* first player and direction this turn [5] */
    int8_t actor;                  /* seat whose step is under way, VAKA_NONE */
    int8_t stage;                  /* of exploration or movement: see the chapters */
    int16_t knots;                 /* of the expedition under way [6.4] */
    int16_t fleet_at;              /* hex of the fleet; VAKA_NONE: no fleet is under way */
    int16_t battle_at;             /* hex of the battle under way */
    int16_t event_read;            /* kind of the event that is being read [11.2], or VAKA_NONE */
    int16_t event_now;             /* kind of the event that takes effect, or VAKA_NONE */
    int8_t attacker, defender;     /* defender VAKA_NONE: independents */
    uint8_t battle_roll;           /* the die on the table, 0: none */
    uint8_t battle_cards;          /* a card has been elected on this roll */
    uint8_t fought[MAX_HEXES / 8]; /* hexes in which the mover has had its battle (B1) */
    uint8_t stirred;         /* 1: the stage of movement has begun, something was done in it */
    uint8_t ended_by;        /* seat that declared */
    int8_t phase;            /* STEP_… of the turn that is under way (turn.c) */
    int8_t marker;           /* seat with the Turn Order marker [5], VAKA_NONE: nobody yet */
    uint8_t battle_flags;    /* BATTLE_… (battle.h): what cards have done */
    uint8_t last_knots;      /* of the marker placed last in the expedition under way */
    uint8_t rolls[4];        /* last dice of the battle under way, the newest first; 0: none */
    int8_t taken[MAX_HEXES]; /* 1 + seat that took the printed group in battle (M8), 0: nobody */
    uint8_t claimed[MAX_HEXES / 8]; /* groups with a new owner that content has not heard of */
    int8_t event_by;      /* who has drawn or played the event that is being read, VAKA_NONE */
    int8_t drawer;        /* who draws the event of this turn (T3), VAKA_NONE: nobody */
    uint8_t events_begun; /* 1: somebody has had the points with which draws begin */
    uint8_t joined[MAX_HEXES / 8]; /* hexes joined by land to neighbours that are, too (A1) */
    uint8_t search_roll[2];        /* die of a search for kumara and what it counts as [11.5] */
    uint8_t spare[7];
    int16_t chit_turn;     /* turn of the last chit drawn in a Turn Order Step (S2) */
    int8_t chits_owed;     /* chits to be drawn when the exploration is complete */
    uint8_t chit_again;    /* 1: the chit under way has more to do */
    uint8_t chit_spare[4]; /* 0 */
    build_now build;
} conquest_game;
_Static_assert(sizeof(conquest_game) % 8 == 0, "the host wants a multiple of 8");

/* --- access --- */

static inline conquest_game *game_of(const vaka_match *match)
{
    return match->game;
}
static inline const conquest_facts *facts_of(const vaka_match *match)
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

/* The row of a kind among so many from `first` on, or VAKA_NONE. */
static inline int32_t row_of(int32_t kind, int32_t first, int32_t count)
{
    return kind >= first && kind < first + count ? kind - first : VAKA_NONE;
}

/* Sets of hexes, a bit each. */
static inline bool has_hex(const uint8_t set[MAX_HEXES / 8], int32_t hex)
{
    return (set[hex / 8] >> hex % 8 & 1) != 0;
}
static inline void add_hex(uint8_t set[MAX_HEXES / 8], int32_t hex)
{
    set[hex / 8] = (uint8_t)(set[hex / 8] | 1u << hex % 8);
}

static inline bool set_has(const hex_set *set, int32_t hex)
{
    return (set->word[(uint32_t)hex / 64u] >> (uint32_t)hex % 64u & 1u) != 0;
}
static inline void set_add(hex_set *set, int32_t hex)
{
    set->word[(uint32_t)hex / 64u] |= (uint64_t)1 << (uint32_t)hex % 64u;
}
static inline void set_drop(hex_set *set, int32_t hex)
{
    set->word[(uint32_t)hex / 64u] &= ~((uint64_t)1 << (uint32_t)hex % 64u);
}
_Static_assert(MAX_HEXES == 128, "a set has two words");
static inline hex_set set_and(hex_set a, hex_set b)
{
    return (hex_set){{a.word[0] & b.word[0], a.word[1] & b.word[1]}};
}
static inline hex_set set_or(hex_set a, hex_set b)
{
    return (hex_set){{a.word[0] | b.word[0], a.word[1] | b.word[1]}};
}
/* What is in `a` and not in `b`. */
static inline hex_set set_but(hex_set a, hex_set b)
{
    return (hex_set){{a.word[0] & ~b.word[0], a.word[1] & ~b.word[1]}};
}
static inline bool set_is_empty(hex_set set)
{
    return !(set.word[0] | set.word[1]);
}
static inline int32_t set_count(hex_set set)
{
    return __builtin_popcountll(set.word[0]) + __builtin_popcountll(set.word[1]);
}
/* The first member from `hex` on, or VAKA_NONE. */
static inline int32_t set_next(const hex_set *set, int32_t hex)
{
    for (int32_t i = hex / 64; i < MAX_HEXES / 64; i++) {
        uint64_t rest = i == hex / 64 ? set->word[i] & ~(uint64_t)0 << hex % 64 : set->word[i];
        if (rest)
            return 64 * i + __builtin_ctzll(rest);
    }
    return VAKA_NONE;
}

/* The first member, which is taken out, or VAKA_NONE. */
static inline int32_t set_take(hex_set *set)
{
    uint64_t low = set->word[0], high = set->word[1];

    if (low) {
        set->word[0] = low & (low - 1);
        return __builtin_ctzll(low);
    }
    if (!high)
        return VAKA_NONE;
    set->word[1] = high & (high - 1);
    return 64 + __builtin_ctzll(high);
}

/* The hexes in which a piece of the seat (VAKA_NONE: nobody's) lies now. */
static inline hex_set hexes_with(const vaka_match *match, int32_t seat)
{
    const uint64_t *lying = vaka_present(match, seat);
    const hex_set *all = &facts_of(match)->all;

    return (hex_set){
        {lying[0] & all->word[0], match->present_words > 1 ? lying[1] & all->word[1] : 0}};
}

/* The first hex from `hex` on in which a piece of the seat (VAKA_NONE: nobody's) lies, or
 * VAKA_NONE: for (hex = hex_with(match, seat, 0); hex >= 0; hex = hex_with(match, seat, hex + 1)).
 */
static inline int32_t hex_with(const vaka_match *match, int32_t seat, int32_t hex)
{
    int32_t zone = vaka_next_with(match, seat, hex);

    return zone < facts_of(match)->hexes ? zone : VAKA_NONE;
}

#endif
