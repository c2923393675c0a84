/* drawing/drawing_inside.h - what the files of the reader of drawings share.
 *
 * SPDX-License-Identifier: MIT
 *
 * Everything that reads returns false after a fault, which has been written down then. */
#ifndef DRAWING_DRAWING_INSIDE_H
#define DRAWING_DRAWING_INSIDE_H

#include "drawing/drawing.h"

/* A part of the text: what is left of a value, or a name. */
typedef struct vaka_span {
    const char *at, *end;
} vaka_span;

/* A text that grows; owned. */
typedef struct vaka_svg {
    char *text;
    size_t length, room;
} vaka_svg;

/* x' = a x + c y + e, y' = b x + d y + f */
typedef struct vaka_matrix {
    double a, b, c, d, e, f;
} vaka_matrix;

typedef enum vaka_paint { VAKA_PAINT_NONE, VAKA_PAINT_COLOUR, VAKA_PAINT_GRADIENT } vaka_paint;

typedef struct vaka_brush {
    vaka_paint paint;
    uint32_t value; /* 0xRRGGBB, or the number of a gradient */
    double opacity;
} vaka_brush;

/* How a path is drawn; handed down from group to group. */
typedef struct vaka_style {
    vaka_brush fill, stroke;
    double width, miter, opacity;
    bool even_odd;
    const char *cap, *join; /* static */
    vaka_matrix matrix;
} vaka_style;

typedef struct vaka_drawing_attribute {
    vaka_span name, value;
} vaka_drawing_attribute;

#define VAKA_DRAWING_ATTRIBUTES 24u /* of one element */

/* An element's beginning. */
typedef struct vaka_tag {
    vaka_span name;
    vaka_drawing_attribute attributes[VAKA_DRAWING_ATTRIBUTES];
    uint32_t count;
    bool ended; /* by "/>" */
} vaka_tag;

/* A gradient that was named, defined or both. */
typedef struct vaka_gradient {
    vaka_span id;
    bool defined;
} vaka_gradient;

typedef struct vaka_open_element {
    vaka_span name;
    const struct vaka_element *element;
    vaka_style style; /* of what lies in it */
} vaka_open_element;

typedef struct vaka_drawing_reader {
    const char *text, *end, *at;
    vaka_drawing_fault *fault;
    double left, top, wide, high, side; /* of the viewBox */
    vaka_svg gradients, paths;          /* written */
    vaka_open_element open[VAKA_DRAWING_DEPTH];
    uint32_t depth;
    vaka_gradient gradient[VAKA_DRAWING_GRADIENTS];
    uint32_t gradient_count, stops; /* stops of the last one */
    char stop[96];                  /* the last stop, as it was written */
    uint32_t elements, segments;
    double length, area;
} vaka_drawing_reader;

/* Writes down what is wrong at a place of the text; always false. */
bool vaka_drawing_fail(vaka_drawing_reader *reader, const char *at, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

bool vaka_span_is(vaka_span span, const char *word);
const char *vaka_span_quote(vaka_span span, char out[40]);

void vaka_svg_put(vaka_svg *svg, const char *text);
void vaka_svg_bytes(vaka_svg *svg, const char *bytes, size_t count);
/* A number with at most nine decimals, and what stands before it. */
void vaka_svg_number(vaka_svg *svg, const char *before, double number);
void vaka_svg_matrix(vaka_svg *svg, const char *name, const vaka_matrix *matrix);

/* ---- drawing_text.c: the marks of XML ---- */

/* Is all of it UTF-8 that can be shown? */
bool vaka_drawing_letters(vaka_drawing_reader *reader);
void vaka_drawing_space(vaka_span *span);

/* Goes to the next beginning or end of an element, over white space and comments; false with
 * `at == end`: there is none. */
bool vaka_drawing_next(vaka_drawing_reader *reader, bool *more);
bool vaka_drawing_tag(vaka_drawing_reader *reader, vaka_tag *tag);
bool vaka_drawing_end_tag(vaka_drawing_reader *reader, vaka_span *name);

/* The value of an attribute; NULL: it has none of that name. */
const vaka_span *vaka_tag_value(const vaka_tag *tag, const char *name);

/* ---- drawing_value.c: what stands in attributes ---- */

/* The next number; before it may stand white space, and a comma unless it is the first. */
bool vaka_drawing_number(vaka_drawing_reader *reader, vaka_span *span, bool first, double *out);
bool vaka_drawing_ended(vaka_drawing_reader *reader, vaka_span *span);

/* A value that is one number, from `least` on; `*out` stays if there is none. */
bool vaka_drawing_length(vaka_drawing_reader *reader, const vaka_tag *tag, const char *name,
                         double least, double *out);

/* A share from 0 to 1; anything beyond is brought back. Percent may be given. */
bool vaka_drawing_share(vaka_drawing_reader *reader, vaka_span span, double *out);
bool vaka_drawing_colour(vaka_drawing_reader *reader, vaka_span span, uint32_t *out);

/* Puts the transforms of an attribute behind a matrix. */
bool vaka_drawing_transform(vaka_drawing_reader *reader, vaka_span span, vaka_matrix *matrix);

/* Reads the attribute into the style if it is one of how paths are drawn; `*known` tells. */
bool vaka_drawing_style(vaka_drawing_reader *reader, const vaka_drawing_attribute *attribute,
                        vaka_style *style, bool *known);

/* ---- drawing_trace.c: one path, written ---- */

typedef struct vaka_trace {
    vaka_drawing_reader *reader;
    const vaka_style *style;
    const char *where; /* in the text, for faults */
    size_t from;       /* where it begins in what is written */
    double x, y, start_x, start_y;
    bool drawn; /* something since the last move: it is written */
    uint32_t segments, corners;
    double length;
    double box[4]; /* least and most x and y */
} vaka_trace;

void vaka_trace_begin(vaka_trace *trace, vaka_drawing_reader *reader, const vaka_style *style,
                      const char *where);
void vaka_trace_move(vaka_trace *trace, double x, double y);
bool vaka_trace_line(vaka_trace *trace, double x, double y);
bool vaka_trace_curve(vaka_trace *trace, const double points[6]);
bool vaka_trace_bow(vaka_trace *trace, const double points[4]); /* a curve that one point steers */
void vaka_trace_close(vaka_trace *trace);
bool vaka_trace_end(vaka_trace *trace);

/* ---- drawing_path.c, drawing_shape.c: what is traced ---- */

bool vaka_drawing_path(vaka_drawing_reader *reader, const vaka_tag *tag, const vaka_style *style);
bool vaka_drawing_rect(vaka_drawing_reader *reader, const vaka_tag *tag, const vaka_style *style);
bool vaka_drawing_round(vaka_drawing_reader *reader, const vaka_tag *tag, const vaka_style *style);
bool vaka_drawing_line(vaka_drawing_reader *reader, const vaka_tag *tag, const vaka_style *style);
bool vaka_drawing_corners(vaka_drawing_reader *reader, const vaka_tag *tag,
                          const vaka_style *style);

/* ---- drawing_gradient.c ---- */

/* The number of the gradient that "url(#id)" names. */
bool vaka_drawing_paint_name(vaka_drawing_reader *reader, vaka_span span, uint32_t *out);
bool vaka_drawing_gradient(vaka_drawing_reader *reader, const vaka_tag *tag,
                           const vaka_style *style);
bool vaka_drawing_stop(vaka_drawing_reader *reader, const vaka_tag *tag, const vaka_style *style);
void vaka_drawing_gradient_end(vaka_drawing_reader *reader, const char *name);
bool vaka_drawing_gradients_known(vaka_drawing_reader *reader);

#endif
