/* script/mods/library_cards.c - numbers of cards that a scenario changes: how many of one are in a
 * deck.
 *
 * SPDX-License-Identifier: MIT
 *
 *     cards = { event = { storm = { copies = 0 } } } */
#include "script/mods/library_inside.h"

#include <string.h>

/* One number that a scenario says of a card. */
typedef struct card_number {
    const vaka_plain *sort, *card, *value;
    uint32_t sort_number;
    int32_t number; /* of the sort's numbers, VAKA_NONE: there is no such */
} card_number;

static int32_t sort_named(const vaka_module *module, const char *id)
{
    return vaka_row_find(VAKA_NAMED_ROWS(module->sorts, module->sort_count),
                         vaka_word_of(id ? id : "?"));
}

static int32_t number_named(const vaka_sort *sort, const char *name)
{
    char at[64];

    for (uint32_t i = 0; name && vaka_content_name(sort->numbers, i, at, sizeof at); i++)
        if (strcmp(at, name) == 0)
            return (int32_t)i;
    return VAKA_NONE;
}

static void each_of_card(const vaka_module *module, card_number it,
                         void (*use)(void *data, const card_number *it), void *data)
{
    for (uint32_t i = 0; it.card->type == VAKA_PLAIN_TABLE && i < it.card->count; i++) {
        it.value = &it.card->at[i];
        it.number = number_named(&module->sorts[it.sort_number], it.value->key);
        use(data, &it);
    }
}

/* Every number that the scenario says of a card of a known sort. */
static void each_number(const vaka_module *module, const vaka_library_file *scenario,
                        void (*use)(void *data, const card_number *it), void *data)
{
    const vaka_plain *all = vaka_plain_get(&scenario->plain, "cards");

    for (uint32_t s = 0; all && all->type == VAKA_PLAIN_TABLE && s < all->count; s++) {
        int32_t sort = sort_named(module, all->at[s].key);
        for (uint32_t c = 0;
             sort >= 0 && all->at[s].type == VAKA_PLAIN_TABLE && c < all->at[s].count; c++)
            each_of_card(module,
                         (card_number){&all->at[s], &all->at[s].at[c], NULL, (uint32_t)sort, 0},
                         use, data);
    }
}

/* --- Checking --------------------------------------------------------------------------------- */

typedef struct checking {
    vaka_library *library;
    vaka_file_fields page;
} checking;

static void check_number(void *data, const card_number *it)
{
    const checking *of = data;
    const vaka_sort *sort = &of->library->module->sorts[it->sort_number];
    int32_t value;
    char names[16][64]; /* the guess keeps one of them */

    if (it->number >= 0) {
        vaka_file_fields_number(&of->page, it->value, it->value->key, INT16_MIN, INT16_MAX, &value);
        return;
    }
    vaka_guess guess = vaka_guess_of(vaka_word_of(it->value->key ? it->value->key : "?"));
    for (uint32_t i = 0; i < 16 && vaka_content_name(sort->numbers, i, names[i], sizeof names[i]);
         i++)
        vaka_guess_try(&guess, names[i]);
    vaka_file_fields_unknown(&of->page, it->value->key_spot, "number of a card named", &guess);
}

static void check_card(const checking *of, uint32_t sort, const vaka_plain *card)
{
    const struct vaka_library_files *files = of->library->files;
    vaka_guess guess = vaka_guess_of(vaka_word_of(card->key ? card->key : "?"));

    for (uint32_t i = 0; i < files->item_count; i++) {
        const vaka_item *item = &files->items[i].item;
        if (item->sort != sort)
            continue;
        if (card->key && strcmp(item->id, card->key) == 0)
            return;
        vaka_guess_try(&guess, item->id);
    }
    vaka_file_fields_unknown(&of->page, card->key_spot, of->library->module->sorts[sort].id,
                             &guess);
}

void vaka_cards_check(vaka_library *library, const vaka_library_file *scenario)
{
    checking of = {library, {scenario->name, &library->complaints, NULL}};
    const vaka_plain *all = vaka_file_fields_table(&of.page, &scenario->plain, "cards");

    for (uint32_t s = 0; all && s < all->count; s++) {
        const vaka_plain *cards = &all->at[s];
        int32_t sort = vaka_file_fields_row(
            &of.page, cards->key_spot, "sort of card", cards->key ? cards->key : "?",
            VAKA_NAMED_ROWS(library->module->sorts, library->module->sort_count));
        for (uint32_t c = 0; sort >= 0 && cards->type == VAKA_PLAIN_TABLE && c < cards->count; c++)
            check_card(&of, (uint32_t)sort, &cards->at[c]);
    }
    each_number(library->module, scenario, check_number, &of);
}

/* --- Carrying it out -------------------------------------------------------------------------- */

static void set_number(void *data, const card_number *it)
{
    vaka_content *content = data;

    if (it->number < 0 || it->value->type != VAKA_PLAIN_INT)
        return;
    for (uint32_t i = 0; i < content->item_count; i++)
        if (content->items[i].sort == it->sort_number && it->card->key &&
            strcmp(content->items[i].id, it->card->key) == 0)
            content->items[i].numbers[it->number] = (int32_t)it->value->number;
}

void vaka_cards_set(vaka_content *content, const vaka_library_file *scenario)
{
    each_number(content->module, scenario, set_number, content);
}
