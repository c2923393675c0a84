/* front/text_board.c - boards drawn as hexes of letters.
 *
 * SPDX-License-Identifier: MIT
 *
 * A space with an inside of L columns, flat on top, is drawn as
 *
 *       _____         L underscores
 *      / 2,-1\        coordinates, and a mark for a tint
 *     / Niue  \       name (L + 2)
 *     \ A:C2H /       what lies there (L + 2)
 *      \_2/3_/        slots and badges, in the lower edge
 *
 * and its neighbour to the right begins L + 2 columns further, two lines up or down. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/pen.h"
#include "front/canvas.h"
#include "front/text_parts.h"

#define LINES_EACH 4
#define INSIDE_LEAST 5
#define INSIDE_MOST 12
#define ROWS_MOST 2000 /* a board with wider gaps than this is told, not drawn */

/* Columns first … last of a board that fit side by side. */
typedef struct strip {
    const vaka_board_info *board;
    int32_t first, last; /* q */
    int32_t top, bottom; /* 2r + q, the height of a space in half spaces */
    int32_t inside;      /* L */
} strip;

static int32_t height_of(vaka_hex hex)
{
    return 2 * hex.r + hex.q;
}

static bool is_on(const vaka_zone_info *info, const strip *part)
{
    return info->hex.q >= part->first && info->hex.q <= part->last;
}

/* Finds the rows of a strip; false if nothing lies in these columns. */
static bool find_rows(const vaka_view *view, strip *part)
{
    bool any = false;

    for (int32_t i = 0; i < part->board->size; i++) {
        const vaka_zone_info *info = &view->layout->zones[part->board->first + i];
        int32_t height = height_of(info->hex);

        if (!is_on(info, part))
            continue;
        part->top = !any || height < part->top ? height : part->top;
        part->bottom = !any || height > part->bottom ? height : part->bottom;
        any = true;
    }
    return any;
}

static void draw_edges(vaka_canvas *canvas, int32_t x, int32_t y, int32_t inside)
{
    for (int32_t i = 0; i < inside; i++) {
        vaka_canvas_put(canvas, x + 2 + i, y, 1, "_");
        vaka_canvas_put(canvas, x + 2 + i, y + 4, 1, "_");
    }
    vaka_canvas_put(canvas, x + 1, y + 1, 1, "/");
    vaka_canvas_put(canvas, x, y + 2, 1, "/");
    vaka_canvas_put(canvas, x, y + 3, 1, "\\");
    vaka_canvas_put(canvas, x + 1, y + 4, 1, "\\");
    vaka_canvas_put(canvas, x + inside + 2, y + 1, 1, "\\");
    vaka_canvas_put(canvas, x + inside + 3, y + 2, 1, "\\");
    vaka_canvas_put(canvas, x + inside + 3, y + 3, 1, "/");
    vaka_canvas_put(canvas, x + inside + 2, y + 4, 1, "/");
}

static const char *tint_mark(const vaka_view *view, uint32_t tone)
{
    static const char *const marks[] = {
        [VAKA_TONE_PLAIN] = "~",
        [VAKA_TONE_GOOD] = "+",
        [VAKA_TONE_WARN] = "!",
        [VAKA_TONE_BAD] = "x",
    };

    if (tone >= VAKA_TONE_SEAT && tone < VAKA_TONE_SEAT + (uint32_t)view->seen->seats)
        return view->mark[tone - VAKA_TONE_SEAT];
    return tone < sizeof marks / sizeof marks[0] ? marks[tone] : "~";
}

/* Fills `top` with the tint's mark and `low` with slots and badges of a space. */
static void overlay_marks(const vaka_view *view, int32_t zone, vaka_pen *top, vaka_pen *low)
{
    char text[VAKA_SENTENCE];

    for (uint32_t i = 0; i < view->scene->overlay_count; i++) {
        const vaka_overlay *overlay = &view->scene->overlays[i];

        if (overlay->a != zone)
            continue;
        if (overlay->type == VAKA_OVERLAY_TINT)
            vaka_pen_put(top, tint_mark(view, overlay->tone));
        if (overlay->type == VAKA_OVERLAY_BADGE) {
            vaka_pen_put(low, low->length > 0 ? " " : "");
            vaka_pen_put(low, vaka_view_said(view, &overlay->said, text));
        }
        if (overlay->type == VAKA_OVERLAY_SLOTS) {
            snprintf(text, sizeof text, "%s%d/%d", low->length > 0 ? " " : "", (int)overlay->b,
                     (int)overlay->c);
            vaka_pen_put(low, text);
        }
    }
}

