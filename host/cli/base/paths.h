/* cli/base/paths.h - where games are kept.
 *
 * SPDX-License-Identifier: MIT */
#ifndef CLI_BASE_PATHS_H
#define CLI_BASE_PATHS_H

#include "match/record.h"

#define VAKA_PATH 4096

/* Makes the user's folder for games if it is not there, and writes the path of a new journal in it:
 * GAME-DATE-TIME-SEED.vkj, or
 * without the seed if that is a key. Fails if there is no home folder or the folder cannot be made.
 */
vaka_status vaka_paths_journal(const char *game, const vaka_seed *seed, char out[VAKA_PATH],
                               vaka_error *err);

/* The journal in the user's folder for games to which something was added last. Fails if there is
 * none. */
vaka_status vaka_paths_newest(char out[VAKA_PATH], vaka_error *err);

/* The path of the user's settings; makes their folder if it can. */
vaka_status vaka_paths_settings(char out[VAKA_PATH], vaka_error *err);

/* From now on what scripts say when they fail in this match is added to vaka/scripts.log in the
 * user's folder for such things ($XDG_STATE_HOME, usually ~/.local/state). Does nothing if there is
 * no home folder. */
void vaka_paths_log_faults(vaka_record *record);

/* A match could not be set up: puts into `err` what players may read of it, and what its scripts
 * said into the same log. */
void vaka_paths_setup_failed(const vaka_setup *setup, vaka_error *err);

/* The path of a new file in the folder for games, which is made if it is not there:
 * NAME-DATE-TIME and a suffix; none that is there already. */
vaka_status vaka_paths_file(const char *name, const char *suffix, char out[VAKA_PATH],
                            vaka_error *err);

/* The player's guide to a game (its short name) in a language, or in English; NULL: there is none.
 * Owned by the caller. */
char *vaka_paths_guide(const char *game, const char *language);

/* The program's icon as the text of an SVG file; NULL: there is none. Owned by the caller. */
char *vaka_paths_icon(void);

/* The folder with the drawings that come with the program; false: there is none. */
bool vaka_paths_art(char out[VAKA_PATH]);

/* The user's folder for games, whether it is there or not. */
vaka_status vaka_paths_games(char out[VAKA_PATH], vaka_error *err);

#endif
