/* script/tools/check_namesakes.c - cards that are called like something else on the table.
 *
 * SPDX-License-Identifier: MIT
 *
 * Kinds of pieces have one name each. A card that is called like a card of another sort, or like a
 * piece of the game, is known by a longer name, if the game can be laid out with it at all. Places
 * have names of their own: a card may be called like one. */
#include "layout/layout.h"
#include "script/tools/check_inside.h"

#include <string.h>

#define RULES_MOST 32

typedef struct namesakes {
    const vaka_library *library;
    uint32_t mod;
    const char *const *paths;
    vaka_complaints *out;
} namesakes;

/* The file of a card, if it is one of the mod and is to be checked; NULL: not. */
static const vaka_library_file *wanted_file(const namesakes *of, const vaka_item *card)
{
    const vaka_library_file *file;

    if (card->mod != of->mod || !vaka_item_is_card(card))
        return NULL;
    file = vaka_files_find(&of->library->files->mods[of->mod], card->file);
    return file && vaka_check_wants(file->name, of->paths) ? file : NULL;
}

static void warn(const namesakes *of, const vaka_item *card, const char *like)
{
    const vaka_library_file *file = wanted_file(of, card);
    const char *sort = of->library->module->sorts[card->sort].id;
    uint32_t before = of->out->total;

    if (!file)
        return;
    vaka_complaint_add(of->out, file->name, (vaka_file_place){1, 1},
                       "give it another name if you can",
                       "%s '%s' is called like a %s: host.kind and draws know it as "
                       "'%s-%s'",
                       sort, card->id, like, sort, card->id);
    vaka_complaints_warn(of->out, before);
}

/* Is the name that of a card of another sort, too? */
static const vaka_item *other_card(const vaka_library *library, const vaka_item *card)
{
    const vaka_item *other;

    for (uint32_t i = 0; (other = vaka_library_item_at(library, i)) != NULL; i++)
        if (vaka_item_is_card(other) && other->sort < card->sort &&
            strcmp(other->id, card->id) == 0)
            return other;
    return NULL;
}

/* A game is laid out: what are its kinds called? */
static void look(void *data, const vaka_layout *layout)
{
    const namesakes *of = data;
    const vaka_content *content = layout->setup.content;

    for (uint32_t i = 0; i < content->item_count; i++) {
        const vaka_item *card = &content->items[i];

        if (card->mod != of->mod || !vaka_item_is_card(card) || other_card(of->library, card))
            continue;
        int32_t kind = vaka_content_kind(layout, card), like = vaka_kind_by_id(layout, card->id);
        if (kind >= 0 && like >= 0 && kind != like)
            warn(of, card, "piece of the game");
    }
}

/* No game can be laid out with the mod: the card whose name it is about. */
static void tell_failed(const namesakes *of, const vaka_error *err)
{
    const vaka_item *card;
    char quoted[80];

    for (uint32_t i = 0; (card = vaka_library_item_at(of->library, i)) != NULL; i++) {
        const vaka_library_file *file = wanted_file(of, card);

        snprintf(quoted, sizeof quoted, "'%.70s'", card->id);
        if (!file || !strstr(err->text, quoted))
            continue;
        vaka_complaint_add(of->out, file->name, (vaka_file_place){1, 1}, "give it another name",
                           "no game can begin with the %s %s: %s",
                           of->library->module->sorts[card->sort].id, quoted, err->text);
        return;
    }
}

/* The rules that bring the mod's cards into play, each once. */
static void bringing_rules(const namesakes *of, const char *out[RULES_MOST + 1])
{
    const vaka_library *library = of->library;
    const vaka_item *card;
    uint32_t count = 0;

    for (uint32_t i = 0; (card = vaka_library_item_at(library, i)) != NULL; i++) {
        const vaka_choice_info *rule =
            wanted_file(of, card) ? vaka_library_bringing(library->rules, library->rule_count,
                                                          library->module->sorts[card->sort].id)
                                  : NULL;
        bool fits = rule && vaka_library_allows(NULL, rule) && count < RULES_MOST;

        for (uint32_t r = 0; r < count && fits; r++)
            fits = strcmp(out[r], rule->id) != 0;
        if (fits)
            out[count++] = rule->id;
    }
    out[count] = NULL;
}

static bool has_cards(const namesakes *of)
{
    const vaka_item *card;

    for (uint32_t i = 0; (card = vaka_library_item_at(of->library, i)) != NULL; i++)
        if (wanted_file(of, card))
            return true;
    return false;
}

void vaka_check_namesakes(const vaka_library *library, uint32_t mod, const char *const *paths,
                          vaka_complaints *out)
{
    namesakes of = {library, mod, paths, out};
    const char *rules[RULES_MOST + 1], *const mods[] = {library->mods[mod].id, NULL};
    vaka_library_choice choice = {
        .rules = rules, .mods = mods, .seats = library->module->seats_min};
    const vaka_item *card, *other;
    vaka_error err = {0};

    if (library->mods[mod].base || !has_cards(&of))
        return;
    for (uint32_t i = 0; (card = vaka_library_item_at(library, i)) != NULL; i++)
        if (wanted_file(&of, card) && (other = other_card(library, card)) != NULL)
            warn(&of, card, library->module->sorts[other->sort].id);
    bringing_rules(&of, rules);
    if (library->mods[mod].usable && library->module->layout &&
        !vaka_check_lays_out(library, &choice, &(vaka_check_look){look, &of}, &err))
        tell_failed(&of, &err);
}
