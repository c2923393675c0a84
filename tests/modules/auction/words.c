/* tests/modules/auction/words.c - verbs, sentences and options.
 *
 * SPDX-License-Identifier: MIT */
#include "auction.h"

const vaka_verb auction_verbs[VERB_COUNT] = {
    [VERB_PEEK] = {"peek", "Look at two cards for a coin", 0, {{0}}},
    [VERB_LANTERN] = {"lantern", "Look at three cards by lantern", 0, {{0}}},
    [VERB_UNDER] = {"under", "Put the top card under the deck", 0, {{0}}},
    [VERB_SKIP] = {"skip", "Go on", 0, {{0}}},
    [VERB_BID] = {"bid", "Bid {0:kind}", 0, {{.type = VAKA_ARG_KIND}}},
    [VERB_STAKE] = {"stake",
                    "Stake {0:int} {0:plural:coin:coins}",
                    0,
                    {{VAKA_ARG_INT, 1, 3, NULL}}},
    [VERB_FAVOUR] = {"favour", "Take a favour", 0, {{0}}},
    [VERB_SEAL] = {"seal", "Seal the bid", VAKA_VERB_COMMIT, {{0}}},
    [VERB_BELL] = {"bell", "Ring a bell", 0, {{0}}},
    [VERB_KNIFE] = {"knife", "Cut the bid of {0:seat}", 0, {{.type = VAKA_ARG_SEAT}}},
    [VERB_TOP] = {"top", "Top the bid by a coin", 0, {{0}}},
    [VERB_HOLD] = {"hold", "Hold", 0, {{0}}},
    [VERB_KEEP] = {"keep", "Keep the lot", 0, {{0}}},
    [VERB_SELL] = {"sell", "Sell the lot", 0, {{0}}},
    [VERB_REVEAL] = {"reveal",
                     "Reveal {0:kind} for a coin",
                     VAKA_VERB_ANYTIME,
                     {{.type = VAKA_ARG_KIND}}},
};

const vaka_text auction_events[EVENT_COUNT] = {
    [EVENT_ROUND] = {"round", "Round {0:int} begins with {1:seat}"},
    [EVENT_SHUFFLED] = {"shuffled", "The discard is shuffled into the deck"},
    [EVENT_DREW] = {"drew", "{0:seat} draws {1:kind}"},
    [EVENT_SPARE_LANTERN] = {"spare_lantern", "{0:seat} discards a second lantern"},
    [EVENT_LOOKED] = {"looked", "{0:seat} looks at the top {1:int} of the deck"},
    [EVENT_SAW] = {"saw", "You see {0:kind} on top of the deck"},
    [EVENT_TUCKED] = {"tucked", "{0:seat} puts the top card under the deck"},
    [EVENT_LOT] = {"lot", "{0:kind} comes under the hammer"},
    [EVENT_BID] = {"bid", "{0:seat} bids {1:int}: {2:int} {2:plural:card:cards}, {3:int} staked"},
    [EVENT_RANG] = {"rang", "{0:seat} rings a bell and bids {1:int}"},
    [EVENT_CUT] = {"cut", "{0:seat} cuts the bid of {1:seat} to {2:int}"},
    [EVENT_TOPPED] = {"topped", "{0:seat} bids {1:int}"},
    [EVENT_HELD] = {"held", "{0:seat} holds"},
    [EVENT_WON] = {"won", "{0:seat} wins {1:kind} with {2:int}"},
    [EVENT_UNSOLD] = {"unsold", "Nobody wants {0:kind}"},
    [EVENT_SOLD] = {"sold", "{0:seat} sells {1:kind} for {2:int} {2:plural:coin:coins}"},
    [EVENT_REVEALED] = {"revealed", "{0:seat} reveals {1:kind} for a coin"},
};

const vaka_step auction_steps[STEP_COUNT] = {
    [STEP_GAME] = {"game", "The market"},
    [STEP_ROUND] = {"round", "A round"},
    [STEP_LOT] = {"lot", "A lot"},
};

const vaka_step auction_windows[WINDOW_COUNT] = {
    [WINDOW_REACT] = {"react", "The bids are open"},
    [WINDOW_CALL] = {"call", "Last call"},
};

const vaka_option auction_options[OPTION_COUNT] = {
    [OPTION_ROUNDS] = {"rounds", "Rounds", "1", 1, 6, 3},
    [OPTION_LOTS] = {"lots", "Lots in a round", "1", 1, 3, 2},
    [OPTION_HAND] = {"hand", "Cards in hand", "2", 2, 6, 4},
    [OPTION_FAVOURS] = {"favours", "Favours in a round", "2.1", 0, 5, 2},
    [OPTION_REVEALS] = {"reveals", "Cards to reveal in a round", "9", 0, 3, 1},
};
