/* events.h - what is told: X(NAME, id, sentence) makes EVENT_NAME.
 *
 * SPDX-License-Identifier: MIT */
#ifndef ARCHIPELAGO_EVENTS_H
#define ARCHIPELAGO_EVENTS_H

#define EVENTS_OF_TURN(X)                                                                          \
    X(TURN, "turn", "Turn {0:int}")                                                                \
    X(LAID, "laid", "{0:seat} finds {2:zone}")                                                     \
    X(REDREW, "redrew", "{0:seat} can place none of the tiles and draws others")                   \
    X(LANDED, "landed", "{0:seat} lands {1:int} {1:plural:citizen:citizens} at {2:zone}")          \
    X(SUPPLIED, "supplied", "A cube goes to the board: {0:counter}")                               \
    X(TOOK, "took", "{0:seat} takes a cube: {1:counter}")                                          \
    X(TREND, "trend", "The trend of this game: {0:kind}")                                          \
    X(OBJECTIVE, "objective", "Open to all: {0:kind}")                                             \
    X(BID, "bid", "{0:seat} bids {1:int}")                                                         \
    X(TIED, "tied", "The highest bid is tied at {0:int}")                                          \
    X(ORDER_STAYS, "order_stays", "The order of play stays as it is")                              \
    X(SETS_ORDER, "sets_order", "{0:seat} sets the order of play")                                 \
    X(RANKED, "ranked", "{0:seat} is number {1:int} in order")                                     \
    X(WORKERS, "workers", "Workers: {0:int}")                                                      \
    X(REBELLION, "rebellion", "Rebellion: {0:int} of {1:int}")

#define EVENTS_OF_BALANCE(X)                                                                       \
    X(CRISIS, "crisis",                                                                            \
      "The people want {0:counter}: one cube for {1:int} citizens, and {2:int} lie down")          \
    X(DEMAND, "demand", "The continent wants {1:int} {1:plural:cube:cubes}: {0:counter}")          \
    X(GAVE, "gave", "{0:seat} gives {1:counter} from behind the screen")                           \
    X(GAVE_TOKEN, "gave_token", "{0:seat} gives an explorer token")                                \
    X(GAVE_BOARD, "gave_board", "{0:seat} takes a cube from the board: {1:counter}")               \
    X(RAISED, "raised",                                                                            \
      "{0:seat} stands up {2:int} {2:plural:citizen:citizens} of {1:seat} at {3:zone}")            \
    X(CRISIS_OVER, "crisis_over", "{0:int} {0:plural:citizen rebels:citizens rebel}")              \
    X(DEMAND_OVER, "demand_over", "{0:int} {0:plural:cube is:cubes are} missing")                  \
    X(EXPELLED, "expelled", "{0:seat} puts a rebel off the {1:kind} at {2:zone}")                  \
    X(TEMPLES, "temples", "{0:int} {0:plural:temple calms:temples calm} the people")               \
    X(TOWNS, "towns", "{0:int} {0:plural:town stirs:towns stir} the people up")

