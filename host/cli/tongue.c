/* cli/tongue.c - the language in which a match is read: --lang.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/tongue.h"

#include <stdio.h>
#include <string.h>

static const char *say(const void *book, const char *text)
{
    return vaka_lang_say(book, text);
}

static vaka_status no_such_language(const vaka_lang_book *book, const char *wanted, vaka_error *err)
{
    char known[120] = "en";
    const char *code;

    for (uint32_t i = 1; book && (code = vaka_lang_at(book, i)) != NULL; i++) {
        size_t length = strlen(known);
        snprintf(known + length, sizeof known - length, ", %s", code);
    }
    return vaka_fail(err, VAKA_ERR_DATA, "there is not a word in \"%.20s\" here; there is: %s",
                     wanted, known);
}

vaka_status vaka_tongue_open(vaka_shelf *shelf, const vaka_module *module, const vaka_given *given,
                             vaka_lang_book **book, vaka_error *err)
{
    const char *wanted = vaka_options_text(given, "lang");

    *book = NULL;
    if (vaka_kits_concern(module))
        *book = vaka_lang_book_new(vaka_kits_library(&shelf->kits, module));
    if (!wanted || (*book && vaka_lang_switch(*book, wanted)) || strcmp(wanted, "en") == 0)
        return VAKA_OK;
    return no_such_language(*book, wanted, err);
}

void vaka_tongue_give(vaka_record *record, const vaka_lang_book *book)
{
    if (book)
        vaka_record_speak(record, say, book);
}
