/* cli/tell/rules.c - `vaka rules`: the optional rules of a game, and digests of its clauses.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/base/clauses.h"
#include "cli/base/commands.h"
#include "cli/base/language.h"
#include "cli/base/mod_choice.h"
#include "cli/tell/list.h"
#include "text/word.h"

#include <stdio.h>
#include <stdlib.h>
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

/* Two states of a game's tables, and where their differences are written. */
typedef struct comparing {
    const vaka_module *module;
    const vaka_content *old, *now;
    FILE *out;
} comparing;

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
        fprintf(of->out, "      %s.%s is new\n", spec->id, id);
        return 1;
    }
    for (uint32_t c = 0; c < spec->column_count; c++) {
        const char *was =
            cell_text(of, of->old, table, (size_t)before * spec->column_count + c, room_old);
        const char *is =
            cell_text(of, of->now, table, (size_t)row * spec->column_count + c, room_now);
        if (strcmp(was, is) == 0)
            continue;
        fprintf(of->out, "      %s.%s.%s: %s becomes %s\n", spec->id, id, spec->columns[c].id, was,
                is);
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
        fprintf(of->out, "      %s.%s is left out\n", of->module->tables[table].id, old->ids[row]);
        shown++;
    }
    return shown;
}

/* A table with more differences than people read is another table. */
static uint32_t print_table(const comparing *of, uint32_t table)
{
    comparing part = *of;
    char *text = NULL;
    size_t size;

    part.out = vaka_xneed(open_memstream(&text, &size));
    uint32_t lines = print_rows(&part, table);
    vaka_xneed(fclose(part.out) == 0 ? text : NULL);
    if (lines <= MOST_LINES) {
        fputs(text, of->out);
    } else {
        fprintf(of->out, "      %s: another table, %d rows instead of %d\n",
                of->module->tables[table].id, (int)of->now->tables[table].count,
                (int)of->old->tables[table].count);
        lines = 1;
    }
    free(text);
    return lines;
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

static vaka_status print_scenario(const vaka_library *library, vaka_texts *texts, const char *id,
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
    vaka_content_free(old);
    vaka_content_free(now);
    return status;
}

static bool is_wanted(const char *number, const char *clause)
{
    return !clause || (number && *number && vaka_clause_is_part(number, clause));
}

/* Ids behind a few words, on a line of their own. */
static void print_ids(const vaka_language *language, const char *words, char **ids, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++)
        printf("%s%s%s%s%s", i ? "" : "    ", i ? "" : vaka_say(language, words), i ? ", " : " ",
               ids[i], i + 1 < count ? "" : "\n");
}

static void print_number(const vaka_language *language, const char *number)
{
    char said[128];

    printf(" %s", vaka_say_with(language, " (rule {0})", VAKA_WITH(number), said, sizeof said));
}

static void print_rule(const vaka_library *library, const vaka_choice_info *rule,
                       const vaka_language *language)
{
    const vaka_mod_info *mod = &library->mods[rule->mod];
    char said[256];

    printf("%s", rule->id);
    if (*rule->rule)
        print_number(language, rule->rule);
    printf("  %s\n", vaka_say(language, rule->title));
    if (*rule->text)
        printf("    %s\n", vaka_say(language, rule->text));
    if (rule->option_count) {
        printf("    %s ", vaka_say(language, "Options:"));
        vaka_list_options(rule, language);
        putchar('\n');
    }
    print_ids(language, VAKA_TEXT("Does not go with"), rule->conflicts, rule->conflict_count);
    print_ids(language, VAKA_TEXT("Goes only with the scenario"), rule->scenarios,
              rule->scenario_count);
    if (!mod->base)
        printf("    %s\n",
               vaka_say_with(language, "From the mod {0}.", VAKA_WITH(mod->id), said, sizeof said));
}

static uint32_t print_rules(const vaka_library *library, const char *clause,
                            const vaka_language *language)
{
    uint32_t shown = 0;

    for (uint32_t i = 0; i < library->rule_count; i++) {
        if (!is_wanted(library->rules[i].rule, clause))
            continue;
        print_rule(library, &library->rules[i], language);
        shown++;
    }
    return shown;
}

static uint32_t print_options(const vaka_module *module, const char *clause,
                              const vaka_language *language)
{
    uint32_t shown = 0;

    for (uint32_t i = 0; clause && i < module->option_count; i++) {
        const vaka_option *option = &module->options[i];

        if (!is_wanted(option->rule, clause))
            continue;
        printf("--set %s=%d…%d", option->id, (int)option->min, (int)option->max);
        print_number(language, option->rule);
        printf("  %s\n", vaka_say(language, option->title));
        shown++;
    }
    return shown;
}

