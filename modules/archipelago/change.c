/* change.c - what happens to markers, purses, units and buildings.
 *
 * SPDX-License-Identifier: MIT */
#include "archipelago.h"

static void look_for_independence(vaka_match *match)
{
    if (rebellion_of(match) > population_of(match)) /* 9a, 9b */
        game_of(match)->lost = 1;
}

void add_rebellion(vaka_match *match, int32_t amount)
{
    int32_t was = rebellion_of(match), now = rebellion_within(was + amount);

    if (now == was)
        return;
    vaka_counter_set(match, COUNTER_REBELLION, VAKA_NONE, now);
    vaka_tell(match, EVENT_REBELLION, now, population_of(match), 0, 0);
    look_for_independence(match);
}

void add_workers(vaka_match *match, int32_t amount)
{
    int32_t was = workers_of(match), now = workers_within(match, was + amount);

    if (now == was)
        return;
    vaka_counter_set(match, COUNTER_WORKERS, VAKA_NONE, now);
    vaka_tell(match, EVENT_WORKERS, now, 0, 0, 0);
}

void add_population(vaka_match *match, int32_t amount)
{
    vaka_counter_add(match, COUNTER_POPULATION, VAKA_NONE, amount);
    look_for_independence(match);
}

int32_t gain_money(vaka_match *match, int32_t seat, int32_t amount)
{
    int32_t bank = vaka_counter(match, COUNTER_BANK_MONEY, VAKA_NONE);
    int32_t gain = within(amount, bank);

    vaka_counter_add(match, COUNTER_MONEY, seat, gain);
    vaka_counter_add(match, COUNTER_BANK_MONEY, VAKA_NONE, -gain);
    return gain;
}

void pay_money(vaka_match *match, int32_t seat, int32_t amount)
{
    vaka_counter_add(match, COUNTER_MONEY, seat, -amount);
    vaka_counter_add(match, COUNTER_BANK_MONEY, VAKA_NONE, amount);
}

int32_t gain_cubes(vaka_match *match, int32_t seat, int32_t good, int32_t amount)
{
    int32_t gain = within(amount, bank_of(match, good));

    vaka_counter_add(match, COUNTER_CUBES + good, seat, gain);
    vaka_counter_add(match, COUNTER_BANK + good, VAKA_NONE, -gain);
    return gain;
}

void pay_cubes(vaka_match *match, int32_t seat, int32_t good, int32_t amount)
{
    vaka_counter_add(match, COUNTER_CUBES + good, seat, -amount);
    vaka_counter_add(match, COUNTER_BANK + good, VAKA_NONE, amount);
}

void pay_token(vaka_match *match, int32_t seat)
{
    vaka_counter_add(match, COUNTER_TOKENS, seat, -1);
}

void pay_goods(vaka_match *match, int32_t seat, const int16_t cost[GOODS])
{
    int32_t all = 0, tokens = missing_cubes(match, seat, cost);

    for (int32_t good = 0; good < GOODS; good++)
        all += cost[good];
    if (all) /* paid in the open: all see whether he had the cubes */
        vaka_learned(match, seat);
    if (tokens)
        vaka_tell(match, EVENT_PAID_TOKENS, seat, tokens, 0, 0);
    for (int32_t good = 0; good < GOODS; good++) {
        int32_t has = cost[good] ? cubes_of(match, seat, good) : 0;
        int32_t paid = has < cost[good] ? has : cost[good];
        if (!cost[good])
            continue;
        pay_cubes(match, seat, good, paid);
        for (int32_t i = paid; i < cost[good]; i++)
            pay_token(match, seat);
    }
}

bool move_stock(vaka_match *match, int32_t board, int32_t good, int32_t amount)
{
    int32_t stock = stock_of(match, board, good) + amount;

    if (stock < 0 || stock > capacity_of(match, board, good) || bank_of(match, good) < amount)
        return false;
    vaka_counter_set(match, (board == BOARD_HOME ? COUNTER_HOME : COUNTER_EXPORT) + good, VAKA_NONE,
                     stock);
    vaka_counter_add(match, COUNTER_BANK + good, VAKA_NONE, -amount);
    return true;
}

/* 5e: a disc more for everybody; who has passed is in play again [5d]. */
static void add_disc(vaka_match *match)
{
    archipelago_game *game = game_of(match);

    if (game->discs >= number_of(match, NUMBER_DISCS_MOST))
        return;
    game->discs++;
    for (int32_t seat = 0; seat < match->seats; seat++) {
        vaka_counter_add(match, COUNTER_DISCS, seat, 1);
        game->seat[seat].passed = 0;
    }
    vaka_tell(match, EVENT_NEW_DISC, 0, 0, 0, 0);
}

void take_token(vaka_match *match, int32_t seat)
{
    archipelago_game *game = game_of(match);
    int32_t left = vaka_counter(match, COUNTER_EXPLORERS, VAKA_NONE);

    if (!left)
        return;
    vaka_counter_add(match, COUNTER_EXPLORERS, VAKA_NONE, -1);
    vaka_counter_add(match, COUNTER_TOKENS, seat, 1);
    int32_t stacks = (number_of(match, NUMBER_TOKENS) - left + 1) / number_of(match, NUMBER_STACK);
    if (stacks > game->stacks) {
        game->stacks = (uint8_t)stacks;
        add_disc(match);
    }
}

