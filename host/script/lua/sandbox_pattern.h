/* script/lua/sandbox_pattern.h - Lua's patterns, matched with a count of steps.
 *
 * SPDX-License-Identifier: MIT
 *
 * The patterns are those of Lua's manual. Lua's own matcher cannot be interrupted, and a short
 * pattern can keep it busy for years; this one burns fuel for every byte it looks at. */
#ifndef SCRIPT_LUA_SANDBOX_PATTERN_H
#define SCRIPT_LUA_SANDBOX_PATTERN_H

#include "script/lua/sandbox_inside.h"

#define VAKA_PATTERN_CAPTURES 32
#define VAKA_PATTERN_LENGTH 1000 /* bytes of the longest pattern */

#define VAKA_CAPTURE_OPEN (-1)
#define VAKA_CAPTURE_PLACE (-2)

typedef struct vaka_pattern {
    lua_State *L;
    const char *text, *text_end;
    const char *at, *end; /* the pattern, without a '^' at its start */
    bool anchored;
    int captures;
    int depth;
    uint32_t steps;
    struct {
        const char *start;
        ptrdiff_t length; /* or VAKA_CAPTURE_… */
    } capture[VAKA_PATTERN_CAPTURES];
} vaka_pattern;

/* Text and pattern are arguments of a function, borrowed from the stack. */
void vaka_pattern_open(vaka_pattern *pattern, lua_State *L, int text, int at);

/* Where a match that starts at `from` ends; NULL: there is none. A wrong pattern is an error. */
const char *vaka_pattern_match(vaka_pattern *pattern, const char *from);

/* Pushes capture `index` (0: the first, or the whole match if there is none); all of them. */
void vaka_pattern_push(vaka_pattern *pattern, int index, const char *from, const char *to);
int vaka_pattern_push_all(vaka_pattern *pattern, const char *from, const char *to);

#endif
