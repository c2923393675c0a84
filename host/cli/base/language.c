/* cli/base/language.c - the language in which a match is read: --lang and the environment.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/base/language.h"

#include "cli/base/clauses.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static vaka_status no_such_language(const vaka_texts *texts, const char *wanted, vaka_error *err)
{
    char known[120] = "en";
    const char *code;

    for (uint32_t i = 1; (code = vaka_lang_at(texts, i)) != NULL; i++) {
        size_t length = strlen(known);
        snprintf(known + length, sizeof known - length, ", %s", code);
    }
    return vaka_fail(err, VAKA_ERR_DATA, "there is not a word in \"%.20s\" here; there is: %s",
                     wanted, known);
}

/* What the environment says first counts, as everywhere. */
static const char *surroundings(void)
{
    static const char *const names[] = {"LC_ALL", "LC_MESSAGES", "LANG"};

    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        const char *value = getenv(names[i]);
        if (value && *value)
            return value;
    }
    return "en";
}

/* Digests of the rules, each by the number of its clause. A file that cannot be read is told of by
 * `vaka rules`. */
static void add_clauses(vaka_texts *texts, const vaka_library *library)
{
    const char *code;

    for (uint32_t i = 0; (code = vaka_lang_at(texts, i)) != NULL; i++) {
        vaka_clauses clauses;
        vaka_status status = vaka_clauses_read(library, i ? code : NULL, &clauses, NULL);
        for (uint32_t c = 0; !status && c < clauses.count; c++) {
            char id[64];
            snprintf(id, sizeof id, "clause.%.40s", clauses.at[c].number);
            vaka_texts_add(texts, code, id, clauses.at[c].digest);
        }
        vaka_clauses_done(&clauses);
    }
}

vaka_status vaka_language_open(vaka_mod_choice *mod_choice, const vaka_module *module,
                               const vaka_given *given, vaka_texts **texts, vaka_error *err)
{
    const char *wanted = given ? vaka_options_text(given, "lang") : NULL;
    const vaka_library *library = module && vaka_loader_concern(module)
                                      ? vaka_loader_texts(&mod_choice->loader, module)
                                      : NULL;

    *texts = vaka_texts_new(library);
    if (library)
        add_clauses(*texts, library);
    if (vaka_lang_switch(*texts, wanted ? wanted : surroundings()) || !wanted)
        return VAKA_OK;
    vaka_status status = no_such_language(*texts, wanted, err);
    vaka_texts_free(*texts);
    *texts = NULL;
    return status;
}

void vaka_language_give(vaka_record *record, vaka_texts *texts)
{
    vaka_record_speak(record, texts ? vaka_lang_language(texts) : NULL);
}
