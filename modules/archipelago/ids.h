/* ids.h - numbers with names: goods, buildings, places, kinds, zones, counters, steps.
 *
 * SPDX-License-Identifier: MIT */
#ifndef ARCHIPELAGO_IDS_H
#define ARCHIPELAGO_IDS_H

enum {
    MAX_SEATS = 5,
    RADIUS = 6, /* of the map, about the start tile */
    MAX_HEXES = 127,
    HEX_BYTES = 16, /* of a set of hexes */
    MAX_TILES = 40,
    MAX_FACES = 2 * MAX_TILES + 2,
    MAX_BACKS = 64,
    MAX_CARDS = 96,
    MAX_OBJECTIVES = 64, /* of all lengths */
    MAX_TRENDS = 32,
    MAX_BANDS = 12, /* rows of boards III and IV */
    ROWS = 4,       /* of a section of a market */
    SLOTS = 5,
    SIDES = 6,
    OFFERS = 3, /* of deals, in a round */
    LINES = 12,
    MOST_MONEY = 200,
    MOST_DISCS = 9,
    MOST_CITIZENS = 20,
    MOST_HAND = 4,
    MOST_MARKER = 250, /* of population and rebellion */
};

enum { GOOD_FRUIT, GOOD_CATTLE, GOOD_FISH, GOOD_WOOD, GOOD_STONE, GOOD_IRON, GOODS };
#define GOOD_WORDS "fruit|cattle|fish|wood|stone|iron"

enum { BUILDING_TOWN, BUILDING_MARKET, BUILDING_PORT, BUILDING_TEMPLE, BUILDINGS };
enum { BUILD_SHIP = BUILDINGS, BUILDS };
#define BUILDING_WORDS "town|market|port|temple"

/* Where in a region a unit is. */
enum {
    PLACE_LAND, /* of the first shore, if there are two */
    PLACE_FAR,
    PLACE_TOWN,
    PLACE_MARKET,
    PLACE_PORT,
    PLACE_TEMPLE,
    PLACE_SEA,  /* of ships, like the next one */
    PLACE_DOCK, /* on a port */
    PLACES,
};
#define PLACE_WORDS "land|far|town|market|port|temple|sea|dock"

enum { BOARD_HOME, BOARD_EXPORT, BOARDS };
#define BOARD_WORDS "home|export"

enum { EDGE_WATER, EDGE_PLAIN, EDGE_MOUNTAIN, EDGES };

/* Fields of units; of objectives that were revealed, and of wonders while two deal: 1 + whose it
 * was. */
enum { FIELD_HOLDER };
enum { FIELD_STATE, FIELD_ON, FIELD_ICON, FIELD_MOVED };
enum { STATE_FREE, STATE_ENGAGED, STATE_REBEL };          /* FIELD_STATE */
enum { MARK_ENGAGED, MARK_REBEL, MARK_USED, MARK_COUNT }; /* as they are shown */

/* The wheel: actions with circles. */
enum { WHEEL_TAXES, WHEEL_EXPLORE, WHEEL_REPRODUCE, WHEELS };

/* Halves of a back. */
enum { HALF_NONE, HALF_CRISIS, HALF_TEMPLES, HALF_TOWNS };

enum { /* what an objective ends the game by */
       END_NONE,
       END_TOWNS,
       END_MARKETS,
       END_PORTS,
       END_TEMPLES,
       END_SHIPS,
       END_CHARACTERS,
       END_PROGRESS,
       END_CARDS,
       END_STACKS,
       END_GOODS,
       END_WORKERS,
       END_MONEY,
};
#define END_WORDS                                                                                  \
    "none|towns|markets|ports|temples|ships|characters|progress|cards|stacks|goods|workers|money"

enum { /* what objectives and trends count */
       COUNT_NONE,
       COUNT_MONEY,
       COUNT_TOKENS,
       COUNT_CHARACTERS,
       COUNT_PROGRESS,
       COUNT_CARDS,
       COUNT_TOWNS,
       COUNT_MARKETS,
       COUNT_PORTS,
       COUNT_TEMPLES,
       COUNT_SHIPS,
       COUNT_CITIZENS,
       COUNT_CUBES,                       /* of fruit, then of the other goods */
       COUNT_ICONS = COUNT_CUBES + GOODS, /* the same */
       COUNT_GIFTS = COUNT_ICONS + GOODS,
       COUNT_MEDALS,
};
#define COUNT_WORDS                                                                                \
    "none|money|tokens|characters|progress|cards|towns|markets|ports|temples|ships|citizens|"      \
    "fruit|cattle|fish|wood|stone|iron|fruit_icons|cattle_icons|fish_icons|wood_icons|"            \
    "stone_icons|iron_icons|gifts|medals"

