/* tests/script/weak_sandbox.c - a sandbox without one of its defences.
 *
 * SPDX-License-Identifier: MIT
 *
 * The sandbox itself is the product's, as it is. The linker puts the functions here in the place of
 * those that they are named after (--wrap, see CMakeLists.txt); each does what the other does,
 * unless the defence that it belongs to is to be missing. */
#include "weak_sandbox.h"

#include "script/lua/sandbox_inside.h"
#include "script/source/syntax.h"
#include "script/source/syntax_token.h"

#include <lualib.h>
#include <stdlib.h>
#include <string.h>

enum {
    NONE,
    FUEL,        /* instructions and work in C are counted */
    ENDING,      /* no pcall goes on when a call is being ended */
    MEMORY,      /* the allocator says no */
    TEXT,        /* no text longer than VAKA_SANDBOX_TEXT */
    TIME,        /* patience for what costs more than it burns */
    DEPTH,       /* nested calls */
    ALLOWLIST,   /* only what is named */
    GLOBALS,     /* globals are locked */
    APART,       /* mods have environments of their own */
    STRINGS,     /* the metatable of texts is out of reach */
    METAMETHODS, /* setmetatable takes what is harmless */
    METATABLES,  /* getmetatable gives what is the script's own */
    PAIRS,       /* keys in order */
    SORT,        /* our sort */
    PATTERN,     /* our matcher, which counts */
    FORMAT,      /* our format */
    ADDRESSES,   /* tostring without addresses */
    FREEZE,      /* content is read-only after load */
    LOCALS,      /* file-level locals keep their values */
    BYTECODE,    /* text chunks only */
    FILES,       /* UTF-8, at most so long */
    WORDS,       /* tokens that are refused before Lua reads them */
    DATA,        /* the grammar of data files */
    REPORT,      /* a fault is told without calling the script */
    DIGITS,      /* only exact functions of numbers */
    PRICE,       /* instructions are dear where they may take long */
    DEFENCES
};

#define CAUGHT 120u /* what sandbox_base.c takes for an error that is caught */

static int missing;
static int shared_environment;  /* without APART; 0: not made yet */
static bool making_environment; /* … */
static bool opening_libraries, opening_string_library;

/* The function in the place of `name`; the other one is __real_NAME. */
#define INSTEAD(type, name, ...)                                                                   \
    type __real_##name(__VA_ARGS__);                                                               \
    type __wrap_##name(__VA_ARGS__);                                                               \
    type __wrap_##name(__VA_ARGS__)

bool weak_sandbox_without(const char *defence)
{
    static const char *const names[DEFENCES] = {
        "",          "fuel",    "ending", "memory",    "text",        "time",       "depth",
        "allowlist", "globals", "apart",  "strings",   "metamethods", "metatables", "pairs",
        "sort",      "pattern", "format", "addresses", "freeze",      "locals",     "bytecode",
        "file",      "words",   "data",   "report",    "digits",      "price"};

    missing = DEFENCES;
    while (--missing > NONE && strcmp(names[missing], defence) != 0)
        continue;
    shared_environment = 0;
    if (missing == TIME)
        vaka_sandbox_use_clock(NULL);
    return missing != NONE;
}

/* Fuel, price, ending. */

INSTEAD(void, vaka_sandbox_refuel, vaka_sandbox *sandbox, int64_t fuel)
{
    __real_vaka_sandbox_refuel(sandbox, missing == FUEL ? INT64_MAX / 2 : fuel);
}

INSTEAD(void, vaka_fuel_pass_on, lua_State *L, int status)
{
    if (missing != ENDING)
        __real_vaka_fuel_pass_on(L, status);
    else
        lua_sethook(L, NULL, 0, 0);
}

static bool goes_on(lua_State *L)
{
    return missing == ENDING && vaka_sandbox_ending(L);
}

INSTEAD(void, vaka_sandbox_burn, lua_State *L, uint32_t fuel)
{
    if (!goes_on(L) && !(missing == PRICE && fuel == CAUGHT))
        __real_vaka_sandbox_burn(L, fuel);
}

INSTEAD(void, vaka_fuel_work, lua_State *L, lua_Unsigned steps)
{
    if (!goes_on(L))
        __real_vaka_fuel_work(L, steps);
}

INSTEAD(void, vaka_weight_text, vaka_sandbox *sandbox, size_t length)
{
    if (missing != PRICE)
        __real_vaka_weight_text(sandbox, length);
}

INSTEAD(void, vaka_weight_lead, vaka_sandbox *sandbox)
{
    if (missing != PRICE)
        __real_vaka_weight_lead(sandbox);
}

INSTEAD(void, vaka_weight_zeros, vaka_sandbox *sandbox)
{
    if (missing != PRICE)
        __real_vaka_weight_zeros(sandbox);
}

INSTEAD(int, lua_getstack, lua_State *L, int level, lua_Debug *frame)
{
    return missing == DEPTH && level == VAKA_SANDBOX_DEPTH ? 0
                                                           : __real_lua_getstack(L, level, frame);
}

