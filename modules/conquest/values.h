/* values.h - what content may change, and when it is heard: one list of values, one of hooks.
 *
 * SPDX-License-Identifier: MIT
 *
 * X(NAME, id, scope, normal value, least, most, help) makes VALUE_NAME. Of those whose help says
 * "change" the number is added to what is printed. Ask by the functions of questions.c where there
 * is one (item_cost, end_points, capacity, local_warriors, group_points). The costs are in the
 * order of the items. */
#ifndef CONQUEST_VALUES_H
#define CONQUEST_VALUES_H

#define CONQUEST_VALUES(X)                                                                         \
    X(MOVES, "canoe_moves", SEAT, 2, 1, 20, "Hexes that a canoe or rumor may go in a turn [7.3].") \
    X(COST_TRANSPORT, "transport_cost", SEAT, 0, -20, 20,                                          \
      "Change of what a Transport Canoe costs [9.1].")                                             \
    X(COST_BAND, "band_cost", SEAT, 0, -20, 20, "Change of what a Warrior Band costs.")            \
    X(COST_WAR, "war_canoe_cost", SEAT, 0, -20, 20, "Change of what a War Canoe costs.")           \
    X(COST_COLONY, "colony_cost", SEAT, 0, -20, 20, "Change of what a Colony costs.")              \
    X(COST_VILLAGE, "village_cost", SEAT, 0, -20, 20, "Change of what a Village costs [9.4].")     \
    X(COST_AGRICULTURE, "farm_cost", SEAT, 0, -20, 20,                                             \
      "Change of what Improved Agriculture costs.")                                                \
    X(COST_CARD, "card_cost", SEAT, 0, -20, 20,                                                    \
      "Change of what an Arts & Culture card costs [9.5].")                                        \
    X(CARDS_A_TURN, "cards_a_turn", SEAT, 1, 0, 20,                                                \
      "Arts & Culture cards that may be bought in a turn [9.5].")                                  \
    X(KNOT_LIMIT, "knot_limit", SEAT, 5, 1, 20, "Knots with which an explorer must return [6.4].") \
    X(BUILD_POINTS, "build_points", SEAT, 0, -20, 20, "More Build Points in the home pool (C1).")  \
    X(GROUP_POINTS, "group_points", ZONE, 0, -20, 20,                                              \
      "Change of the Build Points a group gives [9.1].")                                           \
    X(LOCALS, "local_warriors", ZONE, 0, -20, 20, "Change of a group's Local Warriors [8.2].")     \
    X(END_VP, "end_points", GAME, 0, -200, 200,                                                    \
      "Change of the points that end the game [10.4, 11.1].")                                      \
    X(CAPACITY, "capacity", ZONE, 0, -20, 20, "Change of the villages a group may hold [9.4].")    \
    X(CLOSED, "closed", ZONE, 0, 0, 20, "1: nothing may enter the hex.")                           \
    X(NO_CHAIN, "no_chain", ZONE, 0, 0, 20, "1: the hex is no part of a chain [7.2].")             \
    X(TRUCE, "truce", PAIR, 0, 0, 20, "1: the first seat may not enter where the second one is.")  \
    X(HEX_VP, "chain_points", ZONE, 1, 0, 20,                                                      \
      "0: being in the home chain is worth nothing there [10.1].")                                 \
    X(HOME_LOCALS, "home_warriors", SEAT, 0, -20, 20,                                              \
      "More Local Warriors when the home group is attacked [8.2].")                                \
    X(FREE_TRANSPORT, "free_transports", SEAT, 0, 0, 20,                                           \
      "Transport Canoes free of cost in a Building Step.")                                         \
    X(FREE_WAR, "free_war_canoes", SEAT, 0, 0, 20, "War Canoes free of cost in a Building Step.")  \
    X(FREE_COLONY, "free_colonies", SEAT, 0, 0, 20, "Colonies free of cost in a Building Step.")   \
    X(SAVE_LIMIT, "save_limit", SEAT, 0, 0, 20,                                                    \
      "Build Points that may be saved for later [11.4].")                                          \
    X(APART, "builds_apart", SEAT, 0, 0, 20, "1: every group builds by itself [9.3].")             \
    X(CANOE_WORK, "free_canoe_work", SEAT, 0, 0, 20,                                               \
      "Canoe work free of cost in a Building Step, all of it on one group: a Transport Canoe "     \
      "takes 1, a War Canoe 2.")                                                                   \
    X(KUMARA_BONUS, "kumara_bonus", SEAT, 0, 0, 20,                                                \
      "Added to the rolls of a search for kumara [11.5].")                                         \
    X(KUMARA_SAFE, "kumara_safe", SEAT, 0, 0, 20,                                                  \
      "1: Lost is a Return in a search for kumara [11.5].")                                        \
    X(BARREN, "barren", ZONE, 0, 0, 20,                                                            \
      "Brown boxes of a group that can no more be improved [9.4].")                                \
    X(KUMARA_SEARCH, "kumara_search", GAME, 0, 0, 20,                                              \
      "1: explorers may search for kumara [11.5].")                                                \
    X(KUMARA, "kumara", SEAT, 0, 0, 1, "1: the seat has a Kumara marker [11.5].")                  \
    X(GALAPAGOS, "galapagos", SEAT, 0, 0, 1,                                                       \
      "1: the seat has a Galapagos marker, +1 on its searches [11.5].")                            \
    X(CHIT_BOXES, "chit_boxes", GAME, 4, 1, 20,                                                    \
      "Boxes of a new island for which a chit is drawn [Solitaire].")