void add_gift(vaka_match *match, int32_t seat)
{
    bool counts = false;

    for (VAKA_EACH(match, zone_of(match, ZONE_TRENDS), piece)) {
        int32_t row = match->pieces[piece].kind - facts_of(match)->trend_kind;
        counts |= facts_of(match)->trend_counts[row] == COUNT_GIFTS;
    }
    if (!counts || !vaka_counter(match, COUNTER_BANK_MONEY, VAKA_NONE))
        return;
    vaka_counter_add(match, COUNTER_BANK_MONEY, VAKA_NONE, -1);
    vaka_counter_add(match, COUNTER_GIFTS, seat, 1);
}

/* --- units --- */

void set_state(vaka_match *match, int32_t unit, int32_t state)
{
    static const int8_t marks[] = {VAKA_NONE, MARK_ENGAGED, MARK_REBEL};

    if (match->pieces[unit].field[FIELD_STATE] == state)
        return;
    vaka_piece_set(match, unit, FIELD_STATE, state);
    vaka_piece_mark(match, unit, marks[state]);
}

int32_t add_unit(vaka_match *match, int32_t seat, int32_t kind, int32_t hex, int32_t shore)
{
    int32_t unit = reserve_of(match, seat, kind);
    seat_now *now = &game_of(match)->seat[seat];

    if (unit < 0)
        return VAKA_NONE;
    vaka_piece_move(match, unit, hex);
    if (kind == KIND_SHIP) {
        now->ships++;
        return unit;
    }
    if (is_strait(match, hex))
        vaka_piece_stand(match, unit, shore);
    now->citizens++;
    add_population(match, 1);
    return unit;
}

void step_off(vaka_match *match, int32_t unit)
{
    if (match->pieces[unit].field[FIELD_ON])
        vaka_piece_set(match, unit, FIELD_ON, 0);
    if (match->pieces[unit].field[FIELD_ICON])
        vaka_piece_set(match, unit, FIELD_ICON, 0);
}

void move_unit(vaka_match *match, int32_t unit, int32_t hex, int32_t place)
{
    bool building = place >= PLACE_TOWN && place != PLACE_SEA;
    int32_t on = place == PLACE_DOCK ? BUILDING_PORT : place - PLACE_TOWN;
    int32_t shore = building ? building_shore(match, hex, on) : place == PLACE_FAR;

    step_off(match, unit);
    if (match->pieces[unit].zone != hex)
        vaka_piece_move(match, unit, hex);
    if (match->pieces[unit].kind == KIND_CITIZEN && is_strait(match, hex))
        vaka_piece_stand(match, unit, shore);
    if (building)
        vaka_piece_set(match, unit, FIELD_ON, on + 1);
}

void remove_unit(vaka_match *match, int32_t unit, int32_t zone)
{
    const vaka_piece *piece = &match->pieces[unit];
    seat_now *now = &game_of(match)->seat[piece->owner];
    bool citizen = piece->kind == KIND_CITIZEN;

    step_off(match, unit);
    set_state(match, unit, STATE_FREE);
    if (piece->field[FIELD_MOVED])
        vaka_piece_set(match, unit, FIELD_MOVED, 0);
    vaka_piece_move(match, unit, zone);
    if (citizen) {
        now->citizens--;
        add_population(match, -1);
    } else {
        now->ships--;
    }
}

void lay_tile(vaka_match *match, int32_t piece, int32_t face, int32_t hex, int32_t turn)
{
    archipelago_game *game = game_of(match);
    region_now *region = &game->region[hex];

    if (match->pieces[piece].kind != facts_of(match)->face_kind + face)
        vaka_piece_become(match, piece, facts_of(match)->face_kind + face);
    vaka_piece_move_under(match, piece, hex);
    vaka_piece_flip(match, piece, VAKA_FACE_UP);
    vaka_piece_turn(match, piece, turn);
    region->face = (int8_t)face;
    region->turn = (int8_t)turn;
    game->tiles[0]++;
}

void raise_building(vaka_match *match, int32_t building, int32_t hex, int32_t shore)
{
    region_now *region = &game_of(match)->region[hex];
    int32_t token = vaka_find(
        match, zone_of(match, ZONE_BANK), VAKA_NONE,
        building == BUILDING_TOWN || building == BUILDING_TEMPLE ? KIND_TOWN : KIND_MARKET);

    if (match->pieces[token].kind != KIND_TOWN + building)
        vaka_piece_become(match, token, KIND_TOWN + building);
    vaka_piece_move(match, token, hex);
    if (is_strait(match, hex))
        vaka_piece_stand(match, token, shore);
    region->built = (uint8_t)(region->built | 1u << building);
    region->far = (uint8_t)(region->far | (uint32_t)shore << building);
    game_of(match)->count[building]++;
}
