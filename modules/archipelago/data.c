/* data.c - the tables that content fills, and what the rules want to know of them at once.
 *
 * SPDX-License-Identifier: MIT
 *
 * Nothing printed is in C: tiles, markets, boards, costs, backs and numbers are rows of these
 * tables (scripts/archipelago/data). CONTENT.md says what they mean. */
#include "archipelago.h"

#define NEEDED VAKA_COLUMN_NEEDED
/* Sorts of columns: what stands in the braces of a vaka_column. */
#define NUMBER(id, flags, min, max, normal, help)                                                  \
    id, VAKA_COLUMN_INT, flags, min, max, normal, NULL, help
#define YES_NO(id, normal, help) id, VAKA_COLUMN_BOOL, 0, 0, 1, normal, NULL, help
#define TEXT(id, flags, help) id, VAKA_COLUMN_TEXT, flags, 0, 0, 0, NULL, help
#define WORD(id, flags, normal, words, help) id, VAKA_COLUMN_WORD, flags, 0, 0, normal, words, help

static const vaka_column goods_columns[GOODS_COLUMNS] = {
    [GOODS_TITLE] = {TEXT("title", NEEDED, "Its name.")},
    [GOODS_CUBES] = {NUMBER("cubes", NEEDED, 1, 40, 0, "Cubes there are in all [S3].")},
};

#define FACE_COLUMNS(first, side)                                                                  \
    [(first) +                                                                                     \
        TILES_TITLE] = {TEXT("title_" side, NEEDED, "The name of the region.")},                   \
        [(first) + TILES_EDGES] = {TEXT("edges_" side, NEEDED,                                     \
                                        "Its sides clockwise from north: W, P or M each.")},       \
        [(first) + TILES_ICONS] = {TEXT("icons_" side, NEEDED,                                     \
                                        "Its signs: x c f w s i and h for a hut; - for none.")},   \
        [(first) + TILES_FAR] = {TEXT("far_" side, 0, "Those of them on the second shore.")}
static const vaka_column tiles_columns[TILES_COLUMNS] = {
    FACE_COLUMNS(0, "a"),
    FACE_COLUMNS(TILES_B, "b"),
};

static const vaka_column starts_columns[STARTS_COLUMNS] = {
    [STARTS_TITLE] = {TEXT("title", NEEDED, "The name of the region.")},
    [STARTS_EDGES] = {TEXT("edges", NEEDED, "Its sides clockwise from north.")},
    [STARTS_ICONS] = {TEXT("icons", NEEDED, "Its signs.")},
};

static const vaka_column markets_columns[MARKETS_COLUMNS] = {
    [MARKETS_WIDTH] = {NUMBER("width", NEEDED, 1, 4, 0, "Fields of a row.")},
    {NUMBER("price_1", NEEDED, 1, 20, 0, "Price of the top row.")},
    {NUMBER("price_2", 0, 0, 20, 0, "Of the second; 0: there is none.")},
    {NUMBER("price_3", 0, 0, 20, 0, "Of the third.")},
    {NUMBER("price_4", 0, 0, 20, 0, "Of the fourth.")},
    {NUMBER("workers_1", 0, 0, 9, 0, "Workers that come when the last cube lies there [3b].")},
    {NUMBER("workers_2", 0, 0, 9, 0, "In the second row.")},
    {NUMBER("workers_3", 0, 0, 9, 0, "In the third row.")},
    {NUMBER("workers_4", 0, 0, 9, 0, "In the fourth row.")},
    {NUMBER("rebellion_1", 0, 0, 9, 0, "Rebellion when the last cube lies there [3b].")},
    {NUMBER("rebellion_2", 0, 0, 9, 0, "In the second row.")},
    {NUMBER("rebellion_3", 0, 0, 9, 0, "In the third row.")},
    {NUMBER("rebellion_4", 0, 0, 9, 0, "In the fourth row.")},
};

static const vaka_column people_columns[PEOPLE_COLUMNS] = {
    [PEOPLE_FROM] = {NUMBER("from", NEEDED, 0, 200, 0, "Lowest population of the row [3d].")},
    [PEOPLE_WORKERS] = {NUMBER("workers", 0, 0, 9, 0, "Workers that come.")},
    [PEOPLE_REBELLION] = {NUMBER("rebellion", 0, 0, 9, 0, "By how much rebellion rises.")},
};

