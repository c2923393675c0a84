/* script/mods/library_replaces.c - cards of a mod that take the place of others, as its mod.lua
 * says.
 *
 * SPDX-License-Identifier: MIT
 *
 *     replaces = { "event.storm" }
 *
 * The mod has a card of that sort and id itself. Where it is played with, the other one is not in
 * the game; where it is not, nothing changes. Two mods that replace the same do not go together. */
#include "script/mods/library_inside.h"

#include <stdio.h>
#include <string.h>

/* "event.storm" is what a card is called there. */
static bool is_called(const vaka_library *library, const vaka_item *card, const char *name)
{
    const char *sort = library->module->sorts[card->sort].id;
    size_t length = strlen(sort);

    return strncmp(name, sort, length) == 0 && name[length] == '.' &&
           strcmp(name + length + 1, card->id) == 0;
}

bool vaka_mod_replaces(const vaka_library *library, uint32_t mod, const vaka_item *card)
{
    const vaka_mod_info *info = &library->mods[mod];

    for (uint32_t i = 0; vaka_item_is_card(card) && i < info->replace_count; i++)
        if (is_called(library, card, info->replaces[i]))
            return true;
    return false;
}

bool vaka_card_is_replaced(const vaka_library *library, const bool *chosen, const vaka_item *card)
{
    for (uint32_t m = 0; m < library->mod_count; m++)
        if (chosen[m] && m != card->mod && library->mods[m].usable &&
            vaka_mod_replaces(library, m, card))
            return true;
    return false;
}

/* The card of this name of a mod, or of any other; NULL: none. */
static const vaka_item *find_card(const vaka_library *library, const char *name, uint32_t mod,
                                  bool own)
{
    const struct vaka_library_files *files = library->files;

    for (uint32_t i = 0; i < files->item_count; i++) {
        const vaka_item *item = &files->items[i].item;

        if (vaka_item_is_card(item) && (item->mod == mod) == own && is_called(library, item, name))
            return item;
    }
    return NULL;
}

/* What is near a name among the cards of other mods. */
static vaka_guess guess_of(const vaka_library *library, const char *name, uint32_t mod,
                           vaka_arena *arena)
{
    const struct vaka_library_files *files = library->files;
    vaka_guess guess = vaka_guess_of(vaka_word_of(name));

    for (uint32_t i = 0; i < files->item_count; i++) {
        const vaka_item *item = &files->items[i].item;
        char known[160];

        if (!vaka_item_is_card(item) || item->mod == mod)
            continue;
        snprintf(known, sizeof known, "%.60s.%.60s", library->module->sorts[item->sort].id,
                 item->id);
        vaka_guess_try(&guess, vaka_arena_copy(arena, known));
    }
    return guess;
}

/* What a mod replaces is there, and what it replaces it by, too. */
static void check_mod(vaka_library *library, uint32_t mod)
{
    const vaka_mod_info *info = &library->mods[mod];
    vaka_library_file file;
    vaka_arena arena = {0};
    vaka_sandbox *sandbox = vaka_sandbox_new();
    vaka_complaints unheard = {0};

    vaka_file_read(&file, &arena, info->folder, "mod.lua", &unheard); /* for its places */
    vaka_file_load(&file, &arena, sandbox, VAKA_NONE, &unheard);
    const vaka_plain *list = vaka_plain_get(&file.plain, "replaces");
    vaka_file_fields page = {file.name, &library->complaints, &library->arena};
    for (uint32_t i = 0; i < info->replace_count; i++) {
        vaka_file_place spot = list && i < list->count ? list->at[i].spot : (vaka_file_place){0, 0};

        if (!find_card(library, info->replaces[i], mod, false)) {
            vaka_guess guess = guess_of(library, info->replaces[i], mod, &arena);

            vaka_file_fields_unknown(&page, spot, "card to be replaced:", &guess);
        } else if (!find_card(library, info->replaces[i], mod, true)) {
            vaka_file_wrong(&page, spot, NULL, "the mod has no card '%.80s' to replace it by",
                            info->replaces[i]);
        }
    }
    vaka_complaints_done(&unheard);
    vaka_sandbox_free(sandbox);
    vaka_arena_done(&arena);
}

void vaka_replaces_check(vaka_library *library)
{
    for (uint32_t m = 0; m < library->mod_count; m++) {
        uint32_t before = library->complaints.total;

        if (!library->mods[m].usable || !library->mods[m].replace_count)
            continue;
        check_mod(library, m);
        vaka_mod_judge(&library->arena, &library->mods[m], &library->complaints, before);
    }
}

vaka_status vaka_replaces_agree(const vaka_library *library, const bool *chosen, vaka_error *err)
{
    for (uint32_t m = 0; m < library->mod_count; m++)
        for (uint32_t i = 0; chosen[m] && i < library->mods[m].replace_count; i++)
            for (uint32_t n = 0; n < m; n++)
                for (uint32_t k = 0; chosen[n] && k < library->mods[n].replace_count; k++)
                    if (strcmp(library->mods[m].replaces[i], library->mods[n].replaces[k]) == 0)
                        return vaka_fail(err, VAKA_ERR_DATA,
                                         "the mods %.60s and %.60s both replace %.60s: play with "
                                         "one of them",
                                         library->mods[n].id, library->mods[m].id,
                                         library->mods[m].replaces[i]);
    return VAKA_OK;
}
