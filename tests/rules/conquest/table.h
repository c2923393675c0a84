/* tests/rules/conquest/table.h - the game on a table: open it with its content, put pieces where a
 * test wants them, play actions by their text, queue chance, claim clauses.
 *
 * SPDX-License-Identifier: MIT
 *
 * One table for a test program: table_load before all tests, table_begin in each. A test claims the
 * clauses it shows by RULE("7.3c"); claims and the refusals that were really met are written to
 * rules/conquest/PROGRAM.claims in the build folder, for `vaka trace`. */
#ifndef RULES_CONQUEST_TABLE_H
#define RULES_CONQUEST_TABLE_H

#include "chance/rng.h"
#include "match/live_inside.h"
#include "plugin/plugins.h"
#include "script/mods/library.h"
#include "script/run/runner.h"
#include "table/codec.h"

#include "conquest.h"

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
    const conquest_check *check;
    const vaka_script_port *port; /* NULL: the runner's own */
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

/* … what a culture card or an event does. */
#define CARD(id) table_record("card", id, __func__)

/* --- opening --- */

static inline void table_load(table *at)
{
    memset(at, 0, sizeof *at);
    setenv("VAKA_SCRIPTS", VAKA_SOURCE_DIR "/scripts", 1);
    setenv("XDG_DATA_HOME", VAKA_BUILD_DIR "/nowhere", 1);
    if (vaka_plugin_load(VAKA_BUILD_DIR "/modules/conquest.vaka", &at->plugin) != VAKA_OK)
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

static inline void table_unload(table *at)
{
    table_close(at);
    vaka_library_done(&at->library);
    vaka_plugin_unload(&at->plugin);
}

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

/* --- looking --- */

static inline vaka_match *match_of(table *at)
{
    return &vaka_live_position(at->live)->face;
}

static inline conquest_game *game_at(table *at)
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

static inline hex_now *hex_at(table *at, const char *name)
{
    return &game_at(at)->hex[zone(at, name)];
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
    const char *broken = at->invariants ? at->check->common.broken(match_of(at)) : NULL;

    if (broken)
        fail_msg("after '%s': %s", after, broken);
    if (*vaka_live_trouble(at->live))
        fail_msg("after '%s': %s", after, vaka_live_trouble(at->live));
}

#include "../moves.h"

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

/* --- programs --- */

static inline int table_group_load(void **state)
{
    table *at = malloc(sizeof *at);

    if (!at)
        return -1;
    table_load(at);
    *state = at;
    return 0;
}

static inline int table_group_unload(void **state)
{
    table_unload(*state);
    free(*state);
    return 0;
}

#endif
