/* vaka/ext/evaluate.h - what a position is worth to a seat, for programs that look ahead.
 *
 * SPDX-License-Identifier: MIT
 *
 * Optional. The host asks for it with module->query(VAKA_EXT_EVALUATE). The host's own player,
 * `search`, plays every game: it plays samples of a position on, several times for each plan, and
 * takes the plan that comes out best. Without this it has to play each of them to the end of the
 * game, or far; with it, it breaks off after a turn or two and asks what the position is worth.
 *
 * A module measures: a few numbers a seat (points, cards, ships …). What each of them counts for
 * is data: `vaka fit GAME` works the weights out from games that programs play against themselves.
 * The chance that a seat wins is exp(u) over the sum of exp(u) of all seats that are in the game,
 * u being the sum of its numbers, each times its weight; where one seat only is played by somebody,
 * exp(u) / (1 + exp(u)). */
#ifndef VAKA_EXT_EVALUATE_H
#define VAKA_EXT_EVALUATE_H

#include "vaka/ext/bot.h"

VAKA_BEGIN

#define VAKA_EXT_EVALUATE "vaka.evaluate/1"

#define VAKA_FEATURES 32 /* at most */
#define VAKA_PROGRESS 100

/* In weights: so many are one. */
#define VAKA_WEIGHT 10000

typedef struct vaka_evaluate {
    vaka_stamp stamp;

    const char *const *features; /* an id for each number; static */
    uint32_t feature_count;

    /* Measures a position for a seat: fills out[0 … feature_count-1]. The match is a sample, in
     * which everything lies open; what others could not know of the seat counts, too. Small whole
     * numbers do best. Pure. */
    void (*measure)(const vaka_match *match, int32_t seat, int32_t *out);

    /* How far the game has come: 0 at its start, VAKA_PROGRESS at its end. Pure. */
    int32_t (*progress)(const vaka_match *match);

    /* What each number counts for: two weights for each feature, at the start and at the end of the
     * game, between which the host goes by progress. NULL: none are known for so many seats.
     * Borrowed; `match` says how many there are. Pure. */
    const int32_t *(*weights)(const vaka_match *match);

    /* Optional. Like choose() of a bot, but with whims: a plan that is worth a look, not always the
     * usual one. `daring` goes from 1 (nearly as usual) to 100; `whim` is a number that stays the
     * same for all actions of a plan, so that one mood can go through it. Without this the host now
     * and then puts any legal action in place of the usual one. */
    int32_t (*propose)(const vaka_choice *choice, uint32_t daring, uint32_t whim);

    /* Optional. Is what the seat has to decide now worth looking ahead? Where it is not, the
     * module's first bot decides. */
    bool (*worth)(const vaka_match *seen, int32_t seat);

    /* Turns (vaka_turn) after which a rollout is broken off; 0: two. */
    uint32_t turns;
} vaka_evaluate;

VAKA_END

#endif
