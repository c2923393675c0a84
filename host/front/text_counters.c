/* front/text_counters.c - counters and tracks, the order of play, and the sheet at the end.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "front/text_parts.h"
#include "match/score_sheet.h"
#include "table/result.h"
#include "vaka/counter.h"

#define FIELDS_MOST 12 /* of a track that is shown field by field */
#define COLUMN_LEAST 4

/* --- A table of texts: the first column to the left, all others to the right -------------------
 */

typedef struct sheet {
    int32_t rows, columns;
    char (*cells)[VAKA_VIEW_NAME]; /* owned */
} sheet;

static void sheet_init(sheet *of, int32_t rows, int32_t columns)
{
    *of = (sheet){rows, columns, vaka_xnew((size_t)(rows * columns) * sizeof *of->cells)};
}

static char *cell(const sheet *of, int32_t row, int32_t column)
{
    return of->cells[row * of->columns + column];
}

/* Columns that each takes into `wide`, which is owned by the caller; of a line into `all`. */
static int32_t *measure(const sheet *of, int32_t *all)
{
    int32_t *wide = vaka_xnew(sizeof *wide * (size_t)of->columns);

    *all = 0;
    for (int32_t column = 0; column < of->columns; column++) {
        for (int32_t row = 0; row < of->rows; row++) {
            int32_t own = vaka_page_columns(cell(of, row, column));
            wide[column] = own > wide[column] ? own : wide[column];
        }
        *all += wide[column] + 2;
    }
    return wide;
}

/* The widest columns give way until a line fits. */
static void squeeze(int32_t *wide, int32_t columns, int32_t too_much)
{
    for (; too_much > 0; too_much--) {
        int32_t widest = 0;

        for (int32_t i = 1; i < columns; i++)
            widest = wide[i] > wide[widest] ? i : widest;
        if (wide[widest] <= COLUMN_LEAST)
            return;
        wide[widest]--;
    }
}

/* What does not fit ends with a '>', as on a drawn board. */
static void put_cell(vaka_page *page, const char *text, int32_t wide, bool right)
{
    int32_t own = vaka_page_columns(text), start = page->column + 2;

    if (own > wide) {
        vaka_page_to(page, start);
        vaka_page_add(page, "%.*s>", (int)vaka_page_fit(text, wide - 1), text);
    } else {
        vaka_page_to(page, right ? start + wide - own : start);
        vaka_page_put(page, text);
        if (!right)
            vaka_page_to(page, start + wide);
    }
}

static void sheet_put(const sheet *of, vaka_page *page)
{
    int32_t all, *wide = measure(of, &all);

    squeeze(wide, of->columns, all - page->width);
    for (int32_t row = 0; row < of->rows; row++) {
        for (int32_t column = 0; column < of->columns; column++)
            put_cell(page, cell(of, row, column), wide[column], column > 0);
        vaka_page_put(page, "\n");
    }
    free(wide);
}

static int32_t sheet_columns(const sheet *of)
{
    int32_t all;

    free(measure(of, &all));
    return all;
}

static void sheet_done(sheet *of)
{
    free(of->cells);
}

/* --- Counters --------------------------------------------------------------------------------- */

static bool is_track(const vaka_counter_info *info)
{
    return info->fields && info->max - info->min < FIELDS_MOST;
}

/* All numbers of the seats that are shown in the table. */
static int32_t count_columns(const vaka_view *view)
{
    int32_t count = 0;

    for (int32_t i = 0; i < view->layout->counter_count; i++)
        count += view->layout->counters[i].per_seat && !is_track(&view->layout->counters[i]);
    return count;
}

/* A line for each seat, or turned: a line for each counter. */
static void fill_table(const vaka_view *view, sheet *of, bool turned)
{
    int32_t at = 0;

    for (int32_t seat = 0; seat < view->seen->seats; seat++)
        vaka_view_seat(view, seat, turned ? cell(of, 0, seat + 1) : cell(of, seat + 1, 0));
    for (int32_t i = 0; i < view->layout->counter_count; i++) {
        if (!view->layout->counters[i].per_seat || is_track(&view->layout->counters[i]))
            continue;
        at++;
        vaka_view_counter(view, i, turned ? cell(of, at, 0) : cell(of, 0, at));
        for (int32_t seat = 0; seat < view->seen->seats; seat++)
            vaka_view_counted(view, i, seat,
                              turned ? cell(of, at, seat + 1) : cell(of, seat + 1, at));
    }
}

