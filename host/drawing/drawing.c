/* drawing/drawing.c - reads a drawing of a stranger: an SVG text, checked, bounded and written
 * anew.
 *
 * SPDX-License-Identifier: MIT */
#include "drawing/drawing.h"

#include "drawing/drawing_inside.h"
#include "text/error.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct vaka_element {
    const char *name;
    const char *within;     /* where it may stand: elements, each between blanks */
    const char *attributes; /* its own, each between blanks */
    bool styled;            /* takes attributes of how paths are drawn, too */
    bool (*read)(vaka_drawing_reader *reader, const vaka_tag *tag, const vaka_style *style);
} vaka_element;

static bool read_nothing(vaka_drawing_reader *reader, const vaka_tag *tag, const vaka_style *style)
{
    (void)reader;
    (void)tag;
    (void)style;
    return true;
}

static bool read_view(vaka_drawing_reader *reader, vaka_span span)
{
    double *const numbers[] = {&reader->left, &reader->top, &reader->wide, &reader->high};

    for (int i = 0; i < 4; i++)
        if (!vaka_drawing_number(reader, &span, i == 0, numbers[i]))
            return false;
    return vaka_drawing_ended(reader, &span);
}

/* How large it is to be is of no use where all drawings are fitted in: width and height are looked
 * at only where there is no viewBox. */
static bool read_svg(vaka_drawing_reader *reader, const vaka_tag *tag, const vaka_style *style)
{
    const vaka_span *space = vaka_tag_value(tag, "xmlns"), *view = vaka_tag_value(tag, "viewBox");

    (void)style;
    if (!space || !vaka_span_is(*space, "http://www.w3.org/2000/svg"))
        return vaka_drawing_fail(reader, tag->name.at,
                                 "<svg> wants xmlns=\"http://www.w3.org/2000/svg\"");
    if (view ? !read_view(reader, *view)
             : !vaka_drawing_length(reader, tag, "width", 0, &reader->wide) ||
                   !vaka_drawing_length(reader, tag, "height", 0, &reader->high))
        return false;
    reader->side = fmax(reader->wide, reader->high);
    if (reader->wide >= 1 && reader->high >= 1 && reader->side <= VAKA_DRAWING_VIEW)
        return true;
    return vaka_drawing_fail(reader, view ? view->at : tag->name.at,
                             "<svg> wants viewBox=\"0 0 WIDTH HEIGHT\", each from 1 to %u",
                             VAKA_DRAWING_VIEW);
}

#define ANYWHERE " svg g "
#define GRADIENTS " linearGradient radialGradient "

static const vaka_element elements[] = {
    {"svg", "", " xmlns version width height viewBox id ", true, read_svg},
    {"g", ANYWHERE, " transform id ", true, read_nothing},
    {"defs", ANYWHERE, " id ", false, read_nothing},
    {"path", ANYWHERE, " d transform id ", true, vaka_drawing_path},
    {"rect", ANYWHERE, " x y width height rx ry transform id ", true, vaka_drawing_rect},
    {"circle", ANYWHERE, " cx cy r transform id ", true, vaka_drawing_round},
    {"ellipse", ANYWHERE, " cx cy rx ry transform id ", true, vaka_drawing_round},
    {"line", ANYWHERE, " x1 y1 x2 y2 transform id ", true, vaka_drawing_line},
    {"polyline", ANYWHERE, " points transform id ", true, vaka_drawing_corners},
    {"polygon", ANYWHERE, " points transform id ", true, vaka_drawing_corners},
    {"linearGradient", ANYWHERE "defs ", " id x1 y1 x2 y2 gradientUnits gradientTransform ", false,
     vaka_drawing_gradient},
    {"radialGradient", ANYWHERE "defs ", " id cx cy r gradientUnits gradientTransform ", false,
     vaka_drawing_gradient},
    {"stop", GRADIENTS, " offset stop-color stop-opacity id ", false, vaka_drawing_stop},
};

/* Is the word one of a list in which each stands between blanks? */
static bool is_in(vaka_span word, const char *list)
{
    size_t length = (size_t)(word.end - word.at);

    for (const char *at = list; *at; at++)
        if (*at == ' ' && strncmp(at + 1, word.at, length) == 0 && at[length + 1] == ' ')
            return length > 0;
    return false;
}

static const vaka_element *find_element(vaka_span name)
{
    for (size_t i = 0; i < sizeof elements / sizeof elements[0]; i++)
        if (vaka_span_is(name, elements[i].name))
            return &elements[i];
    return NULL;
}

static bool refuse_attribute(vaka_drawing_reader *reader, const vaka_element *element,
                             vaka_span name)
{
    char quote[40];

    if (is_in(name, " stroke-dasharray stroke-dashoffset "))
        return vaka_drawing_fail(reader, name.at, "dashes are not drawn: draw each as a path");
    if (is_in(name, " href xlink:href "))
        return vaka_drawing_fail(reader, name.at, "a drawing refers to nothing else");
    if (is_in(name, " style class "))
        return vaka_drawing_fail(reader, name.at,
                                 "styles are not read: write attributes, as fill=\"#RRGGBB\"");
    return vaka_drawing_fail(reader, name.at, "<%s> has no attribute '%s' that is drawn",
                             element->name, vaka_span_quote(name, quote));
}