static const vaka_column labour_columns[LABOUR_COLUMNS] = {
    [LABOUR_FROM] = {NUMBER("from", NEEDED, 0, 99, 0, "Fewest workers of the row [3f].")},
    [LABOUR_REBELLION] = {NUMBER("rebellion", 0, -9, 9, 0, "By how much rebellion changes.")},
    [LABOUR_PRICE] = {NUMBER("price", NEEDED, 0, 20, 0, "Florins for a recruit [5.6b].")},
    [LABOUR_TO] = {NUMBER("to", 0, 0, 99, 0, "Most workers of the row; the last ends the board.")},
};

static const vaka_column buildings_columns[BUILDINGS_COLUMNS] = {
    [BUILDINGS_TITLE] = {TEXT("title", NEEDED, "Its name.")},
    [BUILDINGS_FLORINS] = {NUMBER("florins", 0, 0, 20, 0, "Its price [5.8a].")},
    {NUMBER("fruit", 0, 0, 9, 0, "Cubes of fruit.")},
    {NUMBER("cattle", 0, 0, 9, 0, "Cubes of cattle.")},
    {NUMBER("fish", 0, 0, 9, 0, "Cubes of fish.")},
    {NUMBER("wood", 0, 0, 9, 0, "Cubes of wood.")},
    {NUMBER("stone", 0, 0, 9, 0, "Cubes of stone.")},
    {NUMBER("iron", 0, 0, 9, 0, "Cubes of iron.")},
};

static const vaka_column taxes_columns[TAXES_COLUMNS] = {
    [TAXES_FLORINS] = {NUMBER("florins", NEEDED, 0, 9, 0, "What one brings [5.1b].")},
};

static const vaka_column wheel_columns[WHEEL_COLUMNS] = {
    [WHEEL_OWN] = {NUMBER("own", NEEDED, 0, 9, 0, "Circles of each colour [5h].")},
    [WHEEL_SHARED] = {NUMBER("shared", 0, 0, 9, 0, "Circles for all, two to four players.")},
    [WHEEL_SHARED_FIVE] = {NUMBER("shared_five", 0, 0, 9, 0, "Circles for all, five players.")},
};

static const vaka_column backs_columns[BACKS_COLUMNS] = {
    [BACKS_COPIES] = {NUMBER("copies", 0, 0, 48, 1, "How many there are.")},
    [BACKS_UPPER] = {WORD("upper", 0, 0, "none|crisis|temples|towns", "The upper half [4a].")},
    [BACKS_UPPER_GOOD] = {WORD("upper_good", 0, 0, GOOD_WORDS, "What the people want [4.1d].")},
    [BACKS_FEEDS] = {NUMBER("feeds", 0, 1, 40, 4, "Citizens that a cube stands up [4.1f].")},
    [BACKS_UPPER_RED] = {YES_NO("upper_red", 0, "Red: it takes effect in phase 6 [6h].")},
    [BACKS_LOWER] = {WORD("lower", 0, 0, "none|demand|temples|towns", "The lower half.")},
    [BACKS_LOWER_GOOD] = {WORD("lower_good", 0, 0, GOOD_WORDS, "What is to be shipped [4.2a].")},
    [BACKS_CUBES] = {NUMBER("cubes", 0, 1, 9, 2, "How many cubes.")},
    [BACKS_LOWER_RED] = {YES_NO("lower_red", 0, "Red: it takes effect in phase 6.")},
};

static const vaka_column numbers_columns[NUMBERS_COLUMNS] = {
    [NUMBERS_VALUE] = {NUMBER("value", NEEDED, 0, 999, 0, "The number.")},
};

