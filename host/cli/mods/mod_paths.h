/* cli/mods/mod_paths.h - from paths to the mods that lie there, and to the games these are for.
 *
 * SPDX-License-Identifier: MIT */
#ifndef CLI_MODS_MOD_PATHS_H
#define CLI_MODS_MOD_PATHS_H

#include "cli/base/mod_choice.h"
#include "script/tools/check.h"

/* The one mod of a path. */
typedef struct vaka_mod_path {
    vaka_plugins plugins;
    const vaka_module *module; /* of the game; borrowed from plugins */
    char *folder;              /* of the mod; owned */
} vaka_mod_path;

/* The mod that a path is or lies in, and its game. False: what is wrong has been told. Close it
 * after a failure too. */
bool vaka_mod_path_open(vaka_mod_path *mod, const char *path);
void vaka_mod_path_close(vaka_mod_path *mod);

/* The mod and those that --mods names, as the choice of a match. */
vaka_status vaka_mod_path_choice(vaka_mod_path *mod, const vaka_given *given,
                                 vaka_mod_choice *mod_choice, vaka_error *err);

/* Prints complaints, one a line. */
void vaka_mod_paths_tell(const vaka_complaints *complaints, FILE *out);

#define VAKA_MOD_PATHS_GAMES 16

/* The mods of several paths that are for one game. */
typedef struct vaka_mod_paths_game {
    const vaka_module *module; /* borrowed from the plugins */
    vaka_mod_choice mod_choice;
    const vaka_library *library;                /* borrowed from the choice */
    vaka_journal_head head;                     /* its mods: all that take part */
    const char *mods[VAKA_JOURNAL_CHOICES + 1]; /* the same as a list that ends with NULL */
    const char *const *paths;                   /* borrowed */
} vaka_mod_paths_game;

typedef struct vaka_mod_paths {
    vaka_mod_paths_game *at; /* owned */
    uint32_t count;
} vaka_mod_paths;

/* Finds the mods of the paths (NULL-terminated), their games, and everything that takes part when
 * they are played. False: what is wrong has been told. Close it after a failure too. */
bool vaka_mod_paths_open(vaka_mod_paths *games, vaka_plugins *plugins, const char *const *paths);
void vaka_mod_paths_close(vaka_mod_paths *games);

/* Is a path a folder or something in it, as the disk knows them? Then what is behind the folder: ""
 * for the folder itself. */
bool vaka_mod_path_inside(const char *folder, const char *path, char *out, size_t room);

/* Does a file lie at or below one of the paths? */
bool vaka_mod_paths_cover(const char *const *paths, const char *file);

/* From now on what scripts say by debug(…) is printed for their author, to stderr. */
void vaka_mod_paths_hear(void);

#endif
