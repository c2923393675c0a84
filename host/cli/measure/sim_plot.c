/* cli/measure/sim_plot.c - plots as SVG inside a page: intervals, and how often numbers came up.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/measure/sim_plot.h"

#include <math.h>
#include <string.h>

/* Units of the drawing: the page scales it to its own width. */
#define WIDTH 760.0
#define LEFT 180.0  /* where the plot begins, behind the labels */
#define WORDY 330.0 /* the same, behind sentences */
#define RIGHT 590.0 /* where it ends, before the numbers */
#define ROW 30.0    /* height of a line */
#define NOTED 40.0  /* of one with a note */
#define TOP 30.0    /* room for the name of the mark */
#define BOTTOM 30.0 /* and for the scale */

void vaka_plot_text(FILE *out, const char *text)
{
    for (; *text; text++) {
        const char *as = *text == '&'   ? "&amp;"
                         : *text == '<' ? "&lt;"
                         : *text == '>' ? "&gt;"
                         : *text == '"' ? "&quot;"
                                        : NULL;
        if (as)
            fputs(as, out);
        else
            putc(*text, out);
    }
}

static void begin(FILE *out, const char *title, double height)
{
    fprintf(out, "<svg viewBox=\"0 0 %.0f %.0f\" role=\"img\"><title>", WIDTH, height);
    vaka_plot_text(out, title);
    fputs("</title>\n", out);
}

/* A round distance between lines of a scale: about `want` of them. */
static double step_of(double span, double want)
{
    double raw = span / want, ten = pow(10, floor(log10(raw))), part = raw / ten;

    return ten * (part <= 1 ? 1 : part <= 2 ? 2 : part <= 5 ? 5 : 10);
}

/* --- Intervals -------------------------------------------------------------------------------- */

void vaka_plot_bounds(vaka_plot *plot)
{
    double most = plot->sign ? 0.02 : fmax(0.05, plot->mark * 1.2), step;

    for (uint32_t i = 0; i < plot->count; i++)
        most = fmax(most, fmax(plot->rows[i].high, plot->sign ? -plot->rows[i].low : 0));
    step = step_of(most, plot->sign ? 2.5 : 5);
    plot->to = fmin(1, ceil(most / step - 1e-9) * step);
    plot->from = plot->sign ? -plot->to : 0;
}

static double across(const vaka_plot *plot, double value)
{
    double part = (value - plot->from) / (plot->to - plot->from);

    double left = plot->wordy ? WORDY : LEFT;

    return left + fmin(1, fmax(0, part)) * (RIGHT - left);
}

static void put_scale(FILE *out, const vaka_plot *plot, double height)
{
    double step = step_of(plot->to - plot->from, plot->wordy ? 4 : 6);

    for (double at = ceil(plot->from / step) * step; at <= plot->to + step / 1000; at += step) {
        double x = across(plot, at), percent = 100 * (fabs(at) < step / 1000 ? 0 : at);

        fprintf(out, "<path class=\"grid\" d=\"M%.1f %.1fV%.1f\"/>", x, TOP, height - BOTTOM);
        fprintf(out, "<text class=\"scale\" x=\"%.1f\" y=\"%.1f\">", x, height - 10);
        fprintf(out, plot->sign && percent != 0 ? "%+g %%</text>\n" : "%g %%</text>\n", percent);
    }
}

static void put_mark(FILE *out, const vaka_plot *plot, double height)
{
    double x = across(plot, plot->mark);

    fprintf(out, "<path class=\"mark\" d=\"M%.1f %.1fV%.1f\"/>", x, TOP - 4, height - BOTTOM);
    fprintf(out, "<text class=\"marked\" x=\"%.1f\" y=\"%.1f\">", x, TOP - 11);
    vaka_plot_text(out, plot->mark_name);
    fputs("</text>\n", out);
}

