/* cli/engine/engine_content.c - mods, rules and scenario of a match that the engine makes or loads.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/engine/engine_request.h"
#include "cli/tell/catalogue.h"
#include "match/new_game.h"

#include <stdlib.h>
#include <string.h>

typedef struct vaka_engine_reader { /* texts in one language */
    struct vaka_engine_reader *next;
    char language[VAKA_LANG_CODE];
    vaka_game_texts texts;
} vaka_engine_reader;

static void free_choice(vaka_engine_choice *mod_choice)
{
    for (vaka_engine_reader *at = mod_choice->readers, *next; at; at = next) {
        next = at->next;
        vaka_game_texts_done(&at->texts);
        free(at);
    }
    vaka_mod_choice_done(&mod_choice->mod_choice);
    free(mod_choice->sprite);
    free(mod_choice->sprite_of);
    free(mod_choice->mods);
    free(mod_choice);
}

static bool is_used(const vaka_engine *engine, const vaka_engine_choice *mod_choice)
{
    for (uint32_t i = 0; i < engine->count; i++)
        if (engine->matches[i].mod_choice == &mod_choice->mod_choice)
            return true;
    return false;
}

static bool has_room(const vaka_engine_choice *mod_choice)
{
    return mod_choice->mod_choice.loader.loaded_count < VAKA_ENGINE_LOADED;
}

void vaka_engine_choices_tidy(vaka_engine *engine)
{
    uint32_t kept = 0;

    for (uint32_t i = 0; i < engine->choice_count; i++) {
        vaka_engine_choice *mod_choice = engine->choices[i];
        bool plain = strcmp(mod_choice->mods, "[]") == 0;

        if ((plain && has_room(mod_choice)) || is_used(engine, mod_choice)) {
            engine->choices[kept++] = mod_choice;
            continue;
        }
        if (engine->plugins->attach_data == &mod_choice->mod_choice)
            engine->plugins->attach = NULL;
        free_choice(mod_choice);
    }
    engine->choice_count = kept;
}

void vaka_engine_choices_done(vaka_engine *engine)
{
    for (uint32_t i = 0; i < engine->choice_count; i++)
        free_choice(engine->choices[i]);
    engine->choice_count = 0;
    for (uint32_t i = 0; i < engine->digest_count; i++)
        vaka_clauses_done(&engine->digests[i].clauses);
    free(engine->digests);
    engine->digests = NULL;
    engine->digest_count = 0;
}

static const vaka_clauses *clauses_of(vaka_engine *engine, const vaka_engine_match *match)
{
    const vaka_module *module = vaka_live_layout(match->live)->module;

    for (uint32_t i = 0; i < engine->digest_count; i++)
        if (engine->digests[i].module == module)
            return &engine->digests[i].clauses;
    if (!vaka_loader_concern(module))
        return NULL;
    engine->digests =
        vaka_xgrow(engine->digests, (engine->digest_count + 1) * sizeof *engine->digests);
    vaka_engine_digests *made = &engine->digests[engine->digest_count++];
    made->module = module;
    if (vaka_clauses_read(vaka_loader_usual(&match->mod_choice->loader, module), NULL,
                          &made->clauses, NULL) != VAKA_OK)
        vaka_clauses_done(&made->clauses);
    return &made->clauses;
}

char *vaka_engine_digest(vaka_request *request, const char *rule)
{
    const vaka_clauses *clauses = clauses_of(request->engine, request->match);
    char *text = NULL;
    size_t length;
    FILE *out = vaka_xneed(open_memstream(&text, &length));

    for (uint32_t i = 0; clauses && rule && *rule && i < clauses->count; i++)
        if (vaka_clause_is_part(clauses->at[i].number, rule))
            fprintf(out, "%s%s", ftell(out) > 0 ? "\n" : "", clauses->at[i].digest);
    vaka_xneed(fclose(out) == 0 ? text : NULL);
    if (*text)
        return text;
    free(text);
    return NULL;
}

static vaka_engine_choice *choice_of(vaka_engine *engine, const vaka_mod_choice *mod_choice)
{
    for (uint32_t i = 0; i < engine->choice_count; i++)
        if (&engine->choices[i]->mod_choice == mod_choice)
            return engine->choices[i];
    return NULL;
}

static vaka_engine_reader *find_reader(const vaka_engine_choice *choice, const char *language)
{
    vaka_engine_reader *reader = choice->readers;

    while (reader && strcmp(reader->language, language) != 0)
        reader = reader->next;
    return reader;
}

vaka_engine_choice *vaka_engine_choice_behind(vaka_engine *engine, const vaka_engine_match *match)
{
    return choice_of(engine, match->mod_choice);
}

/* Takes one that may be there already under its own name ("fr" for "fr_FR"). */
static vaka_engine_reader *keep_reader(vaka_engine_choice *choice, vaka_engine_reader *made)
{
    const vaka_language *language = &made->texts.language;
    vaka_engine_reader *found;

    snprintf(made->language, sizeof made->language, "%s", language->current(language->texts));
    found = find_reader(choice, made->language);
    if (found) {
        vaka_game_texts_done(&made->texts);
        free(made);
        return found;
    }
    made->next = choice->readers;
    choice->readers = made;
    return made;
}

