/* draft/chart.c - which tables of a game are its map, and what lies where on it.
 *
 * SPDX-License-Identifier: MIT */
#include "draft/chart.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define SPOTS_WIDE 0.25f /* of the plane, for one unit of a spot's x */
#define SPOT_REACH 4     /* units from a spot's middle in which it is found */

static int32_t column_of(const vaka_data_table *table, const char *id, uint32_t type)
{
    for (uint32_t c = 0; c < table->column_count; c++)
        if (table->columns[c].type == type && strcmp(table->columns[c].id, id) == 0)
            return (int32_t)c;
    return VAKA_NONE;
}

/* By its name, or because it has to be said, or because it is the first. */
static int32_t sort_column(const vaka_data_table *table)
{
    static const char *const usual[] = {"kind", "sort", "type"};
    int32_t first = VAKA_NONE, needed = VAKA_NONE, named;

    for (size_t i = 0; i < sizeof usual / sizeof *usual; i++)
        if ((named = column_of(table, usual[i], VAKA_COLUMN_WORD)) >= 0)
            return named;
    for (uint32_t c = table->column_count; c-- > 0;) {
        if (table->columns[c].type != VAKA_COLUMN_WORD)
            continue;
        first = (int32_t)c;
        if (table->columns[c].flags & VAKA_COLUMN_NEEDED)
            needed = (int32_t)c;
    }
    return needed >= 0 ? needed : first;
}

/* Hexes or spots by their two numbers. */
static void read_places(vaka_chart_table *out, const vaka_data_table *table)
{
    static const struct {
        uint32_t is;
        const char *a, *b;
    } sorts[] = {{VAKA_CHART_HEXES, "q", "r"}, {VAKA_CHART_SPOTS, "x", "y"}};

    *out = (vaka_chart_table){.on = VAKA_NONE, .sort = sort_column(table)};
    out->title = column_of(table, "title", VAKA_COLUMN_TEXT);
    for (size_t i = 0; i < sizeof sorts / sizeof *sorts && !out->is; i++) {
        int32_t a = column_of(table, sorts[i].a, VAKA_COLUMN_INT);
        int32_t b = column_of(table, sorts[i].b, VAKA_COLUMN_INT);

        if (a >= 0 && b >= 0) {
            out->is = sorts[i].is;
            out->a = (uint32_t)a;
            out->b = (uint32_t)b;
        }
    }
}

/* Two references to places: a route; one: a thing. */
static void read_ends(vaka_chart *chart, const vaka_module *module, uint32_t t)
{
    vaka_chart_table *out = &chart->tables[t];
    const vaka_data_table *table = &module->tables[t];
    uint32_t ends = 0;

    for (uint32_t c = 0; c < table->column_count && out->is == VAKA_CHART_NONE; c++) {
        const vaka_column *column = &table->columns[c];

        for (uint32_t p = 0; column->type == VAKA_COLUMN_ROW && p < chart->count; p++) {
            if (!vaka_chart_is_place(chart, p) || !column->words ||
                strcmp(module->tables[p].id, column->words) != 0)
                continue;
            if (ends++ == 0)
                out->a = c;
            else if (ends == 2)
                out->b = c;
            out->on = (int32_t)p;
        }
    }
    if (ends > 0)
        out->is = ends >= 2 ? VAKA_CHART_ROUTES : VAKA_CHART_THINGS;
}

void vaka_chart_read(vaka_chart *chart, const vaka_module *module)
{
    *chart = (vaka_chart){.places = VAKA_NONE};
    chart->count =
        module->table_count < VAKA_CHART_TABLES ? module->table_count : VAKA_CHART_TABLES;
    for (uint32_t t = 0; t < chart->count; t++) {
        read_places(&chart->tables[t], &module->tables[t]);
        if (chart->places < 0 && vaka_chart_is_place(chart, t))
            chart->places = (int32_t)t;
    }
    for (uint32_t t = 0; t < chart->count; t++)
        read_ends(chart, module, t);
}

