/* cli/tell/list.c - `vaka list`: the games that are here.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/tell/list.h"

#include "cli/base/commands.h"
#include "cli/base/mod_choice.h"
#include "cli/tell/catalogue.h"
#include "layout/option_words.h"
#include "play/bot.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct listener { /* something that acts at a hook */
    uint32_t hook;
    uint16_t mod;
    char id[64];
    const char *sort; /* static, or the module's */
} listener;

typedef struct overview { /* everything usable, switched on */
    const vaka_library *library;
    uint32_t *items; /* owned: by mod and sort */
    listener *listeners;
    uint32_t listener_count;
} overview;

static void note_listeners(overview *of, const vaka_content *content, bool rules)
{
    const vaka_module *module = content->module;

    for (uint32_t h = 0; h < module->hook_count; h++)
        for (uint32_t i = content->listener_first[h]; i < content->listener_first[h + 1]; i++) {
            const vaka_item *item = &content->items[content->listeners[i]];
            bool rule = item->sort == VAKA_SORT_RULE;

            if (rule != rules)
                continue;
            of->listeners =
                vaka_xgrow(of->listeners, (of->listener_count + 1) * sizeof *of->listeners);
            listener *to = &of->listeners[of->listener_count++];
            *to = (listener){.hook = h, .mod = item->mod};
            to->sort = rule ? "rule" : module->sorts[item->sort].id;
            snprintf(to->id, sizeof to->id, "%s", item->id);
        }
}

/* The order in which they act: that of the mods, then of the ids. */
static int by_order(const void *a, const void *b)
{
    const listener *x = a, *y = b;

    if (x->hook != y->hook)
        return x->hook < y->hook ? -1 : 1;
    if (x->mod != y->mod)
        return x->mod < y->mod ? -1 : 1;
    return strcmp(x->id, y->id);
}

/* Rules may exclude one another, so each is looked at alone. */
static void look_at_rules(overview *of, const char *const *mods)
{
    for (uint32_t i = 0; i < of->library->rule_count; i++) {
        const char *rules[] = {of->library->rules[i].id, NULL};
        vaka_library_choice choice = {.rules = rules, .mods = mods};
        vaka_content *content = NULL;

        if (vaka_library_content(of->library, &choice, &content, NULL) == VAKA_OK)
            note_listeners(of, content, true);
        vaka_content_free(content);
    }
}

static void look(overview *of, const vaka_library *library)
{
    const vaka_module *module = library->module;
    const char **mods = vaka_xnew((library->mod_count + 1) * sizeof *mods);
    vaka_library_choice choice = {.mods = mods};
    vaka_content *content = NULL;
    uint32_t usable = 0;

    *of = (overview){.library = library};
    of->items = vaka_xnew((library->mod_count * module->sort_count + 1) * sizeof *of->items);
    for (uint32_t m = 0; m < library->mod_count; m++)
        if (library->mods[m].usable)
            mods[usable++] = library->mods[m].id;
    if (vaka_library_content(library, &choice, &content, NULL) == VAKA_OK) {
        for (uint32_t i = 0; i < content->item_count; i++)
            if (vaka_item_is_card(&content->items[i]))
                of->items[content->items[i].mod * module->sort_count + content->items[i].sort]++;
        note_listeners(of, content, false);
        look_at_rules(of, mods);
    }
    vaka_content_free(content);
    free(mods);
    if (of->listener_count)
        qsort(of->listeners, of->listener_count, sizeof *of->listeners, by_order);
}

static uint32_t count_of_mod(const vaka_choice_info *list, uint32_t count, uint32_t mod)
{
    uint32_t found = 0;

    for (uint32_t i = 0; i < count; i++)
        found += list[i].mod == mod;
    return found;
}

static void print_count(const char *what, uint32_t count, const char **before)
{
    if (!count)
        return;
    printf("%s%u %s%s", *before, count, what, count == 1 ? "" : "s");
    *before = ", ";
}

