/* data.c - the tables that content fills, and what the rules want to know of them at once.
 *
 * SPDX-License-Identifier: MIT
 *
 * Nothing printed is in C: map, tiles, markers, counters, costs and points are rows of these
 * tables (scripts/conquest/data). What is fixed here are the ids that the rules themselves name. */
#include "conquest.h"

#include <string.h>

#define NEEDED VAKA_COLUMN_NEEDED
/* Sorts of columns: what stands in the braces of a vaka_column. */
#define NUMBER(id, flags, min, max, normal, help)                                                  \
    id, VAKA_COLUMN_INT, flags, min, max, normal, NULL, help
#define YES_NO(id, normal, help) id, VAKA_COLUMN_BOOL, 0, 0, 1, normal, NULL, help
#define TEXT(id, flags, help) id, VAKA_COLUMN_TEXT, flags, 0, 0, 0, NULL, help
#define CARD(id, flags, sort, help) id, VAKA_COLUMN_TEXT, flags, 0, 0, 0, sort, help
#define ROW(id, flags, table, help) id, VAKA_COLUMN_ROW, flags, 0, 0, VAKA_NONE, table, help
#define WORD(id, flags, normal, words, help) id, VAKA_COLUMN_WORD, flags, 0, 0, normal, words, help
/* The directions of vaka/hex.h, by number. */
#define DIRECTIONS "se|ne|n|nw|sw|s"

static const vaka_column map_columns[MAP_COLUMNS] = {
    [MAP_Q] = {NUMBER("q", NEEDED, -99, 99, 0, "Column, growing to the east.")},
    [MAP_R] = {NUMBER("r", NEEDED, -99, 99, 0, "Place in the column, growing to the south.")},
    [MAP_KIND] = {WORD("kind", NEEDED, 0, "unknown|ocean|island|atoll|home|america",
                       "What is printed in the hex.")},
    [MAP_TITLE] = {TEXT("title", 0, "The name printed in the hex.")},
    [MAP_GREEN] = {NUMBER("green", 0, 0, 6, 0, "Green boxes of a printed group.")},
    [MAP_BROWN] = {NUMBER("brown", 0, 0, 6, 0, "Brown boxes of a printed group.")},
    [MAP_WARRIORS] = {NUMBER("warriors", 0, 0, 4, 0,
                             "Warriors of a group that nobody plays [8.5].")},
    [MAP_MALARIA_FROM] = {NUMBER("malaria_from", 0, 0, 6, 0, "Lowest roll of its malaria [11.6].")},
    [MAP_MALARIA_TO] = {NUMBER("malaria_to", 0, 0, 6, 0, "Highest roll of its malaria.")},
    [MAP_REGION] = {WORD("region", 0, 0, "none|west|east", "Which printed ocean the hex is in.")},
    [MAP_SOL] = {NUMBER("sol", 0, 0, 127, 0, "When the solitaire opponent explores it; 0: never.")},
    [MAP_TILE] = {ROW("tile", 0, "tiles", "The tile that history would put here.")},
    [MAP_TO_AMERICA] = {YES_NO("to_america", 0,
                               "The search for kumara sets out from here [11.5].")},
    [MAP_PROVISIONS] = {YES_NO("provisions", 0, "Finding it gives a Galapagos marker [11.5].")},
};

static const vaka_column tile_columns[TILE_COLUMNS] = {
    [TILE_TITLE] = {TEXT("title", NEEDED, "The name of the island group.")},
    [TILE_GREEN] = {NUMBER("green", 0, 0, 6, 0, "Green boxes.")},
    [TILE_BROWN] = {NUMBER("brown", 0, 0, 6, 0, "Brown boxes.")},
    [TILE_ATOLL] = {YES_NO("atoll", 0, "An atoll: no boxes, half a point [10.3].")},
    [TILE_MYTHICAL] = {YES_NO("mythical", 0, "An island of legend.")},
    [TILE_IN_PILE] = {YES_NO("in_pile", 1, "It can be drawn by explorers.")},
    [TILE_FACING] = {WORD("facing", 0, 0, "any|" DIRECTIONS,
                          "Where it always points; any: as its owner's Home.")},
};

