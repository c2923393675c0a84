/* script/run/loaded.h - everything scripted that a match needs: library, content, runner.
 *
 * SPDX-License-Identifier: MIT
 *
 * One collection serves a program. It keeps what it has opened until it is done, so that matches
 * may borrow from it; opening the same choice twice gives the same. Not for several threads; a
 * thread that plays by itself takes a runner of its own from vaka_runner_new. */
#ifndef SCRIPT_RUN_LOADED_H
#define SCRIPT_RUN_LOADED_H

#include "match/record.h"
#include "script/mods/library.h"
#include "script/run/runner.h"

typedef struct vaka_loaded {
    const vaka_library *library; /* borrowed from the collection */
    vaka_content *content;
    vaka_runner *runner;
    char *choice; /* what was chosen, as one line: to find it again */
} vaka_loaded;

typedef struct vaka_loader {
    const char *const *folders; /* borrowed: more places to look for mods; may be NULL */
    vaka_library **libraries;   /* owned: one for each module that was asked for */
    uint32_t library_count;
    vaka_loaded **loaded; /* owned */
    uint32_t loaded_count;
    bool whole; /* every library will be needed whole: the usual mods are not read alone before */
} vaka_loader;

void vaka_loader_init(vaka_loader *loader, const char *const *folders);
void vaka_loader_done(vaka_loader *loader);

/* Does a module take content at all? */
bool vaka_loader_concern(const vaka_module *module);

/* The library of a module, read when it is first asked for: what a match needs of it; the same with
 * its lessons, for those who read in one language (lang.h); with its lessons and all its languages
 * (see vaka_library_texts), and so with every complaint. */
const vaka_library *vaka_loader_library(vaka_loader *loader, const vaka_module *module);
const vaka_library *vaka_loader_lessons(vaka_loader *loader, const vaka_module *module);
const vaka_library *vaka_loader_texts(vaka_loader *loader, const vaka_module *module);

/* The whole library if it has been read, else that of the usual mods alone if they are good
 * (vaka_library_open_usual): enough to know which mods there are. */
const vaka_library *vaka_loader_usual(vaka_loader *loader, const vaka_module *module);

/* The library that a content was made from by this collection. */
const vaka_library *vaka_loader_of(const vaka_loader *loader, const vaka_content *content);

/* Which mods of a library take part in the match of a head (vaka_library_takes). */
bool *vaka_loader_takes(const vaka_library *library, const vaka_journal_head *head);

/* Makes the content for a choice and attaches it to a setup of the same module: content, port,
 * scenario and the scenario's options. Does nothing for a module that takes none, except that a
 * scenario, a rule or a mod is then an error. */
vaka_status vaka_loader_attach(vaka_loader *loader, const vaka_library_choice *choice,
                               vaka_setup *setup, const vaka_loaded **out, vaka_error *err);

/* The same from the header of a journal; fits vaka_plugins.attach (`loader` as data). */
vaka_status vaka_loader_attach_head(void *loader, const vaka_journal_head *head, vaka_setup *setup,
                                    vaka_error *err);

#endif