/* X(NAME, id, what its functions are handed, help) makes HOOK_NAME. */
#define CONQUEST_HOOKS(X)                                                                          \
    X(TURN_ORDER_START, "turn_order.start", "INT turn",                                            \
      "The Turn Order Step begins; nobody has taken the marker.")                                  \
    X(EXPLORE_KNOTS, "explore.knots", "SEAT seat, SPACE at, INT knots",                            \
      "A marker has been placed, its knots are not yet judged [6.4].")                             \
    X(MOVE_STEP_START, "step.move.start", "SEAT seat",                                             \
      "A Movement & Battle Step begins, before Transit.")                                          \
    X(MOVE_START, "move.start", "SEAT seat",                                                       \
      "Transit and flips are over, no canoe has moved [7.3].")                                     \
    X(BATTLE_DECLARE, "battle.declare", "SPACE at, SEAT attacker, OPT_SEAT defender",              \
      "A contested hex has been named; nothing in it has been shown.")                             \
    X(BATTLE_START, "battle.start", "SPACE at, SEAT attacker, OPT_SEAT defender",                  \
      "Both rows are laid out, no die has been rolled [8.2].")                                     \
    X(BATTLE_ROLL, "battle.roll", "SPACE at, INT roll",                                            \
      "A die lies on the table, its result has not been applied.")                                 \
    X(BATTLE_END, "battle.end", "SPACE at, SEAT attacker, OPT_SEAT winner",                        \
      "The battle is resolved, retreat and conquest included.")                                    \
    X(BUILD_START, "build.start", "INT turn",                                                      \
      "The Building Step begins, before plans are made [9.3].")                                    \
    X(BUILD_END, "build.end", "INT turn", "All builds have been carried out.")                     \
    X(VICTORY_COUNT, "victory.count", "INT turn",                                                  \
      "Totals are known, the end of the game is not yet settled [10.4].")                          \
    X(TURN_END, "turn.end", "INT turn", "The Victory Step is over.")                               \
    X(EVENT_READ, "event.read", "KIND event, SEAT reader",                                         \
      "An event has been drawn and read, before any effect [11.2].")                               \
    X(ISLAND_FOUND, "island.found", "SEAT seat, SPACE at", "An island has been turned up [6.3].")  \
    X(CONTROL_TAKEN, "control.taken", "SPACE at, SEAT seat",                                       \
      "A seat has taken control of a group [10.2].")                                               \
    X(GAME_START, "game.start", "INT seats",                                                       \
      "All is laid out, homes have not been chosen yet [3.2].")

#define CONQUEST_VALUE_NUMBER(name, ...) VALUE_##name,
#define CONQUEST_HOOK_NUMBER(name, ...) HOOK_##name,
enum { CONQUEST_VALUES(CONQUEST_VALUE_NUMBER) VALUE_COUNT };
enum { CONQUEST_HOOKS(CONQUEST_HOOK_NUMBER) HOOK_COUNT };
#undef CONQUEST_VALUE_NUMBER
#undef CONQUEST_HOOK_NUMBER

#endif