static const vaka_column marker_columns[MARKER_COLUMNS] = {
    [MARKER_TITLE] = {TEXT("title", NEEDED, "What it shows.")},
    [MARKER_TYPE] = {WORD("type", NEEDED, 0, "island|ocean|off_course", "What was discovered.")},
    [MARKER_KNOTS] = {NUMBER("knots", 0, 0, 9, 0, "Knots on its back.")},
    [MARKER_COPIES] = {NUMBER("copies", 0, 0, 64, 1, "How many of them are in the cup.")},
};

static const vaka_column piece_columns[PIECE_COLUMNS] = {
    [PIECE_TITLE] = {TEXT("title", NEEDED, "Its name.")},
    [PIECE_COUNT] = {NUMBER("count", NEEDED, 0, 30, 0, "How many a seat has; blue ones in all.")},
};

static const vaka_column item_columns[ITEM_COLUMNS] = {
    [ITEM_COST] = {NUMBER("cost", NEEDED, 0, 20, 0, "Build Points for one.")},
};

/* The words of `like` are in the order of KIND_…, from KIND_TRANSPORT on. */
static const vaka_column counter_columns[COUNTER_COLUMNS] = {
    [COUNTER_TITLE] = {TEXT("title", NEEDED | VAKA_COLUMN_TRANSLATED, "Its name.")},
    [COUNTER_LIKE] = {WORD("like", NEEDED, 0, "transport|war_canoe|band|colony|rumor",
                           "The kind of counter whose rules it follows.")},
    [COUNTER_COUNT] = {NUMBER("count", NEEDED, 1, 30, 1, "How many a seat has.")},
    [COUNTER_COST] = {NUMBER("cost", NEEDED, 0, 20, 0, "Build Points for one.")},
    [COUNTER_HITS] = {NUMBER("hits", 0, 1, 9, 1,
                             "Losses in one battle after which it panics or is removed.")},
    [COUNTER_FIGHTS] = {WORD("fights", 0, 0, "like|yes|no",
                             "Does it stand in the front row of a battle?")},
    [COUNTER_MOVES] = {NUMBER("moves", 0, -9, 9, 0,
                              "Hexes that it sails farther than canoes do; below 0: less far.")},
    [COUNTER_CARRIES] = {NUMBER("carries", 0, 0, 9, 1, "Places for cargo in a canoe.")},
    [COUNTER_LETTER] = {TEXT("letter", 0,
                             "One or two letters that stand on it where it has no drawing; left "
                             "out: made from the id.")},
    [COUNTER_ART] = {TEXT("art", 0, "The key of its drawing; left out: conquest/ and the id.")},
};

static const vaka_column home_columns[HOME_COLUMNS] = {
    [HOME_HEX] = {ROW("hex", NEEDED, "map", "The hex of the home group.")},
    [HOME_FACING] = {WORD("facing", NEEDED, 0, DIRECTIONS, "Where its tiles point (E9).")},
    [HOME_FOR_2] = {YES_NO("for_2", 0, "A home in games of two.")},
    [HOME_FOR_3] = {YES_NO("for_3", 0, "A home in games of three.")},
    [HOME_FOR_4] = {YES_NO("for_4", 0, "A home in games of four.")},
    [HOME_MALARIA] = {YES_NO("malaria", 0, "Its player rolls for malaria [11.6].")},
};

