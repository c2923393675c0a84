/* tests/modules/hexref/bare.h - the yardstick game in bare C: what a framework costs is measured
 * against it.
 *
 * SPDX-License-Identifier: MIT
 *
 * The rules in words are in hexref.h, the same game on the SDK; tests/bench/peers/hexref.js is the
 * same once more in JavaScript. All three play the same games: chance is the host's generator
 * (xoshiro128**) with the host's order of use, the chooser has a generator of its own
 * (vaka/ext/bench.h), and legal lists are in the order of the host's (verb, then arguments).
 *
 * What chance takes: a shuffle of n things goes from i = n-1 down to 1 and exchanges thing i with
 * thing below(i + 1), one step each; a draw takes the last thing and moves the generator on one
 * step, though nothing is left to chance; a die is 1 + below(6), one step. */
#ifndef HEXREF_BARE_H
#define HEXREF_BARE_H

#include <stdint.h>

enum {
    HR_HEXES = 91,
    HR_SEATS = 4,
    HR_ROUNDS = 9,
    HR_CARD_KINDS = 5,
    HR_CARDS = 40,
    HR_MAX_LEGAL = 1100
};

typedef enum hr_verb {
    HR_PLACE,
    HR_MOVE,
    HR_END_MOVE,
    HR_ROLL,
    HR_RETREAT,
    HR_RECRUIT,
    HR_DECOY,
    HR_CARD,
    HR_DRAW,
    HR_END
} hr_verb;

typedef enum hr_stage {
    HR_STAGE_PLACE,
    HR_STAGE_MOVE,
    HR_STAGE_BATTLE,
    HR_STAGE_BUILD,
    HR_STAGE_OVER
} hr_stage;

typedef struct hr_hex {
    uint8_t terrain; /* 0 unknown, 1 sea, 2 plain, 3 forest, 4 hill */
    int8_t owner;
    uint8_t soldiers, decoys, seen, moved;
} hr_hex;

typedef struct hr_player {
    int16_t gold;
    uint8_t hand[HR_CARD_KINDS]; /* how many of each kind */
    uint8_t cards, bonus, place;
} hr_player;

typedef struct hr_state {
    hr_hex hex[HR_HEXES];
    hr_player player[HR_SEATS];
    uint8_t bag[HR_HEXES], deck[HR_CARDS];
    uint8_t bag_count, deck_count, round, current, stage, moves, builds;
    int8_t winner;
    int16_t battle_from, battle_to, battle_count;
    uint32_t rng[4];
} hr_state;

/* What is constant: the neighbours of each hex in ascending order (-1 after the last), the homes.
 */
typedef struct hr_board {
    int16_t near[HR_HEXES][6];
    int16_t home[HR_SEATS];
} hr_board;

/* verb << 16 | argument: a hex, a kind of card, or hex << 8 | slot of `near` << 1 | half. */
typedef uint32_t hr_action;

void hr_board_init(hr_board *board);
void hr_setup(hr_state *game, const hr_board *board, uint64_t seed);
uint32_t hr_legal(const hr_state *game, const hr_board *board, hr_action *out);
void hr_apply(hr_state *game, const hr_board *board, hr_action action);

#define HR_FNV_START 2166136261u
#define HR_FNV(hash, value) ((hash) = ((hash) ^ ((uint32_t)(value)&255u)) * 16777619u)

/* FNV-1a (32 bits) over one byte each of: round, current seat, stage, winner; for every hex
 * terrain, owner, soldiers, decoys, seen; for every player gold (low, high byte), how many cards of
 * each kind, bonus; tiles in the bag, cards in the deck. */
uint32_t hr_hash(const hr_state *game);

/* As vaka_bench.run (vaka/ext/bench.h). */
uint64_t hr_run(uint64_t seed, uint32_t games, uint64_t *actions);

#endif
