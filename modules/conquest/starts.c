/* starts.c - what homes begin with: the usual start [3.3], and what a scenario has besides it or
 * instead of it.
 *
 * SPDX-License-Identifier: MIT */
#include "conquest.h"

#include <stdio.h>

enum { GROUND_NONE, GROUND_SEA, GROUND_LAND, GROUND_GROUP };

/* The facts and the tables from which they come. */
typedef struct starting {
    const conquest_facts *facts;
    const vaka_setup *setup;
} starting;

start_row start_at(const vaka_setup *setup, int32_t row)
{
    int32_t counter = vaka_data_int(setup, TABLE_STARTS, row, START_COUNTER);
    int32_t kind = vaka_data_int(setup, TABLE_STARTS, row, START_KIND);

    return (start_row){vaka_data_int(setup, TABLE_STARTS, row, START_HOME),
                       vaka_data_int(setup, TABLE_STARTS, row, START_HEX),
                       counter >= 0 ? KIND_FIXED + counter : kind,
                       vaka_data_int(setup, TABLE_STARTS, row, START_AMOUNT),
                       vaka_data_int(setup, TABLE_STARTS, row, START_INSTEAD) != 0};
}

int32_t usual_start(const conquest_facts *facts, const vaka_setup *setup, int32_t home,
                    int32_t kind)
{
    const int32_t usual[] = {
        [START_VILLAGE] = facts->villages,    [KIND_TRANSPORT] = facts->canoes,
        [KIND_WAR_CANOE] = facts->war_canoes, [KIND_BAND] = facts->bands,
        [KIND_COLONY] = facts->colonies,      [KIND_RUMOR] = 0,
    };

    if (kind >= KIND_FIXED)
        return 0;
    for (int32_t i = 0; i < vaka_data_rows(setup, TABLE_STARTS); i++) {
        start_row row = start_at(setup, i);
        if (row.instead && row.home == facts->home_row[home] && row.kind == kind)
            return 0;
    }
    return usual[kind];
}

/* How many of a kind a home begins with in a hex; VAKA_NONE: in all. */
static int32_t begins_with(starting of, int32_t home, int32_t hex, int32_t kind)
{
    bool here = hex < 0 || hex == of.facts->home_hex[home];
    int32_t sum = here ? usual_start(of.facts, of.setup, home, kind) : 0;

    for (int32_t i = 0; i < vaka_data_rows(of.setup, TABLE_STARTS); i++) {
        start_row row = start_at(of.setup, i);
        if (row.home == of.facts->home_row[home] && row.kind == kind && (hex < 0 || hex == row.hex))
            sum += row.count;
    }
    return sum;
}

/* The tile that is placed in a hex and can be, or VAKA_NONE; `*known`: at least ocean is. */
static int32_t tile_placed(starting of, int32_t hex, bool *known)
{
    int32_t found = VAKA_NONE;

    *known = false;
    for (int32_t i = 0; i < vaka_data_rows(of.setup, TABLE_PLACES); i++) {
        int32_t tile = vaka_data_int(of.setup, TABLE_PLACES, i, PLACE_TILE);
        if (vaka_data_int(of.setup, TABLE_PLACES, i, PLACE_HEX) != hex || !is_placed(of.setup, i))
            continue;
        *known = *known || tile < 0;
        if (tile >= 0)
            found = tile;
    }
    return found;
}

/* Boxes of a hex as the setup leaves it: of the tile that is placed there, or printed. */
static int32_t start_boxes(starting of, int32_t hex)
{
    bool known;
    int32_t tile = tile_placed(of, hex, &known);

    return tile >= 0 ? of.facts->tile[tile].green + of.facts->tile[tile].brown
                     : of.facts->hex[hex].green + of.facts->hex[hex].brown;
}

/* What a hex is when all is laid out. */
static int32_t start_ground(starting of, int32_t hex)
{
    static const int32_t printed[] = {
        [HEX_UNKNOWN] = GROUND_NONE, [HEX_OCEAN] = GROUND_SEA,  [HEX_ISLAND] = GROUND_GROUP,
        [HEX_ATOLL] = GROUND_LAND,   [HEX_HOME] = GROUND_GROUP, [HEX_AMERICA] = GROUND_NONE};
    int32_t kind = of.facts->hex[hex].kind;
    bool known;
    int32_t tile = tile_placed(of, hex, &known);

    if (tile >= 0 && of.facts->tile[tile].in_pile && kind != HEX_AMERICA)
        return of.facts->tile[tile].atoll ? GROUND_LAND : GROUND_GROUP;
    return known && kind == HEX_UNKNOWN ? GROUND_SEA : printed[kind];
}