static const vaka_column setup_columns[SETUP_COLUMNS] = {
    [SETUP_END_VP] = {NUMBER("end_vp", NEEDED, 1, 200, 0, "Points that end the game [10.4].")},
    [SETUP_ISLANDS_OUT] = {NUMBER("islands_out", 0, 0, 29, 0, "Island markers removed [3.2].")},
    [SETUP_VILLAGES] = {NUMBER("villages", NEEDED, 1, 6, 0, "Villages of each seat [3.3].")},
    [SETUP_BANDS] = {NUMBER("bands", 0, 0, 12, 0, "Warrior Bands of each seat, face down.")},
    [SETUP_CANOES] = {NUMBER("canoes", 0, 0, 15, 0, "Transport Canoes of each seat, face up.")},
    [SETUP_WAR_CANOES] = {NUMBER("war_canoes", 0, 0, 6, 0, "War Canoes of each seat, face down.")},
    [SETUP_COLONIES] = {NUMBER("colonies", 0, 0, 4, 0, "Colonies of each seat, face down.")},
    [SETUP_POINTS] = {NUMBER("build_points", 0, 0, 20, 0,
                             "Build Points that each seat spends in secret on pieces of its home "
                             "group before the first turn.")},
    [SETUP_HISTORIC] = {YES_NO("historic", 0,
                               "Every tile that the map names lies face down in its hex, and "
                               "markers are drawn until one fits.")},
    [SETUP_OPPONENT] = {CARD("opponent", 0, "opponent",
                             "The id of the opponent's file, where a seat is left to nobody; the "
                             "first one if it is left out.")},
    [SETUP_LATE_AFTER] = {NUMBER("late_after", 0, 0, 99, 6,
                                 "Chits drawn before the late ones join the cup (S2).")},
    [SETUP_CHITS_KEPT] = {NUMBER("chits_kept", 0, 0, 99, 2,
                                 "Chits that have to be left for a victory; with so many or fewer "
                                 "the game is lost without one (S3).")},
};

static const vaka_column place_columns[PLACE_COLUMNS] = {
    [PLACE_HEX] = {ROW("hex", NEEDED, "map", "Where it lies at the start [3.2].")},
    [PLACE_TILE] = {ROW("tile", 0, "tiles", "The tile, face up; none: an Open Ocean marker.")},
    [PLACE_FACING] = {WORD("facing", 0, 0, DIRECTIONS, "Where the tile points.")},
    [PLACE_FROM] = {NUMBER("from", NEEDED, 2, 9, 0, "Fewest seats for which it is placed.")},
    [PLACE_TO] = {NUMBER("to", NEEDED, 1, 9, 0, "Most seats for which it is placed.")},
};

/* The words of `kind` are in the order of KIND_…, with START_VILLAGE before them. */
static const vaka_column start_columns[START_COLUMNS] = {
    [START_HOME] = {ROW("home", NEEDED, "homes", "Whose they are: whoever begins with this home.")},
    [START_HEX] = {ROW("hex", NEEDED, "map",
                       "Where they lie: a Known hex that no other home has.")},
    [START_KIND] = {WORD("kind", 0, START_VILLAGE, "village|transport|war_canoe|band|colony|rumor",
                         "What lies there.")},
    [START_AMOUNT] = {NUMBER("count", 0, 0, 15, 1, "How many.")},
    [START_INSTEAD] = {YES_NO("instead", 0,
                              "The home has them instead of what `setups` gives it of this kind, "
                              "not besides.")},
    [START_COUNTER] = {ROW("counter", 0, "counters", "The kind of counter, instead of `kind`.")},
};

static const vaka_column point_columns[POINT_COLUMNS] = {
    [POINT_HALVES] = {NUMBER("halves", NEEDED, 0, 200, 0, "In half points.")},
};

static const vaka_column search_columns[SEARCH_COLUMNS] = {
    [SEARCH_EFFECT] = {WORD("effect", NEEDED, 0, "lost|return|off_course|explore",
                            "What the result does.")},
};

static const vaka_column token_columns[TOKEN_COLUMNS] = {
    [TOKEN_TITLE] = {TEXT("title", NEEDED, "What it shows.")},
    [TOKEN_EVENT] = {CARD("event", NEEDED, "event", "The id of its event.")},
    [TOKEN_SHAMAN] = {YES_NO("shaman", 0, "A Shaman may take it away.")},
    [TOKEN_PRICE] = {NUMBER("price", 0, 0, 20, 0, "Build Points that take it away; 0: none do.")},
    [TOKEN_ROLL] = {YES_NO("roll", 0, "It is used on a battle roll, like a card [9.5].")},
    [TOKEN_COPIES] = {NUMBER("copies", 0, 1, 9, 1, "How many of them there are.")},
};

