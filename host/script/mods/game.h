/* script/mods/game.h - a game that is a script: game.lua, read and made into a module.
 *
 * SPDX-License-Identifier: MIT
 *
 * The module that comes of it is like any other; all its functions go through the port of the match
 * to the scripts (table/script.h). What it asks are questions of scripts, so its frames are those
 * of scripts, too: the steps of the game are functions of one item of content, VAKA_SORT_GAME. */
#ifndef SCRIPT_MODS_GAME_H
#define SCRIPT_MODS_GAME_H

#include "plugin/plugins.h"
#include "script/mods/mod_files.h"
#include "vaka/ext/advice.h"
#include "vaka/ext/evaluate.h"

typedef struct vaka_game {
    vaka_module module; /* first; all it points to lies in the arena */
    vaka_arena arena;
    char *folder;
    vaka_text *texts; /* of lang/en.lua, sorted by id: what its scene can say */
    vaka_reason *reasons;
    vaka_text *words; /* of the layout, before those that its table adds */
    uint32_t text_count, reason_count, word_count;
    bool has_scene;
    vaka_evaluate evaluate;               /* no features: it has none */
    int32_t *weights[VAKA_MAX_SEATS + 1]; /* by seats; NULL: none */
    vaka_advice advice;                   /* no reasons: it has none */
    int32_t *why;                         /* by verb: the row of its reason, VAKA_NONE */
} vaka_game;

#define VAKA_STEP_SETUP 0 /* functions of the game's item: setup, then its steps by name */

/* The game that a module is, or NULL if it is not one of these. */
const vaka_game *vaka_game_of(const vaka_module *module);

/* Reads the game in a folder. NULL: there is none, or it is wrong: see the complaints. */
vaka_game *vaka_game_open(const char *folder, vaka_complaints *complaints);
void vaka_game_close(vaka_game *game); /* NULL: nothing */

/* Is there a game.lua in the folder? */
bool vaka_game_is_in(const char *folder);

/* What game.lua declares, into the module (game_declared.c). */
void vaka_game_declare(vaka_game *game, const vaka_file_fields *page, const vaka_plain *table);

/* Its `exports`, a table of names, NULL: none (game_exported.c). */
void vaka_game_exports_read(vaka_game *game, const vaka_file_fields *page, const vaka_plain *from);

/* Its `evaluate` (game_evaluate.c); and what came of it, NULL for any other module. */
void vaka_game_evaluate_read(vaka_game *game, const vaka_file_fields *page,
                             const vaka_plain *table);
const vaka_evaluate *vaka_game_evaluation(const vaka_module *module);

/* The same of what its verbs say in hints, which is read after them (game_advice.c). */
void vaka_game_advice_read(vaka_game *game, const vaka_file_fields *page, const vaka_plain *table);
const vaka_advice *vaka_game_advice(const vaka_module *module);

/* The names of its fields (ends with NULL name), for whoever checks a file. */
extern const vaka_file_field vaka_game_fields[];

/* Functions that scripts of such a game have beside `game`, `host` and `ask`; ends with NULL. */
extern const char *const vaka_game_functions[];

/* vaka_plugins_scan, and the games in Lua beside what it finds: in the folders of scripts and in
 * the user's. And the module of a name, or of a folder with a game in it ("./islands"): that counts
 * more than an installed game of the same name. */
void vaka_modules_scan(vaka_plugins *plugins, const char *const *folders);
const vaka_module *vaka_modules_find(vaka_plugins *plugins, const char *name, vaka_error *err);

/* Reads the game of a module again; the old one stays until the plugins are done. NULL: it is
 * wrong, and the old one stays in its place. And puts a module that was replaced back into its
 * place. */
const vaka_module *vaka_modules_again(vaka_plugins *plugins, const vaka_module *module,
                                      vaka_error *err);
void vaka_modules_back(vaka_plugins *plugins, const vaka_module *module);

/* Finds the game in Lua that a journal was played with ("lua.islands") if it is not installed: in
 * one of the folders (which end with NULL), or below or beside where we are or where the journal
 * lies. Does nothing for any other module. False: it is nowhere, as `err` says. */
bool vaka_modules_find_played(vaka_plugins *plugins, const char *id, const char *journal,
                              const char *const *folders, vaka_error *err);

#endif