/* Digests of a clause and its parts; those of a file that cannot be read are an error. */
static vaka_status print_clauses(const vaka_library *library, const char *clause, const char *code,
                                 uint32_t *shown, vaka_error *err)
{
    vaka_clauses clauses;
    vaka_status status = vaka_clauses_read(library, code, &clauses, err);

    for (uint32_t i = 0; !status && clause && i < clauses.count; i++) {
        if (!vaka_clause_is_part(clauses.at[i].number, clause))
            continue;
        printf("%s  %s\n", clauses.at[i].number, clauses.at[i].digest);
        ++*shown;
    }
    vaka_clauses_done(&clauses);
    return status;
}

static int show_rules(const vaka_given *given, vaka_mod_choice *mod_choice,
                      const vaka_module *module, vaka_texts *texts)
{
    const char *clause = given->arg[1], *code = vaka_lang_current(texts);
    const vaka_language *language = vaka_lang_language(texts);
    const vaka_library *library =
        vaka_loader_concern(module) ? vaka_loader_library(&mod_choice->loader, module) : NULL;
    char said[256];
    vaka_error err;
    uint32_t shown = 0;

    if (library &&
        print_clauses(library, clause, strcmp(code, "en") == 0 ? NULL : code, &shown, &err))
        return vaka_complain(VAKA_EXIT_FAILED, "%s", err.text);
    shown += print_options(module, clause, language);
    shown += library ? print_rules(library, clause, language) : 0;
    if (clause && !shown)
        return vaka_complain(VAKA_EXIT_FAILED, "%s tells nothing of a rule %s", module->title,
                             clause);
    if (!shown)
        puts(vaka_say_with(language, "{0} has no optional rules.",
                           VAKA_WITH(vaka_say(language, module->title)), said, sizeof said));
    return VAKA_EXIT_GOOD;
}

/* One scenario in words. */
static int show_scenario(const vaka_given *given, vaka_mod_choice *mod_choice,
                         const vaka_module *module, vaka_texts *texts)
{
    vaka_error err;

    if (!vaka_loader_concern(module))
        return vaka_complain(VAKA_EXIT_FAILED, "%s has no scenarios", module->title);
    if (print_scenario(vaka_loader_library(&mod_choice->loader, module), texts,
                       vaka_options_text(given, "scenario"), &err))
        return vaka_complain(VAKA_EXIT_FAILED, "%s", err.text);
    return VAKA_EXIT_GOOD;
}

static int show(const vaka_given *given, vaka_mod_choice *mod_choice, const vaka_module *module)
{
    vaka_texts *texts;
    vaka_error err;
    int status;

    if (vaka_mod_choice_find(mod_choice, module, &err) ||
        vaka_language_open(mod_choice, module, given, &texts, &err))
        return vaka_complain(VAKA_EXIT_USAGE, "%s", err.text);
    status = vaka_options_has(given, "scenario") ? show_scenario(given, mod_choice, module, texts)
                                                 : show_rules(given, mod_choice, module, texts);
    vaka_texts_free(texts);
    return status;
}

static const vaka_cli_option options[] = {
    {"lang", VAKA_OPTION_TEXT, "CODE", 0, 0,
     "the language of the sentences: en, fr, …; normally that of the\n"
     "environment"},
    {"scenario", VAKA_OPTION_TEXT, "ID", 0, 0,
     "what a scenario is, and every printed value that it changes"},
    {"mods", VAKA_OPTION_LIST, "LIST", 0, 0, "more folders to look for mods in"},
    {0},
};

const vaka_command vaka_command_rules = {
    .name = "rules",
    .args = "GAME [CLAUSE]",
    .summary = "optional rules of a game; what a clause says",
    .about =
        "Lists the optional rules that can be switched on by `vaka play GAME --rules`: number of\n"
        "the rule, title, what it does, options with their bounds, and rules it does not go with.\n"
        "With a CLAUSE (a number as in refusals, \"7.3\") a sentence about that clause and its\n"
        "parts, and what can be chosen about it. With --scenario what that scenario changes.",
    .examples = "  vaka rules GAME\n"
                "  vaka rules GAME 7.3\n"
                "  vaka rules GAME --scenario short_game\n",
    .args_min = 1,
    .args_max = 2,
    .options = options,
    .run_with_mods = show,
};
