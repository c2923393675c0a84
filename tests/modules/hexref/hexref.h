/* tests/modules/hexref/hexref.h - the yardstick: a small war on 91 hexes, to measure the host by.
 *
 * SPDX-License-Identifier: MIT
 *
 * The same game as bare.h, on the SDK; both play the same games from the same seeds.
 *
 * 1    Four sides on a hexagon of radius 5, nine rounds. A bag holds 91 tiles (23 seas, 23 plains,
 *      23 forests, 22 hills), a deck 40 cards, eight of each of five kinds. A hex belongs to nobody
 *      or to a side, which then has a garrison there, maybe an empty one: soldiers and decoys. A
 *      garrison is known to its side only, until it is seen; a hand to its owner.
 * 1.1  Each side begins with 4 soldiers and 2 decoys on its home, a plain, 3 gold and two cards.
 * 1.2  The sides act in turn, clockwise.
 * 1.3  First all place (2). Then a turn is: income of 1 gold and 1 for every three hexes, up to
 *      three moves (3) with their battles (4), up to three builds (5).
 * 2.1  Two soldiers are placed, each on the home or next to it; an unknown hex is then a plain.
 * 3.1  A move takes a garrison of one's own to another hex: all of it, or half its soldiers,
 *      rounded down, without decoys.
 * 3.2  A garrison that moved, retreated or found a sea this turn does not move.
 * 3.3  An empty garrison does not move.
 * 3.4  It moves to a neighbouring hex. If that is unknown, its tile is drawn, and its finder gets 1
 *      gold; if it is a sea, the garrison stays.
 * 3.5  A known sea cannot be entered.
 * 3.6  Half a garrison moves only if it has two soldiers or more.
 * 3.7  Entering the hex of another side, the garrison there is seen and loses its decoys. If both
 *      have soldiers there is a battle; the attacker's decoys are lost. Decoys that enter without
 *      soldiers vanish, unless nobody was there. Otherwise the hex changes hands.
 * 3.8  A garrison never grows beyond 15 soldiers and 7 decoys; after a move it is unseen again.
 * 4.1  In a battle the attacker rolls or retreats. A roll: each attacker hits with 5 or more, each
 *      defender with 5 or more, on a hill with 4 or more; all at once. It is over when one side has
 *      no soldiers left; an attacker who wins holds the hex.
 * 4.2  Who retreats goes back to where he came from.
 * 5.1  One builds in one's own hexes only.
 * 5.2  A soldier costs 2 gold, a decoy 1, a card 3. With eight cards in hand the gold is lost.
 * 5.3  No more than 15 soldiers and 7 decoys in a hex.
 * 5.4  A card is played from the hand. Tax: 3 gold. Levy: a card from the deck, if the hand has
 *      fewer than eight. Spy: the first unseen garrison of others that is not empty is seen. Theft:
 *      up to 2 gold from the next side. Drums: as much gold as a die shows, and 1 is added to the
 *      dice of this side's attackers until its next battle is over.
 * 5.5  A card can be bought while the deck lasts.
 * 6    Who has 31 hexes at the beginning of his turn wins at once. After nine rounds the one with
 *      most hexes wins; of several, the first in order.
 *
 * On the table: a garrison is one piece, face down unless seen, its soldiers in field 0 and its
 * decoys in field 1. A tile leaves the table when it is found; the terrain is in the game struct.
 */
#ifndef HEXREF_HEXREF_H
#define HEXREF_HEXREF_H

#include "bare.h"
#include "vaka/vaka.h"

enum {
    VERB_PLACE,
    VERB_MOVE,
    VERB_END_MOVE,
    VERB_ROLL,
    VERB_RETREAT,
    VERB_RECRUIT,
    VERB_DECOY,
    VERB_CARD,
    VERB_DRAW,
    VERB_END,
    VERB_COUNT
};

enum { STAGE_PLACE, STAGE_MOVE, STAGE_BATTLE, STAGE_BUILD, STAGE_OVER };

/* The number of a kind of tile is that of its terrain; 0 is the tile's back: unknown. */
enum {
    TERRAIN_UNKNOWN,
    TERRAIN_SEA,
    TERRAIN_PLAIN,
    TERRAIN_FOREST,
    TERRAIN_HILL,
    CARD_BACK,
    CARD_TAX,
    CARD_LEVY,
    CARD_SPY,
    CARD_THEFT,
    CARD_DRUMS,
    KIND_STACK,
    KIND_GARRISON,
    KIND_COUNT
};

