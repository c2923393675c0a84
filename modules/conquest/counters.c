/* counters.c - what kinds of counters are able to: those of the game, and those that mods add,
 * which follow the rules of one of ours with numbers of their own.
 *
 * SPDX-License-Identifier: MIT */
#include "conquest.h"

#include <stdio.h>

/* The game's own: a canoe carries one [7.4]; War Canoes and Bands fight [8.2]. */
static void read_own(conquest_facts *facts)
{
    for (int32_t kind = KIND_PIECE_BACK; kind < KIND_FIXED; kind++) {
        bool canoe = kind == KIND_TRANSPORT || kind == KIND_WAR_CANOE;
        bool fights = kind == KIND_WAR_CANOE || kind == KIND_BAND;

        facts->counter[kind] = (counter_facts){(int8_t)kind, 1, fights, 0, canoe};
        facts->alike[kind] = 1u << kind;
    }
}

static int32_t cell(const vaka_setup *setup, int32_t row, uint32_t column)
{
    return vaka_data_int(setup, TABLE_COUNTERS, row, column);
}

static void read_row(conquest_facts *facts, const vaka_setup *setup, int32_t row)
{
    int32_t like = KIND_TRANSPORT + cell(setup, row, COUNTER_LIKE), kind = KIND_FIXED + row;
    int32_t fights = cell(setup, row, COUNTER_FIGHTS);
    counter_facts *to = &facts->counter[kind];

    *to = facts->counter[like];
    to->hits = (int8_t)cell(setup, row, COUNTER_HITS);
    to->moves = (int8_t)cell(setup, row, COUNTER_MOVES);
    if (fights)
        to->fights = fights == 1; /* yes, no */
    if (to->carries)              /* a canoe */
        to->carries = (int8_t)cell(setup, row, COUNTER_CARRIES);
    facts->alike[like] |= 1u << kind;
    facts->piece_count[kind] = (int16_t)cell(setup, row, COUNTER_COUNT);
    facts->item_cost[ITEM_COUNT + row] = (int16_t)cell(setup, row, COUNTER_COST);
}

/* Is the id that of something else that lies on the table? */
static bool is_taken(const vaka_layout *layout, const vaka_setup *setup, const char *id)
{
    static const char *const backs[] = {"piece", "tile", "marker", "card", "event", "village"};
    static const uint32_t tables[] = {TABLE_PIECES, TABLE_TILES, TABLE_MARKERS,
                                      TABLE_EVENT_MARKERS};

    for (size_t i = 0; i < sizeof tables / sizeof *tables; i++)
        if (vaka_data_find(setup, tables[i], id) >= 0)
            return true;
    for (size_t i = 0; i < sizeof backs / sizeof *backs; i++)
        if (strcmp(backs[i], id) == 0)
            return true;
    for (uint32_t sort = 0; sort < SORT_COUNT; sort++)
        if (vaka_content_by_id(layout, sort, id) >= 0)
            return true;
    return false;
}

/* At most two signs of UTF-8? */
static bool is_short(const char *text)
{
    int32_t signs = 0;

    for (; *text; text++)
        signs += ((uint8_t)*text & 0xc0) != 0x80;
    return signs <= 2;
}

/* May a drawing have this key? The name of a file without its ending (sdk/docs/drawings.md). */
static bool is_key(const char *text)
{
    return text[strspn(text, "abcdefghijklmnopqrstuvwxyz0123456789_-/")] == '\0' && *text != '/';
}

/* What a row says that means nothing, or NULL. */
static const char *numbers_wrong(const counter_facts *of, int32_t places)
{
    bool canoe = of->like == KIND_TRANSPORT || of->like == KIND_WAR_CANOE;
    bool rumor = of->like == KIND_RUMOR;

    if (rumor && (of->fights || of->hits > 1))
        return "what is like a rumor goes home once it is seen: leave out fights and hits";
    if (!canoe && !rumor && of->moves)
        return "it is no canoe and is carried: leave out moves";
    if (!canoe && places > 1)
        return "it is no canoe and carries nothing: leave out carries";
    if (of->like == KIND_WAR_CANOE && !of->fights)
        return "what is like a war canoe leads attacks and fights: leave out fights";
    if (!of->fights && of->hits > 1)
        return "it does not fight: leave out hits, or add fights = \"yes\"";
    return NULL;
}

static const char *row_wrong(const vaka_layout *layout, const vaka_setup *setup,
                             const conquest_facts *facts, int32_t row)
{
    if (is_taken(layout, setup, vaka_data_id(setup, TABLE_COUNTERS, row)))
        return "the game has something else of this id: choose another one";
    if (!is_short(vaka_data_text(setup, TABLE_COUNTERS, row, COUNTER_LETTER)))
        return "letter is one or two letters";
    if (!is_key(vaka_data_text(setup, TABLE_COUNTERS, row, COUNTER_ART)))
        return "art is lower-case words between slashes, as \"conquest/transport\"";
    return numbers_wrong(&facts->counter[KIND_FIXED + row], cell(setup, row, COUNTER_CARRIES));
}

bool counters_wrong(const vaka_layout *layout, const vaka_setup *setup, conquest_facts *facts,
                    char *why, size_t room)
{
    int32_t rows = vaka_data_rows(setup, TABLE_COUNTERS);

    read_own(facts);
    facts->counters = rows < MOST_COUNTERS ? rows : MOST_COUNTERS;
    for (int32_t row = 0; row < rows; row++) {
        const char *wrong = "there is room for eight kinds of counters besides those of the game";
        if (row < MOST_COUNTERS) {
            read_row(facts, setup, row);
            wrong = row_wrong(layout, setup, facts, row);
        }
        if (wrong)
            snprintf(why, room, "counters.%.48s: %s", vaka_data_id(setup, TABLE_COUNTERS, row),
                     wrong);
        if (wrong)
            return true;
    }
    return false;
}