enum { ROLE_NONE, ROLE_PACIFIST, ROLE_SEPARATIST };
enum { LENGTH_SHORT, LENGTH_MEDIUM, LENGTH_LONG, LENGTHS };
enum { TYPE_CHARACTER, TYPE_PROGRESS };
enum { PER_NONE, PER_TEMPLES, PER_TOWNS, PER_PORTS, PER_MARKETS };

enum {
    GRANT_NONE,
    GRANT_MIGRATE,
    GRANT_SAIL,
    GRANT_WALK,
    GRANT_RECRUIT,
    GRANT_HOME,
    GRANT_EXPORT,
    GRANT_TRADE,
    GRANT_EXPLORE,
    GRANT_BUILD,
    GRANT_SHIP,
    GRANTS,
};
#define GRANT_WORDS "none|migrate|sail|walk|recruit|home|export|trade|explore|build|ship"

/* Kinds of pieces; behind them the faces of tiles, backs, cards, objectives and trends. */
enum {
    KIND_CITIZEN,
    KIND_SHIP,
    KIND_TOWN, /* buildings in the order of BUILDING_… */
    KIND_MARKET,
    KIND_PORT,
    KIND_TEMPLE,
    KIND_COIN,
    KIND_TILE_BACK,
    KIND_CARD_BACK,
    KIND_BACK_BACK, /* of backs that lie under others */
    KIND_OBJECTIVE_BACK,
    KIND_TREND_BACK,
    KIND_FIXED,
};

/* Zones beside the map, in order behind it; then those of each seat. */
enum {
    ZONE_PILE,
    ZONE_TILE_DISCARDS,
    ZONE_FOUND,
    ZONE_DECK,
    ZONE_BACKS,
    ZONE_CARD_DISCARDS,
    ZONE_BACK_DISCARDS,
    ZONE_SLOT, /* the first of SLOTS */
    ZONE_SHOWN = ZONE_SLOT + SLOTS,
    ZONE_BOX,
    ZONE_TRENDS,
    ZONE_REVEALED,
    ZONE_BANK,
    ZONE_OTHERS,
};
enum { SEAT_RESERVE, SEAT_TILES, SEAT_OBJECTIVE, SEAT_CARDS, SEAT_WONDERS, SEAT_ZONES };

enum { /* counters; those with GOODS after them are the first of so many */
       COUNTER_MONEY,
       COUNTER_CUBES,
       COUNTER_TOKENS = COUNTER_CUBES + GOODS,
       COUNTER_DISCS,
       COUNTER_GIFTS,
       COUNTER_BANK_MONEY,
       COUNTER_BANK,
       COUNTER_HOME = COUNTER_BANK + GOODS,
       COUNTER_EXPORT = COUNTER_HOME + GOODS,
       COUNTER_POPULATION = COUNTER_EXPORT + GOODS,
       COUNTER_REBELLION,
       COUNTER_WORKERS,
       COUNTER_EXPLORERS,
       COUNTERS,
};

enum {
    OPTION_LENGTH,
    OPTION_DESERT,
    OPTION_OPEN,
    OPTION_TRENDS,
    OPTION_KEEP_ONE,
    OPTION_TREND,
    OPTION_BENEFACTOR,
    OPTION_COUNT
};