const vaka_data_table archipelago_tables[TABLE_COUNT] = {
    [TABLE_GOODS] = {"goods", "The six goods.", goods_columns, GOODS_COLUMNS, 1},
    [TABLE_TILES] = {"tiles", "Tiles with two faces.", tiles_columns, TILES_COLUMNS, 1},
    [TABLE_STARTS] = {"starts", "The start tile.", starts_columns, STARTS_COLUMNS, 1},
    [TABLE_MARKETS] = {"markets", "Sections of boards I and II.", markets_columns, MARKETS_COLUMNS,
                       1},
    [TABLE_PEOPLE] = {"people", "Rows of board III.", people_columns, PEOPLE_COLUMNS, 1},
    [TABLE_LABOUR] = {"labour", "Rows of board IV.", labour_columns, LABOUR_COLUMNS, 1},
    [TABLE_BUILDINGS] = {"buildings", "What building costs.", buildings_columns, BUILDINGS_COLUMNS,
                         1},
    [TABLE_TAXES] = {"taxes", "What taxes bring.", taxes_columns, TAXES_COLUMNS, 1},
    [TABLE_WHEEL] = {"wheel", "Circles of the wheel.", wheel_columns, WHEEL_COLUMNS, 1},
    [TABLE_BACKS] = {"backs", "Backs of evolution cards.", backs_columns, BACKS_COLUMNS, 1},
    [TABLE_NUMBERS] = {"numbers", "Numbers of the rules.", numbers_columns, NUMBERS_COLUMNS, 1},
};

static const char *const number_ids[NUMBER_COUNT] = {
    [NUMBER_FLORINS] = "florins",
    [NUMBER_TOKENS] = "tokens",
    [NUMBER_STACK] = "stack",
    [NUMBER_TOWNS] = "towns",
    [NUMBER_MARKETS] = "markets",
    [NUMBER_CITIZENS] = "citizens",
    [NUMBER_SHIPS] = "ships",
    [NUMBER_DISCS] = "discs",
    [NUMBER_DISCS_MOST] = "discs_most",
    [NUMBER_START_FLORINS] = "start_florins",
    [NUMBER_START_CITIZENS] = "start_citizens",
    [NUMBER_CROWD] = "crowd",
    [NUMBER_HAND] = "hand",
    [NUMBER_ROW] = "row",
    [NUMBER_TOLL] = "toll",
    [NUMBER_DEALS] = "deals",
    [NUMBER_DESERT_WORKERS] = "desert_workers",
    [NUMBER_FIRST] = "first",
    [NUMBER_SECOND] = "second",
    [NUMBER_THIRD] = "third",
    [NUMBER_TREND_FIRST] = "trend_first",
    [NUMBER_TREND_SECOND] = "trend_second",
    [NUMBER_TREND_THIRD] = "trend_third",
    [NUMBER_PACIFIST] = "pacifist",
};
const char *const good_ids[GOODS] = {"fruit", "cattle", "fish", "wood", "stone", "iron"};
const char *const building_ids[BUILDS] = {"town", "market", "port", "temple", "ship"};
static const char *const tax_ids[TAXES] = {"citizen", "ship", "town", "temple"};
static const char *const wheel_ids[WHEELS] = {"taxes", "explore", "reproduce"};

/* What fits into eight bits, by the bounds of its column. */
static int8_t number(const vaka_setup *setup, uint32_t table, int32_t row, uint32_t column)
{
    return (int8_t)vaka_data_int(setup, table, row, column);
}

/* --- regions --- */

/* Edges are written clockwise from north; directions go the other way round from south-east. */
static int32_t direction_of(int32_t clockwise)
{
    return (2 - clockwise + SIDES) % SIDES;
}

static bool read_edges(face_facts *face, const char *edges)
{
    if (strlen(edges) != SIDES)
        return false;
    for (int32_t i = 0; i < SIDES; i++) {
        int32_t edge = edges[i] == 'W' ? EDGE_WATER : edges[i] == 'P' ? EDGE_PLAIN : EDGE_MOUNTAIN;
        if (edge == EDGE_MOUNTAIN && edges[i] != 'M')
            return false;
        face->edge[direction_of(i)] = (uint8_t)edge;
        face->water |= edge == EDGE_WATER;
    }
    return true;
}

/* The arcs of land, from the first land side clockwise from north on: the first one may begin
 * before it, on the other side of north. */
