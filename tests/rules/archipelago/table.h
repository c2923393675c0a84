/* tests/rules/archipelago/table.h - the game on a table: how a match begins, and how it is arranged
 * as a test wants it. The rest is rules/table.h.
 *
 * SPDX-License-Identifier: MIT */
#ifndef RULES_ARCHIPELAGO_TABLE_H
#define RULES_ARCHIPELAGO_TABLE_H

#define RULES_GAME "archipelago"
#include "../table.h"

#include "archipelago.h"

/* A match of so many seats before turn zero; options as "desert=1", NULL-terminated, may be NULL.
 */
static inline table *begin_with(void **state, int32_t seats, uint64_t seed,
                                const char *const *options)
{
    table *at = *state;
    vaka_library_choice wanted = {NULL, NULL, NULL, seats};
    vaka_error err;

    table_close(at);
    if (vaka_library_content(&at->library, &wanted, &at->content, &err) != VAKA_OK)
        fail_msg("%s", err.text);
    assert_int_equal(vaka_setup_init(&at->setup, at->plugin.module, seats, &err), VAKA_OK);
    for (; options && *options; options++) {
        char name[32];
        int32_t value;
        assert_int_equal(sscanf(*options, "%31[^=]=%d", name, &value), 2);
        vaka_setup_set(&at->setup, name, value, &err);
    }
    at->setup.content = at->content;
    if (vaka_layout_new(&at->setup, &at->layout, &err) != VAKA_OK)
        fail_msg("%s", err.text);
    if (vaka_runner_new(&at->library, at->content, &at->runner, &err) != VAKA_OK)
        fail_msg("%s", err.text);
    if (vaka_live_new_scripted(at->layout, vaka_runner_port(at->runner), seed, NULL, 0, &at->live,
                               &err) != VAKA_OK)
        fail_msg("%s", err.text);
    vaka_live_listen(at->live, true);
    at->invariants = true;
    return at;
}

/* --- arranging --- */

static inline archipelago_game *game_at(table *at)
{
    return match_of(at)->game;
}

static inline int32_t counter(table *at, const char *id, int32_t seat)
{
    return vaka_counter(match_of(at), vaka_counter_by_id(at->layout, id), seat);
}

static inline void set_counter(table *at, const char *id, int32_t seat, int32_t value)
{
    vaka_counter_set(match_of(at), vaka_counter_by_id(at->layout, id), seat, value);
}

/* A seat has so many cubes ("fish"), florins ("money") or tokens; the bank gives or takes them. */
static inline void have(table *at, int32_t seat, const char *what, int32_t number)
{
    char bank[32];
    int32_t more = number - counter(at, what, seat);

    snprintf(bank, sizeof bank, "bank_%s", what);
    set_counter(at, what, seat, number);
    if (vaka_counter_by_id(at->layout, bank) >= 0)
        set_counter(at, bank, VAKA_NONE, counter(at, bank, VAKA_NONE) - more);
}

/* So many cubes lie on a section ("home_fish"). */
static inline void stock(table *at, const char *section, int32_t number)
{
    char bank[32];
    int32_t more = number - counter(at, section, VAKA_NONE);

    snprintf(bank, sizeof bank, "bank_%s", strchr(section, '_') + 1);
    set_counter(at, section, VAKA_NONE, number);
    set_counter(at, bank, VAKA_NONE, counter(at, bank, VAKA_NONE) - more);
}

static inline int32_t asked_seat(table *at)
{
    for (int32_t seat = 0; seat < match_of(at)->seats; seat++)
        if (asked(at, seat))
            return seat;
    return VAKA_NONE;
}

/* The first thing that a seat could do. */
static inline void play_first(table *at, int32_t seat)
{
    uint32_t listed;
    const vaka_action *list = vaka_live_legal(at->live, seat, &listed);
    vaka_action first = list[0];
    vaka_error err;

    assert_true(listed > 0);
    if (vaka_live_apply(at->live, &first, NULL, &err) != VAKA_OK)
        fail_msg("%s", err.text);
    table_check(at, "the first action");
}

/* Nobody does more than needed until a step is on top, in phase `phase` (0: any). */
static inline void idle_until(table *at, int32_t step)
{
    for (int32_t i = 0; step_on_top(at) != step; i++) {
        int32_t seat = asked_seat(at);
        assert_true(i < 400 && seat >= 0);
        if (step_on_top(at) == STEP_ORDER)
            play(at, seat, "bid 0");
        else if (step_on_top(at) == STEP_CRISIS || step_on_top(at) == STEP_EXPEL)
            play(at, seat, "done");
        else if (step_on_top(at) == STEP_ACTIONS)
            play(at, seat, "end");
        else
            play_first(at, seat);
    }
}

/* The back on top of the deck is this one. */
static inline void put_back_on_top(table *at, const char *id)
{
    vaka_match *match = match_of(at);
    int32_t deck = zone(at, "backs"), piece = vaka_find(match, deck, VAKA_NONE, kind(at, id));

    if (piece < 0) {
        piece = match->zones[deck].last;
        vaka_piece_become(match, piece, kind(at, id));
    }
    vaka_piece_move(match, piece, deck);
}

/* A match after turn zero, seats in their order, nothing in crisis: seat 0 begins its round. */
static inline table *begin(void **state, int32_t seats)
{
    static const int8_t order[] = {0, 1, 2, 3, 4};
    table *at = begin_with(state, seats, 7, NULL);

    idle_until(at, STEP_ORDER);
    vaka_order_set(match_of(at), order);
    idle_until(at, STEP_ACTIONS);
    return at;
}

