/* plugin/plugin_words.c - may this string of a module be an id, a version, a sentence?
 *
 * SPDX-License-Identifier: MIT */
#include "plugin/plugin_check.h"

#include "text/utf8.h"
#include "text/word.h"

#include <string.h>

static bool is_word_char(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
}

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

bool vaka_plugin_is_word(vaka_word word)
{
    for (size_t i = 0; i < word.length; i++)
        if (!is_word_char(word.at[i]))
            return false;
    return word.length > 0 && word.length <= VAKA_MODULE_WORD;
}

/* Counts the parts that dots join, all of characters that `fits` takes and none of them empty; 0 if
 * there is anything else, or more than `most` characters. */
static uint32_t dotted_parts(const char *text, size_t most, bool (*fits)(char))
{
    size_t length = text ? strnlen(text, most + 1) : 0;
    uint32_t parts = 1;

    if (length == 0 || length > most || text[0] == '.' || text[length - 1] == '.')
        return 0;
    for (size_t i = 0; i < length; i++) {
        if (text[i] == '.' && text[i + 1] != '.')
            parts++;
        else if (!fits(text[i]))
            return 0;
    }
    return parts;
}

bool vaka_plugin_is_id(const char *text)
{
    return dotted_parts(text, VAKA_MODULE_ID, is_word_char) >= 2;
}

bool vaka_plugin_is_version(const char *text)
{
    return dotted_parts(text, VAKA_MODULE_VERSION, is_digit) >= 1;
}

bool vaka_plugin_is_text(const char *text)
{
    size_t at = 0;

    if (!text || !text[0])
        return false;
    while (text[at]) {
        size_t length = vaka_utf8_shown(text + at, SIZE_MAX);
        if (length == 0 || at + length > VAKA_MODULE_TEXT)
            return false;
        at += length;
    }
    return true;
}

/* Does the inside of a gap after `N:`, up to `end`, name a known type? Behind a colon stands what a
 * plain one reads to who may not know its number. */
static bool is_gap_type(const char *type, const char *end)
{
    static const char *const plain[] = {"int",  "half", "seat",    "seats", "zone", "kind",
                                        "verb", "word", "counter", "good",  "at"};
    size_t length = (size_t)(end - type);
    const char *words = memchr(type, ':', length);
    size_t own = words ? (size_t)(words - type) : length;

    for (size_t i = 0; i < sizeof plain / sizeof *plain; i++)
        if (strlen(plain[i]) == own && memcmp(type, plain[i], own) == 0)
            return !words ||
                   (words + 1 < end && !memchr(words + 1, ':', (size_t)(end - words - 1)));
    if (length < 7 || memcmp(type, "plural:", 7) != 0)
        return false;

    const char *colon = memchr(type + 7, ':', length - 7);

    return colon && !memchr(colon + 1, ':', (size_t)(end - colon - 1));
}

vaka_status vaka_plugin_check_sentence(const char *text, uint32_t known, const char *what,
                                       const char *name, vaka_error *err)
{
    if (!vaka_plugin_is_text(text))
        return vaka_fail(err, VAKA_ERR_CONTRACT,
                         "%s '%s' has no text of one line in UTF-8, at most %d bytes", what, name,
                         VAKA_MODULE_TEXT);
    while ((text = strpbrk(text, "{}")) != NULL) {
        const char *end = strpbrk(text + 1, "{}");
        int length = end ? (int)(end - text + 1) : (int)strlen(text);

        if (*text == '}' || !end || *end == '{')
            return vaka_fail(err, VAKA_ERR_CONTRACT,
                             "%s '%s': a brace without its other at '%.20s'", what, name, text);
        if (!is_digit(text[1]) || text[2] != ':' || !is_gap_type(text + 3, end))
            return vaka_fail(
                err, VAKA_ERR_CONTRACT,
                "%s '%s': unknown gap '%.*s'; write {0:int}, with seat, seats, zone, kind, verb, "
                "word, counter, half, at or plural",
                what, name, length, text);
        if (!(known & 1u << (unsigned)(text[1] - '0')))
            return vaka_fail(err, VAKA_ERR_CONTRACT, "%s '%s': gap '%.*s' has no number %c", what,
                             name, length, text, text[1]);
        text = end + 1;
    }
    return VAKA_OK;
}