static bool read_shores(face_facts *face)
{
    int32_t first = 0, shore = 0;

    memset(face->shore, VAKA_NONE, sizeof face->shore);
    while (first < SIDES && face->edge[direction_of(first)] == EDGE_WATER)
        first++;
    if (first == SIDES)
        return true; /* open sea */
    while (first > -SIDES && face->edge[direction_of((first - 1 + 2 * SIDES) % SIDES)])
        first--;
    for (int32_t i = 0; i < SIDES; i++) {
        int32_t at = direction_of((first + i + 2 * SIDES) % SIDES);
        int32_t before = direction_of((first + i - 1 + 2 * SIDES) % SIDES);
        if (face->edge[at] == EDGE_WATER)
            continue;
        if (i && face->edge[before] == EDGE_WATER)
            shore++;
        face->shore[at] = (int8_t)shore;
    }
    face->shores = (uint8_t)(shore + 1);
    return shore < 2;
}

static bool read_icons(face_facts *face, const char *icons, const char *far)
{
    static const char letters[] = "xcfwsi";

    for (; *icons; icons++) {
        const char *at = strchr(letters, *icons);
        if (*icons == 'h')
            face->huts++;
        else if (at)
            face->icons[0][at - letters]++;
        else if (*icons != '-')
            return false;
    }
    for (; *far; far++) {
        const char *at = strchr(letters, *far);
        if (!at || at - letters == GOOD_FISH || face->shores != 2 || !face->icons[0][at - letters])
            return false;
        face->icons[0][at - letters]--;
        face->icons[1][at - letters]++;
    }
    return true;
}

static bool read_face(face_facts *face, const char *edges, const char *icons, const char *far)
{
    return read_edges(face, edges) && read_shores(face) && read_icons(face, icons, far) &&
           (face->shores || !far[0]) && (face->water || !face->icons[0][GOOD_FISH]);
}

static const char *read_faces(archipelago_facts *facts, const vaka_setup *setup)
{
    int32_t tiles = vaka_data_rows(setup, TABLE_TILES);

    facts->faces = 2 * tiles;
    if (tiles > MAX_TILES || tiles < MAX_SEATS * 2)
        return "there are more than 40 tiles, or fewer than 10";
    for (int32_t i = 0; i < facts->faces; i++) {
        uint32_t from = i % 2 ? TILES_B : 0;
        if (!read_face(&facts->face[i],
                       vaka_data_text(setup, TABLE_TILES, i / 2, from + TILES_EDGES),
                       vaka_data_text(setup, TABLE_TILES, i / 2, from + TILES_ICONS),
                       vaka_data_text(setup, TABLE_TILES, i / 2, from + TILES_FAR)))
            return "a tile has edges other than six of W, P and M, more than two shores, or icons "
                   "that are none or lie on no shore";
    }
    for (int32_t i = 0; i < 2; i++) {
        int32_t row = vaka_data_find(setup, TABLE_STARTS, i ? "desert" : "sea");
        if (row < 0 || !read_face(&facts->face[facts->faces + i],
                                  vaka_data_text(setup, TABLE_STARTS, row, STARTS_EDGES),
                                  vaka_data_text(setup, TABLE_STARTS, row, STARTS_ICONS), ""))
            return "the start tile lacks its sea or its desert, or one of them is wrong";
    }
    facts->starts = facts->faces;
    return NULL;
}

/* --- boards --- */

static void read_section(section_facts *section, const vaka_setup *setup, int32_t row)
{
    section->width = (uint8_t)number(setup, TABLE_MARKETS, row, MARKETS_WIDTH);
    for (uint32_t i = 0; i < ROWS; i++) {
        section->price[i] = (uint8_t)number(setup, TABLE_MARKETS, row, MARKETS_PRICE + i);
        section->workers[i] = (uint8_t)number(setup, TABLE_MARKETS, row, MARKETS_WORKERS + i);
        section->rebellion[i] = (uint8_t)number(setup, TABLE_MARKETS, row, MARKETS_REBELLION + i);
        if (section->price[i] && section->rows == i)
            section->rows++;
    }
}

