/* drawing/drawing_value.c - what stands in the attributes of a drawing: numbers, colours,
 * transforms, and how paths are drawn.
 *
 * SPDX-License-Identifier: MIT */
#include "drawing/drawing_inside.h"

#include <math.h>
#include <string.h>

#define PI 3.14159265358979323846

static bool is_digit(char letter)
{
    return letter >= '0' && letter <= '9';
}

/* Digits are counted in as long as they fit exactly; the rest only shifts the point. */
static int read_digits(vaka_span *span, uint64_t *value, int *dropped)
{
    int count = 0;

    for (; span->at < span->end && is_digit(*span->at); span->at++, count++) {
        if (*value < 1000000000000000u)
            *value = *value * 10 + (uint64_t)(*span->at - '0');
        else
            ++*dropped;
    }
    return count;
}

/* The exponent behind 'e'; false: there is none, and the 'e' is something else. */
static void read_exponent(vaka_span *span, int *exponent)
{
    vaka_span rest = {span->at + 1, span->end};
    uint64_t value = 0;
    int dropped = 0, sign = 1;

    if (span->at == span->end || (*span->at != 'e' && *span->at != 'E'))
        return;
    if (rest.at < rest.end && (*rest.at == '-' || *rest.at == '+'))
        sign = *rest.at++ == '-' ? -1 : 1;
    if (!read_digits(&rest, &value, &dropped))
        return;
    *exponent += sign * (value > 99 ? 99 : (int)value);
    *span = rest;
}

static double power_of_ten(int exponent)
{
    static const double small[] = {1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6};

    return exponent < 7 ? small[exponent] : pow(10, exponent);
}

/* Without the C library: there the point hangs on the language of the machine. */
static bool read_number(vaka_span *span, double *out)
{
    uint64_t value = 0;
    int whole, part = 0, dropped = 0, beyond = 0;
    double sign = 1;

    if (span->at < span->end && (*span->at == '-' || *span->at == '+'))
        sign = *span->at++ == '-' ? -1 : 1;
    whole = read_digits(span, &value, &dropped);
    if (span->at < span->end && *span->at == '.') {
        span->at++;
        part = read_digits(span, &value, &beyond);
    }
    if (!whole && !part)
        return false;
    int exponent = dropped + beyond - part;
    read_exponent(span, &exponent);
    double power = power_of_ten(exponent < 0 ? -exponent : exponent);
    *out = sign * (exponent < 0 ? (double)value / power : (double)value * power);
    return true;
}

bool vaka_drawing_number(vaka_drawing_reader *reader, vaka_span *span, bool first, double *out)
{
    const char *from;

    vaka_drawing_space(span);
    if (!first && span->at < span->end && *span->at == ',') {
        span->at++;
        vaka_drawing_space(span);
    }
    from = span->at;
    if (!read_number(span, out))
        return vaka_drawing_fail(reader, from, "a number is missing");
    if (!(fabs(*out) <= VAKA_DRAWING_NUMBER))
        return vaka_drawing_fail(reader, from, "a number is larger than %d", VAKA_DRAWING_NUMBER);
    return true;
}

bool vaka_drawing_ended(vaka_drawing_reader *reader, vaka_span *span)
{
    char quote[40];

    vaka_drawing_space(span);
    if (span->at == span->end)
        return true;
    return vaka_drawing_fail(reader, span->at, "'%s' is not understood here",
                             vaka_span_quote(*span, quote));
}

/* "px" is what numbers without a unit are, too. */
static void skip_unit(vaka_span *span)
{
    if (span->end - span->at >= 2 && memcmp(span->at, "px", 2) == 0)
        span->at += 2;
}

bool vaka_drawing_length(vaka_drawing_reader *reader, const vaka_tag *tag, const char *name,
                         double least, double *out)
{
    const vaka_span *value = vaka_tag_value(tag, name);
    vaka_span span;

    if (!value)
        return true;
    span = *value;
    if (!vaka_drawing_number(reader, &span, true, out))
        return false;
    skip_unit(&span);
    if (*out < least)
        return vaka_drawing_fail(reader, value->at, "%s is less than %g", name, least);
    return vaka_drawing_ended(reader, &span);
}

