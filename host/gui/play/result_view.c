/* gui/play/result_view.c - the score sheet of a match that has ended.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gui/play/play.h"
#include "match/score_sheet.h"
#include "table/result.h"

#define ROOM_LEAST 220 /* high at 100 %, before the sheet takes more */

static const vaka_position *position_of(const vaka_view *view)
{
    return vaka_position_of(view->seen);
}

bool vaka_result_any(const vaka_view *view)
{
    const vaka_result *result = view->finished ? vaka_result_of(position_of(view)) : NULL;

    return view->finished && ((result && (result->reason != VAKA_NONE || result->lost)) ||
                              vaka_score_rows(view->live) > 0);
}

/* The only seat that somebody plays, against one that the rules play; or VAKA_NONE. */
static int32_t lone_seat(const vaka_view *view)
{
    uint8_t nobody = vaka_nobody(view->layout), played = (uint8_t)((1u << view->seen->seats) - 1u);

    played &= (uint8_t)~nobody;
    if (!nobody || !played || (played & (played - 1)))
        return VAKA_NONE;
    return __builtin_ctz(played);
}

typedef struct sheet { /* its cells, row by row */
    const vaka_view *view;
    vaka_cell *cells; /* owned */
    uint32_t columns, rows;
    int32_t seat[VAKA_MAX_SEATS]; /* those that have a column, and how many */
    int32_t seats;
} sheet;

/* Whom nobody plays has no points to be read. */
static void choose_seats(sheet *of)
{
    int32_t lone = lone_seat(of->view);

    for (int32_t seat = 0; seat < of->view->seen->seats; seat++)
        if (lone == VAKA_NONE || seat == lone)
            of->seat[of->seats++] = seat;
    of->columns = (uint32_t)of->seats + 1;
}

int32_t vaka_result_seats(const vaka_view *view)
{
    sheet of = {.view = view};

    choose_seats(&of);
    return of.seats;
}

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
static void mark_best(const sheet *of, vaka_cell *row, const int32_t *points)
{
    int32_t best = points[of->seat[0]], least = best;

    for (int32_t i = 1; i < of->seats; i++) {
        best = SDL_max(best, points[of->seat[i]]);
        least = SDL_min(least, points[of->seat[i]]);
    }
    for (int32_t i = 0; i < of->seats; i++)
        row[i].best = best > least && points[of->seat[i]] == best;
}

static void add_points(sheet *of, const char *title, const int32_t *points, bool sum)
{
    vaka_cell *row = begin_row(of, title, sum);

    for (int32_t i = 0; i < of->seats; i++)
        put_points(of->view, &row[i], points[of->seat[i]]);
    mark_best(of, row, points);
}

/* The place of the only one who has none of the game's: the last. 0: several have none, or all. */
static int32_t last_place(const sheet *of)
{
    int32_t without = 0;

    for (int32_t i = 0; i < of->seats; i++)
        without += vaka_result_place(position_of(of->view), of->seat[i]) == 0;
    return without == 1 && of->seats > 1 ? of->seats : 0;
}

static void add_places(sheet *of)
{
    const vaka_view *view = of->view;
    vaka_cell *row = begin_row(of, vaka_say(view->language, "Place"), true);

    for (int32_t i = 0; i < of->seats; i++) {
        int32_t place = vaka_result_place(position_of(view), of->seat[i]);

        place = place ? place : last_place(of);
        if (place > 0)
            snprintf(row[i].text, sizeof row[i].text, "%d.", (int)place);
        else
            snprintf(row[i].text, sizeof row[i].text, "\u2013");
    }
}

static int32_t add_rows(sheet *of)
{
    const vaka_view *view = of->view;
    int32_t seats = view->seen->seats, sum[VAKA_MAX_SEATS] = {0}, own[VAKA_MAX_SEATS], count = 0;
    vaka_score_row row;

    for (; vaka_score_row_at(view->live, view->names, count, &row); count++) {
        for (int32_t seat = 0; seat < seats; seat++) {
            own[seat] = row.points[seat];
            sum[seat] += own[seat] == VAKA_HIDDEN ? 0 : own[seat];
        }
        add_points(of, row.title, own, false);
    }
    if (count > 0)
        add_points(of, vaka_say(view->language, "Sum"), sum, true);
    return count;
}

/* What stands on the table, where the game adds up nothing else. */
static void add_scores(sheet *of)
{
    const vaka_view *view = of->view;
    int32_t own[VAKA_MAX_SEATS], any = 0;

    for (int32_t seat = 0; seat < view->seen->seats; seat++) {
        own[seat] = vaka_score(view->seen, seat);
        any |= own[seat];
    }
    if (any)
        add_points(of, vaka_say(view->language, "Points"), own, true);
}