INSTEAD(int, vaka_fault_note, lua_State *L)
{
    int results = __real_vaka_fault_note(L);

    if (missing == REPORT)
        luaL_tolstring(L, 1, NULL);
    return results;
}

/* Memory and texts. */

INSTEAD(void *, vaka_memory_allocate, void *context, void *block, size_t old, size_t size)
{
    vaka_sandbox *sandbox = context;

    if (missing == MEMORY) {
        sandbox->used = sandbox->poured = 0;
        sandbox->starving = false;
    }
    if (missing == TEXT && !block && old == LUA_TSTRING)
        old = 0; /* it is not said to be a text */
    return __real_vaka_memory_allocate(context, block, old, size);
}

INSTEAD(void, vaka_string_limit, lua_State *L, uint64_t length)
{
    if (missing != TEXT)
        __real_vaka_string_limit(L, length);
}

INSTEAD(void, vaka_string_room, lua_State *L, uint64_t length)
{
    if (missing != TEXT)
        __real_vaka_string_room(L, length);
}

INSTEAD(const char *, vaka_sandbox_text, lua_State *L, int index, size_t *length)
{
    return missing == DIGITS ? luaL_checklstring(L, index, length)
                             : __real_vaka_sandbox_text(L, index, length);
}

INSTEAD(const char *, vaka_base_text, lua_State *L, int index, size_t *length)
{
    return missing == ADDRESSES ? luaL_tolstring(L, index, length)
                                : __real_vaka_base_text(L, index, length);
}

/* Environments and libraries. */

INSTEAD(void, lua_setfield, lua_State *L, int index, const char *key)
{
    bool writable = making_environment && (missing == GLOBALS || missing == APART);
    bool open = opening_string_library && missing == STRINGS;

    if ((writable && strcmp(key, "__newindex") == 0) || (open && strcmp(key, "__metatable") == 0))
        lua_pop(L, 1);
    else
        __real_lua_setfield(L, index, key);
}

/* Puts functions of the table on top into the one below it, and pops it. */
static void take_stock(lua_State *L, const char *names)
{
    for (; *names; names += strlen(names) + 1) {
        lua_getfield(L, -1, names);
        lua_pushstring(L, names);
        lua_insert(L, -2);
        lua_rawset(L, -4);
    }
    lua_pop(L, 1);
}

/* Adds all that Lua brings along to the table on top, unless something of that name is there. */
static void add_everything(lua_State *L)
{
    luaL_openlibs(L);
    lua_pushglobaltable(L);
    lua_pushnil(L);
    while (lua_next(L, -2)) {
        lua_pushvalue(L, -2);
        if (lua_rawget(L, -5) != LUA_TNIL) {
            lua_pop(L, 2);
            continue;
        }
        lua_pop(L, 1);
        lua_pushvalue(L, -2);
        lua_insert(L, -2);
        lua_rawset(L, -5);
    }
    lua_pop(L, 1);
}

static int stock_next(lua_State *L)
{
    lua_settop(L, 2);
    return lua_next(L, 1) ? 2 : 0;
}

static int stock_pairs(lua_State *L)
{
    luaL_checktype(L, 1, LUA_TTABLE);
    lua_settop(L, 1);
    lua_pushcfunction(L, stock_next);
    lua_insert(L, 1);
    return 2;
}

static int set_any_metatable(lua_State *L)
{
    luaL_checktype(L, 1, LUA_TTABLE);
    lua_settop(L, 2);
    if (!vaka_freeze_may_write(L, 1))
        return luaL_error(L, "this table is read-only: it cannot get another metatable");
    lua_setmetatable(L, 1);
    return 1;
}

static int get_any_metatable(lua_State *L)
{
    luaL_checkany(L, 1);
    return lua_getmetatable(L, 1);
}

INSTEAD(void, vaka_base_open, lua_State *L)
{
    lua_CFunction weaker = missing == PAIRS         ? stock_pairs
                           : missing == METAMETHODS ? set_any_metatable
                                                    : get_any_metatable;

    opening_libraries = true;
    __real_vaka_base_open(L);
    if (missing == ALLOWLIST)
        add_everything(L);
    if (missing == PAIRS || missing == METAMETHODS || missing == METATABLES) {
        lua_pushcfunction(L, weaker);
        __real_lua_setfield(L, -2,
                            missing == PAIRS         ? "pairs"
                            : missing == METAMETHODS ? "setmetatable"
                                                     : "getmetatable");
    }
}

INSTEAD(void, vaka_math_open, lua_State *L)
{
    if (missing == ALLOWLIST || missing == DIGITS)
        luaopen_math(L);
    else
        __real_vaka_math_open(L);
}

INSTEAD(void, vaka_string_open, lua_State *L)
{
    luaopen_string(L); /* and sets the metatable of texts */
    if (missing == ALLOWLIST)
        return;
    opening_string_library = true;
    __real_vaka_string_open(L);
    opening_string_library = false;
    vaka_sandbox_inside(L, -1);
    lua_pushvalue(L, -3);
    take_stock(L, missing == PATTERN  ? "find\0gmatch\0gsub\0match\0"
                  : missing == FORMAT ? "format\0"
                                      : "");
    lua_pop(L, 1);
    lua_remove(L, -2);
}

