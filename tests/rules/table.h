/* rules/table.h - a game on a table, as tests of its rules have it: opened with its content, looked
 * at, played by the text of actions, with queued chance and claimed clauses.
 *
 * SPDX-License-Identifier: MIT
 *
 * Included by the table.h of each game, which says before it what the game is called (RULES_GAME),
 * and behind it how a match begins and what is put where. One table for a test program:
 * table_group_load before all tests. A test claims the clauses it shows by RULE("7.3c"); claims and
 * the refusals that were really met are written to PROGRAM.claims in the build folder, for
 * `vaka trace`. */
#ifndef RULES_TABLE_H
#define RULES_TABLE_H

#include "chance/rng.h"
#include "match/live_inside.h"
#include "plugin/plugins.h"
#include "script/mods/library.h"
#include "script/run/runner.h"
#include "table/codec.h"

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

/* … what a card or an event does. */
#define CARD(id) table_record("card", id, __func__)

/* --- opening --- */

static inline void table_load(table *at)
{
    memset(at, 0, sizeof *at);
    setenv("VAKA_SCRIPTS", VAKA_SOURCE_DIR "/scripts", 1);
    setenv("XDG_DATA_HOME", VAKA_BUILD_DIR "/nowhere", 1);
    if (vaka_plugin_load(VAKA_BUILD_DIR "/modules/" RULES_GAME ".vaka", &at->plugin) != VAKA_OK)
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

/* --- looking --- */

static inline vaka_match *match_of(table *at)
{
    return &vaka_live_position(at->live)->face;
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

static inline void table_check(table *at, const char *after)
{
    const char *broken = at->invariants ? at->check->broken(match_of(at)) : NULL;

    if (broken)
        fail_msg("after '%s': %s", after, broken);
    if (*vaka_live_trouble(at->live))
        fail_msg("after '%s': %s", after, vaka_live_trouble(at->live));
}

/* --- playing --- */

static inline vaka_action table_read(const table *at, int32_t seat, const char *text)
{
    vaka_action action;
    vaka_error err;

    if (vaka_action_read(at->layout, seat, text, &action, &err) != VAKA_OK)
        fail_msg("'%s': %s", text, err.text);
    return action;
}

static inline void play(table *at, int32_t seat, const char *text)
{
    vaka_action action = table_read(at, seat, text);
    vaka_refusal why = {0};
    vaka_error err;
    vaka_status status = vaka_live_apply(at->live, &action, &why, &err);

    if (status == VAKA_ERR_ILLEGAL)
        fail_msg("seat %d, '%s' was refused: %s (%s) %s", (int)seat, text, why.id, why.rule,
                 vaka_live_trouble(at->live));
    if (status != VAKA_OK)
        fail_msg("seat %d, '%s': %s", (int)seat, text, err.text);
    table_check(at, text);
}

/* Why an action is refused; nothing has changed. Fails if it is accepted. */
static inline vaka_refusal refusal(table *at, int32_t seat, const char *text)
{
    vaka_action action = table_read(at, seat, text);
    uint64_t before = vaka_live_hash(at->live);
    vaka_refusal why = {0};

    if (vaka_live_apply(at->live, &action, &why, NULL) != VAKA_ERR_ILLEGAL)
        fail_msg("seat %d, '%s' was not refused", (int)seat, text);
    assert_true(vaka_live_hash(at->live) == before);
    assert_true(why.rule && why.text && *why.text);
    if (*why.rule) /* the host's own refusals (it is not your turn) cite no rule of the game */
        table_record("refused", why.rule, why.id);
    return why;
}

/* The id of the reason. */
static inline const char *refused(table *at, int32_t seat, const char *text)
{
    return refusal(at, seat, text).id;
}

static inline bool legal(table *at, int32_t seat, const char *text)
{
    vaka_action action = table_read(at, seat, text);
    uint32_t listed;
    const vaka_action *list = vaka_live_legal(at->live, seat, &listed);
    bool found = false;

    for (uint32_t i = 0; i < listed && !found; i++)
        found = vaka_action_compare(&list[i], &action) == 0;
    if (found != (vaka_live_check(at->live, &action, NULL) == VAKA_OK))
        fail_msg("'%s' is %s", text, found ? "listed but refused" : "accepted but not listed");
    return found;
}

static inline uint32_t legal_count(table *at, int32_t seat)
{
    uint32_t listed;

    vaka_live_legal(at->live, seat, &listed);
    return listed;
}

static inline void queue_chance(table *at, const char *text)
{
    vaka_chance_result result;
    vaka_error err;

    if (vaka_chance_read(at->layout, text, &result, &err) != VAKA_OK)
        fail_msg("%s", err.text);
    vaka_live_queue(at->live, result);
}

/* --- programs --- */

static inline int table_group_load(void **state)
{
    static table one;

    table_load(&one);
    *state = &one;
    return 0;
}

static inline int table_group_unload(void **state)
{
    table_unload(*state);
    return 0;
}

#endif
