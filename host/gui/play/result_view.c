/* gui/play/result_view.c - the score sheet of a match that has ended.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>

#include "gui/play/play.h"
#include "table/result.h"

static const vaka_position *position_of(const vaka_view *view)
{
    return vaka_position_of(view->seen);
}

bool vaka_result_any(const vaka_view *view)
{
    const vaka_result *result = view->finished ? vaka_result_of(position_of(view)) : NULL;

    return result && (result->rows > 0 || result->reason != VAKA_NONE || result->lost);
}

static const char *word_of(const vaka_view *view, int32_t word)
{
    const vaka_word_info *info = &view->layout->words[word];

    return vaka_names_title(view->names, "word.", info->id, info->text);
}

typedef struct sheet { /* its cells, row by row */
    const vaka_view *view;
    vaka_cell *cells; /* owned */
    uint32_t columns, rows;
} sheet;

static vaka_cell *cell_at(sheet *of, uint32_t row, uint32_t column)
{
    return &of->cells[row * of->columns + column];
}

static vaka_cell *begin_row(sheet *of, const char *title, bool bold)
{
    for (uint32_t i = 0; i < of->columns; i++)
        *cell_at(of, of->rows, i) = (vaka_cell){.seat = VAKA_NONE, .bold = bold};
    snprintf(cell_at(of, of->rows, 0)->text, VAKA_VIEW_NAME, "%s", title);
    return cell_at(of, of->rows++, 1);
}

static void put_points(const vaka_view *view, vaka_cell *cell, int32_t points)
{
    int16_t arg[VAKA_TEXT_ARGS] = {(int16_t)points};

    if (points == VAKA_HIDDEN)
        snprintf(cell->text, sizeof cell->text, "\u2013");
    else
        vaka_sentence(view->layout, NULL, view->layout->module->halves ? "{0:half}" : "{0:int}",
                      arg, cell->text, sizeof cell->text);
}

/* The most in a row is underlined, unless all have it; nothing is less than anything. */
static void mark_best(vaka_cell *row, const int32_t *points, int32_t seats)
{
    int32_t best = points[0], least = points[0];

    for (int32_t i = 1; i < seats; i++) {
        best = points[i] > best ? points[i] : best;
        least = points[i] < least ? points[i] : least;
    }
    for (int32_t i = 0; i < seats; i++)
        row[i].best = best > least && points[i] == best;
}

static void add_points(sheet *of, const char *title, const int32_t *points, bool sum)
{
    int32_t seats = of->view->seen->seats;
    vaka_cell *row = begin_row(of, title, sum);

    for (int32_t i = 0; i < seats; i++)
        put_points(of->view, &row[i], points[i]);
    mark_best(row, points, seats);
}

static void add_places(sheet *of)
{
    const vaka_view *view = of->view;
    vaka_cell *row = begin_row(of, vaka_say(view->language, "Place"), true);

    for (int32_t i = 0; i < view->seen->seats; i++) {
        int32_t place = vaka_result_place(position_of(view), i);

        if (place > 0)
            snprintf(row[i].text, sizeof row[i].text, "%d.", (int)place);
        else
            snprintf(row[i].text, sizeof row[i].text, "\u2013");
    }
}

static void add_rows(sheet *of, const vaka_result *result)
{
    const vaka_view *view = of->view;
    int32_t seats = view->seen->seats, sum[VAKA_MAX_SEATS] = {0}, own[VAKA_MAX_SEATS];

    for (int32_t i = 0; i < result->rows; i++) {
        const vaka_sheet_line *line = vaka_result_row(position_of(view), i);

        for (int32_t seat = 0; seat < seats; seat++) {
            own[seat] = line->points[seat];
            sum[seat] += own[seat] == VAKA_HIDDEN ? 0 : own[seat];
        }
        add_points(of, word_of(view, line->word), own, false);
    }
    if (result->rows > 0)
        add_points(of, vaka_say(view->language, "Sum"), sum, true);
}

/* Needs free of its cells. */
static sheet make_sheet(const vaka_play *play)
{
    const vaka_view *view = &play->view;
    const vaka_result *result = vaka_result_of(position_of(view));
    sheet of = {.view = view, .columns = (uint32_t)view->seen->seats + 1};

    of.cells = vaka_xnew((size_t)(result->rows + 3u) * of.columns * sizeof *of.cells);
    vaka_cell *head = begin_row(&of, "", true);
    for (int32_t i = 0; i < view->seen->seats; i++) {
        vaka_play_seat(play, i, head[i].text);
        head[i].seat = i;
    }
    add_rows(&of, result);
    if (!result->lost)
        add_places(&of);
    return of;
}

