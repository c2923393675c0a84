/* script/mods/library_path.c - the folders in which mods are looked for, in order.
 *
 * SPDX-License-Identifier: MIT */
#include "script/mods/game.h"
#include "script/mods/library_inside.h"

#include <dirent.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* False: it is too long. */
static bool join(char path[VAKA_LONGEST_PATH], const char *folder, const char *below,
                 const char *name)
{
    return snprintf(path, VAKA_LONGEST_PATH, "%s%s/%s", folder, below, name) < VAKA_LONGEST_PATH;
}

bool vaka_mod_is_in(const char *folder)
{
    char path[VAKA_LONGEST_PATH];
    struct stat about;

    return join(path, folder, "", "mod.lua") && lstat(path, &about) == 0;
}

/* Is the folder on the list already, perhaps by another name? */
static bool is_listed(const vaka_mod_places *places, const char *folder)
{
    char *real = realpath(folder, NULL);
    bool found = false;

    for (uint32_t i = 0; real && i < places->count && !found; i++) {
        char *other = realpath(places->at[i].folder, NULL);
        found = other && strcmp(real, other) == 0;
        free(other);
    }
    free(real);
    return found;
}

static void add(vaka_mod_places *places, const char *folder, bool bundled, bool base)
{
    vaka_mod_place place = {NULL, bundled, base, false};

    if (places->count >= VAKA_MODS || is_listed(places, folder))
        return;
    places->at = vaka_arena_more(places->arena, places->at, places->count, sizeof *places->at);
    place.folder = vaka_arena_copy(places->arena, folder);
    places->at[places->count++] = place;
}

static int visible(const struct dirent *entry)
{
    return entry->d_name[0] != '.';
}

static int by_name(const struct dirent **a, const struct dirent **b)
{
    return strcmp((*a)->d_name, (*b)->d_name);
}

static uint32_t add_inside(vaka_mod_places *places, const char *folder, bool bundled)
{
    struct dirent **entries = NULL;
    int count = scandir(folder, &entries, visible, by_name);
    uint32_t found = 0;

    for (int i = 0; i < count; i++) {
        char path[VAKA_LONGEST_PATH];
        if (join(path, folder, "", entries[i]->d_name) && vaka_mod_is_in(path)) {
            add(places, path, bundled, false);
            found++;
        }
        free(entries[i]);
    }
    free(entries);
    return found;
}

uint32_t vaka_mod_places_in(vaka_mod_places *places, const char *folder, bool bundled)
{
    uint32_t found = 0;

    if (vaka_mod_is_in(folder)) {
        add(places, folder, bundled, bundled);
        found++;
    }
    return found + add_inside(places, folder, bundled);
}

/* Adds the mods of `parent` + `below` + '/' + `name`, if there is such a folder. */
static bool add_bundled(vaka_mod_places *places, const char *parent, const char *below,
                        const char *name)
{
    char path[VAKA_LONGEST_PATH];

    return join(path, parent, below, name) && vaka_mod_places_in(places, path, true) > 0;
}

bool vaka_program_folder(char out[VAKA_LONGEST_PATH])
{
    ssize_t length = readlink("/proc/self/exe", out, VAKA_LONGEST_PATH);

    if (length <= 0 || length >= VAKA_LONGEST_PATH)
        return false;
    while (length > 1 && out[length - 1] != '/')
        length--;
    out[length - 1] = '\0';
    return true;
}

/* Beside the program (in a build tree a link to the sources), or where it was installed. */
static bool add_beside_program(vaka_mod_places *places, const char *name)
{
    char program[VAKA_LONGEST_PATH];

    if (!vaka_program_folder(program))
        return false;
    return add_bundled(places, program, "/scripts", name) ||
           add_bundled(places, program, "/../share/vaka/scripts", name);
}

/* Folders parted by colons; the first that has the game's mods is taken. */
static void add_listed(vaka_mod_places *places, const char *list, const char *name)
{
    char *folders = vaka_xcopy(list);
    bool found = false;

    for (char *at = folders, *end; at && !found; at = end) {
        end = strchr(at, ':');
        if (end)
            *end++ = '\0';
        found = *at && add_bundled(places, at, "", name);
    }
    free(folders);
}

