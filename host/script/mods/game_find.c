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

/* A game in Lua by the id of its module; NULL: there is none. */
static const vaka_module *find_game(const vaka_plugins *plugins, const char *id)
{
    for (uint32_t i = 0; i < plugins->count; i++)
        if (vaka_game_of(plugins->at[i].module) && strcmp(plugins->at[i].module->id, id) == 0)
            return plugins->at[i].module;
    return NULL;
}

/* Adds the game of a folder, or why it is none; `instead` of another one of its id. */
static const vaka_module *add(vaka_plugins *plugins, const char *folder, bool instead)
{
    vaka_complaints complaints = {0};
    char reason[sizeof plugins->at->reason] = "";
    vaka_game *game = vaka_game_open(folder, &complaints);

    if (complaints.count)
        vaka_complaint_write(&complaints.at[0], reason, sizeof reason);
    vaka_complaints_done(&complaints);
    if (game && instead && find_game(plugins, game->module.id)) {
        vaka_plugins_replace(plugins, folder, &game->module);
        return &game->module;
    }
    vaka_plugins_add(plugins, folder, game ? &game->module : NULL, close_game, reason);
    return plugins->at[plugins->count - 1].module;
}

static void read_games(vaka_plugins *plugins)
{
    vaka_arena arena = {0};
    vaka_mod_places places = {.arena = &arena};

    vaka_game_places_find(&places);
    for (uint32_t i = 0; i < places.count; i++)
        add(plugins, places.at[i].folder, false);
    vaka_arena_done(&arena);
}

void vaka_modules_scan(vaka_plugins *plugins, const char *const *folders)
{
    vaka_plugins_scan(plugins, folders);
    plugins->more = read_games; /* whoever plays a game in C does not wait for them */
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

/* "./islands/" as people read it: "islands". False: it is too long. */
static bool shorten(const char *folder, char out[VAKA_LONGEST_PATH])
{
    size_t length;

    while (strncmp(folder, "./", 2) == 0 && folder[2] && folder[2] != '/')
        folder += 2;
    length = strlen(folder);
    while (length > 1 && folder[length - 1] == '/')
        length--;
    return snprintf(out, VAKA_LONGEST_PATH, "%.*s", (int)length, folder) < VAKA_LONGEST_PATH;
}

const vaka_module *vaka_modules_find(vaka_plugins *plugins, const char *name, vaka_error *err)
{
    const vaka_module *found = NULL;
    char folder[VAKA_LONGEST_PATH];

    if (!strchr(name, '/'))
        found = vaka_plugins_find(plugins, name, err);
    if (found || !vaka_game_is_in(name) || !shorten(name, folder))
        return found ? found : vaka_plugins_find(plugins, name, err);
    found = known(plugins, folder);
    if (!found)
        found = add(plugins, folder, true);
    if (!found)
        vaka_fail(err, VAKA_ERR_DATA, "%s", plugins->at[plugins->count - 1].reason);
    return found;
}

const vaka_module *vaka_modules_again(vaka_plugins *plugins, const vaka_module *module,
                                      vaka_error *err)
{
    vaka_complaints complaints = {0};
    char reason[sizeof err->text] = "";
    vaka_game *game = vaka_game_open(vaka_game_of(module)->folder, &complaints);

    if (complaints.count)
        vaka_complaint_write(&complaints.at[0], reason, sizeof reason);
    vaka_complaints_done(&complaints);
    if (game && strcmp(game->module.id, module->id) != 0) {
        snprintf(reason, sizeof reason, "it has another id now: %s", game->module.id);
        vaka_game_close(game);
        game = NULL;
    }
    if (!game) {
        vaka_fail(err, VAKA_ERR_DATA, "%s", reason);
        return NULL;
    }
    vaka_plugins_replace(plugins, game->folder, &game->module);
    return &game->module;
}

void vaka_modules_back(vaka_plugins *plugins, const vaka_module *module)
{
    vaka_plugins_replace(plugins, vaka_game_of(module)->folder, module);
}

/* --- where a journal was played ----------------------------------------------------------------
 */

/* Is the game of this id in a folder, or in one of its name below it? */
static bool found_in(vaka_plugins *plugins, const char *folder, const char *id)
{
    char below[VAKA_LONGEST_PATH];
    const char *places[] = {folder, below};
    vaka_error err;

    if (snprintf(below, sizeof below, "%s/%s", folder, strchr(id, '.') + 1) >= (int)sizeof below)
        return false;
    for (size_t i = 0; i < sizeof places / sizeof *places; i++)
        if (vaka_game_is_in(places[i]) && strchr(places[i], '/') &&
            vaka_modules_find(plugins, places[i], &err) && find_game(plugins, id))
            return true;
    return false;
}

bool vaka_modules_find_played(vaka_plugins *plugins, const char *id, const char *journal,
                              const char *const *folders, vaka_error *err)
{
    char beside[VAKA_LONGEST_PATH] = "./", given[VAKA_LONGEST_PATH];
    const char *slash = strrchr(journal, '/');
    const char *places[] = {"./", "../", beside};
    bool in_lua = strncmp(id, "lua.", 4) == 0;

    if (in_lua)
        vaka_plugins_all(plugins);
    bool found = !in_lua || find_game(plugins, id);

    if (slash)
        snprintf(beside, sizeof beside, "%.*s", (int)(slash - journal + 1), journal);
    for (; folders && *folders && !found; folders++)
        found = snprintf(given, sizeof given, "%s/", *folders) < (int)sizeof given &&
                found_in(plugins, given, id);
    for (size_t i = 0; i < sizeof places / sizeof *places && !found; i++)
        found = found_in(plugins, places[i], id);
    if (!found)
        vaka_fail(
            err, VAKA_ERR_DATA,
            "the game '%.60s' is not here: go to the folder in which it lies, or say where it "
            "is by --mods DIR",
            id + 4);
    return found;
}
