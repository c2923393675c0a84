/* script/mods/game_declared.c - what game.lua declares: tables, verbs, events, reasons, sorts.
 *
 * SPDX-License-Identifier: MIT
 *
 * Fields with names have no order in Lua: here they come by name, so that every machine numbers
 * them alike. */
#include "script/mods/game.h"

#include "script/bridge/bridge_row.h"
#include "script/mods/library_inside.h"
#include "text/word.h"

#include <stdlib.h>
#include <string.h>

#define MOST_STEPS 200u
#define HOOK_ARGS 3u /* of a frame */

const vaka_file_field vaka_game_fields[] = {
    {VAKA_FIELD(vaka_module, title, VAKA_FIELD_NEEDED)},
    {.name = "seats"},
    {"revision", VAKA_FIELD_INT, offsetof(vaka_module, rules_rev), 0, 1, 10000},
    {VAKA_FIELD_RANGE(vaka_module, halves, 0, 1)},
    {.name = "options"},
    {.name = "tables"},
    {.name = "sorts"},
    {.name = "hooks"},
    {.name = "values"},
    {.name = "verbs"},
    {.name = "events"},
    {.name = "reasons"},
    {.name = "words"},
    {.name = "vars"},
    {.name = "exports"},
    {.name = "table"},
    {.name = "setup"},
    {.name = "steps"},
    {.name = "scene"},
    {.name = "evaluate"},
    {0}};

/* A table of the file whose fields all have names; NULL: there is none, or it is wrong. */
static const vaka_plain *named_fields(const vaka_file_fields *page, const vaka_plain *table,
                                      const char *name)
{
    const vaka_plain *found = vaka_file_fields_table(page, table, name);

    for (uint32_t i = 0; found && i < found->count; i++)
        if (!found->at[i].key) {
            vaka_file_wrong(page, found->at[i].spot, "write: name = …",
                            "everything in '%s' needs a name", name);
            return NULL;
        }
    return found;
}

/* Room for what is read of each field; NULL: there is none. */
static void *room_for(const vaka_file_fields *page, const vaka_plain *list, size_t size)
{
    return list && list->count ? vaka_arena_new(page->arena, (list->count + 1u) * size) : NULL;
}

/* "LOW..HIGH", and what follows it. */
static bool read_range(const char *text, int32_t *min, int32_t *max, const char **rest)
{
    const char *dots = strstr(text, "..");
    size_t digits = dots ? strspn(dots + 2, "-0123456789") : 0;

    if (!dots)
        return false;
    *rest = dots + 2 + digits;
    return vaka_word_number((vaka_word){text, (size_t)(dots - text)}, INT32_MIN, INT32_MAX, min) &&
           vaka_word_number((vaka_word){dots + 2, digits}, INT32_MIN, INT32_MAX, max);
}

/* --- data tables ------------------------------------------------------------------------------ */

/* "text", "0..9", "0..9=3", "true", "a|b", "island", "island?". */
static bool read_column(const vaka_file_fields *page, const char *text, vaka_column *out)
{
    const char *rest;
    size_t length = strlen(text);

    if (strcmp(text, "text") == 0) {
        out->type = VAKA_COLUMN_TEXT;
    } else if (strcmp(text, "true") == 0 || strcmp(text, "false") == 0) {
        out->type = VAKA_COLUMN_BOOL;
        out->normal = text[0] == 't';
        out->max = 1;
    } else if (strchr(text, '|')) {
        out->type = VAKA_COLUMN_WORD;
        out->words = text;
    } else if (read_range(text, &out->min, &out->max, &rest)) {
        out->type = VAKA_COLUMN_INT;
        out->flags = *rest ? 0 : VAKA_COLUMN_NEEDED;
        return !*rest || (*rest == '=' && vaka_word_number(vaka_word_of(rest + 1), out->min,
                                                           out->max, &out->normal));
    } else if (length) {
        bool may_lack = text[length - 1] == '?';
        char *table = vaka_arena_copy(page->arena, text);
        table[length - may_lack] = '\0';
        out->type = VAKA_COLUMN_ROW;
        out->flags = may_lack ? 0 : VAKA_COLUMN_NEEDED;
        out->words = table;
        out->normal = VAKA_NONE;
    }
    return length > 0;
}

