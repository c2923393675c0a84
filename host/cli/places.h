/* cli/places.h - where games are kept.
 *
 * SPDX-License-Identifier: MIT */
#ifndef CLI_PLACES_H
#define CLI_PLACES_H

#include "core/error.h"

#define VAKA_PATH 4096

/* Makes the user's folder for games if it is not there, and writes the path of a new journal in it:
 * GAME-DATE-TIME-SEED.vkj. Fails if there is no home folder or the folder cannot be made. */
vaka_status vaka_places_journal(const char *game, uint64_t seed, char out[VAKA_PATH],
                                vaka_error *err);

/* The user's folder for games, whether it is there or not. */
vaka_status vaka_places_games(char out[VAKA_PATH], vaka_error *err);

#endif