static void put_table(vaka_page *page, const vaka_view *view)
{
    int32_t counters = count_columns(view), seats = view->seen->seats;
    sheet of;

    if (counters == 0)
        return;
    sheet_init(&of, seats + 1, counters + 1);
    fill_table(view, &of, false);
    if (sheet_columns(&of) > page->width) {
        sheet_done(&of);
        sheet_init(&of, counters + 1, seats + 1);
        fill_table(view, &of, true);
    }
    sheet_put(&of, page);
    sheet_done(&of);
}

/* "Volcano: 3; Fish left: 20": the numbers of the game itself. */
static void put_numbers(vaka_page *page, const vaka_view *view)
{
    char name[VAKA_VIEW_NAME], number[VAKA_VIEW_NAME];
    vaka_page line;

    vaka_page_init(&line, page->width);
    for (int32_t i = 0; i < view->layout->counter_count; i++)
        if (!view->layout->counters[i].per_seat && !is_track(&view->layout->counters[i])) {
            vaka_page_put(&line, line.length > 0 ? vaka_say(view->language, VAKA_APART) : "");
            vaka_page_say(&line, view->language, "{0}: {1}",
                          VAKA_WITH(vaka_view_counter(view, i, name),
                                    vaka_view_counted(view, i, VAKA_NONE, number)));
        }
    if (line.length > 0)
        vaka_page_wrap(page, 2, line.text);
    vaka_page_done(&line);
}

/* The seats whose marker stands on a field; VAKA_HIDDEN: where the reader may not know. */
static uint8_t seats_on(const vaka_view *view, int32_t counter, int32_t field)
{
    uint8_t seats = 0;

    for (int32_t seat = 0; seat < view->seen->seats; seat++)
        if (vaka_counter(view->seen, counter, seat) == field)
            seats |= VAKA_SEAT(seat);
    return seats;
}

static void put_field(vaka_page *page, const vaka_view *view, int32_t counter, int32_t field)
{
    const vaka_counter_info *info = &view->layout->counters[counter];
    const char *label =
        field == VAKA_HIDDEN ? "?" : vaka_say(view->language, info->fields[field - info->min]);
    uint8_t seats = info->per_seat ? seats_on(view, counter, field) : 0;
    char names[VAKA_SENTENCE];

    if (seats)
        vaka_page_add(page, " [%s: %s]", label, vaka_view_seats(view, seats, names, sizeof names));
    else if (!info->per_seat && vaka_counter(view->seen, counter, VAKA_NONE) == field)
        vaka_page_add(page, " [%s]", label);
    else if (field != VAKA_HIDDEN)
        vaka_page_add(page, " %s", label);
}

/* "Price: 7 6 [5] 4"; "Rank: 0 [1: Ada and Bela] 2 [?: Cy]". */
static void put_track(vaka_page *page, const vaka_view *view, int32_t counter)
{
    const vaka_counter_info *info = &view->layout->counters[counter];
    char name[VAKA_VIEW_NAME];
    vaka_page line;

    vaka_page_init(&line, page->width);
    vaka_page_add(&line, "%s:", vaka_view_counter(view, counter, name));
    for (int32_t field = info->min; field <= info->max; field++)
        put_field(&line, view, counter, field);
    put_field(&line, view, counter, VAKA_HIDDEN);
    vaka_page_wrap(page, 2, line.text);
    vaka_page_done(&line);
}

bool vaka_text_counters(vaka_page *page, const vaka_view *view)
{
    if (view->layout->counter_count == 0)
        return false;
    vaka_page_head(page, vaka_say(view->language, "Counters"));
    put_table(page, view);
    put_numbers(page, view);
    for (int32_t i = 0; i < view->layout->counter_count; i++)
        if (is_track(&view->layout->counters[i]))
            put_track(page, view, i);
    return true;
}