static void read_columns(const vaka_file_fields *page, const vaka_plain *from, vaka_data_table *out)
{
    vaka_column *columns = room_for(page, from, sizeof *columns);

    for (uint32_t i = 0; i < from->count; i++) {
        const vaka_plain *at = &from->at[i];
        vaka_column *column = &columns[out->column_count];
        *column = (vaka_column){.id = at->key, .help = at->key};
        if (!at->key || at->type != VAKA_PLAIN_TEXT || !read_column(page, at->text, column))
            vaka_file_wrong(page, at->spot,
                            "write \"text\", \"0..9\", \"0..9=3\", \"true\", \"a|b\", or a table",
                            "this is not what a column holds");
        else
            out->column_count++;
    }
    out->columns = columns;
}

static bool is_table(const vaka_module *module, const char *id)
{
    return vaka_row_find(VAKA_NAMED_ROWS(module->tables, module->table_count), vaka_word_of(id)) >=
           0;
}

/* A column of rows must mean a table that is there. */
static void check_references(const vaka_file_fields *page, const vaka_module *module,
                             const vaka_plain *from)
{
    for (uint32_t t = 0; t < module->table_count; t++)
        for (uint32_t c = 0; c < module->tables[t].column_count; c++) {
            const vaka_column *column = &module->tables[t].columns[c];
            if (column->type == VAKA_COLUMN_ROW && !is_table(module, column->words))
                vaka_file_wrong(
                    page, vaka_plain_get(&from->at[t], column->id)->spot,
                    "write \"text\", \"0..9\", \"true\", \"a|b\", or declare it in 'tables'",
                    "there is no table '%s'", column->words);
        }
}

static void read_tables(vaka_module *module, const vaka_file_fields *page, const vaka_plain *table)
{
    const vaka_plain *from = named_fields(page, table, "tables");
    vaka_data_table *tables = room_for(page, from, sizeof *tables);

    for (uint32_t i = 0; from && i < from->count; i++) {
        vaka_data_table *out = &tables[i];
        *out = (vaka_data_table){.id = from->at[i].key, .help = from->at[i].key};
        if (from->at[i].type == VAKA_PLAIN_TABLE)
            read_columns(page, &from->at[i], out);
        else
            vaka_file_wrong(page, from->at[i].spot, "write: { column = \"0..9\" }",
                            "a table has columns");
    }
    module->tables = tables;
    module->table_count = from ? from->count : 0;
    if (from)
        check_references(page, module, from);
}

/* --- verbs ------------------------------------------------------------------------------------ */

/* One argument: "route at", "int many 1..3", "word with fish|shell". */
static bool read_arg(const vaka_file_fields *page, char *text, vaka_arg *out)
{
    static const char *const types[] = {
        [VAKA_ARG_NONE] = "",       [VAKA_ARG_INT] = "int",     [VAKA_ARG_ZONE] = "zone",
        [VAKA_ARG_SPACE] = "space", [VAKA_ARG_KIND] = "kind",   [VAKA_ARG_SEAT] = "seat",
        [VAKA_ARG_WORD] = "word",   [VAKA_ARG_ROUTE] = "route", [VAKA_ARG_COUNTER] = "counter",
    };
    const char *at = text, *rest;
    vaka_word type = vaka_word_next(&at), name = vaka_word_next(&at), more = vaka_word_next(&at);
    int32_t row = vaka_row_find(VAKA_NAMED_ROWS(types, sizeof types / sizeof *types), type);

    if (row <= 0 || !name.length || vaka_word_next(&at).length)
        return false;
    out->type = (uint32_t)row;
    if (out->type != VAKA_ARG_INT && out->type != VAKA_ARG_WORD)
        return more.length == 0;
    char *tail = vaka_arena_new(page->arena, more.length + 1);
    memcpy(tail, more.at, more.length);
    if (out->type == VAKA_ARG_INT)
        return read_range(tail, &out->min, &out->max, &rest) && !*rest;
    out->words = tail;
    return more.length > 0;
}

static void read_args(const vaka_file_fields *page, const vaka_plain *from, vaka_verb *out)
{
    char *text = from ? vaka_arena_copy(page->arena, from->text) : NULL;
    uint32_t count = 0;

    for (char *at = text, *end; at; at = end) {
        end = strchr(at, ',');
        if (end)
            *end++ = '\0';
        if (count == VAKA_ARGS || !read_arg(page, at, &out->arg[count++])) {
            vaka_file_wrong(page, from->spot,
                            "write: args = \"space to, int many 1..3, word with left|right\"",
                            "these are not arguments of a verb (at most %d)", VAKA_ARGS);
            return;
        }
    }
}