INSTEAD(void, vaka_table_open, lua_State *L)
{
    __real_vaka_table_open(L);
    luaopen_table(L);
    take_stock(L, missing == SORT ? "sort\0" : "");
}

INSTEAD(void, vaka_utf8_open, lua_State *L)
{
    if (missing == ALLOWLIST)
        luaopen_utf8(L);
    else
        __real_vaka_utf8_open(L);
}

/* What is frozen. */

INSTEAD(int, vaka_sandbox_environment, vaka_sandbox *sandbox, const char *mod)
{
    if (missing == APART && shared_environment)
        return shared_environment;
    opening_libraries = false;
    making_environment = true;
    shared_environment = __real_vaka_sandbox_environment(sandbox, mod);
    making_environment = false;
    return shared_environment;
}

static bool is_string_library(lua_State *L)
{
    if (!lua_istable(L, -1))
        return false;
    lua_pushliteral(L, "gmatch");
    bool is = lua_rawget(L, -2) != LUA_TNIL;

    lua_pop(L, 1);
    return is;
}

INSTEAD(void, vaka_sandbox_freeze, lua_State *L)
{
    if (missing != FREEZE && !(missing == ALLOWLIST && opening_libraries) &&
        !(missing == STRINGS && is_string_library(L)))
        __real_vaka_sandbox_freeze(L);
}

/* Lua's own libraries do not complain about what is not in them: something else is made to. */
INSTEAD(void, vaka_sandbox_inside, lua_State *L, int index)
{
    if (missing == ALLOWLIST && opening_libraries)
        lua_newtable(L);
    else
        __real_vaka_sandbox_inside(L, index);
}

/* Lists what the value on top leads to in the table at `list`, and pops it. */
static void list_all(lua_State *L, int list)
{
    int value = lua_gettop(L);
    bool table = lua_istable(L, value);

    luaL_checkstack(L, LUA_MINSTACK, NULL);
    lua_pushvalue(L, value);
    if ((table || (lua_isfunction(L, value) && !lua_iscfunction(L, value))) &&
        lua_rawget(L, list) == LUA_TNIL) {
        lua_pushvalue(L, value);
        lua_rawseti(L, list, (lua_Integer)lua_rawlen(L, list) + 1);
        lua_pushvalue(L, value);
        lua_pushboolean(L, 1);
        lua_rawset(L, list);
        for (int i = 1; !table && lua_getupvalue(L, value, i); i++)
            list_all(L, list);
        if (table && lua_getmetatable(L, value))
            list_all(L, list);
        for (lua_pushnil(L); table && lua_next(L, value);) {
            list_all(L, list);
            lua_pushvalue(L, -1);
            list_all(L, list);
        }
    }
    lua_settop(L, value - 1);
}

INSTEAD(void, vaka_freeze_all, lua_State *L)
{
    if (missing != FREEZE) {
        __real_vaka_freeze_all(L);
        return;
    }
    lua_newtable(L);
    lua_pushvalue(L, -2);
    list_all(L, lua_gettop(L) - 1);
}

INSTEAD(void, vaka_locals_watch, lua_State *L)
{
    if (missing != LOCALS)
        __real_vaka_locals_watch(L);
}

/* Files. */

INSTEAD(vaka_status, vaka_words_file, const vaka_source *file, vaka_error *err)
{
    return missing == FILES || missing == BYTECODE ? VAKA_OK : __real_vaka_words_file(file, err);
}

INSTEAD(vaka_status, vaka_words_check, const vaka_source *file, vaka_error *err)
{
    return missing == WORDS ? VAKA_OK : __real_vaka_words_check(file, err);
}

INSTEAD(void, vaka_words_note, const vaka_syntax *syntax, vaka_compiled *out)
{
    __real_vaka_words_note(syntax, out);
    if (missing != APART)
        return;
    free(out->assigned); /* a global among them: it runs in what may be written to */
    out->assigned = vaka_xcopy("pairs ");
}

INSTEAD(bool, vaka_syntax_read, vaka_syntax *syntax, const char *text, size_t size)
{
    if (missing != BYTECODE || size == 0 || text[0] != LUA_SIGNATURE[0])
        return __real_vaka_syntax_read(syntax, text, size);
    *syntax = (vaka_syntax){.text = text, .tokens = vaka_xnew(sizeof *syntax->tokens)};
    return true;
}

INSTEAD(int, luaL_loadbufferx, lua_State *L, const char *text, size_t size, const char *name,
        const char *mode)
{
    return __real_luaL_loadbufferx(L, text, size, name, missing == BYTECODE ? "bt" : mode);
}

INSTEAD(vaka_status, vaka_sandbox_load_data, vaka_sandbox *sandbox, const vaka_source *source,
        vaka_error *err)
{
    if (missing != DATA)
        return __real_vaka_sandbox_load_data(sandbox, source, err);
    return vaka_sandbox_load(sandbox, vaka_sandbox_environment(sandbox, "data"), source->name,
                             source->text, source->size, err);
}
