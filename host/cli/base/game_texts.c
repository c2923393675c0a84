/* cli/base/game_texts.c - texts of several games at once, all read in one language.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/base/game_texts.h"

#include <stdlib.h>

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
    game_texts->language = (vaka_language){say, at, current, turn, known, clause, game_texts};
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
