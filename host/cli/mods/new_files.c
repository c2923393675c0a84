/* cli/mods/new_files.c - first versions of the files of a mod, from what a game declares.
 *
 * SPDX-License-Identifier: MIT
 *
 * Every one of them passes `vaka check` as it is, and says in comments what can be done with it. */
#include "cli/mods/new_files.h"

#include "cli/base/mod_choice.h"
#include "layout/content.h"
#include "script/mods/library.h"
#include "text/word.h"

#include <ctype.h>
#include <string.h>

#define WIDTH 100u

static bool is_name(const char *id)
{
    static const char letters[] = "abcdefghijklmnopqrstuvwxyz_";
    static const char more[] = "abcdefghijklmnopqrstuvwxyz_0123456789";

    return *id && strchr(letters, *id) && !id[strspn(id, more)];
}

/* A key of a Lua table. */
static void write_key(const char *id, FILE *out)
{
    if (is_name(id))
        fputs(id, out);
    else
        fprintf(out, "[\"%s\"]", id);
}

/* The column that is most worth an example: a number if there is one. */
static uint32_t example_column(const vaka_data_table *table)
{
    static const uint32_t order[] = {VAKA_COLUMN_INT, VAKA_COLUMN_BOOL, VAKA_COLUMN_WORD,
                                     VAKA_COLUMN_TEXT};

    for (size_t o = 0; o < sizeof order / sizeof *order; o++)
        for (uint32_t c = 0; c < table->column_count; c++)
            if (table->columns[c].type == order[o])
                return c;
    return 0;
}

static void write_cell(const vaka_column *column, const vaka_rows *rows, size_t cell, FILE *out)
{
    vaka_word word;

    if (column->type == VAKA_COLUMN_TEXT) {
        fprintf(out, "\"%s\"", rows->texts[cell] ? rows->texts[cell] : "");
    } else if (column->type == VAKA_COLUMN_BOOL) {
        fputs(rows->numbers[cell] ? "true" : "false", out);
    } else if (column->type == VAKA_COLUMN_WORD) {
        word = vaka_word_list_at(column->words, rows->numbers[cell]);
        fprintf(out, "\"%.*s\"", (int)word.length, word.at);
    } else {
        fprintf(out, "%d", (int)rows->numbers[cell]);
    }
}

/* A value of the first row of each table, as it is. */
static void write_tables(const vaka_module *module, const vaka_content *content, FILE *out)
{
    fputs("    -- data = { -- printed values that are other ones: table, row, column\n", out);
    for (uint32_t t = 0; t < module->table_count; t++) {
        const vaka_data_table *table = &module->tables[t];
        uint32_t column = example_column(table);
        if (!content->tables[t].count || table->columns[column].type == VAKA_COLUMN_ROW)
            continue;
        fprintf(out, "    --     %s = { ", table->id);
        write_key(content->tables[t].ids[0], out);
        fprintf(out, " = { %s = ", table->columns[column].id);
        write_cell(&table->columns[column], &content->tables[t], column, out);
        fprintf(out, " } }, -- %s\n", table->help ? table->help : "");
    }
    fputs("    -- },\n", out);
}

/* What a row has to have. */
static void write_needed(const vaka_data_table *table, FILE *out)
{
    fputs("id = \"…\"", out);
    for (uint32_t c = 0; c < table->column_count; c++)
        if ((table->columns[c].flags & VAKA_COLUMN_NEEDED) &&
            strcmp(table->columns[c].id, "id") != 0)
            fprintf(out, ", %s = …", table->columns[c].id);
}

static void write_rows(const vaka_data_table *table, FILE *out)
{
    fprintf(out, "    -- add = { %s = {} }, -- more rows: { ", table->id);
    write_needed(table, out);
    fprintf(out,
            " }\n    -- leave_out = { %s = {} }, -- ids of rows that are not there; \"all\": only "
            "those of `add` are\n",
            table->id);
}

/* How many of the first card that says so there are. */
static void write_cards(const vaka_module *module, const vaka_content *content, FILE *out)
{
    for (uint32_t i = 0; i < content->item_count; i++) {
        const vaka_item *item = &content->items[i];
        char name[64];

        if (!vaka_item_is_card(item) ||
            !vaka_content_name(module->sorts[item->sort].numbers, 0, name, sizeof name))
            continue;
        fprintf(out, "    -- cards = { %s = { ", module->sorts[item->sort].id);
        write_key(item->id, out);
        fprintf(out, " = { %s = %d } } }, -- numbers of cards that are other ones\n", name,
                (int)item->numbers[0]);
        return;
    }
}

