/* script/mods/file_fields.c - reads fields of what a file returned, and complains where they are
 * wrong.
 *
 * SPDX-License-Identifier: MIT */
#include "script/mods/plain.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#define FEW_ROWS 8 /* so many are told where none is like what was written */

void vaka_file_wrong(const vaka_file_fields *page, vaka_file_place spot, const char *suggestion,
                     const char *format, ...)
{
    char text[VAKA_COMPLAINT_TEXT];
    va_list args;

    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    vaka_complaint_add(page->complaints, page->file, spot, suggestion, "%s", text);
}

void vaka_file_fields_unknown(const vaka_file_fields *page, vaka_file_place spot, const char *what,
                              const vaka_guess *guess)
{
    char quote[VAKA_WORD_QUOTE], suggestion[VAKA_SUGGESTION];

    vaka_file_wrong(page, spot, vaka_complaint_guess(guess, suggestion), "there is no %s '%s'",
                    what, vaka_word_quote(guess->word, quote));
}

int32_t vaka_file_fields_known(const vaka_file_fields *page, vaka_file_place spot, const char *what,
                               vaka_word name, vaka_named_rows rows)
{
    vaka_guess guess = vaka_row_guess(rows, name);
    int32_t row = vaka_row_find(rows, name);
    char list[VAKA_SUGGESTION - 16], all[VAKA_SUGGESTION], quote[VAKA_WORD_QUOTE];

    if (row >= 0)
        return row;
    if (guess.best || !rows.count || rows.count > FEW_ROWS) {
        vaka_file_fields_unknown(page, spot, what, &guess);
        return row;
    }
    snprintf(all, sizeof all, "there %s %s", rows.count == 1 ? "is" : "are",
             vaka_row_list(rows, list, sizeof list));
    vaka_file_wrong(page, spot, all, "there is no %s '%s'", what, vaka_word_quote(name, quote));
    return row;
}

int32_t vaka_file_fields_row(const vaka_file_fields *page, vaka_file_place spot, const char *what,
                             const char *name, vaka_named_rows rows)
{
    return vaka_file_fields_known(page, spot, what, vaka_word_of(name), rows);
}

/* Complains about a field of the file that is none of those it may have. */
static void check_known(const vaka_file_fields *page, const vaka_plain *field,
                        const vaka_file_field *known, const char *what)
{
    char quote[VAKA_WORD_QUOTE], suggestion[VAKA_SUGGESTION];
    vaka_guess guess = vaka_guess_of(vaka_word_of(field->key));

    for (const vaka_file_field *at = known; at->name; at++)
        if (strcmp(at->name, field->key) == 0)
            return;
    for (; known->name; known++)
        vaka_guess_try(&guess, known->name);
    vaka_file_wrong(page, field->key_spot, vaka_complaint_guess(&guess, suggestion),
                    "%s has no field '%s'", what, vaka_word_quote(guess.word, quote));
}

static void missing(const vaka_file_fields *page, const vaka_plain *table, const char *name)
{
    char suggestion[VAKA_SUGGESTION];

    snprintf(suggestion, sizeof suggestion, "add: %.64s = \"…\"", name);
    vaka_file_wrong(page, table->spot, suggestion, "'%s' is missing", name);
}

bool vaka_file_fields_text(const vaka_file_fields *page, const vaka_plain *table, const char *name,
                           bool needed, const char **out)
{
    const vaka_plain *value = vaka_plain_get(table, name);

    if (!value) {
        if (needed)
            missing(page, table, name);
        return !needed;
    }
    if (value->type != VAKA_PLAIN_TEXT || strlen(value->text) != value->length) {
        vaka_file_wrong(page, value->spot, NULL, "'%s' must be a text, not %s", name,
                        value->type == VAKA_PLAIN_TEXT ? "one with zero bytes"
                                                       : vaka_plain_type(value));
        return false;
    }
    if (needed && !value->length) {
        vaka_file_wrong(page, value->spot, NULL, "'%s' is empty", name);
        return false;
    }
    *out = value->text;
    return true;
}

bool vaka_file_fields_number(const vaka_file_fields *page, const vaka_plain *value,
                             const char *name, int32_t min, int32_t max, int32_t *out)
{
    if (value->type != VAKA_PLAIN_INT) {
        vaka_file_wrong(page, value->spot, NULL, "'%s' must be a whole number, not %s", name,
                        vaka_plain_type(value));
        return false;
    }
    if (value->number < min || value->number > max) {
        vaka_file_wrong(page, value->spot, NULL, "'%s' is %lld; it must be from %d to %d", name,
                        (long long)value->number, (int)min, (int)max);
        return false;
    }
    *out = (int32_t)value->number;
    return true;
}

bool vaka_file_fields_int(const vaka_file_fields *page, const vaka_plain *table, const char *name,
                          int32_t min, int32_t max, int32_t *out)
{
    const vaka_plain *value = vaka_plain_get(table, name);

    return !value || vaka_file_fields_number(page, value, name, min, max, out);
}

