/* drawing/drawing_path.c - the data of a path: "M0,0 L10,0 q5,5 10,0 Z".
 *
 * SPDX-License-Identifier: MIT */
#include "drawing/drawing_inside.h"

#include <math.h>
#include <string.h>

#define PI 3.14159265358979323846

typedef struct path_data {
    vaka_drawing_reader *reader;
    vaka_trace trace;
    vaka_span rest;
    double mirror_x, mirror_y; /* the last point that steered a curve */
    char before;               /* the last command, large */
} path_data;

/* How many numbers a command takes; -1: it is none. */
static int numbers_of(char command)
{
    static const char commands[] = "MLTHVCSQAZ";
    static const int numbers[] = {2, 2, 2, 1, 1, 6, 4, 4, 7, 0};
    const char *at = command ? strchr(commands, command) : NULL;

    return at ? numbers[at - commands] : -1;
}

/* What follows a curve of the same sort goes on as that ended. */
static void mirror(const path_data *data, const char *sort, double *x, double *y)
{
    bool follows = data->before && strchr(sort, data->before);

    *x = follows ? 2 * data->trace.x - data->mirror_x : data->trace.x;
    *y = follows ? 2 * data->trace.y - data->mirror_y : data->trace.y;
}

static bool curve(path_data *data, const double points[6])
{
    data->mirror_x = points[2];
    data->mirror_y = points[3];
    return vaka_trace_curve(&data->trace, points);
}

static bool bow(path_data *data, double by_x, double by_y, double x, double y)
{
    data->mirror_x = by_x;
    data->mirror_y = by_y;
    return vaka_trace_bow(&data->trace, (const double[4]){by_x, by_y, x, y});
}

/* An ellipse's arc between two angles, as a curve: the ellipse is a circle that was stretched and
 * turned. */
typedef struct arc {
    double rx, ry, c, s; /* radii, and how it is turned */
    double x, y;         /* its middle */
} arc;

static bool arc_piece(path_data *data, const arc *of, double from, double to, const double *end)
{
    double handle = 4.0 / 3 * tan((to - from) / 4), points[6];
    const double circle[3][2] = {
        {cos(from) - handle * sin(from), sin(from) + handle * cos(from)},
        {cos(to) + handle * sin(to), sin(to) - handle * cos(to)},
        {cos(to), sin(to)},
    };

    for (int i = 0; i < 3; i++) {
        double x = of->rx * circle[i][0], y = of->ry * circle[i][1];
        points[2 * i] = of->c * x - of->s * y + of->x;
        points[2 * i + 1] = of->s * x + of->c * y + of->y;
    }
    if (end)
        memcpy(&points[4], end, 2 * sizeof *end);
    return vaka_trace_curve(&data->trace, points);
}

static bool arc_pieces(path_data *data, const arc *of, double from, double sweep,
                       const double end[2])
{
    int count = (int)(fabs(sweep) / (PI / 2) + 1 + 1e-6); /* as the library has it */

    for (int i = 0; i < count; i++)
        if (!arc_piece(data, of, from + sweep * i / count, from + sweep * (i + 1) / count,
                       i == count - 1 ? end : NULL))
            return false;
    return true;
}

/* As the standard computes it (SVG 1.1, F.6.5): radii, turn, long way, clockwise, end. */
static bool read_arc(path_data *data, const double n[7])
{
    double turn = n[2] * PI / 180;
    arc of = {fabs(n[0]), fabs(n[1]), cos(turn), sin(turn), 0, 0};
    double half_x = (data->trace.x - n[5]) / 2, half_y = (data->trace.y - n[6]) / 2;
    double x = of.c * half_x + of.s * half_y, y = of.c * half_y - of.s * half_x;
    bool around = n[3] != 0, clockwise = n[4] != 0;

    if (half_x == 0 && half_y == 0)
        return true;
    if (of.rx < 1e-6 || of.ry < 1e-6)
        return vaka_trace_line(&data->trace, n[5], n[6]);
    double far = hypot(x / of.rx, y / of.ry); /* radii that do not reach grow */
    of.rx *= fmax(far, 1);
    of.ry *= fmax(far, 1);
    double part = far >= 1 ? 0 : sqrt(1 / (far * far) - 1) * (around == clockwise ? -1 : 1);
    double mid_x = part * of.rx * y / of.ry, mid_y = -part * of.ry * x / of.rx;
    double from = atan2((y - mid_y) / of.ry, (x - mid_x) / of.rx);
    double sweep = atan2((-y - mid_y) / of.ry, (-x - mid_x) / of.rx) - from;
    if (clockwise && sweep < 0)
        sweep += 2 * PI;
    if (!clockwise && sweep > 0)
        sweep -= 2 * PI;
    of.x = of.c * mid_x - of.s * mid_y + (data->trace.x + n[5]) / 2;
    of.y = of.s * mid_x + of.c * mid_y + (data->trace.y + n[6]) / 2;
    return arc_pieces(data, &of, from, sweep, &n[5]);
}

