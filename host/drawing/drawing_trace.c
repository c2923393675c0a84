/* drawing/drawing_trace.c - one path of a drawing: measured, and written in plain form.
 *
 * SPDX-License-Identifier: MIT */
#include "drawing/drawing_inside.h"

#include <math.h>
#include <stdio.h>

#define PI 3.14159265358979323846
#define CORNERS 4u /* that a curve counts for */

static bool draws_stroke(const vaka_style *style)
{
    return style->stroke.paint != VAKA_PAINT_NONE && style->width > 0;
}

/* As the library has it: how much wider lines become. */
static double mean_scale(const vaka_matrix *m)
{
    return (sqrt(m->a * m->a + m->c * m->c) + sqrt(m->b * m->b + m->d * m->d)) / 2;
}

static void write_brush(vaka_svg *to, const char *name, const vaka_brush *brush)
{
    char text[48];

    if (brush->paint == VAKA_PAINT_NONE)
        snprintf(text, sizeof text, " %s=\"none\"", name);
    else if (brush->paint == VAKA_PAINT_COLOUR)
        snprintf(text, sizeof text, " %s=\"#%06x\"", name, brush->value);
    else
        snprintf(text, sizeof text, " %s=\"url(#g%u)\"", name, brush->value);
    vaka_svg_put(to, text);
    if (brush->paint == VAKA_PAINT_NONE || brush->opacity >= 1)
        return;
    snprintf(text, sizeof text, " %s-opacity=\"", name);
    vaka_svg_number(to, text, brush->opacity);
    vaka_svg_put(to, "\"");
}

static void write_stroke(vaka_svg *to, const vaka_style *style)
{
    write_brush(to, "stroke", &style->stroke);
    vaka_svg_number(to, " stroke-width=\"", style->width);
    vaka_svg_put(to, "\" stroke-linecap=\"");
    vaka_svg_put(to, style->cap);
    vaka_svg_put(to, "\" stroke-linejoin=\"");
    vaka_svg_put(to, style->join);
    vaka_svg_number(to, "\" stroke-miterlimit=\"", style->miter);
    vaka_svg_put(to, "\"");
}

static bool is_plain(const vaka_matrix *m)
{
    return m->a == 1 && m->b == 0 && m->c == 0 && m->d == 1 && m->e == 0 && m->f == 0;
}

void vaka_trace_begin(vaka_trace *trace, vaka_drawing_reader *reader, const vaka_style *style,
                      const char *where)
{
    vaka_svg *to = &reader->paths;

    *trace = (vaka_trace){.reader = reader,
                          .style = style,
                          .where = where,
                          .from = to->length,
                          .box = {INFINITY, INFINITY, -INFINITY, -INFINITY}};
    vaka_svg_put(to, "<path");
    write_brush(to, "fill", &style->fill);
    if (style->fill.paint != VAKA_PAINT_NONE && style->even_odd)
        vaka_svg_put(to, " fill-rule=\"evenodd\"");
    if (draws_stroke(style))
        write_stroke(to, style);
    if (style->opacity < 1) {
        vaka_svg_number(to, " opacity=\"", style->opacity);
        vaka_svg_put(to, "\"");
    }
    if (!is_plain(&style->matrix))
        vaka_svg_matrix(to, " transform", &style->matrix);
    vaka_svg_put(to, " d=\"");
}

static void grow(double *least, double *most, double by)
{
    *least = by < *least ? by : *least;
    *most = by > *most ? by : *most;
}

/* Is the point near enough, as it is and as it will lie? Lets the box hold it. */
static bool reach(vaka_trace *trace, double x, double y)
{
    const vaka_matrix *m = &trace->style->matrix;
    const vaka_drawing_reader *reader = trace->reader;
    double far = VAKA_DRAWING_REACH * reader->side;
    double to_x = m->a * x + m->c * y + m->e, to_y = m->b * x + m->d * y + m->f;

    grow(&trace->box[0], &trace->box[2], to_x);
    grow(&trace->box[1], &trace->box[3], to_y);
    if (fabs(x) <= VAKA_DRAWING_NUMBER && fabs(y) <= VAKA_DRAWING_NUMBER &&
        to_x >= reader->left - far && to_x <= reader->left + reader->wide + far &&
        to_y >= reader->top - far && to_y <= reader->top + reader->high + far)
        return true;
    return vaka_drawing_fail(trace->reader, trace->where,
                             "a line leads further outside than %u times the drawing's side",
                             VAKA_DRAWING_REACH);
}

static bool count_segment(vaka_trace *trace)
{
    vaka_drawing_reader *reader = trace->reader;

    trace->segments++;
    reader->segments++;
    if (trace->segments > VAKA_DRAWING_PATH)
        return vaka_drawing_fail(reader, trace->where, "a path has more than %u lines and curves",
                                 VAKA_DRAWING_PATH);
    if (reader->segments > VAKA_DRAWING_SEGMENTS)
        return vaka_drawing_fail(reader, trace->where,
                                 "the drawing has more than %u lines and curves",
                                 VAKA_DRAWING_SEGMENTS);
    return true;
}

