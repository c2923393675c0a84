/* ids.h - numbers with names: tables and columns of content, kinds, zones, steps, verbs, values,
 * hooks.
 *
 * SPDX-License-Identifier: MIT
 *
 * What is told has its numbers in events.h. The texts by which content and players name all these
 * are in data.c, layout.c and words.c. */
#ifndef CONQUEST_IDS_H
#define CONQUEST_IDS_H

#include "events.h"

enum {
    MAX_SEATS = 4,
    MAX_HEXES = 128,
    MAX_TILES = 32,
    MAX_CARDS = 64,
    FACINGS = 6,
    MAX_TOKENS = 32,
    MARKER_ROWS = 16
};

/* --- content: tables, columns, rows --- */

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

/* --- pieces, places --- */

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

enum { REGION_NONE, REGION_WEST, REGION_EAST };

enum { MARKER_ISLAND, MARKER_OCEAN, MARKER_OFF_COURSE };
enum { HOME_TONGA, HOME_RAIATEA, HOME_HIVA, HOME_SAMOA, HOMES };
enum { SEARCH_LOST, SEARCH_RETURN, SEARCH_OFF_COURSE, SEARCH_EXPLORE }; /* the Kumara table */

enum { EXPLORER_HOME, EXPLORER_AT_SEA, EXPLORER_LOST };

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

/* --- the course of the game --- */

/* Steps of the agenda; chapters[] has the chapter of each (chapter.h). */
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

/* Verbs, with their arguments; the table is in words.c. */
enum {
    VERB_ORDER,      /* seat, WAY_…: first player and direction [5] */
    VERB_EMBARK,     /* space: where the pre-move ends (E2) */
    VERB_DISCOVER,   /* space (E3) */
    VERB_KEEP,       /* the island found stays face down (E5) */
    VERB_REVEAL,     /* the island found is turned up */
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
    VERB_TAKE_EVENT, /* last place draws the event, the next sets the turn order (T3) */
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

/* Values that content may change (conquest_values in words.c): scope and normal value. A "change"
 * is added to what is printed; its normal value is 0. Ask by the functions of questions.c where
 * there is one (item_cost, end_vp, capacity, local_warriors, group_points). */
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

#endif
