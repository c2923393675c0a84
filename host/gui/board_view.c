/* gui/board_view.c - the boards: spaces, tiles and pieces; kept as a picture until it changes.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/board_view.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PILES_MOST 9   /* drawn on one space */
#define PX_LEAST 12    /* text on the board is not drawn smaller */
#define PX_SMALLEST 10 /* … unless it would not fit */
#define READABLE 26    /* radius from which on there is room for it */

static bool is_space(const vaka_view *view, int32_t zone)
{
    return view->layout->zones[zone].type == VAKA_ZONE_SPACE;
}

static bool is_in_sight(const vaka_sheet *sheet, vaka_spot at)
{
    float r = sheet->chart.radius;

    return at.x > -r && at.y > -r && at.x < (float)sheet->on->w + r &&
           at.y < (float)sheet->on->h + r;
}

/* The tile that lies on top of a space, as a pile of one. */
static bool top_tile(const vaka_view *view, int32_t zone, vaka_pile *out)
{
    int32_t count;
    vaka_pile *piles = vaka_piles_of(view, zone, &count);
    bool found = false;

    for (int32_t i = 0; i < count && !found; i++) {
        found = view->layout->kinds[piles[i].kind].shape == VAKA_SHAPE_TILE;
        if (found)
            *out = piles[i];
    }
    free(piles);
    return found;
}

/* A faint star: nobody has been there yet. */
static void draw_fog(const vaka_sheet *sheet, vaka_spot at)
{
    float r = sheet->chart.radius * 0.62f;

    for (int i = 0; i < 4; i++) {
        float x = r * cosf((float)i * 0.7853982f), y = r * sinf((float)i * 0.7853982f);
        vaka_spot line[2] = {{at.x - x, at.y - y}, {at.x + x, at.y + y}};

        vaka_paint_line(sheet->on, line, 2, 1.0f, false, sheet->gui->theme->fog_line);
    }
}

static void draw_ground(const vaka_sheet *sheet, int32_t zone, vaka_spot at)
{
    const vaka_theme *theme = sheet->gui->theme;
    vaka_ink ground = theme->mid;
    vaka_spot hex[6];
    vaka_pile tile;
    bool tiled = top_tile(sheet->view, zone, &tile);

    if (tiled)
        ground = vaka_counter_tile(theme, sheet->view->layout, tile.kind, tile.known);
    vaka_chart_hex(at, sheet->chart.radius, hex);
    vaka_paint_polygon(sheet->on, hex, 6, ground);
    if (tiled && !tile.known) {
        draw_fog(sheet, at);
    } else if (tiled) {
        vaka_chart_hex(at, sheet->chart.radius * 0.93f, hex);
        vaka_paint_line(sheet->on, hex, 6, sheet->chart.radius * 0.05f, true,
                        vaka_ink_alpha(vaka_ink_mix(ground, 0xff10222e, 35), 90));
        vaka_chart_hex(at, sheet->chart.radius, hex);
    }
    vaka_paint_line(sheet->on, hex, 6, 1.0f, true, vaka_ink_mix(theme->mid, 0xffffffff, 18));
}

static void draw_name(const vaka_sheet *sheet, vaka_spot at, float lower, const char *text,
                      vaka_ink ground)
{
    float r = sheet->chart.radius;
    int px = (int)(r * 0.26f), least = r >= READABLE ? PX_LEAST : px;
    vaka_type type = {VAKA_FACE_SERIF, px > least ? px : least, vaka_ink_on(ground)};
    SDL_Rect box = {(int)(at.x - r * 0.72f), (int)(at.y + r * lower - r * 0.16f), (int)(r * 1.44f),
                    (int)(r * 0.32f)};

    if (r < READABLE)
        return;
    while (type.px > PX_SMALLEST && vaka_type_wide(sheet->gui->fonts, type, text) > box.w)
        type.px--;
    vaka_type_in(sheet->gui->fonts, type, sheet->on, box, 1, text);
}

static void draw_names(const vaka_sheet *sheet, int32_t zone, vaka_spot at)
{
    const vaka_view *view = sheet->view;
    const vaka_zone_info *info = &view->layout->zones[zone];
    vaka_ink ground = sheet->gui->theme->mid;
    char name[VAKA_VIEW_NAME], below[VAKA_VIEW_NAME] = "";
    vaka_pile tile;

    vaka_view_zone(view, zone, name);
    if (top_tile(view, zone, &tile)) {
        ground = vaka_counter_tile(sheet->gui->theme, view->layout, tile.kind, tile.known);
        if (tile.known)
            vaka_view_kind(view, tile.kind, below);
    }
    if (info->title || info->id)
        draw_name(sheet, at, -0.62f, name, ground);
    if (strcmp(name, below) != 0)
        draw_name(sheet, at, 0.66f, below, ground);
}

static void draw_more(const vaka_sheet *sheet, SDL_Rect box, int32_t more)
{
    vaka_type type = {VAKA_FACE_BOLD, box.h / 2, 0xfffffcf3};
    char text[16];

    snprintf(text, sizeof text, "+%d", (int)more);
    vaka_paint_round(sheet->on, box, (float)box.h / 4, 0xc010222e);
    vaka_type_in(sheet->gui->fonts, type, sheet->on, box, 1, text);
}

