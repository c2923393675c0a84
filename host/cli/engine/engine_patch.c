/* cli/engine/engine_patch.c - JSON without nulls, and what changes it from one to another.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/engine/engine_page.h"

#include "text/buffer.h"

/* Keys are ours, so that they are UTF-8 need not be looked at. */
void vaka_put_text(json_t *into, const char *key, const char *text)
{
    if (text && *text)
        json_object_set_new_nocheck(into, key, vaka_json_text(text));
}

void vaka_put_number(json_t *into, const char *key, int32_t number)
{
    json_object_set_new_nocheck(into, key, json_integer(number));
}

void vaka_put_true(json_t *into, const char *key, bool is)
{
    if (is)
        json_object_set_new_nocheck(into, key, json_true());
}

void vaka_put_part(json_t *into, const char *key, json_t *part)
{
    if (json_object_size(part) || json_array_size(part))
        json_object_set_new_nocheck(into, key, part);
    else
        json_decref(part);
}

const char *vaka_page_key(int32_t number, char *out)
{
    vaka_digits(number, out);
    return out;
}

static json_t *bare_object(const json_t *json)
{
    json_t *out = json_object(), *value;
    const char *key;

    json_object_foreach((json_t *)json, key, value)
    {
        json_t *bare = vaka_json_bare(value);
        if (bare)
            json_object_set_new(out, key, bare);
    }
    return out;
}

static json_t *bare_array(const json_t *json)
{
    json_t *out = json_array(), *value;
    size_t index;

    json_array_foreach(json, index, value)
    {
        json_t *bare = vaka_json_bare(value);
        if (bare)
            json_array_append_new(out, bare);
    }
    return out;
}

json_t *vaka_json_bare(const json_t *json)
{
    json_t *out;

    if (json_is_null(json) || (json_is_string(json) && !*json_string_value(json)))
        return NULL;
    if (!json_is_object(json) && !json_is_array(json))
        return json_incref((json_t *)json);
    out = json_is_object(json) ? bare_object(json) : bare_array(json);
    if (json_object_size(out) || json_array_size(out))
        return out;
    json_decref(out);
    return NULL;
}

json_t *vaka_json_change(json_t *before, json_t *after)
{
    if (before == after)
        return NULL;
    if (json_is_object(before) && json_is_object(after)) {
        json_t *inner = vaka_json_patch(before, after);

        if (json_object_size(inner))
            return inner;
        json_decref(inner);
        return NULL;
    }
    return before && json_equal(before, after) ? NULL : json_incref(after);
}

json_t *vaka_json_patch(const json_t *before, const json_t *after)
{
    json_t *patch = json_object(), *value;
    const char *key;

    json_object_foreach((json_t *)after, key, value)
    {
        json_t *said = vaka_json_change(json_object_get(before, key), value);
        if (said)
            json_object_set_new(patch, key, said);
    }
    json_object_foreach((json_t *)before, key, value)
    {
        if (!json_object_get(after, key))
            json_object_set_new(patch, key, json_null());
    }
    return patch;
}
