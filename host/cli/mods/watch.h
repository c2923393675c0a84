/* cli/mods/watch.h - has anything in a folder been changed?
 *
 * SPDX-License-Identifier: MIT */
#ifndef CLI_MODS_WATCH_H
#define CLI_MODS_WATCH_H

#include <stdint.h>

/* A number for the Lua files of a mod's folder: names, sizes and times of change. It is another one
 * as soon as one of them was written, added or removed. */
uint64_t vaka_watch_folder(const char *folder);

#endif
