/* tests/modules/auction/auction.h - a card game about a night market, to test the host with: decks,
 * hands, sealed bids, windows.
 *
 * SPDX-License-Identifier: MIT
 *
 * 1    Two to five seats, a number of rounds (option). In each round lots are sold one after the
 *      other (option). A seat begins with 5 coins.
 * 1.1  The deck has, for each seat, two coppers (worth 1), two silvers (2), a gold (3), a bell, a
 *      knife and a lantern, and one lantern more. The vault, a cup, has five each of four lots:
 *      vase (2 points), rug (3), mirror (4) and crown (6).
 * 1.2  Round 1 begins with seat 1, the next round with the next seat. Odd rounds go clockwise, even
 *      ones the other way.
 * 1.3  Each thing has its time, as the rules below say.
 * 2    Dealing. All fill their hands up to the limit (option). When the deck is empty the discard
 *      is shuffled into it. Nobody holds two lanterns: the second is discarded, unreplaced.
 * 2.1  There are favours in the middle (option), filled up at each round's beginning.
 * 3    Scouting. In order, each seat may look at the deck, then skip.
 * 3.1  One look a round: for a coin at the top two cards, or for a lantern at the top three.
 * 3.2  After a look, it may once put the deck's top card under the deck, if there are two.
 * 4    Bidding. A lot is drawn from the vault. In private, each puts a bid together and seals it.
 * 4.1  Up to three cards: coppers, silvers, golds.
 * 4.2  Once a stake of one to three coins: each is worth 1.
 * 4.3  Once a favour out of the middle, as long as there are any: worth 2.
 * 5    Reacting. Bids are opened. Then each seat with cards in hand may play, as often as it likes:
 * 5.1  a bell, if it has bid anything: 2 more;
 * 5.2  a knife against another seat that has bid anything: 2 less, but not below 0.
 * 5.3  When all have passed and a knife was played, all may react once more.
 * 6    Topping. Seats that bid, and no less than the highest bid less 2, if there are two or more:
 *      in order, until all hold, each may top its bid by 1 for a coin.
 * 7    Last call. As 5, but bells only.
 * 8    The hammer. The highest bid wins, of several any, by chance; if all are 0 the lot goes out
 * of the game. The winner's cards are discarded, its stake and what it topped are gone. The others
 * take cards and stakes back. Favours and what was topped are not given back. 8.1  The winner keeps
 * the lot for its points, or sells it for as many coins. Nobody interferes. 9    At any time, but
 * not while bids are sealed or under the hammer, a seat may reveal a card of its hand for a coin,
 * so often a round (option). It is discarded when the round ends. 10   Most points win; several
 * share; if nobody has any it is a draw. */
#ifndef AUCTION_AUCTION_H
#define AUCTION_AUCTION_H

#include "vaka/vaka.h"

enum {
    VERB_PEEK,
    VERB_LANTERN,
    VERB_UNDER,
    VERB_SKIP,
    VERB_BID,
    VERB_STAKE,
    VERB_FAVOUR,
    VERB_SEAL,
    VERB_BELL,
    VERB_KNIFE,
    VERB_TOP,
    VERB_HOLD,
    VERB_KEEP,
    VERB_SELL,
    VERB_REVEAL,
    VERB_COUNT
};

enum { STEP_GAME, STEP_ROUND, STEP_LOT, STEP_COUNT };
enum { ROUND_DEAL, ROUND_SCOUT, ROUND_LOTS };                            /* stages of STEP_ROUND */
enum { LOT_DRAW, LOT_SEALED, LOT_REACT, LOT_TOP, LOT_CALL, LOT_HAMMER }; /* stages of STEP_LOT */
enum { WINDOW_REACT, WINDOW_CALL, WINDOW_COUNT };
enum { OPTION_ROUNDS, OPTION_LOTS, OPTION_HAND, OPTION_FAVOURS, OPTION_REVEALS, OPTION_COUNT };

enum {
    CARD_BACK,
    CARD_COPPER, /* the number of a money card is what it is worth */
    CARD_SILVER,
    CARD_GOLD,
    CARD_BELL,
    CARD_KNIFE,
    CARD_LANTERN,
    LOT_BACK,
    LOT_VASE,
    LOT_RUG,
    LOT_MIRROR,
    LOT_CROWN,
    KIND_COUNT
};

enum { MOST_SEATS = 5, BID_CARDS = 3, BID_LIST = BID_CARDS + 3, LOTS_OF_A_KIND = 5 };
enum { ZONE_DECK, ZONE_DISCARD, ZONE_VAULT, ZONE_STALL, ZONE_SEATS }; /* then those of each seat */
enum { OF_HAND, OF_BID, OF_SHOWN, OF_WON, ZONES_OF_A_SEAT };

enum {
    EVENT_ROUND,
    EVENT_SHUFFLED,
    EVENT_DREW,
    EVENT_SPARE_LANTERN,
    EVENT_LOOKED,
    EVENT_SAW,
    EVENT_TUCKED,
    EVENT_LOT,
    EVENT_BID,
    EVENT_RANG,
    EVENT_CUT,
    EVENT_TOPPED,
    EVENT_HELD,
    EVENT_WON,
    EVENT_UNSOLD,
    EVENT_SOLD,
    EVENT_REVEALED,
    EVENT_COUNT
};

typedef struct auction_facts { /* the options */
    int32_t rounds, lots, hand, favours, reveals;
} auction_facts;

typedef struct auction_game {
    int16_t coins[VAKA_MAX_SEATS];
    int16_t total[VAKA_MAX_SEATS]; /* of the bids, once they are open */
    uint8_t stake[VAKA_MAX_SEATS];
    uint8_t favour[VAKA_MAX_SEATS]; /* 1: one was taken for this lot */
    uint8_t favours;                /* in the middle */
    uint8_t first;                  /* who begins in this round */
    int8_t dir;
    uint8_t looked, tucked; /* by the seat that scouts now */
    int8_t winner;          /* of the lot under the hammer */
    uint8_t cut;            /* a knife was played since the window was opened */
    uint8_t spare;
} auction_game;

_Static_assert(sizeof(auction_game) == 56, "no padding");

static inline int32_t zone_of(int32_t seat, int32_t which)
{
    return ZONE_SEATS + seat * ZONES_OF_A_SEAT + which;
}

static inline int32_t hand_size(const vaka_match *match, int32_t seat)
{
    return match->zones[zone_of(seat, OF_HAND)].count;
}

/* Points of a lot; 0 for anything else. */
int32_t auction_points(int32_t kind); /* layout.c */
vaka_status auction_layout(vaka_layout *layout, const vaka_setup *setup, void *facts);
vaka_status auction_setup(vaka_match *match, const vaka_setup *setup);

extern const vaka_verb auction_verbs[VERB_COUNT]; /* words.c */
extern const vaka_text auction_events[EVENT_COUNT];
extern const vaka_step auction_steps[STEP_COUNT];
extern const vaka_step auction_windows[WINDOW_COUNT];
extern const vaka_option auction_options[OPTION_COUNT];

void auction_step(vaka_match *match, const vaka_frame *frame); /* step.c */

const vaka_reason *auction_why_not(const vaka_match *match, const vaka_action *action,
                                   int16_t fact[VAKA_TEXT_ARGS]); /* obstacle.c */
void auction_legal(const vaka_match *match, int32_t seat, vaka_actions *out);

void auction_apply(vaka_match *match, const vaka_action *action); /* apply.c */

void auction_describe(const vaka_match *seen, int32_t seat, vaka_scene *scene); /* scene.c */

#endif
