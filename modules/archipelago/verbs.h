/* verbs.h - what a seat may do: one list of verbs; an action's arguments are those of its verb.
 *
 * SPDX-License-Identifier: MIT
 *
 * X(NAME, name, what its button says, flags, arguments) makes VERB_NAME. The sorts of arguments are
 * in words.c. */
#ifndef ARCHIPELAGO_VERBS_H
#define ARCHIPELAGO_VERBS_H

#define ARCHIPELAGO_VERBS(X)                                                                       \
    X(LAY, "lay", "Lay {0:kind} at {1:zone}, turned by {2:int}", VAKA_VERB_TURNS, {KIND}, {SPACE}, \
      {NUMBER(0, 5)})                                                                              \
    X(REDRAW, "redraw", "Draw three other tiles", 0, {NOTHING})                                    \
    X(LAND, "land", "Land {0:int} on the far shore", 0, {NUMBER(0, 9)})                            \
    X(SUPPLY, "supply", "Supply the board: {0:counter}", 0, {COUNTER})                             \
    X(TAKE, "take", "Take {0:counter}", 0, {COUNTER})                                              \
    X(KEEP, "keep", "Keep objective {0:int}", VAKA_VERB_COMMIT, {NUMBER(1, 4)})                    \
    X(BID, "bid", "Bid {0:int}", VAKA_VERB_COMMIT, {NUMBER(0, MOST_MONEY)})                        \
    X(RANK, "rank", "{0:seat} comes next in order", 0, {SEAT})                                     \
    X(GIVE, "give", "Give a cube", 0, {WORD("board|own|token")})                                   \
    X(RAISE, "raise", "Stand up a citizen of {1:seat} at {0:zone}", 0, {SPACE}, {SEAT}, {PLACE})   \
    X(RAISE_ALL, "raise-all", "Stand up all of {1:seat} at {0:zone}", 0, {SPACE}, {SEAT})          \
    X(EXPEL, "expel", "Put the rebel off the building at {0:zone}", 0, {SPACE},                    \
      {WORD(BUILDING_WORDS)})                                                                      \
    X(TAX, "tax", "Raise taxes", 0, {NOTHING})                                                     \
    X(HARVEST, "harvest", "Harvest {0:counter}", 0, {COUNTER})                                     \
    X(TRANSACT, "transact", "Make a transaction", 0, {NOTHING})                                    \
    X(EXPLORE, "explore", "Explore", 0, {NOTHING})                                                 \
    X(REPRODUCE, "reproduce", "Reproduce", 0, {NOTHING})                                           \
    X(RECRUIT, "recruit", "Recruit", 0, {NOTHING})                                                 \
    X(MIGRATE, "migrate", "Migrate", 0, {NOTHING})                                                 \
    X(BUILD, "build", "Build {0:kind} at {1:zone}", 0, {KIND}, {SPACE}, {PLACE})                   \
    X(USE, "use", "Use {0:kind}", 0, {KIND})                                                       \
    X(WONDER, "wonder", "Build {0:kind} with a citizen of {1:zone}", 0, {KIND}, {SPACE}, {PLACE})  \
    X(RUN, "run", "Use the {0:kind} at {1:zone}", 0, {KIND}, {SPACE})                              \
    X(TRADE, "trade", "Offer {0:seat} a deal", 0, {SEAT})                                          \
    X(END, "end", "End the round", 0, {NOTHING})                                                   \
    X(GATHER, "gather", "Work at {0:zone}", 0, {SPACE}, {PLACE})                                   \
    X(REQUEST, "request", "Ask to harvest at {0:zone}", 0, {SPACE})                                \
    X(ALLOW, "allow", "Consent", 0, {NOTHING})                                                     \
    X(DENY, "deny", "Refuse", 0, {NOTHING})                                                        \
    X(BUY, "buy", "Buy {0:counter}", 0, {COUNTER})                                                 \
    X(SELL, "sell", "Sell to {0:counter}", 0, {COUNTER}, {WORD("cube|token")})                     \
    X(DRAW, "draw", "Take a tile", 0, {WORD("top|next")})                                          \
    X(ENTER, "enter", "Enter from {0:zone}", 0, {SPACE}, {PLACE})                                  \
    X(FAIL, "fail", "The tile fits nowhere: discard it", 0, {NOTHING})                             \
    X(BREED, "breed", "A citizen joins at {0:zone}", 0, {SPACE}, {PLACE})                          \
    X(HIRE, "hire", "Recruit at {0:zone}", 0, {SPACE}, {PLACE})                                    \
    X(MOVE, "move", "Move from {0:zone} ({2:word}) to {1:zone} ({3:word})", 0, {SPACE}, {SPACE},   \
      {PLACE}, {PLACE})                                                                            \
    X(PURCHASE, "purchase", "Buy {0:kind}", 0, {KIND})                                             \
    X(TURN, "turn", "Turn {0:kind}", 0, {KIND})                                                    \
    X(HIDE, "hide", "Hide cubes", VAKA_VERB_COMMIT, {HIDDEN}, {HIDDEN})                            \
    X(PICK, "pick", "Choose a hand", VAKA_VERB_COMMIT, {WORD("left|right")})                       \
    X(YIELD, "yield", "Hand over {0:counter}", 0, {COUNTER})                                       \
    X(DONE, "done", "Done", 0, {NOTHING})                                                          \
    X(LEAVE, "leave", "Do without objective {0:int}", VAKA_VERB_COMMIT, {NUMBER(1, 4)})

#define ARCHIPELAGO_VERB_NUMBER(name, ...) VERB_##name,
enum { ARCHIPELAGO_VERBS(ARCHIPELAGO_VERB_NUMBER) VERB_COUNT };
#undef ARCHIPELAGO_VERB_NUMBER

enum { GIVE_BOARD, GIVE_OWN, GIVE_TOKEN };
enum { DRAW_TOP, DRAW_NEXT };
enum { SELL_CUBE, SELL_TOKEN };

#endif
