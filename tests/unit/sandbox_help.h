/* sandbox_help.h - a sandbox with a small host: `host.change()` counts, `host.stop()` stops.
 *
 * SPDX-License-Identifier: MIT */
#ifndef UNIT_SANDBOX_HELP_H
#define UNIT_SANDBOX_HELP_H

#include "script/lua/sandbox.h"

#include <lauxlib.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

typedef struct fixture {
    vaka_sandbox *sandbox;
    lua_State *L;
    int environment;
    int changes;      /* made through the host */
    int late_changes; /* made while the call was being ended */
    vaka_error err;
} fixture;

static int fixture_change(lua_State *L)
{
    fixture *at = *vaka_sandbox_bound(vaka_sandbox_of(L));

    at->changes++;
    at->late_changes += vaka_sandbox_ending(L);
    return 0;
}

static int fixture_stop(lua_State *L)
{
    vaka_sandbox_stop(L);
}

static int fixture_burn(lua_State *L)
{
    vaka_sandbox_burn(L, (uint32_t)luaL_checkinteger(L, 1));
    return 0;
}

/* Calls its argument, as a filter of a question is called. */
static int fixture_filter(lua_State *L)
{
    luaL_checktype(L, 1, LUA_TFUNCTION);
    lua_settop(L, 1);
    lua_call(L, 0, 1);
    return 1;
}

static inline void fixture_host(fixture *at, int environment)
{
    static const luaL_Reg functions[] = {{"change", fixture_change},
                                         {"stop", fixture_stop},
                                         {"burn", fixture_burn},
                                         {"filter", fixture_filter},
                                         {NULL, NULL}};

    luaL_newlib(at->L, functions);
    vaka_sandbox_give(at->sandbox, environment, "host");
}

static inline void fixture_open_with(fixture *at, vaka_sandbox *sandbox)
{
    memset(at, 0, sizeof *at);
    at->sandbox = sandbox;
    at->L = vaka_sandbox_state(at->sandbox);
    *vaka_sandbox_bound(at->sandbox) = at;
    at->environment = vaka_sandbox_environment(at->sandbox, "mod");
    fixture_host(at, at->environment);
}

static inline void fixture_open(fixture *at)
{
    fixture_open_with(at, vaka_sandbox_new());
}

static inline void fixture_close(fixture *at)
{
    vaka_sandbox_free(at->sandbox);
}

static inline vaka_status fixture_load(fixture *at, const char *text)
{
    return vaka_sandbox_load(at->sandbox, at->environment, "test.lua", text, strlen(text),
                             &at->err);
}

/* Loads a file, fills the tank and calls `play` of what it returned, which is left on the stack
 * below the one result (nothing if it did not run well). */
static inline int fixture_play(fixture *at, const char *text)
{
    if (fixture_load(at, text) != VAKA_OK)
        return VAKA_RAN_FAULT;
    vaka_sandbox_refuel(at->sandbox, VAKA_SANDBOX_FUEL);
    lua_getfield(at->L, -1, "play");
    return vaka_sandbox_call(at->sandbox, 0, 1, &at->err);
}

/* `return { play = function() CODE end }` gives this text. */
static inline void assert_gives(const char *code, const char *want)
{
    char text[2000];
    fixture at;

    fixture_open(&at);
    snprintf(text, sizeof text, "return { play = function() %s\nend }", code);
    if (fixture_play(&at, text) != VAKA_RAN_WELL)
        fail_msg("%s: %s", code, at.err.text);
    if (!lua_isstring(at.L, -1))
        fail_msg("%s: a %s", code, luaL_typename(at.L, -1));
    assert_string_equal(lua_tostring(at.L, -1), want);
    fixture_close(&at);
}

/* The same file faults with words that contain these. */
static inline void assert_faults(const char *code, uint32_t fault, const char *words)
{
    char text[2000];
    fixture at;

    fixture_open(&at);
    snprintf(text, sizeof text, "return { play = function() %s\nend }", code);
    if (fixture_play(&at, text) == VAKA_RAN_WELL)
        fail_msg("%s: ran well", code);
    assert_int_equal(vaka_sandbox_fault(at.sandbox), fault);
    if (!strstr(at.err.text, words))
        fail_msg("%s: \"%s\" does not say \"%s\"", code, at.err.text, words);
    fixture_close(&at);
}

#endif
