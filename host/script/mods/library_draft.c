/* script/mods/library_draft.c - a scenario of the library as a draft that can be changed.
 *
 * SPDX-License-Identifier: MIT */
#include "script/mods/library_draft.h"

#include "script/mods/mod_files.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Has a mod data of its own, on which its scenarios are based? */
static bool has_data(const vaka_library *library, uint32_t mod)
{
    const vaka_mod_files *files = &library->files->mods[mod];

    for (uint32_t i = 0; i < files->count; i++)
        if (strcmp(files->at[i].folder, "data") == 0)
            return true;
    return false;
}

/* The content of the usual mods, and of one more. */
static vaka_status make_content(const vaka_library *library, const char *more, const char *scenario,
                                vaka_content **out, vaka_error *err)
{
    const char **ids = vaka_xnew((library->mod_count + 2) * sizeof *ids);
    uint32_t count = 0;
    vaka_status status;

    for (uint32_t m = 0; m < library->mod_count; m++)
        if (vaka_mod_is_usual(&library->mods[m]))
            ids[count++] = library->mods[m].id;
    ids[count] = more;
    status = vaka_library_content(
        library, &(vaka_library_choice){.scenario = scenario, .mods = ids}, out, err);
    free(ids);
    return status;
}

static void put_group(vaka_draft *draft, const char *group, const char *name, const char *value)
{
    char key[256];

    snprintf(key, sizeof key, "%s.%s", group, name);
    vaka_draft_put(draft, key, value);
}

static void put_number(vaka_draft *draft, const char *group, const char *name, int32_t value)
{
    char text[16];

    snprintf(text, sizeof text, "%d", (int)value);
    put_group(draft, group, name, text);
}

static void put_texts(vaka_draft *draft, const char *group, char *const *texts, uint32_t count)
{
    char name[16];

    for (uint32_t i = 0; i < count; i++) {
        snprintf(name, sizeof name, "%u", i + 1);
        put_group(draft, group, name, texts[i]);
    }
}

/* "bounty:every=2": the name is a key, the options are its value. */
static void put_rules(vaka_draft *draft, const char *group, char *const *rules, uint32_t count)
{
    char name[128];

    for (uint32_t i = 0; i < count; i++) {
        size_t length = strcspn(rules[i], ":");

        snprintf(name, sizeof name, "%.*s", (int)length, rules[i]);
        put_group(draft, group, name, rules[i][length] ? rules[i] + length + 1 : "");
    }
}

/* Numbers of cards, as the file has them. */
static void put_cards(vaka_draft *draft, const vaka_plain *all)
{
    char name[192];

    for (uint32_t s = 0; all && s < all->count; s++)
        for (uint32_t c = 0; c < all->at[s].count; c++) {
            const vaka_plain *card = &all->at[s].at[c];

            for (uint32_t n = 0; n < card->count; n++) {
                if (card->at[n].type != VAKA_PLAIN_INT || !all->at[s].key || !card->key)
                    continue;
                snprintf(name, sizeof name, "%.60s.%.60s.%.60s", all->at[s].key, card->key,
                         card->at[n].key ? card->at[n].key : "?");
                put_number(draft, "cards", name, (int32_t)card->at[n].number);
            }
        }
}

static void put_facts(vaka_draft *draft, const vaka_library *library, const vaka_choice_info *from)
{
    vaka_draft_put(draft, "title", from->title);
    if (*from->text)
        vaka_draft_put(draft, "text", from->text);
    if (*from->rule)
        vaka_draft_put(draft, "rule", from->rule);
    put_number(draft, "seats", "min", from->seats_min);
    put_number(draft, "seats", "max", from->seats_max);
    put_texts(draft, "nobody", from->nobody, from->nobody_count);
    put_texts(draft, "brings", from->brings, from->brings_count);
    put_texts(draft, "queue", from->queue, from->queue_count);
    put_rules(draft, "rules", from->rules, from->rule_count);
    if (from->rules_limited)
        vaka_draft_put(draft, "allowed", "");
    put_rules(draft, "allowed", from->allowed, from->allowed_count);
    for (uint32_t i = 0; i < from->setting_count; i++)
        put_number(draft, "options", from->settings[i].id, from->settings[i].value);
    put_cards(draft, vaka_plain_get(&vaka_choice_file(library, from)->plain, "cards"));
}

/* Titles in other languages, where the scenario's mod has them. */
static void put_titles(vaka_draft *draft, const vaka_library *library, const vaka_choice_info *from)
{
    static const char *const fields[] = {"title", "text"};
    const vaka_mod_files *files = &library->files->mods[from->mod];
    char id[160], key[96];

    for (uint32_t i = 0; i < files->count; i++)
        for (size_t f = 0; strcmp(files->at[i].folder, "lang") == 0 && f < 2; f++) {
            snprintf(id, sizeof id, "scenario.%.100s.%s", from->id, fields[f]);
            const vaka_plain *text = vaka_plain_get(&files->at[i].plain, id);

            snprintf(key, sizeof key, "lang.%.40s.%s", files->at[i].id, fields[f]);
            if (text && text->type == VAKA_PLAIN_TEXT && strcmp(files->at[i].id, "en") != 0)
                vaka_draft_put(draft, key, text->text);
        }
}

vaka_status vaka_library_draft(const vaka_library *library, const char *scenario, vaka_draft **out,
                               const char **needs, vaka_error *err)
{
    const vaka_choice_info *from =
        scenario && *scenario ? vaka_library_scenario(library, scenario) : NULL;
    vaka_content *base = NULL, *content = NULL;
    vaka_status status;

    *needs = from && !library->mods[from->mod].base && has_data(library, from->mod)
                 ? library->mods[from->mod].id
                 : NULL;
    if (scenario && *scenario && !from)
        return vaka_fail(err, VAKA_ERR_DATA, "there is no scenario '%.60s'", scenario);
    status = make_content(library, *needs, NULL, &base, err);
    if (!status && from)
        status = make_content(library, *needs, scenario, &content, err);
    if (!status) {
        *out = vaka_draft_new(library->module, base->tables);
        if (from) {
            vaka_draft_start(*out, content->tables);
            put_facts(*out, library, from);
            put_titles(*out, library, from);
        }
    }
    vaka_content_free(content);
    vaka_content_free(base);
    return status;
}
