/* gui/editor/editor_map.c - the map of a draft: drawn, painted on, looked around on.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/editor/editor.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SCALE_LEAST 6.0f
#define SCALE_MOST 120.0f
#define NAMES_FROM 22.0f      /* pixels a unit from which names have room, … */
#define SPOT_NAMES_FROM 12.0f /* … also below spots, which lie some units apart */
#define GRID_MOST 60          /* places of the grid on a side, at most */
#define NAME_LEAST 9          /* pixels of its letters */
#define SPOT_RADIUS 0.75f

/* --- from the plane to the window --------------------------------------------------------------
 */

static vaka_spot spot_of(const vaka_editor *editor, vaka_chart_point at)
{
    return (vaka_spot){
        (float)editor->box.x + (float)editor->box.w / 2 + (at.x - editor->x) * editor->scale,
        (float)editor->box.y + (float)editor->box.h / 2 + (at.y - editor->y) * editor->scale};
}

static vaka_chart_point point_of(const vaka_editor *editor, int x, int y)
{
    return (vaka_chart_point){
        ((float)x - (float)editor->box.x - (float)editor->box.w / 2) / editor->scale + editor->x,
        ((float)y - (float)editor->box.y - (float)editor->box.h / 2) / editor->scale + editor->y};
}

typedef struct extent {
    float left, top, right, bottom;
    bool any;
} extent;

static extent extent_of(const vaka_editor *editor)
{
    extent all = {0};

    for (uint32_t t = 0; t < editor->chart.count; t++)
        for (uint32_t r = 0;
             vaka_chart_is_place(&editor->chart, t) && r < vaka_draft_rows(editor->draft, t); r++) {
            vaka_chart_point at = vaka_chart_at(&editor->chart, editor->draft, t, r);

            all.left = all.any ? fminf(all.left, at.x) : at.x;
            all.right = all.any ? fmaxf(all.right, at.x) : at.x;
            all.top = all.any ? fminf(all.top, at.y) : at.y;
            all.bottom = all.any ? fmaxf(all.bottom, at.y) : at.y;
            all.any = true;
        }
    return all;
}

void vaka_editor_fit(vaka_editor *editor)
{
    extent all = extent_of(editor);
    bool spots = editor->chart.places >= 0 &&
                 editor->chart.tables[editor->chart.places].is == VAKA_CHART_SPOTS;

    if (!all.any)
        all = spots ? (extent){0, 0, 25, 18, true} : (extent){-5, -5, 5, 5, true};
    float wide = all.right - all.left + 4, high = all.bottom - all.top + 4;
    editor->x = (all.left + all.right) / 2;
    editor->y = (all.top + all.bottom) / 2;
    editor->scale = fminf((float)editor->box.w / wide, (float)editor->box.h / high);
    editor->scale = fmaxf(SCALE_LEAST, fminf(editor->scale, SCALE_MOST));
    editor->ui->dirty = true;
}

void vaka_editor_zoom(vaka_editor *editor, float factor, int x, int y)
{
    vaka_chart_point before = point_of(editor, x, y), after;

    editor->scale = fmaxf(SCALE_LEAST, fminf(editor->scale * factor, SCALE_MOST));
    after = point_of(editor, x, y);
    editor->x += before.x - after.x;
    editor->y += before.y - after.y;
    editor->ui->dirty = true;
}

/* --- drawing ---------------------------------------------------------------------------------- */

vaka_ink vaka_editor_ink(const vaka_editor *editor, uint32_t table, const char *word)
{
    const vaka_theme *theme = editor->look->theme;
    const vaka_ink inks[] = {theme->fog,  theme->mid,   theme->sand,    theme->pale,
                             theme->leaf, theme->coral, theme->shallow, theme->stone};
    const vaka_ink dry[] = {theme->sand,  theme->pale,  theme->leaf,   theme->coral,
                            theme->stone, theme->paper, theme->accent, theme->fog};
    bool spots = editor->chart.tables[table].is == VAKA_CHART_SPOTS; /* they lie in the water */
    int32_t sort = editor->chart.tables[table].sort;
    char other[64];

    for (uint32_t n = 0; sort >= 0 && vaka_draft_word(&editor->module->tables[table].columns[sort],
                                                      n, other, sizeof other);
         n++)
        if (strcmp(word, other) == 0)
            return (spots ? dry : inks)[n % (sizeof inks / sizeof *inks)];
    return inks[2];
}

