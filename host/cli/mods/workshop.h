/* cli/mods/workshop.h - the mods that some paths are about, by game.
 *
 * SPDX-License-Identifier: MIT */
#ifndef CLI_MODS_WORKSHOP_H
#define CLI_MODS_WORKSHOP_H

#include "cli/base/mod_choice.h"

#define VAKA_WORKSHOP_GAMES 16

typedef struct vaka_workshop_game {
    const vaka_module *module; /* borrowed from the plugins */
    vaka_mod_choice mod_choice;
    const vaka_library *library;                /* borrowed from the shelf */
    vaka_journal_head head;                     /* its mods: all that take part */
    const char *mods[VAKA_JOURNAL_CHOICES + 1]; /* the same as a list that ends with NULL */
    const char *const *paths;                   /* borrowed */
} vaka_workshop_game;

typedef struct vaka_workshop {
    vaka_workshop_game *at; /* owned */
    uint32_t count;
} vaka_workshop;

/* Finds the mods of the paths (NULL-terminated), their games, and everything that takes part when
 * they are played. False: what is wrong has been told. Close it after a failure too. */
bool vaka_workshop_open(vaka_workshop *shop, vaka_plugins *plugins, const char *const *paths);
void vaka_workshop_close(vaka_workshop *shop);

/* Does a file lie at or below one of the paths? */
bool vaka_workshop_wants(const char *const *paths, const char *file);

#endif