static bool has_flag(const vaka_file_fields *page, const vaka_plain *from, const char *name)
{
    const vaka_plain *flag = vaka_plain_get(from, name);

    if (flag && flag->type != VAKA_PLAIN_FLAG)
        vaka_file_wrong(page, flag->spot, NULL, "'%s' is true or false", name);
    return flag && flag->number;
}

static void read_verb(const vaka_file_fields *page, const vaka_plain *from, vaka_verb *out)
{
    static const vaka_file_field fields[] = {{VAKA_FIELD(vaka_verb, title, VAKA_FIELD_NEEDED)},
                                             {.name = "args"},
                                             {.name = "commit"},
                                             {.name = "either"},
                                             {.name = "turns"},
                                             {.name = "beside"},
                                             {.name = "advice"},
                                             {0}};
    const char *args = NULL;

    *out = (vaka_verb){.name = from->key};
    if (from->type != VAKA_PLAIN_TABLE) {
        vaka_file_wrong(page, from->spot, "write: { title = \"Move\", args = \"space to\" }",
                        "a verb is a table with a title");
        return;
    }
    vaka_file_fields_read(page, from, "a verb", fields, out);
    if (vaka_file_fields_text(page, from, "args", false, &args) && args)
        read_args(page, vaka_plain_get(from, "args"), out);
    out->flags = (has_flag(page, from, "commit") ? VAKA_VERB_COMMIT : 0) |
                 (has_flag(page, from, "either") ? VAKA_VERB_EITHER : 0) |
                 (has_flag(page, from, "turns") ? VAKA_VERB_TURNS : 0) |
                 (has_flag(page, from, "beside") ? VAKA_VERB_BESIDE : 0);
}

static void read_verbs(vaka_module *module, const vaka_file_fields *page, const vaka_plain *table)
{
    const vaka_plain *from = named_fields(page, table, "verbs");
    vaka_verb *verbs = room_for(page, from, sizeof *verbs);

    for (uint32_t i = 0; from && i < from->count; i++)
        read_verb(page, &from->at[i], &verbs[i]);
    module->verbs = verbs;
    module->verb_count = from ? from->count : 0;
}

/* --- texts ------------------------------------------------------------------------------------ */

/* A table of names and texts. */
static vaka_text *read_texts(const vaka_file_fields *page, const vaka_plain *table,
                             const char *name, uint32_t *count)
{
    const vaka_plain *from = named_fields(page, table, name);
    vaka_text *texts = room_for(page, from, sizeof *texts);

    for (uint32_t i = 0; from && i < from->count; i++) {
        const vaka_plain *at = &from->at[i];
        if (at->type == VAKA_PLAIN_TEXT)
            texts[(*count)++] = (vaka_text){at->key, at->text};
        else
            vaka_file_wrong(page, at->spot, NULL, "'%s' must be a text, not %s", at->key,
                            vaka_plain_type(at));
    }
    return texts;
}

static void read_reasons(vaka_game *game, const vaka_file_fields *page, const vaka_plain *table)
{
    static const vaka_file_field fields[] = {{VAKA_FIELD(vaka_reason, rule, VAKA_FIELD_TEXT)},
                                             {VAKA_FIELD(vaka_reason, text, VAKA_FIELD_NEEDED)},
                                             {0}};
    const vaka_plain *from = named_fields(page, table, "reasons");

    game->reasons = room_for(page, from, sizeof *game->reasons);
    for (uint32_t i = 0; from && i < from->count; i++) {
        const vaka_plain *at = &from->at[i];
        vaka_reason *out = &game->reasons[game->reason_count++];
        *out = (vaka_reason){.id = at->key};
        if (at->type == VAKA_PLAIN_TABLE)
            vaka_file_fields_read(page, at, "a reason", fields, out);
        else
            vaka_file_wrong(page, at->spot, "write: { rule = \"2.1\", text = \"…\" }",
                            "a reason is a table with a text");
    }
}

/* --- content ---------------------------------------------------------------------------------- */

static void read_sort(const vaka_file_fields *page, const vaka_plain *from, vaka_sort *out)
{
    static const vaka_file_field fields[] = {{VAKA_FIELD(vaka_sort, title, VAKA_FIELD_NEEDED)},
                                             {VAKA_FIELD(vaka_sort, functions, VAKA_FIELD_TEXT)},
                                             {VAKA_FIELD(vaka_sort, numbers, VAKA_FIELD_TEXT)},
                                             {VAKA_FIELD(vaka_sort, words, VAKA_FIELD_TEXT)},
                                             {VAKA_FIELD(vaka_sort, help, VAKA_FIELD_TEXT)},
                                             {0}};

    *out = (vaka_sort){.id = from->key, .functions = "", .numbers = "", .words = ""};
    if (from->type == VAKA_PLAIN_TABLE)
        vaka_file_fields_read(page, from, "a sort", fields, out);
    else
        vaka_file_wrong(page, from->spot, "write: { title = \"Card\", functions = \"play\" }",
                        "a sort is a table with a title");
    if (!out->help || !*out->help)
        out->help = out->title;
}

