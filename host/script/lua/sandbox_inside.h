/* script/lua/sandbox_inside.h - what the files of the sandbox share.
 *
 * SPDX-License-Identifier: MIT */
#ifndef SCRIPT_LUA_SANDBOX_INSIDE_H
#define SCRIPT_LUA_SANDBOX_INSIDE_H

#include "script/lua/pool.h"
#include "script/lua/sandbox.h"

#include <lauxlib.h>
#include <locale.h>

#define VAKA_SANDBOX_GRAIN 100        /* instructions between two looks at the tank */
#define VAKA_SANDBOX_POUR (96u << 20) /* bytes an action may ask for, given back or not */
#define VAKA_SANDBOX_PATIENCE 250     /* milliseconds, twice: by the clock, then of the processor */
#define VAKA_SANDBOX_WORDS                                                                         \
    40000u                        /* tokens of the longest file with code: Lua's compiler takes    \
                                     the square of some counts and cannot be interrupted */
#define VAKA_SANDBOX_LABELS 64u   /* the same for labels */
#define VAKA_SANDBOX_WATCHED 64u  /* locals of one file that its functions assign to */
#define VAKA_SANDBOX_RESULTS 1000 /* results of one call of unpack or byte */

/* A file-level local that a function of its file assigns to. */
typedef struct vaka_watched {
    void *id; /* which of all upvalues it is, as Lua says */
    int upvalue;
    char name[40];
    char where[80]; /* file:line of the function */
} vaka_watched;

/* What scripts have made that makes instructions dear: see sandbox_weight.c. */
typedef struct vaka_weight {
    size_t text;    /* bytes of the longest text */
    uint32_t leads; /* metatables whose __index or __newindex is a table */
    bool zeros;     /* texts may hold bytes that are 0 */
} vaka_weight;

struct vaka_sandbox {
    lua_State *L;
    void *bound; /* the bridge's own, kept by the state; NULL: not made yet */
    locale_t locale, outside;
    int depth; /* calls from the host that are running, one inside another */

    int64_t fuel;
    uint32_t price;           /* of an instruction; 1 unless something is large */
    vaka_weight weight, kept; /* of this tank; of all files that have been read */
    uint32_t ending;          /* VAKA_FAULT_…, 0: not */
    uint32_t fault;           /* how the last call ended */
    char trace[200];          /* the modder's calls when the last error was raised */
    bool noted; /* they stand for the error that a host function is about to raise again */

    vaka_pool pool;
    size_t used, poured;
    bool starved;      /* the allocator said no since the last look */
    bool starving;     /* it keeps saying no until the call has ended */
    bool too_long;     /* a text was refused */
    bool unplaced;     /* when it said no last, nobody could be named */
    bool looking;      /* for the stack, or for how large a text becomes */
    size_t text_head;  /* bytes that Lua adds to those of a text */
    const void *stack; /* where it lies if Lua moves it in place, else NULL */

    int64_t spent, begun; /* nanoseconds of the clock that runs; begun 0: not yet */
    bool impatient;       /* it is the processor's */

    int libraries;         /* registry references: what every environment holds */
    int names;             /* by source: what is assigned to in that file */
    int watch;             /* functions and values of `watched`, and the ids */
    vaka_watched *watched; /* owned */
    uint32_t watched_count;
};

/* In an environment's metatable: its values once more, with `game` and `host` as they are behind
 * their views. Its address is the key. */
extern const char vaka_sandbox_open;

/* sandbox_memory.c. _find_stack: once, before anything is called. */
void vaka_memory_find_stack(vaka_sandbox *sandbox);
void *vaka_memory_allocate(void *sandbox, void *block, size_t old, size_t size);

/* sandbox_weight.c: something has been made. _begin: a new tank; _keep: what has been made by now
 * outlives it. */
void vaka_weight_text(vaka_sandbox *sandbox, size_t length);
void vaka_weight_lead(vaka_sandbox *sandbox);
void vaka_weight_zeros(vaka_sandbox *sandbox);
void vaka_weight_begin(vaka_sandbox *sandbox);
void vaka_weight_keep(vaka_sandbox *sandbox);

/* sandbox_fuel.c: the two ends of a call from the host. _mark begins to end the running call for
 * good, _out raises as well. */
void vaka_fuel_begin(vaka_sandbox *sandbox);
void vaka_fuel_end(vaka_sandbox *sandbox);
/* Burns the price of so many steps, each of which may take as long as an instruction. */
void vaka_fuel_work(lua_State *L, lua_Unsigned steps);
void vaka_fuel_mark(vaka_sandbox *sandbox, uint32_t fault);
_Noreturn void vaka_fuel_out(lua_State *L, uint32_t fault);