/* Needs free of its cells. */
static sheet make_sheet(const vaka_play *play)
{
    const vaka_view *view = &play->view;
    const vaka_result *result = vaka_result_of(position_of(view));
    sheet of = {.view = view};
    uint32_t rows = (uint32_t)vaka_score_rows(view->live) + 4;

    choose_seats(&of);
    of.cells = vaka_xnew((size_t)rows * of.columns * sizeof *of.cells);
    vaka_cell *head = begin_row(&of, "", true);
    for (int32_t i = 0; i < of.seats; i++) {
        vaka_play_seat(play, of.seat[i], head[i].text);
        head[i].seat = of.seat[i];
    }
    if (add_rows(&of) == 0)
        add_scores(&of);
    if ((!result || !result->lost) && of.seats > 1)
        add_places(&of);
    return of;
}

/* The seat of which it is said whether it has won: that of the only person, or the only one that is
 * played. VAKA_NONE: there are several. */
static int32_t told_seat(const vaka_play *play)
{
    uint8_t humans = play->replay ? 0 : play->humans;

    return humans && !(humans & (humans - 1)) ? __builtin_ctz(humans) : lone_seat(&play->view);
}

/* Who won and why stands below it. */
const char *vaka_result_title(const vaka_play *play, char *out)
{
    const vaka_view *view = &play->view;
    const vaka_result *result = vaka_result_of(position_of(view));
    int32_t seat = told_seat(play);
    bool you = seat >= 0 && play->humans == VAKA_SEAT(seat) && !play->replay;
    bool won = seat >= 0 && view->winners == VAKA_SEAT(seat);
    bool lost = seat >= 0 && !(view->winners & VAKA_SEAT(seat)) &&
                (view->winners || (result && result->lost));
    char name[VAKA_VIEW_NAME];

    if (!won && !lost)
        snprintf(out, VAKA_SENTENCE, "%s",
                 vaka_score_rows(view->live) > 0 ? vaka_ui_say(play->ui, "Score sheet")
                                                 : vaka_ui_say(play->ui, "The game is over"));
    else if (you)
        snprintf(out, VAKA_SENTENCE, "%s",
                 won ? vaka_ui_say(play->ui, "You have won!")
                     : vaka_ui_say(play->ui, "You have lost"));
    else
        vaka_say_with(play->ui->language,
                      won ? VAKA_TEXT("{0} has won") : VAKA_TEXT("{0} has lost"),
                      VAKA_WITH(vaka_view_seat(view, seat, name)), out, VAKA_SENTENCE);
    return out;
}

/* What was told right before the end: alone that is why it came. "": nothing. */
static void last_words(const vaka_play *play, char *out)
{
    uint32_t count = 0;
    const vaka_log_entry *log = play->record ? vaka_record_log(play->record, &count) : NULL;
    vaka_event event;

    out[0] = '\0';
    while (count > 0 && log[count - 1].event.id != VAKA_EVENT_END)
        count--;
    if (count > 1 && lone_seat(&play->view) != VAKA_NONE &&
        vaka_event_for(&log[count - 2].event, play->view.seat, &event))
        vaka_view_event(&play->view, &event, out);
}

/* Owned by the caller. */
static char *outcome_of(vaka_play *play)
{
    char words[VAKA_SENTENCE], *sentence = vaka_prompt_sentence(play);

    last_words(play, words);
    size_t room = strlen(sentence) + strlen(words) + 3;
    char *text = vaka_xnew(room);
    snprintf(text, room, "%s%s%s", words, *words ? ". " : "", sentence);
    free(sentence);
    return text;
}

static vaka_type title_type(const vaka_gui_look *look, const char *title)
{
    vaka_type type = vaka_look_name(look, title);

    type.px = type.px * 13 / 10;
    return type;
}

/* --- what is on the paper --------------------------------------------------------------------- */

typedef struct content {
    vaka_play *play;
    vaka_grid grid;
    const char *outcome;
    bool draw; /* else it is only measured */
} content;

static int margin_of(const vaka_play *play)
{
    return vaka_look_px(play->look, 16);
}

static int put_words(const content *of, SDL_Rect box, vaka_type type, const char *text)
{
    if (of->draw)
        vaka_type_block(of->play->look, type, box, text);
    return box.y + vaka_type_block_high(of->play->look, type, box.w, text);
}

static int put_graph(const content *of, SDL_Rect box)
{
    vaka_play *play = of->play;

    if (!vaka_graph_any(&play->points))
        return box.y;
    box.y =
        put_words(of, box, vaka_look_head(play->look), vaka_ui_say(play->ui, "Points by turn")) +
        vaka_look_px(play->look, 4);
    if (of->draw)
        vaka_graph_draw(play, box, &play->points);
    return box.y + vaka_graph_high(play) + margin_of(play) / 2;
}