static bool read_attributes(vaka_drawing_reader *reader, const vaka_element *element,
                            const vaka_tag *tag, vaka_style *style)
{
    for (uint32_t i = 0; i < tag->count; i++) {
        const vaka_drawing_attribute *at = &tag->attributes[i];
        bool known = is_in(at->name, element->attributes);

        if (known && vaka_span_is(at->name, "transform")) {
            if (!vaka_drawing_transform(reader, at->value, &style->matrix))
                return false;
            continue;
        }
        if (!known && element->styled && !vaka_drawing_style(reader, at, style, &known))
            return false;
        if (!known)
            return refuse_attribute(reader, element, at->name);
    }
    return true;
}

static bool is_gradient(const vaka_element *element)
{
    return element->read == vaka_drawing_gradient;
}

/* May it stand here? */
static bool fits(vaka_drawing_reader *reader, const vaka_element *element, const vaka_tag *tag)
{
    const vaka_open_element *above = reader->depth ? &reader->open[reader->depth - 1] : NULL;
    char quote[40];

    if (!element)
        return vaka_drawing_fail(reader, tag->name.at, "<%s> is not drawn",
                                 vaka_span_quote(tag->name, quote));
    if (above ? !is_in(above->name, element->within) : *element->within != '\0')
        return vaka_drawing_fail(reader, tag->name.at, "<%s> cannot stand here", element->name);
    if (++reader->elements > VAKA_DRAWING_ELEMENTS)
        return vaka_drawing_fail(reader, tag->name.at, "more than %u elements",
                                 VAKA_DRAWING_ELEMENTS);
    return true;
}

static bool begin_element(vaka_drawing_reader *reader)
{
    static const vaka_style usual = {
        {VAKA_PAINT_COLOUR, 0, 1}, {VAKA_PAINT_NONE, 0, 1}, 1, 4, 1, false, "butt", "miter",
        {1, 0, 0, 1, 0, 0}};
    vaka_style style = reader->depth ? reader->open[reader->depth - 1].style : usual;
    const vaka_element *element;
    vaka_tag tag;

    if (!vaka_drawing_tag(reader, &tag))
        return false;
    element = find_element(tag.name);
    if (!fits(reader, element, &tag) || !read_attributes(reader, element, &tag, &style) ||
        !element->read(reader, &tag, &style))
        return false;
    if (tag.ended) {
        if (is_gradient(element))
            vaka_drawing_gradient_end(reader, element->name);
        return true;
    }
    if (reader->depth == VAKA_DRAWING_DEPTH)
        return vaka_drawing_fail(reader, tag.name.at, "more than %u elements in each other",
                                 VAKA_DRAWING_DEPTH);
    reader->open[reader->depth++] = (vaka_open_element){tag.name, element, style};
    return true;
}

static bool end_element(vaka_drawing_reader *reader)
{
    const char *from = reader->at;
    vaka_open_element *open = reader->depth ? &reader->open[reader->depth - 1] : NULL;
    vaka_span name;

    if (!vaka_drawing_end_tag(reader, &name))
        return false;
    if (!open || !vaka_span_is(name, open->element->name))
        return vaka_drawing_fail(reader, from, "this ends no element that is open here");
    if (is_gradient(open->element))
        vaka_drawing_gradient_end(reader, open->element->name);
    reader->depth--;
    return true;
}

static bool read_all(vaka_drawing_reader *reader)
{
    bool more = true, ends;

    if ((size_t)(reader->end - reader->text) > VAKA_DRAWING_BYTES)
        return vaka_drawing_fail(reader, reader->text, "the file is longer than %u KiB",
                                 VAKA_DRAWING_BYTES >> 10);
    if (!vaka_drawing_letters(reader))
        return false;
    for (;;) {
        if (!vaka_drawing_next(reader, &more))
            return false;
        if (!more)
            break;
        ends = reader->end - reader->at > 1 && reader->at[1] == '/';
        if (!ends && !reader->depth && reader->elements)
            return vaka_drawing_fail(reader, reader->at, "the drawing has ended already");
        if (!(ends ? end_element(reader) : begin_element(reader)))
            return false;
    }
    if (!reader->elements)
        return vaka_drawing_fail(reader, reader->text,
                                 "there is no drawing here: <svg> is missing");
    if (reader->depth)
        return vaka_drawing_fail(reader, reader->open[reader->depth - 1].name.at,
                                 "this element has no end");
    return vaka_drawing_gradients_known(reader);
}

static char *write_all(const vaka_drawing_reader *reader)
{
    vaka_svg out = {0};

    vaka_svg_number(&out, "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"", reader->wide);
    vaka_svg_number(&out, "\" height=\"", reader->high);
    vaka_svg_number(&out, "\" viewBox=\"", reader->left);
    vaka_svg_number(&out, " ", reader->top);
    vaka_svg_number(&out, " ", reader->wide);
    vaka_svg_number(&out, " ", reader->high);
    vaka_svg_put(&out, "\">\n");
    if (reader->gradients.length)
        vaka_svg_bytes(&out, reader->gradients.text, reader->gradients.length);
    if (reader->paths.length)
        vaka_svg_bytes(&out, reader->paths.text, reader->paths.length);
    vaka_svg_put(&out, "</svg>\n");
    return out.text;
}

char *vaka_drawing_read(const char *text, size_t size, vaka_drawing_fault *fault)
{
    vaka_drawing_reader *reader = vaka_xnew(sizeof *reader);
    char *out = NULL;

    reader->text = reader->at = text;
    reader->end = text + size;
    reader->fault = fault;
    if (read_all(reader))
        out = write_all(reader);
    free(reader->gradients.text);
    free(reader->paths.text);
    free(reader);
    return out;
}
