/* golden/reach.h - what games reach: verbs, events, cards, scripts, rules, scenarios, ends,
 * refusals.
 *
 * SPDX-License-Identifier: MIT
 *
 * Each is a word, "card:NAME". What there is to reach comes from the module and its library, and
 * (refusals) from a list that is made of the sources, so nothing has to be added by hand. A game
 * can have more: each_NAME.txt names events that have to be told of every kind of a family ("told
 * that a helper was used" is less than "told of each of the four helpers"). */
#ifndef GOLDEN_REACH_H
#define GOLDEN_REACH_H

#include "../proof/arena.h"

typedef struct reach_word {
    char word[96];
    bool there;     /* it is something to reach */
    uint32_t games; /* that reached it */
    uint32_t first; /* of them, from 1 */
    uint32_t last;
} reach_word;

#define REACH_EACH 16

typedef struct reach {
    reach_word *at; /* owned, sorted when it is done */
    uint32_t count, room;
    uint16_t each[REACH_EACH]; /* events that are noted with the kind they tell of */
    uint32_t each_count;
} reach;

void reach_done(reach *words);

/* Notes that there is such a thing (game 0), or that a game reached it. */
void reach_note(reach *words, uint32_t game, const char *sort, const char *name);

/* Everything that a game's module and library have. */
void reach_universe(reach *words, arena_world *world, const char *game);

/* Notes from a file all that is to be told of each kind of a family: lines "EVENT FAMILY". A file
 * that is not there says nothing; false: it names what the game does not have. */
bool reach_each(reach *words, arena_world *world, const char *game, const char *path);

/* What an opened match is played with; what the last action did; what would be refused now. */
void reach_choice(reach *words, uint32_t game, const arena *at);
void reach_action(reach *words, uint32_t game, const arena *at, const vaka_action *action);
void reach_refusals(reach *words, uint32_t game, arena *at, uint32_t rng[4]);
void reach_end(reach *words, uint32_t game, const arena *at);

#endif
