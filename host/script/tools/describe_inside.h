/* script/tools/describe_inside.h - what the files that describe share.
 *
 * SPDX-License-Identifier: MIT */
#ifndef SCRIPT_TOOLS_DESCRIBE_INSIDE_H
#define SCRIPT_TOOLS_DESCRIBE_INSIDE_H

#include "script/bridge/bridge.h"
#include "script/bridge/bridge_row.h"
#include "script/mods/library.h"
#include "script/tools/describe.h"

#include <stdio.h>

/* A text that grows: write to `out`, then take it. Running out of memory ends the program. */
typedef struct vaka_prose {
    FILE *out;
    char *text;
    size_t size;
} vaka_prose;

void vaka_prose_begin(vaka_prose *prose);
char *vaka_prose_take(vaka_prose *prose); /* closes it; owned by the caller */

/* Signature of an export or of a hook's arguments; one that does not parse has none. */
vaka_signature vaka_describe_signature(const char *result, const char *args);

const char *vaka_describe_scope(uint32_t scope);

/* What a game in Lua adds to the reference, to the file for editors and to the names that luacheck
 * knows; nothing for any other game (describe_game.c). */
void vaka_describe_game(FILE *out, const vaka_module *module);
void vaka_describe_game_meta(FILE *out, const vaka_module *module);
void vaka_describe_game_names(FILE *out, const vaka_module *module);

#endif
