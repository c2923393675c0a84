/* script/mods/library_rules.c - rules: toggles with options and conflicts.
 *
 * SPDX-License-Identifier: MIT */
#include "script/mods/library_inside.h"

#include <string.h>

void vaka_choice_brings(const vaka_library *library, const vaka_file_fields *page,
                        const vaka_plain *table, const vaka_choice_info *info)
{
    const vaka_plain *list = vaka_plain_get(table, "brings");

    for (uint32_t i = 0; i < info->brings_count; i++)
        vaka_file_fields_row(page, list->at[i].spot, "sort of card", info->brings[i],
                             VAKA_NAMED_ROWS(library->module->sorts, library->module->sort_count));
}

const vaka_choice_info *vaka_library_bringing(const vaka_choice_info *list, uint32_t count,
                                              const char *sort)
{
    for (uint32_t i = 0; i < count; i++)
        if (vaka_row_find(VAKA_NAMED_ROWS(list[i].brings, list[i].brings_count),
                          vaka_word_of(sort)) >= 0)
            return &list[i];
    return NULL;
}

static void read_option(const vaka_file_fields *page, const vaka_plain *field,
                        vaka_choice_info *out)
{
    static const vaka_file_field fields[] = {
        {VAKA_FIELD(vaka_option_info, title, VAKA_FIELD_NEEDED)},
        {VAKA_FIELD_RANGE(vaka_option_info, min, -30000, 30000)},
        {VAKA_FIELD_RANGE(vaka_option_info, max, -30000, 30000)},
        {.name = "normal"},
        {.name = "advised_min"},
        {.name = "advised_max"},
        {0}};

    if (!field->key || !vaka_library_is_id(field->key) || field->type != VAKA_PLAIN_TABLE) {
        vaka_file_wrong(page, field->key_spot,
                        "write: options = { size = { title = \"Size\", min = 1, max = 9, "
                        "normal = 3 } }",
                        "an option has a lower-case name and is a table");
        return;
    }
    vaka_option_info *option = &out->options[out->option_count++];
    *option = (vaka_option_info){.id = field->key, .max = 1};
    bool good = vaka_file_fields_read(page, field, "an option", fields, option);
    int32_t min = option->min, max = option->max;
    option->normal = option->advised_min = min;
    option->advised_max = max;
    if (good && min > max) {
        vaka_file_wrong(page, field->spot, NULL, "'min' is greater than 'max'");
    } else if (good) {
        vaka_file_fields_int(page, field, "normal", min, max, &option->normal);
        vaka_file_fields_int(page, field, "advised_min", min, max, &option->advised_min);
        vaka_file_fields_int(page, field, "advised_max", min, max, &option->advised_max);
    }
}

void vaka_rule_read(vaka_library *library, uint32_t mod, const vaka_library_file *file)
{
    static const vaka_file_field fields[] = {
        {VAKA_FIELD(vaka_choice_info, title, VAKA_FIELD_NEEDED)},
        {VAKA_FIELD(vaka_choice_info, text, VAKA_FIELD_TEXT)},
        {VAKA_FIELD(vaka_choice_info, rule, VAKA_FIELD_TEXT)},
        {.name = "options"},
        {.name = "on"},
        {.name = "modifies"},
        {.name = "vars"},
        {.name = "actions"},
        {.name = "panel"},
        {VAKA_FIELD_LIST(vaka_choice_info, "conflicts", conflicts, conflict_count)},
        {VAKA_FIELD_LIST(vaka_choice_info, "brings", brings, brings_count)},
        {VAKA_FIELD_LIST(vaka_choice_info, "scenarios", scenarios, scenario_count)},
        {0}};
    vaka_file_fields page = {file->name, &library->complaints, &library->arena};
    const vaka_plain *options;

    library->rules =
        vaka_arena_more(page.arena, library->rules, library->rule_count, sizeof *library->rules);
    vaka_choice_info *out = &library->rules[library->rule_count++];
    *out = (vaka_choice_info){.id = file->id, .file = file->path, .mod = (uint16_t)mod};
    vaka_file_fields_read(&page, &file->plain, "a rule", fields, out);
    vaka_choice_brings(library, &page, &file->plain, out);
    options = vaka_file_fields_table(&page, &file->plain, "options");
    out->options =
        vaka_arena_new(page.arena, ((options ? options->count : 0) + 1) * sizeof *out->options);
    for (uint32_t i = 0; options && i < options->count; i++)
        read_option(&page, &options->at[i], out);
    vaka_library_item *item = vaka_library_item_new(library);
    *item = (vaka_library_item){.item = {.sort = VAKA_SORT_RULE,
                                         .mod = (uint16_t)mod,
                                         .title = out->title,
                                         .text = out->text,
                                         .rule = out->rule}};
    vaka_item_common(library, &page, file, item);
}

const vaka_library_file *vaka_choice_file(const vaka_library *library, const vaka_choice_info *info)
{
    return vaka_files_find(&library->files->mods[info->mod], info->file);
}

bool vaka_choice_has_file(const vaka_library *library, const char *folder, vaka_word id)
{
    for (uint32_t m = 0; m < library->mod_count; m++)
        for (uint32_t i = 0; i < library->files->mods[m].count; i++) {
            const vaka_library_file *file = &library->files->mods[m].at[i];
            if (strcmp(file->folder, folder) == 0 && vaka_word_is(id, file->id))
                return true;
        }
    return false;
}