/* Numbers that are places, from where the pen is on. */
static void make_absolute(const path_data *data, char command, double *n, int count)
{
    double x = data->trace.x, y = data->trace.y;

    if (command == 'V')
        n[0] += y;
    else if (command == 'H')
        n[0] += x;
    for (int i = command == 'A' ? 5 : 0; i + 1 < count; i += 2) {
        n[i] += x;
        n[i + 1] += y;
    }
}

static bool carry_out(path_data *data, char command, const double n[7])
{
    double x, y;

    switch (command) {
    case 'M':
        vaka_trace_move(&data->trace, n[0], n[1]);
        return true;
    case 'L':
        return vaka_trace_line(&data->trace, n[0], n[1]);
    case 'H':
        return vaka_trace_line(&data->trace, n[0], data->trace.y);
    case 'V':
        return vaka_trace_line(&data->trace, data->trace.x, n[0]);
    case 'C':
        return curve(data, n);
    case 'S':
        mirror(data, "CS", &x, &y);
        return curve(data, (const double[6]){x, y, n[0], n[1], n[2], n[3]});
    case 'Q':
        return bow(data, n[0], n[1], n[2], n[3]);
    case 'T':
        mirror(data, "QT", &x, &y);
        return bow(data, x, y, n[0], n[1]);
    default:
        return read_arc(data, n);
    }
}

/* 0 or 1, which may stand right before what follows. */
static bool read_flag(path_data *data, double *out)
{
    vaka_span *rest = &data->rest;

    vaka_drawing_space(rest);
    if (rest->at < rest->end && *rest->at == ',')
        rest->at++;
    vaka_drawing_space(rest);
    if (rest->at == rest->end || (*rest->at != '0' && *rest->at != '1'))
        return vaka_drawing_fail(data->reader, rest->at, "an arc wants 0 or 1 here");
    *out = *rest->at++ == '1';
    return true;
}

static bool read_numbers(path_data *data, char command, bool first, double n[7])
{
    int count = numbers_of(command);

    for (int i = 0; i < count; i++) {
        bool flag = command == 'A' && (i == 3 || i == 4);
        if (flag ? !read_flag(data, &n[i])
                 : !vaka_drawing_number(data->reader, &data->rest, first && i == 0, &n[i]))
            return false;
    }
    return true;
}

/* Another set of numbers for the same command? */
static bool goes_on(path_data *data)
{
    vaka_drawing_space(&data->rest);
    return data->rest.at < data->rest.end && strchr("+-.,0123456789", *data->rest.at);
}

static bool read_command(path_data *data)
{
    char letter = *data->rest.at, command = (char)(letter & ~0x20), quote[40];
    bool relative = letter != command, first = true;
    double n[7] = {0};

    if (numbers_of(command) < 0)
        return vaka_drawing_fail(
            data->reader, data->rest.at, "'%s' is no command of a path",
            vaka_span_quote((vaka_span){data->rest.at, data->rest.at + 1}, quote));
    if (!data->before && command != 'M')
        return vaka_drawing_fail(data->reader, data->rest.at, "a path begins with M");
    data->trace.where = data->rest.at++;
    if (command == 'Z') {
        vaka_trace_close(&data->trace);
        data->before = command;
        return true;
    }
    do {
        data->trace.where = data->rest.at;
        if (!read_numbers(data, command, first, n))
            return false;
        if (relative)
            make_absolute(data, command, n, numbers_of(command));
        if (!carry_out(data, command, n))
            return false;
        data->before = command;
        command = command == 'M' ? 'L' : command;
        first = false;
    } while (goes_on(data));
    return true;
}

bool vaka_drawing_path(vaka_drawing_reader *reader, const vaka_tag *tag, const vaka_style *style)
{
    const vaka_span *value = vaka_tag_value(tag, "d");
    path_data data = {.reader = reader};

    if (!value)
        return vaka_drawing_fail(reader, tag->name.at, "a path has no d");
    data.rest = *value;
    vaka_trace_begin(&data.trace, reader, style, tag->name.at);
    for (;;) {
        vaka_drawing_space(&data.rest);
        if (data.rest.at == data.rest.end)
            return vaka_trace_end(&data.trace);
        if (!read_command(&data))
            return false;
    }
}
