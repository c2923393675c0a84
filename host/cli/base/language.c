/* cli/base/language.c - the language in which a match is read: --lang and the environment.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/base/language.h"

#include "cli/base/clauses.h"
#include "text/word.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LANGUAGES 64 /* that are told */

static vaka_status no_such_language(const vaka_texts *texts, const char *wanted, vaka_error *err)
{
    const char *codes[LANGUAGES] = {"en"};
    uint32_t count = 1;
    char known[120];

    while (count < LANGUAGES && (codes[count] = vaka_lang_at(texts, count)) != NULL)
        count++;
    vaka_row_list(VAKA_NAMED_ROWS(codes, count), known, sizeof known);
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
                                      ? vaka_loader_lessons(&mod_choice->loader, module)
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

/* --- Texts of several games, all read in one language ------------------------------------------
 */

static const vaka_language *host_language(const void *data)
{
    const vaka_game_texts *game_texts = data;

    return vaka_lang_language(game_texts->at[0].texts);
}

static const char *say(const void *data, const char *text)
{
    return vaka_say(host_language(data), text);
}

static const char *at(const void *data, uint32_t number)
{
    const vaka_language *host = host_language(data);

    return host->at(host->texts, number);
}

static const char *current(const void *data)
{
    const vaka_language *host = host_language(data);

    return host->current(host->texts);
}

static const char *name(const void *data, uint32_t number)
{
    const vaka_language *host = host_language(data);

    return host->name(host->texts, number);
}

static const char *known(const void *data, uint32_t number)
{
    const vaka_language *host = host_language(data);

    return host->known(host->texts, number);
}

static const char *clause(const void *data, uint32_t number)
{
    return vaka_clause_at(host_language(data), number);
}

/* A game may lack a language that the host has; then its own texts stay English. */
static bool turn(void *data, const char *language)
{
    vaka_game_texts *game_texts = data;
    bool any = vaka_lang_switch(game_texts->at[0].texts, language);

    for (uint32_t i = 1; any && i < game_texts->count; i++)
        vaka_lang_switch(game_texts->at[i].texts, language);
    return any;
}

static vaka_texts_of_game *add_book(vaka_game_texts *game_texts, const vaka_module *module)
{
    vaka_texts_of_game *texts;

    game_texts->at = vaka_xgrow(game_texts->at, (game_texts->count + 1) * sizeof *game_texts->at);
    texts = &game_texts->at[game_texts->count++];
    *texts = (vaka_texts_of_game){.module = module};
    return texts;
}

vaka_texts *vaka_game_texts_of(vaka_game_texts *game_texts, const vaka_module *module)
{
    vaka_texts_of_game *texts;

    for (uint32_t i = 0; i < game_texts->count; i++)
        if (game_texts->at[i].module == module)
            return game_texts->at[i].texts;
    texts = add_book(game_texts, module);
    vaka_language_open(game_texts->mod_choice, module, NULL, &texts->texts, NULL);
    if (module)
        vaka_lang_switch(texts->texts, current(game_texts));
    return texts->texts;
}

void vaka_game_texts_init(vaka_game_texts *game_texts, vaka_mod_choice *mod_choice)
{
    *game_texts = (vaka_game_texts){.mod_choice = mod_choice};
    game_texts->language = (vaka_language){say, at, current, name, turn, known, clause, game_texts};
    vaka_game_texts_of(game_texts, NULL);
}

void vaka_game_texts_lend(vaka_game_texts *game_texts, const vaka_module *module, vaka_texts *texts)
{
    vaka_texts_of_game *lent = add_book(game_texts, module);

    lent->texts = texts;
    lent->lent = true;
}

static void drop_from(vaka_game_texts *game_texts, uint32_t first)
{
    for (uint32_t i = first; i < game_texts->count; i++)
        if (!game_texts->at[i].lent)
            vaka_texts_free(game_texts->at[i].texts);
    game_texts->count = first < game_texts->count ? first : game_texts->count;
}

void vaka_game_texts_drop(vaka_game_texts *game_texts)
{
    drop_from(game_texts, 1);
}

void vaka_game_texts_done(vaka_game_texts *game_texts)
{
    drop_from(game_texts, 0);
    free(game_texts->at);
    *game_texts = (vaka_game_texts){0};
}

void vaka_game_texts_give(vaka_game_texts *game_texts, vaka_record *record)
{
    const vaka_module *module = vaka_live_layout(vaka_record_live(record))->module;

    vaka_language_give(record, vaka_game_texts_of(game_texts, module));
}
