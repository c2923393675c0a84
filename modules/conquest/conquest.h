/* conquest.h - Conquest of Paradise: what the chapters of the rules share.
 *
 * SPDX-License-Identifier: MIT
 *
 * One file a chapter: data.c (what the tables of content say), layout.c, setup.c [3], turn.c [4,
 * 5], explore.c and chart.c [6], move.c, transit.c, fleet.c and cargo.c [7], battle.c and retreat.c
 * [8], build.c [9], victory.c [10], cards.c [9.5], anytime.c (G3), scene.c (what a seat is shown),
 * exports.c (for scripts), greedy*.c (a player), conquest.c (the module). Numbers in brackets are
 * sections of the rulebook, letters with a number entries of the rulings.
 *
 * What lies where. Secrets are pieces on the table: a seat's counters (face down: their owner knows
 * them), tiles, discovery markers, cards. Public facts are in conquest_game: villages, agriculture,
 * who knows which hex, the turn. Discovered Island markers are the `seen` bits of a face-down tile.
 * VP are counted in halves (G2). */
#ifndef CONQUEST_H
#define CONQUEST_H

#include "events.h"
#include "vaka/ext/check.h"
#include "vaka/ext/side.h"
#include "vaka/vaka.h"

#include <string.h>

enum {
    MAX_SEATS = 4,
    MAX_HEXES = 128,
    MAX_TILES = 32,
    MAX_CARDS = 64,
    FACINGS = 6,
    MAX_TOKENS = 32
};

/* Tables of content, rows of conquest_tables (data.c). */
enum {
    TABLE_MAP,
    TABLE_TILES,
    TABLE_MARKERS,
    TABLE_PIECES,
    TABLE_ITEMS,
    TABLE_HOMES,
    TABLE_SETUPS,
    TABLE_PLACES,
    TABLE_POINTS,
    TABLE_EVENT_MARKERS,
    TABLE_SEARCH,
    TABLE_COUNT
};

/* Their columns. */
enum {
    MAP_Q,
    MAP_R,
    MAP_KIND,
    MAP_TITLE,
    MAP_GREEN,
    MAP_BROWN,
    MAP_WARRIORS,
    MAP_MALARIA_FROM,
    MAP_MALARIA_TO,
    MAP_REGION,
    MAP_SOL,
    MAP_TILE,
    MAP_TO_AMERICA,
    MAP_PROVISIONS,
    MAP_COLUMNS
};
enum {
    TILE_TITLE,
    TILE_GREEN,
    TILE_BROWN,
    TILE_ATOLL,
    TILE_MYTHICAL,
    TILE_IN_PILE,
    TILE_FACING,
    TILE_COLUMNS
};
enum { MARKER_TITLE, MARKER_TYPE, MARKER_KNOTS, MARKER_COPIES, MARKER_COLUMNS };
enum { PIECE_TITLE, PIECE_COUNT, PIECE_COLUMNS };
enum { ITEM_COST, ITEM_COLUMNS };
enum { HOME_HEX, HOME_FACING, HOME_FOR_2, HOME_FOR_3, HOME_FOR_4, HOME_MALARIA, HOME_COLUMNS };
enum {
    SETUP_END_VP,
    SETUP_ISLANDS_OUT,
    SETUP_VILLAGES,
    SETUP_BANDS,
    SETUP_CANOES,
    SETUP_WAR_CANOES,
    SETUP_COLONIES,
    SETUP_POINTS,
    SETUP_HISTORIC,
    SETUP_OPPONENT,
    SETUP_LATE_AFTER,
    SETUP_CHITS_KEPT,
    SETUP_COLUMNS
};
enum { PLACE_HEX, PLACE_TILE, PLACE_FACING, PLACE_FROM, PLACE_TO, PLACE_COLUMNS };
enum { POINT_HALVES, POINT_COLUMNS };
enum { SEARCH_EFFECT, SEARCH_COLUMNS };
enum { TOKEN_TITLE, TOKEN_EVENT, TOKEN_SHAMAN, TOKEN_PRICE, TOKEN_ROLL, TOKEN_COLUMNS };