/* A dot, or a diamond where the interval does not hold what is expected. */
static void put_row(FILE *out, const vaka_plot *plot, const vaka_plot_row *row, double y)
{
    bool far = row->low > plot->mark || row->high < plot->mark;
    double x = across(plot, row->value), label = row->note ? y - 2 : y + 5;

    fprintf(out, "<text class=\"label\" x=\"0\" y=\"%.1f\">", label);
    vaka_plot_text(out, row->label);
    fputs("</text>", out);
    if (row->note) {
        fprintf(out, "<text class=\"note\" x=\"0\" y=\"%.1f\">", y + 13);
        vaka_plot_text(out, row->note);
        fputs("</text>", out);
    }
    fprintf(out, "<g class=\"%s\"><path d=\"M%.1f %.1fH%.1f\"/>", far ? "far" : "near",
            across(plot, row->low), y, across(plot, row->high));
    if (far)
        fprintf(out, "<path class=\"dot\" d=\"M%.1f %.1fl7 7l-7 7l-7 -7z\"/>", x, y - 7);
    else
        fprintf(out, "<circle class=\"dot\" cx=\"%.1f\" cy=\"%.1f\" r=\"5.5\"/>", x, y);
    fprintf(out, "</g><text class=\"told\" x=\"%.0f\" y=\"%.1f\">", WIDTH, y + 5);
    vaka_plot_text(out, row->told);
    fputs("</text>\n", out);
}

void vaka_plot_intervals(FILE *out, const vaka_plot *plot)
{
    double height = TOP + BOTTOM, y = TOP;

    for (uint32_t i = 0; i < plot->count; i++)
        height += plot->rows[i].note ? NOTED : ROW;
    begin(out, plot->title, height);
    put_scale(out, plot, height);
    put_mark(out, plot, height);
    for (uint32_t i = 0; i < plot->count; i++) {
        double room = plot->rows[i].note ? NOTED : ROW;

        put_row(out, plot, &plot->rows[i], y + room / 2);
        y += room;
    }
    fputs("</svg>\n", out);
}

/* --- How often -------------------------------------------------------------------------------- */

#define BARS 40
#define BARS_HIGH 170.0 /* of the drawing */
#define BARS_LEFT 40.0
#define BARS_TOP 26.0

/* Numbers in classes of equal width. */
typedef struct classes {
    double first, width;
    uint32_t count, most;
    uint32_t games[BARS];
    double mean, all;
} classes;

static void sort_in(const vaka_histogram *of, classes *into)
{
    double low = of->at[0].number, high = of->at[of->count - 1].number;

    *into = (classes){.first = low, .width = ceil((high - low + 1) / BARS)};
    into->count = (uint32_t)floor((high - low) / into->width) + 1;
    for (uint32_t i = 0; i < of->count; i++) {
        uint32_t at = (uint32_t)((of->at[i].number - low) / into->width);

        into->games[at] += of->at[i].games;
        into->most = into->games[at] > into->most ? into->games[at] : into->most;
        into->all += of->at[i].games;
        into->mean += (double)of->at[i].number * of->at[i].games;
    }
    into->mean /= into->all;
}

static void put_bars(FILE *out, const classes *of, double wide)
{
    double floor_y = BARS_HIGH - BOTTOM;

    for (uint32_t i = 0; i < of->count; i++) {
        double high = (floor_y - BARS_TOP) * of->games[i] / of->most;

        fprintf(out, "<rect class=\"bar\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\"/>",
                BARS_LEFT + i * wide + 1, floor_y - high, fmax(1, wide - 2), high);
    }
    fprintf(out, "<path class=\"floor\" d=\"M%.1f %.1fH%.1f\"/>\n", BARS_LEFT, floor_y,
            BARS_LEFT + of->count * wide);
}

/* Under every so many bars what they stand for; and a mark at the mean. */
static void put_numbers(FILE *out, const classes *of, double wide, double unit)
{
    uint32_t each = (of->count + 9) / 10;
    double mean = BARS_LEFT + ((of->mean - of->first) / of->width + 0.5 / of->width) * wide;

    for (uint32_t i = 0; i < of->count; i += each)
        fprintf(out, "<text class=\"scale\" x=\"%.1f\" y=\"%.1f\">%g</text>",
                BARS_LEFT + (i + 0.5) * wide, BARS_HIGH - 10, (of->first + i * of->width) * unit);
    fprintf(out, "<path class=\"mark\" d=\"M%.1f %.1fV%.1f\"/>", mean, BARS_TOP - 6,
            BARS_HIGH - BOTTOM);
    fprintf(out, "<text class=\"marked\" x=\"%.1f\" y=\"%.1f\">⌀ %.1f</text>\n", mean,
            BARS_TOP - 11, of->mean * unit);
}

void vaka_plot_bars(FILE *out, const char *title, const vaka_histogram *histogram, double unit)
{
    classes of;

    if (!histogram->count)
        return;
    sort_in(histogram, &of);
    double wide = fmin(40, (WIDTH - 2 * BARS_LEFT) / of.count);
    begin(out, title, BARS_HIGH);
    put_bars(out, &of, wide);
    put_numbers(out, &of, wide, unit);
    fputs("</svg>\n", out);
}
