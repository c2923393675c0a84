/* cli/play/window_host_mods.c - the mods of the window: what is there, what is wrong, trying it,
 * and their lessons.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/play/window_host_inside.h"
#include "match/new_game.h"
#include "script/mods/game.h"
#include "share/installed.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void vaka_window_host_forget(window_host *at)
{
    vaka_complaints_done(&at->complaints);
    at->complaints = (vaka_complaints){0};
    vaka_content_free(at->everything);
    at->everything = NULL;
    at->looked_at = NULL;
    free(at->steps);
    at->steps = NULL;
}

static const vaka_library *library_of(window_host *at, const vaka_module *module)
{
    return vaka_loader_concern(module) ? vaka_loader_texts(&at->mod_choice->loader, module) : NULL;
}

/* Everything that `vaka check` would say, and all that the mods bring. */
static void look_at(window_host *at, const vaka_module *module)
{
    const vaka_library *library = library_of(at, module);
    const char **folders, **ids;
    uint32_t usable = 0;
    vaka_error err = {0};

    if (at->looked_at == module || !library)
        return;
    vaka_window_host_forget(at);
    at->looked_at = module;
    folders = vaka_xnew((library->mod_count + 1) * sizeof *folders);
    ids = vaka_xnew((library->mod_count + 1) * sizeof *ids);
    for (uint32_t i = 0; i < library->mod_count; i++) {
        folders[i] = library->mods[i].folder;
        if (library->mods[i].usable)
            ids[usable++] = library->mods[i].id;
    }
    vaka_check_files(library, folders, &at->complaints);
    if (vaka_library_content(library, &(vaka_library_choice){.mods = ids}, &at->everything, &err))
        at->everything = NULL; /* mods that exclude each other: their parts are not listed */
    free(folders);
    free(ids);
}

static uint32_t mods(void *data, const vaka_module *module, vaka_gui_mod *out)
{
    window_host *at = data;
    const vaka_library *library = library_of(at, module);
    uint32_t count = 0;

    if (!library)
        return 0;
    vaka_texts *texts = vaka_game_texts_of(&at->game_texts, module);
    for (uint32_t i = 0; i < library->mod_count && count < VAKA_GUI_ITEMS; i++) {
        const vaka_mod_info *mod = &library->mods[i];

        out[count++] =
            (vaka_gui_mod){.id = mod->id,
                           .title = vaka_lang_say(texts, mod->title),
                           .version = mod->version,
                           .authors = mod->authors,
                           .licence = mod->licence,
                           .text = vaka_lang_say(texts, mod->text),
                           .folder = mod->folder,
                           .trouble = mod->usable ? NULL : mod->trouble,
                           .bundled = mod->bundled,
                           .base = mod->base,
                           .usual = vaka_mod_is_usual(mod),
                           .weight = mod->weight,
                           .on = vaka_installed_is_on(vaka_library_short_name(module), mod->id)};
    }
    return count;
}

static vaka_status switch_mod(void *data, const vaka_module *module, uint32_t mod, bool on,
                              vaka_error *err)
{
    const vaka_library *library = library_of(data, module);

    if (!library || mod >= library->mod_count)
        return vaka_fail(err, VAKA_ERR_DATA, "it is not there any more");
    return vaka_installed_switch(vaka_library_short_name(module), library->mods[mod].id, on, err);
}

typedef struct parts { /* gathered so far */
    vaka_texts *texts;
    uint32_t mod;
    vaka_gui_part *at;
    uint32_t count;
} parts;

static void add_part(parts *list, const char *sort, const char *title, const char *file)
{
    if (list->count < VAKA_GUI_ITEMS)
        list->at[list->count++] =
            (vaka_gui_part){vaka_lang_say(list->texts, sort), vaka_lang_say(list->texts, title),
                            file, .moment = VAKA_STAGED_ANY};
}

static void add_choices(parts *list, const char *sort, const vaka_choice_info *from, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++)
        if (from[i].mod == list->mod)
            add_part(list, sort, from[i].title, from[i].file);
}

static uint32_t parts_of(void *data, const vaka_module *module, uint32_t mod, vaka_gui_part *out)
{
    window_host *at = data;
    const vaka_library *library = library_of(at, module);
    parts list = {vaka_game_texts_of(&at->game_texts, module), mod, out, 0};
    const vaka_choice_info *others;

    if (!library || mod >= library->mod_count)
        return 0;
    look_at(at, module);
    if (vaka_game_of(module) && library->mods[mod].base)
        add_part(&list, VAKA_TEXT("Whole game"), library->mods[mod].title, "game.lua");
    add_choices(&list, VAKA_TEXT("Scenario"), library->scenarios, library->scenario_count);
    add_choices(&list, VAKA_TEXT("Rule"), library->rules, library->rule_count);
    uint32_t count = vaka_library_stand_ins(library, &others);
    add_choices(&list, VAKA_TEXT("Rule"), others, count);
    for (uint32_t i = 0; at->everything && i < at->everything->item_count; i++) {
        const vaka_item *item = &at->everything->items[i];

        if (item->mod == mod && item->sort < module->sort_count)
            add_part(&list, module->sorts[item->sort].title, item->title, item->file);
    }
    if (list.count > 1 && !library->mods[mod].base)
        add_part(&list, VAKA_TEXT("All of it"), library->mods[mod].title, "mod.lua");
    return list.count;
}

