/* golden/hand.h - games written by hand, with what must come of them.
 *
 * SPDX-License-Identifier: MIT
 *
 * A script is a text of lines; `#` begins a comment. The first line says what is played (as in
 * proof/arena.h); setups that the game's own scenarios do not have are in mods/, for a match that
 * names them. Then in any order:
 *
 *     match conquest 2 seed 5 scenario standard
 *     chance die 3                     a result that waits for its moment
 *     0 sail tonga 1,1                 seat 0 does this, and may
 *     0 sail tonga 3,3 ! too_far 7.3   seat 0 may not: reason and rule (the rule may be missing)
 *     nothing pass | done | stay       what those do who want nothing: the first that is legal
 *     idle turn 2                      all want nothing until this is so (as behind `=`)
 *     bots 40                          so many actions of the players
 *     bots over                        … until the game is over
 *     = turn 2                         what must be true now:
 *     = must 0 1                       who has to decide
 *     = score 0 12
 *     = told battle_won                by the last action
 *     = told battle_won 0 - tonga      … and what it says: numbers, zones, kinds, - for anything
 *     = in tonga warrior 2             so many pieces of a kind in a zone
 *     = legal 1 pass
 *     = value kumara 0 1               a value of the game at a seat or a zone
 *     = not legal 1 pass               any of these, turned round
 *     = over 0                         the winners
 *     = hash 0123456789abcdef */
#ifndef GOLDEN_HAND_H
#define GOLDEN_HAND_H

#include "reach.h"

/* Plays a script; false after saying file, line and what is not so. `found` (may be NULL) collects
 * what it reaches under the number of the game. */
bool hand_play(arena_world *world, const char *path, reach *found, uint32_t game);

#endif
