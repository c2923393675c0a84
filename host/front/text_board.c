/* front/text_board.c - boards drawn as hexes of letters.
 *
 * SPDX-License-Identifier: MIT
 *
 * A space with an inside of L columns, flat on top, is drawn as
 *
 *       _____         L underscores
 *      / 2,-1\        coordinates
 *     / Port  \       name (L + 2)
 *     \ A:C2H /       what lies there (L + 2)
 *      \_2/3_/        tint, slots and badges, in the lower edge
 *
 * and its neighbour to the right begins L + 2 columns further, two lines up or down. */
#include "front/text_parts.h"
#include "text/buffer.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LINES_EACH 4
#define INSIDE_LEAST 5
#define INSIDE_MOST 12
#define ROWS_MOST 2000 /* a board with wider gaps than this is told, not drawn */

/* A grid of characters to draw on. */
typedef struct canvas {
    int32_t columns, rows;
    char (*cells)[12]; /* owned; one character with its combining marks; empty: right half of one */
} canvas;

static void canvas_init(canvas *grid, int32_t columns, int32_t rows)
{
    grid->columns = columns;
    grid->rows = rows;
    grid->cells = vaka_xnew((size_t)columns * (size_t)rows * sizeof grid->cells[0]);
    for (int32_t i = 0; i < columns * rows; i++)
        grid->cells[i][0] = ' ';
}

static void canvas_done(canvas *grid)
{
    free(grid->cells);
    memset(grid, 0, sizeof *grid);
}

static char *cell_at(const canvas *grid, int32_t x, int32_t y)
{
    if (x < 0 || y < 0 || x >= grid->columns || y >= grid->rows)
        return NULL;
    return grid->cells[y * grid->columns + x];
}

static void set_cell(char *cell, const char *bytes, size_t count)
{
    if (!cell || count >= sizeof(char[12]))
        return;
    memcpy(cell, bytes, count);
    cell[count] = '\0';
}

static void join_cell(char *cell, const char *bytes, size_t count)
{
    size_t length = cell ? strlen(cell) : 0;

    if (cell && length + count < sizeof(char[12]))
        set_cell(cell + length, bytes, count);
}

/* Writes from (x, y) to the right, at most `columns` wide; what lies outside is left out. */
static void canvas_put(canvas *grid, int32_t x, int32_t y, int32_t columns, const char *text)
{
    int32_t end = x + columns, wide;

    for (size_t length; (length = vaka_page_character(text, &wide)) > 0; text += length) {
        if (x + wide > end)
            return;
        if (wide == 0)
            join_cell(cell_at(grid, x - 1, y), text, length);
        else
            set_cell(cell_at(grid, x, y), text, length);
        if (wide == 2)
            set_cell(cell_at(grid, x + 1, y), "", 0);
        x += wide;
    }
}

/* The same in the middle of `columns`. */
static void canvas_centre(canvas *grid, int32_t x, int32_t y, int32_t columns, const char *text)
{
    int32_t left = columns - vaka_page_columns(text);

    canvas_put(grid, x + (left > 0 ? left / 2 : 0), y, columns, text);
}

/* Appends all rows to the page, without blanks at their ends. */
static void canvas_print(const canvas *grid, vaka_page *page)
{
    for (int32_t y = 0; y < grid->rows; y++) {
        int32_t end = grid->columns;

        while (end > 0 && strcmp(cell_at(grid, end - 1, y), " ") == 0)
            end--;
        for (int32_t x = 0; x < end; x++)
            vaka_page_put(page, cell_at(grid, x, y));
        vaka_page_put(page, "\n");
    }
}

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

