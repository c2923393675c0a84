/* cli/mods/new_scenario.h - the fields of a new scenario.
 *
 * SPDX-License-Identifier: MIT */
#ifndef CLI_MODS_NEW_SCENARIO_H
#define CLI_MODS_NEW_SCENARIO_H

#include "vaka/module.h"

#include <stdio.h>

/* Writes what stands between title and end of a new scenario for a module, with values of its
 * bundled mods as examples. */
void vaka_new_scenario(const vaka_module *module, FILE *out);

#endif
