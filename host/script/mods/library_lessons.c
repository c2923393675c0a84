/* script/mods/library_lessons.c - tutorials: a game with queued chance, and steps through it.
 *
 * SPDX-License-Identifier: MIT
 *
 *     return { title = "First voyage", text = "…", scenario = "standard", seats = 2, seed = 7,
 *              queue = { "die 3" }, rules = { "fog" },
 *              steps = { { text = "Welcome." },
 *                        { text = "Sail there.", point = "bay", expect = "sail bay" },
 *                        { seat = 1, does = "pass" } } } */
#include "script/mods/library_inside.h"

#include <stdlib.h>
#include <string.h>

#define STEPS_MOST 500u

static void free_texts(char **texts, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++)
        free(texts[i]);
    free(texts);
}

static void lesson_done(vaka_lesson *lesson)
{
    for (uint32_t i = 0; i < lesson->step_count; i++) {
        free(lesson->steps[i].text);
        free(lesson->steps[i].point);
        free_texts(lesson->steps[i].actions, lesson->steps[i].action_count);
    }
    free(lesson->steps);
    free_texts(lesson->queue, lesson->queue_count);
    free_texts(lesson->rules, lesson->rule_count);
    free(lesson->id);
    free(lesson->title);
    free(lesson->text);
    free(lesson->file);
    free(lesson->scenario);
}

void vaka_lessons_done(vaka_library *library)
{
    for (uint32_t i = 0; i < library->lesson_count; i++)
        lesson_done(&library->lessons[i]);
    free(library->lessons);
    library->lessons = NULL;
    library->lesson_count = 0;
}

/* `expect` and `does` are an action, or a list of those that are all good. */
static void read_actions(const vaka_file_fields *page, const vaka_plain *step, const char *field,
                         vaka_lesson_step *out)
{
    const vaka_plain *value = vaka_plain_get(step, field);

    if (!value)
        return;
    if (value->type == VAKA_PLAIN_TABLE) {
        vaka_file_fields_texts(page, step, field, &out->actions, &out->action_count);
        return;
    }
    if (value->type != VAKA_PLAIN_TEXT) {
        vaka_complaint_add(page->complaints, page->file, value->spot, NULL,
                           "'%s' is an action as text, or a list of them, not %s", field,
                           vaka_plain_type(value));
        return;
    }
    out->actions = vaka_xnew(sizeof *out->actions);
    out->actions[out->action_count++] = vaka_xcopy(value->text);
}

static void read_step(const vaka_file_fields *page, const vaka_plain *step, vaka_lesson *lesson)
{
    static const char *const known[] = {"text", "point", "expect", "seat", "does", NULL};
    vaka_lesson_step out = {0};
    const char *text = "", *point = "";

    if (step->type != VAKA_PLAIN_TABLE) {
        vaka_complaint_add(page->complaints, page->file, step->spot, "{ text = \"…\" }",
                           "a step is a table, not %s", vaka_plain_type(step));
        return;
    }
    vaka_file_fields_known(page, step, known, "a step");
    vaka_file_fields_text(page, step, "text", false, &text);
    vaka_file_fields_text(page, step, "point", false, &point);
    vaka_file_fields_int(page, step, "seat", 1, VAKA_MAX_SEATS - 1, &out.seat);
    read_actions(page, step, out.seat ? "does" : "expect", &out);
    if (out.seat && !out.action_count)
        vaka_complaint_add(page->complaints, page->file, step->spot, "does = \"pass\"",
                           "a step of another seat says what it does");
    if (!out.seat && vaka_plain_get(step, "does"))
        vaka_complaint_add(page->complaints, page->file, vaka_plain_get(step, "does")->spot,
                           "seat = 1", "'does' is for another seat: say which");
    if (!out.seat && !*text)
        vaka_complaint_add(page->complaints, page->file, step->spot, "text = \"…\"",
                           "a step of the learner has a text");
    out.text = vaka_xcopy(text);
    out.point = *point ? vaka_xcopy(point) : NULL;
    lesson->steps[lesson->step_count++] = out;
}

static void read_steps(const vaka_file_fields *page, const vaka_plain *table, vaka_lesson *lesson)
{
    const vaka_plain *steps = vaka_file_fields_table(page, table, "steps");

    if (!steps || steps->count == 0 || steps->count > STEPS_MOST) {
        vaka_complaint_add(page->complaints, page->file, steps ? steps->spot : table->spot,
                           "steps = { { text = \"…\" } }", "a tutorial has 1 to %u steps",
                           STEPS_MOST);
        return;
    }
    lesson->steps = vaka_xnew(steps->count * sizeof *lesson->steps);
    for (uint32_t i = 0; i < steps->count; i++)
        read_step(page, &steps->at[i], lesson);
}

static void check_names(vaka_library *library, const vaka_file_fields *page,
                        const vaka_plain *table, const vaka_lesson *lesson)
{
    const vaka_plain *scenario = vaka_plain_get(table, "scenario");
    vaka_guess guess = vaka_guess_of(vaka_word_of(lesson->scenario));

    for (uint32_t i = 0; i < library->scenario_count; i++) {
        if (strcmp(library->scenarios[i].id, lesson->scenario) == 0)
            return;
        vaka_guess_try(&guess, library->scenarios[i].id);
    }
    if (scenario && *lesson->scenario)
        vaka_file_fields_unknown(page, scenario->spot, "scenario", &guess);
}

static void read_lesson(vaka_library *library, uint32_t mod, const vaka_library_file *file)
{
    static const char *const known[] = {"title", "text",  "scenario", "seats", "seed",
                                        "queue", "rules", "steps",    NULL};
    vaka_file_fields page = {file->name, &library->complaints};
    const vaka_plain *table = &file->plain;
    const char *title = "", *text = "", *scenario = "";
    vaka_lesson out = {.mod = (uint16_t)mod, .seats = library->module->seats_min, .seed = 1};

    vaka_file_fields_known(&page, table, known, "a tutorial");
    vaka_file_fields_text(&page, table, "title", VAKA_FIELD_NEEDED, &title);
    vaka_file_fields_text(&page, table, "text", false, &text);
    vaka_file_fields_text(&page, table, "scenario", false, &scenario);
    vaka_file_fields_int(&page, table, "seats", library->module->seats_min,
                         library->module->seats_max, &out.seats);
    vaka_file_fields_int(&page, table, "seed", 0, INT32_MAX, &out.seed);
    vaka_file_fields_texts(&page, table, "queue", &out.queue, &out.queue_count);
    vaka_file_fields_texts(&page, table, "rules", &out.rules, &out.rule_count);
    out.id = vaka_xcopy(file->id);
    out.title = vaka_xcopy(title);
    out.text = vaka_xcopy(text);
    out.file = vaka_xcopy(file->path);
    out.scenario = vaka_xcopy(scenario);
    read_steps(&page, table, &out);
    if (library->mods[mod].usable) /* else its own scenarios are gone, which has been said */
        check_names(library, &page, table, &out);
    vaka_queue_check(&library->complaints, file);
    library->lessons =
        vaka_xgrow(library->lessons, (library->lesson_count + 1) * sizeof *library->lessons);
    library->lessons[library->lesson_count++] = out;
}

void vaka_lessons_read(vaka_library *library, uint32_t mod)
{
    const vaka_mod_files *files = &library->files->mods[mod];

    for (uint32_t i = 0; i < files->count; i++)
        if (files->at[i].plain.type == VAKA_PLAIN_TABLE &&
            strcmp(files->at[i].folder, "tutorials") == 0)
            read_lesson(library, mod, &files->at[i]);
}
