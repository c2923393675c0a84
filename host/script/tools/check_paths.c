/* script/tools/check_paths.c - checks files and folders, whatever games they are for.
 *
 * SPDX-License-Identifier: MIT */
#include "script/mods/game.h"
#include "script/tools/check.h"

#include <stdlib.h>
#include <string.h>

typedef struct group { /* the mods of one game */
    const vaka_module *module;
    const char **folders; /* ends with NULL; the folders are borrowed */
    uint32_t count;
} group;

typedef struct groups {
    group *at;
    uint32_t count;
} groups;

static void add(groups *all, const vaka_module *module, const char *folder)
{
    group *of = NULL;

    for (uint32_t i = 0; i < all->count; i++)
        if (all->at[i].module == module)
            of = &all->at[i];
    if (!of) {
        all->at = vaka_xgrow(all->at, (all->count + 1) * sizeof *all->at);
        of = &all->at[all->count++];
        *of = (group){module, NULL, 0};
    }
    of->folders = vaka_xgrow(of->folders, (of->count + 2) * sizeof *of->folders);
    of->folders[of->count++] = folder;
    of->folders[of->count] = NULL;
}

/* Puts a mod to its game; complains if there is none. */
static void assign(groups *all, const char *folder, const vaka_check_games *games,
                   vaka_complaints *out)
{
    const vaka_module *module = NULL;
    vaka_complaints found = {0};
    vaka_error err = {0};
    char game[4096];
    vaka_file_place spot;
    bool good = vaka_check_game(folder, game, sizeof game, &spot, &found);

    if (good && vaka_game_is_in(folder)) /* all that is wrong with it, not the first of it */
        vaka_game_close(vaka_game_open(folder, &found));
    good = good && !found.total;
    if (*game && !found.total)
        module = games->find(games->data, game, &err);
    if (module) { /* opening its library will find the rest again */
        add(all, module, folder);
    } else {
        char name[4096];
        for (uint32_t i = 0; i < found.count; i++)
            vaka_complaint_copy(out, &found.at[i]);
        snprintf(name, sizeof name, "%.4000s/mod.lua", folder);
        if (err.status)
            vaka_complaint_add(out, name, spot, NULL, "%s", err.text);
    }
    vaka_complaints_done(&found);
}

static const vaka_module *find_game(void *plugins, const char *game, vaka_error *err)
{
    return vaka_modules_find(plugins, game, err);
}

vaka_check_games vaka_check_games_of(vaka_plugins *plugins)
{
    return (vaka_check_games){find_game, plugins};
}

uint32_t vaka_check_paths(const char *const *paths, const vaka_check_games *games,
                          vaka_complaints *out)
{
    vaka_check_mods mods = {0};
    groups all = {0};
    uint32_t count;

    for (const char *const *path = paths; *path; path++)
        vaka_check_find(*path, &mods, out);
    for (uint32_t i = 0; i < mods.count; i++)
        assign(&all, mods.folders[i], games, out);
    for (uint32_t i = 0; i < all.count; i++) {
        vaka_library library;
        vaka_library_open(&library, all.at[i].module, all.at[i].folders);
        vaka_check_files(&library, paths, out);
        vaka_library_done(&library);
        free(all.at[i].folders);
    }
    vaka_complaints_sort(out);
    count = mods.count;
    vaka_check_mods_done(&mods);
    free(all.at);
    return count;
}
