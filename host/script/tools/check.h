/* script/tools/check.h - everything that can be said about a mod without playing it.
 *
 * SPDX-License-Identifier: MIT
 *
 * Opening a library finds what keeps a mod from being used; this adds what would only show in play,
 * or only in another language: names that are not there, questions where none can be asked, wrong
 * arguments, missing texts. */
#ifndef SCRIPT_TOOLS_CHECK_H
#define SCRIPT_TOOLS_CHECK_H

#include "plugin/plugins.h"
#include "script/mods/library.h"

/* Folders of mods; owned by the caller, and all zero at first. */
typedef struct vaka_check_mods {
    vaka_arena arena; /* they lie there */
    char **folders;
    uint32_t count;
} vaka_check_mods;

/* The mods that a path is about: the one it is or lies in, or those that lie in it. Complains if
 * there is none. */
void vaka_check_find(const char *path, vaka_check_mods *mods, vaka_complaints *complaints);
void vaka_check_mods_done(vaka_check_mods *mods);

/* The game that a mod says it is for, and where it says so; its folder if it is a game itself.
 * False after complaints about its mod.lua. */
bool vaka_check_game(const char *folder, char *game, size_t room, vaka_file_place *spot,
                     vaka_complaints *complaints);

/* Collects everything that is wrong in the files at or below `paths` (NULL-terminated), sorted. The
 * library was opened with their mods among its folders. */
void vaka_check_files(const vaka_library *library, const char *const *paths, vaka_complaints *out);

/* Hands over every sentence that stands in the code of a mod for players to read: prompts, options,
 * what is said. Such a sentence is its own id in the mod's languages. */
typedef struct vaka_check_sentences {
    void (*tell)(void *data, const char *sentence);
    void *data;
} vaka_check_sentences;
void vaka_check_tell(const vaka_library *library, uint32_t mod, const vaka_check_sentences *told);

/* Hands over what places, pieces, boards, counters and mats of a game in Lua are called on its
 * table, with any number of seats: "zone.hand" and its title, some of them several times. Nothing
 * for other games. */
typedef struct vaka_check_title_use {
    void (*tell)(void *data, const char *id, const char *english);
    void *data;
} vaka_check_title_use;
void vaka_check_tell_titles(const vaka_library *library, const vaka_check_title_use *told);

/* How a game's module is found by the name that a mod gives it; NULL with a sentence in `err`. */
typedef struct vaka_check_games {
    const vaka_module *(*find)(void *data, const char *game, vaka_error *err);
    void *data;
} vaka_check_games;

/* Games among plugins, which are borrowed (script/mods/game.h: vaka_modules_find). */
vaka_check_games vaka_check_games_of(vaka_plugins *plugins);

/* Is an id that of a mod that comes with a game, or of a game that comes with the program, which
 * lies in another folder than this one (NULL: in any)? Games in C all come with it. */
bool vaka_shipped_mod(const vaka_module *module, const char *id, const char *folder);
bool vaka_shipped_game(const vaka_check_games *games, const char *id, const char *folder);

/* Complains about mods and games at or below some paths (NULL-terminated) which have such an id
 * (check_shipped.c), before vaka_check_paths reads games that lie there. Whoever only tries a
 * changed copy of one need not be told. */
void vaka_check_shipped(const char *const *paths, const vaka_check_games *games,
                        vaka_complaints *out);

/* All of the above but the ids of what is shipped, for some paths (NULL-terminated), whatever games
 * their mods are for. Returns how many mods there were. */
uint32_t vaka_check_paths(const char *const *paths, const vaka_check_games *games,
                          vaka_complaints *out);

#endif