vaka_chart_point vaka_chart_point_of(const vaka_chart *chart, uint32_t table, int32_t a, int32_t b)
{
    float q = (float)a, r = (float)b;

    if (chart->tables[table].is == VAKA_CHART_SPOTS)
        return (vaka_chart_point){q * SPOTS_WIDE, r * SPOTS_WIDE};
    return (vaka_chart_point){q * 1.5f, (r + q / 2) * 1.7320508f};
}

vaka_chart_point vaka_chart_at(const vaka_chart *chart, const vaka_draft *draft, uint32_t table,
                               uint32_t row)
{
    const vaka_chart_table *at = &chart->tables[table];

    return vaka_chart_point_of(chart, table, vaka_draft_number(draft, table, row, at->a),
                               vaka_draft_number(draft, table, row, at->b));
}

static int32_t bounded(const vaka_column *column, float value)
{
    float whole = roundf(value);

    if (whole < (float)column->min)
        return column->min;
    return whole > (float)column->max ? column->max : (int32_t)whole;
}

void vaka_chart_numbers(const vaka_chart *chart, const vaka_module *module, uint32_t table,
                        vaka_chart_point at, int32_t *a, int32_t *b)
{
    const vaka_chart_table *as = &chart->tables[table];
    const vaka_column *columns = module->tables[table].columns;
    float x = at.x / SPOTS_WIDE, y = at.y / SPOTS_WIDE;

    if (as->is == VAKA_CHART_HEXES) { /* to the nearest of three coordinates that add up to 0 */
        float q = at.x / 1.5f, r = at.y / 1.7320508f - q / 2;
        float s = -q - r, dq = fabsf(roundf(q) - q), dr = fabsf(roundf(r) - r);
        float ds = fabsf(roundf(s) - s);

        x = dq > dr && dq > ds ? -roundf(r) - roundf(s) : roundf(q);
        y = dq <= dr && dr > ds ? -roundf(q) - roundf(s) : roundf(r);
    }
    *a = bounded(&columns[as->a], x);
    *b = bounded(&columns[as->b], y);
}

int32_t vaka_chart_find(const vaka_chart *chart, const vaka_draft *draft, uint32_t table, int32_t a,
                        int32_t b)
{
    const vaka_chart_table *at = &chart->tables[table];
    int32_t reach = at->is == VAKA_CHART_SPOTS ? SPOT_REACH : 0, best = VAKA_NONE;
    int32_t nearest = reach * reach + 1;

    for (uint32_t row = 0; row < vaka_draft_rows(draft, table); row++) {
        int32_t x = vaka_draft_number(draft, table, row, at->a) - a;
        int32_t y = vaka_draft_number(draft, table, row, at->b) - b;
        bool near = x >= -reach && x <= reach && y >= -reach && y <= reach;

        if (near && x * x + y * y < nearest) {
            nearest = x * x + y * y;
            best = (int32_t)row;
        }
    }
    return best;
}

/* Is nothing of the game's own map left? Then somebody draws another one. */
static bool is_another_map(const vaka_draft *draft, uint32_t table)
{
    for (uint32_t row = 0; row < vaka_draft_base_rows(draft, table); row++)
        if (vaka_draft_find(draft, table, vaka_draft_base_id(draft, table, row)) >= 0)
            return false;
    return true;
}

/* A row that the game has at these numbers and the draft has not. */
static const char *gone_id(const vaka_chart *chart, const vaka_draft *draft, uint32_t table,
                           int32_t a, int32_t b)
{
    const vaka_chart_table *at = &chart->tables[table];
    char x[16], y[16];

    snprintf(x, sizeof x, "%d", (int)a);
    snprintf(y, sizeof y, "%d", (int)b);
    for (uint32_t row = 0; row < vaka_draft_base_rows(draft, table); row++)
        if (strcmp(vaka_draft_base_cell(draft, table, row, at->a), x) == 0 &&
            strcmp(vaka_draft_base_cell(draft, table, row, at->b), y) == 0) {
            const char *id = vaka_draft_base_id(draft, table, row);

            return vaka_draft_find(draft, table, id) < 0 ? id : NULL;
        }
    return NULL;
}