static int put_grid(const content *of, SDL_Rect box)
{
    if (of->draw)
        vaka_grid_draw(of->play, box, &of->grid);
    return box.y + vaka_grid_high(of->play, box.w, &of->grid) + margin_of(of->play);
}

/* The sheet and the graph lie beside one another where there is room; returns where it ends. */
static int put_content(const content *of, SDL_Rect box)
{
    vaka_play *play = of->play;
    int gap = 2 * margin_of(play), half = (box.w - gap) / 2;
    bool beside = vaka_graph_any(&play->points) && vaka_grid_wide(play, &of->grid) <= half;
    SDL_Rect left = box;
    char title[VAKA_SENTENCE];

    vaka_result_title(play, title);
    left.y = put_words(of, box, title_type(play->look, title), title);
    left.y = put_words(of, left, vaka_look_body(play->look), of->outcome) + gap / 4;
    left.w = beside ? half : box.w;
    int first = put_grid(of, left);
    SDL_Rect right = {left.x + half + gap, left.y, half, 0};
    int second = put_graph(of, beside ? right : (SDL_Rect){box.x, first, box.w, 0});
    box.y = SDL_max(first, second);
    return vaka_held_put(play, box, of->draw);
}

/* --- buttons ---------------------------------------------------------------------------------- */

typedef struct button {
    int what;
    const char *text;
} button;

static int list_buttons(const vaka_play *play, button out[4])
{
    const vaka_gui_host *host = play->ui->start ? play->ui->start->host : NULL;
    int count = 0;

    out[count++] = (button){VAKA_HIT_SHEET, vaka_ui_say(play->ui, "Look at the table")};
    if (!play->over || !host)
        return count;
    if (play->record && vaka_record_path(play->record))
        out[count++] = (button){VAKA_HIT_REPLAY, vaka_ui_say(play->ui, "Replay")};
    if (host->begin && host->seed && !play->tutor.steps && !play->open_table)
        out[count++] = (button){VAKA_HIT_REMATCH, vaka_ui_say(play->ui, "Rematch")};
    if (host->path)
        out[count++] = (button){VAKA_HIT_PICTURE, vaka_ui_say(play->ui, "Save a picture")};
    return count;
}

/* In rows from the left; returns how high they are. */
static int put_buttons(vaka_play *play, SDL_Rect box, bool draw)
{
    int gap = vaka_look_px(play->look, 8), high = vaka_look_px(play->look, 32), x = box.x,
        y = box.y;
    button all[4];
    int count = list_buttons(play, all);

    for (int i = 0; i < count; i++) {
        int wide = SDL_min(vaka_widget_button_wide(play->ui, all[i].text), box.w);

        if (x > box.x && x + wide > box.x + box.w) {
            x = box.x;
            y += high + gap;
        }
        if (draw)
            vaka_widget_button(play->ui, (SDL_Rect){x, y, wide, high},
                               (vaka_hit){.what = all[i].what}, all[i].text,
                               i == 0 ? VAKA_BUTTON_MAIN : VAKA_BUTTON_PLAIN);
        x += wide + gap;
    }
    return y + high - box.y;
}

/* --- the sheet -------------------------------------------------------------------------------- */

static void draw_paper(const vaka_gui_look *look, SDL_Rect box)
{
    vaka_paint_round(look->canvas, (SDL_Rect){box.x + 3, box.y + 4, box.w, box.h}, 10, 0x60000000);
    vaka_paint_round(look->canvas, box, 10, look->theme->paper);
    vaka_paint_frame(look->canvas, box, 10, 1, look->theme->edge);
}

static int wide_of(vaka_play *play, const content *of, int room)
{
    int least = vaka_look_px(play->look, 440), grid = vaka_grid_wide(play, &of->grid);
    int need = vaka_graph_any(&play->points) ? 2 * grid + 2 * margin_of(play) : grid;

    return SDL_min(
        SDL_max(SDL_min(need, vaka_look_px(play->look, 1080)), least) + 2 * margin_of(play), room);
}

/* What scrolls, and the buttons below it; where these would leave little room, they scroll too. */
static void draw_inside(const content *of, SDL_Rect box, int buttons)
{
    vaka_play *play = of->play;
    int margin = margin_of(play), inner = box.w - 2 * margin, x = box.x + margin;
    bool fixed = buttons * 3 < box.h;
    SDL_Rect view = {box.x, box.y, box.w, box.h - (fixed ? buttons : margin / 4)};

    int y = vaka_scroll_begin(play->ui, &play->sheet_scroll, view) + margin;
    y = put_content(of, (SDL_Rect){x, y, inner, 0});
    if (!fixed)
        y += put_buttons(play, (SDL_Rect){x, y, inner, 0}, true) + margin;
    vaka_scroll_end(play->ui, &play->sheet_scroll, y);
    if (fixed)
        put_buttons(play, (SDL_Rect){x, box.y + box.h - buttons + margin / 2, inner, 0}, true);
}