/* A rule that names another file of a mod, which is not there, is probably misspelt. */
static void check_others(vaka_library *library, const vaka_library_file *file, const char *field,
                         vaka_named_rows names, vaka_named_rows known)
{
    const vaka_plain *list = vaka_plain_get(&file->plain, field);
    vaka_file_fields page = {file->name, &library->complaints, NULL};
    bool scenarios = strcmp(field, "scenarios") == 0;

    for (uint32_t i = 0; i < names.count && list && i < list->count; i++) {
        const char *name = vaka_row_name(names, i);
        if (!vaka_choice_has_file(library, scenarios ? "scenarios" : "rules", vaka_word_of(name)))
            vaka_file_fields_row(&page, list->at[i].spot, scenarios ? "scenario" : "rule", name,
                                 known);
    }
}

void vaka_rules_check(vaka_library *library)
{
    for (uint32_t i = 0; i < library->rule_count; i++) {
        const vaka_choice_info *rule = &library->rules[i];
        const vaka_library_file *file = vaka_choice_file(library, rule);
        uint32_t before = library->complaints.total;
        check_others(library, file, "conflicts",
                     VAKA_NAMED_ROWS(rule->conflicts, rule->conflict_count),
                     VAKA_NAMED_ROWS(library->rules, library->rule_count));
        if (!library->usual_only) /* else it is not known which scenarios there are */
            check_others(library, file, "scenarios",
                         VAKA_NAMED_ROWS(rule->scenarios, rule->scenario_count),
                         VAKA_NAMED_ROWS(library->scenarios, library->scenario_count));
        vaka_mod_judge(&library->arena, &library->mods[rule->mod], &library->complaints, before);
    }
}

const vaka_choice_info *vaka_rule_of(const vaka_library *library, const char *chosen,
                                     vaka_error *err)
{
    const vaka_named_rows rules = VAKA_NAMED_ROWS(library->rules, library->rule_count);
    vaka_word name = {chosen, strcspn(chosen, ":")};
    char known[128], quote[VAKA_WORD_QUOTE];
    int32_t row = vaka_row_find(rules, name);
    vaka_guess guess = vaka_row_guess(rules, name);

    if (row >= 0)
        return &library->rules[row];
    if (!*vaka_row_list(rules, known, sizeof known))
        vaka_fail(err, VAKA_ERR_DATA, "there is no rule '%s': this game has none to switch on",
                  vaka_word_quote(name, quote));
    else if (guess.best && strstr(known, "…"))
        vaka_fail(err, VAKA_ERR_DATA, "there is no rule '%s'; did you mean '%s'?",
                  vaka_word_quote(name, quote), guess.best);
    else
        vaka_fail(err, VAKA_ERR_DATA, "there is no rule '%s'; there are: %s",
                  vaka_word_quote(name, quote), known);
    return NULL;
}

static vaka_status set_option(const vaka_choice_info *rule, vaka_word part, int32_t *values,
                              vaka_error *err)
{
    const char *equals = memchr(part.at, '=', part.length);
    vaka_word name = {part.at, equals ? (size_t)(equals - part.at) : part.length};
    vaka_word number = {part.at + name.length + 1, part.length - name.length - (equals ? 1 : 0)};
    const vaka_named_rows options = VAKA_NAMED_ROWS(rule->options, rule->option_count);
    vaka_guess guess = vaka_row_guess(options, name);
    int32_t row = vaka_row_find(options, name);
    char quote[VAKA_WORD_QUOTE];

    if (row >= 0) {
        const vaka_option_info *option = &rule->options[row];
        if (equals && vaka_word_number(number, option->min, option->max, &values[row]))
            return VAKA_OK;
        return vaka_fail(err, VAKA_ERR_DATA,
                         "rule %s: %s is a whole number from %d to %d: %s:%s=%d", rule->id,
                         option->id, (int)option->min, (int)option->max, rule->id, option->id,
                         (int)option->normal);
    }
    return vaka_fail(err, VAKA_ERR_DATA, "rule %s has no option '%s'%s%s%s", rule->id,
                     vaka_word_quote(name, quote), guess.best ? "; did you mean '" : "",
                     guess.best ? guess.best : "", guess.best ? "'?" : "");
}

vaka_status vaka_rule_options_read(const vaka_choice_info *rule, const char *chosen,
                                   int32_t *values, vaka_error *err)
{
    const char *at = chosen + strcspn(chosen, ":");

    for (uint32_t i = 0; i < rule->option_count; i++)
        values[i] = rule->options[i].normal;
    while (*at) {
        vaka_word part = {at + 1, strcspn(at + 1, ":")};
        vaka_status status = set_option(rule, part, values, err);
        if (status != VAKA_OK)
            return status;
        at = part.at + part.length;
    }
    return VAKA_OK;
}

const char *vaka_library_advice(const vaka_library *library, const char *chosen,
                                char out[VAKA_ADVICE])
{
    vaka_error err;
    int32_t values[64];
    const vaka_choice_info *rule = *chosen == '-' ? NULL : vaka_rule_of(library, chosen, &err);

    out[0] = '\0';
    if (!rule || rule->option_count > 64 ||
        vaka_rule_options_read(rule, chosen, values, &err) != VAKA_OK)
        return out;
    for (uint32_t i = 0; i < rule->option_count && !*out; i++) {
        const vaka_option_info *option = &rule->options[i];
        if (values[i] < option->advised_min || values[i] > option->advised_max)
            snprintf(out, VAKA_ADVICE, "%.48s: %.48s=%d is beyond the advised %d to %d", rule->id,
                     option->id, (int)values[i], (int)option->advised_min,
                     (int)option->advised_max);
    }
    return out;
}
