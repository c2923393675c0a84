/* cli/mods/watch.h - have files of a mod changed?
 *
 * SPDX-License-Identifier: MIT
 *
 * Where the system tells of changes (inotify), a look costs one call of it as long as it tells of
 * none; now and then all files are looked at all the same, for disks of which it tells nothing. */
#ifndef CLI_MODS_WATCH_H
#define CLI_MODS_WATCH_H

#include "vaka/abi.h"

#define VAKA_WATCH_EACH 20u /* so many looks, of which one is at all files */

typedef struct vaka_watch {
    char folder[4096];
    uint64_t seen;        /* the files, as they were when it was opened */
    int told;             /* where the system tells of changes; negative: it does not */
    bool changed;         /* as far as was seen */
    uint32_t looks;       /* at what is told */
    uint32_t looked_over; /* at all files, how often */
} vaka_watch;

/* Begins with the files of a folder, and of the folders in it, as they are now: all zero at first,
 * or again. _done is due. */
void vaka_watch_open(vaka_watch *watch, const char *folder);
void vaka_watch_done(vaka_watch *watch);

/* Has a Lua file been changed since, has one come or gone? Reads none of them. Stays true. */
bool vaka_watch_changed(vaka_watch *watch);

#endif
