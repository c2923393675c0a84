/* cli/play/replay_with.h - recorded games played again with changed content.
 *
 * SPDX-License-Identifier: MIT */
#ifndef CLI_PLAY_REPLAY_WITH_H
#define CLI_PLAY_REPLAY_WITH_H

#include "cli/base/options.h"

/* Replays all journals that are named with the mods of --with besides their own, and tells which
 * become others, from where on. Returns the exit status. */
int vaka_replay_with(const vaka_given *given);

#endif
