/* conquest.h - Conquest of Paradise: what the chapters of the rules share.
 *
 * SPDX-License-Identifier: MIT
 *
 * One file a chapter: data.c (what the tables of content say), layout.c, setup.c [3], turn.c [4,
 * 5], explore.c [6], move.c [7], battle.c and retreat.c [8], build.c [9], victory.c [10], cards.c
 * [9.5], anytime.c (G3), scene.c (what a seat is shown), exports.c (for scripts), conquest.c (the
 * module). Numbers in brackets are sections of the rulebook, letters with a number entries of the
 * rulings.
 *
 * What lies where. Secrets are pieces on the table: a seat's counters (face down: their owner knows
 * them), tiles, discovery markers, cards. Public facts are in conquest_game: villages, agriculture,
 * who knows which hex, the turn. Discovered Island markers are the `seen` bits of a face-down tile.
 * VP are counted in halves (G2). */
#ifndef CONQUEST_H
#define CONQUEST_H

#include "vaka/vaka.h"

#include <string.h>

enum { MAX_SEATS = 4, MAX_HEXES = 128, MAX_TILES = 32, FACINGS = 6 };

/* Tables of content, rows of conquest_tables (data.c). */
enum {
    TABLE_MAP,
    TABLE_TILES,
    TABLE_MARKERS,
    TABLE_PIECES,
    TABLE_ITEMS,
    TABLE_HOMES,
    TABLE_SETUPS
};

/* Kinds: fixed ones first, then tiles, discovery markers, culture cards, events as content has
 * them. */
enum {
    KIND_PIECE_BACK, /* a face-down counter; its owner's motif */
    KIND_TRANSPORT,
    KIND_WAR_CANOE,
    KIND_BAND,
    KIND_COLONY,
    KIND_RUMOR,
    KIND_LOCAL, /* Local Warrior of a seat [8.2] */
    KIND_BLUE,  /* of an independent group [8.5], or the extra one of an event or card */
    KIND_TILE_BACK,
    KIND_MARKER_BACK,
    KIND_CARD_BACK,
    KIND_EVENT_BACK,
    KIND_FIXED
};

/* Zones: the hexes of the map are zones 0 … hexes-1 in the order of the map table; then these,
 * whose numbers are facts->zone + ZONE_…; then four for each seat, facts->seat_zone + 4 * seat +
 * SEAT_… */
enum {
    ZONE_CUP,    /* discovery markers; cup, nobody sees */
    ZONE_PILE,   /* island tiles; cup */
    ZONE_DECK,   /* Arts & Culture cards; deck */
    ZONE_EVENTS, /* random events; deck */
    ZONE_GONE,   /* out of the game; open */
    ZONE_LOCALS, /* Local Warriors not in a battle; open */
    ZONE_ATTACK, /* battle: attacker's front row; all see all */
    ZONE_ATTACK_BACK,
    ZONE_DEFEND, /* defender's front row */
    ZONE_DEFEND_BACK,
    ZONE_FLEET, /* pieces sailing together now [7.3]; face down: their owner knows them */
    ZONE_TRAIL, /* discovery markers of the expedition under way, knots up [6.3]; all see */
    ZONE_OTHERS
};
enum { SEAT_UNBUILT, SEAT_HAND, SEAT_SHOWN, SEAT_KEPT, SEAT_ZONES }; /* owner sees; open; owner */

/* What a hex is by its print (facts), and now (game). */
enum { HEX_UNKNOWN, HEX_OCEAN, HEX_ISLAND, HEX_ATOLL, HEX_HOME, HEX_AMERICA };

typedef struct hex_facts { /* from the map table */
    int8_t kind;
    int8_t green, brown; /* boxes of a printed group */
    int8_t warriors;     /* of an independent group */
    int16_t row;         /* in the map table */
    int16_t sol;         /* order of the opponent's exploration, 0: none */
} hex_facts;

typedef struct tile_facts { /* by tile number = row of the tile table */
    int8_t green, brown;
    int8_t atoll;
    int8_t in_pile;
} tile_facts;