#define EVENTS_OF_ACTIONS(X)                                                                       \
    X(ROUND_ENDED, "round_ended", "{0:seat} ends the round")                                       \
    X(PASSED, "passed", "{0:seat} passes")                                                         \
    X(NEW_DISC, "new_disc", "A stack of explorer tokens is empty: everybody gets a disc")          \
    X(TAXED, "taxed", "{0:seat} raises taxes: {1:int} {1:plural:florin:florins}")                  \
    X(HARVESTS, "harvests", "{0:seat} harvests {1:counter}")                                       \
    X(GATHERED, "gathered", "{0:seat} gathers {1:int} at {2:zone}: {3:counter}")                   \
    X(REQUESTED, "requested", "{0:seat} asks {1:seat} for consent at {2:zone}")                    \
    X(ALLOWED, "allowed", "{0:seat} consents")                                                     \
    X(DENIED, "denied", "{0:seat} does not consent")                                               \
    X(BOUGHT, "bought", "{0:seat} buys a cube for {2:int}: {1:counter}")                           \
    X(SOLD, "sold", "{0:seat} sells a cube for {2:int}: {1:counter}")                              \
    X(EXPLORES, "explores", "{0:seat} explores")                                                   \
    X(SKIPPED, "skipped", "{0:seat} leaves {1:kind} and takes the next tile")                      \
    X(FOUND_NOTHING, "found_nothing", "{0:seat} cannot place {1:kind}")                            \
    X(ENTERED, "entered", "{0:seat} enters {1:zone} from {2:zone}")                                \
    X(REPRODUCED, "reproduced", "A citizen of {0:seat} joins at {1:zone}")                         \
    X(HIRED, "hired", "{0:seat} recruits at {1:zone} for {2:int}")                                 \
    X(MIGRATES, "migrates", "{0:seat} migrates")                                                   \
    X(MOVED, "moved", "{0:seat} moves {1:kind} from {2:zone} to {3:zone}")                         \
    X(BUILT, "built", "{0:seat} builds {1:kind} at {2:zone}")                                      \
    X(RUNS, "runs", "{0:seat} uses the {1:kind} at {2:zone}")                                      \
    X(TALKS, "talks", "{0:seat} talks to {1:seat}")

#define EVENTS_OF_CARDS(X)                                                                         \
    X(PURCHASED, "purchased", "{0:seat} buys {1:kind} for {2:int}")                                \
    X(TURNED, "turned", "{0:seat} turns {1:kind}")                                                 \
    X(DISCARDED, "discarded", "{0:kind} is discarded")                                             \
    X(ARRIVED, "arrived", "{0:kind} is laid out")                                                  \
    X(USED, "used", "{0:seat} uses {1:kind}")                                                      \
    X(WONDER, "wonder", "{0:seat} builds {1:kind}")                                                \
    X(SUNK, "sunk", "A ship of {0:seat} is destroyed at {1:zone}")                                 \
    X(BLOCKED, "blocked", "An icon at {0:zone} is lost for good: {1:counter}")                     \
    X(STOLEN, "stolen", "{0:seat} takes a cube of {1:seat}: {2:counter}")                          \
    X(EMPTY_HAND, "empty_hand", "{0:seat} finds the hand of {1:seat} empty")                       \
    X(HANDED, "handed", "{0:seat} hands a cube over to {1:seat}: {2:counter}")                     \
    X(HAS_NONE, "has_none", "{1:seat} has no cube, and proves it to {0:seat}")

#define EVENTS_OF_END(X)                                                                           \
    X(REVEALED, "revealed", "{0:seat} reveals {1:kind}: the end is near")                          \
    X(INDEPENDENCE, "independence", "The archipelago is independent")                              \
    X(SEPARATIST, "separatist", "{0:seat} was the Separatist")                                     \
    X(SCORED, "scored", "The archipelago thrives: points are counted")                             \
    X(WAS_OBJECTIVE, "was_objective", "{1:kind} was the objective of {0:seat}")                    \
    X(DISC, "places_disc", "{0:seat} places a disc: {1:verb}")                                     \
    X(PAID_TOKENS, "paid_tokens",                                                                  \
      "{0:seat} pays {1:int} explorer {1:plural:token:tokens} in place of cubes")                  \
    X(CRISIS_MET, "crisis_met", "Nobody rebels")                                                   \
    X(DEMAND_MET, "demand_met", "The continent has got all it wanted")

#define ARCHIPELAGO_EVENTS(X)                                                                      \
    EVENTS_OF_TURN(X) EVENTS_OF_BALANCE(X) EVENTS_OF_ACTIONS(X) EVENTS_OF_CARDS(X) EVENTS_OF_END(X)

#define ARCHIPELAGO_EVENT_NUMBER(name, ...) EVENT_##name,
enum { ARCHIPELAGO_EVENTS(ARCHIPELAGO_EVENT_NUMBER) EVENT_COUNT };
#undef ARCHIPELAGO_EVENT_NUMBER

#endif
