/* play/bot.h - players that are programs.
 *
 * SPDX-License-Identifier: MIT
 *
 * A bot is handed what its seat may know, and its legal list, and answers with an index into the
 * list: there is no way to name an action that was not offered. Its chance is its own and hangs on
 * the match's seed, its seat and the number of the choice, so a seed repeats everything, and a game
 * that is resumed goes on as if it had never stopped. From a seed with a key it is a stream of its
 * own, which says nothing about the match's: whoever watches a bot learns nothing about the dice.
 *
 * The host's own bots play every game: "random"; levels of skill that people understand ("easy",
 * "fair", "strong", "master"), made of the module's first bot and of looking ahead (play/search.h);
 * and "search". One that looks ahead works out what it does in a whole stretch (match/live.h) when
 * the stretch begins, and keeps the plan only to save time: a bot that has just been resumed works
 * it out once more and goes on in the same way.
 */
#ifndef PLAY_BOT_H
#define PLAY_BOT_H

#include "chance/stream.h"
#include "match/live.h"
#include "play/search.h"
#include "vaka/ext/bot.h"

typedef struct vaka_bot vaka_bot;

/* What a level of the host's makes of the module's first bot. */
typedef struct vaka_level {
    vaka_bot_spec spec;        /* name and help */
    uint32_t slips;            /* so many of a hundred choices are any legal action */
    vaka_search_budget budget; /* no rollouts: it does not look ahead */
} vaka_level;

/* What a bot that looks ahead means to do from the beginning of a stretch on. */
typedef struct vaka_intent {
    vaka_plan plan;   /* empty: as usual, and for one action only */
    uint32_t taken;   /* actions since it began */
    uint32_t begun;   /* when: the match's clock, or how many the sealed list held */
    uint64_t choices; /* that the bot had made */
    bool sealed;
    bool fresh; /* thought out for the very next choice, which has not been made yet */
} vaka_intent;

struct vaka_bot {
    const vaka_bot_spec *spec; /* of a module; NULL: "random", the host's own */
    const vaka_level *level;   /* of the host; NULL: a plain bot */
    uint64_t seed;             /* without a key */
    vaka_stream stream;
    uint64_t choices; /* actions taken so far */
    uint32_t rng[4];  /* fresh for every choice */
    vaka_intent intent;
};

/* Makes one of the host's own bots. Fails on any other name with the known ones. */
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

/* The same in two parts, for whoever lets it think elsewhere (play/think.h). Has it to think before
 * it can choose? And does so, for a seat of a match that stands as `stretch` has it; only the bot's
 * intent changes. */
typedef struct vaka_stretch {
    uint32_t count;      /* actions of the seat since it began */
    vaka_live **at;      /* owned: before each of them, and now */
    vaka_action *action; /* owned */
} vaka_stretch;
bool vaka_bot_must_think(const vaka_bot *bot, vaka_live *live, int32_t seat);
void vaka_stretch_init(vaka_stretch *stretch, const vaka_live *live, int32_t seat);
void vaka_stretch_now(vaka_stretch *stretch, const vaka_live *live); /* as if it began here */
void vaka_stretch_done(vaka_stretch *stretch);
void vaka_bot_think(vaka_bot *bot, const vaka_stretch *stretch, int32_t seat,
                    vaka_search_watch *watch, vaka_crew *crew);

/* Whether the bot wants to act though its seat is not asked, and how: now and then, if it can. The
 * same position gives the same answer. */
bool vaka_bot_interrupt(vaka_bot *bot, vaka_live *live, int32_t seat, vaka_action *out);

/* Bots there are, for lists: row `index`, or NULL past the last; those of the host (module NULL),
 * which know every game, or those that a module brings along. */
const vaka_bot_spec *vaka_bot_at(const vaka_module *module, uint32_t index);

/* Can a bot of this name take what rules and cards offer beside what is asked? Bots of a module are
 * never handed it, and `fair` does what they do. */
bool vaka_bot_knows_actions(const char *name);

/* Fills the generator for vaka_bot_next by a seed's key or, if it has none, by `otherwise`. */
void vaka_bot_poll(const vaka_seed *seed, uint64_t otherwise, uint32_t poll[4]);

/* The next action of a match in which every seat is a bot: that of the first seat that must
 * decide, or now and then that of a seat that may act unasked. False when nobody has anything to
 * do. `poll` is the generator that says when a seat is asked out of turn. */
bool vaka_bot_next(vaka_bot *bots, vaka_live *live, uint32_t poll[4], vaka_action *out);

#endif