/* What to write instead: all words, if they are few; else the nearest, or the first of them. */
static void suggest_word(vaka_word word, const char *words, char out[VAKA_SUGGESTION])
{
    const size_t few = 100;
    char near[VAKA_WORD_QUOTE] = "", name[VAKA_WORD_QUOTE];
    vaka_guess guess = vaka_guess_of(word);
    size_t length = strlen(words);

    snprintf(out, VAKA_SUGGESTION, "one of %.100s", words);
    if (length <= few)
        return;
    for (const char *at = words; *at; at += strcspn(at, "|"), at += *at == '|') {
        snprintf(name, sizeof name, "%.*s", (int)strcspn(at, "|"), at);
        guess.best = NULL;
        vaka_guess_try(&guess, name);
        if (guess.best)
            memcpy(near, name, sizeof near);
    }
    for (length = few; length && words[length] != '|'; length--) {
    }
    if (*near)
        snprintf(out, VAKA_SUGGESTION, "did you mean '%s'?", near);
    else
        snprintf(out, VAKA_SUGGESTION, "one of %.*s|…", (int)length, words);
}

bool vaka_file_fields_word(const vaka_file_fields *page, const vaka_plain *value, const char *words,
                           int32_t *out)
{
    char quote[VAKA_WORD_QUOTE], suggestion[VAKA_SUGGESTION];
    const char *at = words;

    suggest_word(vaka_word_of(value->type == VAKA_PLAIN_TEXT ? value->text : ""),
                 words ? words : "", suggestion);
    if (value->type != VAKA_PLAIN_TEXT) {
        vaka_file_wrong(page, value->spot, suggestion, "'%s' must be a word, not %s", value->key,
                        vaka_plain_type(value));
        return false;
    }
    for (int32_t i = 0, size = vaka_word_list_size(words); i < size; i++) {
        size_t length = strcspn(at, "|");
        if (length == value->length && memcmp(at, value->text, length) == 0) {
            *out = i;
            return true;
        }
        at += length + 1;
    }
    vaka_file_wrong(page, value->spot, suggestion, "'%s' cannot be '%s'", value->key,
                    vaka_word_quote(vaka_word_of(value->text), quote));
    return false;
}

static bool read_flag(const vaka_file_fields *page, const vaka_plain *value, bool *out)
{
    char suggestion[VAKA_SUGGESTION];
    bool good = value->type == VAKA_PLAIN_FLAG;

    snprintf(suggestion, sizeof suggestion, "write: %.64s = true", value->key);
    if (good)
        *out = value->number != 0;
    else
        vaka_file_wrong(page, value->spot, suggestion, "'%s' is true or false", value->key);
    return good;
}

const vaka_plain *vaka_file_fields_table(const vaka_file_fields *page, const vaka_plain *table,
                                         const char *name)
{
    const vaka_plain *value = vaka_plain_get(table, name);

    if (!value || value->type == VAKA_PLAIN_TABLE)
        return value;
    vaka_file_wrong(page, value->spot, NULL, "'%s' must be a table, not %s", name,
                    vaka_plain_type(value));
    return NULL;
}

void vaka_file_fields_texts(const vaka_file_fields *page, const vaka_plain *table, const char *name,
                            char ***out, uint32_t *count)
{
    const vaka_plain *list = vaka_file_fields_table(page, table, name);

    for (uint32_t i = 0; list && i < list->count; i++) {
        const vaka_plain *value = &list->at[i];
        if (value->key || value->type != VAKA_PLAIN_TEXT) {
            vaka_file_wrong(page, value->key_spot, NULL, "'%s' must be a list of texts", name);
            continue;
        }
        *out = vaka_arena_more(page->arena, *out, *count, sizeof **out);
        (*out)[(*count)++] = value->text;
    }
}

static bool read_field(const vaka_file_fields *page, const vaka_plain *table,
                       const vaka_file_field *field, char *out)
{
    const vaka_plain *value = vaka_plain_get(table, field->name);
    const char *text;

    if (field->type == VAKA_FIELD_ELSE)
        return true; /* there may be no struct at all */
    void *at = out + field->at;
    switch (field->type) {
    case VAKA_FIELD_TEXT:
    case VAKA_FIELD_NEEDED: {
        bool needed = field->type == VAKA_FIELD_NEEDED;
        bool good = vaka_file_fields_text(page, table, field->name, needed, &text);
        *(char **)at = good && value ? value->text : vaka_arena_new(page->arena, 1);
        return good;
    }
    case VAKA_FIELD_INT:
        return vaka_file_fields_int(page, table, field->name, field->min, field->max, at);
    case VAKA_FIELD_FLAG:
        return !value || read_flag(page, value, at);
    case VAKA_FIELD_TEXTS:
        vaka_file_fields_texts(page, table, field->name, at, (void *)(out + field->count));
        return true;
    default:
        return true;
    }
}

bool vaka_file_fields_read(const vaka_file_fields *page, const vaka_plain *table, const char *what,
                           const vaka_file_field *fields, void *out)
{
    bool good = true;

    for (uint32_t i = 0; i < table->count; i++) {
        const vaka_plain *field = &table->at[i];
        if (field->key)
            check_known(page, field, fields, what);
        else
            vaka_file_wrong(page, field->spot, "write: name = value", "%s of %s has no name",
                            vaka_plain_type(field), what);
    }
    for (; fields->name; fields++)
        good &= read_field(page, table, fields, out);
    return good;
}