static void print_mod(const overview *of, uint32_t mod)
{
    const vaka_library *library = of->library;
    const vaka_module *module = library->module;
    const vaka_mod_info *info = &library->mods[mod];
    const char *before = ": ";
    bool cards = false;

    printf("        %u. %s %s  %s", mod + 1, info->id, info->version, info->title);
    if (!info->usable) {
        printf("\n           cannot be used: %s\n", info->trouble);
        return;
    }
    for (uint32_t s = 0; s < module->sort_count; s++) {
        cards |= of->items[mod * module->sort_count + s] > 0;
        print_count(module->sorts[s].id, of->items[mod * module->sort_count + s], &before);
    }
    const vaka_choice_info *others;
    uint32_t count = vaka_library_stand_ins(library, &others);
    print_count("rule",
                count_of_mod(library->rules, library->rule_count, mod) +
                    count_of_mod(others, count, mod),
                &before);
    print_count("scenario", count_of_mod(library->scenarios, library->scenario_count, mod),
                &before);
    if (info->optional && info->bundled && cards)
        printf(" (in play with --mods %s)", info->id);
    else if (info->optional && info->bundled)
        fputs(" (in play when chosen)", stdout);
    else if (!info->bundled)
        printf(" (%s)", info->folder);
    putchar('\n');
}

static void print_mods(const overview *of)
{
    const vaka_library *library = of->library;

    fputs("      mods, in load order\n", stdout);
    for (uint32_t m = 0; m < library->mod_count; m++)
        print_mod(of, m);
    for (uint32_t i = 0; i < library->complaints.count; i++) {
        fputs("        ", stdout);
        vaka_complaint_print(&library->complaints.at[i], stdout);
        putchar('\n');
    }
}

static void print_scenarios(const vaka_library *library)
{
    if (library->scenario_count)
        fputs("      scenarios\n", stdout);
    for (uint32_t i = 0; i < library->scenario_count; i++) {
        const vaka_choice_info *at = &library->scenarios[i];

        printf("        --scenario %s  %s", at->id, at->title);
        if (at->seats_min == at->seats_max)
            printf(" (%d seats", (int)at->seats_min);
        else
            printf(" (%d to %d seats", (int)at->seats_min, (int)at->seats_max);
        if (at->nobody_count)
            printf(", %u of them played by the rules", (unsigned)at->nobody_count);
        fputs(")\n", stdout);
    }
}

void vaka_list_options(const vaka_choice_info *rule, const vaka_language *language)
{
    char said[256];

    for (uint32_t o = 0; o < rule->option_count; o++) {
        const vaka_option_info *option = &rule->options[o];

        printf("%s%s=%d…%d (%s, %s)", o ? "; " : "", option->id, (int)option->min, (int)option->max,
               vaka_say(language, option->title),
               vaka_say_with(language, "normally {0}", VAKA_WITH(VAKA_INT(option->normal)), said,
                             sizeof said));
        if (option->advised_min != option->min || option->advised_max != option->max)
            printf(", %s %d…%d", vaka_say(language, "advised"), (int)option->advised_min,
                   (int)option->advised_max);
    }
}

static void print_rules(const vaka_library *library)
{
    if (library->rule_count)
        fputs("      rules\n", stdout);
    for (uint32_t i = 0; i < library->rule_count; i++) {
        const vaka_choice_info *at = &library->rules[i];

        printf("        --rules %s  %s", at->id, at->title);
        if (*at->rule)
            printf(" (rule %s)", at->rule);
        if (at->option_count)
            fputs(", with ", stdout);
        vaka_list_options(at, NULL);
        putchar('\n');
    }
}

static void print_listeners(const overview *of)
{
    const vaka_module *module = of->library->module;

    if (of->listener_count)
        fputs("      who acts when, in this order\n", stdout);
    for (uint32_t i = 0; i < of->listener_count; i++) {
        const listener *at = &of->listeners[i];
        bool first = i == 0 || at[-1].hook != at->hook;
        bool last = i + 1 == of->listener_count || at[1].hook != at->hook;

        if (first)
            printf("        %s: ", module->hooks[at->hook].id);
        printf("%s %s%s", at->sort, at->id, last ? "\n" : ", ");
    }
}