/* For everything that catches: raises again what lua_pcall returned if no script may catch it. */
void vaka_fuel_pass_on(lua_State *L, int status);

/* sandbox_fault.c: message handler; notes who called whom; what lua_pcall left, in words. */
int vaka_fault_note(lua_State *L);
void vaka_fault_trace(vaka_sandbox *sandbox, int level);
void vaka_fault_tell(vaka_sandbox *sandbox, vaka_error *err);
/* Is what lua_pcall left an error of Lua about its own stacks? */
bool vaka_fault_is_depth(lua_State *L, int status);

/* Puts the file's name before an error of loading that names no place. */
void vaka_fault_name(const char *name, vaka_error *err);

/* sandbox.c: lua_pcall with everything around it; VAKA_RAN_…. _settle looks after the locals when
 * the outermost call has ended as `ran` says: with so many results, or with a fault in `err`. */
int vaka_sandbox_run(vaka_sandbox *sandbox, int args, int results, vaka_error *err);
int vaka_sandbox_settle(vaka_sandbox *sandbox, int ran, int results, const char *file,
                        vaka_error *err);

/* sandbox_freeze.c: freezes the value on top and pushes a list of all that it reaches. */
void vaka_freeze_all(lua_State *L);
/* Key in a metatable under which a view keeps its table. */
extern const char vaka_freeze_key;
/* False: it has a metatable that only the host can have given it; views have one. */
bool vaka_freeze_may_write(lua_State *L, int index);

/* sandbox_locals.c. _note: `names` is a list "a b c " of what is assigned to in the file whose code
 * is on top. _watch: the list of functions that a file has brought is on top. _forget: only the
 * first `count` are watched any more. _restore puts back what was reassigned: true, with the fault
 * told; `file` is the one that was being read, or NULL. */
void vaka_locals_note(lua_State *L, const char *names);
void vaka_locals_watch(lua_State *L);
void vaka_locals_forget(vaka_sandbox *sandbox, uint32_t count);
bool vaka_locals_restore(vaka_sandbox *sandbox, const char *file, vaka_error *err);

/* sandbox_meta.c: the metatable a script set, under this key of the copy in force. */
extern const char vaka_meta_key;
int vaka_meta_set(lua_State *L);
int vaka_meta_get(lua_State *L);

/* sandbox_words.c: looks through a file before Lua does: through its bytes, and if it has code
 * through its words. _note sets all of `out`, the caller's own, but the code. */
vaka_status vaka_words_file(const vaka_source *file, vaka_error *err);
vaka_status vaka_words_check(const vaka_source *file, vaka_error *err);
void vaka_words_note(const struct vaka_syntax *syntax, vaka_compiled *out);

/* sandbox_load.c: what is checked of every file; it loses a byte order mark, and what has no syntax
 * yet gets that of its own, for vaka_syntax_done in any case. */
vaka_status vaka_load_check(vaka_sandbox *sandbox, vaka_source *file, struct vaka_syntax *own,
                            vaka_error *err);

/* Libraries: each pushes a table of functions. */
void vaka_base_open(lua_State *L);
void vaka_math_open(lua_State *L);
void vaka_string_open(lua_State *L);
void vaka_table_open(lua_State *L);
void vaka_utf8_open(lua_State *L);

/* What Lua's own library has on top: puts some of it into the table below, and pops it. With a
 * function of ours, that is taken instead and calls Lua's own by _call. */
void vaka_stock_take(lua_State *L, const luaL_Reg *functions);
int vaka_stock_call(lua_State *L);

/* Functions that are listed in one file and written in another. */
int vaka_pairs(lua_State *L);
bool vaka_pairs_own(
    lua_State *L); /* of a table of the host; false, with nothing pushed: it is none */
int vaka_pairs_next(lua_State *L);
int vaka_sort(lua_State *L);
int vaka_format(lua_State *L);

/* sandbox_pattern.c and sandbox_match.c: patterns. */
int vaka_match_find(lua_State *L);
int vaka_match_match(lua_State *L);
int vaka_match_gmatch(lua_State *L);
int vaka_match_gsub(lua_State *L);
int vaka_match_next(lua_State *L);

/* Pushes what tostring says: no addresses; calls __tostring. */
const char *vaka_base_text(lua_State *L, int index, size_t *length);

/* Argument `index` as a position in a text of so many bytes: from 1, or from the end if it is
 * negative; 0 if that is before the text. */
lua_Integer vaka_string_place(lua_State *L, int index, lua_Integer normal, size_t length);

/* Raises "text too long" for a result of so many bytes; _room also burns what making it costs. */
void vaka_string_limit(lua_State *L, uint64_t length);
void vaka_string_room(lua_State *L, uint64_t length);

#endif