/* Who won and why stands below it. */
static const char *title_of(const vaka_play *play)
{
    const vaka_result *result = vaka_result_of(position_of(&play->view));

    return result->rows > 0 ? vaka_ui_say(play->ui, "Score sheet")
                            : vaka_ui_say(play->ui, "The game is over");
}

static void draw_button(vaka_play *play, const char *text, SDL_Rect box)
{
    int wide = SDL_min(vaka_widget_button_wide(play->ui, text), box.w);

    vaka_widget_button(play->ui, (SDL_Rect){box.x + box.w - wide, box.y, wide, box.h},
                       (vaka_hit){.what = VAKA_HIT_SHEET}, text,
                       play->sheet ? VAKA_BUTTON_MAIN : VAKA_BUTTON_PLAIN);
}

static vaka_type title_type(const vaka_gui_look *look, const char *title)
{
    vaka_type type = vaka_look_name(look, title);

    type.px = type.px * 13 / 10;
    return type;
}

typedef struct parts { /* how high they are */
    int title, outcome, grid, button, margin;
} parts;

static parts measure(vaka_play *play, int wide, const vaka_grid *grid, const char *outcome)
{
    const vaka_gui_look *look = play->look;
    const char *title = title_of(play);

    return (parts){vaka_type_block_high(look, title_type(look, title), wide, title),
                   vaka_type_block_high(look, vaka_look_body(look), wide, outcome),
                   vaka_grid_high(play, wide, grid), vaka_look_px(look, 32),
                   vaka_look_px(look, 16)};
}

/* What is on the paper; it scrolls where there is little room. */
static void draw_content(vaka_play *play, SDL_Rect box, const vaka_grid *grid, const char *outcome)
{
    const vaka_gui_look *look = play->look;
    parts of = measure(play, box.w - 2 * vaka_look_px(look, 16), grid, outcome);
    SDL_Rect inner = {box.x + of.margin, 0, box.w - 2 * of.margin, 0};

    inner.y = vaka_scroll_begin(play->ui, &play->sheet_scroll, box) + of.margin;
    vaka_type_block(look, title_type(look, title_of(play)), inner, title_of(play));
    inner.y += of.title;
    vaka_type_block(look, vaka_look_body(look), inner, outcome);
    inner.y += of.outcome + of.margin / 2;
    inner.y = vaka_grid_draw(play, inner, grid) + of.margin;
    draw_button(play, vaka_ui_say(play->ui, "Look at the table"),
                (SDL_Rect){inner.x, inner.y, inner.w, of.button});
    vaka_scroll_end(play->ui, &play->sheet_scroll, inner.y + of.button + of.margin);
}

static void draw_sheet(vaka_play *play)
{
    const vaka_gui_look *look = play->look;
    sheet of = make_sheet(play);
    vaka_grid grid = {of.cells, of.rows, of.columns, true};
    int margin = vaka_look_px(look, 16);
    char *outcome = vaka_prompt_sentence(play);
    int need = SDL_max(vaka_grid_wide(play, &grid), vaka_look_px(look, 420)) + 2 * margin;
    SDL_Rect room = play->board.box;

    if (need > room.w - margin) /* over the column, too */
        room.w = look->canvas->w - room.x;
    int wide = SDL_min(need, room.w - margin);
    parts all = measure(play, wide - 2 * margin, &grid, outcome);
    int high = all.title + all.outcome + all.grid + all.button + all.margin * 7 / 2;

    high = SDL_min(high, room.h - margin);
    SDL_Rect box = {room.x + (room.w - wide) / 2, room.y + (room.h - high) / 2, wide, high};
    vaka_paint_box(look->canvas, room, 0x66071e2e);
    vaka_paint_round(look->canvas, (SDL_Rect){box.x + 3, box.y + 4, box.w, box.h}, 10, 0x60000000);
    vaka_paint_round(look->canvas, box, 10, look->theme->paper);
    vaka_paint_frame(look->canvas, box, 10, 1, look->theme->edge);
    vaka_widget_hit(play->ui, room, VAKA_HIT_NONE, 0, 0, "")->silent = true; /* hides the board */
    draw_content(play, box, &grid, outcome);
    free(outcome);
    free(of.cells);
}

void vaka_result_draw(vaka_play *play)
{
    int gap = vaka_look_px(play->look, 10);
    SDL_Rect room = play->board.box;

    if (!vaka_result_any(&play->view) || room.w < 4 * gap || room.h < 4 * gap)
        return;
    if (play->sheet)
        draw_sheet(play);
    else
        draw_button(
            play, vaka_ui_say(play->ui, "Score sheet"),
            (SDL_Rect){room.x + gap, room.y + gap, room.w - 2 * gap, vaka_look_px(play->look, 32)});
}