static void print_content(vaka_loader *loader, const vaka_module *module)
{
    overview of;

    if (!vaka_loader_concern(module))
        return;
    look(&of, vaka_loader_library(loader, module));
    print_mods(&of);
    print_scenarios(of.library);
    print_rules(of.library);
    print_listeners(&of);
    free(of.items);
    free(of.listeners);
}

/* "0 short, 1 medium, 2 long" */
static void print_words_of(const vaka_module *module, uint32_t row)
{
    const vaka_option *option = &module->options[row];
    char word[VAKA_OPTION_WORD];
    const char *before = "        ";

    for (int32_t value = option->min; value <= option->max; value++) {
        if (!*vaka_option_word(NULL, module, row, value, word))
            break;
        printf("%s%d %s", before, (int)value, word);
        before = ", ";
    }
    if (*before == ',')
        putchar('\n');
}

static void print_option_of(const vaka_module *module, uint32_t row)
{
    const vaka_option *option = &module->options[row];
    char rule[64] = "";

    if (option->rule)
        snprintf(rule, sizeof rule, ", rule %.48s", option->rule);
    if (option->min == 0 && option->max == 1)
        printf("      --set %s=on|off  %s (normally %s%s)\n", option->id, option->title,
               option->normal ? "on" : "off", rule);
    else
        printf("      --set %s=%d…%d  %s (normally %d%s)\n", option->id, (int)option->min,
               (int)option->max, option->title, (int)option->normal, rule);
    print_words_of(module, row);
}

static void print_module(const vaka_plugin *plugin, vaka_mod_choice *mod_choice)
{
    const vaka_module *module = plugin->module;
    const vaka_bot_spec *bot;

    printf("  %-16s %s %s, ", vaka_plugin_short_name(module), module->title, module->version);
    if (module->seats_min == module->seats_max)
        printf("%d %s", (int)module->seats_min, module->seats_min == 1 ? "seat" : "seats");
    else
        printf("%d to %d seats", (int)module->seats_min, (int)module->seats_max);
    printf(" (%s)\n", module->id);
    for (uint32_t i = 0; i < module->option_count; i++)
        print_option_of(module, i);
    for (uint32_t i = 0; (bot = vaka_bot_at(module, i)) != NULL; i++)
        printf("      bot:%-12s %s\n", bot->name, bot->help);
    print_content(&mod_choice->loader, module);
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

    vaka_plugins_all(mod_choice->plugins);
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

/* One line, in English: for programs. */
static int print_json(vaka_mod_choice *mod_choice)
{
    vaka_game_texts texts;
    json_t *all;

    vaka_game_texts_init(&texts, mod_choice);
    texts.language.turn(texts.language.texts, "en");
    all = vaka_catalogue_json(mod_choice->plugins, &texts);
    bool good = json_dumpf(all, stdout, JSON_COMPACT) == 0 && putchar('\n') != EOF;
    json_decref(all);
    vaka_game_texts_done(&texts);
    return good ? VAKA_EXIT_GOOD : vaka_complain(VAKA_EXIT_FAILED, "cannot write to stdout");
}

static int list(const vaka_given *given, vaka_mod_choice *mod_choice, const vaka_module *module)
{
    vaka_error err;

    if (vaka_mod_choice_find(mod_choice, module, &err))
        return vaka_complain(VAKA_EXIT_USAGE, "%s", err.text);
    if (vaka_options_has(given, "json"))
        return print_json(mod_choice);
    print_all(mod_choice->plugins, mod_choice);
    return VAKA_EXIT_GOOD;
}

static const vaka_cli_option options[] = {
    {"json", VAKA_OPTION_SWITCH, NULL, 0, 0, "all of it as one JSON object, for programs"},
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
