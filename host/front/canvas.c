/* front/canvas.c - a grid of characters to draw a board on.
 *
 * SPDX-License-Identifier: MIT */
#include "front/canvas.h"

#include <stdlib.h>
#include <string.h>

void vaka_canvas_init(vaka_canvas *canvas, int32_t columns, int32_t rows)
{
    canvas->columns = columns;
    canvas->rows = rows;
    canvas->cells = vaka_xnew((size_t)columns * (size_t)rows * sizeof canvas->cells[0]);
    for (int32_t i = 0; i < columns * rows; i++)
        canvas->cells[i][0] = ' ';
}

void vaka_canvas_done(vaka_canvas *canvas)
{
    free(canvas->cells);
    memset(canvas, 0, sizeof *canvas);
}

static char *cell_at(const vaka_canvas *canvas, int32_t x, int32_t y)
{
    if (x < 0 || y < 0 || x >= canvas->columns || y >= canvas->rows)
        return NULL;
    return canvas->cells[y * canvas->columns + x];
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

void vaka_canvas_put(vaka_canvas *canvas, int32_t x, int32_t y, int32_t columns, const char *text)
{
    int32_t end = x + columns, wide;

    for (size_t length; (length = vaka_page_character(text, &wide)) > 0; text += length) {
        if (x + wide > end)
            return;
        if (wide == 0)
            join_cell(cell_at(canvas, x - 1, y), text, length);
        else
            set_cell(cell_at(canvas, x, y), text, length);
        if (wide == 2)
            set_cell(cell_at(canvas, x + 1, y), "", 0);
        x += wide;
    }
}

void vaka_canvas_centre(vaka_canvas *canvas, int32_t x, int32_t y, int32_t columns,
                        const char *text)
{
    int32_t left = columns - vaka_page_columns(text);

    vaka_canvas_put(canvas, x + (left > 0 ? left / 2 : 0), y, columns, text);
}

void vaka_canvas_print(const vaka_canvas *canvas, vaka_page *page)
{
    for (int32_t y = 0; y < canvas->rows; y++) {
        int32_t end = canvas->columns;

        while (end > 0 && strcmp(cell_at(canvas, end - 1, y), " ") == 0)
            end--;
        for (int32_t x = 0; x < end; x++)
            vaka_page_put(page, cell_at(canvas, x, y));
        vaka_page_put(page, "\n");
    }
}
