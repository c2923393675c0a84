/* script/lua/sandbox.h - a Lua state in which nothing can be broken.
 *
 * SPDX-License-Identifier: MIT
 *
 * Everything a script sees is put there by name (an allow-list built from an empty table). Each mod
 * has an environment of its own that cannot touch another's. One instruction counter serves an
 * action and cannot be dodged; memory is capped by the allocator. Faults name mod, file and line.
 * The same script with the same inputs does the same on every machine, as far as Lua's operators
 * let us: sdk/docs/security.md tells where they do not.
 *
 * What scripts have: assert error getmetatable ipairs pairs pcall select setmetatable tonumber
 * tostring type xpcall, table and utf8, string without dump and pack (%a %p %q are not in format),
 * and of math what is exact: abs ceil floor fmod huge max maxinteger min mininteger modf pi sqrt
 * tointeger type ult. Metatables take all metamethods but __gc __mode __close __metatable __name
 * and __pairs. Refused before Lua reads a file: `_ENV`, `^`, and more than 40000 words and signs.
 */
#ifndef SCRIPT_LUA_SANDBOX_H
#define SCRIPT_LUA_SANDBOX_H

#include "text/error.h"

#include <lua.h>

#if LUA_VERSION_RELEASE_NUM < 50400 || LUA_VERSION_RELEASE_NUM > 50499
#error "the allow-list of script/lua was checked against Lua 5.4; check it again for another"
#endif

typedef struct vaka_sandbox vaka_sandbox;

#define VAKA_SANDBOX_FUEL 2000000u      /* instructions an action may use */
#define VAKA_SANDBOX_MEMORY (64u << 20) /* bytes a state may hold */
#define VAKA_SANDBOX_FILE (1u << 20)    /* bytes of the largest file */
#define VAKA_SANDBOX_TEXT (64u << 10)   /* bytes of the longest text a script can make */
#define VAKA_SANDBOX_DEPTH 1000         /* nested calls */

vaka_sandbox *vaka_sandbox_new(void);

/* One that is freed as soon as some files have been read: garbage is collected only where the
 * memory it may hold ends. */
vaka_sandbox *vaka_sandbox_new_brief(void);
void vaka_sandbox_free(vaka_sandbox *sandbox);
lua_State *vaka_sandbox_state(vaka_sandbox *sandbox);

/* Makes a new environment for a mod: a table with the allowed globals, read only to scripts except
 * through vaka_sandbox_give. Returns its registry reference. */
int vaka_sandbox_environment(vaka_sandbox *sandbox, const char *mod);

/* Puts the value on top of the stack into an environment under a name, and pops it. A table is
 * frozen first, unless its metatable has a field __metatable: then it is the host's own, with
 * functions of the host in __index and __newindex, and is left as it is. */
void vaka_sandbox_give(vaka_sandbox *sandbox, int environment, const char *name);

/* Compiles text (never bytecode) in an environment and runs it; the one value it returns is left on
 * the stack, deep-frozen together with the file-level locals of its functions. `name` is the file
 * as messages show it. On failure nothing is left and `err` says "file:line: message". */
vaka_status vaka_sandbox_load(vaka_sandbox *sandbox, int environment, const char *name,
                              const char *text, size_t size, vaka_error *err);

typedef struct vaka_source {
    const char *name, *text; /* borrowed */
    size_t size;
    const struct vaka_syntax
        *syntax; /* borrowed: of the text, without errors; NULL: not read yet */
} vaka_source;

/* What Lua made of a text that passed every check, for other sandboxes of this program: it never
 * leaves its memory, so that the rule against bytecode holds for all that comes from outside. */
typedef struct vaka_compiled {
    char *code; /* owned; NULL: nothing */
    size_t size, room;
    char *assigned; /* owned: names in the text that are assigned to, "a b c " */
    bool called; /* what it takes from `game` and `host` are calls: game.f(…) and nothing else */
    bool zeros;  /* a text in it may hold a byte that is 0 */
    uint32_t longest; /* bytes of its longest text or name, as they are written there */
} vaka_compiled;

/* vaka_sandbox_load, keeping what was compiled; `keep` is empty before, and after a failure. */
vaka_status vaka_sandbox_load_keep(vaka_sandbox *sandbox, int environment,
                                   const vaka_source *source, vaka_compiled *keep, vaka_error *err);

/* Runs what was kept as if its text was loaded under that name. */
vaka_status vaka_sandbox_load_kept(vaka_sandbox *sandbox, int environment, const char *name,
                                   const vaka_compiled *kept, vaka_error *err);
void vaka_compiled_done(vaka_compiled *compiled);

/* The stricter one for data files: only constructors, names, strings, numbers, booleans, nil, and
 * `return`; no calls, no functions, no operators but a sign. Lua is not even asked: the tables are
 * built from the syntax of the text (script/source/syntax.h). They are plain tables, not frozen,
 * for the host to read. Errors say "file:line:column: message". */
