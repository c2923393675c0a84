/* questions.c - questions about regions, units, buildings, boards and seats.
 *
 * SPDX-License-Identifier: MIT */
#include "archipelago.h"

const vaka_reason NOT_NOW = {"not_now", "T1", "This is not the time for: {0:verb}"};

int32_t icons_at(const vaka_match *match, int32_t hex, int32_t shore, int32_t good)
{
    int32_t lost = region_at(match, hex)->blocked[good] >> (shore ? 4 : 0) & 15;

    return face_at(match, hex)->icons[shore][good] - lost;
}

int32_t workers_on(const vaka_match *match, int32_t hex, int32_t shore, int32_t good)
{
    int32_t count = 0;

    for (VAKA_EACH(match, hex, piece)) {
        const vaka_piece *unit = &match->pieces[piece];
        if (is_unit(unit) && unit->field[FIELD_ICON] == good + 1 &&
            (good == GOOD_FISH || shore_of(match, piece) == shore))
            count++;
    }
    return count;
}

int32_t shore_of(const vaka_match *match, int32_t unit)
{
    const vaka_piece *piece = &match->pieces[unit];

    if (piece->kind == KIND_SHIP || !is_strait(match, piece->zone))
        return 0;
    return vaka_stands(match, unit) == 1;
}

int32_t place_of(const vaka_match *match, int32_t unit)
{
    const vaka_piece *piece = &match->pieces[unit];
    int32_t on = piece->field[FIELD_ON];

    if (piece->kind == KIND_SHIP)
        return on ? PLACE_DOCK : PLACE_SEA;
    return on ? PLACE_TOWN + on - 1 : PLACE_LAND + shore_of(match, unit);
}

int32_t free_unit(const vaka_match *match, int32_t hex, int32_t seat, int32_t place)
{
    for (VAKA_EACH(match, hex, piece)) {
        const vaka_piece *unit = &match->pieces[piece];
        if (unit->owner == seat && is_unit(unit) && is_free(unit) &&
            place_of(match, piece) == place)
            return piece;
    }
    return VAKA_NONE;
}

uint32_t free_places(const vaka_match *match, int32_t hex, int32_t seat)
{
    uint32_t places = 0;

    for (VAKA_EACH(match, hex, piece)) {
        const vaka_piece *unit = &match->pieces[piece];
        if (unit->owner == seat && is_unit(unit) && is_free(unit))
            places |= 1u << place_of(match, piece);
    }
    return places;
}

bool has_active(const vaka_match *match, int32_t hex, int32_t seat)
{
    for (VAKA_EACH(match, hex, piece)) {
        const vaka_piece *unit = &match->pieces[piece];
        if (unit->owner == seat && is_unit(unit) && is_active(unit))
            return true;
    }
    return false;
}

int32_t citizens_in(const vaka_match *match, int32_t hex, int32_t seat)
{
    int32_t count = 0;

    for (VAKA_EACH(match, hex, piece))
        count += match->pieces[piece].kind == KIND_CITIZEN && match->pieces[piece].owner == seat;
    return count;
}

int32_t crowd_of(const vaka_match *match, int32_t seat)
{
    return number_of(match, NUMBER_CROWD) + vaka_value(match, VALUE_CROWD, seat);
}

int32_t reserve_of(const vaka_match *match, int32_t seat, int32_t kind)
{
    return vaka_find(match, seat_zone(match, seat, SEAT_RESERVE), seat, kind);
}

int32_t occupant_of(const vaka_match *match, int32_t hex, int32_t building)
{
    for (VAKA_EACH(match, hex, piece)) {
        const vaka_piece *unit = &match->pieces[piece];
        if (is_unit(unit) && unit->field[FIELD_ON] == building + 1)
            return piece;
    }
    return VAKA_NONE;
}

int32_t town_of(const vaka_match *match, int32_t hex)
{
    if (!has_building(match, hex, BUILDING_TOWN))
        return VAKA_NONE;
    int32_t unit = occupant_of(match, hex, BUILDING_TOWN);
    return unit >= 0 && is_active(&match->pieces[unit]) ? match->pieces[unit].owner : VAKA_NONE;
}

int32_t control_of(const vaka_match *match, int32_t hex, int32_t building)
{
    if (!has_building(match, hex, building))
        return VAKA_NONE;
    int32_t unit = occupant_of(match, hex, building);
    if (unit >= 0 && is_active(&match->pieces[unit]))
        return match->pieces[unit].owner;
    return building == BUILDING_TOWN ? VAKA_NONE : town_of(match, hex);
}

int32_t controlled_by(const vaka_match *match, int32_t seat, int32_t building)
{
    int32_t count = 0;

    if (!game_of(match)->count[building])
        return 0;
    for (EACH_OWN_HEX(match, seat, hex))
        count += has_building(match, hex, building) && control_of(match, hex, building) == seat;
    return count;
}

int32_t capacity_of(const vaka_match *match, int32_t board, int32_t good)
{
    const section_facts *section = &facts_of(match)->section[board][good];

    return section->width * section->rows;
}

int32_t price_to_buy(const vaka_match *match, int32_t board, int32_t good)
{
    const section_facts *section = &facts_of(match)->section[board][good];
    int32_t stock = stock_of(match, board, good);

    return stock ? section->price[(stock - 1) / section->width] : 0;
}

