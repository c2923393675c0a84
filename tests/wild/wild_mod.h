/* wild/wild_mod.h - a mod that does anything at all: written for a game from what the game exports.
 *
 * SPDX-License-Identifier: MIT
 *
 * Its one rule listens at every hook of the game and calls, now and then, whatever changes a match,
 * of the host's functions and of the game's, with arguments by chance: zones, pieces and kinds that
 * are there, numbers that are too high, names of something else. Chance is the match's own, so a
 * seed repeats it. */
#ifndef WILD_WILD_MOD_H
#define WILD_WILD_MOD_H

#include "layout/layout.h"

/* Writes DIR/wild_NAME/mod.lua and its rule for the game of a layout, NAME being the last word of
 * its id. The rule is called `wild`. `more` (may be NULL) is a second layout of the same game, with
 * zones that the first one lacks. False: it could not be written. */
bool wild_mod_write(const char *folder, const vaka_layout *layout, const vaka_layout *more);

#endif
