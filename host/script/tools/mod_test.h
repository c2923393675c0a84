/* script/tools/mod_test.h - runs the tests of a mod: tests/NAME.lua.
 *
 * SPDX-License-Identifier: MIT
 *
 *     return {
 *         ["the storm costs a point"] = function(t)
 *             t:new { seats = 2, rules = { "night" }, queue = { "draw events storm" } }
 *             t:play(0, "ready")
 *             t:expect(t:score(0), 3)
 *         end,
 *     }
 *
 * Each function is a test, run in the sandbox of its mod with a handle `t` that plays matches; what
 * it has is in vaka_mod_test_methods. `game` and `host` may be asked about the match, too. A test
 * fails by an error, which names file and line. Handles of pieces are good until the next action.
 */
#ifndef SCRIPT_TOOLS_MOD_TEST_H
#define SCRIPT_TOOLS_MOD_TEST_H

#include "script/run/loaded.h"

struct lua_State;

typedef struct vaka_mod_test_method {
    const char *name;
    int (*function)(struct lua_State *L);
    const char *call; /* "t:play([seat,] action)" */
    const char *help;
} vaka_mod_test_method;

/* All that `t` has; ends with a row without a name. */
extern const vaka_mod_test_method vaka_mod_test_methods[];

typedef struct vaka_mod_test_result { /* of one test */
    char *file;                       /* with its mod's folder */
    char *name;
    char *trouble; /* "file:line: what went wrong"; empty: it is good */
} vaka_mod_test_result;

typedef struct vaka_mod_test_report {
    vaka_arena arena;         /* all of it lies there */
    vaka_mod_test_result *at; /* by file, then name */
    uint32_t count, failed;
} vaka_mod_test_report;

typedef struct vaka_mod_test_plan {
    vaka_loader *loader;       /* borrowed, like the rest */
    const vaka_module *module; /* of the game */
    const char *const *mods;   /* ids of the mods that take part; NULL-terminated */

    /* Is a file to be run? By its name with its mod's folder. */
    bool (*wants)(void *data, const char *file);
    void *data;
} vaka_mod_test_plan;

/* Runs the wanted tests of all usable mods. A file that cannot be read counts as one failed test.
 */
void vaka_mod_test_run(const vaka_mod_test_plan *plan, vaka_mod_test_report *report);
void vaka_mod_test_report_done(vaka_mod_test_report *report);

#endif
