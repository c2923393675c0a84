/* script/mods/library_cards.c - numbers of cards that a scenario changes: how many of one are in a
 * deck.
 *
 * SPDX-License-Identifier: MIT
 *
 *     cards = { event = { storm = { copies = 0 } } } */
#include "script/mods/library_inside.h"

#include <string.h>

#define MOST_NUMBERS 96 /* fields of a card */

/* A number of a sort's cards by this name, and a whole one. */
static void check_number(const vaka_file_fields *page, const vaka_sort *sort,
                         const vaka_plain *value)
{
    vaka_guess guess = vaka_guess_of(vaka_word_of(value->key ? value->key : "?"));
    char names[MOST_NUMBERS][64]; /* the guess keeps one of them */
    const char *list = sort->numbers;
    int32_t number, least, most;
    vaka_word normal;

    for (uint32_t i = 0;
         i < MOST_NUMBERS && vaka_content_next(&list, names[i], sizeof names[i], &normal); i++) {
        if (value->key && strcmp(names[i], value->key) == 0) {
            vaka_content_bounds(normal, &least, &most);
            least = least < INT16_MIN ? INT16_MIN : least;
            most = most > INT16_MAX ? INT16_MAX : most;
            vaka_file_fields_number(page, value, value->key, least, most, &number);
            return;
        }
        vaka_guess_try(&guess, names[i]);
    }
    vaka_file_fields_unknown(page, value->key_spot, "number of a card named", &guess);
}

static void check_card(const vaka_library *library, const vaka_file_fields *page, uint32_t sort,
                       const vaka_plain *card)
{
    const struct vaka_library_files *files = library->files;
    vaka_guess guess = vaka_guess_of(vaka_word_of(card->key ? card->key : "?"));
    bool found = false;

    for (uint32_t i = 0; i < files->item_count && !found; i++) {
        const vaka_item *item = &files->items[i].item;
        if (item->sort != sort)
            continue;
        found = card->key && strcmp(item->id, card->key) == 0;
        vaka_guess_try(&guess, item->id);
    }
    if (!found)
        vaka_file_fields_unknown(page, card->key_spot, library->module->sorts[sort].id, &guess);
    for (uint32_t i = 0; i < card->count; i++)
        check_number(page, &library->module->sorts[sort], &card->at[i]);
}

void vaka_cards_check(vaka_library *library, const vaka_library_file *scenario)
{
    vaka_file_fields page = {scenario->name, &library->complaints, NULL};
    const vaka_plain *all = vaka_file_fields_table(&page, &scenario->plain, "cards");

    for (uint32_t s = 0; all && s < all->count; s++) {
        const vaka_plain *cards = &all->at[s];
        int32_t sort = vaka_file_fields_row(
            &page, cards->key_spot, "sort of card", cards->key ? cards->key : "?",
            VAKA_NAMED_ROWS(library->module->sorts, library->module->sort_count));
        for (uint32_t c = 0; sort >= 0 && c < cards->count; c++)
            check_card(library, &page, (uint32_t)sort, &cards->at[c]);
    }
}

/* What a scenario says of a card; NULL: nothing. */
static const vaka_plain *find_card(const vaka_plain *scenario, const char *sort, const char *id)
{
    const vaka_plain *all = vaka_plain_get(scenario, "cards");
    const vaka_plain *cards = all ? vaka_plain_get(all, sort) : NULL;

    return cards ? vaka_plain_get(cards, id) : NULL;
}

void vaka_cards_set(vaka_content *content, const vaka_library_file *scenario)
{
    for (uint32_t i = 0; i < content->first[content->module->sort_count]; i++) {
        const vaka_item *item = &content->items[i];
        const vaka_sort *sort = &content->module->sorts[item->sort];
        const vaka_plain *card = find_card(&scenario->plain, sort->id, item->id), *value;
        const char *list = sort->numbers;
        char name[64];
        for (uint32_t n = 0; card && vaka_content_next(&list, name, sizeof name, NULL); n++)
            if ((value = vaka_plain_get(card, name)) != NULL && value->type == VAKA_PLAIN_INT)
                item->numbers[n] = (int32_t)value->number;
    }
}