enum {
    EVENT_PLACED,
    EVENT_MOVED,
    EVENT_FOUND,
    EVENT_BATTLE,
    EVENT_VANISHED,
    EVENT_TAKEN,
    EVENT_REPELLED,
    EVENT_RETREATED,
    EVENT_BUILT,
    EVENT_CARD,
    EVENT_SPIED,
    EVENT_DREW,
    EVENT_TURN,
    EVENT_COUNT
};

enum { STEP_PLAY };
enum { HEXES = 91, ZONE_BAG = HEXES, ZONE_DECK, ZONE_DISCARD, ZONE_HAND, ZONE_END = ZONE_HAND + 4 };
enum { SOLDIERS, DECOYS };
enum { SEATS = 4, ROUNDS = 9, MOST_SOLDIERS = 15, MOST_DECOYS = 7, HAND_LIMIT = 8, ALL_CARDS = 40 };
/* A garrison comes where a tile has left the table, but for homes and what was placed there. */
enum { MOST_PIECES = HEXES + ALL_CARDS + SEATS * 3 };

typedef struct hexref_game { /* sets of hexes are 128 bits, low half first */
    uint64_t own[SEATS][2];
    uint64_t moved[2];
    uint64_t sea[2];
    uint8_t terrain[96];
    int16_t gold[SEATS];
    uint8_t bonus[SEATS];
    uint8_t place[SEATS]; /* soldiers still to place */
    int16_t battle_from, battle_to, battle_count;
    uint8_t round, current, stage, moves, builds;
    int8_t winner;
    uint8_t spare[4];
} hexref_game;

_Static_assert(sizeof(hexref_game) == 224, "no padding");

static inline bool in_set(const uint64_t set[2], int32_t hex)
{
    return (set[hex >> 6] >> (hex & 63)) & 1u;
}

static inline void put_in(uint64_t set[2], int32_t hex)
{
    set[hex >> 6] |= (uint64_t)1 << (hex & 63);
}

static inline void take_out(uint64_t set[2], int32_t hex)
{
    set[hex >> 6] &= ~((uint64_t)1 << (hex & 63));
}

static inline int32_t set_size(const uint64_t set[2])
{
    return __builtin_popcountll(set[0]) + __builtin_popcountll(set[1]);
}

/* The lowest hex of a set, which it leaves; VAKA_NONE when there is none. */
static inline int32_t take_lowest(uint64_t set[2])
{
    int32_t half = set[0] ? 0 : 1;

    if (!set[half])
        return VAKA_NONE;
    int32_t hex = half * 64 + __builtin_ctzll(set[half]);
    set[half] &= set[half] - 1;
    return hex;
}

/* The garrison of a hex that belongs to somebody: nothing else lies there. */
static inline const vaka_piece *garrison(const vaka_match *match, int32_t hex)
{
    return &match->pieces[match->zones[hex].first];
}

static inline int32_t owner_of(const vaka_match *match, int32_t hex)
{
    int32_t piece = match->zones[hex].first;

    return piece < 0 ? VAKA_NONE : match->pieces[piece].owner;
}

static inline int32_t at_most(int32_t value, int32_t limit)
{
    return value < limit ? value : limit;
}

extern const vaka_verb hexref_verbs[VERB_COUNT]; /* words.c */
extern const vaka_text hexref_events[EVENT_COUNT];

/* layout.c */
vaka_status hexref_layout(vaka_layout *layout, const vaka_setup *setup, void *facts);
vaka_status hexref_setup(vaka_match *match, const vaka_setup *setup);
int32_t hexref_settle(vaka_match *match, int32_t seat, int32_t hex);
void hexref_take_card(vaka_match *match, int32_t seat);

/* legal.c, apply.c, scene.c: the callbacks of the same names */
const vaka_reason *hexref_why_not(const vaka_match *match, const vaka_action *action,
                                  int16_t fact[VAKA_TEXT_ARGS]);
void hexref_legal(const vaka_match *match, int32_t seat, vaka_actions *out);
void hexref_apply(vaka_match *match, const vaka_action *action);
void hexref_describe(const vaka_match *seen, int32_t seat, vaka_scene *scene);

#endif
