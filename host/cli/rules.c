/* cli/rules.c - `vaka rules`: the optional rules of a game, and digests of its clauses.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/clauses.h"
#include "cli/commands.h"
#include "cli/list_content.h"
#include "cli/rules_scenario.h"
#include "cli/shelf.h"
#include "cli/tongue.h"

#include <stdio.h>
#include <string.h>

static bool is_wanted(const char *number, const char *clause)
{
    return !clause || (number && *number && vaka_clause_is_part(number, clause));
}

static void print_rule(const vaka_library *library, const vaka_choice_info *rule)
{
    printf("%s", rule->id);
    if (*rule->rule)
        printf("  (rule %s)", rule->rule);
    printf("  %s\n", rule->title);
    if (*rule->text)
        printf("    %s\n", rule->text);
    if (rule->option_count) {
        printf("    Options: ");
        vaka_list_options(rule, stdout);
        putchar('\n');
    }
    for (uint32_t i = 0; i < rule->conflict_count; i++)
        printf("%s%s%s", i ? ", " : "    Does not go with ", rule->conflicts[i],
               i + 1 < rule->conflict_count ? "" : "\n");
    for (uint32_t i = 0; i < rule->scenario_count; i++)
        printf("%s%s%s", i ? ", " : "    Goes only with the scenario ", rule->scenarios[i],
               i + 1 < rule->scenario_count ? "" : "\n");
    if (!library->mods[rule->mod].base)
        printf("    From the mod %s.\n", library->mods[rule->mod].id);
}

static uint32_t print_rules(const vaka_library *library, const char *clause)
{
    uint32_t shown = 0;

    for (uint32_t i = 0; i < library->rule_count; i++) {
        if (!is_wanted(library->rules[i].rule, clause))
            continue;
        print_rule(library, &library->rules[i]);
        shown++;
    }
    return shown;
}

static uint32_t print_options(const vaka_module *module, const char *clause)
{
    uint32_t shown = 0;

    for (uint32_t i = 0; clause && i < module->option_count; i++) {
        const vaka_option *option = &module->options[i];

        if (!is_wanted(option->rule, clause))
            continue;
        printf("--set %s=%d…%d  (rule %s)  %s\n", option->id, (int)option->min, (int)option->max,
               option->rule, option->title);
        shown++;
    }
    return shown;
}

static uint32_t print_clauses(const vaka_clauses *clauses, const char *clause)
{
    uint32_t shown = 0;

    for (uint32_t i = 0; clause && i < clauses->count; i++) {
        if (!vaka_clause_is_part(clauses->at[i].number, clause))
            continue;
        printf("%s  %s\n", clauses->at[i].number, clauses->at[i].digest);
        shown++;
    }
    return shown;
}

static int show_rules(const vaka_given *given, vaka_shelf *shelf, const vaka_module *module)
{
    const char *clause = given->arg[1];
    const vaka_library *library;
    vaka_clauses clauses;
    vaka_error err;
    uint32_t shown;

    if (!vaka_kits_concern(module)) {
        shown = print_options(module, clause);
        if (!clause)
            printf("%s has no optional rules.\n", module->title);
        return !clause || shown ? VAKA_EXIT_GOOD
                                : vaka_complain(VAKA_EXIT_FAILED, "%s tells nothing of a rule %s",
                                                module->title, clause);
    }
    library = vaka_kits_library(&shelf->kits, module);
    if (vaka_clauses_read(library, vaka_options_text(given, "lang"), &clauses, &err)) {
        vaka_clauses_done(&clauses);
        return vaka_complain(VAKA_EXIT_FAILED, "%s", err.text);
    }
    shown = print_clauses(&clauses, clause);
    vaka_clauses_done(&clauses);
    shown += print_options(module, clause);
    shown += print_rules(library, clause);
    if (clause && !shown)
        return vaka_complain(VAKA_EXIT_FAILED, "%s tells nothing of a rule %s", module->title,
                             clause);
    if (!shown)
        printf("%s has no optional rules.\n", module->title);
    return VAKA_EXIT_GOOD;
}

/* One scenario in words. */
static int show_scenario(const vaka_given *given, vaka_shelf *shelf, const vaka_module *module)
{
    vaka_lang_book *book;
    vaka_error err;

    if (!vaka_kits_concern(module))
        return vaka_complain(VAKA_EXIT_FAILED, "%s has no scenarios", module->title);
    if (vaka_tongue_open(shelf, module, given, &book, &err))
        return vaka_complain(VAKA_EXIT_USAGE, "%s", err.text);
    vaka_status status = vaka_rules_scenario(vaka_kits_library(&shelf->kits, module), book,
                                             vaka_options_text(given, "scenario"), &err);
    vaka_lang_book_free(book);
    return status ? vaka_complain(VAKA_EXIT_FAILED, "%s", err.text) : VAKA_EXIT_GOOD;
}

static int show(const vaka_given *given, vaka_shelf *shelf, const vaka_module *module)
{
    return vaka_options_has(given, "scenario") ? show_scenario(given, shelf, module)
                                               : show_rules(given, shelf, module);
}

static int run_rules(const vaka_given *given)
{
    return vaka_shelf_run(given, show);
}

static const vaka_cli_option options[] = {
    {"lang", VAKA_OPTION_TEXT, "CODE", 0, 0, "the language of the sentences: en, fr; normally en"},
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
    .run = run_rules,
};
