/* conformance/sentence.c - checks the gaps of a sentence one by one.
 *
 * SPDX-License-Identifier: MIT */
#include "sentence.h"

#include "table/codec.h"

#include <string.h>

static bool is_type(const char *gap, const char *type)
{
    size_t length = strlen(type);

    return strncmp(gap, type, length) == 0 && (gap[length] == '}' || gap[length] == ':');
}

/* `gap` stands behind "{N:". */
static const char *gap_trouble(const vaka_layout *layout, const char *gap, int32_t value)
{
    if (is_type(gap, "int") || is_type(gap, "half") || is_type(gap, "plural"))
        return NULL;
    if (value == VAKA_HIDDEN)
        return NULL;
    if (is_type(gap, "seat"))
        return value >= 0 && value < layout->setup.seats ? NULL : "there is no such seat";
    if (is_type(gap, "seats"))
        return value >= 0 && value < 1 << layout->setup.seats ? NULL : "no set of seats";
    if (is_type(gap, "zone") || is_type(gap, "at"))
        return value >= 0 && value < layout->zone_count ? NULL : "there is no such zone";
    if (is_type(gap, "kind"))
        return value >= 0 && value < layout->kind_count ? NULL : "there is no such kind";
    if (is_type(gap, "word"))
        return value >= 0 && value < layout->word_count ? NULL : "there is no such word";
    if (is_type(gap, "counter"))
        return value >= 0 && value < layout->counter_count ? NULL : "there is no such counter";
    if (is_type(gap, "good"))
        return value >= 0 && value < layout->good_count ? NULL : "there is no such good";
    if (is_type(gap, "verb"))
        return value >= 0 && vaka_verb_row(layout->module, (uint32_t)value)
                   ? NULL
                   : "there is no such verb";
    return "a gap of an unknown type";
}

const char *sentence_trouble(const vaka_layout *layout, const char *text, const int16_t *arg)
{
    const char *trouble = NULL;

    for (const char *at = strchr(text, '{'); at && !trouble; at = strchr(at + 1, '{')) {
        if (at[1] < '0' || at[1] >= '0' + VAKA_TEXT_ARGS || at[2] != ':' || !strchr(at, '}'))
            return "a malformed gap";
        trouble = gap_trouble(layout, at + 3, arg[at[1] - '0']);
    }
    return trouble;
}
