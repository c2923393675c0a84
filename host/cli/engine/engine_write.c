/* cli/engine/engine_write.c - JSON as text.
 *
 * SPDX-License-Identifier: MIT
 *
 * The same bytes as the library's own writer gives for JSON_COMPACT, in a tenth of its
 * instructions: that one hands on every piece by a callback, and reads every character twice. */
#include "cli/engine/engine_request.h"

#include "text/buffer.h"

#include <stdlib.h>
#include <string.h>

typedef struct text {
    char *bytes; /* owned */
    size_t length, room;
} text;

static void make_room(text *to, size_t count)
{
    if (to->room - to->length > count)
        return;
    to->room = 2 * to->room + count + 4096;
    to->bytes = vaka_xgrow(to->bytes, to->room);
}

static void put(text *to, const char *bytes, size_t count)
{
    make_room(to, count);
    memcpy(to->bytes + to->length, bytes, count);
    to->length += count;
}

static inline void put_one(text *to, char sign)
{
    make_room(to, 1);
    to->bytes[to->length++] = sign;
}

/* A control sign, a quote or a backslash: the only ones that are not written as they are. */
static void put_sign(text *to, unsigned char sign)
{
    static const char plain[] = "\"\\\b\f\n\r\t", escaped[] = "\"\\bfnrt";
    const char *at = strchr(plain, sign);
    char out[8];

    if (at && sign)
        put(to, (const char[]){'\\', escaped[at - plain]}, 2);
    else
        put(to, out, (size_t)snprintf(out, sizeof out, "\\u%04X", sign));
}

/* May it not be written as it is? */
static inline bool is_sign(char one)
{
    return (unsigned char)one < ' ' || one == '"' || one == '\\';
}

#define EACH(byte) (UINT64_C(0x0101010101010101) * (byte))

/* Is any of eight bytes below `bound`? A borrow may take a later byte for one, never miss one. */
static inline uint64_t any_below(uint64_t bytes, uint64_t bound)
{
    return (bytes - EACH(bound)) & ~bytes & EACH(0x80);
}

/* May one of eight bytes not be written as it is? */
static inline bool has_sign(const char *at)
{
    uint64_t bytes;

    memcpy(&bytes, at, sizeof bytes);
    return (any_below(bytes, ' ') | any_below(bytes ^ EACH('"'), 1) |
            any_below(bytes ^ EACH('\\'), 1)) != 0;
}

/* Copies as many bytes as can be written as they are, eight at a time; returns where it stopped.
 * There is room for all of them. */
static const char *put_plain(text *to, const char *at, const char *end)
{
    char *out = to->bytes + to->length;

    for (; end - at >= 8 && !has_sign(at); at += 8, out += 8)
        memcpy(out, at, 8);
    while (at < end && !is_sign(*at))
        *out++ = *at++;
    to->length = (size_t)(out - to->bytes);
    return at;
}

static void put_string(text *to, const char *at, size_t length)
{
    const char *end = at + length;

    make_room(to, length + 2);
    to->bytes[to->length++] = '"';
    while ((at = put_plain(to, at, end)) < end) {
        put_sign(to, (unsigned char)*at++);
        make_room(to, (size_t)(end - at) + 1);
    }
    to->bytes[to->length++] = '"';
}

static void put_any(text *to, const json_t *json);

static void put_object(text *to, const json_t *json)
{
    json_t *all = (json_t *)(uintptr_t)json;
    char between = '{';

    for (void *at = json_object_iter(all); at; at = json_object_iter_next(all, at)) {
        const char *key = json_object_iter_key(at);

        put_one(to, between);
        put_string(to, key, strlen(key));
        put_one(to, ':');
        put_any(to, json_object_iter_value(at));
        between = ',';
    }
    if (between == '{')
        put_one(to, '{');
    put_one(to, '}');
}

static void put_array(text *to, const json_t *json)
{
    size_t index;
    json_t *value;

    put_one(to, '[');
    json_array_foreach(json, index, value)
    {
        if (index)
            put_one(to, ',');
        put_any(to, value);
    }
    put_one(to, ']');
}

static void put_number(text *to, const json_t *json)
{
    char out[32];

    if (json_is_integer(json))
        put(to, out, vaka_digits(json_integer_value(json), out));
    else
        put(to, out, json_dumpb(json, out, sizeof out, JSON_COMPACT | JSON_ENCODE_ANY));
}

static void put_any(text *to, const json_t *json)
{
    switch (json_typeof(json)) {
    case JSON_OBJECT:
        put_object(to, json);
        break;
    case JSON_ARRAY:
        put_array(to, json);
        break;
    case JSON_STRING:
        put_string(to, json_string_value(json), json_string_length(json));
        break;
    case JSON_INTEGER:
    case JSON_REAL:
        put_number(to, json);
        break;
    case JSON_TRUE:
        put(to, "true", 4);
        break;
    case JSON_FALSE:
        put(to, "false", 5);
        break;
    default:
        put(to, "null", 4);
    }
}

static char *end_text(text *to, size_t *length)
{
    if (length)
        *length = to->length;
    put_one(to, '\0');
    return to->bytes;
}

char *vaka_json_write(const json_t *json, size_t *length)
{
    text to = {0};

    put_any(&to, json);
    return end_text(&to, length);
}

char *vaka_json_write_each(const json_t *list, char before, size_t *length)
{
    text to = {0};
    size_t index;
    json_t *item;

    json_array_foreach(list, index, item)
    {
        put_one(&to, before);
        put_any(&to, item);
    }
    return end_text(&to, length);
}
