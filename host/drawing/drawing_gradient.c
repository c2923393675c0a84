/* drawing/drawing_gradient.c - gradients of a drawing: named, defined, written before the paths.
 *
 * SPDX-License-Identifier: MIT */
#include "drawing/drawing_inside.h"

#include <stdio.h>
#include <string.h>

static bool same(vaka_span a, vaka_span b)
{
    return a.end - a.at == b.end - b.at && memcmp(a.at, b.at, (size_t)(a.end - a.at)) == 0;
}

/* The gradient of a name, which may have to be defined yet. */
static bool find(vaka_drawing_reader *reader, vaka_span id, uint32_t *out)
{
    for (*out = 0; *out < reader->gradient_count; ++*out)
        if (same(reader->gradient[*out].id, id))
            return true;
    if (*out == VAKA_DRAWING_GRADIENTS)
        return vaka_drawing_fail(reader, id.at, "more than %u gradients", VAKA_DRAWING_GRADIENTS);
    reader->gradient[reader->gradient_count++] = (vaka_gradient){id, false};
    return true;
}

bool vaka_drawing_paint_name(vaka_drawing_reader *reader, vaka_span span, uint32_t *out)
{
    vaka_span id = {span.at + 5, span.end - 1};

    if (id.at >= id.end || span.at[4] != '#' || *id.end != ')')
        return vaka_drawing_fail(reader, span.at,
                                 "a gradient of the same drawing is named as url(#id)");
    return find(reader, id, out);
}

bool vaka_drawing_gradients_known(vaka_drawing_reader *reader)
{
    char quote[40];

    for (uint32_t i = 0; i < reader->gradient_count; i++)
        if (!reader->gradient[i].defined)
            return vaka_drawing_fail(reader, reader->gradient[i].id.at, "there is no gradient '%s'",
                                     vaka_span_quote(reader->gradient[i].id, quote));
    return true;
}

/* A place of the gradient; of the shape it is a share. */
static bool write_place(vaka_drawing_reader *reader, const vaka_drawing_attribute *attribute,
                        bool of_shape)
{
    vaka_span span = attribute->value;
    char text[16];
    double place;

    if (!vaka_drawing_number(reader, &span, true, &place))
        return false;
    if (span.at < span.end && *span.at == '%') {
        if (!of_shape)
            return vaka_drawing_fail(reader, span.at, "percent are those of the shape only");
        span.at++;
        place /= 100;
    }
    snprintf(text, sizeof text, " %.*s=\"", (int)(attribute->name.end - attribute->name.at),
             attribute->name.at);
    vaka_svg_number(&reader->gradients, text, place);
    vaka_svg_put(&reader->gradients, "\"");
    return vaka_drawing_ended(reader, &span);
}

static bool read_units(vaka_drawing_reader *reader, const vaka_tag *tag, bool *of_shape)
{
    const vaka_span *units = vaka_tag_value(tag, "gradientUnits");

    *of_shape = !units || vaka_span_is(*units, "objectBoundingBox");
    if (!*of_shape && !vaka_span_is(*units, "userSpaceOnUse"))
        return vaka_drawing_fail(reader, units->at, "these units are not known");
    vaka_svg_put(&reader->gradients, *of_shape ? " gradientUnits=\"objectBoundingBox\""
                                               : " gradientUnits=\"userSpaceOnUse\"");
    return true;
}

static bool write_places(vaka_drawing_reader *reader, const vaka_tag *tag, bool of_shape)
{
    for (uint32_t i = 0; i < tag->count; i++) {
        const vaka_drawing_attribute *at = &tag->attributes[i];
        size_t length = (size_t)(at->name.end - at->name.at);
        if (length <= 2 && !vaka_span_is(at->name, "id") && !write_place(reader, at, of_shape))
            return false;
    }
    return true;
}

bool vaka_drawing_gradient(vaka_drawing_reader *reader, const vaka_tag *tag,
                           const vaka_style *style)
{
    const vaka_span *id = vaka_tag_value(tag, "id");
    const vaka_span *transform = vaka_tag_value(tag, "gradientTransform");
    vaka_matrix matrix = {1, 0, 0, 1, 0, 0};
    bool of_shape;
    char text[64];
    uint32_t number;

    (void)style;
    if (!id || id->at == id->end)
        return vaka_drawing_fail(reader, tag->name.at, "a gradient has no id");
    if (!find(reader, *id, &number))
        return false;
    if (reader->gradient[number].defined)
        return vaka_drawing_fail(reader, id->at, "this id stands twice");
    reader->gradient[number].defined = true;
    reader->stops = 0;
    snprintf(text, sizeof text, "<%.*s id=\"g%u\"", (int)(tag->name.end - tag->name.at),
             tag->name.at, number);
    vaka_svg_put(&reader->gradients, text);
    if (!read_units(reader, tag, &of_shape) || !write_places(reader, tag, of_shape))
        return false;
    if (transform && !vaka_drawing_transform(reader, *transform, &matrix))
        return false;
    vaka_svg_matrix(&reader->gradients, " gradientTransform", &matrix);
    vaka_svg_put(&reader->gradients, ">");
    return true;
}

bool vaka_drawing_stop(vaka_drawing_reader *reader, const vaka_tag *tag, const vaka_style *style)
{
    const vaka_span *offset = vaka_tag_value(tag, "offset");
    const vaka_span *colour = vaka_tag_value(tag, "stop-color");
    const vaka_span *opacity = vaka_tag_value(tag, "stop-opacity");
    double place = 0, share = 1;
    uint32_t value = 0;

    (void)style;
    if (++reader->stops > VAKA_DRAWING_STOPS)
        return vaka_drawing_fail(reader, tag->name.at, "a gradient has more than %u stops",
                                 VAKA_DRAWING_STOPS);
    if ((offset && !vaka_drawing_share(reader, *offset, &place)) ||
        (colour && !vaka_drawing_colour(reader, *colour, &value)) ||
        (opacity && !vaka_drawing_share(reader, *opacity, &share)))
        return false;
    snprintf(reader->stop, sizeof reader->stop,
             "<stop offset=\"%d.%04d\" stop-color=\"#%06x\" stop-opacity=\"%d.%04d\"/>", place >= 1,
             place >= 1 ? 0 : (int)(place * 10000), value, share >= 1,
             share >= 1 ? 0 : (int)(share * 10000));
    vaka_svg_put(&reader->gradients, reader->stop);
    return true;
}

/* A gradient of one stop is all of that colour: the library would read behind its end. */
void vaka_drawing_gradient_end(vaka_drawing_reader *reader, const char *name)
{
    if (reader->stops == 0)
        vaka_svg_put(&reader->gradients,
                     "<stop stop-opacity=\"0\"/><stop offset=\"1\" stop-opacity=\"0\"/>");
    if (reader->stops == 1)
        vaka_svg_put(&reader->gradients, reader->stop);
    vaka_svg_put(&reader->gradients, "</");
    vaka_svg_put(&reader->gradients, name);
    vaka_svg_put(&reader->gradients, ">\n");
}