/* All regions but the start tile are taken off, and all units with them. */
static inline void clear_map(table *at)
{
    vaka_match *match = match_of(at);
    archipelago_game *game = game_at(at);

    for (int32_t hex = 0; hex < MAX_HEXES; hex++)
        while (match->zones[hex].count > (hex == 0)) {
            int32_t piece = match->zones[hex].last, owner = match->pieces[piece].owner;
            vaka_piece_move(match, piece,
                            owner < 0 ? zone(at, "tile-discards")
                                      : zone(at, "reserve-0") + SEAT_ZONES * owner);
            if (hex && owner < 0)
                game->region[hex].face = VAKA_NONE;
        }
    for (int32_t seat = 0; seat < match->seats; seat++)
        game->seat[seat].citizens = game->seat[seat].ships = 0;
    game->tiles[0] = 1;
    set_counter(at, "population", VAKA_NONE, 0);
    set_counter(at, "workers", VAKA_NONE, 0);
    set_counter(at, "rebellion", VAKA_NONE, 0);
    at->invariants = false;
}

/* A face of a tile comes to a hex; a piece is made for it. */
static inline void put_region(table *at, const char *face, const char *where, int32_t turn)
{
    vaka_match *match = match_of(at);
    region_now *region = &game_at(at)->region[zone(at, where)];
    int32_t piece = match->zones[zone(at, "pile")].first; /* any will do: it becomes this face */

    vaka_piece_become(match, piece, kind(at, face));
    vaka_piece_move_under(match, piece, zone(at, where));
    vaka_piece_flip(match, piece, VAKA_FACE_UP);
    vaka_piece_turn(match, piece, turn);
    region->face = (int8_t)(kind(at, face) - ((const archipelago_facts *)match->facts)->face_kind);
    region->turn = (int8_t)turn;
    game_at(at)->tiles[0]++;
}

/* A unit from the reserve; its number. */
static inline int32_t put_unit(table *at, int32_t seat, const char *what, const char *where)
{
    vaka_match *match = match_of(at);
    char reserve[16];

    snprintf(reserve, sizeof reserve, "reserve-%d", (int)seat);
    int32_t piece = vaka_find(match, zone(at, reserve), seat, kind(at, what));
    assert_true(piece >= 0);
    vaka_piece_move(match, piece, zone(at, where));
    if (kind(at, what) == KIND_SHIP) {
        game_at(at)->seat[seat].ships++;
    } else {
        game_at(at)->seat[seat].citizens++;
        set_counter(at, "population", VAKA_NONE, counter(at, "population", VAKA_NONE) + 1);
    }
    return piece;
}

/* A building with a unit of a seat on it, which is free (VAKA_NONE: nobody). */
static inline int32_t put_building(table *at, int32_t building, const char *where, int32_t seat)
{
    vaka_match *match = match_of(at);
    region_now *region = &game_at(at)->region[zone(at, where)];
    int32_t token = vaka_find(
        match, zone(at, "bank"), VAKA_NONE,
        building == BUILDING_TOWN || building == BUILDING_TEMPLE ? KIND_TOWN : KIND_MARKET);

    vaka_piece_become(match, token, KIND_TOWN + building);
    vaka_piece_move(match, token, zone(at, where));
    region->built = (uint8_t)(region->built | 1u << building);
    game_at(at)->count[building]++;
    if (seat < 0)
        return VAKA_NONE;
    int32_t unit = put_unit(at, seat, "citizen", where);
    vaka_piece_set(match, unit, FIELD_ON, building + 1);
    return unit;
}

/* An evolution card lies before a seat. */
static inline void put_card(table *at, int32_t seat, const char *id)
{
    vaka_match *match = match_of(at);
    char cards[16];

    snprintf(cards, sizeof cards, "cards-%d", (int)seat);
    for (int32_t from = zone(at, "deck"); from <= zone(at, "slot-5"); from++) {
        int32_t piece = vaka_find(match, from, VAKA_NONE, kind(at, id));
        if (piece < 0)
            continue;
        vaka_piece_move(match, piece, zone(at, cards));
        vaka_piece_flip(match, piece, VAKA_FACE_UP);
        return;
    }
    fail_msg("there is no %s in the deck", id);
}

/* A seat holds this objective and no other; what it held goes to the box. */
static inline void hold(table *at, int32_t seat, const char *id)
{
    vaka_match *match = match_of(at);
    char own[16];

    snprintf(own, sizeof own, "objective-%d", (int)seat);
    vaka_piece_become(match, match->zones[zone(at, own)].first, kind(at, id));
}

/* Turn 2, phase 4, with a back on top: stone feeds six, three cattle are wanted. Three seats. */
static inline table *in_crisis(void **state)
{
    static const int8_t order[] = {0, 1, 2};
    table *at = begin(state, 3);

    clear_map(at);
    put_region(at, "h05a", "1,0", 0);
    put_region(at, "h05a", "2,0", 0);
    for (int32_t i = 0; i < 8; i++)
        put_unit(at, i / 3, "citizen", i % 2 ? "1,0" : "2,0");
    put_unit(at, 2, "ship", "0,0");
    idle_until(at, STEP_EVOLUTION);
    set_counter(at, "rebellion", VAKA_NONE, 0);
    idle_until(at, STEP_ORDER);
    vaka_order_set(match_of(at), order);
    set_counter(at, "rebellion", VAKA_NONE, 0);
    set_counter(at, "workers", VAKA_NONE, 5);
    for (int32_t good = 0; good < GOODS; good++)
        set_counter(at, "home_stone", VAKA_NONE, 0);
    put_back_on_top(at, "back_01");
    idle_until(at, STEP_CRISIS);
    set_counter(at, "rebellion", VAKA_NONE, 0);
    return at;
}

#endif
