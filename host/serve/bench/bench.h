/* serve/bench/bench.h - how much the server carries: `vaka bench --serve`.
 *
 * SPDX-License-Identifier: MIT
 *
 * Starts a server with a store of its own, lets games be played through it by make-believe players,
 * each as fast as its answers come, while others are only connected, and tells how many actions
 * were acknowledged, how soon, and what it took. Client and server share the machine. */
#ifndef SERVE_BENCH_BENCH_H
#define SERVE_BENCH_BENCH_H

#include "cli/base/options.h"

/* Returns the exit status. */
int vaka_serve_bench(const vaka_given *given);

#endif