/* Rows of the items table (the Build Chart) and of the points table (the Victory Point Chart):
 * their ids are fixed, their numbers are content's. */
enum {
    ITEM_TRANSPORT,
    ITEM_BAND,
    ITEM_WAR_CANOE,
    ITEM_COLONY,
    ITEM_VILLAGE,
    ITEM_AGRICULTURE,
    ITEM_CARD,
    ITEM_RUMOR,
    ITEM_COUNT
};
enum { POINT_VILLAGE, POINT_GROUP, POINT_ATOLL, POINT_KUMARA, POINT_EVENTS_FROM, POINT_COUNT };

/* Kinds: fixed ones first, then tiles, discovery markers, event markers (tokens), culture cards,
 * events as content has them. */
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
 * whose numbers are facts->zone + ZONE_…; then five for each seat, facts->seat_zone + 5 * seat +
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
    ZONE_FLEET,  /* pieces sailing together now [7.3]; face down: their owner knows them */
    ZONE_TRAIL,  /* discovery markers of the expedition under way, knots up [6.3]; all see */
    ZONE_TOKENS, /* event markers that are not in play [11.2]; open */
    ZONE_OTHERS
};
/* The owner sees his unbuilt pieces, hidden cards and kept events; all see what is shown and the
 * event markers that lie before a seat. */
enum { SEAT_UNBUILT, SEAT_HAND, SEAT_SHOWN, SEAT_KEPT, SEAT_TOKENS, SEAT_ZONES };

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
    int8_t facing; /* the one it always has, VAKA_NONE: that of its owner's Home (E9) */
} tile_facts;

typedef struct opponent_facts { /* of the solitaire game (opponent.h) */
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
    int8_t marker_type[16]; /* MARKER_… by row of the marker table */
    int8_t marker_knots[16];
    int16_t home_hex[4]; /* by home: tonga, raiatea, hiva, samoa: the tie list of T1 */
    int8_t home_facing[4];
    int8_t home_used[4];            /* 1: a home of this match */
    int8_t item_cost[ITEM_COUNT];   /* Build Chart; what a seat pays now: item_cost() */
    int16_t points[POINT_COUNT];    /* Victory Point Chart, in halves */
    int16_t end_vp;                 /* in halves; what ends the game now: end_vp() */
    int8_t islands_out;             /* Island Group markers removed at setup [3.2] */
    int8_t villages, bands, canoes; /* of each seat at the start [3.3]; canoes lie face up */
    int8_t piece_count[KIND_FIXED]; /* counters of each kind in a seat's set; blue ones in all */
    int8_t marker_count[16];        /* copies, by row of the marker table */
    int8_t malaria[MAX_HEXES][2];   /* die results from, to that strike the group; 0: none */
    int8_t region[MAX_HEXES];       /* REGION_… */
    int8_t card_hook[MAX_CARDS];    /* HOOK_… that a culture card's file names; VAKA_NONE: none */
    int8_t card_any[MAX_CARDS];     /* 1: its file says "any": it fits at every moment */
    int8_t card_once[MAX_CARDS];    /* 1: it is used once */
    int8_t card_vp[MAX_CARDS];      /* its points, in whole ones; what it is worth: card_worth() */
    int8_t deal_homes;              /* 1: by chance, 0: chosen in seat order [3.2] */
    opponent_facts opponent;
    int8_t war_canoes, colonies;    /* of each seat at the start, face down */
    int8_t start_points;            /* Build Points that each spends in secret before the start */
    int8_t historic;                /* 1: every hex's own tile lies there face down */
    int8_t home_malaria[4];         /* 1: the player of this home rolls for malaria [11.6] */
    int8_t search_effect[6];        /* SEARCH_… by die result from 1 on [11.5] */
    int8_t to_america[MAX_HEXES];   /* 1: a search for kumara sets out from here */
    int8_t provisions[MAX_HEXES];   /* 1: whoever finds it takes a Galapagos marker */
    int32_t token_kind, tokens;     /* event markers: kind of row 0, rows */
    int8_t token_event[MAX_TOKENS]; /* the event a marker belongs to, by its number in the sort */
    int8_t token_price[MAX_TOKENS]; /* Build Points that take it off; 0: they do not */
    int8_t token_roll[MAX_TOKENS];  /* 1: it is used on a battle roll like a card (B3) */
    int8_t event_hook[MAX_CARDS]; /* HOOK_… at which a kept event is played, by its number … */
    int8_t event_also[MAX_CARDS]; /* … and a second one; VAKA_NONE: none */
    int8_t event_any[MAX_CARDS];  /* 1: it is played at any time */
} conquest_facts;