static void go(vaka_trace *trace, double x, double y)
{
    const vaka_matrix *m = &trace->style->matrix;
    double dx = x - trace->x, dy = y - trace->y;

    double to_x = m->a * dx + m->c * dy, to_y = m->b * dx + m->d * dy;

    trace->length += sqrt(to_x * to_x + to_y * to_y);
    trace->x = x;
    trace->y = y;
}

void vaka_trace_move(vaka_trace *trace, double x, double y)
{
    trace->x = trace->start_x = x;
    trace->y = trace->start_y = y;
    trace->drawn = false;
}

/* Before the first line or curve. */
static bool write_move(vaka_trace *trace)
{
    if (trace->drawn)
        return true;
    trace->drawn = true;
    vaka_svg_number(&trace->reader->paths, "M", trace->x);
    vaka_svg_number(&trace->reader->paths, " ", trace->y);
    return reach(trace, trace->x, trace->y);
}

bool vaka_trace_line(vaka_trace *trace, double x, double y)
{
    vaka_svg *to = &trace->reader->paths;

    if (!write_move(trace) || !reach(trace, x, y) || !count_segment(trace))
        return false;
    trace->corners++;
    vaka_svg_number(to, "L", x);
    vaka_svg_number(to, " ", y);
    go(trace, x, y);
    return true;
}

static bool write_curve(vaka_trace *trace, const char *command, const double *points, int count)
{
    if (!write_move(trace) || !count_segment(trace))
        return false;
    trace->corners += CORNERS;
    for (int i = 0; i < count; i += 2) {
        if (!reach(trace, points[i], points[i + 1]))
            return false;
        vaka_svg_number(&trace->reader->paths, i ? " " : command, points[i]);
        vaka_svg_number(&trace->reader->paths, " ", points[i + 1]);
        go(trace, points[i], points[i + 1]);
    }
    return true;
}

bool vaka_trace_curve(vaka_trace *trace, const double points[6])
{
    return write_curve(trace, "C", points, 6);
}

/* As it is: the library makes a curve of two points of it in numbers of its own, and on some
 * processors a pixel looks different if that was done before. */
bool vaka_trace_bow(vaka_trace *trace, const double points[4])
{
    return write_curve(trace, "Q", points, 4);
}

void vaka_trace_close(vaka_trace *trace)
{
    if (trace->drawn) {
        vaka_svg_put(&trace->reader->paths, "Z");
        go(trace, trace->start_x, trace->start_y);
    }
    vaka_trace_move(trace, trace->start_x, trace->start_y);
}

/* The part of the drawing that the path covers at most, with a stroke of this width. */
static double area_of(const vaka_trace *trace, double width)
{
    const vaka_drawing_reader *reader = trace->reader;
    double from_x = fmax(trace->box[0] - width, reader->left);
    double from_y = fmax(trace->box[1] - width, reader->top);
    double to_x = fmin(trace->box[2] + width, reader->left + reader->wide);
    double to_y = fmin(trace->box[3] + width, reader->top + reader->high);

    if (!trace->segments || to_x <= from_x || to_y <= from_y)
        return 0;
    return (to_x - from_x) * (to_y - from_y) / (reader->wide * reader->high);
}

/* What it costs to draw it. */
static bool count_cost(vaka_trace *trace)
{
    vaka_drawing_reader *reader = trace->reader;
    double width = trace->style->width * mean_scale(&trace->style->matrix);
    bool filled = trace->style->fill.paint != VAKA_PAINT_NONE;
    bool stroked = draws_stroke(trace->style);

    if (stroked && width > reader->side)
        return vaka_drawing_fail(reader, trace->where, "a stroke is wider than the drawing");
    /* a stroke goes there and back, and around each corner on both sides; curves have more */
    reader->length += trace->length / reader->side * (filled + 2 * stroked);
    if (stroked)
        reader->length += (trace->corners + 1) * 2 * PI * width / reader->side;
    reader->area += (filled ? area_of(trace, 0) : 0) + (stroked ? area_of(trace, width) : 0);
    if (reader->length > VAKA_DRAWING_LENGTH)
        return vaka_drawing_fail(reader, trace->where,
                                 "all lines together are longer than %u times the drawing's side",
                                 VAKA_DRAWING_LENGTH);
    if (reader->area > VAKA_DRAWING_AREA)
        return vaka_drawing_fail(reader, trace->where,
                                 "the drawing is painted over more than %u times",
                                 VAKA_DRAWING_AREA);
    return true;
}

bool vaka_trace_end(vaka_trace *trace)
{
    vaka_svg *to = &trace->reader->paths;
    const vaka_style *style = trace->style;

    if (trace->segments && (style->fill.paint != VAKA_PAINT_NONE || draws_stroke(style)))
        vaka_svg_put(to, "\"/>\n");
    else
        to->length = trace->from; /* nothing is seen of it */
    return count_cost(trace);
}
