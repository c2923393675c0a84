/* cli/play/replay_graph.c - chances to win as lines over a game, in SVG.
 *
 * SPDX-License-Identifier: MIT
 *
 * No line is told by its colour alone: each has strokes of its own, and a name at its end. */
#include "cli/play/replay_read.h"

#include <errno.h>
#include <string.h>

#define WIDE 960
#define HIGH 400
#define LEFT 56
#define RIGHT 800 /* behind it stand the names */
#define TOP 24
#define BOTTOM 350
#define TURNS_MOST 5u
#define ROW 15.0 /* between two names */

static const char *const colours[VAKA_MAX_SEATS] = {"#9a6b00", "#b23a48", "#4d5a47", "#6a4c93",
                                                    "#1d5f87", "#8a4b2a", "#2f6f5e", "#5a5a5a"};
static const char *const strokes[VAKA_MAX_SEATS] = {"none", "10 4", "3 3",      "12 3 3 3",
                                                    "6 2",  "2 6",  "10 3 2 3", "1 3"};

static void put_text(FILE *file, const char *text)
{
    for (; *text; text++) {
        if (*text == '<')
            fputs("&lt;", file);
        else if (*text == '&')
            fputs("&amp;", file);
        else
            fputc(*text, file);
    }
}

static double x_of(const vaka_reading *reading, uint32_t step)
{
    uint32_t steps = vaka_reading_steps(reading);

    return LEFT + (double)(RIGHT - LEFT) * step / (steps ? steps : 1);
}

static double y_of(double chance)
{
    return BOTTOM - (BOTTOM - TOP) * chance;
}

/* Quarters of a hundred, and the turns as far as there is room for their numbers. */
static void put_scale(FILE *file, const vaka_reading *reading)
{
    uint32_t count;
    const vaka_read_point *points = vaka_reading_points(reading, &count);
    double last = -100;
    int32_t turn = -1;

    for (int i = 0; i <= 4; i++)
        fprintf(file,
                "<path d=\"M%d %.1fH%d\" stroke=\"#d8d0bd\"/>"
                "<text x=\"%d\" y=\"%.1f\" text-anchor=\"end\">%d %%</text>\n",
                LEFT, y_of(i / 4.0), RIGHT, LEFT - 8, y_of(i / 4.0) + 4, 25 * i);
    for (uint32_t i = 0; i < count; i++) {
        double x = x_of(reading, points[i].step);

        if (points[i].turn == turn)
            continue;
        turn = points[i].turn;
        fprintf(file, "<path d=\"M%.1f %dv6\" stroke=\"#8a8371\"/>", x, BOTTOM);
        if (x - last > 28)
            fprintf(file, "<text x=\"%.1f\" y=\"%d\" text-anchor=\"middle\">%d</text>\n", x,
                    BOTTOM + 20, (int)turn);
        last = x - last > 28 ? x : last;
    }
}

/* A seat's line; where it ends, negative: it has none. */
static double put_line(FILE *file, const vaka_reading *reading, int32_t seat)
{
    uint32_t count, known = vaka_reading_known(reading), put = 0;
    const vaka_read_point *points = vaka_reading_points(reading, &count);
    double outcome = vaka_reading_outcome(reading, seat), last = -1;

    fprintf(file,
            "<path fill=\"none\" stroke-width=\"2\" stroke=\"%s\" stroke-dasharray=\"%s\" d=\"",
            colours[seat], strokes[seat]);
    for (uint32_t i = 0; i < known; i++) {
        if (points[i].seat != seat || points[i].chance < 0)
            continue;
        last = points[i].chance;
        fprintf(file, "%c%.1f %.1f", put++ ? 'L' : 'M', x_of(reading, points[i].step), y_of(last));
    }
    if (put && outcome >= 0) {
        last = outcome;
        fprintf(file, "L%d %.1f", RIGHT, y_of(last));
    }
    fprintf(file, "\"/>\n");
    return last;
}

/* Names at the ends of their lines, one above the other where several end alike. */
static void put_names(FILE *file, const vaka_view *view, const double *ends)
{
    double at[VAKA_MAX_SEATS];
    char name[VAKA_VIEW_NAME];

    for (int32_t seat = 0; seat < view->seen->seats; seat++) {
        at[seat] = ends[seat] < 0 ? -1000.0 * (seat + 1) : y_of(ends[seat]) + 4;
        for (int32_t other = 0; other < seat; other++)
            if (at[seat] > at[other] - ROW && at[seat] < at[other] + ROW) {
                at[seat] = at[other] - ROW;
                other = -1; /* there may be another one */
            }
        if (ends[seat] < 0)
            continue;
        fprintf(file, "<text x=\"%d\" y=\"%.1f\" fill=\"%s\" font-weight=\"bold\">", RIGHT + 10,
                at[seat], colours[seat]);
        put_text(file, vaka_view_seat(view, seat, name));
        fprintf(file, "</text>\n");
    }
}

/* Turning points are numbered, the greatest first. */
static void put_turns(FILE *file, const vaka_reading *reading)
{
    uint32_t count, at[TURNS_MOST], found = vaka_reading_turns(reading, at, TURNS_MOST);
    const vaka_read_point *points = vaka_reading_points(reading, &count);

    for (uint32_t i = 0; i < found; i++) {
        const vaka_read_point *point = &points[at[i]];
        double x = x_of(reading, point->step), y = y_of(point->chance);

        fprintf(file,
                "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"9\" fill=\"#f6f1e4\" stroke=\"%s\"/>"
                "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"middle\" font-size=\"12\">%u</text>\n",
                x, y, colours[point->seat], x, y + 4, i + 1);
    }
}

vaka_status vaka_replay_graph(const vaka_reading *reading, const vaka_view *view, const char *path,
                              vaka_error *err)
{
    FILE *file = fopen(path, "wx");
    double ends[VAKA_MAX_SEATS];

    if (!file)
        return vaka_fail(err, VAKA_ERR_SYSTEM, "cannot write %s: %s", path, strerror(errno));
    fprintf(file,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" "
            "height=\"%d\" font-family=\"Noto Sans, DejaVu Sans, sans-serif\" font-size=\"13\" "
            "fill=\"#10222e\">\n<rect width=\"%d\" height=\"%d\" fill=\"#f6f1e4\"/>\n",
            WIDE, HIGH, WIDE, HIGH, WIDE, HIGH);
    put_scale(file, reading);
    for (int32_t seat = 0; seat < view->seen->seats; seat++)
        ends[seat] = put_line(file, reading, seat);
    put_names(file, view, ends);
    put_turns(file, reading);
    fprintf(file, "<text x=\"%d\" y=\"%d\" text-anchor=\"middle\">turn</text>\n</svg>\n",
            (LEFT + RIGHT) / 2, HIGH - 12);
    if (fclose(file) != 0)
        return vaka_fail(err, VAKA_ERR_SYSTEM, "cannot write %s: %s", path, strerror(errno));
    return VAKA_OK;
}
