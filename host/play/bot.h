/* play/bot.h - players that are programs.
 *
 * SPDX-License-Identifier: MIT
 *
 * A bot is handed what its seat may know, and its legal list, and answers with an index into the
 * list: there is no way to name an action that was not offered. Its chance is its own and hangs on
 * the match's seed, its seat and the number of the choice, so a seed repeats everything, and a game
 * that is resumed goes on as if it had never stopped. From a seed with a key it is a stream of its
 * own, which says nothing about the match's: whoever watches a bot learns nothing about the dice.
 */
#ifndef PLAY_BOT_H
#define PLAY_BOT_H

#include "chance/stream.h"
#include "match/live.h"
#include "vaka/ext/bot.h"

typedef struct vaka_bot vaka_bot;

struct vaka_bot {
    const vaka_bot_spec *spec; /* of a module; NULL: "random", the host's own */
    uint64_t seed;             /* without a key */
    vaka_stream stream;
    uint64_t choices; /* actions taken so far */
    uint32_t rng[4];  /* fresh for every choice */
};

/* Makes the host's own bot, "random". Fails on any other name with the known ones. */
vaka_status vaka_bot_init(vaka_bot *bot, const char *name, uint64_t seed, int32_t seat,
                          vaka_error *err);
/* The same, with the bots that a module brings along (vaka/ext/bot.h); NULL: none. The module is
 * borrowed. */
vaka_status vaka_bot_init_for(vaka_bot *bot, const vaka_module *module, const char *name,
                              uint64_t seed, int32_t seat, vaka_error *err);
/* The same with any seed. */
vaka_status vaka_bot_init_seeded(vaka_bot *bot, const vaka_module *module, const char *name,
                                 const vaka_seed *seed, int32_t seat, vaka_error *err);

/* Goes on where a bot that has made `choices` choices stood: for a resumed match. */
void vaka_bot_resume(vaka_bot *bot, uint64_t choices);

/* The bot's choice among the seat's legal actions; false when there is none, or when its seat need
 * not decide and the bot does not care to. A script's question is answered by what the script says
 * is best for the seat (but at random by "random"). */
bool vaka_bot_choose(vaka_bot *bot, vaka_live *live, int32_t seat, vaka_action *out);

/* Whether the bot wants to act though its seat is not asked, and how: now and then, if it can. The
 * same position gives the same answer. */
bool vaka_bot_interrupt(vaka_bot *bot, vaka_live *live, int32_t seat, vaka_action *out);

/* Bots there are, for lists: row `index`, or NULL past the last; those of the host (module NULL),
 * which know every game, or those that a module brings along. */
const vaka_bot_spec *vaka_bot_at(const vaka_module *module, uint32_t index);

/* Fills the generator for vaka_bot_next by a seed's key or, if it has none, by `otherwise`. */
void vaka_bot_poll(const vaka_seed *seed, uint64_t otherwise, uint32_t poll[4]);

/* The next action of a match in which every seat is a bot: that of the first seat that must
 * decide, or now and then that of a seat that may act unasked. False when nobody has anything to
 * do. `poll` is the generator that says when a seat is asked out of turn. */
bool vaka_bot_next(vaka_bot *bots, vaka_live *live, uint32_t poll[4], vaka_action *out);

#endif
