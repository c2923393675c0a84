/* cli/mods/workbench.h - a mod that is being worked on: where it lies, and the game it is for.
 *
 * SPDX-License-Identifier: MIT */
#ifndef CLI_MODS_WORKBENCH_H
#define CLI_MODS_WORKBENCH_H

#include "cli/base/mod_choice.h"
#include "script/tools/check.h"

typedef struct vaka_workbench {
    vaka_plugins plugins;
    const vaka_module *module; /* of the game; borrowed from plugins */
    char *folder;              /* of the mod; owned */
} vaka_workbench;

/* The mod that a path is or lies in, and its game. False: what is wrong has been told. Close it
 * after a failure too. */
bool vaka_workbench_open(vaka_workbench *bench, const char *path);
void vaka_workbench_close(vaka_workbench *bench);

/* A shelf with the mod on it, and what --mods says. */
vaka_status vaka_workbench_shelf(vaka_workbench *bench, const vaka_given *given,
                                 vaka_mod_choice *mod_choice, vaka_error *err);

/* Prints complaints, one a line. */
void vaka_workbench_tell(const vaka_complaints *complaints, FILE *out);

#endif
