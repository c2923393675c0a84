/* conquest/doubts.c - what a map was perhaps not meant to be, for whoever draws one.
 *
 * SPDX-License-Identifier: MIT */
#include "conquest.h"

#include <stdio.h>

#define FOR_EACH_FOUR 5 /* so many markers for four Unknown hexes are plenty */
#define FOR_EACH_TEN 11 /* … and so many Island Group markers for ten tiles */

/* 6.3: an explorer draws a marker for each Unknown hex. Some go back into the cup, so there are a
 * few more of them. */
static void compare_markers(vaka_layout *layout, const conquest_facts *facts)
{
    int32_t unknown = 0, markers = 0;
    char text[128];

    for (int32_t i = 0; i < facts->hexes; i++)
        unknown += facts->hex[i].kind == HEX_UNKNOWN;
    for (int32_t i = 0; i < facts->markers; i++)
        markers += facts->marker_count[i];
    if (markers >= unknown && 4 * markers <= FOR_EACH_FOUR * unknown)
        return;
    snprintf(text, sizeof text, "there are %d Discovery markers for %d Unknown hexes", (int)markers,
             (int)unknown);
    vaka_layout_warn(layout, text);
}

/* 6.5: each Island Group marker brings a tile of the pile; one or two may be left out. */
static void compare_islands(vaka_layout *layout, const conquest_facts *facts)
{
    int32_t islands = 0, tiles = 0;
    char text[128];

    for (int32_t i = 0; i < facts->markers; i++)
        islands += facts->marker_type[i] == MARKER_ISLAND ? facts->marker_count[i] : 0;
    for (int32_t i = 0; i < facts->tiles; i++)
        tiles += facts->tile[i].in_pile;
    if (10 * islands <= FOR_EACH_TEN * tiles || facts->historic) /* there each tile has its hex */
        return;
    snprintf(text, sizeof text, "there are %d Island Group markers for %d tiles", (int)islands,
             (int)tiles);
    vaka_layout_warn(layout, text);
}

/* Hexes that are joined to one, itself among them. */
static hex_set joined_to(const conquest_facts *facts, int32_t hex)
{
    hex_set found = {{0}};
    int16_t queue[MAX_HEXES];
    int32_t count = 0;

    set_add(&found, hex);
    queue[count++] = (int16_t)hex;
    for (int32_t i = 0; i < count; i++)
        for (int32_t next = 0; next < facts->hexes; next++)
            if (facts->apart[queue[i]][next] == 1 && !set_has(&found, next)) {
                set_add(&found, next);
                queue[count++] = (int16_t)next;
            }
    return found;
}

static void look_for_lost(vaka_layout *layout, const vaka_setup *setup, const conquest_facts *facts)
{
    int32_t home = 0, lost = 0, first = VAKA_NONE;
    char text[160];

    while (home < HOMES && !facts->home_used[home])
        home++;
    if (home == HOMES)
        return;
    hex_set found = joined_to(facts, facts->home_hex[home]);
    for (int32_t hex = 0; hex < facts->hexes; hex++)
        if (!set_has(&found, hex) && lost++ == 0)
            first = hex;
    if (!lost)
        return;
    snprintf(text, sizeof text, "nobody can reach %.60s%s: the map is in pieces",
             vaka_data_id(setup, TABLE_MAP, first), lost > 1 ? " and other hexes" : "");
    vaka_layout_warn(layout, text);
}

/* 9.4: a village needs a box. Atolls have none. */
static void look_for_bare(vaka_layout *layout, const vaka_setup *setup, const conquest_facts *facts)
{
    int32_t bare = 0, first = VAKA_NONE;
    char text[160];

    for (int32_t i = 0; i < facts->hexes; i++)
        if ((facts->hex[i].kind == HEX_ISLAND || facts->hex[i].kind == HEX_HOME) &&
            facts->hex[i].green + facts->hex[i].brown == 0 && bare++ == 0)
            first = i;
    if (!bare)
        return;
    snprintf(text, sizeof text, "nobody can live at %.60s%s: it has no green or brown box",
             vaka_data_id(setup, TABLE_MAP, first), bare > 1 ? " and other places" : "");
    vaka_layout_warn(layout, text);
}

/* Charts have the rows that the rules name: what a mod adds there does nothing. */
static void look_for_strays(vaka_layout *layout, const vaka_setup *setup)
{
    const char *table, *id = conquest_stray_row(setup, &table);
    char text[160];

    if (!id)
        return;
    bool piece = strcmp(table, "pieces") == 0;
    snprintf(text, sizeof text, "nothing reads the row %.48s of the table %s: %s", id, table,
             piece ? "another kind of counter is a row of the table counters"
                   : "the rules know its other rows only");
    vaka_layout_warn(layout, text);
}

void conquest_doubts(vaka_layout *layout, const vaka_setup *setup, const conquest_facts *facts)
{
    compare_markers(layout, facts);
    compare_islands(layout, facts);
    look_for_lost(layout, setup, facts);
    look_for_bare(layout, setup, facts);
    look_for_strays(layout, setup);
}
