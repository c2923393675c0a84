/* ids.h - numbers with names: tables and columns of content, kinds, zones, steps.
 *
 * SPDX-License-Identifier: MIT
 *
 * Verbs have their numbers in verbs.h, what is told in events.h, values and hooks in values.h. The
 * texts by which content and players name all these are in data.c, layout.c and words.c. */
#ifndef CONQUEST_IDS_H
#define CONQUEST_IDS_H

#include "events.h"
#include "values.h"
#include "verbs.h"

enum {
    MAX_SEATS = 4,
    MAX_HEXES = 128,
    MAX_TILES = 32,
    MAX_CARDS = 64,
    FACINGS = 6,
    MAX_TOKENS = 32,
    MARKER_ROWS = 16,
    MOST_COUNTERS = 8 /* kinds of counters that mods add */
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
    TABLE_STARTS,
    TABLE_COUNTERS,
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
enum {
    COUNTER_TITLE,
    COUNTER_LIKE,
    COUNTER_COUNT,
    COUNTER_COST,
    COUNTER_HITS,
    COUNTER_FIGHTS,
    COUNTER_MOVES,
    COUNTER_CARRIES,
    COUNTER_LETTER,
    COUNTER_ART,
    COUNTER_COLUMNS
};
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
enum {
    START_HOME,
    START_HEX,
    START_KIND,
    START_AMOUNT,
    START_INSTEAD,
    START_COUNTER,
    START_COLUMNS
};
enum { POINT_HALVES, POINT_COLUMNS };
enum { SEARCH_EFFECT, SEARCH_COLUMNS };
enum {
    TOKEN_TITLE,
    TOKEN_EVENT,
    TOKEN_SHAMAN,
    TOKEN_PRICE,
    TOKEN_ROLL,
    TOKEN_COPIES,
    TOKEN_COLUMNS
};

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
    ITEM_COUNT, /* from here on: the rows of the table of counters */
    MOST_ITEMS = ITEM_COUNT + MOST_COUNTERS
};
enum { POINT_VILLAGE, POINT_GROUP, POINT_ATOLL, POINT_KUMARA, POINT_EVENTS_FROM, POINT_COUNT };

/* --- pieces, places --- */

/* Kinds: fixed ones first, then counters that mods add, tiles, discovery markers, event markers
 * (tokens), culture cards, events as content has them. */
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
    KIND_FIXED,
    MOST_COUNTER_KINDS = KIND_FIXED + MOST_COUNTERS
};
/* Words of START_KIND: counters have the number of their kind. */
enum { START_VILLAGE = KIND_PIECE_BACK };

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
enum { FIELD_MOVED, FIELD_HITS, FIELD_CARRIER, FIELD_FLAGS };
/* FIELD_MOVED: hexes gone this turn; of cargo: those of its canoe. FIELD_HITS: losses that it has
 * withstood in the battle under way. FIELD_CARRIER: what sort of
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

enum { SORT_CULTURE, SORT_EVENT, SORT_CHIT, SORT_OPPONENT, SORT_COUNT };

#endif
