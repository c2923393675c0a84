/* draft/chart.h - which tables of a game are its map, and what lies where on it.
 *
 * SPDX-License-Identifier: MIT
 *
 * Known by their columns: a table with numbers `q` and `r` has hexes, one with `x` and `y` has
 * spots, one with two references to the same of these has routes between them, and one with a
 * single reference has things that lie there. What a place is ("ocean", "home") says its column of
 * words `kind`, `sort` or `type`, or else the first one. */
#ifndef DRAFT_CHART_H
#define DRAFT_CHART_H

#include "draft/draft.h"

#define VAKA_CHART_NONE 0u
#define VAKA_CHART_HEXES 1u
#define VAKA_CHART_SPOTS 2u
#define VAKA_CHART_ROUTES 3u
#define VAKA_CHART_THINGS 4u

#define VAKA_CHART_TABLES 64u

typedef struct vaka_chart_table {
    uint32_t is;   /* VAKA_CHART_… */
    uint32_t a, b; /* columns: q and r, x and y, the two ends; of things: where it lies, in a */
    int32_t on;    /* routes, things: the table of places */
    int32_t sort;  /* places: the column of words that says what one is; VAKA_NONE: none */
    int32_t title; /* a column "title" of text; VAKA_NONE: none */
} vaka_chart_table;

typedef struct vaka_chart {
    vaka_chart_table tables[VAKA_CHART_TABLES];
    uint32_t count;
    int32_t places; /* the first table of hexes or spots; VAKA_NONE: the game has no map */
} vaka_chart;

/* What the tables of a game are; more than VAKA_CHART_TABLES are not looked at. */
void vaka_chart_read(vaka_chart *chart, const vaka_module *module);

static inline bool vaka_chart_is_place(const vaka_chart *chart, uint32_t table)
{
    return table < chart->count && (chart->tables[table].is == VAKA_CHART_HEXES ||
                                    chart->tables[table].is == VAKA_CHART_SPOTS);
}

/* Where a place lies in the plane: x to the right, y down; neighbouring hexes are about 1.7 apart,
 * and a map of spots is as wide as about 17 hexes. */
typedef struct vaka_chart_point {
    float x, y;
} vaka_chart_point;
vaka_chart_point vaka_chart_at(const vaka_chart *chart, const vaka_draft *draft, uint32_t table,
                               uint32_t row);
vaka_chart_point vaka_chart_point_of(const vaka_chart *chart, uint32_t table, int32_t a, int32_t b);
/* The numbers a and b of the hex or spot that is nearest to a point, within the columns' bounds. */
void vaka_chart_numbers(const vaka_chart *chart, const vaka_module *module, uint32_t table,
                        vaka_chart_point at, int32_t *a, int32_t *b);

/* The place with these numbers; of spots the nearest within reach of a finger. VAKA_NONE: none. */
int32_t vaka_chart_find(const vaka_chart *chart, const vaka_draft *draft, uint32_t table, int32_t a,
                        int32_t b);

/* --- changes, each within a step of the draft --------------------------------------------------
 */

/* A place at these numbers becomes of a sort (a word of its column; NULL: as it is), and is made if
 * there is none: as the game has it there, if it has one. Returns its row. */
uint32_t vaka_chart_paint(const vaka_chart *chart, vaka_draft *draft, uint32_t table, int32_t a,
                          int32_t b, const char *sort);

/* Takes a place away, with the routes to it and the things that lie there. */
void vaka_chart_erase(const vaka_chart *chart, vaka_draft *draft, uint32_t table, uint32_t row);

/* A route between two places, unless there is one; returns its row. */
uint32_t vaka_chart_join(const vaka_chart *chart, vaka_draft *draft, uint32_t table,
                         const char *from, const char *to);

/* A new thing at a place; what has to be said of it gets its normal or first value. */
uint32_t vaka_chart_lay(const vaka_chart *chart, vaka_draft *draft, uint32_t table,
                        const char *place);

/* A new row of any table, with an id like a wish and all that has to be said. */
uint32_t vaka_chart_row(vaka_draft *draft, uint32_t table, const char *wish);

/* Takes all places away, with routes and things: a map from nothing. */
void vaka_chart_clear(const vaka_chart *chart, vaka_draft *draft);

#endif
