/* front/canvas.h - a grid of characters to draw a board on.
 *
 * SPDX-License-Identifier: MIT */
#ifndef FRONT_CANVAS_H
#define FRONT_CANVAS_H

#include "front/page.h"

typedef struct vaka_canvas {
    int32_t columns, rows;
    char (*cells)[12]; /* owned; one character with its combining marks; empty: right half of one */
} vaka_canvas;

void vaka_canvas_init(vaka_canvas *canvas, int32_t columns, int32_t rows);
void vaka_canvas_done(vaka_canvas *canvas);

/* Writes from (x, y) to the right, at most `columns` wide; what lies outside is left out. */
void vaka_canvas_put(vaka_canvas *canvas, int32_t x, int32_t y, int32_t columns, const char *text);

/* The same in the middle of `columns`. */
void vaka_canvas_centre(vaka_canvas *canvas, int32_t x, int32_t y, int32_t columns,
                        const char *text);

/* Appends all rows to the page, without blanks at their ends. */
void vaka_canvas_print(const vaka_canvas *canvas, vaka_page *page);

#endif