static void number_word(int32_t number, char out[16])
{
    snprintf(out, 16, "%s%d", number < 0 ? "m" : "", (int)(number < 0 ? -number : number));
}

/* "hex_3_m1": what it is and where. A new place is none of the game's own, which would come back
 * with all that the game says of it. */
static void name_place(const vaka_chart *chart, const vaka_draft *draft, uint32_t table,
                       const int32_t at[2], char *out)
{
    const char *const what[] = {chart->tables[table].is == VAKA_CHART_HEXES ? "hex" : "spot",
                                "place", "new"};
    char wish[VAKA_DRAFT_ID], a[16], b[16];

    number_word(at[0], a);
    number_word(at[1], b);
    for (int i = 0; i < 3; i++) {
        snprintf(wish, sizeof wish, "%s_%s_%s", what[i], a, b);
        vaka_draft_fresh_id(draft, table, wish, out);
        if (vaka_draft_base_find(draft, table, out) < 0)
            return;
    }
}

/* A value that others of the table have: a number that makes sense there. */
static const char *usual_value(const vaka_draft *draft, uint32_t table, uint32_t row, uint32_t c)
{
    uint32_t base = vaka_draft_base_rows(draft, table);

    for (uint32_t r = vaka_draft_rows(draft, table); r-- > 0;)
        if (r != row && vaka_draft_is_said(draft, table, r, c))
            return vaka_draft_cell(draft, table, r, c);
    return base > 0 ? vaka_draft_base_cell(draft, table, base - 1, c) : "";
}

/* A value for what has to be said: one that others have, a name that can be read. */
static void needed_value(const vaka_draft *draft, uint32_t table, uint32_t row, uint32_t c,
                         char out[VAKA_DRAFT_ID])
{
    const vaka_column *column = &vaka_draft_module(draft)->tables[table].columns[c];
    int32_t other = column->words ? vaka_draft_table(draft, column->words) : VAKA_NONE;

    out[0] = '\0';
    if (column->type == VAKA_COLUMN_TEXT)
        snprintf(out, VAKA_DRAFT_ID, "%s", vaka_draft_id(draft, table, row));
    else if (column->type != VAKA_COLUMN_ROW)
        snprintf(out, VAKA_DRAFT_ID, "%s", usual_value(draft, table, row, c));
    else if (other >= 0 && vaka_draft_rows(draft, (uint32_t)other) > 0)
        snprintf(out, VAKA_DRAFT_ID, "%s", vaka_draft_id(draft, (uint32_t)other, 0));
    if (!*out && column->type == VAKA_COLUMN_INT)
        snprintf(out, VAKA_DRAFT_ID, "%d", (int)column->min);
}

static void fill_needed(vaka_draft *draft, uint32_t table, uint32_t row)
{
    const vaka_data_table *spec = &vaka_draft_module(draft)->tables[table];
    char value[VAKA_DRAFT_ID];

    for (uint32_t c = 0; c < spec->column_count; c++) {
        if (!(spec->columns[c].flags & VAKA_COLUMN_NEEDED) ||
            vaka_draft_is_said(draft, table, row, c))
            continue;
        needed_value(draft, table, row, c, value);
        vaka_draft_set(draft, table, row, c, *value ? value : NULL);
    }
}

uint32_t vaka_chart_paint(const vaka_chart *chart, vaka_draft *draft, uint32_t table, int32_t a,
                          int32_t b, const char *sort)
{
    const vaka_chart_table *at = &chart->tables[table];
    int32_t row = vaka_chart_find(chart, draft, table, a, b);
    const char *gone =
        row < 0 && !is_another_map(draft, table) ? gone_id(chart, draft, table, a, b) : NULL;
    char id[VAKA_DRAFT_ID];
    uint32_t made;

    if (row >= 0) {
        made = (uint32_t)row;
    } else if (gone) {
        made = vaka_draft_add(draft, table, gone);
    } else {
        name_place(chart, draft, table, (const int32_t[]){a, b}, id);
        made = vaka_draft_add(draft, table, id);
        vaka_draft_set_number(draft, table, made, at->a, a);
        vaka_draft_set_number(draft, table, made, at->b, b);
    }
    if (sort && at->sort >= 0)
        vaka_draft_set(draft, table, made, (uint32_t)at->sort, sort);
    if (row < 0 && !gone)
        fill_needed(draft, table, made);
    return made;
}