static const char *read_markets(archipelago_facts *facts, const vaka_setup *setup)
{
    static const char *const ids[BOARDS][GOODS] = {
        {"home_fruit", "home_cattle", "home_fish", "home_wood", "home_stone", "home_iron"},
        {"export_fruit", "export_cattle", "export_fish", "export_wood", "export_stone",
         "export_iron"},
    };

    for (int32_t board = 0; board < BOARDS; board++)
        for (int32_t good = 0; good < GOODS; good++) {
            int32_t row = vaka_data_find(setup, TABLE_MARKETS, ids[board][good]);
            if (row < 0)
                return "the table of markets lacks a section";
            read_section(&facts->section[board][good], setup, row);
        }
    return NULL;
}

static const char *read_bands(archipelago_facts *facts, const vaka_setup *setup)
{
    facts->people_rows = (int8_t)vaka_data_rows(setup, TABLE_PEOPLE);
    facts->labour_rows = (int8_t)vaka_data_rows(setup, TABLE_LABOUR);
    if (facts->people_rows > MAX_BANDS || facts->labour_rows > MAX_BANDS)
        return "boards III and IV have at most 12 rows each";
    for (int32_t i = 0; i < facts->people_rows; i++)
        facts->people[i] = (band_facts){
            .from = (int16_t)vaka_data_int(setup, TABLE_PEOPLE, i, PEOPLE_FROM),
            .workers = number(setup, TABLE_PEOPLE, i, PEOPLE_WORKERS),
            .rebellion = number(setup, TABLE_PEOPLE, i, PEOPLE_REBELLION),
        };
    for (int32_t i = 0; i < facts->labour_rows; i++)
        facts->labour[i] = (band_facts){
            .from = number(setup, TABLE_LABOUR, i, LABOUR_FROM),
            .rebellion = number(setup, TABLE_LABOUR, i, LABOUR_REBELLION),
            .price = number(setup, TABLE_LABOUR, i, LABOUR_PRICE),
        };
    facts->workers_most = number(setup, TABLE_LABOUR, facts->labour_rows - 1, LABOUR_TO);
    if (facts->people[0].from || facts->labour[0].from || facts->workers_most < 1)
        return "boards III and IV begin at 0, and the last row of board IV says where it ends";
    return NULL;
}

/* --- charts --- */

static const char *read_numbers(archipelago_facts *facts, const vaka_setup *setup)
{
    for (int32_t i = 0; i < NUMBER_COUNT; i++) {
        int32_t row = vaka_data_find(setup, TABLE_NUMBERS, number_ids[i]);
        if (row < 0)
            return "the table of numbers lacks one of the rules' own";
        facts->number[i] = (int16_t)vaka_data_int(setup, TABLE_NUMBERS, row, NUMBERS_VALUE);
    }
    if (facts->number[NUMBER_FLORINS] > MOST_MONEY || facts->number[NUMBER_STACK] < 1 ||
        facts->number[NUMBER_ROW] > SLOTS || facts->number[NUMBER_DISCS_MOST] > MOST_DISCS ||
        facts->number[NUMBER_CITIZENS] > MOST_CITIZENS || facts->number[NUMBER_HAND] > MOST_HAND)
        return "a number of the rules is too large: florins 200, row 5, discs 9, citizens 20, hand "
               "4; or a stack has no token";
    return NULL;
}

static const char *read_costs(archipelago_facts *facts, const vaka_setup *setup)
{
    for (int32_t i = 0; i < GOODS; i++) {
        int32_t row = vaka_data_find(setup, TABLE_GOODS, good_ids[i]);
        if (row < 0)
            return "the table of goods lacks one";
        facts->cubes[i] = number(setup, TABLE_GOODS, row, GOODS_CUBES);
    }
    for (int32_t i = 0; i < BUILDS; i++) {
        int32_t row = vaka_data_find(setup, TABLE_BUILDINGS, building_ids[i]);
        if (row < 0)
            return "the table of buildings lacks one";
        for (uint32_t n = 0; n <= GOODS; n++)
            facts->cost[i][n] = number(setup, TABLE_BUILDINGS, row, BUILDINGS_FLORINS + n);
    }
    for (int32_t i = 0; i < TAXES; i++) {
        int32_t row = vaka_data_find(setup, TABLE_TAXES, tax_ids[i]);
        if (row < 0)
            return "the table of taxes lacks one";
        facts->tax[i] = number(setup, TABLE_TAXES, row, TAXES_FLORINS);
    }
    return NULL;
}

