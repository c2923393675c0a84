/* script/tools/describe.h - what scripts of a game may use, in words: the reference, and the files
 * that make an editor know it.
 *
 * SPDX-License-Identifier: MIT
 *
 * Everything is written from the tables that the program itself works by (exports, values, hooks,
 * sorts, data tables, questions), so it cannot say anything else than the code does. The texts are
 * owned by the caller and freed by free(). The module must be one the loader has taken. */
#ifndef SCRIPT_TOOLS_DESCRIBE_H
#define SCRIPT_TOOLS_DESCRIBE_H

#include "text/error.h"
#include "vaka/module.h"

/* The reference as markdown, good to read as plain text too. */
char *vaka_describe_reference(const vaka_module *module);

/* A Lua file with LuaCATS annotations (`---@meta`) for completion and checks in an editor. */
char *vaka_describe_meta(const vaka_module *module);

/* Settings for luacheck that go with it. */
char *vaka_describe_luacheckrc(const vaka_module *module);

/* Writes both into a folder, and settings for the Lua language server, a mod's as a rule:
 * `.vaka/NAME.lua`, `.luarc.json` and
 * `.luacheckrc`. What is there is written over; the folder itself must be there. */
vaka_status vaka_describe_write(const vaka_module *module, const char *folder, vaka_error *err);

/* A field of the table that a question takes, and a question (`ask.NAME{...}`). Types are LuaCATS;
 * a name with '?' at its end may be left out. */
typedef struct vaka_ask_field {
    const char *name;
    const char *type;
    const char *help;
} vaka_ask_field;

typedef struct vaka_ask_spec {
    const char *name;
    const char *answer; /* LuaCATS type of what it returns */
    const char *help;
    const vaka_ask_field *fields; /* its own; ended by one without a name */
} vaka_ask_spec;

extern const vaka_ask_spec vaka_ask_specs[];
extern const uint32_t vaka_ask_spec_count;
extern const vaka_ask_field
    vaka_ask_common[]; /* what every question takes; ended in the same way */

/* Names that are always there: "assert", "math" …; ended by NULL. */
extern const char *const vaka_describe_globals[];

#endif