typedef struct conquest_facts {
    int32_t hexes, tiles, markers; /* rows */
    int32_t zone, seat_zone;       /* first zone that is no hex; first of the seats' own */
    int32_t tile_kind, marker_kind, card_kind, event_kind; /* kind of row 0 */
    int32_t cards, events;                                 /* contents of the two sorts */
    hex_facts hex[MAX_HEXES];
    tile_facts tile[MAX_TILES];
    int8_t marker_type[16]; /* MARKER_… by row of the marker table */
    int8_t marker_knots[16];
    int16_t home_hex[4]; /* by home: tonga, raiatea, hiva, samoa: the tie list of T1 */
    int8_t home_facing[4];
} conquest_facts;

enum { MARKER_ISLAND, MARKER_OCEAN, MARKER_OFF_COURSE };
enum { HOME_TONGA, HOME_RAIATEA, HOME_HIVA, HOME_SAMOA, HOMES };

/* A hex as all know it. 8 bytes. */
typedef struct hex_now {
    int8_t known; /* 1: Known [2.1]; a face-down tile is not */
    int8_t tile;  /* face-up tile here, or the one it was printed as; VAKA_NONE: none */
    int8_t owner; /* whose villages stand here, VAKA_NONE: nobody's */
    uint8_t villages;
    uint8_t agriculture; /* Improved Agriculture markers */
    uint8_t lost_boxes;  /* capacity taken by event markers */
    int8_t facing;
    int8_t independent; /* 1: still an independent group [8.5] */
} hex_now;

enum { EXPLORER_HOME, EXPLORER_AT_SEA, EXPLORER_LOST };

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
    int16_t vp_change; /* halves, this Victory Step only (Deforestation) */
    int16_t spare;
} seat_now;

typedef struct conquest_game {
    hex_now hex[MAX_HEXES];
    seat_now seat[MAX_SEATS];
    int8_t first, dir;            /* first player and direction this turn [5] */
    int8_t actor;                 /* seat whose step is under way, VAKA_NONE */
    int8_t stage;                 /* of exploration or movement: see the chapters */
    int16_t knots;                /* of the expedition under way [6.4] */
    int16_t fleet_at;             /* hex of the fleet; VAKA_NONE: no fleet is under way */
    int16_t battle_at;            /* hex of the battle under way */
    int8_t attacker, defender;    /* defender VAKA_NONE: independents */
    uint8_t battle_roll;          /* the die on the table, 0: none */
    uint8_t battle_cards;         /* a card has been elected on this roll */
    uint8_t stops[MAX_HEXES / 8]; /* hexes in which the mover's pieces have stopped (M6) */
    uint8_t transited;            /* … free for the chapters: keep the size a multiple of 8 */
    uint8_t canoe_tags;           /* tags handed out this turn, to bind cargo to its canoe (M4) */
    uint8_t ended_by;             /* seat that declared */
    uint8_t spare[5];
} conquest_game;

/* Fields of a counter, as secret as its kind (G4). */
enum { FIELD_MOVED, FIELD_TAG, FIELD_CARRIER, FIELD_FLAGS };
/* FIELD_TAG: a canoe's tag this turn, 0: none. FIELD_CARRIER: tag of the canoe that carries or has
 * carried this cargo this turn. Flags: */
enum {
    PIECE_TRANSITED = 1,
    PIECE_FLIPPED = 2,
    PIECE_STOPPED = 4,
    PIECE_PANICKED = 8,
    PIECE_ON_WAR = 16
};

enum {
    STEP_TURN,
    STEP_ORDER,
    STEP_EXPLORE,
    STEP_MOVE,
    STEP_BATTLE,
    STEP_RETREAT,
    STEP_HOME,
    STEP_BUILD,
    STEP_VICTORY,
    STEP_COUNT
};

/* Values that content may change (values in conquest.c). */
enum {
    VALUE_MOVES,
    VALUE_COST_TRANSPORT,
    VALUE_COST_BAND,
    VALUE_COST_WAR,
    VALUE_COST_COLONY,
    VALUE_COST_VILLAGE,
    VALUE_COST_AGRICULTURE,
    VALUE_COST_CARD,
    VALUE_CARDS_A_TURN,
    VALUE_KNOT_LIMIT,
    VALUE_BUILD_POINTS,
    VALUE_GROUP_POINTS,
    VALUE_LOCALS,
    VALUE_END_VP,
    VALUE_CAPACITY,
    VALUE_CLOSED,
    VALUE_NO_CHAIN,
    VALUE_TRUCE,
    VALUE_HEX_VP,
    VALUE_COUNT
};