/* Where there is no map: water for spots, blank paper for hexes, so that every hex stands out. */
static vaka_ink void_ink(const vaka_editor *editor)
{
    const vaka_theme *theme = editor->look->theme;
    bool spots = editor->chart.tables[editor->chart.places].is == VAKA_CHART_SPOTS;

    return spots ? theme->mid : theme->paper;
}

static const char *title_of(const vaka_editor *editor, uint32_t table, uint32_t row)
{
    const char *said =
        editor->chart.tables[table].title >= 0 ? vaka_editor_title(editor, table, row) : "";

    return *said ? said : vaka_draft_id(editor->draft, table, row);
}

/* Letters that can be read on any ground: they may reach over the edge of their own. */
static void draw_edged(const vaka_editor *editor, vaka_type type, int x, int y, const char *text)
{
    static const int8_t around[][2] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
    vaka_type edge = type;

    edge.ink = vaka_ink_on(type.ink);
    for (size_t i = 0; i < sizeof around / sizeof *around; i++)
        vaka_type_draw(editor->look, edge, x + around[i][0], y + around[i][1], text);
    vaka_type_draw(editor->look, type, x, y, text);
}

/* The name of a place, if it has one of its own, in letters that have room. */
static void draw_name(const vaka_editor *editor, uint32_t table, uint32_t row, vaka_spot at,
                      vaka_ink ground)
{
    vaka_type type = vaka_look_small(editor->look);
    int32_t title = editor->chart.tables[table].title;
    bool hexes = editor->chart.tables[table].is == VAKA_CHART_HEXES;
    int wide = (int)(editor->scale * (hexes ? 1.75f : 3.2f));
    const char *name = title_of(editor, table, row);

    if (editor->scale < (hexes ? NAMES_FROM : SPOT_NAMES_FROM) ||
        (title >= 0 && hexes && !*vaka_draft_cell(editor->draft, table, row, (uint32_t)title)))
        return;
    if (!hexes) /* no higher than the spots leave room */
        type.px = SDL_max(SDL_min(type.px, (int)(editor->scale * 0.9f)), NAME_LEAST);
    while (type.px > NAME_LEAST && vaka_type_wide(editor->look, type, name) > wide)
        type.px--;
    wide = vaka_type_wide(editor->look, type, name);
    type.ink = vaka_ink_on(hexes ? ground : void_ink(editor));
    draw_edged(editor, type, (int)at.x - wide / 2,
               (int)(at.y + editor->scale * (hexes ? 0.2f : SPOT_RADIUS + 0.1f)), name);
}

static bool is_chosen(const vaka_editor *editor, uint32_t table, const char *id)
{
    return (editor->table == (int32_t)table && strcmp(editor->row, id) == 0) ||
           (vaka_chart_is_place(&editor->chart, table) && strcmp(editor->from, id) == 0);
}

/* What is wrong with a place, or with what lies there: a mark that is a sign, not a colour alone.
 */
static void draw_mark(const vaka_editor *editor, vaka_spot at)
{
    float radius = fmaxf(7.0f, editor->scale * 0.22f);
    vaka_type type = vaka_look_bold(editor->look);
    vaka_spot corner = {at.x + editor->scale * 0.5f, at.y - editor->scale * 0.5f};

    vaka_paint_disk(editor->look->canvas, corner, radius, editor->look->theme->refuse);
    type.ink = vaka_ink_on(editor->look->theme->refuse);
    type.px = (int)(radius * 1.5f);
    vaka_type_in(editor->look, type,
                 (SDL_Rect){(int)(corner.x - radius), (int)(corner.y - radius), (int)(2 * radius),
                            (int)(2 * radius)},
                 1, "!");
}

static void draw_place(const vaka_editor *editor, uint32_t table, uint32_t row)
{
    const vaka_chart_table *as = &editor->chart.tables[table];
    const char *id = vaka_draft_id(editor->draft, table, row);
    vaka_spot at = spot_of(editor, vaka_chart_at(&editor->chart, editor->draft, table, row));
    vaka_ink ink = vaka_editor_ink(
        editor, table,
        as->sort < 0 ? "" : vaka_draft_cell(editor->draft, table, row, (uint32_t)as->sort));
    bool chosen = is_chosen(editor, table, id);
    vaka_ink edge = chosen ? editor->look->theme->accent : vaka_ink_mix(ink, 0xffffffff, 12);
    float line = chosen ? 3.0f : 1.0f;
    vaka_spot hex[6];

    if (as->is == VAKA_CHART_HEXES) {
        vaka_paint_hex(at, editor->scale * 0.98f, hex);
        vaka_paint_polygon(editor->look->canvas, hex, 6, ink);
        vaka_paint_line(editor->look->canvas, hex, 6, line, true, edge);
    } else {
        vaka_paint_disk(editor->look->canvas, at, editor->scale * SPOT_RADIUS, ink);
        vaka_paint_ring(editor->look->canvas, at, editor->scale * SPOT_RADIUS, line, edge);
    }
}

