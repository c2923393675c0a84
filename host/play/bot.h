/* play/bot.h - players that are programs.
 *
 * SPDX-License-Identifier: MIT
 *
 * A bot is handed what its seat may know, and its legal list, and answers with an index into the
 * list: there is no way to name an action that was not offered. Its chance is its own and hangs on
 * the match's seed, its seat and the number of the choice, so a seed repeats everything, and a game
 * that is resumed goes on as if it had never stopped. */
#ifndef PLAY_BOT_H
#define PLAY_BOT_H

#include "match/door.h"

typedef struct vaka_bot vaka_bot;

/* One sort of bot: a row of the table in bot.c. choose() returns an index below `count`, which is
 * at least 1; `bot->rng` is fresh for every choice. */
typedef struct vaka_bot_sort {
    const char *name;
    const char *title;
    uint32_t (*choose)(vaka_bot *bot, vaka_door *door, int32_t seat, uint32_t count);
} vaka_bot_sort;

struct vaka_bot {
    const vaka_bot_sort *sort; /* static */
    uint64_t seed;
    uint64_t choices; /* made so far */
    uint32_t rng[4];
};

/* Makes a bot by name ("random"). Fails on an unknown name with the known ones. */
vaka_status vaka_bot_init(vaka_bot *bot, const char *name, uint64_t seed, int32_t seat,
                          vaka_error *err);

/* Goes on where a bot that has made `choices` choices stood: for a resumed match. */
void vaka_bot_resume(vaka_bot *bot, uint64_t choices);

/* The bot's choice among the seat's legal actions; false when there is none. */
bool vaka_bot_choose(vaka_bot *bot, vaka_door *door, int32_t seat, vaka_action *out);

/* Whether the bot wants to act though its seat is not asked, and how: now and then, if it can. The
 * same position gives the same answer. */
bool vaka_bot_interrupt(vaka_bot *bot, vaka_door *door, int32_t seat, vaka_action *out);

/* Bots there are, for lists: row `index`, or NULL past the last. */
const vaka_bot_sort *vaka_bot_sort_at(uint32_t index);

/* The next action of a match in which every seat is a bot: that of the first seat that must
 * decide, or now and then that of a seat that may act unasked. False when nobody has anything to
 * do. `poll` is the generator that says when a seat is asked out of turn. */
bool vaka_bot_next(vaka_bot *bots, vaka_door *door, uint32_t poll[4], vaka_action *out);

#endif