void vaka_text_order(vaka_page *page, const vaka_view *view)
{
    char name[VAKA_VIEW_NAME];
    vaka_page line;

    if (!view->layout->has_order)
        return;
    vaka_page_init(&line, page->width);
    for (int32_t place = 0; place < view->seen->seats; place++)
        vaka_page_add(&line, "%s%s", place > 0 ? ", " : "",
                      vaka_view_seat(view, vaka_order_at(view->seen, place), name));
    vaka_page_tell(page, view->language, 2, "Order of play: {0}", VAKA_WITH(line.text));
    vaka_page_done(&line);
}

/* --- The end ---------------------------------------------------------------------------------- */

#define TITLE_MOST 32 /* columns of what points are for */

static void fill_row(const vaka_view *view, const sheet *of, int32_t row)
{
    vaka_score_row line;

    if (!vaka_score_row_at(view->live, view->names, row, &line))
        return;
    snprintf(cell(of, row + 1, 0), VAKA_VIEW_NAME, "%.*s",
             (int)vaka_page_fit(line.title, TITLE_MOST), line.title);
    for (int32_t seat = 0; seat < view->seen->seats; seat++) {
        if (line.points[seat] == VAKA_HIDDEN)
            snprintf(cell(of, row + 1, seat + 1), VAKA_VIEW_NAME, "-");
        else
            vaka_view_points(view, line.points[seat], cell(of, row + 1, seat + 1));
    }
}

static void fill_sum(const vaka_view *view, const sheet *of, int32_t rows)
{
    int32_t sum[VAKA_MAX_SEATS] = {0};
    vaka_score_row line;

    snprintf(cell(of, rows + 1, 0), VAKA_VIEW_NAME, "%s", vaka_say(view->language, "Sum"));
    for (int32_t row = 0; vaka_score_row_at(view->live, view->names, row, &line); row++)
        for (int32_t seat = 0; seat < view->seen->seats; seat++)
            sum[seat] += line.points[seat] == VAKA_HIDDEN ? 0 : line.points[seat];
    for (int32_t seat = 0; seat < view->seen->seats; seat++)
        vaka_view_points(view, sum[seat], cell(of, rows + 1, seat + 1));
}

static void fill_places(const vaka_view *view, const sheet *of, int32_t row)
{
    snprintf(cell(of, row, 0), VAKA_VIEW_NAME, "%s", vaka_say(view->language, "Place"));
    for (int32_t seat = 0; seat < view->seen->seats; seat++) {
        int32_t place = vaka_result_place(vaka_position_of(view->seen), seat);

        snprintf(cell(of, row, seat + 1), VAKA_VIEW_NAME, place > 0 ? "%d" : "-", (int)place);
    }
}

/* What stands on the table, where the game adds up nothing else; false: nobody has a point. */
static bool fill_scores(const vaka_view *view, const sheet *of)
{
    bool any = false;

    for (int32_t seat = 0; seat < view->seen->seats; seat++)
        any = any || vaka_score(view->seen, seat);
    for (int32_t seat = 0; of && seat < view->seen->seats; seat++)
        vaka_view_points(view, vaka_score(view->seen, seat), cell(of, 1, seat + 1));
    if (of)
        snprintf(cell(of, 1, 0), VAKA_VIEW_NAME, "%s", vaka_say(view->language, "Points"));
    return any;
}

void vaka_text_result(vaka_page *page, const vaka_view *view)
{
    int32_t rows = vaka_score_rows(view->live);
    int32_t sum = rows > 1 || (rows == 0 && fill_scores(view, NULL)) ? 1 : 0;
    sheet of;

    if (!view->finished || (rows == 0 && !vaka_result_of(vaka_position_of(view->seen))))
        return;
    sheet_init(&of, rows + sum + 2, view->seen->seats + 1);
    for (int32_t seat = 0; seat < view->seen->seats; seat++)
        vaka_view_seat(view, seat, cell(&of, 0, seat + 1));
    for (int32_t row = 0; row < rows; row++)
        fill_row(view, &of, row);
    if (sum && rows)
        fill_sum(view, &of, rows);
    else if (sum)
        fill_scores(view, &of);
    fill_places(view, &of, rows + sum + 1);
    vaka_page_head(page, vaka_say(view->language, "Score sheet"));
    sheet_put(&of, page);
    sheet_done(&of);
}