const vaka_data_table conquest_tables[TABLE_COUNT] = {
    [TABLE_MAP] = {"map", "The hexes of the map.", map_columns, MAP_COLUMNS, 1},
    [TABLE_TILES] = {"tiles", "Island Group tiles.", tile_columns, TILE_COLUMNS, 1},
    [TABLE_MARKERS] = {"markers", "Discovery markers.", marker_columns, MARKER_COLUMNS, 1},
    [TABLE_PIECES] = {"pieces", "Counters of the seats.", piece_columns, PIECE_COLUMNS, 1},
    [TABLE_ITEMS] = {"items", "The Build Chart.", item_columns, ITEM_COLUMNS, 1},
    [TABLE_HOMES] = {"homes", "Home groups, in the order that breaks ties [5].", home_columns,
                     HOME_COLUMNS, 1},
    [TABLE_SETUPS] = {"setups", "The start, by number of seats.", setup_columns, SETUP_COLUMNS, 1},
    [TABLE_PLACES] = {"places", "What lies on the map at the start.", place_columns, PLACE_COLUMNS,
                      0},
    [TABLE_POINTS] = {"points", "The Victory Point Chart.", point_columns, POINT_COLUMNS, 1},
    [TABLE_EVENT_MARKERS] = {"event_markers", "Markers of Random Events [11.2].", token_columns,
                             TOKEN_COLUMNS, 0},
    [TABLE_SEARCH] = {"search", "The Kumara Search Table, by die result [11.5].", search_columns,
                      SEARCH_COLUMNS, 1},
    [TABLE_STARTS] = {"starts", "What a home begins with, besides or instead of the usual start.",
                      start_columns, START_COLUMNS, 0},
    [TABLE_COUNTERS] = {"counters", "Kinds of counters besides those of the game.", counter_columns,
                        COUNTER_COLUMNS, 0},
};

static const char *const piece_ids[KIND_FIXED] = {
    [KIND_TRANSPORT] = "transport", [KIND_WAR_CANOE] = "war_canoe", [KIND_BAND] = "band",
    [KIND_COLONY] = "colony",       [KIND_RUMOR] = "rumor",         [KIND_LOCAL] = "local",
    [KIND_BLUE] = "blue",
};
static const char *const item_ids[ITEM_COUNT] = {
    [ITEM_TRANSPORT] = "transport", [ITEM_BAND] = "band",       [ITEM_WAR_CANOE] = "war_canoe",
    [ITEM_COLONY] = "colony",       [ITEM_VILLAGE] = "village", [ITEM_AGRICULTURE] = "farm",
    [ITEM_CARD] = "card",           [ITEM_RUMOR] = "rumor",
};
static const char *const point_ids[POINT_COUNT] = {
    [POINT_VILLAGE] = "village",
    [POINT_GROUP] = "group",
    [POINT_ATOLL] = "atoll",
    [POINT_KUMARA] = "kumara",
    [POINT_EVENTS_FROM] = "events_from",
};
static const char *const home_ids[HOMES] = {
    [HOME_TONGA] = "tonga",
    [HOME_RAIATEA] = "raiatea",
    [HOME_HIVA] = "hiva",
    [HOME_SAMOA] = "samoa",
};

static const char *const roll_ids[] = {"roll_1", "roll_2", "roll_3", "roll_4", "roll_5", "roll_6"};

/* What fits into eight bits, by the bounds of its column. */
static int8_t number(const vaka_setup *setup, uint32_t table, int32_t row, uint32_t column)
{
    return (int8_t)vaka_data_int(setup, table, row, column);
}

