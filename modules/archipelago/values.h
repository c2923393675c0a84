/* values.h - what content may change and when it is heard.
 *
 * SPDX-License-Identifier: MIT
 *
 * X(NAME, id, scope, normal, min, max, help) makes VALUE_NAME: each is added to a number of the
 * tables. X(NAME, id, what its functions are handed, help) makes HOOK_NAME. */
#ifndef ARCHIPELAGO_VALUES_H
#define ARCHIPELAGO_VALUES_H

#define ARCHIPELAGO_VALUES(X)                                                                      \
    X(CROWD, "crowd", SEAT, 0, -3, 7, "More citizens of a player in a region [5.5e].")             \
    X(START_FLORINS, "start_florins", SEAT, 0, -20, 40, "More florins at the start [S8].")         \
    X(START_DISCS, "start_discs", GAME, 0, -2, 2, "More discs at the start [S8].")                 \
    X(TAX_CITIZEN, "tax_citizen", SEAT, 0, -5, 5, "More florins for a citizen [5.1b].")            \
    X(TAX_SHIP, "tax_ship", SEAT, 0, -5, 5, "More florins for a ship [5.1b].")                     \
    X(TAX_TOWN, "tax_town", SEAT, 0, -5, 5, "More florins for a town [5.1b].")                     \
    X(TAX_TEMPLE, "tax_temple", SEAT, 0, -5, 5, "More florins for a temple [5.1b].")               \
    X(TOLL, "toll", SEAT, 0, -5, 5, "More florins for the use of a port or market [5.10b].")       \
    X(TRADES, "trades", SEAT, 0, -1, 5, "More transactions at a port or market [5.10a].")          \
    X(RECRUIT_PRICE, "recruit_price", SEAT, 0, -9, 9, "More florins for a recruit [5.6b].")        \
    X(TAX_UNREST, "tax_unrest", SEAT, 0, -1, 9, "More rebellion by taxes [5.1a].")                 \
    X(SHARED_EXPLORE, "shared_explore", GAME, 0, -2, 9, "More circles for all [5h].")              \
    X(SHARED_TAXES, "shared_taxes", GAME, 0, -2, 9, "More circles for all [5h].")                  \
    X(BUILDING_FLORINS, "building_florins", SEAT, 0, -9, 9, "More florins for a building [5.8a].")

#define ARCHIPELAGO_HOOKS(X)                                                                       \
    X(TURN_START, "turn.start", "INT turn", "A turn begins.")                                      \
    X(ORDER_SET, "order.set", "INT turn", "The order of play is settled [2c].")                    \
    X(CRISIS_START, "crisis.start", "INT domestic, INT good, INT number",                          \
      "A crisis begins: all citizens lie, or so many cubes are wanted [4.1, 4.2].")                \
    X(CRISIS_OVER, "crisis.over", "INT domestic, INT missing",                                     \
      "It is over: rebellion has risen by what is missing.")                                       \
    X(EXPLORED, "explored", "SEAT seat, SPACE at", "A region was found [5.4h].")                   \
    X(HARVESTED, "harvested", "SEAT seat, INT good, INT cubes", "A harvest is over [5.2].")        \
    X(BUILT, "built", "SEAT seat, SPACE at, INT building",                                         \
      "A building stands (0 town, 1 market, 2 port, 3 temple, 4 a ship) [5.8].")                   \
    X(TAXED, "taxed", "SEAT seat, INT florins", "Taxes were raised [5.1].")                        \
    X(BOUGHT, "bought", "SEAT seat, KIND card", "A card was bought [6c].")

#define ARCHIPELAGO_VALUE_NUMBER(name, ...) VALUE_##name,
#define ARCHIPELAGO_HOOK_NUMBER(name, ...) HOOK_##name,
enum { ARCHIPELAGO_VALUES(ARCHIPELAGO_VALUE_NUMBER) VALUE_COUNT };
enum { ARCHIPELAGO_HOOKS(ARCHIPELAGO_HOOK_NUMBER) HOOK_COUNT };
#undef ARCHIPELAGO_VALUE_NUMBER
#undef ARCHIPELAGO_HOOK_NUMBER

#endif