static void write_option(const vaka_option *option, FILE *out)
{
    fprintf(out, "    -- options = { %s = ", option->id);
    if (option->min == 0 && option->max == 1)
        fputs(option->normal ? "true" : "false", out);
    else
        fprintf(out, "%d", (int)option->normal);
    fprintf(out, " }, -- %s\n", option->title);
}

/* All rules of the game itself that go with any scenario: an empty list would bar every one. */
static void write_rules(const vaka_library *library, FILE *out)
{
    bool any = false;

    fprintf(out, "    -- rules = {}, -- switched on; `vaka rules %s` lists them\n",
            vaka_plugin_short_name(library->module));
    for (uint32_t i = 0; i < library->rule_count; i++) {
        const vaka_choice_info *rule = &library->rules[i];

        if (!library->mods[rule->mod].bundled || !vaka_library_allows(NULL, rule))
            continue;
        fprintf(out, "%s\"%s\"", any ? ", " : "    -- rules_allowed = { ", rule->id);
        any = true;
    }
    if (any)
        fputs(" }, -- the only others that may be switched on; {}: none\n", out);
}

static void write_fields(const vaka_module *module, FILE *out)
{
    vaka_library_choice choice = {0};
    vaka_content *content = NULL;
    vaka_library library;

    vaka_library_open(&library, module, NULL);
    fprintf(out, "    seats = { min = %d, max = %d },\n", (int)module->seats_min,
            (int)module->seats_max);
    fputs("    -- All that follows is as usual. Take dashes away where something shall be "
          "other.\n",
          out);
    fputs("    -- rule = \"\", -- its number in the rulebook\n", out);
    write_rules(&library, out);
    if (module->option_count)
        write_option(&module->options[0], out);
    if (module->table_count && vaka_library_content(&library, &choice, &content, NULL) == VAKA_OK) {
        write_tables(module, content, out);
        write_rows(&module->tables[0], out);
        write_cards(module, content, out);
    }
    /* fields of few scenarios */
    fputs("    -- nobody = {}, -- names of the last seats, if the rules themselves play them\n"
          "    -- brings = {}, -- sorts of cards that are in play only with it\n"
          "    -- queue = {}, -- results of chance that come first: \"die 3\", \"draw ZONE "
          "KIND\"\n",
          out);
    vaka_content_free(content);
    vaka_library_done(&library);
}

/* "heavy_storm" as people read it: "Heavy storm". */
static void write_title(const char *id, FILE *out)
{
    fprintf(out, "    title = \"%c", toupper((unsigned char)*id));
    for (id++; *id; id++)
        fputc(*id == '_' || *id == '-' ? ' ' : *id, out);
    fputs("\",\n", out);
}

/* A comment of as many lines as it takes; broken at spaces and behind '|'. */
static void write_comment(const char *indent, const char *text, FILE *out)
{
    size_t room = WIDTH - strlen(indent) - 3;

    while (*text) {
        size_t length = strlen(text), cut = length;
        if (length > room)
            for (cut = room; cut > 1 && text[cut] != ' ' && text[cut - 1] != '|';)
                cut--;
        if (cut <= 1)
            cut = length;
        fprintf(out, "%s-- %.*s\n", indent, (int)cut, text);
        text += cut;
        text += strspn(text, " ");
    }
}

/* The word of a list that a new file has: the first, unless the sort names another. */
static vaka_word own_word(vaka_word words)
{
    vaka_word own = vaka_content_more(words);
    size_t first = strcspn(words.at, "| ");

    return own.length ? own : (vaka_word){words.at, first < words.length ? first : words.length};
}

static void write_numbers(const vaka_sort *sort, FILE *out)
{
    char name[64], list[512];
    vaka_word value;

    for (const char *at = sort->numbers; vaka_content_next(&at, name, sizeof name, &value);)
        fprintf(out, "    %s = %.*s,\n", name, value.length ? (int)value.length : 1,
                value.length ? value.at : "0");
    for (const char *at = sort->words; vaka_content_next(&at, name, sizeof name, &value);) {
        vaka_word own = own_word(value);
        snprintf(list, sizeof list, "one of %.*s", (int)value.length, value.at);
        write_comment("    ", list, out);
        fprintf(out, "    %s = \"%.*s\",\n", name, (int)own.length, own.at);
    }
}

/* A change that takes a seat, or a seat and a number, can be shown as it would be written. */
static void write_example(const vaka_module *module, FILE *out)
{
    for (uint32_t i = 0; i < module->export_count; i++) {
        const vaka_export *row = &module->exports[i];
        bool alone = strncmp(row->args, "SEAT ", 5) == 0 && !strchr(row->args, ',');
        bool number = strncmp(row->args, "SEAT ", 5) == 0 && strstr(row->args, ", INT ") &&
                      strchr(row->args, ',') == strrchr(row->args, ',');

        if ((row->flags & VAKA_EXPORT_CHANGE) && (alone || number)) {
            fprintf(out, "        -- game.%s(seat%s): %s\n", row->name, number ? ", 1" : "",
                    row->help ? row->help : "");
            return;
        }
    }
}

