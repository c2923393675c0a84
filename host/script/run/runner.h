/* script/run/runner.h - runs the scripts of a content: one for each thread.
 *
 * SPDX-License-Identifier: MIT */
#ifndef SCRIPT_RUN_RUNNER_H
#define SCRIPT_RUN_RUNNER_H

#include "script/mods/library.h"
#include "table/script.h"

typedef struct vaka_runner vaka_runner;

/* A Lua state with all items of the content loaded. Library and content are borrowed. */
vaka_status vaka_runner_new(const vaka_library *library, const vaka_content *content,
                            vaka_runner **out, vaka_error *err);
/* A second one like that behind a port, for another thread. NULL for no port; fails on a port that
 * is not a runner's. */
vaka_status vaka_runner_like(const vaka_script_port *port, vaka_runner **out, vaka_error *err);
bool vaka_runner_can_like(const vaka_script_port *port); /* is it a runner's, or none? */
void vaka_runner_free(vaka_runner *runner);

/* What vaka_live_new_scripted takes. Lives as long as the runner. */
const vaka_script_port *vaka_runner_port(vaka_runner *runner);

#endif
