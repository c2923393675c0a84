/* script/mods/library_scenarios.c - scenarios: seats, rules, options, changed data and queued
 * chance.
 *
 * SPDX-License-Identifier: MIT
 *
 *     return { title = "Late", text = "…", seats = { min = 2, max = 4 }, rules = { "fog" },
 *              options = { turns = 6 }, data = { tiles = { a = { green = 2 } } },
 *              queue = { "die 3" } }
 *
 * `nobody = { "The tide" }` names the last seats, which the rules themselves play. */
#include "script/mods/library_inside.h"

#include <stdlib.h>
#include <string.h>

#define MOST_NAME 63

static void read_seats(const vaka_module *module, const vaka_file_fields *page,
                       const vaka_plain *table, vaka_choice_info *out)
{
    const vaka_file_field fields[] = {{"min", VAKA_FIELD_INT, offsetof(vaka_choice_info, seats_min),
                                       0, module->seats_min, module->seats_max},
                                      {"max", VAKA_FIELD_INT, offsetof(vaka_choice_info, seats_max),
                                       0, module->seats_min, module->seats_max},
                                      {0}};
    const vaka_plain *seats = vaka_file_fields_table(page, table, "seats");

    out->seats_min = module->seats_min;
    out->seats_max = module->seats_max;
    if (!seats)
        return;
    vaka_file_fields_read(page, seats, "'seats'", fields, out);
    if (out->seats_min > out->seats_max)
        vaka_file_wrong(page, seats->spot, NULL, "'min' is greater than 'max'");
}

/* Names of the last seats, which nobody plays; somebody has to be left. */
static void check_nobody(const vaka_module *module, const vaka_file_fields *page,
                         const vaka_plain *table, const vaka_choice_info *out)
{
    const vaka_plain *list = vaka_plain_get(table, "nobody");

    if (out->nobody_count && !(module->query && module->query(VAKA_EXT_NOBODY)))
        vaka_file_wrong(page, list->spot, NULL, "this game has no seats that nobody plays");
    if (out->nobody_count && (int32_t)out->nobody_count >= out->seats_min)
        vaka_file_wrong(page, list->spot, "'nobody' has fewer names than 'seats' has seats",
                        "somebody has to play one of the seats");
    for (uint32_t i = 0; i < out->nobody_count; i++)
        if (!out->nobody[i][0] || strlen(out->nobody[i]) > MOST_NAME)
            vaka_file_wrong(page, list->at[i].spot, NULL, "a name has 1 to %d bytes", MOST_NAME);
}

static void read_setting(const vaka_module *module, const vaka_file_fields *page,
                         const vaka_plain *field, vaka_choice_info *out)
{
    vaka_setting setting = {NULL, 0};
    int32_t row =
        vaka_file_fields_row(page, field->key_spot, "option", field->key ? field->key : "",
                             VAKA_NAMED_ROWS(module->options, module->option_count));

    if (row < 0)
        return;
    const vaka_option *option = &module->options[row];
    if (field->type == VAKA_PLAIN_FLAG && option->min == 0 && option->max == 1)
        setting.value = (int32_t)field->number;
    else if (!vaka_file_fields_number(page, field, option->id, option->min, option->max,
                                      &setting.value))
        return;
    setting.id = vaka_arena_copy(page->arena, option->id);
    out->settings[out->setting_count++] = setting;
}

static void read_settings(const vaka_module *module, const vaka_file_fields *page,
                          const vaka_plain *table, vaka_choice_info *out)
{
    const vaka_plain *options = vaka_file_fields_table(page, table, "options");

    out->settings =
        vaka_arena_new(page->arena, ((options ? options->count : 0) + 1) * sizeof *out->settings);
    for (uint32_t i = 0; options && i < options->count; i++)
        read_setting(module, page, &options->at[i], out);
}

