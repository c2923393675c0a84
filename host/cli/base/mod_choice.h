/* cli/base/mod_choice.h - the mods that a command works with, and what of them goes into a match.
 *
 * SPDX-License-Identifier: MIT
 *
 * `--mods` names folders (a mod, or a folder with some) and ids of mods that are installed. A match
 * takes the mods that are bundled with its game, those in the folders and those that are named. */
#ifndef CLI_BASE_MOD_CHOICE_H
#define CLI_BASE_MOD_CHOICE_H

#include "cli/base/options.h"
#include "script/run/loaded.h"

/* For a journal that was played with versions that are kept aside (share/installed.h). */
typedef struct vaka_kept_loader {
    vaka_loader loader;
    char **folders; /* owned; ends with NULL */
    struct vaka_kept_loader *next;
} vaka_kept_loader;

typedef struct vaka_mod_choice {
    char **folders; /* owned, like ids; both end with NULL */
    char **ids;
    uint32_t folder_count, id_count;
    vaka_loader loader;
    vaka_kept_loader *kept; /* owned */
    bool adds;              /* its mods are added to those of journals that are replayed */
    char differs[512];      /* in what mods differ from those of the journal that was read last */
    vaka_plugins *plugins;  /* borrowed: those it serves; NULL: none yet */
    const vaka_module *faultless; /* for which nothing is wrong with what is in its folders */
} vaka_mod_choice;

/* Empty at first. vaka_mod_choice_done is due when no match is left. */
void vaka_mod_choice_init(vaka_mod_choice *mod_choice);
void vaka_mod_choice_done(vaka_mod_choice *mod_choice);

/* Adds a word of --mods; before the first library is read. Fails on a folder that is not there. */
vaka_status vaka_mod_choice_add(vaka_mod_choice *mod_choice, const char *word, vaka_error *err);

/* Adds an installed mod, whatever folders lie here. */
void vaka_mod_choice_add_id(vaka_mod_choice *mod_choice, const char *id);

/* The folders that were added, as --mods takes them; owned by the caller, NULL if there is none. */
char *vaka_mod_choice_folders(const vaka_mod_choice *mod_choice);

/* Lets journals that are replayed with these plugins find their content in this choice. */
void vaka_mod_choice_serve(vaka_mod_choice *mod_choice, vaka_plugins *plugins);

/* What to say of a journal that was played with other content than what is here: in what mods
 * differ as far as it is known, as half a sentence. */
const char *vaka_mod_choice_differs(const vaka_mod_choice *mod_choice);

/* Adds everything that stands in --mods, and serves the plugins. */
vaka_status vaka_mod_choice_read(vaka_mod_choice *mod_choice, const vaka_given *given,
                                 vaka_plugins *plugins, vaka_error *err);

/* Finds the game that a journal was played with, if it is one in Lua that is not installed. Fails
 * with a sentence for people; what is wrong with the journal itself others say. */
vaka_status vaka_mod_choice_journal(vaka_mod_choice *mod_choice, const char *path, vaka_error *err);
/* The same of one that has been read. */
vaka_status vaka_mod_choice_played(vaka_mod_choice *mod_choice, const vaka_journal_head *head,
                                   const char *path, vaka_error *err);

/* Is there a mod of every id that was added, for a module, or for any (NULL)? Fails with the first
 * that is nowhere. Matches see to it themselves; this is for what only looks at mods. */
vaka_status vaka_mod_choice_find(vaka_mod_choice *mod_choice, const vaka_module *module,
                                 vaka_error *err);

/* Sets a new match up as its head says (match/new_game.h), whose mods and queue (the scenario's
 * results of chance) are filled in. Fails with a sentence for people. */
vaka_status vaka_mod_choice_set_up(vaka_mod_choice *mod_choice, const vaka_module *module,
                                   vaka_journal_head *head, vaka_setup *setup, vaka_error *err);

/* Scans for modules, reads --mods, finds the game that the first argument names, and runs a command
 * with it. Returns its exit status, or that of what went wrong, which has been told. */
int vaka_mod_choice_run(const vaka_given *given, vaka_with_mods *run);

/* Rules of a list ("fog,late_end:points=20") into a head. */
vaka_status vaka_mod_choice_rules(const char *list, vaka_journal_head *head, vaka_error *err);

#endif
