/* script/run/kit.c - libraries, contents and runners, kept while the program runs.
 *
 * SPDX-License-Identifier: MIT */
#include "script/run/kit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void vaka_kits_init(vaka_kits *kits, const char *const *folders)
{
    *kits = (vaka_kits){.folders = folders};
}

void vaka_kits_done(vaka_kits *kits)
{
    for (uint32_t i = 0; i < kits->kit_count; i++) {
        vaka_runner_free(kits->kits[i]->runner);
        vaka_content_free(kits->kits[i]->content);
        free(kits->kits[i]->choice);
        free(kits->kits[i]);
    }
    for (uint32_t i = 0; i < kits->library_count; i++) {
        vaka_library_done(kits->libraries[i]);
        free(kits->libraries[i]);
    }
    free(kits->kits);
    free(kits->libraries);
    *kits = (vaka_kits){0};
}

bool vaka_kits_concern(const vaka_module *module)
{
    return module->table_count || module->sort_count || module->hook_count || module->value_count;
}

/* One that has been read, whole or not; NULL: none. */
static const vaka_library *find_library(const vaka_kits *kits, const vaka_module *module,
                                        bool usual_only)
{
    for (uint32_t i = 0; i < kits->library_count; i++)
        if (kits->libraries[i]->module == module && kits->libraries[i]->usual_only == usual_only)
            return kits->libraries[i];
    return NULL;
}

static const vaka_library *keep_library(vaka_kits *kits, vaka_library *library)
{
    kits->libraries =
        vaka_xgrow(kits->libraries, sizeof *kits->libraries * (kits->library_count + 1));
    kits->libraries[kits->library_count++] = library;
    return library;
}

const vaka_library *vaka_kits_library(vaka_kits *kits, const vaka_module *module)
{
    const vaka_library *found = find_library(kits, module, false);

    if (found)
        return found;
    vaka_library *library = vaka_xnew(sizeof *library);
    vaka_library_open_rules(library, module, kits->folders);
    return keep_library(kits, library);
}

const vaka_library *vaka_kits_usual(vaka_kits *kits, const vaka_module *module)
{
    const vaka_library *found = find_library(kits, module, false);

    if (!found)
        found = find_library(kits, module, true);
    if (found)
        return found;
    if (kits->folders && kits->folders[0]) /* what lies there may stand for a usual one */
        return vaka_kits_library(kits, module);
    vaka_library *library = vaka_xnew(sizeof *library);
    if (vaka_library_open_usual(library, module))
        return keep_library(kits, library);
    free(library);
    return vaka_kits_library(kits, module);
}

const vaka_library *vaka_kits_of(const vaka_kits *kits, const vaka_content *content)
{
    for (uint32_t i = 0; i < kits->kit_count; i++)
        if (kits->kits[i]->content == content)
            return kits->kits[i]->library;
    return NULL;
}

const vaka_library *vaka_kits_texts(vaka_kits *kits, const vaka_module *module)
{
    const vaka_library *wanted = vaka_kits_library(kits, module);

    for (uint32_t i = 0; i < kits->library_count; i++)
        if (kits->libraries[i] == wanted)
            vaka_library_texts(kits->libraries[i]);
    return wanted;
}

static bool is_empty(const char *const *list)
{
    return !list || !list[0];
}

/* A choice as one line: equal choices, equal lines. */
static char *line_of(const vaka_module *module, const vaka_library_choice *choice)
{
    char *text = NULL;
    size_t size;
    FILE *out = vaka_xneed(open_memstream(&text, &size));

    fprintf(out, "%s %d %s", module->id, choice->seats, choice->scenario ? choice->scenario : "");
    for (const char *const *at = choice->rules; at && *at; at++)
        fprintf(out, " +%s", *at);
    for (const char *const *at = choice->mods; at && *at; at++)
        fprintf(out, " @%s", *at);
    return vaka_xneed(fclose(out) == 0 ? text : NULL);
}

static vaka_kit *find(const vaka_kits *kits, const char *line)
{
    for (uint32_t i = 0; i < kits->kit_count; i++)
        if (strcmp(kits->kits[i]->choice, line) == 0)
            return kits->kits[i];
    return NULL;
}

/* Makes a kit for a choice not made before; takes over `line`. */
static vaka_status make(vaka_kits *kits, const vaka_module *module,
                        const vaka_library_choice *choice, char *line, vaka_kit **out,
                        vaka_error *err)
{
    vaka_kit kit = {.library = vaka_kits_usual(kits, module), .choice = line};
    vaka_status status = vaka_library_content(kit.library, choice, &kit.content, err);

    if (status != VAKA_OK && kit.library->usual_only) { /* the whole one has more, and says more */
        kit.library = vaka_kits_library(kits, module);
        status = vaka_library_content(kit.library, choice, &kit.content, err);
    }
    if (status == VAKA_OK)
        status = vaka_runner_new(kit.library, kit.content, &kit.runner, err);
    if (status != VAKA_OK) {
        vaka_content_free(kit.content);
        free(line);
        return status;
    }
    kits->kits = vaka_xgrow(kits->kits, sizeof *kits->kits * (kits->kit_count + 1));
    *out = kits->kits[kits->kit_count++] = vaka_xnew(sizeof kit);
    **out = kit;
    return VAKA_OK;
}

vaka_status vaka_kits_attach(vaka_kits *kits, const vaka_library_choice *choice, vaka_setup *setup,
                             const vaka_kit **out, vaka_error *err)
{
    const vaka_module *module = setup->module;
    vaka_kit *kit;

    if (out)
        *out = NULL;
    if (!vaka_kits_concern(module)) {
        if ((choice->scenario && *choice->scenario) || !is_empty(choice->rules))
            return vaka_fail(err, VAKA_ERR_DATA, "%s has no scenarios and no optional rules",
                             module->title);
        return VAKA_OK;
    }
    char *line = line_of(module, choice);
    kit = find(kits, line);
    if (kit) {
        free(line);
    } else {
        vaka_status status = make(kits, module, choice, line, &kit, err);
        if (status != VAKA_OK)
            return status;
    }
    setup->content = kit->content;
    setup->port = vaka_runner_port(kit->runner);
    if (out)
        *out = kit;
    return vaka_library_set_up(kit->library, choice->scenario, setup, err);
}

void vaka_library_seat_nobody(const vaka_choice_info *scenario, vaka_journal_head *head)
{
    int32_t count = scenario ? (int32_t)scenario->nobody_count : 0;

    for (int32_t i = 0; i < count && i < head->seats; i++) {
        int32_t seat = head->seats - count + i;
        if (seat < 0)
            continue;
        snprintf(head->player[seat], sizeof head->player[seat], "nobody");
        if (!head->name[seat][0])
            snprintf(head->name[seat], sizeof head->name[seat], "%s", scenario->nobody[i]);
    }
}

vaka_status vaka_kits_attach_head(void *kits, const vaka_journal_head *head, vaka_setup *setup,
                                  vaka_error *err)
{
    const char *rules[VAKA_JOURNAL_CHOICES + 1] = {0}, *mods[VAKA_JOURNAL_CHOICES + 1] = {0};
    vaka_library_choice choice = {head->scenario, rules, head->mod_count ? mods : NULL,
                                  setup->seats};

    for (uint32_t i = 0; i < head->rule_count; i++)
        rules[i] = head->rule[i];
    for (uint32_t i = 0; i < head->mod_count; i++)
        mods[i] = head->mod[i];
    return vaka_kits_attach(kits, &choice, setup, NULL, err);
}