void vaka_chart_erase(const vaka_chart *chart, vaka_draft *draft, uint32_t table, uint32_t row)
{
    char id[VAKA_DRAFT_ID];

    snprintf(id, sizeof id, "%s", vaka_draft_id(draft, table, row));
    vaka_draft_remove(draft, table, row);
    for (uint32_t t = 0; t < chart->count; t++) {
        const vaka_chart_table *at = &chart->tables[t];

        if (at->on != (int32_t)table)
            continue;
        for (uint32_t r = vaka_draft_rows(draft, t); r-- > 0;) {
            bool ends = strcmp(vaka_draft_cell(draft, t, r, at->a), id) == 0;

            if (at->is == VAKA_CHART_ROUTES)
                ends = ends || strcmp(vaka_draft_cell(draft, t, r, at->b), id) == 0;
            if (ends)
                vaka_draft_remove(draft, t, r);
        }
    }
}

static bool joins(const vaka_draft *draft, const vaka_chart_table *at, uint32_t table, uint32_t row,
                  const char *const ends[2])
{
    const char *a = vaka_draft_cell(draft, table, row, at->a);
    const char *b = vaka_draft_cell(draft, table, row, at->b);

    return (strcmp(a, ends[0]) == 0 && strcmp(b, ends[1]) == 0) ||
           (strcmp(a, ends[1]) == 0 && strcmp(b, ends[0]) == 0);
}

uint32_t vaka_chart_join(const vaka_chart *chart, vaka_draft *draft, uint32_t table,
                         const char *from, const char *to)
{
    const vaka_chart_table *at = &chart->tables[table];
    const char *const ends[2] = {from, to};
    char wish[2 * VAKA_DRAFT_ID], id[VAKA_DRAFT_ID];

    for (uint32_t row = 0; row < vaka_draft_rows(draft, table); row++)
        if (joins(draft, at, table, row, ends))
            return row;
    snprintf(wish, sizeof wish, "%.*s_%.*s", VAKA_DRAFT_ID / 2 - 4, from, VAKA_DRAFT_ID / 2 - 4,
             to);
    vaka_draft_fresh_id(draft, table, wish, id);
    uint32_t row = vaka_draft_add(draft, table, id);
    vaka_draft_set(draft, table, row, at->a, from);
    vaka_draft_set(draft, table, row, at->b, to);
    fill_needed(draft, table, row);
    return row;
}

uint32_t vaka_chart_row(vaka_draft *draft, uint32_t table, const char *wish)
{
    char id[VAKA_DRAFT_ID];
    uint32_t row;

    vaka_draft_fresh_id(draft, table, wish, id);
    row = vaka_draft_add(draft, table, id);
    fill_needed(draft, table, row);
    return row;
}

uint32_t vaka_chart_lay(const vaka_chart *chart, vaka_draft *draft, uint32_t table,
                        const char *place)
{
    char id[VAKA_DRAFT_ID];
    uint32_t row;

    vaka_draft_fresh_id(draft, table, place, id);
    row = vaka_draft_add(draft, table, id);
    vaka_draft_set(draft, table, row, chart->tables[table].a, place);
    fill_needed(draft, table, row);
    return row;
}

void vaka_chart_clear(const vaka_chart *chart, vaka_draft *draft)
{
    for (uint32_t t = 0; t < chart->count; t++)
        for (uint32_t row = vaka_draft_rows(draft, t);
             chart->tables[t].is != VAKA_CHART_NONE && row-- > 0;)
            vaka_draft_remove(draft, t, row);
}
