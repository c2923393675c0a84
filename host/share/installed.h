/* share/installed.h - the mods in the user's own folder: put there, taken away, switched on and
 * off.
 *
 * SPDX-License-Identifier: MIT
 *
 * The folder is $XDG_DATA_HOME/vaka/mods (usually ~/.local/share/vaka/mods), with one folder for
 * each mod. A version that is replaced or removed while saved games name it goes to .kept, where
 * those games find it. Names that begin with a dot are not looked at as mods. */
#ifndef SHARE_INSTALLED_H
#define SHARE_INSTALLED_H

#include "script/tools/check.h"
#include "share/pack.h"

#define VAKA_INSTALLED_PATH 4096

/* Who a mod says it is. */
typedef struct vaka_mod_card {
    char id[64], title[96], version[32], game[64], licence[48], authors[128];
    uint32_t api;
} vaka_mod_card;

/* Reads mod.lua of a folder. Fails with the first thing that is wrong with it. */
vaka_status vaka_mod_card_read(vaka_mod_card *card, const char *folder, vaka_error *err);

/* What came of installing. */
typedef struct vaka_installed_report {
    vaka_mod_card card;
    char before[32];   /* the version that was there; "": none */
    bool kept;         /* … which stays for saved games */
    bool same;         /* it was there already, as it is: nothing was done */
    bool is_game;    /* it is a game of its own */
} vaka_installed_report;

/* Installs a pack: checked as `vaka check` does it; either all of it is there afterwards, or
 * everything is as it was. `saved` is the folder of saved games. `games` finds games by name.
 * What is wrong with the mod is in `complaints`. */
typedef struct vaka_installing {
    const vaka_pack *pack;
    const char *from;  /* for messages */
    const char *saved; /* the folder of saved games, which need not be there */
    const vaka_check_games *games;
    vaka_complaints *complaints;
} vaka_installing;

vaka_status vaka_installed_add(const vaka_installing *installing, vaka_installed_report *report,
                               vaka_error *err);

/* Takes a mod away. `*kept`: saved games name it, so that it stays for them. */
vaka_status vaka_installed_remove(const char *id, const char *saved, bool *kept, vaka_error *err);

/* The folder of an installed mod; false: there is none of that id. */
bool vaka_installed_find(const char *id, char out[VAKA_INSTALLED_PATH]);

/* Did the mod in this folder come in a pack? Others were made here. */
bool vaka_installed_from_pack(const char *folder);

/* The folder of a version that is kept aside for saved games; false: it is not there. */
bool vaka_installed_kept(const char *id, const char *version, char out[VAKA_INSTALLED_PATH]);

/* Is a mod of a game switched on, so that new games take it without being told? And switches it. */
bool vaka_installed_is_on(const char *game, const char *id);
vaka_status vaka_installed_switch(const char *game, const char *id, bool on, vaka_error *err);

/* A folder and all in it are gone; links in it are removed, not followed. */
void vaka_installed_erase(const char *folder);

/* Calls for each mod of a game that is on. */
void vaka_installed_each_on(const char *game, void (*call)(void *data, const char *id), void *data);

#endif
