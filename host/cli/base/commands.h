/* cli/base/commands.h - the commands there are; one file each.
 *
 * SPDX-License-Identifier: MIT */
#ifndef CLI_BASE_COMMANDS_H
#define CLI_BASE_COMMANDS_H

#include "cli/base/options.h"

extern const vaka_command vaka_command_play;
extern const vaka_command vaka_command_resume;
extern const vaka_command vaka_command_replay;
extern const vaka_command vaka_command_sim;
extern const vaka_command vaka_command_ladder;
extern const vaka_command vaka_command_fit;
extern const vaka_command vaka_command_list;
extern const vaka_command vaka_command_engine;
extern const vaka_command vaka_command_bench;
extern const vaka_command vaka_command_rules;
extern const vaka_command vaka_command_describe;
extern const vaka_command vaka_command_new;
extern const vaka_command vaka_command_check;
extern const vaka_command vaka_command_try;
extern const vaka_command vaka_command_test;
extern const vaka_command vaka_command_trace;
extern const vaka_command vaka_command_pack;
extern const vaka_command vaka_command_install;
extern const vaka_command vaka_command_remove;
extern const vaka_command vaka_command_mods;

#endif