static const char *read_map(conquest_facts *facts, const vaka_setup *setup)
{
    facts->hexes = vaka_data_rows(setup, TABLE_MAP);
    if (facts->hexes > MAX_HEXES)
        return "the map has more than 128 hexes";
    for (int32_t i = 0; i < facts->hexes; i++) {
        hex_facts *hex = &facts->hex[i];
        hex->kind = number(setup, TABLE_MAP, i, MAP_KIND);
        hex->green = number(setup, TABLE_MAP, i, MAP_GREEN);
        hex->brown = number(setup, TABLE_MAP, i, MAP_BROWN);
        hex->warriors = number(setup, TABLE_MAP, i, MAP_WARRIORS);
        hex->sol = number(setup, TABLE_MAP, i, MAP_SOL);
        facts->malaria[i][0] = number(setup, TABLE_MAP, i, MAP_MALARIA_FROM);
        facts->malaria[i][1] = number(setup, TABLE_MAP, i, MAP_MALARIA_TO);
        facts->region[i] = number(setup, TABLE_MAP, i, MAP_REGION);
        facts->to_america[i] = number(setup, TABLE_MAP, i, MAP_TO_AMERICA);
        facts->provisions[i] = number(setup, TABLE_MAP, i, MAP_PROVISIONS);
    }
    return NULL;
}

static const char *read_tiles(conquest_facts *facts, const vaka_setup *setup)
{
    facts->tiles = vaka_data_rows(setup, TABLE_TILES);
    if (facts->tiles > MAX_TILES)
        return "there are more than 32 tiles";
    for (int32_t i = 0; i < facts->tiles; i++) {
        tile_facts *tile = &facts->tile[i];
        tile->green = number(setup, TABLE_TILES, i, TILE_GREEN);
        tile->brown = number(setup, TABLE_TILES, i, TILE_BROWN);
        tile->atoll = number(setup, TABLE_TILES, i, TILE_ATOLL);
        tile->in_pile = number(setup, TABLE_TILES, i, TILE_IN_PILE);
        tile->facing = (int8_t)(number(setup, TABLE_TILES, i, TILE_FACING) - 1);
        if (tile->atoll ? tile->green + tile->brown != 0 : tile->green + tile->brown == 0)
            return "a tile is an atoll with boxes, or a group without any";
    }
    return NULL;
}

static const char *read_markers(conquest_facts *facts, const vaka_setup *setup)
{
    facts->markers = vaka_data_rows(setup, TABLE_MARKERS);
    if (facts->markers > (int32_t)sizeof facts->marker_type)
        return "there are more than 16 sorts of discovery markers";
    for (int32_t i = 0; i < facts->markers; i++) {
        facts->marker_type[i] = number(setup, TABLE_MARKERS, i, MARKER_TYPE);
        facts->marker_knots[i] = number(setup, TABLE_MARKERS, i, MARKER_KNOTS);
        facts->marker_count[i] = number(setup, TABLE_MARKERS, i, MARKER_COPIES);
    }
    return NULL;
}

static const char *read_tokens(conquest_facts *facts, const vaka_setup *setup)
{
    facts->tokens = vaka_data_rows(setup, TABLE_EVENT_MARKERS);
    if (facts->tokens > MAX_TOKENS)
        return "there are more than 32 event markers";
    for (int32_t i = 0; i < facts->tokens; i++) {
        facts->token_price[i] = number(setup, TABLE_EVENT_MARKERS, i, TOKEN_PRICE);
        facts->token_roll[i] = number(setup, TABLE_EVENT_MARKERS, i, TOKEN_ROLL);
        facts->token_copies[i] = number(setup, TABLE_EVENT_MARKERS, i, TOKEN_COPIES);
        facts->token_pieces += facts->token_copies[i];
    }
    return NULL;
}

static bool is_listed(const char *const *ids, int32_t count, const char *id)
{
    for (int32_t i = 0; i < count; i++)
        if (ids[i] && strcmp(ids[i], id) == 0)
            return true;
    return false;
}

