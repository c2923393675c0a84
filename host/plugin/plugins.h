/* plugin/plugins.h - finds modules, checks them, and keeps the good ones loaded.
 *
 * SPDX-License-Identifier: MIT
 *
 * Looked for, in this order: folders given by the caller, those in VAKA_MODULE_PATH (colon
 * separated), the user's folder ($XDG_DATA_HOME/vaka/modules), the build tree the program runs from
 * (`modules` beside the program, and `tests/modules` if VAKA_TEST_MODULES is set), the system
 * folder of the installation. A folder is read once, however often it is named; one that was named
 * by the caller or in VAKA_MODULE_PATH and cannot be read is listed with the reason. Files that do
 * not end in `.vaka`, and hidden ones, are passed over.
 *
 * The first of two modules with one id wins; the other is listed with that reason. A module that
 * fails a check is listed with the reason and harms nothing. Native modules are trusted code:
 * loading runs them. */
#ifndef PLUGIN_PLUGINS_H
#define PLUGIN_PLUGINS_H

#include "text/error.h"
#include "vaka/module.h"

typedef struct vaka_plugin {
    char *path;                               /* owned */
    const vaka_module *module;                /* owned; NULL when it was refused */
    char reason[256];                         /* why it was refused; empty for a good one */
    void *handle;                             /* of dlopen */
    void (*close)(const vaka_module *module); /* of a module that is no file: frees it */
    const vaka_module **old; /* owned, with what is in it: those whose place it has taken */
    uint32_t old_count;
} vaka_plugin;

struct vaka_journal_head; /* match/journal.h */
struct vaka_setup;        /* layout/layout.h */

typedef struct vaka_plugins {
    vaka_plugin *at; /* owned; sorted by path within each folder */
    uint32_t count;

    /* Reads modules that are no files of their own: when one is wanted that is not there yet, or by
     * vaka_plugins_all. NULL: there are none, or they are in the list. */
    void (*more)(struct vaka_plugins *plugins);

    /* Where modules get their content from when a journal is replayed: host/script fills it in
     * after the scan (script/run/loaded.h). NULL: from nowhere. */
    vaka_status (*attach)(void *data, const struct vaka_journal_head *head,
                          struct vaka_setup *setup, vaka_error *err);
    void *attach_data;
} vaka_plugins;

/* Scans all folders. `folders` is a NULL-terminated list or NULL. Never fails: what is wrong is in
 * the list. */
void vaka_plugins_scan(vaka_plugins *plugins, const char *const *folders);

/* Reads all that have not been read: for whoever goes through the list. */
void vaka_plugins_all(vaka_plugins *plugins);

/* Adds a module that did not come from a file of its own, and what frees it; or, without one, why
 * it cannot be used. One whose id is there already is refused, and freed. */
void vaka_plugins_add(vaka_plugins *plugins, const char *path, const vaka_module *module,
                      void (*close)(const vaka_module *module), const char *reason);

/* The same for a module that takes the place of the one with its id, which must be no file's. That
 * one is kept, for matches may be played with it, and may take its place again. */
void vaka_plugins_replace(vaka_plugins *plugins, const char *path, const vaka_module *module);

/* Unloads everything. No match may be left. */
void vaka_plugins_done(vaka_plugins *plugins);

/* The module with this id, or with this last word of its id ("hello" for "org.example.hello").
 * Fails with a sentence that names what is there, and with the reason if it was refused. */
const vaka_module *vaka_plugins_find(const vaka_plugins *plugins, const char *name,
                                     vaka_error *err);

/* Loads one file; on failure `plugin->reason` says why. Used by scan and by tests. The module is a
 * copy of the host's own size: what a module built against an older header does not have is 0.
 * vaka_plugin_unload takes everything back, after a failure too. */
vaka_status vaka_plugin_load(const char *path, vaka_plugin *plugin);
void vaka_plugin_unload(vaka_plugin *plugin);

/* Every check that needs no file: stamp, ids, versions, counts, tables, callbacks. Writes the
 * reason and returns VAKA_ERR_CONTRACT on the first that fails. Reads no field past stamp.size. */
vaka_status vaka_plugin_check(const vaka_module *module, vaka_error *err);

/* The last word of a module's id: what people call it on the command line. */
const char *vaka_plugin_short_name(const vaka_module *module);

#endif
