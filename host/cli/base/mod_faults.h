/* cli/base/mod_faults.h - what keeps mods of a choice from being played with, as `vaka check` says.
 *
 * SPDX-License-Identifier: MIT */
#ifndef CLI_BASE_MOD_FAULTS_H
#define CLI_BASE_MOD_FAULTS_H

#include "cli/base/mod_choice.h"

/* Fails with the first thing that `vaka check` finds wrong with a mod in the folders of a choice,
 * in its words; so with a game in Lua that was named by its folder (`named`; may be NULL). What is
 * installed was checked then; warnings count for nothing. What has been found good is not looked at
 * again. */
vaka_status vaka_mod_faults_none(vaka_mod_choice *mod_choice, const vaka_module *module,
                                 const char *named, vaka_error *err);

/* The same of the mods in a folder, whatever games they are for. */
vaka_status vaka_mod_faults_in(vaka_plugins *plugins, const char *folder, vaka_error *err);

#endif
