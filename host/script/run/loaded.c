/* script/run/loaded.c - libraries, contents and runners, kept while the program runs.
 *
 * SPDX-License-Identifier: MIT */
#include "script/run/loaded.h"
#include "script/mods/game.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void vaka_loader_init(vaka_loader *loader, const char *const *folders)
{
    *loader = (vaka_loader){.folders = folders};
}

void vaka_loader_done(vaka_loader *loader)
{
    for (uint32_t i = 0; i < loader->loaded_count; i++) {
        vaka_runner_free(loader->loaded[i]->runner);
        vaka_content_free(loader->loaded[i]->content);
        free(loader->loaded[i]->choice);
        free(loader->loaded[i]);
    }
    for (uint32_t i = 0; i < loader->library_count; i++) {
        vaka_library_done(loader->libraries[i]);
        free(loader->libraries[i]);
    }
    free(loader->loaded);
    free(loader->libraries);
    *loader = (vaka_loader){0};
}

bool vaka_loader_concern(const vaka_module *module)
{
    return module->table_count || module->sort_count || module->hook_count || module->value_count ||
           vaka_game_of(module);
}

/* One that has been read, whole or not; NULL: none. */
static vaka_library *find_library(const vaka_loader *loader, const vaka_module *module,
                                  bool usual_only)
{
    for (uint32_t i = 0; i < loader->library_count; i++)
        if (loader->libraries[i]->module == module &&
            loader->libraries[i]->usual_only == usual_only)
            return loader->libraries[i];
    return NULL;
}

static vaka_library *keep_library(vaka_loader *loader, vaka_library *library)
{
    loader->libraries =
        vaka_xgrow(loader->libraries, sizeof *loader->libraries * (loader->library_count + 1));
    loader->libraries[loader->library_count++] = library;
    return library;
}

static vaka_library *whole_library(vaka_loader *loader, const vaka_module *module)
{
    vaka_library *library = find_library(loader, module, false);

    if (library)
        return library;
    library = vaka_xnew(sizeof *library);
    vaka_library_open_rules(library, module, loader->folders);
    return keep_library(loader, library);
}

const vaka_library *vaka_loader_library(vaka_loader *loader, const vaka_module *module)
{
    return whole_library(loader, module);
}

const vaka_library *vaka_loader_lessons(vaka_loader *loader, const vaka_module *module)
{
    vaka_library *library = whole_library(loader, module);

    vaka_library_lessons(library);
    return library;
}

const vaka_library *vaka_loader_texts(vaka_loader *loader, const vaka_module *module)
{
    vaka_library *library = whole_library(loader, module);

    vaka_library_texts(library);
    return library;
}

const vaka_library *vaka_loader_usual(vaka_loader *loader, const vaka_module *module)
{
    const vaka_library *found = find_library(loader, module, false);

    if (!found)
        found = find_library(loader, module, true);
    if (found)
        return found;
    bool others = loader->folders && loader->folders[0]; /* one may stand for a usual one */
    if (loader->whole || others)
        return vaka_loader_library(loader, module);
    vaka_library *library = vaka_xnew(sizeof *library);
    if (vaka_library_open_usual(library, module))
        return keep_library(loader, library);
    free(library);
    return vaka_loader_library(loader, module);
}

const vaka_library *vaka_loader_of(const vaka_loader *loader, const vaka_content *content)
{
    for (uint32_t i = 0; i < loader->loaded_count; i++)
        if (loader->loaded[i]->content == content)
            return loader->loaded[i]->library;
    return NULL;
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

static vaka_loaded *find(const vaka_loader *loader, const char *line)
{
    for (uint32_t i = 0; i < loader->loaded_count; i++)
        if (strcmp(loader->loaded[i]->choice, line) == 0)
            return loader->loaded[i];
    return NULL;
}

/* Loads what belongs to a choice not made before; takes over `line`. */
static vaka_status make(vaka_loader *loader, const vaka_module *module,
                        const vaka_library_choice *choice, char *line, vaka_loaded **out,
                        vaka_error *err)
{
    vaka_loaded loaded = {.library = vaka_loader_usual(loader, module), .choice = line};
    vaka_status status = vaka_library_content(loaded.library, choice, &loaded.content, err);

    if (status != VAKA_OK &&
        loaded.library->usual_only) { /* the whole one has more, and says more */
        loaded.library = vaka_loader_library(loader, module);
        status = vaka_library_content(loaded.library, choice, &loaded.content, err);
    }
    if (status == VAKA_OK)
        status = vaka_runner_new(loaded.library, loaded.content, &loaded.runner, err);
    if (status != VAKA_OK) {
        vaka_content_free(loaded.content);
        free(line);
        return status;
    }
    loader->loaded =
        vaka_xgrow(loader->loaded, sizeof *loader->loaded * (loader->loaded_count + 1));
    *out = loader->loaded[loader->loaded_count++] = vaka_xnew(sizeof loaded);
    **out = loaded;
    return VAKA_OK;
}

vaka_status vaka_loader_attach(vaka_loader *loader, const vaka_library_choice *choice,
                               vaka_setup *setup, const vaka_loaded **out, vaka_error *err)
{
    const vaka_module *module = setup->module;
    vaka_loaded *loaded;

    if (out)
        *out = NULL;
    if (!vaka_loader_concern(module)) {
        if ((choice->scenario && *choice->scenario) || (choice->rules && choice->rules[0]))
            return vaka_fail(err, VAKA_ERR_DATA, "%s has no scenarios and no optional rules",
                             module->title);
        return VAKA_OK;
    }
    char *line = line_of(module, choice);
    loaded = find(loader, line);
    if (loaded) {
        free(line);
    } else {
        vaka_status status = make(loader, module, choice, line, &loaded, err);
        if (status != VAKA_OK)
            return status;
    }
    setup->content = loaded->content;
    setup->port = vaka_runner_port(loaded->runner);
    if (out)
        *out = loaded;
    return vaka_library_set_up(loaded->library, choice->scenario, setup, err);
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

/* What a head chooses, in a choice and the lists that it borrows. */
typedef struct head_choice {
    vaka_library_choice choice;
    const char *rules[VAKA_JOURNAL_CHOICES + 1], *mods[VAKA_JOURNAL_CHOICES + 1];
} head_choice;

static void read_choice(head_choice *out, const vaka_journal_head *head, int32_t seats)
{
    *out = (head_choice){0};
    for (uint32_t i = 0; i < head->rule_count; i++)
        out->rules[i] = head->rule[i];
    for (uint32_t i = 0; i < head->mod_count; i++)
        out->mods[i] = head->mod[i];
    out->choice = (vaka_library_choice){head->scenario, out->rules,
                                        head->mod_count ? out->mods : NULL, seats};
}

bool *vaka_loader_takes(const vaka_library *library, const vaka_journal_head *head)
{
    head_choice of;

    read_choice(&of, head, 0);
    return vaka_library_takes(library, &of.choice);
}

vaka_status vaka_loader_attach_head(void *loader, const vaka_journal_head *head, vaka_setup *setup,
                                    vaka_error *err)
{
    head_choice of;

    read_choice(&of, head, setup->seats);
    return vaka_loader_attach(loader, &of.choice, setup, NULL, err);
}
