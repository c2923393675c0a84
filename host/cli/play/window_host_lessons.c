/* cli/play/window_host_lessons.c - lessons for the window: the tutorials of all mods that can be
 * used.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/play/window_host_inside.h"
#include "match/new_game.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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

static vaka_status fill_head(const vaka_library *library, const vaka_lesson *lesson,
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

static vaka_status begin(window_host *at, const vaka_library *library, const vaka_lesson *lesson,
                         vaka_record **out, vaka_error *err)
{
    vaka_journal_head head;
    vaka_setup setup;
    vaka_status status = fill_head(library, lesson, &at->game_texts.language, &head, err);

    if (!status)
        status = vaka_mod_choice_set_up(at->mod_choice, library->module, &head, &setup, err);
    if (!status)
        status = vaka_record_new(&setup, &head, NULL, out, err);
    vaka_journal_head_done(&head);
    return status;
}

static const vaka_lesson *find(const vaka_library *library, const char *id)
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
    const vaka_lesson *found = find(library, id);
    vaka_status status;

    if (!found)
        return vaka_fail(err, VAKA_ERR_DATA, "there is no lesson '%.40s'", id);
    status = begin(at, library, found, out, err);
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

void vaka_window_host_lessons(vaka_gui_host *host)
{
    host->lessons = lessons;
    host->lesson = lesson;
}
