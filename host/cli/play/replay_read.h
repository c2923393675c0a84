/* cli/play/replay_read.h - `vaka replay --read`: chances to win, turning points, what was better.
 *
 * SPDX-License-Identifier: MIT */
#ifndef CLI_PLAY_REPLAY_READ_H
#define CLI_PLAY_REPLAY_READ_H

#include "cli/base/mod_choice.h"
#include "cli/base/options.h"
#include "front/view.h"
#include "play/reading/reading.h"

/* Runs below vaka_mod_choice_run. */
int vaka_replay_read(const vaka_given *given, vaka_mod_choice *mod_choice,
                     const vaka_module *module);

/* replay_graph.c: writes the chances of all seats as lines, in SVG. */
vaka_status vaka_replay_graph(const vaka_reading *reading, const vaka_view *view, const char *path,
                              vaka_error *err);

#endif