const char *conquest_stray_row(const vaka_setup *setup, const char **table)
{
    const struct {
        uint32_t table;
        const char *name, *const *ids;
        int32_t count;
    } charts[] = {{TABLE_PIECES, "pieces", piece_ids, KIND_FIXED},
                  {TABLE_ITEMS, "items", item_ids, ITEM_COUNT},
                  {TABLE_POINTS, "points", point_ids, POINT_COUNT},
                  {TABLE_SEARCH, "search", roll_ids, 6}};

    for (size_t i = 0; i < sizeof charts / sizeof *charts; i++)
        for (int32_t row = 0; row < vaka_data_rows(setup, charts[i].table); row++) {
            const char *id = vaka_data_id(setup, charts[i].table, row);

            *table = charts[i].name;
            if (!is_listed(charts[i].ids, charts[i].count, id))
                return id;
        }
    return NULL;
}

/* Charts whose rows the rules name by their ids: a number of each row goes into the facts. */
static const char *read_charts(conquest_facts *facts, const vaka_setup *setup)
{
    const struct {
        uint32_t table, column;
        const char *const *ids;
        int32_t count;
        int16_t *to;
        const char *lacks;
    } charts[] = {
        {TABLE_PIECES, PIECE_COUNT, piece_ids, KIND_FIXED, facts->piece_count,
         "the table of pieces lacks one of the rules' own"},
        {TABLE_ITEMS, ITEM_COST, item_ids, ITEM_COUNT, facts->item_cost,
         "the table of items lacks one of the rules' own"},
        {TABLE_POINTS, POINT_HALVES, point_ids, POINT_COUNT, facts->points,
         "the table of points lacks one of the rules' own"},
        {TABLE_SEARCH, SEARCH_EFFECT, roll_ids, 6, facts->search_effect,
         "the Kumara Search Table lacks a die result"},
    };

    for (size_t i = 0; i < sizeof charts / sizeof *charts; i++)
        for (int32_t n = 0; n < charts[i].count; n++) {
            const char *id = charts[i].ids[n];
            int32_t row = id ? vaka_data_find(setup, charts[i].table, id) : VAKA_NONE;
            if (id && row < 0)
                return charts[i].lacks;
            if (id)
                charts[i].to[n] =
                    (int16_t)vaka_data_int(setup, charts[i].table, row, charts[i].column);
        }
    return NULL;
}

/* The place of a home in the list that breaks ties: behind the one before it, with `left` more to
 * come. Homes of the printed game keep theirs, where that can be. */
static int32_t home_place(const char *id, int32_t before, int32_t left)
{
    for (int32_t i = before + 1; i < HOMES - left; i++)
        if (strcmp(home_ids[i], id) == 0)
            return i;
    return before + 1;
}

static bool is_home(const conquest_facts *facts, int32_t hex)
{
    for (int32_t i = 0; i < HOMES; i++)
        if (facts->home_used[i] && facts->home_hex[i] == hex)
            return true;
    return false;
}

/* The list of homes is that of the table, which may have any ids; of more than four only those that
 * are used. */
static const char *read_homes(conquest_facts *facts, const vaka_setup *setup)
{
    uint32_t used_for = (uint32_t)(HOME_FOR_2 + vaka_setup_seats(setup) - 2);
    int32_t rows = vaka_data_rows(setup, TABLE_HOMES), used = 0, at = VAKA_NONE, left;
    bool crowded = rows > HOMES;

    for (int32_t i = 0; i < HOMES; i++)
        facts->home_hex[i] = VAKA_NONE; /* a scenario may do with fewer */
    for (int32_t row = 0; row < rows; row++)
        used += number(setup, TABLE_HOMES, row, used_for);
    if (used < vaka_setup_seats(setup))
        return "homes: there is not one home for each seat, but fewer: for_2, for_3, for_4 say in "
               "games of how many one is used";
    if (used > vaka_setup_seats(setup))
        return "homes: there is not one home for each seat, but more: for_2, for_3, for_4 say in "
               "games of how many one is used";
    left = crowded ? used : rows;
    for (int32_t row = 0; row < rows; row++) {
        int8_t is_used = number(setup, TABLE_HOMES, row, used_for);
        if (crowded && !is_used)
            continue;
        at = home_place(vaka_data_id(setup, TABLE_HOMES, row), at, --left);
        if (is_used && is_home(facts, number(setup, TABLE_HOMES, row, HOME_HEX)))
            return "two homes that are used lie in one hex";
        facts->home_row[at] = (int16_t)row;
        facts->home_hex[at] = number(setup, TABLE_HOMES, row, HOME_HEX);
        facts->home_facing[at] = number(setup, TABLE_HOMES, row, HOME_FACING);
        facts->home_used[at] = is_used;
        facts->home_malaria[at] = number(setup, TABLE_HOMES, row, HOME_MALARIA);
    }
    return NULL;
}

