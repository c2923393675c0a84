/* script/tools/check_shipped.c - mods and games that are called like one which is there for
 * everyone.
 *
 * SPDX-License-Identifier: MIT
 *
 * A mod that is named takes the place of another one of its id, so that a copy can be tried. It
 * cannot be handed on: nobody who has the other one could install it, and a game would not be found
 * by its name. */
#include "script/mods/game.h"
#include "script/mods/manifest.h"
#include "script/tools/check.h"

#include <stdlib.h>
#include <string.h>

static bool is_same(const char *one, const char *other)
{
    char *a = realpath(one, NULL), *b = other ? realpath(other, NULL) : NULL;
    bool same = a && b && strcmp(a, b) == 0;

    free(a);
    free(b);
    return same;
}

/* What a mod.lua says; it lies in the arena. What is wrong with it is told elsewhere. */
static vaka_manifest read_manifest(const char *folder, vaka_arena *arena)
{
    vaka_mod_place place = {vaka_arena_copy(arena, folder), false, false, true};
    vaka_sandbox *sandbox = vaka_sandbox_new();
    vaka_complaints unheard = {0};
    vaka_manifest manifest;

    vaka_manifest_read(&manifest, &place, NULL, sandbox, arena, &unheard);
    vaka_complaints_done(&unheard);
    vaka_sandbox_free(sandbox);
    return manifest;
}

/* Does one of the places that are bundled hold a mod of this id? Not if the folder is one of them
 * itself. */
static bool is_in(const vaka_mod_places *places, const char *id, const char *folder)
{
    bool found = false;

    for (uint32_t i = 0; i < places->count; i++)
        if (places->at[i].bundled && is_same(places->at[i].folder, folder))
            return false;
    for (uint32_t i = 0; i < places->count && !found; i++)
        if (places->at[i].bundled)
            found = strcmp(read_manifest(places->at[i].folder, places->arena).info.id, id) == 0;
    return found;
}

bool vaka_shipped_mod(const vaka_module *module, const char *id, const char *folder)
{
    vaka_arena arena = {0};
    vaka_mod_places places = {.arena = &arena};
    vaka_complaints unheard = {0};

    vaka_mod_places_find(&places, module, NULL, &unheard);
    bool found = is_in(&places, id, folder);
    vaka_complaints_done(&unheard);
    vaka_arena_done(&arena);
    return found;
}

bool vaka_shipped_game(const vaka_check_games *games, const char *id, const char *folder)
{
    vaka_arena arena = {0};
    vaka_mod_places places = {.arena = &arena};
    const vaka_module *module = games->find(games->data, id, NULL);
    bool found = module && !vaka_game_of(module);

    vaka_game_places_bundled(&places);
    found = found || is_in(&places, id, folder);
    vaka_arena_done(&arena);
    return found;
}

static void check_mod(const char *folder, const vaka_check_games *games, vaka_complaints *out)
{
    vaka_arena arena = {0};
    vaka_manifest manifest = read_manifest(folder, &arena);
    const vaka_plain *id = vaka_plain_get(&manifest.file.plain, "id");
    bool game = vaka_game_is_in(folder);
    const vaka_module *module =
        manifest.read && !game ? games->find(games->data, manifest.info.game, NULL) : NULL;

    if (manifest.read && game && vaka_shipped_game(games, manifest.info.id, folder))
        vaka_complaint_add(out, manifest.file.name, id->spot, "give it another id",
                           "'%s' is the name of a game that comes with the program",
                           manifest.info.id);
    if (module && vaka_shipped_mod(module, manifest.info.id, folder))
        vaka_complaint_add(out, manifest.file.name, id->spot, "give it another id",
                           "'%s' is the id of a mod that comes with %s", manifest.info.id,
                           module->title);
    vaka_arena_done(&arena);
}

void vaka_check_shipped(const char *const *paths, const vaka_check_games *games,
                        vaka_complaints *out)
{
    vaka_complaints unheard = {0};
    vaka_check_mods mods = {0};

    for (; *paths; paths++)
        vaka_check_find(*paths, &mods, &unheard);
    for (uint32_t i = 0; i < mods.count; i++)
        check_mod(mods.folders[i], games, out);
    vaka_check_mods_done(&mods);
    vaka_complaints_done(&unheard);
}
