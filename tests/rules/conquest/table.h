/* tests/rules/conquest/table.h - the game on a table: how a match begins, and pieces put where a
 * test wants them. The rest is rules/table.h.
 *
 * SPDX-License-Identifier: MIT */
#ifndef RULES_CONQUEST_TABLE_H
#define RULES_CONQUEST_TABLE_H

#define RULES_GAME "conquest"
#include "../table.h"

#include "conquest.h"

/* What a match is begun with; the zero one is two seats in the standard game. */
typedef struct table_choice {
    int32_t seats;            /* 0: two */
    const char *scenario;     /* NULL: standard */
    const char *const *rules; /* NULL-terminated */
    const char *const *queue; /* results of chance, NULL-terminated */
    uint64_t seed;
    int32_t deal_homes;
} table_choice;

static inline void table_lay_out(table *at, const table_choice *choice)
{
    int32_t seats = choice->seats ? choice->seats : 2;
    vaka_library_choice wanted = {choice->scenario ? choice->scenario : "standard", choice->rules,
                                  NULL, seats};
    vaka_error err;

    table_close(at);
    if (vaka_library_content(&at->library, &wanted, &at->content, &err) != VAKA_OK)
        fail_msg("%s", err.text);
    assert_int_equal(vaka_setup_init(&at->setup, at->plugin.module, seats, &err), VAKA_OK);
    if (vaka_library_set_up(&at->library, wanted.scenario, &at->setup, &err) != VAKA_OK)
        fail_msg("%s", err.text);
    vaka_setup_set(&at->setup, "deal_homes", choice->deal_homes, &err);
    at->setup.content = at->content;
    if (vaka_layout_new(&at->setup, &at->layout, &err) != VAKA_OK)
        fail_msg("%s", err.text);
    if (vaka_runner_new(&at->library, at->content, &at->runner, &err) != VAKA_OK)
        fail_msg("%s", err.text);
}

static inline void table_start(table *at, const table_choice *choice)
{
    vaka_chance_result results[64];
    vaka_error err;
    uint32_t count = 0;

    for (; choice->queue && choice->queue[count]; count++)
        if (vaka_chance_read(at->layout, choice->queue[count], &results[count], &err) != VAKA_OK)
            fail_msg("%s", err.text);
    vaka_live_free(at->live);
    if (vaka_live_new_scripted(at->layout, at->port ? at->port : vaka_runner_port(at->runner),
                               choice->seed ? choice->seed : 1, results, count, &at->live,
                               &err) != VAKA_OK)
        fail_msg("%s", err.text);
    vaka_live_listen(at->live, true);
    at->invariants = true;
}

/* A match before the homes are chosen. */
static inline void table_begin(table *at, table_choice choice)
{
    table_lay_out(at, &choice);
    table_start(at, &choice);
}

static inline conquest_game *game_at(table *at)
{
    return match_of(at)->game;
}

static inline const conquest_check *check_of(const table *at)
{
    return (const conquest_check *)at->check;
}

static inline hex_now *hex_at(table *at, const char *name)
{
    return &game_at(at)->hex[zone(at, name)];
}

/* The first match of a choice with homes taken in the order tonga, samoa, hiva, raiatea. */
static inline void table_homes(table *at, table_choice choice)
{
    static const char *const homes[] = {"home tonga", "home samoa", "home hiva"};

    table_begin(at, choice);
    for (int32_t seat = 0; seat + 1 < at->setup.seats; seat++)
        play(at, seat, homes[seat]);
}

/* Seat 0 (Tonga) goes first, clockwise; nobody explores; the next seat begins to move. */
static inline void skip_exploration(table *at)
{
    play(at, game_at(at)->marker, "order 0 clockwise");
    while (step_on_top(at) == STEP_EXPLORE)
        play(at, game_at(at)->actor, "stay");
}

/* --- arranging: behind the live match's back, so before the action that matters --- */

/* Puts an unbuilt piece of a seat anywhere, face down, and returns its number. */
static inline int32_t place(table *at, int32_t seat, const char *what, const char *where)
{
    vaka_match *match = match_of(at);
    char unbuilt[16];

    snprintf(unbuilt, sizeof unbuilt, "unbuilt-%d", (int)seat);
    int32_t piece = vaka_find(match, zone(at, unbuilt), seat, kind(at, what));
    if (piece < 0)
        fail_msg("seat %d has no unbuilt %s", (int)seat, what);
    vaka_piece_move(match, piece, zone(at, where));
    return piece;
}

static inline int32_t place_up(table *at, int32_t seat, const char *what, const char *where)
{
    int32_t piece = place(at, seat, what, where);

    vaka_piece_flip(match_of(at), piece, VAKA_FACE_UP);
    return piece;
}

/* Takes a piece off the map. */
static inline void take_off(table *at, int32_t seat, const char *what, const char *where)
{
    vaka_match *match = match_of(at);
    int32_t piece = vaka_find(match, zone(at, where), seat, kind(at, what));
    char unbuilt[16];

    assert_true(piece >= 0);
    snprintf(unbuilt, sizeof unbuilt, "unbuilt-%d", (int)seat);
    vaka_piece_flip(match, piece, VAKA_FACE_DOWN);
    vaka_piece_move(match, piece, zone(at, unbuilt));
}

/* A seat's villages on a group, which it controls by them; none: nobody's. */
static inline void settle_hex(table *at, int32_t seat, const char *where, int32_t villages)
{
    hex_now *hex = hex_at(at, where);

    hex->villages = (uint8_t)villages;
    hex->owner = (int8_t)(villages ? seat : VAKA_NONE);
    hex->independent = 0;
}

/* An Unknown hex has been found to be open ocean; its marker comes from the cup. */
static inline void make_ocean(table *at, const char *where)
{
    vaka_match *match = match_of(at);
    const conquest_facts *facts = match->facts;

    for (VAKA_EACH(match, zone(at, "cup"), piece))
        if (facts->marker_type[match->pieces[piece].kind - facts->marker_kind] == MARKER_OCEAN) {
            vaka_piece_move(match, piece, zone(at, where));
            vaka_piece_flip(match, piece, VAKA_FACE_UP);
            break;
        }
    hex_at(at, where)->known = 1;
}

/* A tile of the pile lies in an Unknown hex, face up or (known to the seats of a set) face down. */
static inline int32_t put_tile(table *at, const char *what, const char *where, int32_t known_to)
{
    vaka_match *match = match_of(at);
    const conquest_facts *facts = match->facts;
    int32_t piece = vaka_find(match, zone(at, "pile"), VAKA_NONE, kind(at, what));

    assert_true(piece >= 0);
    vaka_piece_move(match, piece, zone(at, where));
    if (known_to == VAKA_NONE) {
        vaka_piece_flip(match, piece, VAKA_FACE_UP);
        hex_at(at, where)->known = 1;
        hex_at(at, where)->tile = (int8_t)(kind(at, what) - facts->tile_kind);
    }
    for (int32_t seat = 0; known_to >= 0 && seat < match->seats; seat++)
        if (known_to & VAKA_SEAT(seat))
            vaka_look(match, seat, piece);
    return piece;
}

#endif
