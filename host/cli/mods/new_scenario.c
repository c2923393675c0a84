/* cli/mods/new_scenario.c - the first version of a scenario: every field, as the game has it
 * anyway.
 *
 * SPDX-License-Identifier: MIT
 *
 * What is behind dashes changes nothing when the dashes are taken away, so one can begin anywhere.
 */
#include "cli/mods/new_scenario.h"

#include "cli/base/start.h"
#include "script/mods/library.h"
#include "text/word.h"

#include <string.h>

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

static void write_rows(const vaka_data_table *table, FILE *out)
{
    fprintf(out, "    -- add = { %s = {} }, -- more rows: { id = \"…\"", table->id);
    for (uint32_t c = 0; c < table->column_count; c++)
        if (table->columns[c].flags & VAKA_COLUMN_NEEDED)
            fprintf(out, ", %s = …", table->columns[c].id);
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

        if (item->sort == VAKA_SORT_RULE ||
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
            vaka_start_short_name(library->module));
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

/* Fields of few scenarios. */
static void write_rest(FILE *out)
{
    fputs("    -- nobody = {}, -- names of the last seats, if the rules themselves play them\n"
          "    -- brings = {}, -- sorts of cards that are in play only with it\n"
          "    -- queue = {}, -- results of chance that come first: \"die 3\", \"draw ZONE "
          "KIND\"\n",
          out);
}

void vaka_new_scenario(const vaka_module *module, FILE *out)
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
    write_rest(out);
    vaka_content_free(content);
    vaka_library_done(&library);
}
