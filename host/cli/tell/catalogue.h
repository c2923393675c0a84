/* cli/tell/catalogue.h - everything that can be played here, as JSON.
 *
 * SPDX-License-Identifier: MIT */
#ifndef CLI_TELL_CATALOGUE_H
#define CLI_TELL_CATALOGUE_H

#include "cli/base/language.h"

#include <jansson.h>

/* Games with their options, scenarios, rules, mods and bots, the bots of every game, and the
 * languages there are (sdk/docs/page-protocol.md), in the language of the texts. Owned by the
 * caller. All modules are loaded for it. */
json_t *vaka_catalogue_json(vaka_plugins *plugins, vaka_game_texts *texts);

#endif
