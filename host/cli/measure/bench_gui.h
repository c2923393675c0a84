/* cli/measure/bench_gui.h - `vaka bench --gui`: how fast the window is.
 *
 * SPDX-License-Identifier: MIT */
#ifndef CLI_MEASURE_BENCH_GUI_H
#define CLI_MEASURE_BENCH_GUI_H

#include "cli/base/mod_choice.h"
#include "cli/measure/bench_fixture.h"

/* Measures the window with the game of a fixture, in the middle of a game, and the time from
 * starting the program to its first picture; prints both, as JSON if wanted. The mods are those
 * that the game was begun with. Returns an exit status. */
int vaka_bench_gui(vaka_fixture *fixture, const vaka_mod_choice *mod_choice, bool json);

#endif