/* Hooks (components §0). */
enum {
    HOOK_TURN_ORDER_START,
    HOOK_EXPLORE_KNOTS,
    HOOK_MOVE_STEP_START,
    HOOK_MOVE_START,
    HOOK_BATTLE_DECLARE,
    HOOK_BATTLE_START,
    HOOK_BATTLE_ROLL,
    HOOK_BATTLE_END,
    HOOK_BUILD_START,
    HOOK_BUILD_END,
    HOOK_VICTORY_COUNT,
    HOOK_TURN_END,
    HOOK_EVENT_READ,
    HOOK_ISLAND_FOUND,
    HOOK_COUNT
};

enum { SORT_CULTURE, SORT_EVENT, SORT_CHIT, SORT_COUNT };

/* --- what every chapter asks --- */

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

/* rules.c: questions about the map that several chapters ask; all read public facts or what the
 * asking seat may see, unless said otherwise. */
bool is_group(const vaka_match *match,
              int32_t hex); /* island with boxes, printed or face-up tile */
bool is_atoll(const vaka_match *match, int32_t hex);
bool is_ocean(const vaka_match *match, int32_t hex); /* Known, no island */
bool is_printed_group(const vaka_match *match, int32_t hex);
int32_t controller(const vaka_match *match,
                   int32_t hex); /* seat with a village there [10.2], or VAKA_NONE */
bool enemy_group(const vaka_match *match, int32_t seat, int32_t hex); /* other's or independent */
bool enemy_pieces(const vaka_match *match, int32_t seat, int32_t hex);
bool enemy_hex(const vaka_match *match, int32_t seat, int32_t hex); /* 6.2 */
int32_t face_down_tile(const vaka_match *match, int32_t hex);       /* its piece, or VAKA_NONE */
int32_t green_boxes(const vaka_match *match, int32_t hex);
int32_t brown_boxes(const vaka_match *match, int32_t hex);
int32_t capacity(const vaka_match *match, int32_t hex); /* villages that may stand now: C4 */
int32_t villages_of(const vaka_match *match, int32_t seat);
int32_t groups_of(const vaka_match *match, int32_t seat);
bool in_game(const vaka_match *match, int32_t seat); /* G6 */
int32_t pieces_at(const vaka_match *match, int32_t seat, int32_t hex);
/* M1: number of the chain (from 0) each hex belongs to for a seat, VAKA_NONE outside; how many. */
int32_t chains(const vaka_match *match, int32_t seat, int16_t area[MAX_HEXES]);
bool in_home_chain(const vaka_match *match, int32_t seat, int32_t hex);
int32_t left_of(const vaka_match *match,
                int32_t seat);                     /* next seat clockwise still in the game (G1) */
uint8_t turn_seats(const vaka_match *match);       /* seats still in the game */
void check_out_of_game(vaka_match *match);         /* G6: marks seats out */
void lose_village(vaka_match *match, int32_t hex); /* last one: control ends, home lost (B8) */
void piece_home(vaka_match *match, int32_t piece); /* back to its owner's unbuilt pieces (B4) */
int32_t nearest_groups(const vaka_match *match, int32_t seat, int32_t from, int16_t *out); /* B6 */

/* Each chapter: step, legal actions for an asked seat, why not, apply. A chapter's why_not answers
 * NULL exactly for what its legal lists. */
typedef struct chapter {
    void (*step)(vaka_match *match, const vaka_frame *frame);
    void (*legal)(const vaka_match *match, int32_t seat, vaka_actions *out);
    const vaka_reason *(*why_not)(const vaka_match *match, const vaka_action *action,
                                  int16_t *fact);
    void (*apply)(vaka_match *match, const vaka_action *action);
} chapter;

extern const chapter chapter_turn, chapter_order, chapter_explore, chapter_move, chapter_battle,
    chapter_retreat, chapter_home, chapter_build, chapter_victory, chapter_anytime;

/* victory.c */
int32_t public_vp(const vaka_match *match,
                  int32_t seat); /* in halves: villages, chain, atolls, shown cards */
int32_t full_vp(const vaka_match *match,
                int32_t seat); /* with the hand: that seat's own business */

#endif