int32_t price_to_sell(const vaka_match *match, int32_t board, int32_t good)
{
    const section_facts *section = &facts_of(match)->section[board][good];
    int32_t stock = stock_of(match, board, good);

    return stock < section->width * section->rows ? section->price[stock / section->width] : 0;
}

/* The row of board III or IV that holds for a number. */
static const band_facts *band_of(const band_facts *bands, int32_t rows, int32_t value)
{
    int32_t row = 0;

    while (row + 1 < rows && bands[row + 1].from <= value)
        row++;
    return &bands[row];
}

int32_t recruit_price(const vaka_match *match, int32_t seat)
{
    const archipelago_facts *facts = facts_of(match);
    int32_t workers = workers_of(match);

    if (!workers)
        return 0;
    int32_t price = band_of(facts->labour, facts->labour_rows, workers)->price;
    if (seat >= 0)
        price += vaka_value(match, VALUE_RECRUIT_PRICE, seat);
    return price > 1 ? price : 1;
}

build_cost cost_of(const vaka_match *match, int32_t seat, int32_t what, int32_t card)
{
    const archipelago_facts *facts = facts_of(match);
    build_cost price = {.florins = facts->cost[what][0]};

    memcpy(price.goods, &facts->cost[what][1], sizeof price.goods);
    if (what != BUILD_SHIP && seat >= 0)
        price.florins += vaka_value(match, VALUE_BUILDING_FLORINS, seat);
    if (card >= 0) {
        const card_facts *by = &facts->card[card];
        int32_t stone = price.goods[GOOD_STONE] - by->less_stone;
        price.florins += by->for_florins - by->less_florins;
        price.goods[GOOD_STONE] = (int16_t)(stone > 0 ? stone : 0);
        if (by->for_florins)
            memset(price.goods, 0, sizeof price.goods);
    }
    price.florins = price.florins > 0 ? price.florins : 0;
    return price;
}

/* --- population effects --- */

population_effect effect_at(const vaka_match *match, int32_t number, int32_t workers)
{
    const archipelago_facts *facts = facts_of(match);
    population_effect effect = {0};

    if (number < BOARDS * GOODS) { /* 3b: the row of the last cube of the section */
        int32_t board = number / GOODS, good = number % GOODS;
        const section_facts *section = &facts->section[board][good];
        int32_t stock = stock_of(match, board, good);
        if (stock) {
            effect.workers = section->workers[(stock - 1) / section->width];
            effect.rebellion = section->rebellion[(stock - 1) / section->width];
        }
    } else if (number == BOARDS * GOODS) { /* 3d */
        const band_facts *people = band_of(facts->people, facts->people_rows, population_of(match));
        effect.workers = people->workers;
        effect.rebellion = people->rebellion;
    } else { /* 3f */
        effect.rebellion = band_of(facts->labour, facts->labour_rows, workers)->rebellion;
    }
    return effect;
}

population_effect effects_ahead(const vaka_match *match, bool *lost)
{
    population_effect then = {workers_of(match), rebellion_of(match)};

    *lost = false;
    for (int32_t i = 0; i < EFFECTS; i++) {
        population_effect effect = effect_at(match, i, then.workers);
        then.workers = workers_within(match, then.workers + effect.workers);
        then.rebellion = rebellion_within(then.rebellion + effect.rebellion);
        *lost = *lost || then.rebellion > population_of(match); /* 9b: also on the way */
    }
    return then;
}

int32_t missing_cubes(const vaka_match *match, int32_t seat, const int16_t cost[GOODS])
{
    int32_t missing = 0;

    for (int32_t good = 0; good < GOODS; good++) {
        int32_t lacks = cost[good] ? cost[good] - cubes_of(match, seat, good) : 0;
        missing += lacks > 0 ? lacks : 0;
    }
    return missing;
}

int32_t card_holder(const vaka_match *match, int32_t kind)
{
    for (int32_t seat = 0; seat < match->seats; seat++)
        if (vaka_find(match, seat_zone(match, seat, SEAT_CARDS), VAKA_NONE, kind) >= 0)
            return seat;
    return VAKA_NONE;
}

int32_t card_piece(const vaka_match *match, int32_t kind)
{
    int32_t seat = card_holder(match, kind);

    return seat < 0 ? VAKA_NONE
                    : vaka_find(match, seat_zone(match, seat, SEAT_CARDS), VAKA_NONE, kind);
}

int32_t slot_of(const vaka_match *match, int32_t kind)
{
    for (int32_t slot = 0; slot < number_of(match, NUMBER_ROW); slot++) {
        int32_t piece = match->zones[zone_of(match, ZONE_SLOT + slot)].first;
        if (piece >= 0 && match->pieces[piece].kind == kind)
            return slot;
    }
    return VAKA_NONE;
}

static int32_t cards_in(const vaka_match *match, int32_t zone, int32_t type)
{
    int32_t count = 0;

    for (VAKA_EACH(match, zone, piece)) {
        int32_t row = card_row(match, match->pieces[piece].kind);
        count += row >= 0 && (type < 0 || facts_of(match)->card[row].type == type);
    }
    return count;
}

int32_t cards_of(const vaka_match *match, int32_t seat, int32_t type)
{
    return cards_in(match, seat_zone(match, seat, SEAT_CARDS), type) +
           cards_in(match, seat_zone(match, seat, SEAT_WONDERS), type);
}