/* Over all places: a name may be longer than its own has room for. */
static void draw_label(const vaka_editor *editor, uint32_t table, uint32_t row)
{
    const vaka_chart_table *as = &editor->chart.tables[table];
    vaka_spot at = spot_of(editor, vaka_chart_at(&editor->chart, editor->draft, table, row));

    draw_name(
        editor, table, row, at,
        vaka_editor_ink(
            editor, table,
            as->sort < 0 ? "" : vaka_draft_cell(editor->draft, table, row, (uint32_t)as->sort)));
    if (vaka_editor_wrong_row(editor, table, vaka_draft_id(editor->draft, table, row), 0))
        draw_mark(editor, at);
}

/* Where a place of this id lies; false: there is none. */
static bool find_spot(const vaka_editor *editor, int32_t table, const char *id, vaka_spot *out)
{
    int32_t row = table < 0 ? VAKA_NONE : vaka_draft_find(editor->draft, (uint32_t)table, id);

    if (row < 0)
        return false;
    *out = spot_of(editor,
                   vaka_chart_at(&editor->chart, editor->draft, (uint32_t)table, (uint32_t)row));
    return true;
}

static void draw_route(const vaka_editor *editor, uint32_t table, uint32_t row)
{
    const vaka_chart_table *as = &editor->chart.tables[table];
    bool chosen = is_chosen(editor, table, vaka_draft_id(editor->draft, table, row));
    vaka_spot ends[2];

    if (!find_spot(editor, as->on, vaka_draft_cell(editor->draft, table, row, as->a), &ends[0]) ||
        !find_spot(editor, as->on, vaka_draft_cell(editor->draft, table, row, as->b), &ends[1]))
        return;
    vaka_paint_line(editor->look->canvas, ends, 2, chosen ? 5.0f : 3.0f, false,
                    chosen ? editor->look->theme->accent : editor->look->theme->shallow);
    if (vaka_editor_wrong_row(editor, table, vaka_draft_id(editor->draft, table, row), 0))
        draw_mark(editor, (vaka_spot){(ends[0].x + ends[1].x) / 2, (ends[0].y + ends[1].y) / 2});
}

static float thing_radius(const vaka_editor *editor)
{
    return fmaxf(5.0f, editor->scale * 0.27f);
}

/* Things stand in a row at the top of their place. False: it is nowhere. */
static bool thing_spot(const vaka_editor *editor, uint32_t table, uint32_t row, int nth,
                       vaka_spot *at)
{
    const vaka_chart_table *as = &editor->chart.tables[table];

    if (!find_spot(editor, as->on, vaka_draft_cell(editor->draft, table, row, as->a), at))
        return false;
    at->x += ((float)nth - 0.5f) * thing_radius(editor) * 1.6f;
    at->y -= editor->scale * 0.35f;
    return true;
}

/* Each with the first letters of its name. */
static void draw_thing(const vaka_editor *editor, uint32_t table, uint32_t row, int nth)
{
    const char *id = vaka_draft_id(editor->draft, table, row);
    float radius = thing_radius(editor);
    vaka_type type = vaka_look_small(editor->look);
    char letters[12];
    vaka_spot at;

    if (!thing_spot(editor, table, row, nth, &at))
        return;
    vaka_paint_disk(editor->look->canvas, at, radius, editor->look->theme->raised);
    vaka_paint_ring(editor->look->canvas, at, radius, is_chosen(editor, table, id) ? 3.0f : 1.5f,
                    is_chosen(editor, table, id) ? editor->look->theme->accent
                                                 : editor->look->theme->ink);
    if (vaka_editor_wrong_row(editor, table, id, 0))
        draw_mark(editor, at);
    if (editor->scale < NAMES_FROM)
        return;
    snprintf(letters, sizeof letters, "%.2s", editor->module->tables[table].id);
    type.ink = editor->look->theme->ink;
    type.px = (int)(radius * 1.1f);
    vaka_type_in(editor->look, type,
                 (SDL_Rect){(int)(at.x - radius), (int)(at.y - radius), (int)(2 * radius),
                            (int)(2 * radius)},
                 1, letters);
}

