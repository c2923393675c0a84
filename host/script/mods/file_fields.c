/* script/mods/file_fields.c - reads fields of what a file returned, and complains where they are
 * wrong.
 *
 * SPDX-License-Identifier: MIT */
#include "script/mods/plain.h"

#include <stdlib.h>
#include <string.h>

void vaka_file_fields_unknown(const vaka_file_fields *page, vaka_file_place spot, const char *what,
                              const vaka_guess *guess)
{
    char quote[VAKA_WORD_QUOTE], suggestion[VAKA_SUGGESTION];

    vaka_complaint_add(page->complaints, page->file, spot, vaka_complaint_guess(guess, suggestion),
                       "there is no %s '%s'", what, vaka_word_quote(guess->word, quote));
}

static bool is_known(const char *name, const char *const *known)
{
    for (; *known; known++)
        if (strcmp(*known, name) == 0)
            return true;
    return false;
}

static void complain_field(const vaka_file_fields *page, const vaka_plain *field,
                           const char *const *known, const char *what)
{
    char quote[VAKA_WORD_QUOTE], suggestion[VAKA_SUGGESTION];
    vaka_guess guess = vaka_guess_of(vaka_word_of(field->key));

    for (const char *const *at = known; *at; at++)
        vaka_guess_try(&guess, *at);
    vaka_complaint_add(page->complaints, page->file, field->key_spot,
                       vaka_complaint_guess(&guess, suggestion), "%s has no field '%s'", what,
                       vaka_word_quote(vaka_word_of(field->key), quote));
}

void vaka_file_fields_known(const vaka_file_fields *page, const vaka_plain *table,
                            const char *const *known, const char *what)
{
    for (uint32_t i = 0; i < table->count; i++) {
        const vaka_plain *field = &table->at[i];
        if (!field->key)
            vaka_complaint_add(page->complaints, page->file, field->spot, "write: name = value",
                               "%s of %s has no name", vaka_plain_type(field), what);
        else if (!is_known(field->key, known))
            complain_field(page, field, known, what);
    }
}

static void missing(const vaka_file_fields *page, const vaka_plain *table, const char *name)
{
    char suggestion[VAKA_SUGGESTION];

    snprintf(suggestion, sizeof suggestion, "add: %.64s = \"…\"", name);
    vaka_complaint_add(page->complaints, page->file, table->spot, suggestion, "'%s' is missing",
                       name);
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
        vaka_complaint_add(
            page->complaints, page->file, value->spot, NULL, "'%s' must be a text, not %s", name,
            value->type == VAKA_PLAIN_TEXT ? "one with zero bytes" : vaka_plain_type(value));
        return false;
    }
    if (needed && !value->length) {
        vaka_complaint_add(page->complaints, page->file, value->spot, NULL, "'%s' is empty", name);
        return false;
    }
    *out = value->text;
    return true;
}

bool vaka_file_fields_number(const vaka_file_fields *page, const vaka_plain *value,
                             const char *name, int32_t min, int32_t max, int32_t *out)
{
    if (value->type != VAKA_PLAIN_INT) {
        vaka_complaint_add(page->complaints, page->file, value->spot, NULL,
                           "'%s' must be a whole number, not %s", name, vaka_plain_type(value));
        return false;
    }
    if (value->number < min || value->number > max) {
        vaka_complaint_add(page->complaints, page->file, value->spot, NULL,
                           "'%s' is %lld; it must be from %d to %d", name, (long long)value->number,
                           (int)min, (int)max);
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

const vaka_plain *vaka_file_fields_table(const vaka_file_fields *page, const vaka_plain *table,
                                         const char *name)
{
    const vaka_plain *value = vaka_plain_get(table, name);

    if (!value || value->type == VAKA_PLAIN_TABLE)
        return value;
    vaka_complaint_add(page->complaints, page->file, value->spot, NULL,
                       "'%s' must be a table, not %s", name, vaka_plain_type(value));
    return NULL;
}

void vaka_file_fields_texts(const vaka_file_fields *page, const vaka_plain *table, const char *name,
                            char ***out, uint32_t *count)
{
    const vaka_plain *list = vaka_file_fields_table(page, table, name);

    for (uint32_t i = 0; list && i < list->count; i++) {
        const vaka_plain *value = &list->at[i];
        if (value->key || value->type != VAKA_PLAIN_TEXT) {
            vaka_complaint_add(page->complaints, page->file, value->key_spot, NULL,
                               "'%s' must be a list of texts", name);
            continue;
        }
        *out = vaka_xgrow(*out, (*count + 1) * sizeof **out);
        (*out)[(*count)++] = vaka_xcopy(value->text);
    }
}