/* A language without a word is English. */
static vaka_engine_reader *reader_of(vaka_engine_choice *choice, const char *language)
{
    vaka_engine_reader *reader = find_reader(choice, language);

    if (reader)
        return reader;
    reader = vaka_xnew(sizeof *reader);
    vaka_game_texts_init(&reader->texts, &choice->mod_choice);
    reader->texts.language.turn(reader->texts.language.texts, "en");
    reader->texts.language.turn(reader->texts.language.texts, language);
    return keep_reader(choice, reader);
}

const vaka_language *vaka_engine_language(vaka_engine *engine, const vaka_engine_match *match,
                                          const char *language)
{
    vaka_engine_choice *choice = choice_of(engine, match->mod_choice);
    const vaka_module *module = vaka_live_layout(match->live)->module;

    if (!choice)
        return NULL;
    return vaka_lang_language(vaka_game_texts_of(&reader_of(choice, language)->texts, module));
}

const char *vaka_engine_say(vaka_engine *engine, const vaka_engine_match *match, const char *text)
{
    const vaka_module *module = vaka_live_layout(match->live)->module;

    vaka_engine_choice *choice = engine ? choice_of(engine, match->mod_choice) : NULL;

    if (!choice)
        return text;
    return vaka_lang_say(vaka_game_texts_of(&reader_of(choice, "en")->texts, module), text);
}

/* A member that is a list of texts; NULL in `*out` if it is missing. */
static bool read_texts(vaka_request *request, const char *key, const json_t **out)
{
    const json_t *list = json_object_get(request->in, key);
    size_t index;
    json_t *item;

    *out = list;
    if (list && !json_is_array(list))
        return vaka_request_fail(request, "\"%s\" must be a list of texts", key);
    json_array_foreach(list, index, item)
    {
        if (!json_is_string(item))
            return vaka_request_fail(request, "\"%s\" must be a list of texts", key);
    }
    return true;
}

static vaka_mod_choice *make_choice(vaka_request *request, const json_t *mods, char *text)
{
    vaka_engine *engine = request->engine;
    vaka_engine_choice *made = vaka_xnew(sizeof *made);
    vaka_error err = {0};
    size_t index;
    json_t *item;

    made->mods = text;
    vaka_mod_choice_init(&made->mod_choice);
    json_array_foreach(mods, index, item)
    {
        if (err.status == VAKA_OK)
            vaka_mod_choice_add(&made->mod_choice, json_string_value(item), &err);
    }
    if (err.status == VAKA_OK) {
        engine->choices[engine->choice_count++] = made;
        return &made->mod_choice;
    }
    vaka_request_fail(request, "\"mods\": %s", err.text);
    free_choice(made);
    return NULL;
}

static vaka_mod_choice *find_choice(vaka_request *request)
{
    vaka_engine *engine = request->engine;
    const json_t *mods;

    if (!read_texts(request, "mods", &mods))
        return NULL;
    char *text = mods ? vaka_json_write(mods, NULL) : NULL;
    text = text ? text : vaka_xcopy("[]");
    for (uint32_t i = 0; i < engine->choice_count; i++) {
        if (strcmp(engine->choices[i]->mods, text) == 0 && has_room(engine->choices[i])) {
            free(text);
            return &engine->choices[i]->mod_choice;
        }
    }
    if (engine->choice_count < VAKA_ENGINE_CHOICES)
        return make_choice(request, mods, text);
    free(text);
    vaka_request_fail(request, "matches are played with %u lists of mods already; \"close\" some",
                      VAKA_ENGINE_CHOICES);
    return NULL;
}

vaka_mod_choice *vaka_engine_choice_of(vaka_request *request)
{
    request->mod_choice = find_choice(request);
    return request->mod_choice;
}

bool vaka_engine_catalogue(vaka_request *request)
{
    const char *language = "en";
    vaka_mod_choice *mod_choice = vaka_engine_choice_of(request);

    if (!mod_choice || !vaka_request_text(request, "lang", false, &language))
        return false;
    vaka_engine_choice *choice = choice_of(request->engine, mod_choice);
    json_t *all =
        vaka_catalogue_json(request->engine->plugins, &reader_of(choice, language)->texts);
    json_object_update(request->out, all);
    json_decref(all);
    return true;
}

static bool read_rules(vaka_request *request, vaka_journal_head *head)
{
    const json_t *rules;
    size_t index;
    json_t *item;
    vaka_error err;

    if (!read_texts(request, "rules", &rules))
        return false;
    json_array_foreach(rules, index, item)
    {
        if (vaka_mod_choice_rules(json_string_value(item), head, &err))
            return vaka_request_fail(request, "\"rules\": %s", err.text);
    }
    return true;
}

bool vaka_engine_set_up(vaka_request *request, const vaka_module *module, vaka_journal_head *head,
                        vaka_setup *setup)
{
    vaka_mod_choice *mod_choice = vaka_engine_choice_of(request);
    const char *scenario = "";
    vaka_error err;

    if (!mod_choice || !read_rules(request, head) ||
        !vaka_request_text(request, "scenario", false, &scenario))
        return false;
    if (*scenario && !vaka_new_game_scenario(head, scenario))
        return vaka_request_fail(request, "\"scenario\" must be the id of a scenario");
    if (vaka_mod_choice_set_up(mod_choice, module, head, setup, &err))
        return vaka_request_fail(request, "%s", err.text);
    return true;
}
