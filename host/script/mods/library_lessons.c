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

#include <string.h>

#define STEPS_MOST 500u

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
        vaka_file_wrong(page, value->spot, NULL,
                        "'%s' is an action as text, or a list of them, not %s", field,
                        vaka_plain_type(value));
        return;
    }
    out->actions = vaka_arena_new(page->arena, sizeof *out->actions);
    out->actions[out->action_count++] = value->text;
}

static void read_step(const vaka_file_fields *page, const vaka_plain *step, vaka_lesson *lesson)
{
    static const vaka_file_field fields[] = {
        {VAKA_FIELD(vaka_lesson_step, text, VAKA_FIELD_TEXT)},
        {VAKA_FIELD(vaka_lesson_step, point, VAKA_FIELD_TEXT)},
        {.name = "expect"},
        {VAKA_FIELD_RANGE(vaka_lesson_step, seat, 1, VAKA_MAX_SEATS - 1)},
        {.name = "does"},
        {0}};
    vaka_lesson_step out = {0};

    if (step->type != VAKA_PLAIN_TABLE) {
        vaka_file_wrong(page, step->spot, "{ text = \"…\" }", "a step is a table, not %s",
                        vaka_plain_type(step));
        return;
    }
    vaka_file_fields_read(page, step, "a step", fields, &out);
    read_actions(page, step, out.seat ? "does" : "expect", &out);
    if (out.seat && !out.action_count)
        vaka_file_wrong(page, step->spot, "does = \"pass\"",
                        "a step of another seat says what it does");
    if (!out.seat && vaka_plain_get(step, "does"))
        vaka_file_wrong(page, vaka_plain_get(step, "does")->spot, "seat = 1",
                        "'does' is for another seat: say which");
    if (!out.seat && !*out.text)
        vaka_file_wrong(page, step->spot, "text = \"…\"", "a step of the learner has a text");
    if (!*out.point)
        out.point = NULL;
    lesson->steps[lesson->step_count++] = out;
}

static void read_steps(const vaka_file_fields *page, const vaka_plain *table, vaka_lesson *lesson)
{
    const vaka_plain *steps = vaka_file_fields_table(page, table, "steps");

    if (!steps || steps->count == 0 || steps->count > STEPS_MOST) {
        vaka_file_wrong(page, steps ? steps->spot : table->spot, "steps = { { text = \"…\" } }",
                        "a tutorial has 1 to %u steps", STEPS_MOST);
        return;
    }
    lesson->steps = vaka_arena_new(page->arena, steps->count * sizeof *lesson->steps);
    for (uint32_t i = 0; i < steps->count; i++)
        read_step(page, &steps->at[i], lesson);
}

void vaka_lesson_read(vaka_library *library, uint32_t mod, const vaka_library_file *file)
{
    const vaka_module *module = library->module;
    const vaka_file_field fields[] = {
        {VAKA_FIELD(vaka_lesson, title, VAKA_FIELD_NEEDED)},
        {VAKA_FIELD(vaka_lesson, text, VAKA_FIELD_TEXT)},
        {VAKA_FIELD(vaka_lesson, scenario, VAKA_FIELD_TEXT)},
        {VAKA_FIELD_RANGE(vaka_lesson, seats, module->seats_min, module->seats_max)},
        {VAKA_FIELD_RANGE(vaka_lesson, seed, 0, INT32_MAX)},
        {VAKA_FIELD_LIST(vaka_lesson, "queue", queue, queue_count)},
        {VAKA_FIELD_LIST(vaka_lesson, "rules", rules, rule_count)},
        {.name = "steps"},
        {0}};
    vaka_file_fields page = {file->name, &library->complaints, &library->arena};
    const vaka_plain *table = &file->plain;
    vaka_lesson out = {.id = file->id,
                       .file = file->path,
                       .mod = (uint16_t)mod,
                       .seats = module->seats_min,
                       .seed = 1};

    vaka_file_fields_read(&page, table, "a tutorial", fields, &out);
    read_steps(&page, table, &out);
    /* The scenarios of a mod that cannot be used are gone, which has been said. */
    if (library->mods[mod].usable && *out.scenario)
        vaka_file_fields_row(&page, vaka_plain_get(table, "scenario")->spot, "scenario",
                             out.scenario,
                             VAKA_NAMED_ROWS(library->scenarios, library->scenario_count));
    vaka_queue_check(&library->complaints, file);
    library->lessons = vaka_arena_more(page.arena, library->lessons, library->lesson_count,
                                       sizeof *library->lessons);
    library->lessons[library->lesson_count++] = out;
}
