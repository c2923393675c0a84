/* gui/play/table_view.c - a small table: turned on its side where it is too wide, and broken where
 * it still is, but never cut.
 *
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>
#include <string.h>

#include "gui/play/play.h"

#define PX_MOST 15
#define PX_LEAST 10
#define PX_SMALL 11 /* pixels, however large letters are to be: so small only for whole words */

typedef struct grid { /* a table as it is drawn */
    vaka_play *play;
    const vaka_grid *of;
    bool turned; /* rows are drawn as columns */
    int *wide;   /* owned: of each column that is drawn */
    int *least;  /* owned: … in which no word is broken */
    int px;      /* of its text at 100 % */
} grid;

static uint32_t across(const grid *of)
{
    return of->turned ? of->of->rows : of->of->columns;
}

static uint32_t down(const grid *of)
{
    return of->turned ? of->of->columns : of->of->rows;
}

static const vaka_cell *cell(const grid *of, uint32_t row, uint32_t column)
{
    uint32_t columns = of->of->columns;

    return &of->of->cells[of->turned ? column * columns + row : row * columns + column];
}

static vaka_type type_of(const grid *of, const vaka_cell *own)
{
    vaka_type type = own->bold ? vaka_look_bold(of->play->look) : vaka_look_body(of->play->look);

    type.px = vaka_look_px(of->play->look, of->px);
    return type;
}

/* Before its text: the sign of a seat. */
static int indent(const grid *of, const vaka_cell *own)
{
    return own->seat == VAKA_NONE ? 0 : vaka_look_px(of->play->look, of->px + 4);
}

static grid new_grid(vaka_play *play, const vaka_grid *given)
{
    size_t most = (size_t)(given->rows + given->columns);
    grid of = {.play = play, .of = given, .px = PX_MOST};

    of.wide = vaka_xnew(most * sizeof *of.wide);
    of.least = vaka_xnew(most * sizeof *of.least);
    return of;
}

static void free_grid(grid *of)
{
    free(of->wide);
    free(of->least);
}

/* Widths that leave every cell on one line; returns their sum. */
static int measure(grid *of)
{
    int gap = vaka_look_px(of->play->look, 10), all = 0;

    for (uint32_t column = 0; column < across(of); column++) {
        of->wide[column] = 0;
        for (uint32_t row = 0; row < down(of); row++) {
            const vaka_cell *at = cell(of, row, column);
            int own =
                vaka_type_wide(of->play->look, type_of(of, at), at->text) + gap + indent(of, at);

            of->wide[column] = own > of->wide[column] ? own : of->wide[column];
        }
        all += of->wide[column];
    }
    return all;
}

/* Widths that leave every word on one line; returns their sum. */
static int measure_words(grid *of)
{
    int gap = vaka_look_px(of->play->look, 10), all = 0;

    for (uint32_t column = 0; column < across(of); column++) {
        of->least[column] = 0;
        for (uint32_t row = 0; row < down(of); row++) {
            const vaka_cell *at = cell(of, row, column);
            int own = vaka_type_word_wide(of->play->look, type_of(of, at), at->text) + gap / 2 + 1 +
                      indent(of, at);

            of->least[column] = own > of->least[column] ? own : of->least[column];
        }
        all += of->least[column];
    }
    return all;
}

/* The widest column that may still become narrower; -1: none may. */
static int32_t widest(const grid *of)
{
    int32_t most = -1;

    for (uint32_t i = 0; i < across(of); i++)
        if (of->wide[i] > SDL_max(of->least[i], 16) && (most < 0 || of->wide[i] > of->wide[most]))
            most = (int32_t)i;
    return most;
}

/* Takes from the widest columns until all of them fit. */
static void squeeze(grid *of, int all, int room)
{
    for (int32_t most; all > room && (most = widest(of)) >= 0;) {
        int less = (all - room + 3) / 4;

        less = less > of->wide[most] / 8 ? of->wide[most] / 8 + 1 : less;
        less = SDL_min(less, of->wide[most] - of->least[most]);
        of->wide[most] -= less;
        all -= less;
    }
}

static int text_wide(const grid *of, uint32_t row, uint32_t column)
{
    int gap = vaka_look_px(of->play->look, 10);

    return of->wide[column] - gap / 2 - indent(of, cell(of, row, column));
}

static int row_high(const grid *of, uint32_t row)
{
    int high = vaka_look_px(of->play->look, 22);

    for (uint32_t column = 0; column < across(of); column++) {
        const vaka_cell *own = cell(of, row, column);
        int used = vaka_type_block_high(of->play->look, type_of(of, own),
                                        text_wide(of, row, column), own->text) +
                   2;

        high = used > high ? used : high;
    }
    return high;
}

static void draw_cell(const grid *of, SDL_Rect box, const vaka_cell *own)
{
    const vaka_gui_look *look = of->play->look;
    vaka_type type = type_of(of, own);
    int high = vaka_type_block_high(look, type, box.w, own->text);
    int side = vaka_look_px(look, of->px);

    vaka_type_block_in(look, type, box, 0, own->text);
    if (own->seat != VAKA_NONE)
        vaka_seat_sign(look, own->seat, box.x - indent(of, own), box.y + 2, side);
    if (own->best)
        vaka_paint_box(
            look->canvas,
            (SDL_Rect){box.x, box.y + high - 1, vaka_type_wide(look, type, own->text), 2},
            look->theme->accent);
}

