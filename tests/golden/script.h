/* golden/script.h - a game written by hand while it is played; for hand.c and expect.c.
 *
 * SPDX-License-Identifier: MIT */
#ifndef GOLDEN_SCRIPT_H
#define GOLDEN_SCRIPT_H

#include "reach.h"

#include "table/codec.h"

#define IDLE_WAYS 8

typedef struct script {
    arena_world *world;
    const char *path;
    uint32_t line;
    bool open;
    arena_choice choice;
    arena match;
    reach *found; /* may be NULL */
    uint32_t game;
    uint32_t rng[4];
    char nothing[IDLE_WAYS][VAKA_ACTION_TEXT]; /* what those do who want nothing, the first first */
    uint32_t ways;
    bool quiet;  /* something is asked that need not be so */
    bool broken; /* a line makes no sense: nothing follows from it */
} script;

/* Says what is not so, unless the script is quiet; false. */
bool wrong(const script *at, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Says that a line cannot be understood, always; false. */
bool senseless(script *at, const char *what, const char *word);

/* Takes a word off the front of a text. */
const char *take(const char **text, char *out, size_t room);

/* Is it so? Says it if not. */
bool expect(script *at, const char *rest);

/* Is it so? Says nothing. False for what makes no sense: `broken`. */
bool holds(script *at, const char *rest);

#endif
