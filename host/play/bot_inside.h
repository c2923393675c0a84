/* play/bot_inside.h - what the files of bots share.
 *
 * SPDX-License-Identifier: MIT */
#ifndef PLAY_BOT_INSIDE_H
#define PLAY_BOT_INSIDE_H

#include "play/bot.h"

/* bot_level.c: levels of skill by row, and by name; NULL: there is no such. */
const vaka_level *vaka_level_at(uint32_t index);
const vaka_level *vaka_level_find(const char *name);

/* bot.c: the state of the bot's generator at a choice. */
void vaka_bot_chance(vaka_bot *bot, uint64_t choice, uint32_t rng[4]);

/* bot_think.c: the next action of what is intended; NULL: as usual. */
const vaka_action *vaka_intent_next(const vaka_intent *intent);

#endif
