/* cli/tell/rules_scenario.c - what a scenario is and what it changes, in words.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/tell/rules_scenario.h"

#include "text/word.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#define MOST_LINES 24u /* differences of a table that are told one by one */

static void print_head(const vaka_choice_info *scenario, vaka_texts *texts)
{
    printf("%s", scenario->id);
    if (*scenario->rule)
        printf("  (rule %s)", scenario->rule);
    printf("  %s\n", vaka_lang_say(texts, scenario->title));
    if (*scenario->text)
        printf("    %s\n", vaka_lang_say(texts, scenario->text));
    if (scenario->seats_min == scenario->seats_max)
        printf("    For %d seats.\n", (int)scenario->seats_min);
    else
        printf("    For %d to %d seats.\n", (int)scenario->seats_min, (int)scenario->seats_max);
    for (uint32_t i = 0; i < scenario->rule_count; i++)
        printf("%s%s%s", i ? ", " : "    Switches on the rules ", scenario->rules[i],
               i + 1 < scenario->rule_count ? "" : ".\n");
    for (uint32_t i = 0; i < scenario->allowed_count; i++)
        printf("%s%s%s",
               i ? ", " : "    Other rules that may be switched on: ", scenario->allowed[i],
               i + 1 < scenario->allowed_count ? "" : ".\n");
    for (uint32_t i = 0; i < scenario->setting_count; i++)
        printf("    Sets %s=%d.\n", scenario->settings[i].id, (int)scenario->settings[i].value);
    for (uint32_t i = 0; i < scenario->queue_count; i++)
        printf("    Begins with the result of chance `%s`.\n", scenario->queue[i]);
}

static int32_t row_named(const vaka_rows *rows, const char *id)
{
    for (int32_t row = 0; row < rows->count; row++)
        if (strcmp(rows->ids[row], id) == 0)
            return row;
    return VAKA_NONE;
}

/* Two states of a game's tables, and where their differences are written; NULL: only counted. */
typedef struct comparing {
    const vaka_module *module;
    const vaka_content *old, *now;
    FILE *out;
} comparing;

static void say(const comparing *of, const char *format, ...) __attribute__((format(printf, 2, 3)));

static void say(const comparing *of, const char *format, ...)
{
    va_list args;

    if (!of->out)
        return;
    va_start(args, format);
    vfprintf(of->out, format, args);
    va_end(args);
}

/* The rows that a column names. */
static const vaka_rows *rows_named(const comparing *of, const vaka_content *content,
                                   const vaka_column *column)
{
    for (uint32_t t = 0; column->words && t < of->module->table_count; t++)
        if (strcmp(of->module->tables[t].id, column->words) == 0)
            return &content->tables[t];
    return NULL;
}

/* A cell in words; borrowed until the next call with the same room. */
static const char *cell_text(const comparing *of, const vaka_content *content, uint32_t table,
                             size_t at, char room[64])
{
    const vaka_data_table *spec = &of->module->tables[table];
    const vaka_column *column = &spec->columns[at % spec->column_count];
    const vaka_rows *rows = &content->tables[table], *named = rows_named(of, content, column);
    int32_t number = rows->numbers[at];
    vaka_word word;

    if (column->type == VAKA_COLUMN_TEXT)
        return rows->texts[at] && *rows->texts[at] ? rows->texts[at] : "nothing";
    if (column->type == VAKA_COLUMN_BOOL)
        return number ? "true" : "false";
    if (column->type == VAKA_COLUMN_ROW)
        return named && number >= 0 && number < named->count ? named->ids[number] : "none";
    if (column->type == VAKA_COLUMN_WORD) {
        word = vaka_word_list_at(column->words, number);
        snprintf(room, 64, "%.*s", (int)word.length, word.at);
    } else {
        snprintf(room, 64, "%d", (int)number);
    }
    return room;
}

/* The cells of a row that are other ones than in the game without the scenario. */
static uint32_t print_row(const comparing *of, uint32_t table, int32_t row)
{
    const vaka_data_table *spec = &of->module->tables[table];
    const char *id = of->now->tables[table].ids[row];
    int32_t before = row_named(&of->old->tables[table], id);
    char room_old[64], room_now[64];
    uint32_t shown = 0;

    if (before == VAKA_NONE) {
        say(of, "      %s.%s is new\n", spec->id, id);
        return 1;
    }
    for (uint32_t c = 0; c < spec->column_count; c++) {
        const char *was =
            cell_text(of, of->old, table, (size_t)before * spec->column_count + c, room_old);
        const char *is =
            cell_text(of, of->now, table, (size_t)row * spec->column_count + c, room_now);
        if (strcmp(was, is) == 0)
            continue;
        say(of, "      %s.%s.%s: %s becomes %s\n", spec->id, id, spec->columns[c].id, was, is);
        shown++;
    }
    return shown;
}

static uint32_t print_rows(const comparing *of, uint32_t table)
{
    const vaka_rows *old = &of->old->tables[table], *now = &of->now->tables[table];
    uint32_t shown = 0;

    for (int32_t row = 0; row < now->count; row++)
        shown += print_row(of, table, row);
    for (int32_t row = 0; row < old->count; row++) {
        if (row_named(now, old->ids[row]) != VAKA_NONE)
            continue;
        say(of, "      %s.%s is left out\n", of->module->tables[table].id, old->ids[row]);
        shown++;
    }
    return shown;
}

/* A table with more differences than people read is another table. */
static uint32_t print_table(const comparing *of, uint32_t table)
{
    comparing counting = *of;
    uint32_t lines;

    counting.out = NULL;
    lines = print_rows(&counting, table);
    if (lines <= MOST_LINES)
        return print_rows(of, table);
    say(of, "      %s: another table, %d rows instead of %d\n", of->module->tables[table].id,
        (int)of->now->tables[table].count, (int)of->old->tables[table].count);
    return 1;
}

static void print_changes(const vaka_module *module, const vaka_content *old,
                          const vaka_content *now)
{
    comparing of = {module, old, now, stdout};
    uint32_t shown = 0;

    puts("    Printed values:");
    for (uint32_t t = 0; t < module->table_count; t++)
        shown += print_table(&of, t);
    for (uint32_t v = 0; v < module->value_count; v++)
        if (old->values[v] != now->values[v])
            shown += (uint32_t)(printf("      value %s: %d becomes %d\n", module->values[v].id,
                                       (int)old->values[v], (int)now->values[v]) > 0);
    if (!shown)
        puts("      as in the game without it");
}

vaka_status vaka_rules_scenario(const vaka_library *library, vaka_texts *texts, const char *id,
                                vaka_error *err)
{
    const vaka_choice_info *scenario = vaka_library_scenario(library, id);
    vaka_library_choice plain = {0}, with = {.scenario = id};
    vaka_content *old = NULL, *now = NULL;
    vaka_status status = vaka_library_content(library, &with, &now, err);

    if (status == VAKA_OK)
        status = vaka_library_content(library, &plain, &old, err);
    if (status == VAKA_OK) {
        print_head(scenario, texts);
        print_changes(library->module, old, now);
        printf("    To look at its start: vaka try %s/%s\n", library->mods[scenario->mod].folder,
               scenario->file);
    }
    if (old)
        vaka_content_free(old);
    if (now)
        vaka_content_free(now);
    return status;
}
