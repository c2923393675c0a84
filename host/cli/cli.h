/* cli/cli.h - the command line: one file a command.
 *
 * SPDX-License-Identifier: MIT */
#ifndef CLI_CLI_H
#define CLI_CLI_H

#include "cli/base/window.h"

/* Runs the command in argv[1] and returns the exit status: 0 good, 1 refused or failed, 2 wrong
 * usage. `window` is NULL in a program that has none. */
int vaka_cli(int argc, char **argv, const vaka_window *window);

#endif