bool vaka_drawing_share(vaka_drawing_reader *reader, vaka_span span, double *out)
{
    if (!vaka_drawing_number(reader, &span, true, out))
        return false;
    if (span.at < span.end && *span.at == '%') {
        span.at++;
        *out /= 100;
    }
    *out = *out < 0 ? 0 : *out > 1 ? 1 : *out;
    return vaka_drawing_ended(reader, &span);
}

static int hex_digit(char letter)
{
    return is_digit(letter)                 ? letter - '0'
           : letter >= 'a' && letter <= 'f' ? letter - 'a' + 10
           : letter >= 'A' && letter <= 'F' ? letter - 'A' + 10
                                            : -1;
}

bool vaka_drawing_colour(vaka_drawing_reader *reader, vaka_span span, uint32_t *out)
{
    size_t length = (size_t)(span.end - span.at);
    bool good = (length == 7 || length == 4) && span.at[0] == '#';

    *out = 0;
    for (size_t i = 1; good && i < length; i++) {
        int digit = hex_digit(span.at[i]);
        good = digit >= 0;
        *out = length == 7 ? *out << 4 | (uint32_t)digit
                           : *out << 8 | (uint32_t)digit * 0x11u; /* #RGB */
    }
    return good || vaka_drawing_fail(reader, span.at, "a colour is written as #RRGGBB");
}

/* First `right`, then `left`. */
static vaka_matrix combine(vaka_matrix left, vaka_matrix right)
{
    return (vaka_matrix){
        left.a * right.a + left.c * right.b,          left.b * right.a + left.d * right.b,
        left.a * right.c + left.c * right.d,          left.b * right.c + left.d * right.d,
        left.a * right.e + left.c * right.f + left.e, left.b * right.e + left.d * right.f + left.f,
    };
}

static vaka_matrix turned(double degrees, double x, double y)
{
    double angle = degrees * PI / 180, c = cos(angle), s = sin(angle);

    return (vaka_matrix){c, s, -s, c, x - c * x + s * y, y - s * x - c * y};
}

/* What a transform does that has so many numbers; false: none has. */
static bool make_matrix(vaka_span name, const double n[6], int count, vaka_matrix *out)
{
    *out = (vaka_matrix){1, 0, 0, 1, 0, 0};
    if (vaka_span_is(name, "matrix") && count == 6)
        *out = (vaka_matrix){n[0], n[1], n[2], n[3], n[4], n[5]};
    else if (vaka_span_is(name, "translate") && (count == 1 || count == 2))
        *out = (vaka_matrix){1, 0, 0, 1, n[0], count == 2 ? n[1] : 0};
    else if (vaka_span_is(name, "scale") && (count == 1 || count == 2))
        *out = (vaka_matrix){n[0], 0, 0, count == 2 ? n[1] : n[0], 0, 0};
    else if (vaka_span_is(name, "rotate") && (count == 1 || count == 3))
        *out = turned(n[0], count == 3 ? n[1] : 0, count == 3 ? n[2] : 0);
    else if (vaka_span_is(name, "skewX") && count == 1)
        out->c = tan(n[0] * PI / 180);
    else if (vaka_span_is(name, "skewY") && count == 1)
        out->b = tan(n[0] * PI / 180);
    else
        return false;
    return true;
}

/* What is larger could lose all that is exact about it. */
static bool is_bounded(const vaka_matrix *m)
{
    const double factor = 1000, way = VAKA_DRAWING_NUMBER;

    return fabs(m->a) <= factor && fabs(m->b) <= factor && fabs(m->c) <= factor &&
           fabs(m->d) <= factor && fabs(m->e) <= way && fabs(m->f) <= way;
}

static bool read_transform(vaka_drawing_reader *reader, vaka_span *span, vaka_matrix *matrix)
{
    vaka_span name = {span->at, span->at};
    vaka_matrix one;
    double numbers[6];
    int count = 0;

    while (name.end < span->end && *name.end >= 'A' && *name.end <= 'z')
        name.end++;
    span->at = name.end;
    vaka_drawing_space(span);
    if (span->at == span->end || *span->at != '(')
        return vaka_drawing_fail(reader, span->at, "a transform is written as scale(2)");
    for (span->at++;; count++) {
        vaka_drawing_space(span);
        if (span->at == span->end || *span->at == ')' || count == 6)
            break;
        if (!vaka_drawing_number(reader, span, count == 0, &numbers[count]))
            return false;
    }
    if (span->at == span->end || *span->at != ')' || !make_matrix(name, numbers, count, &one))
        return vaka_drawing_fail(reader, name.at, "this transform is not known");
    span->at++;
    *matrix = combine(*matrix, one);
    return is_bounded(matrix) || vaka_drawing_fail(reader, name.at, "a transform is too large");
}