static void read_sorts(vaka_module *module, const vaka_file_fields *page, const vaka_plain *table)
{
    const vaka_plain *from = named_fields(page, table, "sorts");
    vaka_sort *sorts = room_for(page, from, sizeof *sorts);

    for (uint32_t i = 0; from && i < from->count; i++)
        read_sort(page, &from->at[i], &sorts[i]);
    module->sorts = sorts;
    module->sort_count = from ? from->count : 0;
}

/* "seat who, zone at" as a row of exports has it: "SEAT who, ZONE at". */
static char *upper_types(const vaka_file_fields *page, const char *text)
{
    char *copy = vaka_arena_copy(page->arena, text);
    bool type = true;

    for (char *at = copy; *at; at++) {
        if (*at == ',')
            type = true;
        else if (*at == ' ' && at > copy && at[-1] != ',' && at[-1] != ' ')
            type = false;
        else if (type && *at >= 'a' && *at <= 'z')
            *at = (char)(*at - 'a' + 'A');
    }
    return copy;
}

static void check_hook(const vaka_file_fields *page, const vaka_plain *at,
                       const vaka_hook_spec *hook)
{
    vaka_signature read;
    vaka_error err;

    if (vaka_signature_read("NONE", hook->args, &read, &err))
        vaka_file_wrong(page, at->spot, "write: \"seat who, zone at, int many\"", "hook '%s': %s",
                        hook->id, err.text);
    else if (read.arg_count > HOOK_ARGS)
        vaka_file_wrong(page, at->spot, NULL, "hook '%s': at most %u things", hook->id, HOOK_ARGS);
}

static void read_hooks(vaka_module *module, const vaka_file_fields *page, const vaka_plain *table)
{
    uint32_t count = 0;
    vaka_text *texts = read_texts(page, table, "hooks", &count);
    vaka_hook_spec *hooks = count ? vaka_arena_new(page->arena, count * sizeof *hooks) : NULL;

    for (uint32_t i = 0; i < count; i++) {
        hooks[i] = (vaka_hook_spec){texts[i].id, upper_types(page, texts[i].text), texts[i].id};
        check_hook(page, vaka_plain_get(vaka_plain_get(table, "hooks"), texts[i].id), &hooks[i]);
    }
    module->hooks = hooks;
    module->hook_count = count;
}

static void read_value(const vaka_file_fields *page, const vaka_plain *from, vaka_value_spec *out)
{
    static const vaka_file_field fields[] = {
        {.name = "scope"},
        {VAKA_FIELD_RANGE(vaka_value_spec, normal, INT16_MIN, INT16_MAX)},
        {VAKA_FIELD_RANGE(vaka_value_spec, min, INT16_MIN, INT16_MAX)},
        {VAKA_FIELD_RANGE(vaka_value_spec, max, INT16_MIN, INT16_MAX)},
        {VAKA_FIELD(vaka_value_spec, help, VAKA_FIELD_TEXT)},
        {0}};
    int32_t scope = VAKA_SCOPE_GAME;

    *out = (vaka_value_spec){.id = from->key, .max = 1000};
    if (from->type != VAKA_PLAIN_TABLE) {
        vaka_file_wrong(page, from->spot, "write: { normal = 1, min = 0, max = 9 }",
                        "a value is a table with its normal number");
        return;
    }
    vaka_file_fields_read(page, from, "a value", fields, out);
    if (vaka_plain_get(from, "scope"))
        vaka_file_fields_word(page, vaka_plain_get(from, "scope"), "game|seat|zone|kind|pair",
                              &scope);
    out->scope = (uint32_t)scope;
    if (!out->help || !*out->help)
        out->help = out->id;
}

static void read_values(vaka_module *module, const vaka_file_fields *page, const vaka_plain *table)
{
    const vaka_plain *from = named_fields(page, table, "values");
    vaka_value_spec *values = room_for(page, from, sizeof *values);

    for (uint32_t i = 0; from && i < from->count; i++)
        read_value(page, &from->at[i], &values[i]);
    module->values = values;
    module->value_count = from ? from->count : 0;
}

