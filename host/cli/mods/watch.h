/* cli/mods/watch.h - have files of a mod changed?
 *
 * SPDX-License-Identifier: MIT */
#ifndef CLI_MODS_WATCH_H
#define CLI_MODS_WATCH_H

#include "vaka/abi.h"

/* Another number whenever a Lua file of the folder, or of the folders in it, has been changed, has
 * come or has gone. Reads none of them. */
uint64_t vaka_watch_folder(const char *folder);

#endif