static const char *complaint(void *data, const vaka_module *module, uint32_t number)
{
    window_host *at = data;

    look_at(at, module);
    if (at->looked_at != module || number >= at->complaints.count)
        return NULL;
    vaka_complaint_write(&at->complaints.at[number], at->line, sizeof at->line);
    return at->line;
}

/* No match is on the table: everything is read anew when it is asked for. */
void vaka_window_host_reload(void *data)
{
    window_host *at = data;
    const char *const *folders = at->mod_choice->loader.folders;

    vaka_window_host_forget(at);
    vaka_game_texts_drop(&at->game_texts);
    vaka_loader_done(&at->mod_choice->loader);
    vaka_loader_init(&at->mod_choice->loader, folders);
}

/* --- Lessons: the tutorials of all mods that can be used -------------------------------------- */

static uint32_t lessons(void *data, const vaka_module *module, vaka_gui_item *out)
{
    window_host *at = data;
    uint32_t count = 0;

    if (!vaka_loader_concern(module))
        return 0;
    const vaka_library *library = vaka_loader_texts(&at->mod_choice->loader, module);
    vaka_texts *texts = vaka_game_texts_of(&at->game_texts, module);
    for (uint32_t i = 0; i < library->lesson_count && count < VAKA_GUI_ITEMS; i++) {
        const vaka_lesson *lesson = &library->lessons[i];

        if (library->mods[lesson->mod].usable && lesson->step_count > 0)
            out[count++] = (vaka_gui_item){.id = lesson->id,
                                           .title = vaka_lang_say(texts, lesson->title),
                                           .text = vaka_lang_say(texts, lesson->text),
                                           .mod = library->mods[lesson->mod].title};
    }
    return count;
}

static vaka_status fill_lesson(const vaka_library *library, const vaka_lesson *lesson,
                               const vaka_language *language, vaka_journal_head *head,
                               vaka_error *err)
{
    vaka_status status = VAKA_OK;

    *head = (vaka_journal_head){.seed = vaka_seed_of((uint64_t)lesson->seed)};
    snprintf(head->scenario, sizeof head->scenario, "%s", lesson->scenario);
    vaka_new_game_mod(head, library->mods[lesson->mod].id, NULL);
    for (uint32_t i = 0; i < lesson->rule_count; i++)
        vaka_new_game_rule(head, lesson->rules[i], NULL);
    vaka_new_game_players(head, lesson->seats, 0, "human", "human");
    vaka_seat_name_all(language, head);
    for (uint32_t i = 0; !status && i < lesson->queue_count; i++)
        status = vaka_journal_head_queue(head, lesson->queue[i], err);
    return status;
}

static vaka_status begin_lesson(window_host *at, const vaka_library *library,
                                const vaka_lesson *lesson, vaka_record **out, vaka_error *err)
{
    vaka_journal_head head;
    vaka_setup setup;
    vaka_status status = fill_lesson(library, lesson, &at->game_texts.language, &head, err);

    if (!status)
        status = vaka_mod_choice_set_up(at->mod_choice, library->module, &head, &setup, err);
    if (!status)
        status = vaka_record_new(&setup, &head, NULL, out, err);
    vaka_journal_head_done(&head);
    return status;
}

static const vaka_lesson *find_lesson(const vaka_library *library, const char *id)
{
    for (uint32_t i = 0; i < library->lesson_count; i++)
        if (strcmp(library->lessons[i].id, id) == 0 &&
            library->mods[library->lessons[i].mod].usable)
            return &library->lessons[i];
    return NULL;
}

static vaka_status lesson(void *data, const vaka_module *module, const char *id, vaka_record **out,
                          const vaka_gui_step **steps, uint32_t *count, vaka_error *err)
{
    window_host *at = data;
    const vaka_library *library = vaka_loader_texts(&at->mod_choice->loader, module);
    const vaka_lesson *found = find_lesson(library, id);
    vaka_status status;

    if (!found)
        return vaka_fail(err, VAKA_ERR_DATA, "there is no lesson '%.40s'", id);
    status = begin_lesson(at, library, found, out, err);
    if (status)
        return status;
    free(at->steps);
    at->steps = vaka_xnew(found->step_count * sizeof *at->steps);
    for (uint32_t i = 0; i < found->step_count; i++) {
        const vaka_lesson_step *step = &found->steps[i];

        at->steps[i] =
            (vaka_gui_step){step->text, step->point, step->actions, step->action_count, step->seat};
    }
    *steps = at->steps;
    *count = found->step_count;
    vaka_game_texts_give(&at->game_texts, *out);
    return VAKA_OK;
}

void vaka_window_host_mods(vaka_gui_host *host)
{
    host->mods = mods;
    host->parts = parts_of;
    host->complaint = complaint;
    host->reload = vaka_window_host_reload;
    host->switch_mod = switch_mod;
    host->lessons = lessons;
    host->lesson = lesson;
}