static void write_item(const vaka_new_sort *of, const vaka_module *module, const char *id,
                       FILE *out)
{
    const vaka_sort *sort = of->sort;
    const char *game = vaka_plugin_short_name(module);
    char name[64];

    fprintf(out, "-- %s.lua - one sentence about what it does.\nreturn {\n", id);
    write_title(id, out);
    fputs("    text = \"" VAKA_NEW_TEXT "\",\n", out);
    write_numbers(sort, out);
    if (sort->help)
        write_comment("    ", sort->help, out);
    if (vaka_content_name(sort->functions, 0, name, sizeof name)) {
        fprintf(out, "    %s = function(seat)\n        -- What happens. ", name);
        fprintf(out, "`vaka describe %s` tells what can be used.\n", game);
        write_example(module, out);
        fputs("    end,\n", out);
    }
    for (uint32_t n = 1; vaka_content_name(sort->functions, n, name, sizeof name); n++)
        fprintf(out, "%s%s", n > 1 ? ", " : "    -- It may also have: ", name);
    if (vaka_content_name(sort->functions, 1, name, sizeof name))
        fputc('\n', out);
    fputs("}\n", out);
}

/* "zone at, seat who" as the names alone. */
static void write_arguments(const char *args, FILE *out)
{
    bool more = false;

    for (const char *at = args ? args : ""; *at;) {
        size_t length = strcspn(at, ",");
        const char *name = memchr(at, ' ', length);
        if (name)
            fprintf(out, "%s%.*s", more ? ", " : "", (int)(length - (size_t)(name + 1 - at)),
                    name + 1);
        more = true;
        at += length + strspn(at + length, ", ");
    }
}

/* A button and lines of its own: both work when the dashes are taken away. */
static void write_offers(const vaka_module *module, FILE *out)
{
    char list[4096];
    size_t length = (size_t)snprintf(list, sizeof list,
                                     "What a player may do beside what is asked, each a button. "
                                     "With steps = { \"…\" } only in one or more of");

    for (uint32_t i = 0; i < module->step_count && length < sizeof list; i++)
        length += (size_t)snprintf(list + length, sizeof list - length, "%s %s", i ? "," : "",
                                   module->steps[i].id);
    write_comment("    ", list, out);
    fputs("    -- actions = {\n"
          "    --     example = {\n"
          "    --         title = \"What the button says\",\n"
          "    --         once = \"turn\", -- or \"game\"\n"
          "    --         reasons = { poor = \"it costs a point\" },\n"
          "    --         may_play = function(seat) return host.score(seat) > 0 or \"poor\" end,\n"
          "    --         play = function(seat) host.say(\"{0:seat} did it.\", seat) end,\n"
          "    --     },\n"
          "    -- },\n"
          "    -- Lines beside the board; `seat` is who reads them, nil: somebody who watches.\n"
          "    -- panel = function(seat, s) s.note(\"It is turn {0:int}.\", host.turn()) end,\n",
          out);
}

static void write_rule(const vaka_new_sort *of, const vaka_module *module, const char *id,
                       FILE *out)
{
    char list[4096];
    size_t length;

    (void)of;
    fprintf(out, "-- %s.lua - a rule that can be switched on: one sentence about it.\nreturn {\n",
            id);
    write_title(id, out);
    fputs("    text = \"" VAKA_NEW_TEXT "\",\n", out);
    if (module->value_count) {
        length = (size_t)snprintf(list, sizeof list, "Numbers it changes, one or more of");
        for (uint32_t i = 0; i < module->value_count && length < sizeof list; i++)
            length += (size_t)snprintf(list + length, sizeof list - length, "%s %s", i ? "," : "",
                                       module->values[i].id);
        write_comment("    ", list, out);
        fprintf(out, "    modifies = { %s = 0 },\n", module->values[0].id);
    }
    if (module->hook_count) {
        length = (size_t)snprintf(list, sizeof list, "Moments at which it acts, one or more of");
        for (uint32_t i = 0; i < module->hook_count && length < sizeof list; i++)
            length += (size_t)snprintf(list + length, sizeof list - length, "%s %s", i ? "," : "",
                                       module->hooks[i].id);
        write_comment("    ", list, out);
        fputs("    on = {\n", out);
        write_comment("        ", module->hooks[0].help ? module->hooks[0].help : "", out);
        fprintf(out, "        [\"%s\"] = function(", module->hooks[0].id);
        write_arguments(module->hooks[0].args, out);
        fputs(")\n        end,\n    },\n", out);
    }
    write_offers(module, out);
    fputs("}\n", out);
}