/* Lit cells beside each other are one strip, which goes as far as the table. */
static void draw_lit(const grid *of, SDL_Rect row, uint32_t number)
{
    int edge = vaka_look_px(of->play->look, 4), x = row.x, from = x;

    for (uint32_t column = 0; column < across(of); column++) {
        bool last = column + 1 == across(of);

        from = column && cell(of, number, column - 1)->lit ? from : x;
        x += of->wide[column];
        if (cell(of, number, column)->lit && (last || !cell(of, number, column + 1)->lit))
            vaka_paint_box(of->play->look->canvas,
                           (SDL_Rect){from - edge, row.y,
                                      (last ? SDL_max(row.x + row.w, x) : x) - from + edge,
                                      row.h - 1},
                           vaka_ink_alpha(of->play->look->theme->accent, 150));
    }
}

static int draw_row(const grid *of, SDL_Rect box, int y, uint32_t row)
{
    int x = box.x, high = row_high(of, row);

    draw_lit(of, (SDL_Rect){box.x, y, box.w, high}, row);
    for (uint32_t column = 0; column < across(of); column++) {
        const vaka_cell *own = cell(of, row, column);

        draw_cell(of, (SDL_Rect){x + indent(of, own), y + 1, text_wide(of, row, column), 0}, own);
        x += of->wide[column];
    }
    vaka_paint_box(of->play->look->canvas, (SDL_Rect){box.x, y + high - 1, box.w, 1},
                   vaka_ink_alpha(of->play->look->theme->edge, 120));
    return y + high;
}

/* On several lines a cell, turned or not; false: words would still be broken. */
static bool break_lines(grid *of, bool turned, int room)
{
    of->turned = turned;
    if (measure_words(of) > room)
        return false;
    squeeze(of, measure(of), room);
    return true;
}

/* As it is given; turned if only that fits; in smaller letters if only that does; then on several
 * lines a cell, and where words are too long for that, in letters that are smaller still. Needs
 * free_grid. */
static grid lay_out(vaka_play *play, const vaka_grid *given, int room)
{
    grid of = new_grid(play, given);
    int plain = 0, turned = 0;

    for (of.px = PX_MOST; of.px >= PX_LEAST; of.px--) {
        of.turned = false;
        plain = measure(&of);
        if (plain <= room)
            return of;
        of.turned = true;
        turned = measure(&of);
        if (turned <= room)
            return of;
    }
    for (of.px = PX_LEAST; of.px > 1 && vaka_look_px(play->look, of.px) >= PX_SMALL; of.px--)
        if (break_lines(&of, turned < plain, room) || break_lines(&of, turned >= plain, room))
            return of;
    of.px = PX_LEAST;
    of.turned = turned < plain;
    memset(of.least, 0, (size_t)(given->rows + given->columns) * sizeof *of.least);
    squeeze(&of, measure(&of), room);
    return of;
}

int vaka_grid_wide(vaka_play *play, const vaka_grid *given)
{
    grid of = new_grid(play, given);
    int all = measure(&of);

    free_grid(&of);
    return all;
}

int vaka_grid_high(vaka_play *play, int wide, const vaka_grid *given)
{
    grid of = lay_out(play, given, wide);
    int high = 0;

    for (uint32_t row = 0; row < down(&of); row++)
        high += row_high(&of, row);
    free_grid(&of);
    return high;
}

static void spread(grid *of, int room)
{
    uint32_t count = across(of);

    for (uint32_t i = 0; i < count; i++)
        room -= of->wide[i];
    for (uint32_t i = 0; i < count && room > 0; i++)
        of->wide[i] += room / (int)count;
}

int vaka_grid_draw(vaka_play *play, SDL_Rect box, const vaka_grid *given)
{
    grid of = lay_out(play, given, box.w);
    int y = box.y;

    if (given->spread)
        spread(&of, box.w);
    for (uint32_t row = 0; row < down(&of); row++)
        y = draw_row(&of, box, y, row);
    free_grid(&of);
    return y;
}

static void light_row(vaka_cell *cells, uint32_t columns, uint32_t cell)
{
    for (uint32_t i = cell / columns * columns; i <= cell; i++)
        cells[i].lit = true;
}

/* Heads are bold: the first row as the module has it. */
int vaka_table_draw(vaka_play *play, SDL_Rect box, const vaka_element *table, uint32_t cells)
{
    uint32_t columns = table->a > 0 ? (uint32_t)table->a : 1;
    uint32_t rows = (cells + columns - 1) / columns;
    vaka_cell *own = vaka_xnew((size_t)rows * columns * sizeof *own + 1);
    char text[VAKA_SENTENCE];

    for (uint32_t i = 0; i < rows * columns; i++)
        own[i] = (vaka_cell){.seat = VAKA_NONE, .bold = i < columns};
    for (uint32_t i = 0; i < cells; i++) {
        vaka_view_said(&play->view, &table[i + 1].said, text);
        memcpy(own[i].text, text, sizeof own[i].text - 1);
        if (table[i + 1].a == 1)
            light_row(own, columns, i);
    }
    int y = vaka_grid_draw(play, box, &(vaka_grid){own, rows, columns, false});
    free(own);
    return y;
}