/* In the middle if it fits; else its beginning and a '>' for "there is more below". */
static void put_cut(vaka_canvas *canvas, int32_t x, int32_t y, int32_t columns, const char *text)
{
    char part[VAKA_SENTENCE];

    if (vaka_page_columns(text) <= columns) {
        vaka_canvas_centre(canvas, x, y, columns, text);
        return;
    }
    snprintf(part, sizeof part, "%.*s>", (int)vaka_page_fit(text, columns - 1), text);
    vaka_canvas_put(canvas, x, y, columns, part);
}

static void draw_space(vaka_canvas *canvas, const vaka_view *view, const strip *part, int32_t zone)
{
    const vaka_zone_info *info = &view->layout->zones[zone];
    int32_t x = (info->hex.q - part->first) * (part->inside + 2);
    int32_t y = (height_of(info->hex) - part->top) * (LINES_EACH / 2);
    char top[VAKA_SENTENCE], low[VAKA_SENTENCE], pieces[VAKA_SENTENCE];
    vaka_pen top_pen = vaka_pen_on(top, sizeof top), low_pen = vaka_pen_on(low, sizeof low);
    const char *name = info->title ? info->title : info->id ? info->id : "";

    vaka_pen_int(&top_pen, info->hex.q);
    vaka_pen_put(&top_pen, ",");
    vaka_pen_int(&top_pen, info->hex.r);
    overlay_marks(view, zone, &top_pen, &low_pen);
    vaka_text_letters(view, zone, pieces, sizeof pieces);
    draw_edges(canvas, x, y, part->inside);
    put_cut(canvas, x + 2, y + 1, part->inside, top);
    put_cut(canvas, x + 1, y + 2, part->inside + 2, name);
    put_cut(canvas, x + 1, y + 3, part->inside + 2, pieces);
    put_cut(canvas, x + 2, y + 4, part->inside, low);
}

static void draw_strip(vaka_page *page, const vaka_view *view, strip *part)
{
    int32_t columns = (part->last - part->first + 1) * (part->inside + 2) + 2;
    int32_t rows = (part->bottom - part->top) * (LINES_EACH / 2) + LINES_EACH + 1;
    vaka_canvas canvas;

    vaka_canvas_init(&canvas, columns, rows);
    for (int32_t i = 0; i < part->board->size; i++)
        if (is_on(&view->layout->zones[part->board->first + i], part))
            draw_space(&canvas, view, part, part->board->first + i);
    vaka_canvas_print(&canvas, page);
    vaka_canvas_done(&canvas);
}

/* Room for the longest coordinates and a tint; more while all columns fit side by side. */
static int32_t choose_inside(const vaka_board_info *board, int32_t width)
{
    char text[64];
    int32_t columns = board->max_q - board->min_q + 1;
    int32_t low = snprintf(text, sizeof text, "%d,%d", board->min_q, board->min_r);
    int32_t high = snprintf(text, sizeof text, "%d,%d", board->max_q, board->max_r);
    int32_t least = (low > high ? low : high) + 1;
    int32_t inside = (width - 2) / columns - 2;

    least = least < INSIDE_LEAST ? INSIDE_LEAST : least;
    inside = inside > INSIDE_MOST ? INSIDE_MOST : inside;
    return inside < least ? least : inside;
}

static void draw_board(vaka_page *page, const vaka_view *view, const vaka_board_info *board)
{
    int32_t inside = choose_inside(board, page->width);
    int32_t fit = (page->width - 2) / (inside + 2);
    int32_t step = fit > 0 ? fit : 1;
    bool split = board->max_q - board->min_q + 1 > step;

    for (int32_t q = board->min_q; q <= board->max_q; q += step) {
        strip part = {board, q, q + step - 1, 0, 0, inside};

        part.last = part.last > board->max_q ? board->max_q : part.last;
        if (!find_rows(view, &part))
            continue;
        if (split)
            vaka_page_add(page, "Columns %d to %d\n", (int)part.first, (int)part.last);
        if ((part.bottom - part.top) * 2 > ROWS_MOST)
            vaka_page_put(page, "(too tall to draw)\n");
        else
            draw_strip(page, view, &part);
    }
}

void vaka_text_boards(vaka_page *page, const vaka_view *view)
{
    for (int32_t i = 0; i < view->layout->board_count; i++) {
        const vaka_board_info *board = &view->layout->boards[i];

        if (board->size == 0)
            continue;
        vaka_page_head(page, board->title);
        draw_board(page, view, board);
        vaka_text_spaces(page, view, i);
    }
}
