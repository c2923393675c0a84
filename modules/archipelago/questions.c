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

int32_t recruit_price(const vaka_match *match, int32_t seat)
{
    const archipelago_facts *facts = facts_of(match);
    int32_t workers = workers_of(match), row = 0;

    if (!workers)
        return 0;
    while (row + 1 < facts->labour_rows && facts->labour[row + 1].from <= workers)
        row++;
    int32_t price = facts->labour[row].price + vaka_value(match, VALUE_RECRUIT_PRICE, seat);
    return price > 1 ? price : 1;
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
