/* cli/mods/check_play.h - plays mods in random games: the second half of `vaka check`.
 *
 * SPDX-License-Identifier: MIT */
#ifndef CLI_MODS_CHECK_PLAY_H
#define CLI_MODS_CHECK_PLAY_H

#include "plugin/plugins.h"

/* Plays `games` random games with the mods of the paths (NULL-terminated), so that what lies at or
 * below them comes up, for each game that they are for. Returns the exit status; what is wrong has
 * been printed, and what never acted noted. */
int vaka_check_play(vaka_plugins *plugins, const char *const *paths, uint32_t games, uint64_t seed);

#endif
