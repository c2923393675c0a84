/* cli/mods/new_files.h - first versions of the files of a mod, from what a game declares.
 *
 * SPDX-License-Identifier: MIT */
#ifndef CLI_MODS_NEW_FILES_H
#define CLI_MODS_NEW_FILES_H

#include "script/mods/library.h"

#include <stdio.h>

/* A sort of file that `vaka new` makes: those of every game, or a sort of the module. */
typedef struct vaka_new_sort {
    const char *name;      /* "rule" */
    char folder[64];       /* in the mod: "rules"; empty for mod.lua */
    const vaka_sort *sort; /* of the module; NULL for the others */
    void (*write)(const struct vaka_new_sort *of, const vaka_module *module, const char *id,
                  FILE *out);
} vaka_new_sort;

/* What stands in new files where people are to read the author's own words: nothing of it should be
 * left when a mod is handed on. Ends with NULL. */
extern const char *const vaka_new_words[];
#define VAKA_NEW_TEXT "What the players read."
#define VAKA_NEW_SUMMARY "What it adds, in a sentence."
#define VAKA_NEW_AUTHOR "Somebody"

/* The n-th sort of file for a module; false past the last. */
bool vaka_new_sort_at(const vaka_module *module, uint32_t n, vaka_new_sort *out);

/* mod.lua of a new mod. */
void vaka_new_manifest(const vaka_module *module, const char *id, FILE *out);

/* lang/LANGUAGE.lua of a mod of a library: all its texts, still in English (new_lang.c). */
void vaka_new_lang(const vaka_library *library, uint32_t mod, const char *language, FILE *out);

/* The files of a new game in Lua (new_game.c). */
void vaka_new_game_manifest(const char *id, FILE *out);
void vaka_new_game_rules(const char *id, FILE *out);
void vaka_new_game_texts(const char *id, FILE *out);

#endif