/* How many things of other tables or rows lie at the same place before this one. */
static int number_at(const vaka_editor *editor, uint32_t table, uint32_t row)
{
    const char *place = vaka_draft_cell(editor->draft, table, row, editor->chart.tables[table].a);
    int nth = 0;

    for (uint32_t t = 0; t <= table; t++)
        for (uint32_t r = 0; editor->chart.tables[t].is == VAKA_CHART_THINGS &&
                             r < (t == table ? row : vaka_draft_rows(editor->draft, t));
             r++)
            nth +=
                strcmp(vaka_draft_cell(editor->draft, t, r, editor->chart.tables[t].a), place) == 0;
    return nth;
}

/* Faint places where there are none yet. */
static void draw_grid(const vaka_editor *editor, uint32_t table)
{
    vaka_ink ink = vaka_ink_mix(void_ink(editor), editor->look->theme->ink, 12);
    float wide = (float)editor->box.w / 2 / editor->scale, bottom;
    float high = (float)editor->box.h / 2 / editor->scale;
    int32_t first = (int32_t)floorf((editor->x - wide) / 1.5f);
    int32_t last = (int32_t)ceilf((editor->x + wide) / 1.5f);
    vaka_spot hex[6];

    if (editor->chart.tables[table].is != VAKA_CHART_HEXES || editor->scale < 10)
        return;
    bottom = (float)(editor->box.y + editor->box.h) + editor->scale;
    for (int32_t a = first; a <= last && a < first + GRID_MOST; a++) {
        int32_t top = (int32_t)floorf((editor->y - high) / 1.7320508f - (float)a / 2);

        for (int32_t n = 0; n < GRID_MOST; n++) { /* down the column that is in sight */
            vaka_spot at = spot_of(editor, vaka_chart_point_of(&editor->chart, table, a, top + n));

            if (at.y > bottom)
                break;
            vaka_paint_hex(at, editor->scale, hex);
            for (int i = 0; i < 3; i++)
                vaka_paint_hair(editor->look->canvas, hex[i], hex[i + 1], ink);
        }
    }
}

static void draw_cursor(const vaka_editor *editor)
{
    uint32_t table = (uint32_t)editor->chart.places;
    vaka_spot at =
        spot_of(editor, vaka_chart_point_of(&editor->chart, table, editor->at[0], editor->at[1]));
    vaka_spot hex[6];

    vaka_paint_hex(at, editor->scale * 0.9f, hex);
    vaka_paint_line(editor->look->canvas, hex, 6, 2.5f, true, editor->look->theme->ink);
    vaka_paint_hex(at, editor->scale * 0.82f, hex);
    vaka_paint_line(editor->look->canvas, hex, 6, 2.0f, true, editor->look->theme->accent);
}

static void draw_all(const vaka_editor *editor)
{
    const vaka_chart *chart = &editor->chart;

    for (uint32_t t = 0; t < chart->count; t++)
        if (vaka_chart_is_place(chart, t))
            draw_grid(editor, t);
    for (uint32_t t = 0; t < chart->count; t++)
        for (uint32_t r = 0;
             chart->tables[t].is == VAKA_CHART_ROUTES && r < vaka_draft_rows(editor->draft, t); r++)
            draw_route(editor, t, r);
    for (uint32_t t = 0; t < chart->count; t++)
        for (uint32_t r = 0; vaka_chart_is_place(chart, t) && r < vaka_draft_rows(editor->draft, t);
             r++)
            draw_place(editor, t, r);
    for (uint32_t t = 0; t < chart->count; t++)
        for (uint32_t r = 0; vaka_chart_is_place(chart, t) && r < vaka_draft_rows(editor->draft, t);
             r++)
            draw_label(editor, t, r);
    for (uint32_t t = 0; t < chart->count; t++)
        for (uint32_t r = 0;
             chart->tables[t].is == VAKA_CHART_THINGS && r < vaka_draft_rows(editor->draft, t); r++)
            draw_thing(editor, t, r, number_at(editor, t, r));
    if (editor->at_shown)
        draw_cursor(editor);
}