static void add_all_bundled(vaka_mod_places *places, const char *name)
{
    const char *scripts = getenv("VAKA_SCRIPTS");

    if (scripts && *scripts) {
        add_listed(places, scripts, name);
        return;
    }
    if (add_beside_program(places, name))
        return;
#ifdef VAKA_SYSTEM_SCRIPTS
    add_bundled(places, VAKA_SYSTEM_SCRIPTS, "", name);
#endif
}

bool vaka_mods_folder(char out[VAKA_LONGEST_PATH])
{
    const char *data = getenv("XDG_DATA_HOME"), *home = getenv("HOME");
    bool given = data && data[0] == '/'; /* the XDG specification passes over relative ones */

    return given ? join(out, data, "/vaka", "mods")
                 : home && home[0] == '/' && join(out, home, "/.local/share/vaka", "mods");
}

static void add_user(vaka_mod_places *places)
{
    char path[VAKA_LONGEST_PATH];

    if (vaka_mods_folder(path))
        add_inside(places, path, false);
}

/* Without the slashes at its end: messages show the name with a file behind it. */
static void add_given(vaka_mod_places *places, const char *folder, vaka_complaints *complaints)
{
    char *name = vaka_xcopy(folder);
    size_t length = strlen(name);
    uint32_t before = places->count;
    vaka_file_place nowhere = {0, 0};

    while (length > 1 && name[length - 1] == '/')
        name[--length] = '\0';
    if (!length || vaka_mod_places_in(places, name, false) == 0)
        vaka_complaint_add(complaints, name, nowhere, "a mod is a folder with a file mod.lua",
                           "there is no mod in this folder");
    for (uint32_t i = before; i < places->count; i++)
        places->at[i].given = true;
    free(name);
}

void vaka_mod_places_find(vaka_mod_places *places, const vaka_module *module,
                          const char *const *folders, vaka_complaints *complaints)
{
    const vaka_game *game = vaka_game_of(module);

    if (game)
        vaka_mod_places_in(places, game->folder, true);
    else
        add_all_bundled(places, vaka_library_short_name(module));
    add_user(places);
    for (; folders && *folders; folders++)
        add_given(places, *folders, complaints);
}

/* --- games in Lua ------------------------------------------------------------------------------
 */

static void add_games(vaka_mod_places *places, const char *parent, const char *below)
{
    char folder[VAKA_LONGEST_PATH];
    struct dirent **entries = NULL;
    int count = join(folder, parent, below, "") ? scandir(folder, &entries, visible, by_name) : 0;

    for (int i = 0; i < count; i++) {
        char path[VAKA_LONGEST_PATH];
        if (join(path, parent, below, entries[i]->d_name) && vaka_mod_is_in(path) &&
            vaka_game_is_in(path))
            add(places, path, true, true);
        free(entries[i]);
    }
    free(entries);
}

void vaka_game_places_bundled(vaka_mod_places *places)
{
    const char *scripts = getenv("VAKA_SCRIPTS");
    char program[VAKA_LONGEST_PATH];

    if (scripts && *scripts) {
        char *list = vaka_xcopy(scripts), *rest = list;
        for (char *at; (at = strsep(&rest, ":")) != NULL;)
            if (*at)
                add_games(places, at, "");
        free(list);
        return;
    }
    if (vaka_program_folder(program)) {
        add_games(places, program, "/scripts");
        add_games(places, program, "/../share/vaka/scripts");
    }
#ifdef VAKA_SYSTEM_SCRIPTS
    add_games(places, VAKA_SYSTEM_SCRIPTS, "");
#endif
}

void vaka_game_places_find(vaka_mod_places *places)
{
    char path[VAKA_LONGEST_PATH];

    vaka_game_places_bundled(places);
    if (vaka_mods_folder(path))
        add_games(places, path, "");
}