enum {             /* steps of the agenda; each is a chapter */
       STEP_START, /* turn zero */
       STEP_TURN,  /* the six phases */
       STEP_ORDER,
       STEP_BALANCE, /* halves of a back: local 0 = 1: the red ones */
       STEP_CRISIS,  /* local 0 = domestic */
       STEP_EXPEL,
       STEP_ACTIONS, /* rounds */
       STEP_HARVEST,
       STEP_CONSENT, /* local 0 = who asks, 1 = whom, 2 = region */
       STEP_TRADE,   /* local 0 = seat, 1 = how many, 2 = board + 1 (0: both) */
       STEP_EXPLORE, /* local 0 = seat */
       STEP_FOUND,   /* local 0 = seat, 1 = region: which cubes it gives */
       STEP_REPRODUCE,
       STEP_RECRUIT,
       STEP_MIGRATE, /* local 0 = seat, 1 = GRANT_… */
       STEP_BUILD,   /* local 0 = seat, 1 = GRANT_…, 2 = card */
       STEP_EVOLUTION,
       STEP_THEFT, /* local 0 = thief, 1 = victim */
       STEP_KEEP,
       STEP_COUNT,
};

enum { /* tables of data */
       TABLE_GOODS,
       TABLE_TILES,
       TABLE_STARTS,
       TABLE_MARKETS,
       TABLE_PEOPLE,
       TABLE_LABOUR,
       TABLE_BUILDINGS,
       TABLE_TAXES,
       TABLE_WHEEL,
       TABLE_BACKS,
       TABLE_NUMBERS,
       TABLE_COUNT,
};
enum { GOODS_TITLE, GOODS_CUBES, GOODS_COLUMNS };
enum { TILES_TITLE, TILES_EDGES, TILES_ICONS, TILES_FAR, TILES_B, TILES_COLUMNS = 2 * TILES_B };
enum { STARTS_TITLE, STARTS_EDGES, STARTS_ICONS, STARTS_COLUMNS };
enum {
    MARKETS_WIDTH,
    MARKETS_PRICE,
    MARKETS_WORKERS = MARKETS_PRICE + ROWS,
    MARKETS_REBELLION = MARKETS_WORKERS + ROWS,
    MARKETS_COLUMNS = MARKETS_REBELLION + ROWS,
};
enum { PEOPLE_FROM, PEOPLE_WORKERS, PEOPLE_REBELLION, PEOPLE_COLUMNS };
enum { LABOUR_FROM, LABOUR_REBELLION, LABOUR_PRICE, LABOUR_TO, LABOUR_COLUMNS };
enum {
    BUILDINGS_TITLE,
    BUILDINGS_FLORINS,
    BUILDINGS_GOODS,
    BUILDINGS_COLUMNS = BUILDINGS_GOODS + GOODS
};
enum { TAXES_FLORINS, TAXES_COLUMNS };
enum { WHEEL_OWN, WHEEL_SHARED, WHEEL_SHARED_FIVE, WHEEL_COLUMNS };
enum {
    BACKS_COPIES,
    BACKS_UPPER,
    BACKS_UPPER_GOOD,
    BACKS_FEEDS,
    BACKS_UPPER_RED,
    BACKS_LOWER,
    BACKS_LOWER_GOOD,
    BACKS_CUBES,
    BACKS_LOWER_RED,
    BACKS_COLUMNS
};
enum { NUMBERS_VALUE, NUMBERS_COLUMNS };

enum { /* rows of the table of numbers */
       NUMBER_FLORINS,
       NUMBER_TOKENS,
       NUMBER_STACK,
       NUMBER_TOWNS,
       NUMBER_MARKETS,
       NUMBER_CITIZENS,
       NUMBER_SHIPS,
       NUMBER_DISCS,
       NUMBER_DISCS_MOST,
       NUMBER_START_FLORINS,
       NUMBER_START_CITIZENS,
       NUMBER_CROWD,
       NUMBER_HAND,
       NUMBER_ROW,
       NUMBER_TOLL,
       NUMBER_DEALS,
       NUMBER_DESERT_WORKERS,
       NUMBER_FIRST,
       NUMBER_SECOND,
       NUMBER_THIRD,
       NUMBER_TREND_FIRST,
       NUMBER_TREND_SECOND,
       NUMBER_TREND_THIRD,
       NUMBER_PACIFIST,
       NUMBER_COUNT,
};

enum { TAX_CITIZEN, TAX_SHIP, TAX_TOWN, TAX_TEMPLE, TAXES };

enum { SORT_CARD, SORT_OBJECTIVE, SORT_TREND, SORT_COUNT };
enum { CARD_USE, CARD_MAY_USE, CARD_WORTH }; /* functions of cards */
enum { OBJECTIVE_MET, OBJECTIVE_SCORE };     /* of objectives */
enum { TREND_SCORE };

#endif
