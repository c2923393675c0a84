/* script/mods/library_items.c - cards and rules: the fields of their files, checked and made ready.
 *
 * SPDX-License-Identifier: MIT */
#include "script/mods/library_inside.h"

#include <stdlib.h>
#include <string.h>

#define MOST_FIELDS 96
#define NAME_ROOM 64
#define MOST_VARS 64
#define MOST_ENTRIES 1000 /* of a variable with a size */

static const vaka_file_field common_fields[] = {
    {VAKA_FIELD(vaka_item, title, VAKA_FIELD_NEEDED)},
    {VAKA_FIELD(vaka_item, text, VAKA_FIELD_TEXT)},
    {VAKA_FIELD(vaka_item, rule, VAKA_FIELD_TEXT)},
    {.name = "on"},
    {.name = "modifies"},
    {.name = "vars"},
    {.name = "actions"},
    {.name = "panel"},
};

#define COMMON_FIELDS (sizeof common_fields / sizeof *common_fields)

static void read_hooks(const vaka_module *module, const vaka_file_fields *page,
                       const vaka_plain *table, vaka_library_item *out)
{
    const vaka_plain *on = vaka_file_fields_table(page, table, "on");

    for (uint32_t i = 0; on && i < on->count; i++) {
        const vaka_plain *field = &on->at[i];
        int32_t hook;
        if (!field->key)
            vaka_file_wrong(page, field->spot, "write: [\"some.hook\"] = function(…) … end",
                            "every function of 'on' needs the name of a hook");
        else if ((hook = vaka_file_fields_row(page, field->key_spot, "hook", field->key,
                                              VAKA_NAMED_ROWS(module->hooks, module->hook_count))) <
                 0)
            continue;
        else if (field->type != VAKA_PLAIN_FUNCTION)
            vaka_file_wrong(page, field->spot, NULL, "what acts at '%s' must be a function, not %s",
                            field->key, vaka_plain_type(field));
        else
            out->item.hooks |= UINT64_C(1) << (hook & 63);
    }
}

static void read_modifies(const vaka_module *module, const vaka_file_fields *page,
                          const vaka_plain *table, vaka_library_item *out)
{
    const vaka_plain *modifies = vaka_file_fields_table(page, table, "modifies");

    if (!modifies)
        return;
    out->modifies = vaka_arena_new(page->arena, (module->value_count + 1) * sizeof *out->modifies);
    for (uint32_t i = 0; i < modifies->count; i++) {
        const vaka_plain *field = &modifies->at[i];
        int32_t value;
        if (!field->key)
            vaka_file_wrong(page, field->spot, "write: modifies = { some_value = 1 }",
                            "every number of 'modifies' needs the name of a value");
        else if ((value = vaka_file_fields_row(
                      page, field->key_spot, "value", field->key,
                      VAKA_NAMED_ROWS(module->values, module->value_count))) >= 0)
            vaka_file_fields_number(page, field, field->key, -10000, 10000, &out->modifies[value]);
    }
}