/* The place at the numbers, in any of the tables of places; false: there is none. */
static bool place_at(const vaka_editor *editor, const int32_t at[2], uint32_t *table, uint32_t *row)
{
    for (uint32_t t = 0; t < editor->chart.count; t++) {
        int32_t found = vaka_chart_is_place(&editor->chart, t)
                            ? vaka_chart_find(&editor->chart, editor->draft, t, at[0], at[1])
                            : VAKA_NONE;

        if (found >= 0) {
            *table = t;
            *row = (uint32_t)found;
            return true;
        }
    }
    return false;
}

static void numbers_at(const vaka_editor *editor, uint32_t table, int x, int y, int32_t at[2])
{
    vaka_chart_numbers(&editor->chart, editor->module, table, point_of(editor, x, y), &at[0],
                       &at[1]);
}

/* What the pointer is on, for the strip below. */
static void note_hint(vaka_editor *editor)
{
    SDL_Point pointer = {editor->ui->x, editor->ui->y};
    uint32_t table, row;
    int32_t at[2];

    if (!SDL_PointInRect(&pointer, &editor->box))
        return;
    numbers_at(editor, (uint32_t)editor->chart.places, pointer.x, pointer.y, at);
    if (place_at(editor, at, &table, &row))
        snprintf(editor->hint, sizeof editor->hint, "%.80s (%d, %d)", title_of(editor, table, row),
                 (int)at[0], (int)at[1]);
    else
        snprintf(editor->hint, sizeof editor->hint, "(%d, %d)", (int)at[0], (int)at[1]);
}

void vaka_editor_map(vaka_editor *editor, SDL_Rect box)
{
    bool other = editor->box.w != box.w || editor->box.h != box.h;
    vaka_hit *hit;

    editor->box = box;
    vaka_paint_box(editor->look->canvas, box, void_ink(editor));
    hit = vaka_widget_hit(editor->ui, box, VAKA_HIT_BOARD, 0, 0,
                          vaka_ui_say(editor->ui, VAKA_TEXT("The map")));
    hit->late = true;
    if (editor->scale <= 0 || (other && !editor->stroke && editor->scale < SCALE_LEAST))
        vaka_editor_fit(editor);
    SDL_SetClipRect(editor->look->canvas, &box);
    draw_all(editor);
    SDL_SetClipRect(editor->look->canvas, NULL);
    vaka_paint_frame(editor->look->canvas, box, 0, 1, editor->look->theme->edge);
    note_hint(editor);
}

/* --- what the pointer does ---------------------------------------------------------------------
 */

/* How far a point is from a line between two others, squared. */
static float away(vaka_spot at, vaka_spot a, vaka_spot b)
{
    float dx = b.x - a.x, dy = b.y - a.y, long_2 = dx * dx + dy * dy;
    float along = long_2 > 0 ? ((at.x - a.x) * dx + (at.y - a.y) * dy) / long_2 : 0;

    along = fmaxf(0, fminf(along, 1));
    dx = at.x - (a.x + along * dx);
    dy = at.y - (a.y + along * dy);
    return dx * dx + dy * dy;
}

/* A route under a point of the window; false: there is none. */
static bool route_at(const vaka_editor *editor, int x, int y, uint32_t *table, uint32_t *row)
{
    float best = 64; /* within eight pixels */
    bool found = false;

    for (uint32_t t = 0; t < editor->chart.count; t++) {
        const vaka_chart_table *as = &editor->chart.tables[t];

        for (uint32_t r = 0; as->is == VAKA_CHART_ROUTES && r < vaka_draft_rows(editor->draft, t);
             r++) {
            vaka_spot a, b;

            if (!find_spot(editor, as->on, vaka_draft_cell(editor->draft, t, r, as->a), &a) ||
                !find_spot(editor, as->on, vaka_draft_cell(editor->draft, t, r, as->b), &b) ||
                away((vaka_spot){(float)x, (float)y}, a, b) >= best)
                continue;
            best = away((vaka_spot){(float)x, (float)y}, a, b);
            *table = t;
            *row = r;
            found = true;
        }
    }
    return found;
}

static void paint(vaka_editor *editor, const vaka_tool *tool, const int32_t at[2])
{
    uint32_t row = vaka_chart_paint(&editor->chart, editor->draft, tool->table, at[0], at[1],
                                    *tool->word ? tool->word : NULL);

    editor->table = (int32_t)tool->table;
    snprintf(editor->row, sizeof editor->row, "%s", vaka_draft_id(editor->draft, tool->table, row));
}

