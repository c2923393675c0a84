/* drawing/drawing_shape.c - rectangles, circles and lines of a drawing, as paths.
 *
 * SPDX-License-Identifier: MIT */
#include "drawing/drawing_inside.h"

#include <math.h>

#define HANDLE 0.5522847493 /* of a curve that is a quarter of a circle of radius 1 */

/* A quarter of an ellipse to (x, y): first along (dx, dy), then along (ex, ey). */
static bool quarter(vaka_trace *trace, const double to[2], const double along[4])
{
    double from_x = trace->x, from_y = trace->y;

    return vaka_trace_curve(trace,
                            (const double[6]){from_x + along[0] * HANDLE,
                                              from_y + along[1] * HANDLE, to[0] - along[2] * HANDLE,
                                              to[1] - along[3] * HANDLE, to[0], to[1]});
}

static bool trace_rect(vaka_trace *trace, const double r[6])
{
    double x = r[0], y = r[1], right = x + r[2], low = y + r[3], rx = r[4], ry = r[5];
    bool round = rx > 0 && ry > 0;

    if (!round) {
        vaka_trace_move(trace, x, y);
        return vaka_trace_line(trace, right, y) && vaka_trace_line(trace, right, low) &&
               vaka_trace_line(trace, x, low);
    }
    vaka_trace_move(trace, x + rx, y);
    return vaka_trace_line(trace, right - rx, y) &&
           quarter(trace, (const double[]){right, y + ry}, (const double[]){rx, 0, 0, ry}) &&
           vaka_trace_line(trace, right, low - ry) &&
           quarter(trace, (const double[]){right - rx, low}, (const double[]){0, ry, -rx, 0}) &&
           vaka_trace_line(trace, x + rx, low) &&
           quarter(trace, (const double[]){x, low - ry}, (const double[]){-rx, 0, 0, -ry}) &&
           vaka_trace_line(trace, x, y + ry) &&
           quarter(trace, (const double[]){x + rx, y}, (const double[]){0, -ry, rx, 0});
}

bool vaka_drawing_rect(vaka_drawing_reader *reader, const vaka_tag *tag, const vaka_style *style)
{
    static const char *const names[] = {"x", "y", "width", "height", "rx", "ry"};
    double r[6] = {0, 0, 0, 0, -1, -1};
    vaka_trace trace;

    for (int i = 0; i < 6; i++)
        if (!vaka_drawing_length(reader, tag, names[i], i < 2 ? -VAKA_DRAWING_NUMBER : 0, &r[i]))
            return false;
    if (r[4] < 0)
        r[4] = fmax(r[5], 0);
    if (r[5] < 0)
        r[5] = r[4];
    r[4] = fmin(r[4], r[2] / 2);
    r[5] = fmin(r[5], r[3] / 2);
    if (r[2] == 0 || r[3] == 0)
        return true;
    vaka_trace_begin(&trace, reader, style, tag->name.at);
    if (!trace_rect(&trace, r))
        return false;
    vaka_trace_close(&trace);
    return vaka_trace_end(&trace);
}

bool vaka_drawing_round(vaka_drawing_reader *reader, const vaka_tag *tag, const vaka_style *style)
{
    bool circle = vaka_span_is(tag->name, "circle");
    double x = 0, y = 0, rx = 0, ry = 0;
    const double low = -VAKA_DRAWING_NUMBER;
    vaka_trace trace;

    if (!vaka_drawing_length(reader, tag, "cx", low, &x) ||
        !vaka_drawing_length(reader, tag, "cy", low, &y) ||
        !vaka_drawing_length(reader, tag, circle ? "r" : "rx", 0, &rx) ||
        !vaka_drawing_length(reader, tag, circle ? "r" : "ry", 0, &ry))
        return false;
    if (rx == 0 || ry == 0)
        return true;
    vaka_trace_begin(&trace, reader, style, tag->name.at);
    vaka_trace_move(&trace, x + rx, y);
    if (!quarter(&trace, (const double[]){x, y + ry}, (const double[]){0, ry, -rx, 0}) ||
        !quarter(&trace, (const double[]){x - rx, y}, (const double[]){-rx, 0, 0, -ry}) ||
        !quarter(&trace, (const double[]){x, y - ry}, (const double[]){0, -ry, rx, 0}) ||
        !quarter(&trace, (const double[]){x + rx, y}, (const double[]){rx, 0, 0, ry}))
        return false;
    vaka_trace_close(&trace);
    return vaka_trace_end(&trace);
}

bool vaka_drawing_line(vaka_drawing_reader *reader, const vaka_tag *tag, const vaka_style *style)
{
    static const char *const names[] = {"x1", "y1", "x2", "y2"};
    double n[4] = {0};
    vaka_trace trace;

    for (int i = 0; i < 4; i++)
        if (!vaka_drawing_length(reader, tag, names[i], -VAKA_DRAWING_NUMBER, &n[i]))
            return false;
    vaka_trace_begin(&trace, reader, style, tag->name.at);
    vaka_trace_move(&trace, n[0], n[1]);
    return vaka_trace_line(&trace, n[2], n[3]) && vaka_trace_end(&trace);
}

bool vaka_drawing_corners(vaka_drawing_reader *reader, const vaka_tag *tag, const vaka_style *style)
{
    const vaka_span *value = vaka_tag_value(tag, "points");
    vaka_trace trace;
    vaka_span rest;
    double x, y;

    if (!value)
        return vaka_drawing_fail(reader, tag->name.at, "points are missing");
    rest = *value;
    vaka_trace_begin(&trace, reader, style, tag->name.at);
    for (bool first = true;; first = false) {
        vaka_drawing_space(&rest);
        if (rest.at == rest.end)
            break;
        trace.where = rest.at;
        if (!vaka_drawing_number(reader, &rest, first, &x) ||
            !vaka_drawing_number(reader, &rest, false, &y))
            return false;
        if (first)
            vaka_trace_move(&trace, x, y);
        else if (!vaka_trace_line(&trace, x, y))
            return false;
    }
    if (vaka_span_is(tag->name, "polygon"))
        vaka_trace_close(&trace);
    return vaka_trace_end(&trace);
}
