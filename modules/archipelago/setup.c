/* setup.c - the start of the game [S]: bank, stacks, units, the start tile.
 *
 * SPDX-License-Identifier: MIT */
#include "archipelago.h"

static int32_t make(vaka_match *match, int32_t kind, int32_t owner, int32_t zone)
{
    int32_t piece = vaka_piece_new(match, kind, owner, zone);

    vaka_piece_flip(match, piece, VAKA_FACE_UP);
    return piece;
}

/* 11c: two players have two colours each, to be had like one. */
static void make_units(vaka_match *match, int32_t seat)
{
    int32_t colours = match->seats == 2 ? 2 : 1, zone = seat_zone(match, seat, SEAT_RESERVE);

    for (int32_t i = 0; i < colours * number_of(match, NUMBER_CITIZENS); i++)
        make(match, KIND_CITIZEN, seat, zone);
    for (int32_t i = 0; i < colours * number_of(match, NUMBER_SHIPS); i++)
        make(match, KIND_SHIP, seat, zone);
}

static void make_tokens(vaka_match *match)
{
    for (int32_t i = 0; i < number_of(match, NUMBER_TOWNS); i++)
        make(match, KIND_TOWN, VAKA_NONE, zone_of(match, ZONE_BANK));
    for (int32_t i = 0; i < number_of(match, NUMBER_MARKETS); i++)
        make(match, KIND_MARKET, VAKA_NONE, zone_of(match, ZONE_BANK));
}

static void make_stacks(vaka_match *match)
{
    const archipelago_facts *facts = facts_of(match);
    int32_t backs = zone_of(match, ZONE_BACKS), deck = zone_of(match, ZONE_DECK);

    for (int32_t i = 0; i < facts->faces; i += 2)
        vaka_piece_new(match, facts->face_kind + i, VAKA_NONE, zone_of(match, ZONE_PILE));
    for (int32_t i = 0; i < facts->backs; i++)
        for (int32_t n = 0; n < facts->back[i].copies; n++)
            vaka_piece_new(match, facts->back_kind + i, VAKA_NONE, backs);
    for (int32_t i = 0; i < facts->cards; i++)
        vaka_piece_new(match, facts->card_kind + i, VAKA_NONE, deck);
    vaka_shuffle(match, zone_of(match, ZONE_PILE));
    vaka_shuffle(match, backs);
    vaka_shuffle(match, deck);
    while (match->zones[backs].count > match->zones[deck].count) /* as many as fronts */
        vaka_piece_remove(match, match->zones[backs].first);
}

/* S7, S8, 12a */
static void make_start(vaka_match *match)
{
    const archipelago_facts *facts = facts_of(match);
    int32_t face = facts->starts + facts->desert;
    int32_t tile = make(match, facts->face_kind + face, VAKA_NONE, 0);

    lay_tile(match, tile, face, 0, 0);
    for (int32_t seat = 0; seat < match->seats; seat++) {
        if (!facts->desert)
            add_unit(match, seat, KIND_SHIP, 0, 0);
        for (int32_t i = 0; facts->desert && i < number_of(match, NUMBER_START_CITIZENS); i++)
            add_unit(match, seat, KIND_CITIZEN, 0, 0);
    }
    if (facts->desert)
        add_workers(match, number_of(match, NUMBER_DESERT_WORKERS));
}

static void fill_purses(vaka_match *match)
{
    archipelago_game *game = game_of(match);

    game->discs =
        (uint8_t)(number_of(match, NUMBER_DISCS) + vaka_value(match, VALUE_START_DISCS, 0));
    for (int32_t seat = 0; seat < match->seats; seat++) {
        vaka_counter_set(match, COUNTER_DISCS, seat, game->discs);
        gain_money(match, seat,
                   number_of(match, NUMBER_START_FLORINS) +
                       vaka_value(match, VALUE_START_FLORINS, seat));
    }
    for (int32_t good = 0; good < GOODS; good++) /* S1: one is on board I */
        vaka_counter_set(match, COUNTER_BANK + good, VAKA_NONE, facts_of(match)->cubes[good] - 1);
}

vaka_status archipelago_setup(vaka_match *match, const vaka_setup *setup)
{
    archipelago_game *game = game_of(match);

    (void)setup;
    for (int32_t hex = 0; hex < MAX_HEXES; hex++)
        game->region[hex].face = VAKA_NONE;
    game->actor = game->doubled = VAKA_NONE;
    for (int32_t seat = 0; seat < match->seats; seat++)
        make_units(match, seat);
    make_tokens(match);
    make_stacks(match);
    make_start(match);
    fill_purses(match);
    vaka_push(match, STEP_TURN, 0, 0, 0);
    vaka_push(match, STEP_START, 0, 0, 0);
    return VAKA_OK;
}
