/* drawing/drawing_text.c - the marks of XML, as far as drawings need them.
 *
 * SPDX-License-Identifier: MIT
 *
 * No entities, no document types, no instructions, no text between elements: what can be written
 * without them is all that is drawn. */
#include "drawing/drawing_inside.h"

#include "text/utf8.h"

#include <string.h>

static bool is_space(char letter)
{
    return letter == ' ' || letter == '\t' || letter == '\n' || letter == '\r';
}

static bool is_name(char letter)
{
    return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
           (letter >= '0' && letter <= '9') || letter == '-' || letter == ':' || letter == '_' ||
           letter == '.';
}

bool vaka_drawing_letters(vaka_drawing_reader *reader)
{
    size_t length;

    for (const char *at = reader->text; at < reader->end; at += length) {
        length = 1;
        if ((*at >= ' ' && *at < 0x7f) || is_space(*at)) /* nearly all of it */
            continue;
        length = vaka_utf8_shown(at, (size_t)(reader->end - at));
        if (length)
            continue;
        if (!*at)
            return vaka_drawing_fail(reader, at, "a zero byte");
        if (!vaka_utf8(at, (size_t)(reader->end - at)))
            return vaka_drawing_fail(reader, at, "this is not UTF-8");
        return vaka_drawing_fail(reader, at, "a sign that cannot be shown");
    }
    if (reader->end - reader->text >= 3 && memcmp(reader->text, "\xef\xbb\xbf", 3) == 0)
        return vaka_drawing_fail(reader, reader->text, "the file begins with a byte order mark");
    return true;
}

void vaka_drawing_space(vaka_span *span)
{
    while (span->at < span->end && is_space(*span->at))
        span->at++;
}

static bool begins(const vaka_drawing_reader *reader, const char *with)
{
    size_t length = strlen(with);

    return (size_t)(reader->end - reader->at) >= length && memcmp(reader->at, with, length) == 0;
}

/* Goes behind the next `mark`. */
static bool skip_behind(vaka_drawing_reader *reader, const char *mark)
{
    const char *from = reader->at;

    while (reader->at < reader->end && !begins(reader, mark))
        reader->at++;
    if (reader->at == reader->end)
        return vaka_drawing_fail(reader, from, "this has no end: '%s' is missing", mark);
    reader->at += strlen(mark);
    return true;
}

bool vaka_drawing_next(vaka_drawing_reader *reader, bool *more)
{
    vaka_span rest;

    if (reader->at == reader->text && begins(reader, "<?xml") && !skip_behind(reader, "?>"))
        return false;
    for (;;) {
        rest = (vaka_span){reader->at, reader->end};
        vaka_drawing_space(&rest);
        reader->at = rest.at;
        *more = rest.at < rest.end;
        if (!*more)
            return true;
        if (*rest.at != '<')
            return vaka_drawing_fail(reader, rest.at, "text is not drawn: make paths of it");
        if (begins(reader, "<?"))
            return vaka_drawing_fail(reader, rest.at, "instructions are not read");
        if (begins(reader, "<!") && !begins(reader, "<!--"))
            return vaka_drawing_fail(reader, rest.at,
                                     "document types, entities and CDATA are not read");
        if (!begins(reader, "<!--"))
            return true;
        reader->at += 4;
        if (!skip_behind(reader, "-->"))
            return false;
    }
}

static vaka_span read_name(vaka_drawing_reader *reader)
{
    vaka_span name = {reader->at, reader->at};

    while (name.end < reader->end && is_name(*name.end))
        name.end++;
    reader->at = name.end;
    return name;
}

static void skip_space(vaka_drawing_reader *reader)
{
    while (reader->at < reader->end && is_space(*reader->at))
        reader->at++;
}

/* "='value'", behind the name. */
static bool read_value(vaka_drawing_reader *reader, vaka_span *value)
{
    char quote;

    skip_space(reader);
    if (reader->at == reader->end || *reader->at != '=')
        return vaka_drawing_fail(reader, reader->at, "an attribute has no value");
    reader->at++;
    skip_space(reader);
    quote = reader->at < reader->end ? *reader->at : '\0';
    if (quote != '"' && quote != '\'')
        return vaka_drawing_fail(reader, reader->at, "a value does not stand in quotes");
    value->at = value->end = ++reader->at;
    while (value->end < reader->end && *value->end != quote) {
        if (*value->end == '<')
            return vaka_drawing_fail(reader, value->end, "a value holds '<'");
        if (*value->end == '&')
            return vaka_drawing_fail(reader, value->end, "entities are not read");
        value->end++;
    }
    if (value->end == reader->end)
        return vaka_drawing_fail(reader, value->at, "a value has no end");
    reader->at = value->end + 1;
    return true;
}

static bool read_attribute(vaka_drawing_reader *reader, vaka_tag *tag)
{
    vaka_span name = read_name(reader), value;
    char quote[40];

    if (name.at == name.end)
        return vaka_drawing_fail(reader, name.at, "an attribute or '>' is missing");
    if (tag->count == VAKA_DRAWING_ATTRIBUTES)
        return vaka_drawing_fail(reader, name.at, "more than %u attributes",
                                 VAKA_DRAWING_ATTRIBUTES);
    for (uint32_t i = 0; i < tag->count; i++) {
        vaka_span other = tag->attributes[i].name;
        if (other.end - other.at == name.end - name.at &&
            memcmp(other.at, name.at, (size_t)(name.end - name.at)) == 0)
            return vaka_drawing_fail(reader, name.at, "'%s' stands twice",
                                     vaka_span_quote(name, quote));
    }
    if (!read_value(reader, &value))
        return false;
    tag->attributes[tag->count++] = (vaka_drawing_attribute){name, value};
    return true;
}

bool vaka_drawing_tag(vaka_drawing_reader *reader, vaka_tag *tag)
{
    reader->at++; /* '<' */
    tag->count = 0;
    tag->name = read_name(reader);
    if (tag->name.at == tag->name.end)
        return vaka_drawing_fail(reader, reader->at, "an element has no name");
    for (;;) {
        const char *before = reader->at;
        skip_space(reader);
        tag->ended = begins(reader, "/>");
        if (tag->ended || begins(reader, ">")) {
            reader->at += tag->ended ? 2 : 1;
            return true;
        }
        if (reader->at == reader->end)
            return vaka_drawing_fail(reader, tag->name.at, "an element has no end");
        if (reader->at == before)
            return vaka_drawing_fail(reader, reader->at, "white space is missing");
        if (!read_attribute(reader, tag))
            return false;
    }
}

bool vaka_drawing_end_tag(vaka_drawing_reader *reader, vaka_span *name)
{
    reader->at += 2; /* "</" */
    *name = read_name(reader);
    skip_space(reader);
    if (reader->at == reader->end || *reader->at != '>')
        return vaka_drawing_fail(reader, reader->at, "'>' is missing");
    reader->at++;
    return true;
}

const vaka_span *vaka_tag_value(const vaka_tag *tag, const char *name)
{
    for (uint32_t i = 0; i < tag->count; i++)
        if (vaka_span_is(tag->attributes[i].name, name))
            return &tag->attributes[i].value;
    return NULL;
}
