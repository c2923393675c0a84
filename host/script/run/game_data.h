/* script/run/game_data.h - `data`: what is printed, as scripts of a game in Lua read it.
 *
 * SPDX-License-Identifier: MIT */
#ifndef SCRIPT_RUN_GAME_DATA_H
#define SCRIPT_RUN_GAME_DATA_H

#include "layout/content.h"
#include "script/lua/sandbox.h"

/* Gives an environment the tables of a content: each a list of rows that also go by their ids.
 * Strict: a table, row or column that is not there is an error. */
void vaka_game_data_give(const vaka_content *content, vaka_sandbox *sandbox, int environment,
                         bool strict);

#endif