static bool is_name(const char *text)
{
    size_t length = strspn(text, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_");

    return length > 0 && length <= VAKA_ID_LENGTH && !text[length] &&
           (text[0] < '0' || text[0] > '9');
}

/* How a variable begins says what it holds. */
static bool read_start(const vaka_file_fields *page, const vaka_plain *start, const char *name,
                       vaka_variable *out)
{
    if (start->type == VAKA_PLAIN_TEXT && start->length == 0) {
        out->is_text = true;
    } else if (start->type == VAKA_PLAIN_TEXT) {
        vaka_file_wrong(page, start->spot, "write: \"\"", "the text variable '%s' must begin empty",
                        name);
        return false;
    } else if (start->type == VAKA_PLAIN_FLAG) {
        out->normal = (int32_t)start->number;
        out->is_flag = true;
    } else {
        return vaka_file_fields_number(page, start, name, INT32_MIN, INT32_MAX, &out->normal);
    }
    return true;
}

/* One for each seat, space or zone, or a number of them. */
static bool read_array(const vaka_file_fields *page, const vaka_plain *field, vaka_variable *out)
{
    static const vaka_file_field fields[] = {
        {.name = "each"}, {.name = "size"}, {.name = "start"}, {0}};
    const vaka_plain *each = vaka_plain_get(field, "each"), *size = vaka_plain_get(field, "size"),
                     *start = vaka_plain_get(field, "start");
    int32_t word = 0, many = 0;

    if (!vaka_file_fields_read(page, field, "a variable", fields, NULL))
        return false;
    if (!each == !size || !start) {
        vaka_file_wrong(page, field->spot,
                        "write: { each = \"seat\", start = 0 } or { size = 12, start = 0 }",
                        "'%s' needs 'start', and either 'each' or 'size'", field->key);
        return false;
    }
    if (each && !vaka_file_fields_word(page, each, "seat|space|zone", &word))
        return false;
    if (size && !vaka_file_fields_number(page, size, "size", 1, MOST_ENTRIES, &many))
        return false;
    out->each = (uint8_t)(each ? VAKA_EACH_SEAT + (uint32_t)word : VAKA_EACH_NUMBER);
    out->size = (uint16_t)many;
    return read_start(page, start, field->key, out);
}

static bool read_var(const vaka_file_fields *page, const vaka_plain *field, vaka_variable *out)
{
    if (!field->key || !is_name(field->key)) {
        vaka_file_wrong(page, field->key_spot, "write: vars = { count = 0 }",
                        "a variable needs a plain name");
        return false;
    }
    out->name = field->key;
    return field->type == VAKA_PLAIN_TABLE ? read_array(page, field, out)
                                           : read_start(page, field, field->key, out);
}

static void read_vars(const vaka_file_fields *page, const vaka_plain *table, vaka_library_item *out)
{
    const vaka_plain *vars = vaka_file_fields_table(page, table, "vars");

    if (!vars)
        return;
    if (vars->count > MOST_VARS) {
        vaka_file_wrong(page, vars->spot, NULL, "more than %d variables", MOST_VARS);
        return;
    }
    out->vars = vaka_arena_new(page->arena, (vars->count + 1) * sizeof *out->vars);
    for (uint32_t i = 0; i < vars->count; i++) {
        vaka_variable *var = &out->vars[out->var_count];
        *var = (vaka_variable){.mod = out->item.mod};
        if (read_var(page, &vars->at[i], var))
            out->var_count++;
    }
}

/* panel(seat, s): what it shows of its own. */
static void read_panel(const vaka_file_fields *page, const vaka_plain *table,
                       vaka_library_item *out)
{
    const vaka_plain *panel = vaka_plain_get(table, "panel");

    out->item.panel = panel && panel->type == VAKA_PLAIN_FUNCTION;
    if (panel && !out->item.panel)
        vaka_file_wrong(page, panel->spot, "write: panel = function(seat, s) … end",
                        "'panel' must be a function, not %s", vaka_plain_type(panel));
}

void vaka_item_common(const vaka_library *library, const vaka_file_fields *page,
                      const vaka_library_file *file, vaka_library_item *out)
{
    const vaka_plain *table = &file->plain;

    out->hash = file->hash;
    out->item.id = file->id;
    out->item.file = file->path;
    read_hooks(library->module, page, table, out);
    read_modifies(library->module, page, table, out);
    read_vars(page, table, out);
    vaka_offers_read(library, page, file, out);
    read_panel(page, table, out);
    vaka_id_check(page, file->id);
}

vaka_library_item *vaka_library_item_new(vaka_library *library)
{
    struct vaka_library_files *files = library->files;

    files->items =
        vaka_arena_more(&library->arena, files->items, files->item_count, sizeof *files->items);
    return &files->items[files->item_count++];
}

void vaka_id_check(const vaka_file_fields *page, const char *id)
{
    if (!vaka_library_is_id(id))
        vaka_file_wrong(page, (vaka_file_place){0, 0}, NULL,
                        "the file's name is its id: one lower-case word of letters, digits, "
                        "'-' and '_'");
}

static void read_functions(const vaka_sort *sort, const vaka_file_fields *page,
                           const vaka_plain *table, vaka_library_item *out)
{
    const char *names = sort->functions;
    char name[NAME_ROOM];

    for (uint32_t f = 0; f < 32 && vaka_content_next(&names, name, sizeof name, NULL); f++) {
        const vaka_plain *field = vaka_plain_get(table, name);
        if (!field)
            continue;
        if (field->type == VAKA_PLAIN_FUNCTION)
            out->item.functions |= UINT32_C(1) << f;
        else
            vaka_file_wrong(page, field->spot, NULL, "'%s' must be a function, not %s", name,
                            vaka_plain_type(field));
    }
}

/* A list "good|bad" out of the middle of a longer text. */
static const char *cut(vaka_word word, char out[256])
{
    snprintf(out, 256, "%.*s", (int)word.length, word.at);
    return out;
}

static void read_numbers(const vaka_sort *sort, const vaka_file_fields *page,
                         const vaka_plain *table, vaka_library_item *out)
{
    uint32_t numbers = vaka_content_names(sort->numbers);
    uint32_t words = vaka_content_names(sort->words);
    const char *at = sort->numbers;
    char name[NAME_ROOM], list[256];
    int32_t least, most;
    vaka_word value;

    out->item.numbers =
        vaka_arena_new(page->arena, (numbers + words + 1) * sizeof *out->item.numbers);
    for (uint32_t i = 0; vaka_content_next(&at, name, sizeof name, &value); i++) {
        const vaka_plain *field = vaka_plain_get(table, name);
        vaka_word_number(value, INT32_MIN, INT32_MAX, &out->item.numbers[i]);
        vaka_content_bounds(value, &least, &most);
        if (field && field->type == VAKA_PLAIN_FLAG)
            out->item.numbers[i] = (int32_t)field->number;
        else if (field)
            vaka_file_fields_number(page, field, name, least, most, &out->item.numbers[i]);
    }
    at = sort->words;
    for (uint32_t i = 0; vaka_content_next(&at, name, sizeof name, &value); i++) {
        const vaka_plain *field = vaka_plain_get(table, name);
        if (field)
            vaka_file_fields_word(page, field, cut(value, list), &out->item.numbers[numbers + i]);
    }
}

typedef struct card_fields {
    char names[MOST_FIELDS][NAME_ROOM];
    vaka_file_field at[MOST_FIELDS + COMMON_FIELDS + 1];
    uint32_t count;
} card_fields;

static void know(card_fields *fields, const char *list)
{
    for (char *name; fields->count < MOST_FIELDS &&
                     vaka_content_next(&list, name = fields->names[fields->count], NAME_ROOM, NULL);
         fields->count++)
        fields->at[COMMON_FIELDS + fields->count] = (vaka_file_field){.name = name};
}

static void read_common(const vaka_sort *sort, const vaka_file_fields *page,
                        const vaka_plain *table, vaka_item *out)
{
    card_fields fields;
    char what[NAME_ROOM + 8];

    fields.count = 0; /* the rest is written as it is used: most of it never */
    memcpy(fields.at, common_fields, sizeof common_fields);
    know(&fields, sort->functions);
    know(&fields, sort->numbers);
    know(&fields, sort->words);
    fields.at[COMMON_FIELDS + fields.count].name = NULL;
    snprintf(what, sizeof what, "%s %.48s", strchr("aeiou", sort->id[0]) ? "an" : "a", sort->id);
    vaka_file_fields_read(page, table, what, fields.at, out);
}

/* A card's numbers would hold from the first move on, whoever has it: nobody means that. */
static void refuse_modifies(const vaka_sort *sort, const vaka_file_fields *page,
                            const vaka_plain *table)
{
    const vaka_plain *modifies = vaka_plain_get(table, "modifies");

    if (modifies)
        vaka_file_wrong(
            page, modifies->key_spot,
            "change the number in a function: host.modify(\"value\", place, 1, \"turn\")",
            "only a rule has 'modifies', not %s %s", strchr("aeiou", sort->id[0]) ? "an" : "a",
            sort->id);
}

static void read_item(vaka_library *library, uint32_t mod, uint32_t sort,
                      const vaka_library_file *file)
{
    const vaka_sort *spec = &library->module->sorts[sort];
    vaka_file_fields page = {file->name, &library->complaints, &library->arena};

    vaka_library_item *out = vaka_library_item_new(library);
    *out = (vaka_library_item){.item = {.sort = (uint16_t)sort, .mod = (uint16_t)mod}};
    read_common(spec, &page, &file->plain, &out->item);
    refuse_modifies(spec, &page, &file->plain);
    vaka_item_common(library, &page, file, out);
    read_functions(spec, &page, &file->plain, out);
    read_numbers(spec, &page, &file->plain, out);
}

void vaka_game_item_read(vaka_library *library, uint32_t mod)
{
    const vaka_library_file *file = vaka_files_find(&library->files->mods[mod], "game.lua");

    if (!file || file->plain.type != VAKA_PLAIN_TABLE)
        return;
    vaka_file_fields page = {file->name, &library->complaints, &library->arena};
    vaka_library_item *out = vaka_library_item_new(library);
    *out = (vaka_library_item){.item = {.sort = VAKA_SORT_GAME,
                                        .mod = (uint16_t)mod,
                                        .title = (char *)(uintptr_t)library->module->title,
                                        .text = "",
                                        .rule = ""}};
    vaka_item_common(library, &page, file, out);
    out->item.hooks = 0;
}

void vaka_items_read(vaka_library *library, uint32_t mod)
{
    const vaka_mod_files *files = &library->files->mods[mod];

    for (uint32_t i = 0; i < files->count; i++) {
        int32_t sort = vaka_library_sort_of(library->module, files->at[i].folder);
        if (sort >= 0 && files->at[i].plain.type == VAKA_PLAIN_TABLE)
            read_item(library, mod, (uint32_t)sort, &files->at[i]);
    }
}