/* Over all of the window but what is above and below the board; where little is left between, also
 * over the sentence below it, which is on the sheet, too. */
static void draw_sheet(vaka_play *play)
{
    const vaka_gui_look *look = play->look;
    sheet of = make_sheet(play);
    char *outcome = outcome_of(play);
    content all = {play, {of.cells, of.rows, of.columns, true}, outcome, false};
    SDL_Rect room = play->board.around;
    int margin = margin_of(play);

    room.w = look->canvas->w - room.x;
    room.h = SDL_max(room.h, play->column_box.h);
    if (!play->replay && room.h < vaka_look_px(look, ROOM_LEAST))
        room.h = look->canvas->h - room.y;
    int wide = wide_of(play, &all, room.w - margin), inner = wide - 2 * margin;
    int buttons = put_buttons(play, (SDL_Rect){0, 0, inner, 0}, false) + 3 * margin / 2;
    int high = put_content(&all, (SDL_Rect){0, margin, inner, 0}) + buttons;
    high = SDL_min(high, room.h - margin / 2);
    SDL_Rect box = {room.x + (room.w - wide) / 2, room.y + (room.h - high) / 2, wide, high};
    vaka_paint_box(look->canvas, room, 0x66071e2e);
    draw_paper(look, box);
    vaka_widget_hit(play->ui, room, VAKA_HIT_NONE, 0, 0, "")->silent = true; /* hides the board */
    all.draw = true;
    draw_inside(&all, box, buttons);
    free(outcome);
    free(of.cells);
}

/* The sheet is called back where the button was that ends a step; a replay has one for it in its
 * own bar. */
void vaka_result_draw(vaka_play *play)
{
    int gap = vaka_look_px(play->look, 10);
    SDL_Rect room = play->board.around;

    if (!play->view.finished || !(play->over || vaka_result_any(&play->view)) || room.h < 4 * gap)
        return;
    if (play->sheet)
        draw_sheet(play);
    else if (!play->replay && room.w >= 4 * gap)
        vaka_widget_button(play->ui, vaka_prompt_end(play), (vaka_hit){.what = VAKA_HIT_SHEET},
                           vaka_ui_say(play->ui, "Score sheet"), VAKA_BUTTON_PLAIN);
}

/* --- as a picture ----------------------------------------------------------------------------- */

#define PICTURE_BOARD 1500
#define PICTURE_HIGH 1000

/* The board at the left, the whole sheet at the right. */
static SDL_Surface *make_picture(vaka_play *play)
{
    sheet of = make_sheet(play);
    char *outcome = outcome_of(play);
    content all = {play, {of.cells, of.rows, of.columns, true}, outcome, false};
    SDL_Surface *canvas = play->look->canvas;
    int margin = margin_of(play), hits = play->ui->hit_count;
    int inner = SDL_max(vaka_grid_wide(play, &all.grid), vaka_look_px(play->look, 560));
    int high = SDL_max(put_content(&all, (SDL_Rect){0, margin, inner, 0}) + margin, PICTURE_HIGH);
    bool has_board = play->view.layout->board_count > 0;
    int board = has_board ? PICTURE_BOARD : 0;
    SDL_Surface *on = vaka_paint_canvas(NULL, board + inner + 2 * margin, high);
    SDL_Surface *part = on && has_board ? vaka_paint_canvas(NULL, board, high) : NULL;

    if (part) {
        vaka_board_paint(play->ui, play->record, play->view.seat, part);
        vaka_play_reopen(play);
        SDL_BlitSurface(part, NULL, on, &(SDL_Rect){0, 0, 0, 0});
        SDL_FreeSurface(part);
    }
    if (on) {
        play->look->canvas = on;
        vaka_paint_box(on, (SDL_Rect){board, 0, on->w - board, on->h}, play->look->theme->paper);
        all.draw = true;
        put_content(&all, (SDL_Rect){board + margin, margin, inner, 0});
        play->look->canvas = canvas;
    }
    play->ui->hit_count = hits;
    free(outcome);
    free(of.cells);
    return on;
}

vaka_status vaka_result_export(vaka_play *play, char *path, vaka_error *err)
{
    const vaka_gui_host *host = play->ui->start->host;
    vaka_status status = host->path(host->data, "end", ".png", path, err);
    SDL_Surface *picture = status ? NULL : make_picture(play);

    if (!status && !picture)
        status = vaka_fail(err, VAKA_ERR_SYSTEM, "%s", SDL_GetError());
    if (!status)
        status = vaka_board_save(picture, path, err);
    SDL_FreeSurface(picture);
    return status;
}
