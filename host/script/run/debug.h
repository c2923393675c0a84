/* script/run/debug.h - who hears what scripts say with debug(…).
 *
 * SPDX-License-Identifier: MIT
 *
 * `debug` is for the author of a script: it changes nothing, is no part of a match, and is heard
 * only where a mod is tried or tested. Bots that look ahead, and whoever asks what is legal, are
 * not heard: only what really happens. */
#ifndef SCRIPT_RUN_DEBUG_H
#define SCRIPT_RUN_DEBUG_H

#include <lua.h>

/* Pushes the function. */
void vaka_debug_push(lua_State *L);

/* A line: "events/wave.lua:4: 3 north". Borrowed. */
typedef void vaka_debug_hear(void *data, const char *line);

/* From now on, in the whole program; NULL: nobody. Before matches are played. */
void vaka_debug_listen(vaka_debug_hear *hears, void *data);

/* Between hush(1) and hush(-1) nobody is heard in this thread: a game is only thought of. */
void vaka_debug_hush(int by);

#endif
