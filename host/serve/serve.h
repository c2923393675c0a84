/* serve/serve.h - the server of `vaka serve`: HTTP, WebSockets, a store, workers.
 *
 * SPDX-License-Identifier: MIT
 *
 * It loads no game: modules and scripts run in its workers (serve/worker.h), which are the same
 * program, started again. What goes over the wire is told in sdk/docs/serve-protocol.md. */
#ifndef SERVE_SERVE_H
#define SERVE_SERVE_H

#include "cli/base/options.h"

/* Runs until it is told to stop by SIGINT or SIGTERM. Returns the exit status. */
int vaka_serve_run(const vaka_given *given);

#endif
