/* cli/bench_gui.h - `vaka bench --gui`: how fast the window is.
 *
 * SPDX-License-Identifier: MIT */
#ifndef CLI_BENCH_GUI_H
#define CLI_BENCH_GUI_H

#include "plugin/plugins.h"

/* Measures the window with a game in the middle of which it stands, and the time from starting the
 * program to its first picture; prints both, as JSON if wanted. Returns an exit status. */
int vaka_bench_gui(const vaka_module *module, vaka_plugins *plugins, uint64_t seed, bool json);

#endif
