/* cli/tell/list.c - `vaka list`: the games that are here.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/base/commands.h"
#include "cli/base/start.h"
#include "cli/tell/list_content.h"
#include "play/bot.h"

#include <stdio.h>

static void print_option_of(const vaka_option *option)
{
    char rule[64] = "";

    if (option->rule)
        snprintf(rule, sizeof rule, ", rule %.48s", option->rule);
    if (option->min == 0 && option->max == 1)
        printf("      --set %s=on|off  %s (normally %s%s)\n", option->id, option->title,
               option->normal ? "on" : "off", rule);
    else
        printf("      --set %s=%d…%d  %s (normally %d%s)\n", option->id, (int)option->min,
               (int)option->max, option->title, (int)option->normal, rule);
}

static void print_module(const vaka_plugin *plugin, vaka_mod_choice *mod_choice)
{
    const vaka_module *module = plugin->module;
    const vaka_bot_spec *bot;

    printf("  %-16s %s %s, ", vaka_start_short_name(module), module->title, module->version);
    if (module->seats_min == module->seats_max)
        printf("%d %s", (int)module->seats_min, module->seats_min == 1 ? "seat" : "seats");
    else
        printf("%d to %d seats", (int)module->seats_min, (int)module->seats_max);
    printf(" (%s)\n", module->id);
    for (uint32_t i = 0; i < module->option_count; i++)
        print_option_of(&module->options[i]);
    for (uint32_t i = 0; (bot = vaka_bot_at(module, i)) != NULL; i++)
        printf("      bot:%-12s %s\n", bot->name, bot->help);
    vaka_list_content(&mod_choice->loader, module, stdout);
}

static void print_bots(void)
{
    const vaka_bot_spec *bot;

    puts("\nBots of every game:");
    for (uint32_t i = 0; (bot = vaka_bot_at(NULL, i)) != NULL; i++)
        printf("  bot:%-12s %s\n", bot->name, bot->help);
}

static void print_all(const vaka_plugins *plugins, vaka_mod_choice *mod_choice)
{
    uint32_t good = 0;

    puts("Games:");
    for (uint32_t i = 0; i < plugins->count; i++) {
        if (!plugins->at[i].module)
            continue;
        print_module(&plugins->at[i], mod_choice);
        good++;
    }
    if (!good)
        puts("  none; VAKA_MODULE_PATH names folders with modules");
    print_bots();
    if (good < plugins->count)
        puts("\nRefused:");
    for (uint32_t i = 0; i < plugins->count; i++) {
        if (!plugins->at[i].module)
            printf("  %s\n      %s\n", plugins->at[i].path, plugins->at[i].reason);
    }
}

static int list(const vaka_given *given, vaka_mod_choice *mod_choice, const vaka_module *module)
{
    vaka_error err;

    (void)given;
    if (vaka_mod_choice_find(mod_choice, module, &err))
        return vaka_complain(VAKA_EXIT_USAGE, "%s", err.text);
    print_all(mod_choice->plugins, mod_choice);
    return VAKA_EXIT_GOOD;
}

static const vaka_cli_option options[] = {
    {"mods", VAKA_OPTION_LIST, "LIST", 0, 0, "more folders to look for mods in"},
    {0},
};

const vaka_command vaka_command_list = {
    .name = "list",
    .args = "",
    .summary = "the games that are here, with options, rules and mods",
    .about =
        "Lists the modules that were found, with version, seats and options; for each its mods in\n"
        "load order, with what they add or why they cannot be used, its scenarios, its optional\n"
        "rules, and which cards and rules act at which moment, in this order. Then the bots, and\n"
        "the modules that were refused, with the reason. Modules are looked for in the folders of\n"
        "VAKA_MODULE_PATH, in $XDG_DATA_HOME/vaka/modules, beside the program and in the folder\n"
        "of the installation.",
    .examples = "  vaka list\n"
                "  VAKA_MODULE_PATH=~/my-games vaka list\n",
    .options = options,
    .run_with_mods = list,
};