static void draw_edges(canvas *grid, int32_t x, int32_t y, int32_t inside)
{
    for (int32_t i = 0; i < inside; i++) {
        canvas_put(grid, x + 2 + i, y, 1, "_");
        canvas_put(grid, x + 2 + i, y + 4, 1, "_");
    }
    canvas_put(grid, x + 1, y + 1, 1, "/");
    canvas_put(grid, x, y + 2, 1, "/");
    canvas_put(grid, x, y + 3, 1, "\\");
    canvas_put(grid, x + 1, y + 4, 1, "\\");
    canvas_put(grid, x + inside + 2, y + 1, 1, "\\");
    canvas_put(grid, x + inside + 3, y + 2, 1, "\\");
    canvas_put(grid, x + inside + 3, y + 3, 1, "/");
    canvas_put(grid, x + inside + 2, y + 4, 1, "/");
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

/* Tint, slots and badges of a space. */
static void overlay_marks(const vaka_view *view, int32_t zone, char *out, size_t room)
{
    vaka_buffer buffer = vaka_buffer_on(out, room);
    char text[VAKA_SENTENCE];

    for (uint32_t i = 0; i < view->scene->overlay_count; i++) {
        const vaka_overlay *overlay = &view->scene->overlays[i];

        if (overlay->a != zone || !vaka_text_is_at(overlay))
            continue;
        vaka_buffer_put(&buffer, buffer.length > 0 ? " " : "");
        if (overlay->type == VAKA_OVERLAY_TINT)
            vaka_buffer_put(&buffer, tint_mark(view, overlay->tone));
        if (overlay->type == VAKA_OVERLAY_BADGE)
            vaka_buffer_put(&buffer, vaka_view_said(view, &overlay->said, text));
        if (overlay->type == VAKA_OVERLAY_SLOTS) {
            const char *whose =
                overlay->tone >= VAKA_TONE_SEAT ? tint_mark(view, overlay->tone) : "";
            snprintf(text, sizeof text, "%s%d/%d", whose, (int)overlay->b, (int)overlay->c);
            vaka_buffer_put(&buffer, text);
        }
    }
}

/* In the middle if it fits; else its beginning and a '>' for "there is more below". */
static void put_cut(canvas *grid, int32_t x, int32_t y, int32_t columns, const char *text)
{
    char part[VAKA_SENTENCE];

    if (vaka_page_columns(text) <= columns) {
        canvas_centre(grid, x, y, columns, text);
        return;
    }
    snprintf(part, sizeof part, "%.*s>", (int)vaka_page_fit(text, columns - 1), text);
    canvas_put(grid, x, y, columns, part);
}

static void find_place(const vaka_view *view, const strip *part, int32_t zone, int32_t *x,
                       int32_t *y)
{
    vaka_hex hex = view->layout->zones[zone].hex;

    *x = (hex.q - part->first) * (part->inside + 2);
    *y = (height_of(hex) - part->top) * (LINES_EACH / 2);
}

/* Its own name, or what its ground is. */
static const char *name_of(const vaka_view *view, int32_t zone, char *out)
{
    const vaka_zone_info *info = &view->layout->zones[zone];
    const vaka_overlay *ground = vaka_view_ground(view, zone);

    if (info->title)
        return vaka_names_title(view->names, "zone.", info->id, info->title);
    if (info->id || !ground)
        return info->id ? info->id : "";
    return ground->mark ? ground->mark : vaka_view_said(view, &ground->said, out);
}

static void draw_space(canvas *grid, const vaka_view *view, const strip *part, int32_t zone)
{
    const vaka_zone_info *info = &view->layout->zones[zone];
    char text[VAKA_SENTENCE], name[VAKA_SENTENCE];
    int32_t x, y;

    find_place(view, part, zone, &x, &y);
    snprintf(text, sizeof text, "%d,%d", info->hex.q, info->hex.r);
    put_cut(grid, x + 2, y + 1, part->inside, text);
    put_cut(grid, x + 1, y + 2, part->inside + 2, name_of(view, zone, name));
    vaka_text_letters(view, zone, text, sizeof text);
    put_cut(grid, x + 1, y + 3, part->inside + 2, text);
    overlay_marks(view, zone, text, sizeof text);
    put_cut(grid, x + 2, y + 4, part->inside, text);
}

/* All edges first: what is written into one must not be drawn over by the neighbour's. */
static void draw_strip(vaka_page *page, const vaka_view *view, strip *part)
{
    int32_t columns = (part->last - part->first + 1) * (part->inside + 2) + 2;
    int32_t rows = (part->bottom - part->top) * (LINES_EACH / 2) + LINES_EACH + 1;
    int32_t first = part->board->first, end = first + part->board->size, x, y;
    canvas grid;

    canvas_init(&grid, columns, rows);
    for (int32_t zone = first; zone < end; zone++) {
        find_place(view, part, zone, &x, &y);
        if (is_on(&view->layout->zones[zone], part))
            draw_edges(&grid, x, y, part->inside);
    }
    for (int32_t zone = first; zone < end; zone++)
        if (is_on(&view->layout->zones[zone], part))
            draw_space(&grid, view, part, zone);
    canvas_print(&grid, page);
    canvas_done(&grid);
}

/* In how many columns at a time: all, or parts of about the same width. */
static int32_t choose_step(int32_t columns, int32_t fit)
{
    int32_t parts = fit > 0 ? (columns + fit - 1) / fit : columns;

    return (columns + parts - 1) / parts;
}

/* Room for the longest coordinates; more while as many columns fit side by side. */
static int32_t choose_inside(const vaka_view *view, const vaka_board_info *board, int32_t width)
{
    int32_t least = INSIDE_LEAST;
    char text[32];

    for (int32_t zone = board->first; zone < board->first + board->size; zone++) {
        vaka_hex hex = view->layout->zones[zone].hex;
        int32_t length = snprintf(text, sizeof text, "%d,%d", hex.q, hex.r);

        least = length > least ? length : least;
    }
    int32_t step = choose_step(board->max_q - board->min_q + 1, (width - 2) / (least + 2));
    int32_t inside = (width - 2) / step - 2;
    inside = inside > INSIDE_MOST ? INSIDE_MOST : inside;
    return inside < least ? least : inside;
}

static void draw_board(vaka_page *page, const vaka_view *view, const vaka_board_info *board)
{
    int32_t inside = choose_inside(view, board, page->width);
    int32_t columns = board->max_q - board->min_q + 1;
    int32_t step = choose_step(columns, (page->width - 2) / (inside + 2));

    for (int32_t q = board->min_q; q <= board->max_q; q += step) {
        strip part = {board, q, q + step - 1, 0, 0, inside};

        part.last = part.last > board->max_q ? board->max_q : part.last;
        if (!find_rows(view, &part))
            continue;
        if (step < columns)
            vaka_page_tell(page, view->language, 0, "Columns {0} to {1}",
                           VAKA_WITH(VAKA_INT(part.first), VAKA_INT(part.last)));
        if ((part.bottom - part.top) * 2 > ROWS_MOST)
            vaka_page_tell(page, view->language, 0, "(too tall to draw)", NULL);
        else
            draw_strip(page, view, &part);
    }
}

static void put_boards(vaka_page *page, const vaka_view *view, bool spaces)
{
    for (int32_t i = 0; i < view->layout->board_count; i++) {
        const vaka_board_info *board = &view->layout->boards[i];

        if (board->size == 0)
            continue;
        vaka_page_head(page, vaka_names_title(view->names, "board.", board->id, board->title));
        if (!board->spots) /* spots are told one by one */
            draw_board(page, view, board);
        if (spaces)
            vaka_text_spaces(page, view, i);
    }
}

void vaka_text_boards(vaka_page *page, const vaka_view *view)
{
    put_boards(page, view, true);
}

void vaka_text_drawings(vaka_page *page, const vaka_view *view)
{
    put_boards(page, view, false);
}
