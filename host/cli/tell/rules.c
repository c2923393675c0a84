/* cli/tell/rules.c - `vaka rules`: the optional rules of a game, and digests of its clauses.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/base/clauses.h"
#include "cli/base/commands.h"
#include "cli/base/language.h"
#include "cli/base/mod_choice.h"
#include "cli/tell/list_content.h"
#include "cli/tell/rules_scenario.h"

#include <stdio.h>
#include <string.h>

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
        vaka_list_options(rule, language, stdout);
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
    if (vaka_rules_scenario(vaka_loader_library(&mod_choice->loader, module), texts,
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