/* Piles side by side in as many columns as they need. */
static void draw_piles(const vaka_sheet *sheet, vaka_spot at, const vaka_pile *piles, int32_t count)
{
    int32_t shown = count > PILES_MOST ? PILES_MOST : count;
    int32_t across = shown <= 1 ? 1 : shown <= 4 ? 2 : 3, down = (shown + across - 1) / across;
    float r = sheet->chart.radius;
    float size = fminf(1.42f * r / (float)across, 1.12f * r / (float)down) * 0.93f;
    int side = (int)fminf(size, 0.92f * r);

    for (int32_t i = 0; i < shown; i++) {
        int32_t in_row = i / across == down - 1 ? shown - across * (down - 1) : across;
        float x = at.x + ((float)(i % across) - (float)(in_row - 1) / 2) * (float)side * 1.08f;
        float y = at.y + ((float)(i / across) - (float)(down - 1) / 2) * (float)side * 1.08f;
        SDL_Rect box = {(int)(x - (float)side / 2), (int)(y - (float)side / 2), side, side};

        if (count > shown && i == shown - 1)
            draw_more(sheet, box, count - shown + 1);
        else
            vaka_pile_draw(sheet->gui->counters, sheet->view->layout, sheet->on, &piles[i], box);
    }
}

static void draw_pieces(const vaka_sheet *sheet, int32_t zone, vaka_spot at)
{
    const vaka_view *view = sheet->view;
    int32_t count, kept = 0;
    vaka_pile *piles;

    if (view->seen->zones[zone].count == 0)
        return;
    piles = vaka_piles_of(view, zone, &count);
    for (int32_t i = 0; i < count; i++)
        if (view->layout->kinds[piles[i].kind].shape != VAKA_SHAPE_TILE)
            piles[kept++] = piles[i];
    if (kept > 0)
        draw_piles(sheet, at, piles, kept);
    free(piles);
}

static void draw_target(const vaka_sheet *sheet, int32_t zone, vaka_spot at)
{
    const vaka_theme *theme = sheet->gui->theme;
    bool picked = vaka_picks_has(&sheet->gui->play.picks, zone);
    vaka_spot hex[6];

    if (!sheet->gui->play.targets[zone] && !picked)
        return;
    vaka_chart_hex(at, sheet->chart.radius * 0.95f, hex);
    vaka_paint_polygon(sheet->on, hex, 6, vaka_ink_alpha(theme->accent, picked ? 80 : 34));
    vaka_paint_line(sheet->on, hex, 6, picked ? 5.0f : 3.4f, true,
                    vaka_ink_alpha(theme->deep, 150));
    vaka_paint_line(sheet->on, hex, 6, picked ? 3.4f : 2.0f, true, theme->accent);
}

static void each_space(const vaka_sheet *sheet,
                       void (*draw)(const vaka_sheet *, int32_t, vaka_spot))
{
    for (int32_t zone = 0; zone < sheet->view->layout->zone_count; zone++) {
        if (!is_space(sheet->view, zone))
            continue;
        vaka_spot at = vaka_chart_spot(&sheet->chart, sheet->view->layout, zone);
        if (is_in_sight(sheet, at))
            draw(sheet, zone, at);
    }
}

static void draw_cache(vaka_gui *gui)
{
    vaka_play *play = &gui->play;
    vaka_chart *chart = &play->chart;
    vaka_sheet sheet = {gui, &play->view, NULL, *chart};

    if (!chart->cache || chart->cache->w != chart->box.w || chart->cache->h != chart->box.h) {
        SDL_FreeSurface(chart->cache);
        chart->cache = SDL_CreateRGBSurfaceWithFormat(0, chart->box.w, chart->box.h, 32,
                                                      SDL_PIXELFORMAT_RGB888);
    }
    sheet.on = chart->cache;
    sheet.chart.box.x = sheet.chart.box.y = 0;
    SDL_FillRect(sheet.on, NULL, gui->theme->deep);
    each_space(&sheet, draw_ground);
    vaka_overlays_under(&sheet);
    each_space(&sheet, draw_target);
    each_space(&sheet, draw_names);
    each_space(&sheet, draw_pieces);
    vaka_overlays_over(&sheet);
    chart->stale = false;
}

static void draw_ring(vaka_gui *gui, int32_t zone, vaka_ink ink, float width)
{
    const vaka_chart *chart = &gui->play.chart;
    vaka_spot hex[6];

    if (zone == VAKA_NONE || !is_space(&gui->play.view, zone))
        return;
    vaka_chart_hex(vaka_chart_spot(chart, gui->play.view.layout, zone), chart->radius * 0.98f, hex);
    vaka_paint_line(gui->canvas, hex, 6, width, true, ink);
}

void vaka_board_draw(vaka_gui *gui)
{
    vaka_play *play = &gui->play;
    SDL_Rect box = play->board_box;
    bool focused = gui->focus_shown && gui->focus.what == VAKA_HIT_BOARD;

    vaka_chart_box(&play->chart, box);
    if (play->chart.stale)
        draw_cache(gui);
    SDL_BlitSurface(play->chart.cache, NULL, gui->canvas, &box);
    SDL_SetClipRect(gui->canvas, &play->board_box);
    vaka_widget_hit(gui, play->board_box, VAKA_HIT_BOARD, 0, 0, "Board");
    draw_ring(gui, play->pointed, 0xfffffcf3, 2.0f);
    if (focused && play->cursor != VAKA_NONE) {
        draw_ring(gui, play->cursor, 0xff10222e, 7.0f);
        draw_ring(gui, play->cursor, gui->theme->accent, 4.0f);
    }
    SDL_SetClipRect(gui->canvas, NULL);
}