static void erase(vaka_editor *editor, const int32_t at[2])
{
    uint32_t table, row;

    if (place_at(editor, at, &table, &row))
        vaka_chart_erase(&editor->chart, editor->draft, table, row);
}

/* The first end, then the second. */
static void join(vaka_editor *editor, const vaka_tool *tool, uint32_t table, uint32_t row)
{
    const char *id = vaka_draft_id(editor->draft, table, row);
    char name[VAKA_DRAFT_ID];

    if (editor->chart.tables[tool->table].on != (int32_t)table)
        return;
    if (!*editor->from || strcmp(editor->from, id) == 0) {
        snprintf(editor->from, sizeof editor->from, "%s", *editor->from ? "" : id);
        return;
    }
    vaka_editor_begin(editor, VAKA_TEXT("Join: {0}"), editor->module->tables[tool->table].id);
    uint32_t made = vaka_chart_join(&editor->chart, editor->draft, tool->table, editor->from, id);
    snprintf(name, sizeof name, "%s", vaka_draft_id(editor->draft, tool->table, made));
    vaka_editor_end(editor);
    vaka_editor_choose(editor, tool->table, name);
    editor->from[0] = '\0';
}

static void lay(vaka_editor *editor, const vaka_tool *tool, uint32_t table, uint32_t row)
{
    if (editor->chart.tables[tool->table].on == (int32_t)table)
        vaka_editor_ask_row(editor, tool->table, vaka_draft_id(editor->draft, table, row));
}

static void begin_stroke(vaka_editor *editor, const vaka_tool *tool)
{
    if (tool->what == VAKA_TOOL_ERASE)
        vaka_editor_begin(editor, VAKA_TEXT("Erase"), NULL);
    else
        vaka_editor_begin(editor, VAKA_TEXT("Paint: {0}"),
                          *tool->word ? tool->word : editor->module->tables[tool->table].id);
}

void vaka_editor_use_at(vaka_editor *editor, const int32_t at[2])
{
    const vaka_tool *tool = &editor->tools[editor->tool];
    uint32_t table = 0, row = 0;
    bool there = place_at(editor, at, &table, &row);

    if (tool->what == VAKA_TOOL_PAINT || tool->what == VAKA_TOOL_ERASE) {
        begin_stroke(editor, tool);
        if (tool->what == VAKA_TOOL_PAINT)
            paint(editor, tool, at);
        else
            erase(editor, at);
        vaka_editor_end(editor);
        editor->tab = VAKA_SIDE_ROW;
    } else if (there && tool->what == VAKA_TOOL_JOIN) {
        join(editor, tool, table, row);
    } else if (there && tool->what == VAKA_TOOL_LAY) {
        lay(editor, tool, table, row);
    } else if (there) {
        vaka_editor_choose(editor, table, vaka_draft_id(editor->draft, table, row));
    }
    editor->ui->dirty = true;
}

/* The table that a tool is about, for the numbers of a point. */
static uint32_t table_of(const vaka_editor *editor)
{
    const vaka_tool *tool = &editor->tools[editor->tool];

    return tool->what == VAKA_TOOL_PAINT ? tool->table : (uint32_t)editor->chart.places;
}

/* The thing whose disk lies there, that on top first; where they are too small to be told apart
 * none does. */
static bool thing_at(const vaka_editor *editor, int x, int y, uint32_t *table, uint32_t *row)
{
    float radius = thing_radius(editor);
    bool found = false;
    vaka_spot at;

    for (uint32_t t = 0; t < editor->chart.count && editor->scale >= NAMES_FROM; t++)
        for (uint32_t r = 0; editor->chart.tables[t].is == VAKA_CHART_THINGS &&
                             r < vaka_draft_rows(editor->draft, t);
             r++)
            if (thing_spot(editor, t, r, number_at(editor, t, r), &at) &&
                hypotf(at.x - (float)x, at.y - (float)y) <= radius) {
                *table = t;
                *row = r;
                found = true;
            }
    return found;
}