bool vaka_drawing_transform(vaka_drawing_reader *reader, vaka_span span, vaka_matrix *matrix)
{
    for (;;) {
        vaka_drawing_space(&span);
        if (span.at < span.end && *span.at == ',')
            span.at++;
        vaka_drawing_space(&span);
        if (span.at == span.end)
            return true;
        if (!read_transform(reader, &span, matrix))
            return false;
    }
}

static bool read_brush(vaka_drawing_reader *reader, vaka_span span, vaka_brush *brush)
{
    if (vaka_span_is(span, "none")) {
        brush->paint = VAKA_PAINT_NONE;
        return true;
    }
    brush->paint = VAKA_PAINT_COLOUR;
    if (span.end - span.at < 4 || memcmp(span.at, "url(", 4) != 0)
        return vaka_drawing_colour(reader, span, &brush->value);
    brush->paint = VAKA_PAINT_GRADIENT;
    return vaka_drawing_paint_name(reader, span, &brush->value);
}

/* One of some words; the first of them is what it is when nothing is said. */
static bool read_word(vaka_drawing_reader *reader, vaka_span span, const char *const *words,
                      const char **out)
{
    for (; *words; words++) {
        if (vaka_span_is(span, *words)) {
            *out = *words;
            return true;
        }
    }
    return vaka_drawing_fail(reader, span.at, "this word is not known here");
}

static bool read_opacity(vaka_drawing_reader *reader, vaka_span span, double *opacity)
{
    double share = 1;

    if (!vaka_drawing_share(reader, span, &share))
        return false;
    *opacity *= share;
    return true;
}

static bool read_size(vaka_drawing_reader *reader, vaka_span span, double *out)
{
    const char *from = span.at;

    if (!vaka_drawing_number(reader, &span, true, out))
        return false;
    skip_unit(&span);
    if (*out < 0)
        return vaka_drawing_fail(reader, from, "this is less than 0");
    return vaka_drawing_ended(reader, &span);
}

bool vaka_drawing_style(vaka_drawing_reader *reader, const vaka_drawing_attribute *attribute,
                        vaka_style *style, bool *known)
{
    static const char *const caps[] = {"butt", "round", "square", NULL};
    static const char *const joins[] = {"miter", "round", "bevel", NULL};
    static const char *const rules[] = {"nonzero", "evenodd", NULL};
    vaka_span name = attribute->name, value = attribute->value;
    const char *rule = rules[0];
    bool good;

    *known = true;
    if (vaka_span_is(name, "fill"))
        return read_brush(reader, value, &style->fill);
    if (vaka_span_is(name, "stroke"))
        return read_brush(reader, value, &style->stroke);
    if (vaka_span_is(name, "fill-opacity"))
        return vaka_drawing_share(reader, value, &style->fill.opacity);
    if (vaka_span_is(name, "stroke-opacity"))
        return vaka_drawing_share(reader, value, &style->stroke.opacity);
    if (vaka_span_is(name, "opacity"))
        return read_opacity(reader, value, &style->opacity);
    if (vaka_span_is(name, "stroke-width"))
        return read_size(reader, value, &style->width);
    if (vaka_span_is(name, "stroke-miterlimit"))
        return read_size(reader, value, &style->miter);
    if (vaka_span_is(name, "stroke-linecap"))
        return read_word(reader, value, caps, &style->cap);
    if (vaka_span_is(name, "stroke-linejoin"))
        return read_word(reader, value, joins, &style->join);
    *known = vaka_span_is(name, "fill-rule");
    good = !*known || read_word(reader, value, rules, &rule);
    if (*known)
        style->even_odd = rule == rules[1];
    return good;
}