vaka_status vaka_sandbox_load_data(vaka_sandbox *sandbox, const vaka_source *source,
                                   vaka_error *err);

/* Fills the tank: at the start of an action. Loading a file has a tank of its own. */
void vaka_sandbox_refuel(vaka_sandbox *sandbox, int64_t fuel);
uint32_t vaka_sandbox_fuel_left(const vaka_sandbox *sandbox);

/* The clock by which a script is ended whose instructions take far longer than they should
 * (VAKA_FAULT_TIME): nanoseconds since some moment, or of the processor's work for this thread.
 * Tests put another in its place, for the whole program and before any script runs; NULL: none, and
 * only fuel decides, however slow the machine is. */
typedef int64_t vaka_sandbox_clock(bool processor);
int64_t vaka_sandbox_machine(bool processor); /* the one in use at first */
void vaka_sandbox_use_clock(vaka_sandbox_clock *clock);

/* For host functions: takes so much fuel for work done in C; raises the fault when it is gone. */
void vaka_sandbox_burn(lua_State *L, uint32_t fuel);

/* The same where nothing may be raised: the next call or instruction finds the tank empty. */
void vaka_sandbox_charge(vaka_sandbox *sandbox, uint32_t fuel);

/* How a call ended. */
#define VAKA_RAN_WELL 0
#define VAKA_RAN_FAULT                                                                             \
    1 /* an error: `err` names mod, file, line and the modder's part of the calls */
#define VAKA_RAN_STOPPED 2 /* vaka_sandbox_stop was called: not a fault */

/* Why the last call or load was not well. Only memory and time depend on the machine: they must
 * stop the match and never become a result of the game. */
#define VAKA_FAULT_NONE 0u
#define VAKA_FAULT_ERROR 1u  /* an error of the script */
#define VAKA_FAULT_FUEL 2u   /* too many instructions */
#define VAKA_FAULT_MEMORY 3u /* the cap was hit */
#define VAKA_FAULT_TIME 4u   /* what it did took far longer than so many instructions should */
#define VAKA_FAULT_DEPTH 5u  /* calls nested too deeply */
#define VAKA_FAULT_TEXT 6u   /* a text longer than VAKA_SANDBOX_TEXT */
#define VAKA_FAULT_LOCAL 7u  /* a file-level local was reassigned */
#define VAKA_FAULT_STOP 8u   /* none: vaka_sandbox_stop */
uint32_t vaka_sandbox_fault(const vaka_sandbox *sandbox);

/* Calls the function below `args` arguments on the stack for `results` results. On anything but
 * VAKA_RAN_WELL nothing is left of function and arguments. A file-level local that was reassigned
 * during the call is put back and is a fault that names it. A host function that is itself called
 * by a script calls the script's callbacks with lua_call: what ends them ends the whole call. */
int vaka_sandbox_call(vaka_sandbox *sandbox, int args, int results, vaka_error *err);

/* For host functions that have to put something right when a callback fails: like lua_call, but
 * returns the status of Lua, and anything but LUA_OK leaves only the error, which
 * vaka_sandbox_pass_on raises again. */
int vaka_sandbox_callback(lua_State *L, int args, int results);
_Noreturn void vaka_sandbox_pass_on(lua_State *L, int status);

/* Ends the running call from inside a host function, uncatchably: no pcall, metamethod or close
 * handler of the script can stop it or act on the game any more. Does not return. */
_Noreturn void vaka_sandbox_stop(lua_State *L);

/* True while a call is being ended (by a stop, by lack of fuel or memory): host functions that
 * would change anything must refuse then. */
bool vaka_sandbox_ending(lua_State *L);

/* The sandbox of a state; and where the bridge keeps a pointer that its functions find again. */
vaka_sandbox *vaka_sandbox_of(lua_State *L);
void **vaka_sandbox_bound(vaka_sandbox *sandbox);

/* luaL_checklstring for whatever a script gives: what is no number (0/0) is "nan", while Lua shows
 * a sign that depends on the machine. */
const char *vaka_sandbox_text(lua_State *L, int index, size_t *length);

/* Deep-freezes the value on top of the stack: tables in it become read-only views, in place.
 * lua_getfield, lua_geti and luaL_len see what is in them; lua_next and the raw functions do not.
 */
void vaka_sandbox_freeze(lua_State *L);

/* Is the value at an index a view of a table in which every field will always be what it is now?
 * That is so for what is frozen, unless a function of the script answers for fields it has not, or
 * for its length. And pushes the table behind such a view (false, with nothing pushed: it is none):
 * raw reads of it are reads of the view. Never hand it to a script. */
bool vaka_sandbox_is_constant(lua_State *L, int index);
bool vaka_sandbox_push_constant(lua_State *L, int index);

/* Pushes the table behind a view (or the table itself if it is none), so that host code can walk it
 * with lua_next. Never hand it to a script. */
void vaka_sandbox_inside(lua_State *L, int index);

#endif
