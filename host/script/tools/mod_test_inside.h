/* script/tools/mod_test_inside.h - what the files that test mods share.
 *
 * SPDX-License-Identifier: MIT */
#ifndef SCRIPT_TOOLS_MOD_TEST_INSIDE_H
#define SCRIPT_TOOLS_MOD_TEST_INSIDE_H

#include "script/bridge/bridge.h"
#include "script/tools/mod_test.h"

#define VAKA_MOD_TEST_CALLS 200000u /* of `t` in one test: an endless loop through it ends, too */

#define VAKA_MOD_TEST_IDLE 10000u /* … or through random play when all is over */

typedef struct vaka_mod_test {
    const vaka_mod_test_plan *plan;
    vaka_sandbox *sandbox;
    vaka_bridge *game, *host, *strict_host;
    vaka_record *record;    /* the match of the test; NULL: none yet */
    vaka_journal_head head; /* owned: what it begins with, while it is worked out */
    uint32_t rng[4];        /* of random play */
    uint32_t calls;
    uint32_t idle;         /* times that random play was wanted after the end of the match */
    vaka_content *content; /* owned: what a game in Lua prints; NULL: the game is none */
} vaka_mod_test;

/* Pushes the table of functions that tests are handed as `t`. */
void vaka_mod_test_push(vaka_mod_test *test, lua_State *L);

/* Ends the match of a test, if there is one. */
void vaka_mod_test_close(vaka_mod_test *test);

/* Functions that begin a match, and that compare (mod_test_match.c, mod_test_expect.c). */
int vaka_mod_test_new(lua_State *L);
int vaka_mod_test_expect(lua_State *L);

/* What can be seen of a match (mod_test_look.c). */
int vaka_mod_test_counter(lua_State *L);
int vaka_mod_test_zone(lua_State *L);
int vaka_mod_test_hints(lua_State *L);
int vaka_mod_test_winners(lua_State *L);
int vaka_mod_test_ending(lua_State *L);

/* The test that a function of `t` belongs to; counts the call. And one whose match has begun. */
vaka_mod_test *vaka_mod_test_of(lua_State *L);
vaka_mod_test *vaka_mod_test_playing(lua_State *L);

/* After every function that plays: fresh fuel, and `game` and `host` look at the match as it is. */
void vaka_mod_test_look(vaka_mod_test *test);

#endif
