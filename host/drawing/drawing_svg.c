/* drawing/drawing_svg.c - what all readers of a drawing use: faults with their place, words of its
 * text, and the SVG text that is written anew.
 *
 * SPDX-License-Identifier: MIT */
#include "drawing/drawing_inside.h"
#include "text/error.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

bool vaka_drawing_fail(vaka_drawing_reader *reader, const char *at, const char *format, ...)
{
    vaka_drawing_fault *fault = reader->fault;
    va_list args;

    fault->line = fault->column = 1;
    for (const char *from = reader->text; from < at && from < reader->end; from++) {
        if (*from == '\n') {
            fault->line++;
            fault->column = 1;
        } else if (((unsigned char)*from & 0xc0u) != 0x80u) {
            fault->column++;
        }
    }
    va_start(args, format);
    vsnprintf(fault->text, sizeof fault->text, format, args);
    va_end(args);
    return false;
}

bool vaka_span_is(vaka_span span, const char *word)
{
    size_t length = strlen(word);

    return (size_t)(span.end - span.at) == length && memcmp(span.at, word, length) == 0;
}

const char *vaka_span_quote(vaka_span span, char out[40])
{
    size_t length = (size_t)(span.end - span.at);

    length = length > 24 ? 24 : length;
    for (size_t i = 0; i < length; i++) /* a letter may be cut */
        out[i] = span.at[i] >= ' ' && span.at[i] < 0x7f ? span.at[i] : '?';
    out[length] = '\0';
    return out;
}

void vaka_svg_bytes(vaka_svg *svg, const char *bytes, size_t count)
{
    if (svg->length + count + 1 > svg->room) {
        svg->room = 2 * svg->room + count + 1024;
        svg->text = vaka_xgrow(svg->text, svg->room);
    }
    memcpy(svg->text + svg->length, bytes, count);
    svg->length += count;
    svg->text[svg->length] = '\0';
}

void vaka_svg_put(vaka_svg *svg, const char *text)
{
    vaka_svg_bytes(svg, text, strlen(text));
}

/* Without the C library: there the point hangs on the language of the machine. */
void vaka_svg_number(vaka_svg *svg, const char *before, double number)
{
    int64_t value = llround(number * 1e6);
    uint64_t size = value < 0 ? (uint64_t)-value : (uint64_t)value;
    char text[32], *at = text + sizeof text;
    uint64_t part = size % 1000000, whole = size / 1000000;
    bool point = part != 0;

    for (int i = 0; i < 6 && point; i++, part /= 10)
        if (part % 10 || at < text + sizeof text)
            *--at = (char)('0' + part % 10);
    if (point)
        *--at = '.';
    do
        *--at = (char)('0' + whole % 10);
    while ((whole /= 10) != 0);
    if (value < 0)
        *--at = '-';
    vaka_svg_put(svg, before);
    vaka_svg_bytes(svg, at, (size_t)(text + sizeof text - at));
}

void vaka_svg_matrix(vaka_svg *svg, const char *name, const vaka_matrix *matrix)
{
    const double n[] = {matrix->a, matrix->b, matrix->c, matrix->d, matrix->e, matrix->f};

    vaka_svg_put(svg, name);
    for (int i = 0; i < 6; i++)
        vaka_svg_number(svg, i ? " " : "=\"matrix(", n[i]);
    vaka_svg_put(svg, ")\"");
}