static const char *read_start(conquest_facts *facts, const vaka_setup *setup)
{
    static const char *const ids[] = {"for_2", "for_3", "for_4"};
    int32_t row = vaka_data_find(setup, TABLE_SETUPS, ids[vaka_setup_seats(setup) - 2]);

    if (row < 0)
        return "there is no setup for so many seats";
    facts->end_vp = (int16_t)(2 * vaka_data_int(setup, TABLE_SETUPS, row, SETUP_END_VP));
    facts->islands_out = number(setup, TABLE_SETUPS, row, SETUP_ISLANDS_OUT);
    facts->villages = number(setup, TABLE_SETUPS, row, SETUP_VILLAGES);
    facts->bands = number(setup, TABLE_SETUPS, row, SETUP_BANDS);
    facts->canoes = number(setup, TABLE_SETUPS, row, SETUP_CANOES);
    facts->war_canoes = number(setup, TABLE_SETUPS, row, SETUP_WAR_CANOES);
    facts->colonies = number(setup, TABLE_SETUPS, row, SETUP_COLONIES);
    facts->start_points = number(setup, TABLE_SETUPS, row, SETUP_POINTS);
    facts->historic = number(setup, TABLE_SETUPS, row, SETUP_HISTORIC);
    facts->deal_homes = (int8_t)vaka_setup_option(setup, OPTION_DEAL_HOMES);
    if (facts->bands > facts->piece_count[KIND_BAND] ||
        facts->canoes > facts->piece_count[KIND_TRANSPORT] ||
        facts->war_canoes > facts->piece_count[KIND_WAR_CANOE] ||
        facts->colonies > facts->piece_count[KIND_COLONY])
        return "the setup gives each seat more counters than it has";
    return NULL;
}

bool is_placed(const vaka_setup *setup, int32_t row)
{
    int32_t seats = vaka_setup_seats(setup);

    return number(setup, TABLE_PLACES, row, PLACE_FROM) <= seats &&
           number(setup, TABLE_PLACES, row, PLACE_TO) >= seats;
}

/* What lies next to what, and how far apart: greedy players look it up all the time. */
static const char *read_ways(conquest_facts *facts, const vaka_setup *setup)
{
    vaka_hex at[MAX_HEXES];

    for (int32_t i = 0; i < facts->hexes; i++)
        at[i] = (vaka_hex){(int16_t)vaka_data_int(setup, TABLE_MAP, i, MAP_Q),
                           (int16_t)vaka_data_int(setup, TABLE_MAP, i, MAP_R)};
    for (int32_t a = 0; a < facts->hexes; a++) {
        set_add(&facts->all, a);
        memset(facts->near[a], 0xff, sizeof facts->near[a]); /* VAKA_NONE */
        for (int32_t b = 0; b < facts->hexes; b++) {
            int32_t steps = vaka_hex_distance(at[a], at[b]);
            facts->apart[a][b] = (int8_t)(steps < INT8_MAX ? steps : INT8_MAX);
            if (steps != 1)
                continue;
            facts->near[a][vaka_hex_direction(at[a], at[b])] = (int16_t)b;
            set_add(&facts->around[a], b);
        }
    }
    return NULL;
}

const char *read_facts(conquest_facts *facts, const vaka_setup *setup)
{
    static const char *(*const parts[])(conquest_facts *, const vaka_setup *) = {
        read_map,    read_ways,   read_tiles, read_markers,
        read_tokens, read_charts, read_homes, read_start,
    };

    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
        const char *wrong = parts[i](facts, setup);
        if (wrong)
            return wrong;
    }
    return NULL;
}