/* --- the rest --------------------------------------------------------------------------------- */

static void read_options(vaka_module *module, const vaka_file_fields *page, const vaka_plain *table)
{
    static const vaka_file_field fields[] = {{VAKA_FIELD(vaka_option, id, VAKA_FIELD_NEEDED)},
                                             {VAKA_FIELD(vaka_option, title, VAKA_FIELD_NEEDED)},
                                             {VAKA_FIELD(vaka_option, rule, VAKA_FIELD_TEXT)},
                                             {VAKA_FIELD_RANGE(vaka_option, min, -10000, 10000)},
                                             {VAKA_FIELD_RANGE(vaka_option, max, -10000, 10000)},
                                             {VAKA_FIELD_RANGE(vaka_option, normal, -10000, 10000)},
                                             {0}};
    const vaka_plain *from = vaka_file_fields_table(page, table, "options");
    vaka_option *options = room_for(page, from, sizeof *options);

    for (uint32_t i = 0; from && i < from->count; i++) {
        if (from->at[i].type != VAKA_PLAIN_TABLE) {
            vaka_file_wrong(page, from->at[i].spot,
                            "write: { id = \"long\", title = \"A long game\", max = 1 }",
                            "an option is a table");
            continue;
        }
        options[i].max = 1;
        vaka_file_fields_read(page, &from->at[i], "an option", fields, &options[i]);
        if (options[i].rule && !*options[i].rule)
            options[i].rule = NULL;
    }
    module->options = options;
    module->option_count = from ? from->count : 0;
}

static void read_seats(vaka_module *module, const vaka_file_fields *page, const vaka_plain *table)
{
    const vaka_plain *seats = vaka_file_fields_table(page, table, "seats");

    if (!seats || seats->count != 2) {
        vaka_file_wrong(page, seats ? seats->spot : table->spot, "write: seats = { 2, 4 }",
                        "'seats' says how few and how many can play");
        return;
    }
    vaka_file_fields_number(page, &seats->at[0], "seats", 1, VAKA_MAX_SEATS, &module->seats_min);
    vaka_file_fields_number(page, &seats->at[1], "seats", module->seats_min, VAKA_MAX_SEATS,
                            &module->seats_max);
}

static bool is_function(const vaka_file_fields *page, const vaka_plain *table, const char *name,
                        bool needed)
{
    const vaka_plain *found = vaka_plain_get(table, name);

    if (found && found->type == VAKA_PLAIN_FUNCTION)
        return true;
    if (found || needed)
        vaka_file_wrong(page, found ? found->spot : table->spot, "write: function(…) … end",
                        "'%s' must be a function%s", name, found ? "" : ", and is missing");
    return false;
}

static void read_steps(vaka_module *module, const vaka_file_fields *page, const vaka_plain *table)
{
    const vaka_plain *from = named_fields(page, table, "steps");
    vaka_step *steps = vaka_arena_new(page->arena, ((from ? from->count : 0) + 2) * sizeof *steps);

    steps[module->step_count++] = (vaka_step){"setup", "Setup"};
    for (uint32_t i = 0; from && i < from->count; i++) {
        const vaka_plain *at = &from->at[i];
        if (at->type != VAKA_PLAIN_FUNCTION || module->step_count > MOST_STEPS)
            vaka_file_wrong(page, at->spot, "write: function(…) … end",
                            "the step '%s' must be a function (at most %u of them)", at->key,
                            MOST_STEPS);
        else
            steps[module->step_count++] = (vaka_step){at->key, at->key};
    }
    module->steps = steps;
}

void vaka_game_declare(vaka_game *game, const vaka_file_fields *page, const vaka_plain *table)
{
    vaka_module *module = &game->module;

    vaka_file_fields_read(page, table, "a game", vaka_game_fields, module);
    read_seats(module, page, table);
    read_options(module, page, table);
    read_tables(module, page, table);
    read_verbs(module, page, table);
    vaka_game_advice_read(game, page, table);
    module->events = read_texts(page, table, "events", &module->event_count);
    game->words = read_texts(page, table, "words", &game->word_count);
    read_reasons(game, page, table);
    read_sorts(module, page, table);
    read_hooks(module, page, table);
    read_values(module, page, table);
    vaka_game_exports_read(game, page, named_fields(page, table, "exports"));
    read_steps(module, page, table);
    is_function(page, table, "table", true);
    is_function(page, table, "setup", true);
    game->has_scene = is_function(page, table, "scene", false);
    vaka_game_evaluate_read(game, page, table);
}
