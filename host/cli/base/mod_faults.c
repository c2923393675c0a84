/* cli/base/mod_faults.c - what keeps mods of a choice from being played with, as `vaka check` says.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/base/mod_faults.h"

#include "script/mods/game.h"
#include "script/tools/check.h"

#include <stdlib.h>
#include <string.h>

/* The mod in whose folder a file lies; NULL: none of them. */
static const vaka_mod_info *mod_of(const vaka_library *library, const char *file)
{
    for (uint32_t m = 0; m < library->mod_count; m++) {
        size_t length = strlen(library->mods[m].folder);

        if (strncmp(library->mods[m].folder, file, length) == 0 && file[length] == '/')
            return &library->mods[m];
    }
    return NULL;
}

/* What is wrong with a whole file of a game shows when it is set up, and is told then: how much of
 * it those may read who only want to play, is the business of match/record.h. */
static bool counts(const vaka_complaint *complaint, const vaka_library *library)
{
    const vaka_mod_info *mod = library ? mod_of(library, complaint->file) : NULL;

    return !complaint->warning && (complaint->spot.line > 0 || (mod && !mod->base));
}

/* NULL: there is none. */
static const vaka_complaint *first_error(const vaka_complaints *list, const vaka_library *library)
{
    for (uint32_t i = 0; i < list->count; i++)
        if (counts(&list->at[i], library))
            return &list->at[i];
    return NULL;
}

static vaka_status fail_with(const vaka_complaint *complaint, const vaka_mod_info *mod,
                             vaka_error *err)
{
    char text[VAKA_COMPLAINT_TEXT];

    vaka_complaint_write(complaint, text, sizeof text);
    if (!mod || mod->base)
        return vaka_fail(err, VAKA_ERR_DATA, "%s", text);
    return vaka_fail(err, VAKA_ERR_DATA, "the mod '%.60s' cannot be used: %s", mod->id, text);
}

/* The folder of a game that was named by it: whoever does so is writing the game. NULL: it was not.
 */
static const char *named_folder(const vaka_module *module, const char *named)
{
    const vaka_game *game = vaka_game_of(module);
    char *folder = game ? realpath(game->folder, NULL) : NULL;
    char *path = folder && named ? realpath(named, NULL) : NULL;
    bool same = path && strcmp(path, folder) == 0;

    free(folder);
    free(path);
    return same ? game->folder : NULL;
}

static vaka_status look(vaka_mod_choice *mod_choice, const vaka_module *module, const char *game,
                        vaka_error *err)
{
    const vaka_library *library = vaka_loader_texts(&mod_choice->loader, module);
    const char **paths = vaka_xnew((mod_choice->folder_count + 2) * sizeof *paths);
    vaka_complaints complaints = {0};
    vaka_status status = VAKA_OK;

    for (uint32_t i = 0; i < mod_choice->folder_count; i++)
        paths[i] = mod_choice->folders[i];
    paths[mod_choice->folder_count] = game;
    vaka_check_files(library, paths, &complaints);
    const vaka_complaint *first = first_error(&complaints, library);
    if (first)
        status = fail_with(first, mod_of(library, first->file), err);
    else
        mod_choice->faultless = module;
    vaka_complaints_done(&complaints);
    free(paths);
    return status;
}

vaka_status vaka_mod_faults_none(vaka_mod_choice *mod_choice, const vaka_module *module,
                                 const char *named, vaka_error *err)
{
    const char *game = named_folder(module, named);

    if ((!mod_choice->folder_count && !game) || mod_choice->faultless == module ||
        !vaka_loader_concern(module))
        return VAKA_OK;
    return look(mod_choice, module, game, err);
}

vaka_status vaka_mod_faults_in(vaka_plugins *plugins, const char *folder, vaka_error *err)
{
    const vaka_check_games games = vaka_check_games_of(plugins);
    const char *paths[] = {folder, NULL};
    vaka_complaints complaints = {0};
    vaka_status status = VAKA_OK;
    bool any = vaka_check_paths(paths, &games, &complaints) > 0;
    const vaka_complaint *first = first_error(&complaints, NULL);

    if (any && first)
        status = fail_with(first, NULL, err);
    vaka_complaints_done(&complaints);
    return status;
}
