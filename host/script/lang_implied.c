/* script/lang_implied.c - English texts that stand where they belong, and the gaps of sentences.
 *
 * SPDX-License-Identifier: MIT */
#include "script/lang.h"
#include "script/library_inside.h"

#include <string.h>

typedef struct teller {
    void (*use)(void *data, const char *id, const char *text);
    void *data;
} teller;

static void tell(const teller *to, const char *sort, const char *id, const char *part,
                 const char *text)
{
    char name[3 * VAKA_ID_LENGTH];

    if (!text || !*text)
        return;
    snprintf(name, sizeof name, "%s%s%.60s%s%s", sort, *sort ? "." : "", id, *part ? "." : "",
             part);
    to->use(to->data, name, text);
}

static void tell_choices(const teller *to, const char *sort, const vaka_choice_info *list,
                         uint32_t count, uint32_t mod)
{
    for (uint32_t i = 0; i < count; i++) {
        if (list[i].mod != mod)
            continue;
        tell(to, sort, list[i].id, "title", list[i].title);
        tell(to, sort, list[i].id, "text", list[i].text);
        for (uint32_t o = 0; o < list[i].option_count; o++)
            tell(to, sort, list[i].id, list[i].options[o].id, list[i].options[o].title);
    }
}

static void tell_items(const teller *to, const vaka_library *library, uint32_t mod)
{
    for (uint32_t i = 0; i < library->files->item_count; i++) {
        const vaka_item *item = &library->files->items[i].item;
        if (item->mod != mod || item->sort == VAKA_SORT_RULE)
            continue;
        tell(to, library->module->sorts[item->sort].id, item->id, "title", item->title);
        tell(to, library->module->sorts[item->sort].id, item->id, "text", item->text);
    }
}

static void tell_module(const teller *to, const vaka_module *module)
{
    for (uint32_t i = 0; i < module->event_count; i++)
        tell(to, "", module->events[i].id, "", module->events[i].text);
    for (uint32_t i = 0; i < module->verb_count; i++)
        tell(to, "verb", module->verbs[i].name, "", module->verbs[i].title);
    for (uint32_t i = 0; i < module->step_count; i++)
        tell(to, "step", module->steps[i].id, "", module->steps[i].title);
    for (uint32_t i = 0; i < module->window_count; i++)
        tell(to, "window", module->windows[i].id, "", module->windows[i].title);
    for (uint32_t i = 0; i < module->option_count; i++)
        tell(to, "option", module->options[i].id, "", module->options[i].title);
    for (uint32_t i = 0; i < module->sort_count; i++)
        tell(to, "sort", module->sorts[i].id, "", module->sorts[i].title);
}

void vaka_lang_implied(const vaka_library *library, uint32_t mod,
                       void (*use)(void *data, const char *id, const char *text), void *data)
{
    const vaka_mod_info *info = &library->mods[mod];
    teller to = {use, data};

    tell(&to, "mod", info->id, "title", info->title);
    tell(&to, "mod", info->id, "text", info->text);
    tell_items(&to, library, mod);
    tell_choices(&to, "rule", library->rules, library->rule_count, mod);
    tell_choices(&to, "scenario", library->scenarios, library->scenario_count, mod);
    if (info->base)
        tell_module(&to, library->module);
}

/* The next gap of a text: its number and type; false: there is none. `*at` moves behind it. */
static bool next_gap(const char **at, int *number, vaka_word *type)
{
    while ((*at = strchr(*at, '{')) != NULL) {
        const char *digit = ++*at;
        if (*digit < '0' || *digit > '9')
            continue;
        *number = *digit - '0';
        *type = (vaka_word){digit + 2, 0};
        if (digit[1] == ':')
            type->length = strcspn(digit + 2, ":}");
        *at = digit + 1;
        return true;
    }
    return false;
}

static bool is_gap_type(vaka_word type)
{
    static const char *const types[] = {"int",  "zone", "seat",  "kind",
                                        "half", "verb", "seats", "plural"};

    for (size_t i = 0; i < sizeof types / sizeof *types; i++)
        if (strlen(types[i]) == type.length && memcmp(types[i], type.at, type.length) == 0)
            return true;
    return false;
}

const char *vaka_lang_gap_trouble(const char *text)
{
    const char *at = text;
    vaka_word type;
    int number;

    while (next_gap(&at, &number, &type)) {
        if (number >= VAKA_TEXT_ARGS)
            return "gaps are numbered from 0 to 5";
        if (!type.length || !is_gap_type(type))
            return "a gap is {N:type}, its type int, zone, seat, seats, kind, half, verb or plural";
        if (!strchr(type.at, '}'))
            return "a gap has no '}'";
    }
    return NULL;
}

static bool has_gap(const char *text, int wanted, vaka_word wanted_type)
{
    vaka_word type;
    int number;

    while (next_gap(&text, &number, &type))
        if (number == wanted && type.length == wanted_type.length &&
            memcmp(type.at, wanted_type.at, type.length) == 0)
            return true;
    return false;
}

/* Is every gap of `a` but plurals in `b`? */
static bool has_gaps_of(const char *a, const char *b)
{
    vaka_word type;
    int number;

    while (next_gap(&a, &number, &type))
        if (!vaka_word_is(type, "plural") && !has_gap(b, number, type))
            return false;
    return true;
}

bool vaka_lang_same_gaps(const char *a, const char *b)
{
    return has_gaps_of(a, b) && has_gaps_of(b, a);
}
