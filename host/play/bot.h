/* play/bot.h - players that are programs.
 *
 * SPDX-License-Identifier: MIT
 *
 * A bot is handed what its seat may know, and its legal list, and answers with an index into the
 * list: there is no way to name an action that was not offered. Its chance is its own, seeded from
 * the match's seed and its seat, so a seed repeats everything. */
#ifndef PLAY_BOT_H
#define PLAY_BOT_H

#include "match/door.h"

typedef struct vaka_bot {
    char name[32];
    uint32_t rng[4];
} vaka_bot;

/* Makes a bot by name ("random"). Fails on an unknown name with the known ones. */
vaka_status vaka_bot_init(vaka_bot *bot, const char *name, uint64_t seed, int32_t seat,
                          vaka_error *err);

/* The bot's choice among the seat's legal actions; false when there is none. */
bool vaka_bot_choose(vaka_bot *bot, vaka_door *door, int32_t seat, vaka_action *out);

#endif