static const char *read_wheel(archipelago_facts *facts, const vaka_setup *setup)
{
    bool five = vaka_setup_seats(setup) == MAX_SEATS;

    for (int32_t i = 0; i < WHEELS; i++) {
        int32_t row = vaka_data_find(setup, TABLE_WHEEL, wheel_ids[i]);
        if (row < 0)
            return "the table of the wheel lacks an action";
        facts->circle[i][0] = number(setup, TABLE_WHEEL, row, WHEEL_OWN);
        facts->circle[i][1] =
            number(setup, TABLE_WHEEL, row, five ? WHEEL_SHARED_FIVE : WHEEL_SHARED);
    }
    return NULL;
}

static const char *read_backs(archipelago_facts *facts, const vaka_setup *setup)
{
    facts->backs = vaka_data_rows(setup, TABLE_BACKS);
    if (facts->backs > MAX_BACKS)
        return "there are more than 64 sorts of backs";
    for (int32_t i = 0; i < facts->backs; i++)
        facts->back[i] = (back_facts){
            .copies = number(setup, TABLE_BACKS, i, BACKS_COPIES),
            .half = {number(setup, TABLE_BACKS, i, BACKS_UPPER),
                     number(setup, TABLE_BACKS, i, BACKS_LOWER)},
            .good = {number(setup, TABLE_BACKS, i, BACKS_UPPER_GOOD),
                     number(setup, TABLE_BACKS, i, BACKS_LOWER_GOOD)},
            .number = {number(setup, TABLE_BACKS, i, BACKS_FEEDS),
                       number(setup, TABLE_BACKS, i, BACKS_CUBES)},
            .red = {number(setup, TABLE_BACKS, i, BACKS_UPPER_RED),
                    number(setup, TABLE_BACKS, i, BACKS_LOWER_RED)},
        };
    return NULL;
}

/* --- content --- */

static int8_t said(const vaka_layout *layout, uint32_t sort, int32_t content, const char *name)
{
    return (int8_t)vaka_content_number(layout, sort, content, name);
}

static card_facts read_card(const vaka_layout *layout, int32_t i)
{
    static const char *const needs[BUILDINGS] = {"needs_town", "needs_market", "needs_port",
                                                 "needs_temple"};
    card_facts card = {
        .type = said(layout, SORT_CARD, i, "type"),
        .wonder = said(layout, SORT_CARD, i, "wonder"),
        .anyone = said(layout, SORT_CARD, i, "anyone"),
        .medals = said(layout, SORT_CARD, i, "medals"),
        .price = {said(layout, SORT_CARD, i, "price_1"), said(layout, SORT_CARD, i, "price_2"),
                  said(layout, SORT_CARD, i, "price_3")},
        .discs = said(layout, SORT_CARD, i, "discs"),
        .florins = said(layout, SORT_CARD, i, "florins"),
        .any = said(layout, SORT_CARD, i, "any"),
        .rebellion = said(layout, SORT_CARD, i, "rebellion"),
        .workers = said(layout, SORT_CARD, i, "workers"),
        .income = said(layout, SORT_CARD, i, "income"),
        .per = said(layout, SORT_CARD, i, "per"),
        .doubles = (int8_t)(said(layout, SORT_CARD, i, "doubles") - 1),
        .grants = said(layout, SORT_CARD, i, "grants"),
        .trades = said(layout, SORT_CARD, i, "trades"),
        .less_florins = said(layout, SORT_CARD, i, "less_florins"),
        .less_stone = said(layout, SORT_CARD, i, "less_stone"),
        .for_florins = said(layout, SORT_CARD, i, "for_florins"),
        .has_may_use = vaka_content_has(layout, SORT_CARD, i, CARD_MAY_USE),
    };

    for (int32_t good = 0; good < GOODS; good++)
        card.cost[good] = said(layout, SORT_CARD, i, good_ids[good]);
    for (int32_t building = 0; building < BUILDINGS; building++)
        card.needs[building] = said(layout, SORT_CARD, i, needs[building]);
    return card;
}

