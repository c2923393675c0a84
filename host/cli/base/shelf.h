/* cli/base/shelf.h - the mods that a command works with, and what of them goes into a match.
 *
 * SPDX-License-Identifier: MIT
 *
 * `--mods` names folders (a mod, or a folder with some) and ids of mods that are installed. A match
 * takes the mods that are bundled with its game, those in the folders and those that are named. */
#ifndef CLI_BASE_SHELF_H
#define CLI_BASE_SHELF_H

#include "cli/base/options.h"
#include "script/run/kit.h"

typedef struct vaka_shelf {
    char **folders; /* owned, like ids; both end with NULL */
    char **ids;
    uint32_t folder_count, id_count;
    vaka_kits kits;
    vaka_plugins *plugins; /* borrowed: those it serves; NULL: none yet */
} vaka_shelf;

/* Empty at first. vaka_shelf_done is due when no match is left. */
void vaka_shelf_init(vaka_shelf *shelf);
void vaka_shelf_done(vaka_shelf *shelf);

/* Adds a word of --mods; before the first library is read. Fails on a folder that is not there. */
vaka_status vaka_shelf_add(vaka_shelf *shelf, const char *word, vaka_error *err);

/* The folders that were added, as --mods takes them; owned by the caller, NULL if there is none. */
char *vaka_shelf_folders(const vaka_shelf *shelf);

/* Lets journals that are replayed with these plugins find their content on this shelf. */
void vaka_shelf_serve(vaka_shelf *shelf, vaka_plugins *plugins);

/* Adds everything that stands in --mods, and serves the plugins. */
vaka_status vaka_shelf_read(vaka_shelf *shelf, const vaka_given *given, vaka_plugins *plugins,
                            vaka_error *err);

/* Is there a mod of every id that was added, for a module, or for any (NULL)? Fails with the first
 * that is nowhere. Matches see to it themselves; this is for what only looks at mods. */
vaka_status vaka_shelf_find(vaka_shelf *shelf, const vaka_module *module, vaka_error *err);

/* Content for a new match: scenario and rules are those of the head, whose mods and queue (the
 * scenario's results of chance) are filled in; the setup gets content, port and the scenario's
 * options. Fails with a sentence for people. */
vaka_status vaka_shelf_attach(vaka_shelf *shelf, vaka_setup *setup, vaka_journal_head *head,
                              vaka_error *err);

/* Scans for modules, reads --mods, finds the game that the first argument names, and runs a part of
 * a command with it. Returns its exit status, or that of what went wrong, which has been told. */
int vaka_shelf_run(const vaka_given *given, int (*run)(const vaka_given *given, vaka_shelf *shelf,
                                                       const vaka_module *module));

/* Rules of a list ("fog,late_end:points=20") into a head. */
vaka_status vaka_shelf_rules(const char *list, vaka_journal_head *head, vaka_error *err);

#endif