void vaka_editor_use(vaka_editor *editor, int x, int y)
{
    const vaka_tool *tool = &editor->tools[editor->tool];
    uint32_t table, row;
    int32_t at[2];

    numbers_at(editor, table_of(editor), x, y, at);
    editor->at_shown = false;
    memcpy(editor->at, at, sizeof editor->at);
    if (tool->what == VAKA_TOOL_LOOK && thing_at(editor, x, y, &table, &row)) {
        vaka_editor_choose(editor, table, vaka_draft_id(editor->draft, table, row));
        return;
    }
    if ((tool->what == VAKA_TOOL_ERASE || tool->what == VAKA_TOOL_LOOK) &&
        !place_at(editor, at, &table, &row) && route_at(editor, x, y, &table, &row)) {
        if (tool->what == VAKA_TOOL_LOOK) {
            vaka_editor_choose(editor, table, vaka_draft_id(editor->draft, table, row));
            return;
        }
        begin_stroke(editor, tool);
        vaka_draft_remove(editor->draft, table, row);
        vaka_editor_end(editor);
        return;
    }
    vaka_editor_use_at(editor, at);
}

void vaka_editor_look_at(vaka_editor *editor, int x, int y)
{
    uint32_t table, row;
    int32_t at[2];

    numbers_at(editor, (uint32_t)editor->chart.places, x, y, at);
    if (thing_at(editor, x, y, &table, &row) || place_at(editor, at, &table, &row) ||
        route_at(editor, x, y, &table, &row))
        vaka_editor_choose(editor, table, vaka_draft_id(editor->draft, table, row));
}

/* A place that is dragged goes with the pointer: one step, however far. */
static void drag_place(vaka_editor *editor)
{
    uint32_t table = (uint32_t)editor->chart.places, row;
    int32_t at[2], there = vaka_editor_row(editor);
    const vaka_chart_table *as = &editor->chart.tables[table];

    if (editor->table != (int32_t)table || there < 0)
        return;
    row = (uint32_t)there;
    numbers_at(editor, table, editor->ui->x, editor->ui->y, at);
    if (as->is == VAKA_CHART_HEXES &&
        vaka_chart_find(&editor->chart, editor->draft, table, at[0], at[1]) >= 0)
        return; /* somebody is there */
    vaka_draft_set_number(editor->draft, table, row, as->a, at[0]);
    vaka_draft_set_number(editor->draft, table, row, as->b, at[1]);
}

/* Every place on the way, also when the pointer was quick. */
static void paint_way(vaka_editor *editor, const vaka_tool *tool)
{
    int dx = editor->ui->x - editor->last.x, dy = editor->ui->y - editor->last.y;
    int steps = (int)(hypotf((float)dx, (float)dy) / fmaxf(editor->scale / 2, 2)) + 1;
    int32_t at[2];

    for (int i = 0; i <= steps; i++) {
        numbers_at(editor, table_of(editor), editor->last.x + dx * i / steps,
                   editor->last.y + dy * i / steps, at);
        if (tool->what == VAKA_TOOL_PAINT)
            paint(editor, tool, at);
        else
            erase(editor, at);
    }
    editor->last = (SDL_Point){editor->ui->x, editor->ui->y};
}

/* Is the chosen place under the point where the button went down? Then it is what is dragged. */
static bool takes_place(const vaka_editor *editor)
{
    uint32_t table, row;
    int32_t at[2];

    numbers_at(editor, (uint32_t)editor->chart.places, editor->ui->down_x, editor->ui->down_y, at);
    return place_at(editor, at, &table, &row) && editor->table == (int32_t)table &&
           strcmp(vaka_draft_id(editor->draft, table, row), editor->row) == 0;
}

void vaka_editor_stroke(vaka_editor *editor, bool over)
{
    const vaka_tool *tool = &editor->tools[editor->tool];
    bool paints = tool->what == VAKA_TOOL_PAINT || tool->what == VAKA_TOOL_ERASE;

    if (!editor->stroke && !over) {
        if (!paints && !(tool->what == VAKA_TOOL_LOOK && takes_place(editor)))
            return;
        if (paints)
            begin_stroke(editor, tool);
        else
            vaka_editor_begin(editor, VAKA_TEXT("Move {0}"), editor->row);
        editor->stroke = true;
        editor->last = (SDL_Point){editor->ui->down_x, editor->ui->down_y};
    }
    if (editor->stroke && !over && paints)
        paint_way(editor, tool);
    else if (editor->stroke && !over)
        drag_place(editor);
    if (editor->stroke && over) {
        editor->stroke = false;
        if (vaka_editor_end(editor) && editor->ui->fingers.pinching) /* it was not meant */
            vaka_draft_undo(editor->draft);
    }
    editor->ui->dirty = true;
}