static objective_facts read_objective(const vaka_layout *layout, int32_t i)
{
    return (objective_facts){
        .length = said(layout, SORT_OBJECTIVE, i, "length"),
        .role = said(layout, SORT_OBJECTIVE, i, "role"),
        .gap = said(layout, SORT_OBJECTIVE, i, "gap"),
        .ends = said(layout, SORT_OBJECTIVE, i, "ends"),
        .counts = said(layout, SORT_OBJECTIVE, i, "counts"),
        .two = said(layout, SORT_OBJECTIVE, i, "two"),
        .three = said(layout, SORT_OBJECTIVE, i, "three"),
        .more = said(layout, SORT_OBJECTIVE, i, "more"),
        .has_met = vaka_content_has(layout, SORT_OBJECTIVE, i, OBJECTIVE_MET),
        .has_score = vaka_content_has(layout, SORT_OBJECTIVE, i, OBJECTIVE_SCORE),
    };
}

/* 10b, 11a, 12b, 12f */
static bool is_in_deck(const archipelago_facts *facts, const objective_facts *objective,
                       int32_t seats)
{
    bool plain = seats == 2 || facts->open || facts->benefactor;

    return objective->length == facts->length && !(plain && objective->role);
}

const char *read_content(archipelago_facts *facts, const vaka_layout *layout)
{
    int32_t seats = vaka_setup_seats(vaka_layout_setup(layout));

    facts->cards = vaka_content_count(layout, SORT_CARD);
    facts->objectives = vaka_content_count(layout, SORT_OBJECTIVE);
    facts->trends = vaka_content_count(layout, SORT_TREND);
    if (facts->cards > MAX_CARDS || facts->objectives > MAX_OBJECTIVES ||
        facts->trends > MAX_TRENDS)
        return "there are more than 96 cards, 64 objectives or 32 trends";
    for (int32_t i = 0; i < facts->cards; i++)
        facts->card[i] = read_card(layout, i);
    for (int32_t i = 0; i < facts->objectives; i++) {
        facts->objective[i] = read_objective(layout, i);
        facts->objective[i].in_deck = is_in_deck(facts, &facts->objective[i], seats);
    }
    for (int32_t i = 0; i < facts->trends; i++) {
        facts->trend_counts[i] = said(layout, SORT_TREND, i, "counts");
        facts->trend_has_score[i] = vaka_content_has(layout, SORT_TREND, i, TREND_SCORE);
    }
    return NULL;
}

static const char *read_options(archipelago_facts *facts, const vaka_setup *setup)
{
    bool two = vaka_setup_seats(setup) == 2;

    facts->length = (int8_t)vaka_setup_option(setup, OPTION_LENGTH);
    facts->desert = (int8_t)vaka_setup_option(setup, OPTION_DESERT);
    facts->open = (int8_t)vaka_setup_option(setup, OPTION_OPEN);
    facts->benefactor = (int8_t)(!facts->open && vaka_setup_option(setup, OPTION_BENEFACTOR));
    facts->trend_chosen = (int8_t)(vaka_setup_option(setup, OPTION_TREND) - 1);
    facts->trends_shown = (int8_t)(facts->open         ? 0
                                   : facts->benefactor ? 2
                                                       : vaka_setup_option(setup, OPTION_TRENDS));
    facts->held = (int8_t)(facts->open ? 0 : two ? 2 : 1); /* 11b */
    facts->keep = (int8_t)(!facts->open && vaka_setup_option(setup, OPTION_KEEP_ONE));
    return NULL;
}

const char *read_facts(archipelago_facts *facts, const vaka_setup *setup)
{
    static const char *(*const parts[])(archipelago_facts *, const vaka_setup *) = {
        read_faces, read_markets, read_bands, read_numbers,
        read_costs, read_wheel,   read_backs, read_options,
    };

    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
        const char *wrong = parts[i](facts, setup);
        if (wrong)
            return wrong;
    }
    return NULL;
}
