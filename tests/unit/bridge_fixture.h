/* bridge_fixture.h - a position of the sample module with both bridges in a sandbox, and short ways
 * to run a line of Lua on it.
 *
 * SPDX-License-Identifier: MIT */
#ifndef UNIT_BRIDGE_FIXTURE_H
#define UNIT_BRIDGE_FIXTURE_H

#include "export_sample.h"

#include "script/bridge/bridge.h"

#include <stdio.h>

typedef struct fixture {
    vaka_module module;
    vaka_content content;
    vaka_layout *layout;
    vaka_position position;
    vaka_sandbox *sandbox;
    vaka_bridge *game, *host;
    int environment;
    int ran; /* VAKA_RAN_… of the last run */
    vaka_error err;
} fixture;

/* Content as the library would make it: one row of data, no items. */
static inline void fixture_fill_content(vaka_content *content, const vaka_module *module)
{
    static char id[] = "alfa", motto[] = "ahoy", rule[] = "fog", option[] = "thick";
    static char *ids[] = {id}, *texts[] = {NULL, motto, NULL, NULL, NULL}, *options[] = {option};
    static int32_t numbers[] = {3, 0, 1, 1, VAKA_NONE}, values[] = {7, 2, 3, 1, 0}, chosen[] = {4};
    static vaka_rows rows = {1, ids, numbers, texts, NULL};
    static vaka_rule_choice rules = {rule, 0, 1, options, chosen};
    static uint32_t first[2], listener_first[4];

    *content = (vaka_content){.module = module,
                              .tables = &rows,
                              .first = first,
                              .listener_first = listener_first,
                              .values = values,
                              .rules = &rules,
                              .rule_count = 1};
}

static inline int fixture_begin(void **state)
{
    fixture *at = vaka_xnew(sizeof *at);
    vaka_setup setup;

    at->module = sample_module();
    fixture_fill_content(&at->content, &at->module);
    assert_int_equal(vaka_setup_init(&setup, &at->module, 3, &at->err), VAKA_OK);
    setup.content = &at->content;
    assert_int_equal(vaka_layout_new(&setup, &at->layout, &at->err), VAKA_OK);
    vaka_position_init(&at->position, at->layout);
    at->position.table->rng[0] = 1;

    assert_int_equal(vaka_bridge_new(sample_exports, SAMPLE_EXPORTS, "game", &at->game, &at->err),
                     VAKA_OK);
    assert_int_equal(
        vaka_bridge_new(vaka_host_exports, vaka_host_export_count, "host", &at->host, &at->err),
        VAKA_OK);
    at->sandbox = vaka_sandbox_new();
    at->environment = vaka_sandbox_environment(at->sandbox, "test");
    vaka_bridge_push(at->game, at->sandbox);
    vaka_sandbox_give(at->sandbox, at->environment, "game");
    vaka_bridge_push(at->host, at->sandbox);
    vaka_sandbox_give(at->sandbox, at->environment, "host");
    vaka_bridge_bind(at->sandbox, &at->position, true);
    *state = at;
    return 0;
}

static inline int fixture_end(void **state)
{
    fixture *at = *state;

    vaka_sandbox_free(at->sandbox);
    vaka_bridge_free(at->game);
    vaka_bridge_free(at->host);
    vaka_position_done(&at->position);
    vaka_layout_free(at->layout);
    free(at);
    return 0;
}

/* Runs the body of a function; VAKA_RAN_… and the error are left in the fixture. */
static inline int fixture_run(fixture *at, const char *body)
{
    char text[4096];
    int length = snprintf(text, sizeof text, "return function()\n%s\nend", body);

    assert_in_range(length, 1, (int)sizeof text - 1);
    at->err = (vaka_error){0};
    if (vaka_sandbox_load(at->sandbox, at->environment, "t.lua", text, (size_t)length, &at->err))
        fail_msg("%s", at->err.text);
    vaka_sandbox_refuel(at->sandbox, VAKA_SANDBOX_FUEL);
    at->ran = vaka_sandbox_call(at->sandbox, 0, 0, &at->err);
    return at->ran;
}

/* The body runs to its end. */
static inline void fixture_does(fixture *at, const char *body)
{
    if (fixture_run(at, body) != VAKA_RAN_WELL)
        fail_msg("%s: %s%s", body, at->err.text, at->position.trouble);
}

/* The expression is true. */
static inline void fixture_holds(fixture *at, const char *expression)
{
    char body[2048];

    snprintf(body, sizeof body, "if not (%s) then error('it does not hold') end", expression);
    fixture_does(at, body);
}

/* The body fails with an error that has this in it; the match is not broken by it. */
static inline void fixture_fails(fixture *at, const char *body, const char *words)
{
    if (fixture_run(at, body) != VAKA_RAN_FAULT)
        fail_msg("%s: no fault", body);
    if (!strstr(at->err.text, words))
        fail_msg("%s: '%s' is not in '%s'", body, words, at->err.text);
    assert_false(at->position.broken);
}

/* The body is ended, uncatchably, by a broken match with this in its trouble; mends it. */
static inline void fixture_breaks(fixture *at, const char *body, const char *words)
{
    char caught[2048];

    snprintf(caught, sizeof caught, "pcall(function() %s end) game.bump() error('not reached')",
             body);
    int32_t before = toy_of(&at->position.face)->number[1];
    if (fixture_run(at, caught) != VAKA_RAN_STOPPED)
        fail_msg("%s: not stopped: %s", body, at->err.text);
    assert_true(at->position.broken);
    assert_int_equal(toy_of(&at->position.face)->number[1], before);
    if (!strstr(at->position.trouble, words))
        fail_msg("%s: '%s' is not in '%s'", body, words, at->position.trouble);
    at->position.broken = false;
    at->position.trouble[0] = '\0';
}

#endif
