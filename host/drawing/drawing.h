/* drawing/drawing.h - reads a drawing of a stranger: an SVG text, checked, bounded and written
 * anew.
 *
 * SPDX-License-Identifier: MIT
 *
 * The library that turns SVG into pixels believes what it reads: there are texts over which it
 * spins for ever, and some that crash it. So it never sees a drawing as it was found. This reader
 * knows a small part of SVG (sdk/docs/drawings.md), refuses everything else by a sentence with line
 * and column, and writes what it understood in one plain form: a picture of paths made of moves,
 * lines, curves and ends, gradients before them, every number a short decimal within bounds. */
#ifndef DRAWING_DRAWING_H
#define DRAWING_DRAWING_H

#include "vaka/abi.h"

/* The bounds. Sides are those of the drawing: the longer one of its viewBox. Length and area are
 * what drawing costs: how far all lines go, and how often the drawing is painted over. */
#define VAKA_DRAWING_BYTES (256u << 10) /* of the file */
#define VAKA_DRAWING_ELEMENTS 1000u
#define VAKA_DRAWING_SEGMENTS 10000u /* lines and curves of all paths */
#define VAKA_DRAWING_PATH 1000u      /* lines and curves of one path */
#define VAKA_DRAWING_DEPTH 16u       /* elements in each other */
#define VAKA_DRAWING_GRADIENTS 64u
#define VAKA_DRAWING_STOPS 32u     /* of one gradient */
#define VAKA_DRAWING_NUMBER 100000 /* the largest number */
#define VAKA_DRAWING_VIEW 10000u   /* the longest side */
#define VAKA_DRAWING_REACH 4u      /* so many sides a line may lead outside */
#define VAKA_DRAWING_LENGTH 1000u  /* sides */
#define VAKA_DRAWING_AREA 40u      /* whole drawings */

/* What is wrong, and where; columns are counted in characters. */
typedef struct vaka_drawing_fault {
    int32_t line, column;
    char text[160]; /* a sentence without a full stop */
} vaka_drawing_fault;

/* The drawing in plain form, owned by the caller; NULL: `*fault` says what is wrong. */
char *vaka_drawing_read(const char *text, size_t size, vaka_drawing_fault *fault);

#endif
