/* tests/rules/archipelago/table.h - the game on a table: open it with its content, arrange it as a
 * test wants it, play actions by their text, claim clauses.
 *
 * SPDX-License-Identifier: MIT
 *
 * One table for a test program: table_group_load before all tests, begin() in each. A test claims
 * the clauses it shows by RULE("5.3e"). */
#ifndef RULES_ARCHIPELAGO_TABLE_H
#define RULES_ARCHIPELAGO_TABLE_H

#include "match/live_inside.h"
#include "plugin/plugins.h"
#include "script/mods/library.h"
#include "script/run/runner.h"
#include "table/codec.h"

#include "archipelago.h"
#include "vaka/ext/check.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

typedef struct table {
    vaka_plugin plugin;
    vaka_library library;
    vaka_content *content;
    vaka_setup setup;
    vaka_layout *layout;
    vaka_runner *runner;
    vaka_live *live;
    const vaka_check *check;
    bool invariants; /* looked at after every action; off while a test plays with the impossible */
} table;

/* --- claims --- */

static inline void table_record(const char *what, const char *a, const char *b)
{
    static FILE *claims;

    if (!claims)
        claims = fopen(RULES_CLAIMS, "w");
    if (!claims)
        fail_msg("cannot write %s", RULES_CLAIMS);
    fprintf(claims, "%s %s %s\n", what, a, b);
    fflush(claims);
}

/* This test shows the clause. */
#define RULE(clause) table_record("rule", clause, __func__)

/* … what a card does. */
#define CARD(id) table_record("card", id, __func__)

/* --- opening --- */

static inline void table_load(table *at)
{
    memset(at, 0, sizeof *at);
    setenv("VAKA_SCRIPTS", VAKA_SOURCE_DIR "/scripts", 1);
    setenv("XDG_DATA_HOME", VAKA_BUILD_DIR "/nowhere", 1);
    if (vaka_plugin_load(VAKA_BUILD_DIR "/modules/archipelago.vaka", &at->plugin) != VAKA_OK)
        fail_msg("%s", at->plugin.reason);
    vaka_library_open(&at->library, at->plugin.module, NULL);
    for (uint32_t i = 0; i < at->library.complaints.count; i++) {
        char line[1024];
        vaka_complaint_write(&at->library.complaints.at[i], line, sizeof line);
        print_error("%s\n", line);
    }
    assert_int_equal(at->library.complaints.count, 0);
    at->check = at->plugin.module->query("vaka.check/1");
    assert_non_null(at->check);
}

static inline void table_close(table *at)
{
    vaka_live_free(at->live);
    vaka_runner_free(at->runner);
    vaka_layout_free(at->layout);
    if (at->content)
        vaka_content_free(at->content);
    at->live = NULL;
    at->runner = NULL;
    at->layout = NULL;
    at->content = NULL;
}

static inline int table_group_load(void **state)
{
    static table one;

    table_load(&one);
    *state = &one;
    return 0;
}

static inline int table_group_unload(void **state)
{
    table *at = *state;

    table_close(at);
    vaka_library_done(&at->library);
    vaka_plugin_unload(&at->plugin);
    return 0;
}

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

/* --- looking --- */

static inline vaka_match *match_of(table *at)
{
    return &vaka_live_position(at->live)->face;
}

static inline archipelago_game *game_at(table *at)
{
    return match_of(at)->game;
}

/* A zone by its id ("tonga", "cup", "hand-0") or a hex by its coordinates ("2,-1"). */
static inline int32_t zone(const table *at, const char *name)
{
    int32_t q, r, found = vaka_zone_by_id(at->layout, name);

    if (found < 0 && sscanf(name, "%d,%d", &q, &r) == 2)
        found = vaka_space_at(at->layout, 0, (vaka_hex){(int16_t)q, (int16_t)r});
    if (found < 0)
        fail_msg("there is no zone '%s'", name);
    return found;
}

static inline int32_t kind(const table *at, const char *name)
{
    int32_t found = vaka_kind_by_id(at->layout, name);

    if (found < 0)
        fail_msg("there is no kind '%s'", name);
    return found;
}

/* How many pieces of a seat (VAKA_NONE: of any) and a kind (NULL: any) lie in a zone. */
static inline int32_t count(table *at, const char *where, int32_t seat, const char *what)
{
    return vaka_count(match_of(at), zone(at, where), seat, what ? kind(at, what) : VAKA_NONE);
}

/* The same, as a seat sees it. */
static inline int32_t seen(table *at, int32_t viewer, const char *where, int32_t seat,
                           const char *what)
{
    return vaka_count(vaka_live_seen(at->live, viewer), zone(at, where), seat,
                      what ? kind(at, what) : VAKA_NONE);
}

static inline bool asked(table *at, int32_t seat)
{
    return (vaka_live_must(at->live) & VAKA_SEAT(seat)) != 0;
}

static inline int32_t step_on_top(table *at)
{
    return vaka_top(match_of(at))->step;
}

/* Was an event of this number told by the last action? Its numbers go to `out` (may be NULL). */
static inline bool told(table *at, uint32_t event, vaka_event *out)
{
    uint32_t events;
    const vaka_event *list = vaka_live_events(at->live, &events);

    for (uint32_t i = 0; i < events; i++)
        if (list[i].id == event) {
            if (out)
                *out = list[i];
            return true;
        }
    return false;
}

/* --- playing --- */

static inline void table_check(table *at, const char *after)
{
    const char *broken = at->invariants ? at->check->broken(match_of(at)) : NULL;

    if (broken)
        fail_msg("after '%s': %s", after, broken);
    if (*vaka_live_trouble(at->live))
        fail_msg("after '%s': %s", after, vaka_live_trouble(at->live));
}

#include "../moves.h"

/* --- arranging --- */

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

#endif
