/* cli/tell/list_content.c - what content there is for a game: mods, scenarios, rules, listeners.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/tell/list_content.h"

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

static void print_count(const char *what, uint32_t count, const char **before, FILE *out)
{
    if (!count)
        return;
    fprintf(out, "%s%u %s%s", *before, count, what, count == 1 ? "" : "s");
    *before = ", ";
}

static void print_mod(const overview *of, uint32_t mod, FILE *out)
{
    const vaka_library *library = of->library;
    const vaka_module *module = library->module;
    const vaka_mod_info *info = &library->mods[mod];
    const char *before = ": ";
    bool cards = false;

    fprintf(out, "        %u. %s %s  %s", mod + 1, info->id, info->version, info->title);
    if (!info->usable) {
        fprintf(out, "\n           cannot be used: %s\n", info->trouble);
        return;
    }
    for (uint32_t s = 0; s < module->sort_count; s++) {
        cards |= of->items[mod * module->sort_count + s] > 0;
        print_count(module->sorts[s].id, of->items[mod * module->sort_count + s], &before, out);
    }
    print_count("rule", count_of_mod(library->rules, library->rule_count, mod), &before, out);
    print_count("scenario", count_of_mod(library->scenarios, library->scenario_count, mod), &before,
                out);
    if (info->optional && info->bundled && cards)
        fprintf(out, " (in play with --mods %s)", info->id);
    else if (info->optional && info->bundled)
        fputs(" (in play when chosen)", out);
    else if (!info->bundled)
        fprintf(out, " (%s)", info->folder);
    fputc('\n', out);
}

static void print_mods(const overview *of, FILE *out)
{
    const vaka_library *library = of->library;

    fputs("      mods, in load order\n", out);
    for (uint32_t m = 0; m < library->mod_count; m++)
        print_mod(of, m, out);
    for (uint32_t i = 0; i < library->complaints.count; i++) {
        fputs("        ", out);
        vaka_complaint_print(&library->complaints.at[i], out);
        fputc('\n', out);
    }
}

static void print_scenarios(const vaka_library *library, FILE *out)
{
    if (library->scenario_count)
        fputs("      scenarios\n", out);
    for (uint32_t i = 0; i < library->scenario_count; i++) {
        const vaka_choice_info *at = &library->scenarios[i];

        fprintf(out, "        --scenario %s  %s", at->id, at->title);
        if (at->seats_min == at->seats_max)
            fprintf(out, " (%d seats", (int)at->seats_min);
        else
            fprintf(out, " (%d to %d seats", (int)at->seats_min, (int)at->seats_max);
        if (at->nobody_count)
            fprintf(out, ", %u of them played by the rules", (unsigned)at->nobody_count);
        fputs(")\n", out);
    }
}

void vaka_list_options(const vaka_choice_info *rule, const vaka_language *language, FILE *out)
{
    char said[256];

    for (uint32_t o = 0; o < rule->option_count; o++) {
        const vaka_option_info *option = &rule->options[o];

        fprintf(out, "%s%s=%d…%d (%s, %s)", o ? "; " : "", option->id, (int)option->min,
                (int)option->max, vaka_say(language, option->title),
                vaka_say_with(language, "normally {0}", VAKA_WITH(VAKA_INT(option->normal)), said,
                              sizeof said));
        if (option->advised_min != option->min || option->advised_max != option->max)
            fprintf(out, ", %s %d…%d", vaka_say(language, "advised"), (int)option->advised_min,
                    (int)option->advised_max);
    }
}

static void print_rules(const vaka_library *library, FILE *out)
{
    if (library->rule_count)
        fputs("      rules\n", out);
    for (uint32_t i = 0; i < library->rule_count; i++) {
        const vaka_choice_info *at = &library->rules[i];

        fprintf(out, "        --rules %s  %s", at->id, at->title);
        if (*at->rule)
            fprintf(out, " (rule %s)", at->rule);
        if (at->option_count)
            fputs(", with ", out);
        vaka_list_options(at, NULL, out);
        fputc('\n', out);
    }
}

static void print_listeners(const overview *of, FILE *out)
{
    const vaka_module *module = of->library->module;

    if (of->listener_count)
        fputs("      who acts when, in this order\n", out);
    for (uint32_t i = 0; i < of->listener_count; i++) {
        const listener *at = &of->listeners[i];
        bool first = i == 0 || at[-1].hook != at->hook;
        bool last = i + 1 == of->listener_count || at[1].hook != at->hook;

        if (first)
            fprintf(out, "        %s: ", module->hooks[at->hook].id);
        fprintf(out, "%s %s%s", at->sort, at->id, last ? "\n" : ", ");
    }
}

void vaka_list_content(vaka_loader *loader, const vaka_module *module, FILE *out)
{
    overview of;

    if (!vaka_loader_concern(module))
        return;
    look(&of, vaka_loader_library(loader, module));
    print_mods(&of, out);
    print_scenarios(of.library, out);
    print_rules(of.library, out);
    print_listeners(&of, out);
    free(of.items);
    free(of.listeners);
}
