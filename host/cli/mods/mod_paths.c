/* cli/mods/mod_paths.c - from paths to the mods that lie there, and to the games these are for.
 *
 * SPDX-License-Identifier: MIT
 *
 * `vaka new` and `vaka try` are about one mod, `vaka check --play` and `vaka test` about all that
 * lie at or below some paths. */
#include "cli/mods/mod_paths.h"
#include "script/mods/game.h"
#include "script/run/debug.h"

#include <stdlib.h>
#include <string.h>

void vaka_mod_paths_tell(const vaka_complaints *complaints, FILE *out)
{
    for (uint32_t i = 0; i < complaints->count; i++) {
        vaka_complaint_print(&complaints->at[i], out);
        fputc('\n', out);
    }
}

static void hear(void *data, const char *line)
{
    (void)data;
    fflush(stdout);
    fprintf(stderr, "debug: %s\n", line);
}

void vaka_mod_paths_hear(void)
{
    vaka_debug_listen(hear, NULL);
}

static bool find_game(vaka_mod_path *mod, vaka_complaints *complaints)
{
    char game[4096], name[4096];
    vaka_file_place spot;
    vaka_error err;

    if (!vaka_check_game(mod->folder, game, sizeof game, &spot, complaints))
        return false;
    mod->module = vaka_modules_find(&mod->plugins, game, &err);
    snprintf(name, sizeof name, "%.4000s/mod.lua", mod->folder);
    if (!mod->module)
        vaka_complaint_add(complaints, name, spot, NULL, "%s", err.text);
    return mod->module != NULL;
}

bool vaka_mod_path_open(vaka_mod_path *mod, const char *path)
{
    vaka_complaints complaints = {0};
    vaka_check_mods mods = {0};
    bool good = false;

    *mod = (vaka_mod_path){.module = NULL};
    vaka_modules_scan(&mod->plugins, NULL);
    vaka_check_find(path, &mods, &complaints);
    if (mods.count > 1)
        vaka_complain(0, "%s holds %u mods; name one of them", path, mods.count);
    if (mods.count == 1) {
        mod->folder = vaka_xcopy(mods.folders[0]);
        good = find_game(mod, &complaints);
    }
    fflush(stdout);
    vaka_mod_paths_tell(&complaints, stderr);
    vaka_complaints_done(&complaints);
    vaka_check_mods_done(&mods);
    return good;
}

void vaka_mod_path_close(vaka_mod_path *mod)
{
    vaka_plugins_done(&mod->plugins);
    free(mod->folder);
    *mod = (vaka_mod_path){.module = NULL};
}

vaka_status vaka_mod_path_choice(vaka_mod_path *mod, const vaka_given *given,
                                 vaka_mod_choice *mod_choice, vaka_error *err)
{
    vaka_status status;

    vaka_mod_choice_init(mod_choice);
    status = vaka_mod_choice_read(mod_choice, given, &mod->plugins, err);
    return status ? status : vaka_mod_choice_add(mod_choice, mod->folder, err);
}

bool vaka_mod_path_inside(const char *folder, const char *path, char *out, size_t room)
{
    char *outer = realpath(folder, NULL), *inner = realpath(path, NULL);
    size_t length = outer ? strlen(outer) : 0;
    bool good = outer && inner && strncmp(inner, outer, length) == 0 &&
                (inner[length] == '/' || !inner[length]);

    if (good)
        good = snprintf(out, room, "%s", inner + length + (inner[length] == '/')) < (int)room;
    free(outer);
    free(inner);
    return good;
}

bool vaka_mod_paths_cover(const char *const *paths, const char *file)
{
    char rest[4096];

    for (; *paths; paths++)
        if (vaka_mod_path_inside(*paths, file, rest, sizeof rest))
            return true;
    return false;
}

static vaka_mod_paths_game *game_of(vaka_mod_paths *games, const vaka_module *module)
{
    for (uint32_t i = 0; i < games->count; i++)
        if (games->at[i].module == module)
            return &games->at[i];
    if (games->count == VAKA_MOD_PATHS_GAMES)
        return NULL;
    games->at[games->count].module = module;
    vaka_mod_choice_init(&games->at[games->count].mod_choice);
    return &games->at[games->count++];
}

static bool add_mod(vaka_mod_paths *games, vaka_plugins *plugins, const char *folder,
                    vaka_complaints *complaints)
{
    const vaka_module *module;
    vaka_mod_paths_game *game;
    char name[4096];
    vaka_file_place spot;
    vaka_error err = {0};

    if (!vaka_check_game(folder, name, sizeof name, &spot, complaints))
        return false;
    module = vaka_modules_find(plugins, name, &err);
    game = module ? game_of(games, module) : NULL;
    if (module && !game)
        vaka_fail(&err, VAKA_ERR_RANGE, "mods of too many games at once");
    if (game && vaka_mod_choice_add(&game->mod_choice, folder, &err) == VAKA_OK)
        return true;
    vaka_complaint_add(complaints, folder, spot, NULL, "%s", err.text);
    return false;
}

/* What takes part in a match with these mods. */
static bool gather(vaka_mod_paths_game *game)
{
    vaka_setup setup;
    vaka_error err;

    game->library = vaka_loader_library(&game->mod_choice.loader, game->module);
    game->head.seats = game->module->seats_min;
    if (vaka_mod_choice_set_up(&game->mod_choice, game->module, &game->head, &setup, &err)) {
        vaka_complain(0, "%s", err.text);
        return false;
    }
    for (uint32_t i = 0; i < game->head.mod_count; i++)
        game->mods[i] = game->head.mod[i];
    return true;
}

bool vaka_mod_paths_open(vaka_mod_paths *games, vaka_plugins *plugins, const char *const *paths)
{
    vaka_complaints complaints = {0};
    vaka_check_mods mods = {0};
    bool good = true;

    *games = (vaka_mod_paths){.at = vaka_xnew(VAKA_MOD_PATHS_GAMES * sizeof *games->at)};
    for (const char *const *path = paths; *path; path++)
        vaka_check_find(*path, &mods, &complaints);
    for (uint32_t i = 0; i < mods.count; i++)
        add_mod(games, plugins, mods.folders[i], &complaints);
    good = complaints.count == 0;
    fflush(stdout);
    vaka_mod_paths_tell(&complaints, stderr);
    for (uint32_t i = 0; good && i < games->count; i++) {
        games->at[i].paths = paths;
        good = gather(&games->at[i]);
    }
    vaka_check_mods_done(&mods);
    vaka_complaints_done(&complaints);
    return good;
}

void vaka_mod_paths_close(vaka_mod_paths *games)
{
    for (uint32_t i = 0; i < games->count; i++) {
        vaka_journal_head_done(&games->at[i].head);
        vaka_mod_choice_done(&games->at[i].mod_choice);
    }
    free(games->at);
    *games = (vaka_mod_paths){0};
}