static void write_scenario(const vaka_new_sort *of, const vaka_module *module, const char *id,
                           FILE *out)
{
    (void)of;
    fprintf(out, "-- %s.lua - a setup of its own: one sentence about it.\nreturn {\n", id);
    write_title(id, out);
    fputs("    text = \"" VAKA_NEW_TEXT "\",\n", out);
    write_fields(module, out);
    fputs("}\n", out);
}

static void write_test(const vaka_new_sort *of, const vaka_module *module, const char *id,
                       FILE *out)
{
    (void)of;
    fprintf(out,
            "-- %s.lua - run by `vaka test`: each function is a test.\n"
            "-- t:new { rules = { \"…\" }, queue = { \"draw ZONE KIND\" } } decides what is "
            "drawn first,\n"
            "-- t:legal() lists what can be done, t:play(\"…\") does it: `vaka describe %s`.\n"
            "return {\n"
            "    [\"a game can be played to its end\"] = function(t)\n"
            "        t:new { seats = %d, seed = 1 }\n"
            "        t:random(10000)\n"
            "        t:expect(t:finished(), true)\n"
            "    end,\n}\n",
            id, vaka_plugin_short_name(module), (int)module->seats_min);
}

static void write_lib(const vaka_new_sort *of, const vaka_module *module, const char *id, FILE *out)
{
    (void)of;
    (void)module;
    fprintf(out,
            "-- %s.lua - code that files of this mod share: local %s = use \"%s\".\n"
            "local %s = {}\n\n"
            "-- Who comes after a seat.\n"
            "function %s.after(seat)\n    return host.next_seat(seat)\nend\n\nreturn %s\n",
            id, id, id, id, id, id);
}

/* What the table of that name has; there is one. */
static void write_data(const vaka_new_sort *of, const vaka_module *module, const char *id,
                       FILE *out)
{
    vaka_named_rows tables = VAKA_NAMED_ROWS(module->tables, module->table_count);
    const vaka_data_table *table = &module->tables[vaka_row_find(tables, vaka_word_of(id))];
    char line[512];

    (void)of;
    fprintf(out,
            "-- %s.lua - rows of '%s' besides those that are there.\n"
            "-- What is there is changed by `change = { ID = { COLUMN = … } }`, and taken away by\n"
            "-- `leave_out = { \"ID\" }`.\n",
            id, table->id);
    write_comment("", table->help ? table->help : "", out);
    for (uint32_t i = 0; i < table->column_count; i++) {
        const vaka_column *column = &table->columns[i];
        bool word = column->type == VAKA_COLUMN_WORD && column->words;
        snprintf(line, sizeof line, "%s: %s%s%s", column->id, column->help ? column->help : "",
                 word ? " One of " : "", word ? column->words : "");
        write_comment("", line, out);
    }
    fprintf(out, "return {\n    table = \"%s\",\n    rows = {\n        -- { ", table->id);
    write_needed(table, out);
    fputs(" },\n    },\n}\n", out);
}

bool vaka_new_sort_at(const vaka_module *module, uint32_t n, vaka_new_sort *out)
{
    static const vaka_new_sort always[] = {
        {"rule", "rules", NULL, write_rule}, {"scenario", "scenarios", NULL, write_scenario},
        {"test", "tests", NULL, write_test}, {"lib", "lib", NULL, write_lib},
        {"data", "data", NULL, write_data},
    };

    if (n < module->sort_count) {
        *out = (vaka_new_sort){.name = module->sorts[n].id, .sort = &module->sorts[n]};
        snprintf(out->folder, sizeof out->folder, "%ss", module->sorts[n].id);
        out->write = write_item;
        return true;
    }
    n -= module->sort_count;
    if (n >= sizeof always / sizeof *always ||
        (always[n].write == write_data && !module->table_count))
        return false;
    *out = always[n];
    return true;
}

const char *const vaka_new_words[] = {VAKA_NEW_TEXT, VAKA_NEW_SUMMARY, VAKA_NEW_AUTHOR, NULL};

void vaka_new_manifest(const vaka_module *module, const char *id, FILE *out)
{
    fprintf(out, "-- mod.lua - who this mod is, and what it is for.\nreturn {\n    id = \"%s\",\n",
            id);
    write_title(id, out);
    fprintf(out,
            "    text = \"" VAKA_NEW_SUMMARY "\",\n    version = \"0.1\",\n    api = 2,\n"
            "    game = \"%s\",\n    licence = \"MIT\",\n    authors = { \"" VAKA_NEW_AUTHOR
            "\" },\n}\n",
            vaka_plugin_short_name(module));
}
