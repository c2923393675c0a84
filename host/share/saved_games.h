/* share/saved_games.h - which mods saved games were played with.
 *
 * SPDX-License-Identifier: MIT */
#ifndef SHARE_SAVED_GAMES_H
#define SHARE_SAVED_GAMES_H

#include "vaka/abi.h"

/* Does a journal in a folder name a mod, or a game in Lua, by its id? Whatever cannot be read names
 * nothing. */
bool vaka_saved_games_name(const char *folder, const char *id);

#endif
