/* script/mods/game_find.c - modules of both sorts: those in C, and games in Lua.
 *
 * SPDX-License-Identifier: MIT */
#include "script/mods/game.h"
#include "script/mods/library_inside.h"

#include <stdlib.h>
#include <string.h>

static void close_game(const vaka_module *module)
{
    vaka_game_close((vaka_game *)(uintptr_t)vaka_game_of(module));
}

/* Adds the game of a folder, or why it is none. */
static const vaka_module *add(vaka_plugins *plugins, const char *folder)
{
    vaka_complaints complaints = {0};
    char reason[sizeof plugins->at->reason] = "";
    vaka_game *game = vaka_game_open(folder, &complaints);

    if (complaints.count)
        vaka_complaint_write(&complaints.at[0], reason, sizeof reason);
    vaka_complaints_done(&complaints);
    vaka_plugins_add(plugins, folder, game ? &game->module : NULL, close_game, reason);
    return plugins->at[plugins->count - 1].module;
}

void vaka_modules_scan(vaka_plugins *plugins, const char *const *folders)
{
    vaka_arena arena = {0};
    vaka_mod_places places = {.arena = &arena};

    vaka_plugins_scan(plugins, folders);
    vaka_game_places_find(&places);
    for (uint32_t i = 0; i < places.count; i++)
        add(plugins, places.at[i].folder);
    vaka_arena_done(&arena);
}

/* Its module if the folder's game has been read. */
static const vaka_module *known(const vaka_plugins *plugins, const char *folder)
{
    char *real = realpath(folder, NULL);
    const vaka_module *found = NULL;

    for (uint32_t i = 0; real && i < plugins->count && !found; i++) {
        const vaka_game *game = vaka_game_of(plugins->at[i].module);
        char *other = game ? realpath(game->folder, NULL) : NULL;
        if (other && strcmp(real, other) == 0)
            found = &game->module;
        free(other);
    }
    free(real);
    return found;
}

const vaka_module *vaka_modules_find(vaka_plugins *plugins, const char *name, vaka_error *err)
{
    const vaka_module *found;

    if (!strchr(name, '/') || !vaka_game_is_in(name))
        return vaka_plugins_find(plugins, name, err);
    found = known(plugins, name);
    if (!found)
        found = add(plugins, name);
    if (!found)
        vaka_fail(err, VAKA_ERR_DATA, "%s", plugins->at[plugins->count - 1].reason);
    return found;
}
