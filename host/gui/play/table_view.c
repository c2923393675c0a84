/* gui/play/table_view.c - a small table of a panel: turned on its side where it is too wide, and
 * broken where it still is, but never cut.
 *
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>
#include <string.h>

#include "gui/play/play.h"

#define PX_MOST 15
#define PX_LEAST 10

typedef struct grid { /* a table as it is drawn */
    vaka_play *play;
    char (*text)[VAKA_VIEW_NAME]; /* owned: rows * columns, as the module has them */
    uint32_t rows, columns;       /* as the module has them */
    bool turned;                  /* rows are drawn as columns */
    int *wide;                    /* owned: of each column that is drawn */
    int px;                       /* of its text at 100 % */
} grid;

static uint32_t across(const grid *of)
{
    return of->turned ? of->rows : of->columns;
}

static uint32_t down(const grid *of)
{
    return of->turned ? of->columns : of->rows;
}

static const char *cell(const grid *of, uint32_t row, uint32_t column)
{
    return of->turned ? of->text[column * of->columns + row] : of->text[row * of->columns + column];
}

/* Heads are bold: the first row as the module has it. */
static vaka_type type_of(const grid *of, uint32_t row, uint32_t column)
{
    vaka_type type = (of->turned ? column : row) == 0 ? vaka_look_bold(of->play->look)
                                                      : vaka_look_body(of->play->look);

    type.px = vaka_look_px(of->play->look, of->px);
    return type;
}

/* Widths that leave every cell on one line; returns their sum. */
static int measure(grid *of)
{
    int gap = vaka_look_px(of->play->look, 10), all = 0;

    for (uint32_t column = 0; column < across(of); column++) {
        of->wide[column] = 0;
        for (uint32_t row = 0; row < down(of); row++) {
            int own =
                vaka_type_wide(of->play->look, type_of(of, row, column), cell(of, row, column)) +
                gap;
            of->wide[column] = own > of->wide[column] ? own : of->wide[column];
        }
        all += of->wide[column];
    }
    return all;
}

/* Takes from the widest columns until all of them fit. */
static void squeeze(grid *of, int all, int room)
{
    while (all > room) {
        uint32_t most = 0;

        for (uint32_t i = 1; i < across(of); i++)
            if (of->wide[i] > of->wide[most])
                most = i;
        if (of->wide[most] < 16)
            return;
        int less = (all - room + 3) / 4;
        less = less > of->wide[most] / 8 ? of->wide[most] / 8 + 1 : less;
        of->wide[most] -= less;
        all -= less;
    }
}

static int draw_row(const grid *of, SDL_Rect box, int y, uint32_t row)
{
    int x = box.x, gap = vaka_look_px(of->play->look, 10), high = vaka_look_px(of->play->look, 22);

    for (uint32_t column = 0; column < across(of); column++) {
        SDL_Rect own = {x, y + 1, of->wide[column] - gap / 2, 0};
        int used =
            vaka_type_block(of->play->look, type_of(of, row, column), own, cell(of, row, column)) +
            2;

        high = used > high ? used : high;
        x += of->wide[column];
    }
    vaka_paint_box(of->play->look->canvas, (SDL_Rect){box.x, y + high - 1, box.w, 1},
                   vaka_ink_alpha(of->play->look->theme->edge, 120));
    return y + high;
}

/* As the module has it; turned if only that fits; in smaller letters if only that does. */
static void lay_out(grid *of, int room)
{
    int plain = 0, turned = 0;

    for (of->px = PX_MOST; of->px >= PX_LEAST; of->px--) {
        of->turned = false;
        plain = measure(of);
        if (plain <= room)
            return;
        of->turned = true;
        turned = measure(of);
        if (turned <= room)
            return;
    }
    of->px = PX_LEAST;
    of->turned = turned < plain;
    squeeze(of, measure(of), room);
}

int vaka_table_draw(vaka_play *play, SDL_Rect box, const vaka_element *table, uint32_t cells)
{
    grid of = {.play = play, .columns = table->a > 0 ? (uint32_t)table->a : 1};
    char text[VAKA_SENTENCE];
    int y = box.y;

    of.rows = (cells + of.columns - 1) / of.columns;
    of.text = vaka_xnew((size_t)of.rows * of.columns * sizeof *of.text + 1);
    of.wide = vaka_xnew((size_t)(of.rows + of.columns) * sizeof *of.wide);
    for (uint32_t i = 0; i < cells; i++) {
        vaka_view_said(&play->view, &table[i + 1].said, text);
        memcpy(of.text[i], text, sizeof *of.text - 1);
        of.text[i][sizeof *of.text - 1] = '\0';
    }
    lay_out(&of, box.w);
    for (uint32_t row = 0; row < down(&of); row++)
        y = draw_row(&of, box, y, row);
    free(of.wide);
    free(of.text);
    return y;
}
