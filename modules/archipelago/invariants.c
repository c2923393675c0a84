/* invariants.c - what must hold in every position.
 *
 * SPDX-License-Identifier: MIT */
#include "archipelago.h"

/* Cubes and florins are somewhere: the bank, the boards, the screens [S3]. */
static const char *broken_sums(const vaka_match *match)
{
    const archipelago_game *game = game_of(match);
    int32_t money = vaka_counter(match, COUNTER_BANK_MONEY, VAKA_NONE) + game->coins;

    for (int32_t seat = 0; seat < match->seats; seat++)
        money += money_of(match, seat) + vaka_counter(match, COUNTER_GIFTS, seat);
    if (money != number_of(match, NUMBER_FLORINS))
        return "florins have got lost";
    for (int32_t good = 0; good < GOODS; good++) {
        int32_t cubes = bank_of(match, good) + stock_of(match, BOARD_HOME, good) +
                        stock_of(match, BOARD_EXPORT, good);
        for (int32_t seat = 0; seat < match->seats; seat++)
            cubes += cubes_of(match, seat, good);
        if (cubes != facts_of(match)->cubes[good])
            return "cubes have got lost";
    }
    return NULL;
}

/* Population is the number of citizens on the map [5.5]. */
static const char *broken_units(const vaka_match *match)
{
    int32_t people = 0;

    for (int32_t seat = 0; seat < match->seats; seat++) {
        int32_t citizens = 0, ships = 0;
        for (EACH_OWN_HEX(match, seat, hex)) {
            int32_t here = vaka_count(match, hex, seat, KIND_CITIZEN);
            if (here > crowd_of(match, seat))
                return "a region holds more citizens of a seat than it may";
            citizens += here;
            ships += vaka_count(match, hex, seat, KIND_SHIP);
        }
        people += citizens;
        if (citizens != game_of(match)->seat[seat].citizens ||
            ships != game_of(match)->seat[seat].ships)
            return "units of a seat are not counted as they are";
    }
    return people == population_of(match) ? NULL : "population is not the number of citizens";
}

static const char *broken_region(const vaka_match *match, int32_t hex)
{
    int32_t on[BUILDINGS] = {0};

    for (VAKA_EACH(match, hex, piece)) {
        const vaka_piece *unit = &match->pieces[piece];
        int32_t building = unit->field[FIELD_ON] - 1;
        if (!is_unit(unit))
            continue;
        if (unit->kind == KIND_SHIP && !is_active(unit))
            return "a ship rebels";
        if (unit->kind == KIND_SHIP ? !face_at(match, hex)->water : !face_at(match, hex)->shores)
            return "a unit is where it cannot be";
        if (building >= 0 && (!has_building(match, hex, building) || on[building]++))
            return "a unit is on a building that is not there, or not free";
    }
    for (int32_t building = 0; building < BUILDINGS; building++)
        if (vaka_count(match, hex, VAKA_NONE, KIND_TOWN + building) !=
            has_building(match, hex, building))
            return "a building is not where it is said to be";
    return NULL;
}

static const char *broken_map(const vaka_match *match)
{
    int32_t tiles = 0;

    for (int32_t hex = 0; hex < MAX_HEXES; hex++) {
        if (!is_region(match, hex)) {
            if (match->zones[hex].count)
                return "something lies where no region is";
            continue;
        }
        const char *wrong = broken_region(match, hex);
        if (wrong)
            return wrong;
        const int16_t *next = vaka_neighbours(match->layout, hex);
        for (int32_t side = 0; side < SIDES; side++)
            if (next[side] >= 0 && is_region(match, next[side]) &&
                edge_at(match, hex, side) != edge_at(match, next[side], (side + 3) % SIDES))
                return "two sides that meet are not alike";
        tiles++;
    }
    return tiles == game_of(match)->tiles[0] ? NULL : "regions are not counted as they are";
}

static const char *broken_row(const vaka_match *match)
{
    int32_t deck = match->zones[zone_of(match, ZONE_DECK)].count;
    int32_t backs = match->zones[zone_of(match, ZONE_BACKS)].count;

    if (deck < backs)
        return "there are more backs than cards in the deck";
    for (int32_t slot = 0; slot < SLOTS; slot++)
        if (match->zones[zone_of(match, ZONE_SLOT + slot)].count > 1)
            return "two cards lie in one place of the row";
    return NULL;
}

const char *broken_invariant(const vaka_match *match)
{
    static const char *(*const parts[])(const vaka_match *) = {broken_sums, broken_units,
                                                               broken_map, broken_row};

    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
        const char *wrong = parts[i](match);
        if (wrong)
            return wrong;
    }
    return NULL;
}