/* Has a home that is used anything in a hex? */
static bool is_there(starting of, int32_t home, int32_t hex)
{
    if (!of.facts->home_used[home])
        return false;
    for (int32_t kind = START_VILLAGE; kind <= KIND_RUMOR; kind++)
        if (begins_with(of, home, hex, kind))
            return true;
    for (int32_t i = 0; i < of.facts->counters; i++)
        if (begins_with(of, home, hex, KIND_FIXED + i))
            return true;
    return hex == of.facts->home_hex[home];
}

/* Counters that are like one of our own with which a home begins in a hex; or their places. */
static int32_t begins_like(starting of, int32_t home, int32_t hex, int32_t like, bool places)
{
    int32_t sum = 0;

    for (uint32_t kinds = of.facts->alike[like]; kinds;) {
        int32_t kind = take_kind(&kinds), each = places ? of.facts->counter[kind].carries : 1;
        sum += each * begins_with(of, home, hex, kind);
    }
    return sum;
}

/* 7.4: is there no place in a canoe for what lies at sea? */
static bool is_adrift(starting of, int32_t home, int32_t hex)
{
    int32_t colonies = begins_like(of, home, hex, KIND_COLONY, false);
    int32_t bands = begins_like(of, home, hex, KIND_BAND, false);
    int32_t transports = begins_like(of, home, hex, KIND_TRANSPORT, true);

    return colonies > transports ||
           bands + colonies > transports + begins_like(of, home, hex, KIND_WAR_CANOE, true);
}

static const char *village_wrong(starting of, int32_t home, int32_t hex)
{
    if (start_ground(of, hex) != GROUND_GROUP)
        return "a village needs an island group with boxes";
    return begins_with(of, home, hex, START_VILLAGE) > start_boxes(of, hex)
               ? "there are more villages than the group has boxes"
               : NULL;
}

static const char *counter_wrong(starting of, int32_t home, start_row row)
{
    int32_t kind = of.facts->hex[row.hex].kind;

    if (begins_with(of, home, VAKA_NONE, row.kind) > of.facts->piece_count[row.kind])
        return "a seat has not so many counters of this kind";
    if ((kind == HEX_ISLAND || kind == HEX_HOME) && !begins_with(of, home, row.hex, START_VILLAGE))
        return "the group is an independent one: the home needs a village there, too";
    return start_ground(of, row.hex) == GROUND_SEA && is_adrift(of, home, row.hex)
               ? "a Band or Colony at sea has no place in a canoe"
               : NULL;
}

/* Why a row cannot be of a home that is used; NULL: it can. */
static const char *row_wrong(starting of, int32_t home, start_row row)
{
    if (row.instead && !begins_with(of, home, of.facts->home_hex[home], START_VILLAGE))
        return "the home begins without a village";
    if (!row.count)
        return NULL;
    if (start_ground(of, row.hex) == GROUND_NONE)
        return "nothing can lie in that hex: it is not Known at the start";
    for (int32_t other = 0; other < HOMES; other++)
        if (other != home && is_there(of, other, row.hex))
            return "another home begins in that hex";
    return row.kind == START_VILLAGE ? village_wrong(of, home, row.hex)
                                     : counter_wrong(of, home, row);
}

/* Why a home that is used cannot begin with its villages; NULL: it can. */
static const char *home_wrong(starting of, int32_t home)
{
    int32_t hex = of.facts->home_hex[home];

    if (begins_with(of, home, hex, START_VILLAGE) <= start_boxes(of, hex))
        return NULL;
    return start_ground(of, hex) == GROUND_GROUP
               ? "the setup gives this home more villages than it has boxes (green and brown of "
                 "its hex)"
               : "no island group lies in its hex in games of so many seats: from and to of "
                 "`places` "
                 "say in which";
}

bool starts_wrong(const conquest_facts *facts, const vaka_setup *setup, char *why, size_t room)
{
    starting of = {facts, setup};

    for (int32_t i = 0; i < vaka_data_rows(setup, TABLE_STARTS); i++)
        for (int32_t home = 0; home < HOMES; home++) {
            start_row row = start_at(setup, i);
            bool theirs = facts->home_used[home] && row.home == facts->home_row[home];
            const char *wrong = theirs ? row_wrong(of, home, row) : NULL;

            if (wrong)
                snprintf(why, room, "starts.%.48s: %s", vaka_data_id(setup, TABLE_STARTS, i),
                         wrong);
            if (wrong)
                return true;
        }
    for (int32_t home = 0; home < HOMES; home++) {
        const char *wrong = facts->home_used[home] ? home_wrong(of, home) : NULL;

        if (wrong)
            return snprintf(why, room, "homes.%.48s: %s",
                            vaka_data_id(setup, TABLE_HOMES, facts->home_row[home]), wrong) > 0;
    }
    return false;
}
