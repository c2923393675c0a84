/* cli/mods/workshop.c - the mods that some paths are about, by game.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/mods/workshop.h"

#include "cli/mods/workbench.h"

#include <stdlib.h>
#include <string.h>

bool vaka_workshop_wants(const char *const *paths, const char *file)
{
    char *real = realpath(file, NULL);
    bool found = false;

    for (; real && *paths && !found; paths++) {
        char *path = realpath(*paths, NULL);
        size_t length = path ? strlen(path) : 0;

        found = path && strncmp(real, path, length) == 0 && (real[length] == '/' || !real[length]);
        free(path);
    }
    free(real);
    return found;
}

static vaka_workshop_game *game_of(vaka_workshop *shop, const vaka_module *module)
{
    for (uint32_t i = 0; i < shop->count; i++)
        if (shop->at[i].module == module)
            return &shop->at[i];
    if (shop->count == VAKA_WORKSHOP_GAMES)
        return NULL;
    shop->at[shop->count].module = module;
    vaka_mod_choice_init(&shop->at[shop->count].mod_choice);
    return &shop->at[shop->count++];
}

static bool add_mod(vaka_workshop *shop, vaka_plugins *plugins, const char *folder,
                    vaka_complaints *complaints)
{
    const vaka_module *module;
    vaka_workshop_game *game;
    char name[128];
    vaka_file_place spot;
    vaka_error err = {0};

    if (!vaka_check_game(folder, name, sizeof name, &spot, complaints))
        return false;
    module = vaka_plugins_find(plugins, name, &err);
    game = module ? game_of(shop, module) : NULL;
    if (module && !game)
        vaka_fail(&err, VAKA_ERR_RANGE, "mods of too many games at once");
    if (game && vaka_mod_choice_add(&game->mod_choice, folder, &err) == VAKA_OK)
        return true;
    vaka_complaint_add(complaints, folder, spot, NULL, "%s", err.text);
    return false;
}

/* What takes part in a match with these mods. */
static bool gather(vaka_workshop_game *game)
{
    vaka_setup setup;
    vaka_error err;

    game->library = vaka_loader_library(&game->mod_choice.loader, game->module);
    if (vaka_setup_init(&setup, game->module, game->module->seats_min, &err) ||
        vaka_mod_choice_attach(&game->mod_choice, &setup, &game->head, &err)) {
        vaka_complain(0, "%s", err.text);
        return false;
    }
    for (uint32_t i = 0; i < game->head.mod_count; i++)
        game->mods[i] = game->head.mod[i];
    return true;
}

bool vaka_workshop_open(vaka_workshop *shop, vaka_plugins *plugins, const char *const *paths)
{
    vaka_complaints complaints = {0};
    vaka_check_mods mods = {0};
    bool good = true;

    *shop = (vaka_workshop){.at = vaka_xnew(VAKA_WORKSHOP_GAMES * sizeof *shop->at)};
    for (const char *const *path = paths; *path; path++)
        vaka_check_find(*path, &mods, &complaints);
    for (uint32_t i = 0; i < mods.count; i++)
        add_mod(shop, plugins, mods.folders[i], &complaints);
    good = complaints.count == 0;
    fflush(stdout);
    vaka_workbench_tell(&complaints, stderr);
    for (uint32_t i = 0; good && i < shop->count; i++) {
        shop->at[i].paths = paths;
        good = gather(&shop->at[i]);
    }
    vaka_check_mods_done(&mods);
    vaka_complaints_done(&complaints);
    return good;
}

void vaka_workshop_close(vaka_workshop *shop)
{
    for (uint32_t i = 0; i < shop->count; i++) {
        vaka_journal_head_done(&shop->at[i].head);
        vaka_mod_choice_done(&shop->at[i].mod_choice);
    }
    free(shop->at);
    *shop = (vaka_workshop){0};
}