enum { REGION_NONE, REGION_WEST, REGION_EAST };

enum { MARKER_ISLAND, MARKER_OCEAN, MARKER_OFF_COURSE };
enum { HOME_TONGA, HOME_RAIATEA, HOME_HIVA, HOME_SAMOA, HOMES };
enum { SEARCH_LOST, SEARCH_RETURN, SEARCH_OFF_COURSE, SEARCH_EXPLORE }; /* the Kumara table */

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
    int16_t vp_change; /* halves, in the last Victory Step (Deforestation) */
    int8_t settled;    /* colonies turned into villages in the plan (C5) */
    int8_t reserved;   /* points saved in the plan (11.4) */
} seat_now;

/* The Building step [9]; all 0 outside it, for what a seat has spent is its secret. A pool (C1) is
 * known by one of its groups, the Home if it is one of them. */
typedef struct build_now {
    uint8_t pool[MAX_HEXES];      /* 1 + hex by which the pool of this group is known, 0: none */
    int8_t points[MAX_HEXES];     /* left in the pool known by this hex */
    int8_t spent[MAX_HEXES];      /* … and spent or saved from it */
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
    int16_t event_now;             /* … of the one that is taking effect */
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

/* Fields of a counter, as secret as its kind (G4). */
enum { FIELD_MOVED, FIELD_SPARE, FIELD_CARRIER, FIELD_FLAGS };
/* FIELD_MOVED: hexes gone this turn; of cargo: those of its canoe. FIELD_CARRIER: what sort of
 * canoe carries or has carried this cargo this turn, 0: none (cargo.c). Flags: */
enum {
    PIECE_TRANSITED = 1,
    PIECE_FLIPPED = 2,
    PIECE_STOPPED = 4,
    PIECE_PANICKED = 8,
    PIECE_ON_WAR = 16,
    PIECE_NEW = 32 /* built in the Building step under way (C5) */
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
    STEP_SETUP,
    STEP_EVENT,
    STEP_SEARCH,
    STEP_CHIT,
    STEP_COUNT
};

/* Verbs, with their arguments; the table is in conquest.c. */
enum {
    VERB_ORDER,      /* seat, WAY_…: first player and direction [5] */
    VERB_EMBARK,     /* space: where the pre-move ends (E2) */
    VERB_DISCOVER,   /* space (E3) */
    VERB_KEEP,       /* the island found stays face down (E5) */
    VERB_REVEAL,     /* … is turned up */
    VERB_RETURN,     /* the explorer comes home */
    VERB_STAY,       /* the seat does not explore (E1) */
    VERB_BLOW,       /* space: where the left neighbour moves the explorer (E4) */
    VERB_TRANSIT,    /* kind, from, to, TURN_… (M2) */
    VERB_FLIP,       /* space, TURN_… (M3) */
    VERB_MUSTER,     /* kind, space, TURN_…, hexes left: a canoe or rumor joins the fleet (M4) */
    VERB_BOARD,      /* kind of cargo, kind of canoe */
    VERB_SAIL,       /* space: the fleet goes one hex */
    VERB_SHED,       /* kind, TURN_…, hexes left: a piece of the fleet stays in its hex */
    VERB_LAND,       /* the fleet is dissolved */
    VERB_LEAVE,      /* kind, space: excess at sea is removed (M10) */
    VERB_DONE,       /* ends transit, flips, movement, saving … */
    VERB_FIGHT,      /* space: the next battle (B1) */
    VERB_ROLL,       /* the die of a battle (B3) */
    VERB_ELECT,      /* kind: a battle card on this roll [9.5] */
    VERB_LOSE,       /* kind: the piece that is removed or panics (B3) */
    VERB_RETREAT,    /* space (B6) */
    VERB_ABANDON,    /* kind: who is left behind (B6) */
    VERB_GIVE,       /* kind: a piece given up to save a village (B7) */
    VERB_TOP,        /* one transport canoe lies face up (B9) */
    VERB_HOME,       /* space: the home group at setup [3.2], or a new one (B8) */
    VERB_BUILD,      /* kind, space [9.3] */
    VERB_BUILD_UP,   /* space: a transport canoe face up */
    VERB_VILLAGE,    /* space [9.4] */
    VERB_FARM,       /* space: Improved Agriculture */
    VERB_CARD,       /* space: a group of the pool that pays [9.5] */
    VERB_RUMOR,      /* space [7.6] */
    VERB_INWARD,     /* [9.2] */
    VERB_SETTLE,     /* space: a colony becomes a village (C5) */
    VERB_STORE,      /* space: the pool from which a point is saved [11.4] */
    VERB_SPEND,      /* a saved point goes to the Home's pool */
    VERB_COMMIT,     /* the plan is ready (C2) */
    VERB_DECLARE,    /* victory (V2) */
    VERB_UNVEIL,     /* space: turns up a tile with an own marker; any time (G3) */
    VERB_SHOW,       /* kind: reveals a culture card; any time */
    VERB_USE,        /* kind: the one-time use of a face-up card; any time */
    VERB_PLAY,       /* kind: a kept event; any time */
    VERB_HUSH,       /* space: takes a rumor off; any time */
    VERB_TAKE_ORDER, /* last place sets the turn order, the next draws the event (T3) */
    VERB_TAKE_EVENT, /* … the other way round */
    VERB_RID,        /* kind, space: pays for an event marker to be taken off [11.2] */
    VERB_SEARCH,     /* space: where a search for kumara sets out [11.5] */
    VERB_WALK,       /* kind, from, to: between hexes joined by land [11.3] */
    VERB_COUNT
};
enum { WAY_CLOCKWISE, WAY_COUNTER }; /* words of VERB_ORDER */
enum { TURN_UP, TURN_DOWN };         /* words of VERB_FLIP and of movement: its face */

/* Windows (G3). */
enum {
    WINDOW_BATTLE_DECLARE,
    WINDOW_BATTLE_START,
    WINDOW_BATTLE_ROLL,
    WINDOW_EVENT_READ,
    WINDOW_TURN_ORDER,
    WINDOW_BUILD_START,
    WINDOW_VICTORY,
    WINDOW_OPPONENT,
    WINDOW_COUNT
};

enum { OPTION_DEAL_HOMES, OPTION_COUNT };

/* Values that content may change (values in conquest.c): scope and normal value. A "change" is
 * added to what is printed; its normal value is 0. Ask by the functions of rules.c where there is
 * one (item_cost, end_vp, capacity, local_warriors, group_points). */
enum {
    VALUE_MOVES,            /* seat: hexes a canoe or rumor may go, 2 */
    VALUE_COST_TRANSPORT,   /* seat: change; the costs are in the order of the items */
    VALUE_COST_BAND,        /* seat: change */
    VALUE_COST_WAR,         /* seat: change */
    VALUE_COST_COLONY,      /* seat: change */
    VALUE_COST_VILLAGE,     /* seat: change */
    VALUE_COST_AGRICULTURE, /* seat: change */
    VALUE_COST_CARD,        /* seat: change */
    VALUE_CARDS_A_TURN,     /* seat: cards that may be bought, 1 */
    VALUE_KNOT_LIMIT,       /* seat: knots with which the explorer must return, 5 (E6) */
    VALUE_BUILD_POINTS,     /* seat: more points in the home pool, 0 (C1) */
    VALUE_GROUP_POINTS,     /* zone: change of the points a group gives */
    VALUE_LOCALS,           /* zone: change of the Local Warriors of a group */
    VALUE_END_VP,           /* game: change of the VP that end the game, in whole points */
    VALUE_CAPACITY,         /* zone: change of the boxes of a group */
    VALUE_CLOSED,           /* zone: not 0: nothing may enter */
    VALUE_NO_CHAIN,         /* zone: not 0: no canoe there is part of a chain */
    VALUE_TRUCE,            /* pair: not 0: the first may not go where the second is */
    VALUE_HEX_VP,           /* zone: 1; 0: being in the home chain is worth nothing there */
    VALUE_HOME_LOCALS,      /* seat: more Local Warriors in the home group, 0 */
    VALUE_FREE_TRANSPORT,   /* seat: transport canoes free of cost in this step, 0 */
    VALUE_FREE_WAR,         /* seat: war canoes free of cost, 0 */
    VALUE_FREE_COLONY,      /* seat: colonies free of cost, 0 */
    VALUE_SAVE_LIMIT,       /* seat: build points that may be saved, 0 (11.4) */
    VALUE_APART,            /* seat: not 0: every group builds as an isolated one */
    VALUE_CANOE_WORK,       /* seat: canoe work free of cost on one group in this step, 0 */
    VALUE_KUMARA_BONUS,     /* seat: added to rolls on the Kumara table, 0 [11.5] */
    VALUE_KUMARA_SAFE,      /* seat: not 0: Lost is a Return on that table */
    VALUE_BARREN,           /* zone: brown boxes that no agriculture improves, 0 */
    VALUE_KUMARA_SEARCH,    /* game: not 0: explorers may search for kumara */
    VALUE_KUMARA,           /* seat: Kumara markers, 0; at most 1 */
    VALUE_GALAPAGOS,        /* seat: Galapagos markers, 0; at most 1 */
    VALUE_CHIT_BOXES,       /* game: boxes of an island for which a chit is drawn, 4 */
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
    HOOK_CONTROL_TAKEN,
    HOOK_GAME_START,
    HOOK_COUNT
};

enum { SORT_CULTURE, SORT_EVENT, SORT_CHIT, SORT_OPPONENT, SORT_COUNT };

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

/* The first hex from `hex` on in which a piece of the seat (VAKA_NONE: nobody's) lies, or
 * VAKA_NONE: for (hex = hex_with(match, seat, 0); hex >= 0; hex = hex_with(match, seat, hex + 1)).
 */
static inline int32_t hex_with(const vaka_match *match, int32_t seat, int32_t hex)
{
    int32_t zone = vaka_next_with(match, seat, hex);

    return zone < facts_of(match)->hexes ? zone : VAKA_NONE;
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

/* What a Discovery marker shows, and its knots. Of what is none, or of VAKA_NONE: ocean, 0. */
int32_t marker_type(const vaka_match *match, int32_t piece);
int32_t marker_knots(const vaka_match *match, int32_t piece);

enum { MOST_HEXES_LEFT = 20 }; /* of a canoe; what verbs can say */

/* A number that a script gives, kept to what a field of the game holds. */
static inline int32_t kept_small(int32_t number)
{
    return number > INT16_MAX ? INT16_MAX : number < -INT16_MAX ? -INT16_MAX : number;
}

/* A kind of counter as a bit of a set; 0 for cards, tiles and markers, whose numbers are higher. */
static inline uint32_t kind_bit(int32_t kind)
{
    return kind >= 0 && kind < KIND_FIXED ? 1u << kind : 0;
}

int32_t green_boxes(const vaka_match *match, int32_t hex);
int32_t brown_boxes(const vaka_match *match, int32_t hex);
int32_t capacity(const vaka_match *match, int32_t hex); /* villages that may stand now: C4 */
int32_t villages_of(const vaka_match *match, int32_t seat);
int32_t groups_of(const vaka_match *match, int32_t seat);
bool in_game(const vaka_match *match, int32_t seat); /* G6; false for a seat that nobody plays */
int32_t pieces_at(const vaka_match *match, int32_t seat, int32_t hex);
/* M1: number of the chain (from 0) each hex belongs to for a seat, VAKA_NONE outside; how many. */
int32_t chains(const vaka_match *match, int32_t seat, int16_t area[MAX_HEXES]);
bool in_home_chain(const vaka_match *match, int32_t seat, int32_t hex);
/* The next seat clockwise that is still in the game (G1); whoever is alone is its own. */
int32_t left_of(const vaka_match *match, int32_t seat);
uint8_t turn_seats(const vaka_match *match);       /* seats still in the game */
void check_out_of_game(vaka_match *match);         /* G6: marks seats out */
bool unveil_after_drop_out(vaka_match *match);     /* E5: what all who are left know; any? */
void lose_village(vaka_match *match, int32_t hex); /* last one: control ends, home lost (B8) */
void piece_home(vaka_match *match, int32_t piece); /* back to its owner's unbuilt pieces (B4) */
int32_t nearest_groups(const vaka_match *match, int32_t seat, int32_t from, int16_t *out); /* B6 */

/* The seat that nobody plays, or VAKA_NONE: an ordinary game. The one player against him. */
int32_t opponent_seat(const vaka_match *match);
int32_t opponent_foe(const vaka_match *match);
bool is_nobodys(const vaka_match *match, int32_t seat);

/* S6: every piece and tile lies face up, and no Transport is turned over. */
bool plays_open(const vaka_match *match);

/* What a seat pays for an item now, never below 0; ITEM_… of a kind of counter, or VAKA_NONE. */
int32_t item_cost(const vaka_match *match, int32_t seat, int32_t item);
int32_t item_of_kind(int32_t kind);
int32_t end_vp(const vaka_match *match); /* VP that end the game, in halves */
/* Local Warriors that defend a group [8.2, 8.5], independents included. */
int32_t local_warriors(const vaka_match *match, int32_t hex);
int32_t group_points(const vaka_match *match, int32_t hex); /* build points it gives [9.1] */
bool is_closed(const vaka_match *match, int32_t seat, int32_t hex); /* M9, closed or a truce */
/* Why it is, about fact 0; NULL: it is not. */
const vaka_reason *closed_obstacle(const vaka_match *match, int32_t seat, int32_t hex);
int32_t knot_limit(const vaka_match *match, int32_t seat); /* E6 */
/* Does the seat own a face-up Transport there that counts for chains [7.2]? */
bool chain_canoe(const vaka_match *match, int32_t seat, int32_t hex);
/* A seat's village goes into a free box, green ones first; takes Control and, without a Home, the
 * Home too (B8). */
void add_village(vaka_match *match, int32_t seat, int32_t hex);
/* A seat takes a face-up tile's facing, a face-down one is turned up (E9). */
void turn_up_tile(vaka_match *match, int32_t seat, int32_t piece);
/* Turns up a face-down tile for a seat, with all that follows (6.3). */
void unveil_tile(vaka_match *match, int32_t seat, int32_t piece);
/* … if everybody who is left has a marker on it (6.5b, E5). */
bool unveil_if_all_know(vaka_match *match, int32_t seat, int32_t piece);
/* Is any face-down card or kept event in the hands of a seat? The set of those, public (G3). */
uint8_t card_holders(const vaka_match *match);
/* The n-th seat (0 … seats-1) in this turn's order; VAKA_NONE: that seat is out of the game. */
int32_t seat_in_order(const vaka_match *match, int32_t n);
/* B8: pushes STEP_HOME for a seat that has lost its Home and controls a group; true: it did. Ask it
 * where a village may have gone (lose_village itself pushes nothing), until it says false. */
bool ask_new_home(vaka_match *match);
/* Gives content its moment for the next group that has got a new owner; true: there was one, and
 * the step is to be called again. Ask it where control may have been taken, until it says false. */
bool announce_control(vaka_match *match);
/* Where a tile in a seat's hands points: as its Home, unless it always has one facing (E9). */
int32_t tile_facing(const vaka_match *match, int32_t seat, int32_t tile);
/* Is there land in a hex over which pieces walk to its neighbours that have some, too (A1)? */
bool has_land(const vaka_match *match, int32_t hex);
/* Are two neighbours joined by land, so that Bands and Colonies walk [11.3]? */
bool is_joined(const vaka_match *match, int32_t a, int32_t b);
/* M8: a printed group that a seat has taken in battle keeps a piece of it. */
void take_printed_group(vaka_match *match, int32_t seat, int32_t hex);
bool must_garrison(const vaka_match *match, int32_t seat, int32_t hex);
bool is_battle_piece(int32_t kind); /* War Canoe, Band, Local Warriors */
bool is_local(int32_t kind);        /* a seat's own, or a blue one */
bool is_canoe(int32_t kind);        /* Transport, War Canoe */
/* First piece of a seat of a kind and face in a hex, or VAKA_NONE; VAKA_NONE as face: any. */
int32_t piece_with_face(const vaka_match *match, int32_t seat, int32_t hex, int32_t kind,
                        int32_t face);

/* Why a verb of another step is refused [4]: "{0:verb} does not belong to this step"; fill fact 0.
 */
extern const vaka_reason NOT_NOW;

/* Why no village can stand in a group's last free boxes, in battle and in building; fact 0. */
extern const vaka_reason BROWN_BARE;

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
    chapter_retreat, chapter_home, chapter_build, chapter_victory, chapter_anytime, chapter_setup,
    chapter_event;
extern const chapter chapter_search;
extern const chapter chapter_chit;
extern const chapter *const chapters[STEP_COUNT]; /* by step; conquest.c */

/* What the turn pushes, with the locals of the frame: STEP_EXPLORE and STEP_MOVE once for each seat
 * in turn order, local 0 = seat; STEP_BUILD and STEP_VICTORY once a turn; STEP_BATTLE (local 0 =
 * hex, one battle of game->actor) by move.c; STEP_RETREAT and STEP_HOME (local 0 = seat) by theirs.
 * game->actor is the seat of the step, VAKA_NONE outside. At the end of each seat's step the turn
 * calls vaka_step_over and looks for seats that are out (G6). */

/* words.c */
extern const vaka_verb conquest_verbs[VERB_COUNT];
extern const vaka_text conquest_events[EVENT_COUNT];
extern const vaka_step conquest_steps[STEP_COUNT];
extern const vaka_step conquest_windows[WINDOW_COUNT];
extern const vaka_option conquest_options[OPTION_COUNT];
extern const vaka_value_spec conquest_values[VALUE_COUNT];
extern const vaka_hook_spec conquest_hooks[HOOK_COUNT];
extern const vaka_sort conquest_sorts[SORT_COUNT];
int32_t hook_of_word(int32_t word); /* a card's or event's `hook` as HOOK_…, VAKA_NONE: none */

/* data.c, layout.c, setup.c, invariants.c */
extern const vaka_data_table conquest_tables[TABLE_COUNT];
const char *read_facts(conquest_facts *facts, const vaka_setup *setup); /* NULL, or what is wrong */
vaka_status conquest_layout(vaka_layout *layout, const vaka_setup *setup, void *facts);
vaka_status conquest_setup(vaka_match *match, const vaka_setup *setup);
/* NULL, or a sentence that says which promise about a position is broken. For tests and debug. */
const char *broken_invariant(const vaka_match *match);

/* What query(VAKA_EXT_CHECK) answers: for tests, which see no other symbol of the module. */
enum { RANDOM_GAME = 500 }; /* actions after which a random game is cut off */
typedef struct conquest_check {
    vaka_check common;
    int32_t (*public_vp)(const vaka_match *match, int32_t seat);
} conquest_check;

/* victory.c */
int32_t public_vp(const vaka_match *match,
                  int32_t seat); /* in halves: villages, chain, atolls, shown cards */
int32_t full_vp(const vaka_match *match,
                int32_t seat); /* with the hand: that seat's own business */

/* scene.c */
void conquest_describe(const vaka_match *seen, int32_t seat, vaka_scene *scene);

#endif