void vaka_scenario_read(vaka_library *library, uint32_t mod, const vaka_library_file *file)
{
    static const vaka_file_field fields[] = {
        {VAKA_FIELD(vaka_choice_info, title, VAKA_FIELD_NEEDED)},
        {VAKA_FIELD(vaka_choice_info, text, VAKA_FIELD_TEXT)},
        {VAKA_FIELD(vaka_choice_info, rule, VAKA_FIELD_TEXT)},
        {.name = "seats"},
        {VAKA_FIELD_LIST(vaka_choice_info, "rules", rules, rule_count)},
        {.name = "options"},
        {.name = "data"},
        {VAKA_FIELD_LIST(vaka_choice_info, "queue", queue, queue_count)},
        {VAKA_FIELD_LIST(vaka_choice_info, "rules_allowed", allowed, allowed_count)},
        {.name = "add"},
        {.name = "leave_out"},
        {.name = "cards"},
        {VAKA_FIELD_LIST(vaka_choice_info, "nobody", nobody, nobody_count)},
        {VAKA_FIELD_LIST(vaka_choice_info, "brings", brings, brings_count)},
        {0}};
    vaka_file_fields page = {file->name, &library->complaints, &library->arena};
    const vaka_plain *table = &file->plain;

    library->scenarios = vaka_arena_more(page.arena, library->scenarios, library->scenario_count,
                                         sizeof *library->scenarios);
    vaka_choice_info *out = &library->scenarios[library->scenario_count++];
    *out = (vaka_choice_info){.id = file->id,
                              .file = file->path,
                              .mod = (uint16_t)mod,
                              .rules_limited = vaka_plain_get(table, "rules_allowed") != NULL};
    vaka_file_fields_read(&page, table, "a scenario", fields, out);
    vaka_id_check(&page, file->id);
    read_seats(library->module, &page, table, out);
    check_nobody(library->module, &page, table, out);
    read_settings(library->module, &page, table, out);
    vaka_choice_brings(library, &page, table, out);
}

/* Rules that a scenario names in a list: they exist, their options too. */
static void check_rules(vaka_library *library, const vaka_library_file *file, const char *field)
{
    const vaka_plain *list = vaka_plain_get(&file->plain, field);
    vaka_file_fields page = {file->name, &library->complaints, &library->arena};

    for (uint32_t i = 0; list && i < list->count; i++) {
        const char *chosen = list->at[i].type == VAKA_PLAIN_TEXT ? list->at[i].text : "";
        vaka_word name = {chosen, strcspn(chosen, ":")};
        const vaka_choice_info *rule = vaka_rule_of(library, chosen, NULL);
        vaka_error err = {0};
        int32_t values[64];
        vaka_guess guess =
            vaka_row_guess(VAKA_NAMED_ROWS(library->rules, library->rule_count), name);
        if (!rule && vaka_choice_has_file(library, "rules", name))
            continue;
        if (!rule)
            vaka_file_fields_unknown(&page, list->at[i].spot, "rule", &guess);
        else if (rule->option_count <= 64 &&
                 vaka_rule_options_read(rule, chosen, values, &err) != VAKA_OK)
            vaka_file_wrong(&page, list->at[i].spot, NULL, "%s", err.text);
    }
}

/* Zones and kinds are known only when a match starts; the form can be checked here. */
static bool is_result(const char *text)
{
    vaka_word sort = vaka_word_next(&text), first = vaka_word_next(&text);
    vaka_word second = vaka_word_next(&text), more = vaka_word_next(&text);
    int32_t number;

    if (vaka_word_is(sort, "draw"))
        return second.length > 0 && more.length == 0;
    return (vaka_word_is(sort, "die") || vaka_word_is(sort, "chance")) && second.length == 0 &&
           vaka_word_number(first, INT16_MIN, INT16_MAX, &number);
}

void vaka_queue_check(vaka_complaints *complaints, const vaka_library_file *file)
{
    const vaka_plain *list = vaka_plain_get(&file->plain, "queue");

    for (uint32_t i = 0; list && i < list->count; i++)
        if (list->at[i].type == VAKA_PLAIN_TEXT && !is_result(list->at[i].text))
            vaka_complaint_add(complaints, file->name, list->at[i].spot,
                               "\"die 3\", \"chance 2\" or \"draw ZONE KIND\"",
                               "this is no result of chance");
}

/* Else its data is that of its mods, which was looked at before. */
static bool has_data(const vaka_library_file *scenario)
{
    static const char *const fields[] = {"data", "add", "leave_out"};

    for (size_t i = 0; i < sizeof fields / sizeof *fields; i++)
        if (vaka_plain_get(&scenario->plain, fields[i]))
            return true;
    return false;
}

void vaka_scenarios_check(vaka_library *library, bool with_data)
{
    bool *chosen = vaka_xnew((library->mod_count + 1) * sizeof *chosen);

    for (uint32_t i = 0; i < library->mod_count; i++)
        chosen[i] = true;
    for (uint32_t i = 0; i < library->scenario_count; i++) {
        const vaka_choice_info *scenario = &library->scenarios[i];
        const vaka_library_file *file = vaka_choice_file(library, scenario);
        uint32_t before = library->complaints.total;
        check_rules(library, file, "rules");
        check_rules(library, file, "rules_allowed");
        vaka_queue_check(&library->complaints, file);
        vaka_cards_check(library, file);
        if (with_data && has_data(file))
            vaka_data_check(library, chosen, file);
        vaka_mod_judge(&library->arena, &library->mods[scenario->mod], &library->complaints,
                       before);
    }
    free(chosen);
}
